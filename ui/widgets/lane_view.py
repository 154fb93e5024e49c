"""Many memories in lanes on one axis of world time: moved by hand, zoomed from decades to days, walked over by key.

Only rows in sight are looked at, and bars too narrow to tell apart are drawn
as one, so that a frame costs the same with five bars and with five thousand.
"""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from core.views import Bar, Timeline
from ui import text_lanes as words
from ui.theme import appearance, px
from ui.widgets import lane_paint as paint
from ui.widgets.lane_paint import ROW
from ui.widgets.lane_rows import FAR, Piece, Rows
from ui.widgets.part_tooltip import tells
from ui.widgets.ring import paint_own_ring
from ui.widgets.time_axis import REACH_AHEAD, REACH_BACK, Axis

GUTTER = 190
"""Width of the lanes' names; a quarter of the width where that is less."""
AXIS_ROOM = 28
ZOOM = 1.25
"""Factor of one notch of the wheel with Ctrl, or of one press of + or −."""
CLOSEST = 3 * 86_400.0
"""The nearest zoom shows three days: dates are seldom known more exactly."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
DRAGS = 4
"""Pixels that a press may move and still be a click."""


class LaneView(QAbstractScrollArea):
    """``opened`` carries a memory's id and a version's number, ``lane_picked`` a lane's name (L for the chosen bar's).

    ``told`` carries the sentence of what is under hand or key.
    """

    opened = Signal(str, int)
    lane_picked = Signal(str)
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = Rows(Timeline((), (), 0), datetime(1970, 1, 1, tzinfo=UTC))
        self.axis = Axis(0.0, 1.0)
        self._whole = Axis(0.0, 1.0)
        self._now = 0.0
        self._as_of: float | None = None
        self.at = -1
        self._hover: Piece | None = None
        self._hover_row = -1
        self._pressed: QPointF | None = None
        self._begun: tuple[Axis, int] | None = None
        self._moved = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        appearance().changed.connect(self._fit_rows)

    def show_timeline(self, timeline: Timeline, now: datetime, as_of: datetime | None) -> None:
        """Show these bars; the stretch of time in sight stays where it was once there was one."""
        self.show_rows(Rows(timeline, now, as_of))

    def show_rows(self, rows: Rows) -> None:
        """The same, with what takes long of it done already."""
        chosen = _key(self.rows.bars[self.at]) if 0 <= self.at < len(self.rows.bars) else None
        begun = not self.rows.bars
        self.rows, self._now, self._as_of, self._whole = rows, rows.now, rows.as_of, rows.whole
        if begun:
            self.axis = self._whole
        places = enumerate(rows.bars) if chosen else ()
        self.at = next((place for place, bar in places if _key(bar) == chosen), -1)
        self._hover = None
        self.setAccessibleName(words.name(len(rows.bars), len(rows.lanes)))
        self._fit_rows()
        self._tell()

    # -- where things stand

    @property
    def gutter(self) -> float:
        """Width of the lanes' names."""
        return min(px(GUTTER), self.viewport().width() * 0.25)

    @property
    def plot(self) -> QRectF:
        """The part with the bars."""
        view = self.viewport()
        return QRectF(self.gutter, 0, max(1.0, view.width() - self.gutter), max(1.0, view.height() - px(AXIS_ROOM)))

    def x_of(self, at: float) -> float:
        """Where an instant stands in the viewport; it may lie outside."""
        plot = self.plot
        return plot.x() + (at - self.axis.first) / (self.axis.last - self.axis.first) * plot.width()

    def instant(self, x: float) -> float:
        """The instant at a place of the viewport."""
        plot = self.plot
        return self.axis.first + (x - plot.x()) / plot.width() * (self.axis.last - self.axis.first)

    def row_top(self, row: int) -> float:
        """Where a row begins in the viewport."""
        return float(row * px(ROW) - self.verticalScrollBar().value())

    def _seen_rows(self) -> range:
        top = self.verticalScrollBar().value() // px(ROW)
        return range(max(0, top), min(self.rows.count, top + int(self.plot.height() // px(ROW)) + 2))

    def piece_at(self, at: QPointF) -> Piece | None:
        """What is drawn at a point of the viewport."""
        plot = self.plot
        row = int((at.y() + self.verticalScrollBar().value()) // px(ROW))
        if not plot.contains(at) or row not in self._seen_rows():
            return None
        x = at.x() - plot.x()
        found = [one for one in self.rows.pieces(row, self.axis, plot.width()) if one.left - 3 <= x <= one.right + 3]
        return min(found, key=lambda one: abs((one.left + one.right) / 2 - x), default=None)

    def bar_rect(self, place: int) -> QRectF:
        """Where a bar is drawn in the viewport, alone or within what it melted into."""
        row, plot = self.rows.bars[place].row, self.plot
        for piece in self.rows.pieces(row, self.axis, plot.width()):
            if piece.first <= place < piece.last:
                return paint.piece_rect(piece, self.row_top(row), plot)
        return QRectF()

    def sizeHint(self) -> QSize:
        """A good part of a window."""
        return QSize(720, 420)

    def _fit_rows(self) -> None:
        bar = self.verticalScrollBar()
        bar.setRange(0, max(0, round(self.rows.count * px(ROW) - self.plot.height())))
        bar.setPageStep(round(self.plot.height()))
        bar.setSingleStep(px(ROW))
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More height shows more rows, not higher ones."""
        super().resizeEvent(event)
        self._fit_rows()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Everything is painted anew: the names of the lanes stay in sight while their rows pass."""
        self.viewport().update()

    # -- moving through time

    def show_span(self, first: float, last: float) -> None:
        """Show a stretch of time, held to what a life and its plans reach and to three days at the closest."""
        length = min(max(last - first, CLOSEST), self._now + REACH_AHEAD - (self._now - REACH_BACK))
        middle = (first + last) / 2
        begin = max(middle - length / 2, min(self._whole.first, self._now - REACH_BACK))
        end = min(begin + length, max(self._whole.last, self._now + REACH_AHEAD))
        self.axis = Axis(end - length, end)
        self.viewport().update()

    def zoom(self, factor: float, around: float | None = None) -> None:
        """Show ``factor`` times as much time around an instant, else around the chosen bar or the middle."""
        axis = self.axis
        if around is None:
            chosen = self.rows.middle(self.at, axis) if self.at >= 0 else axis.first
            inside = axis.first < chosen < axis.last
            around = chosen if inside else (axis.first + axis.last) / 2
        share = (around - axis.first) / (axis.last - axis.first)
        length = min(max((axis.last - axis.first) * factor, CLOSEST), REACH_BACK + REACH_AHEAD)
        self.show_span(around - share * length, around + (1 - share) * length)

    def pan(self, pixels: float) -> None:
        """Move through time by so many pixels."""
        by = pixels / self.plot.width() * (self.axis.last - self.axis.first)
        self.show_span(self.axis.first + by, self.axis.last + by)

    def show_all(self) -> None:
        """All of the time that these bars reach over."""
        self.axis = self._whole
        self.viewport().update()

    def _come_closer(self, piece: Piece) -> None:
        extents = self.rows.extents[piece.first : piece.last]
        first, last = min(one.solid_from for one in extents), max(min(one.solid_to, FAR) for one in extents)
        air = max((last - first) * 0.2, CLOSEST / 4)
        self.show_span(first - air, last + air)

    # -- pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the picture."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed, self._moved = event.position(), False
            self._begun = (self.axis, self.verticalScrollBar().value())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the picture that is held, or lift what is under the pointer."""
        at = event.position()
        if self._pressed is not None and self._begun is not None:
            way = self._pressed - at
            self._moved = self._moved or way.manhattanLength() > DRAGS
            if self._moved:
                self.axis = self._begun[0]
                self.pan(way.x())
                self.verticalScrollBar().setValue(self._begun[1] + round(way.y()))
            return
        found = self.piece_at(at)
        if found != self._hover:
            self._hover = found
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if found else Qt.CursorShape.OpenHandCursor)
            self.told.emit(self._sentence(found) if found else "")
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go; where nothing was moved, open what was clicked."""
        found = self.piece_at(event.position()) if self._pressed is not None and not self._moved else None
        lane = "" if self._moved or self._pressed is None else self._lane_name(event.position())
        self._pressed = self._begun = None
        if lane:
            self.lane_picked.emit(lane)
        elif found is not None:
            self._choose(found.first)
            self._enter(found)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._hover = None
        self._tell()
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the rows; with Ctrl zoom around the pointer, with Shift move through time."""
        notches = event.angleDelta().y() / 120
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(ZOOM**-notches, self.instant(event.position().x()))
        elif event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.pan(-notches * self.plot.width() / 10)
        elif event.angleDelta().x():
            self.pan(-event.angleDelta().x() / 120 * self.plot.width() / 10)
        else:
            super().wheelEvent(event)

    # -- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, with Ctrl they move the picture; Enter opens, + and − zoom, Home shows all."""
        step = _STEPS.get(Qt.Key(event.key()), 0)
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Right if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.pan(step * self.plot.width() / 8)
            case Qt.Key.Key_Left | Qt.Key.Key_Right if self.rows.bars:
                self._choose(min(len(self.rows.bars) - 1, max(0, self.at + step)))
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._walk_rows(step)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.at >= 0:
                bar = self.rows.bars[self.at]
                self.opened.emit(bar.memory, bar.version)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal | Qt.Key.Key_Minus:
                self.zoom(ZOOM if event.key() == Qt.Key.Key_Minus else 1 / ZOOM)
            case Qt.Key.Key_Home:
                self.show_all()
            case Qt.Key.Key_L if self.at >= 0 and not event.modifiers():
                self._pick_lane()
            case _:
                super().keyPressEvent(event)

    def _pick_lane(self) -> None:
        lane = paint.lane_of_row(self.rows.lanes, self.rows.bars[self.at].row)
        self.lane_picked.emit(lane.name or words.NO_LANE)

    def _walk_rows(self, step: int) -> None:
        if self.at < 0:
            self._choose(0 if self.rows.bars else -1)
            return
        row = self.rows.bars[self.at].row + step
        if 0 <= row < self.rows.count:
            self._choose(self.rows.nearest(row, self.rows.middle(self.at, self.axis)))

    def _choose(self, place: int) -> None:
        """Mark a bar and bring it into sight."""
        if place < 0:
            return
        self.at = place
        extent = self.rows.extents[place]
        first, last = max(extent.first, self._whole.first), min(extent.last, self._whole.last)
        if last < self.axis.first or first > self.axis.last:
            middle, length = self.rows.middle(place, self.axis), self.axis.last - self.axis.first
            self.show_span(middle - length / 2, middle + length / 2)
        bar, top = self.verticalScrollBar(), self.rows.bars[place].row * px(ROW)
        if top < bar.value():
            bar.setValue(top)
        elif top + px(ROW) > bar.value() + self.plot.height():
            bar.setValue(round(top + px(ROW) - self.plot.height()))
        self._tell()
        self.viewport().update()

    def _enter(self, piece: Piece) -> None:
        if piece.is_melted:
            self._come_closer(piece)
        else:
            bar = self.rows.bars[piece.first]
            self.opened.emit(bar.memory, bar.version)

    def _sentence(self, piece: Piece) -> str:
        if piece.is_melted:
            return words.melted_sentence(piece.last - piece.first)
        bar = self.rows.bars[piece.first]
        return words.bar_sentence(bar, paint.lane_of_row(self.rows.lanes, bar.row).name)

    def _tell(self) -> None:
        told = self._sentence(Piece(self.at, self.at + 1, 0, 0)) if 0 <= self.at < len(self.rows.bars) else ""
        self.setAccessibleDescription(told)
        self.told.emit(told)

    def viewportEvent(self, event: QEvent) -> bool:
        """Answer the tooltip of what is under the pointer."""
        return tells(event, self, self._sentence_at) or super().viewportEvent(event)

    def _sentence_at(self, at: QPointF) -> str:
        found = self.piece_at(at)
        return self._sentence(found) if found else self._lane_name(at)

    def _lane_name(self, at: QPointF) -> str:
        row = int((at.y() + self.verticalScrollBar().value()) // px(ROW))
        if at.x() > self.gutter or not 0 <= row < self.rows.count:
            return ""
        return paint.lane_of_row(self.rows.lanes, row).name or words.NO_LANE

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is in sight."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plot = self.plot
        paint.paint_time(painter, self.axis, plot, self.viewport().height())
        painter.save()
        painter.setClipRect(plot)
        kit, width = paint.kit_for(plot), plot.width()
        chosen = self.at if self.hasFocus() else -1
        for row in self._seen_rows():
            top = self.row_top(row)
            pieces = list(self.rows.pieces(row, self.axis, width))
            rooms = [*(piece.left for piece in pieces[1:]), width]
            for piece, room in zip(pieces, rooms, strict=True):
                look = paint.Look(piece == self._hover, piece.first <= chosen < piece.last, room)
                paint.paint_piece(painter, kit, self.rows, piece, top, look)
        paint.paint_dates(painter, self, self._now, self._as_of)
        painter.restore()
        paint.paint_gutter(painter, self, self._seen_rows())
        paint_own_ring(painter, self)


def _key(bar: Bar) -> tuple[str, int]:
    return bar.memory, bar.version
