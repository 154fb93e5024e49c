"""The review of the window beside its list: made when first entered, connected to the window's bar and detail."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from core.domain import Showing
from core.library import SavedSearch, Within
from ui.deeds import raised
from ui.desk import Desk
from ui.frame import Frame
from ui.idle_sweep import SETTING as IDLE
from ui.letters import SETTING as KEYS
from ui.letters import Letters, letters_from
from ui.pictures import Pictures
from ui.sweep_run import sweep_now
from ui.text_detectors import WHILE_IDLE
from ui.text_review import KEYS_SAVED, NO_TRAY, TRAY_LABEL, USE_LABEL, USE_LINE
from ui.text_sweep import swept_words
from ui.tray import SETTING as TRAY
from ui.tray import Tray
from ui.use_count import UseCount

if TYPE_CHECKING:
    from ui.model_doors import ModelDoors
    from ui.panes.contradiction_pane import ContradictionPane
    from ui.panes.review_room import Part, ReviewRoom

SEEN, LETTERS = "contradictions_seen", "single_keys"
"""The names under which it is kept when the room was last left, and whether single keys answer."""


class Host(Protocol):
    """What a room needs of the window."""

    def say(self, words: str, operation: int | None = None) -> None:
        """Show a sentence in the bar, with Undo for that operation."""

    @property
    def showing(self) -> Showing:
        """The dates that are looked at."""

    def open_memory(self, memory: str) -> None:
        """Show a memory in the detail."""

    def do(self, name: str) -> None:
        """Do an action of the table."""


class Rooms(QObject):
    """``entered`` says that another part of the window is on show, ``searched`` carries a search to list."""

    entered = Signal()
    searched = Signal(object)

    def __init__(
        self,
        host: Host,
        frame: Frame,
        desk: Desk,
        undo: Callable[[int], None],
        recall: Callable[[str], str | None],
        remember: Callable[[str, str], None],
        models: ModelDoors | None = None,
    ) -> None:
        super().__init__(frame)
        self._host, self._frame, self._desk, self._undo = host, frame, desk, undo
        self._recall, self._remember = recall, remember
        self._models = models
        self.review: ReviewRoom | None = None
        self.uses = UseCount(desk, frame.detail, self)
        self.tray = Tray(desk, lambda: host.do("contradictions"), self)
        self.looking = False
        self.pictures = Pictures(host, frame, desk)
        self.pictures.opened.connect(self._open_memory)
        self.pictures.searched.connect(self._search)
        self.pictures.asked.connect(host.do)
        self.pictures.entered.connect(self.entered)

    @property
    def open(self) -> bool:
        """Whether a room is on show instead of the list and the detail."""
        return self._frame.pages.currentIndex() > 0

    @property
    def name(self) -> str:
        """The action that leads to the room or the part of the review on show; "" while the list is."""
        if not self.open or self.review is None or self.pictures.name:
            return self.pictures.name
        return "waiting" if self.review.part.value == "to approve" else self.review.part.value

    def do(self, name: str) -> bool:
        """Do an action that enters or leaves a room; False when it is not one of these."""
        match name:
            case "contradictions":
                self.enter_contradictions()
            case "duplicates":
                self.enter_duplicates()
            case "waiting":
                self.enter_waiting()
            case "five_minutes":
                self.enter_contradictions()
                self._room().begin_sitting()
            case "memories":
                self.leave()
            case "sweep":
                self._desk.spawn(self._look())
            case _:
                return self._open_window(name)
        return True

    def _open_window(self, name: str) -> bool:
        match name:
            case "detectors":
                self._settings()
            case "by_rule":
                self._by_rule()
            case "review_keys":
                self._keys()
            case _:
                return self.pictures.do(name)
        return True

    def enter_contradictions(self, wanted: str = "") -> None:
        """Show the contradictions, with this one chosen if it is named."""
        from ui.panes.review_room import Part

        self._enter(Part.CONTRADICTIONS, wanted)

    def enter_duplicates(self) -> None:
        """Show what is there twice."""
        from ui.panes.review_room import Part

        self._enter(Part.DUPLICATES)

    def enter_waiting(self, wanted: str = "") -> None:
        """Show what waits for approval, with this one chosen if it is named."""
        from ui.panes.review_room import Part

        self._enter(Part.TO_APPROVE, wanted)

    def _enter(self, part: Part, wanted: str = "") -> None:
        room = self._room()
        self._frame.show_room(room)
        room.enter(part, wanted)
        self.entered.emit()

    @property
    def contradictions(self) -> ContradictionPane | None:
        """The list of contradictions, once it was entered."""
        from ui.panes.contradiction_pane import ContradictionPane
        from ui.panes.review_room import Part

        pane = self.review.panes.get(Part.CONTRADICTIONS) if self.review else None
        return pane if isinstance(pane, ContradictionPane) else None

    def leave(self) -> None:
        """Back to the list and the detail."""
        if self.open:
            self._frame.show_room(None)
            if self.review is not None:
                self.review.leave()
            self._remember(SEEN, datetime.now(UTC).isoformat(timespec="seconds"))
            self._frame.search.list.setFocus()
            self.entered.emit()

    def use_letters(self, on: bool) -> None:
        """Answer to single keys in the rooms, or only to buttons."""
        if self.review is not None:
            self.review.use_letters(letters_from(self._recall(KEYS), on=on))

    def _letters(self) -> Letters:
        return letters_from(self._recall(KEYS), on=self._recall(LETTERS) != "off")

    def _room(self) -> ReviewRoom:
        from ui.panes.review_room import Furnishing, ReviewRoom

        if self.review is None:
            made_with = Furnishing(self._letters(), _instant(self._recall(SEEN)), self._models)
            room = ReviewRoom(self._desk, self._frame, made_with)
            room.said.connect(self._host.say)
            room.failed.connect(self._frame.notice.tell)
            room.opened.connect(self._open_memory)
            room.asked.connect(self._host.do)
            room.undone.connect(self._undo)
            room.counted.connect(lambda _counts: self.entered.emit())  # another part may be on show now
            self.review = room
        return self.review

    def _by_rule(self) -> None:
        from ui.dialogs.by_rule_dialog import ByRuleDialog

        if not raised(self._frame.window(), ByRuleDialog):
            dialog = ByRuleDialog(self._desk, self._frame.window(), writable=not self._desk.read_only)
            dialog.opened.connect(self._open_memory)
            dialog.show()

    def _keys(self) -> None:
        from ui.dialogs.keys_dialog import KeysDialog

        dialog = KeysDialog(self._desk, self._letters(), self._frame.window())
        dialog.wrote.connect(self._rebind)
        dialog.open()

    def _rebind(self, letters: object) -> None:
        if isinstance(letters, Letters):
            self._remember(KEYS, letters.kept())
            if self.review is not None:
                self.review.use_letters(letters)
            self._host.say(KEYS_SAVED)

    def _settings(self) -> None:
        self._desk.spawn(self._open_settings())

    async def _open_settings(self) -> None:
        from ui.dialogs.detectors_dialog import DetectorsDialog, Switch

        counts = await self._desk.read(lambda vault: vault.counts_use())
        if raised(self._frame.window(), DetectorsDialog):
            return
        idle = Switch(WHILE_IDLE, self._recall(IDLE) != "off", lambda on: self._remember(IDLE, "on" if on else "off"))
        tray = Switch(TRAY_LABEL, self._recall(TRAY) == "on", self.use_tray)
        use = Switch(USE_LABEL, counts, self._count_use, USE_LINE)
        dialog = DetectorsDialog(self._desk, (idle, tray, use), self._frame.window(), writable=not self._desk.read_only)
        dialog.show()

    def began(self) -> None:
        """The vault is open: show in the tray what waits, where a person wants that and there is one."""
        if self._recall(TRAY) == "on":
            self.tray.switch(True)

    def use_tray(self, on: bool) -> None:
        """Show in the tray how much waits, or not; says so where there is no tray."""
        self._remember(TRAY, "on" if on else "off")
        if not self.tray.switch(on):
            self._host.say(NO_TRAY)

    def _count_use(self, on: bool) -> None:
        self._desk.spawn(self._desk.change(lambda vault: vault.set_counts_use(on)))

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

    def _search(self, query: str) -> None:
        """List what a figure counted, the past and what was put away among it."""
        self.searched.emit(SavedSearch("", "", query, Within(every=True)))

    def _open_memory(self, memory: str) -> None:
        self.leave()
        self._host.open_memory(memory)


def _instant(kept: str | None) -> datetime | None:
    try:
        return datetime.fromisoformat(kept) if kept else None
    except ValueError:
        return None
