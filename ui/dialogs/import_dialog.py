"""Bring in a file: choose it, see what it holds, run with progress and Stop, read the report."""

from __future__ import annotations

from collections.abc import Coroutine
from enum import StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton, QScrollArea, QStackedWidget, QWidget
from shiboken6 import isValid

from core.answers import ImportOptions, ImportReport
from core.errors import Cancelled, VaultError
from ui import text_dialogs as words
from ui.asking import let_read
from ui.desk import Desk
from ui.dialogs.frame import AskDialog, wrong
from ui.dialogs.import_pages import PreviewPage, ProgressPage, ReportPage
from ui.jobs import Job
from ui.model_doors import ModelDoors
from ui.text_write import read_words
from ui.theme import px
from ui.widgets.drop_zone import DropZone


class Step(StrEnum):
    """Where the dialog stands."""

    CHOOSE = "choose"
    PREVIEW = "preview"
    RUNNING = "running"
    REPORT = "report"


class ImportDialog(AskDialog):
    """The whole import on one page after another; ``wrote`` carries the ``ImportReport``."""

    def __init__(
        self,
        desk: Desk,
        parent: QWidget | None = None,
        *,
        path: Path | None = None,
        models: ModelDoors | None = None,
    ) -> None:
        super().__init__(desk, words.IMPORT_TITLE, words.IMPORT_DO, self._import, parent)
        self._desk, self._models = desk, models
        self._path: Path | None = None
        self._asked = 0
        self._job: Job | None = None
        self._stop_wanted = False
        self.step = Step.CHOOSE
        self._pages = QStackedWidget(self)
        self.zone = DropZone(words.DROP_HERE, words.CHOOSE_LINE, words.CHOOSE_FILE, self)
        self.zone.wanted.connect(self.choose_file)
        self.zone.dropped.connect(self.look_into)
        self.preview = PreviewPage(model_is_set=models is not None and models.is_set())
        self.preview.asked_again.connect(self._look)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self.preview)
        self.progress = ProgressPage(self)
        self.report = ReportPage(self)
        self._widgets = {
            Step.CHOOSE: self.zone,
            Step.PREVIEW: scroll,
            Step.RUNNING: self.progress,
            Step.REPORT: self.report,
        }
        for page in self._widgets.values():
            self._pages.addWidget(page)
        self.body.addWidget(self._pages, 1)
        self.other = QPushButton(words.OTHER_FILE, self)
        self.other.setProperty("kind", "quiet")
        self.other.clicked.connect(self.choose_file)
        self.row.insertWidget(0, self.other)
        self.folder = QPushButton(words.CHOOSE_FOLDER, self)
        self.folder.setProperty("kind", "quiet")
        self.folder.clicked.connect(self.choose_folder)
        self.row.insertWidget(1, self.folder)
        self.resize(px(600), px(540))
        self._go_to(Step.CHOOSE)
        self.zone.button.setFocus()
        if path is not None:
            self.look_into(path)

    def _go_to(self, step: Step) -> None:
        self.step = step
        self._pages.setCurrentWidget(self._widgets[step])
        self.other.setVisible(step is Step.PREVIEW)
        self.folder.setVisible(step is Step.CHOOSE)
        self.accept_button.setVisible(step is Step.PREVIEW or step is Step.REPORT)
        self.accept_button.setText(words.DONE if step is Step.REPORT else words.IMPORT_DO)
        self.cancel.setVisible(step is not Step.REPORT)
        self.cancel.setText(words.STOP if step is Step.RUNNING else words.CANCEL)
        self.cancel.setEnabled(True)

    def choose_file(self) -> None:
        """Open the file chooser without blocking."""
        chooser = QFileDialog(self, words.CHOOSE_FILE)
        chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.fileSelected.connect(lambda name: self.look_into(Path(name)))
        chooser.open()

    def choose_folder(self) -> None:
        """Open the chooser for a folder of exports or notes."""
        chooser = QFileDialog(self, words.CHOOSE_FOLDER)
        chooser.setFileMode(QFileDialog.FileMode.Directory)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.fileSelected.connect(lambda name: self.look_into(Path(name)))
        chooser.open()

    def look_into(self, path: Path) -> None:
        """Show what a file holds; nothing is stored yet."""
        self._path = path
        self.zone.line.setText(words.LOOKING)
        self._look(fresh=True)

    def _look(self, *, fresh: bool = False) -> None:
        if self._path is None:
            return
        self._asked += 1
        self.fault.hide()
        self.accept_button.setEnabled(False)
        self._desk.spawn(self._read_preview(self._path, self._asked, fresh))

    async def _read_preview(self, path: Path, asked: int, fresh: bool) -> None:
        options = ImportOptions() if fresh else self.preview.options()
        try:
            found = await self._desk.read(lambda vault: vault.preview_import(path, options))
        except VaultError as reason:
            if isValid(self) and asked == self._asked:
                self.zone.line.setText(words.CHOOSE_LINE)
                self._go_to(Step.CHOOSE)
                self.fault.show_fault(reason)
            return
        if isValid(self) and asked == self._asked:
            self.preview.show_preview(path, found, fresh=fresh)
            self._go_to(Step.PREVIEW)
            self.accept_button.setEnabled(bool(found.turns or found.statements))
            self.accept_button.setFocus()

    def _import(self) -> Coroutine[Any, Any, ImportReport]:
        path, options = self._path, self.preview.options()
        if path is None:
            raise wrong(words.CHOOSE_FIRST)
        self._stop_wanted = False
        self._go_to(Step.RUNNING)
        self.progress.show_progress(0, 0)
        self._desk.jobs.begun.connect(self._begun)
        return self._desk.work(
            words.importing(path.name),
            lambda vault, progress, should_stop: vault.import_file(path, options, progress, should_stop),
        )

    def go(self) -> None:
        """Bring in, or close once the report was read."""
        if self.step is Step.REPORT:
            self.accept()
        else:
            super().go()

    def _begun(self, job: Job) -> None:
        self._desk.jobs.begun.disconnect(self._begun)
        self._job = job
        if self._stop_wanted:
            job.stop()
        job.moved.connect(self.progress.show_progress)

    def failed(self, reason: VaultError) -> None:
        """Back to the choices; a stop is no fault but is said all the same."""
        self._job = None
        self._go_to(Step.PREVIEW)
        super().failed(Cancelled(words.STOPPED) if isinstance(reason, Cancelled) else reason)

    def succeeded(self, answer: object) -> None:
        """Show the report; the person closes."""
        self._job = None
        self.wrote.emit(answer)
        if isinstance(answer, ImportReport):
            models = self._models if self.preview.reads and answer.operation is not None else None
            self.report.show_report(answer, reading=models is not None)
            if models is not None:
                self._desk.spawn(self._read(models, answer.operation))
        self._go_to(Step.REPORT)
        self.accept_button.setFocus()

    async def _read(self, models: ModelDoors, brought: int | None) -> None:
        """Let the model read what was brought in; it goes on when this is closed, and the status line can stop it."""
        try:
            report = await let_read(self._desk, models.extract, brought)
        except VaultError as reason:
            said = f"{words.MODEL_NOT_HEARD} {reason.message}"
        else:
            said = words.MODEL_NOT_HEARD if report is None else read_words(report)
        if isValid(self):
            self.report.read.setText(said)

    def reject(self) -> None:
        """Cancel closes; while something runs it stops that instead."""
        if self.step is Step.RUNNING:
            self._stop_wanted = True  # the job may not have begun yet
            if self._job is not None:
                self._job.stop()
            self.cancel.setText(words.STOPPING)
            self.cancel.setEnabled(False)
            return
        super().reject()
