"""The one quiet question of a first start: how the person is called. It can be left alone."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from ui import text_owner as words
from ui.safe import PlainLabel
from ui.theme import px

LONGEST = 200
"""Signs of a line with a name or two."""


class NamingLine(QWidget):
    """A field with its reason; ``given`` carries what was typed, by Enter or the button beside it."""

    given = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(5))
        self.field = QLineEdit(self)
        self.field.setMaxLength(LONGEST)
        self.field.setPlaceholderText(words.ASK_HINT)
        self.field.setAccessibleName(words.ASK)
        self.field.setAccessibleDescription(words.ASK_WHY)
        self.keep = QPushButton(words.ASK_DO, self)
        self.keep.setAutoDefault(False)
        self.keep.setAccessibleName(f"{words.ASK} {words.ASK_DO}")
        self.keep.setEnabled(False)
        row = QHBoxLayout()
        row.setSpacing(px(8))
        row.addWidget(self.field, 1)
        row.addWidget(self.keep)
        self.why = PlainLabel(words.ASK_WHY, self, role="small")
        column.addWidget(PlainLabel(words.ASK, self, role="strong"))
        column.addLayout(row)
        column.addWidget(self.why)
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self._give)
        self.keep.clicked.connect(self._give)

    def _typed(self, typed: str) -> None:
        self.keep.setEnabled(bool(typed.strip()))
        self._say(words.ASK_WHY, "small")

    def _give(self) -> None:
        if self.field.text().strip():
            self.given.emit(self.field.text())

    def refuse(self, sentence: str) -> None:
        """Say in place of the reason what is wrong with what was typed."""
        self._say(sentence, "danger")
        self.field.setFocus()

    def _say(self, sentence: str, role: str) -> None:
        self.why.setText(sentence)
        self.why.setProperty("role", role)
        self.why.style().polish(self.why)
