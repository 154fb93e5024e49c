"""What would change if a detector only asked from some score on: a slider, and the answer in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from core.contradictions import Threshold
from ui import text_review as words
from ui.safe import PlainLabel
from ui.theme import px


class ThresholdPreview(QWidget):
    """Changes nothing: it only tells. Hidden for a detector that gives no scores."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: tuple[Threshold, ...] = ()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, px(2), 0, 0)
        layout.setSpacing(px(2))
        row = QHBoxLayout()
        row.setSpacing(px(10))
        row.addWidget(PlainLabel(words.THRESHOLD_LABEL, self, role="muted", wrap=False))
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setAccessibleName(words.THRESHOLD_LABEL)
        self.slider.valueChanged.connect(lambda _: self._tell())
        row.addWidget(self.slider, 1)
        self.percent = PlainLabel("", self, role="strong", wrap=False)
        self.percent.setMinimumWidth(px(46))
        row.addWidget(self.percent)
        layout.addLayout(row)
        self.sentence = PlainLabel("", self, role="small")
        layout.addWidget(self.sentence)
        self.hide()

    def show_steps(self, steps: Sequence[Threshold]) -> None:
        """Take in what is left above each score; the slider stays where it is."""
        self._steps = tuple(steps)
        self.setVisible(bool(steps))
        if steps:
            self.slider.setRange(0, len(steps) - 1)
            self._tell()

    def _tell(self) -> None:
        if self._steps:
            at = self._steps[self.slider.value()]
            self.percent.setText(f"{at.percent} %")
            said = words.threshold_words(at, self._steps[0])
            self.sentence.setText(said)
            self.slider.setAccessibleDescription(said)
