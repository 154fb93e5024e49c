"""The tour: five stops, each on a real control of the window; skipped at any time, taken again from the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtWidgets import QMainWindow, QWidget

from core.answers import ListRequest
from ui import text_around as words
from ui.desk import Desk
from ui.frame import Frame
from ui.menus import Menus
from ui.tables.shelves import Shelf
from ui.widgets.tour_card import Follower, Ring, TourCard

if TYPE_CHECKING:
    from core.vault import Vault

LOOKED_AT = 200
"""Memories among which one with a past is looked for: the newest page or two."""


class Host(Protocol):
    """What the tour needs of the window."""

    def do(self, name: str) -> None:
        """Do an action of the table."""

    def open_memory(self, memory: str) -> None:
        """Show a memory in the detail."""


def changed_often(vault: Vault) -> str:
    """Of the newest memories the one with most wordings; "" in an empty vault."""
    listed = vault.list(ListRequest(limit=LOOKED_AT)).memories
    return max(listed, key=lambda memory: memory.versions).id if listed else ""


class Tour(QObject):
    """``begin`` shows the first stop."""

    def __init__(self, host: Host, window: QMainWindow, frame: Frame, desk: Desk, menus: Menus) -> None:
        super().__init__(window)
        self._window, self._frame, self._desk, self._menus = window, frame, desk, menus
        self._host = host
        self.at = 0
        self.card: TourCard | None = None
        self._ring: Ring | None = None
        self._follower = Follower(self)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._place)
        self._follower.moved.connect(self._soon.start)

    def begin(self) -> None:
        """Show the first stop."""
        self.end()
        self._host.do("memories")
        self._ring, self.card = Ring(self._window), TourCard(self._window)
        self.card.turned.connect(self._turn)
        self.card.ended.connect(self.end)
        self._window.installEventFilter(self._follower)
        self._ring.show()
        self.card.show()
        self._show(0)

    def end(self) -> None:
        """Take card and ring away; the keys go back to where a search begins."""
        if self.card is None or self._ring is None:
            return
        self._window.removeEventFilter(self._follower)
        self._soon.stop()
        for part in (self._ring, self.card):
            part.hide()
            part.deleteLater()
        self._ring = self.card = None
        self._frame.box.setFocus()

    def _turn(self, step: int) -> None:
        if self.at + step >= len(words.TOUR):
            self.end()
        else:
            self._show(max(0, self.at + step))

    def _show(self, at: int) -> None:
        if self.card is None:
            return
        self.at = at
        name, heading, said = words.TOUR[at]
        self._prepare(name)
        self.card.show_stop(at + 1, len(words.TOUR), heading, said)
        self.card.after.setFocus()
        self._place()
        self._soon.start()  # what a stop opens is laid out in the next turn

    def _prepare(self, name: str) -> None:
        """Open what a stop is about."""
        self._frame.show_detail(name == "timeline")
        if name == "timeline":
            self._desk.spawn(self._show_a_past())
        if name in ("contradictions", "waiting") and not self._frame.library.isVisible():
            self._frame.set_sidebar(True)

    async def _show_a_past(self) -> None:
        """Show a memory that has a past to look at, if there is one."""
        detail = self._frame.detail
        found = await self._desk.read(changed_often)
        if self.card is not None and found:
            self._host.open_memory(found)
            detail.tabs.setCurrentWidget(detail.timeline)
            self.card.after.setFocus()
            self._soon.start()

    def _place(self) -> None:
        if self.card is None or self._ring is None:
            return
        room = self._window.rect()
        around = self.around(words.TOUR[self.at][0]).intersected(room)
        self._ring.setGeometry(room)
        self._ring.around = around
        self._ring.raise_()
        self._ring.update()
        self.card.stand_by(around, room)
        self.card.raise_()

    def around(self, name: str) -> QRect:
        """Where the control of a stop is in the window; empty when it is not to be seen."""
        frame = self._frame
        match name:
            case "search":
                return self._rect(frame.box, frame.box.rect())
            case "timeline":
                return self._rect(frame.detail.tabs, frame.detail.tabs.rect())
            case "contradictions" | "waiting":
                return self._shelf(name)
            case _:
                bar = self._window.menuBar()
                return self._rect(bar, bar.actionGeometry(self._menus.menu_of(name).menuAction()))

    def _shelf(self, name: str) -> QRect:
        view = self._frame.library.view
        model = view.model()
        for row in range(model.rowCount()):
            index = model.index(row, 0)
            entry = view.entry_at(index)
            if isinstance(entry, Shelf) and entry.action == name:
                view.scrollTo(index)
                return self._rect(view.viewport(), view.visualRect(index))
        return QRect()

    def _rect(self, widget: QWidget, part: QRect) -> QRect:
        if not widget.isVisible():
            return QRect()
        shown = QRect(widget.mapTo(self._window, part.topLeft()), part.size())
        around = widget.parentWidget()
        while around is not None and around is not self._window:  # what is scrolled out of sight is not shown
            shown &= QRect(around.mapTo(self._window, around.rect().topLeft()), around.size())
            around = around.parentWidget()
        return shown
