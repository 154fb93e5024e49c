"""The room where contradictions are decided: the queue on the left, one question on the right.

Single letters and digits answer only in here, and only while they are switched
on. A verdict binds to what was shown: when a side has changed meanwhile,
nothing is decided and it is shown anew. After a verdict the next card is there
at once; whoever holds the pane says what was done and offers Undo.
"""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget, QWidget
from shiboken6 import isValid

from core.contradictions import Contradiction, Decision, Verdict
from core.domain import Clock, Receipt
from core.errors import NotFound, StaleProposal, VaultError
from ui import text_alike
from ui import text_contradictions as words
from ui import text_verdicts as verdicts
from ui.dates import ago_text
from ui.desk import Desk
from ui.letters import PAIRS, Letters, pressed
from ui.panes import contradiction_items as items
from ui.panes.contradiction_card import ContradictionCard
from ui.panes.contradiction_items import Effects, Entry, Queue
from ui.panes.contradiction_list import Line, QueueList
from ui.panes.detail_pane import utc_now
from ui.panes.empty import NothingHere
from ui.panes.two_parts import row_of, tab, two_parts
from ui.reading_anew import ReadingAnew
from ui.safe import PlainLabel
from ui.theme import px
from ui.widgets.changed_notice import ChangedNotice
from ui.widgets.lead import lead

if TYPE_CHECKING:
    from core.vault import Vault

SETTLE_MS = 80
"""Pause after a change before the queue is read anew: what the next card needs is read first, and a run of changes
costs one reading."""
PAUSE_MS = 150
"""Pause after a key in a form before its effect is worked out: shorter than a slow typist's."""


