"""What a sweep reads and remembers: statements by their keys, who was looked at, where it stopped.

``examined`` and ``meta`` are derived state: they are no part of the log, and
losing them costs a second look. Every query here is short, so that a sweep
never holds the vault while it thinks.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from core.store.connection import Store
from core.store.journal import from_micros
from core.store.memories import chunks, read_moment, read_window
from core.store.meta import get_meta, put_meta
from core.text import fold, spaced
from core.window import Moment, Window

DETECTED = "detect-"
"""How the marks begin under which the detector of pairs notes what it has looked at."""
MOST_RIVALS = 500
"""Values of one slot that a statement is compared with in one look, the newest first; the others come after them."""


class Kept(NamedTuple):
    """A live version of a memory that is neither retired nor archived. ``told``: it came by an import."""

    key: int
    memory: int
    number: int
    text: str
    speaker: str
    told: bool
    said: Moment | None
    recorded: Moment
    near: bytes
    window: Window
    waits: bool


class StoredSlot(NamedTuple):
    """A slot of a version as it was stored."""

    version: int
    subject: str
    attribute: str
    value: str
    cardinality: str
    polarity: str


_ASIDE = (
    "NOT EXISTS (SELECT 1 FROM mark m WHERE m.memory = v.memory AND m.name IN ('retired', 'archived') "
    "AND m.retracted_by IS NULL)"
)
OPEN_AND_COUNTS = (
    f"version v JOIN window w ON w.version = v.key AND w.retracted_by IS NULL AND w.ending = 'open' WHERE {_ASIDE}"
)
"""SQL: versions that count and whose window is open, to be gone on with by AND."""
_LIVE = "EXISTS (SELECT 1 FROM window w WHERE w.version = v.key AND w.retracted_by IS NULL)"


def read_kept(store: Store, keys: Sequence[int]) -> list[Kept]:
    """These versions, in the order of their keys; those that count no more are left out."""
    found: list[Kept] = []
    for part in chunks(keys):
        rows = store.rows(
            "SELECT v.key, v.memory, v.number, v.text, v.speaker, v.channel, v.said_at, v.said_at_precision, o.at, "
            "v.near, w.valid_from, w.valid_from_precision, w.valid_to, w.valid_to_precision, w.ending, "
            "EXISTS (SELECT 1 FROM mark p WHERE p.memory = v.memory AND p.name = 'pending' "
            "AND p.retracted_by IS NULL) FROM version v JOIN operation o ON o.number = v.operation "
            "JOIN window w ON w.version = v.key AND w.retracted_by IS NULL "
            f"WHERE v.key IN ({','.join(map(str, part))}) AND {_ASIDE} ORDER BY v.key"
        )
        with store.values():
            found += [_kept(row) for row in rows]
    return found


def _kept(row: Sequence[Any]) -> Kept:
    said = read_moment(row[6], row[7])
    recorded = Moment(from_micros(row[8]))
    near = bytes(row[9])
    told = row[5] == "import"
    return Kept._make((*row[:5], told, said, recorded, near, read_window(row[10:15]), bool(row[15])))


def unexamined(store: Store, detector: str, after: int, limit: int) -> list[int]:
    """The next versions behind ``after`` that count and that this detector has not looked at."""
    rows = store.rows(
        "SELECT v.key FROM version v WHERE v.key > ? AND NOT EXISTS "
        "(SELECT 1 FROM examined e WHERE e.version = v.key AND e.detector = ?) "
        f"AND {_LIVE} AND {_ASIDE} ORDER BY v.key LIMIT ?",
        (after, detector, limit),
    )
    return [key for (key,) in rows]


def count_unexamined(store: Store, detector: str) -> int:
    """About how many versions this detector has not looked at, those that count no more among them."""
    return int(
        store.value(
            "SELECT count(*) FROM version v WHERE NOT EXISTS "
            "(SELECT 1 FROM examined e WHERE e.version = v.key AND e.detector = ?)",
            (detector,),
        )
    )


def put_examined(store: Store, keys: Iterable[int], detector: str) -> None:
    """Note that a detector has looked at these versions."""
    store.run_many(
        "INSERT OR IGNORE INTO examined (version, detector) VALUES (?, ?)", [(key, detector) for key in keys]
    )


def forget_examined(store: Store, keys: Iterable[int], detectors: Sequence[str]) -> None:
    """Let these detectors look at these versions again."""
    for detector in detectors:
        store.run_many("DELETE FROM examined WHERE version = ? AND detector = ?", [(key, detector) for key in keys])


def forget_detected(store: Store, keys: Iterable[int]) -> None:
    """Let the detector look at these versions again, whatever word lists, judge and model it had."""
    store.run_many(
        f"DELETE FROM examined WHERE version = ? AND substr(detector, 1, {len(DETECTED)}) = '{DETECTED}'",
        [(key,) for key in keys],
    )


def is_examined(store: Store, keys: Sequence[int], detector: str) -> set[int]:
    """Those of the versions that this detector has looked at."""
    found: set[int] = set()
    for part in chunks(keys):
        listed = ",".join(map(str, part))
        rows = store.rows(f"SELECT version FROM examined WHERE version IN ({listed}) AND detector = ?", (detector,))
        found.update(key for (key,) in rows)
    return found


def changed_versions(store: Store, after: int, until: int) -> list[int]:
    """Versions that ended, came back or changed their dates in ``(after, until]``, and all of those memories."""
    rows = store.rows(
        "SELECT DISTINCT o.key FROM version v JOIN version o ON o.memory = v.memory WHERE o.operation <= ?1 "
        "AND v.memory IN (SELECT x.memory FROM window w JOIN version x ON x.key = w.version "
        "WHERE (w.asserted_by > ?1 AND w.asserted_by <= ?2) UNION "
        "SELECT x.memory FROM window w JOIN version x ON x.key = w.version "
        "WHERE (w.retracted_by > ?1 AND w.retracted_by <= ?2) UNION "
        "SELECT k.memory FROM mark k WHERE k.name IN ('retired', 'archived') "
        "AND k.retracted_by > ?1 AND k.retracted_by <= ?2)",
        (after, until),
    )
    return [key for (key,) in rows]


def slots_changed(store: Store, after: int, until: int) -> list[int]:
    """Versions from before ``after`` whose slots came or went in ``(after, until]``: they are about somebody else."""
    rows = store.rows(
        "SELECT v.key FROM version v WHERE v.operation <= ?1 AND v.key IN ("
        "SELECT s.version FROM slot s WHERE s.asserted_by > ?1 AND s.asserted_by <= ?2 UNION "
        "SELECT s.version FROM slot s WHERE s.retracted_by > ?1 AND s.retracted_by <= ?2)",
        (after, until),
    )
    return [key for (key,) in rows]


def slots_of(store: Store, keys: Sequence[int]) -> list[StoredSlot]:
    """The stored slots of these versions."""
    found: list[StoredSlot] = []
    for part in chunks(keys):
        rows = store.rows(
            "SELECT s.version, b.name, s.attribute, s.value, s.cardinality, s.polarity FROM slot s "
            f"JOIN subject b ON b.key = s.subject WHERE s.version IN ({','.join(map(str, part))}) "
            "AND s.retracted_by IS NULL ORDER BY s.key"
        )
        found += [StoredSlot._make(row) for row in rows]
    return found


class Rival(NamedTuple):
    """A slot's row in which another version gives a value."""

    key: int
    version: int
    value: str
    polarity: str


