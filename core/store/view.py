"""What a vault shows at a pair of dates: the status of every live version.

A ``View`` is derived from the facts and kept in memory. The view of *now* is
brought up to date after each operation by looking again at the memories that
it touched only; a view of the past is made once and kept while it is used.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from core.domain import Clock, Showing, Status
from core.store.connection import Store
from core.store.journal import last_operation, live, operation_at, to_micros
from core.store.schema import FACTS

_NO_MARKS: frozenset[str] = frozenset()
_SET_ASIDE = frozenset({"pending", "retired", "archived"})
_KEPT_VIEWS = 4  # the present one, and those that a person flips between


class Entry(NamedTuple):
    """One live version in a view. ``showing``: its memory shows this one."""

    version: int
    memory: int
    status: Status
    showing: bool
    uncertain: bool
    challenged: bool
    pinned: bool
    recorded: int
    source: int


@dataclass(slots=True)
class View:
    """Every live version at two dates, by version key and by memory key."""

    known: int
    true_on: int
    by_version: dict[int, Entry]
    by_memory: dict[int, list[Entry]]
    next_boundary: int | None
    _by_statuses: dict[frozenset[Status], frozenset[int]] = field(default_factory=dict)

    def with_status(self, statuses: frozenset[Status]) -> frozenset[int]:
        """The keys of all live versions with one of these statuses; worked out once a view."""
        if statuses not in self._by_statuses:
            found = frozenset(key for key, entry in self.by_version.items() if entry.status in statuses)
            self._by_statuses[statuses] = found
        return self._by_statuses[statuses]

    def shown(self, memory: int) -> Entry | None:
        """The entry that a memory shows, None if it is not present."""
        return next((entry for entry in self.by_memory.get(memory, ()) if entry.showing), None)


class Views:
    """The views of one vault handle; not shared between threads."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._born: object = None
        self._now: View | None = None
        self._kept: OrderedDict[tuple[int, int | None], View] = OrderedDict()

    def were_replaced(self) -> bool:
        """Whether another log stands in the file than before: an archive was brought back; old views are dropped."""
        born = self._store.value("SELECT chain FROM operation WHERE number = 1")  # holds a random salt
        if born == self._born:
            return False
        self._born, before = born, self._born
        self._now = None
        self._kept.clear()
        return before is not None

    def at(self, showing: Showing) -> View:
        """The view at these dates, as of this moment."""
        if showing.is_now:
            return self._present()
        known = operation_at(self._store, showing.known_on)
        true_on = to_micros(showing.true_on or self._clock())
        key = (known, None if showing.true_on is None else true_on)
        view = self._kept.get(key)
        if view is None or _has_passed(view, true_on):
            view = self._kept[key] = _build(self._store, known, true_on, None)
            while len(self._kept) > _KEPT_VIEWS:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return view

    def shown_now(self, memory: int) -> Entry | None:
        """What one memory shows now, without bringing the whole view up to date."""
        now = to_micros(self._clock())
        if _opponents(self._store, (memory,)):
            return _build(self._store, last_operation(self._store), now, {memory}).shown(memory)
        found = _lives(self._store, "w.retracted_by IS NULL AND v.memory = ?", (memory,)).get(memory)
        if not found:
            return None
        sql = "SELECT name FROM mark WHERE memory = ? AND retracted_by IS NULL"
        marks = frozenset(name for (name,) in self._store.rows(sql, (memory,)))
        return next(entry for entry in _entries(memory, found, marks, {}, now) if entry.showing)

    def _present(self) -> View:
        now = to_micros(self._clock())
        last = last_operation(self._store)
        view = self._now
        if view is None or _has_passed(view, now):
            view = _build(self._store, last, now, None)
        elif view.known != last:
            view = _refresh(self._store, view, last, now)
        self._now = view
        return view


def _has_passed(view: View, now: int) -> bool:
    """Whether something began or ended since the view was made (or the clock was set back)."""
    return now < view.true_on or (view.next_boundary is not None and now >= view.next_boundary)


