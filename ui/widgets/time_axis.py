"""A world-time axis in pure numbers: its span, its ticks, where a date falls.

Seconds since 1970 UTC throughout; no Qt, no clock. A span never reaches
further than ``REACH_BACK`` and ``REACH_AHEAD`` from now, so that one date in
year 1 or 9999 does not press everything else into a single pixel.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from ui.dates import AXIS_MONTHS, day_of_year

DAY = 86_400.0
YEAR = 365.25 * DAY
REACH_BACK = 130 * YEAR
"""A long life and a little more; what began earlier starts at the edge."""
REACH_AHEAD = 60 * YEAR
"""Plans further away than this end at the edge."""
SHORTEST = 60 * DAY
"""An axis shows at least two months: a day-old memory is not a wall of hours."""
LABEL_ROOM = 58.0
"""Pixels that a label such as “Mar” or “2025” needs to stand apart from the next."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_DAY_STEPS = (1, 2, 5, 10)
_MONTH_STEPS = (1, 2, 3, 6)
_YEAR_STEPS = (1, 2, 5, 10, 20, 50, 100)


def seconds(at: datetime) -> float:
    """Seconds since 1970 UTC; negative before. Works for every year from 1 to 9999."""
    return (at - _EPOCH).total_seconds()


@dataclass(frozen=True, slots=True)
class Axis:
    """A span of world time, ``first`` < ``last``, in seconds since 1970 UTC."""

    first: float
    last: float

    def x(self, at: float, width: float) -> float:
        """Where an instant falls on ``width`` pixels, held within the edges."""
        share = (at - self.first) / (self.last - self.first)
        return min(1.0, max(0.0, share)) * width


@dataclass(frozen=True, slots=True)
class Tick:
    """One mark: its instant, its label, and whether a year begins there."""

    at: float
    label: str
    strong: bool


def axis_around(dates: Iterable[datetime], now: datetime) -> Axis:
    """An axis that shows these dates and now, with air on both sides."""
    present = seconds(now)
    points = [min(present + REACH_AHEAD, max(present - REACH_BACK, seconds(date))) for date in dates]
    first, last = min([*points, present]), max([*points, present])
    missing = max(0.0, SHORTEST - (last - first))
    first, last = first - missing * 0.8, last + missing * 0.2
    air = (last - first) * 0.08
    return Axis(first - air, last + air)


def axis_years(axis: Axis) -> tuple[int, int]:
    """The years in which an axis begins and ends."""
    return _calendar(axis.first).year, _calendar(axis.last).year


def ticks(axis: Axis, width: float) -> tuple[Tick, ...]:
    """Days, months or years, as close as their labels stay readable."""
    fit = max(1.0, width / LABEL_ROOM)
    span = axis.last - axis.first
    for days in _DAY_STEPS:
        if span / (days * DAY) <= fit:
            return tuple(_day_ticks(axis, days))
    for months in _MONTH_STEPS:
        if span / (months * YEAR / 12) <= fit:
            return tuple(_month_ticks(axis, months))
    for years in _YEAR_STEPS:
        if span / (years * YEAR) <= fit:
            return tuple(_year_ticks(axis, years))
    return tuple(_year_ticks(axis, _YEAR_STEPS[-1]))


def _calendar(at: float) -> datetime:
    try:
        return _EPOCH + timedelta(seconds=at)
    except OverflowError:
        return datetime.min.replace(tzinfo=UTC) if at < 0 else datetime.max.replace(tzinfo=UTC)


def _day_ticks(axis: Axis, step: int) -> Iterator[Tick]:
    """Every so many days of each month; the last before the next month is left out where the two would meet."""
    day = _calendar(axis.first).replace(hour=0, minute=0, second=0, microsecond=0)
    while seconds(day) <= axis.last and day.year < 9999:
        follows = (day.replace(day=1) + timedelta(days=32)).replace(day=1)
        crowded = day.day > 1 and (follows - day).days < step
        if (day.day - 1) % step == 0 and not crowded and seconds(day) >= axis.first:
            yield Tick(seconds(day), _day_label(day), day.month == 1 and day.day == 1)
        day += timedelta(days=1)


def _day_label(day: datetime) -> str:
    if day.day > 1:
        return day_of_year(day.month, day.day)
    return str(day.year) if day.month == 1 else AXIS_MONTHS[day.month - 1]


def _month_ticks(axis: Axis, step: int) -> Iterator[Tick]:
    begin = _calendar(axis.first)
    month = (begin.year * 12 + begin.month - 1) // step * step
    while True:
        year, index = divmod(month, 12)
        if not 1 <= year <= 9999:
            return
        at = seconds(datetime(year, index + 1, 1, tzinfo=UTC))
        if at > axis.last:
            return
        if at >= axis.first:
            yield Tick(at, str(year) if index == 0 else AXIS_MONTHS[index], index == 0)
        month += step


def _year_ticks(axis: Axis, step: int) -> Iterator[Tick]:
    year = _calendar(axis.first).year // step * step
    while year <= 9999:
        if year >= 1:
            at = seconds(datetime(year, 1, 1, tzinfo=UTC))
            if at > axis.last:
                return
            if at >= axis.first:
                yield Tick(at, str(year), True)
        year += step
