"""A list of painted rows: no frame, no ground of its own, scrolled by pixels, the same look wherever it stands."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QListView, QWidget

from ui.theme import appearance, px, tokens


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
