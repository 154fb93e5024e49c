"""What waits in the review, in numbers, and what of it is worth the next few minutes most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from core.acts.bench import Bench
from core.acts.contradictions import contradictions
from core.acts.duplicates import duplicates
from core.acts.review import suggested
from core.contradictions import QueueRequest, ReviewCounts, Sitting
from core.domain import Status
from core.engine.stakes import seconds_for, worth
from core.store.by_rule import count_by_rule
from core.store.duplicates import merge_proposals_of_pairs, read_duplicates
from core.store.memories import read_memories
from core.store.queue import count_waiting
from core.store.review import count_proposals
from core.store.skips import count_skips
from core.store.usage import read_usage

LOOKED = 1000
"""Of each kind, how many are weighed: the best ranked contradictions, the newest of the others."""


def review_counts(bench: Bench) -> ReviewCounts:
    """How much waits in each list; a merge that is shown as a duplicate is counted there alone."""
    store = bench.store
    with store.reading():
        view = bench.view()
        pending = len(view.with_status(frozenset({Status.PENDING}), showing=True))
        suggested = count_proposals(store, view.known) - len(merge_proposals_of_pairs(store))
        return ReviewCounts(
            contradictions=count_waiting(store, view.known),
            to_approve=pending + suggested,
            duplicates=len(read_duplicates(store)),
            skipped=count_skips(store),
            by_rule=count_by_rule(store),
        )


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
