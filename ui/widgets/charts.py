"""Calm charts painted in the window's own colours: rows with a label and a number, and columns over time.

Every bar can be pointed at, reached by the arrow keys and entered; it says its
sentence to a tooltip and to a screen reader. Parts differ by their filling as
well as by their colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.safe import elided
from ui.theme import Size, appearance, font, px, tokens
from ui.widgets.part_tooltip import tells

ROW, BAR = 32, 14
"""Height of a row of the chart and of the bar in it, in pixels at scale 1."""
COLUMNS_HIGH = 176
LABEL_SHARE = 0.3
"""Share of the width that labels may take."""


class Fill(StrEnum):
    """What a part of a bar stands for."""

    MAIN = "main"
    PAST = "past"
    WAITING = "waiting"
    QUIET = "quiet"


def brush_of(fill: Fill) -> QBrush:
    """The filling of a part: plain, or with a pattern, so that it is not told by its colour alone."""
    colours = tokens()
    match fill:
        case Fill.MAIN:
            return QBrush(QColor(colours.accent))
        case Fill.PAST:
            return QBrush(QColor(colours.faint))
        case Fill.WAITING:
            return QBrush(QColor(colours.warning), Qt.BrushStyle.BDiagPattern)
        case Fill.QUIET:
            return QBrush(QColor(colours.border_strong), Qt.BrushStyle.Dense5Pattern)


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of a bar."""

    value: float
    fill: Fill = Fill.MAIN


@dataclass(frozen=True, slots=True)
class Item:
    """One bar: its label, its parts, the number in words beside it, its sentence, and what entering it asks for.

    ``low`` and ``high`` draw an interval around the end of a bar.
    """

    label: str
    parts: tuple[Part, ...]
    note: str
    sentence: str
    key: str = ""
    low: float | None = None
    high: float | None = None

    @property
    def total(self) -> float:
        """All parts together."""
        return sum(part.value for part in self.parts)


