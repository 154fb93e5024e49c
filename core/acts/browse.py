"""Reading without a question: pages of memories, one memory whole, messages, the log."""

from __future__ import annotations

from core.acts.bench import Bench
from core.answers import ListRequest, Page
from core.domain import Episode, MemoryDetail, Operation, Showing, Skipped, Status
from core.errors import InvalidRequest, NotFound
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
from core.store.memories import find_episode, find_memory, read_memories, tagged
from core.store.people import find_source
from core.store.skips import read_skips
from core.store.undo import latest_redoable, latest_undoable
from core.store.view import Entry, View

MOST = 10_000  # memories in one page; a caller that wants more goes on with the cursor

_HIDDEN = frozenset({Status.RETIRED, Status.ARCHIVED, Status.PAST})
"""What a list leaves out unless it is asked for."""


def list_page(bench: Bench, request: ListRequest) -> Page:
    """One page, newest first; raises ``InvalidRequest`` for a limit or cursor that cannot be."""
    require_limit(request.limit)
    with bench.store.reading():
        view = bench.view(request.showing)
        entries = _fitting(bench, request, view)
        start = _start(entries, request.cursor)
        page = entries[start : start + request.limit]
        memories = read_memories(bench.store, page, view.known)
        more = start + len(page) < len(entries)
        cursor = f"{page[-1].recorded}-{page[-1].memory}" if more and page else None
        return Page(tuple(memories), len(entries), cursor)


def require_limit(limit: int) -> None:
    """Refuse a page that is empty or too long (``InvalidRequest``)."""
    if not 1 <= limit <= MOST:
        raise InvalidRequest(f"A page holds 1 to {MOST:,} entries, not {limit}.", "Ask for fewer, or go on by page.")


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()


def _fitting(bench: Bench, request: ListRequest, view: View) -> list[Entry]:
    with_tag = tagged(bench.store, request.tag, view.known) if request.tag else None
    source = find_source(bench.store, request.source) if request.source else None
    if request.source and source is None:
        return []

    def fits(entry: Entry) -> bool:
        if not entry.showing or (source is not None and entry.source != source):
            return False
        if with_tag is not None and entry.memory not in with_tag:
            return False
        if request.every:
            return True
        return entry.status is request.status if request.status else entry.status not in _HIDDEN

    found = [entry for entry in view.by_version.values() if fits(entry)]
    found.sort(key=lambda entry: (-entry.recorded, -entry.memory))
    return found


def _start(entries: list[Entry], cursor: str | None) -> int:
    if cursor is None:
        return 0
    recorded, _, memory = cursor.partition("-")
    if not (_is_number(recorded) and _is_number(memory)):
        raise InvalidRequest(f"“{cursor[:40]}” is not a cursor.", "Use the one that the page before gave.")
    after = (-int(recorded), -int(memory))
    return next((at for at, entry in enumerate(entries) if (-entry.recorded, -entry.memory) > after), len(entries))


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
    if cursor is not None and not _is_number(cursor):
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
