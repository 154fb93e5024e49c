"""Versions in an order, and the heading that each stands under; read as keys, never as texts.

The sorting is SQLite's, which leaves the other threads alone while it works.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import tzinfo

from core.store.connection import Store
from core.store.days import month_of
from core.store.gathered import gathered, keys_in
from core.store.journal import live

_ACCENTED, _PLAIN = "äöüàáâãåèéêëìíîïòóôõùúûçñøæýÄÖÜÀÁÂÃÅÈÉÊËÌÍÎÏÒÓÔÕÙÚÛÇÑØÆÝ", "aouaaaaaeeeeiiiioooouuucnoay" * 2
"""Letters that stand with their plain ones in a list from A to Z."""
_SORTED_SIGNS = 120  # of a text, by which it finds its place; as many as a row shows


def keys_by_start(store: Store, known: int) -> list[int]:
    """Keys of all versions with a window as of operation ``known``: what became true last comes first.

    What has no start counts from the day it was said.
    """
    rows = store.rows(
        "SELECT v.key FROM window w JOIN version v ON v.key = w.version JOIN operation o ON o.number = v.operation "
        f"WHERE {live(known, 'w')} ORDER BY coalesce(w.valid_from, v.said_at, o.at) DESC, v.key DESC"
    )
    return [key for (key,) in rows]


def keys_by_text(store: Store, known: int) -> list[int]:
    """Keys of all versions with a window as of operation ``known``, from A to Z."""
    folded = f"lower(substr(v.text, 1, {_SORTED_SIGNS}))"
    for sign, plain in zip(_ACCENTED, _PLAIN, strict=True):
        folded = f"replace({folded}, '{sign}', '{plain}')"
    rows = store.rows(
        "SELECT v.key FROM window w JOIN version v ON v.key = w.version "
        f"WHERE {live(known, 'w')} ORDER BY ltrim({folded}, ' „“”«»\"''(*-'), v.key"
    )
    return [key for (key,) in rows]


def months_learned(store: Store, zone: tzinfo) -> dict[int, str]:
    """For each version the month in which it was written, as “2026-11”, by the clock of its owner's zone."""
    rows = store.rows("SELECT v.key, o.at, NULL FROM version v JOIN operation o ON o.number = v.operation")
    return _months(rows, zone)


def months_true(store: Store, known: int, zone: tzinfo) -> dict[int, str]:
    """For each version the month in which it became true, as “2026-11”; without a start, the one it was said in."""
    rows = store.rows(
        "SELECT v.key, coalesce(w.valid_from, v.said_at, o.at), CASE WHEN w.valid_from IS NULL "
        "THEN v.said_at_precision ELSE w.valid_from_precision END "
        "FROM window w JOIN version v ON v.key = w.version JOIN operation o ON o.number = v.operation "
        f"WHERE {live(known, 'w')}"
    )
    return _months(rows, zone)


def _months(rows: Iterable[tuple[int, int, str | None]], zone: tzinfo) -> dict[int, str]:
    """What came in together shares its instant: each is turned into a month once."""
    known: dict[tuple[int, str | None], str] = {}
    found = {}
    for key, at, precision in rows:
        if (at, precision) not in known:
            known[at, precision] = month_of(at, zone, precision)
        found[key] = known[at, precision]
    return found


def people_of(store: Store, known: int, *, with_attribute: bool = False) -> dict[int, str]:
    """For each version with a slot whom its first one is about, with the property if that is asked for."""
    named = "s.name || ' · ' || x.attribute" if with_attribute else "s.name"
    return dict(
        store.rows(
            f"SELECT x.version, {named} FROM slot x JOIN subject s ON s.key = x.subject "
            f"WHERE {live(known, 'x')} ORDER BY x.key DESC"
        )
    )


def sources_by_key(store: Store) -> dict[int, str]:
    """The name of each source."""
    return dict(store.rows("SELECT key, name FROM source"))


def versions_about(store: Store, folded: str, known: int) -> set[int]:
    """The versions with a slot of a subject that goes by this folded name."""
    rows = store.rows(
        "SELECT x.version FROM slot x JOIN alias a ON a.subject = x.subject "
        f"WHERE a.folded = ? AND a.retracted_by IS NULL AND {live(known, 'x')}",
        (folded,),
    )
    return {version for (version,) in rows}


def subjects_of(store: Store, known: int, flags: bytes) -> list[tuple[str, int]]:
    """Each subject by name with how many versions a slot tells of it; ``flags`` has 1 for those that count."""
    row = store.row(f"SELECT {gathered('x.version')}, {gathered('x.subject')} FROM slot x WHERE {live(known, 'x')}")
    versions, subjects = (keys_in(text) for text in row or (None, None))
    names: dict[int, str] = dict(store.rows("SELECT key, name FROM subject"))
    told = {(version, names[subject]) for version, subject in zip(versions, subjects, strict=True) if flags[version]}
    return list(Counter(name for _, name in told).items())


def tags_of_memories(store: Store) -> list[tuple[int, str]]:
    """Each memory with each of its tags."""
    return [(memory, name) for memory, name in store.rows("SELECT memory, name FROM tag WHERE retracted_by IS NULL")]
