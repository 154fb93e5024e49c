"""A contradiction as the engine's plan needs it: both sides now, the other flags on them, and what leans on them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from core.acts.bench import Bench
from core.acts.contradictions import in_order
from core.engine.aftermath import Leaning, Other
from core.engine.curate import shown_at
from core.engine.verdicts import Case, Party
from core.errors import InvalidRequest
from core.store.connection import Store
from core.store.flagged import Flag, SideRow, find_flag, read_flags, read_sides
from core.store.memories import live_marks, live_windows, version_row
from core.store.rulings import is_ruled, leaning_on, other_flags, shared_subjects


@dataclass(frozen=True, slots=True)
class Docket:
    """All that a ruling takes into account; ``a`` and ``b`` are the sides as rows."""

    flag: Flag
    a: SideRow
    b: SideRow
    case: Case
    others: tuple[Other, ...]
    leaning: tuple[Leaning, ...]


def read_docket(bench: Bench, given: str, now: datetime, *, known: bool = False) -> Docket:
    """Look a contradiction up that waits for a ruling.

    ``known``: the wording that is given as the right one counts already. Raises
    ``NotFound``, ``AmbiguousId``, and ``InvalidRequest`` for one that is decided
    or of which a side is gone.
    """
    store = bench.store
    key = find_flag(store, given)
    if is_ruled(store, key):
        raise InvalidRequest("This contradiction is decided already.", "“variorum undo” takes a verdict back.")
    (flag,) = read_flags(store, [key])
    sides = read_sides(store, [flag.first, flag.second])
    a, b = in_order(flag, sides, None)
    case = Case(
        _party(store, a),
        _party(store, b),
        now,
        slot=bool(flag.slot),
        subject=bool(shared_subjects(store, a.version, b.version)),
        known=known,
    )
    versions = (a.version, b.version)
    return Docket(flag, a, b, case, _others(store, versions, key), _leaning(store, versions, now))


def _party(store: Store, side: SideRow) -> Party:
    held = live_windows(store, side.memory)
    own = [one.window for one in held if one.version == side.version]
    if not own:
        raise InvalidRequest(
            f"The vault no longer holds “{side.text[:80]}”; there is nothing to rule on.",
            "“variorum redo” brings back what was undone.",
        )
    marks = live_marks(store, side.memory)
    return Party(
        side.version,
        side.memory,
        side.text,
        own[0],
        pending="pending" in marks,
        retired="retired" in marks,
        archived="archived" in marks,
        only=len(held) == 1,
    )


def _others(store: Store, versions: tuple[int, int], but: int) -> tuple[Other, ...]:
    flags = read_flags(store, other_flags(store, versions, but))
    sides = read_sides(store, sorted({key for flag in flags for key in (flag.first, flag.second)}))
    found = []
    for flag in flags:
        a, b = in_order(flag, sides, None)
        for ours, other in ((a, b), (b, a)):
            if ours.version in versions and other.version not in versions:
                found.append(Other(flag.id, a.version, ours.version, other.text, other.window))
    return tuple(found)


def _leaning(store: Store, versions: tuple[int, int], now: datetime) -> tuple[Leaning, ...]:
    found = []
    for memory, version, on in leaning_on(store, versions):
        held = live_windows(store, memory)
        shown = shown_at(held, now)
        if shown.version == version and not shown.window.over_at(now):
            text = str(version_row(store, memory, shown.number)[1])
            found.append(Leaning(memory, version, shown.number, text, shown.window, on))
    return tuple(found)
