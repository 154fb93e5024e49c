"""Looks through the vault while nothing is written: short slices in a thread of its own, by rules alone.

Once nothing was written for a while and a sweep is due, it asks for a slice
after a slice with a rest between, and steps back at once when anybody writes.
It never asks a language model, and all it finds waits for the person.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from core.contradictions import SweepReport
from core.domain import Change
from core.errors import VaultError
from ui.desk import Desk

if TYPE_CHECKING:
    from core.vault import Vault

SETTING = "idle_sweep"
"""Name of the person's choice: "on" (unless said otherwise) or "off"."""
QUIET = 180.0
"""Seconds without a write before it begins: who writes has better use for the disk."""
SLICE = 0.25
"""Seconds of one slice: closing the window never waits longer."""
REST = 0.5
"""Seconds between two slices, so that a third of one core is used at most."""
BREATH = 0.001
"""Seconds of rest between two steps of a slice: a step takes about as long, so that Python is never kept for long."""
LOOK = 5.0
"""Seconds between two looks whether it may begin."""


class IdleSweep(QObject):
    """Start it once the desk is open, close it before the desk; ``swept`` carries the report of each slice."""

    swept = Signal(object)

    def __init__(
        self,
        desk: Desk,
        recall: Callable[[str], str | None] = lambda _name: None,
        *,
        quiet: float = QUIET,
        look: float = LOOK,
        rest: float = REST,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._desk, self._recall, self._clock = desk, recall, clock
        self._quiet, self._look, self._rest = quiet, look, rest
        self._thread = ThreadPoolExecutor(1, "idle sweep")
        self._vault: Vault | None = None
        self._stop = threading.Event()
        self._written = clock()
        self._own = 0
        self._task: asyncio.Task[None] | None = None
        desk.changed.connect(self._changed)

    def start(self) -> None:
        """Begin to look out for quiet times; a vault that is only read is left alone."""
        if not self._desk.read_only and self._task is None:
            self._task = self._desk.spawn(self._live())

    @property
    def is_wanted(self) -> bool:
        """Whether the person lets it work."""
        return self._recall(SETTING) != "off"

    def _changed(self, change: Change) -> None:
        """Somebody wrote: begin to wait anew. What a slice of ours wrote comes back the same way and is no reason."""
        if change.operation is None or change.operation > self._own:
            self._written = self._clock()

    @property
    def _may_work(self) -> bool:
        return self.is_wanted and not self._stop.is_set() and self._clock() - self._written >= self._quiet

    async def _live(self) -> None:
        while not self._stop.is_set():
            await asyncio.sleep(self._look)
            with suppress(VaultError):  # locked, full or gone: the window tells it where the person wants something
                await self._work()

    async def _work(self) -> None:
        """Slice after slice while it is quiet and something is due."""
        while self._may_work:
            report = await asyncio.get_running_loop().run_in_executor(self._thread, self._slice)
            if report is None:
                return
            self.swept.emit(report)
            if report.done:
                return
            await asyncio.sleep(self._rest)

    def _slice(self) -> SweepReport | None:
        """One slice in the thread; None when nothing is due."""
        if self._vault is None:
            self._vault = self._desk.open_another()
        if self._stop.is_set() or not self._vault.sweep_is_due():
            return None
        report = self._vault.sweep(SLICE, should_stop=self._breathe)
        self._own = max(self._own, self._vault.last_operation() if report.operation else 0)
        return report

    def _breathe(self) -> bool:
        """Asked between two steps: let the window's thread go first, and say whether to stop."""
        time.sleep(BREATH)
        return self._stop.is_set()

    async def close(self) -> None:
        """Stop after the step under way, close the handle and end the thread."""
        self._stop.set()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=True)

    def _close(self) -> None:
        if self._vault is not None:
            self._vault.close()
            self._vault = None
