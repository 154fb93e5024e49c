"""What the validity picture shows, as values: lanes, where a bar is certain, how an end is moved. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum

from core.window import End, Moment, Precision, Window
from ui.widgets.time_axis import Axis, seconds
from ui.widgets.validity_paint import Tone

DAY_WORTH, MONTH_WORTH = 3.0, 3.0
"""Pixels that a day or a month must take before an end without a date is set to one: less cannot be aimed at."""


@dataclass(frozen=True, slots=True)
class Lane:
    """One version: its number, wording, window, tone and a sentence for tooltip and reader.

    ``said`` is when it was said (an unknown start lies before), ``learned``
    when the vault took in the window (an unknown end lies before).
    ``recorded`` is when the vault took in the wording; ``movable``: its dates
    can be corrected.
    """

    number: int
    text: str
    window: Window
    tone: Tone
    said: datetime
    learned: datetime
    sentence: str
    recorded: datetime | None = None
    movable: bool = False


@dataclass(frozen=True, slots=True)
class Opponent:
    """A memory that says otherwise: its lane, and the contradiction that waits."""

    memory: str
    contradiction: str
    lane: Lane


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
        if lane.recorded is not None:
            dates.append(lane.recorded)
    return dates


class Side(StrEnum):
    """The two ends of a window."""

    START = "start"
    END = "end"


def end_of(window: Window, side: Side) -> Moment | None:
    """The date at one end, None where there is none."""
    return window.start if side is Side.START else window.end


def precision_for(window: Window, side: Side, day_pixels: float) -> Precision:
    """How exactly an end is set by hand: as it was named, else as finely as ``day_pixels`` a day let one aim."""
    named = end_of(window, side)
    if named is not None:
        return Precision.DAY if named.precision is Precision.SECOND else named.precision
    if day_pixels >= DAY_WORTH:
        return Precision.DAY
    return Precision.MONTH if day_pixels * 30 >= MONTH_WORTH else Precision.YEAR


def snapped(at: float, precision: Precision) -> Moment:
    """The beginning of a day, month or year that lies nearest to an instant in seconds since 1970."""
    here = datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=at)
    first = _floor(here, precision)
    following = stepped(first, 1)
    near = first if here - first.at <= following.at - here else following
    return near


def _floor(at: datetime, precision: Precision) -> Moment:
    day = at.replace(hour=0, minute=0, second=0, microsecond=0)
    match precision:
        case Precision.YEAR:
            return Moment(day.replace(month=1, day=1), precision)
        case Precision.MONTH:
            return Moment(day.replace(day=1), precision)
        case _:
            return Moment(day, Precision.DAY)


def stepped(moment: Moment, steps: int) -> Moment:
    """The moment ``steps`` days, months or years later, by its own precision; held within the calendar."""
    first = _floor(moment.at, moment.precision)
    try:
        match first.precision:
            case Precision.YEAR:
                return Moment(first.at.replace(year=first.at.year + steps), first.precision)
            case Precision.MONTH:
                years, month = divmod(first.at.year * 12 + first.at.month - 1 + steps, 12)
                return Moment(first.at.replace(year=years, month=month + 1), first.precision)
            case _:
                return Moment(first.at + timedelta(days=steps), first.precision)
    except (ValueError, OverflowError):
        return first


def moved_window(window: Window, side: Side, to: Moment | None) -> Window | None:
    """The window with one end at another date; None where no time would be left.

    Without a date a start is unknown and an end is open: still true.
    """
    start = to if side is Side.START else window.start
    end = to if side is Side.END else window.end
    ending = window.ending if side is Side.START else End.DATED if to else End.OPEN
    if start is not None and end is not None and end.at <= start.at:
        return None
    return Window(start, end, ending)
