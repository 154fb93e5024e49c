"""The validity picture of one memory: a lane for each version on world time.

A solid bar is known to be true, a fading one may be: an open end fades out
behind now, an unknown start fades in with a dashed edge and becomes solid
where the statement was made, an unknown end fades out between what was said
last and the day the vault learned that it is over. Nothing is invented.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.window import End, Window
from ui import text_detail as words
from ui.safe import elided, show_tooltip
from ui.theme import Size, appearance, font, px, tokens
from ui.widgets.time_axis import Axis, axis_around, seconds, ticks
from ui.widgets.validity_paint import Tone, paint_bar, text_colour

LANE, SLIM_LANE = 30, 14
"""Height of a lane in pixels; beyond ``ROOMY`` versions the slim one, without texts."""
ROOMY = 12
"""So many lanes with their texts still fit beside the list of versions."""
GAP = 6
AXIS_ROOM = 26
TOP_ROOM = 22
SIDE = 4


@dataclass(frozen=True, slots=True)
class Lane:
    """One version: its number, wording, window, tone and a sentence for tooltip and reader.

    ``said`` is when it was said (an unknown start lies before), ``learned``
    when the vault took in the window (an unknown end lies before).
    """

    number: int
    text: str
    window: Window
    tone: Tone
    said: datetime
    learned: datetime
    sentence: str


@dataclass(frozen=True, slots=True)
class Extent:
    """A bar in seconds: solid between ``solid_from`` and ``solid_to``, fading outside of it."""

    first: float
    solid_from: float
    solid_to: float
    last: float


def extent_of(lane: Lane, axis: Axis, now: float) -> Extent:
    """Where a lane's bar is solid and where it fades, within the axis."""
    window = lane.window
    said = seconds(lane.said)
    first = seconds(window.start.at) if window.start else axis.first
    match window.ending:
        case End.DATED if window.end:
            last = solid_to = seconds(window.end.at)
        case End.UNKNOWN:
            last = max(seconds(lane.learned), first)
            solid_to = min(max(said, first), last)
        case _:
            last, solid_to = axis.last, max(now, first)
    solid_from = first if window.start else min(said, last)
    return Extent(first, solid_from, max(solid_from, solid_to), last)


def dates_of(lanes: Sequence[Lane]) -> list[datetime]:
    """The dates that an axis for these lanes has to show."""
    dates: list[datetime] = []
    for lane in lanes:
        dates += [moment.at for moment in (lane.window.start, lane.window.end) if moment]
        if lane.window.start is None:
            dates.append(lane.said)
        if lane.window.ending is End.UNKNOWN:
            dates.append(lane.learned)
    return dates