_OF_ANOTHER = (
    "SELECT s.key, s.version, s.value, s.polarity FROM slot s {index} JOIN version v ON v.key = s.version "
    "WHERE s.subject = ?1 AND s.attribute = ?2 AND s.retracted_by IS NULL "
    "AND v.memory <> (SELECT memory FROM version WHERE key = ?3) AND {more} "
    f"AND {_LIVE} AND {_ASIDE} ORDER BY s.key DESC LIMIT ?6"
)
_SEEN = "EXISTS (SELECT 1 FROM examined e WHERE e.version = v.key AND e.detector = ?4)"


def same_slot(
    store: Store,
    subject: str,
    attribute: str,
    version: int,
    detector: str,
    polarity: str | None = None,
    below: int | None = None,
) -> list[Rival]:
    """What others give for a slot: those that came before, or that this detector has looked at; newest first.

    At most ``MOST_RIVALS``; ``below``: only the rows before this one. ``polarity``: only affirmed or only denied ones.
    """
    denied = "" if polarity is None else "AND s.polarity = ?7 "
    more = f"s.key < ?5 {denied}AND (v.key < ?3 OR {_SEEN})"
    # Each index gives its rows in the order of their keys, so that the first ones are read alone.
    sql = _OF_ANOTHER.format(index=f"INDEXED BY slot_{'value' if polarity is None else 'polarity'}", more=more)
    values: tuple[Any, ...] = (attribute, version, detector, _ANY if below is None else below, MOST_RIVALS)
    values += () if polarity is None else (polarity,)
    found = [Rival._make(row) for key in _subjects(store, subject) for row in store.rows(sql, (key, *values))]
    return sorted(found, key=lambda rival: -rival.key)[:MOST_RIVALS]


