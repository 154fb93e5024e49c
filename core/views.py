"""What the pictures of a vault are drawn from, as values: links around a memory, bars on a timeline, figures, a map.

Frozen values like those of ``core/domain.py``; they hold what is shown and
nothing of how. Every cap is told beside what it left out.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.domain import EdgeKind, Memory

MOST_NODES = 60
"""Memories in one neighbourhood: what a person can still read, labels on."""


@dataclass(frozen=True, slots=True)
class Node:
    """A memory among its links: how many steps away, and where it stands.

    ``column`` counts from the memory asked about, ``row`` in rows from the
    top, both laid out so that no two share a place. ``parent`` is the id of
    the memory by which it was reached, empty for the one asked about.
    """

    memory: Memory
    steps: int
    column: int
    row: float
    parent: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A typed link between two memories of a neighbourhood, by full ids.

    ``contradiction`` is the id of the one that waits for a verdict, for links
    of that kind; ``removable``: a person may take it away.
    """

    kind: EdgeKind
    source: str
    target: str
    reason: str
    contradiction: str = ""
    removable: bool = True


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """What a memory is linked with, the memory itself first; ``left`` memories more did not fit."""

    nodes: tuple[Node, ...]
    links: tuple[Link, ...]
    left: int
    rows: float
