"""Pairs of memories that say nearly the same and that nobody ruled on, as rows."""

from __future__ import annotations

from typing import NamedTuple

from core.store.connection import Row, Store

LINKED = "link"
"""Who found a pair that only a link of the write path ties together."""


class Pair(NamedTuple):
    """Two versions by key, the one written first in front, and who found them alike; ``id`` names the pair."""

    id: str
    first: int
    second: int
    reason: str
    by: str
    at: int
    proposal: str
    memories: tuple[int, int]


_COUNTS = (
    "NOT EXISTS (SELECT 1 FROM mark k WHERE k.memory IN (a.memory, b.memory) AND k.name IN ('retired', 'archived') "
    "AND k.retracted_by IS NULL) AND EXISTS (SELECT 1 FROM window x JOIN window y ON y.version = b.key "
    "AND y.retracted_by IS NULL WHERE x.version = a.key AND x.retracted_by IS NULL "
    "AND (x.valid_from IS NULL OR y.valid_to IS NULL OR x.valid_from < y.valid_to) "
    "AND (y.valid_from IS NULL OR x.valid_to IS NULL OR y.valid_from < x.valid_to))"
)
"""SQL condition: both count, each with this very wording, and some instant lies in the windows of both."""
_MERGES = (
    "SELECT p.id, min(a.key, b.key), max(a.key, b.key), p.reason, p.proposed_by, o.at, p.id, m.id, n.id, "
    "a.memory, b.memory FROM proposal p JOIN operation o ON o.number = "
    "(SELECT min(q.asserted_by) FROM proposal q WHERE q.id = p.id) "
    "JOIN version a ON a.memory = p.memory AND a.number = p.base_version "
    "JOIN version b ON b.memory = json_extract(p.details, '$.other') "
    "AND b.number = json_extract(p.details, '$.other_version') "
    "JOIN memory m ON m.key = a.memory JOIN memory n ON n.key = b.memory "
    "WHERE p.kind = 'merge' AND p.after IS NULL AND p.retracted_by IS NULL AND NOT EXISTS "
    f"(SELECT 1 FROM decision d WHERE d.proposal = p.id AND d.retracted_by IS NULL) AND {_COUNTS} ORDER BY p.key DESC"
)
_LINKS = (
    f"SELECT '', min(a.key, b.key), max(a.key, b.key), e.reason, '{LINKED}', o.at, '', m.id, n.id, "
    "a.memory, b.memory FROM edge e JOIN operation o ON o.number = "
    "(SELECT min(f.asserted_by) FROM edge f WHERE f.from_version = e.from_version AND f.to_version = e.to_version) "
    "JOIN version a ON a.key = e.from_version JOIN version b ON b.key = e.to_version "
    "JOIN memory m ON m.key = a.memory JOIN memory n ON n.key = b.memory "
    f"WHERE e.kind = 'restates' AND e.retracted_by IS NULL AND a.memory <> b.memory AND {_COUNTS} ORDER BY e.key DESC"
)


def read_duplicates(store: Store) -> list[Pair]:
    """Every pair that waits, newest first, each two memories once: a proposal goes before a mere link."""
    found: dict[frozenset[int], Pair] = {}
    for row in (*store.rows(_MERGES), *store.rows(_LINKS)):
        pair = _pair(row)
        found.setdefault(frozenset(pair.memories), pair)
    return sorted(found.values(), key=lambda pair: (-pair.at, -pair.second))


def _pair(row: Row) -> Pair:
    named = row[0] or "~".join(sorted((row[7], row[8])))
    first, second, reason, by, at, proposal = row[1:7]
    return Pair(named, first, second, reason, by, at, proposal, (row[9], row[10]))


def merge_proposals_of_pairs(store: Store) -> set[str]:
    """The open proposals that are shown as duplicates."""
    return {row[0] for row in store.rows(_MERGES)}