def later_slots(store: Store, subject: str, attribute: str, version: int, detector: str) -> list[Rival]:
    """What others that came later and that this detector has looked at give for a slot; newest first."""
    first = store.value("SELECT key FROM slot WHERE version >= ? ORDER BY version, key LIMIT 1", (version,))
    if first is None:
        return []
    sql = _OF_ANOTHER.format(index="INDEXED BY slot_value", more=f"s.key > ?5 AND v.key > ?3 AND {_SEEN}")
    values = (attribute, version, detector, first, MOST_RIVALS)
    return [Rival._make(row) for key in _subjects(store, subject) for row in store.rows(sql, (key, *values))]


_ANY = 2**62


def _subjects(store: Store, name: str) -> list[int]:
    rows = store.rows("SELECT DISTINCT subject FROM alias WHERE folded = ? AND retracted_by IS NULL", (fold(name),))
    return [key for (key,) in rows]


def same_stems(store: Store, near: bytes, version: int) -> list[int]:
    """Other memories' live versions with this near key, the oldest first."""
    rows = store.rows(
        "SELECT v.key FROM version v WHERE v.near = ?1 AND v.memory <> (SELECT memory FROM version WHERE key = ?2) "
        f"AND {_LIVE} AND {_ASIDE} ORDER BY v.key LIMIT 10",
        (near, version),
    )
    return [key for (key,) in rows]


class Closed(NamedTuple):
    """A slot of a version whose window was closed."""

    version: int
    attribute: str
    value: str


def closed_slots(store: Store, attributes: Sequence[str], detector: str) -> list[Closed]:
    """Slots of these attributes whose versions ended and were not looked at by this detector, oldest first."""
    places = ", ".join("?" * len(attributes))
    rows = store.rows(
        "SELECT s.version, s.attribute, s.value FROM slot s JOIN version v ON v.key = s.version "
        "JOIN window w ON w.version = s.version AND w.retracted_by IS NULL AND w.ending <> 'open' "
        f"WHERE s.attribute IN ({places}) AND s.polarity = 'pos' AND s.retracted_by IS NULL AND {_ASIDE} "
        "AND NOT EXISTS (SELECT 1 FROM examined e WHERE e.version = s.version AND e.detector = ?) ORDER BY s.version",
        (*attributes, detector),
    )
    return [Closed._make(row) for row in rows]


def with_attributes(store: Store, attributes: Sequence[str]) -> list[int]:
    """Versions that have a slot of one of these attributes, newest first."""
    places = ", ".join("?" * len(attributes))
    rows = store.rows(
        f"SELECT DISTINCT version FROM slot WHERE attribute IN ({places}) AND retracted_by IS NULL "
        "ORDER BY version DESC",
        tuple(attributes),
    )
    return [key for (key,) in rows]


def with_phrases(store: Store, phrases: Iterable[str]) -> list[int]:
    """Versions in whose words one of these phrases stands, newest first."""
    quoted = [f'own : "{spaced(fold(phrase)).replace(chr(34), " ").strip()}"' for phrase in phrases if phrase.strip()]
    if not quoted:
        return []
    rows = store.rows(
        "SELECT rowid FROM version_words WHERE version_words MATCH ? ORDER BY rowid DESC", (" OR ".join(quoted),)
    )
    return [key for (key,) in rows]


