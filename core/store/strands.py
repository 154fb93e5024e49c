"""Logs of other copies of this vault, kept beside our own: each entry with the chain that it goes on from.

Two copies share the beginning of their log and part at some entry. What the
other one did since is kept word by word and verifies as a chain of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from core.answers import Problem
from core.store.connection import Store
from core.store.journal import Writer, chain_of, last_operation
from core.store.memories import undone_operations
from core.store.schema import FACTS


class StrandEntry(NamedTuple):
    """An entry of a log; instants are microseconds, ``before`` is the chain before it."""

    number: int
    id: str
    kind: str
    actor: str
    at: int
    note: str
    undoes: int | None
    model_calls: int
    salt: bytes | None
    digest: bytes
    chain: bytes
    before: bytes


_COLUMNS = "number, id, kind, actor, at, note, undoes, model_calls, salt, digest, chain"


def own_entries(store: Store, after: int = 0) -> Iterator[StrandEntry]:
    """The entries of a vault's own log after one of them, in order."""
    before = store.value("SELECT chain FROM operation WHERE number = ?", (after,)) or b""
    for row in store.each(f"SELECT {_COLUMNS} FROM operation WHERE number > ? ORDER BY number", (after,)):
        yield StrandEntry._make((*row, before))
        before = row[10]


def other_entries(store: Store) -> list[StrandEntry]:
    """The entries that came from other copies, each once, in the order in which they came."""
    rows = store.rows(f"SELECT {_COLUMNS}, before FROM other_entry ORDER BY key")
    return list({row[10]: StrandEntry(*row) for row in rows}.values())


def put_entries(writer: Writer, entries: Iterable[StrandEntry]) -> None:
    """Keep entries of another copy's log."""
    for entry in entries:
        writer.put("other_entry", *entry)


def known_ids(store: Store) -> set[str]:
    """The ids of all operations whose rows a vault holds: its own, and those of merges that were not taken back."""
    undone = undone_operations(store, last_operation(store))
    known = {str(one) for (one,) in store.rows("SELECT id FROM operation")}
    brought = store.rows("SELECT id, operation FROM other_entry")
    return known | {str(one) for one, operation in brought if operation not in undone}


def shared_entries(ours: Store, theirs: Store) -> int:
    """How many entries two logs begin with in common; 0 for two vaults that have nothing to do with each other."""
    chains = "SELECT number, chain FROM operation ORDER BY number"
    shared = 0
    for mine, other in zip(ours.each(chains), theirs.each(chains), strict=False):
        if mine != other:
            break
        shared = int(mine[0])
    return shared


def strand_problems(store: Store) -> Iterator[Problem]:
    """Entries of other copies that do not fit their chain, or that go on from nothing that is known."""
    known = {bytes(chain) for (chain,) in store.rows("SELECT chain FROM operation")} | {b""}
    for entry in other_entries(store):
        made = chain_of(entry.before, (*entry[:5], *entry[6:8]), entry.digest)
        if made != entry.chain:
            yield Problem("log", where_of(entry), "the entry does not fit the chain")
        elif entry.before not in known:
            yield Problem("log", where_of(entry), "an entry before it is missing")
        known.add(entry.chain)


def where_of(entry: StrandEntry) -> str:
    """How a problem names an entry of another copy's log."""
    return f"entry {entry.id} of another copy"


def strands(store: Store) -> list[list[StrandEntry]]:
    """The logs of other copies, each from where it parts from ours or from another one, oldest first."""
    known = other_entries(store)
    found: list[list[StrandEntry]] = []
    for entry in known:
        going = next((one for one in found if one[-1].chain == entry.before), None)
        if going is None:
            found.append([entry])
        else:
            going.append(entry)
    return found


class Parted(NamedTuple):
    """What two copies of a vault did since their logs parted, as ids of memories.

    ``new`` are memories that only the other copy has; ``there`` and ``here``
    those of both that one of the two has changed, ``both`` those that each has.
    """

    entries: tuple[StrandEntry, ...]
    new: frozenset[str]
    here: frozenset[str]
    there: frozenset[str]

    @property
    def both(self) -> frozenset[str]:
        """The memories that each of the two has changed."""
        return self.here & self.there


def parted(ours: Store, theirs: Store, shared: int) -> Parted:
    """Compare two copies that share so many entries; ``entries`` are those whose rows we lack."""
    known_here, known_there = known_ids(ours), known_ids(theirs)
    brought = (entry for entry in other_entries(theirs) if entry.id in known_there)
    came = {entry.chain: entry for entry in (*own_entries(theirs, shared), *brought)}
    entries = tuple(entry for entry in came.values() if entry.id not in known_here)
    present = (
        "SELECT id FROM memory m WHERE EXISTS (SELECT 1 FROM version v JOIN window w ON w.version = v.key "
        "AND w.retracted_by IS NULL WHERE v.memory = m.key)"
    )
    all_ours = {str(one) for (one,) in ours.rows(present)}
    there = _touched_since(theirs, shared, known_here)
    here = _touched_since(ours, shared, known_there)
    return Parted(entries, frozenset(there - all_ours), frozenset(here), frozenset(there & all_ours))


def _touched_since(store: Store, shared: int, known: set[str]) -> set[str]:
    """The memories that entries after the shared ones touched, those aside that the other copy knows of."""
    rows = store.rows("SELECT number, id FROM operation WHERE number > ?", (shared,))
    numbers = ",".join(str(number) for number, entry in rows if entry not in known) or "NULL"
    found: set[str] = set()
    for table in FACTS:
        if table.link:
            sql = (
                f"SELECT DISTINCT (SELECT id FROM memory WHERE key = {table.memory}) FROM {table.name} "
                f"WHERE asserted_by IN ({numbers}) OR retracted_by IN ({numbers})"
            )
            found.update(str(one) for (one,) in store.rows(sql) if one is not None)
    return found
