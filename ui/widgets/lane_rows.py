"""Bars of a timeline as numbers: from when until when, which row, what is in sight, what melts into one. Pure."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from core.views import Bar, Timeline
from ui.widgets.time_axis import Axis, axis_around, seconds
from ui.widgets.validity_lanes import Extent, Lane, extent_of
from ui.widgets.validity_paint import Tone

FAR = 1e13
"""Seconds that no axis reaches: the open side of a bar."""
WIDEST = 56.0
"""Pixels after which bars melt into a new piece: a click on one then still says where to come closer."""
BEYOND = 20.0
"""Pixels that a bar is drawn beyond the edge, so that its round end is not seen where it goes on."""
MELT = 6.0
"""Pixels below which a bar melts with its neighbours in the row: narrower ones cannot be told apart or hit."""


def extent_of_bar(bar: Bar, now: float) -> Extent:
    """Where a bar is solid and where it fades, in seconds; open sides reach further than any axis."""
    said = bar.said_at.at if bar.said_at else bar.recorded_at
    lane = Lane(0, "", bar.window, Tone.NOW, said, bar.recorded_at, "")
    return extent_of(lane, _WITHOUT_END, now)


_WITHOUT_END = Axis(-FAR, FAR)


@dataclass(frozen=True, slots=True)
class Piece:
    """What is drawn as one: the bars from ``first`` to before ``last``, between two places in pixels."""

    first: int
    last: int
    left: float
    right: float
    solid: tuple[float, float] = (0.0, 1.0)
    """Between which shares of its length a single bar is certain."""

    @property
    def is_melted(self) -> bool:
        """Whether it stands for more than one bar."""
        return self.last - self.first > 1


class Rows:
    """The bars of a timeline by row, with their extents and the time that they reach over worked out once.

    Thousands take some tens of milliseconds: who has that many makes this beside the window.
    """

    def __init__(self, timeline: Timeline, at: datetime, as_of: datetime | None = None) -> None:
        self.timeline = timeline
        self.now, self.as_of = seconds(at), seconds(as_of) if as_of else None
        now = self.now
        dates = [moment.at for bar in timeline.bars for moment in (bar.window.start, bar.window.end) if moment]
        dates += [bar.said_at.at for bar in timeline.bars if bar.window.start is None and bar.said_at]
        self.whole = axis_around([*dates, *([as_of] if as_of else [])], at)
        self.bars = timeline.bars
        self.lanes = timeline.lanes
        self.count = sum(lane.rows for lane in timeline.lanes)
        self.extents = [extent_of_bar(bar, now) for bar in timeline.bars]
        self._rows = [bar.row for bar in timeline.bars]
        self._firsts = [extent.first for extent in self.extents]
        self._lasts = [extent.last for extent in self.extents]

    def of_row(self, row: int) -> range:
        """The places of the bars in a row, in their order in time."""
        return range(bisect_left(self._rows, row), bisect_left(self._rows, row + 1))

    def pieces(self, row: int, axis: Axis, width: float) -> Iterator[Piece]:
        """What is to be drawn of a row on ``width`` pixels, from left to right; bars out of sight are left out."""
        scale = width / (axis.last - axis.first)
        run: Piece | None = None
        for place in self._in_sight(row, axis):
            extent = self.extents[place]
            left, right = (extent.first - axis.first) * scale, (extent.last - axis.first) * scale
            if right - left >= MELT:
                if run is not None:
                    yield run
                    run = None
                left, right = max(-BEYOND, left), min(width + BEYOND, right)
                certain = ((at - axis.first) * scale for at in (extent.solid_from, extent.solid_to))
                begin, end = (min(1.0, max(0.0, (x - left) / (right - left))) for x in certain)
                yield Piece(place, place + 1, left, right, (begin, end))
            elif run is not None and left - run.right < MELT and left - run.left < WIDEST:
                run = Piece(run.first, place + 1, run.left, max(run.right, left + MELT))
            else:
                if run is not None:
                    yield run
                run = Piece(place, place + 1, left, left + MELT)
        if run is not None:
            yield run

    def _in_sight(self, row: int, axis: Axis) -> range:
        """The bars of a row within an axis: in one row they never meet, so beginnings and ends both go up."""
        whole = self.of_row(row)
        first = bisect_left(self._lasts, axis.first, whole.start, whole.stop)
        return range(first, bisect_right(self._firsts, axis.last, first, whole.stop))

    def nearest(self, row: int, at: float) -> int:
        """The bar of a row that lies nearest to an instant, −1 in an empty row."""
        return min(self.of_row(row), key=lambda place: self._away(place, at), default=-1)

    def _away(self, place: int, at: float) -> float:
        extent = self.extents[place]
        return max(0.0, extent.first - at, at - extent.last)

    def middle(self, place: int, axis: Axis) -> float:
        """The instant in the middle of what is certain of a bar, held to what an axis shows where it is open."""
        extent = self.extents[place]
        first = extent.solid_from if extent.solid_from > -FAR else axis.first
        return (first + min(extent.solid_to, FAR)) / 2
