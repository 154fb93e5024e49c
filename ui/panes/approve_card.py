"""One thing to decide, in full: before and after word by word, why, from whom, what to be careful about."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.domain import ProposalKind, Usage
from ui import text_write as words
from ui.dialogs.exact_text import ExactEditor
from ui.exposed import exposed
from ui.letters import Letters, Step
from ui.panes.approve_items import Background, Typed, Waiting
from ui.panes.approve_parts import GuardStrip, LargeDiff, Tag
from ui.panes.two_parts import Sheet, quiet_area
from ui.safe import LongText, PlainLabel, one_line
from ui.text_contradictions import DECIDE_LINK, used_words
from ui.theme import appearance, px
from ui.told import told
from ui.translation import in_quotes
from ui.widgets.flow import FlowLayout
from ui.widgets.form import form_in
from ui.widgets.more_below import MoreBelow
from ui.widgets.two_groups import Flowing
from ui.widgets.word_diff import Fate, Piece, word_diff


class Stage(StrEnum):
    """What the person is doing with the card."""

    READING = "reading"
    EDITING = "editing"
    REJECTING = "rejecting"


class ApproveCard(QWidget):
    """``approved`` carries a wording or None, ``rejected`` a reason, ``opened`` a memory's id.

    ``left`` says that the keyboard may go back to the list, ``put_off`` that it is to come last;
    ``disputed`` carries the id of the contradiction in which it stands.
    """

    approved = Signal(object)
    rejected = Signal(str)
    opened = Signal(str)
    left = Signal()
    put_off = Signal()
    disputed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.item: Waiting | None = None
        self.stage = Stage.READING
        self._contradiction = ""
        self._writable = True
        self.letters = Letters()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(20), px(16), px(20), px(16))
        layout.setSpacing(px(12))
        area = self._scrolled()
        layout.addWidget(area, 1)
        MoreBelow(area)
        layout.addWidget(self._editing())
        layout.addWidget(self._rejecting())
        layout.addWidget(self._buttons())
        appearance().changed.connect(self._restyle)
        self._step(Stage.READING)

    # -- its parts

    def _scrolled(self) -> QScrollArea:
        area = quiet_area(self)
        inside = Sheet()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, px(4), 0)
        column.setSpacing(px(10))
        head = QHBoxLayout()
        head.setSpacing(px(10))
        self.tag = Tag("", self, role="small", wrap=False)
        self.effect = PlainLabel("", self, role="muted")
        head.addWidget(self.tag, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.effect, 1)
        column.addLayout(head)
        self.guard = GuardStrip(self)
        column.addWidget(self.guard)
        self.diff = LargeDiff(self)
        self.whole = LongText("", self, role="heading")
        self.other = LongText("", self)
        self.other_name = PlainLabel(words.MERGED, self, role="small")
        self.odd = PlainLabel("", self, role="danger")
        for part in (self.diff, self.whole, self.odd, self.other_name, self.other):
            column.addWidget(part)
        fields, self._facts = form_in(self)
        self._facts.setHorizontalSpacing(px(16))
        self._facts.setVerticalSpacing(px(6))
        self._facts.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self._facts.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.facts: dict[str, PlainLabel] = {}
        for name in (words.REASON, words.QUOTE, words.FROM, words.BASE, words.USED, words.GONE, words.SIMILAR):
            self.facts[name] = PlainLabel("", self, selectable=True)
            self._facts.addRow(PlainLabel(name, self, role="muted", wrap=False), self.facts[name])
        column.addSpacing(px(4))
        column.addWidget(fields)
        self.show_memory = QPushButton(words.SHOW_MEMORY, self)
        self.show_memory.setProperty("kind", "link")
        self.show_memory.setProperty("flush", True)
        self.show_memory.setAutoDefault(False)
        self.show_memory.clicked.connect(self._open_memory)
        column.addWidget(self.show_memory, 0, Qt.AlignmentFlag.AlignLeft)
        self.decide = QPushButton(DECIDE_LINK, self)
        self.decide.setProperty("kind", "link")
        self.decide.setProperty("flush", True)
        self.decide.setAutoDefault(False)
        self.decide.clicked.connect(lambda: self.disputed.emit(self._contradiction))
        self.decide.hide()
        column.addWidget(self.decide, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        area.setWidget(inside)
        return area

    def _editing(self) -> QWidget:
        self.editor = ExactEditor("", self)
        self.editor.setAccessibleName(words.EDIT)
        self.editor.setMaximumHeight(px(130))
        self.editor.textChanged.connect(self._fit)
        return self.editor

    def _rejecting(self) -> QWidget:
        self._why = QWidget(self)
        column = QVBoxLayout(self._why)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(8))
        self.reason = QLineEdit(self)
        self.reason.setPlaceholderText(words.WHY_REJECT)
        self.reason.setAccessibleName(words.WHY_REJECT)
        self.reason.returnPressed.connect(self._reject_now)
        chips = QWidget(self)
        flow = FlowLayout(chips)
        for given in words.REJECT_REASONS:
            chip = QPushButton(given, chips)
            chip.setProperty("kind", "chip")
            chip.setAutoDefault(False)
            chip.clicked.connect(lambda _checked=False, given=given: self.reason.setText(given))
            flow.addWidget(chip)
        column.addWidget(self.reason)
        column.addWidget(chips)
        return self._why

    def _buttons(self) -> Flowing:
        self.approve = QPushButton(self)
        self.approve.setProperty("kind", "primary")
        self.edit = QPushButton(self)
        self.reject = QPushButton(self)
        self.later = QPushButton(self)
        self.back = QPushButton(words.KEEP_AS_IT_IS, self)
        self.approve.clicked.connect(self.press_approve)
        self.edit.clicked.connect(self.press_edit)
        self.reject.clicked.connect(self.press_reject)
        self.later.clicked.connect(self.put_off)
        self.back.clicked.connect(lambda: self._step(Stage.READING))
        every = (self.approve, self.edit, self.reject, self.later, self.back)
        for button in every:
            button.setAutoDefault(False)
        return Flowing(every, self)

    def _restyle(self) -> None:
        if self.item is not None:
            self.tag.show_kind(self.item.kind)

    # -- showing

    def show_item(self, item: Waiting, *, writable: bool) -> None:
        """Show one item; what stands behind it comes by ``show_background``."""
        before, self.item = self.item, item
        same = before is not None and (before.id, before.seen, before.text) == (item.id, item.seen, item.text)
        self._writable = writable
        typed = self.typed if before is not None and before.id == item.id else None
        if same:
            self._fit()
            return
        self.tag.show_kind(item.kind)
        self.effect.setText(words.kind_sentence(item.kind, item.since))
        proposal = item.proposal
        self.guard.tell(words.GUARD, (proposal.guard,) if proposal and proposal.guard else ())
        pieces = _pieces(item)
        self.diff.set_pieces(pieces)
        self.diff.setVisible(bool(pieces))
        self.whole.set_text("" if pieces else item.text)
        self.whole.setVisible(not pieces)
        for part in (self.other_name, self.other):
            part.hide()
        self._tell(words.REASON, told(proposal.reason) if proposal else "")
        self._tell(words.QUOTE, in_quotes(one_line(proposal.quote, 600)) if proposal and proposal.quote else "")
        self._tell(words.BASE, words.base_words(proposal.base_version) if proposal else "")
        self._tell(words.FROM, _origin(item))
        for name in (words.USED, words.GONE, words.SIMILAR):
            self._tell(name, "")
        self.decide.hide()
        self.odd.setText("\n".join(exposed(item.text)))
        self.odd.setVisible(bool(self.odd.text()))
        self.editor.set_text(item.text)
        self.reason.clear()
        if typed is None or typed.stage == Stage.READING:
            self._step(Stage.READING)
        else:
            self.take_up(typed)

    def show_background(self, behind: Background) -> None:
        """Show the quote a memory rests on, what disagrees with it, and what would be merged into it."""
        if behind.quote:
            by = f", {one_line(behind.said_by, 60)}" if behind.said_by else ""
            self._tell(words.QUOTE, f"{in_quotes(one_line(behind.quote, 600))}{by}")
        if behind.other:
            self.other.set_text(behind.other)
        for part in (self.other_name, self.other):
            part.setVisible(bool(behind.other))
        self._tell(words.GONE, behind.gone)
        if item_is_new(self.item):
            near = "\n".join(in_quotes(one_line(text, 200)) for text in behind.similar)
            self._tell(words.SIMILAR, near or words.NOTHING_SIMILAR)
        self._contradiction = behind.contradiction
        self.decide.setVisible(bool(behind.contradiction))
        self.setAccessibleName(self.sentence())
        if behind.against:
            self.guard.tell(words.DISAGREES, tuple(in_quotes(one_line(text, 240)) for text in behind.against[:3]))

    def show_use(self, usage: Usage | None) -> None:
        """Say how often the memory was of use, where that is counted."""
        self._tell(words.USED, used_words(usage))

    def sentence(self) -> str:
        """The whole card as one paragraph, for a screen reader."""
        item = self.item
        if item is None:
            return ""
        before = item.proposal.before if item.proposal else ""
        told = {name: label.text() for name, label in self.facts.items() if label.text() and not label.isHidden()}
        return words.card_sentence(item.kind, before, item.text, item.since, self.guard.words, self.odd.text(), told)

    def _open_memory(self) -> None:
        if self.item is not None:
            self.opened.emit(self.item.memory)

    def _tell(self, name: str, sentence: str) -> None:
        self.facts[name].setText(sentence)
        self._facts.setRowVisible(self.facts[name], bool(sentence))

    def _step(self, stage: Stage) -> None:
        self.stage = stage
        reading = stage is Stage.READING
        self.editor.setVisible(stage is Stage.EDITING)
        self._why.setVisible(stage is Stage.REJECTING)
        self.approve.setVisible(stage is not Stage.REJECTING)
        self._name_buttons()
        self.later.setVisible(reading)
        self.edit.setVisible(reading)
        self.reject.setVisible(stage is not Stage.EDITING)
        self.reject.setProperty("kind", "" if reading else "danger")
        self.reject.style().unpolish(self.reject)
        self.reject.style().polish(self.reject)
        self.back.setVisible(not reading)
        self._fit()
        match stage:
            case Stage.EDITING:
                self.editor.setFocus()
                self.editor.selectAll()
            case Stage.REJECTING:
                self.reason.setFocus()
            case Stage.READING:
                self.left.emit()

    def _name_buttons(self) -> None:
        reading = self.stage is Stage.READING
        self.approve.setText(self._keyed(words.APPROVE, Step.APPROVE) if reading else words.APPROVE_EDITED)
        self.edit.setText(self._keyed(words.EDIT, Step.EDIT))
        self.reject.setText(self._keyed(words.REJECT, Step.REJECT) if reading else words.REJECT)
        self.later.setText(self._keyed(words.LATER, Step.PUT_OFF))

    def rest(self) -> None:
        """Leave editing and rejecting."""
        self._step(Stage.READING)

    @property
    def typed(self) -> Typed:
        """What is being typed, so that it can be taken up again."""
        return Typed(self.stage.value, self.editor.text() if self.editor.touched else None, self.reason.text())

    def take_up(self, typed: Typed) -> None:
        """Go on typing where it was left."""
        if typed.wording is not None:
            self.editor.type_over(typed.wording)
        self.reason.setText(typed.reason)
        self._step(Stage(typed.stage))

    def _fit(self) -> None:
        writes = self._writable and self.item is not None
        wording = self.stage is not Stage.EDITING or bool(self.editor.toPlainText().strip())
        self.approve.setEnabled(writes and wording)
        self.edit.setEnabled(writes and self.item is not None and self.item.editable)
        self.reject.setEnabled(writes)
        self.later.setEnabled(self.item is not None)

    def use_letters(self, letters: Letters) -> None:
        """Print the keys on the buttons, or none when single letters are switched off."""
        self.letters = letters
        self._name_buttons()

    def _keyed(self, action: str, step: Step) -> str:
        key = self.letters.of(step)
        return words.keyed(action, key) if key else action

    # -- deciding

    def press_approve(self) -> None:
        """Approve as it stands, or with the wording in the editor."""
        if not self.approve.isEnabled() or self.stage is Stage.REJECTING:
            return
        edited = self.stage is Stage.EDITING and self.editor.touched
        self.approved.emit(self.editor.text() if edited else None)

    def press_edit(self) -> None:
        """Open the wording for editing."""
        if self.edit.isEnabled() and self.stage is Stage.READING:
            self._step(Stage.EDITING)

    def press_reject(self) -> None:
        """Ask why first; then reject."""
        if not self.reject.isEnabled():
            return
        if self.stage is Stage.REJECTING:
            self._reject_now()
        elif self.stage is Stage.READING:
            self._step(Stage.REJECTING)

    def _reject_now(self) -> None:
        self.rejected.emit(self.reason.text().strip())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves editing and rejecting; Ctrl+Enter approves the edited wording."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape and self.stage is not Stage.READING:
            self._step(Stage.READING)
        elif enter and self.stage is Stage.EDITING and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.press_approve()
        elif enter and self.stage is Stage.REJECTING:
            event.accept()  # the line has taken it
        else:
            super().keyPressEvent(event)


def item_is_new(item: Waiting | None) -> bool:
    """Whether it is a memory that waits to count, no change of one."""
    return item is not None and item.kind is None


def _pieces(item: Waiting) -> tuple[Piece, ...]:
    """Before and after as one text; nothing for what has no before."""
    proposal = item.proposal
    if proposal is None or (item.kind is ProposalKind.MERGE and proposal.after is None):
        return ()
    if item.kind is ProposalKind.END:
        return (Piece(Fate.REMOVED, proposal.before),)
    return word_diff(proposal.before, proposal.after if proposal.after is not None else proposal.before)


def _origin(item: Waiting) -> str:
    if item.proposal is not None:
        return words.from_words(item.proposal.by, item.proposal.recorded_at)
    if item.pending is not None:
        memory = item.pending
        return words.from_words(memory.source, memory.recorded_at, memory.speaker)
    return item.group
