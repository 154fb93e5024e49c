"""How candidates rank: a convex mix of words and meaning.

``score = 0.6 × BM25 / best BM25 + 0.4 × cosine / best cosine``. On the LoCoMo
development conversations the mix reaches recall@10 76.9 where words alone
reach 72.6 and rank fusion (RRF, 60) about 61. Every term is a part of the
score that a hit can show. Turns of talk are ranked by more terms: ``ranking/turns.py``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple, overload

from core.answers import Part
from core.engine.ranking.turns import TERMS

WORDS_SHARE = 0.6
MEANING_SHARE = 1.0 - WORDS_SHARE
RERANKER = "the reranker"  # what a model that reads question and text together adds; see ``reranking.py``
WAITING_STEP = 0.1  # what waits for approval stands behind an accepted memory that fits as well
UNDATED, UNDATED_STEP = "its time is not known", 0.2
"""Where a time is named, what is known to have been true then stands in front of what may have been."""
NEAR_ENOUGH = 0.3  # cosine; statements of unrelated topics stay below it with the built-in model
"""A statement without any of the words is offered only from here on."""


class Candidate(NamedTuple):
    """A statement's key with its BM25 (0 = no word in common) and its cosine (None = no vector).

    ``waiting``: it is a memory that waits for approval. ``sought``: it may answer
    what is asked, whatever its words. ``undated``: a time was named, and nothing tells whether it was true then.
    """

    key: int
    bm25: float
    cosine: float | None
    waiting: bool = False
    sought: bool = False
    undated: bool = False


class Best(NamedTuple):
    """What scores are measured by: the best BM25 and cosine of a query."""

    words: float
    meaning: float


class Ranked(NamedTuple):
    """A candidate with its score; its parts are named only when they are asked for.

    ``row`` holds the weighed terms, in the order of ``terms``: those of talk, or of memories that stand alone.
    ``heard`` is what a reranker added.
    """

    candidate: Candidate
    score: float
    best: Best
    row: Sequence[float] = ()
    heard: float = 0.0
    terms: Sequence[str] = TERMS

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts of the score, which add up to it."""
        return (*self._own_parts(), Part(RERANKER, self.heard)) if self.heard else self._own_parts()

    def _own_parts(self) -> tuple[Part, ...]:
        if self.row:
            weighed = (Part(name, value) for name, value in zip(self.terms, self.row, strict=True) if value)
            return (*weighed, *_small_parts(self.candidate))
        one = self.candidate
        words, meaning = _shares(one.bm25, one.cosine, self.best)
        both = Part("words", words), Part("meaning", meaning)
        return (*both, *_small_parts(one)) if one.waiting or one.undated else both


def worth_ranking(candidates: Sequence[Candidate]) -> bool:
    """Whether one of them has a word in common, or is near enough in meaning, or sought."""
    return any(one.sought or one.bm25 > 0 or (one.cosine or 0.0) >= NEAR_ENOUGH for one in candidates)


def best_of(candidates: Sequence[Candidate]) -> Best:
    """The best BM25 and cosine among candidates."""
    return Best(
        max([one.bm25 for one in candidates], default=0.0) or 1.0,
        max([one.cosine or 0.0 for one in candidates], default=0.0) or 1.0,
    )


@dataclass(frozen=True, slots=True)
class Candidates:
    """Candidates column by column; a search ranks hundreds of them and shows ten."""

    keys: Sequence[int] = ()
    bm25: Sequence[float] = ()
    cosines: Sequence[float | None] = ()
    waiting: Set[int] = frozenset()
    sought: Set[int] = frozenset()
    undated: Set[int] = frozenset()

    def at(self, place: int) -> Candidate:
        """The candidate at a place."""
        key = self.keys[place]
        flags = key in self.waiting, key in self.sought, key in self.undated
        return Candidate(key, self.bm25[place], self.cosines[place], *flags)

    def every(self) -> list[Candidate]:
        """All of them."""
        return [self.at(place) for place in range(len(self.keys))]


def columns_of(candidates: Sequence[Candidate]) -> Candidates:
    """Candidates that were given one by one."""
    return Candidates(
        [one.key for one in candidates],
        [one.bm25 for one in candidates],
        [one.cosine for one in candidates],
        {one.key for one in candidates if one.waiting},
        {one.key for one in candidates if one.sought},
        {one.key for one in candidates if one.undated},
    )


