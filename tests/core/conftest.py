"""Vaults for the tests of the engine: in memory, or in a file of the test's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.vault import Vault
from tests.core.vaults import Clock, Ids


@pytest.fixture
def clock() -> Clock:
    """A clock that the test moves; it goes on by a second at each look."""
    return Clock()


@pytest.fixture
def vault(clock: Clock) -> Iterator[Vault]:
    """An empty vault in memory; its owner is Mira, also called Mimi."""
    made = Vault.in_memory(owner="Mira", aliases=("Mimi",), clock=clock, ids=Ids())
    yield made
    made.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the test's vault file may stand."""
    return tmp_path / "house" / "mira.vault"


@pytest.fixture
def filed(path: Path, clock: Clock) -> Iterator[Vault]:
    """An empty vault in a file."""
    made = Vault.create(path, owner="Mira", aliases=("Mimi",), clock=clock, ids=Ids())
    yield made
    made.close()
