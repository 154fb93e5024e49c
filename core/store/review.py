"""Contradictions with what was said of them, and the count of proposals, as rows; verdicts build on these."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import NamedTuple

from core.contradictions import Assessment, Verdict
from core.store.connection import Store
from core.store.journal import Writer, live
from core.text import fold


def pair_key(first: str, second: str) -> bytes:
    """16 bytes that name a pair of texts in either order: a decided pair never comes back."""
    ordered = sorted((fold(first), fold(second)))
    return hashlib.blake2b("\x1f".join(ordered).encode(), digest_size=16).digest()


def put_contradiction(
    writer: Writer,
    id: str,
    first: tuple[int, str],
    second: tuple[int, str],
    assessment: Assessment,
    suggested: Verdict | None,
) -> None:
    """Flag two versions, each given as key and text, by what the generator that found them says."""
    said = (assessment.generator.value, assessment.reason, assessment.score)
    suggestion = None if suggested is None else suggested.value
    writer.put("contradiction", id, first[0], second[0], *said, suggestion, pair_key(first[1], second[1]))


def put_assessment(writer: Writer, contradiction: str, assessment: Assessment) -> None:
    """Keep what a generator says of a pair, unless it is what this generator and model said last."""
    said = (assessment.label, assessment.score)
    source = (assessment.generator.value, assessment.model)
    last = writer.store.row(
        "SELECT label, score FROM assessment WHERE contradiction = ? AND generator = ? AND model = ? "
        "AND retracted_by IS NULL ORDER BY key DESC LIMIT 1",
        (contradiction, *source),
    )
    if last is None or tuple(last) != said:
        writer.put("assessment", contradiction, *source, *said, assessment.reason)


def open_between(store: Store, first: int, second: int) -> str | None:
    """The id of the open contradiction between two versions, whichever was named first; None without one."""
    found = store.value(
        "SELECT c.id FROM contradiction c WHERE c.retracted_by IS NULL "
        "AND ((c.first = ?1 AND c.second = ?2) OR (c.first = ?2 AND c.second = ?1)) AND NOT EXISTS "
        "(SELECT 1 FROM verdict d WHERE d.contradiction = c.id AND d.verdict <> 'later' AND d.retracted_by IS NULL)",
        (first, second),
    )
    return None if found is None else str(found)


def open_flags(store: Store, version: int) -> list[tuple[int, str]]:
    """The other side's version and the id of each open contradiction of a version, oldest first."""
    rows = store.rows(
        "SELECT CASE WHEN c.first = ?1 THEN c.second ELSE c.first END, c.id FROM contradiction c "
        "WHERE c.retracted_by IS NULL AND ?1 IN (c.first, c.second) AND NOT EXISTS (SELECT 1 FROM verdict d "
        "WHERE d.contradiction = c.id AND d.verdict <> 'later' AND d.retracted_by IS NULL) ORDER BY c.key",
        (version,),
    )
    return [(int(other), str(flag)) for other, flag in rows]


def first_raised_by(store: Store, contradictions: Sequence[str], generator: str) -> set[str]:
    """Those of the contradictions that this generator raised first."""
    rows = store.rows(
        "SELECT c.id FROM contradiction c WHERE c.generator = ? AND c.retracted_by IS NULL "
        "AND c.id IN (SELECT value FROM json_each(?))",
        (generator, json.dumps(list(contradictions))),
    )
    return {str(name) for (name,) in rows}


def open_counts(store: Store) -> dict[int, int]:
    """How many open contradictions each version has, of those that have any."""
    waiting = (
        "FROM contradiction c WHERE c.retracted_by IS NULL AND NOT EXISTS (SELECT 1 FROM verdict d "
        "WHERE d.contradiction = c.id AND d.verdict <> 'later' AND d.retracted_by IS NULL)"
    )
    sides = f"SELECT c.first AS side {waiting} UNION ALL SELECT c.second {waiting}"
    return dict(store.each(f"SELECT side, count(*) FROM ({sides}) GROUP BY side"))


