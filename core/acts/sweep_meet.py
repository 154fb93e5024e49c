"""One block of the rules' round: all other statements are led past it, and who could clash is compared.

A step is a hundred statements that are led past, or a portion of pairs that
are compared. After each step the place is noted: which statement is next, and
whom of the block it met last. A sweep that goes on begins at that place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from core.acts.bench import Bench
from core.acts.detect import by_rules
from core.acts.sweep_full import MOST_FLAGS, note_full
from core.acts.sweep_harvest import Flag, Harvest
from core.acts.sweep_rules import without_slots
from core.contradictions import Assessment, Generator
from core.engine.about import things_in
from core.engine.meetings import Block
from core.engine.opposites.evidence import SURE, Weighed
from core.engine.opposites.gist import resemble
from core.store.gists import Stored, gists_after, gists_before, read_gists
from core.store.review import is_settled, open_between
from core.store.sweeps import Kept, read_kept
from core.window import End

MOST_MET = 500
"""Earlier statements that one meets in its turn, the latest first: about 50 ms of looking."""
PORTION = 20
"""Pairs that are read and compared in one step, so that a sweep can stop between two."""
ROWS = 100
"""Statements that are led past a block in one step, about 3 ms."""
PAGE = 500
"""Statements that are read at a time."""
MADE = 50
"""Statements of a block that are made ready between two looks whether to stop, about 1 ms."""
PREPARING = -1
"""Given instead of a count while a block is made ready: no step yet, so that the shortest slice comes to one."""

Pair = tuple[int, int]


def lead_past(bench: Bench, harvest: Harvest, name: str, state: dict[str, Any]) -> Iterator[int]:
    """Lead all that are left past the block of this state; gives the pairs compared in each step."""
    plan = state["block"]
    yield from _made(bench, plan)
    block, waiting = bench.met.block, list[Pair]()
    assert block is not None
    for led, row in enumerate(_rows(bench, plan), 1):
        for member in _chosen(bench, harvest, block, plan, row):
            waiting.append((member, row.version))
            if len(waiting) >= PORTION:
                pairs = _look(bench, harvest, waiting)
                yield _came_to(harvest, name, state, block, row.version, member, pairs)
                waiting.clear()
        if led % ROWS == 0:
            pairs = _look(bench, harvest, waiting)
            yield _came_to(harvest, name, state, block, row.version, 0, pairs)
            waiting.clear()
    if waiting:
        pairs = _look(bench, harvest, waiting)
        yield _came_to(harvest, name, state, block, 0, 0, pairs)


def _came_to(
    harvest: Harvest, name: str, state: dict[str, Any], block: Block, row: int, member: int, pairs: int
) -> int:
    """Keep where the block stands; gives the pairs."""
    block.place = (row, member)
    state["block"] |= {"row": row, "member": member}
    harvest.states[name] = state
    return pairs


def _made(bench: Bench, plan: dict[str, Any]) -> Iterator[int]:
    """Have the block ready; one that this handle has made already is gone on with."""
    who: dict[str, Any] = {name: plan[name] for name in ("kind", "from", "to", "keys") if name in plan}
    block, place = bench.met.block, (plan["row"], plan["member"])
    if block is None or block.plan != who:
        block = bench.met.block = Block(who)
    is_made = block.is_made
    if not is_made:
        for at, one in enumerate(_members(bench, plan, block.made), 1):
            block.add(*one)
            if at % MADE == 0:
                yield PREPARING  # what is made so far is kept for the next slice
        block.is_made = True
    if is_made and block.place == place:
        return
    # How many each has met is not known here: in its turn it may meet more, and of a crowd all that are left.
    block.seen.clear()
    block.is_begun = plan["member"] is not None
    block.place = place


def _members(bench: Bench, plan: dict[str, Any], made: int) -> Iterator[Stored]:
    store, mark = bench.store, bench.met.mark
    if "keys" in plan:
        stored = read_gists(store, mark, [key for key in plan["keys"] if key > made])
        yield from map(Stored._make, sorted(stored.items()))
        return
    after = max(plan["from"], made)
    while page := gists_after(store, mark, after, plan["to"], PAGE):
        yield from page
        after = page[-1].version


def _rows(bench: Bench, plan: dict[str, Any]) -> Iterator[Stored]:
    """Who is still to be led past, the latest first."""
    most = plan["row"] - (plan["member"] == 0)
    while page := gists_before(bench.store, bench.met.mark, most, PAGE):
        yield from page
        most = page[-1].version - 1


def _chosen(bench: Bench, harvest: Harvest, block: Block, plan: dict[str, Any], row: Stored) -> Iterator[int]:
    """Whom of the block one has to be compared with, the latest first."""
    flagged, key = bench.met.flagged, row.version
    if flagged[key] >= MOST_FLAGS:
        note_full(bench, harvest, key)
        return
    for member in block.others(key, row.numbers):
        if not _is_due(block, plan, key, member):
            continue
        if flagged[member] >= MOST_FLAGS:
            note_full(bench, harvest, member)
        elif _is_in_turn(block, plan, member):
            yield member


def _is_due(block: Block, plan: dict[str, Any], row: int, member: int) -> bool:
    """Whether the two have not met: two of one block meet once, and so do those before the place where it stood."""
    if plan["member"] is not None and row == plan["row"] and member >= plan["member"]:
        return False
    return member > row or ("keys" in plan and row not in block.keys)


def _is_in_turn(block: Block, plan: dict[str, Any], member: int) -> bool:
    """In its turn each meets so many; the others of a crowd come at the end of the round."""
    if plan["kind"] == "again":
        return True
    block.seen[member] += 1
    is_many = block.seen[member] > MOST_MET
    if plan["kind"] == "turn":
        plan["crowded"] = plan["crowded"] or is_many
        return not is_many
    return is_many or block.is_begun


def _look(bench: Bench, harvest: Harvest, pairs: Sequence[Pair]) -> int:
    """Compare pairs; gives how many were."""
    kept = {one.key: one for one in read_kept(bench.store, sorted({key for pair in pairs for key in pair}))}
    met, compared = bench.met, 0
    for member, row in pairs:
        one, other = kept.get(member), kept.get(row)
        if one is None or other is None or not one.window.ending is other.window.ending is End.OPEN:
            continue
        full = [key for key in (member, row) if met.flagged[key] >= MOST_FLAGS]
        for key in full:
            note_full(bench, harvest, key)
        if not full:
            compared += 1
            _compare(bench, harvest, one, other)
    return compared


def _compare(bench: Bench, harvest: Harvest, one: Kept, other: Kept) -> None:
    found = by_rules(one, other, bench.owner_names())
    if found is None or not counts(one, other, found[2]):
        return
    if is_settled(bench.store, one.text, other.text) or open_between(bench.store, one.key, other.key):
        return
    bench.met.flagged.update((one.key, other.key))
    first, second, weighed = found
    said = [
        Assessment(generator, "", weighed.rule, weighed.score, weighed.reason)
        for generator in (Generator.SWEEP, Generator.OPPOSITE)
    ]
    harvest.found.append(Flag(without_slots(first), without_slots(second), tuple(said), weighed.suggested))


def counts(one: Kept, other: Kept, weighed: Weighed) -> bool:
    """Whether a finding is sure enough for a pair that nothing but the subject brought together.

    A word of change in what is said of something else is a guess too often.
    """
    return weighed.score >= SURE or resemble(things_in(one.text), things_in(other.text))
