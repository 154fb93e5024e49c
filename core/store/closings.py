"""What a rule closed because somebody told of a change, and how it opens again when that was never right."""

from __future__ import annotations

from core.domain import EdgeKind
from core.store.journal import Writer
from core.store.schema import TABLES

CLOSED_BY_RULE = "closed by rule"
"""How the reason of an edge begins that says so."""
_WINDOW = TABLES["window"].columns


def reopen_what_it_closed(writer: Writer, memory: int) -> list[str]:
    """Give back the windows that rules closed on the word of a memory; gives the texts of what holds again.

    What was changed since by anybody else stays as it is.
    """
    before = ", ".join(f"p.{column}" for column in _WINDOW)
    # A closing wrote the edge, took the old window back and asserted the closed one in one operation.
    rows = writer.store.rows(
        f"SELECT w.key, t.text, {before} FROM edge e JOIN version v ON v.key = e.from_version "
        "JOIN version t ON t.key = e.to_version JOIN window w ON w.version = t.key AND w.retracted_by IS NULL "
        "AND w.asserted_by = e.asserted_by JOIN window p ON p.version = t.key AND p.retracted_by = e.asserted_by "
        "WHERE v.memory = ? AND t.memory <> v.memory AND e.kind = ? AND e.retracted_by IS NULL AND e.reason LIKE ? "
        "ORDER BY e.key",
        (memory, EdgeKind.SUPERSEDES.value, f"{CLOSED_BY_RULE}%"),
    )
    for key, _, *window in rows:
        writer.retract("window", key)
        writer.put("window", *window)
    return [str(row[1]) for row in rows]
