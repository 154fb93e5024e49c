"""What two copies did to the life of the same memory: one wording is shown, everything else goes into review.

Nothing here depends on which copy takes the other one in. “Later” compares
the ids of log entries, which rise with time; where two clocks disagree that
chooses which of two is the memory's own wording, and never a verdict.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from hashlib import blake2b
from itertools import groupby
from typing import Any, NamedTuple
from uuid import UUID

from core.contradictions import Generator
from core.domain import EdgeKind, ProposalKind
from core.store.journal import live
from core.store.memories import memory_id, read_window, version_number
from core.store.origins import Origin
from core.store.proposals import Suggestion, put_proposal, same_proposal
from core.store.review import pair_key
from core.store.schema import TABLES
from core.store.union import Union, equal_rows
from core.store.words_index import index_words
from core.window import End, Window

BY = "another copy"
"""Who a proposal is by, when two copies of a vault disagree."""
_ENDED = "Another copy of this vault says that it is no longer true."
_TAKEN_BACK = "In another copy of this vault it was taken back."
_NEVER_RIGHT = "Another copy of this vault says that it was never right."
_DIFFERENT = "Two copies of this vault changed it to different words."


class Held(NamedTuple):
    """A window that holds, with the name of its row, and whose it is."""

    key: int
    version: int
    origin: Origin
    is_ours: bool
    is_theirs: bool
    row: tuple[Any, ...]

    @property
    def window(self) -> Window:
        """The window itself."""
        return read_window(self.row)


def settle_lives(union: Union) -> None:
    """Settle every memory whose life was touched by this merge."""
    versions = {
        union.store.value("SELECT version FROM window WHERE key = ?", (key,)) for key in _touched(union, "window")
    }
    memories = {_memory(union, version) for version in versions}
    memories |= {union.store.value("SELECT memory FROM mark WHERE key = ?", (key,)) for key in _touched(union, "mark")}
    for memory in sorted(memories, key=lambda key: memory_id(union.store, key)):
        _settle(union, memory)


def _touched(union: Union, table: str) -> list[int]:
    return [*union.new[table], *union.ended[table]]


def _memory(union: Union, version: int) -> int:
    return int(union.store.value("SELECT memory FROM version WHERE key = ?", (version,)))


def _settle(union: Union, memory: int) -> None:
    for _, windows in groupby(_held(union, memory), key=lambda one: one.version):
        _one_window(union, memory, list(windows))
    held = _held(union, memory)
    for ours in [one for one in held if one.is_ours]:
        for theirs in [one for one in held if one.is_theirs]:
            if ours.version != theirs.version and ours.window.overlaps(theirs.window):
                _two_wordings(union, memory, ours, theirs)
    held = _held(union, memory)
    if held and _was_taken_back(union, memory):
        _suggest_end(union, memory, held[-1].version, None, _TAKEN_BACK)
    if any(one.is_ours or one.is_theirs for one in held):
        _keep_right(union, memory, held)


def _held(union: Union, memory: int) -> list[Held]:
    rows = union.store.rows(
        "SELECT w.key, w.version, w.valid_from, w.valid_from_precision, w.valid_to, w.valid_to_precision, w.ending "
        "FROM window w JOIN version v ON v.key = w.version WHERE v.memory = ? AND w.retracted_by IS NULL "
        "ORDER BY v.number, w.key",
        (memory,),
    )
    found = []
    for key, version, *window in rows:
        is_theirs = union.is_theirs("window", key)
        is_ours = not is_theirs and union.is_ours_alone("window", key)
        found.append(Held(key, version, union.ours.of("window", key), is_ours, is_theirs, tuple(window)))
    return found


def _one_window(union: Union, memory: int, windows: list[Held]) -> None:
    """A wording has one window: of several the one that holds longest; the other ends are proposed."""
    if len(windows) < 2:
        return
    longest = max(windows, key=_reach).row
    kept = min((one for one in windows if one.row == longest), key=lambda one: one.origin)
    for one in windows:
        if one is not kept:
            union.retract("window", one.key)
            if one.row[2:] != kept.row[2:]:
                _propose_end_of(union, memory, kept.version, one)


def _reach(one: Held) -> tuple[float, float, str]:
    """How long a window holds, then how early it begins; the same for the same window in every copy."""
    start, _, end, _, ending = one.row
    last = math.inf if ending == End.OPEN.value and end is None else -math.inf if end is None else end
    return last, math.inf if start is None else -start, str(one.row)


def _propose_end_of(union: Union, memory: int, version: int, ended: Held) -> None:
    window = ended.window
    if window.ending is not End.OPEN or window.end is not None:
        _suggest_end(union, memory, version, window, _ENDED)


def _two_wordings(union: Union, memory: int, ours: Held, theirs: Held) -> None:
    """Two wordings at once: a new one goes before a shared one, a later new one before an earlier one."""
    if not (_holds(union, ours) and _holds(union, theirs)):
        return
    new = [one for one in (ours, theirs) if _is_new(union, one.version)]
    if len(new) == 1:
        other = theirs if new[0] is ours else ours
        union.retract("window", other.key)
        _move_flags(union, other.version, new[0].version)
        _propose_end_of(union, memory, new[0].version, other)
    elif len(new) == 2:
        earlier, later = sorted(new, key=lambda one: union.ours.of("version", one.version))
        if _hash(union, earlier.version) == _hash(union, later.version):
            shorter, longer = sorted(new, key=_reach)
            union.retract("window", shorter.key)
            _move_flags(union, shorter.version, longer.version)
        else:
            _fork(union, memory, earlier, later)


def _holds(union: Union, one: Held) -> bool:
    return union.store.value("SELECT retracted_by FROM window WHERE key = ?", (one.key,)) is None


def _is_new(union: Union, version: int) -> bool:
    return version in union.new["version"] or union.is_ours_alone("version", version)


def _hash(union: Union, version: int) -> object:
    return union.store.value("SELECT hash FROM version WHERE key = ?", (version,))


def made_id(*parts: object) -> str:
    """An id that both copies make of the same things, whichever takes the other one in."""
    digest = bytearray(blake2b("\x1f".join(map(str, parts)).encode(), digest_size=16).digest())
    digest[6], digest[8] = digest[6] & 0x0F | 0x80, digest[8] & 0x3F | 0x80  # RFC 9562: version 8, made of anything
    return str(UUID(bytes=bytes(digest)))


def _fork(union: Union, memory: int, earlier: Held, later: Held) -> None:
    """Let the earlier of two wordings be a memory of its own that disagrees with the other one."""
    store, known = union.store, memory_id(union.store, memory)
    made = made_id("fork", known, _hash(union, earlier.version))
    union.retract("window", earlier.key)
    text = str(store.value("SELECT text FROM version WHERE key = ?", (later.version,)))
    forked = store.value("SELECT key FROM memory WHERE substr(id, -8) = substr(?1, -8) AND id = ?1", (made,))
    if forked is None:
        forked = union.put("memory", made)
    version = store.value("SELECT key FROM version WHERE memory = ? AND number = 1", (forked,))
    if version is None:
        version = _copy(union, earlier, forked)
    put_once(union, "window", version, *earlier.row)
    _one_window(union, forked, _held(union, forked))
    _move_flags(union, earlier.version, version, made)
    put_once(union, "edge", EdgeKind.DERIVED_FROM.value, version, earlier.version, _DIFFERENT)
    said = str(store.value("SELECT text FROM version WHERE key = ?", (version,)))
    flag = made_id("disagrees", known, made)
    if not store.value("SELECT 1 FROM contradiction WHERE id = ?", (flag,)):
        found = (Generator.IMPORT.value, _DIFFERENT, None, None, pair_key(text, said))
        union.put("contradiction", flag, later.version, version, *found)


def _move_flags(union: Union, old: int, new: int, forked: str = "") -> None:
    """Let what disagrees with a wording, and waits, disagree with the one that holds in its place.

    In a memory of its own (``forked``) it is a contradiction of its own.
    """
    columns = TABLES["contradiction"].columns
    for key, *row in union.store.rows(
        f"SELECT key, {', '.join(columns)} FROM contradiction c WHERE retracted_by IS NULL AND ?1 IN (first, second) "
        "AND NOT EXISTS (SELECT 1 FROM verdict d WHERE d.contradiction = c.id AND d.retracted_by IS NULL)",
        (old,),
    ):
        union.retract("contradiction", key)
        sides = [new if version == old else version for version in row[1:3]]
        flag = made_id("moved", row[0], forked) if forked else row[0]
        if sides[0] != sides[1] and not union.store.value(
            "SELECT 1 FROM contradiction WHERE id = ? AND retracted_by IS NULL", (flag,)
        ):
            texts = [str(union.store.value("SELECT text FROM version WHERE key = ?", (one,))) for one in sides]
            union.put("contradiction", flag, *sides, *row[3:7], pair_key(texts[0], texts[1]))


def put_once(union: Union, table: str, *values: Any) -> None:
    """Write a row of the merge's own unless one that says the very same holds already."""
    if not equal_rows(union.store, table, values):
        union.put(table, *values)


