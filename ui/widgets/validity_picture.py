"""The validity picture of one memory as it is painted: lanes, pins, arcs, dates; what lies where.

A solid bar is known to be true, a fading one may be: an open end fades out
behind now, an unknown start fades in with a dashed edge and becomes solid
where the statement was made, an unknown end fades out between what was said
last and the day the vault learned that it is over. Nothing is invented. Pins
below tell when the vault learned each wording; an arc leads to a memory that
says otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.window import Moment, Window
from ui import text_timeline as words
from ui.theme import appearance, px, tokens
from ui.widgets import validity_marks as marks
from ui.widgets.part_tooltip import tells
from ui.widgets.time_axis import Axis, axis_around, seconds
from ui.widgets.validity_lanes import Extent, Lane, Opponent, Side, dates_of, extent_of, moved_window
from ui.widgets.validity_paint import paint_bar
from ui.widgets.validity_place import REACH, ROOMY, SIDE, TOP_ROOM, Hit, Part, Places


@dataclass(slots=True)
class Moving:
    """An end under way: which lane and side, the window it had, and where it is now (None = open or unknown)."""

    place: int
    side: Side
    was: Window
    to: Moment | None


class ValidityPicture(QWidget):
    """Paints what it was given and says what lies under a point; it answers to nothing but a tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lanes: tuple[Lane, ...] = ()
        self._opponents: tuple[Opponent, ...] = ()
        self._shown = 0
        self._now: datetime | None = None
        self._as_of: datetime | None = None
        self._axis = Axis(0.0, 1.0)
        self._hover = Hit(Part.NOTHING)
        self._cursor = 0
        self._chosen: int | None = None
        self._looking: datetime | None = None
        self._is_looking = False
        self.moving: Moving | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance().changed.connect(self._restyled)

    def set_lanes(
        self,
        lanes: Sequence[Lane],
        now: datetime,
        as_of: datetime | None = None,
        opponents: Sequence[Opponent] = (),
        shown: int | None = None,
    ) -> None:
        """Show these versions, first on top, with the now-line and, for a past view, the as-of line.

        Arcs to ``opponents`` begin at the version numbered ``shown``, else at the first.
        """
        self._shown = next((place for place, lane in enumerate(lanes) if lane.number == shown), 0)
        self._lanes, self._opponents, self._now, self._as_of = tuple(lanes), tuple(opponents), now, as_of
        self.moving, self._is_looking = None, False
        extra = [as_of] if as_of else []
        others = [one.lane for one in opponents]
        self._axis = axis_around([*dates_of(lanes), *dates_of(others), *extra], now)
        self._cursor = min(self._cursor, max(0, len(lanes) + len(opponents) - 1))
        self.setAccessibleName(words.timeline_summary(len(lanes), len(opponents)))
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

    # -- where things stand

    @property
    def places(self) -> Places:
        """The rows on the present width."""
        pins = 0 < len(self._lanes) <= ROOMY and any(lane.recorded for lane in self._lanes)
        return Places(self.width(), len(self._lanes), len(self._opponents), pins)

    def lane_rect(self, place: int) -> QRectF:
        """The whole lane at a place from the top, in pixels."""
        return self.places.lane(place)

    def bar_rect(self, place: int) -> QRectF:
        """The bar in that lane, fading ends included; at least 6 pixels wide so that it can be hit."""
        return self._bar(self._lane_now(place), self.places.lane(place))

    def opponent_rect(self, place: int) -> QRectF:
        """The bar of a memory that says otherwise."""
        return self._bar(self._opponents[place].lane, self.places.opponent(place))

    def badge_rect(self, place: int) -> QRectF:
        """The sign on the arc to that memory."""
        return marks.badge_rect(self._arc_x(place), self.places.opponent(place))

    def _lane_now(self, place: int) -> Lane:
        """A lane, with the window that it gets while an end is moved."""
        lane, moving = self._lanes[place], self.moving
        if moving is None or moving.place != place:
            return lane
        window = moved_window(moving.was, moving.side, moving.to) or lane.window
        return Lane(lane.number, lane.text, window, lane.tone, lane.said, lane.learned, lane.sentence, lane.recorded)

    def _bar(self, lane: Lane, whole: QRectF) -> QRectF:
        extent = extent_of(lane, self._axis, self._now_seconds)
        left, right = (self._axis.x(at, whole.width()) for at in (extent.first, extent.last))
        width = max(6.0, right - left)
        left = min(left, whole.width() - width)
        return QRectF(whole.x() + left, whole.y(), width, whole.height())

    @property
    def _now_seconds(self) -> float:
        return seconds(self._now) if self._now else 0.0

    def x_of(self, at: datetime) -> float:
        """Where an instant stands on the picture, in pixels."""
        return round(SIDE + self._axis.x(seconds(at), self.places.inner)) + 0.5

    def _instant(self, x: float) -> float:
        share = min(1.0, max(0.0, (x - SIDE) / max(1.0, self.places.inner)))
        return self._axis.first + share * (self._axis.last - self._axis.first)

    @property
    def _day_pixels(self) -> float:
        return self.places.inner / max(1.0, (self._axis.last - self._axis.first) / 86_400.0)

    @property
    def grip(self) -> QPointF:
        """The middle of the grip of the date that is looked at."""
        at = self._looking if self._is_looking else self._as_of
        return QPointF(self.x_of(at or self._now) if self._now else 0.0, px(TOP_ROOM) - px(marks.GRIP) - 3)

    def _arc_x(self, place: int) -> float:
        own, other = self._bar_of_shown(), self.opponent_rect(place)
        left, right = max(own.left(), other.left()), min(own.right(), other.right())
        solid = min(right, self.x_of(self._now) if self._now else right)
        step = px(marks.BADGE) * 1.6 * (place + 1)
        return max(left + 12, solid - step) if right > left else other.center().x()

    def _bar_of_shown(self) -> QRectF:
        return self.bar_rect(self._shown)

    def sizeHint(self) -> QSize:
        """All lanes, the dates above and the ticks below."""
        return QSize(360, self.places.height)

    def minimumSizeHint(self) -> QSize:
        """As high as all lanes; narrow windows squeeze the axis only."""
        return QSize(160, self.places.height)

    def hit(self, at: QPointF) -> Hit:
        """What lies under a point; ends and signs before the bars they stand on."""
        grip = self.grip - at
        if abs(grip.x()) <= px(marks.GRIP) + 3 and abs(grip.y()) <= px(marks.GRIP) + 4:
            return Hit(Part.GRIP)
        for place in range(len(self._opponents)):
            if self.badge_rect(place).adjusted(-3, -3, 3, 3).contains(at):
                return Hit(Part.BADGE, place)
        if (place := self.places.opponent_at(at)) >= 0:
            return Hit(Part.OPPONENT, place)
        if (place := self.places.lane_at(at)) >= 0:
            return Hit(self._end_at(place, at.x()), place)
        return self._pin_at(at)

    def _end_at(self, place: int, x: float) -> Part:
        if not self._lanes[place].movable:
            return Part.LANE
        bar = self.bar_rect(place)
        reach = min(REACH, bar.width() / 4)
        if abs(x - bar.right()) <= reach:
            return Part.END
        return Part.START if abs(x - bar.left()) <= reach else Part.LANE

    def _pin_at(self, at: QPointF) -> Hit:
        if not self.places.pins or abs(at.y() - self.places.pin_line) > px(8):
            return Hit(Part.NOTHING)
        near = [(abs(x - at.x()), place) for place, x in enumerate(self._pin_xs())]
        away, place = min(near, default=(99.0, -1))
        return Hit(Part.PIN, place) if away <= px(7) else Hit(Part.NOTHING)

    def _pin_xs(self) -> list[float]:
        return [self.x_of(lane.recorded or lane.learned) for lane in self._lanes]

    def _tell(self) -> None:
        shown = [lane.sentence for lane in self._lanes] + [one.lane.sentence for one in self._opponents]
        self.setAccessibleDescription(shown[self._cursor] if shown else "")

    def event(self, event: QEvent) -> bool:
        """Answer the tooltip of what is under the pointer."""
        return tells(event, self, lambda at: self._sentence_of(self.hit(at))) or super().event(event)

    def _sentence_of(self, found: Hit) -> str:
        match found.part:
            case Part.LANE:
                return self._lanes[found.place].sentence
            case Part.START | Part.END:
                return words.END_HANDLE if found.part is Part.END else words.START_HANDLE
            case Part.OPPONENT | Part.BADGE:
                return self._opponents[found.place].lane.sentence
            case Part.PIN:
                lane = self._lanes[found.place]
                return words.learned_on(lane.recorded or lane.learned)
            case Part.GRIP:
                return words.GRIP
            case Part.NOTHING:
                return ""

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint grid, bars and lines; lanes outside of the exposed part are left out."""
        if self._now is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self.places
        marks.paint_grid(painter, self._axis, places)
        for place in range(len(self._lanes)):
            if self.lane_rect(place).intersects(QRectF(event.rect())):
                self._paint_lane(painter, place)
        for place in range(len(self._opponents)):
            self._paint_opponent(painter, place)
        if places.pins:
            hover = self._hover.place if self._hover.part is Part.PIN else -1
            marks.paint_pins(painter, self._pin_xs(), words.LEARNED, places, hover)
        self._paint_dates(painter, places)
        self._paint_texts(painter)
        if self.moving is not None:
            self._paint_moving(painter, self.moving)

    def _paint_dates(self, painter: QPainter, places: Places) -> None:
        assert self._now is not None
        at = self._looking if self._is_looking else self._as_of
        now_x = self.x_of(self._now)
        apart = at is None or abs(self.x_of(at) - now_x) > px(60)
        marks.paint_date(painter, now_x, words.NOW if apart else "", places, colour=tokens().accent, dashed=False)
        if at is not None:
            label = words.shown_date(at)
            marks.paint_date(painter, self.x_of(at), label, places, colour=tokens().warning, dashed=True)
        strong = self._is_looking or self._hover.part is Part.GRIP
        marks.paint_grip(
            painter, self.grip.x(), colour=tokens().accent if at is None else tokens().warning, strong=strong
        )

    def _paint_texts(self, painter: QPainter) -> None:
        """Texts last, so that no line runs through a word."""
        if len(self._lanes) <= ROOMY:
            for place, lane in enumerate(self._lanes):
                marks.paint_wording(painter, lane.text, lane.tone, self.bar_rect(place), self.width())
        for place, one in enumerate(self._opponents):
            marks.paint_wording(painter, one.lane.text, one.lane.tone, self.opponent_rect(place), self.width())

    def _paint_lane(self, painter: QPainter, place: int) -> None:
        lane, bar = self._lane_now(place), self.bar_rect(place)
        under = self._hover.place == place and self._hover.part in (Part.LANE, Part.START, Part.END, Part.PIN)
        chosen = lane.number == self._chosen
        extent = extent_of(lane, self._axis, self._now_seconds)
        paint_bar(painter, bar, lane.tone, _fades(extent), strong=chosen or under)
        if chosen or (self.hasFocus() and place == self._cursor):
            _paint_frame(painter, bar)
        if (under and lane.movable) or (self.moving is not None and self.moving.place == place):
            for x in (bar.left(), bar.right()):
                marks.paint_end(painter, x, bar)

    def _paint_opponent(self, painter: QPainter, place: int) -> None:
        lane, bar = self._opponents[place].lane, self.opponent_rect(place)
        under = self._hover.place == place and self._hover.part in (Part.OPPONENT, Part.BADGE)
        extent = extent_of(lane, self._axis, self._now_seconds)
        paint_bar(painter, bar, lane.tone, _fades(extent), strong=under)
        if self.hasFocus() and self._cursor == len(self._lanes) + place:
            _paint_frame(painter, bar)
        marks.paint_arc(painter, self._arc_x(place), self._bar_of_shown(), bar, strong=under)

    def _paint_moving(self, painter: QPainter, moving: Moving) -> None:
        bar = self.bar_rect(moving.place)
        x = bar.left() if moving.side is Side.START else bar.right()
        label = words.moving_end(moving.side, moving.to)
        marks.paint_bubble(painter, x, bar.center().y(), label, self.width())


def _paint_frame(painter: QPainter, bar: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(tokens().accent), 2))
    painter.drawRoundedRect(bar.adjusted(-2, -2, 2, 2), 8, 8)


def _fades(extent: Extent) -> tuple[float, float]:
    """Which shares of the bar fade in and out: from where it is solid and until where, 0 to 1."""
    length = max(1.0, extent.last - extent.first)
    return (extent.solid_from - extent.first) / length, (extent.solid_to - extent.first) / length
