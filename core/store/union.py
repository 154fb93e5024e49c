"""The rows of another copy of a vault brought into this one: each once, under the same name, with what was retracted.

A row that either copy wrote is there afterwards, and holds iff neither has
retracted it. That rule alone makes the order of merging of no matter and
repeating it idle; what two copies did to the same thing is settled afterwards
(``core/acts/union*.py``).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from core.store.connection import Row, Store
from core.store.journal import Writer, last_operation
from core.store.memories import undone_operations
from core.store.origins import Origin, Origins
from core.store.schema import CONTENTS, FACTS, TABLES, Table
from core.store.words_index import index_words

_REFERS: dict[str, dict[str, str]] = {
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
    """One merge under way: both vaults, the operation that writes, and what it brought so far.

    ``shared`` entries begin both logs; ``known_there`` are the ids of the
    entries whose rows the other copy has. ``new`` are the rows that hold and were
    brought, by table and key; ``ended`` those that the other copy had retracted.
    """

    writer: Writer
    theirs: Store
    shared: int
    known_there: Collection[str]
    ours: Origins = field(init=False)
    others: Origins = field(init=False)
    keys: dict[str, dict[int, int]] = field(default_factory=dict)
    new: dict[str, dict[int, Origin]] = field(default_factory=dict)
    ended: dict[str, list[int]] = field(default_factory=dict)
    last_before: int = 0

    def __post_init__(self) -> None:
        self.ours = Origins(self.store, self.writer)
        self.others = Origins(self.theirs)
        self.keys = {table.name: {} for table in CONTENTS}
        self.new = {name: {} for name in TABLES}
        self.ended = {name: [] for name in TABLES}
        self.last_before = last_operation(self.store)

    @property
    def store(self) -> Store:
        """Our vault."""
        return self.writer.store

    def key(self, table: str, theirs: int) -> int:
        """Our key of a row of contents, by the other copy's key."""
        return self.keys[table].get(theirs, theirs)

    def is_ours_alone(self, table: str, key: int) -> bool:
        """Whether the other copy has never had a row of ours."""
        return self.ours.of(table, key).entry not in self.known_there

    def is_theirs(self, table: str, key: int) -> bool:
        """Whether a row that holds was brought by this merge."""
        return key in self.new[table]

    def effects(self, table: str, entry: str) -> tuple[list[int], list[int]]:
        """Our keys of the rows that an entry of either log retracted, and of those that it wrote."""
        own = self.store.value("SELECT number FROM operation WHERE id = ?", (entry,))
        brought = "SELECT place FROM brought WHERE name = ? AND origin = ? ORDER BY key"
        before = [key for (key,) in self.store.rows(brought, (f"-{table}", entry))]
        after = [key for (key,) in self.store.rows(brought, (table, entry))]
        if own is not None:
            for column, keys in (("retracted_by", before), ("asserted_by", after)):
                keys += [key for (key,) in self.store.rows(f"SELECT key FROM {table} WHERE {column} = ?", (own,))]
        return before, after

    def put(self, table: str, *values: Any) -> int:
        """Write a row of the merge's own."""
        return self.writer.put(table, *values)

    def retract(self, table: str, key: int) -> None:
        """Retract a row that holds."""
        self.writer.retract(table, key)


def bring(union: Union) -> None:
    """Bring all rows of the other copy that ours lacks, and retract what it retracted."""
    last = [int(union.store.value(f"SELECT max(key) FROM {name}") or 0) for name in ("version", "episode")]
    for table in CONTENTS:
        if table.name not in _OWN:
            _bring_contents(union, table)
    index_words(union.store, (last[0], last[1]))
    undone = undone_operations(union.store, union.last_before)
    for table in FACTS:
        for row, origin in _beyond(union, table):
            _bring_fact(union, table, row, origin, undone)


def _beyond(union: Union, table: Table) -> Iterator[tuple[Row, Origin | None]]:
    """The other copy's rows that an entry after the shared ones wrote or retracted, with their names.

    One that a shared entry wrote has none: it has the same key in both.
    """
    owner = "asserted_by, retracted_by" if table.is_fact else "operation, NULL"
    first, second = owner.split(", ")
    seen: Counter[int] = Counter()
    sql = f"SELECT key, {', '.join(table.columns)}, {owner} FROM {table.name} WHERE {first} > ?1"
    if table.is_fact:
        sql += f" OR {second} > ?1"
    for row in union.theirs.each(f"{sql} ORDER BY key", (union.shared,)):
        number = row[-2]
        if number <= union.shared:
            yield row, None
            continue
        rank, seen[number] = seen[number], seen[number] + 1
        yield row, union.others.ranked(table.name, row[0], number, rank)


def _bring_contents(union: Union, table: Table) -> None:
    for row, origin in _beyond(union, table):
        assert origin is not None
        values = _translated(union, table, row[1 : 1 + len(table.columns)])
        there = _same(union, table, values, row, origin)
        if there is None:
            if table.name == "version":
                values[1] = 1 + (_last_number(union.store, values[0]) or 0)
            there = union.put(table.name, *values)
            _note(union, table.name, there, origin)
            union.new[table.name][there] = origin
        union.keys[table.name][row[0]] = there


def _last_number(store: Store, memory: int) -> int | None:
    found = store.value("SELECT max(number) FROM version WHERE memory = ?", (memory,))
    return None if found is None else int(found)


