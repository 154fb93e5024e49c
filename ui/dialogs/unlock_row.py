"""A row that asks for the password of a locked archive."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from ui import text_import as words


class UnlockRow(QWidget):
    """``given`` carries the password, which is kept nowhere else."""

    given = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.field = QLineEdit(self)
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setPlaceholderText(words.PASSWORD)
        self.field.setAccessibleName(words.PASSWORD)
        self.field.returnPressed.connect(self._give)
        button = QPushButton(words.UNLOCK, self)
        button.setAutoDefault(False)
        button.clicked.connect(self._give)
        row.addWidget(self.field, 1)
        row.addWidget(button)
        self.hide()

    def ask(self) -> None:
        """Show the row, ready to be typed into."""
        self.field.clear()
        self.show()
        self.field.setFocus()

    def _give(self) -> None:
        if self.field.text():
            password = self.field.text()
            self.field.clear()
            self.given.emit(password)