class ContradictionPane(QWidget):
    """``said`` carries a sentence and an operation's number or None, ``failed`` a ``VaultError``.

    ``opened`` carries the id of a memory to show, ``asked`` an action's id, ``undone`` the operation to take back;
    ``counted`` how many are open, ``settled`` says that list and card are up to date, ``decided_one`` that an answer
    was given, ``emptied`` that nothing is left of those that ``limit_to`` named.
    """

    said = Signal(str, object)
    failed = Signal(object)
    opened = Signal(str)
    asked = Signal(str)
    undone = Signal(int)
    counted = Signal(int)
    settled = Signal()
    decided_one = Signal()
    emptied = Signal()

    def __init__(
        self,
        desk: Desk,
        parent: QWidget | None = None,
        *,
        clock: Clock = utc_now,
        letters: Letters | None = None,
        seen_until: datetime | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk, self._clock = desk, clock
        self._turn, self._at = 0, 0
        self._busy = False
        self._wanted, self._aim, self._row = "", "", ""
        self._seen: set[str] = set()
        self._seen_until = seen_until
        self._shared: frozenset[str] = frozenset()
        self._decided = False
        self._queue = Queue((), 0, 0)
        self._letters = letters or Letters()
        self._only: tuple[str, ...] | None = None
        self._weighing: Decision | None = None
        self._ahead: Effects | None = None
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._soon = ReadingAnew(desk, self, self._read, SETTLE_MS)
        self.list = QueueList(self)
        self.card = ContradictionCard(desk.owner, self)
        self.nothing = NothingHere(words.NOTHING_EVER, words.NOTHING_EVER_LINE, self)
        self.look = QPushButton(words.LOOK_NOW, self)
        self.look.setEnabled(not desk.read_only)
        self.look.clicked.connect(lambda: self.asked.emit("sweep"))
        self.nothing.add_button(self.look)
        self.count = PlainLabel("", self, role="small", wrap=False)
        self.changed = ChangedNotice(words.CHANGED_TITLE, words.CHANGED_LINE, self)
        self.tabs = (tab(words.OPEN_TAB, self, checked=True), tab(words.DECIDED_TAB, self, checked=False))
        self._lay_out()
        self._connect()
        self.use_letters(self._letters)

    def _lay_out(self) -> None:
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.card)
        self._stack.addWidget(self.nothing)
        self.count.setContentsMargins(px(18), 0, px(16), 0)
        two_parts(self, (row_of(self.tabs, self), self.count, self.list), (self.changed, self._stack))
        lead(self, self.list)

    def _connect(self) -> None:
        self.list.chosen.connect(self._chose)
        self.card.decided.connect(self.decide)
        self.card.weighed.connect(self._weigh)
        self.card.opened.connect(self.opened)
        self.card.taken_back.connect(self.undone)
        self.card.walked.connect(self.walk)
        self.card.together.connect(self.decide_together)
        self.card.left.connect(self.list.setFocus)
        for number, chip in enumerate(self.tabs):
            chip.clicked.connect(lambda _checked=False, decided=bool(number): self.show_decided(decided))
        self._pause.timeout.connect(self._weigh_now)

    def use_letters(self, letters: Letters) -> None:
        """Answer to these single keys, or only to buttons where they are off."""
        self._letters = self.list.letters = letters
        self.card.show_keys(letters)

    def limit_to(self, ids: tuple[str, ...] | None) -> None:
        """List only these, in this order, and begin with the first; None = all that is open."""
        self._only = ids
        self._wanted = ids[0] if ids else ""
        self._decided = False
        self.tabs[0].setChecked(True)
        for chip in self.tabs:
            chip.setVisible(ids is None)
        self.read_anew()

    # -- reading

    def show_decided(self, decided: bool) -> None:
        """List the decided ones with their verdicts, or the open ones."""
        self._decided = decided
        self.tabs[int(decided)].setChecked(True)
        self.list.show_lines(())
        self.read_anew()

    def read_anew(self, wanted: str = "") -> None:
        """Read the queue; choose the contradiction ``wanted`` if it is among it."""
        self._wanted = wanted or self._wanted
        self._soon.now()

    def look_for(self, contradiction: str) -> None:
        """Show this one of the open ones."""
        self._decided = False
        self.tabs[0].setChecked(True)
        self.read_anew(contradiction)

    async def _read(self) -> None:
        self._turn += 1
        mine, owner, now, decided = self._turn, self._desk.owner, self._clock(), self._decided
        self.card.owner = owner
        only = self._only

        def read(vault: Vault) -> Queue:
            if only is not None:
                return items.read_these(vault, only, owner)
            return items.read_decided(vault, owner) if decided else items.read_open(vault, owner, now)

        queue = await self._desk.read(read)
        if isValid(self) and mine == self._turn:
            self._show(queue)
            self.settled.emit()

    def _show(self, queue: Queue) -> None:
        self._queue = queue
        counted = words.decided_count if self._decided else words.open_count
        self.count.setText(counted(queue.total, queue.read) if queue.entries else "")
        if not self._decided and self._only is None:
            self.counted.emit(queue.total)
        wanted, self._wanted = self._wanted, ""
        entry, self._aim = items.place_of(queue, wanted)
        self._shared = items.shared_titles(queue.entries)
        self.list.show_lines([self._line(one) for one in queue.entries], entry.key if entry else "")
        self._aim = ""
        if not queue.entries:
            self._show_nothing()
            self._tell_empty()

    def _tell_empty(self) -> None:
        if self._only is not None:
            self.emptied.emit()

    def _line(self, entry: Entry) -> Line:
        one = entry.first
        if one.ruling is not None and self._decided:
            return Line(entry, entry.title, verdicts.ruling_short(one.ruling))
        age = ago_text(one.recorded_at, self._clock())
        fresh = any(self._is_new(held) for held in entry.held)
        between = words.between(one.a.source, one.b.source) if entry.title in self._shared else ""
        return Line(entry, entry.title, " · ".join(filter(None, (words.why_short(one), between, age))), fresh)

    def _is_new(self, one: Contradiction) -> bool:
        late = self._seen_until is None or one.recorded_at > self._seen_until
        return late and one.id not in self._seen

    # -- showing one

    @property
    def shown(self) -> Contradiction | None:
        """The one on the right."""
        return self.card.one if self._stack.currentIndex() == 0 else None

    def _chose(self, entry: Entry | None) -> None:
        if entry is None:
            self._show_nothing()
            return
        ids = [one.id for one in entry.held]
        aim = self._aim or (self.card.one.id if self.card.one else "")
        if aim in ids:
            self._at = ids.index(aim)
        else:
            self._at = min(self._at, len(ids) - 1) if entry.key == self._row else 0
        self._row = entry.key
        self._show_one(entry)

    def _show_one(self, entry: Entry) -> None:
        one = entry.held[self._at]
        self.changed.tell(one.id)
        self._stack.setCurrentIndex(0)
        self.card.show_one(one, entry, self._at, writable=not self._desk.read_only)
        self.card.show_use(self._queue.usage)
        self._seen.add(one.id)
        self.list.retell([self._line(entry) for entry in self._queue.entries])
        if not self._decided:
            if self._ahead is not None:
                self.card.show_effects(self._ahead)
            self._desk.spawn(self._tell_effects(one.id, self._next_id()))

    def _next_id(self) -> str:
        """The one that is shown once this one is decided; nothing when it is the last."""
        entry, row = self._current(), self.list.currentIndex().row() + 1
        if entry is not None and len(entry.held) > self._at + 1:
            return entry.held[self._at + 1].id
        entries = self._queue.entries
        return entries[row].first.id if 0 < row < len(entries) else ""

    def _current(self) -> Entry | None:
        entry = self.list.current()
        return entry if isinstance(entry, Entry) else None

    async def _tell_effects(self, id: str, ahead: str) -> None:
        """Say what each answer does, and find it out for the next card, which then says it at once."""
        try:
            effects = await self._desk.read(lambda vault: items.read_effects(vault, id))
            if isValid(self):
                self.card.show_effects(effects)
            self._ahead = await self._desk.read(lambda vault: items.read_effects(vault, ahead)) if ahead else None
        except NotFound:
            return  # taken back meanwhile; the list is about to be read anew

    def _show_nothing(self) -> None:
        self._stack.setCurrentIndex(1)
        self.look.setVisible(not self._decided)
        if self._decided:
            self.nothing.say(words.NOTHING_DECIDED, words.NOTHING_DECIDED_LINE)
        elif self._queue.ever:
            self.nothing.say(words.NOTHING_OPEN, words.done_today(self._queue.today))
        else:
            self.nothing.say(words.NOTHING_EVER, words.NOTHING_EVER_LINE)

    def walk(self, step: int) -> None:
        """Go on within the group."""
        entry = self._current()
        if entry is not None and 0 <= self._at + step < len(entry.held) and not self.card.is_filling:
            self._at += step
            self._show_one(entry)

    # -- what an answer in a form would do

    def _weigh(self, decision: Decision) -> None:
        self._weighing = decision
        self._pause.start()

    def _weigh_now(self) -> None:
        if self._weighing is not None and self.shown is not None:
            self._desk.spawn(self._tell_weighed(self.shown.id, self._weighing))

    async def _tell_weighed(self, id: str, decision: Decision) -> None:
        try:
            told = await self._desk.read(lambda vault: items.told(vault, id, decision))
        except NotFound:
            return  # taken back meanwhile; the list is about to be read anew
        if isValid(self) and self.shown is not None and self.shown.id == id and self._weighing == decision:
            self.card.show_weighed(told)

    # -- deciding

    def decide(self, decision: Decision) -> None:
        """Decide what is shown."""
        one = self.shown
        if one is not None and not self._busy and not self._desk.read_only:
            self._busy = True
            self.card.setEnabled(False)
            self._drop(one)
            self._desk.spawn(self._decide(one, decision))

    async def _decide(self, one: Contradiction, decision: Decision) -> None:
        try:
            receipt: Receipt = await self._desk.change(lambda vault: items.decide_shown(vault, one, decision))
        except StaleProposal:
            if isValid(self):
                self._free()
                self.changed.remember(one.id)
                self.read_anew(one.id)
        except VaultError as reason:
            if isValid(self):
                self._free()
                self.failed.emit(reason)
                self.read_anew(one.id)
        else:
            if isValid(self):
                self._free()
                self.decided_one.emit()
                self.said.emit(verdicts.decided_words(decision.verdict, one), receipt.operation)

    def _drop(self, one: Contradiction) -> None:
        """Let the next card slide in at once, while the answer is written; one that is refused comes back."""
        self.card.rest()
        left = [items.without(entry, one.id) for entry in self._queue.entries]
        entries = tuple(entry for entry in left if entry is not None)
        self._queue = items.dropped(self._queue, entries)
        self.list.show_lines([self._line(entry) for entry in entries])

    def _free(self) -> None:
        self._busy = False
        self.card.setEnabled(True)
        self.list.setFocus()

    def decide_together(self) -> None:
        """Open the decision for the whole group of what is shown."""
        from ui.dialogs.alike_dialog import AlikeDialog

        if self.shown is not None:
            dialog = AlikeDialog(self._desk, self.shown, self.window())
            dialog.wrote.connect(lambda report: self.said.emit(text_alike.together_words(report), report.operation))
            dialog.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters and digits answer, Left and Right walk the group, Enter goes to the answers."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        if not plain or self.shown is None or self.card.is_filling or self._busy:
            super().keyPressEvent(event)
            return
        match Qt.Key(event.key()):
            case Qt.Key.Key_Left | Qt.Key.Key_Right as key:
                self.walk(1 if key == Qt.Key.Key_Right else -1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.card.a.button.setFocus()
            case key if isinstance(verdict := self._letters.act(PAIRS, pressed(key)), Verdict):
                self.card.answer(verdict)
            case _:
                super().keyPressEvent(event)
