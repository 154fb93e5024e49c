"""Versions that say the same: by the key of their folded text, and by the key of their stems."""

from __future__ import annotations

from typing import NamedTuple

from core.store.connection import Store


class Twin(NamedTuple):
    """A live version that says the same."""

    version: int
    memory: int
    number: int


def same_twin(store: Store, hash: bytes) -> Twin | None:
    """The latest live version with this hash key."""
    return _twin(store, "hash", hash)


def near_twin(store: Store, near: bytes) -> Twin | None:
    """The latest live version with this near key."""
    return _twin(store, "near", near)


def _twin(store: Store, column: str, key: bytes) -> Twin | None:
    if store.value(f"SELECT 1 FROM version WHERE {column} = ? LIMIT 1", (key,)) is None:
        return None  # nearly always; the order below is worked out for the others only
    # Memories that count come before those that were retired or archived.
    row = store.row(
        f"SELECT v.key, v.memory, v.number FROM version v WHERE v.{column} = ? "
        "AND EXISTS (SELECT 1 FROM window w WHERE w.version = v.key AND w.retracted_by IS NULL) "
        "ORDER BY EXISTS (SELECT 1 FROM mark m WHERE m.memory = v.memory AND m.retracted_by IS NULL "
        "AND m.name IN ('retired', 'archived')), "
        "EXISTS (SELECT 1 FROM window w WHERE w.version = v.key AND w.retracted_by IS NULL AND w.ending <> 'open'), "
        "v.key DESC LIMIT 1",
        (key,),
    )
    return Twin(*row) if row else None


def rests_on(store: Store, version: int, episode: int) -> bool:
    """Whether a version already has this episode as evidence."""
    return bool(
        store.value(
            "SELECT 1 FROM evidence WHERE version = ? AND episode = ? AND retracted_by IS NULL", (version, episode)
        )
    )
