"""Stopping a read that runs in another thread: one value that the one who asks and the one who works both hold."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from core.errors import Interrupted

Pause = Callable[[], None]
"""Called inside of long work, a few times a millisecond; raises ``Interrupted`` where the work is no longer wanted."""


def no_pause() -> None:
    """A ``Pause`` of work that nobody stops."""


class Stop:
    """Says once that a piece of work is no longer wanted; the work looks at it, and what it waits for is cut."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._asked = False
        self._cuts: list[Callable[[], None]] = []

    @property
    def is_asked(self) -> bool:
        """Whether the work is no longer wanted."""
        return self._asked

    def ask(self) -> None:
        """Let the work end, from any thread; returns at once and may be called again."""
        with self._lock:
            self._asked = True
            for cut in self._cuts:
                cut()

    def go_on(self) -> None:
        """Raise ``Interrupted`` if the work is no longer wanted."""
        if self._asked:
            raise Interrupted("A newer request took the place of this one.")

    @contextmanager
    def cutting(self, cut: Callable[[], None]) -> Iterator[None]:
        """While something is waited for: ``cut`` ends the waiting, is called in the asking thread and returns at once.

        Raises ``Interrupted`` if the work is no longer wanted before it begins. Nothing is cut after the end.
        """
        with self._lock:
            self.go_on()
            self._cuts.append(cut)
        try:
            yield
        finally:
            with self._lock:
                self._cuts.remove(cut)
