"""The rows of another copy of a vault brought into this one: each once, under the same name, with what was retracted.

A row that either copy wrote is there afterwards, and holds iff neither has
retracted it. That rule alone makes the order of merging of no matter and
repeating it idle; what two copies did to the same thing is settled afterwards,
from those rows alone (``union_*.py``).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from core.store.causes import HEAD, Causes, head_rows
from core.store.connection import Store
from core.store.journal import Writer
from core.store.origins import Origin, Origins
from core.store.schema import CONTENTS, FACTS, TABLES, Table
from core.store.spoken import Element, Spoken
from core.store.words_index import index_words

REFERS: dict[str, dict[str, str]] = {
    "episode": {"source": "source"},
    "version": {"memory": "memory", "source": "source"},
    "window": {"version": "version"},
    "mark": {"memory": "memory"},
    "tag": {"memory": "memory"},
    "presence": {"episode": "episode"},
    "evidence": {"version": "version", "episode": "episode"},
    "edge": {"from_version": "version", "to_version": "version"},
    "slot": {"version": "version", "subject": "subject"},
    "alias": {"subject": "subject"},
    "called": {"subject": "subject"},
    "policy": {"source": "source"},
    "skip": {"episode": "episode"},
    "contradiction": {"first": "version", "second": "version"},
    "scope": {"version": "version"},
    "proposal": {"memory": "memory"},
}
"""Columns that lead to a row of another table, by its key."""
_OWN = frozenset({"other_entry", "brought"})
"""Tables that each vault keeps for itself; what is in them is worked out anew."""


@dataclass(slots=True)
class Union:
    """One merge under way: both vaults, the operation that writes, and the keys of contents, theirs to ours.

    ``shared`` entries begin both logs. ``touched`` are the keys of the rows that
    it wrote or retracted, or of which it learned something new, by table; ``lent`` the writers
    of rows that it put back in another one's place, by table and key.
    """

    writer: Writer
    theirs: Store
    shared: int
    causes: Causes = field(init=False)
    ours: Origins = field(init=False)
    spoken: Spoken = field(init=False)
    keys: dict[str, dict[int, int]] = field(default_factory=dict)
    touched: dict[str, set[int]] = field(default_factory=lambda: {name: set() for name in TABLES})
    lent: dict[tuple[str, int], tuple[str, ...]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        last = self.theirs.value("SELECT id FROM operation ORDER BY number DESC LIMIT 1")
        heads = head_rows(self.theirs) | {f"{self.writer.id}>{last}"}
        for told in sorted(heads - head_rows(self.store)):
            self.writer.put("brought", HEAD, 0, told, 0)
        self.causes = Causes(self.store)
        self.ours = Origins(self.store, self.writer)
        self.spoken = Spoken(self.store, self.ours, self.causes.gone_on)
        self.keys = {table.name: {} for table in CONTENTS}

    @property
    def store(self) -> Store:
        """Our vault."""
        return self.writer.store

    def key(self, table: str, theirs: int) -> int:
        """Our key of a row of contents, by the other copy's key."""
        return self.keys[table].get(theirs, theirs)

    def put(self, table: str, name: Origin, *values: Any) -> int:
        """Write a row under a name."""
        key = self.writer.put(table, *values)
        self.writer.put("brought", table, key, *name)
        self.ours.note(table, key, name)
        self.touched[table].add(key)
        return key

    def retract(self, table: str, key: int) -> None:
        """Retract a row that holds."""
        self.writer.retract(table, key)
        self.touched[table].add(key)

    def record(self, sign: str, table: str, key: int, entry: str) -> None:
        """Note that an entry wrote (“+”) or retracted (“-”) a row."""
        self.writer.put("brought", f"{sign}{table}", key, entry, 0)
        self.touched[table].add(key)
        self.spoken.note(f"{sign}{table}", key, entry)

    def new(self, table: str) -> list[int]:
        """The keys of touched rows that hold; where nothing was touched, nothing is to be settled anew."""
        holds = " AND retracted_by IS NULL" if TABLES[table].is_fact else ""
        sql = f"SELECT 1 FROM {table} WHERE key = ?{holds}"
        return [key for key in sorted(self.touched[table]) if self.store.value(sql, (key,))]

    def writers(self, table: str, key: int) -> tuple[str, ...]:
        """The entries that wrote a row; none for what this merge settles."""
        lent = self.lent.get((table, key))
        if lent is not None:
            return lent
        name = self.ours.of(table, key)
        if not name.is_settled:
            return (name.entry,)
        found = self.spoken.element(TABLES[table], name) if TABLES[table].is_fact else None
        return tuple(sorted(found.written)) if found else ()

    def are_apart(self, one: Collection[str], other: Collection[str]) -> bool:
        """Whether two rows were written without knowing of each other, given their writers."""
        return all(self.causes.are_apart(a, b) for a in one for b in other)

    def any_apart(self, table: str, keys: Sequence[int]) -> bool:
        """Whether some two of these rows were written without knowing of each other."""
        writers = [self.writers(table, key) for key in keys]
        return any(self.are_apart(one, other) for at, one in enumerate(writers) for other in writers[:at])

    def order(self, table: str, key: int) -> tuple[Any, ...]:
        """What puts rows in an order that is the same in all copies, the earlier one first."""
        name = self.ours.of(table, key)
        weight = min((self.causes.weight(entry) for entry in self.writers(table, key)), default=("~", 0, ""))
        return (*weight, name)


