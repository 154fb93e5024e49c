"""Taking away what models left that are no longer searched, in slices so small that no writer waits for them.

Texts are not concerned. Where it is stopped or killed the rest stays, harms
nothing, and goes at the next time: what is left over is found by looking.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence

from core.domain import ShouldStop
from core.store.connection import Store
from core.store.piece_rows import TABLES as PIECES
from core.store.vector_rows import NAMES, emptied, has_table, put_emptied

LOOK = 2_000
"""Rows that one look passes over; about a millisecond, and nobody is locked out meanwhile."""
SLICE = 50
"""Rows that one transaction removes at first; more or fewer from then on, so that it holds about ``HOLD`` seconds."""
MOST = 1_000
HOLD = 0.004
"""Seconds of one transaction: well below the 15 ms that another writer may be kept waiting."""


def left_over(store: Store, keep: Sequence[int]) -> tuple[int, ...]:
    """The models and spaces but ``keep`` that may have left something."""
    gone = {*keep, *emptied(store)}
    return tuple(key for (key,) in store.rows("SELECT key FROM model ORDER BY key") if key not in gone)


def drop_leftovers(store: Store, keep: Sequence[int], should_stop: ShouldStop | None = None) -> int:
    """Remove the vectors of every model and space but ``keep``; gives how many rows went."""
    models = left_over(store, keep)
    if not models:
        return 0
    gone = 0
    for part in _slices(store, models):
        gone += part
        if should_stop is not None and should_stop():
            return gone
    with store.writing():
        put_emptied(store, emptied(store) | set(models))
    return gone


def _slices(store: Store, models: Sequence[int]) -> Iterator[int]:
    """Remove all of it, slice by slice; gives how many rows each took."""
    for names in NAMES.values():
        yield from _rows(store, names.vectors, "key", models)
    for table in PIECES.values():
        yield from _rows(store, table, "rowid", models)
    for table in [names.bits(model) for model in models for names in NAMES.values()]:
        if has_table(store, table):
            yield from _bits(store, table)


def _rows(store: Store, table: str, key: str, models: Sequence[int]) -> Iterator[int]:
    """Remove the rows of these models, looking at the table once from its beginning to its end."""
    last, end, size = 0, int(store.value(f"SELECT max({key}) FROM {table}") or 0), SLICE
    listed = ",".join(map(str, models))
    while last < end:
        found = store.rows(
            f"SELECT {key} FROM {table} WHERE {key} > ? AND {key} <= ? AND model IN ({listed})", (last, last + LOOK)
        )
        places = [place for (place,) in found]
        while places:
            part, places = places[:size], places[size:]
            size = _removed(store, table, key, part)
            yield len(part)
        last += LOOK
        yield 0


def _removed(store: Store, table: str, key: str, places: Sequence[int]) -> int:
    """Remove these rows in one transaction; gives how many the next one may take."""
    with store.writing():
        began = time.perf_counter()  # from when the lock is held
        store.run(f"DELETE FROM {table} WHERE {key} IN ({','.join(map(str, places))})")
        took = time.perf_counter() - began  # what the disk takes to keep it is the same for one row and for many
    return max(1, min(MOST, 2 * len(places), int(len(places) * HOLD / max(took, 1e-6))))


def _bits(store: Store, table: str) -> Iterator[int]:
    """Empty the tables that vec0 keeps behind one of its own, slice by slice, then drop it."""
    behind = store.rows(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL %' "
        "AND substr(name, 1, ?) = ? AND name NOT LIKE '%info'",
        (len(table) + 1, f"{table}_"),
    )
    for (name,) in behind:
        size = 4  # a row of these may hold a thousand vectors' bits
        while rows := store.rows(f"SELECT rowid FROM {name} LIMIT ?", (size,)):
            with store.behind():
                size = _removed(store, name, "rowid", [place for (place,) in rows])
            yield 0
    with store.writing():
        store.run(f"DROP TABLE IF EXISTS {table}")
