"""The rows of an archive put into an empty vault: fast, checked as they come, and all of them or none.

Rows go into bare tables; indexes and guards are made afterwards, which takes
half the time. Checksums are made from the rows, the digests of the log from
the checksums: where a row is not what an operation wrote, the log says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import apsw

from core.answers import Problem
from core.errors import VaultDamaged
from core.store.check import lineages, log_problems
from core.store.checksums import checksums, key_checksums
from core.store.connection import Store
from core.store.dump import columns_of
from core.store.journal import begun_digests, by_name, take_retracted
from core.store.schema import Table, statements
from core.store.strands import strand_problems
from core.store.words_index import index_words

Rows = Sequence[Sequence[Any]]
Blocks = Callable[[str], Iterable[Rows]]
"""The rows of a table by its name, in blocks; each row in the order of ``columns_of``."""

_KINDS: dict[str, frozenset[type]] = {
    "INTEGER": frozenset({int, type(None)}),
    "TEXT": frozenset({str, type(None)}),
    "REAL": frozenset({float, type(None)}),
    "BLOB": frozenset({str, type(None)}),
}
"""What JSON may hold for each kind of column; bytes stand as hexadecimal signs."""
_LATER = ("CREATE INDEX", "CREATE UNIQUE INDEX", "CREATE TRIGGER")


def adopt(store: Store, blocks: Blocks) -> Iterator[Problem]:
    """Put an archive's rows into an empty vault, inside of the caller's transaction; gives what does not agree.

    Raises ``VaultDamaged`` for rows that cannot be a vault's.
    """
    _clear(store)
    made = statements()
    for statement in made:
        if not statement.startswith(_LATER):
            store.run(statement)
    try:
        digests = _fill(store, blocks)
        for statement in made:
            if statement.startswith(_LATER):
                store.run(statement)
    except (apsw.Error, TypeError, ValueError, OverflowError) as reason:
        raise VaultDamaged(
            f"A row is not one that a vault could hold ({reason}).", "Use another copy of it."
        ) from reason
    index_words(store)
    yield from log_problems(store, digests)
    yield from strand_problems(store)
    yield from lineages(store)


def _clear(store: Store) -> None:
    # Tables that modules made bring tables of their own, which go with them.
    virtual = "type = 'table' AND sql LIKE 'CREATE VIRTUAL %'"
    for condition in (virtual, "type = 'trigger'", "type = 'table' AND name NOT LIKE 'sqlite_%'"):
        for name, kind in store.rows(f"SELECT name, type FROM sqlite_schema WHERE {condition}"):
            store.run(f"DROP {kind} {name}")


def _fill(store: Store, blocks: Blocks) -> dict[int, bytes]:
    """Write all rows; gives the digest of each operation, made from the rows that it wrote."""
    for rows in blocks("meta"):
        _insert(store, "meta", _columns("meta", rows))
    known: dict[int, tuple[bytes, str]] = {}
    for rows in blocks("operation"):
        columns = _columns("operation", rows)
        number, note, salt = (columns[place] for place in (0, 5, 8))
        known |= {at: (salted, said) for at, said, salted in zip(number, note, salt, strict=True) if salted is not None}
        _insert(store, "operation", columns)
    digests = begun_digests(known)
    for table in by_name():
        for rows in blocks(table.name):
            columns = _columns(table.name, rows)
            marks = _marks(table, columns)
            owners = columns[1 + len(table.columns)]
            for owner, mark in zip(owners, key_checksums(table.name, columns[0], marks), strict=True):
                if owner in digests:
                    digests[owner].update(mark)
            _insert(store, table.name, [*columns, marks], "checksum")
    take_retracted(store, digests)
    return {number: digest.digest() for number, digest in digests.items()}


def _marks(table: Table, columns: Sequence[Sequence[Any]]) -> list[bytes]:
    return checksums(table.name, columns[1 : 1 + len(table.columns)])


def _columns(table: str, rows: Rows) -> list[Sequence[Any]]:
    """The rows turned into columns of the right kinds; raises ``ValueError`` and ``TypeError`` for others."""
    shape = columns_of(table)
    turned: list[Sequence[Any]] = list(zip(*rows, strict=True))
    if len(turned) != len(shape):
        raise ValueError(f"a row of {table} has {len(turned)} values")
    for place, (values, (name, kind)) in enumerate(zip(turned, shape, strict=True)):
        if not _KINDS[kind].issuperset(map(type, values)):
            raise TypeError(f"{name} of {table} holds something else")
        if kind == "BLOB":
            turned[place] = [None if value is None else bytes.fromhex(value) for value in values]
    if None in turned[0]:
        raise ValueError(f"a row of {table} has no key")
    return turned


def _insert(store: Store, table: str, columns: Sequence[Sequence[Any]], *more: str) -> None:
    names = [*(name for name, _ in columns_of(table)), *more]
    places = ", ".join("?" * len(names))
    store.run_many(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({places})", zip(*columns, strict=True))
