"""Reading and writing memories, versions, windows and marks as rows."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from core.domain import Channel, Memory
from core.errors import AmbiguousId, NotFound
from core.identity import SHORT_LENGTH
from core.store.connection import Row, Store
from core.store.journal import Writer, from_micros, live, to_micros
from core.store.keys import AMONG, given
from core.store.view import Entry
from core.window import End, Moment, Precision, Window

_CHUNK = 500  # keys in one IN list; far below SQLite's limit, and one statement stays readable in a log


def chunks(keys: Sequence[int]) -> Iterable[Sequence[int]]:
    """Cut a long list of keys into pieces for IN lists."""
    return (keys[at : at + _CHUNK] for at in range(0, len(keys), _CHUNK))


def moment_columns(moment: Moment | None) -> tuple[int | None, str | None]:
    """A moment as its two columns."""
    return (None, None) if moment is None else (to_micros(moment.at), moment.precision.value)


@lru_cache(maxsize=4_096)  # a list of hits has few dates
def read_moment(at: int | None, precision: str | None) -> Moment | None:
    """A moment from its two columns."""
    return None if at is None else Moment(from_micros(at), Precision(precision or "second"))


def window_columns(window: Window) -> tuple[Any, ...]:
    """A window as its five columns."""
    return (*moment_columns(window.start), *moment_columns(window.end), window.ending.value)


_UNDATED, _OPEN = Window(), End.OPEN.value
_CHANNELS = {channel.value: channel for channel in Channel}  # by the enum itself it takes five times as long


def read_window(row: Sequence[Any]) -> Window:
    """A window from its five columns."""
    if row[0] is None and row[2] is None and row[4] == _OPEN:
        return _UNDATED
    return Window(read_moment(row[0], row[1]), read_moment(row[2], row[3]), End(row[4]))


def find_memory(store: Store, given: str) -> int:
    """The key of a memory by its full id or the tail of it.

    Raises ``NotFound`` and ``AmbiguousId``.
    """
    return _find(store, "memory", given, "memory")


def find_episode(store: Store, given: str) -> int:
    """The key of an episode that is present, by its full id or the tail of it; raises like ``find_memory``."""
    key = _find(store, "episode", given, "message")
    if not store.value("SELECT 1 FROM presence WHERE episode = ? AND retracted_by IS NULL", (key,)):
        raise NotFound("The adding of this message was undone.", "“variorum redo” brings it back.")
    return key


def _find(store: Store, table: str, given: str, what: str) -> int:
    wanted = given.strip().lower()
    found: list[Row] = []
    if len(wanted) >= SHORT_LENGTH and wanted.isascii():
        found = store.rows(
            f"SELECT key, id FROM {table} WHERE substr(id, -{SHORT_LENGTH}) = ? AND substr(id, -?) = ?",
            (wanted[-SHORT_LENGTH:], len(wanted), wanted),
        )
    if not found:
        raise NotFound(
            f"There is no {what} “{given[:60]}”.", "Copy the id from a list; its last eight signs are enough."
        )
    if len(found) > 1:
        named = ", ".join(row[1] for row in found[:3])
        raise AmbiguousId(f"“{given}” fits {len(found)} of them.", f"Use more of the id: {named}")
    return int(found[0][0])


@dataclass(frozen=True, slots=True)
class NewVersion:
    """The contents of a version about to be written; ``source`` is a key."""

    memory: int
    text: str
    speaker: str
    source: int
    channel: Channel
    said_at: Moment | None
    hash: bytes
    near: bytes


def put_version(writer: Writer, new: NewVersion, *, is_first: bool = False) -> tuple[int, int]:
    """Write a version under the next number of its memory; gives key and number. ``is_first``: the memory is new."""
    sql = "SELECT max(number) FROM version WHERE memory = ?"
    last = 0 if is_first else writer.store.value(sql, (new.memory,)) or 0
    said = moment_columns(new.said_at)
    values = (new.text, new.speaker, new.source, new.channel.value, *said, new.hash, new.near)
    return writer.put("version", new.memory, last + 1, *values), last + 1


@dataclass(frozen=True, slots=True)
class LiveWindow:
    """The live window of a version of one memory."""

    key: int
    version: int
    number: int
    window: Window


def live_windows(store: Store, memory: int) -> list[LiveWindow]:
    """The live windows of a memory, by version number."""
    rows = store.rows(
        "SELECT w.key, v.key, v.number, w.valid_from, w.valid_from_precision, w.valid_to, w.valid_to_precision, "
        "w.ending FROM window w JOIN version v ON v.key = w.version "
        "WHERE v.memory = ? AND w.retracted_by IS NULL ORDER BY v.number",
        (memory,),
    )
    with store.values():
        return [LiveWindow(row[0], row[1], row[2], read_window(row[3:8])) for row in rows]


def live_marks(store: Store, memory: int) -> frozenset[str]:
    """The live marks of a memory: pending, retired, archived, pinned."""
    rows = store.rows("SELECT name FROM mark WHERE memory = ? AND retracted_by IS NULL", (memory,))
    return frozenset(name for (name,) in rows)


def marked_memories(store: Store, name: str) -> tuple[str, ...]:
    """The ids of the memories that carry a mark, the oldest first."""
    rows = store.rows(
        "SELECT m.id FROM mark k JOIN memory m ON m.key = k.memory WHERE k.name = ? AND k.retracted_by IS NULL "
        "ORDER BY m.key",
        (name,),
    )
    return tuple(memory for (memory,) in rows)


def clear_mark(writer: Writer, memory: int, *names: str) -> bool:
    """Retract marks of a memory; whether there were any."""
    places = ", ".join("?" * len(names))
    return bool(writer.retract_where("mark", f"memory = ? AND name IN ({places})", (memory, *names)))


def clear_tag(writer: Writer, memory: int, name: str) -> None:
    """Retract a tag of a memory, as it is written."""
    writer.retract_where("tag", "memory = ? AND name = ?", (memory, name))


def latest_window(store: Store, version: int) -> Window | None:
    """The window that a version had last, live or not."""
    row = store.row(
        "SELECT valid_from, valid_from_precision, valid_to, valid_to_precision, ending FROM window "
        "WHERE version = ? ORDER BY key DESC LIMIT 1",
        (version,),
    )
    return read_window(row) if row else None


def live_tags(store: Store, memory: int) -> list[str]:
    """The live tags of a memory, in the order they were given."""
    rows = store.rows("SELECT name FROM tag WHERE memory = ? AND retracted_by IS NULL ORDER BY key", (memory,))
    return [name for (name,) in rows]


def memory_id(store: Store, key: int) -> str:
    """The full id of a memory."""
    return str(store.value("SELECT id FROM memory WHERE key = ?", (key,)))


def memory_ids(store: Store, keys: Sequence[int]) -> tuple[str, ...]:
    """The full ids of memories, in the same order."""
    found: dict[int, str] = {}
    for part in chunks(keys):
        found.update(store.rows(f"SELECT key, id FROM memory WHERE key IN ({','.join(map(str, part))})"))
    return tuple(found[key] for key in keys)


def memory_keys(store: Store, ids: Sequence[str]) -> dict[int, str]:
    """The keys of memories that are named by full id, each with its id; one that is not there is left out."""
    found: dict[int, str] = {}
    for wanted in ids:
        short = (wanted[-SHORT_LENGTH:], wanted)
        row = store.row(f"SELECT key FROM memory WHERE substr(id, -{SHORT_LENGTH}) = ? AND id = ?", short)
        if row is not None:
            found[int(row[0])] = wanted
    return found


def version_number(store: Store, key: int) -> int:
    """The number of a version in its memory."""
    return int(store.value("SELECT number FROM version WHERE key = ?", (key,)))


def version_text(store: Store, key: int) -> str:
    """The words of a version."""
    return str(store.value("SELECT text FROM version WHERE key = ?", (key,)))


def latest_texts(store: Store, ids: Sequence[str]) -> dict[str, str]:
    """The latest wording of each of these memories, by full id; one that is not there is left out."""
    found: dict[str, str] = {}
    for at in range(0, len(ids), 500):
        part = ids[at : at + 500]
        places = ", ".join("?" * len(part))
        rows = store.rows(
            "SELECT m.id, v.text FROM memory m JOIN version v ON v.memory = m.key WHERE m.id IN "
            f"({places}) AND v.number = (SELECT max(number) FROM version WHERE memory = m.key)",
            part,
        )
        found.update((str(memory), str(text)) for memory, text in rows)
    return found


def version_row(store: Store, memory: int, number: int) -> Row:
    """Key, text, speaker, source, channel and date of one version; raises ``NotFound``."""
    row = store.row(
        "SELECT key, text, speaker, source, channel, said_at, said_at_precision, hash, near FROM version "
        "WHERE memory = ? AND number = ?",
        (memory, number),
    )
    if row is None:
        raise NotFound(f"This memory has no version {number}.", "“variorum history” lists its versions.")
    return row


def read_memories(store: Store, entries: Sequence[Entry], known: int) -> list[Memory]:
    """The memories of view entries as values, in the same order."""
    rows = store.rows(_read_sql(known), given(entry.version for entry in entries)) if entries else []
    found = {row[0]: row for row in rows}
    undone = store.once(("undone", known), lambda: undone_operations(store, known)) if entries else set()
    with store.values():
        return [_memory(found[entry.version], entry, undone) for entry in entries]


def _read_sql(known: int) -> str:
    """All that a memory shows of some versions; its tags and the operations of its versions as lists in one text."""
    return (
        "SELECT v.key, m.id, v.number, v.text, v.speaker, s.name, v.channel, o.at, w.valid_from, "
        "w.valid_from_precision, w.valid_to, w.valid_to_precision, w.ending, v.said_at, v.said_at_precision, "
        f"(SELECT json_group_array(name ORDER BY key) FROM tag WHERE memory = v.memory AND {live(known)}), "
        f"(SELECT group_concat(operation) FROM version WHERE memory = v.memory AND operation <= {known:d}), "
        f"(SELECT text FROM scope WHERE version = v.key AND {live(known)} ORDER BY key DESC LIMIT 1) "
        "FROM version v JOIN memory m ON m.key = v.memory JOIN source s ON s.key = v.source "
        "JOIN operation o ON o.number = v.operation "
        f"JOIN window w ON w.version = v.key AND {live(known, 'w')} WHERE v.key {AMONG}"
    )


def _memory(row: Row, entry: Entry, undone: Set[int]) -> Memory:
    return Memory(
        id=row[1],
        version=row[2],
        text=row[3],
        status=entry.status,
        window=read_window(row[8:13]),
        recorded_at=from_micros(row[7]),
        speaker=row[4],
        source=row[5],
        channel=_CHANNELS[row[6]],
        versions=_counted(str(row[16] or ""), undone),
        challenged=entry.challenged,
        uncertain=entry.uncertain,
        pinned=entry.pinned,
        tags=() if row[15] == "[]" else tuple(json.loads(row[15])),
        said_at=read_moment(row[13], row[14]),
        scope=row[17] or "",
    )


def _counted(operations: str, undone: Set[int]) -> int:
    """How many of these versions were not taken back; at least one, since one is shown."""
    if not undone:
        return operations.count(",") + 1
    return sum(int(number) not in undone for number in operations.split(",") if number) or 1


def undone_operations(store: Store, known: int) -> set[int]:
    """The operations whose undo was in effect as of operation ``known``.

    An undo comes after what it undoes, so one walk from the latest back settles them all.
    """
    undone: set[int] = set()
    for number, target in store.rows(
        "SELECT number, undoes FROM operation WHERE undoes IS NOT NULL AND number <= ? ORDER BY number DESC", (known,)
    ):
        if number not in undone:
            undone.add(target)
    return undone


def tagged(store: Store, tag: str, known: int) -> set[int]:
    """Memories that carry a tag (compared casefolded) as of operation ``known``."""
    rows = store.rows(f"SELECT memory, name FROM tag WHERE {live(known)}")
    return {memory for memory, name in rows if name.casefold() == tag.casefold()}
