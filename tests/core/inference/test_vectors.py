"""How vectors are checked, shrunk and brought back."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from core.errors import ModelAltered
from core.inference.vectors import checked, quantise, restore, sign_bits


def some_vectors(count: int, dimensions: int = 384, seed: int = 3) -> NDArray[np.float32]:
    rows = np.random.default_rng(seed).normal(size=(count, dimensions)).astype(np.float32)
    return checked(rows, count, dimensions)


@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf])
def test_a_vector_with_a_number_that_is_not_finite_is_refused(bad: float) -> None:
    rows = some_vectors(3)
    rows[1, 7] = bad
    with pytest.raises(ModelAltered, match="not finite"):
        checked(rows, 3, 384)


def test_a_zero_vector_is_refused() -> None:
    rows = some_vectors(3)
    rows[2] = 0
    with pytest.raises(ModelAltered, match="zero"):
        checked(rows, 3, 384)


@pytest.mark.parametrize("shape", [(2, 384), (3, 383), (3, 384, 1)])
def test_another_shape_than_the_one_due_is_refused(shape: tuple[int, ...]) -> None:
    with pytest.raises(ModelAltered, match="shape"):
        checked(np.ones(shape, dtype=np.float32), 3, 384)


def test_no_vectors_at_all_are_fine() -> None:
    assert checked(np.zeros((0, 384), dtype=np.float32), 0, 384).shape == (0, 384)
    steps, scales = quantise(np.zeros((0, 384), dtype=np.float32))
    assert restore(steps, scales).shape == (0, 384)


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 2**32 - 1), st.sampled_from([1e-3, 1.0, 1e3]))
def test_a_vector_kept_as_int8_comes_back_pointing_the_same_way(seed: int, size: float) -> None:
    rows = some_vectors(4, seed=seed)
    steps, scales = quantise(rows * np.float32(size))
    assert steps.dtype == np.int8
    assert steps.min() >= -127
    cosine = (restore(steps, scales) * rows).sum(axis=1)
    assert cosine.min() > 0.999


def test_the_ten_nearest_are_the_same_after_shrinking() -> None:
    rows = some_vectors(400)
    near = restore(*quantise(rows))
    same = 0
    for query in some_vectors(20, seed=8):
        before = set(np.argsort(-(rows @ query))[:10])
        same += len(before & set(np.argsort(-(near @ query))[:10]))
    assert same >= 190


def test_the_signs_are_packed_as_sqlite_vec_packs_them() -> None:
    apsw = pytest.importorskip("apsw")
    sqlite_vec = pytest.importorskip("sqlite_vec")
    rows = some_vectors(5)
    rows[0, :8] = [1, -1, 1, 1, -1, -1, -1, 1]
    db = apsw.Connection(":memory:")
    db.enable_load_extension(True)
    db.load_extension(sqlite_vec.loadable_path())
    packed = sign_bits(rows)
    assert packed.shape == (5, 48)
    for row, bits in zip(rows, packed, strict=True):
        (theirs,) = next(db.execute("select vec_quantize_binary(?)", (row.tobytes(),)))
        assert theirs == bits.tobytes()
