"""The room of what is there twice: pairs on the left, the two memories on the right, one key for each answer.

A ruling binds to what was shown; when a side has changed meanwhile, nothing is
done and the pair is shown anew. What is put off comes last until the room is
entered again.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid

from core.contradictions import Duplicate, Sameness, Verdict
from core.domain import Clock, Receipt, Usage
from core.errors import NotFound, RequestError, StaleProposal, VaultError
from ui import text_contradictions as shared
from ui import text_duplicates as words
from ui.dates import ago_text
from ui.desk import Desk
from ui.letters import PAIRS, Letters, pressed
from ui.panes.contradiction_items import Told
from ui.panes.contradiction_list import Line, QueueList
from ui.panes.detail_pane import utc_now
from ui.panes.duplicate_card import DuplicateCard
from ui.panes.empty import NothingHere
from ui.panes.two_parts import two_parts
from ui.reading_anew import ReadingAnew
from ui.safe import PlainLabel, one_line
from ui.theme import px
from ui.told import told
from ui.widgets.changed_notice import ChangedNotice
from ui.widgets.lead import lead

if TYPE_CHECKING:
    from core.vault import Vault

MOST = 100
"""Pairs read at once: more than anybody decides at one sitting; decided ones make room."""
SETTLE_MS = 80
"""Pause after a change before the list is read anew: a run of changes costs one reading."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A row: one pair."""

    pair: Duplicate

    @property
    def key(self) -> str:
        """The pair's id."""
        return self.pair.id

    @property
    def count(self) -> int:
        """It stands for itself."""
        return 1


@dataclass(frozen=True, slots=True)
class Pairs:
    """What the pane lists; ``total`` counts all."""

    entries: tuple[Entry, ...] = ()
    total: int = 0
    usage: Mapping[str, Usage] = field(default_factory=dict)


def read_pairs(vault: Vault, only: tuple[str, ...] | None) -> Pairs:
    """What waits, or those of these that do, in this order; runs in the reader's thread."""
    if only is None:
        page = vault.duplicates(MOST)
        found, total = list(page.duplicates), page.total
    else:
        held = {one.id: one for one in vault.duplicates(10**6).duplicates}
        found = [held[name] for name in only if name in held]
        total = len(found)
    usage = vault.usage([side.memory for one in found for side in (one.a, one.b)])
    return Pairs(tuple(map(Entry, found)), total, usage)


def read_rulings(vault: Vault, id: str) -> dict[Sameness, Told]:
    """What each answer would do, or why it cannot be given; runs in the reader's thread."""
    found = {}
    for ruling in Sameness:
        try:
            found[ruling] = Told(vault.preview_sameness(id, ruling).effects)
        except NotFound:
            return {}
        except RequestError as reason:
            found[ruling] = Told(against=f"{told(reason.message)} {told(reason.hint)}".strip())
    return found


