"""The map of meanings: every memory that has a vector as a point on a plane, near where it is alike."""

from __future__ import annotations

from heapq import nsmallest
from zlib import crc32

from core.acts.bench import Bench
from core.domain import Showing, Status
from core.engine.projection import plane
from core.errors import InvalidRequest
from core.store.memories import read_memories
from core.store.vector_rows import stored_vectors, versions_with_vector
from core.views import MOST_POINTS, MeaningMap, Point

SIGNS = 200
"""Signs of a wording that a point tells."""


def meanings(bench: Bench, showing: Showing, limit: int) -> MeaningMap:
    """The map as at these dates; raises ``InvalidRequest`` for a limit that cannot be.

    Of more than ``limit`` memories a sample is shown, always the same one: it
    is drawn by the memories' keys, so that a new memory moves no other out.
    """
    if not 1 <= limit <= MOST_POINTS:
        raise InvalidRequest(f"A map holds 1 to {MOST_POINTS:,} points, not {limit}.", "Ask for fewer.")
    with bench.store.reading():
        view = bench.view(showing)
        shown = view.with_status(frozenset(Status), showing=True)
        fitting = versions_with_vector(bench.store) & shown
        of = view.columns.all().memories
        # The smallest by a heap: sorting all of them in one go would hold every thread for as long.
        drawn = nsmallest(limit, ((crc32(str(of[version]).encode()), of[version], version) for version in fitting))
        entries = view.entries(version for _, _, version in drawn)
        placed = [entries[version] for _, _, version in drawn]
        memories = read_memories(bench.store, placed, view.known)
        vectors = stored_vectors(bench.store, [entry.version for entry in placed]) if placed else None
    if vectors is None:
        return MeaningMap((), 0, len(shown), 1.0)
    places, kept = plane(vectors)
    points = tuple(
        Point(memory.id, memory.text[:SIGNS], memory.status, memory.tags, float(x), float(y))
        for memory, (x, y) in zip(memories, places, strict=True)
    )
    return MeaningMap(points, len(fitting), len(shown) - len(fitting), kept)
