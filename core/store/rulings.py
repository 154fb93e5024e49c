"""What a verdict writes and what it has to know: rulings, scopes, subjects of their own, what leans on a version."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from core.contradictions import Verdict
from core.domain import EdgeKind
from core.identity import Ids
from core.store.connection import Store
from core.store.journal import LATEST, Writer, from_micros, to_micros
from core.store.memories import moment_columns, read_moment
from core.store.queue import ruled_sql, waits_sql
from core.window import Moment


class NewRuling(NamedTuple):
    """A verdict to write. ``a``: key of the version that is side A; ``along``: id of the contradiction it follows."""

    contradiction: str
    verdict: Verdict
    a: int
    by: str
    on: Moment | None = None
    text: str | None = None
    scope_a: str = ""
    scope_b: str = ""
    note: str = ""
    along: str = ""


def put_ruling(writer: Writer, new: NewRuling) -> None:
    """Write a verdict in the place of an earlier putting off."""
    writer.retract_where("verdict", "contradiction = ?", (new.contradiction,))
    details = {
        "a": new.a,
        "by": new.by,
        "on": moment_columns(new.on),
        "text": new.text,
        "scope_a": new.scope_a,
        "scope_b": new.scope_b,
        "along": new.along,
    }
    kept = json.dumps(details, ensure_ascii=False)
    writer.put("verdict", new.contradiction, new.verdict.value, kept, new.note)


class Told(NamedTuple):
    """A verdict on a memory: the words of the other side, the person's note, and when it was given."""

    verdict: str
    other: str
    note: str
    at: datetime


def rulings_of(store: Store, memory: int) -> list[Told]:
    """The verdicts in effect on contradictions in which a memory stands, oldest first."""
    rows = store.rows(
        "SELECT d.verdict, CASE WHEN a.memory = ?1 THEN b.text ELSE a.text END, d.note, o.at FROM verdict d "
        "JOIN contradiction c ON c.id = d.contradiction AND c.retracted_by IS NULL "
        "JOIN version a ON a.key = c.first JOIN version b ON b.key = c.second "
        "JOIN operation o ON o.number = d.asserted_by "
        "WHERE (a.memory = ?1 OR b.memory = ?1) AND d.verdict <> 'later' AND d.retracted_by IS NULL ORDER BY d.key",
        (memory,),
    )
    return [Told(verdict, other, note, from_micros(at)) for verdict, other, note, at in rows]


def is_ruled(store: Store, key: int) -> bool:
    """Whether there is a verdict in effect on a contradiction; ``later`` is none."""
    return bool(store.value(f"SELECT {ruled_sql(LATEST)} FROM contradiction c WHERE c.key = ?", (key,)))


def other_flags(store: Store, versions: Sequence[int], but: int) -> list[int]:
    """The keys of the other contradictions that wait in which one of these versions stands."""
    listed = ",".join(map(str, versions))
    rows = store.rows(
        f"SELECT c.key FROM contradiction c WHERE c.retracted_by IS NULL AND (c.first IN ({listed}) "
        f"OR c.second IN ({listed})) AND c.key <> ? AND {waits_sql(LATEST)} ORDER BY c.key",
        (but,),
    )
    return [key for (key,) in rows]


def leaning_on(store: Store, versions: Sequence[int]) -> list[tuple[int, int, int]]:
    """Memories that count and lean on one of these versions: memory, version that leans, version leant on."""
    listed = ",".join(map(str, versions))
    rows = store.rows(
        "SELECT v.memory, v.key, e.to_version FROM edge e JOIN version v ON v.key = e.from_version "
        f"WHERE e.to_version IN ({listed}) AND e.kind IN ('supports', 'derived_from') AND e.retracted_by IS NULL "
        "AND EXISTS (SELECT 1 FROM window w WHERE w.version = v.key AND w.retracted_by IS NULL) "
        "AND NOT EXISTS (SELECT 1 FROM mark m WHERE m.memory = v.memory AND m.retracted_by IS NULL "
        "AND m.name IN ('pending', 'retired', 'archived')) ORDER BY e.key"
    )
    return [(memory, version, on) for memory, version, on in rows]


def put_edge(writer: Writer, kind: EdgeKind, source: int, target: int, reason: str) -> bool:
    """Link two versions unless they are so already; whether it is new."""
    if find_edges(writer.store, kind, source, target):
        return False
    writer.put("edge", kind.value, source, target, reason)
    return True


def find_edges(store: Store, kind: EdgeKind, source: int, target: int) -> list[int]:
    """The keys of the live edges of a kind from one version to another."""
    rows = store.rows(
        "SELECT key FROM edge WHERE kind = ? AND from_version = ? AND to_version = ? AND retracted_by IS NULL",
        (kind.value, source, target),
    )
    return [key for (key,) in rows]


