"""What a search says about itself, in words: the time that it read from a question, and why a hit is here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import timedelta

from core.understood import Understood
from core.window import Moment, period_end
from ui.dates import day_text, moment_text
from ui.told import told
from ui.translation import decimal, tr


def understood_chip(understood: Understood | None) -> str:
    """“True in Mar 2025”, “True since 2019”, “Changed in 2025”, “As known on 31 Aug 2025”; empty: no time was read."""
    if understood is None:
        return ""
    if understood.known_on is not None:
        return tr("As known on {day}").format(day=day_text(understood.known_on))
    window = understood.window
    match (window.start, window.end):
        case (None, None):
            return ""
        case (start, None) if start is not None:
            return tr("True since {when}").format(when=moment_text(start))
        case (None, end) if end is not None:
            return tr("True before {when}").format(when=moment_text(end))
        case (start, end):
            when = _stretch(start, end)
            return tr("Changed in {when}").format(when=when) if understood.changes else _true_in(when)


def _true_in(when: str) -> str:
    return tr("True in {when}").format(when=when)


def _stretch(start: Moment | None, end: Moment | None) -> str:
    """“Mar 2025”, or “Mar 2025 – May 2025” where it is more than one day, month or year; the end is not part of it."""
    if start is None or end is None or period_end(start) >= end.at:
        return moment_text(start) if start else ""
    last = Moment(end.at - timedelta(microseconds=1), end.precision)
    return f"{moment_text(start)} – {moment_text(last)}"


def understood_hint(chip: str) -> str:
    """What a click on the chip does, for a screen reader and as its hint."""
    return tr("{chip}: read from your words. Click to look for the words alone.").format(chip=chip)


_PARTS = re.compile(r"(?:“(?:[^“”]|“[^“”]*”)*”|[^;])+")
"""The clauses of a reason; what is quoted may hold a semicolon of its own."""


def why_words(why: str) -> str:
    """Why a hit is here, in the window's language: “says “live”; answers what you asked”."""
    return "; ".join(told(part.strip()) for part in _PARTS.findall(why) if part.strip())


def here_because(why: str) -> str:
    """The same as a sentence."""
    return tr("Why it was found: {why}").format(why=why) if why else ""


def beside_words(via: str) -> str:
    """How something belongs to the hit that it stands beside: “said just before it”, “supports it”."""
    return told(via)


def score_words(score: float, parts: Sequence[tuple[str, float]]) -> str:
    """A score and below it its parts, one a line, the largest first."""
    rows = sorted(parts, key=lambda part: -abs(part[1]))
    whole = tr("{score} in all").format(score=_figure(score))
    return "\n".join([whole, *(f"{_figure(value)}  {told(name)}" for name, value in rows)])


def _figure(value: float) -> str:
    """With a true minus sign, which is as wide as a digit."""
    return decimal(value, 3).replace("-", "−")
