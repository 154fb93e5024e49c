"""What rules did without asking and nobody took back, as rows: closings, repeats, verdicts of detectors.

Undoing and doing again assert a row anew; it was done by whichever operation asserted it first.
"""

from __future__ import annotations

from typing import NamedTuple

from core.domain import EdgeKind
from core.store.closings import CLOSED_BY_RULE
from core.store.connection import Store

WRITES = ("add", "import", "extract")
"""Kinds of operations in which a statement that was said again becomes a further source; the others are a person's."""


class Deed(NamedTuple):
    """One thing done: the key of the row that says so, the memory it concerns and its words, why, when, by what."""

    row: int
    memory: str
    text: str
    because: str
    sentence: str
    at: int
    operation: int


_CLOSED = (
    "SELECT e.key, m.id, t.text, v.text, e.reason, o.at, o.number FROM edge e "
    "JOIN version v ON v.key = e.from_version JOIN version t ON t.key = e.to_version "
    "JOIN memory m ON m.key = t.memory JOIN operation o ON o.number = "
    "(SELECT min(f.asserted_by) FROM edge f "
    "WHERE f.from_version = e.from_version AND f.to_version = e.to_version AND f.kind = e.kind) "
    "JOIN window w ON w.version = t.key AND w.retracted_by IS NULL AND w.asserted_by = e.asserted_by "
    f"WHERE e.kind = '{EdgeKind.SUPERSEDES}' AND e.retracted_by IS NULL AND e.reason LIKE '{CLOSED_BY_RULE}%'"
)
# Nearly every source came with its statement; those are told apart before anything is looked up.
_REPEATED = (
    "SELECT g.key, m.id, v.text, g.quote, s.name, o.at, o.number FROM evidence g "
    "JOIN version v ON v.key = g.version AND v.operation < g.asserted_by JOIN memory m ON m.key = v.memory "
    "JOIN episode p ON p.key = g.episode JOIN source s ON s.key = p.source JOIN operation o ON o.number = "
    "(SELECT min(f.asserted_by) FROM evidence f WHERE f.version = g.version AND f.episode = g.episode) "
    f"AND o.number > v.operation AND o.kind IN {WRITES} WHERE g.retracted_by IS NULL"
)
_DECIDED = (
    "SELECT d.key, m.id, a.text, b.text, d.verdict, o.at, o.number FROM verdict d "
    "JOIN operation o ON o.number = d.asserted_by "
    "JOIN contradiction c ON c.id = d.contradiction AND c.retracted_by IS NULL "
    "JOIN version a ON a.key = c.first JOIN version b ON b.key = c.second JOIN memory m ON m.key = a.memory "
    "WHERE d.retracted_by IS NULL AND d.verdict <> 'later' AND json_extract(d.details, '$.by') <> 'owner'"
)


def closed_by_rule(store: Store) -> list[Deed]:
    """The memories that a rule ended and that are so still."""
    return _deeds(store, _CLOSED)


def repeated_by_rule(store: Store) -> list[Deed]:
    """The statements that were counted as a further source of a memory, since they say the same words."""
    return _deeds(store, _REPEATED)


def decided_by_rule(store: Store) -> list[Deed]:
    """The verdicts that detectors gave by themselves."""
    return _deeds(store, _DECIDED)


def _deeds(store: Store, sql: str) -> list[Deed]:
    return [Deed._make(row) for row in store.rows(sql)]


def count_by_rule(store: Store) -> int:
    """How much of all that there is."""
    return sum(int(store.value(f"SELECT count(*) FROM ({sql})")) for sql in (_CLOSED, _REPEATED, _DECIDED))
