"""What several copies did to the life of the same memory: one wording is shown, everything else goes into review.

Nothing here depends on which copy takes another one in: rows are compared by
the log entries that wrote them, and only those that were written without
knowing of each other can disagree. “Later” orders such entries by their time;
where two clocks are wrong that chooses which of two is the memory's own
wording, and never a verdict.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from core.contradictions import Generator
from core.domain import EdgeKind
from core.store.memories import memory_id, read_window, version_text
from core.store.origins import Origin
from core.store.review import pair_key
from core.store.schema import TABLES
from core.store.union import Union, key_of
from core.store.union_rows import made_id, settle, settled_name, suggest_end
from core.store.words_index import index_words
from core.window import End, Window

_ENDED = "Another copy of this vault says that it is no longer true."
_TAKEN_BACK = "In another copy of this vault it was taken back."
_NEVER_RIGHT = "Another copy of this vault says that it was never right."
_DIFFERENT = "Two copies of this vault changed it to different words."


class Held(NamedTuple):
    """A window that holds, with the name of its row, who wrote it, and the place of its wording among others."""

    key: int
    version: int
    origin: Origin
    writers: tuple[str, ...]
    place: tuple[Any, ...]
    row: tuple[Any, ...]

    @property
    def window(self) -> Window:
        """The window itself."""
        return read_window(self.row)


def settle_lives(union: Union, undone: Collection[str]) -> None:
    """Settle every memory that this merge touched; ``undone`` are entries whose doings were taken back."""
    for memory in sorted(_touched(union), key=lambda key: memory_id(union.store, key)):
        _settle(union, memory, undone)


def _touched(union: Union) -> set[int]:
    found: set[int] = set()
    for table in ("window", "mark", "proposal"):  # a proposal may be all that an earlier merge settled
        sql = f"SELECT {TABLES[table].memory} FROM {table} WHERE key = ?"
        found.update(key for row in union.touched[table] if (key := union.store.value(sql, (row,))) is not None)
    return found


def _settle(union: Union, memory: int, undone: Collection[str]) -> None:
    raw = held_windows(union, memory)
    _one_window_each(union, raw)
    _one_wording(union, memory, held_windows(union, memory))
    held = held_windows(union, memory)
    if held:
        _suggest_taken_back(union, memory, held, raw, undone)
        _keep_right(union, memory, held)


def held_windows(union: Union, memory: int) -> list[Held]:
    """The windows of a memory that hold, those of later wordings first."""
    found = []
    for key, version, *window in union.store.rows(
        "SELECT w.key, w.version, w.valid_from, w.valid_from_precision, w.valid_to, w.valid_to_precision, w.ending "
        "FROM window w JOIN version v ON v.key = w.version WHERE v.memory = ? AND w.retracted_by IS NULL",
        (memory,),
    ):
        place = union.order("version", version)
        found.append(
            Held(key, version, union.ours.of("window", key), union.writers("window", key), place, tuple(window))
        )
    return sorted(found, key=lambda one: (one.place, one.origin), reverse=True)


def _one_window_each(union: Union, held: Sequence[Held]) -> None:
    """A wording has one window: of several the one that holds longest; the other ends are proposed."""
    for _, group in groupby(held, key=lambda one: one.version):
        windows = list(group)
        longest = max(windows, key=reach).row
        kept = min((one for one in windows if one.row == longest), key=lambda one: one.origin)
        for one in windows:
            if one is not kept:
                union.retract("window", one.key)
                _propose_end_of(union, kept, one)


def reach(one: Held) -> tuple[float, float, str]:
    """How long a window holds, then how early it begins; the same for the same window in every copy."""
    start, _, end, _, ending = one.row
    last = math.inf if ending == End.OPEN.value and end is None else -math.inf if end is None else end
    return last, math.inf if start is None else -start, str(one.row)


def _propose_end_of(union: Union, kept: Held, ended: Held) -> None:
    window = ended.window
    if ended.row[2:] != kept.row[2:] and (window.ending is not End.OPEN or window.end is not None):
        suggest_end(union, kept.version, window, _ENDED)


def _one_wording(union: Union, memory: int, held: Sequence[Held]) -> None:
    """Of wordings that copies gave at once the latest is the memory's; the others become memories of their own."""
    kept: list[Held] = []
    forks: dict[object, list[tuple[Held, Held]]] = {}
    for one in held:
        over = next((other for other in kept if _disagree(union, other, one)), None)
        if over is None:
            kept.append(one)
        elif union.causes.knew(_entry(union, over.version), _entry(union, one.version)):
            # The other copy changed the dates of the wording that this one replaces.
            union.retract("window", one.key)
            _move_flags(union, one.version, over.version)
            _propose_end_of(union, over, one)
        elif _hash(union, over.version) == _hash(union, one.version):
            longer = _join(union, over, one)
            kept[kept.index(over)] = longer
        else:
            forks.setdefault(_hash(union, one.version), []).append((one, over))
    for said in sorted(forks, key=str):
        _fork(union, memory, forks[said], {one.version: one for one in kept})


