"""Ranking messages that are part of no talk: as memories are, from what the ranking of turns has looked up already.

Terms of neighbours say nothing of them, and the weights of talk suppose that
they do: without a model those lose two right ones in a hundred at the top.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from core.acts.bench import Bench
from core.engine.question import read_question
from core.engine.rank import NEAR_ENOUGH, Candidate, Ranked, best_of
from core.engine.ranking import alone as by
from core.engine.ranking import turns
from core.engine.ranking.weights import Known

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

_SAME = {
    by.WORDS: turns.WORDS,
    by.HELD: turns.NEARBY,
    by.PIECE: turns.PIECE_AROUND,
    by.KIND: turns.KIND,
    by.TIME_ASKED: turns.TIME_ASKED,
    by.NAMES: turns.NAMES,
}
"""Where nothing stands around a turn, a term of its surroundings is about the turn alone."""


def rank_lone(
    bench: Bench,
    text: str,
    candidates: Sequence[Candidate],
    terms: Mapping[str, Floats | Sequence[float]],
    known: Known,
) -> list[Ranked]:
    """The messages in order, best first, equal scores newest first.

    What has no word in common and is not near in meaning stands behind the others; what is no question, or one
    about a time or not in English, is ranked by words and meaning alone.
    """
    question = read_question(text, bench.clock())
    best = best_of(candidates)
    found = {name: terms[other] for name, other in _SAME.items() if other in terms}
    found[by.MEANING] = [max(one.cosine or 0.0, 0.0) / best.meaning for one in candidates]
    mix = not question.asks or by.leaves_to_time(question) or not by.is_read_well(text)
    rows = by.weighed(found, known, len(candidates), mix=mix).tolist()
    ranked = [Ranked(one, sum(row), best, row, terms=by.TERMS) for one, row in zip(candidates, rows, strict=True)]
    return sorted(ranked, key=lambda one: (_is_far(one.candidate), -one.score, -one.candidate.key))


def _is_far(one: Candidate) -> bool:
    return not one.bm25 and (one.cosine or 0.0) < NEAR_ENOUGH
