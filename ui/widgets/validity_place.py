"""Where each part of the validity picture stands: rows from the top, and which row is under a point."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF

from ui.theme import px

LANE, SLIM_LANE = 30, 14
"""Height of a lane in pixels; beyond ``ROOMY`` versions the slim one, without texts."""
ROOMY = 12
"""So many lanes with their texts still fit beside the list of versions."""
GAP = 6
AXIS_ROOM = 26
TOP_ROOM = 34
"""Above the lanes: the date in words, below it the grip of the date that is looked at."""
PIN_ROOM = 20
BREAK = 12
"""Between the memory's own lanes and those of the memories that say otherwise."""
SIDE = 4
REACH = 6
"""Pixels around an end within which it is taken hold of."""


class Part(StrEnum):
    """What of the picture a point lies on."""

    NOTHING = "nothing"
    LANE = "lane"
    START = "start"
    END = "end"
    OPPONENT = "opponent"
    BADGE = "badge"
    GRIP = "grip"
    PIN = "pin"


@dataclass(frozen=True, slots=True)
class Hit:
    """A part, and which one of its kind from the top or the left."""

    part: Part
    place: int = -1


@dataclass(frozen=True, slots=True)
class Places:
    """The rows for so many lanes, opponents and pins on a width in pixels."""

    width: float
    lanes: int
    opponents: int = 0
    pins: bool = False

    @property
    def lane_height(self) -> int:
        """Height of one lane."""
        return px(LANE if self.lanes <= ROOMY else SLIM_LANE)

    @property
    def inner(self) -> float:
        """Width of the axis."""
        return self.width - 2 * SIDE

    def lane(self, place: int) -> QRectF:
        """The whole lane at a place from the top."""
        return QRectF(SIDE, px(TOP_ROOM) + place * (self.lane_height + GAP), self.inner, self.lane_height)

    def opponent(self, place: int) -> QRectF:
        """The lane of a memory that says otherwise."""
        top = self._below_lanes + px(BREAK) + place * (px(LANE) + GAP)
        return QRectF(SIDE, top, self.inner, px(LANE))

    @property
    def _below_lanes(self) -> float:
        return px(TOP_ROOM) + max(1, self.lanes) * (self.lane_height + GAP)

    @property
    def pin_line(self) -> float:
        """The middle of the row of pins."""
        return self._below_opponents + px(PIN_ROOM) / 2

    @property
    def _below_opponents(self) -> float:
        return self._below_lanes + (px(BREAK) + self.opponents * (px(LANE) + GAP) if self.opponents else 0)

    @property
    def bottom(self) -> float:
        """Where the axis' labels begin."""
        return self._below_opponents + (px(PIN_ROOM) if self.pins else 0)

    @property
    def height(self) -> int:
        """Everything, the labels of the axis included."""
        return round(self.bottom + px(AXIS_ROOM))

    def lane_at(self, at: QPointF) -> int:
        """The lane of the memory's own under a point, −1 for none."""
        place = int((at.y() - px(TOP_ROOM)) // (self.lane_height + GAP))
        return place if 0 <= place < self.lanes and at.y() >= px(TOP_ROOM) else -1

    def opponent_at(self, at: QPointF) -> int:
        """The lane of an opponent under a point, −1 for none."""
        return next((n for n in range(self.opponents) if self.opponent(n).contains(at)), -1)
