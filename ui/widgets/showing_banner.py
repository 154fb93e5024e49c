"""The strip that says which date is looked at, so that nobody takes the past for today."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from core.domain import Showing
from ui import text_detail as words
from ui.icons import paint_icon
from ui.safe import PlainLabel
from ui.theme import appearance, px, tokens

ICON = 16


class ShowingBanner(QFrame):
    """Hidden while today is shown; ``back`` fires when the person wants to return to it."""

    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "banner")
        self._words = PlainLabel("", self, role="strong")
        self._back = QPushButton(words.BACK_TO_TODAY, self)
        self._back.setProperty("kind", "link")
        self._back.clicked.connect(self.back)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16 + px(ICON) + 10, 7, 10, 7)
        layout.setSpacing(12)
        layout.addWidget(self._words, 1)
        layout.addWidget(self._back, 0, Qt.AlignmentFlag.AlignVCenter)
        appearance().changed.connect(self.update)
        self.hide()

    def set_showing(self, showing: Showing) -> None:
        """Say these dates, or hide when both are the present."""
        sentence = words.showing_sentence(showing)
        self._words.setText(sentence)
        self.setAccessibleName(sentence)
        self.setVisible(bool(sentence))

    @property
    def sentence(self) -> str:
        """What is said; empty while hidden."""
        return "" if self.isHidden() else self._words.text()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground, and a clock so that the colour is not alone."""
        super().paintEvent(event)
        side = px(ICON)
        box = QRectF(16, (self.height() - side) / 2, side, side)
        painter = QPainter(self)
        paint_icon(painter, "clock", box, tokens().warning)
        painter.end()
