"""A raised, rounded panel above everything else; closes on Esc or a click elsewhere."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from ui.theme import tokens


class Popup(QFrame):
    """Give it a layout; ``open_below`` shows it under a control."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)

    def open_below(self, control: QWidget) -> None:
        """Show it with its right edge at the control's, held within the screen's left edge."""
        corner = control.mapToGlobal(QPoint(control.width() - self.width(), control.height() + 6))
        left = control.screen().availableGeometry().left()
        self.move(max(left, corner.x()), corner.y())
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A rounded ground with one thin line around it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens().border_strong), 1))
        painter.setBrush(QColor(tokens().raised))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
