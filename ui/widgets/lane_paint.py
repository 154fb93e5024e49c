"""How a timeline in lanes looks: the grid of time, bars with their words, the names of the lanes."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QStaticText

from core.domain import Status
from core.views import Lane
from ui import text_lanes as words
from ui.safe import elided, laid_out
from ui.theme import Size, font, px, tokens
from ui.translation import digits
from ui.widgets.lane_rows import MELT, Piece, Rows
from ui.widgets.time_axis import Axis, axis_years, ticks
from ui.widgets.validity_paint import Fades, Tone, fill_of, paint_bar, text_colour

ROW = 32
"""Height of a row in pixels at scale 1."""
SLIM = 16.0
"""Pixels below which a bar is a plain box: its round and fading ends would not be seen, and cost most of a frame."""
LEAST_WORDS = 28.0
"""Pixels below which no words are written: three letters say nothing."""
AIR = 4
"""Pixels above and below a bar within its row."""


class Canvas(Protocol):
    """What is painted on: where instants and rows stand."""

    rows: Rows

    @property
    def plot(self) -> QRectF:
        """The part with the bars."""

    @property
    def gutter(self) -> float:
        """Width of the lanes' names."""

    def x_of(self, at: float) -> float:
        """Where an instant stands."""

    def row_top(self, row: int) -> float:
        """Where a row begins."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a piece is drawn: under the pointer, chosen by key, and from where the next one takes the row, in pixels."""

    hovered: bool
    chosen: bool
    room: float


def tone_of_status(status: Status) -> Tone:
    """How a bar looks for what its memory is."""
    match status:
        case Status.CURRENT | Status.UPCOMING:
            return Tone.NOW
        case Status.DISPUTED | Status.PENDING:
            return Tone.WAITING
        case Status.RETIRED:
            return Tone.WRONG
        case Status.PAST | Status.ARCHIVED:
            return Tone.PAST


def lane_of_row(lanes: Sequence[Lane], row: int) -> Lane:
    """The lane that a row belongs to."""
    return lanes[max(0, bisect_right(lanes, row, key=lambda lane: lane.first) - 1)]


def piece_rect(piece: Piece, top: float, plot: QRectF) -> QRectF:
    """Where a piece stands in the viewport."""
    return QRectF(plot.x() + piece.left, top + AIR, max(MELT, piece.right - piece.left), px(ROW) - 2 * AIR)


def paint_time(painter: QPainter, axis: Axis, plot: QRectF, height: float) -> None:
    """A line and a label for each tick."""
    colours = tokens()
    for tick in ticks(axis, plot.width()):
        x = round(plot.x() + axis.x(tick.at, plot.width())) + 0.5
        painter.setPen(QPen(QColor(colours.border_strong if tick.strong else colours.border), 1))
        painter.drawLine(QPointF(x, 0), QPointF(x, plot.bottom()))
        painter.setFont(font(Size().small, bold=tick.strong))
        painter.setPen(QColor(colours.text if tick.strong else colours.muted))
        metrics = QFontMetrics(painter.font())
        wide = metrics.horizontalAdvance(tick.label)
        left = min(max(x - wide / 2, plot.x()), plot.right() - wide)
        painter.drawText(QPointF(left, plot.bottom() + 6 + metrics.ascent()), tick.label)
    painter.setPen(QPen(QColor(colours.border_strong), 1))
    painter.drawLine(QPointF(plot.x(), plot.bottom() + 0.5), QPointF(plot.right(), plot.bottom() + 0.5))
    painter.setFont(font(Size().small))
    painter.setPen(QColor(colours.muted))
    metrics = QFontMetrics(painter.font())
    painter.drawText(QPointF(0, plot.bottom() + 6 + metrics.ascent()), words.years(*axis_years(axis)))


@dataclass(frozen=True, slots=True)
class Ink:
    """What the bars of one tone are drawn with: their ground, their edge, thin and strong, and their words."""

    ground: QColor
    edge: QPen
    strong: QPen
    inside: QPen
    behind: QPen


@dataclass(frozen=True, slots=True)
class Kit:
    """The sizes, fonts and inks of one frame; made once a frame and not for each of its hundreds of bars."""

    row: int
    small: QFont
    bold: QFont
    named: str
    """What the font of the wordings is called: texts are measured anew when it changes."""
    inks: dict[Tone, Ink]
    left: float
    right: float
    """Where the part with the bars begins and ends in the viewport."""
    fades: Fades = field(default_factory=dict)
    """What fades where nothing is certain: nearly all that is open fades from the same instant to the same edge."""


def kit_for(plot: QRectF) -> Kit:
    """What a frame is painted with, in the colours and at the text scale in force."""
    small = font(Size().small)
    inks = {tone: _ink(tone) for tone in Tone}
    return Kit(px(ROW), small, font(Size().small, bold=True), small.key(), inks, plot.left(), plot.right())


def _ink(tone: Tone) -> Ink:
    ground, line = fill_of(tone)
    words = (QPen(QColor(text_colour(tone, inside=inside))) for inside in (True, False))
    return Ink(QColor(ground), QPen(QColor(line), 1), QPen(QColor(line), 1.8), *words)


