"""The bench of the review: every key brings the next card in each of the three lists, and the figures are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.bench.review import build, run
from core.errors import InvalidRequest


def test_what_is_planted_is_what_is_open(tmp_path: Path) -> None:
    assert build(tmp_path / "v.vault", tmp_path, 200) == 50


@pytest.mark.parametrize("size", [0, 99, 1_000_001])
def test_a_size_that_cannot_be_measured_is_refused(size: int) -> None:
    with pytest.raises(InvalidRequest):
        run(None, out=None, embedder=None, options={"size": size})
