"""A list as an answer: what is known of somebody, or all values of what is asked, grouped and in order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import replace
from datetime import timedelta

from core.acts.bench import Bench
from core.acts.changes import changes_asked, told_changes
from core.acts.spans import days_in, outside
from core.acts.understand import understand
from core.answers import Hit, Query, Sentence
from core.domain import Memory, Status
from core.engine.answering import is_of_kind
from core.engine.attributes.catalogue import is_single
from core.engine.content import content_of
from core.engine.listed import Listed, heading_of, is_headed, listed_by, note_of, told_as_list
from core.engine.question import Question
from core.engine.whom import names_in
from core.store.memories import read_memories
from core.store.slots import SlotRow, subjects_named, told_of
from core.store.spans import undated
from core.store.view import View
from core.store.words_index import latest_with
from core.text import fold, words

COUNTS = frozenset({Status.CURRENT, Status.DISPUTED})
MOST_SLOTS = 500
"""Latest slots of one person that are looked at."""
PLAN = "plan"
"""What is yet to begin is listed among the plans, in whatever words it was told."""
LONGEST_POINT = timedelta(days=31)
"""A month is answered by what held at its end, as a day is; what is longer by all that held then."""
MOST_OTHERS = 50
"""Latest statements with a person's name that are looked at for what no slot holds."""


def summary(bench: Bench, query: Query) -> tuple[tuple[Sentence, ...], tuple[Memory, ...]]:
    """The answer as a list with the memories that it cites.

    Both are empty where the question asks for one thing, or nothing is known of whom it asks. A stretch of time in
    which what is asked changed ("where did I live in the nineties?") lists what held one after the other.
    """
    asked = understand(bench, query)
    view = bench.view(query.showing)
    changed = changes_asked(bench, view, asked)
    if changed is not None:
        return told_changes(bench, view, changed)
    listed = None if query.plain else listed_by(query.text) or _in_turn(asked.question)
    if listed is None:
        return (), ()
    names = _names(bench, query)
    groups = _by_slot(bench, view, subjects_named(bench.store, names) if names else set(), listed)
    if listed.attributes == (PLAN,) and "user" in names:
        groups[PLAN] = list(dict.fromkeys([*groups[PLAN], *sorted(view.with_status(frozenset({Status.UPCOMING})))]))
    groups = _at_that_time(bench, view, asked.question, listed, groups)
    if listed.whole:
        known = {version for versions in groups.values() for version in versions}
        groups[""] = [key for key in _others(bench, view, names) if key not in known]
    read = _read(bench, view, asked.question, groups)
    if listed.past:
        read = [(attribute, sorted(found, key=_begun)) for attribute, found in read]
    memories = tuple(memory for _, found in read for memory in found)
    if listed.in_turn and len(memories) < 2:
        return (), ()
    return told_as_list(read, [note_of(memory) for memory in memories]), memories


def _at_that_time(
    bench: Bench, view: View, question: Question, listed: Listed, groups: dict[str, list[int]]
) -> dict[str, list[int]]:
    """What is listed without what lies outside of the time that is named."""
    if not listed.past:
        return groups
    left_out = set(outside(bench, view, question.span))
    if listed.in_turn and question.span is not None:
        every = {version for versions in groups.values() for version in versions}
        # What has no date may have been so then; beside what has one it is no part of the turn.
        left_out |= undated(bench.store, every, view.known, days_in(bench, question.span))
    return {attribute: [key for key in keys if key not in left_out] for attribute, keys in groups.items()}


def to_the_point(text: str, content: Set[str], hits: Sequence[Hit]) -> tuple[Hit, ...]:
    """The hits that count where a list is asked for of which no slot is known; all of them where none is asked for.

    What is only near in meaning is a guess: of somebody ("tell me about Anna") a hit has to hold the name, else one
    of the words (``content``) that the question is about.
    """
    listed, names = listed_by(text), names_in(text)
    if listed is None or (listed.whole and not names):
        return tuple(hits)
    wanted = [set(words(name)) for name in names]
    return tuple(
        hit
        for hit in hits
        if (
            any(name <= set(words(f"{hit.speaker} {hit.text}")) for name in wanted)
            if listed.whole
            else content & content_of(hit.text)
        )
    )


