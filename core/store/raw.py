"""What the tables hold of one memory beside its words: hashes, checksums, vectors, scores, the log's chain."""

from __future__ import annotations

from core.store.connection import Row, Store
from core.store.journal import live

Fact = tuple[str, str]
"""A name and a value as text."""


def raw_facts(store: Store, memory: int, known: int) -> list[Fact]:
    """Names and values for the technical view, in reading order."""
    return [
        *_versions(store, memory),
        *_vectors(store, memory),
        *_episodes(store, memory, known),
        *_contradictions(store, memory, known),
        *_operations(store, memory, known),
    ]


def _versions(store: Store, memory: int) -> list[Fact]:
    rows = store.rows("SELECT number, hash, near, checksum FROM version WHERE memory = ? ORDER BY number", (memory,))
    return [
        (f"Hashes {number}", f"words {_hex(hash_)}\nnear {_hex(near)}\nrow {_hex(checksum)}")
        for number, hash_, near, checksum in rows
    ]


def _vectors(store: Store, memory: int) -> list[Fact]:
    rows = store.rows(
        "SELECT v.number, m.name, m.fingerprint, m.dimensions, x.scale, x.checksum FROM version v "
        "JOIN version_vector x ON x.owner = v.key JOIN model m ON m.key = x.model WHERE v.memory = ? ORDER BY v.number",
        (memory,),
    )
    if not rows:
        return [("Vector", "none yet")]
    return [
        (f"Vector {row[0]}", f"{row[1]} ({row[2]})\n{row[3]} numbers, scale {row[4]:.6g}\nrow {_hex(row[5])}")
        for row in rows
    ]


def _episodes(store: Store, memory: int, known: int) -> list[Fact]:
    rows = store.rows(
        "SELECT DISTINCT e.id, e.external_id, e.conversation, e.position, e.origin, e.checksum, s.name, s.channel "
        "FROM evidence x JOIN version v ON v.key = x.version JOIN episode e ON e.key = x.episode "
        f"JOIN source s ON s.key = e.source WHERE v.memory = ? AND {live(known, 'x')} ORDER BY e.key",
        (memory,),
    )
    return [("Message", _message(row)) for row in rows]


def _message(row: Row) -> str:
    lines = [str(row[0])]
    for name, value in (("id at its origin", row[1]), ("conversation", row[2]), ("position", row[3])):
        if value is not None:
            lines.append(f"{name} {value}")
    if row[4] is not None:
        lines.append(f"origin {_hex(row[4])}")
    return "\n".join([*lines, f"source {row[6]} ({row[7]})", f"row {_hex(row[5])}"])


def _contradictions(store: Store, memory: int, known: int) -> list[Fact]:
    rows = store.rows(
        "SELECT c.id, a.generator, a.model, a.label, a.score, c.pair FROM contradiction c "
        f"LEFT JOIN assessment a ON a.contradiction = c.id AND {live(known, 'a')} WHERE {live(known, 'c')} "
        "AND c.key IN (SELECT x.key FROM version v JOIN contradiction x ON x.first = v.key WHERE v.memory = ?1 "
        "UNION SELECT x.key FROM version v JOIN contradiction x ON x.second = v.key WHERE v.memory = ?1) "
        "ORDER BY c.key, a.key",
        (memory,),
    )
    return [("Contradiction", _flag(row)) for row in rows]


def _flag(row: Row) -> str:
    score = "no score" if row[4] is None else f"score {row[4]:.3f}"
    said = f"{row[1]}{f' ({row[2]})' if row[2] else ''}: {row[3]}, {score}" if row[1] else "no assessment"
    return f"{row[0]}\n{said}\npair {_hex(row[5])}"


def _operations(store: Store, memory: int, known: int) -> list[Fact]:
    """The links of the log's chain at which the wordings of this memory were written."""
    rows = store.rows(
        "SELECT DISTINCT o.number, o.id, o.chain FROM version v JOIN operation o ON o.number = v.operation "
        "WHERE v.memory = ? AND o.number <= ? ORDER BY o.number",
        (memory, known),
    )
    return [(f"Log {number}", f"{id_}\nchain {_hex(chain)}") for number, id_, chain in rows]


def _hex(value: object) -> str:
    return value.hex() if isinstance(value, bytes) else str(value)
