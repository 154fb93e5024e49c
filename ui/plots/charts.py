"""Calm charts in the window's own colours: rows with a label and a number, and columns over time.

Every bar can be pointed at, reached by the arrow keys and entered; it says its
sentence to a tooltip and to a screen reader. Parts differ by their filling as
well as by their colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.plots.bars import Fill, Item, paint_part
from ui.plots.ground import Ground, still_box
from ui.safe import elided
from ui.theme import Size, font, px, tokens

ROW, BAR = 32, 14
"""Height of a row of the chart and of the bar in it, in pixels at scale 1."""
COLUMNS_HIGH, COLUMN_WIDE = 176, 34
"""Height of a chart of columns and the most that one column is wide, in pixels at scale 1."""
COLUMN_SHARE = 0.72
"""Share of its place that a column takes where there are many."""
LABEL_SHARE, NOTE_SHARE = 0.3, 0.42
"""Shares of the width that labels and numbers in words may take, each more where the other needs less."""
SLENDER = 2.0
"""Pixels that even the smallest part takes: something is there."""


class Bars(pg.BarGraphItem):  # type: ignore[misc]
    """Parts of one filling, painted in pixels: corners and patterns keep their form at every scale.

    ``thick`` is the most that a bar measures across, in pixels at scale 1.
    """

    def __init__(self, boxes: Sequence[QRectF], fill: Fill | None, thick: float, *, lying: bool) -> None:
        self._boxes, self._fill, self._thick, self._lying = tuple(boxes), fill, thick, lying
        super().__init__(
            x0=[box.x() for box in boxes],
            y0=[box.y() for box in boxes],
            width=[box.width() for box in boxes],
            height=[box.height() for box in boxes],
            pen=None,
            brush=None,
        )

    def paint(self, painter: QPainter, *_rest: Any) -> None:
        """Paint each; no filling stands for the track below a bar."""
        onto = painter.worldTransform()
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for box in self._boxes:
            seen = self._slim(onto.mapRect(box))
            if self._fill is not None:
                paint_part(painter, self._fill, seen)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(tokens().neutral_soft))
                painter.drawRoundedRect(seen, 4, 4)
        painter.restore()

    def _slim(self, box: QRectF) -> QRectF:
        middle, most = box.center(), px(self._thick)
        if self._lying:
            return QRectF(box.x(), middle.y() - most / 2, max(SLENDER, box.width()), most)
        wide = min(most, max(1.5, box.width()))
        tall = max(SLENDER, box.height())
        return QRectF(middle.x() - wide / 2, box.bottom() - tall, wide, tall)


class Words(pg.AxisItem):  # type: ignore[misc]
    """An axis that is words only: one beside each row from its left edge on, or below columns where there is room."""

    def __init__(self, side: str, box: Any) -> None:
        super().__init__(side, linkView=box, showValues=True)
        self.words: list[tuple[float, str]] = []

    def say(self, said: Sequence[tuple[float, str]], colour: str) -> None:
        """Say these, each at its value on the axis."""
        self.words = list(said)
        self.setTickFont(font(Size().small))
        self.setTextPen(colour)
        self.setPen(tokens().border_strong)
        self.picture = None
        self.update()

    def generateDrawSpecs(self, _painter: QPainter) -> Any:
        """The line of the axis and where each word goes; pyqtgraph's own would drop the words at the edges."""
        low, high = sorted(self.range)  # turned around where rows go downwards
        box = QRectF(0, 0, self.size().width(), self.size().height())
        metrics = QFontMetrics(font(Size().small))
        if self.orientation == "bottom":
            line = (self.pen(), QPointF(0, 0), QPointF(box.width(), 0))
            return line, [], self._below(box, metrics, low, high)
        tall, flags = box.height() / max(1.0, high - low), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        specs = [
            (
                QRectF(6, (at - low - 0.5) * tall, box.width() - 6, tall),
                flags,
                elided(text, metrics, int(box.width()) - 14),
            )
            for at, text in self.words
        ]
        return (pg.mkPen((0, 0, 0, 0)), QPointF(), QPointF()), [], specs

    def _below(self, box: QRectF, metrics: QFontMetrics, low: float, high: float) -> list[Any]:
        specs, free = [], -1.0
        for at, text in self.words:
            wide = metrics.horizontalAdvance(text) + 2
            middle = (at - low) / max(1.0, high - low) * box.width()
            left = min(max(0.0, middle - wide / 2), box.width() - wide)
            if text and left >= free:
                specs.append((QRectF(left, 5, wide, metrics.height()), Qt.AlignmentFlag.AlignLeft, text))
                free = left + wide + 10
        return specs


