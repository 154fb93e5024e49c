"""The rules' own round: every two statements about one subject that a rule could set against each other meet.

A model compares 25 statements at a time; rules need no batches. Each statement
is read once and its gist kept with it (``core/engine/opposites/gist.py``). In
the order of their keys each one then meets all that came before it and that
``core/engine/meetings.py`` finds for it, so that the round costs about as much
as there is to compare, and not the square of what is stored: a pair that the
index passes by is one of which no rule says anything.

The bound. One round over all statements lets every such pair meet, but for
*crowds*: a statement that more than ``MOST_MET`` earlier ones resemble so much
that the rules have to look meets the latest ``MOST_MET`` in the first round,
and the others in at most n / ``MOST_MET`` further rounds. A statement with
``MOST_FLAGS`` open flags is *full*: it is compared no further until a person
has decided some of them, and meets all others again in the first sweep after
that. So does what came back, by an undo or a revival. Where the round stands is
kept in the vault, and a sweep goes on from there after a kill.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from core.acts.bench import Bench
from core.acts.detect import by_rules
from core.acts.sweep_groups import PAGE, read_on
from core.acts.sweep_harvest import Flag, Harvest
from core.acts.sweep_rules import MOST_FLAGS, without_slots
from core.contradictions import Assessment, Generator
from core.engine.about import things_in
from core.engine.meetings import Met
from core.engine.opposites.evidence import SURE, Weighed
from core.engine.opposites.gist import Gist, gist_of, resemble, unpacked
from core.engine.opposites.owner import of_owner
from core.engine.opposites.words import mark_of_tables
from core.engine.sweep_groups import Groups
from core.store.gists import read_gists, without_gist
from core.store.review import open_counts
from core.store.sweeps import Kept, last_of_others, newest_version, read_kept, read_spoken, read_state

STATE = "sweep:rota"
"""Key in ``meta``: the mark of the rules, the last key that met all before it, what has to meet again, what is full."""
RULES = 2
"""Raised when a change of the rules should let every pair meet anew."""
MOST_MET = 500
"""Earlier statements that one meets in a round, the latest first: about 50 ms of looking."""
PORTION = 20
"""Statements that are read and compared in one step, so that a sweep can stop between two."""
READ = 25
"""Statements read in one step, about 1 ms each."""

State = dict[str, Any]


def mark_of(bench: Bench) -> str:
    """The mark of the rules, their word lists and the owner's names: with others every statement is read anew."""
    names = hashlib.blake2b("\n".join(sorted(bench.owner_names())).encode(), digest_size=4).hexdigest()
    return f"{RULES}-{mark_of_tables()}-{names}"


def each_meeting(bench: Bench, harvest: Harvest) -> Iterator[int]:
    """Let statements meet, until the round is at its end; gives the pairs compared, 0 while it still reads."""
    state = _with_freed(bench, _begun(bench))
    if _is_over(bench, state):
        return
    newest = newest_version(bench.store)
    yield from _read_texts(bench, harvest, newest)
    yield from (0 for _ in read_on(bench))
    yield from _in_turn(bench, harvest, state, newest)
    yield from _again(bench, harvest, state)
    yield from _crowds(bench, harvest, state)


def _begun(bench: Bench) -> State:
    """Where the round stands; with other rules it begins anew."""
    state, mark = read_state(bench.store, STATE), mark_of(bench)
    if state.get("mark") != mark:
        state = {"mark": mark, "at": 0, "part": [], "again": [], "rounds": 0, "crowd": None}
    state.setdefault("full", [])
    if bench.met.mark != mark:
        bench.met = Met(mark)
    return state


def _is_over(bench: Bench, state: State) -> bool:
    return bool(state["at"] >= newest_version(bench.store)) and not (
        state["again"] or state["rounds"] or state["crowd"]
    )


def _with_freed(bench: Bench, state: State) -> State:
    """What was full and of whose flags a person has decided some has to meet all others again."""
    met, latest = bench.met, last_of_others(bench.store)
    if met.counted != latest:
        met.flagged, met.counted = Counter(open_counts(bench.store)), latest
    freed = {key for key in state["full"] if met.flagged[key] < MOST_FLAGS}
    if not freed:
        return state
    return {**state, "again": sorted(freed.union(state["again"])), "full": sorted(freed ^ set(state["full"]))}


def is_over(bench: Bench) -> bool:
    """Whether every two statements that a rule could set against each other have met."""
    return _is_over(bench, _begun(bench))


def left(bench: Bench) -> int:
    """How many statements have yet to meet others, as far as they were read."""
    state = _begun(bench)
    if _is_over(bench, state):
        return 0
    keys = bench.groups.subjects
    crowd = state["crowd"]
    rounds = int(state["rounds"]) + (crowd["rounds"] - crowd["round"] if crowd else 0)
    return sum(1 for key in keys if key > state["at"]) + len(state["again"]) + rounds * len(keys)


def requeued(bench: Bench, changed: Sequence[int]) -> State | None:
    """The round's state once these versions, which ended, came back or changed their dates, shall meet again.

    None where nothing is to be written. A handle that had read the vault
    without one of them reads it anew.
    """
    state = _begun(bench)
    again = sorted({*state["again"], *(key for key in changed if key <= state["at"])})
    if any(key not in bench.groups.subjects for key in changed):
        bench.groups, bench.met = Groups(), Met(state["mark"])
    return None if again == state["again"] else {**state, "again": again}


