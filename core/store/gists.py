"""By what a sweep finds each statement: a few numbers a version, derived from its text and made anew at need.

No part of the log. Whoever erases a text erases its row here, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from core.store.connection import Store
from core.store.memories import chunks
from core.store.sweeps import OPEN_AND_COUNTS, Spoken


class Stored(NamedTuple):
    """A version with its numbers."""

    version: int
    numbers: bytes


def without_gist(store: Store, mark: str, after: int, limit: int) -> list[Spoken]:
    """The next versions behind ``after`` that count and are open and that have no numbers of this mark."""
    rows = store.rows(
        f"SELECT v.key, v.text, v.speaker FROM {OPEN_AND_COUNTS} AND v.key > ?1 AND NOT EXISTS "
        "(SELECT 1 FROM gist g WHERE g.version = v.key AND g.mark = ?2) ORDER BY v.key LIMIT ?3",
        (after, mark, limit),
    )
    return [Spoken._make(row) for row in rows]


def put_gists(store: Store, gists: Iterable[tuple[str, int, bytes]]) -> None:
    """Keep the numbers of versions, each with its mark and key; within a transaction."""
    store.run_many("INSERT OR REPLACE INTO gist (mark, version, numbers) VALUES (?, ?, ?)", list(gists))


def read_gists(store: Store, mark: str, keys: Sequence[int]) -> dict[int, bytes]:
    """The numbers of those of the versions that have some of this mark."""
    found: dict[int, bytes] = {}
    for part in chunks(keys):
        rows = store.rows(
            f"SELECT version, numbers FROM gist WHERE version IN ({','.join(map(str, part))}) AND mark = ?", (mark,)
        )
        found |= {key: bytes(numbers) for key, numbers in rows}
    return found


def gists_after(store: Store, mark: str, after: int, until: int, limit: int) -> list[Stored]:
    """The next versions in ``(after, until]`` that have numbers of this mark, in the order of their keys."""
    rows = store.rows(
        "SELECT version, numbers FROM gist WHERE version > ? AND version <= ? AND mark = ? ORDER BY version LIMIT ?",
        (after, until, mark, limit),
    )
    return [Stored._make(row) for row in rows]


def gists_before(store: Store, mark: str, most: int, limit: int) -> list[Stored]:
    """The versions up to ``most`` that have numbers of this mark, the latest first."""
    rows = store.rows(
        "SELECT version, numbers FROM gist WHERE version <= ? AND mark = ? ORDER BY version DESC LIMIT ?",
        (most, mark, limit),
    )
    return [Stored._make(row) for row in rows]


def forget_gists(store: Store, keys: Iterable[int]) -> None:
    """Let these versions be read anew; within a transaction."""
    store.run_many("DELETE FROM gist WHERE version = ?", [(key,) for key in keys])
