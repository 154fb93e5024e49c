"""Reads what a pane shows anew after changes: one reading at a time, a run of changes once.

What is out of sight is not read for; it is marked, and read when it is shown.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ui.desk import Desk


class WhenSeen(QObject):
    """Does something at once while a pane can be seen, else once when it is shown again."""

    def __init__(self, pane: QWidget, act: Callable[[], object]) -> None:
        super().__init__(pane)
        self._pane, self._act = pane, act
        self.missed = False
        pane.installEventFilter(self)

    def do(self) -> None:
        """Do it now, or when the pane is shown."""
        if self._pane.isVisible():
            self._act()
        else:
            self.missed = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The pane is shown: do what was missed."""
        if event.type() == QEvent.Type.Show and self.missed:
            self.missed = False
            self._act()
        return False


class ReadingAnew(QTimer):
    """Calls ``read`` some time after the desk told of a change.

    A pane out of sight is read for when it is shown again, unless others live by what it reads (``unseen``). While
    a reading is under way further ones wait for its end and become one.
    """

    def __init__(
        self, desk: Desk, pane: QWidget, read: Callable[[], Awaitable[None]], pause_ms: int, *, unseen: bool = False
    ) -> None:
        super().__init__(pane)
        self.setSingleShot(True)
        self.setInterval(pause_ms)
        self._desk, self._read, self._unseen = desk, read, unseen
        self._seen = WhenSeen(pane, self.start)
        self._reading = self._again = False
        self.timeout.connect(self.now)
        desk.changed.connect(self.soon)

    def soon(self, _change: object = None) -> None:
        """Something changed."""
        if self._unseen:
            self.start()
        else:
            self._seen.do()

    def now(self) -> None:
        """Read at once, or once more when the reading under way has ended."""
        self.stop()
        self._seen.missed = False
        if self._reading:
            self._again = True
        elif not self._desk.is_closing:
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