def _read_texts(bench: Bench, harvest: Harvest, newest: int) -> Iterator[int]:
    """Read what was not read by these rules, a few at a time; what comes back later is read when it meets others."""
    met = bench.met
    while unread := without_gist(bench.store, met.mark, met.read, READ):
        for one in unread:
            _note(bench, harvest, one.key, one.text)
        met.read = unread[-1].key
        yield 0
    met.read = max(met.read, newest)


def _note(bench: Bench, harvest: Harvest, key: int, text: str) -> Gist:
    gist = gist_of(text, of_owner(text, bench.owner_names()))
    harvest.note_gist(bench.met.mark, key, gist.packed())
    return gist


def _in_turn(bench: Bench, harvest: Harvest, state: State, newest: int) -> Iterator[int]:
    """Each statement meets those before it, in the order of their keys."""
    met, groups = bench.met, bench.groups
    keys = [key for key in groups.subjects if min(met.last, state["at"]) < key <= newest]
    for at in range(0, len(keys), PAGE):
        gists = _gists(bench, harvest, keys[at : at + PAGE])
        for key in keys[at : at + PAGE]:
            is_new = key > state["at"]
            if is_new:
                others = [other for other in met.others(key, gists[key], groups.subjects[key]) if other < key]
                state["rounds"] = max(state["rounds"], -(-len(others) // MOST_MET) if len(others) > MOST_MET else 0)
                yield from _meet(bench, harvest, state, key, others, MOST_MET)
            if key > met.last:
                met.add(key, gists[key], groups.subjects[key])
            if is_new:
                yield _went_on(harvest, state, at=key)
        yield 0
    if state["at"] < newest:
        yield _went_on(harvest, state, at=newest)


def _went_on(harvest: Harvest, state: State, **changes: Any) -> int:
    """One statement has met whom it should: keep where the round stands; no further pair was compared."""
    state |= {**changes, "part": []}
    harvest.states[STATE] = state
    harvest.met += 1
    return 0


def _gists(bench: Bench, harvest: Harvest, keys: Sequence[int]) -> dict[int, Gist]:
    met = bench.met
    stored = read_gists(bench.store, met.mark, [key for key in keys if key not in met.gists])
    found = {key: met.gists[key] if key in met.gists else met.shared(unpacked(stored[key]))
             for key in keys if key in met.gists or key in stored}  # fmt: skip
    late = read_spoken(bench.store, [key for key in keys if key not in found])
    return found | {one.key: _note(bench, harvest, one.key, one.text) for one in late}


def _meet(
    bench: Bench, harvest: Harvest, state: State, key: int, others: Sequence[int], most: int | None = None
) -> Iterator[int]:
    """Compare one with others, the latest first and a portion at a time; gives the pairs compared in each.

    Where it stands among them is kept, so that a sweep may stop between two portions.
    """
    below, done = state["part"] or (None, 0)
    rest = others if below is None else [other for other in others if other < below]
    rest = rest if most is None else rest[: most - done]
    for at in range(0, len(rest), PORTION):
        portion = rest[at : at + PORTION]
        pairs = _look(bench, harvest, state, key, portion)
        state["part"] = [portion[-1], done + at + len(portion)]
        harvest.states[STATE] = state
        yield pairs


def _look(bench: Bench, harvest: Harvest, state: State, key: int, portion: Sequence[int]) -> int:
    flagged, pairs = bench.met.flagged, 0
    kept = {one.key: one for one in read_kept(bench.store, [key, *portion])}
    for other in portion if key in kept else ():
        full = {one for one in (key, other) if flagged[one] >= MOST_FLAGS}
        if other in kept and full:
            state["full"] = sorted(full.union(state["full"]))
        elif other in kept:
            pairs += 1
            _compare(bench, harvest, kept[key], kept[other])
    return pairs


def _compare(bench: Bench, harvest: Harvest, one: Kept, other: Kept) -> None:
    found = by_rules(one, other, bench.owner_names())
    if found is None or not counts(one, other, found[2]):
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


def _again(bench: Bench, harvest: Harvest, state: State) -> Iterator[int]:
    """What came back meets all others, those that came later among them."""
    while state["again"]:
        key = state["again"][0]
        gist = bench.met.gists.get(key)
        if gist is not None:
            others = bench.met.others(key, gist, bench.groups.subjects[key])
            yield from _meet(bench, harvest, state, key, others)
        yield _went_on(harvest, state, again=state["again"][1:])


def _crowds(bench: Bench, harvest: Harvest, state: State) -> Iterator[int]:
    """Let the earlier ones of crowds meet, a share of them in each round."""
    if state["rounds"] and not state["crowd"]:
        state |= {"crowd": {"rounds": state["rounds"], "round": 0, "at": 0, "to": state["at"]}, "rounds": 0}
    while crowd := state["crowd"]:
        for key in [key for key in bench.met.gists if crowd["at"] < key <= crowd["to"]]:
            found = bench.met.others(key, bench.met.gists[key], bench.groups.subjects[key])
            others = [one for one in found if one < key and one % crowd["rounds"] == crowd["round"]]
            yield from _meet(bench, harvest, state, key, others)
            crowd = {**crowd, "at": key}
            yield _went_on(harvest, state, crowd=crowd)
        crowd = {**crowd, "round": crowd["round"] + 1, "at": 0}
        yield _went_on(harvest, state, crowd=crowd if crowd["round"] < crowd["rounds"] else None)
