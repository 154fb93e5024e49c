"""Statements that the retain filter set aside."""

from __future__ import annotations

from typing import NamedTuple

from core.domain import Skipped
from core.identity import SHORT_LENGTH
from core.store.connection import Store
from core.store.journal import from_micros


class Skip(NamedTuple):
    """A live skip: its row's key and the episode it set aside."""

    key: int
    episode: int


def find_skip(store: Store, given: str) -> Skip | None:
    """A live skip by its full id or the tail of it, None when there is none."""
    wanted = given.strip().lower()
    if len(wanted) < SHORT_LENGTH:
        return None
    row = store.row(
        "SELECT key, episode FROM skip WHERE retracted_by IS NULL AND substr(id, -?) = ?",
        (len(wanted), wanted),
    )
    return Skip(*row) if row else None


def read_skips(store: Store) -> tuple[Skipped, ...]:
    """All statements that are set aside, newest first."""
    rows = store.rows(
        "SELECT k.id, e.text, k.reason, e.speaker, s.name, o.at FROM skip k JOIN episode e ON e.key = k.episode "
        "JOIN source s ON s.key = e.source JOIN operation o ON o.number = k.asserted_by "
        "WHERE k.retracted_by IS NULL ORDER BY k.key DESC"
    )
    return tuple(Skipped(row[0], row[1], row[2], row[3], row[4], from_micros(row[5])) for row in rows)
