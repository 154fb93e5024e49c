"""What becomes of versions at two dates: the judgement of windows, marks, contradictions and proposals.

A version's judgement is one byte, its *code*: its status and four yes-or-no
answers, so that a million of them take a megabyte.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from core.domain import Status
from core.store.connection import Store
from core.store.gathered import gathered, gathered_wide, keys_in, numbers_in
from core.store.journal import live

STATUSES = tuple(Status)
"""A code's lowest three bits are a place here, from 1; 0 stands for a version that is not live."""
STATUS, SHOWING, UNDATED, CHALLENGED, PINNED = 7, 8, 16, 32, 64
"""Parts of a code. ``UNDATED``: it holds and its start is unknown, so that before it was said it is uncertain."""

CODE = {status: place for place, status in enumerate(STATUSES, 1)}
_ASIDE = (Status.RETIRED, Status.ARCHIVED, Status.PENDING)
_NO_MARKS: frozenset[str] = frozenset()
_SET_ASIDE = frozenset(_ASIDE)
_AT_ONCE = 500  # memories judged by one statement


class _Live(NamedTuple):
    version: int
    memory: int
    number: int
    start: int | None
    end: int | None
    ending: str
    said_at: int
    recorded: int
    source: int

    def holds(self, at: int) -> bool:
        begun = self.start is None or self.start <= at
        return begun and self.ending != "unknown" and (self.end is None or at < self.end)

    def over(self, at: int) -> bool:
        return self.ending == "unknown" or (self.end is not None and self.end <= at)


def _lives(store: Store, condition: str, values: Sequence[int] = ()) -> dict[int, list[_Live]]:
    """The live versions that fit, by memory."""
    found: dict[int, list[_Live]] = {}
    for row in store.rows(
        "SELECT v.key, v.memory, v.number, w.valid_from, w.valid_to, w.ending, coalesce(v.said_at, o.at), "
        "v.operation, v.source FROM window w JOIN version v ON v.key = w.version "
        f"JOIN operation o ON o.number = v.operation WHERE {condition}",
        values,
    ):
        found.setdefault(row[1], []).append(_Live(*row))
    return found


def marks_of(store: Store, known: int, memories: Iterable[int]) -> dict[int, frozenset[str]]:
    """The marks of these memories."""
    found: dict[int, set[str]] = {}
    for part in _parts(memories):
        sql = f"SELECT memory, name FROM mark WHERE memory IN ({listed(part)}) AND {live(known)}"
        for memory, name in store.rows(sql):
            found.setdefault(memory, set()).add(name)
    return {memory: frozenset(names) for memory, names in found.items()}


def _parts(keys: Iterable[int]) -> Iterable[list[int]]:
    every = list(keys)
    return (every[at : at + _AT_ONCE] for at in range(0, len(every), _AT_ONCE))


def listed(keys: Iterable[int]) -> str:
    """Keys as they stand in an SQL list."""
    return ",".join(map(str, keys)) or "NULL"


def _contradictions_of(memories: Iterable[int]) -> str:
    """A query for the keys of contradictions that concern these memories, answered from indexes."""
    scope = listed(memories)
    return (
        f"SELECT x.key FROM version v JOIN contradiction x ON x.first = v.key WHERE v.memory IN ({scope}) "
        f"UNION SELECT x.key FROM version v JOIN contradiction x ON x.second = v.key WHERE v.memory IN ({scope})"
    )


