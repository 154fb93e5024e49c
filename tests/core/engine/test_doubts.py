"""How sure the best message is: likeness and gap, and the floors that belong to a model."""

from __future__ import annotations

import numpy as np
import pytest

from core.doubts import Doubted
from core.engine.ranking import turns as by
from core.engine.ranking.doubts import doubt, gap, likeness
from core.engine.ranking.weights import floors
from core.inference.embed import builtin_fingerprint


def rows(*scores: float, speaker: float = 0.0) -> np.ndarray:
    made = np.zeros((len(scores), len(by.TERMS)), np.float32)
    made[:, by.TERMS.index(by.WORDS)] = scores
    made[0, by.TERMS.index(by.SPEAKER)] = speaker
    return made


def test_likeness_is_of_one_turn_and_unknown_without_its_pieces() -> None:
    terms = {by.PIECE_BESIDE: [0.5, 0.9], by.NEARBY: [1.0, 0.5], by.MEANING: [0.2, 0.6]}
    assert likeness(terms, 1) == pytest.approx(0.9 + 0.4 * 0.5 + 0.5 * 0.6)
    assert likeness({by.NEARBY: [1.0], by.MEANING: [0.2]}, 0) is None


def test_the_gap_lies_between_the_person_and_everybody_else_whoever_speaks() -> None:
    found = gap(rows(0.5, 0.8, 0.6, speaker=0.9), [1.0, 0.0, 0.0])
    assert found is not None
    assert found[0] == pytest.approx(-0.3)
    assert found[1] == 1


@pytest.mark.parametrize("spoken", [[0.0, 0.0], [1.0, 1.0]])
def test_there_is_no_gap_where_one_side_says_nothing(spoken: list[float]) -> None:
    assert gap(rows(0.5, 0.8), spoken) is None


def test_floors_belong_to_a_model_and_without_them_nothing_is_doubtful() -> None:
    known = builtin_fingerprint()
    found = floors(known)
    assert found is not None
    like, apart = found
    assert doubt(known, like - 0.1, 1.0, "Ada", "Ben").kind is Doubted.NOTHING_LIKE_IT
    assert doubt(known, like + 0.1, apart - 0.1, "Ada", "Ben").kind is Doubted.SOMEBODY_ELSE
    assert doubt(known, like + 0.1, apart + 0.1, "Ada", "Ben").kind is None
    assert doubt(known, None, None, "", "").kind is None
    assert doubt("another model", 0.0, -9.0, "Ada", "Ben").kind is None
