"""What would come of an import, as four figures, and how far the comparison with the vault is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from core.answers import ImportReport
from ui import text_import as words
from ui.safe import PlainLabel
from ui.translation import digits

BAR = 1000
"""Steps of a progress bar: a file's bytes do not fit into the bar's own numbers."""


def show_share(bar: QProgressBar, done: int, total: int) -> None:
    """Move a bar to a share; a total of 0 means that nobody knows how much there is."""
    bar.setRange(0, BAR if total else 0)
    bar.setValue(done * BAR // total if total else 0)


class Foretold(QFrame):
    """New, here already, in disagreement, waiting. ``skipped`` when the person does not want to wait for it."""

    skipped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        figures = QHBoxLayout()
        figures.setSpacing(12)
        self.figures: dict[str, PlainLabel] = {}
        for name in (words.NEW, words.KNOWN, words.DISAGREE, words.WAITING):
            figures.addLayout(self._figure(name), 1)
        column.addLayout(figures)
        self._row = QWidget(self)
        line = QHBoxLayout(self._row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        self.line = PlainLabel(words.COMPARING, self._row, role="small", wrap=False)
        self._bar = QProgressBar(self._row)
        self._bar.setTextVisible(False)
        self._bar.setAccessibleName(words.COMPARING)
        self._skip = QPushButton(words.SKIP, self._row)
        self._skip.setProperty("kind", "link")
        self._skip.setAutoDefault(False)
        self._skip.clicked.connect(self.skipped)
        line.addWidget(self.line)
        line.addWidget(self._bar, 1, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self._skip)
        column.addWidget(self._row)

    def _figure(self, name: str) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(0)
        self.figures[name] = PlainLabel("–", self, role="title", wrap=False)
        column.addWidget(self.figures[name])
        column.addWidget(PlainLabel(name, self, role="small", wrap=False))
        return column

    def show_comparing(self) -> None:
        """Nothing is known yet."""
        for figure in self.figures.values():
            figure.setText("–")
        self.line.setText(words.COMPARING)
        self.show_progress(0, 0)
        for part in (self._row, self._bar, self._skip):
            part.show()

    def show_progress(self, done: int, total: int) -> None:
        """How far the comparison is."""
        show_share(self._bar, done, total)

    def show_nothing(self) -> None:
        """The person did not want to wait."""
        self.line.setText(words.NOT_COMPARED)
        for part in (self._bar, self._skip):
            part.hide()

    def show_report(self, report: ImportReport) -> None:
        """What would come of it."""
        numbers = (report.added, report.repeated, report.contradictions, report.pending)
        for figure, number in zip(self.figures.values(), numbers, strict=True):
            figure.setText(digits(number))
        self.figures[words.DISAGREE].setProperty("role", "title")
        self.setAccessibleName(words.foretold_words(report))
        self._row.hide()
