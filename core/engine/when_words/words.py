"""What a language's list of time words holds."""

from __future__ import annotations

from dataclasses import dataclass, field


def numbered(text: str, start: int = 1) -> dict[str, int]:
    """``"january jan|february feb"`` as ``{"january": 1, "jan": 1, "february": 2, …}``."""
    return {word: at for at, group in enumerate(text.split("|"), start) for word in group.split()}


@dataclass(frozen=True, slots=True)
class TimeWords:
    """One language. Values are patterns of regular expressions, matched without regard to case.

    In ``ago``, ``ahead``, ``rolling`` and ``since_ago``, ``{n}`` stands for a
    number and ``{u}`` for a unit of time. ``holidays`` maps a pattern to a
    place in the year (``when_calendar.holiday``).
    """

    months: dict[str, int]
    weekdays: dict[str, int]
    seasons: dict[str, str]
    units: dict[str, str]
    numbers: dict[str, float]
    days: dict[str, int]
    holidays: dict[str, str]
    last: str
    this: str
    next: str
    now: str
    since: str
    until: str
    before: str
    after: str
    during: str
    range_from: str
    range_to: str
    between: str
    range_and: str
    article: str
    of: str
    ago: tuple[str, ...]
    ahead: tuple[str, ...]
    rolling: tuple[str, ...]
    since_ago: tuple[str, ...]
    decades: dict[str, int]
    decade: tuple[str, ...]
    quarter: tuple[str, ...]
    week_number: tuple[str, ...]
    parts: dict[str, str]
    recurring: str
    vague: str
    future: str
    past: str
    month_lead: str
    weekday_lead: str
    year_lead: str
    day_lead: str
    not_year: str
    names: str
    titles: str
    numbered: str
    events: tuple[tuple[str, str], ...]
    trailing: tuple[tuple[str, str], ...] = ()
    since_last: str = ""
    bare_year: bool = False
    month_first: bool = False
    slash: str = "ask"
    dots: str = "day first"
    extra: dict[str, str] = field(default_factory=dict)