def _copy(union: Union, earlier: Held, forked: int) -> int:
    """The same wording in another memory, with what it rests on, its answers, and the tags of its memory."""
    store = union.store
    last = int(store.value("SELECT max(key) FROM version"))
    (row,) = store.rows(
        "SELECT memory, text, speaker, source, channel, said_at, said_at_precision, hash, near FROM version "
        "WHERE key = ?",
        (earlier.version,),
    )
    version = union.put("version", forked, 1, *row[1:])
    for table, columns in (
        ("evidence", "episode, quote"),
        ("slot", "subject, attribute, value, cardinality, polarity, scope"),
        ("scope", "text"),
    ):
        sql = f"SELECT {columns} FROM {table} WHERE version = ? AND retracted_by IS NULL ORDER BY key"
        for values in store.rows(sql, (earlier.version,)):
            union.put(table, version, *values)
    for table in ("tag", "mark"):
        sql = f"SELECT DISTINCT name FROM {table} WHERE memory = ? AND retracted_by IS NULL ORDER BY name"
        for (name,) in store.rows(sql, (row[0],)):
            union.put(table, forked, name)
    index_words(store, (last, int(store.value("SELECT max(key) FROM episode") or 0)))
    return version


def _was_taken_back(union: Union, memory: int) -> bool:
    """Whether one copy took the memory back as a whole while the other one went on with it."""
    here = _any_live(union.store, memory, union.last_before)
    there = union.theirs.value(
        "SELECT key FROM memory WHERE substr(id, -8) = substr(?1, -8) AND id = ?1", (memory_id(union.store, memory),)
    )
    if there is None or not _any_live(union.store, memory, union.shared):
        return False
    return not here or not _any_live(union.theirs, int(there), 2**62)


