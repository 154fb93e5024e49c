"""The rules' own round: every two statements about one subject that a rule could set against each other meet.

A model compares 25 statements at a time; rules need no batches. Each statement
is read once and its gist kept with it (``core/engine/opposites/gist.py``).
Then the statements that have not met the earlier ones form *blocks* in the
order of their keys. All statements up to the end of a block are led past it,
the latest first, and an index of the block tells whom of it each could be set
against (``core/engine/meetings.py``): a pair that the index passes by is one
of which no rule says anything. So a sweep reads little before it goes on, needs
room for one block alone, and the work of a round grows with what there is to
compare, not with the square of what is stored: n statements are led past
max(n / ``LARGEST``, ``SHARES``) blocks at most, in about 30 µs each.

The bound. A round lets every two statements meet that counted when it began;
what is written meanwhile waits for the next one. A statement that more than
``MOST_MET`` earlier ones resemble so much that the rules have to look meets the
latest ``MOST_MET`` in its turn, and the others at the end of the same round. A
statement with ``MOST_FLAGS`` open flags is *full*: it is compared no further
until a person has decided some of them, and meets all others again in the first
sweep after that. So does what came back, by an undo or a revival, and what is
found to be about somebody else. Where the round stands is kept in the vault,
and a sweep goes on from there after a kill.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

from core.acts.bench import Bench
from core.acts.sweep_full import count_anew
from core.acts.sweep_harvest import Harvest
from core.acts.sweep_meet import lead_past
from core.engine.about import named_subject, subject_of
from core.engine.meetings import packed_with
from core.engine.met import Met
from core.engine.opposites.gist import gist_of
from core.engine.opposites.owner import of_owner
from core.engine.opposites.words import mark_of_tables
from core.store.gists import gists_after, read_gists, without_gist
from core.store.sweeps import Spoken, newest_version, read_spoken, read_state, slots_of

STATE = "sweep:rota"
"""Key in ``meta``: the mark of the rules, how far was read and how far all met, what has to meet again, the block."""
RULES = 3
"""Raised when a change of the rules should let every pair meet anew."""
SMALLEST, LARGEST, SHARES = 4_000, 20_000, 16
"""Statements of a block: a sixteenth of all, within these. 4,000 take 0.1 s to be made ready and 20 MB."""
READ = 25
"""Statements read in one step, about 1 ms each."""

State = dict[str, Any]


def mark_of(bench: Bench) -> str:
    """The mark of the rules, their word lists and the owner's names: with others every statement is read anew."""
    names = hashlib.blake2b("\n".join(sorted(bench.owner_names())).encode(), digest_size=4).hexdigest()
    return f"{RULES}-{mark_of_tables()}-{names}"


def each_meeting(bench: Bench, harvest: Harvest) -> Iterator[int]:
    """Let statements meet, until the round is at its end; gives the pairs compared, 0 while it still reads."""
    state, newest = _begun(bench), newest_version(bench.store)
    if _is_over(state, newest):
        return
    count_anew(bench)
    if state["at"] >= state["goal"]:
        state["goal"] = newest
    yield from _read_texts(bench, harvest, state, newest)
    while plan := state["block"] or _next_block(bench, state):
        state["block"] = plan
        yield from _read_again(bench, harvest, plan)
        yield from lead_past(bench, harvest, STATE, state)
        _close(state, plan)
        harvest.states[STATE] = state
        yield 0
    harvest.states[STATE] = state


def _begun(bench: Bench) -> State:
    """Where the round stands; with other rules it begins anew."""
    state, mark = read_state(bench.store, STATE), mark_of(bench)
    if state.get("mark") != mark:
        state = {"mark": mark, "read": 0, "at": 0, "goal": 0, "again": [], "crowds": [], "block": None}
    if bench.met.mark != mark:
        bench.met = Met(mark)
    return state


def _is_over(state: State, newest: int) -> bool:
    return bool(state["at"] >= newest) and not (state["again"] or state["crowds"] or state["block"])


def is_over(bench: Bench) -> bool:
    """Whether every two statements that a rule could set against each other have met."""
    return _is_over(_begun(bench), newest_version(bench.store))


