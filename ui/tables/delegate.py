"""Paints a row: the sentence with its matched words, below it a chip and quiet details.

A chosen row is a soft rounded block with a slim bar of accent; nothing else
draws a selection, so no frame appears behind it.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from ui.icons import paint_icon
from ui.tables.marks import excerpt, marks
from ui.tables.model import ROW
from ui.tables.rows import Kind, Row, Tone
from ui.theme import Size, Tokens, font, px, tokens
from ui.widgets.ring import paint_row_ring

ROW_HEIGHT, HEADING_HEIGHT, BESIDE_HEIGHT = 64, 44, 30
_INSET, _TEXT_LEFT, _BESIDE_LEFT = 8, 22, 36


class RowDelegate(QStyledItemDelegate):
    """Paints ``Row`` values; ``query`` is what was typed, for the marks."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.query = ""

    def sizeHint(
        self,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        """All rows are equally high, which is what keeps a million of them quick."""
        return QSize(200, px(ROW_HEIGHT))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint one row, or a grey placeholder while its page is fetched."""
        row = index.data(ROW)
        box = QRectF(option.rect)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = tokens()
        if not isinstance(row, Row):
            _placeholder(painter, box, look)
        elif row.kind is Kind.HEADING:
            _heading(painter, box, row.text, look)
        elif row.via:
            _ground(painter, box, state, look)
            self._beside(painter, box, row, look)
        else:
            _ground(painter, box, state, look)
            self._sentence(painter, box, row, look)
            _details(painter, box, row, look)
        painter.restore()

    def _sentence(self, painter: QPainter, box: QRectF, row: Row, look: Tokens) -> None:
        left, right = box.left() + px(_TEXT_LEFT), box.right() - px(_TEXT_LEFT)
        if row.pinned:
            right -= px(20)
            paint_icon(painter, "pin", QRectF(right + px(4), box.top() + px(12), px(15), px(15)), look.accent)
        face = font(Size().body)
        shown = _cut(excerpt(row.text, self.query), face.toString(), int(right - left))
        layout = QTextLayout(shown, face)
        layout.setFormats(_highlights(shown, self.query, look))
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(right - left)
        layout.endLayout()
        painter.setPen(QColor(look.muted if row.faded else look.text))
        layout.draw(painter, QPointF(left, box.top() + px(12)))

    def _beside(self, painter: QPainter, box: QRectF, row: Row, look: Tokens) -> None:
        """One quiet line, set in behind a line of its own: how it belongs to the row above, and its words."""
        left, right = box.left() + px(_BESIDE_LEFT), box.right() - px(_TEXT_LEFT)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.border))
        painter.drawRect(QRectF(box.left() + px(_TEXT_LEFT) + px(2), box.top(), px(2), box.height()))
        small = font(Size().small)
        painter.setFont(small)
        painter.setPen(QColor(look.muted))
        room = QRectF(left, box.top(), (right - left) * 0.45, box.height())
        via = _cut(row.via, small.toString(), int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, via)
        left += QFontMetrics(small).horizontalAdvance(via) + px(10)
        shown = _cut(excerpt(row.text, self.query), small.toString(), int(right - left))
        layout = QTextLayout(shown, small)
        layout.setFormats(_highlights(shown, self.query, look))
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(right - left)
        layout.endLayout()
        painter.setPen(QColor(look.text))
        layout.draw(painter, QPointF(left, box.top() + (box.height() - line.height()) / 2))


@lru_cache(maxsize=2048)
def _cut(words: str, face: str, width: int) -> str:
    """A row's words, which are visible and on one line already, cut to a width in a font.

    Kept, because each row on screen is painted many times and measuring is what costs.
    """
    measured = QFont()
    measured.fromString(face)
    return QFontMetrics(measured).elidedText(words, Qt.TextElideMode.ElideRight, max(0, width))


def _highlights(shown: str, query: str, look: Tokens) -> list[QTextLayout.FormatRange]:
    ranges: list[QTextLayout.FormatRange] = []
    for start, length in marks(shown, query) if query else ():
        face = QTextCharFormat()
        face.setBackground(QColor(look.highlight))
        span = QTextLayout.FormatRange()
        # Qt counts UTF-16 units
        span.start = len(shown[:start].encode("utf-16-le", "surrogatepass")) // 2
        part = shown[start : start + length]
        span.length = len(part.encode("utf-16-le", "surrogatepass")) // 2
        span.format = face
        ranges.append(span)
    return ranges


def _ground(painter: QPainter, box: QRectF, state: QStyle.StateFlag, look: Tokens) -> None:
    chosen = bool(state & QStyle.StateFlag.State_Selected)
    under = bool(state & QStyle.StateFlag.State_MouseOver)
    if not (chosen or under):
        return
    gap = 2 if box.height() > px(BESIDE_HEIGHT) else 0
    block = box.adjusted(px(_INSET), gap, -px(_INSET), -gap)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.selection if chosen else look.hover))
    painter.drawRoundedRect(block, 10, 10)
    if chosen:
        painter.setBrush(QColor(look.accent))
        inset = min(px(14), block.height() / 4)
        bar = QRectF(block.left(), block.top() + inset, 3, block.height() - 2 * inset)
        painter.drawRoundedRect(bar, 1.5, 1.5)
    paint_row_ring(painter, block, state)


def _details(painter: QPainter, box: QRectF, row: Row, look: Tokens) -> None:
    small = font(Size().small)
    left, right = box.left() + px(_TEXT_LEFT), box.right() - px(_TEXT_LEFT)
    middle = box.top() + px(45)
    left = _chip(painter, left, middle, row.chip, row.tone, look)
    if row.extra:
        left = _chip(painter, left + px(6), middle, row.extra, Tone.WAITING, look)
    painter.setFont(small)
    painter.setPen(QColor(look.muted))
    room = QRectF(left + px(8), middle - px(10), right - left - px(8), px(20))
    shown = _cut(row.details, small.toString(), int(room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)


def chip_colours(tone: Tone, look: Tokens) -> tuple[str, str]:
    """Ink and ground of a chip."""
    match tone:
        case Tone.GOOD:
            return look.success, look.success_soft
        case Tone.WAITING:
            return look.warning, look.warning_soft
        case Tone.ALARM:
            return look.danger, look.danger_soft
        case Tone.COMING | Tone.SPOKEN:
            return look.accent, look.accent_soft
        case Tone.QUIET:
            return look.muted, look.neutral_soft


def _chip(painter: QPainter, left: float, middle: float, words: str, tone: Tone, look: Tokens) -> float:
    """Paint a chip and return its right edge."""
    face = QFont(font(Size().small))
    face.setWeight(QFont.Weight.Medium)
    metrics = QFontMetrics(face)
    shown = _cut(words, face.toString(), px(180))
    ink, ground = chip_colours(tone, look)
    block = QRectF(left, middle - px(10), metrics.horizontalAdvance(shown) + px(16), px(20))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(block, block.height() / 2, block.height() / 2)
    painter.setPen(QColor(ink))
    painter.setFont(face)
    painter.drawText(block, Qt.AlignmentFlag.AlignCenter, shown)
    return block.right()


def _heading(painter: QPainter, box: QRectF, words: str, look: Tokens) -> None:
    face = font(Size().small, bold=True)
    painter.setFont(face)
    painter.setPen(QColor(look.muted))
    room = box.adjusted(px(_TEXT_LEFT), 0, -px(_TEXT_LEFT), -px(8))
    painter.drawText(room, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, words)


def _placeholder(painter: QPainter, box: QRectF, look: Tokens) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.neutral_soft))
    left = box.left() + px(_TEXT_LEFT)
    painter.drawRoundedRect(QRectF(left, box.top() + px(16), box.width() * 0.55, px(11)), 5, 5)
    painter.drawRoundedRect(QRectF(left, box.top() + px(40), box.width() * 0.3, px(9)), 4, 4)
