"""The whole history of one memory: versions with all their windows, edges, evidence, operations."""

from __future__ import annotations

from collections.abc import Sequence

from core.domain import (
    Dispute,
    Edge,
    EdgeKind,
    Evidence,
    Operation,
    Slot,
    Version,
    WindowRecord,
)
from core.store.connection import Row, Store
from core.store.journal import from_micros, live
from core.store.keys import AMONG, given
from core.store.memories import read_moment, read_window, undone_operations
from core.store.schema import FACTS


def read_versions(store: Store, memory: int, known: int) -> tuple[Version, ...]:
    """Every version written by operation ``known``, oldest first, with its windows as of then."""
    rows = store.rows(
        "SELECT v.key, v.number, v.text, o.at, v.speaker, s.name, v.said_at, v.said_at_precision, o.actor, o.note, "
        "o.kind, o.number FROM version v JOIN source s ON s.key = v.source "
        "JOIN operation o ON o.number = v.operation WHERE v.memory = ? AND v.operation <= ? ORDER BY v.number",
        (memory, known),
    )
    undone = undone_operations(store, known)
    with store.values():
        return tuple(_version(store, row, known, row[11] in undone) for row in rows)


def _version(store: Store, row: Row, known: int, undone: bool) -> Version:
    windows = _windows(store, row[0], known)
    open_ones = [record for record in windows if record.retracted_at is None]
    last = (open_ones or windows)[-1]
    evidence = store.row(
        "SELECT e.id, v.quote FROM evidence v JOIN episode e ON e.key = v.episode "
        f"WHERE v.version = ? AND {live(known, 'v')} ORDER BY v.key LIMIT 1",
        (row[0],),
    )
    return Version(
        number=row[1],
        text=row[2],
        window=last.window,
        recorded_at=from_micros(row[3]),
        retracted_at=None if open_ones else last.retracted_at,
        windows=windows,
        speaker=row[4],
        source=row[5],
        episode=evidence[0] if evidence else None,
        quote=evidence[1] if evidence else None,
        said_at=read_moment(row[6], row[7]),
        by=row[8],
        why=row[9] or row[10],
        operation=row[11],
        undone=undone,
    )


def _windows(store: Store, version: int, known: int) -> tuple[WindowRecord, ...]:
    rows = store.rows(
        "SELECT w.valid_from, w.valid_from_precision, w.valid_to, w.valid_to_precision, w.ending, a.at, r.at "
        "FROM window w JOIN operation a ON a.number = w.asserted_by "
        "LEFT JOIN operation r ON r.number = w.retracted_by AND r.number <= ?2 "
        "WHERE w.version = ?1 AND w.asserted_by <= ?2 ORDER BY w.key",
        (version, known),
    )
    return tuple(
        WindowRecord(read_window(row), from_micros(row[5]), None if row[6] is None else from_micros(row[6]))
        for row in rows
    )


def read_evidence(store: Store, memory: int, known: int) -> tuple[Evidence, ...]:
    """All sources of all versions of a memory, in the order they came."""
    rows = store.rows(
        "SELECT e.id, v.number, x.quote, e.speaker, s.name, e.said_at, e.said_at_precision FROM evidence x "
        "JOIN version v ON v.key = x.version JOIN episode e ON e.key = x.episode JOIN source s ON s.key = e.source "
        f"WHERE v.memory = ? AND {live(known, 'x')} ORDER BY x.key",
        (memory,),
    )
    return tuple(Evidence(row[0], row[1], row[2], row[3], row[4], read_moment(row[5], row[6])) for row in rows)


def evidence_rows(store: Store, memory: int) -> list[tuple[int, str]]:
    """Episode key and quote of everything that the versions of a memory rest on now."""
    rows = store.rows(
        "SELECT x.episode, x.quote FROM evidence x JOIN version v ON v.key = x.version "
        "WHERE v.memory = ? AND x.retracted_by IS NULL ORDER BY x.key",
        (memory,),
    )
    return [(episode, quote) for episode, quote in rows]


def first_evidence(store: Store, versions: Sequence[int], known: int) -> dict[int, tuple[str, str | None]]:
    """For each version the episode it was written from: its id, and its external id if it has one."""
    found: dict[int, tuple[str, str | None]] = {}
    for version, episode, external_id in store.rows(
        "SELECT x.version, e.id, e.external_id FROM evidence x JOIN episode e ON e.key = x.episode "
        f"WHERE x.version {AMONG} AND {live(known, 'x')} ORDER BY x.key",
        given(versions),
    ):
        found.setdefault(version, (episode, external_id))
    return found


