"""What both copies did alike, or decided differently: said once, and asked again.

Like ``union_life.py`` nothing here depends on which copy takes the other one in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.domain import EdgeKind, Policy
from core.store.memories import live_marks, memory_id
from core.store.schema import TABLES
from core.store.union import Union, equal_rows
from core.store.union_life import put_once

_SAME = "the same statement in another copy"
_RULED_APART = "two copies of this vault ruled differently on it"
_CAUTION = {Policy.HOLD.value: 2, Policy.PROPOSE.value: 1, Policy.AUTO.value: 0}


def drop_doubles(union: Union) -> None:
    """Of live rows that say the very same, keep the one that was written first."""
    for table, rows in union.new.items():
        shape = TABLES[table]
        if not shape.is_fact:
            continue
        sql = f"SELECT {', '.join(shape.columns)} FROM {table} WHERE key = ? AND retracted_by IS NULL"
        for key in rows:
            content = union.store.row(sql, (key,))
            if content is not None:
                _keep_first(union, table, equal_rows(union.store, table, content))


def settle_settings(union: Union) -> None:
    """One policy a source, one limit a detector, one scope a wording, one search a name: the cautious or later one."""
    for table, column in (("policy", "source"), ("automatic", "generator"), ("scope", "version"), ("saved", "id")):
        for row in union.new[table]:
            same = union.store.value(f"SELECT {column} FROM {table} WHERE key = ?", (row,))
            found = union.store.rows(
                f"SELECT * FROM {table} WHERE {column} = ? AND retracted_by IS NULL ORDER BY key", (same,)
            )
            _keep_weightiest(union, table, found)


def _keep_weightiest(union: Union, table: str, found: Sequence[Sequence[Any]]) -> None:
    kept = max(found, key=lambda one: (_weight(table, one), union.ours.of(table, one[0])), default=None)
    for one in found:
        if one is not kept:
            union.retract(table, one[0])


def _weight(table: str, row: Sequence[Any]) -> float:
    """How cautious a setting is; where there is no more or less of it, the later one counts."""
    match table:
        case "policy":
            return _CAUTION.get(row[2], 0)
        case "automatic":
            return float(row[2])
        case _:
            return 0


def settle_statements(union: Union) -> None:
    """A statement that both copies took in on their own counts once: the older memory keeps what both rest on."""
    new = set(union.new["memory"])
    hashes = {
        said for memory in new for (said,) in union.store.rows("SELECT hash FROM version WHERE memory = ?", (memory,))
    }
    for said in sorted(hashes):
        groups: dict[tuple[Any, ...], list[tuple[int, int]]] = {}
        for memory, version, *window in union.store.rows(
            "SELECT v.memory, v.key, w.valid_from, w.valid_to, w.ending FROM version v "
            "JOIN window w ON w.version = v.key AND w.retracted_by IS NULL WHERE v.hash = ?",
            (said,),
        ):
            if _counts(union, memory, version):
                groups.setdefault(tuple(window), []).append((memory, version))
        for group in groups.values():
            if len(group) > 1:
                _as_one(union, sorted(group, key=lambda one: memory_id(union.store, one[0])))


def _counts(union: Union, memory: int, version: int) -> bool:
    """Whether a memory may be one of several that say the same: it counts, or was set aside for that very reason."""
    marks = live_marks(union.store, memory)
    if "retired" in marks:
        return False
    return "archived" not in marks or bool(_taken_in(union, version))


def _taken_in(union: Union, version: int) -> list[tuple[int, int]]:
    rows = union.store.rows(
        "SELECT key, to_version FROM edge WHERE from_version = ? AND reason = ? AND retracted_by IS NULL",
        (version, _SAME),
    )
    return [(key, target) for key, target in rows]


def _as_one(union: Union, group: Sequence[tuple[int, int]]) -> None:
    (memory, version), *others = group
    marks = [live_marks(union.store, one) for one, _ in group]
    for edge, _ in _taken_in(union, version):
        union.retract("edge", edge)
        _unmark(union, memory, "archived")
    for other, said in others:
        _take_in(union, (memory, version), (other, said))
    if any("pinned" in one for one in marks):
        put_once(union, "mark", memory, "pinned")
    if any("pending" not in one for one in marks):
        for one, _ in group:
            _unmark(union, one, "pending")


def _take_in(union: Union, kept: tuple[int, int], taken: tuple[int, int]) -> None:
    """Archive one of two memories that say the same; the other one gets what it rests on, and its tags."""
    (memory, version), (other, said) = kept, taken
    for edge, target in _taken_in(union, said):
        if target != version:
            union.retract("edge", edge)
    put_once(union, "edge", EdgeKind.RESTATES.value, said, version, _SAME)
    put_once(union, "mark", other, "archived")
    for episode, quote in union.store.rows(
        "SELECT episode, quote FROM evidence WHERE version = ? AND retracted_by IS NULL ORDER BY key", (said,)
    ):
        put_once(union, "evidence", version, episode, quote)
    for (name,) in union.store.rows("SELECT name FROM tag WHERE memory = ? AND retracted_by IS NULL", (other,)):
        put_once(union, "tag", memory, name)


def _unmark(union: Union, memory: int, name: str) -> None:
    union.writer.retract_where("mark", "memory = ? AND name = ?", (memory, name))


def settle_episodes(union: Union) -> None:
    """A message that both copies brought in from the same file is present once."""
    for row in union.new["presence"]:
        found = union.store.rows(
            "SELECT p.key, e.id FROM presence o JOIN episode x ON x.key = o.episode "
            "JOIN episode e ON e.origin = x.origin AND e.source = x.source "
            "JOIN presence p ON p.episode = e.key AND p.retracted_by IS NULL "
            "WHERE o.key = ? AND o.retracted_by IS NULL AND x.origin IS NOT NULL ORDER BY e.id",
            (row,),
        )
        for key, _ in found[1:]:
            union.retract("presence", key)


def settle_rulings(union: Union) -> None:
    """The same pair flagged twice is one; a pair or a proposal decided differently is open again."""
    for flag in {_value(union, "contradiction", "id", key) for key in union.new["contradiction"]}:
        _one_flag(union, flag)
    pairs = {_value(union, "contradiction", "pair", key) for key in union.new["contradiction"]}
    pairs |= {
        pair
        for row in union.new["verdict"]
        for (pair,) in union.store.rows(
            "SELECT c.pair FROM contradiction c JOIN verdict d ON d.contradiction = c.id WHERE d.key = ?", (row,)
        )
    }
    for pair in sorted(pairs):
        _settle_pair(union, pair)
    proposals = {_value(union, "decision", "proposal", key) for key in union.new["decision"]}
    for proposal in sorted(proposals):
        found = union.store.rows(
            "SELECT key, state FROM decision WHERE proposal = ? AND retracted_by IS NULL ORDER BY key", (proposal,)
        )
        if len({state for _, state in found}) > 1:
            for key, _ in found:
                take_back(union, union.ours.of("decision", key).entry, "decision", key)
        else:
            _keep_first(union, "decision", [key for key, _ in found])


def _one_flag(union: Union, flag: str) -> None:
    """A contradiction that each copy moved to other words stands against those of the later one."""
    rows = union.store.rows("SELECT key FROM contradiction WHERE id = ? AND retracted_by IS NULL", (flag,))
    for key in sorted((key for (key,) in rows), key=lambda one: union.ours.of("contradiction", one))[:-1]:
        union.retract("contradiction", key)


def _value(union: Union, table: str, column: str, key: int) -> Any:
    return union.store.value(f"SELECT {column} FROM {table} WHERE key = ?", (key,))


def _keep_first(union: Union, table: str, keys: list[int]) -> None:
    for key in sorted(keys, key=lambda one: union.ours.of(table, one))[1:]:
        union.retract(table, key)


def _settle_pair(union: Union, pair: bytes) -> None:
    store = union.store
    flags = store.rows(
        "SELECT key, id, first, second FROM contradiction WHERE pair = ? AND retracted_by IS NULL ORDER BY id", (pair,)
    )
    ruled = [
        (key, flag, verdict)
        for _, flag, _, _ in flags
        for key, verdict in store.rows(
            "SELECT key, verdict FROM verdict WHERE contradiction = ? AND retracted_by IS NULL ORDER BY key", (flag,)
        )
    ]
    final = [one for one in ruled if one[2] != "later"]
    if len({_sides(union, one) for one in final}) > 1:
        for key, _, _ in ruled:
            take_back(union, union.ours.of("verdict", key).entry, "verdict", key)
        _say_why(union, flags[0][0])
        final = []
    decided = {flag for _, flag, _ in final}
    kept = min(decided) if decided else flags[0][1] if flags else ""
    for key, flag, _, _ in flags:
        if flag != kept:
            union.retract("contradiction", key)
    _keep_first(union, "verdict", [key for key, flag, _ in final if flag == kept])


def _sides(union: Union, ruled: tuple[int, str, str]) -> tuple[str, str]:
    """A verdict with the words of the side that it calls A, so that the same ruling is known again."""
    text = union.store.value(
        "SELECT v.text FROM verdict d JOIN version v ON v.key = json_extract(d.details, '$.a') WHERE d.key = ?",
        (ruled[0],),
    )
    return ruled[2], str(text)


def _say_why(union: Union, key: int) -> None:
    """Put a contradiction anew whose reason tells that two copies ruled differently."""
    columns = TABLES["contradiction"].columns
    row = list(union.store.rows(f"SELECT {', '.join(columns)} FROM contradiction WHERE key = ?", (key,))[0])
    reason = columns.index("reason")
    if _RULED_APART not in row[reason]:
        union.retract("contradiction", key)
        row[reason] = f"{row[reason]}; {_RULED_APART}"
        union.put("contradiction", *row)


def take_back(union: Union, entry: str, table: str, key: int) -> None:
    """Take back what an entry of either copy's log did, as far as it still stands as that entry left it."""
    if union.store.value(f"SELECT 1 FROM {table} WHERE key = ? AND retracted_by IS NULL", (key,)):
        union.retract(table, key)
    for name in ("window", "mark", "slot", "scope", "edge", "verdict", "contradiction"):
        before, after = union.effects(name, entry)
        columns = ", ".join(TABLES[name].columns)
        for one in after:
            if union.store.value(f"SELECT 1 FROM {name} WHERE key = ? AND retracted_by IS NULL", (one,)):
                union.retract(name, one)
        for one in before:
            put_once(union, name, *union.store.rows(f"SELECT {columns} FROM {name} WHERE key = ?", (one,))[0])
