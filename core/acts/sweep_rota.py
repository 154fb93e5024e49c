"""The rules' own round through the plan: every two statements about one subject meet in a batch of 25.

Looking a statement up by its words finds what most resembles it; this round
also lets the rest meet, batch after batch, in whatever time a sweep has left.
It goes subject by subject in the order of their marks, so that where it stands
is a few numbers however many subjects there are. Two statements that share
less than most of the shorter one's words are passed by: what rules say of such
pairs is a guess too often, and knowledge of the world is looked up elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from core.acts.bench import Bench
from core.acts.detect import by_rules
from core.acts.sweep_groups import read_on
from core.acts.sweep_harvest import Flag, Harvest
from core.acts.sweep_rules import MOST_FLAGS, without_slots
from core.contradictions import Assessment, Generator
from core.engine.about import things_in
from core.engine.opposites.words import mark_of_tables
from core.engine.sweep_plan import Batch, Place, stairs, stairs_left
from core.store.sweeps import newest_version, read_kept, read_state, subject_mark

RESEMBLING = 0.6
"""Share of the shorter statement's words; at a half every two appointments resemble each other."""
STATE = "sweep:rota"
"""Key in ``meta``: the rules' mark, the keys between which the round lets pairs meet, and the place in it."""


def each_batch(bench: Bench, harvest: Harvest) -> Iterator[int]:
    """Let batches meet, until the round is at its end; gives the pairs compared, 0 while it still reads."""
    state = _begun(bench)
    if state["done"]:
        return
    yield from (0 for _ in read_on(bench))
    flagged: Counter[int] = Counter()
    for subject, members in _in_order(bench, state):
        place = Place(state["met"], tuple(state["column"]), state["after"])
        for batch, after in stairs(members, place if subject == state["subject"] else Place(state["from"])):
            pairs = _meet(bench, harvest, batch, flagged)
            state |= {"subject": subject, "met": after.met, "column": list(after.column), "after": after.after}
            harvest.states[STATE] = state
            harvest.batches += 1
            yield pairs
    harvest.states[STATE] = {**state, "from": state["to"], "subject": "", "column": [], "done": True}


def _begun(bench: Bench) -> dict[str, Any]:
    """The round under way, or a new one from where the last one ended to what is there now."""
    state = read_state(bench.store, STATE)
    mark, newest = mark_of_tables(), newest_version(bench.store)
    if state.get("mark") != mark:
        state = {"mark": mark, "from": 0, "to": 0, "subject": "", "met": 0, "column": [], "after": 0, "done": True}
    if state["done"] and state["to"] != newest:
        state |= {"from": state["to"], "to": newest, "subject": "", "column": [], "done": False}
    return state


def _in_order(bench: Bench, state: dict[str, Any]) -> Iterator[tuple[str, list[int]]]:
    """The subjects that this round has not been through, with those of their statements that belong to it."""
    marked = sorted((subject_mark(name), keys) for name, keys in bench.groups.members.items())
    for subject, keys in marked:
        members = [key for key in keys if key <= state["to"]]
        if subject >= state["subject"] and len(members) > 1 and max(members) > state["from"]:
            yield subject, members


def batches_left(bench: Bench) -> int:
    """How many batches this round still has, as far as the statements were read."""
    state = _begun(bench)
    if state["done"]:
        return 0
    left = 0
    for subject, members in _in_order(bench, state):
        place = Place(state["met"], tuple(state["column"]), state["after"])
        left += stairs_left(members, place if subject == state["subject"] else Place(state["from"]))
    return left


def resemble(one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether two statements share most of the words of the shorter one."""
    least = RESEMBLING * min(len(one), len(other))
    return least > 0 and len(one & other) >= least


def _meet(bench: Bench, harvest: Harvest, batch: Batch, flagged: Counter[int]) -> int:
    kept = {one.key: one for one in read_kept(bench.store, batch.members)}
    things = {key: things_in(one.text) for key, one in kept.items()}
    compared = 0
    for one, other in batch.pairs():
        if one not in kept or other not in kept or not resemble(things[one], things[other]):
            continue
        compared += 1
        found = by_rules(kept[one], kept[other], bench.owner_names())
        if found is not None and max(flagged[one], flagged[other]) < MOST_FLAGS:
            flagged.update((one, other))
            first, second, weighed = found
            said = [
                Assessment(Generator.SWEEP, "", weighed.rule, weighed.score, weighed.reason),
                Assessment(Generator.OPPOSITE, "", weighed.rule, weighed.score, weighed.reason),
            ]
            harvest.found.append(Flag(without_slots(first), without_slots(second), tuple(said), weighed.suggested))
    return compared
