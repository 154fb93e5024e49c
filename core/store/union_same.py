"""What several copies did alike: said once, under one name, and once for each message.

Like ``union_life.py`` nothing here depends on which copy takes another one in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from core.domain import EdgeKind, Policy
from core.store.memories import live_marks, memory_id
from core.store.schema import FACTS, TABLES
from core.store.union import Union, equal_rows
from core.store.union_rows import settle

_SAME = "the same statement in another copy"
_CAUTION = {Policy.HOLD.value: 2, Policy.PROPOSE.value: 1, Policy.AUTO.value: 0}


def drop_doubles(union: Union) -> None:
    """Of rows that say the very same and were written apart, keep the one that was written first."""
    for table in FACTS:
        sql = f"SELECT {', '.join(table.columns)} FROM {table.name} WHERE key = ? AND retracted_by IS NULL"
        for key in union.new(table.name):
            for content in union.store.rows(sql, (key,)):
                found = equal_rows(union.store, table.name, content)
                if len(found) > 1 and union.any_apart(table.name, found):
                    keep_first(union, table.name, found)


def keep_first(union: Union, table: str, keys: Sequence[int]) -> None:
    """Retract all of these rows but the one that was written first."""
    for key in sorted(keys, key=lambda one: union.order(table, one))[1:]:
        union.retract(table, key)


def settle_subjects(union: Union) -> None:
    """Somebody or something that copies came to know apart under one name is one: the oldest that goes by it."""
    store, known = union.store, {}
    for folded in sorted({_value(union, "alias", "folded", key) for key in union.new("alias")}):
        rows = store.rows("SELECT key, subject FROM alias WHERE folded = ? AND retracted_by IS NULL", (folded,))
        if len({subject for _, subject in rows}) > 1 and union.any_apart("alias", [key for key, _ in rows]):
            ids = sorted({(_subject_id(union, subject), subject) for _, subject in rows})
            known.update({subject: ids[0][1] for _, subject in ids[1:] if subject not in known})
    for other in sorted(known, key=lambda one: _subject_id(union, one)):
        kept = known[other]
        while kept in known:
            kept = known[kept]
        for table, columns in (("alias", TABLES["alias"].columns), ("slot", TABLES["slot"].columns)):
            place = columns.index("subject")
            sql = f"SELECT key, {', '.join(columns)} FROM {table} WHERE subject = ? AND retracted_by IS NULL"
            for key, *values in store.rows(sql, (other,)):
                values[place] = kept
                union.retract(table, key)
                settle(union, table, *values)


def _subject_id(union: Union, key: int) -> str:
    return str(_value(union, "subject", "id", key))


_SETTINGS = (
    ("policy", "source"), ("automatic", "generator"), ("scope", "version"), ("saved", "id"), ("called", "subject"),
)  # fmt: skip


def settle_settings(union: Union) -> None:
    """One policy a source, one limit a detector, one scope a wording, one search, one name: the cautious or later."""
    for table, column in _SETTINGS:
        for same in {_value(union, table, column, key) for key in union.new(table)}:
            found = union.store.rows(
                f"SELECT * FROM {table} WHERE {column} = ? AND retracted_by IS NULL ORDER BY key", (same,)
            )
            kept = max(found, key=lambda one: (_weight(table, one), union.order(table, one[0])))
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
    """A statement that copies took in on their own counts once: the oldest memory keeps what all of them rest on."""
    for said in sorted(_touched_statements(union)):
        groups: dict[tuple[Any, ...], list[tuple[int, int]]] = {}
        for memory, version, *window in union.store.rows(
            "SELECT v.memory, v.key, w.valid_from, w.valid_to, w.ending FROM version v "
            "JOIN window w ON w.version = v.key AND w.retracted_by IS NULL WHERE v.hash = ?",
            (said,),
        ):
            if not live_marks(union.store, memory) & {"retired", "archived"}:
                groups.setdefault(tuple(window), []).append((memory, version))
        for _, group in sorted(groups.items(), key=str):
            if len(group) > 1 and union.any_apart("version", [version for _, version in group]):
                _as_one(
                    union,
                    sorted(group, key=lambda one: (memory_id(union.store, one[0]), union.order("version", one[1]))),
                )


def _touched_statements(union: Union) -> set[bytes]:
    """The hashes of the wordings that this merge brought, or whose dates or standing it touched."""
    of_window = "SELECT v.hash FROM window w JOIN version v ON v.key = w.version WHERE w.key = ?"
    of_mark = "SELECT v.hash FROM mark m JOIN version v ON v.memory = m.memory WHERE m.key = ?"
    found = {bytes(_value(union, "version", "hash", key)) for key in union.touched["version"]}
    for sql, table in ((of_window, "window"), (of_mark, "mark")):
        for key in union.touched[table]:
            found.update(bytes(said) for (said,) in union.store.rows(sql, (key,)))
    return found


def _age(union: Union, memory: int, version: int) -> tuple[Any, ...]:
    return memory_id(union.store, memory), union.order("version", version)


def _as_one(union: Union, group: Sequence[tuple[int, int]]) -> None:
    (memory, version), *others = group
    marks = [live_marks(union.store, one) for one, _ in group]
    for other, said in others:
        if other != memory:
            _take_in(union, (memory, version), (other, said))
    if any("pinned" in one for one in marks):
        settle(union, "mark", memory, "pinned")
    if any("pending" not in one for one in marks):
        for one, _ in group:
            union.writer.retract_where("mark", "memory = ? AND name = 'pending'", (one,))


def _take_in(union: Union, kept: tuple[int, int], taken: tuple[int, int]) -> None:
    """Archive one of two memories that say the same; the other one gets what it rests on, and its tags."""
    (memory, version), (other, said) = kept, taken
    settle(union, "edge", EdgeKind.RESTATES.value, said, version, _SAME)
    settle(union, "mark", other, "archived")
    for episode, quote in union.store.rows(
        "SELECT episode, quote FROM evidence WHERE version = ? AND retracted_by IS NULL ORDER BY key", (said,)
    ):
        settle(union, "evidence", version, episode, quote)
    for (name,) in union.store.rows("SELECT name FROM tag WHERE memory = ? AND retracted_by IS NULL", (other,)):
        settle(union, "tag", memory, name)


def settle_episodes(union: Union) -> None:
    """A message that several copies brought in from the same file is present once."""
    for row in union.new("presence"):
        found = union.store.rows(
            "SELECT p.key, e.id FROM presence o JOIN episode x ON x.key = o.episode "
            "JOIN episode e ON e.origin = x.origin AND e.source = x.source "
            "JOIN presence p ON p.episode = e.key AND p.retracted_by IS NULL "
            "WHERE o.key = ? AND o.retracted_by IS NULL AND x.origin IS NOT NULL ORDER BY e.id",
            (row,),
        )
        if len(found) > 1 and union.any_apart("presence", [key for key, _ in found]):
            for key, _ in found[1:]:
                union.retract("presence", key)


def _value(union: Union, table: str, column: str, key: int) -> Any:
    return union.store.value(f"SELECT {column} FROM {table} WHERE key = ?", (key,))
