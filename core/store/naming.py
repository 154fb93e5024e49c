"""The owner's names as rows, and whoever else goes by one: found, taken in, and left again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from core.identity import Ids
from core.owner import OWNER_WORDS, OwnerNames
from core.store.connection import Store
from core.store.journal import Writer
from core.store.people import owner_name, owner_subject
from core.store.slots import subject_key
from core.text import fold

_LATEST = 3
"""Memories of a namesake that are shown in their words: enough to see who is meant."""


def read_names(store: Store) -> OwnerNames:
    """The owner's names as they are now, in the order in which they were given."""
    key, made_with = owner_subject(store)
    name = owner_name(store)
    rows = store.rows("SELECT name FROM alias WHERE subject = ? AND retracted_by IS NULL ORDER BY key", (key,))
    given = {fold(alias): alias for (alias,) in rows if fold(alias) not in OWNER_WORDS and fold(alias) != fold(name)}
    return OwnerNames(name, tuple(given.values()), "" if fold(made_with) in OWNER_WORDS else made_with)


def put_names(writer: Writer, name: str, others: Collection[str]) -> None:
    """Let the owner be called ``name``, and let ``others`` be all names that mean the owner in texts.

    The words that always mean the owner stay, and the name that the vault was made with.
    """
    key, made_with = owner_subject(writer.store)
    if owner_name(writer.store) != name:
        writer.retract_where("called", "subject = ?", (key,))
        if name != made_with:
            writer.put("called", key, name)
    wanted = {fold(one): one for one in (*OWNER_WORDS, made_with, *others)}
    for row, alias, folded in writer.store.rows(
        "SELECT key, name, folded FROM alias WHERE subject = ? AND retracted_by IS NULL ORDER BY key", (key,)
    ):
        if wanted.get(folded) == alias or folded in OWNER_WORDS:
            wanted.pop(folded, None)
        else:
            writer.retract("alias", row)
    for folded, one in wanted.items():
        writer.put("alias", key, one, folded)


class Others(NamedTuple):
    """Those who go by a name besides the owner: subjects of that name, relations told of it, and the speaker."""

    name: str
    people: tuple[int, ...]
    relations: tuple[int, ...]


def going_by(store: Store, name: str) -> Others:
    """Everybody but the owner who goes by a name, or is called by it: “Alice”, “Alice's sister”."""
    folded, (owner, _) = fold(name), owner_subject(store)
    sql = "SELECT DISTINCT subject FROM alias WHERE {} AND subject <> ? AND retracted_by IS NULL ORDER BY subject"
    people = store.rows(sql.format("folded = ?"), (folded, owner))
    begun = f"{folded}'s "
    relations = store.rows(sql.format("substr(folded, 1, ?) = ?"), (len(begun), begun, owner))
    return Others(name, tuple(key for (key,) in people), tuple(key for (key,) in relations))


def told_of(store: Store, others: Others) -> tuple[int, tuple[str, ...]]:
    """How many memories are about them or said by them, and the latest of these in their words.

    What was retired counts: it is about somebody, too.
    """
    _, made_with = owner_subject(store)
    folded = fold(others.name)
    said = [
        one for (one,) in store.rows("SELECT DISTINCT speaker FROM version") if fold(one) == folded != fold(made_with)
    ]
    about = ",".join(map(str, (*others.people, *others.relations))) or "NULL"
    speakers = ", ".join("?" * len(said))
    among = (
        "FROM version v WHERE v.key IN (SELECT s.version FROM slot s WHERE s.retracted_by IS NULL "
        f"AND s.subject IN ({about})) OR v.speaker IN ({speakers})"
    )
    count = int(store.value(f"SELECT count(DISTINCT v.memory) {among}", said) or 0)
    latest = store.rows(f"SELECT v.text {among} GROUP BY v.memory ORDER BY max(v.key) DESC LIMIT {_LATEST}", said)
    return count, tuple(text for (text,) in latest)


def take_in_others(writer: Writer, ids: Ids, others: Others) -> None:
    """Let all that is told of a name be told of the owner; of “Alice's sister” it is told of the owner's."""
    owner, _ = owner_subject(writer.store)
    for subject in others.people:
        _hand_over(writer, subject, owner)
    begun = len(fold(others.name)) + len("'s ")
    for subject in others.relations:
        names = writer.store.rows(
            "SELECT folded FROM alias WHERE subject = ? AND retracted_by IS NULL ORDER BY key", (subject,)
        )
        whose = next(folded[begun:] for (folded,) in names if folded[: begun - 1] == f"{fold(others.name)}'s")
        _hand_over(writer, subject, subject_key(writer, ids, f"user's {whose}"))


def _hand_over(writer: Writer, old: int, new: int) -> None:
    if old == new:
        return
    known = {folded for (folded,) in _aliases(writer.store, new)}
    for key, name, folded in writer.store.rows(
        "SELECT key, name, folded FROM alias WHERE subject = ? AND retracted_by IS NULL ORDER BY key", (old,)
    ):
        writer.retract("alias", key)
        if folded not in known:
            known.add(folded)
            writer.put("alias", new, name, folded)
    _move_slots(writer, "subject = ?", (old,), new)


def _aliases(store: Store, subject: int) -> list[tuple[str]]:
    return store.rows("SELECT folded FROM alias WHERE subject = ? AND retracted_by IS NULL", (subject,))


def _move_slots(writer: Writer, condition: str, values: Sequence[object], subject: int) -> None:
    for key, version, *row in writer.store.rows(
        "SELECT key, version, attribute, value, cardinality, polarity, scope FROM slot "
        f"WHERE retracted_by IS NULL AND {condition} ORDER BY key",
        values,
    ):
        writer.retract("slot", key)
        writer.put("slot", version, subject, *row)


class Moved(NamedTuple):
    """A slot that is about somebody else under the names as they will be."""

    version: int
    attribute: str
    value: str
    old: str
    new: str


def move_slot(writer: Writer, ids: Ids, moved: Moved) -> None:
    """Let a slot be about somebody else, given by name; nothing happens where it is not as it was read."""
    found = writer.store.value(
        "SELECT subject FROM alias WHERE folded = ? AND retracted_by IS NULL ORDER BY key LIMIT 1", (fold(moved.old),)
    )
    where = "version = ? AND attribute = ? AND value = ? AND subject = ?"
    values = (moved.version, moved.attribute, moved.value, found)
    if writer.store.value(f"SELECT 1 FROM slot WHERE retracted_by IS NULL AND {where}", values):
        _move_slots(writer, where, values, subject_key(writer, ids, moved.new))


def slots_moved(store: Store, operation: int) -> list[int]:
    """The versions whose slots an operation, under way or not, gave to somebody else."""
    rows = store.rows("SELECT DISTINCT version FROM slot WHERE asserted_by = ? ORDER BY version", (operation,))
    return [version for (version,) in rows]


def speaking_of(store: Store, names: Iterable[str]) -> list[int]:
    """The versions whose texts hold one of these names, or in plain letters the same in another case."""
    found: set[int] = set()
    for name in names:
        found.update(
            key for (key,) in store.rows("SELECT key FROM version WHERE instr(lower(text), lower(?))", (name,))
        )
    return sorted(found)
