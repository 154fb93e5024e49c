"""The windows that ask for something: a wording, a date, a file.

A dialog collects values and hands them on by a signal; it writes nothing itself and never blocks.
Start with ``write_dialog.py``.
"""
