"""Dates and windows in words, as exact as they were named and never more exact.

Month names are our own, so that no system locale changes them. A date with
day, month or year precision names a calendar period and is shown as it was
named; an instant is shown in the person's own time zone.
"""

from __future__ import annotations

from datetime import datetime, tzinfo

from core.window import End, Moment, Precision, Window

MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def day_text(at: datetime, zone: tzinfo | None = None) -> str:
    """“4 Mar 2025” of an instant, in ``zone`` or the computer's own."""
    local = _local(at, zone)
    return f"{local.day} {MONTHS[local.month - 1]} {local.year}"


def time_text(at: datetime, zone: tzinfo | None = None) -> str:
    """“4 Mar 2025, 10:05” of an instant, in ``zone`` or the computer's own."""
    local = _local(at, zone)
    return f"{day_text(at, zone)}, {local.hour:02d}:{local.minute:02d}"


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
            return f"{MONTHS[at.month - 1]} {at.year}"
        case Precision.DAY:
            return f"{at.day} {MONTHS[at.month - 1]} {at.year}"
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
            return f"since {moment_text(start, zone)}"
        case End.OPEN:
            return f"since {moment_text(said, zone)} or before" if said else "since an unknown date"
        case End.DATED if end and start:
            return _span(start, end, zone)
        case End.DATED if end:
            return f"until {moment_text(end, zone)}"
        case _:
            begun = f"since {moment_text(start, zone)}, " if start else ""
            return f"{begun}ended on an unknown date"


def _span(start: Moment, end: Moment, zone: tzinfo | None) -> str:
    first, last = moment_text(start, zone), moment_text(end, zone)
    year = last[-4:]
    if start.precision is not Precision.YEAR and first != last and first.endswith(f" {year}"):
        first = first.removesuffix(f" {year}")
    return f"{first} – {last}" if first != last else f"{last}, less than a day"


def ago_text(at: datetime, now: datetime) -> str:
    """How long ago, roughly: “today”, “yesterday”, “3 weeks ago”, “2 years ago”."""
    days = (_local(now, None).date() - _local(at, None).date()).days
    if days <= 0:
        return "today" if days == 0 else f"in {_amount(-days)}"
    return "yesterday" if days == 1 else f"{_amount(days)} ago"


def _amount(days: int) -> str:
    for size, word in ((365, "year"), (30, "month"), (7, "week"), (1, "day")):
        if days >= size:
            number = days // size
            return f"{number} {word}{'' if number == 1 else 's'}"
    return "0 days"