class ValidityBar(QWidget):
    """The picture; ``picked`` carries the number of a clicked or entered version."""

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lanes: tuple[Lane, ...] = ()
        self._now: datetime | None = None
        self._as_of: datetime | None = None
        self._axis = Axis(0.0, 1.0)
        self._hover = -1
        self._cursor = 0
        self._chosen: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance().changed.connect(self._restyled)

    def set_lanes(self, lanes: Sequence[Lane], now: datetime, as_of: datetime | None = None) -> None:
        """Show these versions, first on top, with the now-line and, for a past view, the as-of line."""
        self._lanes, self._now, self._as_of = tuple(lanes), now, as_of
        extra = [as_of] if as_of else []
        self._axis = axis_around([*dates_of(lanes), *extra], now)
        self._cursor = min(self._cursor, max(0, len(lanes) - 1))
        self.setAccessibleName(words.timeline_summary(len(lanes)))
        self._tell()
        self.updateGeometry()
        self.update()

    def choose(self, number: int | None) -> None:
        """Mark the version that the pane shows, if it is an older one."""
        self._chosen = number
        for place, lane in enumerate(self._lanes):
            if lane.number == number:
                self._cursor = place
        self.update()

    def _restyled(self) -> None:
        self.updateGeometry()
        self.update()

    def _lane_height(self) -> int:
        return px(LANE if len(self._lanes) <= ROOMY else SLIM_LANE)

    def lane_rect(self, place: int) -> QRectF:
        """The whole lane at a place from the top, in pixels."""
        height = self._lane_height()
        return QRectF(SIDE, px(TOP_ROOM) + place * (height + GAP), self.width() - 2 * SIDE, height)

    def bar_rect(self, place: int) -> QRectF:
        """The bar in that lane, fading ends included; at least 6 pixels wide so that it can be hit."""
        lane, whole = self._lanes[place], self.lane_rect(place)
        extent = extent_of(lane, self._axis, seconds(self._now) if self._now else 0.0)
        left = self._axis.x(extent.first, whole.width())
        right = self._axis.x(extent.last, whole.width())
        width = max(6.0, right - left)
        left = min(left, whole.width() - width)
        return QRectF(whole.x() + left, whole.y(), width, whole.height())

    def sizeHint(self) -> QSize:
        """All lanes, the now label above and the ticks below."""
        lanes = max(1, len(self._lanes))
        return QSize(360, px(TOP_ROOM) + lanes * (self._lane_height() + GAP) + px(AXIS_ROOM))

    def minimumSizeHint(self) -> QSize:
        """As high as all lanes; narrow windows squeeze the axis only."""
        return QSize(160, self.sizeHint().height())

    def _place_at(self, at: QPointF) -> int:
        place = int((at.y() - px(TOP_ROOM)) // (self._lane_height() + GAP))
        return place if 0 <= place < len(self._lanes) else -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lift the lane under the pointer."""
        place = self._place_at(event.position())
        if place != self._hover:
            self._hover = place
            self.setCursor(Qt.CursorShape.PointingHandCursor if place >= 0 else Qt.CursorShape.ArrowCursor)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._hover = -1
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick the version of that lane."""
        place = self._place_at(event.position())
        if place >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self._cursor = place
            self.picked.emit(self._lanes[place].number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up, Down, Home and End walk over the versions, Enter or Space picks one."""
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_Home: -len(self._lanes),
            Qt.Key.Key_End: len(self._lanes),
        }
        key = Qt.Key(event.key())
        if key in steps and self._lanes:
            self._cursor = min(len(self._lanes) - 1, max(0, self._cursor + steps[key]))
            self._tell()
            self.update()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._lanes:
            self.picked.emit(self._lanes[self._cursor].number)
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        self.setAccessibleDescription(self._lanes[self._cursor].sentence if self._lanes else "")

    def event(self, event: QEvent) -> bool:
        """Answer the tooltip of the lane under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = self._place_at(QPointF(event.pos()))
            if place >= 0:
                show_tooltip(event.globalPos(), self._lanes[place].sentence, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint grid, bars and lines; lanes outside of the exposed part are left out."""
        if self._now is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_grid(painter)
        for place in range(len(self._lanes)):
            if self.lane_rect(place).intersects(QRectF(event.rect())):
                self._paint_lane(painter, place)
        self._paint_line(painter, self._now, tokens().accent, words.NOW, dashed=False)
        if self._as_of is not None:
            self._paint_line(painter, self._as_of, tokens().warning, words.shown_date(self._as_of), dashed=True)
        if len(self._lanes) <= ROOMY:  # texts last, so that no line runs through a word
            for place, lane in enumerate(self._lanes):
                self._paint_text(painter, lane, self.bar_rect(place))

    def _paint_grid(self, painter: QPainter) -> None:
        colours, whole = tokens(), QRectF(SIDE, 0, self.width() - 2 * SIDE, self.height())
        bottom = self.height() - px(AXIS_ROOM)
        for tick in ticks(self._axis, whole.width()):
            x = round(whole.x() + self._axis.x(tick.at, whole.width())) + 0.5
            painter.setPen(QPen(QColor(colours.border_strong if tick.strong else colours.border), 1))
            painter.drawLine(QPointF(x, px(TOP_ROOM) - 4), QPointF(x, bottom))
            painter.setFont(font(Size().small, bold=tick.strong))
            painter.setPen(QColor(colours.text if tick.strong else colours.muted))
            metrics = QFontMetrics(painter.font())
            wide = metrics.horizontalAdvance(tick.label)
            left = min(max(x - wide / 2, 0), self.width() - wide)
            painter.drawText(QPointF(left, bottom + 4 + metrics.ascent()), tick.label)

    def _paint_line(self, painter: QPainter, at: datetime, colour: str, label: str, *, dashed: bool) -> None:
        x = round(SIDE + self._axis.x(seconds(at), self.width() - 2 * SIDE)) + 0.5
        painter.setPen(QPen(QColor(colour), 1.5, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
        painter.drawLine(QPointF(x, px(TOP_ROOM) - 4), QPointF(x, self.height() - px(AXIS_ROOM)))
        painter.setFont(font(Size().small, bold=True))
        metrics = QFontMetrics(painter.font())
        wide = metrics.horizontalAdvance(label)
        left = min(max(x - wide / 2, 0), self.width() - wide)
        if dashed and abs(x - self._x_of_now()) < wide:  # the two labels would meet: stand beside the line
            left = max(0.0, min(x, self._x_of_now()) - wide - 14)
        painter.drawText(QPointF(left, metrics.ascent()), label)

    def _x_of_now(self) -> float:
        return SIDE + self._axis.x(seconds(self._now), self.width() - 2 * SIDE) if self._now else 0.0

    def _paint_lane(self, painter: QPainter, place: int) -> None:
        lane, bar = self._lanes[place], self.bar_rect(place)
        extent = extent_of(lane, self._axis, seconds(self._now) if self._now else 0.0)
        chosen = lane.number == self._chosen
        focused = self.hasFocus() and place == self._cursor
        paint_bar(painter, bar, lane.tone, _fades(extent), strong=chosen or place == self._hover)
        if chosen or focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens().accent), 2))
            painter.drawRoundedRect(bar.adjusted(-2, -2, 2, 2), 8, 8)

    def _paint_text(self, painter: QPainter, lane: Lane, bar: QRectF) -> None:
        """The wording, inside of its bar when it fits, else beside it where there is more room."""
        painter.setFont(font(Size().small, bold=lane.tone is Tone.NOW))
        metrics = QFontMetrics(painter.font())
        inner = bar.adjusted(10, 0, -10, 0)
        wish = min(metrics.horizontalAdvance(lane.text[:80]), 220)
        right = QRectF(bar.right() + 8, bar.y(), self.width() - bar.right() - 12, bar.height())
        left = QRectF(4, bar.y(), bar.left() - 12, bar.height())
        room = inner if inner.width() >= min(wish, 90) else max((left, right, inner), key=QRectF.width)
        flag = Qt.AlignmentFlag.AlignVCenter
        side = Qt.AlignmentFlag.AlignRight if room is left else Qt.AlignmentFlag.AlignLeft
        painter.setPen(QColor(text_colour(lane.tone, inside=room is inner)))
        painter.drawText(room, flag | side, elided(lane.text, metrics, int(room.width())))


def _fades(extent: Extent) -> tuple[float, float]:
    """Which shares of the bar fade in and out: from where it is solid and until where, 0 to 1."""
    length = max(1.0, extent.last - extent.first)
    return (extent.solid_from - extent.first) / length, (extent.solid_to - extent.first) / length
