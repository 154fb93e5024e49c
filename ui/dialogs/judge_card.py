"""How much the built-in judge may ask: a choice with what it means below."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui import text_detectors as words
from ui import text_judge
from ui.dialogs.judge_about_dialog import JudgeAboutDialog
from ui.safe import PlainLabel
from ui.theme import px
from ui.widgets.choices import PickList


class JudgeCard(QFrame):
    """``chosen`` carries the name of a setting: quiet, balanced or all."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None, *, writable: bool) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        row = QHBoxLayout(self)
        row.setContentsMargins(px(18), px(14), px(16), px(14))
        row.setSpacing(px(16))
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

    def _tell(self) -> None:
        JudgeAboutDialog(self.window()).show()

    def show_setting(self, name: str) -> None:
        """Show what is set now."""
        self.pick.setCurrentIndex(self.pick.findData(name))
        self.meaning.setText(words.JUDGE_LINES.get(name, ""))