def _disagree(union: Union, later: Held, earlier: Held) -> bool:
    apart = later.version != earlier.version and union.are_apart(later.writers, earlier.writers)
    return apart and later.window.overlaps(earlier.window)


def _entry(union: Union, version: int) -> str:
    return union.ours.of("version", version).entry


def _hash(union: Union, version: int) -> object:
    return union.store.value("SELECT hash FROM version WHERE key = ?", (version,))


def _join(union: Union, one: Held, other: Held) -> Held:
    """The same words twice: those that hold longer stay, with what the other ones rest on."""
    shorter, longer = sorted((one, other), key=lambda held: (reach(held), held.place))
    union.retract("window", shorter.key)
    _move_flags(union, shorter.version, longer.version)
    _lend(union, shorter.version, longer.version, ("evidence",))
    _propose_end_of(union, longer, shorter)
    return longer


def _fork(union: Union, memory: int, forks: Sequence[tuple[Held, Held]], kept: dict[int, Held]) -> None:
    """Let wordings of the same words be a memory of its own that disagrees with the one that the memory keeps."""
    store, known = union.store, memory_id(union.store, memory)
    earlier, over = forks[0]
    for other, _ in forks[1:]:
        earlier = _join(union, earlier, other)
    if over.version not in kept:  # joined to the same words meanwhile
        over = next(one for one in kept.values() if _hash(union, one.version) == _hash(union, over.version))
    made = made_id("fork", known, _hash(union, earlier.version))
    union.retract("window", earlier.key)
    forked = key_of(store, "memory", made)
    if forked is None:
        forked = union.writer.put("memory", made)
    version = _copy(union, earlier, forked)
    settle(union, "window", version, *earlier.row)
    _one_window_each(union, held_windows(union, forked))
    _move_flags(union, earlier.version, version, made)
    settle(union, "edge", EdgeKind.DERIVED_FROM.value, version, earlier.version, _DIFFERENT)
    text, said = version_text(store, over.version), version_text(store, version)
    flag = made_id("disagrees", known, made)
    if not store.value("SELECT 1 FROM contradiction WHERE id = ? AND retracted_by IS NULL", (flag,)):
        found = (Generator.IMPORT.value, _DIFFERENT, None, None, pair_key(text, said))
        settle(union, "contradiction", flag, over.version, version, *found)


def _move_flags(union: Union, old: int, new: int, forked: str = "") -> None:
    """Let what disagrees with a wording, and waits, disagree with the one that holds in its place.

    In a memory of its own (``forked``) it is a contradiction of its own.
    """
    columns = TABLES["contradiction"].columns
    for key, *row in union.store.rows(
        f"SELECT key, {', '.join(columns)} FROM contradiction c WHERE retracted_by IS NULL AND ?1 IN (first, second) "
        "AND NOT EXISTS (SELECT 1 FROM verdict d WHERE d.contradiction = c.id AND d.retracted_by IS NULL) ORDER BY id",
        (old,),
    ):
        union.retract("contradiction", key)
        sides = [new if version == old else version for version in row[1:3]]
        flag = made_id("moved", row[0], forked) if forked else row[0]
        if sides[0] != sides[1]:
            texts = [version_text(union.store, one) for one in sides]
            settle(union, "contradiction", flag, *sides, *row[3:7], pair_key(texts[0], texts[1]))