def bring(union: Union) -> None:
    """Bring all rows of the other copy that ours lacks, and let those hold that were written and never retracted."""
    last = [int(union.store.value(f"SELECT max(key) FROM {name}") or 0) for name in ("version", "episode")]
    others = Origins(union.theirs)
    for table in CONTENTS:
        if table.name not in _OWN:
            _bring_contents(union, others, table)
    index_words(union.store, (last[0], last[1]))
    theirs = Spoken(union.theirs, others, Causes(union.theirs).gone_on)
    # What a merge that we took back had brought is not ours any more, though the log that it stands in is.
    taken_back = (number - 1 for number in union.spoken.undone if number in union.ours.merges)
    merged_after = min((union.shared, *taken_back))
    for table in FACTS:
        unsettled = _take_settled(union, table)
        for element in theirs.elements(table, union.shared, merged_after):
            if element.written and _bring_fact(union, table, element):
                unsettled[element.name] = None
        for name in unsettled:
            _stand(union, table, name)


def _bring_contents(union: Union, others: Origins, table: Table) -> None:
    columns = ", ".join(table.columns)
    sql = f"SELECT key, {columns}, operation FROM {table.name} WHERE operation > ? ORDER BY key"
    for row in union.theirs.each(sql, (union.shared,)):
        origin = others.ranked(table.name, row[0], row[-1])
        values = _translated(union, table, row[1:-1])
        there = _same(union, table, values, origin)
        if there is None:
            if table.name == "version":
                values[1] = 1 + (_last_number(union.store, values[0]) or 0)
            there = union.put(table.name, origin, *values)
        union.keys[table.name][row[0]] = there


def _last_number(store: Store, memory: int) -> int | None:
    found = store.value("SELECT max(number) FROM version WHERE memory = ?", (memory,))
    return None if found is None else int(found)


def _same(union: Union, table: Table, values: Sequence[Any], origin: Origin) -> int | None:
    """Our row that is the same thing: by its id, by its name, or by who wrote it first."""
    store = union.store
    match table.name:
        case "source":
            found = store.value("SELECT key FROM source WHERE folded = ?", (values[2],))
        case "version":
            found = union.ours.find("version", origin)
        case "subject":
            found = store.value("SELECT key FROM subject WHERE id = ?", (values[0],))
        case _:
            found = key_of(store, table.name, values[0])
    return None if found is None else int(found)


def key_of(store: Store, table: str, id: str) -> int | None:
    """The key of a memory or a message by its full id, through the index of the ids' tails."""
    found = store.value(f"SELECT key FROM {table} WHERE substr(id, -8) = substr(?1, -8) AND id = ?1", (id,))
    return None if found is None else int(found)


def _take_settled(union: Union, table: Table) -> dict[Origin, None]:
    """Note what earlier merges settled and somebody went on from; gives what they settled and nobody went on from."""
    left: dict[Origin, None] = {}
    for name in union.spoken.unsettled(table):
        found = union.spoken.element(table, name)
        assert found is not None
        keys = union.ours.keys(table.name, name)
        key = keys[-1]
        _record(union, table, key, found, union.spoken.noted(table, keys))
        if bool(found.written and not found.ended) is not _is_live(union, table, key):
            left[name] = None
    return left