def edges_between(store: Store, kind: EdgeKind, source: int, target: int) -> list[int]:
    """The keys of the live edges of a kind from any version of one memory to any of another."""
    rows = store.rows(
        "SELECT e.key FROM version a JOIN edge e ON e.from_version = a.key JOIN version b ON b.key = e.to_version "
        "WHERE a.memory = ? AND b.memory = ? AND e.kind = ? AND e.retracted_by IS NULL ORDER BY e.key",
        (source, target, kind.value),
    )
    return [key for (key,) in rows]


def put_scope(writer: Writer, version: int, text: str) -> None:
    """Say what a version is said of; its slots get the scope, so that others of another scope do not meet them."""
    writer.retract_where("scope", "version = ?", (version,))
    writer.put("scope", version, text)
    for key, *row in _slots(writer.store, version):
        writer.retract("slot", key)
        writer.put("slot", version, *row[:-1], text)


def carry_scope(writer: Writer, old: int, new: int) -> None:
    """Let better words be said of what the words before them were said of."""
    text = writer.store.value("SELECT text FROM scope WHERE version = ? AND retracted_by IS NULL", (old,))
    if text is not None:
        put_scope(writer, new, str(text))


def _slots(store: Store, version: int) -> list[tuple[int, int, str, str, str, str, str | None]]:
    rows = store.rows(
        "SELECT key, subject, attribute, value, cardinality, polarity, scope FROM slot "
        "WHERE version = ? AND retracted_by IS NULL ORDER BY key",
        (version,),
    )
    return [(row[0], row[1], row[2], row[3], row[4], row[5], row[6]) for row in rows]


def shared_subjects(store: Store, first: int, second: int) -> list[int]:
    """The subjects that two versions are both about."""
    rows = store.rows(
        "SELECT DISTINCT x.subject FROM slot x JOIN slot y ON y.subject = x.subject AND y.version = ?2 "
        "AND y.retracted_by IS NULL WHERE x.version = ?1 AND x.retracted_by IS NULL ORDER BY x.subject",
        (first, second),
    )
    return [subject for (subject,) in rows]


def set_apart(writer: Writer, ids: Ids, version: int, other: int) -> None:
    """Give what a version says of the subjects that it shares with another one to new subjects of the same names.

    The names go on leading to the old subjects: a later statement is about
    them until a person says otherwise.
    """
    for subject in shared_subjects(writer.store, version, other):
        name, kind = writer.store.rows("SELECT name, kind FROM subject WHERE key = ?", (subject,))[0]
        made = writer.put("subject", ids(writer.at), name, "person" if kind == "owner" else kind)
        for key, about, *row in _slots(writer.store, version):
            if about == subject:
                writer.retract("slot", key)
                writer.put("slot", version, made, *row)


def no_longer_known_since(store: Store, subject: int, attribute: str, at: datetime) -> Moment | None:
    """Since when a slot is no longer known at an instant; None when it is known, or was never ruled unknown.

    It is no longer known after the verdict ``unknown`` on a contradiction whose
    sides both answer the slot, while that verdict is in effect and nothing
    answers the slot at ``at``: no accepted statement of a value whose window
    holds then, whether it came later or had no part in the ruling. ``subject``
    (a key) and ``attribute`` are those of the slot rows. The moment is the date
    that the person gave, else that of the ruling.
    """
    row = store.row(
        "SELECT d.details, o.at FROM verdict d JOIN operation o ON o.number = d.asserted_by "
        "JOIN contradiction c ON c.id = d.contradiction AND c.retracted_by IS NULL "
        "JOIN slot x ON x.version = c.first AND x.retracted_by IS NULL AND x.subject = ?1 AND x.attribute = ?2 "
        "JOIN slot y ON y.version = c.second AND y.retracted_by IS NULL AND y.subject = ?1 AND y.attribute = ?2 "
        "WHERE d.verdict = 'unknown' AND d.retracted_by IS NULL ORDER BY d.key DESC LIMIT 1",
        (subject, attribute),
    )
    if row is None or _is_answered(store, subject, attribute, to_micros(at)):
        return None
    with store.values():
        return read_moment(*json.loads(row[0])["on"]) or read_moment(row[1], None)


def is_no_longer_known(store: Store, subject: int, attribute: str, at: datetime) -> bool:
    """Whether the answer to a slot is “no longer known” at an instant; see ``no_longer_known_since``."""
    return no_longer_known_since(store, subject, attribute, at) is not None


def _is_answered(store: Store, subject: int, attribute: str, at: int) -> bool:
    return bool(
        store.value(
            "SELECT 1 FROM slot s JOIN version v ON v.key = s.version JOIN window w ON w.version = v.key "
            "WHERE s.subject = ?1 AND s.attribute = ?2 AND s.polarity = 'pos' AND s.retracted_by IS NULL "
            "AND w.retracted_by IS NULL AND w.ending <> 'unknown' AND coalesce(w.valid_from <= ?3, 1) "
            "AND coalesce(w.valid_to > ?3, 1) AND NOT EXISTS (SELECT 1 FROM mark m WHERE m.memory = v.memory "
            "AND m.name IN ('pending', 'retired', 'archived') AND m.retracted_by IS NULL) LIMIT 1",
            (subject, attribute, at),
        )
    )