def paint_piece(painter: QPainter, kit: Kit, rows: Rows, piece: Piece, top: float, look: Look) -> None:
    """One bar with its words, or what several melted into with their number."""
    left, wide = kit.left + piece.left, max(MELT, piece.right - piece.left)
    box = QRectF(left, top + AIR, wide, kit.row - 2 * AIR)
    if piece.is_melted:
        _paint_melted(painter, kit, piece, box, look)
    else:
        bar = rows.bars[piece.first]
        tone = tone_of_status(bar.status)
        _paint_bar(painter, kit, tone, piece, box, look)
        _paint_words(painter, kit, bar.text, tone, (left, left + wide), top, look)
    if look.chosen:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(tokens().accent), 2))
        painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 7, 7)


def _paint_melted(painter: QPainter, kit: Kit, piece: Piece, box: QRectF, look: Look) -> None:
    colours = tokens()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.accent if look.hovered else colours.faint))
    painter.drawRoundedRect(box, 3, 3)
    painter.setFont(kit.bold)
    label = digits(piece.last - piece.first)
    wide = QFontMetrics(painter.font()).horizontalAdvance(label)
    if box.width() >= wide + 8:
        painter.setPen(QColor(colours.surface))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, label)


def _paint_bar(painter: QPainter, kit: Kit, tone: Tone, piece: Piece, box: QRectF, look: Look) -> None:
    ink = kit.inks[tone]
    strong = look.hovered or look.chosen
    if box.width() < SLIM and not look.hovered:
        # Two plain boxes of whole pixels, one in the other: no edge has to be smoothed.
        outer = box.toRect()
        painter.fillRect(outer, ink.edge.color())
        painter.fillRect(outer.adjusted(1, 1, -1, -1), ink.ground)
    elif piece.solid == (0.0, 1.0):
        painter.setPen(ink.strong if strong else ink.edge)
        painter.setBrush(ink.ground)
        painter.drawRoundedRect(box, 6, 6)
    else:
        paint_bar(painter, box, tone, piece.solid, strong=strong, fades=kit.fades)


def _paint_words(
    painter: QPainter, kit: Kit, text: str, tone: Tone, span: tuple[float, float], top: float, look: Look
) -> None:
    """The wording inside of its bar, or behind it where the row is free; ``span`` is where the bar begins and ends."""
    first = max(span[0], kit.left) + 9
    inner = min(span[1], kit.right) - 9 - first
    behind = kit.left + look.room - span[1] - 14
    if max(inner, behind) < LEAST_WORDS:
        return
    inside = inner >= behind or inner >= min(_wish(text, kit.named), 90)
    words = _fitted(text, int(inner if inside else behind), kit.named)
    ink = kit.inks[tone]
    painter.setFont(kit.small)
    painter.setPen(ink.inside if inside else ink.behind)
    at = QPointF(first if inside else span[1] + 7, top + (kit.row - words.size().height()) / 2)
    painter.drawStaticText(at, words)


@lru_cache(maxsize=4_096)
def _wish(text: str, _font: str) -> int:
    """How wide a wording would like to be; the name of the font makes it anew when texts grow."""
    return min(220, QFontMetrics(font(Size().small)).horizontalAdvance(text[:80]))


@lru_cache(maxsize=4_096)
def _fitted(text: str, width: int, _font: str) -> QStaticText:
    """A wording cut to a width, its letters laid out once: while a picture is moved, most widths stay the same."""
    return laid_out(text, font(Size().small), width)


def paint_dates(painter: QPainter, canvas: Canvas, now: float, as_of: float | None) -> None:
    """The line of now, and of the date that is looked at."""
    plot, colours = canvas.plot, tokens()
    lines = ((now, colours.accent, Qt.PenStyle.SolidLine), (as_of, colours.warning, Qt.PenStyle.DashLine))
    for at, colour, style in lines:
        if at is not None and plot.left() <= canvas.x_of(at) <= plot.right():
            painter.setPen(QPen(QColor(colour), 1.5, style))
            painter.drawLine(QPointF(canvas.x_of(at), 0), QPointF(canvas.x_of(at), plot.bottom()))


def paint_gutter(painter: QPainter, canvas: Canvas, seen: range) -> None:
    """The names of the lanes in sight; a name stays on top while the rows of its lane pass."""
    colours, plot = tokens(), canvas.plot
    painter.setClipRect(QRectF(0, 0, plot.right(), plot.bottom()))
    painter.fillRect(QRectF(0, 0, canvas.gutter, plot.bottom()), QColor(colours.background))
    painter.setFont(font(Size().small, bold=True))
    metrics = QFontMetrics(painter.font())
    shown: set[int] = set()
    for row in seen:
        lane = lane_of_row(canvas.rows.lanes, row)
        if lane.first in shown:
            continue
        shown.add(lane.first)
        top, bottom = canvas.row_top(lane.first), canvas.row_top(lane.first + lane.rows)
        painter.setPen(QPen(QColor(colours.border), 1))
        painter.drawLine(QPointF(0, top + 0.5), QPointF(plot.right(), top + 0.5))
        y = min(max(top, 0.0), bottom - px(ROW))
        box = QRectF(0, y, canvas.gutter - px(12), px(ROW))
        painter.setPen(QColor(colours.text if lane.name else colours.muted))
        name = elided(words.lane_words(lane.name), metrics, int(box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
    painter.setPen(QPen(QColor(colours.border_strong), 1))
    painter.drawLine(QPointF(canvas.gutter - 0.5, 0), QPointF(canvas.gutter - 0.5, plot.bottom()))