class Chart(QWidget):
    """What both kinds share; ``entered`` carries the key of a bar."""

    entered = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self.items: tuple[Item, ...] = ()
        self.at = 0
        self._hover = -1
        self._most = 1.0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance().changed.connect(self._restyled)

    def set_items(self, items: Sequence[Item], most: float | None = None) -> None:
        """Show these bars; ``most`` is the value of a full one, else that of the largest."""
        self.items = tuple(items)
        self._most = most or max((item.total for item in items), default=0.0) or 1.0
        self.at = min(self.at, max(0, len(items) - 1))
        self.setAccessibleName(self._name)
        self._tell()
        self._restyled()

    def _restyled(self) -> None:
        self.updateGeometry()
        self.update()

    def bar_rect(self, place: int) -> QRectF:
        """The stretch of the chart that belongs to a bar: an equal share of the height."""
        high = self.height() / max(1, len(self.items))
        return QRectF(0, place * high, self.width(), high)

    def _place_at(self, at: QPointF) -> int:
        return next((place for place in range(len(self.items)) if self.bar_rect(place).contains(at)), -1)

    def _tell(self) -> None:
        self.setAccessibleDescription(self.items[self.at].sentence if self.items else "")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lift the bar under the pointer."""
        place = self._place_at(event.position())
        if place != self._hover:
            self._hover = place
            enters = place >= 0 and self.items[place].key
            self.setCursor(Qt.CursorShape.PointingHandCursor if enters else Qt.CursorShape.ArrowCursor)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._hover = -1
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Enter the bar that was clicked."""
        place = self._place_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and place >= 0:
            self._go(place)
            self._enter()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys walk, Enter opens."""
        match event.key():
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self._go(self.at + 1)
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self._go(self.at - 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self._enter()
            case _:
                super().keyPressEvent(event)

    def _go(self, place: int) -> None:
        self.at = min(max(0, len(self.items) - 1), max(0, place))
        self._tell()
        self.update()

    def _enter(self) -> None:
        if self.items and self.items[self.at].key:
            self.entered.emit(self.items[self.at].key)

    def event(self, event: QEvent) -> bool:
        """Answer the tooltip of the bar under the pointer."""
        return tells(event, self, self._sentence_at) or super().event(event)

    def _sentence_at(self, at: QPointF) -> str:
        place = self._place_at(at)
        return self.items[place].sentence if place >= 0 else ""

    def _ground(self, painter: QPainter, place: int) -> None:
        box = self.bar_rect(place)
        if place == self._hover and self.items[place].key:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(tokens().hover))
            painter.drawRoundedRect(box, 6, 6)
        if self.hasFocus() and place == self.at:
            painter.setPen(QPen(QColor(tokens().accent), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)


class RowChart(Chart):
    """A row for each bar: label on the left, the bar, its number in words on the right."""

    def sizeHint(self) -> QSize:
        """A row for each."""
        return QSize(320, max(1, len(self.items)) * px(ROW))

    def minimumSizeHint(self) -> QSize:
        """All rows, on less width."""
        return QSize(220, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetrics(font(Size().small))
        wide = max((metrics.horizontalAdvance(item.label) for item in self.items), default=0) + px(22)
        labels = min(float(wide), self.width() * LABEL_SHARE)
        needed = max((metrics.horizontalAdvance(item.note) for item in self.items), default=0) + px(10)
        notes = min(float(needed), self.width() * 0.42)
        for place, item in enumerate(self.items):
            self._ground(painter, place)
            self._paint_row(painter, item, self.bar_rect(place), labels, notes)

    def _paint_row(self, painter: QPainter, item: Item, box: QRectF, labels: float, notes: float) -> None:
        colours = tokens()
        painter.setFont(font(Size().small))
        metrics = QFontMetrics(painter.font())
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QColor(colours.text))
        label = QRectF(box.x() + 6, box.y(), labels - 6, box.height())
        text = elided(item.label, metrics, int(label.width() - 8))
        painter.drawText(label, middle | Qt.AlignmentFlag.AlignLeft, text)
        track = QRectF(box.x() + labels, box.center().y() - px(BAR) / 2, box.width() - labels - notes - 6, px(BAR))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.neutral_soft))
        painter.drawRoundedRect(track, 4, 4)
        _paint_parts(painter, item, track, self._most)
        painter.setPen(QColor(colours.muted))
        note = QRectF(track.right() + 10, box.y(), notes, box.height())
        text = elided(item.note, metrics, int(note.width()))
        painter.drawText(note, middle | Qt.AlignmentFlag.AlignLeft, text)


def _paint_part(painter: QPainter, fill: Fill, box: QRectF) -> None:
    """One stretch; a pattern gets an outline, which it would not have of itself."""
    brush = brush_of(fill)
    plain = brush.style() == Qt.BrushStyle.SolidPattern
    painter.setPen(Qt.PenStyle.NoPen if plain else QPen(brush.color(), 1))
    painter.setBrush(brush)
    inset = 0.0 if plain else 0.5
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), 3, 3)


def _paint_parts(painter: QPainter, item: Item, track: QRectF, most: float) -> None:
    x = track.x()
    for part in item.parts:
        wide = track.width() * part.value / most
        if wide <= 0:
            continue
        _paint_part(painter, part.fill, QRectF(x, track.y(), max(2.0, wide), track.height()))
        x += wide
    if item.low is not None and item.high is not None:
        low, high = (track.x() + track.width() * value / most for value in (item.low, item.high))
        y, reach = track.center().y(), track.height() * 0.75
        painter.setPen(QPen(QColor(tokens().text), 1.6))
        painter.drawLine(QPointF(low, y), QPointF(high, y))
        for end in (low, high):
            painter.drawLine(QPointF(end, y - reach / 2), QPointF(end, y + reach / 2))


class ColumnChart(Chart):
    """A column for each bar, the first on the left; labels stand below where they have room."""

    def sizeHint(self) -> QSize:
        """As high as a glance needs."""
        return QSize(320, px(COLUMNS_HIGH))

    def minimumSizeHint(self) -> QSize:
        """The same height on less width."""
        return QSize(220, px(COLUMNS_HIGH))

    def bar_rect(self, place: int) -> QRectF:
        """The whole column."""
        wide = self.width() / max(1, len(self.items))
        return QRectF(place * wide, 0, wide, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the columns."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(Size().small))
        metrics = QFontMetrics(painter.font())
        below, above = metrics.height() + 6, metrics.height() + 4
        free_from = -1.0
        for place, item in enumerate(self.items):
            self._ground(painter, place)
            box = self.bar_rect(place)
            high = self.height() - below - above
            self._paint_column(painter, item, box, above + high, high)
            wide = metrics.horizontalAdvance(item.label)
            left = min(max(0.0, box.center().x() - wide / 2), self.width() - wide)
            if item.label and left >= free_from:
                painter.setPen(QColor(tokens().muted))
                painter.drawText(QPointF(left, self.height() - metrics.descent() - 1), item.label)
                free_from = left + wide + 10
        painter.setPen(QPen(QColor(tokens().border_strong), 1))
        painter.drawLine(QPointF(0, self.height() - below), QPointF(self.width(), self.height() - below))
        if self.items:
            self._paint_number(painter, metrics, above)

    def _paint_column(self, painter: QPainter, item: Item, box: QRectF, bottom: float, high: float) -> None:
        wide = min(px(34), max(1.5, box.width() * 0.72))
        y = bottom
        for part in item.parts:
            tall = high * part.value / self._most
            if tall > 0:
                _paint_part(painter, part.fill, QRectF(box.center().x() - wide / 2, y - tall, wide, tall))
                y -= tall

    def _paint_number(self, painter: QPainter, metrics: QFontMetrics, above: float) -> None:
        """The number of the bar that is pointed at, else of the one that is chosen, else of the highest."""
        highest = max(range(len(self.items)), key=lambda place: self.items[place].total)
        place = self._hover if self._hover >= 0 else self.at if self.hasFocus() else highest
        item, box = self.items[place], self.bar_rect(place)
        wide = metrics.horizontalAdvance(item.note)
        top = (
            self.height()
            - metrics.height()
            - 6
            - (self.height() - metrics.height() - 6 - above) * item.total / self._most
        )
        left = min(max(0.0, box.center().x() - wide / 2), self.width() - wide)
        painter.setPen(QColor(tokens().text))
        painter.drawText(QPointF(left, top - 4), item.note)
