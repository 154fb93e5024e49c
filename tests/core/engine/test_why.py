"""Why a hit is here: the words that it shares with the query are found by their stems, whatever their endings."""

from __future__ import annotations

import pytest

from core.engine.query import read_terms
from core.engine.rank import Candidate, via
from core.engine.why import Reasons


@pytest.mark.parametrize(
    ("asked", "text", "told"),
    [
        ("running skies", "He runs under a clear sky", "says “running”"),
        ("day by day", "Days went", "says “day”"),
        ("x y", "x marks it", "says “x”"),
        ("relational conditions", "It relates to a conditional clause", "says “relational”, “conditions”"),
        ("lisbon", "Porto", "close in meaning"),
        ("", "Porto", "close in meaning"),
    ],
)
def test_the_shared_words_are_named(asked: str, text: str, told: str) -> None:
    assert Reasons(read_terms(asked)).of(text, "words and meaning", ()) == told


@pytest.mark.parametrize(
    ("candidate", "told"),
    [
        (Candidate(1, 0.0, 0.5), "close in meaning"),
        (Candidate(1, 0.0, 0.2), "a little like it in meaning"),
        (Candidate(1, 0.0, 0.2, sought=True), ""),
        (Candidate(1, 0.0, None), ""),
    ],
)
def test_near_far_and_by_the_question_alone_are_told_apart(candidate: Candidate, told: str) -> None:
    assert Reasons(read_terms("lisbon")).of("Porto", via(candidate), (), candidate.cosine) == told
