"""Memories that say the same twice: which pairs wait, and a person's ruling on one of them as one operation."""

from __future__ import annotations

import time

from core.acts.bench import Bench
from core.acts.contradictions import side_of
from core.acts.gather import require_best_first
from core.acts.merge import take_in
from core.acts.wording import done, held_by
from core.contradictions import Duplicate, DuplicatePage, Preview, Sameness
from core.domain import EdgeKind, ProposalKind, ProposalState, Receipt
from core.engine import sameness
from core.engine.curate import shown_at
from core.errors import InvalidRequest, NotFound, StaleProposal
from core.store.duplicates import Pair, read_duplicates
from core.store.flagged import SideRow, read_sides
from core.store.journal import Writer, from_micros
from core.store.proposals import Suggestion, put_decision, put_proposal
from core.store.rulings import edges_between

_NOT_THE_SAME = "not the same"


def duplicates(bench: Bench, limit: int, offset: int = 0) -> DuplicatePage:
    """One page of the pairs that wait, newest first; raises ``InvalidRequest`` for a page that cannot be."""
    if limit < 1 or offset < 0:
        raise InvalidRequest(f"There is no page of {limit} from {offset}.", "Begin at 0 and ask for one at least.")
    with bench.store.reading():
        pairs = read_duplicates(bench.store)
        return DuplicatePage(tuple(_values(bench, pairs[offset : offset + limit])), len(pairs))


def duplicate(bench: Bench, id: str) -> Duplicate:
    """One pair that waits, by its id; raises ``NotFound`` for one that does not wait (any more)."""
    with bench.store.reading():
        return _values(bench, [_find(bench, id)])[0]


def _values(bench: Bench, pairs: list[Pair]) -> list[Duplicate]:
    view = bench.view()
    sides = read_sides(bench.store, sorted({key for pair in pairs for key in (pair.first, pair.second)}))
    found = []
    for pair in pairs:
        a, b = _in_order(sides, pair)
        said = (pair.reason, pair.by, from_micros(pair.at), pair.proposal)
        found.append(Duplicate(pair.id, side_of(view, a), side_of(view, b), *said))
    return found


def _in_order(sides: dict[int, SideRow], pair: Pair) -> tuple[SideRow, SideRow]:
    first, second = sides[pair.first], sides[pair.second]
    return (first, second) if first.begun <= second.begun else (second, first)


def _find(bench: Bench, id: str) -> Pair:
    found = next((pair for pair in read_duplicates(bench.store) if pair.id == id), None)
    if found is None:
        raise NotFound("This pair does not wait any more.", "It was settled, or one of the two changed.")
    return found


def preview_sameness(bench: Bench, id: str, ruling: Sameness) -> Preview:
    """What a ruling would do, in plain sentences; raises ``NotFound`` and ``InvalidRequest`` as giving it would."""
    with bench.store.reading():
        a, b = _in_order(*_read(bench, id))
        if ruling is not Sameness.DIFFERENT:
            _chosen(bench, a, b, ruling)
        return sameness.preview(ruling, a.text, b.text)


def _read(bench: Bench, id: str) -> tuple[dict[int, SideRow], Pair]:
    pair = _find(bench, id)
    return read_sides(bench.store, [pair.first, pair.second]), pair


def decide_sameness(
    bench: Bench, id: str, ruling: Sameness, seen: tuple[tuple[str, int], tuple[str, int]] | None = None
) -> Receipt:
    """Rule on a pair: one memory of both with all sources, or two that are not the same.

    ``seen``: memory and version of both sides as the person saw them; anything
    else raises ``StaleProposal``. Raises ``NotFound`` for a pair that does not
    wait, ``InvalidRequest`` where what holds would be put away with what is over.
    """
    begun = time.perf_counter()
    note = _NOT_THE_SAME if ruling is Sameness.DIFFERENT else "the same twice"
    with bench.operation("reject" if ruling is Sameness.DIFFERENT else "merge", note=note) as writer:
        sides, pair = _read(bench, id)
        a, b = _in_order(sides, pair)
        shown = ((a.memory_id, a.number), (b.memory_id, b.number))
        if seen is not None and shown != seen:
            raise StaleProposal("One of the two changed meanwhile. Nothing was done.", "Look at them again.", id)
        if ruling is Sameness.DIFFERENT:
            _keep_apart(bench, writer, pair, sides[pair.first], sides[pair.second])
            kept = a
        else:
            kept, other = _chosen(bench, a, b, ruling)
            take_in(bench, writer, kept.memory, kept.number, other.memory, reworded=False)
            if pair.proposal:
                put_decision(writer, pair.proposal, ProposalState.APPROVED, "")
    said = " ".join(sameness.preview(ruling, a.text, b.text).effects)
    return done(bench, kept.memory, kept.number, writer.number, said, begun)


def _chosen(bench: Bench, a: SideRow, b: SideRow, ruling: Sameness) -> tuple[SideRow, SideRow]:
    """What stays in sight and what goes to the archive."""
    kept, other = (a, b) if ruling is Sameness.KEEP_A else (b, a)
    now = bench.clock()
    held = [shown_at(held_by(bench, side.memory), now) for side in (kept, other)]
    require_best_first(bench, [kept.memory, other.memory], held, now)
    return kept, other


def _keep_apart(bench: Bench, writer: Writer, pair: Pair, first: SideRow, second: SideRow) -> None:
    """Take the links away; a turned down proposal keeps the sweep from finding the two again."""
    for source, target in ((first, second), (second, first)):
        for key in edges_between(bench.store, EdgeKind.RESTATES, source.memory, target.memory):
            writer.retract("edge", key)
    proposal = pair.proposal
    if not proposal:
        proposal = bench.ids(writer.at)
        said = (ProposalKind.MERGE, first.memory, first.number, first.text, None, pair.reason, "sweep")
        put_proposal(writer, proposal, Suggestion(*said, other=second.memory, other_version=second.number))
    put_decision(writer, proposal, ProposalState.REJECTED, _NOT_THE_SAME)
