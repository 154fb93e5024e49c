"""The tooltip of one part of a painted widget: whatever sentence belongs to the place under the pointer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QWidget

from ui.safe import show_tooltip


def tells(event: QEvent, widget: QWidget, sentence: Callable[[QPointF], str]) -> bool:
    """Whether an event asked for a tooltip; if so it is answered, an empty sentence by nothing."""
    if not isinstance(event, QHelpEvent) or event.type() != QEvent.Type.ToolTip:
        return False
    told = sentence(QPointF(event.pos()))
    if told:
        show_tooltip(event.globalPos(), told, widget)
    return True
