"""The links around one memory: whom it stands near, within one or two steps, each with a place to be drawn at."""

from __future__ import annotations

from core.acts.bench import Bench
from core.domain import EdgeKind, Showing
from core.engine.neighbours import ORDER, Tie, nearest, placed
from core.errors import InvalidRequest, NotFound
from core.store.linked import LinkRow, links_of
from core.store.memories import find_memory, read_memories
from core.store.view import View
from core.views import MOST_NODES, Link, Neighbourhood, Node

FARTHEST = 2
"""Steps that may be asked for: beyond two nearly everything hangs together, and a picture says nothing."""


def neighbourhood(bench: Bench, given: str, steps: int, showing: Showing) -> Neighbourhood:
    """The memories within ``steps`` links of one, at most ``MOST_NODES``, laid out; the same vault gives the same.

    Raises ``NotFound``, ``AmbiguousId``, ``InvalidRequest``.
    """
    if not 1 <= steps <= FARTHEST:
        raise InvalidRequest(f"Links are shown 1 or 2 steps away, not {steps}.", "Ask for 1 or 2.")
    with bench.store.reading():
        centre = find_memory(bench.store, given)
        view = bench.view(showing)
        if view.shown(centre) is None:
            raise NotFound("The vault did not hold this memory then.", "Look at a later date.")
        rows = _links(bench, view, centre, steps)
        ties = [Tie(EdgeKind(row.kind), row.source, row.target) for row in rows]
        parents, left = nearest(centre, ties, steps, MOST_NODES)
        places = placed(parents)
        entries = [entry for key in parents if (entry := view.shown(key)) is not None]
        memories = dict(
            zip((entry.memory for entry in entries), read_memories(bench.store, entries, view.known), strict=True)
        )
        ids = {key: memory.id for key, memory in memories.items()}
        nodes = [
            Node(memories[key], place.steps, place.steps, place.row, ids.get(place.parent or -1, ""))
            for key, place in places.items()
        ]
        links = [_link(row, ids) for row in rows if row.source in ids and row.target in ids]
        links.sort(key=lambda link: ORDER.index(link.kind))
        return Neighbourhood(tuple(nodes), tuple(links), left, max(place.row for place in places.values()) + 1)


def _links(bench: Bench, view: View, centre: int, steps: int) -> list[LinkRow]:
    """All links that may lie within so many steps, and those among what was reached; both ends are there."""
    seen: set[int] = set()
    ring = {centre}
    found: dict[tuple[str, int, int], LinkRow] = {}
    for _ in range(steps):
        seen |= ring
        for row in links_of(bench.store, ring, view.known):
            if view.shown(row.source) and view.shown(row.target):
                found[row[:3]] = row
        ring = {end for row in found.values() for end in (row.source, row.target)} - seen
        if len(ring) > _WIDEST:
            break
    if 0 < len(ring) <= _WIDEST:
        among = seen | ring
        for row in links_of(bench.store, ring, view.known):
            if row.source in among and row.target in among and view.shown(row.source) and view.shown(row.target):
                found[row[:3]] = row
    return list(found.values())


_WIDEST = 2_000
"""Memories of one ring whose own links are still read; of a hub with more only the links to it are shown."""


def _link(row: LinkRow, ids: dict[int, str]) -> Link:
    return Link(EdgeKind(row.kind), ids[row.source], ids[row.target], row.reason, row.contradiction, row.own)
