"""Who stands near whom: the memories within a few links of one, and a place for each. Pure and always the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.domain import EdgeKind

ORDER = (
    EdgeKind.CONTRADICTS,
    EdgeKind.SUPERSEDES,
    EdgeKind.RESTATES,
    EdgeKind.SUPPORTS,
    EdgeKind.DERIVED_FROM,
    EdgeKind.RELATES_TO,
)
"""Which links come first where not all fit: those that say most about whether a memory holds."""


@dataclass(frozen=True, slots=True)
class Tie:
    """A link between two things named by keys."""

    kind: EdgeKind
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where a thing stands: how many links away, by way of whom, and its row."""

    steps: int
    parent: int | None
    row: float


def nearest(centre: int, ties: Sequence[Tie], steps: int, most: int) -> tuple[dict[int, int | None], int]:
    """The things within so many links of ``centre``, each with what it was reached by, and how many did not fit.

    Nearer ones first, then by the kind of link, then the newest; at most
    ``most``, the centre among them.
    """
    reached: dict[int, int | None] = {centre: None}
    ring, left = [centre], 0
    by_end = _by_end(ties)
    for _ in range(steps):
        wanted: dict[int, tuple[int, int, int]] = {}
        for place, thing in enumerate(ring):
            for rank, other in by_end.get(thing, ()):
                if other not in reached:
                    found = (place, rank, thing)
                    wanted[other] = min(wanted.get(other, found), found)
        ordered = sorted(wanted, key=lambda other: (*wanted[other][:2], -other))
        room = most - len(reached)
        left += max(0, len(ordered) - room)
        ring = ordered[: max(0, room)]
        reached.update((other, wanted[other][2]) for other in ring)
    return reached, left


def _by_end(ties: Sequence[Tie]) -> Mapping[int, list[tuple[int, int]]]:
    found: dict[int, list[tuple[int, int]]] = {}
    for tie in ties:
        rank = ORDER.index(tie.kind)
        found.setdefault(tie.source, []).append((rank, tie.target))
        found.setdefault(tie.target, []).append((rank, tie.source))
    return found


def placed(parents: Mapping[int, int | None]) -> dict[int, Place]:
    """A place for each thing of a tree given by its parents, the root first and parents before their children.

    Columns are the steps from the root. Those without children stand one row
    below the other, whoever has children beside the first of them, so that no
    two of one column share a row and what was asked about stands on top.
    """
    children: dict[int, list[int]] = {thing: [] for thing in parents}
    for thing, parent in parents.items():
        if parent is not None:
            children[parent].append(thing)
    rows: dict[int, float] = {}
    steps: dict[int, int] = {}
    for thing, parent in parents.items():
        steps[thing] = 0 if parent is None else steps[parent] + 1
    free = 0.0
    for thing in _depth_first(parents, children):
        below = [rows[child] for child in children[thing]]
        if below:
            rows[thing] = below[0]
        else:
            rows[thing] = free
            free += 1.0
    return {thing: Place(steps[thing], parent, rows[thing]) for thing, parent in parents.items()}


def _depth_first(parents: Mapping[int, int | None], children: Mapping[int, list[int]]) -> list[int]:
    """All things, children before their parents and in their order."""
    order: list[int] = []
    waiting = [thing for thing, parent in parents.items() if parent is None]
    while waiting:
        thing = waiting.pop()
        order.append(thing)
        waiting += children[thing]
    order.reverse()
    return order
