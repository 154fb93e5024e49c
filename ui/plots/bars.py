"""The bars of a chart as values: labels, parts with their fillings, sentences, and what entering one asks for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from ui.theme import tokens


class Fill(StrEnum):
    """What a part of a bar stands for."""

    MAIN = "main"
    PAST = "past"
    WAITING = "waiting"
    QUIET = "quiet"


def brush_of(fill: Fill) -> QBrush:
    """The filling of a part: plain, or with a pattern, so that it is not told by its colour alone."""
    colours = tokens()
    match fill:
        case Fill.MAIN:
            return QBrush(QColor(colours.accent))
        case Fill.PAST:
            return QBrush(QColor(colours.faint))
        case Fill.WAITING:
            return QBrush(QColor(colours.warning), Qt.BrushStyle.BDiagPattern)
        case Fill.QUIET:
            return QBrush(QColor(colours.border_strong), Qt.BrushStyle.Dense5Pattern)


def paint_part(painter: QPainter, fill: Fill, box: QRectF) -> None:
    """One stretch, in pixels; a pattern gets an outline, which it would not have of itself."""
    brush = brush_of(fill)
    plain = brush.style() == Qt.BrushStyle.SolidPattern
    painter.setPen(Qt.PenStyle.NoPen if plain else QPen(brush.color(), 1))
    painter.setBrush(brush)
    inset = 0.0 if plain else 0.5
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 3, 3)


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of a bar."""

    value: float
    fill: Fill = Fill.MAIN


@dataclass(frozen=True, slots=True)
class Item:
    """One bar: its label, its parts, the number in words beside it, its sentence, and what entering it asks for.

    ``low`` and ``high`` draw an interval around the end of a bar.
    """

    label: str
    parts: tuple[Part, ...]
    note: str
    sentence: str
    key: str = ""
    low: float | None = None
    high: float | None = None

    @property
    def total(self) -> float:
        """All parts together."""
        return sum(part.value for part in self.parts)
