"""What goes in and out as a whole, as values: archives, and other copies of one's vault."""

from __future__ import annotations

from dataclasses import dataclass


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
