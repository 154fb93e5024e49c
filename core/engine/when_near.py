"""From a match of the grammar to a point: times named by how near they are ("last month", "next Friday").

The latest or earliest *complete* one counts: "last summer" said in July is
the summer of the year before.
"""

from __future__ import annotations

import re
from datetime import timedelta

from core.engine.when_build import group, value_of
from core.engine.when_calendar import Span, day_span, month_span, season_span, shifted, unit_span, weekend_span
from core.engine.when_points import Lean, Point, open_weekday
from core.engine.when_words.words import TimeWords


def near_unit(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``last month``, ``this year``, ``la semaine dernière``, ``the week before last``."""
    unit = value_of(words.units, match["unit"])
    if unit in ("minute", "hour", "day"):
        return None
    step = _step(match) * (2 if group(match, "twice") else 1)
    if unit == "weekend":
        return Point(match.span(), *_near_weekend(step, lean), "weekend")
    span = unit_span(lean.today, unit)
    if step:
        span = unit_span(shifted(span[0], step, unit), unit)
    return Point(match.span(), *span, unit)


def _step(match: re.Match[str]) -> int:
    if group(match, "last") or group(match, "lasta"):
        return -1
    return 1 if group(match, "next") or group(match, "nexta") else 0


def _near_weekend(step: int, lean: Lean) -> Span:
    this = weekend_span(lean.today)
    if step < 0:
        return this if this[1] <= lean.today else weekend_span(lean.today - timedelta(days=7))
    return weekend_span(lean.today + timedelta(days=7)) if step > 0 and this[0] <= lean.today else this


def plain_weekend(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``over the weekend``: the latest that has begun, or the coming one."""
    this = weekend_span(lean.today)
    if not lean.days_ahead and this[0] > lean.today:
        this = weekend_span(lean.today - timedelta(days=7))
    return Point(match.span(), *this, "weekend", open=True)


def near_month(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``last March`` (the latest complete one), ``next March``, ``this March``."""
    month = value_of(words.months, match["month"])
    spans = [month_span(lean.today.year + shift, month) for shift in (-1, 0, 1)]
    return Point(match.span(), *_near(spans, _step(match), lean), "month", None, month)


def near_season(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``last summer`` (the latest complete one), ``this summer``, ``next summer``."""
    season = value_of(words.seasons, match["season"])
    spans = [season_span(lean.today.year + shift, season) for shift in (-2, -1, 0, 1)]
    return Point(match.span(), *_near(spans, _step(match), lean), "season", name=season)


def _near(spans: list[Span], step: int, lean: Lean) -> Span:
    if step < 0:
        return next(span for span in reversed(spans) if span[1] <= lean.today)
    if step > 0:
        return next(span for span in spans if span[0] > lean.today)
    return next((span for span in spans if span[0] <= lean.today < span[1]), spans[-2])


def near_weekday(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``last Tuesday``, ``next Friday``: the nearest before or after the reference."""
    weekday = value_of(words.weekdays, match["weekday"])
    ahead_of = not group(match, "last")
    return Point(match.span(), *open_weekday(weekday, Lean(lean.today, ahead_of, ahead_of)), "day")


def weekday_of_week(match: re.Match[str], words: TimeWords, lean: Lean) -> Point | None:
    """``Monday last week``, ``next week on Friday``."""
    weekday = value_of(words.weekdays, match["weekday"])
    monday = unit_span(lean.today, "week")[0] + timedelta(days=7 * _step(match))
    return Point(match.span(), *day_span(monday + timedelta(days=weekday)), "day")
