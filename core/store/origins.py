"""Who wrote a row first, in whichever copy of the vault: the entry's id, and the row's rank among those it wrote.

That name of a row is the same in all copies, however often it was merged.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from core.store.connection import Store
from core.store.journal import Writer, last_operation
from core.store.memories import undone_operations
from core.store.schema import TABLES


class Origin(NamedTuple):
    """The name of a row that all copies share; entries' ids rise with time."""

    entry: str
    rank: int


class Origins:
    """The names of the rows of one vault, as it stands when this is made."""

    def __init__(self, store: Store, writer: Writer | None = None) -> None:
        self._store = store
        self._now = 0 if writer is None else writer.number
        self._ids: dict[int, str] = dict(store.rows("SELECT number, id FROM operation"))
        self._numbers = {entry: number for number, entry in self._ids.items()}
        if writer is not None:
            self._ids[writer.number] = writer.id
        self._keys: dict[tuple[str, int], list[int]] = {}
        self._brought: dict[tuple[str, int], Origin] = {}
        self._places: dict[tuple[str, Origin], int] = {}
        undone = undone_operations(store, last_operation(store))
        rows = store.each("SELECT name, place, origin, rank, operation FROM brought ORDER BY key")
        for name, place, entry, rank, operation in rows:
            origin = Origin(entry, rank)
            self._brought[name, place] = origin
            # What a merge brought that was taken back since is brought again; texts and identities are still there.
            if operation not in undone or (name in TABLES and not TABLES[name].is_fact):
                self._places[name, origin] = place

    def of(self, table: str, key: int) -> Origin:
        """The name of a row; one that is being written has the entry that writes it."""
        found = self._brought.get((table, key))
        if found is not None:
            return found
        number = self._store.value(f"SELECT {_owner(table)} FROM {table} WHERE key = ?", (key,))
        return Origin(self._ids.get(number, ""), bisect_left(self._rows(table, number), key))

    def ranked(self, table: str, key: int, number: int, rank: int) -> Origin:
        """The name of a row whose entry and rank are known already."""
        return self._brought.get((table, key)) or Origin(self._ids[number], rank)

    def find(self, table: str, origin: Origin) -> int | None:
        """The key of the row of this name, None where the vault has none."""
        found = self._places.get((table, origin))
        if found is not None:
            return found
        number = self._numbers.get(origin.entry)
        keys = [] if number is None else self._rows(table, number)
        return keys[origin.rank] if origin.rank < len(keys) else None

    def retracted_by(self, table: str, key: int, number: int) -> str:
        """The id of the entry that retracted a row, given the number under which the vault has it."""
        found = self._brought.get((f"-{table}", key))
        return found.entry if found is not None else self._ids[number]

    def note(self, table: str, key: int, origin: Origin) -> None:
        """Remember the name of a row that is written now."""
        self._brought[table, key] = origin
        self._places[table, origin] = key

    def _rows(self, table: str, number: int) -> list[int]:
        if (table, number) not in self._keys:
            sql = f"SELECT key FROM {table} WHERE {_owner(table)} = ? ORDER BY key"
            found = [key for (key,) in self._store.rows(sql, (number,))]
            if number == self._now:  # more are to come
                return found
            self._keys[table, number] = found
        return self._keys[table, number]


def _owner(table: str) -> str:
    return "asserted_by" if TABLES[table].is_fact else "operation"
