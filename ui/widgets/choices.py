"""Radio buttons, tick boxes and pick lists drawn in the window's own colours.

Fusion derives their marks from the palette and leaves them nearly invisible
on a dark ground.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QRadioButton, QWidget

from ui.icons import paint_icon
from ui.theme import appearance, px, tokens

MARK = 17
"""Side of a mark in pixels: as high as a small letter line, easy to hit with its text."""
SPACE = 9


def _mark_colours(button: QAbstractButton) -> tuple[str, str]:
    """Ground and outline of a mark in its present state."""
    colours = tokens()
    if not button.isEnabled():
        return colours.background, colours.border
    if button.isChecked():
        return colours.accent, colours.accent
    return colours.surface, colours.accent if button.hasFocus() else colours.faint


def _paint_text(button: QAbstractButton, painter: QPainter) -> None:
    left = px(MARK) + px(SPACE)
    painter.setPen(QColor(tokens().text if button.isEnabled() else tokens().faint))
    box = QRectF(left, 0, button.width() - left, button.height())
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, button.text())
    if button.hasFocus():
        wide = button.fontMetrics().horizontalAdvance(button.text())
        painter.setPen(QPen(QColor(tokens().accent), 1.5))
        y = button.height() / 2 + button.fontMetrics().height() / 2 + 1
        painter.drawLine(QPointF(left, y), QPointF(left + wide, y))


def _hint(button: QAbstractButton) -> QSize:
    metrics = button.fontMetrics()
    wide = px(MARK) + px(SPACE) + metrics.horizontalAdvance(button.text()) + 4
    return QSize(wide, max(px(MARK) + 6, metrics.height() + 8))


class Choice(QRadioButton):
    """One of several."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        appearance().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Mark and text."""
        return _hint(self)

    def minimumSizeHint(self) -> QSize:
        """Mark and text."""
        return _hint(self)

    def hitButton(self, at: QPoint) -> bool:
        """Mark and text both count."""
        return self.rect().contains(at)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A ring, filled when chosen."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, line = _mark_colours(self)
        side = px(MARK)
        box = QRectF(1, (self.height() - side) / 2, side - 1, side - 1)
        painter.setPen(QPen(QColor(line), 1.5))
        painter.setBrush(QColor(ground))
        painter.drawEllipse(box)
        if self.isChecked():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens().on_accent if self.isEnabled() else tokens().faint))
            painter.drawEllipse(box.center(), side * 0.2, side * 0.2)
        _paint_text(self, painter)


class Tick(QCheckBox):
    """Yes or no."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        appearance().changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Mark and text."""
        return _hint(self)

    def minimumSizeHint(self) -> QSize:
        """Mark and text."""
        return _hint(self)

    def hitButton(self, at: QPoint) -> bool:
        """Mark and text both count."""
        return self.rect().contains(at)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A rounded square, with a check mark when ticked."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, line = _mark_colours(self)
        side = px(MARK)
        box = QRectF(1, (self.height() - side) / 2, side - 1, side - 1)
        painter.setPen(QPen(QColor(line), 1.5))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, 4, 4)
        if self.isChecked():
            paint_icon(painter, "check", box.adjusted(1, 1, -1, -1), tokens().on_accent)
        _paint_text(self, painter)


class PickList(QComboBox):
    """A pick list with a plain arrow and no frame in its frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._restyle()
        appearance().changed.connect(self._restyle)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)

    def _restyle(self) -> None:
        arrow = px(16) + 14
        room = (
            f"QComboBox {{ padding-right: {arrow}px; }} QComboBox::drop-down {{ border: none; width: {arrow - 2}px; }}"
            "QComboBox::down-arrow { image: none; }"
        )
        if self.styleSheet() != room:
            self.setStyleSheet(room)

    def setAccessibleName(self, name: str) -> None:
        """Name the field and the list that it opens."""
        super().setAccessibleName(name)
        self.view().setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The field, then the arrow."""
        super().paintEvent(event)
        painter = QPainter(self)
        side = px(16)
        box = QRectF(self.width() - side - 10, (self.height() - side) / 2, side, side)
        paint_icon(painter, "chevron", box, tokens().muted)
