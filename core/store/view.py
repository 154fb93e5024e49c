"""Views: the status of every live version at two dates.

A ``View`` is derived from the facts and kept in memory, one byte a version.
The view of *now* is brought up to date after each operation by looking again
at the memories that it touched only; a view of the past is made once and kept
while it is used.
"""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import compress, count
from typing import NamedTuple

from core.domain import Clock, Showing, Status
from core.store.columns import Columns, Origin
from core.store.connection import Store
from core.store.journal import last_operation, operation_at, to_micros
from core.store.judged import (
    CHALLENGED,
    CODE,
    PINNED,
    SHOWING,
    STATUS,
    STATUSES,
    UNDATED,
    judge_all,
    judge_some,
    listed,
)
from core.store.keys import KeySet
from core.store.schema import FACTS

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
    """Every live version at two dates. ``codes`` has a byte a version, read by ``core.store.judged``."""

    known: int
    true_on: int
    codes: bytearray
    next_boundary: int | None
    columns: Columns
    _store: Store
    _by_statuses: dict[tuple[frozenset[Status], bool], KeySet] = field(default_factory=dict)
    _latest: int | None = None

    @property
    def by_version(self) -> Versions:
        """Every live version, by its key."""
        return Versions(self)

    def with_status(self, statuses: frozenset[Status], *, showing: bool = False) -> KeySet:
        """The keys of all live versions with one of these statuses; worked out once a view.

        ``showing``: those alone that their memories show.
        """
        key = (statuses, showing)
        if key not in self._by_statuses:
            wanted = {CODE[status] for status in statuses}
            table = bytes((code & STATUS in wanted) and (not showing or code & SHOWING > 0) for code in range(256))
            self._by_statuses[key] = KeySet(bytes(self.codes.translate(table)))
        return self._by_statuses[key]

    def newest_first(self, keys: KeySet) -> array[int]:
        """These versions: what was written last comes first, by operation and within one by memory."""
        memories, recorded, _sources = self.columns.all()
        flags = keys.flags
        placed = zip(compress(recorded, flags), compress(memories, flags), compress(count(), flags), strict=False)
        return array("i", [version for _, _, version in sorted(placed, reverse=True)])

    def pinned(self) -> KeySet:
        """The keys of the versions that pinned memories show."""
        both = SHOWING | PINNED
        return KeySet(bytes(self.codes.translate(bytes(code & both == both for code in range(256)))))

    def entries(self, versions: Iterable[int]) -> dict[int, Entry]:
        """Those of some versions that are live, by key; read in one go."""
        living = [version for version in versions if self.code(version)]
        return {version: self.entry(version, origin) for version, origin in self.columns.of_some(living).items()}

    def unsure(self, versions: Iterable[int]) -> set[int]:
        """Those of some versions of which it is not known whether they were true yet."""
        if self._is_after_all():
            return set()
        undated = [version for version in versions if self.code(version) & UNDATED]
        return {version for version, origin in self.columns.of_some(undated).items() if self.true_on < origin.said}

    def _is_after_all(self) -> bool:
        """Whether the date of the view is later than all that was said and written; then nothing is unsure."""
        if self._latest is None:
            self._latest = self._store.value("SELECT at FROM operation WHERE number = ?", (self.known,)) or 0
        return self.next_boundary is None and self._latest <= self.true_on

    def shown(self, memory: int) -> Entry | None:
        """The entry that a memory shows, None if it is not present."""
        keys = (key for (key,) in self._store.rows("SELECT key FROM version WHERE memory = ?", (memory,)))
        return next(iter(self.entries(key for key in keys if self.code(key) & SHOWING).values()), None)

    def code(self, version: int) -> int:
        """The code of a version; 0 if it is not live."""
        return self.codes[version] if 0 <= version < len(self.codes) else 0

    def entry(self, version: int, origin: Origin) -> Entry:
        """A live version as an entry."""
        code = self.codes[version]
        return Entry(
            version,
            origin.memory,
            STATUSES[(code & STATUS) - 1],
            code & SHOWING > 0,
            code & UNDATED > 0 and self.true_on < origin.said,
            code & CHALLENGED > 0,
            code & PINNED > 0,
            origin.recorded,
            origin.source,
        )


