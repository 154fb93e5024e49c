"""The links between memories as rows: edges and the contradictions that wait."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from core.store.connection import Store
from core.store.journal import live
from core.store.memories import chunks
from core.store.queue import waits_sql


class LinkRow(NamedTuple):
    """A link between two memories by key; ``contradiction`` is an id or empty, ``own``: a person drew it.

    ``versions``: between which wordings it was drawn first.
    """

    kind: str
    source: int
    target: int
    reason: str
    contradiction: str
    own: bool
    versions: tuple[int, int]


def links_of(store: Store, memories: Iterable[int], known: int) -> list[LinkRow]:
    """The links that lead from or to one of these memories as of operation ``known``, each once.

    Links between versions of one memory are its history and no links.
    """
    found: dict[tuple[str, int, int], LinkRow] = {}
    for part in chunks(sorted(set(memories))):
        listed = ",".join(map(str, part))
        for row in store.rows(_edges(listed, known)) + store.rows(_contradictions(listed, known)):
            link = LinkRow(row[0], row[1], row[2], row[3], row[4], bool(row[5]), (row[6], row[7]))
            found.setdefault((link.kind, link.source, link.target), link)
    return list(found.values())


def _edges(listed: str, known: int) -> str:
    return (
        "SELECT e.kind, a.memory, b.memory, e.reason, '', 1, a.key, b.key FROM edge e "
        "JOIN version a ON a.key = e.from_version "
        f"JOIN version b ON b.key = e.to_version WHERE {live(known, 'e')} AND a.memory <> b.memory AND e.key IN "
        f"(SELECT x.key FROM version v JOIN edge x ON x.from_version = v.key WHERE v.memory IN ({listed}) UNION "
        f"SELECT x.key FROM version v JOIN edge x ON x.to_version = v.key WHERE v.memory IN ({listed})) ORDER BY e.key"
    )


def _contradictions(listed: str, known: int) -> str:
    return (
        "SELECT 'contradicts', a.memory, b.memory, c.reason, c.id, c.generator = 'person', a.key, b.key "
        "FROM contradiction c JOIN version a ON a.key = c.first JOIN version b ON b.key = c.second "
        f"WHERE {live(known, 'c')} AND {waits_sql(known)} "
        f"AND c.key IN (SELECT x.key FROM version v JOIN contradiction x ON x.first = v.key WHERE v.memory IN ({listed}"
        ") "
        f"UNION SELECT x.key FROM version v JOIN contradiction x ON x.second = v.key WHERE v.memory IN ({listed})) "
        "ORDER BY c.key"
    )
