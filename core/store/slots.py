"""Slots as rows: whom and which property a version is about, found again by subject and attribute."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import NamedTuple

from core.identity import Ids
from core.store.connection import Store
from core.store.journal import Writer, from_micros, live
from core.store.memories import read_moment, read_window
from core.text import fold
from core.window import Moment, Window

MOST_RIVALS = 100  # values of one slot that a new one is compared with: those that hold first, then the newest


class HeldSlot(NamedTuple):
    """A slot of a version that holds or held: its value, its window, and whether its memory waits for approval."""

    version: int
    memory: int
    number: int
    text: str
    value: str
    polarity: str
    scope: str
    window_key: int
    waits: bool
    window: Window
    cardinality: str
    said: Moment | None


def subject_key(writer: Writer, ids: Ids, name: str) -> int:
    """The key of a subject by one of its names, made when it is new."""
    folded = fold(name)
    known = writer.store.value(
        "SELECT subject FROM alias WHERE folded = ? AND retracted_by IS NULL ORDER BY key LIMIT 1", (folded,)
    )
    if known is not None:
        return int(known)
    key = writer.put("subject", ids(writer.at), name, "person")
    writer.put("alias", key, name, folded)
    return key


def put_slot(
    writer: Writer,
    version: int,
    subject: int,
    attribute: str,
    value: str,
    cardinality: str,
    polarity: str,
    scope: str,
) -> None:
    """Tie a version to a slot."""
    writer.put("slot", version, subject, attribute, value, cardinality, polarity, scope or None)


def rivals(store: Store, subject: int, attribute: str, version: int) -> list[HeldSlot]:
    """The values that other memories give for a slot, retired and archived ones aside; what holds, then the newest."""
    rows = store.rows(
        "SELECT v.key, v.memory, v.number, v.text, s.value, s.polarity, coalesce(s.scope, ''), w.key, "
        "EXISTS (SELECT 1 FROM mark p WHERE p.memory = v.memory AND p.name = 'pending' AND p.retracted_by IS NULL), "
        "w.valid_from, w.valid_from_precision, w.valid_to, w.valid_to_precision, w.ending, s.cardinality, "
        "v.said_at, v.said_at_precision FROM slot s "
        "JOIN version v ON v.key = s.version JOIN window w ON w.version = v.key AND w.retracted_by IS NULL "
        "WHERE s.subject = ?1 AND s.attribute = ?2 AND s.retracted_by IS NULL "
        "AND v.memory <> (SELECT memory FROM version WHERE key = ?3) AND NOT EXISTS (SELECT 1 FROM mark m "
        "WHERE m.memory = v.memory AND m.name IN ('retired', 'archived') AND m.retracted_by IS NULL) "
        "ORDER BY w.ending <> 'open', v.key DESC LIMIT ?4",
        (subject, attribute, version, MOST_RIVALS),
    )
    return [
        HeldSlot._make((*row[:8], bool(row[8]), read_window(row[9:14]), row[14], read_moment(row[15], row[16])))
        for row in rows
    ]


def kin(store: Store, subject: int, version: int, limit: int) -> list[int]:
    """The latest live versions of other memories that say something of the same subject."""
    rows = store.rows(
        "SELECT DISTINCT v.key FROM slot s JOIN version v ON v.key = s.version "
        "JOIN window w ON w.version = v.key AND w.retracted_by IS NULL "
        "WHERE s.subject = ? AND s.retracted_by IS NULL "
        "AND v.memory <> (SELECT memory FROM version WHERE key = ?) ORDER BY v.key DESC LIMIT ?",
        (subject, version, limit),
    )
    return [key for (key,) in rows]


class SlotRow(NamedTuple):
    """A slot of a version with its subject's key."""

    version: int
    subject: int
    attribute: str
    value: str
    polarity: str


def subjects_named(store: Store, names: Collection[str]) -> set[int]:
    """The keys of the subjects that go by one of these names."""
    folded = sorted({fold(name) for name in names if name})
    places = ", ".join("?" * len(folded))
    sql = f"SELECT DISTINCT subject FROM alias WHERE folded IN ({places}) AND retracted_by IS NULL"
    return {key for (key,) in store.rows(sql, folded)}


