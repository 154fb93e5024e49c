"""The vectors of pieces as rows, one a message: derived, each of one space, made again where they are missing.

Messages alone have them: memories that stand alone are ranked as well without
(47 questions about 491 statements: 67 % found among five hits either way).
Backups and archives leave them out; they are about a kilobyte each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.store.checksums import checksum
from core.store.connection import Store
from core.store.memories import chunks

if TYPE_CHECKING:
    from core.inference.vectors import Bytes

TABLE = "episode_pieces"


def put_pieces(store: Store, space: int, owners: Sequence[int], codes: Sequence[Bytes]) -> None:
    """Store the pieces of messages that have none of this space yet."""
    for owner, rows in zip(owners, codes, strict=True):
        content = rows.tobytes()
        store.run(
            f"INSERT OR IGNORE INTO {TABLE} (owner, model, codes, checksum) VALUES (?, ?, ?, ?)",
            (owner, space, content, checksum(TABLE, (owner, space, content))),
        )


def without_pieces(store: Store, space: int | None, after: int, limit: int) -> list[int]:
    """Keys of messages beyond ``after`` that have a vector and no pieces of this space, oldest first."""
    rows = store.rows(
        f"SELECT v.owner FROM episode_vector v LEFT JOIN {TABLE} p "
        "ON p.owner = v.owner AND p.model IS ? WHERE v.owner > ? AND p.owner IS NULL ORDER BY v.owner LIMIT ?",
        (space, after, limit),
    )
    return list(dict.fromkeys(owner for (owner,) in rows))


def count_pieces(store: Store, space: int | None) -> int:
    """How many messages have pieces of this space."""
    return int(store.value(f"SELECT count(*) FROM {TABLE} WHERE model IS ?", (space,)))


def pieces_of(store: Store, space: int, owners: Sequence[int]) -> dict[int, bytes]:
    """The stored bytes of messages that have pieces of this space."""
    found: dict[int, bytes] = {}
    for part in chunks(owners):
        places = ",".join(map(str, part))
        sql = f"SELECT owner, codes FROM {TABLE} WHERE owner IN ({places}) AND model = ?"
        found.update(store.rows(sql, (space,)))
    return found


def drop_pieces(store: Store) -> None:
    """Remove the pieces of every statement; nothing else is concerned."""
    store.run(f"DELETE FROM {TABLE}")


def holds_pieces(store: Store) -> bool:
    """Whether there are pieces at all; a vault of an older schema has no place for them."""
    placed = store.value("SELECT count(*) FROM sqlite_schema WHERE name = ?", (TABLE,))
    return bool(placed) and bool(store.value(f"SELECT 1 FROM {TABLE} LIMIT 1"))