class DuplicatePane(QWidget):
    """``said`` carries a sentence and an operation's number or None, ``failed`` a ``VaultError``.

    ``opened`` carries a memory's id; ``settled`` says that list and card are up
    to date, ``decided_one`` that an answer was given, ``emptied`` that nothing
    is left of those that ``limit_to`` named.
    """

    said = Signal(str, object)
    failed = Signal(object)
    opened = Signal(str)
    settled = Signal()
    decided_one = Signal()
    emptied = Signal()

    def __init__(
        self, desk: Desk, parent: QWidget | None = None, *, clock: Clock = utc_now, letters: Letters | None = None
    ) -> None:
        super().__init__(parent)
        self._desk, self._clock = desk, clock
        self._turn = 0
        self._busy = False
        self._only: tuple[str, ...] | None = None
        self._later: list[str] = []
        self._pairs = Pairs()
        self._letters = letters or Letters()
        self._soon = ReadingAnew(desk, self, self._read, SETTLE_MS)
        self.count = PlainLabel("", self, role="small", wrap=False)
        self.count.setContentsMargins(px(18), 0, px(16), 0)
        self.list = QueueList(self, words.TITLE)
        self.card = DuplicateCard(desk.owner, self)
        self.nothing = NothingHere(words.NOTHING, words.NOTHING_LINE, self)
        self.changed = ChangedNotice(shared.CHANGED_TITLE, words.CHANGED_LINE, self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.card)
        self._stack.addWidget(self.nothing)
        two_parts(self, (self.count, self.list), (self.changed, self._stack))
        lead(self, self.list)
        self.list.chosen.connect(self._chose)
        self.card.answered.connect(self.answer)
        self.card.opened.connect(self.opened)
        self.use_letters(self._letters)

    def use_letters(self, letters: Letters) -> None:
        """Answer to these single keys, or only to buttons where they are off."""
        self._letters = self.list.letters = letters
        self.card.show_keys(letters)

    def limit_to(self, ids: tuple[str, ...] | None) -> None:
        """List only these, in this order, and begin with the first; None = all that wait."""
        self._only = ids
        self._later.clear()
        if ids:
            self.list.show_lines(())
        self.read_anew()

    def read_anew(self) -> None:
        """Read the pairs."""
        self._soon.now()

    async def _read(self) -> None:
        self._turn += 1
        mine, only = self._turn, self._only
        self.card.owner = self._desk.owner
        pairs = await self._desk.read(lambda vault: read_pairs(vault, only))
        if isValid(self) and mine == self._turn:
            self._show(pairs)
            if not pairs.entries and only is not None:
                self.emptied.emit()
            self.settled.emit()

    def _show(self, pairs: Pairs) -> None:
        off = {name: at for at, name in enumerate(self._later)}
        entries = tuple(sorted(pairs.entries, key=lambda entry: off.get(entry.key, -1)))
        self._pairs = replace(pairs, entries=entries)
        self.count.setText(words.open_count(pairs.total, len(entries)) if entries else "")
        self.list.show_lines([self._line(entry) for entry in entries])
        if not entries:
            self._stack.setCurrentIndex(1)

    def _line(self, entry: Entry) -> Line:
        pair = entry.pair
        below = f"{words.found_by(pair)} · {ago_text(pair.recorded_at, self._clock())}"
        return Line(entry, one_line(pair.a.text, 90), below)

    @property
    def shown(self) -> Duplicate | None:
        """The pair on the right."""
        return self.card.one if self._stack.currentIndex() == 0 else None

    def _chose(self, entry: object) -> None:
        if not isinstance(entry, Entry):
            self._stack.setCurrentIndex(1)
            return
        self.changed.tell(entry.key)
        self._stack.setCurrentIndex(0)
        self.card.show_one(entry.pair, self._pairs.usage, writable=self._writable)
        self._desk.spawn(self._tell_effects(entry.key))

    @property
    def _writable(self) -> bool:
        return not self._desk.read_only

    async def _tell_effects(self, id: str) -> None:
        told = await self._desk.read(lambda vault: read_rulings(vault, id))
        if isValid(self) and self.shown is not None and self.shown.id == id:
            self.card.show_effects(told, writable=not self._desk.read_only)

    # -- deciding

    def answer(self, verdict: Verdict) -> None:
        """Give the answer that has this verdict's key."""
        pair = self.shown
        if pair is None or not self._writable or self._busy:
            return
        if verdict is Verdict.LATER:
            self._put_off(pair)
            return
        ruling = self.card.ruling(verdict)
        if ruling is not None:
            self._busy = True
            self.card.setEnabled(False)
            self._drop(pair)
            self._desk.spawn(self._decide(pair, ruling))

    def _put_off(self, pair: Duplicate) -> None:
        self._later = [name for name in self._later if name != pair.id] + [pair.id]
        row = self.list.currentIndex().row()
        self._show(self._pairs)
        self.list.choose(min(row, len(self._pairs.entries) - 1))
        self.said.emit(words.PUT_OFF, None)

    async def _decide(self, pair: Duplicate, ruling: Sameness) -> None:
        seen = ((pair.a.memory, pair.a.version), (pair.b.memory, pair.b.version))
        try:
            made: Receipt = await self._desk.change(lambda vault: vault.decide_sameness(pair.id, ruling, seen=seen))
        except VaultError as reason:
            if isValid(self):
                self._free()
                self._refused(pair, reason)
        else:
            if isValid(self):
                self._free()
                self.decided_one.emit()
                self.said.emit(words.decided(ruling, pair), made.operation)

    def _refused(self, pair: Duplicate, reason: VaultError) -> None:
        if isinstance(reason, StaleProposal):
            self.changed.remember(pair.id)
        else:
            self.failed.emit(reason)
        self.read_anew()

    def _drop(self, pair: Duplicate) -> None:
        """Let the next pair slide in at once, while the answer is written; one that is refused comes back."""
        entries = tuple(entry for entry in self._pairs.entries if entry.key != pair.id)
        self._show(replace(self._pairs, entries=entries, total=self._pairs.total - 1))

    def _free(self) -> None:
        self._busy = False
        self.card.setEnabled(True)
        self.list.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters and digits answer, Enter goes to the answers."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        act = self._letters.act(PAIRS, pressed(event.key())) if plain else None
        if plain and self.shown is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.card.a.button.setFocus()
        elif isinstance(act, Verdict):
            self.answer(act)
        else:
            super().keyPressEvent(event)
