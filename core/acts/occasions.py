"""When the occasion was by which a question names its time: looked up in what the vault holds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from core.acts.bench import Bench
from core.answers import Corpus, Query
from core.domain import Status
from core.engine.around import is_of_another_time
from core.engine.content import content_of
from core.engine.found_slot import Polarity
from core.engine.language import guess_language
from core.engine.occasion import Occasion, Relation, read_occasion, span_beside
from core.engine.question import Question, Span, read_question
from core.engine.slots import read_slots
from core.engine.whom import is_about_self
from core.store.memories import read_memories
from core.store.slots import SlotRow, holders, subjects_named
from core.store.spans import first_window
from core.store.statements import statement_texts
from core.store.view import View
from core.store.words_index import lookup
from core.text import STOP_WORDS, spaced, words
from core.window import End, Moment, Precision, Window

_TELLING = frozenset({Status.CURRENT, Status.DISPUTED, Status.PAST})
"""Statements that may tell when it was: none that waits or was never right."""
MOST_ANCHORS = 20
"""Best statements with all words of an event among which its beginning is looked for."""
MOST_VALUES = 24
"""Values of one slot among which that of the occasion is looked for, the latest first: a home has a handful."""
_BARE = (
    (re.compile(r"\b(?:moved(?: house)?|relocated|umzog|zog um)$"), "lives_in"),
    (re.compile(r"\b(?:(?:changed|switched) (?:jobs?|employers?)|den Job wechselte)$"), "works_at"),
)
"""Changes that are told without saying to what: the last one is meant."""
_TURN_BEFORE = " before that?"
"""How a question ends that asks for the value before the present one; see ``core/engine/in_turn.py``."""


def asked_then(bench: Bench, query: Query, now: datetime) -> tuple[Question, str]:
    """A query read as a question, its occasion turned into dates; and the words that are left to look for.

    Where the question names no occasion, or the vault does not know when it
    was, both are as the query was put. So is "where did I live before I moved
    to Lisbon?": what gave way to Lisbon tells that, and has to be seen.
    """
    question = read_question(query.text, now)
    occasion = read_occasion(query.text) if question.asks and question.span is None else None
    if occasion is None:
        return question, query.text
    about = read_question(occasion.rest, now)
    if _is_the_last(bench, occasion, about, now):
        before = occasion.relation is Relation.BEFORE
        return (replace(about, folded=f"{about.folded.rstrip('? ')}{_TURN_BEFORE}") if before else about), occasion.rest
    span = _span(bench, query, occasion, about, now)
    if span is None:
        return question, query.text
    return replace(about, span=span), occasion.rest


def _is_the_last(bench: Bench, occasion: Occasion, about: Question, now: datetime) -> bool:
    """Whether it is the last change of the very value that is asked for: “where did I live before I moved?”."""
    return occasion.relation in (Relation.BEFORE, Relation.AFTER) and any(
        attribute == about.attribute and not value and subject in _names_of(about)
        for subject, attribute, value in _sought(bench, occasion.event, now)
    )


def _span(bench: Bench, query: Query, occasion: Occasion, about: Question, now: datetime) -> Span | None:
    view = bench.view(query.showing)
    for subject, attribute, value in _sought(bench, occasion.event, now):
        if _gives_way(occasion, attribute == about.attribute and subject in _names_of(about)):
            return None
        rows = holders(bench.store, subjects_named(bench.store, {subject}), attribute, view.known, MOST_VALUES)
        span = _latest(bench, view, occasion, [row for row in rows if not value or _is_same(row.value, value)])
        if span is not None:
            return span
    start, end = time_of(bench, view, occasion.event)
    if start is None:
        return None
    begun, over = Moment(start, Precision.DAY), Moment(end, Precision.DAY) if end else None
    return span_beside(occasion, Window(begun, over, End.DATED if over else End.OPEN))


def _gives_way(occasion: Occasion, of_same: bool) -> bool:
    """Whether what is asked is what came before or after another value of the same slot."""
    return of_same and occasion.relation in (Relation.BEFORE, Relation.AFTER)


def _sought(bench: Bench, event: str, now: datetime) -> Iterator[tuple[str, str, str]]:
    """Of whom which attribute with which value tells the event; without a value any change of it does."""
    for pattern, attribute in _BARE:
        if pattern.search(event):
            home = "wohnte in Rom" if guess_language(event) == "de" else "lived in Rome"
            said = read_slots(pattern.sub(home, event), None, bench.owner_names(), now)
            yield from ((slot.subject, attribute, "") for slot in said[:1])
            return
    for slot in read_slots(f"{event}.", None, bench.owner_names(), now):
        if slot.polarity is Polarity.POS:
            yield slot.subject, slot.attribute, slot.value


def _names_of(question: Question) -> set[str]:
    """By which names slots know whom a question is about."""
    if question.kin:
        return {f"user's {question.kin}", *question.alias}
    return {"user"} if question.mine else {name for name in question.names} | {name.title() for name in question.names}


def _is_same(held: str, said: str) -> bool:
    """Whether two values share their words: "harbour authority" and "the harbour authority of Porto"."""
    one, other = content_of(held), content_of(said)
    return bool(one and other) and (one <= other or other <= one)


def _latest(bench: Bench, view: View, occasion: Occasion, rows: Sequence[SlotRow]) -> Span | None:
    """The time beside the last of these that counts and whose dates tell it."""
    counted = view.with_status(_TELLING)
    live = view.entries(row.version for row in rows if row.polarity == Polarity.POS and row.version in counted)
    memories = read_memories(bench.store, list(live.values()), view.known)
    spans = [span for memory in memories if (span := span_beside(occasion, memory.window)) is not None]
    return max(spans, key=_begins, default=None)


def _begins(span: Span) -> datetime:
    moment = span.start or span.end
    return moment.at if moment is not None else datetime.min.replace(tzinfo=UTC)


def time_of(bench: Bench, view: View, event: str) -> tuple[datetime | None, datetime | None]:
    """When the statements with all words of an event say that it was; None where none does."""
    said = [f'"{spaced(word).strip()}"' for word in words(event) if word not in STOP_WORDS]
    if not said:
        return None, None
    found = [key for key, _ in lookup(bench.store, Corpus.MEMORIES, " AND ".join(said))]
    telling = view.with_status(_TELLING)
    likely = [key for key in found if key in telling][:MOST_ANCHORS]
    texts = statement_texts(bench.store, Corpus.MEMORIES, likely)
    own = is_about_self(event)
    anchors = [
        key
        for key, text in zip(likely, texts, strict=True)
        if not is_of_another_time(text, event) and (not own or is_about_self(text))
    ]
    return first_window(bench.store, anchors, view.known)
