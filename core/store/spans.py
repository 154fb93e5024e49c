"""Which statements lie outside of a stretch of time, by their windows or by when they were said."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

from core.store.connection import Store
from core.store.days import Days, within
from core.store.journal import from_micros, live
from core.store.memories import chunks


def versions_outside(store: Store, known: int, days: Days) -> set[int]:
    """Versions whose window ended before these days or begins after them, as of operation ``known``."""
    over = "valid_to <= CASE WHEN valid_to_precision = 'second' THEN ?3 ELSE ?1 END"
    ahead = "valid_from >= CASE WHEN valid_from_precision = 'second' THEN ?4 ELSE ?2 END"
    rows = store.rows(f"SELECT version FROM window WHERE {live(known)} AND ({over} OR {ahead})", days)
    return {key for (key,) in rows}


def held_within(store: Store, known: int, days: Days) -> dict[int, int]:
    """The versions that are known to have held on some of these days, each with when it began, in microseconds.

    One without any date counts where it was said on them.
    """
    said = "coalesce(v.said_at, o.at)"
    rows = store.rows(
        f"SELECT w.version, coalesce(w.valid_from, {said}) FROM window w JOIN version v ON v.key = w.version "
        f"JOIN operation o ON o.number = v.operation WHERE {live(known, 'w')} "
        f"AND CASE WHEN w.valid_from IS NULL AND w.valid_to IS NULL THEN {within(said, 'v.said_at_precision')} "
        f"ELSE coalesce(w.valid_from, {said}) < ?2 AND coalesce(w.valid_to > ?1, 1) END",
        days,
    )
    return dict(rows)


def turned_within(store: Store, known: int, days: Days) -> list[tuple[int, datetime | None, datetime | None]]:
    """The versions whose windows begin or end on these days, each with what of it lies inside."""
    began = within("valid_from", "valid_from_precision")
    ended = within("valid_to", "valid_to_precision")
    rows = store.rows(
        f"SELECT version, CASE WHEN {began} THEN valid_from END AS begun, CASE WHEN {ended} THEN valid_to END AS over "
        f"FROM window WHERE {live(known)} AND ({began} OR {ended})",
        days,
    )
    return [(version, *(None if at is None else from_micros(at) for at in turns)) for version, *turns in rows]


def undated(store: Store, versions: Collection[int], known: int, days: Days) -> set[int]:
    """Those of some versions of whose time nothing is known: no date in the window, and not said on these days."""
    found: set[int] = set()
    for part in chunks(list(versions)):
        rows = store.rows(
            "SELECT v.key FROM version v JOIN operation o ON o.number = v.operation "
            f"JOIN window w ON w.version = v.key AND {live(known, 'w')} "
            f"WHERE v.key IN ({','.join(map(str, part))}) AND w.valid_from IS NULL AND w.valid_to IS NULL "
            f"AND NOT {within('coalesce(v.said_at, o.at)', 'v.said_at_precision')}",
            days,
        )
        found |= {key for (key,) in rows}
    return found


def without_dates(store: Store, versions: Collection[int], known: int) -> set[int]:
    """Those of some versions whose windows have no date at all."""
    found: set[int] = set()
    for part in chunks(list(versions)):
        rows = store.rows(
            f"SELECT version FROM window WHERE {live(known)} AND version IN ({','.join(map(str, part))}) "
            "AND valid_from IS NULL AND valid_to IS NULL"
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


def episodes_within(store: Store, days: Days) -> tuple[set[int], set[int]]:
    """The keys of the messages that were said on these days, and of those of which it is not known."""
    rows = store.rows(f"SELECT key FROM episode WHERE {within('said_at', 'said_at_precision')}", days)
    return {key for (key,) in rows}, {key for (key,) in store.rows("SELECT key FROM episode WHERE said_at IS NULL")}