def left(bench: Bench) -> int:
    """About how many statements have yet to meet others."""
    state, newest = _begun(bench), newest_version(bench.store)
    if _is_over(state, newest):
        return 0
    due = max(newest - state["at"], 0) + len(state["again"]) + sum(crowd["count"] for crowd in state["crowds"])
    block = state["block"]
    if block:
        met = block["count"] * (1 - block["row"] / max(block["to"], 1))
        due += (0 if block["kind"] == "turn" else block["count"]) - int(met)
    return max(int(due), 1)


def requeued(bench: Bench, changed: Sequence[int]) -> State | None:
    """The round's state once these versions, which came back or are about somebody else, shall meet again.

    None where nothing is to be written.
    """
    state = _begun(bench)
    again = sorted({*state["again"], *(key for key in changed if key <= state["read"])})
    return None if again == state["again"] else {**state, "again": again}


def _read_texts(bench: Bench, harvest: Harvest, state: State, newest: int) -> Iterator[int]:
    """Read what was not read by these rules, a few at a time; what comes back later is read when it meets others."""
    while unread := without_gist(bench.store, state["mark"], state["read"], READ):
        _note(bench, harvest, unread)
        state["read"] = unread[-1].key
        harvest.states[STATE] = state
        yield 0
    if state["read"] < newest:
        state["read"] = newest
        harvest.states[STATE] = state
    harvest.flush()


def _note(bench: Bench, harvest: Harvest, said: Sequence[Spoken]) -> None:
    """Keep by what these statements are found, and whom they are about: their slots say so, and their words."""
    owners = bench.owner_names()
    stored: dict[int, set[str]] = {}
    for slot in slots_of(bench.store, [one.key for one in said]):
        stored.setdefault(slot.version, set()).add(named_subject(slot.subject, owners))
    for one in said:
        told = subject_of(one.text, one.speaker, owners)
        subjects = {*stored.get(one.key, ()), *((told,) if told else ())}
        gist = gist_of(one.text, of_owner(one.text, owners))
        harvest.note_gist(bench.met.mark, one.key, packed_with(subjects, gist))


def _next_block(bench: Bench, state: State) -> State | None:
    """Who meets the others next: who has not yet, then what came back, then what was left of crowds."""
    size = min(LARGEST, max(SMALLEST, int(state["goal"]) // SHARES))
    if state["at"] < state["goal"]:
        keys = [key for key, _ in gists_after(bench.store, state["mark"], state["at"], state["goal"], size)]
        if keys:
            to = keys[-1] if len(keys) == size else state["goal"]
            return _planned("turn", to, len(keys), {"from": state["at"]})
        state["at"] = state["goal"]
    if state["again"]:
        keys, state["again"] = state["again"][:size], state["again"][size:]
        return _planned("again", state["at"], len(keys), {"keys": keys})
    if state["crowds"]:
        crowd, state["crowds"] = state["crowds"][0], state["crowds"][1:]
        return _planned("crowd", crowd["to"], crowd["count"], {"from": crowd["from"]})
    return None


def _planned(kind: str, to: int, count: int, members: State) -> State:
    """A block before anybody was led past it: ``row`` is who is next, ``member`` whom of the block that one met last.

    A row is met by the members below ``member``; above all of them at first.
    """
    return {"kind": kind, "to": to, "count": count, "row": to, "member": None, "crowded": False, **members}


def _close(state: State, plan: State) -> None:
    """All were led past the block."""
    state["block"] = None
    if plan["kind"] == "turn":
        state["at"] = plan["to"]
        if plan["crowded"]:
            state["crowds"] = [*state["crowds"], {name: plan[name] for name in ("from", "to", "count")}]


def _read_again(bench: Bench, harvest: Harvest, plan: State) -> Iterator[int]:
    """Read what came back and was not read yet."""
    keys = plan.get("keys", ())
    missing = sorted(set(keys) - read_gists(bench.store, bench.met.mark, keys).keys())
    for at in range(0, len(missing), READ):
        _note(bench, harvest, read_spoken(bench.store, missing[at : at + READ]))
        yield 0
    if missing:
        harvest.flush()
