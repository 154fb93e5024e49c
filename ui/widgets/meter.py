"""A bar from 0 to 100 percent with what was measured as a mark and its uncertainty as a band around it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.theme import appearance, px, tokens


class Meter(QWidget):
    """The colour only repeats what the sentence beside it says; the sentence is its accessible name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.value: float | None = None
        self.low: float | None = None
        self.high: float | None = None
        self.limit: float | None = None
        appearance().changed.connect(self.update)

    def show_figures(
        self, value: float | None, low: float | None, high: float | None, limit: float | None, said: str
    ) -> None:
        """Show what was measured, in percent; None = nothing is known. ``limit`` is what was asked of it."""
        self.value, self.low, self.high, self.limit = value, low, high, limit
        self.setAccessibleName(said)
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough to tell five percent apart."""
        return QSize(px(220), px(16))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The track, the band, the mark, the limit."""
        look = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        thick = px(6)
        top = (self.height() - thick) / 2
        painter.setBrush(QColor(look.track))
        painter.drawRoundedRect(QRectF(0, top, self.width(), thick), thick / 2, thick / 2)
        if self.value is None or self.low is None or self.high is None:
            return
        painter.setBrush(QColor(look.accent_soft))
        left, right = self._at(self.low), self._at(self.high)
        painter.setPen(QColor(look.accent))
        painter.drawRoundedRect(QRectF(left, top - px(2), max(right - left, 2), thick + px(4)), thick / 2, thick / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.accent))
        painter.drawRoundedRect(QRectF(self._at(self.value) - px(2), 0, px(4), self.height()), 2, 2)
        if self.limit is not None:
            painter.setBrush(QColor(look.warning))
            painter.drawRect(QRectF(self._at(self.limit) - 1, 0, 2, self.height()))

    def _at(self, percent: float) -> float:
        inside = self.width() - px(4)
        return px(2) + inside * min(100.0, max(0.0, percent)) / 100
