"""One detector: what it looks at, how often it was right, and whether it may decide by itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from core.contradictions import DetectorFigures, Generator
from ui import text_detectors as words
from ui.safe import PlainLabel
from ui.theme import px
from ui.widgets.choices import PickList, Tick
from ui.widgets.meter import Meter
from ui.widgets.threshold import ThresholdPreview

NEVER_ALONE = frozenset({Generator.PERSON, Generator.DENSE})
"""What a person linked is theirs to decide; closeness in meaning is only ever a candidate."""


class DetectorCard(QFrame):
    """``choose`` is called with the figures and a limit in percent, None = off."""

    def __init__(
        self,
        figures: DetectorFigures,
        choose: Callable[[DetectorFigures, float | None], None],
        parent: QWidget | None = None,
        *,
        writable: bool,
        alone: bool,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._choose, self._figures, self._writable = choose, figures, writable
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(18), px(14), px(18), px(14))
        layout.setSpacing(px(6))
        head = QHBoxLayout()
        head.addWidget(PlainLabel(words.detector_name(figures), self, role="strong"), 1)
        self.open = PlainLabel("", self, role="small", wrap=False)
        head.addWidget(self.open, 0, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(head)
        layout.addWidget(PlainLabel(words.ABOUT[figures.generator], self, role="small"))
        self.meter = Meter(self)
        self.measured = PlainLabel("", self)
        layout.addWidget(self.meter)
        layout.addWidget(self.measured)
        self.threshold = ThresholdPreview(self)
        layout.addWidget(self.threshold)
        self._alone = QWidget(self)
        row = QHBoxLayout(self._alone)
        row.setContentsMargins(0, px(2), 0, 0)
        row.setSpacing(px(10))
        self.tick = Tick(words.BY_ITSELF, self)
        self.limit = PickList(self)
        self.limit.setAccessibleName(f"{words.BY_ITSELF}: {words.detector_name(figures)}")
        self.limit.setMinimumContentsLength(5)
        for limit in words.LIMITS:
            self.limit.addItem(words.limit_words(limit), limit)
        row.addWidget(self.tick)
        row.addWidget(self.limit)
        row.addStretch(1)
        layout.addWidget(self._alone)
        self._alone.setVisible(alone and figures.generator not in NEVER_ALONE)
        self.tick.clicked.connect(lambda _on: self._chosen())
        self.limit.activated.connect(lambda _index: self._chosen() if self.tick.isChecked() else None)
        self.show_figures(figures)

    def show_figures(self, figures: DetectorFigures) -> None:
        """Show the figures as they are now, and the switch as the vault has it."""
        self._figures = figures
        said = words.meter_words(figures)
        self.open.setText(words.open_words(figures))
        self.measured.setText(said)
        self.meter.show_figures(figures.precision, figures.low, figures.high, figures.automatic, said)
        self.meter.setVisible(figures.decided > 0)
        self.tick.setChecked(figures.automatic is not None)
        if figures.automatic is not None:
            at = self.limit.findData(figures.automatic)
            if at < 0:
                self.limit.addItem(words.limit_words(figures.automatic), figures.automatic)
                at = self.limit.count() - 1
            self.limit.setCurrentIndex(at)
        for part in (self.tick, self.limit):
            part.setEnabled(self._writable)

    def _chosen(self) -> None:
        limit = float(self.limit.currentData()) if self.tick.isChecked() else None
        self._choose(self._figures, limit)