class Ranking(Sequence[Ranked]):
    """Candidates in order, best first; each is made when it is asked for."""

    def __init__(self, candidates: Candidates, placed: list[tuple[float, int, int]], best: Best) -> None:
        """``placed``: of each the score, the key and the place among the candidates, the first two below zero."""
        self._candidates, self._placed, self._best = candidates, placed, best

    def __len__(self) -> int:
        return len(self._placed)

    def __iter__(self) -> Iterator[Ranked]:
        return (self._made(*one) for one in self._placed)

    @overload
    def __getitem__(self, at: int) -> Ranked: ...

    @overload
    def __getitem__(self, at: slice) -> list[Ranked]: ...

    def __getitem__(self, at: int | slice) -> Ranked | list[Ranked]:
        return (
            [self._made(*one) for one in self._placed[at]] if isinstance(at, slice) else self._made(*self._placed[at])
        )

    def keys(self) -> list[int]:
        """The keys in order; none of the ranked is made for it."""
        return [-key for _, key, _ in self._placed]

    def _made(self, behind: float, _: int, place: int) -> Ranked:
        return Ranked(self._candidates.at(place), -behind, self._best)


def keys_of(ranked: Sequence[Ranked]) -> list[int]:
    """The keys of ranked statements in their order."""
    return ranked.keys() if isinstance(ranked, Ranking) else [one.candidate.key for one in ranked]


def fuse(candidates: Candidates) -> Ranking:
    """Score candidates and order them, best first; equal scores newest first.

    A candidate with no word in common and a cosine below ``NEAR_ENOUGH`` is left out, if it was not sought.
    """
    sought = candidates.sought
    rows = [
        row
        for row in zip(candidates.keys, candidates.bm25, candidates.cosines, count(), strict=False)
        if row[1] > 0 or (row[2] or 0.0) >= NEAR_ENOUGH or row[0] in sought
    ]
    best = Best(
        max([row[1] for row in rows], default=0.0) or 1.0,
        max([row[2] or 0.0 for row in rows], default=0.0) or 1.0,
    )
    by_words, by_meaning = WORDS_SHARE / best.words, MEANING_SHARE / best.meaning
    placed = [
        (-(by_words * bm25 + (by_meaning * cosine if cosine and cosine > 0 else 0.0)), -key, place)
        for key, bm25, cosine, place in rows
    ]
    for keys, step in ((candidates.waiting, WAITING_STEP), (candidates.undated, UNDATED_STEP)):
        if keys:
            placed = [(behind + step * (-key in keys), key, place) for behind, key, place in placed]
    placed.sort()
    return Ranking(candidates, placed, best)


def _shares(bm25: float, cosine: float | None, best: Best) -> tuple[float, float]:
    meaning = MEANING_SHARE * cosine / best.meaning if cosine and cosine > 0 else 0.0
    return WORDS_SHARE * bm25 / best.words, meaning


def mix_of(one: Candidate, best: Best) -> float:
    """The mix of words and meaning alone, 0 to 1."""
    return sum(_shares(one.bm25, one.cosine, best))


def small_steps(one: Candidate) -> float:
    """What waiting for approval and an unknown time take from a score."""
    return WAITING_STEP * one.waiting + UNDATED_STEP * one.undated


def _small_parts(one: Candidate) -> list[Part]:
    """What waiting for approval takes, and what an unknown time does; mostly nothing."""
    waits = [Part("waits for approval", -WAITING_STEP)] if one.waiting else []
    return [*waits, Part(UNDATED, -UNDATED_STEP)] if one.undated else waits


def via(candidate: Candidate) -> str:
    """Why a statement was found: by its words, its meaning, or both."""
    near = candidate.cosine is not None and candidate.cosine >= NEAR_ENOUGH
    if candidate.bm25 > 0:
        return "words and meaning" if near else "words"
    return "meaning" if near or not candidate.sought else "the question"


_LATIN = re.compile(r"[a-zA-Zà-öø-ÿÀ-ÖØ-ß]")
_LETTER = re.compile(r"[^\W\d_]")


def is_read_by_model(text: str) -> bool:
    """Whether the built-in model can read a query: it knows English and its neighbours' letters.

    Texts in other scripts fall apart into unknown pieces whose cosines say nothing.
    """
    letters = len(_LETTER.findall(text))
    return letters > 0 and 2 * len(_LATIN.findall(text)) >= letters