def _same(union: Union, table: Table, values: Sequence[Any], row: Row, origin: Origin) -> int | None:
    """Our row that is the same thing: by its id, by its name, or by who wrote it first."""
    store = union.store
    found: object
    match table.name:
        case "source":
            found = store.value("SELECT key FROM source WHERE folded = ?", (values[2],))
        case "version":
            found = union.ours.find("version", origin) or _same_wording(union, values)
        case "subject":
            found = store.value("SELECT key FROM subject WHERE id = ?", (values[0],)) or _same_subject(union, row[0])
        case _:
            # Through the index of the ids' tails.
            tail = "substr(id, -8) = substr(?1, -8) AND id = ?1"
            found = store.value(f"SELECT key FROM {table.name} WHERE {tail}", (values[0],))
    return None if found is None else int(str(found))


def _same_wording(union: Union, values: Sequence[Any]) -> int | None:
    """A wording of the same memory that our copy wrote alone, with the very same words, speaker and date."""
    memory, _, text, speaker, _, channel, said_at, *_ = values
    for (key,) in union.store.rows(
        "SELECT key FROM version WHERE memory = ? AND text = ? AND speaker = ? AND channel = ? AND said_at IS ?",
        (memory, text, speaker, channel, said_at),
    ):
        if union.is_ours_alone("version", key):
            return int(key)
    return None


def _same_subject(union: Union, theirs: int) -> int | None:
    """A subject that goes by a name which the other copy's goes by, too."""
    for (folded,) in union.theirs.rows(
        "SELECT folded FROM alias WHERE subject = ? AND retracted_by IS NULL ORDER BY key", (theirs,)
    ):
        found = union.store.value(
            "SELECT subject FROM alias WHERE folded = ? AND retracted_by IS NULL ORDER BY key LIMIT 1", (folded,)
        )
        if found is not None:
            return int(found)
    return None


def _note(union: Union, table: str, key: int, origin: Origin) -> None:
    union.put("brought", table, key, origin.entry, origin.rank)
    union.ours.note(table, key, origin)


def _bring_fact(union: Union, table: Table, row: Row, origin: Origin | None, undone: Collection[int]) -> None:
    key, ended = row[0], row[-1]
    ours = key if origin is None else union.ours.find(table.name, origin)
    if ours is None:
        assert origin is not None
        ours = union.put(table.name, *_translated(union, table, row[1:-2]))
        _note(union, table.name, ours, origin)
        if ended is None:
            union.new[table.name][ours] = origin
    if ended is not None and ended > union.shared:
        by = union.others.retracted_by(table.name, key, ended)
        _end(union, table, ours, by, undone)


def _end(union: Union, table: Table, key: int, by: str, undone: Collection[int]) -> None:
    """Retract our row, or what an undo of an earlier merge put in its place."""
    union.ended[table.name].append(key)
    now = union.store.value(f"SELECT retracted_by FROM {table.name} WHERE key = ?", (key,))
    ending = [key]
    if now is not None:
        if now not in undone or not union.store.value("SELECT 1 FROM other_entry WHERE operation = ?", (now,)):
            return
        (content,) = union.store.rows(f"SELECT {', '.join(table.columns)} FROM {table.name} WHERE key = ?", (key,))
        ending = equal_rows(union.store, table.name, content)
    for one in ending:
        union.retract(table.name, one)
        union.put("brought", f"-{table.name}", one, by, 0)


def equal_rows(store: Store, table: str, content: Sequence[Any]) -> list[int]:
    """The keys of the live rows of a table with these very contents, oldest first."""
    same = " AND ".join(f"{name} IS ?" for name in TABLES[table].columns)
    rows = store.rows(f"SELECT key FROM {table} WHERE {same} AND retracted_by IS NULL ORDER BY key", content)
    return [key for (key,) in rows]


def _translated(union: Union, table: Table, values: Sequence[Any]) -> list[Any]:
    """A row's values with our keys in the place of theirs."""
    refers = _REFERS.get(table.name, {})
    made = [
        union.key(refers[name], value) if name in refers and value is not None else value
        for name, value in zip(table.columns, values, strict=True)
    ]
    match table.name:
        case "verdict":
            made[2] = _with(made[2], lambda told: {"a": union.key("version", told["a"])})
        case "proposal":
            theirs = values[2]
            made[3] = _number(union, theirs, made[3])
            made[9] = _with(made[9], lambda told: _proposed(union, told))
    return made


def _with(text: object, change: Callable[[dict[str, Any]], dict[str, Any]]) -> str:
    told = json.loads(str(text))
    return json.dumps({**told, **change(told)}, ensure_ascii=False)


def _proposed(union: Union, told: dict[str, Any]) -> dict[str, Any]:
    tables = {"other": "memory", "episode": "episode", "statement": "memory"}
    made: dict[str, Any] = {
        name: union.key(table, told[name]) for name, table in tables.items() if told.get(name) is not None
    }
    if told.get("other_version") is not None:
        made["other_version"] = _number(union, told["other"], told["other_version"])
    return made


def _number(union: Union, memory: int | None, number: int | None) -> int | None:
    """The number that we give a version, by the other copy's memory and number."""
    if memory is None or number is None:
        return number
    theirs = union.theirs.value("SELECT key FROM version WHERE memory = ? AND number = ?", (memory, number))
    if theirs is None:
        return number
    return int(union.store.value("SELECT number FROM version WHERE key = ?", (union.key("version", theirs),)))
