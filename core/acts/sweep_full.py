"""Statements that are full of flags: a sweep passes them by until a person has decided some of them.

A statement with ``MOST_FLAGS`` open flags tells a person little by a sixth. It
is noted, so that it is compared with all others again, and nothing is lost for
good, in the first sweep after some of its flags were decided.
"""

from __future__ import annotations

from collections import Counter

from core.acts.bench import Bench
from core.acts.sweep_harvest import Harvest
from core.store.review import open_counts
from core.store.sweeps import last_of_others, read_state

FULL = "sweep:full"
"""Key in ``meta``: the statements that were passed by because they are full of flags."""
MOST_FLAGS = 5
"""Open flags of one statement, and findings of one look; more would say the same again."""


def count_anew(bench: Bench) -> None:
    """Count the open flags of all statements, when others wrote since they were counted."""
    met, latest = bench.met, last_of_others(bench.store)
    if met.counted != latest:
        met.flagged, met.counted = Counter(open_counts(bench.store)), latest
        met.full = _noted(bench)


def note_full(bench: Bench, harvest: Harvest, key: int) -> None:
    """Note one that is passed by."""
    if key not in bench.met.full:
        bench.met.full.add(key)
        harvest.states[FULL] = full_state(bench.met.full)


def freed(bench: Bench) -> set[int]:
    """Those that were full and are no longer."""
    noted = _noted(bench)
    counts = open_counts(bench.store) if noted else {}
    return {key for key in noted if counts.get(key, 0) < MOST_FLAGS}


def full_state(keys: set[int]) -> dict[str, list[int]]:
    """What is kept of them."""
    return {"keys": sorted(keys)}


def without(bench: Bench, keys: set[int]) -> dict[str, list[int]]:
    """What is kept once these are no longer full."""
    return full_state(_noted(bench) - keys)


def _noted(bench: Bench) -> set[int]:
    return set(read_state(bench.store, FULL).get("keys", ()))
