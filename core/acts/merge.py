"""Taking one memory into another: both wordings, all sources and links are kept, and undo separates them again."""

from __future__ import annotations

from core.acts.bench import Bench
from core.acts.wording import held_by
from core.domain import EdgeKind
from core.engine.curate import shown_at
from core.store.history import evidence_rows
from core.store.journal import Writer
from core.store.memories import clear_mark, live_marks, live_tags, version_row
from core.store.review import move_contradictions, withdraw_contradictions
from core.store.twins import rests_on


def take_in(bench: Bench, writer: Writer, memory: int, number: int, other: int, *, reworded: bool) -> None:
    """Archive ``other``; version ``number`` of ``memory`` gets its sources, tags and open contradictions.

    ``reworded``: the version was made of both, so that it is derived from the
    other one; else the other one says the same. What waited for approval
    waits no longer: a person has decided about it.
    """
    kept = version_row(bench.store, memory, number)
    taken = shown_at(held_by(bench, other), writer.at).version
    for episode, quote in evidence_rows(bench.store, other):
        if not rests_on(bench.store, kept[0], episode):
            writer.put("evidence", kept[0], episode, quote)
    known = {name.casefold() for name in live_tags(bench.store, memory)}
    for name in live_tags(bench.store, other):
        if name.casefold() not in known:
            writer.put("tag", memory, name)
    if "pinned" in live_marks(bench.store, other) - live_marks(bench.store, memory):
        writer.put("mark", memory, "pinned")
    withdraw_contradictions(writer, memory, other)
    move_contradictions(writer, taken, kept[0], kept[1])
    pair = (kept[0], taken) if reworded else (taken, kept[0])
    kind = EdgeKind.DERIVED_FROM if reworded else EdgeKind.RESTATES
    writer.put("edge", kind.value, *pair, "taken into one memory")
    clear_mark(writer, memory, "pending")
    clear_mark(writer, other, "pending")
    if "archived" not in live_marks(bench.store, other):
        writer.put("mark", other, "archived")
