"""Questions that several turns answer: what is counted, and that hits come from more talks than one."""

from __future__ import annotations

import numpy as np
import pytest

from core.engine.ranking.several import MOST_TAKEN, already_taken, asked_kind, asks_for_several


@pytest.mark.parametrize(
    ("question", "kind"),
    [
        ("What musical instruments does Ada play?", {"musical", "instruments"}),
        ("Which of the cities has Ben seen?", {"cities"}),
        ("In what kind of boat did they sail?", {"boat"}),
        ("How many trips did Ada make?", {"trips"}),
        ("What did Ada buy?", set()),
        ("When did Ada leave?", set()),
        ("What old and long forgotten words of praise for her work did she find?", set()),
    ],
)
def test_the_kind_asked_for_is_named_between_the_question_word_and_the_verb(question: str, kind: set[str]) -> None:
    assert asked_kind(question) == kind


@pytest.mark.parametrize(
    ("question", "several"),
    [
        ("What books has Ada read?", True),
        ("How many children does Ben have?", True),
        ("What kind of music does Ben like?", True),
        ("What class did Ada take?", False),
        ("What is Ada's favourite book?", False),
        ("Where does Ben live?", False),
        ("", False),
    ],
)
def test_a_list_or_a_count_is_told_from_a_single_answer(question: str, several: bool) -> None:
    assert asks_for_several(question) is several


def test_each_turn_counts_the_better_ones_of_its_own_talk_and_no_others() -> None:
    scores = np.array([5.0, 4.9, 4.8, 4.7, 4.0], np.float32)
    talks = np.array([1, 1, 2, 1, 1], np.int64)
    assert already_taken(scores, talks, -0.01).tolist() == [0, 1, 0, 2, MOST_TAKEN]


def test_a_turn_that_is_overtaken_counts_against_nobody() -> None:
    scores = np.array([5.0, 4.0, 3.5], np.float32)
    talks = np.array([1, 1, 2], np.int64)
    taken = already_taken(scores, talks, -1.0)
    order = np.argsort(-(scores - taken))
    assert taken.tolist() == [0, 1, 0]
    assert order.tolist() == [0, 2, 1]


def test_nothing_to_choose_from_takes_nothing() -> None:
    assert already_taken(np.zeros(0, np.float32), np.zeros(0, np.int64), -1.0).tolist() == []
