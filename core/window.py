"""Validity: when a statement is true in the world.

A ``Moment`` is the first instant (UTC) of a named period together with the
precision in which it was named: "March 2025" is 2025-03-01T00:00Z, month.
A ``Window`` is half-open, ``[start, end)``. Its start may be unknown (true
since some time before it was said) and its end is open (still true), unknown
(over, nobody knows since when) or a moment. Pure: no clock, no storage.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from enum import StrEnum

from core.errors import InvalidDate, InvalidWindow


class Precision(StrEnum):
    """How exactly a moment was named."""

    SECOND = "second"
    DAY = "day"
    MONTH = "month"
    YEAR = "year"


class End(StrEnum):
    """What is known of the end of a window."""

    OPEN = "open"
    UNKNOWN = "unknown"
    DATED = "dated"


@dataclass(frozen=True, slots=True)
class Moment:
    """The first instant (UTC) of a period and the precision it was named in."""

    at: datetime
    precision: Precision = Precision.SECOND

    def __str__(self) -> str:
        match self.precision:
            case Precision.YEAR:
                return f"{self.at.year:04d}"
            case Precision.MONTH:
                return f"{self.at.year:04d}-{self.at.month:02d}"
            case Precision.DAY:
                return self.at.date().isoformat()
            case Precision.SECOND:
                return instant_text(self.at)

    @property
    def last(self) -> datetime:
        """The last microsecond of the named period (the instant itself for seconds)."""
        if self.precision is Precision.SECOND:
            return self.at
        end = period_end(self)
        return _LATEST if end >= _LATEST else end - timedelta(microseconds=1)


_LATEST = datetime.max.replace(tzinfo=UTC)


def instant_text(at: datetime) -> str:
    """ISO 8601 in UTC with microseconds and a ``Z``."""
    return (
        at.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
        if at.year >= 1000
        else (at.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="microseconds") + "Z")
    )


_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def in_words(moment: Moment) -> str:
    """A moment as people write it: ``2025``, ``Mar 2025``, ``4 Mar 2025``; an instant by its day (UTC)."""
    at = moment.at
    match moment.precision:
        case Precision.YEAR:
            return f"{at.year}"
        case Precision.MONTH:
            return f"{_MONTHS[at.month - 1]} {at.year}"
        case Precision.DAY | Precision.SECOND:
            return f"{at.day} {_MONTHS[at.month - 1]} {at.year}"


def period_end(moment: Moment) -> datetime:
    """The first instant after the named period; for seconds one microsecond later."""
    at = moment.at
    try:
        match moment.precision:
            case Precision.YEAR:
                return at.replace(year=at.year + 1)
            case Precision.MONTH:
                return at.replace(year=at.year + at.month // 12, month=at.month % 12 + 1)
            case Precision.DAY:
                return at + timedelta(days=1)
            case Precision.SECOND:
                return at + timedelta(microseconds=1)
    except (ValueError, OverflowError):
        return _LATEST


def on_the_wall(at: datetime, zone: tzinfo) -> datetime:
    """The date and time that a clock in this zone shows at an instant, as if they were UTC: named days are."""
    try:
        return at.astimezone(zone).replace(tzinfo=UTC, fold=0)
    except (OverflowError, ValueError):  # the first and the last day of the calendar
        return at


def lived_through(at: datetime, zone: tzinfo) -> datetime:
    """The instant at which a clock in this zone shows a date and time; of two such the first, of none the next one."""
    try:
        return at.replace(tzinfo=zone).astimezone(UTC)
    except (OverflowError, ValueError):
        return at


def instants_of(moment: Moment, zone: tzinfo) -> tuple[datetime, datetime]:
    """The first instant of a named day, month or year as somebody in this zone lives it, and the first one after it."""
    start, end = moment.at, period_end(moment)
    if moment.precision is Precision.SECOND:
        return start, end
    return lived_through(start, zone), lived_through(end, zone)


_NAMED = re.compile(r"(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?", re.ASCII)
_INSTANT = re.compile(
    r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d([.,]\d{1,9})?)?\s?(Z|[+-]\d\d:?\d\d)?", re.ASCII | re.IGNORECASE
)


def parse_moment(text: str) -> Moment:
    """Read ``2025``, ``2025-03``, ``2025-03-04`` or an ISO 8601 time.

    A time without a zone is taken as UTC. Raises ``InvalidDate`` with a
    sentence that names the text for anything else, impossible dates included.
    """
    cleaned = text.strip()
    named = _NAMED.fullmatch(cleaned)
    try:
        if named:
            year, month, day = named.groups()
            precision = Precision.DAY if day else Precision.MONTH if month else Precision.YEAR
            return Moment(datetime(int(year), int(month or 1), int(day or 1), tzinfo=UTC), precision)
        if not _INSTANT.fullmatch(cleaned):
            raise ValueError(cleaned)
        at = datetime.fromisoformat(cleaned)
        at = at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)
    except (ValueError, OverflowError) as reason:
        raise InvalidDate(
            f"“{cleaned[:60]}” is not a date.",
            "Write 2025, 2025-03, 2025-03-04 or a full time like 2025-03-04T10:00:00Z.",
        ) from reason
    return Moment(at, Precision.SECOND)


@dataclass(frozen=True, slots=True)
class Window:
    """Half-open span ``[start, end)``; ``start`` None = unknown.

    ``end`` is a moment exactly when ``ending`` is ``DATED``.
    Raises ``InvalidWindow`` when the end is not after the start.
    """

    start: Moment | None = None
    end: Moment | None = None
    ending: End = End.OPEN

    def __post_init__(self) -> None:
        if (self.end is not None) != (self.ending is End.DATED):
            raise InvalidWindow("A window's end needs a date exactly when it is dated.")
        if self.start and self.end and self.end.at <= self.start.at:
            raise InvalidWindow(
                f"True from {self.start} until {self.end}: the end does not lie after the start.",
                "Choose an end after the start, or correct the start first.",
            )

    def holds_at(self, at: datetime) -> bool:
        """Whether the statement is taken as true at this instant."""
        if self.ending is End.UNKNOWN:
            return False
        after_start = self.start is None or self.start.at <= at
        return after_start and (self.end is None or at < self.end.at)

    def over_at(self, at: datetime) -> bool:
        """Whether it had ended by this instant."""
        return self.ending is End.UNKNOWN or (self.end is not None and self.end.at <= at)

    def closed(self, end: Moment | None) -> Window:
        """The same window ending at ``end`` (None: over, date unknown)."""
        return Window(self.start, end, End.DATED if end else End.UNKNOWN)

    def overlaps(self, other: Window) -> bool:
        """Whether some instant lies in both; an unknown start reaches back without limit."""
        return _starts_before_end(self, other) and _starts_before_end(other, self)


def _starts_before_end(first: Window, second: Window) -> bool:
    return first.start is None or second.end is None or first.start.at < second.end.at


def window_between(start: Moment | None, end: Moment | None) -> Window:
    """A window from two optional moments; no end means still true."""
    return Window(start, end, End.DATED if end else End.OPEN)