def _record(union: Union, table: Table, key: int, found: Element, known: tuple[set[str], set[str]]) -> bool:
    """Note who wrote and who retracted a row, those aside that are known; whether anything of it is new."""
    written = found.written - known[0] if found.name.is_settled else ()
    for entry in sorted(written):
        union.record("+", table.name, key, entry)
    ended = sorted(found.ended - known[1])
    for entry in ended:
        union.record("-", table.name, key, entry)
    return bool(written or ended)


def _is_live(union: Union, table: Table, key: int) -> bool:
    return union.store.value(f"SELECT retracted_by FROM {table.name} WHERE key = ?", (key,)) is None


def _bring_fact(union: Union, table: Table, element: Element) -> bool:
    """Take in a row; whether it may have to begin or to stop to hold."""
    keys = union.ours.keys(table.name, element.name)
    known = union.spoken.element(table, element.name) if keys else None
    noted = union.spoken.noted(table, keys)
    if known is None or not known.written:
        key = union.put(table.name, element.name, *_translated(union, table, element.values))
    else:
        key = keys[-1]
    is_new = _record(union, table, key, element, noted)
    return is_new or bool(element.ended) or bool(known and known.ended)


def _stand(union: Union, table: Table, name: Origin) -> None:
    """Let a row hold iff it was written and never retracted."""
    keys = union.ours.keys(table.name, name)
    live = [key for key in keys if _is_live(union, table, key)]
    if not union.spoken.holds(table, name):
        for key in live:
            union.retract(table.name, key)
    elif not live:
        columns = ", ".join(table.columns)
        (values,) = union.store.rows(f"SELECT {columns} FROM {table.name} WHERE key = ?", (keys[-1],))
        union.put(table.name, name, *values)


def equal_rows(store: Store, table: str, content: Sequence[Any]) -> list[int]:
    """The keys of the live rows of a table with these very contents, oldest first."""
    same = " AND ".join(f"{name} IS ?" for name in TABLES[table].columns)
    rows = store.rows(f"SELECT key FROM {table} WHERE {same} AND retracted_by IS NULL ORDER BY key", content)
    return [key for (key,) in rows]


def _translated(union: Union, table: Table, values: Sequence[Any]) -> list[Any]:
    """A row's values with our keys in the place of theirs."""
    refers = REFERS.get(table.name, {})
    made = [
        union.key(refers[name], value) if name in refers and value is not None else value
        for name, value in zip(table.columns, values, strict=True)
    ]
    match table.name:
        case "verdict":
            made[2] = with_parts(made[2], lambda told: {"a": union.key("version", told["a"])})
        case "proposal":
            theirs = values[2]
            made[3] = _number(union, theirs, made[3])
            made[9] = with_parts(made[9], lambda told: _proposed(union, told))
    return made


def with_parts(text: object, change: Callable[[dict[str, Any]], dict[str, Any]]) -> str:
    """Details of a row with some of their parts changed."""
    told = json.loads(str(text))
    return json.dumps({**told, **change(told)}, ensure_ascii=False)


def _proposed(union: Union, told: dict[str, Any]) -> dict[str, Any]:
    made: dict[str, Any] = {
        name: union.key(table, told[name]) for name, table in PROPOSED.items() if told.get(name) is not None
    }
    if told.get("other_version") is not None:
        made["other_version"] = _number(union, told["other"], told["other_version"])
    return made


PROPOSED = {"other": "memory", "episode": "episode", "statement": "memory"}
"""The details of a proposal that lead to a row of another table."""


def _number(union: Union, memory: int | None, number: int | None) -> int | None:
    """The number that we give a version, by the other copy's memory and number."""
    if memory is None or number is None:
        return number
    theirs = union.theirs.value("SELECT key FROM version WHERE memory = ? AND number = ?", (memory, number))
    if theirs is None:
        return number
    return int(union.store.value("SELECT number FROM version WHERE key = ?", (union.key("version", theirs),)))
