"""The pages of the import dialog: what a file holds and how to take it, how far it is, what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from core.answers import ImportOptions, ImportReport, SkippedRecord, Take
from core.previews import ImportPreview
from ui import text_dialogs as words
from ui import text_import
from ui.dialogs.import_facts import Foretold, show_share
from ui.dialogs.import_questions import Questions
from ui.dialogs.import_rows import RowsCard
from ui.safe import LongText, PlainLabel
from ui.told import told
from ui.translation import digits, tr

LISTED = 200
"""Left-out records listed by name; the heading counts them all, and the saved list names them all."""


def skipped_text(skipped: Sequence[SkippedRecord]) -> str:
    """The records that are left out, one a line, the first ``LISTED`` of them."""
    lines = [f"{record.where}: {told(record.why)}" for record in skipped[:LISTED]]
    if len(skipped) > LISTED:
        lines.append(tr("… and {number} more").format(number=digits(len(skipped) - LISTED)))
    return "\n".join(lines)


class LeftOut(QWidget):
    """The records that are left out: how many, which and why; ``wanted`` when the list is to be saved."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        self.heading = PlainLabel("", self, role="warning", wrap=False)
        self.save = QPushButton(text_import.SAVE_LIST, self)
        self.save.setProperty("kind", "link")
        self.save.setAutoDefault(False)
        self.save.clicked.connect(self.wanted)
        row.addWidget(self.heading)
        row.addStretch(1)
        row.addWidget(self.save)
        self.records = LongText("", self, role="small")
        column.addLayout(row)
        column.addWidget(self.records)
        self.skipped: tuple[SkippedRecord, ...] = ()
        self.hide()

    def show_saved(self, name: str) -> None:
        """The list was saved."""
        self.save.setText(text_import.saved_words(name))
        self.save.setEnabled(False)

    def show_records(self, skipped: tuple[SkippedRecord, ...]) -> None:
        """List them; nothing is shown where nothing is left out."""
        self.skipped = skipped
        self.save.setText(text_import.SAVE_LIST)
        self.save.setEnabled(True)
        self.heading.setText(words.left_out_words(len(skipped)))
        self.records.set_text(skipped_text(skipped))
        self.setVisible(bool(skipped))


class PreviewPage(QWidget):
    """What a file holds, what would come of it, and how to take it, on one page.

    ``asked_again`` when the file must be read again with other choices,
    ``changed`` when only what would come of it may be another.
    """

    asked_again = Signal()
    changed = Signal()

    def __init__(self, parent: QWidget | None = None, *, model_is_set: bool = False, owner: str = "") -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 12, 0)
        layout.setSpacing(10)
        self._file = PlainLabel("", self, role="strong")
        self._found = PlainLabel("", self)
        self._aside = PlainLabel("", self, role="small")
        self.foretold = Foretold(self)
        self.questions = Questions(self, model_is_set=model_is_set, owner=owner)
        self.questions.reread.connect(self.asked_again)
        self.questions.changed.connect(self.changed)
        self._note = PlainLabel(words.CONVERSATION_NOTE, self, role="small")
        self._rows_name = PlainLabel(text_import.ROWS, self, role="strong")
        self.rows = RowsCard(self)
        self.left_out = LeftOut(self)
        parts: tuple[QWidget, ...] = (
            self._file, self._found, self._aside, self.foretold, self.questions, self._note, self._rows_name,
            self.rows, self.left_out,
        )  # fmt: skip
        for part in parts:
            layout.addWidget(part)
        layout.addStretch(1)
        self.conversation, self.you = self.questions.conversation, self.questions.you
        self.takes, self.at_once, self.by_model = (
            self.questions.takes, self.questions.at_once, self.questions.by_model,
        )  # fmt: skip

    def show_preview(self, path: Path, preview: ImportPreview, *, fresh: bool) -> None:
        """Say what the file holds. ``fresh``: a new file, so that all choices start over."""
        size = text_import.size_words(preview.bytes)
        self._file.setText(f"{path.name}  ·  {size}" if size else path.name)
        self.questions.show_preview(preview, fresh=fresh)
        self.questions.setVisible(preview.format != "variorum")  # what is one's own comes as it is
        self._found.setText(words.found_words(preview, all_of_them=self.conversation.currentData() is None))
        self._aside.setText(text_import.aside_words(preview))
        self._aside.setVisible(bool(self._aside.text()))
        self.rows.show_rows(preview.rows)
        self._rows_name.setVisible(bool(preview.rows))
        self.rows.setVisible(bool(preview.rows))
        self._note.setVisible(preview.turns > 0)
        self.left_out.show_records(preview.skipped)

    @property
    def take(self) -> Take | None:
        """What is taken; None = each as it is."""
        return self.questions.take

    @property
    def reads(self) -> bool:
        """Whether the language model is to read the conversations afterwards."""
        return self.questions.reads

    def options(self) -> ImportOptions:
        """The choices as the vault takes them."""
        return self.questions.options()


class ProgressPage(QWidget):
    """How far a running import is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self.line = PlainLabel("", self, role="muted")
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setRange(0, 0)
        self.bar.setAccessibleName(words.IMPORT_TITLE)
        layout.addStretch(1)
        layout.addWidget(self.bar)
        layout.addWidget(self.line)
        layout.addStretch(2)

    def show_progress(self, done: int, total: int) -> None:
        """Move the bar; a total of 0 means that nobody knows how much there is."""
        show_share(self.bar, done, total)
        self.line.setText(text_import.progress_words(done, total) if done or total else "")


class ReportPage(QWidget):
    """What an import did, with the records that it left out; ``undo`` when it is to be taken back."""

    undo = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 12, 0)
        layout.setSpacing(12)
        self.line = PlainLabel("", self)
        self.read = PlainLabel("", self)
        self.read.hide()
        self.undo_button = QPushButton(text_import.UNDO_IMPORT, self)
        self.undo_button.setAutoDefault(False)
        self.undo_button.clicked.connect(self.undo)
        self.left_out = LeftOut(self)
        for part in (self.line, self.read):
            layout.addWidget(part)
        layout.addWidget(self.undo_button, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.left_out)
        layout.addStretch(1)

    def show_report(self, report: ImportReport, *, reading: bool = False) -> None:
        """Say what came of it; ``reading``: the language model is still at it."""
        self.line.setText(words.report_words(report))
        self.read.setText(words.MODEL_READS)
        self.read.setVisible(reading)
        self.undo_button.setVisible(report.operation is not None)
        self.left_out.show_records(report.skipped)

    def show_undone(self) -> None:
        """It was taken back."""
        self.line.setText(text_import.UNDONE)
        self.undo_button.hide()
        self.read.hide()
