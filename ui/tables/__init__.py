"""The virtual list: a model of ids and pages, and the delegate that paints its rows.

A model here never asks the vault itself; it reports which pages it lacks and is given them. Start
with ``rows.py``, the values a row shows.
"""