def _refresh(store: Store, view: View, last: int, now: int) -> View:
    touched = touched_memories(store, view.known, last)
    if len(touched) > len(view.by_memory) // 4 + 64:
        return _build(store, last, now, None)
    fresh = _build(store, last, now, touched)
    for memory in touched:
        for entry in view.by_memory.pop(memory, ()):
            view.by_version.pop(entry.version, None)
    view.by_version.update(fresh.by_version)
    view.by_memory.update(fresh.by_memory)
    boundaries = [b for b in (view.next_boundary, fresh.next_boundary) if b is not None]
    return View(last, now, view.by_version, view.by_memory, min(boundaries, default=None))


def touched_memories(store: Store, after: int, until: int) -> set[int]:
    """Memories whose rows operations in ``(after, until]`` asserted or retracted, and their opponents."""
    found: set[int] = set()
    for table in FACTS:
        if not table.link:
            continue
        for column in ("asserted_by", "retracted_by"):
            sql = f"SELECT DISTINCT {table.memory} FROM {table.name} WHERE {column} > ? AND {column} <= ?"
            found.update(memory for (memory,) in store.rows(sql, (after, until)) if memory is not None)
    found.update(_judged(store, after, until))
    found.update(_decided(store, after, until))
    return found | _opponents(store, found)


def _judged(store: Store, after: int, until: int) -> set[int]:
    rows = store.rows(
        "SELECT a.memory, b.memory FROM verdict JOIN contradiction c ON c.id = verdict.contradiction "
        "JOIN version a ON a.key = c.first JOIN version b ON b.key = c.second "
        "WHERE (verdict.asserted_by > ?1 AND verdict.asserted_by <= ?2) "
        "OR (verdict.retracted_by > ?1 AND verdict.retracted_by <= ?2)",
        (after, until),
    )
    return {memory for row in rows for memory in row}


def _decided(store: Store, after: int, until: int) -> set[int]:
    """The memories about which a proposal was decided, or its decision taken back."""
    rows = store.rows(
        "SELECT p.memory FROM decision d JOIN proposal p ON p.id = d.proposal WHERE p.memory IS NOT NULL "
        "AND ((d.asserted_by > ?1 AND d.asserted_by <= ?2) OR (d.retracted_by > ?1 AND d.retracted_by <= ?2))",
        (after, until),
    )
    return {memory for (memory,) in rows}


def _opponents(store: Store, memories: Iterable[int]) -> set[int]:
    """The memories that stand in a contradiction with one of these."""
    if not store.value("SELECT EXISTS (SELECT 1 FROM contradiction)"):
        return set()
    scope = _listed(memories)
    rows = store.rows(
        "SELECT b.memory FROM version a JOIN contradiction c ON c.first = a.key JOIN version b ON b.key = c.second "
        f"WHERE a.memory IN ({scope}) UNION "
        "SELECT a.memory FROM version b JOIN contradiction c ON c.second = b.key JOIN version a ON a.key = c.first "
        f"WHERE b.memory IN ({scope})"
    )
    return {memory for (memory,) in rows}


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


def _build(store: Store, known: int, true_on: int, only: set[int] | None) -> View:
    scope = "" if only is None else f" AND v.memory IN ({_listed(only)})"
    lives = _lives(store, f"{live(known, 'w')}{scope}")
    opponents = set() if only is None else _opponents(store, only)
    marks = _marks(store, known, None if only is None else only | opponents)
    disputes = {} if only is not None and not opponents else _disputes(store, known, true_on, marks, only)
    for version in _doubted(store, known, only):
        disputes.setdefault(version, "challenged")
    view = View(known, true_on, {}, {}, _next_boundary(lives, true_on))
    for memory, found in lives.items():
        entries = _entries(memory, found, marks.get(memory, frozenset()), disputes, true_on)
        view.by_memory[memory] = entries
        view.by_version.update((entry.version, entry) for entry in entries)
    return view


