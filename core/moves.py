"""What goes in and out as a whole, as values: archives, and other copies of one's vault."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from core.domain import Showing


@dataclass(frozen=True, slots=True)
class ArchiveFacts:
    """What an archive that was checked holds; ``created_at`` is an instant in ISO 8601."""

    vault: str
    owner: str
    created_at: str
    schema: int
    memories: int
    versions: int
    episodes: int
    operations: int


@dataclass(frozen=True, slots=True)
class CopyFacts:
    """Another copy of this vault beside it: how many memories only it has, and how many which of the two changed.

    ``entries`` counts the entries of its log whose rows we lack; 0 = it brings
    nothing new.
    """

    new: int
    changed_there: int
    changed_here: int
    changed_in_both: int
    entries: int


@dataclass(frozen=True, slots=True)
class OtherEntry:
    """One entry of another copy's log, under the number that it has there."""

    number: int
    kind: str
    actor: str
    at: datetime
    note: str


@dataclass(frozen=True, slots=True)
class OtherLog:
    """The log of another copy that was merged, from where it parted from ours: entry ``after`` of the shared ones.

    ``is_whole``: each entry fits the chain before it.
    """

    after: int
    entries: tuple[OtherEntry, ...]
    is_whole: bool


@dataclass(frozen=True, slots=True)
class Wanted:
    """What an export takes: ``past`` what is no longer true, ``sources`` the quotes that each version rests on.

    ``memories`` are chosen by id (None = all that count), ``query`` keeps only
    what this search finds, ``archived`` takes those out of sight along, and
    ``decisions`` what was ruled about each; ``redact`` hides names, mail
    addresses and numbers.
    """

    showing: Showing = Showing()
    past: bool = False
    sources: bool = False
    query: str = ""
    redact: bool = False
    archived: bool = False
    decisions: bool = False
    memories: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class ExportSample:
    """How many memories an export would write, and what the first of them would look like."""

    memories: int
    lines: tuple[str, ...]
