"""The picture of the timeline of everything; the only file that imports pyqtgraph.

Imported when the timeline is first opened, since the import alone takes most
of a second. One graphics object paints all bars, and only those in sight, in
the view's own pixels; nothing in it reads HTML.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QKeyEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollBar, QWidget

from core.domain import Memory
from ui import text_detail as words
from ui.safe import elided, show_tooltip
from ui.theme import Size, appearance, font, px, tokens
from ui.widgets.time_axis import REACH_AHEAD, REACH_BACK, Axis, axis_around, seconds, ticks
from ui.widgets.validity_lanes import Lane, dates_of, extent_of
from ui.widgets.validity_paint import Tone, paint_bar, text_colour

LANE = 30
GAP = 6
ZOOM = 1.2
"""Factor of one notch of the wheel with Ctrl, or of one press of + or −."""
CLOSEST = 3 * 86_400.0
"""The nearest zoom shows three days: dates are seldom known more exactly."""


class Bars(pg.GraphicsObject):  # type: ignore[misc]
    """All bars; y counts lanes from the top."""

    def __init__(self) -> None:
        super().__init__()
        self.lanes: tuple[Lane, ...] = ()
        self.now = 0.0
        self.chosen = -1
        self.hover = -1
        self._axis = Axis(0.0, 1.0)

    def set_lanes(self, lanes: Sequence[Lane], axis: Axis, now: float) -> None:
        """Show these bars; open ends reach to the edge of ``axis``."""
        self.prepareGeometryChange()
        self.lanes, self._axis, self.now = tuple(lanes), axis, now
        self.update()

    def boundingRect(self) -> QRectF:
        """The whole axis, all lanes."""
        return QRectF(self._axis.first, 0, self._axis.last - self._axis.first, max(1, len(self.lanes)))

    def bar(self, place: int) -> tuple[QRectF, tuple[float, float]]:
        """A bar in seconds and lanes, and between which shares of its length it is certain."""
        extent = extent_of(self.lanes[place], self._axis, self.now)
        first, last = max(extent.first, self._axis.first), min(extent.last, self._axis.last)
        length = max(1.0, last - first)
        solid = (max(0.0, extent.solid_from - first) / length, min(1.0, (extent.solid_to - first) / length))
        return QRectF(first, place, length, 1.0), solid

    def paint(self, painter: QPainter, *_args: Any) -> None:
        """Paint the lanes in sight, in device pixels so that lines and texts stay crisp."""
        view = self.viewRect()
        to_pixels = painter.transform()
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = to_pixels.mapRect(view)
        painter.setClipRect(seen)
        self._paint_grid(painter, view, seen)
        for place in range(max(0, int(view.top())), min(len(self.lanes), int(view.bottom()) + 1)):
            rect, solid = self.bar(place)
            if rect.right() < view.left() or rect.left() > view.right():
                continue
            self._paint_lane(painter, place, to_pixels.mapRect(rect), solid, seen)
        painter.restore()

    def _paint_grid(self, painter: QPainter, view: QRectF, seen: QRectF) -> None:
        """A line for each tick; the plot's own grid costs 8 ms a frame."""
        axis = Axis(view.left(), view.right())
        for tick in ticks(axis, seen.width()):
            x = round(seen.left() + axis.x(tick.at, seen.width())) + 0.5
            painter.setPen(QPen(QColor(tokens().border_strong if tick.strong else tokens().border), 1))
            painter.drawLine(QPointF(x, seen.top()), QPointF(x, seen.bottom()))

    def _paint_lane(
        self,
        painter: QPainter,
        place: int,
        rect: QRectF,
        solid: tuple[float, float],
        seen: QRectF,
    ) -> None:
        lane = self.lanes[place]
        bar = rect.adjusted(0, GAP / 2, 0, -GAP / 2)
        bar.setWidth(max(6.0, bar.width()))
        paint_bar(painter, bar, lane.tone, solid, strong=place == self.hover)
        if place == self.chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens().accent), 2))
            painter.drawRoundedRect(bar.adjusted(-2, -2, 2, 2), 8, 8)
        painter.setFont(font(Size().small))
        metrics = QFontMetrics(painter.font())
        inner = bar.intersected(seen).adjusted(10, 0, -10, 0)
        wish = min(240, metrics.horizontalAdvance(lane.text[:80]))
        inside = inner.width() >= min(wish, 100)
        right = QRectF(bar.right() + 8, bar.y(), max(0.0, seen.right() - bar.right() - 12), bar.height())
        room = inner if inside or right.width() < inner.width() else right
        painter.setPen(QColor(text_colour(lane.tone, inside=room is inner)))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, flags, elided(lane.text, metrics, int(room.width())))