def _disputes(store: Store, known: int, true_on: int, only: Iterable[int] | None) -> dict[int, str]:
    """Version key to "disputed" or "challenged" for the sides of open contradictions."""
    scope = "" if only is None else f" AND c.key IN ({_contradictions_of(only)})"
    rows = store.rows(
        "SELECT a.key, a.memory, b.key, b.memory FROM contradiction c "
        "JOIN version a ON a.key = c.first JOIN version b ON b.key = c.second "
        f"WHERE {live(known, 'c')}{scope} AND NOT EXISTS (SELECT 1 FROM verdict d WHERE d.contradiction = c.id "
        f"AND d.verdict <> 'later' AND {live(known, 'd')}) "
        f"AND {_holds_sql('a.key', known, true_on)} AND {_holds_sql('b.key', known, true_on)}"
    )
    marks = marks_of(store, known, {memory for row in rows for memory in (row[1], row[3])})
    found: dict[int, str] = {}
    for a, a_memory, b, b_memory in rows:
        for mine, my_memory, other_memory in ((a, a_memory, b_memory), (b, b_memory, a_memory)):
            other = marks.get(other_memory, _NO_MARKS)
            if marks.get(my_memory, _NO_MARKS) & _SET_ASIDE or other & {"retired", "archived"}:
                continue
            if "pending" in other:
                found.setdefault(mine, "challenged")
            else:
                found[mine] = "disputed"
    return found


def _doubted(store: Store, known: int, only: Iterable[int] | None) -> Sequence[int]:
    """The versions whose end or change is proposed and not decided: they count, and are challenged."""
    scope = "" if only is None else f" AND p.memory IN ({listed(only)})"
    column = store.value(
        f"SELECT {gathered('v.key')} FROM proposal p "
        "JOIN version v ON v.memory = p.memory AND v.number = p.base_version "
        f"WHERE p.kind IN ('end', 'supersede') AND {live(known, 'p')}{scope} AND NOT EXISTS "
        f"(SELECT 1 FROM decision d WHERE d.proposal = p.id AND {live(known, 'd')})"
    )
    return keys_in(column)


def _holds_sql(version: str, known: int, true_on: int) -> str:
    return (
        f"EXISTS (SELECT 1 FROM window w WHERE w.version = {version} AND {live(known, 'w')} "
        f"AND w.ending <> 'unknown' AND coalesce(w.valid_from <= {true_on:d}, 1) "
        f"AND coalesce(w.valid_to > {true_on:d}, 1))"
    )


def _base(row: _Live, true_on: int) -> int:
    """The code of a version that its window alone gives it."""
    if row.holds(true_on):
        return CODE[Status.CURRENT] | (UNDATED if row.start is None else 0)
    return CODE[Status.PAST if row.over(true_on) else Status.UPCOMING]


def _marked(code: int, marks: frozenset[str]) -> int:
    """A code with what the marks of its memory make of it."""
    for status in _ASIDE:
        if status.value in marks:
            code = code & ~STATUS | CODE[status]
            break
    return code | PINNED if "pinned" in marks else code


def _choose(found: list[_Live], true_on: int) -> _Live:
    """The version that a memory shows: what holds, else what held last, else what comes next."""
    holding = [row for row in found if row.holds(true_on)]
    if holding:
        return max(holding, key=lambda row: row.number)
    over = [row for row in found if row.over(true_on)]
    if over:
        return max(over, key=lambda row: (row.end or row.said_at, row.number))
    return min(found, key=lambda row: (row.start or 0, row.number))


def _next_boundary(lives: dict[int, list[_Live]], after: int) -> int | None:
    """The next instant at which a window begins or ends, or an undated start becomes certain."""
    bounds = (b for rows in lives.values() for row in rows for b in (row.start, row.end, row.said_at))
    return min((b for b in bounds if b is not None and b > after), default=None)


def judge_some(store: Store, known: int, true_on: int, codes: bytearray, only: set[int]) -> int | None:
    """Set the codes of all versions of some memories; gives the next instant at which one may change."""
    boundaries = []
    for part in _parts(only):
        for (key,) in store.rows(f"SELECT key FROM version WHERE memory IN ({listed(part)})"):
            _room(codes, key)
            codes[key] = 0
        lives = _lives(store, f"{live(known, 'w')} AND v.memory IN ({listed(part)})")
        marks = marks_of(store, known, part)
        for memory, rows in lives.items():
            shown = _choose(rows, true_on)
            for row in rows:
                code = _marked(_base(row, true_on), marks.get(memory, _NO_MARKS))
                codes[row.version] = code | (SHOWING if row is shown else 0)
        boundaries.append(_next_boundary(lives, true_on))
        _contest(store, known, true_on, codes, part)
    return min((one for one in boundaries if one is not None), default=None)


