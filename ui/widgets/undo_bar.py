"""The bar under the list that says what was just done and takes it back.

It stays until the next change or until it is closed, by its cross or by Esc: nobody has to be quick.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from ui import text
from ui.icons import icon
from ui.safe import PlainLabel
from ui.theme import appearance, tokens
from ui.translation import tr


class UndoBar(QFrame):
    """``undo`` carries the number of the operation that the bar names, not simply the latest one."""

    undo = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.setAccessibleName(tr("What was just done"))
        self._operation: int | None = None
        self._words = PlainLabel("", self, wrap=False)
        self._undo = QPushButton(text.UNDO, self)
        self._undo.setProperty("kind", "link")
        self._undo.setAccessibleName(tr("Undo what was just done"))
        self._close = QPushButton(self)
        self._close.setProperty("kind", "quiet")
        self._close.setAccessibleName(tr("Close this bar"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 6, 8, 6)
        layout.addWidget(self._words, 1)
        layout.addWidget(self._undo)
        layout.addWidget(self._close)
        self._undo.clicked.connect(self._take_back)
        self._close.clicked.connect(self.hide)
        appearance().changed.connect(self._restyle)
        self._restyle()
        self.hide()

    def say(self, words: str, operation: int | None = None) -> None:
        """Show a sentence, with Undo beside it when it names an operation that can be taken back."""
        self._words.setText(words)
        self._operation = operation
        self._undo.setVisible(operation is not None)
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))  # read aloud, wherever the keys are

    def put_away(self) -> bool:
        """Close the bar; False when it is closed already."""
        shown = not self.isHidden()
        self.hide()
        return shown

    def _take_back(self) -> None:
        if self._operation is not None:
            self.undo.emit(self._operation)

    @property
    def words(self) -> str:
        """The sentence shown, or nothing while the bar is away."""
        return "" if self.isHidden() else self._words.text()

    def _restyle(self) -> None:
        self._close.setIcon(icon("close", tokens().muted))
