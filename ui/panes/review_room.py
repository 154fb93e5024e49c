"""The review: contradictions, duplicates and what waits for approval as three lists of one room.

A list is made when it is first entered. Five minutes of review limit all three
to what is worth them most, lead from one to the next and end with what was done.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.contradictions import ReviewCounts, Sitting
from ui import text_review as words
from ui.desk import Desk
from ui.letters import Letters
from ui.model_doors import ModelDoors
from ui.panes.approve_pane import ApprovePane
from ui.panes.contradiction_pane import ContradictionPane
from ui.panes.duplicate_pane import DuplicatePane
from ui.panes.two_parts import tab
from ui.reading_anew import ReadingAnew
from ui.safe import PlainLabel, plain_tooltip
from ui.theme import appearance, px
from ui.wardrobe import Wardrobe
from ui.widgets.two_groups import TwoGroups

SETTLE_MS = 120
"""Pause after a change before the numbers are read anew; a run of changes costs one reading."""


class Part(StrEnum):
    """The lists, in their order."""

    CONTRADICTIONS = "contradictions"
    DUPLICATES = "duplicates"
    TO_APPROVE = "to approve"


_NAMES = {
    Part.CONTRADICTIONS: words.CONTRADICTIONS,
    Part.DUPLICATES: words.DUPLICATES,
    Part.TO_APPROVE: words.TO_APPROVE,
}
Pane = ContradictionPane | DuplicatePane | ApprovePane


@dataclass(frozen=True, slots=True)
class Furnishing:
    """What the lists are made with."""

    letters: Letters = field(default_factory=Letters)
    seen_until: datetime | None = None
    models: ModelDoors | None = None


class ReviewRoom(QWidget):
    """``said`` carries a sentence and an operation's number or None, ``failed`` a ``VaultError``.

    ``opened`` carries a memory's id, ``asked`` an action's id, ``undone`` the operation to take back, ``counted``
    the ``ReviewCounts``.
    """

    said = Signal(str, object)
    failed = Signal(object)
    opened = Signal(str)
    asked = Signal(str)
    undone = Signal(int)
    counted = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget | None = None, with_: Furnishing | None = None) -> None:
        super().__init__(parent)
        self._desk, self._with = desk, with_ or Furnishing()
        self.letters = self._with.letters
        self.panes: dict[Part, Pane] = {}
        self.part = Part.CONTRADICTIONS
        self.sitting: Sitting | None = None
        self._decided = 0
        self._counts = ReviewCounts(0, 0, 0, 0, 0)
        self._soon = ReadingAnew(desk, self, self._count, SETTLE_MS)
        self._ready = False
        self._stack = QStackedWidget(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(10))
        layout.addWidget(self._head())
        layout.addWidget(self._strip())
        layout.addWidget(self._stack, 1)
        Wardrobe(self, (), self._stack, appearance().dress)
        self.show_counts(self._counts)

    def _head(self) -> QWidget:
        self.tabs = {part: tab(name, self, checked=part is self.part) for part, name in _NAMES.items()}
        for part, chip in self.tabs.items():
            chip.clicked.connect(lambda _checked=False, part=part: self.enter(part))
        self.skipped, self.by_rule, self.five = (QPushButton(self) for _ in range(3))
        self.skipped.clicked.connect(lambda: self.asked.emit("skipped"))
        self.by_rule.clicked.connect(lambda: self.asked.emit("by_rule"))
        self.five.clicked.connect(self.begin_sitting)
        self.five.setText(words.FIVE_MINUTES)
        plain_tooltip(self.five, words.FIVE_LINE)
        for button in (self.skipped, self.by_rule):
            button.setProperty("kind", "link")
            button.setProperty("small", True)
        for button in (self.skipped, self.by_rule, self.five):
            button.setAutoDefault(False)
        return TwoGroups(tuple(self.tabs.values()), (self.skipped, self.by_rule, self.five), self)

    def _strip(self) -> QWidget:
        self.strip = QFrame(self)
        self.strip.setProperty("role", "form")
        row = QHBoxLayout(self.strip)
        row.setContentsMargins(px(16), px(8), px(12), px(8))
        self.progress = PlainLabel("", self.strip, role="strong")
        self.stop = QPushButton(words.STOP, self.strip)
        self.stop.setAutoDefault(False)
        self.stop.clicked.connect(self.end_sitting)
        row.addWidget(PlainLabel(words.FIVE_MINUTES, self.strip, role="muted", wrap=False))
        row.addWidget(self.progress, 1)
        row.addWidget(self.stop)
        self.strip.hide()
        return self.strip

    # -- lists

    def pane(self, part: Part) -> Pane:
        """The list, made when it is first asked for."""
        if part not in self.panes:
            made = self._made(part)
            made.said.connect(self.said)
            made.failed.connect(self.failed)
            made.opened.connect(self.opened)
            made.decided_one.connect(self._decided_one)
            made.emptied.connect(lambda: self._emptied(part))
            self._stack.addWidget(made)
            self.panes[part] = made
        return self.panes[part]

    def _made(self, part: Part) -> Pane:
        match part:
            case Part.CONTRADICTIONS:
                pane = ContradictionPane(
                    self._desk, self._stack, letters=self.letters, seen_until=self._with.seen_until
                )
                pane.asked.connect(self.asked)
                pane.undone.connect(self.undone)
                return pane
            case Part.DUPLICATES:
                return DuplicatePane(self._desk, self._stack, letters=self.letters)
            case Part.TO_APPROVE:
                can = not self._desk.read_only
                waiting = ApprovePane(
                    self._desk, self._stack, writable=can, models=self._with.models, letters=self.letters
                )
                waiting.disputed.connect(lambda name: self.enter(Part.CONTRADICTIONS, name))
                return waiting

    def enter(self, part: Part, wanted: str = "") -> None:
        """Show a list, with this one of it chosen if it is named."""
        self.part = part
        pane = self.pane(part)
        self.tabs[part].setChecked(True)
        appearance().dress(pane)
        self._stack.setCurrentWidget(pane)
        if self.sitting is None:
            if isinstance(pane, ContradictionPane):
                pane.look_for(wanted)
            elif isinstance(pane, ApprovePane):
                pane.read_anew(wanted)
            else:
                pane.read_anew()
        pane.setFocus()
        self.count_anew()
        if not self._ready:
            self._ready = True
            self._desk.spawn(self._desk.prepare(lambda vault: vault.review_counts()))

    def use_letters(self, letters: Letters) -> None:
        """Answer to these single keys, or only to buttons where they are off."""
        self.letters = letters
        for pane in self.panes.values():
            pane.use_letters(letters)

    # -- numbers

    def count_anew(self) -> None:
        """Read how much waits."""
        self._soon.now()

    async def _count(self) -> None:
        counts = await self._desk.read(lambda vault: vault.review_counts())
        if isValid(self):
            self.show_counts(counts)
            self.counted.emit(counts)

    def show_counts(self, counts: ReviewCounts) -> None:
        """Show how much waits in each list."""
        self._counts = counts
        numbers = (counts.contradictions, counts.duplicates, counts.to_approve)
        for (part, chip), number in zip(self.tabs.items(), numbers, strict=True):
            chip.setText(words.tab_words(_NAMES[part], number))
            chip.setAccessibleName(chip.text())
        self.skipped.setText(words.tab_words(words.SKIPPED, counts.skipped))
        self.by_rule.setText(words.tab_words(words.BY_RULE, counts.by_rule))
        self.five.setEnabled(not self._desk.read_only and any(numbers))

    # -- five minutes

    def begin_sitting(self) -> None:
        """Limit the lists to what is worth the next five minutes most, and begin with the first of them."""
        self._desk.spawn(self._sit())

    async def _sit(self) -> None:
        sitting = await self._desk.read(lambda vault: vault.sitting())
        if not isValid(self):
            return
        if not sitting.size:
            self.said.emit(words.NOTHING_TO_SIT, None)
            return
        self.sitting, self._decided = sitting, 0
        for part, ids in self._ids(sitting).items():
            self.pane(part).limit_to(ids)
        self._tell_progress()
        self._go_on()

    def _ids(self, sitting: Sitting) -> dict[Part, tuple[str, ...]]:
        lists = (sitting.contradictions, sitting.duplicates, sitting.to_approve)
        return dict(zip(Part, lists, strict=True))

    def _go_on(self, after: Part | None = None) -> None:
        """Enter the first list with something in it, after ``after``; the end where there is none."""
        if self.sitting is None:
            return
        parts = list(Part)
        rest = parts[parts.index(after) + 1 :] if after else parts
        ids = self._ids(self.sitting)
        following = next((part for part in rest if ids[part]), None)
        if following is None:
            self.end_sitting()
        else:
            self.enter(following)

    def _emptied(self, part: Part) -> None:
        if self.sitting is not None and part is self.part:
            self._go_on(part)

    def _decided_one(self) -> None:
        if self.sitting is not None:
            self._decided += 1
            self._tell_progress()

    def _tell_progress(self) -> None:
        self.strip.setVisible(self.sitting is not None)
        if self.sitting is not None:
            self.progress.setText(words.sitting_words(self.sitting, self._decided))

    def end_sitting(self) -> None:
        """List all again, and say what was done."""
        if self.sitting is None:
            return
        self.sitting = None
        self._tell_progress()
        for pane in self.panes.values():
            pane.limit_to(None)
        self._desk.spawn(self._tell_end(self._decided))

    async def _tell_end(self, decided: int) -> None:
        await self._count()
        if isValid(self):
            self.said.emit(words.sat_words(decided, self._counts), None)

    def leave(self) -> None:
        """The room is left: five minutes are over with it."""
        if self.sitting is not None:
            self.end_sitting()
