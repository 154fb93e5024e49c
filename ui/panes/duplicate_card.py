"""Two memories that may be one: two equal cards, why they are shown together, and the answers with what they do."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from core.contradictions import Duplicate, Sameness, Verdict
from core.domain import Usage
from ui import text_contradictions as words
from ui import text_duplicates as own
from ui.letters import Letters
from ui.panes.contradiction_items import Told
from ui.panes.contradiction_side import SideCard
from ui.panes.two_parts import Sheet, Sides, quiet_area
from ui.panes.verdict_buttons import AnswerButton
from ui.safe import PlainLabel
from ui.theme import px
from ui.widgets.flow import FlowLayout
from ui.widgets.marked_text import side_by_side
from ui.widgets.more_below import MoreBelow

BELOW = {Verdict.DUPLICATE: own.TWICE, Verdict.DIFFERENT: own.DIFFERENT, Verdict.LATER: own.LATER}
"""The answers below the two cards, by the verdict whose key they have among the contradictions."""


class DuplicateCard(QWidget):
    """``answered`` carries the verdict of a button or key, ``opened`` a memory's id."""

    answered = Signal(object)
    opened = Signal(str)

    def __init__(self, owner: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.owner = owner
        self.one: Duplicate | None = None
        self._told: Mapping[Sameness, Told] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(22), px(18), px(8), px(10))
        layout.addWidget(self._scrolled())
        for side in (self.a, self.b):
            side.opened.connect(self.opened)
        for button in (self.a.button, self.b.button, *self.buttons.values()):
            button.clicked.connect(lambda _checked=False, verdict=button.verdict: self.answered.emit(verdict))
            button.looked.connect(self._look)

    def _scrolled(self) -> QScrollArea:
        self._area = quiet_area(self)
        inside = Sheet()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, px(14), px(6))
        column.setSpacing(px(12))
        self.question = PlainLabel(own.QUESTION, self, role="title")
        column.addWidget(self.question)
        self.a, self.b = (SideCard(verdict, self, own.KEEP) for verdict in (Verdict.A, Verdict.B))
        column.addWidget(Sides((self.a, self.b), self))
        why = QVBoxLayout()
        why.setSpacing(px(4))
        why.addWidget(PlainLabel(words.WHY, self, role="small", wrap=False))
        self.reason = PlainLabel("", self, selectable=True)
        why.addWidget(self.reason)
        column.addLayout(why)
        below = QWidget(self)
        flow = FlowLayout(below, px(8))
        self.buttons: dict[Verdict, AnswerButton] = {}
        for verdict, label in BELOW.items():
            self.buttons[verdict] = AnswerButton(verdict, below, label)
            flow.addWidget(self.buttons[verdict])
        column.addWidget(below)
        self.effect = PlainLabel(own.HINT, self, role="muted")
        self.effect.setMinimumHeight(px(40))
        self.effect.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.effect)
        column.addStretch(1)
        self._area.setWidget(inside)
        for side in (self.a, self.b):
            MoreBelow(self._area, side.button)
        return self._area

    def show_one(self, one: Duplicate, usage: Mapping[str, Usage], *, writable: bool) -> None:
        """Show a pair; what each answer does comes by ``show_effects``."""
        same = self.one == one
        self.one = one
        for button in (self.a.button, self.b.button, *self.buttons.values()):
            button.setEnabled(writable)
        if same:
            return
        self._told = {}
        self._area.verticalScrollBar().setValue(0)
        for side, held, pieces in zip(
            (self.a, self.b), (one.a, one.b), side_by_side(one.a.text, one.b.text), strict=True
        ):
            side.show_side(held, pieces, self.owner)
            side.show_use(usage.get(held.memory))
        self.reason.setText(own.reason_words(one))
        self.effect.setText(own.HINT)
        self.setAccessibleName(own.card_sentence(one, self.owner))

    def show_effects(self, told: Mapping[Sameness, Told], *, writable: bool) -> None:
        """Take in what the answers do; one that cannot be given is greyed."""
        self._told = told
        self.a.tell(told.get(Sameness.KEEP_A))
        self.b.tell(told.get(Sameness.KEEP_B))
        for side in (self.a, self.b):
            side.button.setEnabled(side.button.isEnabled() and writable)

    def show_keys(self, letters: Letters) -> None:
        """Print the keys on the buttons, or none."""
        for button in (self.a.button, self.b.button, *self.buttons.values()):
            button.show_key(letters.of(button.verdict))

    def ruling(self, verdict: Verdict) -> Sameness | None:
        """What a key means here; None for what is no answer to this question, or cannot be given."""
        match verdict:
            case Verdict.A | Verdict.B:
                ruling = Sameness.KEEP_A if verdict is Verdict.A else Sameness.KEEP_B
                return None if self._against(ruling) else ruling
            case Verdict.DUPLICATE:
                either = [one for one in (Sameness.KEEP_A, Sameness.KEEP_B) if not self._against(one)]
                return either[0] if either else None
            case Verdict.DIFFERENT:
                return Sameness.DIFFERENT
            case _:
                return None

    def _against(self, ruling: Sameness) -> str:
        told = self._told.get(ruling)
        return told.against if told else ""

    def _look(self, verdict: Verdict, begins: bool) -> None:
        ruling = self.ruling(verdict) if begins else None
        told = self._told.get(ruling) if ruling else None
        put_off = begins and verdict is Verdict.LATER
        self.effect.setText(told.sentence if told else own.PUT_OFF if put_off else own.HINT)
