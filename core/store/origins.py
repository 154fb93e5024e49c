"""Who wrote a row first, in whichever copy of the vault: the entry's id, and the row's rank among those it wrote.

That name of a row is the same in all copies, however often it was merged. A
row that a merge settled by itself is named after what it says instead.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from typing import NamedTuple

from core.store.connection import Store
from core.store.journal import Writer
from core.store.schema import FACTS, TABLES

MERGE = "unite"
"""The kind of the operations that merge another copy."""
SETTLED = "="
"""What the names of rows begin with that a merge settled by itself."""


class Origin(NamedTuple):
    """The name of a row that all copies share; entries' ids rise with time."""

    entry: str
    rank: int

    @property
    def is_settled(self) -> bool:
        """Whether a merge wrote the row by itself."""
        return self.entry.startswith(SETTLED)


class Origins:
    """The names of the rows of one vault, as it stands when this is made.

    ``merges`` are the numbers of its merges (True), and of what took one back
    (False) or did it again (True).
    """

    def __init__(self, store: Store, writer: Writer | None = None) -> None:
        self._store = store
        self._now = 0 if writer is None else writer.number
        self._ids: dict[int, str] = {}
        self.merges: dict[int, bool] = {}
        targets = {}
        for number, entry, kind, undoes in store.rows("SELECT number, id, kind, undoes FROM operation ORDER BY number"):
            self._ids[number] = entry
            if kind == MERGE:
                self.merges[number] = True
            elif undoes in self.merges:
                self.merges[number] = not self.merges[undoes]
                targets[number] = undoes
        self._numbers = {entry: number for number, entry in self._ids.items()}
        if writer is not None:
            self._ids[writer.number] = writer.id
            self.merges[writer.number] = True
        self._keys: dict[tuple[str, int], list[int]] = {}
        self._brought: dict[tuple[str, int], Origin] = {}
        self._places: dict[tuple[str, Origin], list[int]] = {}
        for name, place, entry, rank in store.each("SELECT name, place, origin, rank FROM brought ORDER BY key"):
            if name in TABLES:
                self.note(name, place, Origin(entry, rank))
        for number, target in targets.items():
            self._know_again(number, target)

    def of(self, table: str, key: int) -> Origin:
        """The name of a row; one that is being written has the entry that writes it."""
        found = self._brought.get((table, key))
        if found is not None:
            return found
        number = self._store.value(f"SELECT {_owner(table)} FROM {table} WHERE key = ?", (key,))
        return self.ranked(table, key, number)

    def ranked(self, table: str, key: int, number: int) -> Origin:
        """The name of a row that this operation wrote; what a merge settled under no name is named after the merge."""
        found = self._brought.get((table, key))
        if found is not None:
            return found
        mark = SETTLED if number in self.merges else ""
        return Origin(mark + self._ids.get(number, ""), bisect_left(self._rows(table, number), key))

    def keys(self, table: str, origin: Origin) -> list[int]:
        """The keys of the rows of this name in the order in which they were written; more than one after a merge."""
        found = self._places.get((table, origin), [])
        number = self._numbers.get(origin.entry.removeprefix(SETTLED))
        if number is None or (number in self.merges) is not origin.is_settled:
            return found
        keys = self._rows(table, number)
        own = keys[origin.rank : origin.rank + 1]
        return own + [key for key in found if key not in own]

    def find(self, table: str, origin: Origin) -> int | None:
        """The key of the row of contents of this name, None where the vault has none."""
        return next(iter(self.keys(table, origin)), None)

    def id_of(self, number: int) -> str:
        """The id of an entry of the vault's own log."""
        return self._ids[number]

    def number_of(self, entry: str) -> int | None:
        """The number of an entry in the vault's own log, None for one of another log."""
        return self._numbers.get(entry)

    def note(self, table: str, key: int, origin: Origin) -> None:
        """Remember the name of a row."""
        self._brought[table, key] = origin
        self._places.setdefault((table, origin), []).append(key)

    def _know_again(self, number: int, target: int) -> None:
        """Rows put back when a merge was taken back, or done again, have the names of those they stand for."""
        for table in FACTS:
            columns = ", ".join(table.columns)
            gone = defaultdict(list)
            for key, *content in self._store.rows(
                f"SELECT key, {columns} FROM {table.name} WHERE retracted_by = ? ORDER BY key DESC", (target,)
            ):
                gone[tuple(content)].append(key)
            for key, *content in self._store.rows(
                f"SELECT key, {columns} FROM {table.name} WHERE asserted_by = ? ORDER BY key", (number,)
            ):
                if gone[tuple(content)]:
                    self.note(table.name, key, self.of(table.name, gone[tuple(content)].pop()))

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
