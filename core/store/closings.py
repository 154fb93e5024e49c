"""What a rule closed because somebody told of a change, and how it opens again when that was never right."""

from __future__ import annotations

from collections.abc import Iterable

from core.domain import EdgeKind
from core.store.connection import Row
from core.store.journal import Writer
from core.store.schema import TABLES

CLOSED_BY_RULE = "closed by rule"
"""How the reason of an edge begins that says so."""
_WINDOW = TABLES["window"].columns


def reopen_what_it_closed(writer: Writer, memory: int) -> list[str]:
    """Give back the windows that rules closed on the word of a memory; gives the texts of what holds again.

    What was changed since by anybody else stays as it is.
    """
    rows = writer.store.rows(
        f"{_CLOSED} AND v.memory = ? AND t.memory <> v.memory ORDER BY e.key",
        (EdgeKind.SUPERSEDES.value, f"{CLOSED_BY_RULE}%", memory),
    )
    return _reopen(writer, rows)


def reopen_one(writer: Writer, edge: int) -> list[str]:
    """Give back the window that a rule closed, named by the edge that says so; the edge goes. Empty when it is over."""
    rows = writer.store.rows(f"{_CLOSED} AND e.key = ?", (EdgeKind.SUPERSEDES.value, f"{CLOSED_BY_RULE}%", edge))
    if rows:
        writer.retract("edge", edge)
    return _reopen(writer, rows)


_CLOSED = (
    # A closing wrote the edge, took the old window back and asserted the closed one in one operation.
    f"SELECT w.key, t.text, {', '.join(f'p.{column}' for column in _WINDOW)} FROM edge e "
    "JOIN version v ON v.key = e.from_version JOIN version t ON t.key = e.to_version "
    "JOIN window w ON w.version = t.key AND w.retracted_by IS NULL AND w.asserted_by = e.asserted_by "
    "JOIN window p ON p.version = t.key AND p.retracted_by = e.asserted_by "
    "WHERE e.kind = ? AND e.retracted_by IS NULL AND e.reason LIKE ?"
)


def _reopen(writer: Writer, rows: Iterable[Row]) -> list[str]:
    texts = []
    for key, text, *window in rows:
        writer.retract("window", key)
        writer.put("window", *window)
        texts.append(str(text))
    return texts
