"""What the words around a point make of it: since, until, before, after, from … to, between … and, events."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import datetime

from core.engine.when import Grain, When, WhenKind
from core.engine.when_build import calendar_day, iso_time, number_of, numeric, value_of, year_first
from core.engine.when_calendar import DAY, day_span, midnight, month_span, parts_of, shifted
from core.engine.when_grammar import Grammar, grammar_of
from core.engine.when_look import Look, looks_of
from core.engine.when_points import Lean, Point, State, lean_of, open_day, open_month

_WHOLE_DAY = 1
_LEFT_REACH = 60  # signs before a point in which its preposition may stand


def read_spans(text: str, today: datetime, language: str) -> tuple[When, ...]:
    """Every time named in a text of a language that writes spaces."""
    grammar = grammar_of(language)
    clean, looks = looks_of(text, language)
    found = [when for look in looks for when in _read_sentence(clean, look, today, grammar)]
    return tuple(sorted(found, key=lambda when: when.place))


def _read_sentence(text: str, look: Look, today: datetime, grammar: Grammar) -> list[When]:
    start, end = look.place
    sentence = text[start:end]
    lean = lean_of(today, past=look.past, future=look.future)
    found = _joined(sentence, _points(look, grammar, lean), grammar, lean, look.past)
    taken = [when.place for when in found]
    found += [event for event in look.events if not any(_near(event.place, place) for place in taken)]
    if not found:
        return []
    if any(_may_recur(when) for when in found):
        dropped = _recurring_grains(sentence, grammar, lean)
        found = [when for when in found if not (_may_recur(when) and _recurs(when, dropped))]
    return [replace(when, place=(when.place[0] + start, when.place[1] + start)) for when in found]


def _may_recur(when: When) -> bool:
    return when.open and when.kind in (WhenKind.INSTANT, WhenKind.DURING)


_EVERY: frozenset[Grain] = frozenset(Grain)


def _recurring_grains(sentence: str, grammar: Grammar, lean: Lean) -> frozenset[Grain]:
    """Which open names mean "every such time" in this sentence.

    All of them beside "every" and the like; a season in the plain present
    ("in summer I commute by bike"), and a stretch of weekdays ("from Monday to Friday").
    """
    if grammar.recurring.search(sentence):
        return _EVERY
    plain_present = lean.days_ahead and not lean.months_ahead and "?" not in sentence
    return frozenset({Grain.SEASON}) if plain_present else frozenset()


def _recurs(when: When, grains: frozenset[Grain]) -> bool:
    stretch = when.grain is Grain.DAY and when.kind is WhenKind.DURING and Grain.SEASON in grains
    return when.grain in grains or (stretch and when.weekdays)


def _near(event: tuple[int, int], place: tuple[int, int]) -> bool:
    """Whether an event's word is the preposition of a dated point."""
    return event[0] < place[1] and event[1] + 1 >= place[0]


def _points(look: Look, grammar: Grammar, lean: Lean) -> list[Point]:
    claimed: list[tuple[int, int]] = []
    points: list[Point] = []
    for builder, match in look.matches:
        if any(
            match.start() < end and start < match.end() for start, end in claimed if not _only_lead(match, start, end)
        ):
            continue
        try:
            point = builder(match, grammar.words, lean)
        except (ValueError, OverflowError, StopIteration, KeyError):
            if builder in _WHOLE_DATES:
                claimed.append(match.span())  # 30 February is no date, and its February none either
            continue
        if point is not None and not any(point.place[0] < end and start < point.place[1] for start, end in claimed):
            claimed.append(point.place)
            points.append(point)
    return sorted(points, key=lambda point: point.place)


_WHOLE_DATES = (iso_time, year_first, numeric, calendar_day)


def _only_lead(match: re.Match[str], start: int, end: int) -> bool:
    """Whether a claimed stretch overlaps only the words that lead to the named part of a match."""
    groups = match.re.groupindex
    name = next((name for name in ("month", "weekday", "season", "y", "d") if name in groups and match[name]), None)
    return name is not None and (end <= match.start(name) or start >= match.end(name))


