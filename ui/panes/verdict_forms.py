"""What an answer still needs from the person, inline: a date, the two scopes, or how it really is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from core.contradictions import Contradiction, Decision, Side, Verdict
from core.errors import InvalidDate
from core.window import Moment, Precision
from ui import text_verdicts as verdicts
from ui.safe import PlainLabel, one_line
from ui.theme import px
from ui.translation import tr
from ui.widgets.date_field import DateField

FORMS = frozenset({Verdict.SEQUENCE, Verdict.BOTH, Verdict.NEITHER})
"""The answers that ask for something more."""


class VerdictForm(QFrame):
    """``given`` carries the ``Decision`` when the person records it, ``edited`` what it would be, ``left`` ends it."""

    given = Signal(object)
    edited = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "form")
        self.verdict: Verdict | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(16), px(12), px(16), px(14))
        layout.setSpacing(px(8))
        self.title = PlainLabel("", self, role="strong")
        self.line = PlainLabel("", self, role="small")
        layout.addWidget(self.title)
        layout.addWidget(self.line)
        self.on = DateField(verdicts.ON_DATE, self)
        self.scope_a, self.scope_b = (self._line_edit(name) for name in (verdicts.SCOPE_A, verdicts.SCOPE_B))
        self.text = self._line_edit(verdicts.WORDING)
        self.text.setPlaceholderText(verdicts.WORDING)
        for scope in (self.scope_a, self.scope_b):
            scope.setPlaceholderText(verdicts.SCOPE_HINT)
        self._scopes = QWidget(self)
        rows = QFormLayout(self._scopes)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(px(8))
        rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        rows.addRow(PlainLabel(verdicts.SCOPE_A, self, role="muted", wrap=False), self.scope_a)
        rows.addRow(PlainLabel(verdicts.SCOPE_B, self, role="muted", wrap=False), self.scope_b)
        for part in (self.on, self._scopes, self.text):
            layout.addWidget(part)
        row = QHBoxLayout()
        row.setSpacing(px(8))
        self.record = QPushButton(verdicts.keyed(verdicts.RECORD, "⏎"), self)
        self.record.setProperty("kind", "primary")
        self.record.setAccessibleName(tr("{record}. Key Enter").format(record=verdicts.RECORD))
        self.cancel = QPushButton(verdicts.keyed(verdicts.CANCEL, "Esc"), self)
        for button in (self.record, self.cancel):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        layout.addLayout(row)
        self.record.clicked.connect(self.go)
        self.cancel.clicked.connect(self.left)
        self.on.edited.connect(self._edited)
        self.on.line.returnPressed.connect(self.go)
        self.hide()

    def _line_edit(self, name: str) -> QLineEdit:
        made = QLineEdit(self)
        made.setAccessibleName(name)
        made.textEdited.connect(self._edited)
        made.returnPressed.connect(self.go)
        return made

    def open_for(self, verdict: Verdict, one: Contradiction) -> None:
        """Ask for what this answer needs; the fields begin with what the memories themselves say."""
        self.verdict = verdict
        self.title.setText(verdicts.ON_DATE if verdict is Verdict.SEQUENCE else verdicts.ANSWERS[verdict].rstrip("…"))
        lines = {Verdict.SEQUENCE: verdicts.ON_DATE_LINE, Verdict.BOTH: verdicts.SCOPE_LINE}
        self.line.setText(lines.get(verdict, ""))
        self.line.setVisible(verdict in lines)
        self.on.setVisible(verdict is Verdict.SEQUENCE)
        self._scopes.setVisible(verdict is Verdict.BOTH)
        self.text.setVisible(verdict is Verdict.NEITHER)
        self.on.set_moment(change_date(one.b))
        for name, scope, side in ((verdicts.SCOPE_A, self.scope_a, one.a), (verdicts.SCOPE_B, self.scope_b, one.b)):
            scope.clear()
            scope.setAccessibleName(f"{name}: {one_line(side.text, 120)}")
        self.text.clear()
        self.show()
        {Verdict.SEQUENCE: self.on, Verdict.BOTH: self.scope_a}.get(verdict, self.text).setFocus()
        if verdict is Verdict.SEQUENCE:
            self.on.line.selectAll()
        self._edited()

    def close_form(self) -> None:
        """Ask for nothing any more."""
        self.verdict = None
        self.hide()

    def decision(self) -> Decision | None:
        """What the fields say; None while something is missing or wrong."""
        match self.verdict:
            case Verdict.SEQUENCE:
                try:
                    on = self.on.moment()
                except InvalidDate:
                    return None
                return Decision(Verdict.SEQUENCE, on=on) if on else None
            case Verdict.BOTH:
                scopes = self.scope_a.text().strip(), self.scope_b.text().strip()
                return Decision(Verdict.BOTH, scope_a=scopes[0], scope_b=scopes[1])
            case Verdict.NEITHER:
                wording = self.text.text().strip()
                return Decision(Verdict.NEITHER, text=wording) if wording else None
            case _:
                return None

    @property
    def missing(self) -> str:
        """What has to be filled in first, as a sentence."""
        return verdicts.NO_TEXT if self.verdict is Verdict.NEITHER else verdicts.NO_DATE

    def _edited(self) -> None:
        if self.verdict is not None:
            decision = self.decision()
            self.record.setEnabled(decision is not None)
            self.edited.emit(decision)

    def go(self) -> None:
        """Record the answer, if it is complete."""
        decision = self.decision()
        if decision is not None:
            self.given.emit(decision)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back to the answers."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)


def change_date(later: Side) -> Moment | None:
    """When it may have changed, as the later side itself says: since when it is true, else the day it was said."""
    if later.window.start is not None:
        return later.window.start
    if later.said_at is None:
        return None
    if later.said_at.precision is not Precision.SECOND:
        return later.said_at
    day = later.said_at.at.replace(hour=0, minute=0, second=0, microsecond=0)
    return Moment(day, Precision.DAY)
