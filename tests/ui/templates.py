"""Vaults that many tests begin with: written once in a run, then copied. A copy costs a hundredth of the writing."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from types import FunctionType

from app.demo import build_demo
from core.vault import Vault

Write = Callable[[Vault], object]
Make = Callable[[Path], object]


def empty(path: Path) -> None:
    """An empty vault whose owner is Mira."""
    Vault.create(path, owner="Mira").close()


def sample(path: Path) -> None:
    """The sample vault: something of every kind, with a past, contradictions and what waits."""
    build_demo(path)


def stands_alone(write: Write) -> bool:
    """Whether a function of a module, and nothing that a test made, writes: what it leaves is the same each time."""
    return isinstance(write, FunctionType) and write.__closure__ is None and "<" not in write.__qualname__


def write_into(path: Path, write: Write) -> None:
    """Open the vault, let the function write, close it."""
    vault = Vault.open(path)
    try:
        write(vault)
    finally:
        vault.close()


class Templates:
    """The vaults by the function that made them, or that wrote into an empty one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made: dict[Make | Write, Path] = {}

    def copy(self, make: Make, path: Path) -> Path:
        """A vault of a test's own at ``path``, as the function makes it."""
        return self._copy(make, make, path)

    def filled(self, write: Write, path: Path) -> Path:
        """The same with what the function writes into an empty one."""
        return self._copy(write, lambda made: write_into(self.copy(empty, made), write), path)

    def _copy(self, key: Make | Write, make: Make, path: Path) -> Path:
        if key not in self._made:
            made = self._folder / f"{len(self._made)}.variorum"
            make(made)
            self._made[key] = made
        shutil.copy(self._made[key], path)
        return path

    def is_empty(self, path: Path) -> bool:
        """Whether the vault at ``path`` is still as it was copied, the empty one."""
        return empty in self._made and path.read_bytes() == self._made[empty].read_bytes()
