"""Connects the library's sidebar with the list and the search box: shelves, saved searches, what is remembered."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QByteArray, QObject, Signal

from core.domain import Receipt
from core.library import Grouping, Order, SavedSearch, Shelves, Within
from ui import text_library
from ui.arrangement import Arrangement
from ui.desk import Desk
from ui.frame import Frame
from ui.told import told


class Host(Protocol):
    """What the library needs of the window."""

    def say(self, words: str, operation: int | None = None) -> None:
        """Show a sentence in the bar, with Undo for that operation."""

    def do(self, name: str) -> None:
        """Do an action of the table."""


class Shelving(QObject):
    """``moved`` says that another shelf was chosen, so that a room is to be left."""

    moved = Signal()

    def __init__(self, host: Host, frame: Frame, desk: Desk, arrangement: Arrangement) -> None:
        super().__init__(frame)
        self._host, self._frame, self._desk, self._kept = host, frame, desk, arrangement
        self.room = ""
        library, search = frame.library, frame.search
        library.narrowed.connect(self.narrow)
        library.opened.connect(self.open_saved)
        library.asked.connect(host.do)
        library.saved_asked.connect(self._saved_asked)
        library.counted.connect(self._counted)
        library.folded.connect(self._keep_folds)
        library.left.connect(search.list.setFocus)
        search.turned.connect(self._turned)
        frame.box.stepped_down.connect(self._keep_search)
        search.list.clicked.connect(lambda _index: self._keep_search())
        frame.box.forgot.connect(lambda: desk.spawn(desk.quietly(lambda vault: vault.forget_searches())))
        search.bar.ordered.connect(self._keep_order)

    def arrange(self, vault: str) -> None:
        """Arrange the window as it was for this vault."""
        kept = self._kept
        kept.open(vault)
        self._frame.search.arrange(_order(kept.value("order")), _grouping(kept.value("grouping")))
        self._frame.library.fold({name for name in kept.value("folded").split(",") if name})
        self._frame.keep_sidebar(kept.value("sidebar") != "off")
        for name, split in (("widths", self._frame.outer), ("split", self._frame.split)):
            if kept.value(name):
                split.restoreState(QByteArray.fromBase64(kept.value(name).encode("ascii", "ignore")))

    async def count(self) -> None:
        """Count the shelves, and offer what was searched for last."""
        await self._frame.library.refresh()
        self._frame.box.recent = list(await self._desk.read(lambda vault: vault.recent_searches()))

    def put_away(self) -> None:
        """Keep how the width is shared."""
        for name, split in (("widths", self._frame.outer), ("split", self._frame.split)):
            self._kept.keep(name, bytes(split.saveState().toBase64().data()).decode("ascii"))

    def do(self, name: str) -> bool:
        """Do an action of the library; False when it is not one of these."""
        match name:
            case "sidebar":
                shown = not self._frame.library.isVisible()
                self.show_sidebar(shown)
                if shown:
                    self._frame.library.setFocus()
            case "save_search":
                self._name(SavedSearch("", ""))
            case "select_all":
                self._frame.search.list.setFocus()
                self._frame.search.list.selectAll()
            case _:
                return False
        return True

    def show_sidebar(self, shown: bool) -> None:
        """Show the library or not, and keep that for this vault."""
        self._frame.set_sidebar(shown)
        self._kept.keep("sidebar", "on" if shown else "off")

    # -- choosing

    def narrow(self, within: Within) -> None:
        """Show a part of the library."""
        self._leave()
        self._frame.search.narrow(within)
        self._mark()

    def open_saved(self, saved: SavedSearch) -> None:
        """Show what a saved search finds now."""
        self._leave()
        box = self._frame.box
        box.blockSignals(True)
        box.setText(saved.query)
        box.blockSignals(False)
        self._frame.search.open_saved(saved)
        self._mark()

    def _leave(self) -> None:
        self.moved.emit()
        self._frame.show_detail(False)

    def show_room(self, room: str) -> None:
        """Mark the room that is on show; "" = the list."""
        self.room = room
        self._mark()

    def _turned(self) -> None:
        self._mark()

    def _mark(self) -> None:
        shown = self._frame.search.shown
        self._frame.library.mark(shown.within, shown.query, self.room)

    def _counted(self, shelves: Shelves) -> None:
        self._frame.count_contradictions(shelves.contradictions)
        if not self._frame.search.isVisible():
            self._frame.count_memories(shelves.every)

    # -- saved searches

    def _saved_asked(self, name: str, saved: SavedSearch) -> None:
        match name:
            case "rename":
                self._name(saved)
            case "update":
                self._desk.spawn(self._save(self._present(saved.id, saved.name)))
            case "remove":
                self._desk.spawn(self._remove(saved))

    def _present(self, id: str, name: str) -> SavedSearch:
        """What is shown now, under a name."""
        shown = self._frame.search.shown
        return SavedSearch(id, name, shown.query, shown.within, shown.order, shown.grouping)

    def _name(self, saved: SavedSearch) -> None:
        from ui.dialogs.name_dialog import NameDialog

        shown = self._frame.search.shown
        search = saved if saved.id else self._present("", text_library.suggested_name(shown.query, shown.within))
        dialog = NameDialog(self._desk, search, self._frame.window())
        dialog.wrote.connect(self._wrote)
        dialog.open()

    async def _save(self, search: SavedSearch) -> None:
        self._wrote(await self._desk.change(lambda vault: vault.save_search(search)))

    async def _remove(self, saved: SavedSearch) -> None:
        self._wrote(await self._desk.change(lambda vault: vault.remove_search(saved.id)))

    def _wrote(self, receipt: object) -> None:
        if isinstance(receipt, Receipt):
            self._host.say(told(receipt.reason), receipt.operation)

    # -- what is remembered

    def _keep_search(self) -> None:
        """Who goes on to a row has found something: keep what was searched for."""
        query = self._frame.search.query
        if query and self._frame.box.note(query):
            self._desk.spawn(self._desk.quietly(lambda vault: vault.note_search(query)))

    def _keep_order(self) -> None:
        bar = self._frame.search.bar
        self._kept.keep("order", bar.order.value)
        self._kept.keep("grouping", bar.grouping.value)

    def _keep_folds(self) -> None:
        self._kept.keep("folded", ",".join(sorted(self._frame.library.folds.folded)))


def _order(kept: str) -> Order:
    return Order(kept) if kept in set(Order) else Order.LEARNED


def _grouping(kept: str) -> Grouping:
    return Grouping(kept) if kept in set(Grouping) else Grouping.NONE