def _any_live(store: Any, memory: int, known: int) -> bool:
    return bool(
        store.value(
            "SELECT 1 FROM window w JOIN version v ON v.key = w.version WHERE v.memory = ? "
            f"AND {live(known, 'w')} LIMIT 1",
            (memory,),
        )
    )


def _keep_right(union: Union, memory: int, held: Sequence[Held]) -> None:
    """“Never right” said by one copy, and a change made by the other one: it counts on, and the end is proposed."""
    marks = union.store.rows(
        "SELECT key FROM mark WHERE memory = ? AND name = 'retired' AND retracted_by IS NULL", (memory,)
    )
    for (key,) in marks:
        by_them = union.is_theirs("mark", key)
        changed = [one for one in held if (one.is_ours if by_them else one.is_theirs)]
        if changed and (by_them or union.is_ours_alone("mark", key)):
            union.retract("mark", key)
            _suggest_end(union, memory, changed[-1].version, None, _NEVER_RIGHT)


def _suggest_end(union: Union, memory: int, version: int, window: Window | None, reason: str) -> None:
    store = union.store
    since = None if window is None else window.end
    before = str(store.value("SELECT text FROM version WHERE key = ?", (version,)))
    new = Suggestion(ProposalKind.END, memory, version_number(store, version), before, None, reason, BY, since=since)
    if same_proposal(store, new) is None:
        put_proposal(union.writer, made_id("end", memory_id(store, memory), before, since, reason), new)
