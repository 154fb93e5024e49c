"""How rows come and go: one operation asserts and retracts them, under a hash chain.

An operation is one immediate transaction. Its digest covers, under its own
salt, the checksums of all rows it asserted and the keys of all it retracted;
its chain value covers the digest and the chain before it. Erasing a text and
its salt later leaves a chain that still verifies.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Any

from core.domain import Clock
from core.identity import Ids
from core.store.checksums import checksum, checksums
from core.store.connection import Store
from core.store.schema import TABLES, Table

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


def to_micros(at: datetime) -> int:
    """Microseconds since 1970, UTC."""
    return (at - _EPOCH) // _MICROSECOND


@lru_cache(maxsize=4_096)  # what was written together has one date
def from_micros(micros: int) -> datetime:
    """The instant of so many microseconds since 1970, UTC."""
    return _EPOCH + timedelta(microseconds=micros)


@dataclass(slots=True)
class Writer:
    """One operation while it is being written."""

    store: Store
    number: int
    id: str
    kind: str
    actor: str
    at: datetime
    note: str
    undoes: int | None
    model_calls: int = 0
    _asserted: list[tuple[str, int, bytes]] = field(default_factory=list)
    _retracted: list[tuple[str, int]] = field(default_factory=list)

    def put(self, table: str, *values: Any) -> int:
        """Assert a row (contents or fact); gives its key."""
        shape = TABLES[table]
        with self.store.faults():
            mark = checksum(table, values)
        key = self.store.insert(_insert_sql(shape), (*values, self.number, mark))
        self._asserted.append((table, key, mark))
        return key

    def put_many(self, table: str, columns: Sequence[Sequence[Any]]) -> range:
        """Assert many rows at once, given column by column; gives their keys, which follow each other."""
        shape = TABLES[table]
        first = int(self.store.value(f"SELECT max(key) FROM {table}") or 0) + 1
        with self.store.faults():
            marks = checksums(table, columns)
        keys = range(first, first + len(marks))
        sql = _insert_sql(shape).replace("(", "(key, ", 1).replace("VALUES (", "VALUES (?, ")
        rows = zip(keys, *columns, marks, strict=True)
        self.store.run_many(sql, ((*row[:-1], self.number, row[-1]) for row in rows))
        self._asserted += [(table, key, mark) for key, mark in zip(keys, marks, strict=True)]
        return keys

    def retract(self, table: str, key: int) -> None:
        """Retract a live fact row."""
        self.store.run(f"UPDATE {table} SET retracted_by = ? WHERE key = ?", (self.number, key))
        self._retracted.append((table, key))

    def retract_where(self, table: str, condition: str, values: Sequence[Any]) -> list[int]:
        """Retract every live fact row that fits; gives their keys."""
        found = self.store.rows(f"SELECT key FROM {table} WHERE retracted_by IS NULL AND {condition}", values)
        for (key,) in found:
            self.retract(table, key)
        return [key for (key,) in found]

    @property
    def touched(self) -> bool:
        """Whether anything was written."""
        return bool(self._asserted or self._retracted)

    def finish(self) -> None:
        """Write the log entry itself; nothing may be put afterwards."""
        salt = secrets.token_bytes(16)
        digest = digest_of(salt, self.note, self._asserted, self._retracted)
        before = self.store.value("SELECT chain FROM operation WHERE number = ?", (self.number - 1,)) or b""
        micros = to_micros(self.at)
        entry = (self.number, self.id, self.kind, self.actor, micros, self.undoes, self.model_calls)
        self.store.run(
            "INSERT INTO operation (number, id, kind, actor, at, note, undoes, model_calls, salt, digest, chain) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (*entry[:5], self.note, *entry[5:], salt, digest, chain_of(before, entry, digest)),
        )


_INSERTS: dict[str, str] = {}


def _insert_sql(table: Table) -> str:
    if table.name not in _INSERTS:
        names = [*table.columns, "asserted_by" if table.is_fact else "operation", "checksum"]
        places = ", ".join("?" * len(names))
        _INSERTS[table.name] = f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({places})"
    return _INSERTS[table.name]


def digest_of(
    salt: bytes, note: str, asserted: Sequence[tuple[str, int, bytes]], retracted: Sequence[tuple[str, int]]
) -> bytes:
    """SHA-256 over the salt, the note and every row that an operation touched."""
    digest = _begin_digest(salt, note)
    for table, key, mark in sorted(asserted):
        digest.update(checksum(table, (key, mark)))
    for table, key in sorted(retracted):
        digest.update(checksum(f"-{table}", (key,)))
    return digest.digest()


def _begin_digest(salt: bytes, note: str) -> hashlib._Hash:
    digest = hashlib.sha256(salt)
    digest.update(checksum("note", (note,)))
    return digest


def chain_of(before: bytes, entry: Sequence[Any], digest: bytes) -> bytes:
    """SHA-256 over the chain so far, the entry's own columns and its digest."""
    return hashlib.sha256(before + checksum("operation", entry) + digest).digest()


