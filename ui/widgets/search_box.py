"""The search box: a line with a magnifier, from which ↓ steps into the list and Esc clears."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from ui import text, text_library
from ui.safe import one_line
from ui.translation import tr
from ui.widgets.search_line import SearchLine

LONGEST = 2_000
"""Signs that can be typed: far more than any question, and a bound on the search's work."""


RECENT = 12  # searches that the empty box offers; as many as are taken in at a glance


class SearchBox(SearchLine):
    """``stepped_down`` on ↓ or Enter; ↓ in the empty box offers what was searched for last.

    ``forgot``: the person wants these searches forgotten.
    """

    stepped_down = Signal()
    forgot = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "search")
        self.setPlaceholderText(text.SEARCH_HINT)
        self.setAccessibleName(tr("Search your memories"))
        self.setMaxLength(LONGEST)
        self.recent: list[str] = []

    def mark_past(self, past: bool) -> None:
        """Tint the box while another date is looked at."""
        self.setProperty("past", past)
        self.style().unpolish(self)
        self.style().polish(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """↓ and Enter go into the list; Esc empties the box."""
        match event.key():
            case Qt.Key.Key_Down if self.recent and not self.text():
                self.offer_recent()
            case Qt.Key.Key_Down | Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.stepped_down.emit()
            case Qt.Key.Key_Escape if self.text():
                self.clear()
            case _:
                super().keyPressEvent(event)

    def note(self, query: str) -> bool:
        """Put a search at the head of the recent ones; whether it was not there already."""
        if self.recent[:1] == [query]:
            return False
        self.recent = [query, *(one for one in self.recent if one != query)][:RECENT]
        return True

    def offer_recent(self) -> None:
        """Open the menu of recent searches below the box."""
        menu = QMenu(self)
        menu.setAccessibleName(text_library.RECENT_SEARCHES)
        menu.aboutToHide.connect(menu.deleteLater)
        for query in self.recent:
            entry = menu.addAction(one_line(query, 80).replace("&", "&&"))
            entry.triggered.connect(lambda _on=False, query=query: self.setText(query))
        menu.addSeparator()
        menu.addAction(text_library.FORGET_SEARCHES).triggered.connect(self._forget)
        menu.setMinimumWidth(self.width())
        menu.popup(self.mapToGlobal(self.rect().bottomLeft()))
        menu.setActiveAction(menu.actions()[0])

    def _forget(self, _on: bool = False) -> None:
        self.recent = []
        self.forgot.emit()

    def event(self, event: QEvent) -> bool:
        """Leave Undo and Redo to the vault when there is no typing to take back, and Ctrl+E to the export always.

        On some desktops Ctrl+E is a second key for the end of the line, and the window's shortcut would never arrive.
        """
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
            redo = event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable()
            export = event.key() == Qt.Key.Key_E and event.modifiers() == Qt.KeyboardModifier.ControlModifier
            if undo or redo or export:
                event.ignore()
                return False
        return super().event(event)
