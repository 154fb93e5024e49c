"""The order of statements by the simple mix of words and meaning, and by all terms of their ranking: for comparing."""

from __future__ import annotations

from dataclasses import dataclass

from core.acts.bench import Bench
from core.acts.draw import Pool, rank_memories
from core.acts.find import measured_turns
from core.acts.rank_alone import FAR, MeasuredAlone, measure_alone, rank_alone
from core.acts.rank_lone import rank_lone
from core.acts.rank_turns import Measured
from core.acts.understand import understand
from core.answers import Corpus, Query
from core.engine.query import read_terms
from core.engine.rank import Ranked, best_of, columns_of, fuse, keys_of
from core.engine.ranking import turns as by
from core.engine.ranking.alone import is_read_well, leaves_to_time
from core.engine.ranking.weights import Purpose
from core.store.episodes import read_episodes
from core.store.memories import read_memories


@dataclass(frozen=True, slots=True)
class Orders:
    """Ids of memories or messages, best first: by words and meaning alone, and by every term."""

    mixed: tuple[str, ...]
    ranked: tuple[str, ...]


def both_orders(bench: Bench, query: Query) -> Orders:
    """The candidates of one query in their two orders, memories or messages as it says."""
    return _of_memories(bench, query) if query.corpus is Corpus.MEMORIES else _of_messages(bench, query)


def _of_memories(bench: Bench, query: Query) -> Orders:
    """All memories, whatever became of them; no resolver, and nothing that is sought besides."""
    with bench.store.reading():
        view = bench.view(query.showing)
        question = understand(bench, query).question
        terms = read_terms(query.text)
        mixed, drawn = rank_memories(bench, query, terms, Pool(set(view.by_version), least=FAR))
        asks = question.asks
        ranked = rank_alone(bench, query.text, question, terms, mixed, drawn) if asks else mixed
        live = view.entries(keys_of(ranked))
        ids = {
            key: one.id
            for key, one in zip(live, read_memories(bench.store, list(live.values()), view.known), strict=True)
        }
    return Orders(tuple(ids[key] for key in keys_of(mixed)), tuple(ids[key] for key in keys_of(ranked)))


def measured_memories(bench: Bench, query: Query) -> MeasuredAlone | None:
    """What the ranking of memories is made of, unweighed, for fitting; None for what it leaves to the mix."""
    with bench.store.reading():
        question = understand(bench, query).question
        terms = read_terms(query.text)
        pool = Pool(set(bench.view(query.showing).by_version), least=FAR)
        mixed, drawn = rank_memories(bench, query, terms, pool)
        if not question.asks or leaves_to_time(question) or not is_read_well(query.text) or not mixed:
            return None
        return measure_alone(bench, query.text, question, terms, list(mixed), drawn)


def _of_messages(bench: Bench, query: Query) -> Orders:
    measured = measured_turns(bench, query)
    candidates = measured.candidates
    mixed = [one.candidate.key for one in fuse(columns_of(candidates))]
    by_terms = keys_of(
        rank_lone(bench, query.text, candidates, measured.terms, measured.known)
        if measured.lone
        else _by_turns(query, measured)
    )
    with bench.store.reading():
        read = read_episodes(bench.store, [one.key for one in candidates])
    return Orders(tuple(read[key].id for key in mixed), tuple(read[key].id for key in by_terms))


def _by_turns(query: Query, measured: Measured) -> list[Ranked]:
    candidates = measured.candidates
    purpose = Purpose.ASK if query.asking else Purpose.SEARCH
    bare = by.weighed(measured.terms, purpose, measured.known, len(candidates))
    rows = by.with_more_talks(bare, query.text, measured.conversations, purpose, measured.known)
    best = best_of(candidates)
    ranked = [Ranked(one, sum(row), best, row) for one, row in zip(candidates, rows.tolist(), strict=True)]
    return sorted(ranked, key=lambda one: (-one.score, -one.candidate.key))
