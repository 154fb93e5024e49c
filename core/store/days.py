"""A stretch of named days as conditions of a query: named dates by the calendar, instants by the person's clock.

"25 July" in a text is that date wherever one reads it, and is stored as its
first instant in UTC; what was typed at an instant was typed on the day that
the person's own clock showed.
"""

from __future__ import annotations

from datetime import datetime, tzinfo
from typing import NamedTuple

from core.store.journal import from_micros, to_micros
from core.window import Moment, instants_of, lived_through, on_the_wall, period_end

_NAMED = ("day", "month", "year")
"""Precisions of dates that name a part of the calendar; others are instants."""
_FOREVER = 2**62
"""Microseconds beyond every date."""


class Days(NamedTuple):
    """A half-open stretch in microseconds since 1970, by the calendar and as it was lived, in the order of ``?1``…"""

    first: int
    end: int
    lived_first: int
    lived_end: int


def days_of(moment: Moment, zone: tzinfo) -> Days:
    """A named day, month or year; an instant is one microsecond."""
    start, end = instants_of(moment, zone)
    return Days(to_micros(moment.at), to_micros(period_end(moment)), to_micros(start), to_micros(end))


def days_between(start: datetime | None, end: datetime | None, zone: tzinfo) -> Days:
    """From one calendar date to before another; None = open on that side."""
    return Days(
        -_FOREVER if start is None else to_micros(start),
        _FOREVER if end is None else to_micros(end),
        -_FOREVER if start is None else to_micros(lived_through(start, zone)),
        _FOREVER if end is None else to_micros(lived_through(end, zone)),
    )


def within(at: str, precision: str = "'second'") -> str:
    """The condition that what stands in a column lies in ``Days``, bound as ``?1`` to ``?4``."""
    return f"CASE WHEN {precision} IN {_NAMED} THEN {at} >= ?1 AND {at} < ?2 ELSE {at} >= ?3 AND {at} < ?4 END"


def month_of(micros: int, zone: tzinfo, precision: str | None = None) -> str:
    """The month, as “2026-11”, of a named date, or the one that the person's clock showed at an instant."""
    at = from_micros(micros)
    named = at if precision in _NAMED else on_the_wall(at, zone)
    return f"{named.year:04d}-{named.month:02d}"
