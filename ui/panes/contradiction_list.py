"""The queue on the left: two lines a row, painted as plain text; what is new has a dot, a group its number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui import text_contradictions as words
from ui.letters import PAIRS, Letters, Step, pressed
from ui.safe import elided, one_line
from ui.theme import Size, font, px, tokens
from ui.translation import digits
from ui.widgets.plain_list import PlainList, paint_ground
from ui.widgets.ring import paint_row_ring

_Index = QModelIndex | QPersistentModelIndex
LEFT_TO_THE_PANE = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Left, Qt.Key.Key_Right})
"""Keys that the pane answers beside letters; the list would take letters for a search by first letter."""


class Row(Protocol):
    """What the list has to know of what a row stands for."""

    @property
    def key(self) -> str:
        """What names the row."""

    @property
    def count(self) -> int:
        """How many it stands for."""


@dataclass(frozen=True, slots=True)
class Line:
    """What a row says: what it is about, why and how old, how many, and whether it is new."""

    entry: Row
    title: str
    below: str
    fresh: bool = False


class QueueModel(QAbstractListModel):
    """The rows in their order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[Line, ...] = ()

    def show(self, lines: Sequence[Line]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.lines = tuple(lines)
        self.endResetModel()

    def row_of(self, key: str) -> int:
        """The row with that key, -1 when it is not there."""
        return next((row for row, line in enumerate(self.lines) if line.entry.key == key), -1)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many rows there are."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a row is about; for screen readers all of it."""
        if not 0 <= index.row() < len(self.lines):
            return None
        line = self.lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return words.row_sentence(line.title, line.below, line.entry.count, fresh=line.fresh)
            case _:
                return None


class QueueList(PlainList):
    """``chosen`` carries what the chosen row stands for, or None."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None, name: str = words.TITLE) -> None:
        super().__init__(name, parent)
        self.rows = QueueModel(self)
        self.letters = Letters()
        self.setModel(self.rows)
        self.setItemDelegate(_RowDelegate(self))
        self.setUniformItemSizes(True)
        self.selectionModel().currentChanged.connect(lambda *_: self.chosen.emit(self.current()))

    def current(self) -> Row | None:
        """What is chosen."""
        row = self.currentIndex().row()
        return self.rows.lines[row].entry if 0 <= row < len(self.rows.lines) else None

    def choose(self, row: int) -> None:
        """Choose a row, or nothing with -1."""
        self.setCurrentIndex(self.rows.index(row, 0) if row >= 0 else QModelIndex())

    def show_lines(self, lines: Sequence[Line], wanted: str = "") -> None:
        """Show these; choose ``wanted``, else what was chosen before, else what stands in its place now."""
        if self.rows.lines == tuple(lines) and not wanted:
            return
        before = self.current()
        row, top = max(self.currentIndex().row(), 0), self.verticalScrollBar().value()
        self.rows.show(lines)
        self.verticalScrollBar().setValue(top)
        at = self.rows.row_of(wanted) if wanted else -1
        if at < 0 and before is not None:
            at = self.rows.row_of(before.key)
        self.choose(at if at >= 0 else min(row, len(lines) - 1))
        if self.current() is None:
            self.chosen.emit(None)

    def retell(self, lines: Sequence[Line]) -> None:
        """Word the same rows anew, as what is new changes while a person looks through them."""
        if tuple(lines) != self.rows.lines:
            self.rows.lines = tuple(lines)
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Two letters walk; the answers' keys are left to the pane."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        act = self.letters.act(PAIRS, pressed(event.key())) if plain else None
        if act in (Step.NEXT, Step.PREVIOUS):
            row = self.currentIndex().row() + (1 if act is Step.NEXT else -1)
            if 0 <= row < len(self.rows.lines):
                self.choose(row)
        elif (plain and event.key() in LEFT_TO_THE_PANE) or event.text().isalnum():
            event.ignore()
        else:
            super().keyPressEvent(event)


class _RowDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(100, px(60))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        rows = index.model()
        if not isinstance(rows, QueueModel) or not 0 <= index.row() < len(rows.lines):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        box = QRect(option.rect.adjusted(px(6), 1, -px(6), -1))
        paint_ground(painter, box, chosen=chosen, hovered=hovered)
        paint_row_ring(painter, QRectF(box), option.state)
        _paint_line(painter, box.adjusted(px(22), px(9), -px(12), -px(9)), rows.lines[index.row()])
        painter.restore()


def _paint_line(painter: QPainter, inside: QRect, line: Line) -> None:
    look = tokens()
    painter.setFont(font(Size().body, bold=line.fresh))
    metrics = QFontMetrics(painter.font())
    if line.fresh:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.accent))
        side = px(7)
        painter.drawEllipse(inside.left() - px(13), inside.top() + (metrics.height() - side) // 2, side, side)
    width = inside.width() - _paint_number(painter, inside, line.entry.count)
    painter.setFont(font(Size().body, bold=line.fresh))
    painter.setPen(QColor(look.text))
    top = QRect(inside.left(), inside.top(), width, metrics.height())
    painter.drawText(top, Qt.AlignmentFlag.AlignLeft, elided(line.title, metrics, width))
    painter.setFont(font(Size().small))
    painter.setPen(QColor(look.muted))
    small = QFontMetrics(painter.font())
    below = QRect(inside.left(), inside.bottom() - small.height() + 1, inside.width(), small.height())
    painter.drawText(below, Qt.AlignmentFlag.AlignLeft, elided(line.below, small, below.width()))


def _paint_number(painter: QPainter, inside: QRect, number: int) -> int:
    """Paint how many there are in a group, at the end of the upper line; its width with the gap before it."""
    if number < 2:
        return 0
    look = tokens()
    painter.setFont(font(Size().small, bold=True))
    metrics = QFontMetrics(painter.font())
    words_of = one_line(digits(number), 12)
    wide = metrics.horizontalAdvance(words_of) + px(14)
    pill = QRect(inside.right() - wide + 1, inside.top() - 1, wide, metrics.height() + px(4))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.neutral_soft))
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    painter.setPen(QColor(look.muted))
    painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, words_of)
    return wide + px(8)
