"""The rooms of the window beside its list: made when first entered, connected to the window's bar and detail."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from ui.deeds import raised
from ui.desk import Desk
from ui.frame import Frame
from ui.idle_sweep import SETTING as IDLE
from ui.sweep_run import sweep_now
from ui.text_detectors import WHILE_IDLE
from ui.text_sweep import swept_words

if TYPE_CHECKING:
    from ui.panes.contradiction_pane import ContradictionPane

SEEN, LETTERS = "contradictions_seen", "single_keys"
"""The names under which it is kept when the room was last left, and whether single keys answer."""


class Host(Protocol):
    """What a room needs of the window."""

    def say(self, words: str, operation: int | None = None) -> None:
        """Show a sentence in the bar, with Undo for that operation."""

    def open_memory(self, memory: str) -> None:
        """Show a memory in the detail."""

    def do(self, name: str) -> None:
        """Do an action of the table."""


class Rooms(QObject):
    """``entered`` says that another part of the window is on show."""

    entered = Signal()

    def __init__(
        self,
        host: Host,
        frame: Frame,
        desk: Desk,
        undo: Callable[[int], None],
        recall: Callable[[str], str | None],
        remember: Callable[[str, str], None],
    ) -> None:
        super().__init__(frame)
        self._host, self._frame, self._desk, self._undo = host, frame, desk, undo
        self._recall, self._remember = recall, remember
        self.contradictions: ContradictionPane | None = None
        self.looking = False

    @property
    def open(self) -> bool:
        """Whether a room is on show instead of the list and the detail."""
        return self._frame.pages.currentIndex() > 0

    def do(self, name: str) -> bool:
        """Do an action that enters or leaves a room; False when it is not one of these."""
        match name:
            case "contradictions":
                self.enter_contradictions()
            case "memories":
                self.leave()
            case "detectors":
                self._settings()
            case "sweep":
                self._desk.spawn(self._look())
            case _:
                return False
        return True

    def enter_contradictions(self, wanted: str = "") -> None:
        """Show the contradictions, with this one chosen if it is named."""
        pane = self.contradictions or self._made()
        self._frame.show_room(pane)
        pane.look_for(wanted)
        pane.setFocus()
        self.entered.emit()

    def leave(self) -> None:
        """Back to the list and the detail."""
        if self.open:
            self._frame.show_room(None)
            self._remember(SEEN, datetime.now(UTC).isoformat(timespec="seconds"))
            self._frame.search.list.setFocus()
            self.entered.emit()

    def use_letters(self, on: bool) -> None:
        """Answer to single keys in the rooms, or only to buttons."""
        if self.contradictions is not None:
            self.contradictions.use_letters(on)

    def _made(self) -> ContradictionPane:
        from ui.panes.contradiction_pane import ContradictionPane

        pane = ContradictionPane(
            self._desk, self._frame, letters=self._recall(LETTERS) != "off", seen_until=_instant(self._recall(SEEN))
        )
        pane.said.connect(self._host.say)
        pane.failed.connect(self._frame.notice.tell)
        pane.opened.connect(self._open_memory)
        pane.asked.connect(self._host.do)
        pane.undone.connect(self._undo)
        self.contradictions = pane
        return pane

    def _settings(self) -> None:
        from ui.dialogs.detectors_dialog import DetectorsDialog, Switch

        idle = Switch(WHILE_IDLE, self._recall(IDLE) != "off", lambda on: self._remember(IDLE, "on" if on else "off"))
        if not raised(self._frame.window(), DetectorsDialog):
            dialog = DetectorsDialog(self._desk, (idle,), self._frame.window(), writable=not self._desk.read_only)
            dialog.show()

    async def _look(self) -> None:
        """Look through the vault once; the status line shows how far, and stops it."""
        if self.looking:
            return
        self.looking = True
        try:
            report = await sweep_now(self._desk)
        finally:
            self.looking = False
        self._host.say(swept_words(report))

    def _open_memory(self, memory: str) -> None:
        self.leave()
        self._host.open_memory(memory)


def _instant(kept: str | None) -> datetime | None:
    try:
        return datetime.fromisoformat(kept) if kept else None
    except ValueError:
        return None
