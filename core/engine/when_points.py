"""Points in a text: every stretch that names a time, with the span of days that it means.

A point knows nothing of the words around it ("since", "until", "from … to"):
``when_spans`` reads those. Open names ("in March", "on Monday") lean to the
past or the future, as the sentence does.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum

from core.engine.when_calendar import day_of, day_span, holiday, month_span, season_span


class State(StrEnum):
    """What a point is worth."""

    DATED = "dated"
    NOW = "now"
    AMBIGUOUS = "ambiguous"
    VAGUE = "vague"


@dataclass(frozen=True, slots=True)
class Point:
    """A named time: ``place`` in the text, half-open span, grain, and the calendar fields as written.

    ``open`` marks a name that recurs (a month or weekday without a year), so
    that the year was chosen by the reader.
    """

    place: tuple[int, int]
    start: datetime
    end: datetime
    grain: str
    year: int | None = None
    month: int | None = None
    day: int | None = None
    open: bool = False
    state: State = State.DATED
    name: str = ""
    since: bool = False

    def spanning(self, span: tuple[datetime, datetime]) -> Point:
        """The same point over another span."""
        return replace(self, start=span[0], end=span[1])


@dataclass(frozen=True, slots=True)
class Lean:
    """Where open names fall: the reference's day, and whether months and days lie ahead."""

    today: datetime
    months_ahead: bool = False
    days_ahead: bool = False


def open_month(month: int, lean: Lean) -> tuple[datetime, datetime]:
    """The latest month of that name that has begun; leaning ahead, the earliest that is not over."""
    year = lean.today.year
    span = month_span(year, month)
    if lean.months_ahead:
        return span if span[1] > lean.today else month_span(year + 1, month)
    return span if span[0] <= lean.today else month_span(year - 1, month)


def open_season(season: str, lean: Lean) -> tuple[datetime, datetime]:
    """The latest season that has begun; leaning ahead, the earliest that is not over."""
    spans = [season_span(lean.today.year + shift, season) for shift in (-1, 0, 1)]
    if lean.months_ahead:
        return next(span for span in spans if span[1] > lean.today)
    return next(span for span in reversed(spans) if span[0] <= lean.today)


def open_day(month: int, day: int, lean: Lean) -> tuple[datetime, datetime]:
    """The latest such day not after the reference; leaning ahead, the earliest not before it."""
    years = (
        range(lean.today.year, lean.today.year + 9)
        if lean.days_ahead
        else range(lean.today.year, lean.today.year - 9, -1)
    )
    for year in years:
        try:
            at = lean.today.replace(year=year, month=month, day=day)
        except ValueError:
            continue  # 29 February: only some years have one
        if (at >= lean.today) if lean.days_ahead else (at <= lean.today):
            return day_span(at)
    raise ValueError("no such day")


def open_weekday(weekday: int, lean: Lean) -> tuple[datetime, datetime]:
    """The latest such weekday before the reference; leaning ahead, the earliest after it."""
    today = lean.today
    if lean.days_ahead:
        return day_span(today + timedelta(days=(weekday - today.weekday() - 1) % 7 + 1))
    return day_span(today - timedelta(days=(today.weekday() - weekday - 1) % 7 + 1))


def open_holiday(name: str, lean: Lean) -> tuple[datetime, datetime]:
    """The latest such holiday not after the reference; leaning ahead, the earliest not before it."""
    days = [holiday(lean.today.year + shift, name) for shift in (-1, 0, 1)]
    if lean.days_ahead:
        return day_span(next(day for day in days if day >= lean.today))
    return day_span(next(day for day in reversed(days) if day <= lean.today))


def lean_of(reference: datetime, *, past: bool, future: bool) -> Lean:
    """Months lean ahead only where the sentence speaks of the future; days also where it is not past."""
    return Lean(day_of(reference), months_ahead=future, days_ahead=future or not past)