@contextmanager
def operation(
    store: Store, clock: Clock, ids: Ids, kind: str, *, actor: str, note: str = "", undoes: int | None = None
) -> Iterator[Writer]:
    """One operation as one transaction; an operation that touched nothing and asked no model leaves no entry."""
    with store.writing(), entry(store, clock, ids, kind, actor=actor, note=note, undoes=undoes) as writer:
        yield writer


@contextmanager
def entry(
    store: Store, clock: Clock, ids: Ids, kind: str, *, actor: str, note: str = "", undoes: int | None = None
) -> Iterator[Writer]:
    """The entry of an operation inside of a transaction that is open already.

    The log's clock never runs backwards: an entry is at least as late as the one before.
    """
    last = store.row("SELECT number, at FROM operation ORDER BY number DESC LIMIT 1")
    number, latest = (last[0] + 1, last[1]) if last else (1, 0)
    at = from_micros(max(to_micros(clock()), latest))
    writer = Writer(store, number, ids(at), kind, actor, at, note, undoes)
    yield writer
    # Taking back what left everything as it was writes no row, and is an entry all the same: else it would be next
    # again, and nothing before it could be taken back.
    if writer.touched or writer.model_calls or writer.undoes is not None:
        writer.finish()


def last_operation(store: Store) -> int:
    """The number of the latest operation, 0 in an empty log."""
    return store.once("last operation", lambda: int(store.value("SELECT max(number) FROM operation") or 0))


def operation_at(store: Store, known_on: datetime | None) -> int:
    """The last operation that the vault held at this instant (None = now)."""
    if known_on is None:
        return last_operation(store)
    return int(store.value("SELECT max(number) FROM operation WHERE at <= ?", (to_micros(known_on),)) or 0)


LATEST = 2**62
"""As of this number everything holds that holds now, what an operation in the making has written included."""


def live(known: int, alias: str = "") -> str:
    """SQL condition: the row held as of operation ``known``."""
    dot = f"{alias}." if alias else ""
    return f"{dot}asserted_by <= {known:d} AND ({dot}retracted_by IS NULL OR {dot}retracted_by > {known:d})"


def begun_digests(known: Mapping[int, tuple[bytes, str]]) -> dict[int, hashlib._Hash]:
    """The digests of operations, given with salt and note, before the rows that name them are taken in."""
    return {number: _begin_digest(salt, note) for number, (salt, note) in known.items()}


def take_retracted(store: Store, digests: Mapping[int, hashlib._Hash]) -> None:
    """Let digests that hold all asserted rows take in those that were retracted, which come last."""
    for table in by_name():
        if table.is_fact:
            gone = f"SELECT key, retracted_by FROM {table.name} WHERE retracted_by IS NOT NULL ORDER BY key"
            for key, number in store.each(gone):
                if number in digests:
                    digests[number].update(checksum(f"-{table.name}", (key,)))


def by_name() -> list[Table]:
    """The tables in the order in which a digest takes their rows."""
    return sorted(TABLES.values(), key=lambda table: table.name)


def digests_from_rows(store: Store, known: Mapping[int, tuple[bytes, str]]) -> dict[int, bytes]:
    """The digests of operations, given with salt and note, made again from all rows that name them."""
    digests = begun_digests(known)
    for table in by_name():
        owner = "asserted_by" if table.is_fact else "operation"
        for key, mark, number in store.each(f"SELECT key, checksum, {owner} FROM {table.name} ORDER BY key"):
            if number in digests:
                digests[number].update(checksum(table.name, (key, mark)))
    take_retracted(store, digests)
    return {number: digest.digest() for number, digest in digests.items()}
