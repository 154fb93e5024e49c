"""Undo and redo: an operation is taken back iff what it touched is as it left it.

Rows are compared by content, grouped by aspect (a memory's life, a tag, an
edge …). Undo restores, as a new operation, what stood just before; redo is the
undo of an undo. Flags that later writes raised belong to other aspects and
stand in nobody's way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from core.domain import Operation
from core.errors import NotFound, NothingToUndo, UndoConflict
from core.store.connection import Store
from core.store.history import read_operations
from core.store.journal import Writer, last_operation, live
from core.store.memories import undone_operations
from core.store.schema import FACTS, Table

Content = tuple[Any, ...]


class Touched(NamedTuple):
    """One aspect of one table that an operation touched."""

    table: Table
    aspect: str


def latest_undoable(store: Store) -> int | None:
    """The latest operation in effect that is neither an undo nor a redo, nor a note of what a model or a sweep said."""
    return _latest(store, "kind NOT IN ('undo', 'redo', 'init', 'judge', 'read', 'sweep', 'switch-off', 'detect')")


def latest_redoable(store: Store) -> int | None:
    """The latest undo that is in effect."""
    return _latest(store, "kind = 'undo'")


def _latest(store: Store, condition: str) -> int | None:
    undone = undone_operations(store, last_operation(store))
    numbers = store.each(f"SELECT number FROM operation WHERE {condition} ORDER BY number DESC")
    return next((number for (number,) in numbers if number not in undone), None)


def since(store: Store, number: int) -> list[int]:
    """What must be taken back, the latest first, so that all is as after operation ``number``.

    Entries of the log that changed no memory are left out, and so is what was taken back by another entry since.
    An undo of something older counts itself: taking it back is doing that again.
    """
    undone = undone_operations(store, last_operation(store))
    rows = store.rows(
        "SELECT number, undoes FROM operation WHERE number > ? AND kind NOT IN "
        "('init', 'judge', 'read', 'sweep', 'switch-off', 'detect') ORDER BY number DESC",
        (number,),
    )
    return [one for one, undoes in rows if one not in undone and (undoes is None or undoes <= number)]


def require_operation(store: Store, number: int) -> Operation:
    """The log entry of this number; raises ``NotFound``, or ``NothingToUndo`` for the vault's making."""
    found = read_operations(store, [number])
    if not found:
        raise NotFound(f"There is no operation {number}.", "“variorum log” lists them.")
    if found[0].kind == "init":
        raise NothingToUndo("The making of the vault cannot be undone.")
    if found[0].undone:
        raise NothingToUndo(f"Operation {number} is undone already.", "“variorum redo” brings it back.")
    return found[0]


def take_back(writer: Writer, number: int) -> None:
    """Restore what stood just before operation ``number``, within the writer's operation.

    Raises ``UndoConflict`` naming the earliest later operation that changed
    something that this one touched.
    """
    store = writer.store
    groups = _touched(store, number)
    if not groups and store.value("SELECT undoes FROM operation WHERE number = ?", (number,)) is None:
        raise NothingToUndo(f"Operation {number} changed nothing; it notes what a model said.")
    _require_untouched(store, groups, number)
    for group in groups:
        before = _contents(store, group, live(number - 1))
        after = _contents(store, group, live(number))
        removed = Counter(after) - Counter(before)
        for key, content in _live_rows(store, group):
            if removed[content] > 0:
                removed[content] -= 1
                writer.retract(group.table.name, key)
        for content in (Counter(before) - Counter(after)).elements():
            writer.put(group.table.name, *content)


def _touched(store: Store, number: int) -> list[Touched]:
    found = []
    for table in FACTS:
        rows = store.rows(
            f"SELECT DISTINCT {table.aspect} FROM {table.name} WHERE asserted_by = ?1 OR retracted_by = ?1",
            (number,),
        )
        found += [Touched(table, aspect) for (aspect,) in rows]
    return _with_life(found)


def _with_life(found: Iterable[Touched]) -> list[Touched]:
    """Windows and the marks pending and retired are one life: whoever touched one is compared in both."""
    groups = dict.fromkeys(found)
    tables = {table.name: table for table in FACTS}
    for group in list(groups):
        if group.aspect.startswith("life:"):
            groups.update(dict.fromkeys(Touched(tables[name], group.aspect) for name in ("window", "mark")))
    return list(groups)


