"""The path of one statement through the layers of the write path: one calm row per layer with its sentence.

The rows appear one after the other, as the layers were passed; the one that
settled the statement carries the accent. Layers that nobody needed stay faint.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from core.domain import Layer, Step
from ui import text_write as words
from ui.icons import paint_icon
from ui.safe import PlainLabel
from ui.theme import appearance, px, tokens
from ui.told import told

PACE_MS = 140
"""Between two rows: slow enough to be followed by the eye, quick enough to be over within a second."""


class Fate(StrEnum):
    """How a statement came through a layer."""

    AHEAD = "ahead"
    PASSED = "passed"
    SETTLED = "settled"
    UNASKED = "unasked"


class _Mark(QWidget):
    """The dot of a row, joined to its neighbours by a line."""

    def __init__(self, parent: QWidget, *, first: bool, last: bool) -> None:
        super().__init__(parent)
        self._first, self._last = first, last
        self.fate = Fate.AHEAD
        self.setFixedWidth(px(24))
        appearance().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A check for passed, a filled dot for settled, a ring for what was not reached."""
        look = tokens()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, x = px(16), self.width() / 2
        middle = px(14)
        painter.setPen(QPen(QColor(look.border_strong), 1.5))
        if not self._first:
            painter.drawLine(round(x), 0, round(x), round(middle - side / 2 - 2))
        if not self._last:
            painter.drawLine(round(x), round(middle + side / 2 + 2), round(x), self.height())
        box = QRectF(x - side / 2, middle - side / 2, side, side)
        match self.fate:
            case Fate.PASSED:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(look.success_soft))
                painter.drawEllipse(box)
                paint_icon(painter, "check", box.adjusted(3, 3, -3, -3), look.success)
            case Fate.SETTLED:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(look.accent))
                painter.drawEllipse(box)
                painter.setBrush(QColor(look.on_accent))
                painter.drawEllipse(box.center(), side * 0.18, side * 0.18)
            case Fate.AHEAD | Fate.UNASKED:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(box.adjusted(2, 2, -2, -2))


class WritePath(QWidget):
    """``finished`` says that the last row stands there. Its accessible name tells the whole path at once."""

    finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(14))
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(2, 1)
        self._rows: list[tuple[_Mark, PlainLabel, PlainLabel, Fate]] = []
        self._shown = 0
        self._pace = QTimer(self)
        self._pace.setInterval(PACE_MS)
        self._pace.timeout.connect(self._next)

    def show_steps(self, steps: Sequence[Step], settled: Layer, *, at_once: bool = False, asking: bool = False) -> None:
        """Show the way through these layers; ``settled`` is the one that decided.

        ``asking``: the last one, the model, is still being asked; ``answer`` follows.
        """
        self._clear()
        entries = _entries(steps, settled)
        if asking:
            entries[-1] = (entries[-1][0], words.ASKING, Fate.AHEAD)
        for number, (layer, sentence, fate) in enumerate(entries):
            self._add_row(number, layer, sentence, fate, last=number == len(entries) - 1)
        self.setAccessibleName(" ".join(f"{words.LAYER_NAMES[layer]} {line}" for layer, line, _ in entries))
        if at_once:
            while self._shown < len(self._rows):
                self._next()
        else:
            self._next()
            self._pace.start()

    def answer(self, sentence: str, fate: Fate) -> None:
        """What became of the last layer."""
        mark, name, line, _ = self._rows[-1]
        self._rows[-1] = (mark, name, line, fate)
        line.setText(sentence)
        self.setAccessibleName(" ".join(f"{one.text()} {said.text()}" for _, one, said, _ in self._rows))
        if self._shown == len(self._rows):
            mark.fate = fate
            mark.update()

    @property
    def lines(self) -> tuple[str, ...]:
        """The sentences that stand there so far, in order."""
        return tuple(line.text() for _, _, line, _ in self._rows[: self._shown])

    @property
    def fates(self) -> tuple[Fate, ...]:
        """How the statement came through each layer, as far as it is shown."""
        return tuple(mark.fate for mark, _, _, _ in self._rows)

    def _clear(self) -> None:
        self._pace.stop()
        for parts in self._rows:
            for part in parts[:3]:
                self._grid.removeWidget(part)
                part.hide()
                part.deleteLater()
        self._rows = []
        self._shown = 0

    def _add_row(self, number: int, layer: Layer, sentence: str, fate: Fate, *, last: bool) -> None:
        mark = _Mark(self, first=number == 0, last=last)
        name = PlainLabel(words.LAYER_NAMES[layer], self, role="muted", wrap=False)
        line = PlainLabel(sentence, self, role="muted" if fate is Fate.UNASKED else "")
        for part in (name, line):
            part.setContentsMargins(0, px(4), 0, px(4))
            part.setMinimumHeight(px(28))
            part.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        line.hide()
        policy = line.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        line.setSizePolicy(policy)
        self._grid.addWidget(mark, number, 0)
        self._grid.addWidget(name, number, 1)
        self._grid.addWidget(line, number, 2)
        self._rows.append((mark, name, line, fate))

    def _next(self) -> None:
        if self._shown < len(self._rows):
            mark, _, line, fate = self._rows[self._shown]
            mark.fate = fate
            mark.update()
            line.show()
            self._shown += 1
        if self._shown >= len(self._rows):
            self._pace.stop()
            self.finished.emit()


def _entries(steps: Sequence[Step], settled: Layer) -> list[tuple[Layer, str, Fate]]:
    """All rows: the layers that were passed, then those that were not asked."""
    passed = {step.layer for step in steps}
    entries = [(step.layer, told(step.sentence), Fate.PASSED) for step in steps]
    if entries and settled in passed:
        entries = [(layer, line, Fate.SETTLED if layer is settled else fate) for layer, line, fate in entries]
    rest = [(layer, words.NOT_ASKED, Fate.UNASKED) for layer in words.PATH if layer not in passed]
    return entries + rest
