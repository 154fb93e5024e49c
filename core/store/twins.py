"""Versions that say the same: by the key of their folded text, and by the key of their stems."""

from __future__ import annotations

from collections.abc import Sequence
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


def known_externally(store: Store, source: str, names: Sequence[str]) -> dict[str, tuple[int, str]]:
    """What an earlier import from this source brought under these external ids: the latest version, and its text."""
    found: dict[str, tuple[int, str]] = {}
    for at in range(0, len(names), 500):
        part = names[at : at + 500]
        rows = store.rows(
            "SELECT e.external_id, v.key, v.text FROM episode e JOIN source s ON s.key = e.source "
            "JOIN presence p ON p.episode = e.key AND p.retracted_by IS NULL "
            "JOIN evidence x ON x.episode = e.key AND x.retracted_by IS NULL "
            "JOIN window w ON w.version = x.version AND w.retracted_by IS NULL "
            "JOIN version v ON v.key = x.version "
            f"WHERE s.name = ? AND e.external_id IN ({','.join('?' * len(part))}) ORDER BY v.key",
            (source, *part),
        )
        found.update({str(name): (int(key), str(text)) for name, key, text in rows})
    return found
