"""Modules that are loaded when something of them is first used.

Opening a vault and listing what it holds needs a third of the engine; loading
all of it takes longer than everything else that a start does. So each part of
the vault's face names its modules by ``later``, and ``load`` loads them in a
quiet moment.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

from core.domain import ShouldStop


class Later:
    """Stands for a module until something of it is asked for, and from then on passes it on."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __getattr__(self, wanted: str) -> Any:
        return getattr(import_module(self.name), wanted)


def later(name: str) -> Any:
    """A module by its full name, loaded at its first use; for checkers of types its import stands beside it."""
    return Later(name)


def waiting(classes: Iterable[type]) -> Iterator[str]:
    """The names of the modules that the modules of these classes load later and that are not loaded yet."""
    for one in classes:
        for value in vars(sys.modules[one.__module__]).values():
            if isinstance(value, Later) and value.name not in sys.modules:
                yield value.name


def load(classes: Iterable[type], should_stop: ShouldStop) -> None:
    """Load what waits, module by module, until it is to stop."""
    for name in list(waiting(classes)):
        if should_stop():
            return
        import_module(name)