class Versions(Mapping[int, Entry]):
    """The live versions of a view as a mapping; an entry is made when it is asked for."""

    __slots__ = ("_view",)

    def __init__(self, view: View) -> None:
        self._view = view

    def __getitem__(self, version: int) -> Entry:
        origin = self._view.columns.of(version) if self._view.code(version) else None
        if origin is None:
            raise KeyError(version)
        return self._view.entry(version, origin)

    def __contains__(self, version: object) -> bool:
        return isinstance(version, int) and self._view.code(version) > 0

    def __iter__(self) -> Iterator[int]:
        return (version for version, code in enumerate(self._view.codes) if code)

    def __len__(self) -> int:
        codes = self._view.codes
        return len(codes) - codes.count(0)

    def values(self) -> Iterator[Entry]:  # type: ignore[override]
        """Every live version, by key; made one after the other."""
        view = self._view
        origins = view.columns.of_all(len(view.codes))
        return (view.entry(version, origin) for version, origin in origins if view.codes[version])


class Views:
    """The views of one vault handle; not shared between threads."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._born: object = None
        self._columns = Columns(store)
        self._now: View | None = None
        self._kept: OrderedDict[tuple[int, int | None], View] = OrderedDict()

    def were_replaced(self) -> bool:
        """Whether another log stands in the file than before: an archive was brought back; old views are dropped."""
        # The first entry's chain holds a random salt.
        first = "SELECT chain FROM operation WHERE number = 1"
        born = self._store.once("first operation", lambda: self._store.value(first))
        if born == self._born:
            return False
        self._born, before = born, self._born
        self._now = None
        self._kept.clear()
        self._columns = Columns(self._store)
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
            view = self._kept[key] = self._made(known, true_on)
            while len(self._kept) > _KEPT_VIEWS:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return view

    def shown_now(self, memory: int) -> Entry | None:
        """What one memory shows now, without bringing the whole view up to date."""
        now = to_micros(self._clock())
        view = View(last_operation(self._store), now, bytearray(), None, self._columns, self._store)
        judge_some(self._store, view.known, now, view.codes, {memory})
        return view.shown(memory)

    def _made(self, known: int, true_on: int) -> View:
        codes, boundary = judge_all(self._store, known, true_on)
        return View(known, true_on, codes, boundary, self._columns, self._store)

    def _present(self) -> View:
        now = to_micros(self._clock())
        last = last_operation(self._store)
        view = self._now
        if view is None or _has_passed(view, now):
            view = self._made(last, now)
        elif view.known != last:
            view = self._refreshed(view, last, now)
        view.true_on = now  # by then more may be certain
        self._now = view
        return view

    def _refreshed(self, view: View, last: int, now: int) -> View:
        touched = touched_memories(self._store, view.known, last)
        if len(touched) > len(view.codes) // 4 + 64:
            return self._made(last, now)
        boundary = judge_some(self._store, last, now, view.codes, touched)
        bounds = [b for b in (view.next_boundary, boundary) if b is not None]
        return View(last, now, view.codes, min(bounds, default=None), self._columns, self._store)


def _has_passed(view: View, now: int) -> bool:
    """Whether something began or ended since the view was made (or the clock was set back)."""
    return now < view.true_on or (view.next_boundary is not None and now >= view.next_boundary)


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
    scope = listed(memories)
    rows = store.rows(
        "SELECT b.memory FROM version a JOIN contradiction c ON c.first = a.key JOIN version b ON b.key = c.second "
        f"WHERE a.memory IN ({scope}) UNION "
        "SELECT a.memory FROM version b JOIN contradiction c ON c.second = b.key JOIN version a ON a.key = c.first "
        f"WHERE b.memory IN ({scope})"
    )
    return {memory for (memory,) in rows}
