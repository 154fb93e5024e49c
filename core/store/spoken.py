"""What people did to the rows of a vault, apart from what merges settled by themselves.

A row counts once an entry of some log wrote it and until one retracted it;
that alone makes a set which grows whenever copies are merged, in any order.
What a merge settled is worked out anew by the next one, until somebody goes
on from it: then it is taken as it is, and counts as written by the merge.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from core.store.connection import Store
from core.store.memories import undone_operations
from core.store.origins import Origin, Origins
from core.store.schema import Table


class Element(NamedTuple):
    """A row by its name, with its values, the entries that wrote it and those that retracted it."""

    name: Origin
    values: tuple[Any, ...]
    written: frozenset[str]
    ended: frozenset[str]


class Spoken:
    """The rows of one vault as its entries wrote and retracted them.

    ``gone_on`` is the last entry of its log from which somebody went on.
    """

    def __init__(self, store: Store, origins: Origins, gone_on: int) -> None:
        self._store = store
        self._origins = origins
        self.undone = undone_operations(store, 2**62)
        self._gone_on = gone_on
        self._records: dict[tuple[str, int], set[str]] = {}
        for name, place, entry, number in store.each(
            "SELECT name, place, origin, operation FROM brought WHERE name LIKE '-%' OR name LIKE '+%'"
        ):
            if number not in self.undone:
                self.note(name, place, entry)

    def note(self, name: str, key: int, entry: str) -> None:
        """Remember that another entry wrote (“+”) or retracted (“-”) a row."""
        self._records.setdefault((name, key), set()).add(entry)

    def noted(self, table: Table, keys: Sequence[int]) -> tuple[set[str], set[str]]:
        """Which entries are known to have written, and to have retracted, rows of one name."""
        written = {entry for key in keys for entry in self._records.get((f"+{table.name}", key), ())}
        ended = {entry for key in keys for entry in self._records.get((f"-{table.name}", key), ())}
        for key in keys:
            until = self._store.value(f"SELECT retracted_by FROM {table.name} WHERE key = ?", (key,))
            if until is not None and until not in self._origins.merges:
                ended.add(self._origins.id_of(until))
        return written, ended

    def element(self, table: Table, name: Origin) -> Element | None:
        """What is known of the row of this name, None where the vault never had it."""
        rows = self._rows(table, name)
        if not rows:
            return None
        written: set[str] = set()
        ended: set[str] = set()
        for row in rows:
            is_last = row is rows[-1]
            written |= self._writers(table, name, row, is_last)
            ended |= self._enders(table, row, is_last)
        return Element(name, tuple(rows[-1][1:-2]), frozenset(written), frozenset(ended))

    def holds(self, table: Table, name: Origin) -> bool:
        """Whether a row was written and never retracted by anybody."""
        found = self.element(table, name)
        return found is not None and bool(found.written) and not found.ended

    def elements(self, table: Table, after: int, merged_after: int) -> Iterator[Element]:
        """All rows that entries after one of them wrote or retracted; of merges those after another one count."""
        merges = ",".join(map(str, self._origins.merges)) or "NULL"
        columns = ", ".join(table.columns)
        sql = (
            f"SELECT key, {columns}, asserted_by, retracted_by FROM {table.name} WHERE (asserted_by > ?1 "
            f"OR retracted_by > ?1) AND asserted_by NOT IN ({merges}) AND ifnull(retracted_by, 0) NOT IN ({merges}) "
            "ORDER BY key"
        )
        for row in self._store.each(sql.replace(" NOT IN (NULL)", " > -1"), (after,)):
            ended = self._enders(table, row, is_last=True)
            name = self._origins.ranked(table.name, row[0], row[-2])
            yield Element(name, tuple(row[1:-2]), frozenset((name.entry,)), frozenset(ended))
        merges = ",".join(str(number) for number in self._origins.merges if number > merged_after) or "NULL"
        noted = "SELECT place FROM brought WHERE name IN (?1, ?2) AND operation > ?3"
        for name in self._names(
            table,
            f"asserted_by IN ({merges}) OR retracted_by IN ({merges}) OR key IN ({noted})",
            (f"-{table.name}", f"+{table.name}", merged_after),
        ):
            found = self.element(table, name)
            if found is not None:
                yield found

    def unsettled(self, table: Table) -> list[Origin]:
        """The names of the rows that merges wrote or retracted by themselves, as far as that is not noted yet."""
        merges = ",".join(map(str, self._origins.merges)) or "NULL"
        brought = f"SELECT 1 FROM brought b WHERE b.place = {table.name}.key AND b.name ="
        return self._names(
            table,
            f"(asserted_by IN ({merges}) AND retracted_by IS NULL AND NOT EXISTS ({brought} ?1 "
            f"AND b.origin NOT LIKE '=%') AND NOT EXISTS ({brought} ?2)) "
            f"OR (retracted_by IN ({merges}) AND NOT EXISTS ({brought} ?3))",
            (table.name, f"+{table.name}", f"-{table.name}"),
        )

    def _names(self, table: Table, condition: str, values: tuple[Any, ...]) -> list[Origin]:
        """The names of the rows that fit, in the order in which they were first written."""
        sql = f"SELECT key, asserted_by FROM {table.name} WHERE {condition} ORDER BY key"
        rows = self._store.rows(sql, values)
        return list(dict.fromkeys(self._origins.ranked(table.name, key, number) for key, number in rows))

    def _rows(self, table: Table, name: Origin) -> list[tuple[Any, ...]]:
        sql = f"SELECT key, {', '.join(table.columns)}, asserted_by, retracted_by FROM {table.name} WHERE key = ?"
        return [row for key in self._origins.keys(table.name, name) for row in self._store.rows(sql, (key,))]

    def _writers(self, table: Table, name: Origin, row: tuple[Any, ...], is_last: bool) -> set[str]:
        key, number, until = row[0], row[-2], row[-1]
        if not name.is_settled:
            merge = self._origins.merges.get(number)
            stands = merge is None or (merge and number not in self.undone)
            return {name.entry} if stands else set()
        found = set(self._records.get((f"+{table.name}", key), ()))
        by_person = until is not None and until not in self._origins.merges
        if self._is_taken(number) and is_last and (until is None or by_person):
            found.add(self._origins.id_of(number))
        return found

    def _enders(self, table: Table, row: tuple[Any, ...], is_last: bool) -> set[str]:
        key, until = row[0], row[-1]
        found = set(self._records.get((f"-{table.name}", key), ()))
        by_person = until is not None and until not in self._origins.merges
        if by_person or (until is not None and not found and is_last and self._is_taken(until)):
            found.add(self._origins.id_of(until))
        return found

    def _is_taken(self, number: int) -> bool:
        """Whether somebody went on from what a merge left."""
        return bool(self._origins.merges.get(number)) and number not in self.undone and number <= self._gone_on