def _where(group: Touched) -> tuple[str, tuple[Any, ...]]:
    """An indexed condition for the rows of an aspect."""
    kind, _, rest = group.aspect.partition(":")
    name = group.table.name
    if kind == "life" and name == "window":
        return "version IN (SELECT key FROM version WHERE memory = ?)", (int(rest),)
    if kind == "life":
        return "memory = ? AND name IN ('pending', 'retired')", (int(rest),)
    if name == "mark":
        return "memory = ? AND name = ?", (int(rest), kind)
    if name == "evidence":
        version, _, episode = rest.partition(":")
        return "version = ? AND episode = ?", (int(version), int(episode))
    if name == "edge":
        version, other, edge = rest.split(":")
        return "from_version = ? AND to_version = ? AND kind = ?", (int(version), int(other), edge)
    if name in ("contradiction", "proposal"):
        return "id = ?", (rest,)
    column = group.table.columns[1] if name == "skip" else group.table.columns[0]
    return f"{column} = ?", (rest if name in _NAMED_BY_TEXT else int(rest),)


_NAMED_BY_TEXT = ("verdict", "decision", "assessment", "automatic", "saved")
"""Tables whose rows are told apart by an id or a word; those of the others by a key."""


def _contents(store: Store, group: Touched, condition: str) -> list[Content]:
    where, values = _where(group)
    columns = ", ".join(group.table.columns)
    return store.rows(f"SELECT {columns} FROM {group.table.name} WHERE {where} AND {condition}", values)


def _live_rows(store: Store, group: Touched) -> list[tuple[int, Content]]:
    where, values = _where(group)
    columns = ", ".join(group.table.columns)
    rows = store.rows(
        f"SELECT key, {columns} FROM {group.table.name} WHERE {where} AND retracted_by IS NULL ORDER BY key",
        values,
    )
    return [(row[0], tuple(row[1:])) for row in rows]


def _require_untouched(store: Store, groups: list[Touched], number: int) -> None:
    blocking = _said_again(store, groups, number) + _ruled_since(store, groups, number)
    for group in groups:
        if not _is_as_left(store, group, number):
            blocking.append(_first_later(store, group, number))
    if not blocking:
        return
    (later,) = read_operations(store, [min(blocking)])
    undone = store.value("SELECT undoes FROM operation WHERE number = ?", (number,))
    what = f"Operation {number} cannot be undone" if undone is None else f"Operation {undone} cannot come back"
    raise UndoConflict(
        f"{what}: operation {later.number} ({later.kind}) changed the same memory since.",
        f"Undo operation {later.number} first.",
        later.number,
    )


def _is_as_left(store: Store, group: Touched, number: int) -> bool:
    """Whether an aspect is as operation ``number`` left it.

    What others said of a pair since stands in nobody's way: of assessments
    only those must still be there that the operation itself wrote.
    """
    now = Counter(_contents(store, group, "retracted_by IS NULL"))
    after = Counter(_contents(store, group, live(number)))
    if group.table.name == "assessment":
        return after - Counter(_contents(store, group, live(number - 1))) <= now
    return now == after


def _said_again(store: Store, groups: list[Touched], number: int) -> list[int]:
    """Later operations that rest on a memory which the operation made: what was said again stays stored."""
    made = [int(group.aspect.removeprefix("life:")) for group in groups if group.aspect.startswith("life:")]
    listed = ",".join(map(str, set(made))) or "NULL"
    rows = store.rows(
        "SELECT x.asserted_by FROM evidence x JOIN version v ON v.key = x.version JOIN memory m ON m.key = v.memory "
        f"WHERE m.key IN ({listed}) AND m.operation = ? AND x.retracted_by IS NULL AND NOT EXISTS (SELECT 1 "
        f"FROM evidence y WHERE y.version = x.version AND y.episode = x.episode AND {live(number, 'y')})",
        (number,),
    )
    return [later for (later,) in rows]


def _ruled_since(store: Store, groups: list[Touched], number: int) -> list[int]:
    """Later verdicts in effect on contradictions that the operation touched: what was ruled rests on the flag."""
    found: list[int] = []
    for group in groups:
        if group.table.name == "contradiction":
            rows = store.rows(
                "SELECT asserted_by FROM verdict WHERE contradiction = ? AND asserted_by > ? AND retracted_by IS NULL",
                (group.aspect.partition(":")[2], number),
            )
            found += [later for (later,) in rows]
    return found


def _first_later(store: Store, group: Touched, number: int) -> int:
    where, values = _where(group)
    undone = undone_operations(store, last_operation(store))
    rows = store.rows(f"SELECT asserted_by, retracted_by FROM {group.table.name} WHERE {where}", values)
    later = sorted({n for row in rows for n in row if n is not None and n > number})
    in_effect = [n for n in later if n not in undone]
    return int((in_effect or later)[0])