def is_settled(store: Store, first: str, second: str) -> bool:
    """Whether a person ruled on this pair of texts: it does not come back. What was settled along was not ruled on."""
    return bool(
        store.value(
            "SELECT 1 FROM contradiction c JOIN verdict d ON d.contradiction = c.id WHERE c.pair = ? "
            "AND c.retracted_by IS NULL AND d.retracted_by IS NULL AND d.verdict <> 'later' "
            "AND coalesce(json_extract(d.details, '$.along'), '') = '' LIMIT 1",
            (pair_key(first, second),),
        )
    )


_UNRULED = (
    "NOT EXISTS (SELECT 1 FROM verdict d WHERE d.contradiction = contradiction.id AND d.verdict <> 'later' "
    "AND d.retracted_by IS NULL)"
)


class Raised(NamedTuple):
    """A contradiction that an operation raised, and the text of the side that was there before."""

    contradiction: str
    text: str


def raised_by(store: Store, operation: int) -> tuple[Raised, ...]:
    """The contradictions that an operation raised; those that it only moved to better words are older."""
    rows = store.rows(
        "SELECT c.id, v.text FROM contradiction c JOIN version v ON v.key = min(c.first, c.second) "
        "WHERE c.asserted_by = ?1 AND c.retracted_by IS NULL AND NOT EXISTS "
        "(SELECT 1 FROM contradiction o WHERE o.id = c.id AND o.asserted_by < ?1) ORDER BY c.key",
        (operation,),
    )
    return tuple(Raised(*row) for row in rows)


def move_contradictions(writer: Writer, old: int, new: int, text: str) -> None:
    """Let the open contradictions of a version stand against the wording that took its place.

    Better words for a disputed claim do not settle the dispute.
    """
    for (key,) in writer.store.rows(
        f"SELECT key FROM contradiction WHERE retracted_by IS NULL AND (first = ?1 OR second = ?1) AND {_UNRULED}",
        (old,),
    ):
        move_contradiction(writer, key, old, new, text)


def move_contradiction(writer: Writer, key: int, old: int, new: int, text: str) -> None:
    """Let one open contradiction of a version stand against another version, whose text is given.

    Where the two are disputed already it only goes: once is enough.
    """
    contradiction, first, second, *rest = writer.store.rows(
        "SELECT id, first, second, generator, reason, score, suggested FROM contradiction WHERE key = ?", (key,)
    )[0]
    other = second if first == old else first
    writer.retract("contradiction", key)
    if open_between(writer.store, new, other):
        return
    said = writer.store.value("SELECT text FROM version WHERE key = ?", (other,))
    sides = (new, other) if first == old else (other, new)
    writer.put("contradiction", contradiction, *sides, *rest, pair_key(text, said))


def withdraw_contradictions(writer: Writer, first: int, second: int) -> None:
    """Take back the open contradictions between two memories that became one."""
    writer.retract_where("contradiction", f"{_BETWEEN} AND {_UNRULED}", (first, second))


_BETWEEN = (
    "(SELECT memory FROM version WHERE key = first) IN (?1, ?2) "
    "AND (SELECT memory FROM version WHERE key = second) IN (?1, ?2)"
)


def withdraw_flags_by(writer: Writer, generator: str, first: int, second: int) -> list[int]:
    """Take back the open contradictions between two memories that one generator raised; gives their keys."""
    condition = f"generator = ?3 AND {_BETWEEN} AND {_UNRULED}"
    return writer.retract_where("contradiction", condition, (first, second, generator))


def same_contradiction(store: Store, first: str, second: str) -> str | None:
    """The id of a contradiction between two texts in either order, open or decided; None when there is none."""
    found = store.value(
        "SELECT id FROM contradiction WHERE pair = ? AND retracted_by IS NULL ORDER BY key DESC LIMIT 1",
        (pair_key(first, second),),
    )
    return None if found is None else str(found)


def count_proposals(store: Store, known: int) -> int:
    """How many proposals wait for approval."""
    return int(
        store.value(
            f"SELECT count(*) FROM proposal p WHERE {live(known, 'p')} "
            f"AND NOT EXISTS (SELECT 1 FROM decision d WHERE d.proposal = p.id AND {live(known, 'd')})"
        )
    )
