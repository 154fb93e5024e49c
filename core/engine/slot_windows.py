"""From a statement's tense and the times in its sentence to the window in which it holds."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from core.engine.attributes.rows import Effect
from core.engine.slot_rules import Stated
from core.engine.when import Grain, When, WhenKind
from core.engine.when_calendar import day_of
from core.window import Moment, Precision


@dataclass(frozen=True, slots=True)
class Bounds:
    """Start and end as far as stated; ``over`` even without a date, ``stated`` when the text dates the change."""

    start: Moment | None = None
    end: Moment | None = None
    over: bool = False
    stated: bool = False


def bounds_of(stated: Stated, whens: tuple[When, ...], said_at: datetime | None) -> Bounds:
    """The window that a statement gives; an undated ending falls on the day it was said."""
    dated = [when for when in whens if when.dated and not when.now]
    match stated.effect:
        case Effect.ENDS:
            return _ending(stated, dated, said_at)
        case Effect.BEGINS:
            return _beginning(stated, dated, whens)
        case Effect.HOLDS:
            return _holding(dated, said_at)
        case Effect.DENIES:
            return Bounds()


def said_day(said_at: datetime | None) -> Moment | None:
    """The day on which something was said."""
    return Moment(day_of(said_at), Precision.DAY) if said_at else None


def _ending(stated: Stated, whens: list[When], said_at: datetime | None) -> Bounds:
    start = end = None
    for when in whens:
        began, ended = _ends_of(when, stated.past)
        start, end = began or start, ended or end
    if end is None:
        return Bounds(start, said_day(said_at), True, False)
    return Bounds(start, end, True, True)


def _ends_of(when: When, past: bool) -> tuple[Moment | None, Moment | None]:
    """What one time says of a state that is over: in the past tense a stretch holds the state, else its end."""
    match when.kind:
        case WhenKind.SINCE | WhenKind.AFTER:
            return (when.start_moment(), None) if past else (None, when.start_moment())
        case WhenKind.UNTIL | WhenKind.BEFORE:
            return None, when.end_moment()
        case WhenKind.DURING if past or when.end_first is not None:
            return when.start_moment(), when.end_moment()
        case WhenKind.INSTANT | WhenKind.DURING:
            return None, _instant(when)
        case _:
            return None, None


def _beginning(stated: Stated, whens: list[When], everything: tuple[When, ...]) -> Bounds:
    for when in whens:
        if when.kind in (WhenKind.UNTIL, WhenKind.BEFORE):
            continue
        end = when.end_moment() if when.end_first is not None else None
        return Bounds(_instant(when), end, False, True)
    now = next((when for when in everything if when.now), None)
    return Bounds(now.start_moment() if now and not stated.future else None)


def _holding(whens: list[When], said_at: datetime | None) -> Bounds:
    start = end = None
    for when in whens:
        match when.kind:
            case WhenKind.SINCE | WhenKind.AFTER:
                start = when.start_moment()
            case WhenKind.UNTIL | WhenKind.BEFORE:
                end = when.end_moment()
            case WhenKind.DURING if when.end_first is not None:
                start, end = when.start_moment(), when.end_moment()
            case WhenKind.DURING if _is_behind(when, said_at):
                start, end = when.start_moment(), when.end_moment()
            case _:
                continue
    if start and end and end.at <= start.at:
        start = None
    return Bounds(start, end, False, bool(start or end))


_STRETCHES = (Grain.YEAR, Grain.DECADE)


def _is_behind(when: When, said_at: datetime | None) -> bool:
    """Whether a named year is over: where verbs have no tense, a state of that year is a past one."""
    if said_at is None or when.end is None or when.grain not in _STRETCHES:
        return False
    return when.end <= (said_at if said_at.tzinfo else said_at.replace(tzinfo=UTC))


_EXACT = (Grain.DAY, Grain.MINUTE)


def _instant(when: When) -> Moment | None:
    """A change's date: the day, or the named period; "two years ago" no more exactly than its unit."""
    if when.start is None:
        return None
    if when.kind is WhenKind.INSTANT and when.grain not in _EXACT:
        return _rough(when.start, when.grain)
    return when.start_moment()


def _rough(at: datetime, grain: Grain) -> Moment:
    match grain:
        case Grain.YEAR | Grain.DECADE:
            return Moment(at.replace(month=1, day=1), Precision.YEAR)
        case Grain.MONTH | Grain.QUARTER:
            return Moment(at.replace(day=1), Precision.MONTH)
        case _:
            return Moment(at, Precision.DAY)
