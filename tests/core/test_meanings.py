"""The map of meanings: what is alike stands near, the same vault gives the same map, samples and gaps are told."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.projection import plane
from core.errors import InvalidRequest
from core.vault import Vault
from tests.core.vaults import BagOfWords, remembered


def embedded(vault: Vault) -> None:
    model = BagOfWords()
    vault.use_embedder(model)
    vault.embed_missing()


def test_what_is_alike_stands_near_and_the_map_is_always_the_same(vault: Vault) -> None:
    for number in range(6):
        remembered(vault, f"kiln glaze clay firing temperature {number}")
        remembered(vault, f"dog lead food walk bark {number}")
    embedded(vault)
    drawn = vault.meanings()
    assert drawn == vault.meanings()
    assert (len(drawn.points), drawn.total, drawn.unread) == (12, 12, 0)
    kiln = [(point.x, point.y) for point in drawn.points if "kiln" in point.text]
    dogs = [(point.x, point.y) for point in drawn.points if "dog" in point.text]
    within = max(np.hypot(*(np.array(a) - np.mean(kiln, axis=0))) for a in kiln)
    apart = np.hypot(*(np.mean(kiln, axis=0) - np.mean(dogs, axis=0)))
    assert apart > within / 2
    assert 0 < drawn.kept <= 1


def test_a_sample_is_stable_and_told_and_what_has_no_vector_is_counted(vault: Vault) -> None:
    for number in range(9):
        remembered(vault, f"diary page number {number} of the year")
    embedded(vault)
    some = vault.meanings(limit=4)
    assert (len(some.points), some.total, some.unread) == (4, 9, 0)
    remembered(vault, "not read yet")
    again = vault.meanings(limit=4)
    assert again.unread == 1
    assert [point.memory for point in again.points] == [point.memory for point in some.points]
    with pytest.raises(InvalidRequest):
        vault.meanings(limit=0)


def test_a_vault_without_a_model_has_an_empty_map(vault: Vault) -> None:
    remembered(vault, "I like tea")
    drawn = vault.meanings()
    assert (drawn.points, drawn.total, drawn.unread) == ((), 0, 1)


@given(st.integers(0, 30), st.integers(1, 12), st.integers(0, 5))
def test_places_lie_on_the_plane_whatever_the_vectors_are(count: int, width: int, seed: int) -> None:
    vectors = np.random.default_rng(seed).standard_normal((count, width)).astype(np.float32)
    places, kept = plane(vectors)
    assert places.shape == (count, 2)
    assert np.isfinite(places).all()
    assert (np.abs(places) <= 1).all()
    assert 0 <= kept <= 1 + 1e-9
    same, _ = plane(vectors.copy())
    assert (same == places).all()


def test_equal_vectors_stand_on_one_place() -> None:
    places, _kept = plane(np.ones((5, 8), dtype=np.float32))
    assert (places == places[0]).all()
