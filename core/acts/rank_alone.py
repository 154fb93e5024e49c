"""Ranking found memories as answers to a question: the terms' needs are looked up here, and their sum gives the order.

Only the best few dozens are looked at; what the mix of words and meaning puts
behind them stays as it is. A query that is no question keeps the mix alone,
and so do a question about a time, whose answer the resolver knows by windows,
and one that is not in English.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.acts.bench import Bench
from core.acts.draw import Drawn
from core.acts.rank_turns import ENOUGH, Meant
from core.acts.word_leg import frequencies
from core.answers import Corpus
from core.engine.content import one_form
from core.engine.query import Term
from core.engine.question import Question
from core.engine.rank import NEAR_ENOUGH, Candidate, Candidates, Ranked, mix_of, small_steps
from core.engine.ranking import alone as by
from core.engine.ranking.piece_match import asked_pieces, nearest
from core.engine.ranking.surroundings import rarity
from core.engine.ranking.weights import Known
from core.inference.pieces import space_of
from core.store.piece_rows import pieces_of
from core.store.statements import statement_texts
from core.store.vector_rows import model_key
from core.store.words_index import size
from core.text import has_unspaced, words

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Terms = dict[str, Floats | Sequence[float]]

HEAD = 24
"""Best memories by the mix that are ranked by all terms: of 414 questions 96 find the same among the first five, and
.1 % less among ten; it takes half a millisecond."""
FAR = 0.15
"""Cosine from which the nearest are looked at for a question: of the right ones below the usual .3 five in six are."""
FILLED = 10
"""Hits up to which less near ones join: what a person sees at once."""


@dataclass(frozen=True, slots=True)
class MeasuredAlone:
    """The terms of each candidate, not yet weighed, and how much is known of them.

    ``offered``: how many of them stand first that the mix offers by itself; the others joined them.
    """

    candidates: Sequence[Candidate]
    terms: Mapping[str, Floats | Sequence[float]]
    known: Known
    offered: int


def rank_alone(
    bench: Bench, text: str, question: Question, terms: tuple[Term, ...], mixed: Sequence[Ranked], drawn: Drawn
) -> Sequence[Ranked]:
    """The ranked memories with their best ones in the order of all terms; equal scores newest first.

    The best score stays that of the mix, so that the resolver's steps weigh the same beside it.
    """
    if not mixed or not by.is_read_well(text):
        return mixed
    head, best = list(mixed[:HEAD]), mixed[0].best
    measured = measure_alone(bench, text, question, terms, head, drawn)
    mix = by.leaves_to_time(question)
    rows = by.weighed(measured.terms, measured.known, len(measured.candidates), mix=mix)
    highest = float(rows.sum(axis=1).max())
    if highest <= 0:
        return mixed
    rows *= max(mix_of(one.candidate, best) for one in head) / highest
    told = [
        Ranked(one, sum(row) - small_steps(one), best, row, terms=by.TERMS)
        for one, row in zip(measured.candidates, rows.tolist(), strict=True)
    ]
    told.sort(key=lambda one: (-one.score, -one.candidate.key))
    return [*told, *mixed[HEAD:]]


def measure_alone(
    bench: Bench, text: str, question: Question, terms: tuple[Term, ...], head: Sequence[Ranked], drawn: Drawn
) -> MeasuredAlone:
    """The terms of the best memories and of those that join them. ``text`` is the question as it was put."""
    candidates = [*(one.candidate for one in head), *_joining(drawn.candidates, FILLED - len(head))]
    keys = [one.key for one in candidates]
    texts = statement_texts(bench.store, Corpus.MEMORIES, keys)
    owners = frozenset(one_form(word) for name in bench.owner_names() for word in words(name))
    rarities = _rarities(bench, terms)
    best = head[0].best
    found: Terms = {
        by.WORDS: [one.bm25 / best.words for one in candidates],
        by.HELD: by.held(_in_one_form(terms, rarities, question), texts),
        **by.own_terms(question, text, texts, owners),
    }
    if drawn.meant is None:
        return MeasuredAlone(candidates, found, Known.WORDS, len(head))
    found[by.MEANING] = [max(one.cosine or 0.0, 0.0) / best.meaning for one in candidates]
    compared = _word_by_word(bench, text, keys, drawn.meant, rarities)
    if compared is None:
        return MeasuredAlone(candidates, found, Known.VECTORS, len(head))
    found[by.PIECE] = compared
    return MeasuredAlone(candidates, found, Known.PIECES, len(head))


def _joining(drawn: Candidates, count: int) -> list[Candidate]:
    """The nearest of those that are too far to be offered by themselves."""
    if count <= 0:
        return []
    far = [
        (-cosine, place)
        for place, (bm25, cosine) in enumerate(zip(drawn.bm25, drawn.cosines, strict=True))
        if cosine is not None and cosine < NEAR_ENOUGH and not bm25 and drawn.keys[place] not in drawn.sought
    ]
    return [drawn.at(place) for _, place in sorted(far)[:count]]


def _rarities(bench: Bench, terms: tuple[Term, ...]) -> dict[str, float]:
    """How much each word tells, by its stem."""
    standing, of = frequencies(bench, terms), size(bench.store, Corpus.MEMORIES)
    return {term.stem: rarity(min(standing.get(term.stem, 0), of), of) for term in terms}


def _in_one_form(terms: tuple[Term, ...], rarities: Mapping[str, float], question: Question) -> dict[str, float]:
    """The same by the form in which words of questions and statements meet; pairs of signs all tell alike."""
    told = {one_form(term.text): rarities[term.stem] for term in terms if not has_unspaced(term.text)}
    return told | {word: 1.0 for word in question.content if has_unspaced(word)}


def _word_by_word(
    bench: Bench, text: str, keys: Sequence[int], meant: Meant, rarities: Mapping[str, float]
) -> Floats | None:
    """The question's pieces against those of each memory; None where most have none."""
    space = None if bench.embedder is None else model_key(bench.store, space_of(bench.embedder.fingerprint))
    if meant.pieces is None or space is None:
        return None
    import numpy as np

    stored = pieces_of(bench.store, Corpus.MEMORIES, space, keys)
    if len(stored) < ENOUGH * len(keys):
        return None
    asked, weights = asked_pieces(text, meant.pieces, rarities, frozenset())
    have = [at for at, key in enumerate(keys) if key in stored]
    matches = nearest(asked, [stored[keys[at]] for at in have], bench.store.go_on)
    scale = bench.scale()
    matches = matches if scale is None else scale.told_pieces(matches)
    near = np.zeros(len(keys), np.float32)
    near[have] = np.maximum(matches, 0) ** 2 @ weights
    return near
