"""Something slow that is asked in a thread of its own, so that whoever waits for it may leave at once.

A request can be cut where it waits for an answer, but not while a name is
looked up or a connection is made. Then it is left behind: it ends by itself,
within its own time limit, and nobody reads what it brings.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

from core.stopping import Stop

T = TypeVar("T")


class StillBusy(Exception):
    """The last one that was left behind has not ended yet."""


class Errand:
    """One piece of work at a time, in a thread that ends with it."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._changed = threading.Condition()
        self._running = False

    def ask(self, work: Callable[[], T], stop: Stop, patience: float) -> T:
        """What ``work`` gives; raises what it raises, and ``Interrupted`` at once when ``stop`` is asked.

        Where one that was left behind still runs, it is waited for up to ``patience`` seconds, then ``StillBusy``.
        """
        made: list[T] = []
        faults: list[BaseException] = []

        def run() -> None:
            try:
                made.append(work())
            except BaseException as fault:  # noqa: BLE001 - raised again where it is waited for
                faults.append(fault)
            finally:
                with self._changed:
                    self._running = False
                    self._changed.notify_all()

        with stop.cutting(self._look), self._changed:
            if not self._changed.wait_for(lambda: stop.is_asked or not self._running, patience):
                raise StillBusy
            stop.go_on()
            self._running = True
            threading.Thread(target=run, name=self._name, daemon=True).start()
            self._changed.wait_for(lambda: stop.is_asked or not self._running)
        stop.go_on()
        if faults:
            raise faults[0]
        return made[0]

    def end(self) -> None:
        """Wait for what was left behind."""
        with self._changed:
            self._changed.wait_for(lambda: not self._running)

    def _look(self) -> None:
        with self._changed:
            self._changed.notify_all()
