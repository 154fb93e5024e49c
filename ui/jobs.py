"""Long jobs as the status line shows them: a title, how far, and a way to stop.

A job's ``progress`` and ``should_stop`` are called from the thread that works;
what they report reaches the window through a queued signal, at most twenty
times a second.
"""

from __future__ import annotations

import threading
import time

from PySide6.QtCore import QObject, Qt, Signal

REPORT_SECONDS = 0.05
"""Shortest time between two reports: the eye needs no more, the window's thread wants no more."""


class Job(QObject):
    """One long job; ``moved`` carries (done, total), total 0 = not known."""

    # Objects, since Qt's own numbers end at two thousand million, and a file has more bytes.
    moved = Signal(object, object)
    _reported = Signal(object, object)

    def __init__(self, title: str, parent: QObject | None = None, *, can_stop: bool = True) -> None:
        super().__init__(parent)
        self.title = title
        self.can_stop = can_stop
        self.done, self.total = 0, 0
        self._stop = threading.Event()
        self._last = 0.0
        self._reported.connect(self._arrived, Qt.ConnectionType.QueuedConnection)

    def progress(self, done: int, total: int) -> None:
        """Report from any thread how much is done of how much."""
        now = time.monotonic()
        if done >= total or now - self._last >= REPORT_SECONDS:
            self._last = now
            self._reported.emit(done, total)

    def should_stop(self) -> bool:
        """Whether the person (or the closing window) asked to stop; from any thread."""
        return self._stop.is_set()

    def stop(self) -> None:
        """Ask the job to stop at its next step."""
        self._stop.set()

    def _arrived(self, done: int, total: int) -> None:
        self.done, self.total = done, total
        self.moved.emit(done, total)


class Jobs(QObject):
    """All jobs under way; ``begun`` and ``ended`` carry the ``Job``."""

    begun = Signal(object)
    ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: list[Job] = []

    @property
    def any(self) -> bool:
        """Whether anything is under way."""
        return bool(self._running)

    def begin(self, title: str, *, can_stop: bool = True) -> Job:
        """Start showing a job."""
        job = Job(title, self, can_stop=can_stop)
        self._running.append(job)
        self.begun.emit(job)
        return job

    def end(self, job: Job) -> None:
        """Stop showing a job; it has finished, failed or was stopped."""
        self._running.remove(job)
        self.ended.emit(job)
        job.deleteLater()

    def stop_all(self) -> None:
        """Ask every job to stop."""
        for job in self._running:
            job.stop()
