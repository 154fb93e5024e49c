"""How the lines and marks of the validity picture look: grid, dates, pins, arcs between those who disagree."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPen, QPolygonF

from ui.safe import elided
from ui.theme import Size, font, px, tokens
from ui.widgets.time_axis import Axis, ticks
from ui.widgets.validity_paint import Tone, text_colour
from ui.widgets.validity_place import SIDE, TOP_ROOM, Places

BADGE = 18
"""Size of the sign on an arc in pixels."""
GRIP = 7
"""Half the width of the grip of the date that is looked at."""


def paint_grid(painter: QPainter, axis: Axis, places: Places) -> None:
    """A line for each tick, its label below."""
    colours = tokens()
    for tick in ticks(axis, places.inner):
        x = round(SIDE + axis.x(tick.at, places.inner)) + 0.5
        painter.setPen(QPen(QColor(colours.border_strong if tick.strong else colours.border), 1))
        painter.drawLine(QPointF(x, px(TOP_ROOM) - 4), QPointF(x, places.bottom))
        painter.setFont(font(Size().small, bold=tick.strong))
        painter.setPen(QColor(colours.text if tick.strong else colours.muted))
        metrics = QFontMetrics(painter.font())
        wide = metrics.horizontalAdvance(tick.label)
        left = min(max(x - wide / 2, 0), places.width - wide)
        painter.drawText(QPointF(left, places.bottom + 4 + metrics.ascent()), tick.label)


def paint_date(painter: QPainter, x: float, label: str, places: Places, *, colour: str, dashed: bool) -> None:
    """A line down through all lanes with its date in words on top."""
    painter.setPen(QPen(QColor(colour), 1.5, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
    painter.drawLine(QPointF(x, px(TOP_ROOM) - 4), QPointF(x, places.bottom))
    if not label:
        return
    painter.setFont(font(Size().small, bold=True))
    metrics = QFontMetrics(painter.font())
    wide = metrics.horizontalAdvance(label)
    left = min(max(x - wide / 2, 0), places.width - wide)
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(left, metrics.ascent()), label)


def paint_grip(painter: QPainter, x: float, *, colour: str, strong: bool) -> None:
    """The handle of the date that is looked at: a drop that points down at its line."""
    bottom, half = px(TOP_ROOM) - 3.0, px(GRIP) * (1.15 if strong else 1.0)
    top = bottom - 2.0 * half
    shape = QPainterPath(QPointF(x, bottom))
    shape.lineTo(x - half, bottom - half)
    shape.lineTo(x - half, top)
    shape.lineTo(x + half, top)
    shape.lineTo(x + half, bottom - half)
    shape.closeSubpath()
    painter.setPen(QPen(QColor(tokens().surface), 1.5))
    painter.setBrush(QColor(colour))
    painter.drawPath(shape)


def paint_end(painter: QPainter, x: float, bar: QRectF) -> None:
    """The handle of an end that can be moved."""
    colours = tokens()
    box = QRectF(x - 3, bar.y() + bar.height() * 0.2, 6, bar.height() * 0.6)
    painter.setPen(QPen(QColor(colours.surface), 1.5))
    painter.setBrush(QColor(colours.accent))
    painter.drawRoundedRect(box, 3, 3)


def paint_bubble(painter: QPainter, x: float, middle: float, label: str, width: float) -> None:
    """The date of an end while it is moved, on a ground of its own so that nothing runs through it."""
    colours = tokens()
    painter.setFont(font(Size().small, bold=True))
    metrics = QFontMetrics(painter.font())
    wide, high = metrics.horizontalAdvance(label) + px(16), metrics.height() + px(6)
    left = min(max(x - wide / 2, 2), width - wide - 2)
    box = QRectF(left, middle - high / 2, wide, high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.accent))
    painter.drawRoundedRect(box, 6, 6)
    painter.setPen(QColor(colours.on_accent))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, label)


def paint_pins(painter: QPainter, xs: Sequence[float], label: str, places: Places, hover: int) -> None:
    """When the vault learned each wording: a small square on its tip for each."""
    colours, y = tokens(), places.pin_line
    painter.setFont(font(Size().small))
    metrics = QFontMetrics(painter.font())
    wide = metrics.horizontalAdvance(label)
    first, last = min(xs), max(xs)
    left = first - wide - 14 if first - wide - 14 >= SIDE else last + 14
    if left + wide <= places.width - SIDE:
        painter.setPen(QColor(colours.muted))
        painter.drawText(QPointF(left, y + metrics.ascent() / 2 - 1), label)
    for place, x in enumerate(xs):
        half = px(7.5 if place == hover else 6)
        painter.setPen(QPen(QColor(colours.surface), 1.5))
        painter.setBrush(QColor(colours.accent if place == hover else colours.muted))
        painter.drawPolygon(
            QPolygonF([QPointF(x, y - half), QPointF(x + half, y), QPointF(x, y + half), QPointF(x - half, y)])
        )


def badge_rect(x: float, lower: QRectF) -> QRectF:
    """Where the sign of an arc stands: just above the lane of who says otherwise."""
    size = px(BADGE)
    return QRectF(x - size / 2, lower.y() - size * 0.72, size, size)


def paint_arc(painter: QPainter, x: float, upper: QRectF, lower: QRectF, *, strong: bool) -> None:
    """An arc from a lane down to the lane of who says otherwise, with a sign for “not both”."""
    colours = tokens()
    painter.setPen(QPen(QColor(colours.danger), 2.2 if strong else 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bend = min(px(26), max(px(8), (lower.y() - upper.bottom()) * 0.6))
    path = QPainterPath(QPointF(x, upper.bottom()))
    path.cubicTo(QPointF(x + bend, upper.bottom()), QPointF(x + bend, lower.y()), QPointF(x, lower.y()))
    painter.drawPath(path)
    box = badge_rect(x, lower)
    painter.setPen(QPen(QColor(colours.surface), 2))
    painter.setBrush(QColor(colours.danger))
    painter.drawEllipse(box)
    painter.setPen(QPen(QColor(colours.surface), 1.6))
    middle, reach = box.center(), box.width() * 0.24
    for dy in (-0.11 * box.height(), 0.11 * box.height()):
        painter.drawLine(middle + QPointF(-reach, dy), middle + QPointF(reach, dy))
    painter.drawLine(middle + QPointF(-reach * 0.5, reach), middle + QPointF(reach * 0.5, -reach))


def paint_wording(painter: QPainter, text: str, tone: Tone, bar: QRectF, width: float) -> None:
    """A lane's wording, inside of its bar when it fits, else beside it where there is more room."""
    painter.setFont(font(Size().small, bold=tone is Tone.NOW))
    metrics = QFontMetrics(painter.font())
    inner = bar.adjusted(10, 0, -10, 0)
    wish = min(metrics.horizontalAdvance(text[:80]), 220)
    right = QRectF(bar.right() + 8, bar.y(), width - bar.right() - 12, bar.height())
    left = QRectF(4, bar.y(), bar.left() - 12, bar.height())
    room = inner if inner.width() >= min(wish, 90) else max((left, right, inner), key=QRectF.width)
    side = Qt.AlignmentFlag.AlignRight if room is left else Qt.AlignmentFlag.AlignLeft
    painter.setPen(QColor(text_colour(tone, inside=room is inner)))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | side, elided(text, metrics, int(room.width())))
