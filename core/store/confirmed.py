"""When memories were learned and when something last said them again, read from the log."""

from __future__ import annotations

from typing import NamedTuple

from core.store.connection import Store
from core.store.days import Days, within
from core.store.journal import live

_SAID = (
    "SELECT memory, max(at) AS last, exactness, count(*) AS times FROM ("
    "SELECT v.memory AS memory, coalesce(e.said_at, o.at) AS at, e.said_at_precision AS exactness "
    "FROM evidence x JOIN version v ON v.key = x.version "
    "JOIN episode e ON e.key = x.episode JOIN operation o ON o.number = x.asserted_by WHERE {live} "
    "UNION ALL SELECT v.memory, o.at, NULL FROM version v JOIN operation o ON o.number = v.operation "
    "WHERE v.number > 1 AND v.operation <= {known}) GROUP BY memory"
)
"""For each memory when its words, better words or another source of it last came in, and how often they did.

SQLite gives ``exactness`` from the row with the latest time; it is null for an instant of the vault's own clock.
"""


class Said(NamedTuple):
    """When a memory was last said, in microseconds since 1970, named how exactly, and how often it was."""

    last: int
    exactness: str | None
    times: int


def last_said(store: Store, known: int) -> dict[int, Said]:
    """When each memory was last said, by key."""
    rows = store.rows(_SAID.format(live=live(known, "x"), known=known))
    return {memory: Said(*said) for memory, *said in rows}


def said_last_on(store: Store, days: Days, known: int) -> set[int]:
    """The versions of the memories that were last said on these days."""
    rows = store.rows(
        f"SELECT v.key FROM ({_SAID.format(live=live(known, 'x'), known=known)}) s "
        f"JOIN version v ON v.memory = s.memory WHERE {within('s.last', 's.exactness')}",
        days,
    )
    return {key for (key,) in rows}


def learned_on(store: Store, days: Days) -> set[int]:
    """The versions of the memories that the vault took in on these days."""
    rows = store.rows(
        "SELECT v.key FROM memory m JOIN operation o ON o.number = m.operation JOIN version v ON v.memory = m.key "
        f"WHERE o.at >= {days.lived_first} AND o.at < {days.lived_end}"
    )
    return {key for (key,) in rows}


def learned_at(store: Store) -> dict[int, int]:
    """When the vault took in each memory, in microseconds since 1970, by key."""
    return dict(store.rows("SELECT m.key, o.at FROM memory m JOIN operation o ON o.number = m.operation"))


def waiting_since(store: Store) -> list[int]:
    """Since when each memory waits for approval."""
    rows = store.rows(
        "SELECT o.at FROM mark m JOIN operation o ON o.number = m.asserted_by "
        "WHERE m.name = 'pending' AND m.retracted_by IS NULL"
    )
    return [at for (at,) in rows]


def flagged_since(store: Store, contradictions: set[str]) -> list[int]:
    """Since when each of these contradictions is there."""
    rows = store.rows(
        "SELECT c.id, o.at FROM contradiction c JOIN operation o ON o.number = c.asserted_by "
        "WHERE c.retracted_by IS NULL"
    )
    return [at for flag, at in rows if flag in contradictions]
