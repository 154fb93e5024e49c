"""The order of messages by the simple mix of words and meaning, and by all terms of the ranking: for comparing both."""

from __future__ import annotations

from dataclasses import dataclass

from core.acts.bench import Bench
from core.acts.find import measured_turns
from core.answers import Query
from core.engine.rank import columns_of, fuse
from core.engine.ranking import turns as by
from core.engine.ranking.weights import Purpose
from core.store.episodes import read_episodes


@dataclass(frozen=True, slots=True)
class Orders:
    """Ids of episodes, best first: by words and meaning alone, and by every term."""

    mixed: tuple[str, ...]
    ranked: tuple[str, ...]


def both_orders(bench: Bench, query: Query) -> Orders:
    """The candidates of one query, which are the same for both, in their two orders."""
    measured = measured_turns(bench, query)
    candidates = measured.candidates
    purpose = Purpose.ASK if query.asking else Purpose.SEARCH
    bare = by.weighed(measured.terms, purpose, measured.known, len(candidates))
    rows = by.with_more_talks(bare, query.text, measured.conversations, purpose, measured.known)
    scores = rows.sum(axis=1).tolist()
    by_terms = sorted(zip(scores, candidates, strict=True), key=lambda one: (-one[0], -one[1].key))
    mixed = [one.candidate.key for one in fuse(columns_of(candidates))]
    with bench.store.reading():
        read = read_episodes(bench.store, [one.key for one in candidates])
    return Orders(tuple(read[key].id for key in mixed), tuple(read[one.key].id for _, one in by_terms))
