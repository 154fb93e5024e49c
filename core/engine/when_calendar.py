"""Calendar arithmetic for dates read from text: named periods as half-open spans of UTC days.

Weeks run Monday to Sunday, quarters are calendar quarters, seasons the
northern meteorological ones (a winter is named after the year of its December).
Out of the calendar's reach (before year 1, after 9999) everything raises
``ValueError``, which the reader takes as "no date".
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

Span = tuple[datetime, datetime]
DAY = timedelta(days=1)
SEASON_STARTS = {"spring": 3, "summer": 6, "autumn": 9, "winter": 12}


def day_of(at: datetime) -> datetime:
    """Midnight UTC of the day; a time without a zone is taken as UTC."""
    at = at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)
    return at.replace(hour=0, minute=0, second=0, microsecond=0)


def midnight(year: int, month: int = 1, day: int = 1) -> datetime:
    """The first instant of a day."""
    return datetime(year, month, day, tzinfo=UTC)


def plus_months(at: datetime, months: int) -> datetime:
    """The same day some months on; the last of the month where that day is missing."""
    place = at.year * 12 + at.month - 1 + months
    year, month = divmod(place, 12)
    for day in range(at.day, 0, -1):
        try:
            return at.replace(year=year, month=month + 1, day=day)
        except ValueError:
            if day <= 28:
                raise
    raise ValueError("no such month")


def shifted(at: datetime, number: float, unit: str) -> datetime:
    """``number`` units on (negative: back); half years and half months count as whole smaller units."""
    match unit:
        case "minute" | "hour":
            return day_of(at)
        case "day":
            return at + timedelta(days=round(number))
        case "weekend" | "week":
            return at + timedelta(days=round(number * 7))
        case "month":
            return plus_months(at, int(number)) + timedelta(days=round((number - int(number)) * 30))
        case "quarter":
            return plus_months(at, round(number * 3))
        case "decade":
            return plus_months(at, round(number * 120))
        case _:
            return plus_months(at, round(number * 12))


def year_span(year: int) -> Span:
    """1 January to the next."""
    return midnight(year), midnight(year + 1)


def month_span(year: int, month: int) -> Span:
    """The first of the month to the first of the next."""
    start = midnight(year, month)
    return start, plus_months(start, 1)


def day_span(day: datetime) -> Span:
    """One day."""
    return day, day + DAY


def week_span(day: datetime) -> Span:
    """The week, Monday to Sunday, that holds a day."""
    start = day - timedelta(days=day.weekday())
    return start, start + timedelta(days=7)


def iso_week_span(year: int, week: int) -> Span:
    """A numbered ISO week."""
    start = datetime.fromisocalendar(year, week, 1).replace(tzinfo=UTC)
    return start, start + timedelta(days=7)


def weekend_span(day: datetime) -> Span:
    """Saturday and Sunday of the week that holds a day."""
    end = week_span(day)[1]
    return end - timedelta(days=2), end


def quarter_span(year: int, quarter: int) -> Span:
    """A calendar quarter."""
    start = midnight(year, 3 * quarter - 2)
    return start, plus_months(start, 3)


def season_span(year: int, season: str) -> Span:
    """A season that begins in the year."""
    start = midnight(year, SEASON_STARTS[season])
    return start, plus_months(start, 3)


def decade_span(year: int) -> Span:
    """Ten years from the year on."""
    return midnight(year), midnight(year + 10)


def unit_span(day: datetime, unit: str) -> Span:
    """The calendar unit that holds a day."""
    match unit:
        case "week":
            return week_span(day)
        case "weekend":
            return weekend_span(day)
        case "month":
            return month_span(day.year, day.month)
        case "quarter":
            return quarter_span(day.year, (day.month + 2) // 3)
        case "year":
            return year_span(day.year)
        case "decade":
            return decade_span(day.year // 10 * 10)
        case _:
            return day_span(day)


def easter(year: int) -> datetime:
    """Easter Sunday (Gregorian computus)."""
    a, b, c = year % 19, year // 100, year % 100
    d = (19 * a + b - b // 4 - (b - (b + 8) // 25 + 1) // 3 + 15) % 30
    e = (32 + 2 * (b % 4) + 2 * (c // 4) - d - c % 4) % 7
    f = d + e - 7 * ((a + 11 * d + 22 * e) // 451) + 114
    return midnight(year, f // 31, f % 31 + 1)


def holiday(year: int, name: str) -> datetime:
    """The day of a holiday: ``MM-DD``, ``easter±N``, or ``MM-wN-D`` (the Nth weekday D of a month)."""
    if name.startswith("easter"):
        return easter(year) + timedelta(days=int(name[6:] or 0))
    if "w" in name:
        month, nth, weekday = name.split("-")
        first = midnight(year, int(month))
        return first + timedelta(days=(int(weekday) - first.weekday()) % 7 + 7 * (int(nth[1:]) - 1))
    month, day = name.split("-")
    return midnight(year, int(month), int(day))


def parts_of(span: Span, part: str) -> Span:
    """The early, middle or late stretch: quarters of a year, ten days of a month, else thirds."""
    start, end = span
    length = (end - start).days
    if 360 < length < 400:
        months = {"early": (0, 3), "mid": (4, 8), "late": (9, 12), "half1": (0, 6), "half2": (6, 12)}[part]
        return plus_months(start, months[0]), plus_months(start, months[1])
    if 27 < length < 32:
        days = {"early": (0, 10), "mid": (10, 20), "late": (20, length)}.get(part, (0, length))
        return start + timedelta(days=days[0]), start + timedelta(days=days[1])
    thirds = {"early": (0, 1), "mid": (1, 2), "late": (2, 3)}.get(part, (0, 3))
    return start + timedelta(days=length * thirds[0] // 3), start + timedelta(days=length * thirds[1] // 3)
