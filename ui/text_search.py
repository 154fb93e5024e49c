"""What a search says about itself, in words: the time that it read from a question, and why a hit is here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import timedelta

from core.domain import Status
from core.understood import Piece, PieceKind, Understood
from core.window import Moment, Precision, parse_moment, period_end
from ui.dates import day_text, moment_text
from ui.text import FILTER_WORDS
from ui.told import told
from ui.translation import decimal, in_quotes, tr


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
            is_day = start is not None and when == moment_text(start) and start.precision is Precision.DAY
            return (_CHANGED if understood.changes else _TRUE)[is_day].format(when=when)


_TRUE = (tr("True in {when}"), tr("True on {when}"))
_CHANGED = (tr("Changed in {when}"), tr("Changed on {when}"))
"""For a month or a year, and for a day."""


def _stretch(start: Moment | None, end: Moment | None) -> str:
    """“Mar 2025”, or “Mar 2025 – May 2025” where it is more than one day, month or year; the end is not part of it."""
    if start is None or end is None or period_end(start) >= end.at:
        return moment_text(start) if start else ""
    last = Moment(end.at - timedelta(microseconds=1), end.precision)
    return f"{moment_text(start)} – {moment_text(last)}"


def piece_chip(piece: Piece) -> str:
    """A piece of the query as a chip: “#dogs”, “without “rain””, “Past”, “Learned: Mar 2025”; empty = it is none."""
    value = piece.value
    match piece.kind:
        case PieceKind.PHRASE:
            return in_quotes(value)
        case PieceKind.WITHOUT:
            return tr("without {words}").format(words=in_quotes(value))
        case PieceKind.TAG:
            return f"#{value}"
        case PieceKind.FROM:
            return tr("from {name}").format(name=value)
        case PieceKind.IS:
            return FILTER_WORDS[Status(value.casefold())]
        case kind:
            return _dated_chip(kind, parse_moment(value)) if kind in _DATED else ""


def _dated_chip(kind: PieceKind, when: Moment) -> str:
    return _DATED[kind][when.precision in (Precision.DAY, Precision.SECOND)].format(when=moment_text(when))


_DATED = {
    PieceKind.CHANGED: _CHANGED,
    PieceKind.ASOF: _TRUE,
    PieceKind.LEARNED: (tr("Learned in {when}"), tr("Learned on {when}")),
    PieceKind.CONFIRMED: (tr("Last said in {when}"), tr("Last said on {when}")),
}
"""Chips of the filters that name a date."""


def unread_words(pieces: Sequence[Piece]) -> str:
    """That something written like a filter is none; empty where all of them were read."""
    unread = next((piece for piece in pieces if piece.kind is PieceKind.UNREAD), None)
    if unread is None:
        return ""
    return tr("{words} names no date or state; its words are looked for.").format(words=in_quotes(unread.written))


def piece_hint(chip: str) -> str:
    """What a click on such a chip does."""
    return tr("{chip}: written in your search. Click to take it out.").format(chip=chip)


def without_piece(query: str, written: str) -> str:
    """A query without one of its pieces; as it is where that does not stand in it any more."""
    before, found, after = query.partition(written)
    return " ".join(f"{before} {after}".split()) if found else query


def looked_for(query: str, pieces: Sequence[Piece]) -> str:
    """What of a query is marked in the rows: its words and phrases, and nothing that only narrows."""
    for piece in pieces:
        if piece.kind not in (PieceKind.PHRASE, PieceKind.UNREAD):
            query = without_piece(query, piece.written)
    return query


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
