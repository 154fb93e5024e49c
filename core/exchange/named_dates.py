"""Dates as files write them, read without the system's language and without guessing.

Month names come from the table below: the library's own follow the language
that the desktop happens to be set to.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, tzinfo
from zoneinfo import ZoneInfo

from core.errors import InvalidDate, InvalidRequest
from core.window import Moment, Precision, parse_moment

_NAMES = (
    "january", "february", "march", "april", "may", "june",
    "july", "august", "september", "october", "november", "december",
)  # fmt: skip
MONTHS = {name: number for number, name in enumerate(_NAMES, 1)}
_SHORT = {name[:3]: number for name, number in MONTHS.items()} | {"sept": 9}

ORDERS = ("dmy", "mdy")

_LOCOMO = re.compile(r"(\d{1,2}):(\d{2})\s*([ap])\.?m\.?\s+on\s+(\d{1,2})\s+([a-z]+),?\s+(\d{4})", re.IGNORECASE)
_NUMBERS = re.compile(r"(\d{1,2})[./-](\d{1,2})[./-](\d{4})")
_CLOCK = re.compile(r"(\d{1,2}):([0-5]\d)(?::([0-5]\d))?(?:\s*([ap])\.?m\.?)?", re.IGNORECASE)
_DAY_MONTH = re.compile(r"(\d{1,2})\.?\s+([a-z]+)\.?,?\s+(\d{4})", re.IGNORECASE)
_MONTH_DAY = re.compile(r"([a-z]+)\.?\s+(?:(\d{1,2}),?\s+)?(\d{4})", re.IGNORECASE)


def zone_of(name: str | None) -> tzinfo:
    """The zone with this IANA name; UTC for None. Raises ``InvalidRequest`` for any other name."""
    if name is None:
        return UTC
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError) as reason:
        raise InvalidRequest(
            f"“{name[:60]}” is not a time zone.", "Write a name like Europe/Berlin or America/New_York."
        ) from reason


def check_order(order: str | None) -> None:
    """Raises ``InvalidRequest`` unless the order is ``dmy``, ``mdy`` or None."""
    if order is not None and order not in ORDERS:
        raise InvalidRequest(f"“{order[:40]}” is not an order of day and month.", "Write dmy or mdy.")


def session_time(text: str, zone: tzinfo) -> Moment:
    """Read “1:56 pm on 8 May, 2023” in that zone. Raises ``InvalidDate`` for anything else."""
    found = _LOCOMO.fullmatch(text.strip())
    try:
        if not found:
            raise ValueError("another form")
        hour, minute, half, day, month, year = found.groups()
        if not 1 <= int(hour) <= 12:
            raise ValueError("no such hour")
        hours = int(hour) % 12 + (12 if half.lower() == "p" else 0)
        at = datetime(int(year), _month(month), int(day), hours, int(minute), tzinfo=zone).astimezone(UTC)
    except (ValueError, OverflowError) as reason:
        raise InvalidDate(f"“{text[:60]}” is not a time.", "It should read like 1:56 pm on 8 May, 2023.") from reason
    return Moment(at, Precision.SECOND)


def looks_like_a_date(text: str) -> bool:
    """Whether the text is meant as a date, readable or not: digits and their signs, or a month's name."""
    cleaned = text.strip()
    if re.fullmatch(r"\d{4}|(?=.*\d.*\d.*\d)[\d./:\-\stTzZ+]+", cleaned):
        return True
    named = _DAY_MONTH.fullmatch(cleaned) or _MONTH_DAY.fullmatch(cleaned)
    return bool(named) and any(_is_month(part) for part in cleaned.replace(",", " ").replace(".", " ").split())


def clock_of(text: str) -> str | None:
    """“9:05 pm” or “21:05:30” as “21:05:30”; None for anything else."""
    found = _CLOCK.fullmatch(text.strip())
    if not found:
        return None
    hour, half = int(found[1]), (found[4] or "").lower()
    if half and not 1 <= hour <= 12:
        return None
    hour = hour % 12 + (12 if half == "p" else 0) if half else hour
    return f"{hour:02d}:{found[2]}:{found[3] or '00'}" if hour < 24 else None


def is_twofold(text: str) -> bool:
    """Whether a date is written in numbers that can be read with the day first and with the month first."""
    found = _NUMBERS.fullmatch(text.strip())
    return found is not None and found[1] != found[2] and int(found[1]) <= 12 and int(found[2]) <= 12


def moment_of(text: str, order: str | None) -> Moment:
    """Read 2025-03-04, 2025-03, 2025, a full time, 4 March 2025, March 2025 or 03/04/2025.

    The last needs ``order`` (``dmy`` or ``mdy``) unless only one of the two is
    possible. Raises ``InvalidDate`` rather than guess.
    """
    cleaned = text.strip()
    try:
        if found := _NUMBERS.fullmatch(cleaned):
            return _from_numbers(int(found[1]), int(found[2]), int(found[3]), order, cleaned)
        if found := _DAY_MONTH.fullmatch(cleaned):
            return _day(int(found[3]), _month(found[2]), int(found[1]))
        if found := _MONTH_DAY.fullmatch(cleaned):
            if found[2]:
                return _day(int(found[3]), _month(found[1]), int(found[2]))
            return Moment(datetime(int(found[3]), _month(found[1]), 1, tzinfo=UTC), Precision.MONTH)
    except ValueError as reason:
        raise InvalidDate(f"“{cleaned[:60]}” is not a date.", "Write 2025, 2025-03 or 2025-03-04.") from reason
    return parse_moment(cleaned)


def _from_numbers(first: int, second: int, year: int, order: str | None, text: str) -> Moment:
    if order is None and first != second and first <= 12 and second <= 12:
        raise InvalidDate(
            f"“{text}” can be two days: day or month first?",
            "Say which comes first: --date-order dmy or mdy.",
        )
    month_first = second > 12 or (order == "mdy" and first <= 12)
    return _day(year, first, second) if month_first else _day(year, second, first)


def _day(year: int, month: int, day: int) -> Moment:
    return Moment(datetime(year, month, day, tzinfo=UTC), Precision.DAY)


def _is_month(name: str) -> bool:
    return name.lower() in MONTHS or name.lower() in _SHORT


def _month(name: str) -> int:
    number = MONTHS.get(name.lower()) or _SHORT.get(name.lower())
    if number is None:
        raise ValueError(f"no month: {name}")
    return number
