"""Statements that the retain filter set aside."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from core.domain import Skipped
from core.identity import SHORT_LENGTH
from core.store.connection import Store
from core.store.journal import from_micros
from core.store.memories import read_window, window_columns
from core.window import Window


class Skip(NamedTuple):
    """A live skip: its row's key, the episode it set aside, and what else was said of the statement."""

    key: int
    episode: int
    tags: tuple[str, ...]
    window: Window


def details(tags: Sequence[str], window: Window) -> str:
    """Tags and window of a statement as the skip's row keeps them."""
    return json.dumps({"tags": list(tags), "window": window_columns(window)})


def find_skip(store: Store, given: str) -> Skip | None:
    """A live skip by its full id or the tail of it, None when there is none."""
    wanted = given.strip().lower()
    if len(wanted) < SHORT_LENGTH:
        return None
    return _skip(store, "substr(id, -?) = ?", (len(wanted), wanted))


def skip_of(store: Store, episode: int) -> Skip | None:
    """The live skip of an episode, None when it was not set aside."""
    return _skip(store, "episode = ?", (episode,))


def _skip(store: Store, condition: str, values: Sequence[object]) -> Skip | None:
    row = store.row(f"SELECT key, episode, details FROM skip WHERE retracted_by IS NULL AND {condition}", values)
    if row is None:
        return None
    kept = json.loads(row[2])
    return Skip(row[0], row[1], tuple(kept["tags"]), read_window(kept["window"]))


def read_skips(store: Store) -> tuple[Skipped, ...]:
    """All statements that are set aside, newest first."""
    rows = store.rows(
        "SELECT k.id, e.text, k.reason, e.speaker, s.name, o.at FROM skip k JOIN episode e ON e.key = k.episode "
        "JOIN source s ON s.key = e.source JOIN operation o ON o.number = k.asserted_by "
        "WHERE k.retracted_by IS NULL ORDER BY k.key DESC"
    )
    return tuple(Skipped(row[0], row[1], row[2], row[3], row[4], from_micros(row[5])) for row in rows)


def count_skips(store: Store) -> int:
    """How many statements are set aside."""
    return int(store.value("SELECT count(*) FROM skip WHERE retracted_by IS NULL"))
