"""What rules did without asking, with the rule's sentence and the words that made it; one click takes each back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.contradictions import ByRule
from ui import text_review as words
from ui.desk import Desk
from ui.dialogs.open_frame import OpenDialog
from ui.panes.empty import NothingHere
from ui.safe import LongText, PlainLabel, one_line
from ui.text_contradictions import SHOW_MEMORY
from ui.text_write import first_of
from ui.theme import px
from ui.told import told
from ui.widgets.cards import Cards
from ui.widgets.room import open_at

MOST = 200
"""Cards at once: as many as anybody reads; those taken back make room for the next."""


class ByRuleDialog(OpenDialog):
    """Opens on its own; reads itself anew after every change. ``opened`` carries a memory's id."""

    opened = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None, *, writable: bool = True) -> None:
        super().__init__(desk, words.BY_RULE_TITLE, words.BY_RULE_LINE, parent)
        self._writable = writable
        self.cards = Cards(words.BY_RULE_TITLE, self)
        self.nothing = NothingHere(words.NOTHING_BY_RULE, words.NOTHING_BY_RULE_LINE, self)
        self.nothing.hide()
        self.more = PlainLabel("", self, role="small")
        self.more.hide()
        self.body.addWidget(self.cards, 1)
        self.body.addWidget(self.nothing, 1)
        self.body.addWidget(self.more)
        open_at(self, 700, 580)
        self.read_anew()

    async def refresh(self) -> None:
        """Read the list."""
        page = await self.desk.read(lambda vault: vault.done_by_rule(MOST))
        if not isValid(self):
            return
        held = {one.id: one for one in page.done}
        self.cards.show_cards(list(held), lambda name: self._card(held[name]))
        for card in self.cards.shown.values():
            if isinstance(card, RuleCard):
                card.button.setEnabled(self._writable)
        self.cards.setVisible(bool(held))
        self.nothing.setVisible(not held)
        self.more.setVisible(page.total > len(held))
        self.more.setText(first_of(len(held), page.total))

    def _card(self, one: ByRule) -> QWidget:
        return RuleCard(one, lambda: self.take_back(one.id), lambda: self.opened.emit(one.memory), self.cards)

    def take_back(self, id: str) -> None:
        """Take back what a rule did, and nothing else."""
        self.act(lambda: self.desk.change(lambda vault: vault.take_back_rule(id)), words.TAKEN_BACK)


class RuleCard(QFrame):
    """One thing that a rule did, with its buttons."""

    def __init__(
        self, one: ByRule, take_back: Callable[[], None], go: Callable[[], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        row = QHBoxLayout(self)
        row.setContentsMargins(px(16), px(12), px(12), px(12))
        row.setSpacing(px(12))
        lines = QVBoxLayout()
        lines.setSpacing(px(3))
        self.head = PlainLabel(words.rule_head(one), self, role="small")
        self.sentence = PlainLabel(told(one.sentence), self)
        self.because = PlainLabel(words.rule_because(one), self, role="muted")
        lines.addWidget(self.head)
        lines.addWidget(LongText(one.text, self))
        lines.addWidget(self.sentence)
        lines.addWidget(self.because)
        row.addLayout(lines, 1)
        buttons = QVBoxLayout()
        buttons.setSpacing(px(4))
        self.button = QPushButton(words.TAKE_BACK, self)
        self.open = QPushButton(SHOW_MEMORY, self)
        self.open.setProperty("kind", "link")
        self.open.setProperty("small", True)
        for button in (self.button, self.open):
            button.setAutoDefault(False)
            button.setAccessibleName(f"{button.text()}: {one_line(one.text, 80)}")
            buttons.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
        buttons.addStretch(1)
        row.addLayout(buttons)
        self._take_back = take_back
        self.button.clicked.connect(self._press)
        self.open.clicked.connect(lambda _checked=False: go())

    def _press(self) -> None:
        self.button.setEnabled(False)  # once is enough; a fault makes it possible again
        self._take_back()
