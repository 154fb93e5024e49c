"""Candidates of one corpus: the best by words and the nearest by meaning of those that may be offered.

What the filters leave out never costs a result: both legs look at every
statement, and the filter comes before the cut.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace

from core.acts.bench import Bench
from core.acts.compounds import with_compounds
from core.acts.embed import search_index
from core.acts.rank_turns import Meant
from core.acts.spans import days_in
from core.acts.word_leg import Found as FoundByWords
from core.acts.word_leg import by_words
from core.answers import Corpus, Query
from core.engine.query import LONGEST_QUERY, Term, without_common
from core.engine.question import Span
from core.engine.rank import NEAR_ENOUGH, Candidate, Candidates, Ranking, fuse, is_read_by_model, worth_ranking
from core.errors import EnvironmentFault
from core.store.spans import undated
from core.store.words_index import document_frequencies, size


@dataclass(frozen=True, slots=True)
class _Reach:
    """How many are ranked in full: the best by words, the nearest by meaning, and how near these must be at least.

    ``whole_from``: the hits from which on it is so many; for fewer it is a part, a third at least.
    """

    words: int
    near: int
    least: float
    whole_from: int = 1

    def of(self, limit: int) -> _Reach:
        """What it comes to for so many hits."""
        share = min(1.0, max(1 / 3, limit / self.whole_from))
        return _Reach(max(round(share * self.words), limit), round(share * self.near), self.least)


REACH = {
    # Of 205 questions to 10,000 memories the ten best are the same with a third, and even with a quarter of it.
    Corpus.MEMORIES: _Reach(200, 100, NEAR_ENOUGH, whole_from=30),
    # A turn may answer that shares no word with the question; its neighbours tell. 200, 100 and .3 lose 1.3 recall@30.
    Corpus.EPISODES: _Reach(300, 300, 0.1),
}


@dataclass(frozen=True, slots=True)
class Pool:
    """Which statements a search may offer, which past ones it keeps back, which wait for approval.

    ``sought``: may answer the question whatever their words. ``span``: the time that is named.
    """

    offered: Set[int]
    kept_back: Set[int] = frozenset()
    waiting: Set[int] = frozenset()
    sought: Set[int] = frozenset()
    span: Span | None = None
    least: float = 1.0
    """Cosine from which the nearest are drawn where it is less than what is usual: for a question, also a far one."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """The candidates of one corpus, how many more fit by words, and the query as the model reads it.

    ``notice``: why a leg rested.
    """

    candidates: Candidates
    more: int = 0
    meant: Meant | None = None
    notice: str = ""

    def turns(self) -> list[Candidate]:
        """All that were drawn, if one of them is worth ranking by itself."""
        every = self.candidates.every()
        return every if worth_ranking(every) else []


def rank_memories(bench: Bench, query: Query, terms: tuple[Term, ...], pool: Pool) -> tuple[Ranking, Drawn]:
    """The best memories in order, and what was drawn."""
    drawn = draw(bench, query, Corpus.MEMORIES, terms, pool)
    candidates = drawn.candidates
    if pool.span is not None:
        known = bench.view(query.showing).known
        unsure = undated(bench.store, candidates.keys, known, days_in(bench, pool.span))
        candidates = replace(candidates, undated=unsure)
    return fuse(candidates), drawn


def draw(bench: Bench, query: Query, corpus: Corpus, terms: tuple[Term, ...], pool: Pool) -> Drawn:
    """The best by words and the nearest by meaning of those that may be offered; the filter comes before the cut."""
    if not terms:
        return Drawn(Candidates())
    matches = _by_words(bench, corpus, with_compounds(bench, corpus, terms, query.text))
    meant, notice = _by_meaning(bench, corpus, query.text)
    scores = meant.scores if meant is not None else None
    whole = REACH[corpus]
    reach = whole if pool.least < whole.least else whole.of(query.limit)  # what settles a question is more than shows
    chosen: dict[int, None] = {}
    more = 0
    for allowed in (pool.offered, pool.kept_back):
        if not allowed:
            continue
        best, matching = matches.best(allowed, reach.words)
        chosen.update(dict.fromkeys(best))
        more += max(0, matching - reach.words) if allowed is pool.offered else 0
        if scores is not None:
            least = min(pool.least, reach.least)
            chosen.update(dict.fromkeys(scores.nearest(allowed, reach.near, least)))
        chosen.update(dict.fromkeys(key for key in pool.sought if key in allowed))
    keys = array("q", chosen)  # numpy reads it where it lies
    cosines: Sequence[float | None] = scores.of_all(keys) if scores is not None else [None] * len(keys)
    waiting = {key for key in keys if key in pool.waiting} if pool.waiting else frozenset()
    return Drawn(Candidates(keys, matches.of(keys), cosines, waiting, pool.sought), more, meant, notice)


def _by_words(bench: Bench, corpus: Corpus, terms: tuple[Term, ...]) -> FoundByWords:
    """BM25 of the statements with one of the words; of messages only with those that are not in most of them."""
    if corpus is Corpus.EPISODES:
        frequencies = document_frequencies(bench.store, corpus, (term.stem for term in terms))
        terms = without_common(terms, frequencies, size(bench.store, corpus))
    return by_words(bench, corpus, terms)


def _by_meaning(bench: Bench, corpus: Corpus, text: str) -> tuple[Meant | None, str]:
    index, notice = search_index(bench, corpus)
    scale = bench.scale()
    if index is None or not (is_read_by_model(text) or (scale is not None and scale.scripts)):
        return None, notice
    try:
        vector, pieces = bench.read_question(text[:LONGEST_QUERY])
    except EnvironmentFault as reason:  # a model that goes wrong, or an endpoint that is down
        return None, f"Search goes by words only: {reason.message}"
    return Meant(index.scores(vector, scale), pieces), notice
