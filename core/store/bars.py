"""Versions and when they are true as rows for a timeline: no more of each than a bar shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.store.connection import Store
from core.store.journal import live
from core.store.memories import chunks

SIGNS = 200
"""Signs of a wording that a bar has room for."""


class BarRow(NamedTuple):
    """A version by key with its memory's id, wording, window and dates."""

    version: int
    memory: str
    number: int
    text: str
    valid_from: int | None
    valid_from_precision: str | None
    valid_to: int | None
    valid_to_precision: str | None
    ending: str
    said_at: int | None
    said_at_precision: str | None
    recorded: int


def read_bars(store: Store, versions: Sequence[int], known: int) -> list[BarRow]:
    """These versions with the windows that they have as of operation ``known``, in no order."""
    found: list[BarRow] = []
    for part in chunks(versions):
        listed = ",".join(map(str, part))
        rows = store.rows(
            f"SELECT v.key, m.id, v.number, substr(v.text, 1, {SIGNS}), w.valid_from, w.valid_from_precision, "
            "w.valid_to, "
            "w.valid_to_precision, w.ending, v.said_at, v.said_at_precision, o.at FROM version v "
            "JOIN memory m ON m.key = v.memory JOIN operation o ON o.number = v.operation "
            f"JOIN window w ON w.version = v.key AND {live(known, 'w')} WHERE v.key IN ({listed})"
        )
        found += [BarRow._make(row) for row in rows]
    return found


def slots_by_version(store: Store, known: int) -> dict[int, tuple[str, str]]:
    """Whom and which property the first slot of each version is about."""
    rows = store.rows(
        "SELECT x.version, s.name, x.attribute FROM slot x JOIN subject s ON s.key = x.subject "
        f"WHERE {live(known, 'x')} ORDER BY x.key DESC"
    )
    return {version: (name, attribute) for version, name, attribute in rows}
