"""What began or ended in a stretch of time, as an answer: the question is not looked for by its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from core.acts.bench import Bench
from core.acts.hits import newest_hits
from core.acts.spans import days_in
from core.acts.understand import Asked
from core.answers import Hit, Sentence
from core.domain import Memory, Status
from core.engine.changes import asks_for_changes
from core.engine.listed import note_of, told_as_list
from core.engine.question import Span
from core.store.memories import read_memories
from core.store.orders import versions_about
from core.store.spans import turned_within
from core.store.view import View

_COUNTS = frozenset({Status.CURRENT, Status.DISPUTED, Status.PAST, Status.UPCOMING})
"""What the world was like: nothing that waits, was never right or was set aside."""
BEGAN, ENDED = "began", "ended"
_WHY = {BEGAN: "began then", ENDED: "ended then"}


@dataclass(frozen=True, slots=True)
class Changed:
    """The memories that turned in the asked time, in the order of their turns, each with what it did then."""

    span: Span
    turns: tuple[tuple[int, str], ...]
    """Pairs of a version and ``BEGAN`` or ``ENDED``; a version that did both stands there twice."""

    @property
    def count(self) -> int:
        """How many versions turned."""
        return len({version for version, _ in self.turns})


def changes_asked(bench: Bench, view: View, asked: Asked) -> Changed | None:
    """What a question for changes finds; None where it asks for something else, or nothing turned in that time."""
    span = asks_for_changes(asked.question)
    if span is None or span.start is None or span.end is None:
        return None
    rows = turned_within(bench.store, view.known, days_in(bench, span))
    counted = view.with_status(_COUNTS)
    about = _about(bench, view, asked)
    turns: list[tuple[datetime, int, str]] = []
    for version, begun, ended in rows:
        if version in counted and (about is None or version in about):
            turns += [(at, version, did) for at, did in ((begun, BEGAN), (ended, ENDED)) if at is not None]
    return Changed(span, tuple((version, did) for _, version, did in sorted(turns))) if turns else None


def _about(bench: Bench, view: View, asked: Asked) -> set[int] | None:
    """The versions about whom the question names; None for everybody: a vault is about its owner."""
    question = asked.question
    names = (f"user's {question.kin}", *question.alias) if question.kin else question.subject_names
    return set().union(*(versions_about(bench.store, name, view.known) for name in names)) if names else None


def told_changes(bench: Bench, view: View, changed: Changed) -> tuple[tuple[Sentence, ...], tuple[Memory, ...]]:
    """What began and what ended, a sentence each, with the memories that they cite."""
    read = dict(_read(bench, view, changed))
    groups = [(did, [read[version] for version, done in changed.turns if done == did]) for did in (BEGAN, ENDED)]
    notes = [note_of(memory) for _, memories in groups for memory in memories]
    return told_as_list([(did, memories) for did, memories in groups if memories], notes), tuple(read.values())


def hits_of_changes(bench: Bench, view: View, changed: Changed, limit: int) -> list[Hit]:
    """The memories that turned, in the order of their turns; each says what it did then."""
    did: dict[int, list[str]] = {}
    for version, done in changed.turns:
        did.setdefault(version, []).append(_WHY[done])
    live = view.entries(did)
    hits = newest_hits(bench, view, [live[version] for version in did][:limit])
    return [replace(hit, why="; ".join(said), via="time") for hit, said in zip(hits, did.values(), strict=False)]


def _read(bench: Bench, view: View, changed: Changed) -> Sequence[tuple[int, Memory]]:
    versions = list(dict.fromkeys(version for version, _ in changed.turns))
    live = view.entries(versions)
    return list(zip(versions, read_memories(bench.store, [live[one] for one in versions], view.known), strict=True))
