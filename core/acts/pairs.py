"""A disputed hit never stands alone: the other side of its contradiction follows it, whether it matched or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from core.acts.bench import Bench
from core.acts.understand import Note
from core.answers import Part
from core.domain import Status
from core.engine.rank import Candidate, Ranked, keys_of
from core.store.opponents import opponents_of
from core.store.view import Entry, View

_DISPUTED = frozenset({Status.DISPUTED})
CLOSE = 1e-6
"""How far below its opponent the other side is scored."""


def in_pairs(
    bench: Bench, view: View, ranked: Sequence[Ranked], notes: Mapping[int, Note], limit: int
) -> tuple[Sequence[Ranked], Mapping[int, Note]]:
    """The ranked statements with the other side of each disputed one among the first directly behind it."""
    contested = view.with_status(_DISPUTED)
    disputed = [key for key in keys_of(ranked)[:limit] if key in contested]
    if not disputed:
        return ranked, notes
    every = dict(notes)
    others = opponents_of(bench.store, disputed, view.known)
    by_key = {one.candidate.key: one for one in ranked}
    placed: dict[int, Ranked] = {}
    for one in ranked:
        key = one.candidate.key
        if key in placed:
            continue
        placed[key] = one
        for other in others.get(key, ()):
            if other not in placed and other in contested:
                rival = by_key.get(other) or Ranked(Candidate(other, 0.0, None), 0.0, one.best)
                every[other] = _beside(every.get(other, Note()), rival, _score(one, every))
                placed[other] = rival
    return list(placed.values()), every


def listed_in_pairs(bench: Bench, view: View, entries: Sequence[Entry], limit: int) -> list[Entry]:
    """The entries of a list with the other side of each disputed one among the first directly behind it."""
    contested = view.with_status(frozenset({Status.DISPUTED}))
    disputed = [entry.version for entry in entries[:limit] if entry.version in contested]
    if not disputed:
        return list(entries)
    others = opponents_of(bench.store, disputed, view.known)
    sides = view.entries({side for some in others.values() for side in some if side in contested})
    placed: dict[int, Entry] = {}
    for entry in entries:
        placed.setdefault(entry.version, entry)
        for side in others.get(entry.version, ()):
            if side in sides:
                placed.setdefault(side, sides[side])
    return list(placed.values())


def _score(one: Ranked, notes: Mapping[int, Note]) -> float:
    return one.score + sum(part.value for part in notes.get(one.candidate.key, Note()).parts)


def _beside(note: Note, rival: Ranked, above: float) -> Note:
    own = rival.score + sum(part.value for part in note.parts)
    side = Part("the other side of a dispute", above - CLOSE - own)
    return replace(note, parts=(*note.parts, side), why=(*note.why, "the other side of a dispute"))
