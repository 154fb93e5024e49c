"""Keeps Python itself from holding the window up: short turns between threads, no long looks for rubbish.

Python's collector stops every thread while it goes through all objects: 50 to
100 ms with a large vault open, in the midst of whatever a worker does. So the
long look is taken in the window's thread at rare, chosen moments, and what is
there for good (modules, classes) is no longer looked at. The short looks at
what is new, a millisecond each, stay as they are.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

SWITCH_SECONDS = 0.001
"""How long a busy thread may keep Python from the window's thread (Python's own default is 5 ms)."""
NEVER = 1_000_000_000
"""After so many looks at what is new Python would take a long one by itself."""
LOOK_MS = 20_000
"""How often it is asked whether a long look is due."""
DUE = 200
"""Looks at what has aged a little, each after some 7,000 new objects, that make a long one due."""


def begin() -> None:
    """Prepare Python for a window, once a process."""
    sys.setswitchinterval(SWITCH_SECONDS)
    newest, aged, _ = gc.get_threshold()
    gc.set_threshold(newest, aged, NEVER)


def settle() -> None:
    """What is in memory now stays until the end: no look goes through it any more, where ``begin`` was called."""
    if gc.get_threshold()[2] == NEVER:
        gc.freeze()


class Tidying(QObject):
    """Takes the long look in the window's thread when it is due and nothing is being done."""

    def __init__(self, is_busy: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_busy = is_busy
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collect what nothing refers to any more, if that is worth it now."""
        if gc.get_count()[2] >= DUE and not self._is_busy():
            gc.collect()

    def stop(self) -> None:
        """Before the window goes."""
        self._timer.stop()
