"""The library as values: what a list is narrowed to, how it is ordered and grouped, what its shelves hold.

Frozen values like those of ``core/domain.py``. A saved search keeps a query
and what it is narrowed to under a name; it belongs to the vault and travels
with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.domain import Progress, ShouldStop, Status
from core.errors import Cancelled

RECENT_DAYS = 30
"""Days that count as recent: what a person still connects with “lately”, and a month's work of an assistant."""


class Order(StrEnum):
    """How a list is ordered."""

    LEARNED = "learned"
    """What the vault learned last comes first."""
    TRUE = "true"
    """What became true last comes first."""
    OLDEST = "oldest"
    """What the vault learned first comes first."""
    LETTERS = "letters"
    """From A to Z."""


class Grouping(StrEnum):
    """Under which headings a list stands."""

    NONE = "none"
    MONTH = "month"
    """The month in which it was learned; ordered by truth, the one in which it became true."""
    PERSON = "person"
    """Whom it is about."""
    SLOT = "slot"
    """Whom and which property it is about."""
    SOURCE = "source"


@dataclass(frozen=True, slots=True)
class Within:
    """What a list or a search is narrowed to; empty = all that is neither over nor put away.

    ``every``: what is over, archived or never right as well. ``recent``: learned
    or reworded within ``RECENT_DAYS``. ``person``: by one of the names that it goes by.
    """

    status: Status | None = None
    tag: str | None = None
    source: str | None = None
    person: str | None = None
    pinned: bool = False
    recent: bool = False
    every: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether nothing is narrowed or widened."""
        return self == Within()


@dataclass(frozen=True, slots=True)
class SavedSearch:
    """A search under a name. ``order`` and ``grouping`` are those of its list while nothing is searched for."""

    id: str
    name: str
    query: str = ""
    within: Within = Within()
    order: Order = Order.LEARNED
    grouping: Grouping = Grouping.NONE


Counted = tuple[str, int]
"""A name and how many memories the list shows under it."""


@dataclass(frozen=True, slots=True)
class Shelves:
    """How much each part of the library holds; every number is what its list would show.

    ``waiting`` counts what waits for approval, memories and proposed changes together;
    a proposal to make one of two memories is counted under ``duplicates`` alone.
    ``by_rule``: what rules did without asking and nobody took back.
    """

    active: int
    every: int
    recent: int
    pinned: int
    skipped: int
    contradictions: int
    waiting: int
    duplicates: int
    by_rule: int
    tags: tuple[Counted, ...]
    sources: tuple[Counted, ...]
    people: tuple[Counted, ...]
    saved: tuple[SavedSearch, ...]
    by_status: tuple[tuple[Status, int], ...]

    def of(self, status: Status) -> int:
        """How many memories are of a status."""
        return dict(self.by_status)[status]


@dataclass(frozen=True, slots=True)
class ManyReport:
    """What one act on many memories did. ``operation`` None = all of them already were so."""

    changed: int
    unchanged: int
    operation: int | None


@dataclass(frozen=True, slots=True)
class WayBack:
    """How far the vault went back to a point: ``begun`` is the entry it stood at before, ``taken`` how many were taken
    back, ``left`` how many were not. ``stopped_at`` names the one that something stands in the way of, with what.
    """

    begun: int
    taken: int
    left: int
    stopped_at: int | None = None
    obstacle: str = ""
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Watch:
    """How long work tells how far it is, and is stopped; asked every few memories."""

    progress: Progress | None = None
    should_stop: ShouldStop | None = None

    def look(self, done: int, total: int) -> None:
        """Tell how far it is; raises ``Cancelled`` when the person stopped it."""
        if self.should_stop is not None and self.should_stop():
            raise Cancelled("Stopped. Nothing was changed.")
        if self.progress is not None:
            self.progress(done, total)
