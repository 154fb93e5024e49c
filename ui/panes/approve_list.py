"""The list of what waits: a heading per source, then one row per thing to decide, painted as plain text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from core.domain import ProposalKind
from ui import text_write as words
from ui.panes.approve_items import Line, Waiting
from ui.safe import elided, one_line
from ui.theme import Size, font, px, tokens
from ui.widgets.plain_list import PlainList, paint_ground

_Index = QModelIndex | QPersistentModelIndex
PANE_KEYS = frozenset({Qt.Key.Key_A, Qt.Key.Key_E, Qt.Key.Key_R, Qt.Key.Key_Return, Qt.Key.Key_Enter})
"""Keys that the pane answers; the list would take letters for a search by first letter."""


class WaitingModel(QAbstractListModel):
    """The lines; headings cannot be chosen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[Line, ...] = ()

    def show(self, lines: Sequence[Line]) -> None:
        """Show other lines."""
        self.beginResetModel()
        self.lines = tuple(lines)
        self.endResetModel()

    def item(self, row: int) -> Waiting | None:
        """What is to decide in a row; None for a heading and beyond the end."""
        return self.lines[row].item if 0 <= row < len(self.lines) else None

    def row_of(self, id: str) -> int:
        """The row of an id, -1 when it is not there."""
        return next((row for row, line in enumerate(self.lines) if line.item and line.item.id == id), -1)

    def near(self, row: int) -> int:
        """The row itself if it can be chosen, else the next one down, else the next one up; -1 for none."""
        choices = [at for at, line in enumerate(self.lines) if line.item]
        after = [at for at in choices if at >= row]
        return after[0] if after else choices[-1] if choices else -1

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many lines there are."""
        return 0 if parent.isValid() else len(self.lines)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """A heading can only be looked at."""
        can = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return can if self.item(index.row()) else Qt.ItemFlag.NoItemFlags

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a line; for screen readers with what is proposed."""
        if not 0 <= index.row() < len(self.lines):
            return None
        line = self.lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return one_line(line.words, 300)
            case Qt.ItemDataRole.AccessibleTextRole:
                kind = f"{words.kind_word(line.item.kind)}. " if line.item else ""
                return kind + one_line(line.words, 300)
            case _:
                return None


class WaitingList(PlainList):
    """``chosen`` carries a ``Waiting`` or None."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(words.APPROVE_TITLE, parent)
        self.letters = True
        self.rows = WaitingModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(_LineDelegate(self))
        self.selectionModel().currentChanged.connect(lambda *_: self.chosen.emit(self.current()))

    def current(self) -> Waiting | None:
        """What is chosen."""
        return self.rows.item(self.currentIndex().row())

    def choose(self, row: int) -> None:
        """Choose a row, or nothing with -1."""
        self.setCurrentIndex(self.rows.index(row, 0) if row >= 0 else QModelIndex())
        if row > 0 and self.rows.item(row - 1) is None:
            self.scrollTo(self.rows.index(row - 1, 0))  # the source's heading stays in sight

    def show_lines(self, lines: Sequence[Line], wanted: str = "") -> None:
        """Show these; choose ``wanted``, else what was chosen before, else what stands in its place now."""
        before = self.current()
        row = max(self.currentIndex().row(), 0)
        same = self.rows.lines == tuple(lines)
        if same and not wanted:
            return
        self.rows.show(lines)
        at = self.rows.row_of(wanted) if wanted else -1
        if at < 0 and before is not None:
            at = self.rows.row_of(before.id)
        self.choose(at if at >= 0 else self.rows.near(row))
        if self.current() is None:
            self.chosen.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the pane's own keys to the pane."""
        ours = self.letters or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if (
            ours
            and event.key() in PANE_KEYS
            and event.modifiers()
            in (
                Qt.KeyboardModifier.NoModifier,
                Qt.KeyboardModifier.KeypadModifier,
            )
        ):
            event.ignore()
            return
        super().keyPressEvent(event)


def kind_colours(kind: ProposalKind | None) -> tuple[str, str]:
    """Text and ground of a kind's label; the word in it says the same."""
    look = tokens()
    match kind:
        case None:
            return look.success, look.success_soft
        case ProposalKind.REFINE | ProposalKind.SUPERSEDE:
            return look.accent, look.accent_soft
        case ProposalKind.END:
            return look.danger, look.danger_soft
        case ProposalKind.MERGE:
            return look.muted, look.neutral_soft


class _LineDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        lines = index.model()
        heading = isinstance(lines, WaitingModel) and lines.item(index.row()) is None
        return QSize(100, px(36) if heading else px(58))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        lines = index.model()
        if not isinstance(lines, WaitingModel):
            return
        line = lines.lines[index.row()]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(option.rect.adjusted(px(6), 1, -px(6), -1))
        if line.item is None:
            _paint_heading(painter, box, line.words)
        else:
            chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
            _paint_item(painter, box, line.item, chosen=chosen, hovered=hovered)
        painter.restore()


def _paint_heading(painter: QPainter, box: QRect, text: str) -> None:
    painter.setFont(font(Size().small, bold=True))
    painter.setPen(QColor(tokens().muted))
    inside = box.adjusted(px(10), px(6), -px(10), 0)
    cut = elided(text, QFontMetrics(painter.font()), inside.width())
    painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, cut)


def _paint_item(painter: QPainter, box: QRect, item: Waiting, *, chosen: bool, hovered: bool) -> None:
    look = tokens()
    paint_ground(painter, box, chosen=chosen, hovered=hovered)
    inside = box.adjusted(px(14), px(7), -px(10), -px(7))
    painter.setFont(font(Size().body))
    painter.setPen(QColor(look.text))
    metrics = QFontMetrics(painter.font())
    top = QRect(inside.left(), inside.top(), inside.width(), metrics.height())
    painter.drawText(top, Qt.AlignmentFlag.AlignLeft, elided(item.text, metrics, top.width()))
    painter.setFont(font(Size().small))
    small = QFontMetrics(painter.font())
    colour, _ground = kind_colours(item.kind)
    painter.setPen(QColor(colour))
    below = QRect(inside.left(), inside.bottom() - small.height() + 1, inside.width(), small.height())
    painter.drawText(below, Qt.AlignmentFlag.AlignLeft, words.kind_word(item.kind))
    if item.proposal is not None and item.proposal.guard:
        painter.setPen(QColor(look.warning))
        painter.drawText(below, Qt.AlignmentFlag.AlignRight, words.GUARD)
