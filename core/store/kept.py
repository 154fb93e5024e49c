"""Small facts about the whole file, kept until something is written: its last operation, its model, its size.

A search asks for a dozen of them; each is one statement, and together they
would take as long as the search itself.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")
Mark = tuple[int, int]
"""A state of the file: a number for what others wrote, and one for what this handle wrote."""


class Kept:
    """Values by name, all of one state of the file."""

    def __init__(self) -> None:
        self._mark: Mark | None = None
        self._values: dict[Hashable, Any] = {}

    def value(self, mark: Mark, what: Hashable, read: Callable[[], T]) -> T:
        """What is kept under a name for this state, read if it is not."""
        if mark != self._mark:
            self._values.clear()
            self._mark = mark
        if what not in self._values:
            self._values[what] = read()
        found: T = self._values[what]
        return found
