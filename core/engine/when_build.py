"""From a match of the grammar to a point: one small function for each way to name a time.

Each takes the match, the language's words and the lean, and gives a point or
None (not a time after all). An impossible date raises ``ValueError``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import TypeVar

from core.engine.when_calendar import (
    DAY,
    day_of,
    day_span,
    decade_span,
    holiday,
    iso_week_span,
    midnight,
    month_span,
    quarter_span,
    season_span,
    shifted,
    year_span,
)
from core.engine.when_points import (
    Lean,
    Point,
    State,
    open_day,
    open_holiday,
    open_month,
    open_season,
    open_weekday,
)
from core.engine.when_words.words import TimeWords

T = TypeVar("T")
Builder = Callable[[re.Match[str], TimeWords, Lean], Point | None]
_CENTURY_TURN = 50  # two-digit years below it are 20xx: nobody plans farther, and few remember the 1940s


def value_of(table: Mapping[str, T], text: str) -> T:
    """The entry whose pattern is the whole text. Raises ``ValueError`` when there is none."""
    folded = text.strip().casefold().rstrip(".")
    if folded in table:
        return table[folded]
    for pattern, value in table.items():
        if re.fullmatch(pattern, folded, re.IGNORECASE) or re.fullmatch(pattern, text.strip(), re.IGNORECASE):
            return value
    raise ValueError(text)


def group(match: re.Match[str], name: str) -> str | None:
    """A named group's text, None where the pattern has no such group."""
    return match.groupdict().get(name)


def number_of(text: str, words: TimeWords) -> float:
    """A count written in digits or words."""
    if re.fullmatch(r"\d+(?:[.,]\d+)?", text):
        return float(text.replace(",", "."))
    return value_of(words.numbers, text)


def full_year(text: str) -> int:
    """A year of two or four digits."""
    year = int(text)
    return year if year > 99 else year + (2000 if year < _CENTURY_TURN else 1900)


