"""The test of a language model: how far it is, a way to stop it, and what came of it in plain words."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.domain import Progress
from core.errors import Cancelled, VaultError
from ui import text_model as words
from ui.aside import aside
from ui.desk import Desk
from ui.jobs import Job
from ui.model_doors import Miss, ModelDoors, ModelReport, RoleFields
from ui.safe import PlainLabel, one_line
from ui.theme import px
from ui.translation import in_quotes
from ui.widgets.cards import Cards

MISSES_HEIGHT = 150


class ModelTrial(QFrame):
    """``failed`` carries a ``VaultError``, ``ended`` comes when nothing runs any more."""

    failed = Signal(object)
    ended = Signal()

    def __init__(self, desk: Desk, doors: ModelDoors, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._doors = desk, doors
        self._job: Job | None = None
        self.setProperty("role", "card")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(18), px(12), px(18), px(12))
        layout.setSpacing(px(6))
        self._running = QWidget(self)
        row = QHBoxLayout(self._running)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(10))
        self.how_far = PlainLabel("", self, role="small", wrap=False)
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(words.TESTING)
        self.stop = QPushButton(words.STOP, self)
        self.stop.setAutoDefault(False)
        self.stop.clicked.connect(self.stop_now)
        row.addWidget(PlainLabel(words.TESTING, self, wrap=False))
        row.addWidget(self.progress, 1)
        row.addWidget(self.how_far)
        row.addWidget(self.stop)
        self.result = PlainLabel("", self, role="heading")
        self.verdict = PlainLabel("", self)
        self.numbers = PlainLabel("", self, role="small")
        self._misses_name = PlainLabel(words.MISSES, self, role="strong")
        self.misses = Cards(words.MISSES, self)
        self.misses.setFixedHeight(px(MISSES_HEIGHT))
        for part in (self._running, self.result, self.verdict, self.numbers, self._misses_name, self.misses):
            layout.addWidget(part)
        self.hide()

    @property
    def running(self) -> bool:
        """Whether a test is under way."""
        return self._job is not None

    def start(self, fields: RoleFields) -> None:
        """Run the labelled set through this model."""
        if self._job is None:
            self._show_running(True)
            self.how_far.setText("")
            self.progress.setRange(0, 0)
            self._job = self._desk.jobs.begin(words.TESTING)
            self._job.moved.connect(self._moved)
            self._desk.spawn(self._run(fields, self._job))

    def stop_now(self) -> None:
        """Ask it to stop; it does so at its next step."""
        if self._job is not None:
            self._job.stop()
            self.stop.setEnabled(False)

    async def _run(self, fields: RoleFields, job: Job) -> None:
        progress = _while_valid(job)
        try:
            report = await aside(lambda: self._doors.test(fields, progress, job.should_stop), "model test")
        except Cancelled:
            self._over(job, lambda: self._say(words.STOPPED))
        except VaultError as reason:
            told = reason
            self._over(job, lambda: self._fail(told))
        except BaseException:
            self._over(job, self.hide)
            raise
        else:
            self._over(job, lambda: self._show(report))

    def _over(self, job: Job, then: Callable[[], None]) -> None:
        if isValid(job):
            self._desk.jobs.end(job)
        if isValid(self):
            self._job = None
            self.stop.setEnabled(True)
            self._show_running(False)
            then()
            self.ended.emit()

    def _moved(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)
        self.how_far.setText(words.progress_words(done, total))

    def _show_running(self, running: bool) -> None:
        self.show()
        self._running.setVisible(running)
        for part in (self.result, self.verdict, self.numbers, self._misses_name, self.misses):
            part.setVisible(False)

    def _say(self, sentence: str) -> None:
        self.verdict.setText(sentence)
        self.verdict.show()

    def _fail(self, reason: VaultError) -> None:
        self.hide()
        self.failed.emit(reason)

    def _show(self, report: ModelReport) -> None:
        self.result.setText(words.result_words(report))
        self.numbers.setText(words.unusable_words(report))
        self.result.show()
        self.numbers.show()
        self._say(words.verdict_words(report))
        self._misses_name.setVisible(bool(report.misses))
        self.misses.setVisible(bool(report.misses))
        held = {str(number): miss for number, miss in enumerate(report.misses)}
        self.misses.clear()
        self.misses.show_cards(list(held), lambda key: _MissRow(held[key], self.misses))


class _MissRow(QWidget):
    """A statement that was not answered right, and how."""

    def __init__(self, miss: Miss, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(1))
        layout.addWidget(PlainLabel(in_quotes(one_line(miss.statement, 160)), self))
        said = words.miss_words(one_line(miss.expected, 120), one_line(miss.said, 160))
        layout.addWidget(PlainLabel(said, self, role="small"))


def _while_valid(job: Job) -> Progress:
    """The job's progress for another thread, silent once the window and its jobs are gone."""

    def progress(done: int, total: int) -> None:
        with contextlib.suppress(RuntimeError):  # closed between the look and the call
            if isValid(job):
                job.progress(done, total)

    return progress
