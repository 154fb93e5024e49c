"""A sentence on one line that gives way: what does not fit ends in “…”, and the tooltip holds all of it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ui.safe import PlainLabel, elided, plain_tooltip
from ui.theme import px

LEAST = 40
"""Pixels that are kept for a line, at the usual size of text: a word's beginning."""


class ElidedLine(PlainLabel):
    """``text()`` is the whole sentence, whatever of it is painted."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, role: str = "small") -> None:
        super().__init__(text, parent, role=role, wrap=False)

    def setText(self, text: str) -> None:
        """Show a sentence, literally."""
        super().setText(text)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """A word's beginning, or nothing while there is no sentence."""
        whole = super().minimumSizeHint()
        return QSize(min(whole.width(), px(LEAST)), whole.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the tooltip what is not shown."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        whole = self.fontMetrics().horizontalAdvance(self.text()) <= self.width()
        plain_tooltip(self, "" if whole else self.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sentence as far as it fits."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        place = self.contentsRect()
        shown = elided(self.text(), self.fontMetrics(), place.width())
        painter.drawText(place, self.alignment() | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.end()
