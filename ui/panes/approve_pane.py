"""What waits for the person: the list on the left, one thing to decide on the right.

Single letters work only in here, and only while they are switched on: A
approves, E edits first, R rejects. A proposal whose memory has changed meanwhile does nothing; it is shown anew with
a notice. The pane asks for changes by signals; whoever holds it says what was
done and offers Undo.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypedDict, Unpack

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSplitter, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.domain import Change, Receipt
from core.errors import StaleProposal, VaultError
from ui import text_write as words
from ui.desk import Desk
from ui.model_doors import ModelDoors
from ui.panes.approve_card import ApproveCard, Stage
from ui.panes.approve_footer import ApproveFooter
from ui.panes.approve_items import Asked, Waiting, approve_shown, lines_of, read_background, read_waiting
from ui.panes.approve_list import WaitingList
from ui.panes.empty import NothingHere
from ui.safe import PlainLabel, one_line
from ui.theme import px
from ui.widgets.changed_notice import ChangedNotice

if TYPE_CHECKING:
    from core.vault import Vault

    Deciding = Callable[[Vault], Receipt]


class Means(TypedDict, total=False):
    """What may be used in here: writing, a language model, single letters; all but the model unless it is said."""

    writable: bool
    models: ModelDoors | None
    letters: bool


class ApprovePane(QWidget):
    """``said`` carries a sentence and an operation's number or None, ``failed`` a ``VaultError``.

    ``opened`` carries the id of a memory to show; ``settled`` says that list and card are up to date.
    """

    said = Signal(str, object)
    failed = Signal(object)
    opened = Signal(str)
    settled = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None, **means: Unpack[Means]) -> None:
        super().__init__(parent)
        self._desk = desk
        self._writable = means.get("writable", True)
        self._turn = 0
        self._busy = False
        self._wanted = ""
        self._total = 0
        self.count = PlainLabel("", self, role="small", wrap=False)
        self.list = WaitingList(self)
        self.all = QPushButton(self)
        self.all.setAutoDefault(False)
        self.footer = ApproveFooter(desk, means.get("models") if self._writable else None, self)
        self.stale = ChangedNotice(words.STALE_TITLE, words.STALE_LINE, self)
        self.card = ApproveCard(self)
        self.nothing = NothingHere(words.NOTHING_WAITS, words.NOTHING_WAITS_LINE, self)
        self._lay_out()
        self.list.chosen.connect(self._chose)
        self.all.clicked.connect(self.approve_all)
        self.card.approved.connect(self.approve)
        self.card.rejected.connect(self.reject)
        self.card.opened.connect(self.opened)
        self.card.left.connect(self.list.setFocus)
        desk.changed.connect(self._changed)
        self.footer.said.connect(lambda sentence: self.said.emit(sentence, None))
        self.footer.failed.connect(self.failed)
        self.footer.heard.connect(self.read_anew)
        self.use_letters(means.get("letters", True))
        self.setFocusProxy(self.list)

    def use_letters(self, on: bool) -> None:
        """Answer to single letters, or only to buttons."""
        self._letters = self.list.letters = on
        self.card.use_letters(on)

    def _lay_out(self) -> None:
        left = QFrame(self)
        left.setProperty("role", "card")
        column = QVBoxLayout(left)
        column.setContentsMargins(1, px(10), 1, px(10))
        column.setSpacing(px(6))
        self.count.setContentsMargins(px(16), 0, px(16), 0)
        column.addWidget(self.count)
        column.addWidget(self.list, 1)
        foot = QVBoxLayout()
        foot.setContentsMargins(px(12), 0, px(12), 0)
        foot.setSpacing(px(6))
        foot.addWidget(self.all)
        foot.addWidget(self.footer)
        column.addLayout(foot)
        right = QFrame(self)
        right.setProperty("role", "card")
        page = QVBoxLayout(right)
        page.setContentsMargins(1, 1, 1, 1)
        page.setSpacing(0)
        page.addWidget(self.stale)
        page.addWidget(self.card, 1)
        self._split = QSplitter(Qt.Orientation.Horizontal, self)
        self._split.addWidget(left)
        self._split.addWidget(right)
        self._split.setHandleWidth(px(14))
        self._split.setChildrenCollapsible(False)
        self._split.setSizes([px(340), px(560)])
        self._split.setStretchFactor(1, 1)
        left.setMinimumWidth(px(260))
        right.setMinimumWidth(px(450))  # the three buttons in full
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self._split)
        self._stack.addWidget(self.nothing)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._stack)

    # -- reading

    def read_anew(self, wanted: str = "") -> None:
        """Read what waits; choose ``wanted`` if it is among it."""
        self._wanted = wanted or self._wanted
        self._desk.spawn(self._read())

    def _changed(self, _change: Change) -> None:
        self.read_anew()

    async def _read(self) -> None:
        self._turn += 1
        mine = self._turn
        asked = await self._desk.read(read_waiting)
        if isValid(self) and mine == self._turn:
            self._show(asked)
            self.settled.emit()

    def _show(self, asked: Asked) -> None:
        self._stack.setCurrentIndex(0 if asked.items or asked.unclear or asked.unread else 1)
        self.footer.show_unclear(asked.unclear, asked.unread)
        self._total = asked.total
        self.count.setText(words.waiting_count(asked.total))
        wanted, self._wanted = self._wanted, ""
        self.list.show_lines(lines_of(asked.items), wanted)

    def _chose(self, item: Waiting | None) -> None:
        if item is None:
            self.all.hide()
            self.footer.show_group("", ())
            return
        self.stale.tell(item.id)
        self.card.show_item(item, writable=self._writable and not self._busy)
        waits = [line for line in self.list.rows.lines if line.item and line.item.pending and line.group == item.group]
        self.all.setVisible(bool(waits))
        self.all.setEnabled(self._writable)
        self.footer.show_group(item.group, [line.item.id for line in waits if line.item])
        whole = self._total == sum(line.item is not None for line in self.list.rows.lines)
        button = words.approve_all(one_line(item.group, 40), len(waits) if whole else None)
        self.all.setText(button.replace("&", "&&"))
        self._desk.spawn(self._show_background(item))

    async def _show_background(self, item: Waiting) -> None:
        behind = await self._desk.read(lambda vault: read_background(vault, item))
        if isValid(self) and self.card.item is not None and self.card.item.id == item.id:
            self.card.show_background(behind)

    # -- deciding

    def approve(self, wording: str | None = None) -> None:
        """Approve what is chosen, with another wording if one is given."""
        item = self.list.current()
        if item is not None:
            self._start(item, lambda vault: approve_shown(vault, item, wording), words.APPROVED)

    def reject(self, reason: str = "") -> None:
        """Reject what is chosen."""
        item = self.list.current()
        if item is not None:
            self._start(item, lambda vault: vault.reject(item.id, reason), words.REJECTED)

    def approve_all(self) -> None:
        """Approve all waiting memories of the chosen one's source, in one step."""
        item = self.list.current()
        if item is not None:
            source = item.group
            done = words.approved_all(one_line(source, 60))
            self._start(item, lambda vault: vault.approve_source(source), done)

    def _start(self, item: Waiting, act: Deciding, done: str) -> None:
        if self._busy or not self._writable:
            return
        self._busy = True
        self.card.setEnabled(False)
        self._desk.spawn(self._decide(item, act, done))

    async def _decide(self, item: Waiting, act: Deciding, done: str) -> None:
        try:
            receipt: Receipt = await self._desk.change(act)
        except StaleProposal as reason:
            if isValid(self):
                self._free()
                self.stale.remember(reason.fresh or item.id)
                self.stale.tell(self.card.item.id if self.card.item else "")
                self.read_anew(reason.fresh or "")
        except VaultError as reason:
            if isValid(self):
                self._free()
                self.failed.emit(reason)
                self.read_anew()
        else:
            if isValid(self):
                self._free()
                self.said.emit(done, receipt.operation)

    def _free(self) -> None:
        self._busy = False
        self.card.setEnabled(True)
        if self.card.stage is not Stage.READING:
            self.card.rest()
        self.list.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A approves, E edits, R rejects; only here, and only without another key held."""
        if self._letters and self._stack.currentIndex() == 0 and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            match event.key():
                case Qt.Key.Key_A if self.card.stage is Stage.READING:
                    self.card.press_approve()
                    return
                case Qt.Key.Key_E:
                    self.card.press_edit()
                    return
                case Qt.Key.Key_R if self.card.stage is Stage.READING:
                    self.card.press_reject()
                    return
        super().keyPressEvent(event)
