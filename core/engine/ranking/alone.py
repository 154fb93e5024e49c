"""The terms by which memories are ranked as answers to a question, each with its reason, and their sum.

A memory stands alone: it has no neighbours and no place in a talk, so that
only what it says itself tells. The simple mix of words and meaning stays the
greater part; the other terms decide between what it finds nearly equal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from core.engine.content import content_of, one_form
from core.engine.kin import kin_words
from core.engine.language import guess_language
from core.engine.ranking.kinds import of_the_kind
from core.engine.ranking.turn_words import proper_names, tells_time
from core.engine.ranking.weights import Known, alone_weights
from core.engine.whom import is_about_self
from core.text import words

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.engine.question import Question

    Floats = NDArray[np.float32]

WORDS = "words"  # BM25 as a share of the best
HELD = (
    "words held"  # share of the question's words, by their rarity: BM25 prefers the short one, this the one with more
)
MEANING = "meaning"  # cosine as a share of the best
PIECE = "word by word"  # the question's words, each with the nearest one; near ones count far less than equal ones
KIND = "one of the kind asked for"  # "what pets …?" is answered by a dog
TIME_ASKED = "tells a time, as asked"  # "when …?"
WHOM = "about whom is asked"  # the owner, a relation of theirs, or somebody named
NAMES = "proper names"  # places, titles and people are what is asked about

TERMS = (WORDS, HELD, MEANING, PIECE, KIND, TIME_ASKED, WHOM, NAMES)

_MIX = tuple({WORDS: 0.6, MEANING: 0.4}.get(name, 0.0) for name in TERMS)
"""The simple mix of ``rank.py``."""
MOST_SIGNS = 1_000  # of a memory are read for these; what it is about stands at its beginning
_REMEMBERED = 10_000  # texts whose reading is kept: the same memories come up for question after question
_NOBODY: frozenset[str] = frozenset()


def own_terms(question: Question, text: str, texts: Sequence[str], owners: frozenset[str]) -> dict[str, list[float]]:
    """The terms that a memory's own words give; ``text`` is the question as put, ``owners`` the owner's names."""
    read = [one[:MOST_SIGNS] for one in texts]
    return {
        KIND: of_the_kind(text, read),
        TIME_ASKED: [float(question.for_time and tells_time(one)) for one in read],
        WHOM: _about_whom(question, read, owners),
        NAMES: [proper_names(one, _NOBODY) for one in read],
    }


def held(rarities: Mapping[str, float], texts: Sequence[str]) -> list[float]:
    """Share of the question's words that each text holds, 0 to 1; ``rarities`` by the one form of a word."""
    total = sum(rarities.values())
    if not total:
        return [0.0] * len(texts)
    return [sum(rarities[word] for word in content_of(text) & rarities.keys()) / total for text in texts]


def is_read_well(text: str) -> bool:
    """Whether the terms tell anything of a question: they know English, and so does the built-in model."""
    return guess_language(text) == "en"


def leaves_to_time(question: Question) -> bool:
    """Whether a question names a time, and is decided by when things were so: windows tell more of it than words."""
    named = question.span is not None or question.now or bool(question.before or question.after)
    return named or tells_time(question.folded)


def weighed(terms: Mapping[str, Floats | Sequence[float]], known: Known, count: int, *, mix: bool = False) -> Floats:
    """Each memory's weighed terms as a row in the order of ``TERMS``; their sum is its score. ``mix``: as in that."""
    import numpy as np

    rows = np.zeros((count, len(TERMS)), np.float32)
    weights = _MIX if mix else alone_weights(known, TERMS)
    for at, (name, weight) in enumerate(zip(TERMS, weights, strict=True)):
        if weight and name in terms:
            rows[:, at] = np.asarray(terms[name], np.float32) * np.float32(weight)
    return rows


def _about_whom(question: Question, texts: Sequence[str], owners: frozenset[str]) -> list[float]:
    """1 where a text is about the person asked about, or the share of their names that it holds; else 0."""
    if question.mine:
        return [float(_of_the_owner(text) or bool(owners & _said(text))) for text in texts]
    if question.kin:
        called = frozenset(_forms(" ".join((*kin_words(question.kin), *question.alias))))
        return [float(bool(called & _said(text))) for text in texts]
    names = _forms(" ".join(question.subject_names))
    return [len(names & _said(text)) / len(names) if names else 0.0 for text in texts]


_of_the_owner = lru_cache(maxsize=_REMEMBERED)(is_about_self)


@lru_cache(maxsize=_REMEMBERED)
def _said(text: str) -> frozenset[str]:
    return _forms(text)


def _forms(text: str) -> frozenset[str]:
    return frozenset([one_form(word) for word in words(text)])