def _copy(union: Union, earlier: Held, forked: int) -> int:
    """The same wording in another memory, with what it rests on, its answers, and the tags of its memory."""
    store = union.store
    last = int(store.value("SELECT max(key) FROM version"))
    (row,) = store.rows(
        "SELECT memory, text, speaker, source, channel, said_at, said_at_precision, hash, near FROM version "
        "WHERE key = ?",
        (earlier.version,),
    )
    number = 1 + int(store.value("SELECT max(number) FROM version WHERE memory = ?", (forked,)) or 0)
    values = (forked, number, *row[1:])
    name = settled_name(union, "version", values)
    version = union.ours.find("version", name)
    if version is None:
        version = union.put("version", name, *values)
        index_words(store, (last, int(store.value("SELECT max(key) FROM episode") or 0)))
    _lend(union, earlier.version, version, ("evidence", "slot", "scope"))
    for table in ("tag", "mark"):
        sql = f"SELECT DISTINCT name FROM {table} WHERE memory = ? AND retracted_by IS NULL ORDER BY name"
        for (name_of_it,) in store.rows(sql, (row[0],)):
            settle(union, table, forked, name_of_it)
    return version


def _lend(union: Union, giver: int, taker: int, tables: Sequence[str]) -> None:
    """Let a version rest on what another one rests on, and answer what it answers."""
    for table in tables:
        columns = ", ".join(TABLES[table].columns[1:])
        sql = f"SELECT {columns} FROM {table} WHERE version = ? AND retracted_by IS NULL ORDER BY key"
        for values in union.store.rows(sql, (giver,)):
            settle(union, table, taker, *values)


def _suggest_taken_back(
    union: Union, memory: int, held: Sequence[Held], raw: Sequence[Held], undone: Collection[str]
) -> None:
    """One copy took the memory back as a whole while another one went on with it: the end is proposed."""
    for entry in sorted(_took_back(union, memory) - set(undone)):
        if any(union.causes.knew(writer, entry) for one in raw for writer in one.writers):
            continue
        on = next((one for one in held if union.are_apart(one.writers, (entry,))), None)
        if on is not None:
            suggest_end(union, on.version, None, _TAKEN_BACK)


def _took_back(union: Union, memory: int) -> set[str]:
    """The entries that retracted a window of a memory and put none in its place."""
    window = TABLES["window"]
    names = {
        union.ours.ranked("window", key, number)
        for key, number in union.store.rows(
            "SELECT w.key, w.asserted_by FROM window w JOIN version v ON v.key = w.version WHERE v.memory = ?",
            (memory,),
        )
    }
    found = [union.spoken.element(window, name) for name in names]
    wrote = {entry for one in found if one is not None for entry in one.written}
    return {entry for one in found if one is not None for entry in one.ended} - wrote


def _keep_right(union: Union, memory: int, held: Sequence[Held]) -> None:
    """“Never right” said by one copy, and a change made by another one: it counts on, and the end is proposed."""
    marks = union.store.rows(
        "SELECT key FROM mark WHERE memory = ? AND name = 'retired' AND retracted_by IS NULL", (memory,)
    )
    kept = 0
    changed: list[Held] = []
    for (key,) in marks:
        writers = union.writers("mark", key)
        apart = [one for one in held if writers and one.writers and union.are_apart(one.writers, writers)]
        if apart:
            union.retract("mark", key)
            changed.append(apart[0])
        else:
            kept += 1
    if changed and not kept:
        suggest_end(union, max(changed, key=lambda one: one.place).version, None, _NEVER_RIGHT)