def tied(store: Store, one: int, other: int) -> bool:
    """Whether a proposal, whatever became of it, ties two memories already."""
    return bool(
        store.value(
            "SELECT 1 FROM proposal WHERE retracted_by IS NULL AND "
            "((memory = ?1 AND ?2 IN (json_extract(details, '$.other'), json_extract(details, '$.statement'))) OR "
            "(memory = ?2 AND ?1 IN (json_extract(details, '$.other'), json_extract(details, '$.statement')))) LIMIT 1",
            (one, other),
        )
    )


_SLOT_MARK = "sweep-slot:"


class SlotMark(NamedTuple):
    """A slot that later rules read in a version and that is not stored with it; the subject by its mark."""

    subject: str
    attribute: str
    polarity: str

    @property
    def detector(self) -> str:
        """The name under which ``examined`` keeps it."""
        return _SLOT_MARK + ":".join(self)


SlotMarks = dict[SlotMark, list[int]]
"""Which versions have such a slot."""


def subject_mark(name: str) -> str:
    """What stands for a subject in derived state: no name, so that erasing a text leaves none behind."""
    return hashlib.blake2b(fold(name).encode(), digest_size=8).hexdigest()


def read_slot_marks(store: Store) -> SlotMarks:
    """Every such slot that was noted."""
    found: SlotMarks = {}
    rows = store.rows(
        "SELECT version, detector FROM examined WHERE substr(detector, 1, ?) = ?", (len(_SLOT_MARK), _SLOT_MARK)
    )
    for version, detector in rows:
        subject, _, rest = detector.removeprefix(_SLOT_MARK).partition(":")
        attribute, _, polarity = rest.rpartition(":")
        found.setdefault(SlotMark(subject, attribute, polarity), []).append(version)
    return found


class Spoken(NamedTuple):
    """A live version's key with what tells whom it is about."""

    key: int
    text: str
    speaker: str


def spoken(store: Store, after: int, limit: int) -> list[Spoken]:
    """The next versions behind ``after`` that count and whose window is open, in the order of their keys."""
    rows = store.rows(
        f"SELECT v.key, v.text, v.speaker FROM {OPEN_AND_COUNTS} AND v.key > ? ORDER BY v.key LIMIT ?",
        (after, limit),
    )
    return [Spoken._make(row) for row in rows]


def read_spoken(store: Store, keys: Sequence[int]) -> list[Spoken]:
    """Texts and speakers of these versions, whether they count or not."""
    found: list[Spoken] = []
    for part in chunks(keys):
        rows = store.rows(f"SELECT key, text, speaker FROM version WHERE key IN ({','.join(map(str, part))})")
        found += [Spoken._make(row) for row in rows]
    return found


def vector_of(store: Store, model: int, version: int) -> tuple[float, bytes] | None:
    """Scale and codes of a version's vector by this model, None when it has none."""
    row = store.row("SELECT scale, codes FROM version_vector WHERE owner = ? AND model = ?", (version, model))
    return None if row is None else (row[0], bytes(row[1]))


def newest_version(store: Store) -> int:
    """The key of the version that was written last, 0 in an empty vault."""
    return int(store.value("SELECT max(key) FROM version") or 0)


def read_state(store: Store, name: str) -> dict[str, Any]:
    """Where a sweep stopped; empty at its beginning, or where what is kept cannot be read."""
    try:
        kept = json.loads(get_meta(store, name) or "{}")
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {}


def write_state(store: Store, name: str, state: dict[str, Any]) -> None:
    """Keep where a sweep stopped; within a transaction."""
    put_meta(store, name, json.dumps(state, sort_keys=True))


def last_of_others(store: Store) -> int:
    """The number of the latest operation that is no sweep's, 0 in an empty log."""
    return int(store.value("SELECT number FROM operation WHERE kind <> 'sweep' ORDER BY number DESC LIMIT 1") or 0)