class Chart(Ground):
    """What both kinds share."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self.bars: tuple[Item, ...] = ()
        self.at = 0
        self._hover = -1
        self._most = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_items(self, items: Sequence[Item], most: float | None = None) -> None:
        """Show these bars; ``most`` is the value of a full one, else that of the largest."""
        self.bars = tuple(items)
        self._most = most or max((item.total for item in items), default=0.0) or 1.0
        self.at, self._hover = min(self.at, max(0, len(items) - 1)), -1
        self.setAccessibleName(self._name)
        self._tell()
        self.updateGeometry()
        self.restyle_in_sight()

    def bar_rect(self, place: int) -> QRectF:
        """The stretch of the chart that belongs to a bar: an equal share of the height."""
        high = self.height() / max(1, len(self.bars))
        return QRectF(0, place * high, self.width(), high)

    def ring_rect(self, place: int) -> QRectF:
        """Where the ring of the chosen bar goes."""
        return self.bar_rect(place).adjusted(1, 1, -1, -1)

    def boxes_of(self, fill: Fill) -> list[QRectF]:
        """Where the parts of a filling stand, bars counted from 0.5 on and values from 0 on."""
        found = []
        for place, item in enumerate(self.bars):
            before = 0.0
            for part in item.parts:
                if part.fill is fill and part.value > 0:
                    found.append(QRectF(before, place, part.value, 1.0))
                before += part.value
        return found

    def _place_at(self, at: QPointF) -> int:
        return next((place for place in range(len(self.bars)) if self.bar_rect(place).contains(at)), -1)

    def _tell(self) -> None:
        self.setAccessibleDescription(self.bars[self.at].sentence if self.bars else "")

    def sentence_at(self, at: QPointF) -> str:
        """The sentence of the bar at this place."""
        place = self._place_at(at)
        return self.bars[place].sentence if place >= 0 else ""

    def lift(self, place: int) -> None:
        """Lift the bar under the pointer, −1 for none."""
        self._hover = place
        enters = place >= 0 and self.bars[place].key
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if enters else Qt.CursorShape.ArrowCursor)
        self.refresh()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lift the bar under the pointer."""
        place = self._place_at(event.position())
        if place != self._hover:
            self.lift(place)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self.lift(-1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Enter the bar that was clicked."""
        place = self._place_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and place >= 0:
            self.go(place)
            self._enter()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nothing more to do; the press has entered."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The page moves, not the chart."""
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys walk, Enter opens."""
        match event.key():
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self.go(self.at + 1)
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self.go(self.at - 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self._enter()
            case _:
                event.ignore()

    def go(self, place: int) -> None:
        """Choose a bar for the keys."""
        self.at = min(max(0, len(self.bars) - 1), max(0, place))
        self._tell()
        self.refresh()

    def _enter(self) -> None:
        if self.bars and self.bars[self.at].key:
            self.entered.emit(self.bars[self.at].key)

    def drawBackground(self, painter: QPainter, _rect: QRectF) -> None:
        """The bar under the pointer on a soft ground, the chosen one in a ring while the keys are here."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._hover >= 0 and self.bars[self._hover].key:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens().hover))
            painter.drawRoundedRect(self.bar_rect(self._hover), 6, 6)
        if self.hasFocus() and self.bars:
            painter.setPen(QPen(QColor(tokens().accent), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.ring_rect(self.at), 6, 6)


class RowChart(Chart):
    """A row for each bar: label on the left, the bar, its number in words on the right."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._box = still_box(downwards=True)
        self.labels, self.notes = Words("left", self._box), Words("right", self._box)
        for column, part in enumerate((self.labels, self._box, self.notes)):
            self.centralLayout.addItem(part, 0, column)

    def sizeHint(self) -> QSize:
        """A row for each."""
        return QSize(320, max(1, len(self.bars)) * px(ROW))

    def minimumSizeHint(self) -> QSize:
        """All rows, on less width."""
        return QSize(220, self.sizeHint().height())

    def restyle(self) -> None:
        """Rows, words and intervals in the colours and sizes in force."""
        items, box, number = self.bars, self._box, len(self.bars)
        metrics, colours = QFontMetrics(font(Size().small)), tokens()
        box.clear()
        if items:
            tracks = [QRectF(0, place, self._most, 1.0) for place in range(number)]
            box.addItem(Bars(tracks, None, BAR, lying=True), ignoreBounds=True)
        for fill in Fill:
            if boxes := self.boxes_of(fill):
                box.addItem(Bars(boxes, fill, BAR, lying=True), ignoreBounds=True)
        self._add_intervals()
        box.setRange(xRange=(0, self._most), yRange=(0, max(1, number)), padding=0)
        labels, notes = [item.label for item in items], [item.note for item in items]
        need, room = _widest(labels, metrics), self.width() * (LABEL_SHARE + NOTE_SHARE)
        # What the one does not take is the other's.
        label_wide = min(need, max(self.width() * LABEL_SHARE, room - _widest(notes, metrics)))
        for words, texts, wide, colour in (
            (self.labels, labels, label_wide, colours.text),
            (self.notes, notes, min(_widest(notes, metrics), room - label_wide), colours.muted),
        ):
            words.setWidth(wide)
            words.say([(place + 0.5, text) for place, text in enumerate(texts)], colour)
        super().restyle()

    def _add_intervals(self) -> None:
        """What the numbers can prove, as a line with two ends around the end of a bar."""
        known = [
            (item.total, place + 0.5, item.total - item.low, item.high - item.total)
            for place, item in enumerate(self.bars)
            if item.low is not None and item.high is not None
        ]
        if known:
            x, y, left, right = np.array(known, dtype=float).T
            pen = pg.mkPen(tokens().text, width=1.6)
            interval = pg.ErrorBarItem(x=x, y=y, left=left, right=right, beam=0.34, pen=pen)
            self._box.addItem(interval, ignoreBounds=True)


def _widest(texts: Sequence[str], metrics: QFontMetrics) -> float:
    return float(max((metrics.horizontalAdvance(text) for text in texts), default=0) + px(22))


class ColumnChart(Chart):
    """A column for each bar, the first on the left; labels stand below where they have room."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._box = still_box()
        self.labels = Words("bottom", self._box)
        self.centralLayout.addItem(self._box, 0, 0)
        self.centralLayout.addItem(self.labels, 1, 0)
        self.number = pg.TextItem("")
        self._above = self._below = 0

    def sizeHint(self) -> QSize:
        """As high as a glance needs."""
        return QSize(320, px(COLUMNS_HIGH))

    def minimumSizeHint(self) -> QSize:
        """The same height on less width."""
        return QSize(220, px(COLUMNS_HIGH))

    def bar_rect(self, place: int) -> QRectF:
        """The whole column."""
        wide = self.width() / max(1, len(self.bars))
        return QRectF(place * wide, 0, wide, self.height())

    def ring_rect(self, place: int) -> QRectF:
        """Around the column alone: a ring as wide as a slender one's share would cross its number and its label."""
        column, ground = self.bar_rect(place), float(self.height() - self._below)
        wide = min(float(px(COLUMN_WIDE)), column.width() * COLUMN_SHARE)
        tall = (ground - self._above) * self.bars[place].total / self._most
        return QRectF(column.center().x() - wide / 2 - 3, ground - tall - 3, wide + 6, tall + 5)

    def restyle(self) -> None:
        """Columns and words in the colours and sizes in force."""
        items, metrics = self.bars, QFontMetrics(font(Size().small))
        self._above, self._below = metrics.height() + 6, metrics.height() + 8
        self._box.clear()
        for fill in Fill:
            standing = [
                QRectF(box.y() + (1 - COLUMN_SHARE) / 2, box.x(), COLUMN_SHARE, box.width())
                for box in self.boxes_of(fill)
            ]
            if standing:
                self._box.addItem(Bars(standing, fill, COLUMN_WIDE, lying=False), ignoreBounds=True)
        share = 1 - self._above / max(self._above + 1.0, float(self.height() - self._below))
        self._box.setRange(xRange=(0, max(1, len(items))), yRange=(0, self._most / share), padding=0)
        self.labels.setHeight(self._below)
        self.labels.say([(place + 0.5, item.label) for place, item in enumerate(items)], tokens().muted)
        self.number = pg.TextItem("", color=tokens().text, anchor=(0.5, 1.0))
        self.number.setFont(font(Size().small))
        self._box.addItem(self.number, ignoreBounds=True)
        super().restyle()

    def refresh(self) -> None:
        """Move the number as well: to the bar that is pointed at, else the chosen one, else the highest."""
        if self.bars:
            highest = max(range(len(self.bars)), key=lambda place: self.bars[place].total)
            place = self._hover if self._hover >= 0 else self.at if self.hasFocus() else highest
            item = self.bars[place]
            wide = self.number.boundingRect().width() if self.number.toPlainText() == item.note else 0.0
            if not wide:
                self.number.setText(item.note)
                wide = self.number.boundingRect().width()
            middle = self.bar_rect(place).center().x()
            left = min(max(0.0, middle - wide / 2), max(0.0, self.width() - wide))
            self.number.setAnchor(((middle - left) / max(1.0, wide), 1.0))
            self.number.setPos(place + 0.5, item.total)
        super().refresh()
