"""The figures of a detector: a share with the interval after Wilson, and when it is enough to act alone."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from core.engine.precision import LEAST_DECIDED, against_acting, wilson


@pytest.mark.parametrize(
    ("right", "decided", "low", "high"),
    [
        # Wilson's score interval without continuity correction, as in Newcombe (1998), table I.
        (81, 263, 25.53, 36.62),
        (15, 148, 6.24, 16.05),
        (0, 20, 0.00, 16.11),
        (1, 29, 0.61, 17.18),
        (20, 20, 83.89, 100.00),
        (0, 1, 0.00, 79.35),
    ],
)
def test_the_interval_is_that_of_the_published_examples(right: int, decided: int, low: float, high: float) -> None:
    share = wilson(right, decided)
    assert share is not None
    assert (share.low, share.high) == pytest.approx((low, high), abs=0.01)
    assert share.value == pytest.approx(100 * right / decided)


def test_nothing_decided_is_no_share() -> None:
    assert wilson(0, 0) is None


@given(some.integers(1, 3_000).flatmap(lambda n: some.tuples(some.integers(0, n), some.just(n))))
def test_the_share_lies_within_its_bounds_and_the_mirror_image_has_mirrored_bounds(case: tuple[int, int]) -> None:
    right, decided = case
    share, mirror = wilson(right, decided), wilson(decided - right, decided)
    assert share is not None
    assert mirror is not None
    assert 0 <= share.low <= share.value + 1e-9
    assert share.value - 1e-9 <= share.high <= 100
    assert share.low == pytest.approx(100 - mirror.high, abs=1e-6)


@given(some.integers(0, 500), some.floats(0, 100))
def test_a_detector_may_act_only_with_enough_verdicts_and_a_lower_bound_above_the_limit(
    right: int, limit: float
) -> None:
    share = wilson(right, 500)
    assert share is not None
    assert (against_acting(right, 500, limit) == "") is (share.low > limit)
    assert against_acting(LEAST_DECIDED - 1, LEAST_DECIDED - 1, limit)
