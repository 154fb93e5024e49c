"""Save memories to a file: which, with what, as what; three of them are shown as they would be written."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.answers import ExportReport
from core.domain import Showing
from core.errors import Cancelled, VaultError
from core.moves import ExportSample, Wanted
from ui import text_export as words
from ui.desk import Desk
from ui.dialogs.export_choices import ExportChoices, What
from ui.dialogs.frame import AskDialog, wrong
from ui.folders import begin_at_documents
from ui.jobs import Job
from ui.safe import PlainLabel, one_line
from ui.told import told
from ui.translation import tr
from ui.widgets.room import open_at

if TYPE_CHECKING:
    from ui.deeds import Listed

SHOWN = 200
"""Signs of a line in the look; a memory of a book's length must not be laid out whole."""


class ExportDialog(AskDialog):
    """Asks what and where; ``wrote`` carries the ``ExportReport``. ``listed``: the list of the window."""

    def __init__(
        self, desk: Desk, showing: Showing, parent: QWidget | None = None, *, listed: Listed | None = None
    ) -> None:
        super().__init__(desk, words.TITLE, words.DO, self._export, parent)
        self._desk, self._listed = desk, listed
        self._path: Path | None = None
        self._asked = 0
        self._job: Job | None = None
        selected = listed.number_selected() if listed else 0
        self.choices = ExportChoices(showing, selected, listed.query if listed else "", listed is not None, self)
        self.choices.changed.connect(self._look)
        self.amount = PlainLabel("", self, role="small")
        self.look = QPlainTextEdit(self)
        self.look.setReadOnly(True)
        self.look.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.look.setAccessibleName(words.LOOK)
        self.look.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addWidget(PlainLabel(words.LOOK, self, role="muted", wrap=False))
        right.addWidget(self.look, 1)
        right.addWidget(self.amount)
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addWidget(self.choices)
        row.addLayout(right, 1)
        self.body.addLayout(row, 1)
        self.choices.formats.setFocus()
        open_at(self, 860, 520)
        self._look()

    @property
    def format(self) -> str:
        """The chosen format's name."""
        return self.choices.format

    # -- a look beforehand

    def _look(self) -> None:
        self._asked += 1
        try:
            wanted = self.choices.wanted()
        except VaultError:
            return  # a date that is half typed; its field says so
        self._desk.spawn(self._read_look(self._asked, self.format, wanted, self.choices.what))

    async def _read_look(self, asked: int, kind: str, wanted: Wanted, what: What) -> None:
        try:
            wanted = await self._chosen(wanted, what)
            found = await self._desk.read(lambda vault: vault.sample_export(kind, wanted))
        except VaultError as reason:
            if isValid(self) and asked == self._asked:
                self.fault.show_fault(reason)
            return
        if isValid(self) and asked == self._asked:
            self._show(found)

    def _show(self, found: ExportSample) -> None:
        self.amount.setText(words.ALL if self.format == "archive" else words.will_write(found.memories))
        self.look.setPlainText("\n".join(_drawn(told(line)) for line in found.lines))

    async def _chosen(self, wanted: Wanted, what: What) -> Wanted:
        """The wish with the memories that are meant."""
        if self._listed is None or what is What.WHOLE or self.format == "archive":
            return wanted
        ids = await (self._listed.selected() if what is What.SELECTED else self._listed.listed())
        return replace(wanted, memories=ids)

    # -- writing

    def go(self) -> None:
        """Ask where to, then write."""
        try:
            self.choices.wanted()
            self.choices.password()
        except VaultError as reason:
            self.failed(reason)
            return
        chooser = QFileDialog(self, words.WHERE)
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        begin_at_documents(chooser)
        ending = words.FORMATS[self.format][1]
        chooser.setDefaultSuffix(ending)
        chooser.selectFile(f"{words.FILE_NAME}.{ending}" if ending else "memories")
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.fileSelected.connect(lambda name: self.save_to(Path(name)))
        chooser.open()

    def save_to(self, path: Path) -> None:
        """Write to this file; an existing one is replaced, as the person has confirmed."""
        self._path = path
        super().go()

    def _export(self) -> Coroutine[Any, Any, ExportReport]:
        path, kind, wanted, password = self._path, self.format, self.choices.wanted(), self.choices.password()
        if path is None:
            raise wrong(words.NOTHING)
        return self._write(path, kind, wanted, password)

    async def _write(self, path: Path, kind: str, wanted: Wanted, password: str) -> ExportReport:
        chosen = await self._chosen(wanted, self.choices.what)
        self._job = self._desk.jobs.begin(words.SAVING)
        job = self._job
        try:
            return await self._desk.read(
                lambda vault: vault.export_wanted(path, kind, chosen, password, job.progress, job.should_stop)
            )
        finally:
            self._desk.jobs.end(job)
            self._job = None

    def set_busy(self, busy: bool) -> None:
        """While it is written it can be stopped."""
        super().set_busy(busy)
        self.choices.setEnabled(not busy)
        self.cancel.setText(words.STOP if busy else tr("Cancel"))
        self.cancel.setEnabled(True)

    def failed(self, reason: VaultError) -> None:
        """Say what went wrong; a stop is said as well, since nothing was written."""
        super().failed(reason)
        if isinstance(reason, Cancelled):
            self.accept_button.setFocus()

    def reject(self) -> None:
        """Cancel closes; while it is written it stops that instead."""
        if self.busy:
            if self._job is not None:
                self._job.stop()
            self.cancel.setText(words.STOPPING)
            self.cancel.setEnabled(False)
            return
        super().reject()


def _drawn(line: str) -> str:
    """A line that can be laid out: its beginning where it stood, the rest without what would break it."""
    return " " * (len(line) - len(line.lstrip(" "))) + (one_line(line, SHOWN) if line.strip() else "")
