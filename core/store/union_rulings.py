"""What several copies decided: alike is said once, differently is taken back in all of them and asked again."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import Any

from core.store.origins import Origin
from core.store.schema import TABLES, Table
from core.store.spoken import Element
from core.store.union import Union, equal_rows
from core.store.union_rows import settle
from core.store.union_same import keep_first

_RULED_APART = "two copies of this vault ruled differently on it"
_EFFECTS = ("window", "mark", "slot", "scope", "edge", "verdict", "contradiction", "decision")


def settle_rulings(union: Union) -> frozenset[str]:
    """The same pair flagged twice is one; a pair or a proposal decided differently is open again.

    Gives the entries whose doings were taken back.
    """
    pairs = _pairs(union)
    apart = {pair for pair in pairs if len({_sides(union, one) for one in _final(union, pair)}) > 1}
    entries = {entry for pair in apart for key in _ruled(union, pair) for entry in union.writers("verdict", key)}
    for proposal in sorted({_value(union, "decision", "proposal", key) for key in union.new("decision")}):
        entries |= _decided_apart(union, proposal)
    _take_back(union, entries)
    for flag in sorted({_value(union, "contradiction", "id", key) for key in union.new("contradiction")}):
        rows = union.store.rows("SELECT key FROM contradiction WHERE id = ? AND retracted_by IS NULL", (flag,))
        for key in sorted((key for (key,) in rows), key=lambda one: union.order("contradiction", one))[:-1]:
            union.retract("contradiction", key)
    for pair in sorted(pairs | _pairs(union)):
        _one_flag(union, pair, pair in apart)
    return frozenset(entries)


def _pairs(union: Union) -> set[bytes]:
    found = {_value(union, "contradiction", "pair", key) for key in union.new("contradiction")}
    for row in union.new("verdict"):
        sql = "SELECT c.pair FROM contradiction c JOIN verdict d ON d.contradiction = c.id WHERE d.key = ?"
        found.update(pair for (pair,) in union.store.rows(sql, (row,)))
    return found


def _flags(union: Union, pair: bytes) -> list[tuple[int, str]]:
    sql = "SELECT key, id FROM contradiction WHERE pair = ? AND retracted_by IS NULL ORDER BY id"
    return [(key, flag) for key, flag in union.store.rows(sql, (pair,))]


def _ruled(union: Union, pair: bytes) -> list[int]:
    sql = "SELECT key FROM verdict WHERE contradiction = ? AND retracted_by IS NULL ORDER BY key"
    return [key for _, flag in _flags(union, pair) for (key,) in union.store.rows(sql, (flag,))]


def _final(union: Union, pair: bytes) -> list[int]:
    return [key for key in _ruled(union, pair) if _value(union, "verdict", "verdict", key) != "later"]


def _sides(union: Union, key: int) -> tuple[str, str]:
    """A verdict with the words of the side that it calls A, so that the same ruling is known again."""
    sql = (
        "SELECT d.verdict, v.text FROM verdict d JOIN version v ON v.key = json_extract(d.details, '$.a') "
        "WHERE d.key = ?"
    )
    ((verdict, text),) = union.store.rows(sql, (key,))
    return str(verdict), str(text)


def _decided_apart(union: Union, proposal: str) -> set[str]:
    """The entries that decided a proposal differently; of those that decided it alike the first one stays."""
    found = union.store.rows(
        "SELECT key, state FROM decision WHERE proposal = ? AND retracted_by IS NULL ORDER BY key", (proposal,)
    )
    keys = [key for key, _ in found]
    if len({state for _, state in found}) > 1:
        return {entry for key in keys for entry in union.writers("decision", key)}
    keep_first(union, "decision", keys)
    return set()


def _take_back(union: Union, entries: Set[str]) -> None:
    """Take back what these entries did, as far as it still stands as they left it."""
    for table in (TABLES[name] for name in _EFFECTS if entries):
        rows = list(_effects(union, table, entries))
        for one in rows:
            for key in union.ours.keys(table.name, one.name):
                if one.written & entries and _is_live(union, table, key):
                    union.retract(table.name, key)
        for one in rows:
            if not one.written & entries and one.ended and one.ended <= entries:
                _put_back(union, table, one)


def _is_live(union: Union, table: Table, key: int) -> bool:
    return bool(union.store.value(f"SELECT 1 FROM {table.name} WHERE key = ? AND retracted_by IS NULL", (key,)))


def _effects(union: Union, table: Table, entries: Set[str]) -> Iterable[Element]:
    """The rows that entries wrote or retracted, in an order that is the same in all copies."""
    names: set[Origin] = set()
    for entry in entries:
        own = union.ours.number_of(entry)
        brought = "SELECT place FROM brought WHERE (name = ? OR name = ?) AND origin = ?"
        found = [key for (key,) in union.store.rows(brought, (table.name, f"-{table.name}", entry))]
        if own is not None:
            sql = f"SELECT key FROM {table.name} WHERE asserted_by = ?1 OR retracted_by = ?1"
            found += [key for (key,) in union.store.rows(sql, (own,))]
        names |= {union.ours.of(table.name, key) for key in found}
    elements = (union.spoken.element(table, name) for name in sorted(names))
    return (one for one in elements if one is not None)


def _put_back(union: Union, table: Table, one: Element) -> None:
    """Put a row in the place of one that was retracted; it counts as written by whoever wrote that one."""
    values = one.values
    if not equal_rows(union.store, table.name, values):
        key = settle(union, table.name, *values)
        if key is not None:
            union.lent[table.name, key] = tuple(sorted(one.written))


def _one_flag(union: Union, pair: bytes, apart: bool) -> None:
    """Of several flags of a pair one stays: one that was decided, else the first by its id."""
    flags = _flags(union, pair)
    verdicts = _final(union, pair)
    rows = [union.writers("contradiction", key) for key, _ in flags] + [
        union.writers("verdict", key) for key in verdicts
    ]
    if apart and flags:
        _say_why(union, flags[0][0])
    if not any(union.are_apart(one, other) for at, one in enumerate(rows) for other in rows[:at]):
        return
    flags = _flags(union, pair)
    decided = {str(_value(union, "verdict", "contradiction", key)) for key in verdicts}
    kept = min(decided) if decided else flags[0][1] if flags else ""
    for key, flag in flags:
        if flag != kept:
            union.retract("contradiction", key)
    keep_first(union, "verdict", [key for key in verdicts if _value(union, "verdict", "contradiction", key) == kept])


def _say_why(union: Union, key: int) -> None:
    """Put a contradiction anew whose reason tells that two copies ruled differently."""
    columns = TABLES["contradiction"].columns
    row = list(union.store.rows(f"SELECT {', '.join(columns)} FROM contradiction WHERE key = ?", (key,))[0])
    reason = columns.index("reason")
    if _RULED_APART not in row[reason]:
        union.retract("contradiction", key)
        row[reason] = f"{row[reason]}; {_RULED_APART}"
        settle(union, "contradiction", *row)


def _value(union: Union, table: str, column: str, key: int) -> Any:
    return union.store.value(f"SELECT {column} FROM {table} WHERE key = ?", (key,))
