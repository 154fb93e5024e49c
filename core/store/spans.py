"""Which statements lie outside of a stretch of time, by their windows or by when they were said."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from core.store.connection import Store
from core.store.journal import from_micros, live, to_micros
from core.store.memories import chunks

_FOREVER = 2**62
"""Microseconds beyond every date."""


def _bounds(start: datetime | None, end: datetime | None) -> tuple[int, int]:
    return -_FOREVER if start is None else to_micros(start), _FOREVER if end is None else to_micros(end)


def versions_outside(store: Store, known: int, start: datetime | None, end: datetime | None) -> set[int]:
    """Versions whose window ended by ``start`` or begins at ``end`` or later, as of operation ``known``."""
    rows = store.rows(
        f"SELECT version FROM window WHERE {live(known)} AND (valid_to <= ? OR valid_from >= ?)", _bounds(start, end)
    )
    return {key for (key,) in rows}


def held_within(store: Store, known: int, start: datetime | None, end: datetime | None) -> dict[int, int]:
    """The versions that are known to have held in a stretch of time, each with when it began, in microseconds.

    One without any date counts where it was said in that stretch.
    """
    said = "coalesce(v.said_at, o.at)"
    rows = store.rows(
        f"SELECT w.version, coalesce(w.valid_from, {said}) FROM window w JOIN version v ON v.key = w.version "
        f"JOIN operation o ON o.number = v.operation WHERE {live(known, 'w')} "
        f"AND CASE WHEN w.valid_from IS NULL AND w.valid_to IS NULL THEN {said} >= ?1 AND {said} < ?2 "
        f"ELSE coalesce(w.valid_from, {said}) < ?2 AND coalesce(w.valid_to > ?1, 1) END",
        _bounds(start, end),
    )
    return dict(rows)


def turned_within(
    store: Store, known: int, start: datetime, end: datetime
) -> list[tuple[int, datetime | None, datetime | None]]:
    """The versions whose windows begin or end in a half-open stretch, each with what of it lies inside."""
    low, high = _bounds(start, end)
    rows = store.rows(
        f"SELECT version, valid_from, valid_to FROM window WHERE {live(known)} "
        "AND ((valid_from >= ?1 AND valid_from < ?2) OR (valid_to >= ?1 AND valid_to < ?2))",
        (low, high),
    )
    return [
        (version, *(from_micros(at) if at is not None and low <= at < high else None for at in turns))
        for version, *turns in rows
    ]


def undated(
    store: Store, versions: Collection[int], known: int, start: datetime | None, end: datetime | None
) -> set[int]:
    """Those of some versions of whose time nothing is known: no date in the window, and not said in that stretch."""
    found: set[int] = set()
    for part in chunks(list(versions)):
        rows = store.rows(
            "SELECT v.key FROM version v JOIN operation o ON o.number = v.operation "
            f"JOIN window w ON w.version = v.key AND {live(known, 'w')} "
            f"WHERE v.key IN ({','.join(map(str, part))}) AND w.valid_from IS NULL AND w.valid_to IS NULL "
            "AND NOT (coalesce(v.said_at, o.at) >= ? AND coalesce(v.said_at, o.at) < ?)",
            _bounds(start, end),
        )
        found |= {key for (key,) in rows}
    return found


def first_window(store: Store, versions: Collection[int], known: int) -> tuple[datetime | None, datetime | None]:
    """The earliest known start among the windows of some versions, with the end of that window."""
    places = ",".join(map(str, versions)) or "NULL"
    rows = store.rows(
        f"SELECT valid_from, valid_to FROM window WHERE version IN ({places}) AND valid_from IS NOT NULL "
        f"AND {live(known)} ORDER BY valid_from, version LIMIT 1"
    )
    if not rows:
        return None, None
    start, end = rows[0]
    return from_micros(start), None if end is None else from_micros(end)


def episodes_within(store: Store, start: datetime | None, end: datetime | None) -> tuple[set[int], set[int]]:
    """The keys of the messages that were said in a stretch of time, and of those of which it is not known."""
    rows = store.rows("SELECT key FROM episode WHERE said_at >= ? AND said_at < ?", _bounds(start, end))
    return {key for (key,) in rows}, {key for (key,) in store.rows("SELECT key FROM episode WHERE said_at IS NULL")}
