"""Counts of a vault's rows, for its statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from core.store.connection import Store


def count_versions(store: Store) -> int:
    """How many wordings were ever written."""
    return int(store.value("SELECT count(*) FROM version"))


def count_episodes(store: Store) -> int:
    """How many messages are present."""
    return int(store.value("SELECT count(*) FROM presence WHERE retracted_by IS NULL"))


def count_open(store: Store) -> int:
    """How many contradictions wait for a verdict."""
    return int(
        store.value(
            "SELECT count(*) FROM contradiction c WHERE c.retracted_by IS NULL AND NOT EXISTS (SELECT 1 FROM verdict d "
            "WHERE d.contradiction = c.id AND d.verdict <> 'later' AND d.retracted_by IS NULL)"
        )
    )


def count_tags(store: Store) -> tuple[tuple[str, int], ...]:
    """Each tag with the number of memories that carry it, the most used first."""
    rows = store.rows(
        "SELECT name, count(*) FROM tag WHERE retracted_by IS NULL GROUP BY name ORDER BY count(*) DESC, name"
    )
    return tuple((name, count) for name, count in rows)


def count_sources(store: Store, keys: Iterable[int]) -> tuple[tuple[str, int], ...]:
    """Each source among these keys by name, with how often it stands there, the most used first."""
    names: dict[int, str] = dict(store.rows("SELECT key, name FROM source"))
    return tuple(Counter(names[key] for key in keys).most_common())


def model_name(store: Store, fingerprint: str | None) -> str | None:
    """The name of a model whose vectors the vault has."""
    found = store.value("SELECT name FROM model WHERE fingerprint = ?", (fingerprint,))
    return None if found is None else str(found)


def size_in_bytes(store: Store) -> int:
    """How much room the vault takes, the write-ahead log aside."""
    return int(store.value("PRAGMA page_count")) * int(store.value("PRAGMA page_size"))
