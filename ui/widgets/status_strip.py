"""The line at the bottom: what the vault holds, what is under way, how searching works right now."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QWidget

from ui import text
from ui.jobs import Job
from ui.theme import appearance, px
from ui.translation import tr
from ui.widgets.elided_line import ElidedLine

STEPS = 1000
"""Steps of the bar: a file's bytes do not fit into the bar's own numbers."""


class StatusStrip(QFrame):
    """Counts on the left, a running job with its progress and Cancel in the middle, a notice on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "status")
        self.setAccessibleName(tr("Status"))
        self._counts = ElidedLine("", self)
        self._sample = ElidedLine("", self)
        self._notice = ElidedLine("", self)
        self._job_words = ElidedLine("", self)
        self._bar = QProgressBar(self)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(tr("Progress of the work under way"))
        self._cancel = QPushButton(text.CANCEL, self)
        self._cancel.setProperty("kind", "link")
        self._cancel.setAccessibleName(tr("Cancel the work under way"))
        self._cancel.clicked.connect(self._stop)
        self._job: Job | None = None
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 4, 20, 4)
        layout.setSpacing(12)
        layout.addWidget(self._counts)
        layout.addWidget(self._sample)
        layout.addStretch(1)
        for part in (self._job_words, self._bar, self._cancel):
            layout.addWidget(part, 0, Qt.AlignmentFlag.AlignVCenter)
        layout.addSpacing(8)
        layout.addWidget(self._notice)
        self._show_job(False)
        appearance().changed.connect(self._grow)
        self._grow()

    def _grow(self) -> None:
        self.setMinimumHeight(px(34))
        self._bar.setFixedWidth(px(160))

    def set_counts(self, words: str) -> None:
        """What the vault holds."""
        self._counts.setText(words)

    def set_sample(self, words: str) -> None:
        """A word beside the counts that says that the data are made up."""
        self._sample.setText(words)

    def set_notice(self, words: str) -> None:
        """How searching works right now."""
        self._notice.setText(words)

    @property
    def notice(self) -> str:
        """The notice shown."""
        return self._notice.text()

    @property
    def job(self) -> Job | None:
        """The job shown."""
        return self._job

    def begin(self, job: Job) -> None:
        """Show a job until ``end`` is called with it."""
        self._job = job
        self._bar.setRange(0, 0)
        self._job_words.setText(job.title)
        job.moved.connect(self._moved)
        self._cancel.setEnabled(True)
        self._show_job(True)
        self._cancel.setVisible(job.can_stop)

    def end(self, job: Job) -> None:
        """The job is over."""
        if job is self._job:
            self._job = None
            self._show_job(False)

    def _moved(self, done: int, total: int) -> None:
        if self._job is None:
            return
        self._bar.setRange(0, STEPS if total else 0)
        self._bar.setValue(done * STEPS // total if total else 0)
        percent = f" {done * 100 // total} %" if total else ""
        self._job_words.setText(f"{self._job.title}{percent}")

    def _stop(self) -> None:
        if self._job is not None:
            self._job.stop()
            self._cancel.setEnabled(False)
            self._job_words.setText(text.STOPPING)

    def _show_job(self, shown: bool) -> None:
        for part in (self._job_words, self._bar, self._cancel):
            part.setVisible(shown)
