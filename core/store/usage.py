"""How often memories were opened and used: counts beside the log, which no export and no archive holds.

They are no facts: nothing here is asserted, undone or checked by the chain.
Whoever does not want them switches them off, and what was counted is gone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import datetime

from core.domain import Usage, UseKind
from core.store.connection import Store
from core.store.journal import from_micros, to_micros
from core.store.meta import get_meta, put_meta

_SETTING = "counts_use"
_PART = 400
"""Ids in one query."""


def is_counting(store: Store) -> bool:
    """Whether use is counted in this vault; it is unless it was switched off."""
    return get_meta(store, _SETTING) != "off"


def set_counting(store: Store, on: bool) -> None:
    """Count from now on, or count no more and forget what was counted."""
    with store.writing():
        put_meta(store, _SETTING, "on" if on else "off")
        if not on:
            store.run("DELETE FROM usage")


def note_use(store: Store, memories: Iterable[str], kind: UseKind, at: datetime) -> None:
    """Count one more use of each memory, by full id, as often as it is named; unknown ids are passed over."""
    with store.writing():
        if not is_counting(store):
            return
        for memory, times in Counter(memories).items():
            store.run(
                "INSERT INTO usage (memory, kind, times, last) SELECT key, ?2, ?3, ?4 FROM memory "
                "WHERE substr(id, -8) = substr(?1, -8) AND id = ?1 "
                "ON CONFLICT (memory, kind) DO UPDATE SET times = times + excluded.times, last = excluded.last",
                (memory, kind.value, times, to_micros(at)),
            )


def read_usage(store: Store, memories: Sequence[str]) -> dict[str, Usage]:
    """The counts of those memories, by full id, that were ever used."""
    found: dict[str, dict[str, int]] = {}
    latest: dict[str, int] = {}
    wanted = list(dict.fromkeys(memories))
    for at in range(0, len(wanted), _PART):
        part = wanted[at : at + _PART]
        places = ", ".join("?" * len(part))
        rows = store.rows(
            "SELECT m.id, u.kind, u.times, u.last FROM memory m JOIN usage u ON u.memory = m.key "
            f"WHERE substr(m.id, -8) IN ({places}) AND m.id IN ({places})",
            (*(one[-8:] for one in part), *part),
        )
        for memory, kind, times, last in rows:
            found.setdefault(memory, {})[kind] = times
            latest[memory] = max(last, latest.get(memory, last))
    return {
        memory: Usage(kinds.get(UseKind.OPENED, 0), kinds.get(UseKind.USED, 0), from_micros(latest[memory]))
        for memory, kinds in found.items()
    }
