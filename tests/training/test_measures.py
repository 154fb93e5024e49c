"""The figures of the model card are what they are called."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.training.conftest import Rows  # noqa: F401  the path is set there

from judge.measure import area, area_interval, at_bar, calibrated, calibration_error, fit_two  # isort: skip


def test_the_area_is_one_for_a_perfect_order_half_for_none_and_counts_ties_half() -> None:
    assert area([0.9, 0.8, 0.1], [True, True, False]) == 1.0
    assert area([0.5, 0.5], [True, False]) == 0.5
    assert area([0.1, 0.9], [True, False]) == 0.0
    assert area([0.1, 0.9], [True, True]) == 0.5


@given(st.lists(st.tuples(st.floats(0, 1), st.booleans()), min_size=2, max_size=40))
def test_the_area_is_the_share_of_pairs_in_the_right_order(rows: list[tuple[float, bool]]) -> None:
    scores, clash = [row[0] for row in rows], [row[1] for row in rows]
    yes = [score for score, is_clash in rows if is_clash]
    no = [score for score, is_clash in rows if not is_clash]
    if yes and no:
        wins = sum((one > other) + (one == other) / 2 for one in yes for other in no)
        assert area(scores, clash) == pytest.approx(wins / len(yes) / len(no))


def test_precision_and_recall_at_a_bar() -> None:
    there = at_bar([0.9, 0.9, 0.4, 0.1], [True, False, True, False], 0.5)
    assert (there.precision, there.recall, there.flagged) == (0.5, 0.5, 2)


def test_an_interval_holds_its_value_and_narrows_with_more_pairs() -> None:
    few, many = area_interval(0.8, 20, 30), area_interval(0.8, 200, 300)
    assert few[0] < many[0] < 0.8 < many[1] < few[1]


def test_two_numbers_make_overconfident_scores_believable() -> None:
    random = Random(4)
    chances = [random.random() for _ in range(3_000)]
    clash = [random.random() < chance for chance in chances]
    loud = [chance**2 / (chance**2 + (1 - chance) ** 2) for chance in chances]  # the logit doubled
    fit = fit_two(loud, clash)
    assert fit[0] == pytest.approx(0.5, abs=0.06)
    assert fit[1] == pytest.approx(0.0, abs=0.1)
    assert calibration_error(calibrated(loud, fit), clash) < 0.04 < calibration_error(loud, clash)
