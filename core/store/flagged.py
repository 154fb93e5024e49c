"""Contradictions read as rows: both sides, what each generator said, the ruling; for one or for a page of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from core.contradictions import Assessment, Generator, Ruling, Verdict
from core.errors import AmbiguousId, NotFound
from core.identity import SHORT_LENGTH
from core.store.connection import Row, Store
from core.store.journal import LATEST, from_micros, live
from core.store.memories import chunks, moment_columns, read_moment, read_window
from core.store.queue import slot_sql
from core.window import Moment, Window


class Flag(NamedTuple):
    """A contradiction's own row: ``first`` and ``second`` are version keys in no order of time.

    ``recorded`` is when it was raised, however often it was taken back and put again.
    """

    key: int
    id: str
    first: int
    second: int
    generator: str
    reason: str
    score: float | None
    suggested: str | None
    recorded: int
    slot: str


class SideRow(NamedTuple):
    """One side: keys of its version and memory, the words and where they come from, its window now or last."""

    version: int
    memory: int
    memory_id: str
    number: int
    text: str
    quote: str
    speaker: str
    source: str
    said_at: Moment | None
    recorded: int
    window: Window
    versions: int

    @property
    def begun(self) -> tuple[int, int]:
        """What orders two sides in time (microseconds): valid from, else said, else recorded; then as written."""
        known = self.window.start or self.said_at
        return (moment_columns(known)[0] if known else None) or self.recorded, self.version


def find_flag(store: Store, given: str) -> int:
    """The key of a contradiction by its full id or the tail of it; raises ``NotFound``, ``AmbiguousId``."""
    wanted = given.strip().lower()
    rows: list[Row] = []
    if len(wanted) >= SHORT_LENGTH and wanted.isascii():
        rows = store.rows(
            "SELECT key, id FROM contradiction WHERE retracted_by IS NULL AND substr(id, -?) = ?",
            (len(wanted), wanted),
        )
    if not rows:
        raise NotFound(
            f"There is no contradiction “{given[:60]}”.", "“variorum contradictions --state all” lists them."
        )
    if len(rows) > 1:
        named = ", ".join(row[1] for row in rows[:3])
        raise AmbiguousId(f"“{given}” fits {len(rows)} contradictions.", f"Use more of the id: {named}")
    return int(rows[0][0])


def read_flags(store: Store, keys: Sequence[int]) -> list[Flag]:
    """Live contradictions by key, in the same order."""
    found: dict[int, Flag] = {}
    for part in chunks(keys):
        rows = store.rows(
            "SELECT c.key, c.id, c.first, c.second, c.generator, c.reason, c.score, c.suggested, o.at, "
            f"{slot_sql('c.first', 'c.second', LATEST)} FROM contradiction c "
            "JOIN operation o ON o.number = (SELECT min(f.asserted_by) FROM contradiction f WHERE f.id = c.id) "
            f"WHERE c.key IN ({','.join(map(str, part))})"
        )
        found.update((row[0], Flag(*row)) for row in rows)
    return [found[key] for key in keys]


def read_sides(store: Store, versions: Sequence[int]) -> dict[int, SideRow]:
    """The sides by version key."""
    found: dict[int, SideRow] = {}
    for part in chunks(versions):
        rows = store.rows(
            "SELECT v.key, v.memory, m.id, v.number, v.text, v.speaker, s.name, v.said_at, v.said_at_precision, o.at, "
            "w.valid_from, w.valid_from_precision, w.valid_to, w.valid_to_precision, w.ending, "
            "coalesce((SELECT e.quote FROM evidence e WHERE e.version = v.key AND e.retracted_by IS NULL "
            "ORDER BY e.key LIMIT 1), v.text), (SELECT count(*) FROM version n WHERE n.memory = v.memory) "
            "FROM version v JOIN memory m ON m.key = v.memory JOIN source s ON s.key = v.source "
            "JOIN operation o ON o.number = v.operation JOIN window w ON w.key = (SELECT x.key FROM window x "
            "WHERE x.version = v.key ORDER BY x.retracted_by IS NULL DESC, x.key DESC LIMIT 1) "
            f"WHERE v.key IN ({','.join(map(str, part))})"
        )
        with store.values():
            found.update((row[0], _side(row)) for row in rows)
    return found


def _side(row: Row) -> SideRow:
    return SideRow(
        version=row[0],
        memory=row[1],
        memory_id=row[2],
        number=row[3],
        text=row[4],
        quote=row[15],
        speaker=row[5],
        source=row[6],
        said_at=read_moment(row[7], row[8]),
        recorded=row[9],
        window=read_window(row[10:15]),
        versions=row[16],
    )


def read_assessments(store: Store, ids: Sequence[str]) -> dict[str, list[Assessment]]:
    """What was said of each contradiction, in the order it was said."""
    found: dict[str, list[Assessment]] = {}
    for one in ids:
        rows = store.rows(
            "SELECT generator, model, label, score, reason FROM assessment WHERE contradiction = ? "
            f"AND {live(LATEST)} ORDER BY key",
            (one,),
        )
        with store.values():
            found[one] = [Assessment(Generator(row[0]), *row[1:]) for row in rows]
    return found


class Ruled(NamedTuple):
    """A ruling in effect and the version that was its side A."""

    ruling: Ruling
    a: int


def read_rulings(store: Store, ids: Sequence[str]) -> dict[str, Ruled]:
    """The rulings in effect, by contradiction; what was put off has none."""
    found: dict[str, Ruled] = {}
    for one in ids:
        row = store.row(
            "SELECT d.verdict, d.details, d.note, o.at, d.asserted_by FROM verdict d "
            "JOIN operation o ON o.number = d.asserted_by WHERE d.contradiction = ? AND d.verdict <> 'later' "
            "AND d.retracted_by IS NULL ORDER BY d.key DESC LIMIT 1",
            (one,),
        )
        if row is not None:
            with store.values():
                found[one] = _ruled(row)
    return found


def _ruled(row: Row) -> Ruled:
    more = json.loads(row[1])
    ruling = Ruling(
        verdict=Verdict(row[0]),
        on=read_moment(*more["on"]),
        text=more["text"],
        scope_a=more["scope_a"],
        scope_b=more["scope_b"],
        note=row[2],
        by=more["by"],
        at=from_micros(row[3]),
        operation=row[4],
    )
    return Ruled(ruling, more["a"])
