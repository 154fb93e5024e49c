"""Which log entries knew of which others, across all copies of a vault.

An entry knew of all that stand before it in its own log, and of what the
merges before it had brought. Two entries of which neither knew of the other
were made apart: only they can disagree.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from core.store.connection import Store
from core.store.memories import undone_operations
from core.store.origins import MERGE
from core.store.strands import StrandEntry, other_entries, own_entries

HEAD = "head"
"""The name of the rows that tell up to which entry of the other log a merge had read."""
_Place = tuple[int, int]
"""A strand and the number of an entry on it; strand 0 is the vault's own log."""


class Weight(NamedTuple):
    """What orders entries alike in all copies: by time, and never before something that was known.

    ``latest`` is the greatest id among the entry and all it knew of, ``known`` how many these are.
    """

    latest: str
    known: int
    id: str


class Causes:
    """The entries of a vault's own log and of all others that it knows, and what each of them knew."""

    def __init__(self, store: Store) -> None:
        self._ids: dict[_Place, str] = {}
        self._places: dict[str, _Place] = {}
        self._parents: dict[int, _Place] = {0: (0, 0)}
        self._tips: dict[int, int] = {0: 0}
        self._merges: dict[int, list[tuple[int, int | None]]] = {0: []}
        self._seen: dict[_Place, dict[int, int]] = {}
        self._weights: dict[str, Weight] = {}
        self._person = 0
        undone = undone_operations(store, 2**62)
        lacking = {entry.id for entry in other_entries(store)} - {
            str(entry) for entry, number in store.rows("SELECT id, operation FROM other_entry") if number not in undone
        }
        self._heads = _heads(store)
        chains: dict[bytes, _Place] = {}
        for entry in own_entries(store):
            self._add(0, entry)
            chains[entry.chain] = (0, entry.number)
        self._hang((one for one in other_entries(store) if one.id not in lacking), chains)

    @property
    def gone_on(self) -> int:
        """The last entry of the vault's own log that some entry which is no merge follows, here or in another log."""
        return self._person

    def knew(self, one: str, other: str) -> bool:
        """Whether an entry knew of another one, or is that one."""
        here, there = self._places.get(one), self._places.get(other)
        return here is not None and there is not None and self._known(here).get(there[0], 0) >= there[1]

    def are_apart(self, one: str, other: str) -> bool:
        """Whether two entries were made without knowing of each other."""
        return one != other and not self.knew(one, other) and not self.knew(other, one)

    def weight(self, entry: str) -> Weight:
        """The place of an entry in an order that is the same in all copies."""
        if entry not in self._weights:
            place = self._places.get(entry)
            known = {} if place is None else self._known(place)
            ids = [self._ids[at] for at in known.items() if at in self._ids]
            count = sum(number - self._parents[strand][1] for strand, number in known.items())
            self._weights[entry] = Weight(max(ids, default=entry), count, entry)
        return self._weights[entry]

    def _add(self, strand: int, entry: StrandEntry) -> None:
        place = strand, entry.number
        self._ids[place], self._places[entry.id], self._tips[strand] = entry.id, place, entry.number
        if entry.kind == MERGE or self._takes_merge_back(place, entry.undoes):
            self._merges[strand].append((entry.number, entry.undoes))
        else:
            root = place
            while root[0]:
                root = self._parents[root[0]]
            self._person = max(self._person, root[1])

    def _takes_merge_back(self, place: _Place, undoes: int | None) -> bool:
        return undoes is not None and undoes in {number for number, _ in self._path(*place)}

    def _hang(self, entries: Iterable[StrandEntry], chains: dict[bytes, _Place]) -> None:
        """Put the entries of other logs where each goes on from; what goes on from nothing known is left out."""
        waiting = list(entries)
        while waiting:
            left = []
            for entry in waiting:
                before = chains.get(entry.before)
                if before is None:
                    left.append(entry)
                    continue
                strand = before[0]
                if not strand or self._tips[strand] != before[1]:
                    strand = len(self._tips)
                    self._parents[strand], self._merges[strand] = before, []
                self._add(strand, entry)
                chains[entry.chain] = (strand, entry.number)
            if len(left) == len(waiting):
                return
            waiting = left

    def _path(self, strand: int, number: int) -> list[tuple[int, int | None]]:
        """The merges on the way to an entry, and what took them back, with what each took back."""
        before = [] if strand == 0 else self._path(*self._parents[strand])
        return before + [one for one in self._merges[strand] if one[0] <= number]

    def _known(self, place: _Place) -> dict[int, int]:
        """How far an entry knew each strand."""
        if place not in self._seen:
            strand, number = place
            found: dict[int, int] = {strand: number}
            while strand:
                strand, at = self._parents[strand]
                found[strand] = max(at, found.get(strand, 0))
            for unite in self._standing(place):
                for head in self._heads.get(unite, ()):
                    if head in self._places:
                        for one, far in self._known(self._places[head]).items():
                            found[one] = max(far, found.get(one, 0))
            self._seen[place] = found
        return self._seen[place]

    def _standing(self, place: _Place) -> list[str]:
        """The ids of the merges that an entry knew, and that were not taken back by then."""
        undone: set[int] = set()
        found = []
        for number, undoes in reversed(self._path(*place)):
            if number in undone:
                continue
            if undoes is None:
                found.append(self._at(place, number))
            else:
                undone.add(undoes)
        return found

    def _at(self, place: _Place, number: int) -> str:
        """The id of the entry with this number on the way to another one."""
        strand = place[0]
        while strand and number <= self._parents[strand][1]:
            strand = self._parents[strand][0]
        return self._ids[strand, number]


def _heads(store: Store) -> dict[str, set[str]]:
    """Up to which entries of other logs each merge had read, by the merge's id."""
    found: dict[str, set[str]] = {}
    for told in head_rows(store):
        unite, head = told.split(">")
        found.setdefault(unite, set()).add(head)
    for number, unite in store.rows("SELECT number, id FROM operation WHERE kind = ?", (MERGE,)):
        if unite not in found:  # merged before this was noted: it had read all that it brought
            rows = store.rows("SELECT id FROM other_entry WHERE operation = ?", (number,))
            found[str(unite)] = {str(head) for (head,) in rows}
    return found


def head_rows(store: Store) -> set[str]:
    """What a vault noted about merges, its own and others': the id of each, and of the entry up to which it read."""
    return {str(told) for (told,) in store.rows("SELECT origin FROM brought WHERE name = ?", (HEAD,))}
