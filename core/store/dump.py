"""Every row of a vault as lines of JSON, made by SQLite itself: what an archive is made of.

Rows keep their keys and operations, so that the log's chain and every past
view are the same afterwards. Checksums are left out: they are made again from
the rows, and the chain says whether they are right. Indexes and vectors are no
part of it either.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.store.connection import Store
from core.store.schema import TABLES

_OPERATION = (
    ("number", "INTEGER"), ("id", "TEXT"), ("kind", "TEXT"), ("actor", "TEXT"), ("at", "INTEGER"), ("note", "TEXT"),
    ("undoes", "INTEGER"), ("model_calls", "INTEGER"), ("salt", "BLOB"), ("digest", "BLOB"), ("chain", "BLOB"),
)  # fmt: skip
LEFT_OUT_META = ("model", "moving", "emptied", "searches")
"""What tells of indexes that an archive does not hold, and what was searched for here."""
BLOCK = 256 * 1024
"""Bytes of lines that are handed on at once: few enough to hold, enough that a block costs less than its rows."""


def columns_of(table: str) -> tuple[tuple[str, str], ...]:
    """Name and kind (INTEGER, TEXT, REAL, BLOB) of each column that an archive holds of a table, the key first.

    Raises ``KeyError`` for a table that is none.
    """
    if table == "operation":
        return _OPERATION
    if table == "meta":
        return (("key", "TEXT"), ("value", "TEXT"))
    shape = TABLES[table]
    kinds = [kind.split()[0] for kind in shape.types]
    owner = ("asserted_by", "retracted_by") if shape.is_fact else ("operation",)
    named = zip(shape.columns, kinds, strict=True)
    return (("key", "INTEGER"), *named, *((name, "INTEGER") for name in owner))


def table_names() -> tuple[str, ...]:
    """The tables that an archive holds."""
    return ("meta", "operation", *TABLES)


def lines_of(store: Store, table: str) -> Iterator[bytes]:
    """All rows of a table in the order of their keys, a JSON list a line, in blocks of whole lines.

    Bytes stand as hexadecimal signs. Raises ``VaultDamaged`` for a text that is none.
    """
    columns = columns_of(table)
    values = ", ".join(f"iif({n} IS NULL, NULL, hex({n}))" if kind == "BLOB" else n for n, kind in columns)
    block: list[bytes] = []
    size = 0
    for (line,) in store.each(
        f"SELECT CAST(json_array({values}) AS BLOB) FROM {table} {_CONDITIONS.get(table, '')} ORDER BY {columns[0][0]}"
    ):
        block.append(line)
        size += len(line)
        if size > BLOCK:
            yield _joined(store, block)
            block, size = [], 0
    if block:
        yield _joined(store, block)


_CONDITIONS = {"meta": f"WHERE key NOT IN ({', '.join(repr(name) for name in LEFT_OUT_META)})"}


def _joined(store: Store, block: list[bytes]) -> bytes:
    made = b"\n".join(block) + b"\n"
    with store.faults():
        made.decode()
    return made


def count_of(store: Store, table: str) -> int:
    """How many rows a table holds."""
    return int(store.value(f"SELECT count(*) FROM {table}"))


def count_rows(store: Store) -> int:
    """How many rows an archive would hold, but for single values that it leaves out."""
    return sum(count_of(store, table) for table in table_names())


def is_untouched(store: Store) -> bool:
    """Whether nothing was written into a vault since it was made."""
    return int(store.value("SELECT count(*) FROM operation")) <= 1
