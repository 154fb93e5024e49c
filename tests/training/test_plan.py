"""The training's plan: each pair is trained on once, and each part starts from weights that are there by then."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.training.conftest import Pair  # noqa: F401  the path is set there

torch = pytest.importorskip("torch", reason="the training needs the extra “judge”")

from judge.train import RESULT, ROUNDS, plan  # noqa: E402  isort: skip


@pytest.mark.parametrize("pairs", [100, 7_321, 160_000])
def test_the_parts_share_all_pairs_and_none_is_seen_twice(pairs: int) -> None:
    parts = plan(pairs)
    assert parts[0].first == 0
    assert parts[-1].last == pairs
    assert all(one.last == after.first for one, after in pairwise(parts))


def test_each_part_starts_from_earlier_ones() -> None:
    for at, (_, start, *_rest) in enumerate(ROUNDS):
        assert set(start) <= {name for name, *_ in ROUNDS[:at]}
    assert set(RESULT) <= {name for name, *_ in ROUNDS}
