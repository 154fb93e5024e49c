"""The line around what has the keyboard, in lists and pictures that are painted by hand."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QWidget

from ui.theme import tokens

THICK = 1.5
"""Pixels: seen beside a ground of nearly the same colour, and thinner than any bar that is painted."""


def paint_ring(painter: QPainter, box: QRectF, round_by: float = 8) -> None:
    """A line in the accent's colour just inside of a box."""
    painter.setPen(QPen(QColor(tokens().accent), THICK))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), round_by, round_by)


def paint_row_ring(painter: QPainter, box: QRectF, state: QStyle.StateFlag) -> None:
    """The line around a row of a list, where the keyboard is on it."""
    if state & QStyle.StateFlag.State_HasFocus:
        paint_ring(painter, box)


def paint_own_ring(painter: QPainter, part: QWidget) -> None:
    """The line around a whole picture, where it has the keyboard."""
    if part.hasFocus():
        paint_ring(painter, QRectF(part.rect()))
