"""Looking into a file before it is brought in, in threads of their own: what it holds, then what would come of it.

The newest look counts; an older one is stopped. Nothing is written, and what
else the window asks the vault goes on meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from core.answers import ImportOptions
from core.errors import Cancelled, VaultError
from core.vault import Vault
from ui.desk import Desk
from ui.jobs import Job


class Looks(QObject):
    """``seen`` carries an ``ImportPreview``, ``foretold`` an ``ImportReport``, ``failed`` a ``VaultError``.

    ``moved`` carries (done, total) in bytes while the file is looked into,
    ``compared`` while it is compared with the vault.
    """

    seen = Signal(object)
    foretold = Signal(object)
    failed = Signal(object)
    moved = Signal(object, object)
    compared = Signal(object, object)

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._look: Job | None = None
        self._comparison: Job | None = None

    def look(self, path: Path, options: ImportOptions) -> None:
        """Find out what the file holds with these choices."""
        self.stop()
        self._look = job = Job("", self._desk)  # the desk's: it outlives this, whatever the thread still reports
        job.moved.connect(self.moved)
        self._desk.spawn(self._see(path, options, job))

    def compare(self, path: Path, options: ImportOptions) -> None:
        """Find out what would come of it."""
        self.stop_comparing()
        self._comparison = job = Job("", self._desk)
        job.moved.connect(self.compared)
        self._desk.spawn(self._foretell(path, options, job))

    def stop(self) -> None:
        """Stop what is under way; nothing more comes of it."""
        if self._look is not None:
            self._look.stop()
        self._look = None
        self.stop_comparing()

    def stop_comparing(self) -> None:
        """Stop only the comparison."""
        if self._comparison is not None:
            self._comparison.stop()
        self._comparison = None

    async def _see(self, path: Path, options: ImportOptions, job: Job) -> None:
        found = await self._asked(lambda vault: vault.preview_import(path, options, job.progress, job.should_stop), job)
        if found is not None:
            self._look = None
            self.seen.emit(found)

    async def _foretell(self, path: Path, options: ImportOptions, job: Job) -> None:
        found = await self._asked(lambda vault: vault.foresee_import(path, options, job.progress, job.should_stop), job)
        if found is not None:
            self._comparison = None
            self.foretold.emit(found)

    async def _asked(self, question: Callable[[Vault], object], job: Job) -> object:
        """The answer; None when it is wanted no more, or failed, which was told then."""
        if job.should_stop():  # closed again before it began
            job.deleteLater()
            return None
        try:
            found = await self._desk.apart(question, job)
        except Cancelled:
            return None
        except VaultError as reason:
            if isValid(self) and not job.should_stop():
                self.failed.emit(reason)
            return None
        finally:
            job.deleteLater()
        return found if isValid(self) and not job.should_stop() else None
