"""A form with a part of the window to itself.

A form that lies as a layout within another one is taken away twice when a
whole dialog goes at once (Qt for Python 6.11), and the program with it.
"""

from __future__ import annotations

from PySide6.QtWidgets import QFormLayout, QWidget


def form_in(parent: QWidget) -> tuple[QWidget, QFormLayout]:
    """A part of the window that goes into a layout, and the form without margins that it holds."""
    fields = QWidget(parent)
    form = QFormLayout(fields)
    form.setContentsMargins(0, 0, 0, 0)
    return fields, form
