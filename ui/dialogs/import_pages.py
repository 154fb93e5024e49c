"""The pages of the import dialog: what a file holds, how far it is, what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QFrame,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from core.answers import ImportOptions, ImportReport, SkippedRecord, Take
from core.previews import ImportPreview
from ui import text_dialogs as words
from ui.safe import LongText, PlainLabel, one_line
from ui.widgets.choices import Choice, PickList, Tick

LISTED = 200
"""Left-out records listed by name; the heading counts them all."""


def skipped_text(skipped: Sequence[SkippedRecord]) -> str:
    """The records that are left out, one a line, the first ``LISTED`` of them."""
    lines = [f"{record.where}: {record.why}" for record in skipped[:LISTED]]
    if len(skipped) > LISTED:
        lines.append(f"… and {len(skipped) - LISTED:,} more")
    return "\n".join(lines)


class PreviewPage(QWidget):
    """What a file holds and how to take it; ``asked_again`` when another conversation was chosen."""

    asked_again = Signal()

    def __init__(self, parent: QWidget | None = None, *, model_is_set: bool = False) -> None:
        super().__init__(parent)
        self.model_is_set = model_is_set
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 12, 0)
        layout.setSpacing(12)
        self._file = PlainLabel("", self, role="strong")
        self._found = PlainLabel("", self)
        self._sample_name = PlainLabel(words.SAMPLE, self, role="small")
        self._card = QFrame(self)
        self._card.setProperty("role", "card")
        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(12, 10, 12, 10)
        self._sample = PlainLabel("", self._card)
        inside.addWidget(self._sample)
        self._left_out = PlainLabel("", self, role="warning")
        self._records = LongText("", self, role="small")
        for part in (self._file, self._found, self._sample_name, self._card):
            layout.addWidget(part)
        layout.addLayout(self._form())
        self._note = PlainLabel(words.CONVERSATION_NOTE, self, role="small")
        layout.addWidget(self._note)
        layout.addWidget(self._left_out)
        layout.addWidget(self._records)
        layout.addStretch(1)

    def _form(self) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.conversation = PickList(self)
        self.conversation.setAccessibleName(words.CONVERSATION)
        self.conversation.currentIndexChanged.connect(lambda _index: self.asked_again.emit())
        self.you = PickList(self)
        self.you.setAccessibleName(words.WHO_ARE_YOU)
        self._takes = QWidget(self)
        column = QVBoxLayout(self._takes)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        group = QButtonGroup(self)
        self.takes: dict[Take, Choice] = {}
        self.as_it_is = Choice(words.TAKE_AS_IT_IS, self._takes)
        group.addButton(self.as_it_is)
        column.addWidget(self.as_it_is)
        for take in (Take.MEMORIES, Take.EPISODES, Take.BOTH):
            self.takes[take] = Choice(words.take_words(take), self._takes)
            group.addButton(self.takes[take])
            column.addWidget(self.takes[take])
        self.at_once = Tick(words.COUNT_AT_ONCE, self)
        self.by_model = Tick(words.LET_MODEL_READ, self)
        self.takes[Take.MEMORIES].setChecked(True)
        self.takes[Take.EPISODES].toggled.connect(self._show_accept)
        self._labels: dict[QWidget, PlainLabel] = {}
        for name, field in (
            (words.CONVERSATION, self.conversation),
            (words.WHO_ARE_YOU, self.you),
            (words.WHAT_TO_TAKE, self._takes),
            ("", self.at_once),
            ("", self.by_model),
        ):
            self._labels[field] = PlainLabel(name, self, role="muted", wrap=False)
            form.addRow(self._labels[field], field)
        return form

    def show_preview(self, path: Path, preview: ImportPreview, *, fresh: bool) -> None:
        """Say what the file holds. ``fresh``: a new file, so that all choices start over."""
        self._file.setText(path.name)
        whole = fresh or self.conversation.currentData() is None
        self._found.setText(words.found_words(preview, all_of_them=whole))
        self._sample.setText("\n".join(one_line(line, 160) for line in preview.sample[:5]))
        for part in (self._sample_name, self._card):
            part.setVisible(bool(preview.sample))
        if fresh:
            self._fill(self.conversation, words.ALL_CONVERSATIONS, preview.choices)
            is_mixed = preview.turns > 0 and preview.statements > 0
            self.as_it_is.setVisible(is_mixed)
            (self.as_it_is if is_mixed else self.takes[Take.MEMORIES]).setChecked(True)
        chosen = self.you.currentData()
        self._fill(self.you, words.NOBODY, preview.speakers)
        self.you.setCurrentIndex(max(0, self.you.findData(chosen)))
        self._show_row(self.conversation, self.conversation.count() > 2)
        self._show_row(self.you, bool(preview.speakers))
        self._show_row(self._takes, preview.statements > 0)
        self._note.setVisible(preview.turns > 0)
        self._show_row(self.by_model, preview.turns > 0 and self.model_is_set)
        self._left_out.setText(words.left_out_words(len(preview.skipped)))
        self._records.set_text(skipped_text(preview.skipped))
        for record_part in (self._left_out, self._records):
            record_part.setVisible(bool(preview.skipped))
        self._show_accept()

    def _fill(self, box: PickList, first: str, rest: Sequence[str]) -> None:
        box.blockSignals(True)
        box.clear()
        box.addItem(first, None)
        for name in rest:
            box.addItem(one_line(name, 80), name)
        box.blockSignals(False)

    def _show_row(self, field: QWidget, shown: bool) -> None:
        field.setVisible(shown)
        self._labels[field].setVisible(shown)

    def _show_accept(self) -> None:
        self._show_row(self.at_once, self.as_it_is.isChecked() or self.take in (Take.MEMORIES, Take.BOTH))

    @property
    def take(self) -> Take | None:
        """What is taken; None = each as it is: messages as messages, remembered statements as memories."""
        if self._takes.isHidden() or self.as_it_is.isChecked():
            return None
        return next(take for take, button in self.takes.items() if button.isChecked())

    def options(self) -> ImportOptions:
        """The choices as the vault takes them."""
        return ImportOptions(
            take=self.take,
            conversation=self.conversation.currentData(),
            you=self.you.currentData(),
            accept=self.at_once.isChecked() and not self.at_once.isHidden(),
            leave_claims=self.reads,
        )

    @property
    def reads(self) -> bool:
        """Whether the language model is to read the conversations afterwards."""
        return self.by_model.isChecked() and not self.by_model.isHidden()


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
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.line.setText(words.progress_words(done, total))


class ReportPage(QWidget):
    """What an import did, with the records that it left out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        self.line = PlainLabel("", self)
        self.read = PlainLabel("", self)
        self.read.hide()
        self._left_out = PlainLabel("", self, role="warning")
        self._records = LongText("", self, role="small")
        for part in (self.line, self.read, self._left_out, self._records):
            layout.addWidget(part)
        layout.addStretch(1)

    def show_report(self, report: ImportReport, *, reading: bool = False) -> None:
        """Say what came of it; ``reading``: the language model is still at it."""
        self.line.setText(words.report_words(report))
        self.read.setText(words.MODEL_READS)
        self.read.setVisible(reading)
        self._left_out.setText(words.left_out_words(len(report.skipped)))
        self._records.set_text(skipped_text(report.skipped))
        for part in (self._left_out, self._records):
            part.setVisible(bool(report.skipped))
