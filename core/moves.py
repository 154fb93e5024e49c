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
