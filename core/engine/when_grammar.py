"""A language's time words as compiled rules, most specific first."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from core.engine import when_build as build
from core.engine import when_near
from core.engine.late_pattern import late_pattern
from core.engine.when_words.english import ENGLISH
from core.engine.when_words.german import GERMAN
from core.engine.when_words.romance import FRENCH, SPANISH
from core.engine.when_words.russian_arabic import ARABIC, RUSSIAN
from core.engine.when_words.words import TimeWords

LANGUAGES = {"en": ENGLISH, "de": GERMAN, "es": SPANISH, "fr": FRENCH, "ru": RUSSIAN, "ar": ARABIC}
_YEAR = r"(?<![\d.,/:])(?<!\d-)(?:1[5-9]|20)\d\d(?![\d/]|[.,:-]\d)"


@dataclass(frozen=True, slots=True)
class Grammar:
    """The rules of one language, and the patterns for what stands before a point."""

    words: TimeWords
    rules: tuple[tuple[re.Pattern[str], build.Builder], ...]
    connectives: tuple[tuple[str, re.Pattern[str]], ...]
    parts: tuple[tuple[str, re.Pattern[str]], ...]
    events: tuple[tuple[str, re.Pattern[str]], ...]
    trailing: tuple[tuple[str, re.Pattern[str]], ...]
    range_from: re.Pattern[str]
    between: re.Pattern[str]
    range_to: re.Pattern[str]
    range_and: re.Pattern[str]
    bare_day: re.Pattern[str]
    lead: re.Pattern[str]
    counted: re.Pattern[str]
    month_follows: re.Pattern[str]
    recurring: re.Pattern[str]
    future: re.Pattern[str]
    past: re.Pattern[str]


def _any(entries: Iterable[str]) -> str:
    return "(?:" + "|".join(sorted(entries, key=len, reverse=True)) + ")"


def _re(pattern: str) -> re.Pattern[str]:
    return late_pattern(pattern, re.IGNORECASE)


_TIME_TABLES = (
    "months weekdays seasons units numbers days holidays decades parts ago ahead rolling since_ago decade quarter "
    "week_number"
).split()
_TIME_PATTERNS = (
    "last this next now since until before after during range_from range_to between range_and article of month_lead "
    "weekday_lead year_lead day_lead"
).split()


def time_patterns(language: str) -> Iterator[str]:
    """The patterns of every word that a named time can hold; what only tells about one is not among them."""
    words = LANGUAGES.get(language, ENGLISH)
    for name in _TIME_TABLES:
        yield from getattr(words, name)
    for name in _TIME_PATTERNS:
        yield getattr(words, name)
    yield from (pattern for pattern, _ in words.trailing)
    yield "first second third fourth last week the to and st nd rd th am pm"


@lru_cache(maxsize=len(LANGUAGES))
def grammar_of(language: str) -> Grammar:
    """The compiled grammar; a language without word lists is read as English."""
    words = LANGUAGES.get(language, ENGLISH)
    skip = rf"(?:{words.article}\s*)*"
    rules = tuple((_re(pattern), builder) for pattern, builder in _rules(words))
    events = tuple((kind, _re(pattern)) for kind, pattern in words.events)
    return Grammar(
        words=words,
        rules=rules,
        connectives=tuple(
            (kind, _re(rf"(?<!\w)(?:{pattern})\s*{skip}$"))
            for kind, pattern in (
                ("since", words.since),
                ("until", words.until),
                ("before", words.before),
                ("after", words.after),
            )
        ),
        parts=tuple((part, _re(rf"(?<!\w)(?:{pattern})[ -]?{skip}$")) for pattern, part in words.parts.items()),
        events=events,
        trailing=tuple((kind, _re(rf"\s*,?\s*(?:{pattern})(?!\w)")) for pattern, kind in words.trailing),
        range_from=_re(rf"(?<!\w)(?:{words.range_from})\s*{skip}$"),
        between=_re(rf"(?<!\w)(?:{words.between})\s*{skip}$"),
        range_to=_re(rf"\s*(?:{words.range_to})\s*{skip}"),
        range_and=_re(rf"\s*(?:{words.range_and})\s*{skip}"),
        bare_day=_re(
            rf"(?:(?P<from>(?<!\w)(?:{words.range_from}))|(?P<between>(?<!\w)(?:{words.between})))?\s*{skip}"
            rf"(?<!\d)(?P<d>[0-3]?\d)(?:st|nd|rd|th|\.|º|er)?\s*(?:(?P<to>{words.range_to})|"
            rf"(?P<and>{words.range_and}))\s*{skip}$"
        ),
        lead=_re(rf"(?<!\w)(?:{words.during})\s*{skip}$"),
        counted=_re(rf"(?<!\w)(?P<n>\d+|{_any(words.numbers)})\s+(?P<u>{_any(words.units)})\s*$"),
        month_follows=_re(rf"\s+{_any(words.months)}(?!\w)"),
        recurring=_re(words.recurring),
        future=_re(words.future),
        past=_re(words.past),
    )


def _rules(words: TimeWords) -> Iterator[tuple[str, build.Builder]]:
    yield from _numeric_rules(words)
    yield from _counted_rules(words)
    yield from _named_rules(words)
    yield from _near_rules(words)
    yield from _open_rules(words)


def _numeric_rules(words: TimeWords) -> Iterator[tuple[str, build.Builder]]:
    yield (r"(?<!\d)\d{4}-\d\d-\d\d[t ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:z|[+-]\d\d:?\d\d)?(?!\d)", build.iso_time)
    yield (
        r"(?<![\d/-])(?P<y>(?:1[89]|20)\d\d)(?P<s>[-/.])(?P<m>1[0-2]|0?[1-9])(?P=s)(?P<d>3[01]|[12]\d|0?[1-9])"
        r"(?![\d/-])",
        build.year_first,
    )
    yield (r"(?<![\w/.–—-])(?P<y>(?:19|20)\d\d)\s?[–—-]\s?(?P<z>(?:19|20)\d\d)(?![\w/–—-])", build.year_pair)
    yield (r"(?<![\w/-])(?P<y>(?:19|20)\d\d)-(?P<m>1[0-2]|0[1-9])(?![\d/-]|\w)", build.year_first)
    yield (
        r"(?<![\d/.-])(?P<a>[0-3]?\d)(?P<sep>[./-])(?P<b>[0-3]?\d)(?P=sep)(?P<y>(?:19|20)\d\d|\d\d)(?![\d/-]|\.\d)",
        build.numeric,
    )
    if words.dots == "day first":
        yield (r"(?<![\d/.-])(?P<a>[0-3]?\d)(?P<sep>\.)(?P<b>0?[1-9]|1[0-2])\.(?!\d)", build.day_and_month)
    if words.month_first:
        lead = r"(?:(?<=\bon )|(?<=\bsince )|(?<=\buntil )|(?<=\bby )|(?<=\bbefore )|(?<=\bdue ))"
        yield (lead + r"(?P<a>[0-3]?\d)(?P<sep>/)(?P<b>[0-3]?\d)(?![\d/.])(?! of)", build.day_and_month)


def _counted_rules(words: TimeWords) -> Iterator[tuple[str, build.Builder]]:
    number = rf"(?P<n>\d+(?:[.,]\d+)?|{_any(words.numbers)})"
    unit = f"(?P<u>{_any(words.units)})"
    fill = {"{n}": number, "{u}": unit, "{units}": _any(words.units)}
    for patterns, builder in (
        (words.since_ago, build.since_ago),
        (words.rolling, build.rolling),
        (words.ago, build.ago),
        ((words.vague,), build.vague),
        (words.ahead, build.ahead),
    ):
        for pattern in patterns:
            yield rf"(?<!\w)(?:{_filled(pattern, fill)})(?!\w)", builder


def _filled(pattern: str, fill: dict[str, str]) -> str:
    for name, text in fill.items():
        pattern = pattern.replace(name, text)
    return pattern


def _named_rules(words: TimeWords) -> Iterator[tuple[str, build.Builder]]:
    month = rf"(?P<month>{_any(words.months)})(?!\w)\.?"
    weekday = rf"(?:(?<!\w){_any(words.weekdays)}\.?,?\s+(?:the\s+|den\s+|dem\s+|le\s+|el\s+)?)?"
    day = r"(?<![\d.,/:])(?P<d>3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th|er|º|ª|\.|-?го)?"
    year = rf"(?:{words.of}|,?\s+)(?P<y>{_YEAR}|['’]\d\d(?!\d))"
    of = rf"(?:\s*(?:{words.of})\s*|\s+)"
    holiday = f"(?P<holiday>{_any(words.holidays)})" if words.holidays else "(?!)(?P<holiday>)"
    seasons = f"(?P<season>{_any(words.seasons)})"
    if words.month_first:
        nth = r"(?:the )?(?P<w>first|second|third|fourth|last) week (?:of|in)"
        yield (rf"(?<!\w){nth} {month}(?:{year})?", build.week_of_month)
        yield (
            rf"(?<!\w){month}\s+(?P<d>[0-3]?\d)\s?(?:-|–|—|to|and)\s?(?P<e>[0-3]?\d)(?![\d:])(?:{year})?",
            build.month_days,
        )
        yield (
            rf"{weekday}(?<!\w){month}\s+(?:the\s+)?(?P<d>3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)?(?![\d:%]|[.,]\d|"
            rf"\s?[ap]m\b)(?:{year})?",
            build.calendar_day,
        )
    yield (rf"{weekday}{day}{of}{month}(?!\w)(?:{year})?", build.calendar_day)
    yield (rf"(?<!\w){month}(?:{year})", build.month_and_year)
    yield (
        rf"(?<!\w){seasons}(?:{words.of}|\s)+(?P<y>{_YEAR.replace('/', '')})(?:/\d\d(?:\d\d)?)?(?!\d)",
        build.season_and_year,
    )
    yield (rf"(?<!\w){holiday}(?!\w)(?:{year})", build.holiday_and_year)
    yield (
        rf"(?<!\w)(?:(?P<last>{words.last})|(?P<next>{words.next})|{words.this})\s+{holiday}(?!\w)",
        build.holiday_and_year,
    )
    yield (
        rf"(?<!\w){holiday}(?!\w)(?:\s+(?:(?P<last>{words.last})|(?P<next>{words.next}))(?!\w))?",
        build.holiday_and_year,
    )
    for patterns, builder in (
        (words.quarter, build.quarter_of),
        (words.week_number, build.week_of),
        (words.decade, build.decade_of),
    ):
        for pattern in patterns:
            filled = _filled(pattern, {"{year}": _YEAR, "{decades}": _any(words.decades)})
            yield rf"(?<!\w)(?:{filled})(?!\w)", builder


def _near_rules(words: TimeWords) -> Iterator[tuple[str, build.Builder]]:
    near = rf"(?:(?P<last>{words.last})|(?P<next>{words.next})|(?P<this>{words.this}))"
    things = (
        (f"(?P<season>{_any(words.seasons)})", when_near.near_season),
        (f"(?P<month>{_any(words.months)})", when_near.near_month),
        (f"(?P<unit>{_any(words.units)})", when_near.near_unit),
    )
    weekday, week = (
        f"(?P<weekday>{_any(words.weekdays)})",
        _any(key for key, unit in words.units.items() if unit == "week"),
    )
    behind = rf"(?:la\s+)?{week}\s+(?:(?P<lasta>{words.last})|(?P<nexta>{words.next}))"
    yield (rf"(?<!\w){weekday},?\s+(?:of\s+|in\s+|de\s+)?(?:{near}\s+{week}|{behind})(?!\w)", when_near.weekday_of_week)
    yield (rf"(?<!\w){near}\s+{week},?\s+(?:on\s+|am\s+|le\s+|el\s+)?{weekday}(?!\w)", when_near.weekday_of_week)
    yield (rf"(?<!\w)(?:the )(?P<unit>{_any(words.units)})(?P<twice> before)(?P<last> last)(?!\w)", when_near.near_unit)
    yield (rf"(?<!\w)(?:the )(?P<unit>{_any(words.units)})(?P<twice> after)(?P<next> next)(?!\w)", when_near.near_unit)
    near_by = rf"(?:(?P<last>{words.last})|{words.next}|{words.this})"
    yield (rf"(?<!\w){near_by}\s+(?P<weekday>{_any(words.weekdays)})(?!\w)(?<!s)", when_near.near_weekday)
    yield (
        rf"(?<!\w)(?P<weekday>{_any(words.weekdays)})\s+(?:(?P<last>{words.last})|{words.next})(?!\w)",
        when_near.near_weekday,
    )
    for thing, builder in things:
        yield rf"(?<!\w){near}\s+{thing}(?!\w)", builder
        yield rf"(?<!\w){thing}\s+{near}(?!\w)", builder
    yield (rf"(?<!\w){_any(words.days)}(?!\w)", build.named_day)
    yield (rf"(?<!\w)(?:{words.now})(?!\w)", build.now)


def _open_rules(words: TimeWords) -> Iterator[tuple[str, build.Builder]]:
    skip = rf"(?:{words.article}\s*)*"
    weekend = _any(key for key, unit in words.units.items() if unit == "weekend")
    yield (
        rf"(?<!\w)(?:{words.during})\s+(?:the\s+|el\s+|le\s+|dem\s+)?{weekend}(?!\w)" if weekend != "(?:)" else "(?!)",
        when_near.plain_weekend,
    )
    yield (rf"(?<!\w)(?:{words.weekday_lead})\s+{skip}(?P<weekday>{_any(words.weekdays)})(?!\w)", build.plain_weekday)
    yield (rf"^\W*(?P<weekday>{_any(words.weekdays)})(?!\w)(?=\s+(?:i|we|ich|wir|je|nous)\b)", build.plain_weekday)
    joined = (
        rf"{_any(words.months)}\.?(?:\s+(?:{words.of.strip()}\s+)?(?:19|20)\d\d)?\s*(?:{words.range_to}|"
        rf"{words.range_and})\s*{skip}"
    )
    yield (rf"(?<!\w)(?:{words.month_lead})\s+{joined}(?P<month>{_any(words.months)})(?!\w)", build.plain_month)
    yield (rf"(?<!\w)(?:{words.month_lead})[\s-]*{skip}(?P<month>{_any(words.months)})(?!\w)", build.plain_month)
    yield (
        rf"(?<!\w)(?:{words.during}|{words.since}|{words.until}|{words.before}|{words.after}|"
        rf"{words.range_from})\s*{skip}(?P<season>{_any(words.seasons)})(?!\w)",
        build.plain_season,
    )
    guard = rf"(?![- ]?{words.not_year}\b)(?!\s*(?:[€$£%°]))"
    yield (rf"(?<!\w)(?:{words.year_lead})[\s-]*{skip}['(]?(?P<y>{_YEAR}){guard}(?!\w)", build.plain_year)
    yield (rf"(?<=\()(?P<y>{_YEAR})(?=\))", build.plain_year)
    if words.bare_year:
        yield (rf"^\W*(?P<y>{_YEAR}){guard}(?!\w)", build.plain_year)
    else:
        yield (rf"^\W*(?P<y>{_YEAR})(?= was the year| is the year| fue el año|, )", build.plain_year)
    yield (
        rf"(?<!\w)(?:{words.day_lead})\s+(?P<d>3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th|\.)(?!\w)(?! (?:floor|time|"
        rf"century|place|grade|class|birthday|edition|of))",
        build.plain_day,
    )
