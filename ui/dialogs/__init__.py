"""The windows that ask for something: a wording, a date, a file.

A dialog is given the desk, never blocks (``open()``), runs its one change through the desk and sends
the receipt or report by ``wrote``; it never touches other panes. Start with ``frame.py``, then
``write_dialog.py``.
"""
