"""A time that a query names as a filter: what was over by then, or had not begun, is left out before any limit."""

from __future__ import annotations

import re
from collections.abc import Set
from datetime import timedelta

from core.acts.bench import Bench
from core.acts.occasions import asked_then, time_of
from core.answers import Corpus, Query
from core.engine.question import Question, Span
from core.store.days import Days, days_between
from core.store.keys import KeySet
from core.store.spans import episodes_within, versions_outside
from core.store.view import View
from core.store.words_index import lookup
from core.text import spaced, words
from core.window import Moment, Precision

TOLD_AFTERWARDS_DAYS = 35
"""Days after a stretch of time in which messages still count as said of it: "last month we …"."""


_SENTENCE = re.compile(r"[.!。！]\W*$")
_FEWEST = 3  # words from which a query may be the words of a statement


def span_of(bench: Bench, view: View, question: Question, text: str) -> Span | None:
    """The stretch of time that a query names by dates, or by an event whose beginning is known.

    None for a sentence, and for words that stand in a row in what is stored:
    who gives those looks for that statement, whenever it holds.
    """
    if question.believed or (question.span and not question.asks and _is_statement(bench, text)):
        return None
    if question.span is not None:
        return question.span
    if question.attribute:
        return None  # where somebody lived before Namur is told by what gave way to Namur, which has to be seen
    event = question.before or question.after
    start, end = time_of(bench, view, event) if event else (None, None)
    if start is None:
        return None
    if question.before:
        return Span(None, Moment(start, Precision.DAY), f"before {event}")
    return Span(Moment(end or start, Precision.DAY), None, f"after {event}")


def _is_statement(bench: Bench, text: str) -> bool:
    if _SENTENCE.search(text):
        return True
    said = words(spaced(text))
    if len(said) < _FEWEST:
        return False
    phrase = f'"{" ".join(said)}"'
    return any(lookup(bench.store, corpus, phrase) for corpus in (Corpus.MEMORIES, Corpus.EPISODES))


def days_in(bench: Bench, span: Span, more: timedelta = timedelta()) -> Days:
    """The days of a span, and ``more`` after it where it has an end."""
    start, end = span.start.at if span.start else None, span.end.at if span.end else None
    return days_between(start, end and end + more, bench.zone)


def outside(bench: Bench, view: View, span: Span | None) -> Set[int]:
    """The versions that were over by then or had not begun; none without a span."""
    return frozenset() if span is None else versions_outside(bench.store, view.known, days_in(bench, span))


def without(keys: Set[int], left_out: Set[int]) -> Set[int]:
    """The keys that are not left out."""
    if not left_out:
        return keys
    if not isinstance(keys, KeySet):
        return keys - left_out
    flags = bytearray(keys.flags)
    for key in left_out:
        if key < len(flags):
            flags[key] = 0
    return KeySet(bytes(flags))


def said_then(bench: Bench, query: Query, present: Set[int]) -> tuple[Set[int], Set[int]]:
    """The messages of the time that a query names, and those among them of which it is not known when they were said.

    All of them, where no message is of that time or none is named.
    """
    now = query.showing.true_on or bench.today()
    question = Question() if query.plain else asked_then(bench, query, now)[0]
    span = span_of(bench, bench.view(query.showing), question, query.text)
    if span is None:
        return present, frozenset()
    within, unknown = episodes_within(bench.store, days_in(bench, span, timedelta(days=TOLD_AFTERWARDS_DAYS)))
    kept = present & within
    return (kept | (present & unknown), unknown) if kept else (present, frozenset())