def _joined(sentence: str, points: list[Point], grammar: Grammar, lean: Lean, past: bool) -> list[When]:
    found: list[When] = []
    at = 0
    while at < len(points):
        point = points[at]
        following = points[at + 1] if at + 1 < len(points) else None
        span = _range(sentence, point, following, grammar, lean)
        if span is not None:
            found.append(span)
            at += 2
            continue
        span = _from_bare_day(sentence, point, grammar)
        if span is not None:
            found = [when for when in found if when.place[0] < span.place[0]]
        found.append(span if span is not None else _single(sentence, point, grammar, lean, past))
        at += 1
    return found


def _range(sentence: str, first: Point, last: Point | None, grammar: Grammar, lean: Lean) -> When | None:
    """``from March 2020 until August 2021``, ``between March and June``, ``from 2019 to now``."""
    if last is None or {first.state, last.state} - {State.DATED, State.NOW}:
        return None
    left, between = sentence[: first.place[0]][-_LEFT_REACH:], sentence[first.place[1] : last.place[0]]
    opened = grammar.range_from.search(left) or _connective(left, grammar)[0] in ("since",)
    if not (
        (grammar.between.search(left) and grammar.range_and.fullmatch(between))
        or ((opened or between.strip() in ("-", "–", "—")) and grammar.range_to.fullmatch(between))
        or (not left.strip() and grammar.range_to.fullmatch(between))
    ):
        return None
    if last.state is State.NOW:
        return _with_place(When(WhenKind.SINCE, Grain(first.grain), first.start), first, last)
    first, last = _same_year(first, last, lean)
    if first.start >= last.end:
        return None
    when = When(
        WhenKind.DURING,
        Grain(last.grain),
        first.start,
        last.end,
        end_first=last.start,
        open=first.open and last.open,
        weekdays=first.name.startswith("weekday"),
    )
    return _with_place(when, first, last)


def _with_place(when: When, first: Point, last: Point) -> When:
    return replace(when, place=(first.place[0], last.place[1]))


def _same_year(first: Point, last: Point, lean: Lean) -> tuple[Point, Point]:
    """The two ends of a range with the year that only one of them names."""
    if first.open and not last.open:
        moved = _in_year(first, last.end.year)
        return (moved if moved.start < last.end else _in_year(first, last.end.year - 1)), last
    if last.open and not first.open:
        moved = _in_year(last, first.start.year)
        return first, (moved if moved.end > first.start else _in_year(last, first.start.year + 1))
    if first.open and last.open and first.start >= last.end:
        if first.name.startswith("weekday"):
            step = first.start - last.start
            return first.spanning((first.start - 7 * DAY, first.end - 7 * DAY)) if step else first, last
        return _in_year(first, first.start.year - 1), last
    return first, last


def _in_year(point: Point, year: int) -> Point:
    if point.month is None:
        return point
    try:
        span = month_span(year, point.month) if point.day is None else day_span(midnight(year, point.month, point.day))
    except ValueError:
        return point
    return point.spanning(span)


def _from_bare_day(sentence: str, point: Point, grammar: Grammar) -> When | None:
    """``from 12 to 19 July 2026``: the first day borrows the month of the last."""
    if point.day is None or point.month is None:
        return None
    match = grammar.bare_day.search(sentence[: point.place[0]])
    if match is None or not (match["between"] if match["and"] else match["from"] or match["to"].strip()):
        return None
    day = int(match["d"])
    if not 0 < day < point.start.day:
        return None
    when = When(WhenKind.DURING, Grain.DAY, point.start.replace(day=day), point.end, end_first=point.start)
    return replace(when, place=(match.start(), point.place[1]))


def _single(sentence: str, point: Point, grammar: Grammar, lean: Lean, past: bool) -> When:
    if point.state is State.AMBIGUOUS:
        return When(WhenKind.NONE, Grain.AMBIGUOUS, place=point.place)
    if point.state is State.VAGUE:
        return When(WhenKind.NONE, Grain.VAGUE, place=point.place)
    if point.since:
        return When(WhenKind.SINCE, Grain(point.grain), point.start, place=point.place)
    point = _with_part(sentence, point, grammar)
    kind, point = _kind(sentence, point, grammar, lean, past)
    return _bounded(kind, point)


