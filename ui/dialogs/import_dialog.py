"""Bring in a file: choose it, see what it holds, run with progress and Stop, read the report."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QPushButton, QScrollArea, QStackedWidget, QWidget
from shiboken6 import isValid

from core.answers import ImportOptions, ImportReport
from core.errors import Cancelled, PasswordWanted, VaultError
from core.previews import ImportPreview
from ui import text_dialogs as words
from ui import text_import
from ui.asking import let_read
from ui.desk import Desk
from ui.dialogs.frame import AskDialog, wrong
from ui.dialogs.import_looks import Looks
from ui.dialogs.import_pages import LeftOut, PreviewPage, ProgressPage, ReportPage
from ui.dialogs.unlock_row import UnlockRow
from ui.folders import begin_at_documents
from ui.jobs import Job
from ui.model_doors import ModelDoors
from ui.safe import PlainLabel
from ui.text_write import read_words
from ui.widgets.drop_zone import DropZone
from ui.widgets.room import open_at


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
        others: Sequence[Path] = (),
        models: ModelDoors | None = None,
    ) -> None:
        super().__init__(desk, words.IMPORT_TITLE, words.IMPORT_DO, self._import, parent)
        self._desk, self._models = desk, models
        self._path: Path | None = None
        self._waiting: list[Path] = []
        self._count = self._place = 1
        self._password = ""
        self._fresh = True
        self._job: Job | None = None
        self._stop_wanted = False
        self._operation: int | None = None
        self.step = Step.CHOOSE
        self.looks = Looks(desk, self)
        self.looks.seen.connect(self._seen)
        self.looks.failed.connect(self._unseen)
        self._pages = QStackedWidget(self)
        self.zone = DropZone(words.DROP_HERE, words.CHOOSE_LINE, words.CHOOSE_FILE, self)
        self.zone.wanted.connect(self.choose_file)
        self.zone.dropped.connect(self.look_into_all)
        self.looks.moved.connect(self._looking)
        is_set = models is not None and models.is_set()
        self.preview = PreviewPage(model_is_set=is_set, owner=desk.owner)
        self.preview.asked_again.connect(self._look)
        self.preview.changed.connect(self._compare)
        self.preview.foretold.skipped.connect(self._skip)
        self.preview.left_out.wanted.connect(lambda: self._save_list(self.preview.left_out))
        self.looks.compared.connect(self.preview.foretold.show_progress)
        self.looks.foretold.connect(self.preview.foretold.show_report)
        self.progress = ProgressPage(self)
        self.report = ReportPage()
        self.report.undo.connect(self._undo)
        self.report.left_out.wanted.connect(lambda: self._save_list(self.report.left_out))
        self._widgets = {
            Step.CHOOSE: self.zone,
            Step.PREVIEW: self._scrolled(self.preview),
            Step.RUNNING: self.progress,
            Step.REPORT: self._scrolled(self.report),
        }
        for page in self._widgets.values():
            self._pages.addWidget(page)
        self.which = PlainLabel("", self, role="small")
        self.which.hide()
        self.body.addWidget(self.which)
        self.body.addWidget(self._pages, 1)
        self.unlock = UnlockRow(self)
        self.unlock.given.connect(self._unlock)
        self.body.addWidget(self.unlock)
        self.other = self._quiet(words.OTHER_FILE, self.choose_file, 0)
        self.folder = self._quiet(words.CHOOSE_FOLDER, self.choose_folder, 1)
        self.leave_out = self._quiet(text_import.LEAVE_OUT, self._look_into_next, 2)
        open_at(self, 680, 600)
        self._go_to(Step.CHOOSE)
        self.zone.button.setFocus()
        if path is not None:
            self.look_into_all((path, *others))

    def _scrolled(self, page: QWidget) -> QScrollArea:
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(page)
        return scroll

    def _quiet(self, name: str, act: Callable[[], None], place: int) -> QPushButton:
        button = QPushButton(name, self)
        button.setProperty("kind", "quiet")
        button.clicked.connect(act)
        self.row.insertWidget(place, button)
        return button

    def _go_to(self, step: Step) -> None:
        self.step = step
        self._pages.setCurrentWidget(self._widgets[step])
        self.unlock.hide()
        self.other.setVisible(step is Step.PREVIEW)
        self.folder.setVisible(step is Step.CHOOSE)
        self.accept_button.setVisible(step is Step.PREVIEW or step is Step.REPORT)
        after = text_import.NEXT_FILE if self._waiting else words.DONE
        self.accept_button.setText(after if step is Step.REPORT else words.IMPORT_DO)
        self.leave_out.setVisible(bool(self._waiting) and step in (Step.CHOOSE, Step.PREVIEW))
        self.cancel.setVisible(step is not Step.REPORT or bool(self._waiting))
        self.cancel.setText(words.STOP if step is Step.RUNNING else words.CANCEL)
        self.cancel.setEnabled(True)

    def choose_file(self) -> None:
        """Open the file chooser without blocking."""
        chooser = QFileDialog(self, words.CHOOSE_FILE)
        chooser.setFileMode(QFileDialog.FileMode.ExistingFiles)
        begin_at_documents(chooser)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.filesSelected.connect(lambda names: self.look_into_all(tuple(map(Path, names))))
        chooser.open()

    def choose_folder(self) -> None:
        """Open the chooser for a folder of exports or notes."""
        chooser = QFileDialog(self, words.CHOOSE_FOLDER)
        chooser.setFileMode(QFileDialog.FileMode.Directory)
        begin_at_documents(chooser)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.fileSelected.connect(lambda name: self.look_into_all((Path(name),)))
        chooser.open()

    def look_into_all(self, paths: Sequence[Path]) -> None:
        """Take several files one after the other, each with its own look, choices, report and undo."""
        self._waiting = list(paths[1:])
        self._place, self._count = 1, len(paths)
        self.look_into(paths[0])

    def _look_into_next(self) -> None:
        self.looks.stop()
        self._place += 1
        self._go_to(Step.CHOOSE)
        self.look_into(self._waiting.pop(0))

    def look_into(self, path: Path) -> None:
        """Show what a file holds; nothing is stored yet."""
        self._path, self._password = path, ""
        self.which.setVisible(self._count > 1)
        self.which.setText(text_import.which_file(self._place, self._count, path.name))
        self.leave_out.setVisible(bool(self._waiting))
        self._look_afresh()

    def _look_afresh(self) -> None:
        self.zone.line.setText(words.LOOKING)
        self._fresh = True
        self._look()

    def _unlock(self, password: str) -> None:
        self._password = password
        self._look_afresh()

    def _options(self) -> ImportOptions:
        return replace(ImportOptions() if self._fresh else self.preview.options(), password=self._password)

    def _look(self) -> None:
        if self._path is None:
            return
        self.fault.hide()
        self.accept_button.setEnabled(False)
        self.looks.look(self._path, self._options())

    def _looking(self, done: int, total: int) -> None:
        if self.step is Step.CHOOSE:
            self.zone.line.setText(f"{words.LOOKING} {text_import.progress_words(done, total)}")

    def _unseen(self, reason: VaultError) -> None:
        """The file cannot be read, or not with these choices."""
        if self._fresh:
            self.zone.line.setText(words.CHOOSE_LINE)
            self._go_to(Step.CHOOSE)
        self.fault.show_fault(reason)
        self.preview.foretold.show_nothing()
        if isinstance(reason, PasswordWanted):
            self.unlock.ask()

    def _seen(self, found: ImportPreview) -> None:
        if self._path is None:
            return
        self.preview.show_preview(self._path, found, fresh=self._fresh)
        self._fresh = False
        self._go_to(Step.PREVIEW)
        brings = bool(found.turns or found.statements) if found.copy is None else found.copy.entries > 0
        self.accept_button.setEnabled(brings)
        if self.focusWidget() is self.zone.button or self.focusWidget() is None:
            self.accept_button.setFocus()
        self._compare()

    def _compare(self) -> None:
        """Tell what would come of it, while the person reads what is in it."""
        if self._path is not None and self.step is Step.PREVIEW:
            self.preview.foretold.show_comparing()
            self.looks.compare(self._path, self._options())

    def _skip(self) -> None:
        self.looks.stop_comparing()
        self.preview.foretold.show_nothing()

    def _import(self) -> Coroutine[Any, Any, ImportReport]:
        path, options = self._path, self._options()
        if path is None:
            raise wrong(words.CHOOSE_FIRST)
        self.looks.stop()
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
        if self.step is Step.REPORT and self._waiting:
            self._look_into_next()
        elif self.step is Step.REPORT:
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
        self._compare()
        super().failed(Cancelled(words.STOPPED) if isinstance(reason, Cancelled) else reason)

    def succeeded(self, answer: object) -> None:
        """Show the report; the person closes."""
        self._job = None
        self.wrote.emit(answer)
        if isinstance(answer, ImportReport):
            self._operation = answer.operation
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

    def _undo(self) -> None:
        operation = self._operation
        if operation is not None:
            self.report.undo_button.setEnabled(False)
            self._desk.spawn(self._take_back(operation))

    async def _take_back(self, operation: int) -> None:
        try:
            await self._desk.change(lambda vault: vault.undo(operation), text_import.UNDONE_BAR)
        except VaultError as reason:
            if isValid(self):
                self.fault.show_fault(reason)
                self.report.undo_button.setEnabled(True)
            return
        if isValid(self):
            self.report.show_undone()

    def _save_list(self, listed: LeftOut) -> None:
        """Choose a place for the list of what is left out; does not block."""
        chooser = QFileDialog(self, text_import.SAVE_LIST, text_import.LIST_NAME, text_import.LIST_KIND)
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.fileSelected.connect(lambda name: self.save_list(Path(name), listed))
        chooser.open()

    def save_list(self, path: Path, listed: LeftOut) -> None:
        """Save the list of what is left out as a table."""
        self._desk.spawn(self._write_list(path, listed))

    async def _write_list(self, path: Path, listed: LeftOut) -> None:
        skipped = listed.skipped
        try:
            saved = await self._desk.read(lambda vault: vault.save_left_out(path, skipped))
        except VaultError as reason:
            if isValid(self):
                self.fault.show_fault(reason)
            return
        if isValid(self):
            listed.show_saved(saved.name)

    def done(self, result: int) -> None:
        """Closed: whatever still looks into the file stops."""
        self.looks.stop()
        super().done(result)

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
