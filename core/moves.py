"""What goes in and out as a whole, as values: archives, and other copies of one's vault."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime


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
