"""Measurements through the real engine: quality on labelled cases, speed against floors, survival of kills.

Nothing here is needed to use the program, and no figure is written down
without being measured in the same run. Start with ``locomo.py``; ``speed.py``
and ``crash.py`` follow the same shape: ``run`` takes a file of cases and
gives ``{"set", "n", "metrics"}``.
"""
