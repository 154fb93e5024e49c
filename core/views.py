"""What the pictures of a vault are drawn from, as values: links around a memory, bars on a timeline, figures, a map.

Frozen values like those of ``core/domain.py``; they hold what is shown and
nothing of how. Every cap is told beside what it left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from core.contradictions import DetectorFigures
from core.domain import EdgeKind, Memory, Showing, Status
from core.library import Within
from core.window import Moment, Window

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


class Lanes(StrEnum):
    """What bars of one lane have in common."""

    SLOT = "slot"
    """Whom and which property they are about."""
    PERSON = "person"
    SOURCE = "source"


MOST_BARS = 10_000
"""Bars on one timeline; the newest stay, and how many there are in all is told."""


@dataclass(frozen=True, slots=True)
class BarsRequest:
    """What a timeline shows: everything, or what is within a part of the library or found by words."""

    showing: Showing = Showing()
    within: Within = Within(every=True)
    words: str = ""
    lanes: Lanes = Lanes.SLOT
    limit: int = MOST_BARS


@dataclass(frozen=True, slots=True)
class Bar:
    """One wording of a memory and when it is true; ``row`` is its row on the timeline, from the top."""

    memory: str
    version: int
    text: str
    window: Window
    status: Status
    said_at: Moment | None
    recorded_at: datetime
    row: int


@dataclass(frozen=True, slots=True)
class Lane:
    """Rows that belong together: their name (empty = nothing in common), the first row and their number."""

    name: str
    first: int
    rows: int


@dataclass(frozen=True, slots=True)
class Timeline:
    """Bars by rows and then by time, in lanes; ``total`` counts all that fit, shown or not."""

    lanes: tuple[Lane, ...]
    bars: tuple[Bar, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Month:
    """How many memories were learned in a month (“2026-11”), and how many there were at its end."""

    name: str
    learned: int
    total: int


@dataclass(frozen=True, slots=True)
class SourceShare:
    """What became of a source's memories: still true, over, waiting for approval, anything else."""

    name: str
    true: int
    over: int
    waiting: int
    other: int


@dataclass(frozen=True, slots=True)
class Confirmed:
    """Memories that are true now, by the year in which something last said so: ``once`` were never said again."""

    year: str
    once: int
    again: int


@dataclass(frozen=True, slots=True)
class Backlog:
    """What waits for the person, by how long: up to a week, up to a month, longer."""

    name: str
    week: int
    month: int
    longer: int


@dataclass(frozen=True, slots=True)
class Insights:
    """The figures of a vault; each can be opened as a list by a search that names it."""

    memories: int
    by_status: tuple[tuple[Status, int], ...]
    months: tuple[Month, ...]
    sources: tuple[SourceShare, ...]
    backlog: tuple[Backlog, ...]
    detectors: tuple[DetectorFigures, ...]
    confirmed: tuple[Confirmed, ...]


MOST_POINTS = 10_000
"""Points on one map: what can be drawn and pointed at without a pause; more are sampled, and that is told."""


@dataclass(frozen=True, slots=True)
class Point:
    """A memory on the map of meanings: near means alike. ``x`` and ``y`` lie within −1 and 1."""

    memory: str
    text: str
    status: Status
    tags: tuple[str, ...]
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class MeaningMap:
    """Points in no order of worth; ``total`` memories have a vector, ``unread`` have none yet.

    ``kept`` is the share of all differences in meaning that the two directions tell, 0 to 1.
    """

    points: tuple[Point, ...]
    total: int
    unread: int
    kept: float


@dataclass(frozen=True, slots=True)
class MoveState:
    """How far a vault is on its way to another model: ``made`` of ``total`` statements have its vector."""

    fingerprint: str
    name: str
    made: int
    total: int
    paused: bool


@dataclass(frozen=True, slots=True)
class ModelState:
    """The model by which a vault is searched (None before its first vectors), and the one that it moves to."""

    fingerprint: str | None
    name: str | None
    moving: MoveState | None
