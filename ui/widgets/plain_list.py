"""A list of painted rows: no frame, no ground of its own, scrolled by pixels, the same look wherever it stands."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QListView, QWidget

from ui.theme import appearance, px, tokens
from ui.widgets.ring import paint_ring


class PlainList(QListView):
    """Subclasses bring a model and a delegate that paints its rows."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setStyleSheet("QListView { background: transparent; }")
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        appearance().changed.connect(self._restyle)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Without a row to show where the keyboard is, the whole list shows it."""
        super().paintEvent(event)
        if self.hasFocus() and not self.currentIndex().isValid():
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_ring(painter, QRectF(self.viewport().rect()))

    def _restyle(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.viewport().update()


def paint_ground(painter: QPainter, box: QRect, *, chosen: bool, hovered: bool) -> None:
    """The ground of a row; the chosen one has a mark at its edge."""
    look = tokens()
    painter.setPen(Qt.PenStyle.NoPen)
    if chosen or hovered:
        painter.setBrush(QColor(look.selection if chosen else look.hover))
        painter.drawRoundedRect(box, 8, 8)
    if chosen:
        painter.setBrush(QColor(look.accent))
        painter.drawRoundedRect(QRect(box.left(), box.top() + px(10), px(3), box.height() - px(20)), 1.5, 1.5)
