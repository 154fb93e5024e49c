"""Dates and windows in words, as exact as they were named and never more exact.

Month names and the order of a date are the window's language's, whatever the system's is. A date with
day, month or year precision names a calendar period and is shown as it was
named; an instant is shown in the person's own time zone.
"""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo

from PySide6.QtCore import QLocale

from core.window import End, Moment, Precision, Window
from ui.translation import plural, speech, tr

YEAR, MONTH, WEEK = 365, 30, 7
"""Days in each, as roughly as “3 months ago” is meant."""
_SHORT = QLocale.FormatType.ShortFormat
MONTHS: tuple[str, ...] = tuple(speech().locale.monthName(month, _SHORT) for month in range(1, 13))
"""Short names within a date: “4 Mar 2025”, “4. März 2025”."""
AXIS_MONTHS: tuple[str, ...] = tuple(speech().locale.standaloneMonthName(month, _SHORT) for month in range(1, 13))
"""Short names that stand alone, below an axis."""
FULL_MONTHS: tuple[str, ...] = tuple(speech().locale.standaloneMonthName(month) for month in range(1, 13))
DAYS: tuple[str, ...] = tuple(speech().locale.standaloneDayName(day, _SHORT)[:2] for day in range(1, 8))
"""Two letters for each day of the week, from Monday."""


def calendar_day(year: int, month: int, day: int) -> str:
    """“4 Mar 2025”."""
    return tr("{day} {month} {year}").format(day=day, month=MONTHS[month - 1], year=year)


def calendar_month(year: int, month: int) -> str:
    """“Mar 2025”."""
    return tr("{month} {year}").format(month=MONTHS[month - 1], year=year)


def day_of_year(month: int, day: int, months: tuple[str, ...] = MONTHS) -> str:
    """“4 Mar”."""
    return tr("{day} {month}").format(day=day, month=months[month - 1])


def day_text(at: datetime, zone: tzinfo | None = None) -> str:
    """“4 Mar 2025” of an instant, in ``zone`` or the computer's own."""
    local = _local(at, zone)
    return calendar_day(local.year, local.month, local.day)


def time_text(at: datetime, zone: tzinfo | None = None) -> str:
    """“4 Mar 2025, 10:05” of an instant, in ``zone`` or the computer's own."""
    local = _local(at, zone)
    return f"{day_text(at, zone)}, {local.hour:02d}:{local.minute:02d}"


def wall_clock(at: datetime, zone: tzinfo | None = None) -> datetime:
    """What a clock in ``zone``, or the computer's own, shows at an instant, as if it were UTC."""
    return _local(at, zone).replace(tzinfo=UTC, fold=0)


def lived_through(at: datetime) -> datetime:
    """The instant at which the computer's own clock shows a date and time that is written as if it were UTC."""
    try:
        return at.replace(tzinfo=None).astimezone(UTC)
    except (OverflowError, ValueError, OSError):
        return at


def _local(at: datetime, zone: tzinfo | None) -> datetime:
    try:
        return at.astimezone(zone)
    except (OverflowError, ValueError, OSError):  # years next to 1 or 9999 leave the calendar
        return at


def moment_text(moment: Moment, zone: tzinfo | None = None) -> str:
    """A moment as exactly as it was named: “2025”, “Mar 2025”, “4 Mar 2025”."""
    at = moment.at
    match moment.precision:
        case Precision.YEAR:
            return str(at.year)
        case Precision.MONTH:
            return calendar_month(at.year, at.month)
        case Precision.DAY:
            return calendar_day(at.year, at.month, at.day)
        case Precision.SECOND:
            return day_text(at, zone)


def window_text(window: Window, said: Moment | None = None, zone: tzinfo | None = None) -> str:
    """When a statement is true, in a few words without a capital letter.

    ``said`` is when it was said: with an unknown start that is the latest day
    it can have begun, and the wording says so.
    """
    start, end = window.start, window.end
    match window.ending:
        case End.OPEN if start:
            return tr("since {start}").format(start=moment_text(start, zone))
        case End.OPEN:
            return (
                tr("since {said} or before").format(said=moment_text(said, zone))
                if said
                else tr("since an unknown date")
            )
        case End.DATED if end and start:
            return _span(start, end, zone)
        case End.DATED if end:
            return tr("until {end}").format(end=moment_text(end, zone))
        case _:
            if start:
                return tr("since {start}, ended on an unknown date").format(start=moment_text(start, zone))
            return tr("ended on an unknown date")


def _span(start: Moment, end: Moment, zone: tzinfo | None) -> str:
    first, last = moment_text(start, zone), moment_text(end, zone)
    year = last[-4:]
    if start.precision is not Precision.YEAR and first != last and first.endswith(f" {year}"):
        first = first.removesuffix(f" {year}")
    return f"{first} – {last}" if first != last else tr("{last}, less than a day").format(last=last)


def ago_text(at: datetime, now: datetime) -> str:
    """How long ago, roughly: “today”, “yesterday”, “3 weeks ago”, “2 years ago”."""
    days = (_local(now, None).date() - _local(at, None).date()).days
    if days <= 0:
        return tr("today") if days == 0 else _ahead(-days)
    return tr("yesterday") if days == 1 else _back(days)


def _ahead(days: int) -> str:
    if days >= YEAR:
        return plural("in {n} year", "in {n} years", days // YEAR)
    if days >= MONTH:
        return plural("in {n} month", "in {n} months", days // MONTH)
    if days >= WEEK:
        return plural("in {n} week", "in {n} weeks", days // WEEK)
    return plural("in {n} day", "in {n} days", days)


def _back(days: int) -> str:
    if days >= YEAR:
        return plural("{n} year ago", "{n} years ago", days // YEAR)
    if days >= MONTH:
        return plural("{n} month ago", "{n} months ago", days // MONTH)
    if days >= WEEK:
        return plural("{n} week ago", "{n} weeks ago", days // WEEK)
    return plural("{n} day ago", "{n} days ago", days)
