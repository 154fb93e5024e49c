"""The word leg of a search: BM25 of every statement, by FTS5 itself or, above a size, by its lists as arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Protocol

from core.acts.bench import Bench
from core.answers import Corpus
from core.engine.query import Term, match_expression
from core.store.keys import mask_of
from core.store.postings import Matches
from core.store.words_index import document_frequencies, lookup, size

BY_LISTS_FROM = 5_000
"""Memories; below it FTS5 answers in well under a millisecond, and numpy need not be loaded for words alone."""


class Found(Protocol):
    """The statements with one of a query's words."""

    def best(self, among: Set[int], count: int) -> tuple[list[int], int]:
        """The best of those that may be offered, and how many of them match; the filter comes before the cut."""

    def of(self, keys: Sequence[int]) -> list[float]:
        """The BM25 of some statements, 0 for those without any of the words."""


@dataclass(frozen=True, slots=True)
class _Listed:
    """Scores by key, best first."""

    scores: Mapping[int, float]

    def best(self, among: Set[int], count: int) -> tuple[list[int], int]:
        fitting = [key for key in self.scores if key in among]
        return fitting[:count], len(fitting)

    def of(self, keys: Sequence[int]) -> list[float]:
        return [self.scores.get(key, 0.0) for key in keys]


@dataclass(frozen=True, slots=True)
class _Added:
    """Scores as an array."""

    matches: Matches

    def best(self, among: Set[int], count: int) -> tuple[list[int], int]:
        return self.matches.best(mask_of(among, self.matches.size), count)

    def of(self, keys: Sequence[int]) -> list[float]:
        return self.matches.of(keys)


def by_words(bench: Bench, corpus: Corpus, terms: tuple[Term, ...]) -> Found:
    """BM25 of every statement with one of the words."""
    if _by_lists(bench, corpus):
        return _Added(bench.word_lists().matches(terms))
    return _Listed(dict(lookup(bench.store, corpus, match_expression(terms))))


def frequencies(bench: Bench, terms: Sequence[Term]) -> dict[str, int]:
    """In how many memories each word stands, by its stem."""
    if _by_lists(bench, Corpus.MEMORIES):
        return {term.stem: bench.word_lists().frequency(term) for term in terms}
    return document_frequencies(bench.store, Corpus.MEMORIES, (term.stem for term in terms))


def _by_lists(bench: Bench, corpus: Corpus) -> bool:
    return corpus is Corpus.MEMORIES and size(bench.store, corpus) >= BY_LISTS_FROM