def iso_time(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``2025-06-30T23:15:00Z``: one minute; without a zone UTC."""
    written = match[0].replace(" ", "T", 1).replace("z", "Z")
    at = datetime.fromisoformat(written)
    at = (at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)).replace(second=0, microsecond=0)
    return Point(match.span(), at, at + timedelta(minutes=1), "minute", at.year, at.month, at.day)


def year_first(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``2025-06-30``, ``2025/6/30``, ``2025.6.30``, and ``2025-06`` for a month."""
    year, month = int(match["y"]), int(match["m"])
    if group(match, "d") is None:
        return Point(match.span(), *month_span(year, month), "month", year, month)
    day = midnight(year, month, int(match["d"]))
    return Point(match.span(), *day_span(day), "day", year, month, day.day)


def numeric(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``25/4/2025``: read where only one reading is a date or the language settles it, else ambiguous."""
    first, second, year = int(match["a"]), int(match["b"]), full_year(match["y"])
    day_first = match["sep"] == "." and words.dots == "day first"
    if first == second or second > 12 or first > 12 or day_first:
        month, day = (first, second) if second > 12 and not day_first else (second, first)
        return Point(match.span(), *day_span(midnight(year, month, day)), "day", year, month, day)
    return Point(match.span(), lean.today, lean.today, "ambiguous", state=State.AMBIGUOUS)


def day_and_month(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``3.4.``, or ``on 4/25``: without a year."""
    first, second = int(match["a"]), int(match["b"])
    if match["sep"] == "." or first > 12:
        day, month = first, second
    elif second > 12:
        month, day = first, second
    else:
        return Point(match.span(), lean.today, lean.today, "ambiguous", state=State.AMBIGUOUS)
    return Point(match.span(), *open_day(month, day, lean), "day", None, month, day, open=True)


def calendar_day(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``21 June 2025``, ``October 3rd``, ``Monday 5 May``."""
    month, day = value_of(words.months, match["month"]), int(match["d"])
    written = group(match, "y")
    if written:
        year = full_year(written.strip("'’"))
        return Point(match.span(), *day_span(midnight(year, month, day)), "day", year, month, day)
    return Point(match.span(), *open_day(month, day, lean), "day", None, month, day, open=True)


def month_days(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``May 3–5, 2025``: both days whole."""
    first = calendar_day(match, words, lean)
    last = int(match["e"])
    if first is None or last <= int(match["d"]):
        return None
    return Point(match.span(), first.start, first.start.replace(day=last) + DAY, "day", first.year, first.month)


def month_and_year(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``June 2023``."""
    year, month = full_year(match["y"].strip("'’")), value_of(words.months, match["month"])
    return Point(match.span(), *month_span(year, month), "month", year, month)


def week_of_month(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``the first week of May``: seven days counted from the month's first day, or its last seven."""
    month, written = value_of(words.months, match["month"]), group(match, "y")
    start, end = month_span(int(written), month) if written else open_month(month, lean)
    if match["w"].casefold() == "last":
        return Point(match.span(), end - 7 * DAY, end, "week", start.year)
    start += 7 * DAY * (_ordinal(match["w"]) - 1)
    return Point(match.span(), start, start + 7 * DAY, "week", start.year)


def season_and_year(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``autumn 2022``; ``winter 2022/23``."""
    season = value_of(words.seasons, match["season"])
    return Point(match.span(), *season_span(int(match["y"]), season), "season", int(match["y"]), name=season)


def holiday_and_year(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``Christmas 2023``, ``last Easter``, ``at Christmas``."""
    name = value_of(words.holidays, match["holiday"])
    written = group(match, "y")
    if written:
        return Point(match.span(), *day_span(holiday(int(written), name)), "day", int(written))
    if group(match, "next"):
        lean = Lean(lean.today, True, True)
    elif group(match, "last"):
        lean = Lean(lean.today - DAY)
    return Point(
        match.span(), *open_holiday(name, lean), "day", open=not (group(match, "last") or group(match, "next"))
    )


_ORDINALS = (
    ("first", "1", "erst", "prim", "prem", "перв"),
    ("sec", "2", "zweit", "seg", "deux", "втор"),
    ("third", "3", "dritt", "terc", "trois", "трет"),
    ("four", "last", "4", "viert", "cuart", "quatr", "четв"),
)


def quarter_of(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``Q1 2025``; without a year the latest that has begun."""
    digit = group(match, "q")
    quarter = int(digit) if digit else _ordinal(match["w"])
    written = group(match, "y")
    span = quarter_span(int(written) if written else lean.today.year, quarter)
    if not written and span[0] > lean.today:
        span = quarter_span(lean.today.year - 1, quarter)
    return Point(match.span(), *span, "quarter", int(written) if written else None)


def _ordinal(word: str) -> int:
    folded = word.casefold()
    return next(at for at, beginnings in enumerate(_ORDINALS, 1) if folded.startswith(beginnings))


def week_of(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``week 7 of 2025`` by ISO; without a year the latest that has begun."""
    written = group(match, "y")
    span = iso_week_span(int(written) if written else lean.today.year, int(match["k"]))
    if not written and span[0] > lean.today:
        span = iso_week_span(lean.today.year - 1, int(match["k"]))
    return Point(match.span(), *span, "week", int(written) if written else None)


def decade_of(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``the 90s``, ``the nineties``, ``den 1980er Jahren``; two digits below 30 are nobody's decade."""
    digits = group(match, "d")
    if digits is None:
        year = value_of(words.decades, match["w"])
    else:
        year = int(digits)
        if len(digits) == 2:
            if 0 < year < 30:
                return None
            year += 1900 if year else 2000
    start, end = decade_span(year)
    part = (group(match, "part") or "").strip(" -").casefold()
    if part in ("early", "frühen"):
        end = midnight(year + 4)
    elif part == "mid":
        start, end = midnight(year + 4), midnight(year + 7)
    elif part:
        start = midnight(year + 6)
    return Point(match.span(), start, end, "decade", year)


def ago(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``three weeks ago``: the day that far back, as exact as its unit."""
    return _away(match, words, lean, -1)


def ahead(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``in two weeks``, where the sentence is not about the past (there it is how long something took)."""
    return _away(match, words, lean, 1) if lean.days_ahead else None


_DUALS = {
    "سنتين": ("year", 2),
    "عامين": ("year", 2),
    "شهرين": ("month", 2),
    "أسبوعين": ("week", 2),
    "يومين": ("day", 2),
}


def _away(match: re.Match[str], words: TimeWords, lean: Lean, sign: int) -> Point:
    unit, number = _counted(match, words)
    day = day_of(shifted(lean.today, sign * number, unit))
    grain = "day" if unit in ("minute", "hour", "day") else unit
    return Point(match.span(), *day_span(day), grain)


def _counted(match: re.Match[str], words: TimeWords) -> tuple[str, float]:
    dual = group(match, "dual")
    if dual:
        return _DUALS[dual]
    alone = group(match, "u1")
    if alone:
        return value_of(words.units, alone), 1
    number = number_of(match["n"], words) + (0.5 if " and a half" in match[0].casefold() else 0)
    return value_of(words.units, match["u"]), number * (2 if match["u"].casefold().startswith("fortnight") else 1)


def rolling(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``over the past two years``: that far back until the reference's day."""
    unit, number = _counted(match, words)
    return Point(match.span(), day_of(shifted(lean.today, -number, unit)), lean.today + DAY, "day")


def since_ago(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``seit zwei Jahren``: since the day that far back."""
    point = _away(match, words, lean, -1)
    return Point(match.span(), point.start, point.end, point.grain, since=True)


def named_day(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``yesterday``, ``this morning``, ``tomorrow``."""
    day = lean.today + timedelta(days=value_of(words.days, match[0]))
    return Point(match.span(), *day_span(day), "day")


def now(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``currently``: the day of the reference."""
    return Point(match.span(), *day_span(lean.today), "day", state=State.NOW)


def vague(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``a while ago``: time, but no window."""
    return Point(match.span(), lean.today, lean.today, "vague", state=State.VAGUE)


def plain_weekday(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``on Monday``."""
    weekday = value_of(words.weekdays, match["weekday"])
    return Point(match.span("weekday"), *open_weekday(weekday, lean), "day", open=True, name=f"weekday {weekday}")


def plain_month(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``in March``."""
    month = value_of(words.months, match["month"])
    return Point(match.span("month"), *open_month(month, lean), "month", None, month, open=True)


def plain_season(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``in the summer``."""
    season = value_of(words.seasons, match["season"])
    return Point(match.span("season"), *open_season(season, lean), "season", open=True, name=season)


def plain_year(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``in 2019``."""
    return Point(match.span("y"), *year_span(int(match["y"])), "year", int(match["y"]))


def year_pair(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``2015–2018``: both years whole."""
    first, last = int(match["y"]), int(match["z"])
    if first >= last:
        return None
    return Point(match.span(), midnight(first), midnight(last + 1), "year", first, name="range")


def plain_day(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``on the 3rd``: of the nearest month that has such a day."""
    day = int(match["d"])
    shift = -1 if lean.days_ahead else 1
    for months in range(13):
        month = lean.today.month - 1 - shift * months
        try:
            at = midnight(lean.today.year + month // 12, month % 12 + 1, day)
        except ValueError:
            continue
        if (at >= lean.today) if lean.days_ahead else (at <= lean.today):
            return Point(match.span("d"), *day_span(at), "day", None, None, day, open=True)
    return None
