"""The sidebar: the parts of the library with their numbers, the review rooms, saved searches, tags, sources, people.

It follows every change of the vault. Choosing a shelf is told to the window,
which narrows the list or opens a room; the open one is marked.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QFrame, QMenu, QVBoxLayout, QWidget

from core.library import SavedSearch, Shelves, Within
from ui import text_library
from ui.desk import Desk
from ui.reading_anew import ReadingAnew
from ui.tables.shelf_view import ShelfView
from ui.tables.shelves import Folds, More, Shelf, ShelfModel, entries_of, fitting, key_of, long
from ui.widgets.lead import lead
from ui.widgets.search_line import SearchLine

SETTLE_MS = 80
"""Pause after a change before the shelves are counted: a run of changes costs one counting."""


class LibraryPane(QFrame):
    """``narrowed`` carries a ``Within``, ``opened`` a ``SavedSearch``, ``asked`` the id of an action.

    ``saved_asked`` carries what to do with a saved search (rename, update, remove) and the search. ``counted``
    carries the ``Shelves``; ``folded`` says that sections were folded or unfolded; ``left`` goes back to the list.
    """

    narrowed = Signal(object)
    opened = Signal(object)
    asked = Signal(str)
    saved_asked = Signal(str, object)
    counted = Signal(object)
    folded = Signal()
    left = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "side")
        self.setAccessibleName(text_library.SIDEBAR_NAME)
        self._desk = desk
        self._turn = 0
        self.folds = Folds()
        self.shelves: Shelves | None = None
        self._within, self._query, self._room = Within(), "", ""
        self.view = ShelfView(ShelfModel(self), self)
        self.view.setAccessibleName(text_library.SIDEBAR_NAME)
        lead(self, self.view)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(5, 6, 5, 6)
        self.filter = SearchLine(self)
        self.filter.setPlaceholderText(text_library.FIND_SHELF)
        self.filter.setAccessibleName(text_library.FIND_SHELF_NAME)
        self.filter.textChanged.connect(lambda _typed: self._show())
        self.filter.returnPressed.connect(self.view.setFocus)
        self.filter.hide()
        layout.addWidget(self.filter)
        layout.addWidget(self.view)
        self.view.taken.connect(self._take)
        self.view.folding.connect(self._fold)
        self.view.asked_about.connect(self._offer)
        self.view.removing.connect(lambda shelf: self.saved_asked.emit("remove", shelf.saved))
        self.view.left.connect(self.left)
        self._soon = ReadingAnew(desk, self, self.refresh, SETTLE_MS, unseen=True)  # others show its numbers, too

    async def refresh(self) -> None:
        """Count everything anew."""
        self._turn += 1
        mine = self._turn
        shelves = await self._desk.read(lambda vault: vault.shelves())
        if mine == self._turn:
            self.shelves = shelves
            self._show()
            self.counted.emit(shelves)

    def _show(self) -> None:
        if self.shelves is not None:
            typed = self.filter.text().strip()
            self.filter.setVisible(long(self.shelves) or bool(typed))
            self.view.show_rows(fitting(self.shelves, typed) if typed else entries_of(self.shelves, self.folds))
            self._mark()

    def mark(self, within: Within, query: str, room: str) -> None:
        """Mark the shelf that shows what is on show: a room by its action's id, else a part of the list."""
        self._within, self._query, self._room = within, query, room
        self._mark()

    def _mark(self) -> None:
        saved = self.shelves.saved if self.shelves is not None else ()
        self.view.mark(("room", self._room) if self._room else key_of(self._within, self._query, saved))

    def saved_shown(self) -> SavedSearch | None:
        """The saved search that is open, if one is."""
        part, name = self.view.chosen
        saved = self.shelves.saved if self.shelves is not None and part == "saved" else ()
        return next((one for one in saved if one.id == name), None)

    def _take(self, entry: object) -> None:
        match entry:
            case More(key=(_, name)):
                self.folds.whole ^= {name}
                self._show()
            case Shelf(saved=SavedSearch() as saved):
                self.opened.emit(saved)
            case Shelf(within=Within() as within):
                self.narrowed.emit(within)
            case Shelf(action=action):
                self.asked.emit(action)
            case _:
                pass

    def _fold(self, name: str, fold: bool) -> None:
        (self.folds.folded.add if fold else self.folds.folded.discard)(name)
        self._show()
        self.folded.emit()

    def fold(self, names: set[str]) -> None:
        """Fold these sections and no others."""
        self.folds.folded = set(names)
        self._show()

    def _offer(self, shelf: Shelf, at: QPoint) -> None:
        saved = shelf.saved
        if saved is None:
            return
        menu = QMenu(self)
        menu.setAccessibleName(saved.name)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.addAction(text_library.OPEN_IT).triggered.connect(lambda: self.opened.emit(saved))
        for name, words in (
            ("rename", text_library.RENAME),
            ("update", text_library.UPDATE),
            ("remove", text_library.REMOVE),
        ):
            entry = menu.addAction(words)
            entry.setEnabled(not self._desk.read_only)
            entry.triggered.connect(lambda _on=False, name=name: self.saved_asked.emit(name, saved))
        menu.popup(at)
