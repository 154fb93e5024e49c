"""What never changes of a version, by its key: its memory, source, operation and date.

Vaults of any common size hold all of it in memory from the first use on. In
larger ones a handful of versions is read from the file, and all of them only
when all are asked for.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from core.store.connection import Store
from core.store.gathered import gathered, gathered_wide, keys_in, numbers_in

HELD = 50_000
"""Versions that are read at once when one is asked for: about 0.1 s, and a search then reads none of them."""
_AT_ONCE = 500
_KEPT = 20_000  # of those that were read one by one; 5 MB
_ABSENT = -1
_SQL = (
    "SELECT v.key, v.memory, v.operation, v.source, coalesce(v.said_at, o.at) FROM version v "
    "JOIN operation o ON o.number = v.operation WHERE"
)
_ALL_SQL = (
    f"SELECT {gathered('v.key')}, {gathered('v.memory')}, {gathered('v.operation')}, {gathered('v.source')}, "
    f"{gathered_wide('coalesce(v.said_at, o.at)')} FROM version v JOIN operation o ON o.number = v.operation "
    "WHERE v.key >= ?"
)


class Origin(NamedTuple):
    """Where a version belongs; ``said`` is when it was said or else written, in microseconds."""

    memory: int
    recorded: int
    source: int
    said: int


class Whole(NamedTuple):
    """One entry a version from key 0 up; a key that is no version has -1. Not to be written to."""

    memories: array[int]
    recorded: array[int]
    sources: array[int]


class Columns:
    """The origins of the versions of one vault; rows of versions are never changed, so it only grows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._some: dict[int, Origin] = {}
        self._memories, self._recorded, self._sources, self._said = array("i"), array("i"), array("i"), array("q")

    def of(self, version: int) -> Origin | None:
        """The origin of one version."""
        return self._at(version) if self._has(version) else self.of_some([version]).get(version)

    def of_some(self, versions: Iterable[int]) -> dict[int, Origin]:
        """The origins of some versions; one that is not there is left out."""
        found: dict[int, Origin] = {}
        absent: list[int] = []
        for version in versions:
            if self._has(version):
                found[version] = self._at(version)
            elif version in self._some:
                found[version] = self._some[version]
            else:
                absent.append(version)
        if absent and self._is_held():
            self._load()
            return found | {version: self._at(version) for version in absent if self._has(version)}
        if len(self._some) > _KEPT:
            self._some.clear()
        for at in range(0, len(absent), _AT_ONCE):
            listed = ",".join(map(str, absent[at : at + _AT_ONCE]))
            fresh = {row[0]: Origin(*row[1:]) for row in self._store.rows(f"{_SQL} v.key IN ({listed})")}
            self._some |= fresh
            found |= fresh
        return found

    def _is_held(self) -> bool:
        """Whether the vault is small enough for all of its versions to be held."""
        return int(self._store.once("versions", lambda: self._store.value("SELECT max(key) FROM version") or 0)) < HELD

    def all(self) -> Whole:
        """Memory, operation and source of every version, by its key."""
        self._load()
        return Whole(self._memories, self._recorded, self._sources)

    def of_all(self, until: int) -> Iterator[tuple[int, Origin]]:
        """Every version below ``until`` with its origin, by key."""
        self._load()
        rows = zip(self._memories, self._recorded, self._sources, self._said, strict=True)
        for version, row in enumerate(rows):
            if version >= until:
                return
            if row[0] != _ABSENT:
                yield version, Origin(*row)

    def _has(self, version: int) -> bool:
        return version < len(self._memories) and self._memories[version] != _ABSENT

    def _at(self, version: int) -> Origin:
        return Origin(self._memories[version], self._recorded[version], self._sources[version], self._said[version])

    def _load(self) -> None:
        """Read what was written since the last time."""
        columns = self._memories, self._recorded, self._sources, self._said
        known = len(self._memories)
        *owners, said = self._store.row(_ALL_SQL, (known,)) or (None,) * 5
        keys, *fresh = (*(keys_in(text) for text in owners), numbers_in(said))
        if keys == array("i", range(known, known + len(keys))):  # as ever, but where a write was undone half-way
            for column, values in zip(columns, fresh, strict=True):
                column.extend(values)
            return
        for column, values in zip(columns, fresh, strict=True):
            column.extend([_ABSENT] * (max(keys) + 1 - known))
            for key, value in zip(keys, values, strict=True):
                column[key] = value
