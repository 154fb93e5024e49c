"""Correcting the dates of a version: since when and until when it is true in the world."""

from __future__ import annotations

import time

from core.acts.bench import Bench
from core.acts.slots import Written, find_slots, recheck_slots
from core.acts.wording import apply_plan, done, held_by
from core.domain import Channel, Receipt
from core.engine.redate import plan_redate, window_words
from core.store.memories import find_memory, read_moment, version_row
from core.window import Moment, Window


def redate(bench: Bench, given: str, number: int, window: Window) -> Receipt:
    """Version ``number`` of a memory is true in ``window``, as one operation; what it now disagrees with is flagged.

    A wording that touches it moves its own end along. Raises ``NotFound``,
    ``AmbiguousId``, ``InvalidWindow``, ``NothingChanged``.
    """
    begun = time.perf_counter()
    said = window_words(window)
    with bench.operation("redate", note=said) as writer:
        memory = find_memory(bench.store, given)
        row = version_row(bench.store, memory, number)
        apply_plan(writer, plan_redate(held_by(bench, memory), number, window))
        told = read_moment(row[5], row[6])
        slots = find_slots(bench, row[1], row[2], told)
        now = told or Moment(writer.at)
        written = Written(row[0], memory, row[1], row[2], "", Channel(row[4]), now, window, in_place_of=row[1])
        recheck_slots(bench, writer, written, slots)
    return done(bench, memory, number, writer.number, f"Dates corrected: {said}.", begun)
