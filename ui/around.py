"""What the window offers around the memories: other vaults, the sample and its tour, presenting, tags everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from core.domain import Memory
from core.library import ManyReport
from ui import text, text_library
from ui import text_around as words
from ui.desk import Desk
from ui.frame import Frame
from ui.menus import Menus
from ui.presenting import Presenting
from ui.safe import ask
from ui.tour import Tour
from ui.vault_doors import VaultDoors
from ui.vaults import Vaults


class Host(Protocol):
    """What these need of the window."""

    def say(self, words: str, operation: int | None = None) -> None:
        """Show a sentence in the bar, with Undo for that operation."""

    def do(self, name: str) -> None:
        """Do an action of the table."""

    def open_memory(self, memory: str) -> None:
        """Show a memory in the detail."""


class Around(QObject):
    """The actions by id; ``do`` runs one of them. ``again``: the sample is to be started anew once it is closed."""

    def __init__(
        self,
        window: QMainWindow,
        host: Host,
        frame: Frame,
        desk: Desk,
        menus: Menus,
        *,
        sample: bool,
        doors: VaultDoors | None,
    ) -> None:
        super().__init__(window)
        self._window, self._host, self._frame, self._desk, self._doors = window, host, frame, desk, doors
        self.again = False
        self.vaults = Vaults(window, host, desk, menus, doors)
        naming = frame.search.first_start.naming
        naming.given.connect(lambda typed: self.vaults.name(typed, naming))
        self.tour = Tour(host, window, frame, desk, menus)
        self.presenting = Presenting(window, frame, self._said)
        frame.sample.setVisible(sample)
        frame.sample.offer("own_vault", doors is not None and doors.own is not None)
        frame.sample.asked.connect(host.do)
        self._table: dict[str, Callable[[], None]] = {
            "copy": lambda: self._copy(lambda memory: memory.text),
            "copy_markdown": lambda: self._copy(words.as_markdown),
            "tour": self.tour.begin,
            "present": self.presenting.turn,
            "reset_sample": self._ask_reset,
            "own_vault": self._start_own,
            "retag": self._begin_retag,
        }

    def do(self, name: str) -> bool:
        """Do an action; False when it is not one of these."""
        act = self._table.get(name)
        if act is None:
            return self.vaults.do(name)
        act()
        return True

    def escape(self) -> bool:
        """Esc ends the tour, else presenting; False when neither is on."""
        if self.tour.card is not None:
            self.tour.end()
        elif self.presenting.on:
            self.presenting.turn()
        else:
            return False
        return True

    def _copy(self, written: Callable[[Memory], str]) -> None:
        detail = self._frame.detail.detail
        if detail is not None:
            QGuiApplication.clipboard().setText(written(detail.memory))
            self._host.say(text.COPIED)

    def _said(self, sentence: str) -> None:
        self._host.say(sentence)

    def _ask_reset(self) -> None:
        ask(self._window, words.RESET_TITLE, words.RESET_ASK, words.RESET, self._reset)

    def _reset(self) -> None:
        self.again = True
        self._window.close()

    def _start_own(self) -> None:
        if self._doors is not None and self._doors.own is not None:
            self._doors.own()
            self._window.close()

    def _begin_retag(self) -> None:
        self._desk.spawn(self._retag())

    @property
    def start_again(self) -> Callable[[], None] | None:
        """Closes this window and opens it anew, for what counts from the next start on; None where that cannot be."""
        return self._start_again if self._doors is not None and self._doors.again is not None else None

    def _start_again(self) -> None:
        if self._doors is not None and self._doors.again is not None:
            self._doors.again()
            self._window.close()

    async def _retag(self) -> None:
        from ui.dialogs.retag_dialog import RetagDialog

        shelves = await self._desk.read(lambda vault: vault.shelves())
        if not shelves.tags:
            self._host.say(f"{words.NO_TAGS} {words.NO_TAGS_HINT}")
            return
        dialog = RetagDialog(self._desk, shelves.tags, self._window)
        dialog.wrote.connect(self._retagged)
        dialog.open()

    def _retagged(self, report: object) -> None:
        if isinstance(report, ManyReport):
            self._host.say(text_library.many_words("tag", report), report.operation)
