"""Marks for the points of a map: each kind has a colour and a shape of its own, drawn many at a time."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from ui.theme import px, tokens

_ROUND, _SQUARE = Qt.PenCapStyle.RoundCap, Qt.PenCapStyle.SquareCap


@dataclass(frozen=True, slots=True)
class Mark:
    """A token's name for the colour, round or square, and layers as widths in pixels: colour, ground, colour …"""

    colour: str
    cap: Qt.PenCapStyle
    layers: tuple[float, ...]


MARKS = (
    Mark("accent", _ROUND, (9,)),
    Mark("success", _SQUARE, (7,)),
    Mark("warning", _ROUND, (10, 6)),
    Mark("danger", _SQUARE, (9, 5)),
    Mark("text", _ROUND, (11, 8, 4)),
    Mark("muted", _SQUARE, (10, 7, 3)),
    Mark("accent", _SQUARE, (10, 6)),
    Mark("faint", _ROUND, (6,)),
)
"""The last one is for what belongs to no kind."""
QUIET = len(MARKS) - 1


def paint_points(painter: QPainter, points: QPolygonF, mark: Mark) -> None:
    """Paint all points, given in the painter's own pixels, with a mark."""
    colours = tokens()
    for depth, wide in enumerate(mark.layers):
        colour = getattr(colours, mark.colour) if depth % 2 == 0 else colours.surface
        painter.setPen(QPen(QColor(colour), px(wide), Qt.PenStyle.SolidLine, mark.cap))
        painter.drawPoints(points)


def paint_ring(painter: QPainter, at: QPointF, colour: str) -> None:
    """A ring around one point, in the painter's own pixels."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), 2.2))
    painter.drawEllipse(at, px(9), px(9))
