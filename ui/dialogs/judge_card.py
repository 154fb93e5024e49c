"""How much the built-in judge may ask: a choice with what it means below."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from core.contradictions import Recalibration, RecalibrationState
from ui import text_detectors as words
from ui import text_judge
from ui.dialogs.judge_about_dialog import JudgeAboutDialog
from ui.safe import PlainLabel
from ui.theme import px
from ui.widgets.choices import PickList


class JudgeCard(QFrame):
    """``chosen`` carries the name of a setting: quiet, balanced or all.

    ``followed`` says whether the judge shall follow the person's verdicts from now on.
    """

    chosen = Signal(str)
    followed = Signal(bool)

    def __init__(self, parent: QWidget | None = None, *, writable: bool) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._writable = writable
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(18), px(14), px(16), px(14))
        layout.setSpacing(px(8))
        row = QHBoxLayout()
        row.setSpacing(px(16))
        layout.addLayout(row)
        lines = QVBoxLayout()
        lines.setSpacing(px(3))
        lines.addWidget(PlainLabel(words.JUDGE_TITLE, self, role="strong"))
        self.meaning = PlainLabel("", self, role="small")
        lines.addWidget(self.meaning)
        row.addLayout(lines, 1)
        self.about = QPushButton(text_judge.ABOUT, self)
        self.about.setAutoDefault(False)
        self.about.setAccessibleName(f"{words.JUDGE_TITLE}: {text_judge.ABOUT}")
        self.about.clicked.connect(self._tell)
        row.addWidget(self.about)
        self.pick = PickList(self)
        self.pick.setAccessibleName(words.JUDGE_TITLE)
        for name, label in words.JUDGE_WORDS.items():
            self.pick.addItem(label, name)
        self.pick.setEnabled(writable)
        self.pick.activated.connect(lambda index: self.chosen.emit(str(self.pick.itemData(index))))
        row.addWidget(self.pick)
        layout.addLayout(self._own())

    def _own(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(px(16))
        self.own = PlainLabel("", self, role="small")
        row.addWidget(self.own, 1)
        self.follow, self.as_shipped = QPushButton(text_judge.FOLLOW, self), QPushButton(text_judge.AS_SHIPPED, self)
        for button, follows in ((self.follow, True), (self.as_shipped, False)):
            button.setAutoDefault(False)
            button.setAccessibleName(f"{words.JUDGE_TITLE}: {button.text()}")
            button.clicked.connect(lambda _on=False, follows=follows: self.followed.emit(follows))
            button.hide()
            row.addWidget(button)
        return row

    def _tell(self) -> None:
        JudgeAboutDialog(self.window()).show()

    def show_setting(self, name: str) -> None:
        """Show what is set now."""
        self.pick.setCurrentIndex(self.pick.findData(name))
        self.meaning.setText(words.JUDGE_LINES.get(name, ""))

    def show_own(self, found: Recalibration) -> None:
        """Show what the person's verdicts say of the judge, and the button for what can be done about it."""
        self.own.setText(text_judge.own_words(found))
        self.follow.setVisible(self._writable and found.state is RecalibrationState.OFFERED)
        self.as_shipped.setVisible(self._writable and found.state is RecalibrationState.IN_USE)
