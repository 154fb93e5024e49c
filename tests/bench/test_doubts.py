"""The figures about doubt: what AUROC counts, and how a question is moved into another conversation."""

from __future__ import annotations

import pytest

from app.bench.doubts import OTHERS, auroc, exchanged, spread


def test_auroc_counts_the_pairs_in_the_right_order_and_ties_as_half() -> None:
    assert auroc([3, 2], [1, 0]) == 100
    assert auroc([1, 0], [3, 2]) == 0
    assert auroc([1, 2], [1, 2]) == 50
    assert auroc([], [1]) is None
    assert auroc([1], []) is None


def test_names_are_exchanged_all_at_once_and_only_whole() -> None:
    names = {"Ada": "Ben", "Ben": "Ada"}
    assert exchanged("Did Ada meet Ben's Adamant friend?", names) == "Did Ben meet Ada's Adamant friend?"
    assert exchanged("Did Ada sleep?", {}) == "Did Ada sleep?"


@pytest.mark.parametrize("count", [0, 3, OTHERS, 1000])
def test_questions_are_taken_from_all_over(count: int) -> None:
    questions = [str(number) for number in range(count)]
    taken = spread(questions)
    assert len(taken) == min(count, OTHERS)
    assert taken == sorted(set(taken), key=int)
