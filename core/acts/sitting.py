"""What of the review is worth the next few minutes most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from core.acts.bench import Bench
from core.acts.contradictions import contradictions
from core.acts.duplicates import duplicates
from core.acts.review import suggested
from core.contradictions import QueueRequest, Sitting
from core.domain import Status
from core.engine.stakes import seconds_for, worth
from core.store.memories import read_memories
from core.store.usage import read_usage

LOOKED = 1000
"""Of each kind, how many are weighed: the best ranked contradictions, the newest of the others."""


class _Candidate(NamedTuple):
    kind: str
    id: str
    texts: tuple[str, ...]
    memories: tuple[str, ...]
    attribute: str = ""


def sitting(bench: Bench, seconds: int) -> Sitting:
    """What to decide in so many seconds: the most worth for the time first; one decision at least where any waits."""
    with bench.store.reading():
        found = [*_contradictions(bench), *_duplicates(bench), *_to_approve(bench)]
        uses = read_usage(bench.store, [memory for one in found for memory in one.memories])
    weighed = []
    for at, one in enumerate(found):
        times = sum(uses[memory].times for memory in one.memories if memory in uses)
        needs = seconds_for(one.kind, one.texts)
        weighed.append((-worth(one.texts, one.attribute, times) / needs, at, needs, one))
    weighed.sort(key=lambda entry: entry[:2])
    chosen, spent = list[_Candidate](), 0.0
    for _, _, needs, one in weighed:
        if not chosen or spent + needs <= seconds:
            chosen.append(one)
            spent += needs
    ids = {kind: tuple(one.id for one in chosen if one.kind == kind) for kind in ("contradiction", "duplicate")}
    approve = tuple(one.id for one in chosen if one.kind == "proposal")
    return Sitting(ids["contradiction"], ids["duplicate"], approve, round(spent))


def _contradictions(bench: Bench) -> Iterator[_Candidate]:
    for one in contradictions(bench, QueueRequest(limit=LOOKED)).contradictions:
        sides = (one.a, one.b)
        attribute = one.slot.partition(" of ")[0]
        texts, memories = tuple(side.text for side in sides), tuple(side.memory for side in sides)
        yield _Candidate("contradiction", one.id, texts, memories, attribute)


def _duplicates(bench: Bench) -> Iterator[_Candidate]:
    for one in duplicates(bench, LOOKED).duplicates:
        yield _Candidate("duplicate", one.id, (one.a.text, one.b.text), (one.a.memory, one.b.memory))


def _to_approve(bench: Bench) -> Iterator[_Candidate]:
    for one in suggested(bench)[:LOOKED]:
        yield _Candidate("proposal", one.id, (one.before, one.after or ""), (one.memory,))
    view = bench.view()
    waiting = view.newest_first(view.with_status(frozenset({Status.PENDING}), showing=True))[:LOOKED]
    for memory in read_memories(bench.store, list(view.entries(waiting).values()), view.known):
        yield _Candidate("proposal", memory.id, (memory.text,), (memory.id,))
