"""How the rows of what waits are painted: headings, things with their box, the mark of a folded group."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from core.domain import ProposalKind
from ui import text_write as words
from ui.dates import ago_text
from ui.icons import paint_icon
from ui.panes.approve_items import Line, Waiting
from ui.safe import elided
from ui.theme import Size, font, px, tokens
from ui.widgets.plain_list import paint_ground
from ui.widgets.ring import paint_row_ring

_Index = QModelIndex | QPersistentModelIndex
BOX = 15
"""Side of a tick box in pixels, as high as a capital of the row's text."""


def box_of(row: QRect) -> QRectF:
    """Where the box of a row is, with some room around it to hit it."""
    side = px(BOX) + px(12)
    return QRectF(row.left() + px(10), row.top() + px(8), side, side)


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


class LineDelegate(QStyledItemDelegate):
    """Two lines for a thing to decide or a folded group, one for the heading of an open one."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As high as its lines."""
        line = _line(index)
        heading = line is not None and line.item is None and not line.folded
        return QSize(100, px(36) if heading else px(58))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint one row."""
        line = _line(index)
        if line is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(option.rect.adjusted(px(6), 1, -px(6), -1))
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        if line.item is not None:
            ticked = line.item.id in getattr(index.model(), "ticked", ())
            paint_ground(painter, box, chosen=chosen, hovered=hovered)
            _paint_box(painter, box_of(option.rect), ticked=ticked)
            _paint_item(painter, box, line.item)
        elif line.folded:
            paint_ground(painter, box, chosen=chosen, hovered=hovered)
            _paint_folded(painter, box, line)
        else:
            _paint_heading(painter, box, line)
        paint_row_ring(painter, QRectF(box), option.state)
        painter.restore()


def _line(index: _Index) -> Line | None:
    lines: tuple[Line, ...] = getattr(index.model(), "lines", ())
    return lines[index.row()] if 0 <= index.row() < len(lines) else None


def _paint_heading(painter: QPainter, box: QRect, line: Line) -> None:
    painter.setFont(font(Size().small, bold=True))
    painter.setPen(QColor(tokens().muted))
    inside = box.adjusted(px(10), px(6), -px(10), 0)
    long = line.head is not None and line.head.is_long
    if long:
        _paint_arrow(painter, QPointF(inside.left() + px(4), inside.center().y() + 1), folded=False)
        inside.setLeft(inside.left() + px(14))
    cut = elided(line.words, QFontMetrics(painter.font()), inside.width())
    painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, cut)


def _paint_folded(painter: QPainter, box: QRect, line: Line) -> None:
    look = tokens()
    _paint_arrow(painter, QPointF(box.left() + px(18), box.top() + px(18)), folded=True)
    inside = box.adjusted(px(34), px(7), -px(10), -px(7))
    painter.setFont(font(Size().body, bold=True))
    painter.setPen(QColor(look.text))
    metrics = QFontMetrics(painter.font())
    top = QRect(inside.left(), inside.top(), inside.width(), metrics.height())
    painter.drawText(top, Qt.AlignmentFlag.AlignLeft, elided(line.words, metrics, top.width()))
    if line.head is not None:
        _paint_below(painter, inside, words.group_kinds(line.head.new, len(line.head.proposed)), look.muted)


def _paint_arrow(painter: QPainter, at: QPointF, *, folded: bool) -> None:
    """A small triangle: to the right for a group of one row, down for an open one."""
    painter.save()
    painter.setPen(QPen(QColor(tokens().muted), 1.6))
    painter.translate(at)
    painter.rotate(0 if folded else 90)
    painter.drawPolyline([QPointF(-px(2), -px(4)), QPointF(px(2), 0), QPointF(-px(2), px(4))])
    painter.restore()


def _paint_box(painter: QPainter, around: QRectF, *, ticked: bool) -> None:
    look = tokens()
    side = px(BOX)
    box = QRectF(around.center().x() - side / 2, around.center().y() - side / 2, side, side)
    painter.setPen(QPen(QColor(look.accent if ticked else look.border_strong), 1.4))
    painter.setBrush(QColor(look.accent if ticked else look.surface))
    painter.drawRoundedRect(box, 4, 4)
    if ticked:
        paint_icon(painter, "check", box.adjusted(1, 1, -1, -1), look.on_accent)


def _paint_item(painter: QPainter, box: QRect, item: Waiting) -> None:
    look = tokens()
    inside = box.adjusted(px(36), px(7), -px(10), -px(7))
    painter.setFont(font(Size().body))
    painter.setPen(QColor(look.text))
    metrics = QFontMetrics(painter.font())
    top = QRect(inside.left(), inside.top(), inside.width(), metrics.height())
    painter.drawText(top, Qt.AlignmentFlag.AlignLeft, elided(item.text, metrics, top.width()))
    kind = words.kind_word(item.kind)
    wide = _paint_below(painter, inside, kind, kind_colours(item.kind)[0])
    guard = words.GUARD if item.proposal is not None and item.proposal.guard else ""
    room = inside.adjusted(wide, 0, 0, 0)
    if item.recorded_at is not None:
        ago = f" · {ago_text(item.recorded_at, datetime.now(UTC))}"
        room.setLeft(room.left() + _paint_below(painter, room, ago, look.muted))
    if guard:
        _paint_below(painter, room.adjusted(px(8), 0, 0, 0), guard, look.danger, Qt.AlignmentFlag.AlignRight)


def _paint_below(
    painter: QPainter, inside: QRect, text: str, colour: str, side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
) -> int:
    """Paint a small line at the foot; gives its width."""
    painter.setFont(font(Size().small))
    small = QFontMetrics(painter.font())
    painter.setPen(QColor(colour))
    below = QRect(inside.left(), inside.bottom() - small.height() + 1, inside.width(), small.height())
    shown = elided(text, small, below.width()) if not text.startswith(" ") else text
    painter.drawText(below, side, shown)
    return small.horizontalAdvance(shown)
