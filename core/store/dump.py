"""Every row of a vault as plain values, and the same rows put into an empty one: what an archive is made of.

Rows keep their keys, operations and checksums, so that the log's chain and
every past view are the same afterwards. Indexes and vectors are no part of it:
they are made again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from core.answers import Corpus
from core.errors import VaultDamaged
from core.store.connection import Store
from core.store.schema import TABLES, statements
from core.store.words_index import TABLES as WORDS
from core.store.words_index import expected_documents

_OPERATION = (
    "number", "id", "kind", "actor", "at", "note", "undoes", "model_calls", "salt", "digest", "chain",
)  # fmt: skip
LEFT_OUT_META = ("model",)
"""What tells of indexes that an archive does not hold."""


def columns_of(table: str) -> tuple[str, ...]:
    """The columns of a table as an archive holds them, in order. Raises ``KeyError`` for a table that is none."""
    if table == "operation":
        return _OPERATION
    if table == "meta":
        return ("key", "value")
    shape = TABLES[table]
    owner = ("asserted_by", "retracted_by") if shape.is_fact else ("operation",)
    return ("key", *shape.columns, *owner, "checksum")


def table_names() -> tuple[str, ...]:
    """The tables that an archive holds."""
    return ("meta", "operation", *TABLES)


def rows_of(store: Store, table: str) -> Iterator[tuple[Any, ...]]:
    """All rows of a table in the order of their keys."""
    columns = columns_of(table)
    for row in store.each(f"SELECT {', '.join(columns)} FROM {table} ORDER BY {columns[0]}"):
        if table != "meta" or row[0] not in LEFT_OUT_META:
            yield row


def is_untouched(store: Store) -> bool:
    """Whether nothing was written into a vault since it was made."""
    return int(store.value("SELECT count(*) FROM operation")) <= 1


def adopt(store: Store, tables: Iterable[tuple[str, Iterable[tuple[Any, ...]]]]) -> None:
    """Put an archive's rows into an empty vault, inside of the caller's transaction.

    Raises ``VaultDamaged`` for rows that do not fit together; the transaction
    is then rolled back by the caller's error.
    """
    for name, kind in store.rows(
        "SELECT name, type FROM sqlite_schema WHERE type IN ('trigger', 'table') AND name NOT LIKE 'sqlite_%' "
        "AND name NOT LIKE '%\\_words\\_%' ESCAPE '\\' AND name NOT LIKE '%\\_bits\\_%' ESCAPE '\\' ORDER BY type DESC"
    ):
        store.run(f"DROP {kind} {name}")
    for statement in statements():
        store.run(statement)
    for table, rows in tables:
        columns = columns_of(table)
        places = ", ".join("?" * len(columns))
        for row in rows:
            if len(row) != len(columns):
                raise VaultDamaged(f"A row of {table} does not have the columns that it should have.", "")
            store.run(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", row)
    for corpus in (Corpus.MEMORIES, Corpus.EPISODES):
        store.run_many(
            f"INSERT INTO {WORDS[corpus]} (rowid, own, previous, next) VALUES (?, ?, ?, ?)",
            list(expected_documents(store, corpus)),
        )
