"""When a text speaks of: every named time with its kind, its half-open span of UTC days and where it stood.

Start at ``read_when``. Names are read relative to the reference, the day on
which the statement was made, never to today. What cannot be known is not
guessed: an ambiguous ``3/4/2024`` and a vague "a while ago" come back as kind
``NONE`` with the grain that says why, an event without a date ("before I
moved") with its kind and no dates.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from core.engine.language import guess_language
from core.engine.when_calendar import day_of
from core.window import Moment, Precision

LONGEST_READ = 4_000  # signs; a statement is shorter, and in a pasted page no single date is the statement's


class WhenKind(StrEnum):
    """How a named time bounds what the sentence says."""

    INSTANT = "instant"
    DURING = "during"
    SINCE = "since"
    UNTIL = "until"
    BEFORE = "before"
    AFTER = "after"
    NONE = "none"


class Grain(StrEnum):
    """How exactly a time was named, or why there is none."""

    MINUTE = "minute"
    DAY = "day"
    WEEKEND = "weekend"
    WEEK = "week"
    MONTH = "month"
    SEASON = "season"
    QUARTER = "quarter"
    YEAR = "year"
    DECADE = "decade"
    EVENT = "event"
    AMBIGUOUS = "ambiguous"
    VAGUE = "vague"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class When:
    """One time: ``start`` and ``end`` are UTC and half-open, each None where the text gives none.

    ``end_first`` is the other fair reading of an end ("until June" without
    June), ``start_first`` that of "after June" with June. ``place`` is where it stands
    in the text; ``now`` marks "currently" and the like, ``open`` a name that comes back every
    year or week, ``weekdays`` a stretch of weekdays.
    """

    kind: WhenKind
    grain: Grain
    start: datetime | None = None
    end: datetime | None = None
    place: tuple[int, int] = (0, 0)
    end_first: datetime | None = None
    start_first: datetime | None = None
    now: bool = False
    open: bool = False
    weekdays: bool = False

    @property
    def dated(self) -> bool:
        """Whether it gives at least one date."""
        return self.start is not None or self.end is not None

    def start_moment(self) -> Moment | None:
        """Where a window that begins then begins."""
        return _moment(self.start, self.grain)

    def end_moment(self) -> Moment | None:
        """Where a window that lasts until then ends: the first instant after it."""
        if self.end is None:
            return None
        return _moment(self.end, self.grain)


NOTHING = When(WhenKind.NONE, Grain.NONE)


def read_when(text: str, reference: datetime, language: str | None = None) -> tuple[When, ...]:
    """Every time named in the text, in order of place. ``language`` overrides the guess (``en``, ``de``, …)."""
    from core.engine.when_han import read_han
    from core.engine.when_spans import read_spans

    shortened = text[:LONGEST_READ]
    tongue = (language or guess_language(shortened))[:2]
    if tongue in ("zh", "ja"):
        return read_han(shortened, day_of(reference))
    found = read_spans(shortened, day_of(reference), tongue)
    if not found and language is None and tongue not in ("en", "ru", "ar"):
        # "Mon 3 March 2025" has the look of French; only a whole date is plain enough to doubt the guess.
        english = read_spans(shortened, day_of(reference), "en")
        found = tuple(when for when in english if when.dated and not when.open and not when.now)
    return found


def main_when(text: str, reference: datetime, language: str | None = None) -> When:
    """The time that the sentence is about; ``NOTHING`` without any.

    A dated one comes before an event, an event before "now", and what cannot be dated last.
    """
    found = read_when(text, reference, language)
    return min(found, key=_rank, default=NOTHING)


def _rank(when: When) -> int:
    if when.grain is Grain.AMBIGUOUS:
        return 0  # asking beats every guess
    if when.dated and not when.now:
        return 1
    if when.grain is Grain.EVENT:
        return 2
    return 3 if when.now else 4


def _moment(at: datetime | None, grain: Grain) -> Moment | None:
    match (at, grain):
        case (None, _):
            return None
        case (datetime(), Grain.MINUTE):
            return Moment(at, Precision.SECOND)
        case (datetime(month=1, day=1), Grain.YEAR | Grain.DECADE):
            return Moment(at, Precision.YEAR)
        case (datetime(day=1), Grain.MONTH | Grain.SEASON | Grain.QUARTER):
            return Moment(at, Precision.MONTH)
        case (datetime(), _):
            return Moment(at, Precision.DAY)
