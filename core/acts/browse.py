"""Reading without a question: one memory whole, messages, the log; pages of memories are listing's."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from core.acts.bench import Bench
from core.acts.listing import is_number, require_limit
from core.domain import Episode, MemoryDetail, Operation, Showing, Skipped, Status
from core.errors import InvalidRequest, NotFound
from core.moves import OtherEntry, OtherLog
from core.store.episodes import neighbours, page_of_episodes, read_episodes
from core.store.history import (
    operations_of,
    read_disputes,
    read_edges,
    read_evidence,
    read_operations,
    read_slots,
    read_versions,
)
from core.store.journal import from_micros
from core.store.memories import find_episode, find_memory, read_memories
from core.store.raw import raw_facts
from core.store.skips import read_skips
from core.store.strands import StrandEntry, strand_problems, strands, where_of
from core.store.undo import latest_redoable, latest_undoable
from core.store.view import Entry


def show(bench: Bench, given: str, showing: Showing) -> MemoryDetail:
    """One memory with its whole history as of these dates; raises ``NotFound``, ``AmbiguousId``."""
    with bench.store.reading():
        key = find_memory(bench.store, given)
        view = bench.view(showing)
        entry = view.shown(key)
        if entry is None:
            raise NotFound(
                "The vault did not hold this memory then."
                if showing.known_on
                else "The adding of this memory was undone.",
                "Look at a later date." if showing.known_on else "“variorum redo” brings it back.",
            )
        (memory,) = read_memories(bench.store, [entry], view.known)
        known = view.known
        return MemoryDetail(
            memory,
            read_versions(bench.store, key, known),
            operations_of(bench.store, key, known),
            read_evidence(bench.store, key, known),
            read_edges(bench.store, key, known),
            read_disputes(bench.store, entry.version, known) if _is_contested(entry) else (),
            read_slots(bench.store, key, known),
        )


def _is_contested(entry: Entry) -> bool:
    return entry.challenged or entry.status is Status.DISPUTED or entry.status is Status.PENDING


def raw(bench: Bench, given: str) -> tuple[tuple[str, str], ...]:
    """What the tables hold of a memory beside its words, as names and values; raises ``NotFound``, ``AmbiguousId``."""
    with bench.store.reading():
        return tuple(raw_facts(bench.store, find_memory(bench.store, given), bench.view().known))


def episode(bench: Bench, given: str, each_side: int) -> tuple[Episode, ...]:
    """A message among its neighbours, in order; raises ``NotFound``, ``AmbiguousId``."""
    with bench.store.reading():
        keys = neighbours(bench.store, find_episode(bench.store, given), each_side)
        found = read_episodes(bench.store, keys)
        return tuple(found[key] for key in keys)


def episodes(
    bench: Bench, limit: int, cursor: str | None, spoken: bool = False
) -> tuple[tuple[Episode, ...], int, str | None]:
    """One page of messages, newest first, their number, and where to go on."""
    require_limit(limit)
    if cursor is not None and not is_number(cursor):
        raise InvalidRequest(f"“{cursor[:40]}” is not a cursor.", "Use the one that the page before gave.")
    with bench.store.reading():
        before = int(cursor) if cursor is not None else None
        keys, total = page_of_episodes(bench.store, bench.view().known, limit, before, spoken)
        found = read_episodes(bench.store, keys)
        following = str(keys[-1]) if len(keys) == limit else None
        return tuple(found[key] for key in keys), total, following


def log(bench: Bench, limit: int, before: int | None) -> tuple[Operation, ...]:
    """Log entries, newest first."""
    with bench.store.reading():
        last = bench.view().known if before is None else before - 1
        return read_operations(bench.store, list(range(last, max(0, last - limit), -1)))


def other_logs(bench: Bench) -> tuple[OtherLog, ...]:
    """The logs of other copies that were merged, each checked as a chain of its own."""
    with bench.store.reading():
        wrong = {problem.where for problem in strand_problems(bench.store)}
        return tuple(_other_log(strand, wrong) for strand in strands(bench.store))


def _other_log(strand: Sequence[StrandEntry], wrong: Collection[str]) -> OtherLog:
    entries = tuple(OtherEntry(one.number, one.kind, one.actor, from_micros(one.at), one.note) for one in strand)
    return OtherLog(strand[0].number - 1, entries, not any(where_of(one) in wrong for one in strand))


def skipped(bench: Bench) -> tuple[Skipped, ...]:
    """What the retain filter set aside, newest first."""
    return read_skips(bench.store)


def undoable(bench: Bench) -> Operation | None:
    """What the next undo would take back."""
    return _entry(bench, latest_undoable(bench.store))


def redoable(bench: Bench) -> Operation | None:
    """The undo that the next redo would take back."""
    return _entry(bench, latest_redoable(bench.store))


def _entry(bench: Bench, number: int | None) -> Operation | None:
    return read_operations(bench.store, [number])[0] if number is not None else None