class Plot(QWidget):
    """Bars of many memories on one axis of world time; ``opened`` carries the place of a clicked one.

    The wheel scrolls over the memories, with Ctrl it zooms the time; dragging
    moves through time. Up, Down and Enter, + and − do the same by keyboard.
    """

    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.bars = Bars()
        self.axis = pg.DateAxisItem(orientation="bottom", utcOffset=0)
        self.view = pg.PlotWidget(self, axisItems={"bottom": self.axis}, background=None)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.hideButtons()
        self.view.setMenuEnabled(False)
        self.view.hideAxis("left")
        self.box = self.view.getViewBox()
        self.box.setMouseEnabled(x=True, y=False)
        self.box.invertY(True)
        self.box.setDefaultPadding(0)
        self.now_line = pg.InfiniteLine(angle=90, movable=False)
        self.date_line = pg.InfiniteLine(angle=90, movable=False)
        self.view.addItem(self.bars)
        self.view.addItem(self.now_line)
        self.view.addItem(self.date_line)
        self.date_line.hide()
        self._scroll = QScrollBar(Qt.Orientation.Vertical, self)
        self._scroll.valueChanged.connect(self._scrolled)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.view, 1)
        layout.addWidget(self._scroll)
        self.view.viewport().installEventFilter(self)
        self.view.viewport().setMouseTracking(True)
        self.box.sigResized.connect(self._fit_lanes)
        self.view.scene().sigMouseClicked.connect(self._clicked)
        appearance().changed.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        colours = tokens()
        self.axis.setPen(pg.mkPen(colours.border_strong))
        self.axis.setTextPen(pg.mkPen(colours.muted))
        self.axis.setStyle(tickFont=font(Size().small))
        self.now_line.setPen(pg.mkPen(colours.accent, width=1.5))
        self.date_line.setPen(pg.mkPen(colours.warning, width=1.5, style=Qt.PenStyle.DashLine))
        self.bars.update()
        self._fit_lanes()

    def set_lanes(self, lanes: Sequence[Lane], now: datetime, as_of: datetime | None) -> None:
        """Show these bars, all of their time in sight."""
        axis = axis_around([*dates_of(lanes), *([as_of] if as_of else [])], now)
        self.bars.set_lanes(lanes, axis, seconds(now))
        self.bars.chosen = min(self.bars.chosen, len(lanes) - 1)
        self.now_line.setValue(seconds(now))
        self.date_line.setVisible(as_of is not None)
        if as_of is not None:
            self.date_line.setValue(seconds(as_of))
        self.box.setLimits(
            xMin=min(axis.first, seconds(now) - REACH_BACK),
            xMax=max(axis.last, seconds(now) + REACH_AHEAD),
            minXRange=CLOSEST,
        )
        self.box.setXRange(axis.first, axis.last, padding=0)
        self._fit_lanes()
        self._tell()

    def _in_sight(self) -> float:
        return max(1.0, float(self.box.height()) / px(LANE + GAP))

    def _fit_lanes(self, *_box: object) -> None:
        """More height shows more memories, not higher bars."""
        page = self._in_sight()
        self._scroll.setRange(0, max(0, len(self.bars.lanes) - int(page)))
        self._scroll.setPageStep(max(1, int(page)))
        self._scroll.setVisible(self._scroll.maximum() > 0)
        self._scrolled(self._scroll.value())

    def _scrolled(self, top: int) -> None:
        self.box.setYRange(top, top + self._in_sight(), padding=0)

    def zoom(self, factor: float) -> None:
        """Show ``factor`` times as much time around the middle; below 1 comes closer."""
        self.box.scaleBy(x=factor, y=1.0)

    def place_at(self, at: QPointF) -> int:
        """The place of the memory whose lane is at a point of the viewport, −1 for none."""
        place = int(self.box.mapSceneToView(self.view.mapToScene(at.toPoint())).y() // 1)
        return place if 0 <= place < len(self.bars.lanes) else -1

    def _clicked(self, event: Any) -> None:
        place = int(self.box.mapSceneToView(event.scenePos()).y() // 1)
        if 0 <= place < len(self.bars.lanes):
            self._choose(place)
            self.opened.emit(place)

    def _choose(self, place: int) -> None:
        self.bars.chosen = place
        self.bars.update()
        top = self._scroll.value()
        if not top <= place < top + int(self._in_sight()):
            self._scroll.setValue(place if place < top else place - int(self._in_sight()) + 1)
        self._tell()

    def _tell(self) -> None:
        chosen = 0 <= self.bars.chosen < len(self.bars.lanes)
        self.setAccessibleName(words.everything_summary(len(self.bars.lanes)))
        self.setAccessibleDescription(self.bars.lanes[self.bars.chosen].sentence if chosen else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down choose, Enter opens, + and − zoom."""
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Up:
                step = 1 if event.key() == Qt.Key.Key_Down else -1
                self._choose(min(len(self.bars.lanes) - 1, max(0, self.bars.chosen + step)))
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.bars.chosen >= 0:
                self.opened.emit(self.bars.chosen)
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                self.zoom(1 / ZOOM)
            case Qt.Key.Key_Minus:
                self.zoom(ZOOM)
            case _:
                super().keyPressEvent(event)

    def eventFilter(self, watched: Any, event: QEvent) -> bool:
        """Wheel, hover and tooltip over the plot."""
        if isinstance(event, QWheelEvent):
            self._wheel(event)
            return True
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = self.place_at(QPointF(event.pos()))
            if place >= 0:
                show_tooltip(event.globalPos(), self.bars.lanes[place].sentence, self)
            return True
        if event.type() == QEvent.Type.MouseMove:
            self._hover(self.place_at(event.position()))  # type: ignore[attr-defined]
        return False

    def _hover(self, place: int) -> None:
        if place != self.bars.hover:
            self.bars.hover = place
            self.bars.update()

    def _wheel(self, event: QWheelEvent) -> None:
        notches = event.angleDelta().y() / 120
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            middle = self.box.mapSceneToView(self.view.mapToScene(event.position().toPoint()))
            self.box.scaleBy(x=ZOOM**-notches, y=1.0, center=middle)
        else:
            self._scroll.setValue(self._scroll.value() - round(3 * notches))


def lane_of(memory: Memory, tone: Tone, place: int) -> Lane:
    """A memory as a lane; its number is its place."""
    said = memory.said_at.at if memory.said_at else memory.recorded_at
    return Lane(place, memory.text[:200], memory.window, tone, said, memory.recorded_at, words.memory_sentence(memory))