def _marks(store: Store, known: int, only: set[int] | None) -> dict[int, frozenset[str]]:
    """The marks of these memories (None = of all)."""
    scope = "" if only is None else f" AND memory IN ({_listed(only)})"
    found: dict[int, set[str]] = {}
    for memory, name in store.rows(f"SELECT memory, name FROM mark WHERE {live(known)}{scope}"):
        found.setdefault(memory, set()).add(name)
    return {memory: frozenset(names) for memory, names in found.items()}


def _listed(keys: Iterable[int]) -> str:
    return ",".join(map(str, keys)) or "NULL"


def _contradictions_of(memories: Iterable[int]) -> str:
    """A query for the keys of contradictions that concern these memories, answered from indexes."""
    scope = _listed(memories)
    return (
        f"SELECT x.key FROM version v JOIN contradiction x ON x.first = v.key WHERE v.memory IN ({scope}) "
        f"UNION SELECT x.key FROM version v JOIN contradiction x ON x.second = v.key WHERE v.memory IN ({scope})"
    )


def _disputes(
    store: Store, known: int, true_on: int, marks: dict[int, frozenset[str]], only: set[int] | None
) -> dict[int, str]:
    """Version key to "disputed" or "challenged" for the sides of open contradictions."""
    scope = "" if only is None else f" AND c.key IN ({_contradictions_of(only)})"
    rows = store.rows(
        "SELECT a.key, a.memory, b.key, b.memory FROM contradiction c "
        "JOIN version a ON a.key = c.first JOIN version b ON b.key = c.second "
        f"WHERE {live(known, 'c')}{scope} AND NOT EXISTS (SELECT 1 FROM verdict d WHERE d.contradiction = c.id "
        f"AND d.verdict <> 'later' AND {live(known, 'd')}) "
        f"AND {_holds_sql('a.key', known, true_on)} AND {_holds_sql('b.key', known, true_on)}"
    )
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


def _doubted(store: Store, known: int, only: set[int] | None) -> list[int]:
    """The versions whose end or change is proposed and not decided: they count, and are challenged."""
    scope = "" if only is None else f" AND p.memory IN ({_listed(only)})"
    rows = store.rows(
        "SELECT v.key FROM proposal p JOIN version v ON v.memory = p.memory AND v.number = p.base_version "
        f"WHERE p.kind IN ('end', 'supersede') AND {live(known, 'p')}{scope} AND NOT EXISTS "
        f"(SELECT 1 FROM decision d WHERE d.proposal = p.id AND {live(known, 'd')})"
    )
    return [version for (version,) in rows]


def _holds_sql(version: str, known: int, true_on: int) -> str:
    return (
        f"EXISTS (SELECT 1 FROM window w WHERE w.version = {version} AND {live(known, 'w')} "
        f"AND w.ending <> 'unknown' AND coalesce(w.valid_from <= {true_on:d}, 1) "
        f"AND coalesce(w.valid_to > {true_on:d}, 1))"
    )


def _entries(
    memory: int, found: list[_Live], marks: frozenset[str], disputes: dict[int, str], true_on: int
) -> list[Entry]:
    shown = _choose(found, true_on)
    entries = []
    for row in found:
        base = Status.CURRENT if row.holds(true_on) else Status.PAST if row.over(true_on) else Status.UPCOMING
        contested = disputes.get(row.version)
        entries.append(
            Entry(
                row.version,
                memory,
                _status(base, marks, contested),
                row is shown,
                base is Status.CURRENT and row.start is None and true_on < row.said_at,
                contested == "challenged",
                "pinned" in marks,
                row.recorded,
                row.source,
            )
        )
    return entries


def _status(base: Status, marks: frozenset[str], contested: str | None) -> Status:
    for status in (Status.RETIRED, Status.ARCHIVED, Status.PENDING):
        if status.value in marks:
            return status
    return Status.DISPUTED if contested == "disputed" else base


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
