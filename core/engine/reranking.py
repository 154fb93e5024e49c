"""What a reranker's reading of the best candidates does to their order, and what it must never change.

A reranker reads the question and each of the best candidates together. Its
word is one more part of a score, named like the others; ``says_the_same`` is
the guard by which it may reorder what was found, and never what is said of it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean, pstdev

from core.answers import Answer, Corpus, Found, Hit
from core.engine.rank import RERANKER, Ranked
from core.engine.ranking.alone import TERMS as ALONE

BEST = 30
"""Candidates of a search that are read: on the LoCoMo development conversations 90 % of the evidence is among them."""
SHARE = 0.5
"""Of the distance between the first and the last of those read, what the reranker's best gains on its worst at most.

From LoCoMo conversations that a small cross-encoder (17.8 MB, learnt from two other ones) had not seen: at .5 it moves
recall@5 from 79.0 to 80.0, at 1 to 77.9, at 3 to 73.8. By itself it reaches 61: even a weak model may then only help.
"""
LEAST_SPREAD = 1.0
"""Logits: where a model's answers lie closer together than this, it hardly tells them apart and moves little."""
WEIGHING = frozenset(
    {*ALONE, RERANKER, "waits for approval", "its time is not known"}
    | {"holds what is asked", "tells what is asked", "tells of that very time"}
)
"""Parts that only weigh a statement. Any other one is the resolver's word on how statements stand to each other."""


@dataclass(slots=True)
class Hearing:
    """What a reranker said of a search's candidates, by corpus and key; ``best`` takes down which were the best."""

    said: Mapping[Corpus, Mapping[int, float]] = field(default_factory=dict)
    best: dict[Corpus, list[int]] = field(default_factory=dict)

    def over(self, corpus: Corpus, ranked: Sequence[Ranked]) -> Sequence[Ranked]:
        """The ranked candidates of one corpus, in the order to which what was said brings them."""
        self.best[corpus] = [one.candidate.key for one in ranked[:BEST]]
        said = self.said.get(corpus)
        return reordered(ranked, said) if said else ranked


def reordered(ranked: Sequence[Ranked], said: Mapping[int, float]) -> list[Ranked]:
    """The ranked candidates with the reranker's part in their scores, best first.

    ``said`` holds a logit for each candidate that was read; the others keep
    their places behind these. What waits for approval or has no known time never
    overtakes what stands in front of it for that reason.
    """
    read = [one for one in ranked if one.candidate.key in said]
    if len(read) < 2:
        return list(ranked)
    step = SHARE * (read[0].score - read[-1].score)
    shares = shares_of([said[one.candidate.key] for one in read])
    behind = [_stands_behind(one) for one in read]
    if all(behind):
        behind = [False] * len(read)
    told = [
        one._replace(score=one.score + part, heard=part)
        for one, part in zip(read, (step * (q - held) for q, held in zip(shares, behind, strict=True)), strict=True)
    ]
    told.sort(key=lambda one: (-one.score, -one.candidate.key))
    return [*told, *(one for one in ranked if one.candidate.key not in said)]


def _stands_behind(one: Ranked) -> bool:
    return one.candidate.waiting or one.candidate.undated


def shares_of(logits: Sequence[float]) -> list[float]:
    """Logits as shares from 0 to 1 by where they stand among each other: models differ in their zero and scale."""
    middle, spread = fmean(logits), max(LEAST_SPREAD, pstdev(logits))
    return [1 / (1 + math.exp(-(logit - middle) / spread)) for logit in logits]


def says_the_same(plain: Found, other: Found) -> bool:
    """Whether a search says the same in another order.

    That is the same answer and the same way to it, the same first hit where one
    is ruled to be first, and of each hit in both the same status.
    """
    if (plain.answer, plain.steps) != (other.answer, other.steps):
        return False
    statuses = {_mark(hit): hit.memory.status for hit in plain.hits if hit.memory is not None}
    if any(statuses.get(_mark(hit), hit.memory.status) is not hit.memory.status for hit in other.hits if hit.memory):
        return False
    if not (plain.hits and other.hits):
        return bool(plain.hits) == bool(other.hits)
    first, now = plain.hits[0], other.hits[0]
    ruled = plain.answer in (Answer.ENDED, Answer.DISPUTED) or is_ruled(first) or is_ruled(now)
    return not ruled or _mark(first) == _mark(now)


def is_ruled(hit: Hit) -> bool:
    """Whether the resolver said where a memory stands, and did not only weigh it."""
    return hit.memory is not None and any(part.name not in WEIGHING for part in hit.parts)


def _mark(hit: Hit) -> tuple[str, int]:
    return (hit.episode or "", 0) if hit.memory is None else (hit.memory.id, hit.memory.version)
