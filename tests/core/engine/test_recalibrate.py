"""A vault's own calibration: near the shipped one, never another order, and only where it foretells better."""

from __future__ import annotations

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.opposites.recalibrate import (
    LEAST_VERDICTS,
    MOST_SLOPE,
    Calibration,
    bar_in,
    counted,
    fitted,
    log_loss,
)

SHIPPED = Calibration(0.6, -0.5)
RULED = st.lists(st.tuples(st.floats(0, 1), st.booleans()), min_size=0, max_size=90)


def ruled_by(truth: Calibration, number: int, seed: int = 5) -> list[tuple[float, bool]]:
    """Verdicts of a person for whom a share means what this calibration says."""
    random = Random(seed)
    shares = [random.uniform(0.3, 1.0) for _ in range(number)]
    return [(share, random.random() < truth.chance(share)) for share in shares]


@given(RULED)
def test_a_fit_keeps_the_order_of_pairs_and_is_always_a_number(ruled: list[tuple[float, bool]]) -> None:
    found = fitted(ruled, SHIPPED)
    if found is None:
        return
    own = found.calibration
    assert 0 < own.slope <= MOST_SLOPE
    assert all(math.isfinite(value) for value in (own.slope, own.shift, found.loss_before, found.loss_after))
    chances = [own.chance(share) for share in sorted(share for share, _ in ruled)]
    assert chances == sorted(chances)
    assert all(0 < chance < 1 for chance in chances)


@given(RULED)
def test_verdicts_of_one_kind_or_too_few_give_no_fit(ruled: list[tuple[float, bool]]) -> None:
    assert fitted([(share, True) for share, _ in ruled], SHIPPED) is None
    assert fitted([(share, False) for share, _ in ruled], SHIPPED) is None
    assert fitted(ruled[: LEAST_VERDICTS - 1], SHIPPED) is None


@given(st.floats(0.3, 3.0), st.floats(-3, 3), st.floats(0.01, 0.99), st.floats(0.01, 0.99))
def test_a_higher_shipped_bar_is_a_higher_bar_of_ones_own(slope: float, shift: float, one: float, other: float) -> None:
    own = Calibration(slope, shift)
    low, high = sorted((one, other))
    assert 0 <= bar_in(low, SHIPPED, own) <= bar_in(high, SHIPPED, own) <= 1
    assert bar_in(one, SHIPPED, SHIPPED) == pytest.approx(one, abs=1e-9)


def test_a_person_who_finds_it_wrong_more_often_gets_a_higher_bar() -> None:
    strict = Calibration(0.6, -2.0)
    ruled = ruled_by(strict, 120)
    found = fitted(ruled, SHIPPED)
    assert found is not None
    assert found.helps
    assert found.loss_after < found.loss_before
    assert -2.6 < found.calibration.shift < -1.2
    now, then = 0.7, bar_in(0.7, SHIPPED, found.calibration)
    assert then > now
    assert counted(ruled, then)[0] < counted(ruled, now)[0]


@pytest.mark.parametrize("seed", range(5))
def test_a_person_like_the_shipped_numbers_is_offered_nothing(seed: int) -> None:
    found = fitted(ruled_by(SHIPPED, 60, seed), SHIPPED)
    assert found is not None
    assert not found.helps


def test_few_verdicts_move_the_numbers_less_than_many() -> None:
    strict = Calibration(0.6, -2.5)
    few, many = (fitted(ruled_by(strict, number), SHIPPED) for number in (45, 400))
    assert few is not None
    assert many is not None
    assert SHIPPED.shift > few.calibration.shift > many.calibration.shift - 0.2


def test_what_is_flagged_is_counted_from_the_bar_on() -> None:
    ruled = [(0.9, True), (0.7, False), (0.7, True), (0.2, False)]
    assert counted(ruled, 0.7) == (3, 2)
    assert counted(ruled, 0.71) == (1, 1)


def test_a_certain_wrong_share_costs_much_and_not_infinitely_much() -> None:
    steep = Calibration(MOST_SLOPE, 0.0)
    assert 5 < log_loss([(1.0, False), (0.0, True)], steep) < 40
