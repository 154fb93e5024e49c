"""Who stands against whom: the other sides of open contradictions."""

from __future__ import annotations

from collections.abc import Collection

from core.store.connection import Store
from core.store.journal import live


def opponents_of(store: Store, versions: Collection[int], known: int) -> dict[int, list[int]]:
    """For each of these versions the other sides of its open contradictions as of ``known``, the oldest first."""
    scope = ",".join(map(str, versions)) or "NULL"
    open_now = (
        f"{live(known, 'c')} AND NOT EXISTS (SELECT 1 FROM verdict d WHERE d.contradiction = c.id "
        f"AND d.verdict <> 'later' AND {live(known, 'd')})"
    )
    found: dict[int, list[int]] = {}
    for one, other in store.rows(
        f"SELECT c.first, c.second FROM contradiction c WHERE c.first IN ({scope}) AND {open_now} UNION ALL "
        f"SELECT c.second, c.first FROM contradiction c WHERE c.second IN ({scope}) AND {open_now}"
    ):
        found.setdefault(one, []).append(other)
    return found
