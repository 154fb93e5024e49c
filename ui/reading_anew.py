"""Reads what a pane shows anew after changes: while it can be seen, one reading at a time, a run of changes once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ui.desk import Desk


class ReadingAnew(QTimer):
    """Calls ``read`` some time after the desk told of a change.

    A pane out of sight is not read for; whoever shows it calls ``now``. While a
    reading is under way further ones wait for its end and become one.
    """

    def __init__(self, desk: Desk, pane: QWidget, read: Callable[[], Awaitable[None]], pause_ms: int) -> None:
        super().__init__(pane)
        self.setSingleShot(True)
        self.setInterval(pause_ms)
        self._desk, self._pane, self._read = desk, pane, read
        self._reading = self._again = False
        self.timeout.connect(self.now)
        desk.changed.connect(self.soon)

    def soon(self, _change: object = None) -> None:
        """Something changed."""
        if self._pane.isVisible():
            self.start()

    def now(self) -> None:
        """Read at once, or once more when the reading under way has ended."""
        if self._reading:
            self._again = True
        else:
            self._reading = True
            self._desk.spawn(self._go())

    @property
    def is_quiet(self) -> bool:
        """Whether nothing is being read or about to be."""
        return not (self._reading or self.isActive())

    async def _go(self) -> None:
        try:
            await self._read()
        finally:
            self._reading = False
        if self._again and isValid(self):
            self._again = False
            self.now()
