"""The vectors of pieces as rows, one a statement: derived, each of one space, made again where they are missing.

Backups and archives leave them out; they are about a kilobyte a message, and half of that a memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from core.answers import Corpus
from core.store.checksums import checksums
from core.store.connection import Store
from core.store.memories import chunks
from core.store.vector_rows import NAMES, has_table

if TYPE_CHECKING:
    from core.inference.vectors import Bytes

TABLES = {Corpus.MEMORIES: "version_pieces", Corpus.EPISODES: "episode_pieces"}


def put_pieces(store: Store, corpus: Corpus, space: int, owners: Sequence[int], codes: Sequence[Bytes]) -> None:
    """Store the pieces of statements that have none of this space yet."""
    table = TABLES[corpus]
    columns: list[list[Any]] = [list(owners), [space] * len(owners), [rows.tobytes() for rows in codes]]
    store.run_many(
        f"INSERT OR IGNORE INTO {table} (owner, model, codes, checksum) VALUES (?, ?, ?, ?)",
        zip(*columns, checksums(table, columns), strict=True),
    )


def without_pieces(store: Store, corpus: Corpus, space: int | None, after: int, limit: int) -> list[int]:
    """Keys of statements beyond ``after`` that have a vector and no pieces of this space, oldest first."""
    rows = store.rows(
        f"SELECT v.owner FROM {NAMES[corpus].vectors} v LEFT JOIN {TABLES[corpus]} p "
        "ON p.owner = v.owner AND p.model IS ? WHERE v.owner > ? AND p.owner IS NULL ORDER BY v.owner LIMIT ?",
        (space, after, limit),
    )
    return list(dict.fromkeys(owner for (owner,) in rows))


def count_pieces(store: Store, space: int | None) -> int:
    """How many statements have pieces of this space."""
    counts = (store.value(f"SELECT count(*) FROM {table} WHERE model IS ?", (space,)) for table in TABLES.values())
    return sum(int(count) for count in counts)


def pieces_of(store: Store, corpus: Corpus, space: int, owners: Sequence[int]) -> dict[int, bytes]:
    """The stored bytes of statements that have pieces of this space."""
    found: dict[int, bytes] = {}
    for part in chunks(owners):
        places = ",".join(map(str, part))
        sql = f"SELECT owner, codes FROM {TABLES[corpus]} WHERE owner IN ({places}) AND model = ?"
        found.update(store.rows(sql, (space,)))
    return found


def drop_pieces(store: Store) -> None:
    """Remove the pieces of every statement; nothing else is concerned."""
    for table in _present(store):
        store.run(f"DELETE FROM {table}")


def holds_pieces(store: Store) -> bool:
    """Whether there are pieces at all; a vault of an older schema has no place for them."""
    return any(store.value(f"SELECT 1 FROM {table} LIMIT 1") for table in _present(store))


def _present(store: Store) -> list[str]:
    return [table for table in TABLES.values() if has_table(store, table)]