def lineages(store: Store, versions: Collection[int]) -> set[int]:
    """Every version of the memories that these versions belong to."""
    scope = ",".join(map(str, versions)) or "NULL"
    sql = f"SELECT key FROM version WHERE memory IN (SELECT memory FROM version WHERE key IN ({scope}))"
    return {key for (key,) in store.rows(sql)}


def slots_of(store: Store, versions: Collection[int], known: int) -> dict[int, list[SlotRow]]:
    """The slots of these versions as of operation ``known``."""
    found: dict[int, list[SlotRow]] = {}
    scope = ",".join(map(str, versions)) or "NULL"
    for row in store.rows(
        f"SELECT version, subject, attribute, value, polarity FROM slot WHERE version IN ({scope}) AND {live(known)}"
    ):
        found.setdefault(row[0], []).append(SlotRow._make(row))
    return found


def holders(store: Store, subjects: Collection[int], attribute: str, known: int, limit: int) -> list[SlotRow]:
    """The slots of an attribute of these subjects, the latest version first."""
    return _latest_slots(store, subjects, "attribute = ?", (attribute,), known, limit)


def told_of(store: Store, subjects: Collection[int], known: int, limit: int) -> list[SlotRow]:
    """What is said of these subjects and not denied, of any attribute, the latest version first."""
    return _latest_slots(store, subjects, "polarity = 'pos'", (), known, limit)


def _latest_slots(
    store: Store, subjects: Collection[int], which: str, given: tuple[str, ...], known: int, limit: int
) -> list[SlotRow]:
    scope = ",".join(map(str, subjects)) or "NULL"
    sql = (
        "SELECT version, subject, attribute, value, polarity FROM slot "
        f"WHERE subject IN ({scope}) AND {which} AND {live(known)} ORDER BY version DESC LIMIT ?"
    )
    return [SlotRow._make(row) for row in store.rows(sql, (*given, limit))]


def slots_of_version(store: Store, version: int) -> list[tuple[int, str, str]]:
    """Subject, attribute and value of each live slot of a version."""
    return [
        (int(subject), str(attribute), str(value))
        for subject, attribute, value in store.rows(
            "SELECT subject, attribute, value FROM slot WHERE version = ? AND retracted_by IS NULL", (version,)
        )
    ]


class Told(NamedTuple):
    """A statement of the owner that counts: its version and memory, its words, when it was recorded."""

    version: int
    memory: int
    text: str
    recorded: datetime


_OWN = (
    "SELECT v.key, v.memory, v.text, o.at{} FROM version v JOIN operation o ON o.number = v.operation "
    "JOIN window w ON w.version = v.key AND w.retracted_by IS NULL {} WHERE {} AND NOT EXISTS "
    "(SELECT 1 FROM mark m WHERE m.memory = v.memory AND m.name IN ('retired', 'archived', 'pending') "
    "AND m.retracted_by IS NULL)"
)
_TYPED = (
    "v.key < ? AND v.channel = 'typed' AND v.speaker = "
    "(SELECT name FROM subject WHERE kind = 'owner' ORDER BY key LIMIT 1)"
)


def told_before(store: Store, version: int) -> list[Told]:
    """The last statement that the owner typed before a version, if it still counts."""
    last = f"v.key = (SELECT v.key FROM version v WHERE {_TYPED} ORDER BY v.key DESC LIMIT 1)"
    rows = store.rows(_OWN.format("", "", last), (version,))
    return [Told(key, memory, text, from_micros(at)) for key, memory, text, at in rows]


def holding_value(store: Store, values: Collection[str], version: int) -> list[Told]:
    """What the owner typed before a version and that gives one of these folded values; a memory once."""
    rows = store.rows(
        _OWN.format(", s.value", "JOIN slot s ON s.version = v.key AND s.retracted_by IS NULL", _TYPED),
        (version,),
    )
    found = {row[1]: Told(row[0], row[1], row[2], from_micros(row[3])) for row in rows if fold(row[4]) in values}
    return list(found.values())