def _read(
    bench: Bench, view: View, question: Question, groups: Mapping[str, list[int]]
) -> list[tuple[str, list[Memory]]]:
    """The memories under each heading that has any; of the kind that is asked for: a list of dogs has no cat."""
    read = []
    for attribute, versions in groups.items():
        wanted = replace(question, attribute=attribute)
        found = [one for one in _memories(bench, view, versions) if is_of_kind(wanted, one.text)] if versions else []
        read += [(attribute, found)] if found else []
    return read


def _in_turn(question: Question) -> Listed | None:
    """What a question about a stretch of time lists; None for one about a point in time, and one without a time."""
    span, attribute = question.span, question.attribute
    if span is None or span.start is None or span.end is None or question.believed or question.polar:
        return None
    if span.end.at - span.start.at <= LONGEST_POINT or not (is_single(attribute) and is_headed(attribute)):
        return None
    return Listed((attribute,), past=True, in_turn=True)


def _names(bench: Bench, query: Query) -> set[str]:
    """By which names whom the question is about is known."""
    question = understand(bench, replace(query, text=_as_question(query.text))).question
    if question.kin:
        return {f"user's {question.kin}", *question.alias}
    if question.mine or {fold(name) for name in question.names} & bench.owner_names():
        return {"user"}
    return set(question.names)


_TOLD_OF = re.compile(
    r"what (?:(?:have|had|did|do) (?:i|we)) (?:tell|told|say|said|mention(?:ed)?|know)\b.*? about (?P<whom>.+)",
    re.IGNORECASE,
)
"""Who asks what they told is not whom it was about."""


def _as_question(text: str) -> str:
    """The same as a question: its “me” in “tell me about Anna” is not whom it is about."""
    told = _TOLD_OF.match(text.strip())
    if told is not None:
        return f"What is known about {told['whom']}"
    names = names_in(text)
    if names and not text.strip().endswith("?"):
        return f"Who is {names[-1].title()}?"
    return text.replace("Tell me about", "What is known about").replace("tell me about", "what is known about")


def _by_slot(bench: Bench, view: View, subjects: set[int], listed: Listed) -> dict[str, list[int]]:
    """The versions under each asked attribute, the latest first, each version once."""
    wanted = COUNTS | {Status.PAST} if listed.past else COUNTS
    counted = view.with_status(wanted)
    rows = told_of(bench.store, subjects, view.known, MOST_SLOTS) if subjects else []
    found: dict[str, list[int]] = {attribute: [] for attribute in (*listed.attributes, "favourite_")}
    seen: set[int] = set()
    for row in _in_order(rows, listed):
        heading = heading_of(row.attribute, listed)
        if heading is not None and row.version in counted and row.version not in seen:
            seen.add(row.version)
            found[heading].append(row.version)
    return found


def _in_order(rows: Iterable[SlotRow], listed: Listed) -> list[SlotRow]:
    order = {attribute: at for at, attribute in enumerate(listed.attributes)}
    return sorted(rows, key=lambda row: order.get(row.attribute, len(order)))


def _others(bench: Bench, view: View, names: set[str]) -> list[int]:
    """What else is told of a person by name; of the owner the library is the list."""
    counted = view.with_status(COUNTS)
    found: dict[int, None] = {}
    for name in sorted(names - {"user"}):
        phrase = " ".join(words(name))
        for key, _, _ in latest_with(bench.store, f'"{phrase}"', MOST_OTHERS) if phrase else []:
            if key in counted:
                found[key] = None
    return list(found)


def _memories(bench: Bench, view: View, versions: list[int]) -> list[Memory]:
    live = view.entries(versions)
    return read_memories(bench.store, [live[key] for key in versions], view.known)


def _begun(memory: Memory) -> tuple[bool, float]:
    start = memory.window.start
    return start is None, start.at.timestamp() if start else 0.0
