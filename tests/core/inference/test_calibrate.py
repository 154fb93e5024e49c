"""Another model's cosines are brought to the built-in model's scale; what cannot tell sentences apart is refused."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.errors import ModelAltered, ModelMissing
from core.inference.calibrate import measure, read_pairs
from core.inference.embed import load_builtin_embedder
from core.scale import Scale, line_between, scale_from
from tests.core.vaults import BagOfWords

RESOURCES = Path(__file__).resolve().parents[3] / "resources"
PAIRS = read_pairs(RESOURCES / "calibration")
BARS = (0.1, 0.3, 0.35, 0.42, 0.57, 0.75)


class Squeezed(BagOfWords):
    """A model whose vectors all share one direction, so that nothing lies below a cosine of .6."""

    def encode(self, texts: Sequence[str]) -> Any:
        rows = super().encode(texts)
        rows = rows * np.float32(0.632)
        rows[:, 0] += np.float32(0.775)
        return rows / np.linalg.norm(rows, axis=1, keepdims=True)


def test_the_set_is_whole_and_its_sentences_stand_once() -> None:
    assert (len(PAIRS.same), len(PAIRS.near), len(PAIRS.script)) == (100, 40, 8)
    assert len({first for first, _ in PAIRS.same}) == 100
    assert len(PAIRS.cosines) == 100 + 40 + 400
    assert PAIRS.cosines == tuple(sorted(PAIRS.cosines))


def test_what_is_written_down_is_what_the_built_in_model_says() -> None:
    try:
        found = measure(load_builtin_embedder(RESOURCES), PAIRS)
    except ModelMissing as missing:
        pytest.skip(f"the built-in model is not installed: {missing.message}")
    assert np.allclose(sorted(found.cosines), PAIRS.cosines, atol=0.002)
    assert all(found.scale.own(bar) == pytest.approx(bar, abs=0.005) for bar in BARS)
    assert found.scale.right > 99
    assert not found.scale.scripts


def test_a_model_on_another_scale_is_brought_to_ours_and_keeps_its_order() -> None:
    plain, squeezed = (measure(model("one"), PAIRS) for model in (BagOfWords, Squeezed))
    assert min(squeezed.cosines) > 0.5
    assert squeezed.scale.own(0.3) > 0.6 > plain.scale.own(0.3)
    told = squeezed.scale.told(np.array(squeezed.cosines, np.float32))
    assert np.all(np.diff(told[np.argsort(squeezed.cosines)]) >= -1e-6)
    # What passes a bar is the same share of the pairs as with the built-in model.
    for bar in BARS:
        passed = (told >= bar).mean()
        assert passed == pytest.approx((np.array(PAIRS.cosines) >= bar).mean(), abs=0.05)


class Numb(BagOfWords):
    """A model that hears no words, only that there are some."""

    def _direction(self, word: str) -> Any:
        return super()._direction(str(np.random.default_rng(len(word) + self.calls).integers(1 << 30)))


def test_a_model_that_cannot_tell_sentences_apart_is_refused_in_a_sentence() -> None:
    with pytest.raises(ModelAltered, match="does not tell"):
        measure(Numb("one"), PAIRS)


rising = st.lists(st.floats(-0.875, 0.875, width=32), min_size=20, max_size=60)


@given(rising, rising)
def test_a_line_always_rises_and_comes_back_from_what_is_kept(own: list[float], builtin: list[float]) -> None:
    scale = Scale(line_between(own, builtin, (0, 0.25, 0.5, 0.75, 1)), (), 97.5, True)
    assert scale_from(scale.as_json()) == scale
    told = scale.told(np.linspace(-1, 1, 201).astype(np.float32))
    assert np.all(np.diff(told) >= -1e-6)
    assert told[0] == -1
    assert told[-1] == pytest.approx(1)


@pytest.mark.parametrize(
    "read",
    [None, [], {}, {"points": 1}, {"points": [[0.5, 0], [0.4, 1]], "pieces": [], "right": 90, "scripts": False},
     {"points": [[0.5, "x"]], "pieces": [], "right": 90, "scripts": False},
     {"points": [[0.1, 0], [0.2, 99]], "pieces": [], "right": 90, "scripts": False}],
)  # fmt: skip
def test_what_is_no_scale_is_none(read: object) -> None:
    assert scale_from(read) is None
