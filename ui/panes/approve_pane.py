"""What waits for the person: the list on the left, one thing to decide on the right.

Single letters work only in here, and only while they are switched on: one
approves, one edits first, one rejects, one puts off; Space ticks, and the
approving letter with Shift approves what is ticked. A decision binds to what
was shown: what has changed meanwhile is shown anew with a notice. The pane asks
for changes by signals; whoever holds it says what was done and offers Undo.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypedDict, Unpack

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.domain import Receipt
from core.errors import StaleProposal, VaultError
from ui import text_write as words
from ui.desk import Desk
from ui.letters import APPROVING, Letters, Step, pressed
from ui.model_doors import ModelDoors
from ui.panes import approve_items as items
from ui.panes.approve_card import ApproveCard, Stage
from ui.panes.approve_footer import ApproveFooter
from ui.panes.approve_items import Asked, Group, Held, Line, Waiting
from ui.panes.approve_list import WaitingList
from ui.panes.empty import NothingHere
from ui.panes.group_card import GroupCard
from ui.panes.two_parts import two_parts
from ui.reading_anew import ReadingAnew
from ui.safe import PlainLabel, ask, one_line
from ui.theme import px
from ui.told import told
from ui.widgets.changed_notice import ChangedNotice
from ui.widgets.lead import lead
from ui.widgets.short_button import ShortButton

if TYPE_CHECKING:
    from core.vault import Vault

    Deciding = Callable[[Vault], Receipt]

SETTLE_MS = 80  # pause after a change before the list is read anew: a run of changes costs one reading
NAME = 20  # signs of a source's name on a button as wide as the list
LEAST_CARD = 450  # width in pixels at which the buttons stand in full


class Means(TypedDict, total=False):
    """What may be used in here: writing, a language model, single letters; all but the model unless it is said."""

    writable: bool
    models: ModelDoors | None
    letters: Letters


class ApprovePane(QWidget):
    """``said`` carries a sentence and an operation's number or None, ``failed`` a ``VaultError``.

    ``opened`` carries the id of a memory to show, ``disputed`` that of a contradiction to decide; ``settled`` says
    that list and card are up to date, ``decided_one`` that something was decided, ``emptied`` that nothing is left
    of those that ``limit_to`` named.
    """

    said = Signal(str, object)
    failed = Signal(object)
    opened = Signal(str)
    disputed = Signal(str)
    settled = Signal()
    decided_one = Signal()
    emptied = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None, **means: Unpack[Means]) -> None:
        super().__init__(parent)
        self._desk = desk
        self._writable = means.get("writable", True)
        self._turn = 0
        self._busy = False
        self._wanted = ""
        self._only: tuple[str, ...] | None = None
        self._open: set[str] = set()
        self._later: list[str] = []
        self._asked = Asked()
        self._going: frozenset[str] = frozenset()
        self._soon = ReadingAnew(desk, self, self._read, SETTLE_MS)
        self.count = PlainLabel("", self, role="small", wrap=False)
        self.list = WaitingList(self)
        self.all, self.ticked, self.ticked_away = (ShortButton(self) for _ in range(3))
        self.footer = ApproveFooter(desk, means.get("models") if self._writable else None, self)
        self.stale = ChangedNotice(words.STALE_TITLE, words.STALE_LINE, self)
        self.card, self.group = ApproveCard(self), GroupCard(self)
        self.nothing = NothingHere(words.NOTHING_WAITS, words.NOTHING_WAITS_LINE, self)
        self._lay_out()
        self._connect()
        self.use_letters(means.get("letters", Letters()))
        self._fit_ticked()
        lead(self, self.list)

    def use_letters(self, letters: Letters) -> None:
        """Answer to these single letters, or only to buttons where they are off."""
        self._letters = self.list.letters = letters
        self.card.use_letters(letters)
        self._fit_ticked()

    def _lay_out(self) -> None:
        self.count.setContentsMargins(px(16), 0, px(16), 0)
        foot = QWidget(self)
        column = QVBoxLayout(foot)
        column.setContentsMargins(px(12), 0, px(12), 0)
        column.setSpacing(px(6))
        self.ticked.setProperty("kind", "primary")
        self.ticked_away.setProperty("kind", "danger")
        both = QHBoxLayout()
        both.setSpacing(px(6))
        both.addWidget(self.ticked, 1)
        both.addWidget(self.ticked_away, 0)
        column.addLayout(both)
        for part in (self.all, self.footer):
            column.addWidget(part)
        for button in (self.all, self.ticked, self.ticked_away):
            button.setAutoDefault(False)
        self._right = QStackedWidget(self)
        self._right.addWidget(self.card)
        self._right.addWidget(self.group)
        inner = QWidget(self)
        two_parts(inner, (self.count, self.list, foot), (self.stale, self._right), LEAST_CARD, 360)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(inner)
        self._stack.addWidget(self.nothing)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._stack)

    def _connect(self) -> None:
        self.list.chosen.connect(self._chose)
        self.list.folded.connect(self._fold)
        self.list.ticked.connect(self._fit_ticked)
        self.all.clicked.connect(self.approve_all)
        self.ticked.clicked.connect(self.approve_ticked)
        self.ticked_away.clicked.connect(self.reject_ticked)
        self.card.approved.connect(self.approve)
        self.card.rejected.connect(self.reject)
        self.card.put_off.connect(self.put_off)
        self.card.opened.connect(self.opened)
        self.card.disputed.connect(self.disputed)
        self.card.left.connect(self.list.setFocus)
        self.group.opened.connect(lambda name: self._fold(name, False))
        self.group.approved.connect(self.approve_group)
        self.group.rejected.connect(self.reject_group)
        self.footer.said.connect(lambda sentence: self.said.emit(sentence, None))
        self.footer.failed.connect(self.failed)
        self.footer.heard.connect(self.read_anew)

    # -- reading

    def read_anew(self, wanted: str = "") -> None:
        """Read what waits; choose ``wanted`` if it is among it."""
        self._wanted = wanted or self._wanted
        self._soon.now()

    def limit_to(self, ids: tuple[str, ...] | None) -> None:
        """List only these, and begin with the first; None = all that waits."""
        self._only = ids
        self._wanted = ids[0] if ids else ""
        self._later.clear()
        self.read_anew()

    async def _read(self) -> None:
        self._turn += 1
        mine, only, opened = self._turn, self._only, frozenset(self._open)
        if not self._busy:
            self._going = frozenset()  # a reading that begins now knows what was decided
        asked = await self._desk.read(
            lambda vault: items.read_waiting(vault, opened) if only is None else items.read_these(vault, only)
        )
        if isValid(self) and mine == self._turn:
            self._show(items.without(asked, self._going))
            if only is not None and not asked.items:
                self.emptied.emit()
            self.settled.emit()

    def _show(self, asked: Asked) -> None:
        self._asked = asked
        self._stack.setCurrentIndex(0 if asked.groups or asked.unclear or asked.unread else 1)
        self.footer.show_unclear(asked.unclear, asked.unread)
        self.count.setText(words.waiting_count(asked.total))
        wanted, self._wanted = self._wanted, ""
        self.list.show_lines(items.lines_of(asked, self._later), wanted)

    def open_groups(self, names: Sequence[str]) -> None:
        """List what these sources brought, however much it is."""
        self._open.update(names)
        self.read_anew()

    def _fold(self, name: str, folded: bool) -> None:
        """Let a long group be one row, or list what it brought."""
        if folded:
            self._open.discard(name)
        else:
            self._open.add(name)
        self.list.setFocus()
        self.read_anew()

    def _chose(self, line: Line | None) -> None:
        if line is None or line.item is None:
            self.all.hide()
            self.footer.show_group("", ())
            self._right.setVisible(line is not None)
            if line is not None and line.head is not None:
                self.group.show_group(line.head, writable=self._writable)
                self._right.setCurrentIndex(1)
            return
        item = line.item
        self._right.show()
        self._right.setCurrentIndex(0)
        self.stale.tell(item.id)
        self.card.show_item(item, writable=self._writable)
        self.card.show_use(self._asked.usage.get(item.memory))
        waits = [one for one in self._asked.items if one.pending and one.group == item.group]
        group = self._group(item.group)
        self.all.setVisible(bool(waits) and group is not None and group.count > 1 and self._only is None)
        self.all.setEnabled(self._writable)
        self.footer.show_group(item.group, [one.id for one in waits])
        if group is not None:
            self.all.setText(words.approve_all(one_line(item.group, NAME), group.count).replace("&", "&&"))
        self._desk.spawn(self._show_background(item))

    def _group(self, name: str) -> Group | None:
        return next((group for group in self._asked.groups if group.name == name), None)

    async def _show_background(self, item: Waiting) -> None:
        behind = await self._desk.read(lambda vault: items.read_background(vault, item))
        if isValid(self) and self.card.item is not None and self.card.item.id == item.id:
            self.card.show_background(behind)

    def _fit_ticked(self) -> None:
        number = len(self.list.rows.ticked)
        key = self._letters.of(Step.APPROVE)
        approve = words.ticked_button(words.APPROVE, number)
        self.ticked.setText(words.keyed(approve, f"⇧{key}") if key else approve)
        self.ticked_away.setText(words.REJECT)
        self.ticked_away.setAccessibleName(words.ticked_button(words.REJECT, number))
        for button in (self.ticked, self.ticked_away):
            button.setVisible(number > 0)
            button.setEnabled(self._writable)

    # -- deciding one

    def approve(self, wording: str | None = None) -> None:
        """Approve what is chosen, with another wording if one is given."""
        item = self.list.current()
        if item is not None:
            self._start([item], lambda vault: items.approve_shown(vault, item, wording), words.APPROVED)

    def reject(self, reason: str = "") -> None:
        """Reject what is chosen."""
        item = self.list.current()
        if item is not None:
            act: Deciding = lambda vault: vault.reject(item.id, reason, expected_version=item.seen)  # noqa: E731
            self._start([item], act, words.REJECTED)

    def put_off(self) -> None:
        """Let what is chosen come last."""
        item = self.list.current()
        if item is not None:
            row = self.list.currentIndex().row()
            self._later = [name for name in self._later if name != item.id] + [item.id]
            self._show(self._asked)
            self.list.choose(self.list.rows.near(row))
            self.said.emit(words.PUT_OFF_DONE, None)

    # -- deciding many

    def approve_ticked(self) -> None:
        """Approve what is ticked, in one step; asks once when that is much."""
        self._many(words.APPROVE, lambda vault, shown: vault.approve_many(shown))

    def reject_ticked(self) -> None:
        """Reject what is ticked, in one step; asks once when that is much."""
        self._many(words.REJECT, lambda vault, shown: vault.reject_many(shown))

    def _many(self, action: str, act: Callable[[Vault, Sequence[tuple[str, int | None]]], Receipt]) -> None:
        ticked = self.list.ticked_items()
        shown = [(item.id, item.seen) for item in ticked]
        begin: Callable[[], None] = lambda: self._start(ticked, lambda vault: act(vault, shown), "")  # noqa: E731
        if len(ticked) > words.ASK_MANY_ABOVE:
            ask(self, words.ask_many(action, len(ticked)), words.ASK_MANY_LINE, action, begin)
        elif ticked:
            begin()

    def approve_all(self) -> None:
        """Approve everything of the chosen one's source, in one step."""
        item = self.list.current()
        group = self._group(item.group) if item is not None else None
        if group is not None:
            self.approve_group(group)

    def approve_group(self, group: Group) -> None:
        """Approve everything of a source as it was shown, in one step."""
        name, mark, also = group.name, group.mark, group.proposed

        def act(vault: Vault) -> Receipt:
            return vault.approve_source(name, seen=mark, also=also) if mark else vault.approve_many(also)

        self._start((), act, words.approved_all(one_line(name, 60)))

    def reject_group(self, group: Group) -> None:
        """Reject everything of a source as it was shown, in one step."""
        name, mark, also = group.name, group.mark, group.proposed

        def act(vault: Vault) -> Receipt:
            return vault.reject_source(name, seen=mark, also=also) if mark else vault.reject_many(also)

        self._start((), act, words.REJECTED)

    def _start(self, decided: Sequence[Waiting], act: Deciding, done: str) -> None:
        if self._busy or not self._writable:
            return
        self._busy = True
        held = Held(self._asked, frozenset(self.list.rows.ticked), self.card.typed)
        self.card.rest()
        self.card.setEnabled(False)
        self._drop(decided)
        self._desk.spawn(self._decide(decided, act, done, held))

    def _drop(self, decided: Sequence[Waiting]) -> None:
        """Let the next one slide in at once, while the answer is written; what is refused comes back."""
        ids = frozenset(item.id for item in decided)
        self._going |= ids
        if ids:
            self._show(items.without(self._asked, ids))

    async def _decide(self, decided: Sequence[Waiting], act: Deciding, done: str, held: Held) -> None:
        try:
            receipt: Receipt = await self._desk.change(act)
        except VaultError as reason:
            if isValid(self):
                self._free()
                self._take_up(decided, held)
                self._refused(reason, decided)
        else:
            if isValid(self):
                self._free()
                for _ in decided:
                    self.decided_one.emit()
                self.said.emit(done or told(receipt.reason), receipt.operation)

    def _take_up(self, decided: Sequence[Waiting], held: Held) -> None:
        """Show what was refused as it was before: in its place, with its ticks and with what was typed."""
        if decided:
            self._going -= {item.id for item in decided}
            self._wanted = self._wanted or decided[0].id
            self._show(held.asked)
            self.list.tick_again(held.ticked)
            if self.card.item == decided[0]:
                self.card.take_up(held.typed)

    def _refused(self, reason: VaultError, decided: Sequence[Waiting]) -> None:
        fresh = reason.fresh if isinstance(reason, StaleProposal) else ""
        if isinstance(reason, StaleProposal) and decided:
            self.stale.remember(fresh or decided[0].id)
            self.stale.tell(self.card.item.id if self.card.item else "")
        else:
            self.failed.emit(reason)
        self.read_anew(fresh or "")

    def _free(self) -> None:
        self._busy = False
        self.card.setEnabled(True)
        self.list.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The letters decide; only here, and only without another key held but Shift for what is ticked."""
        act = self._letters.act(APPROVING, pressed(event.key()))
        shift = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if self._stack.currentIndex() == 0 and shift and act is Step.APPROVE:
            self.approve_ticked()
        elif self._stack.currentIndex() == 0 and plain and isinstance(act, Step) and self._press(act):
            return
        else:
            super().keyPressEvent(event)

    def _press(self, step: Step) -> bool:
        if self.list.current() is None or self.card.stage is not Stage.READING:
            return False
        acts: dict[Step, Callable[[], None]] = {
            Step.APPROVE: self.card.press_approve,
            Step.EDIT: self.card.press_edit,
            Step.REJECT: self.card.press_reject,
            Step.PUT_OFF: self.put_off,
        }
        if step in acts:
            acts[step]()
        return step in acts