def judge_all(store: Store, known: int, true_on: int) -> tuple[bytearray, int | None]:
    """The codes of all versions, and the next instant at which one may change.

    Most memories have one version, and of those the window's row tells all but
    the marks and disputes; only the others are looked at one by one.
    """
    codes = bytearray((store.value("SELECT max(key) FROM version") or 0) + 1)
    next_boundary = _judge_windows(store, known, true_on, codes)
    _mark_all(store, known, codes)
    _contest(store, known, true_on, codes, None)
    several = {memory for (memory,) in store.rows("SELECT DISTINCT memory FROM version WHERE number > 1")}
    others = judge_some(store, known, true_on, codes, several) if several else None
    said = store.value("SELECT min(said_at) FROM version WHERE said_at > ?", (true_on,))  # then it is certain
    return codes, min((one for one in (next_boundary, others, said) if one is not None), default=None)


def _judge_windows(store: Store, known: int, true_on: int, codes: bytearray) -> int | None:
    """Set codes by windows alone, as if every version were its memory's only one; gives the nearest bound ahead.

    SQLite judges them, and answers with all versions and their codes as one text:
    a row for each would take most of the time that a view takes.
    """
    over = f"w.ending = 'unknown' OR coalesce(w.valid_to <= {true_on:d}, 0)"
    begun = f"coalesce(w.valid_from <= {true_on:d}, 1)"
    current, past, upcoming = (CODE[status] | SHOWING for status in (Status.CURRENT, Status.PAST, Status.UPCOMING))
    code = (
        f"CASE WHEN {over} THEN {past} WHEN NOT {begun} THEN {upcoming} "
        f"WHEN w.valid_from IS NULL THEN {current | UNDATED} ELSE {current} END"
    )
    row = store.row(
        f"SELECT {gathered_wide(f'w.version * 256 + {code}')}, "
        f"min(valid_from) FILTER (WHERE valid_from > {true_on:d}), min(valid_to) FILTER (WHERE valid_to > {true_on:d}) "
        f"FROM window w WHERE {live(known, 'w')}"
    )
    packed, begins, ends = row or (None, None, None)
    for number in numbers_in(packed):
        codes[number >> 8] = number & 255
    return min((bound for bound in (begins, ends) if bound is not None), default=None)


def _mark_all(store: Store, known: int, codes: bytearray) -> None:
    """Set what the marks of memories make of all their versions; the one that weighs most is set last."""
    names = ("pinned", *(status.value for status in reversed(_ASIDE)))
    columns = ", ".join(gathered("v.key", f"m.name = '{name}'") for name in names)
    row = store.row(f"SELECT {columns} FROM mark m JOIN version v ON v.memory = m.memory WHERE {live(known, 'm')}")
    for name, column in zip(names, row or (None,) * len(names), strict=True):
        marked = bytes(code and _marked(code, frozenset({name})) for code in range(256))
        for key in keys_in(column):
            codes[key] = marked[codes[key]]


def _contest(store: Store, known: int, true_on: int, codes: bytearray, only: list[int] | None) -> None:
    """Set what open contradictions and proposals make of versions, among these memories or all."""
    disputes = _disputes(store, known, true_on, only)
    for version in _doubted(store, known, only):
        disputes.setdefault(version, "challenged")
    for version, contested in disputes.items():
        _room(codes, version)
        code = codes[version]
        if contested == "challenged":
            codes[version] = code | CHALLENGED if code else 0
        elif code and STATUSES[(code & STATUS) - 1] not in _ASIDE:
            codes[version] = code & ~STATUS | CODE[Status.DISPUTED]


def _room(codes: bytearray, key: int) -> None:
    if key >= len(codes):
        codes.extend(bytes(key + 1 - len(codes)))
