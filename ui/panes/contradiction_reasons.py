"""Why two memories are asked about: one sentence, and folded what each detector said of them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from core.contradictions import Contradiction
from ui import text_contradictions as words
from ui import text_verdicts as verdicts
from ui.safe import PlainLabel
from ui.theme import px


class Reasons(QWidget):
    """The sentence is always there; the assessments and the suggestion wait until they are asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(4))
        self.heading = PlainLabel(words.WHY, self, role="small", wrap=False)
        self.sentence = PlainLabel("", self, selectable=True)
        self.fold = QPushButton(self)
        self.fold.setProperty("kind", "link")
        self.fold.setProperty("small", True)
        self.fold.setProperty("flush", True)
        self.fold.setAutoDefault(False)
        self.fold.clicked.connect(self._turn)
        self.more = PlainLabel("", self, role="muted", selectable=True)
        self.more.hide()
        for part in (self.heading, self.sentence, self.fold, self.more):
            layout.addWidget(part)
        layout.setAlignment(self.fold, Qt.AlignmentFlag.AlignLeft)
        self._name_fold()

    def show_reasons(self, one: Contradiction) -> None:
        """Show why, folded again."""
        self.sentence.setText(words.why_long(one))
        lines = [words.assessment_words(said) for said in words.latest(one.assessments)]
        lines += [verdicts.suggestion_words(one.suggested)] if one.suggested else []
        self.more.setText("\n".join(lines))
        self.more.hide()
        self.fold.setVisible(bool(lines))
        self._name_fold()

    def _turn(self) -> None:
        self.more.setVisible(self.more.isHidden())
        self._name_fold()

    def _name_fold(self) -> None:
        self.fold.setText(f"{words.ALSO_SAID}  {'▸' if self.more.isHidden() else '▾'}")
        self.fold.setAccessibleName(words.ALSO_SAID)
