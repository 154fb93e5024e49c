"""Hands the keyboard that a pane is given on to the part of it that uses the keys.

Qt's own focus proxy does the same, but makes the pane a stop for Tab as well: from it Tab leads to the proxy, past all
that stands before it, and round and round within the pane.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget


class Lead(QObject):
    """Belongs to one pane; ``part`` is where its keyboard goes."""

    def __init__(self, pane: QWidget, part: QWidget) -> None:
        super().__init__(pane)
        self.part = part
        pane.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the keyboard on, with how it came."""
        if isinstance(event, QFocusEvent) and event.gotFocus():
            self.part.setFocus(event.reason())
        return super().eventFilter(watched, event)


def lead(pane: QWidget, part: QWidget) -> None:
    """From now on ``pane.setFocus()`` gives the keyboard to ``part``; for Tab the pane is no stop."""
    found = pane.findChild(Lead, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if isinstance(found, Lead):
        found.part = part
    else:
        Lead(pane, part)
    if pane.hasFocus():
        part.setFocus()
