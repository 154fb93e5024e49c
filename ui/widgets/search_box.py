"""The search box: a line with a magnifier, from which ↓ steps into the list and Esc clears."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from ui import text
from ui.icons import icon
from ui.theme import appearance, tokens

LONGEST = 2_000
"""Signs that can be typed: far more than any question, and a bound on the search's work."""


class SearchBox(QLineEdit):
    """``stepped_down`` on ↓ or Enter."""

    stepped_down = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "search")
        self.setPlaceholderText(text.SEARCH_HINT)
        self.setAccessibleName("Search your memories")
        self.setClearButtonEnabled(True)
        self.setMaxLength(LONGEST)
        self._glass = QAction(self)
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        for button, name in zip(self.findChildren(QToolButton), ("Clear the search", "Search"), strict=False):
            button.setAccessibleName(name)
        appearance().changed.connect(self._restyle)
        self._restyle()

    def mark_past(self, past: bool) -> None:
        """Tint the box while another date is looked at."""
        self.setProperty("past", past)
        self.style().unpolish(self)
        self.style().polish(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """↓ and Enter go into the list; Esc empties the box."""
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.stepped_down.emit()
            case Qt.Key.Key_Escape:
                self.clear()
            case _:
                super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Leave Undo and Redo to the vault when there is no typing to take back."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            if undo or redo:
                event.ignore()
                return False
        return super().event(event)

    def _restyle(self) -> None:
        self._glass.setIcon(icon("search", tokens().muted))
