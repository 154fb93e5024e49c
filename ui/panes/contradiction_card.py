"""One contradiction in full: the question, two equal cards, why it is asked, and the answers with what they do."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from core.contradictions import Contradiction, ContradictionState, Decision, Verdict
from core.domain import Usage
from ui import text_contradictions as words
from ui import text_verdicts as verdicts
from ui.letters import Letters
from ui.panes.contradiction_items import Effects, Entry, Told, seen_of
from ui.panes.contradiction_reasons import Reasons
from ui.panes.contradiction_side import SideCard
from ui.panes.two_parts import Sheet, Sides, quiet_area
from ui.panes.verdict_buttons import VerdictButtons
from ui.panes.verdict_forms import FORMS, VerdictForm
from ui.safe import PlainLabel
from ui.theme import px
from ui.widgets.marked_text import side_by_side
from ui.widgets.more_below import MoreBelow


class ContradictionCard(QWidget):
    """``decided`` carries a ``Decision``, ``weighed`` one whose effect is to be told, or None.

    ``opened`` carries a memory's id, ``taken_back`` an operation's number, ``walked`` +1 or -1 within the group;
    ``together`` asks to decide the whole group, ``left`` gives the keyboard back to the list.
    """

    decided = Signal(object)
    weighed = Signal(object)
    opened = Signal(str)
    taken_back = Signal(int)
    walked = Signal(int)
    together = Signal()
    left = Signal()

    def __init__(self, owner: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.owner = owner
        self.one: Contradiction | None = None
        self._effects = Effects("")
        self._looked: list[Verdict] = []
        self._writable = True
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(22), px(18), px(8), px(10))
        layout.addWidget(self._scrolled())
        self._connect()

    def _connect(self) -> None:
        for side in (self.a, self.b):
            side.asked.connect(self.answer)
            side.opened.connect(self.opened)
            side.button.looked.connect(self._look)
        self.buttons.asked.connect(self.answer)
        self.buttons.looked.connect(self._look)
        self.form.given.connect(self.decided)
        self.form.edited.connect(self._weigh)
        self.form.left.connect(self.rest)

    def _scrolled(self) -> QScrollArea:
        self._area = quiet_area(self)
        inside = Sheet()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, px(14), px(6))
        column.setSpacing(px(12))
        column.addLayout(self._head())
        self.a, self.b = SideCard(Verdict.A, self), SideCard(Verdict.B, self)
        column.addWidget(Sides((self.a, self.b), self))
        self.reasons = Reasons(self)
        self.effect = PlainLabel(verdicts.HINT, self, role="muted")
        self.effect.setMinimumHeight(px(40))
        self.effect.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.form = VerdictForm(self)
        self.buttons = VerdictButtons(self)
        self.ruling = self._ruled()
        for part in (self.reasons, self.form, self.buttons, self.effect, self.ruling):
            column.addWidget(part)
        column.addStretch(1)
        self._area.setWidget(inside)
        for side in (self.a, self.b):
            MoreBelow(self._area, side.button)
        return self._area

    def _head(self) -> QVBoxLayout:
        head = QVBoxLayout()
        head.setSpacing(px(4))
        row = QHBoxLayout()
        row.setSpacing(px(4))
        self.about = PlainLabel("", self, role="muted")
        row.addWidget(self.about, 1)
        self.place = PlainLabel("", self, role="small", wrap=False)
        self.before, self.after = (self._step(step) for step in (-1, 1))
        self.all = QPushButton(self)
        self.all.setProperty("kind", "link")
        self.all.setProperty("small", True)
        self.all.setAutoDefault(False)
        self.all.clicked.connect(self.together)
        for part in (self.place, self.before, self.after, self.all):
            row.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        self.question = PlainLabel(words.QUESTION, self, role="title")
        head.addLayout(row)
        head.addWidget(self.question)
        return head

    def _step(self, step: int) -> QPushButton:
        button = QPushButton("‹" if step < 0 else "›", self)
        button.setProperty("kind", "link")
        button.setAutoDefault(False)
        button.setAccessibleName(words.PREVIOUS if step < 0 else words.NEXT)
        button.clicked.connect(lambda: self.walked.emit(step))
        return button

    def _ruled(self) -> QWidget:
        strip = QFrame(self)
        strip.setProperty("role", "form")
        row = QHBoxLayout(strip)
        row.setContentsMargins(px(16), px(12), px(14), px(12))
        lines = QVBoxLayout()
        lines.setSpacing(px(3))
        self.ruled = PlainLabel("", strip, role="strong")
        self.ruled_more = PlainLabel("", strip, role="muted")
        lines.addWidget(self.ruled)
        lines.addWidget(self.ruled_more)
        row.addLayout(lines, 1)
        self.take_back = QPushButton(verdicts.TAKE_BACK, strip)
        self.take_back.setAutoDefault(False)
        self.take_back.clicked.connect(self._take_back)
        row.addWidget(self.take_back)
        strip.hide()
        return strip

    # -- showing

    def show_one(self, one: Contradiction, entry: Entry, at: int, *, writable: bool) -> None:
        """Show a contradiction as the one at ``at`` of its row; what is half typed stays while its sides do."""
        before, self.one = self.one, one
        self._writable = writable
        self._show_place(entry, at)
        if before is not None and before.id == one.id and seen_of(before) == seen_of(one):
            if before.assessments != one.assessments:
                self.reasons.show_reasons(one)
            self._fit()
            return
        self._effects = Effects(one.id)
        self._area.verticalScrollBar().setValue(0)
        first, second = side_by_side(one.a.text, one.b.text)
        self.a.show_side(one.a, first, self.owner)
        self.b.show_side(one.b, second, self.owner)
        self.about.setText(entry.title if one.slot else words.capital(words.why_short(one)))
        self.reasons.show_reasons(one)
        self.setAccessibleName(words.card_sentence(one, self.owner))
        decided = one.state is ContradictionState.DECIDED
        maybe = words.MAYBE_QUESTION if words.only_maybe(one) else words.QUESTION
        self.question.setText(words.DECIDED_QUESTION if decided else maybe)
        if one.ruling is not None:
            self.ruled.setText(verdicts.ruling_words(one.ruling))
            self.ruled_more.setText(verdicts.ruling_more(one.ruling))
            self.ruled_more.setVisible(bool(verdicts.ruling_more(one.ruling)))
        self.rest()

    def show_use(self, usage: Mapping[str, Usage]) -> None:
        """Say on both cards how often they were of use."""
        if self.one is not None:
            self.a.show_use(usage.get(self.one.a.memory))
            self.b.show_use(usage.get(self.one.b.memory))

    def _show_place(self, entry: Entry, at: int) -> None:
        several = entry.count > 1
        self.place.setText(words.place_words(at + 1, entry.count))
        self.all.setText(words.decide_together(entry.count))
        for part in (self.place, self.before, self.after, self.all):
            part.setVisible(several)
        self.before.setEnabled(at > 0)
        self.after.setEnabled(at + 1 < len(entry.held))
        self.all.setEnabled(self._writable)

    def show_effects(self, effects: Effects) -> None:
        """Take in what the plain answers do, if it still is about what is shown."""
        if self.one is None or effects.contradiction != self.one.id:
            return
        self._effects = effects
        self.a.tell(effects.told.get(Verdict.A))
        self.b.tell(effects.told.get(Verdict.B))
        self.buttons.tell(effects.told)
        self._fit()
        self._tell()

    def show_weighed(self, told: Told | None) -> None:
        """Say what the answer in the form would do."""
        if self.form.verdict is not None:
            self._say(told.sentence if told else self.form.missing, bad=bool(told and told.against))

    def show_keys(self, letters: Letters) -> None:
        """Print the keys on the buttons, or none."""
        for side in (self.a, self.b):
            side.button.show_key(letters.of(side.verdict))
        self.buttons.show_keys(letters)

    # -- answering

    def answer(self, verdict: Verdict) -> None:
        """Give an answer, or ask first for what it needs."""
        if self.one is None or not self.can_answer(verdict):
            return
        if verdict in FORMS:
            self.form.open_for(verdict, self.one)
            self._fit()
            for part in (self.form, self._area.widget(), self._area):  # else the page is as high as without the form
                QCoreApplication.sendPostedEvents(part, QEvent.Type.LayoutRequest.value)
            self._area.ensureWidgetVisible(self.form, 0, px(8))
        else:
            self.form.close_form()
            self._fit()
            self.decided.emit(Decision(verdict))

    def can_answer(self, verdict: Verdict) -> bool:
        """Whether this answer can be given to what is shown."""
        told = self._effects.told.get(verdict)
        possible = verdict in FORMS or told is None or not told.against
        return self._writable and self.one is not None and self.one.state is ContradictionState.OPEN and possible

    @property
    def is_filling(self) -> bool:
        """Whether the person fills in what an answer needs."""
        return self.form.verdict is not None

    def rest(self) -> None:
        """Close the form and give the keyboard back to the list."""
        self.form.close_form()
        self._fit()
        self._tell()
        self.left.emit()

    def _take_back(self) -> None:
        if self.one is not None and self.one.ruling is not None:
            self.taken_back.emit(self.one.ruling.operation)

    def _weigh(self, decision: Decision | None) -> None:
        if decision is None:
            self._say(self.form.missing)
        else:
            self.weighed.emit(decision)

    # -- what an answer does, before it is given

    def _look(self, verdict: Verdict, begins: bool) -> None:
        self._looked = [one for one in self._looked if one is not verdict] + ([verdict] if begins else [])
        self._tell()

    def _tell(self) -> None:
        if self.form.verdict is not None:
            return
        below = [verdict for verdict in self._looked if verdict not in {Verdict.A, Verdict.B}]
        told = self._effects.told.get(below[-1]) if below else None
        if below and below[-1] in FORMS and (told is None or told.against):
            self._say(verdicts.FORM_HINTS[below[-1]])
        elif told is not None:
            self._say(told.sentence, bad=bool(told.against))
        else:
            self._say(self._resting())

    def _resting(self) -> str:
        """With nothing pointed at: what rests on either side, else how to read the effects."""
        hanging = {text for verdict in (Verdict.A, Verdict.B) for text in self._hanging(verdict)}
        return verdicts.hanging_words(tuple(sorted(hanging))) if hanging else verdicts.HINT

    def _hanging(self, verdict: Verdict) -> tuple[str, ...]:
        told = self._effects.told.get(verdict)
        return told.hanging if told else ()

    def _say(self, sentence: str, *, bad: bool = False) -> None:
        self.effect.setText(sentence)
        self.effect.setProperty("role", "danger" if bad else "muted" if sentence == verdicts.HINT else "")
        self.effect.style().unpolish(self.effect)
        self.effect.style().polish(self.effect)

    def _fit(self) -> None:
        is_open = self.one is not None and self.one.state is ContradictionState.OPEN
        filling = self.form.verdict is not None
        for side in (self.a, self.b):
            side.offer(is_open)
            side.button.setEnabled(self._writable and self.can_answer(side.verdict))
        self.buttons.setVisible(is_open and not filling)
        self.buttons.setEnabled(self._writable)
        self.effect.setVisible(is_open)
        self.ruling.setVisible(not is_open and self.one is not None and self.one.ruling is not None)
        self.take_back.setEnabled(self._writable)
