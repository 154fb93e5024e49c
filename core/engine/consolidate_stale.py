"""Statements that time itself has overtaken: plans whose date is past, states that were never meant to last, ages.

What is found is proposed as an ending, with the date that the words give. How
long which words can be meant is data (``resources/sweep/passing.toml``).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import lru_cache
from pathlib import Path

from core.engine.consolidate import Stated
from core.text import fold, has_unspaced
from core.window import End, Moment, Precision, in_words, period_end

FILE = Path(__file__).resolve().parents[2] / "resources" / "sweep" / "passing.toml"
AGE_LASTS = 365
"""Days after which an age that was told is wrong for sure."""
TIMED = ("plan", "age")
"""Attributes whose values time overtakes."""


@dataclass(frozen=True, slots=True)
class Ending:
    """A proposal to end a statement: since when, and why in a sentence."""

    since: Moment
    reason: str


def overtaken(stated: Stated, now: datetime) -> Ending | None:
    """Why an open statement no longer holds by ``now``, None while it may; only what its own words say counts."""
    if stated.window.ending is not End.OPEN:
        return None
    return _plan(stated, now) or _age(stated, now) or _passing(stated, now)


def _plan(stated: Stated, now: datetime) -> Ending | None:
    dates = [slot.valid_to or slot.valid_from for slot in stated.slots if slot.attribute == "plan"]
    known = [date for date in dates if date is not None]
    if not known or len(known) < len(dates):
        return None
    last = max(known, key=period_end)
    if period_end(last) > now:
        return None
    # A plan holds until its day is over.
    since = last if last.precision is Precision.SECOND else Moment(period_end(last), Precision.DAY)
    return Ending(since, f"The date of this plan ({in_words(last)}) has passed.")


def _age(stated: Stated, now: datetime) -> Ending | None:
    if not any(slot.attribute == "age" for slot in stated.slots):
        return None
    since = _day_after(stated.heard, AGE_LASTS)
    if since.at > now:
        return None
    return Ending(since, f"An age is right for a year at most; this one was told on {_said_on(stated)}.")


def _passing(stated: Stated, now: datetime) -> Ending | None:
    if stated.said is None or not _is_state(stated.text):
        return None
    folded = fold(stated.text.replace("’", "'"))
    found = next(((words[0], lasts) for lasts, pattern in _patterns() if (words := pattern.search(folded))), None)
    if found is None:
        return None
    since = _day_after(stated.heard, found[1])
    if since.at > now:
        return None
    return Ending(since, f"It speaks of “{found[0].strip()}”, and that was on {_said_on(stated)}.")


def _day_after(moment: Moment, days: int) -> Moment:
    try:
        at = period_end(moment) + timedelta(days=days)
    except OverflowError:
        return moment
    return Moment(at.replace(hour=0, minute=0, second=0, microsecond=0), Precision.DAY)


def _said_on(stated: Stated) -> str:
    return in_words(stated.heard)


_HAPPENED = re.compile(
    r"\b(?:was|were|did|went|got|had|bought|sold|met|saw|came|left|began|started|finished|moved|born|decided|"
    r"war|waren|hatte|ging|habe \w+ ge\w+t|bin \w+ ge\w+en|fui|fue|compré|"
    r"je suis allée?|(?:ai|a|as|ont|avons|avez) \w+é)\b|了$|"
    # What ends in -ed happened, but for what tells how something is.
    r"\b(?!(?:call|nam|marri|engag|divorc|tir|bor|scar|bas|retir|excit|worri|exhaust|stress|injur|hundr|inde)ed\b)"
    r"\w{3,}ed\b",
    re.IGNORECASE,
)
_IS = re.compile(
    r"\b(?:am|is|are|have|has|feel|feels|can't|cannot)\b|['’](?:m|re|s|ve)\b|\b(?:bin|ist|habe|hat|fühle|kann nicht|"
    r"estoy|está|tengo|tiene|me siento|suis|est|ai|a|me sens|я|у меня|أنا|عندي)\b|"
    r"我|在|有|いる|です|である|ない|ている",
    re.IGNORECASE,
)


def _is_state(text: str) -> bool:
    """Whether a text tells how something is; what happened once stays true however long ago."""
    return _IS.search(text) is not None and not tells_event(text)


def tells_event(text: str) -> bool:
    """Whether a text tells of something that happened."""
    return _HAPPENED.search(text) is not None


@lru_cache(maxsize=1)
def _patterns() -> tuple[tuple[int, re.Pattern[str]], ...]:
    return tuple((lasts, _pattern(words)) for lasts, words in _table())


def _pattern(words: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile("|".join(map(_bounded, words)))


def _bounded(word: str) -> str:
    if has_unspaced(word):
        return re.escape(word)
    return rf"(?<!\w){re.escape(word)}(?!\w)"


def passing_words() -> Iterator[str]:
    """Every word or phrase that says that a state will not last."""
    return (word for _, words in _table() for word in words)


@lru_cache(maxsize=1)
def _table() -> tuple[tuple[int, tuple[str, ...]], ...]:
    try:
        table = tomllib.loads(FILE.read_text(encoding="utf-8"))
        return tuple((int(row["lasts"]), tuple(map(fold, row["words"]))) for row in table["passing"])
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as reason:
        raise ValueError(f"{FILE.name} is no table of passing words: {reason}") from reason