def is_evidence(store: Store, episode: str) -> bool:
    """Whether a memory was made of this episode, whatever became of it."""
    sql = "SELECT 1 FROM evidence x JOIN episode e ON e.key = x.episode WHERE e.id = ? LIMIT 1"
    return store.value(sql, (episode,)) is not None


def read_edges(store: Store, memory: int, known: int) -> tuple[Edge, ...]:
    """The edges that start or end at a version of this memory."""
    rows = store.rows(
        "SELECT e.kind, ma.id, a.number, mb.id, b.number, CASE WHEN a.memory = ?1 THEN b.text ELSE a.text END, "
        "e.reason FROM edge e JOIN version a ON a.key = e.from_version JOIN version b ON b.key = e.to_version "
        "JOIN memory ma ON ma.key = a.memory JOIN memory mb ON mb.key = b.memory "
        f"WHERE (a.memory = ?1 OR b.memory = ?1) AND {live(known, 'e')} ORDER BY e.key",
        (memory,),
    )
    with store.values():
        return tuple(Edge(EdgeKind(row[0]), *row[1:]) for row in rows)


def read_disputes(store: Store, version: int, known: int) -> tuple[Dispute, ...]:
    """The open contradictions of a version, seen from it."""
    rows = store.rows(
        "SELECT c.id, m.id, o.number, o.text, c.reason, c.generator FROM contradiction c "
        "JOIN version o ON o.key = CASE WHEN c.first = ?1 THEN c.second ELSE c.first END "
        "JOIN memory m ON m.key = o.memory "
        f"WHERE (c.first = ?1 OR c.second = ?1) AND {live(known, 'c')} AND NOT EXISTS (SELECT 1 FROM verdict d "
        f"WHERE d.contradiction = c.id AND d.verdict <> 'later' AND {live(known, 'd')}) ORDER BY c.key",
        (version,),
    )
    return tuple(Dispute(*row) for row in rows)


def read_slots(store: Store, memory: int, known: int) -> tuple[Slot, ...]:
    """The slots of all versions of a memory."""
    rows = store.rows(
        "SELECT s.name, x.attribute, x.value, x.cardinality, x.polarity FROM slot x "
        "JOIN subject s ON s.key = x.subject JOIN version v ON v.key = x.version "
        f"WHERE v.memory = ? AND {live(known, 'x')} ORDER BY x.key",
        (memory,),
    )
    return tuple(Slot(*row) for row in rows)


def operations_of(store: Store, memory: int, known: int) -> tuple[Operation, ...]:
    """The operations that touched a memory, oldest first."""
    found: set[int] = {
        number
        for (number,) in store.rows(
            "SELECT operation FROM version WHERE memory = ?1 UNION SELECT operation FROM memory WHERE key = ?1",
            (memory,),
        )
    }
    for table in FACTS:
        if table.link:
            rows = store.rows(f"SELECT asserted_by, retracted_by FROM {table.name} WHERE {table.belongs}", (memory,))
            found.update(number for row in rows for number in row if number is not None)
    return read_operations(store, sorted(number for number in found if number <= known))


def read_operations(store: Store, numbers: list[int]) -> tuple[Operation, ...]:
    """Log entries by number, with the memories that each touched (at most twenty named)."""
    found = []
    undone = undone_operations(store, int(store.value("SELECT max(number) FROM operation") or 0))
    for number in numbers:
        row = store.row("SELECT kind, actor, at, note, undoes, model_calls FROM operation WHERE number = ?", (number,))
        if row is None:
            continue
        memories, touched = _touched(store, number)
        found.append(
            Operation(
                number,
                row[0],
                row[1],
                from_micros(row[2]),
                row[3],
                row[4],
                number in undone,
                memories,
                touched,
                row[5],
            )
        )
    return tuple(found)


_NAMED = 20  # memories named in one log entry; an import's count says the rest


def _touched(store: Store, number: int) -> tuple[tuple[str, ...], int]:
    keys: dict[int, None] = {}
    episodes = int(store.value("SELECT count(*) FROM presence WHERE asserted_by = ?1 OR retracted_by = ?1", (number,)))
    for table in FACTS:
        if not table.link:
            continue
        rows = store.rows(
            f"SELECT DISTINCT {table.memory} FROM {table.name} WHERE asserted_by = ?1 OR retracted_by = ?1",
            (number,),
        )
        keys.update((key, None) for (key,) in rows if key is not None)
    named = list(keys)[:_NAMED]
    ids = [str(store.value("SELECT id FROM memory WHERE key = ?", (key,))) for key in named]
    return tuple(ids), len(keys) or episodes
