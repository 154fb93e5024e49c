"""Reading another program's database: which tables it has, and their rows as values by column name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from typing import Any

from core.store.connection import open_content

Tables = dict[str, tuple[str, ...]]
"""Column names by table."""


def tables_of(content: bytes) -> Tables:
    """The tables of a database file; raises ``VaultDamaged`` for what is none."""
    with closing(open_content(content)) as store:
        names = [str(name) for (name,) in store.rows("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name: tuple(str(row[1]) for row in store.rows(f"PRAGMA table_info({_quoted(name)})")) for name in names}


def rows_of(content: bytes, table: str) -> Iterator[dict[str, Any]]:
    """The rows of a table as they were written; raises ``VaultDamaged`` where they cannot be read."""
    with closing(open_content(content)) as store:
        columns = [str(row[1]) for row in store.rows(f"PRAGMA table_info({_quoted(table)})")]
        listed = ", ".join(_quoted(column) for column in columns)
        for row in store.each(f"SELECT {listed} FROM {_quoted(table)}"):
            yield dict(zip(columns, row, strict=True))


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'