def _bounded(kind: str, point: Point) -> When:
    grain = Grain(point.grain)
    match kind:
        case "since":
            return When(WhenKind.SINCE, grain, point.start, place=point.place)
        case "until":
            return When(WhenKind.UNTIL, grain, None, point.end, point.place, end_first=point.start)
        case "before":
            return When(WhenKind.BEFORE, grain, None, point.start, point.place)
        case "after":
            return When(WhenKind.AFTER, grain, point.end, None, point.place, start_first=point.start)
    one_day = (point.end - point.start).days <= _WHOLE_DAY
    return When(
        WhenKind.INSTANT if one_day else WhenKind.DURING,
        grain,
        point.start,
        point.end,
        point.place,
        now=point.state is State.NOW,
        open=point.open,
    )


def _with_part(sentence: str, point: Point, grammar: Grammar) -> Point:
    """``early 2023``, ``mid-June``, ``the end of March``."""
    left = sentence[: point.place[0]][-_LEFT_REACH:]
    if point.grain not in ("year", "month", "season", "decade", "week"):
        return point
    for part, pattern in grammar.parts:
        match = pattern.search(left)
        if match:
            start, end = parts_of((point.start, point.end), part)
            grain = {"year": "quarter", "month": "week", "season": "month"}.get(point.grain, point.grain)
            place = (point.place[0] - len(left) + match.start(), point.place[1])
            return replace(point, start=start, end=end, grain=grain, place=place)
    return point


def _connective(left: str, grammar: Grammar) -> tuple[str, int]:
    for kind, pattern in grammar.connectives:
        match = pattern.search(left)
        if match:
            return kind, match.start()
    return "", len(left)


def _kind(sentence: str, point: Point, grammar: Grammar, lean: Lean, past: bool) -> tuple[str, Point]:
    left, right = sentence[: point.place[0]], sentence[point.place[1] :]
    for kind, pattern in grammar.trailing:
        if pattern.match(right):
            return kind, point
    kind, at = _connective(left[-_LEFT_REACH:], grammar)
    if kind in ("before", "after"):
        away = _counted_away(left[-_LEFT_REACH:][:at], kind, point, grammar)
        if away is not None:
            return "", away
    if not kind and _means_since(left, point, grammar, lean):
        kind = "since"
    if kind == "until" and point.open and not past:
        point = _ahead(point, lean)
    if point.open and point.start > lean.today and _SURELY_PAST.search(left[-_LEFT_REACH:][at:]):
        point = _behind(point, lean)
    return kind, point


def _counted_away(left: str, kind: str, point: Point, grammar: Grammar) -> Point | None:
    """``three weeks before Christmas``: a day of its own."""
    match = grammar.counted.search(left)
    if match is None:
        return None
    words = grammar.words
    number, unit = number_of(match["n"], words), value_of(words.units, match["u"])
    at = shifted(point.start if kind == "before" else point.end - DAY, -number if kind == "before" else number, unit)
    grain = unit if unit in ("week", "month", "year") else "day"
    return replace(point, start=at, end=at + DAY, grain=grain, open=False)


_SURELY_PAST = re.compile(r"^(?:ever )?(?:since|seit|desde|depuis)\b", re.IGNORECASE)


def _ahead(point: Point, lean: Lean) -> Point:
    """An open end that is still to come."""
    if point.grain == "month" and point.month:
        return point.spanning(open_month(point.month, Lean(lean.today, True, True)))
    return point


def _behind(point: Point, lean: Lean) -> Point:
    """An open beginning that has been."""
    if point.month and not point.day:
        return point.spanning(open_month(point.month, Lean(lean.today)))
    if point.month and point.day:
        return point.spanning(open_day(point.month, point.day, Lean(lean.today)))
    if point.name.startswith("weekday") and point.start > lean.today:
        return point.spanning((point.start - 7 * DAY, point.end - 7 * DAY))
    return point


def _means_since(left: str, point: Point, grammar: Grammar, lean: Lean) -> bool:
    """Whether a lone "from" opens the sentence or names a time to come: "From Monday standup is at ten"."""
    match = grammar.range_from.search(left[-_LEFT_REACH:])
    if match is None or grammar.lead.search(left[-_LEFT_REACH:]):
        return False
    return not left[: len(left) - len(left[-_LEFT_REACH:]) + match.start()].strip(" ,:-") or point.start >= lean.today
