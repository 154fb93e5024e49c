"""The neighbourhood of a memory as a picture that stands still: it on the left, what is linked to its right.

Where everything stands was worked out elsewhere; here it is only scaled to
the width, painted and walked over. Every box says in words what ties it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.domain import EdgeKind, Status
from core.views import Link, Neighbourhood, Node
from ui import text_links as words
from ui.safe import elided, one_line
from ui.text import status_word
from ui.theme import Size, appearance, font, px, tokens
from ui.widgets.part_tooltip import tells

BOX, ROW = 66, 76
"""Height of a box and of a row in pixels: what ties it, one line of its text, its state."""
COLUMN, BETWEEN = 178, 38
"""Least width of a column, and what of it is left for the lines."""
EDGE, BEND = 4, 22
"""Pixels left free around the picture, and at its right for the lines between two of the last column."""


class LinkMap(QWidget):
    """``opened`` carries the id of a memory that was clicked or entered."""

    opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.nodes: tuple[Node, ...] = ()
        self._links: tuple[Link, ...] = ()
        self._ties: dict[str, Link] = {}
        self._rows = 1.0
        self._columns = 1
        self.at = 0
        self._hover = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        appearance().changed.connect(self._restyled)

    def show_around(self, around: Neighbourhood) -> None:
        """Show these memories and their links."""
        self.nodes, self._links, self._rows = around.nodes, around.links, around.rows
        self._columns = 1 + max((node.column for node in around.nodes), default=0)
        between = {frozenset((link.source, link.target)): link for link in reversed(around.links)}
        self._ties = {
            node.memory.id: between[pair]
            for node in around.nodes
            if (pair := frozenset((node.memory.id, node.parent))) in between
        }
        self.at, self._hover = 0, -1
        self.setAccessibleName(words.map_name(around))
        self._tell()
        self._restyled()

    def _restyled(self) -> None:
        self.setMinimumWidth(self._columns * px(COLUMN))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """All rows; at least a readable width for each column."""
        return QSize(self._columns * px(COLUMN), round(self._rows * px(ROW)) + 2 * EDGE)

    def minimumSizeHint(self) -> QSize:
        """The same: a picture that is squeezed says nothing."""
        return self.sizeHint()

    def box(self, place: int) -> QRectF:
        """Where a memory stands, in pixels."""
        node = self.nodes[place]
        wide = (self.width() - 2 * EDGE - px(BEND) + px(BETWEEN)) / self._columns
        top = EDGE + node.row * px(ROW) + (px(ROW) - px(BOX)) / 2
        return QRectF(EDGE + node.column * wide, top, wide - px(BETWEEN), px(BOX))

    def tie_of(self, place: int) -> str:
        """What ties a memory to the one by which it was reached, in words; empty for the first."""
        node = self.nodes[place]
        link = self._ties.get(node.memory.id)
        return words.tie_words(link, node.parent) if link else ""

    def _place_at(self, at: QPointF) -> int:
        return next((place for place in range(len(self.nodes)) if self.box(place).contains(at)), -1)

    # -- pointer and keyboard

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Lift the box under the pointer."""
        place = self._place_at(event.position())
        if place != self._hover:
            self._hover = place
            self.setCursor(Qt.CursorShape.PointingHandCursor if place > 0 else Qt.CursorShape.ArrowCursor)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._hover = -1
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the memory that was clicked."""
        place = self._place_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and place >= 0:
            self._go(place)
            if place > 0:
                self.opened.emit(self.nodes[place].memory.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Right goes to what is linked, Left back, Up and Down to the neighbours, Enter opens."""
        match event.key():
            case Qt.Key.Key_Right:
                self._go(self._child())
            case Qt.Key.Key_Left:
                self._go(self._parent())
            case Qt.Key.Key_Down | Qt.Key.Key_Up:
                self._go(self._beside(1 if event.key() == Qt.Key.Key_Down else -1))
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space if self.at > 0:
                self.opened.emit(self.nodes[self.at].memory.id)
            case _:
                super().keyPressEvent(event)

    def _child(self) -> int:
        own = self.nodes[self.at].memory.id if self.nodes else ""
        return next((place for place, node in enumerate(self.nodes) if node.parent == own), self.at)

    def _parent(self) -> int:
        above = self.nodes[self.at].parent if self.nodes else ""
        return next((place for place, node in enumerate(self.nodes) if node.memory.id == above), self.at)

    def _beside(self, step: int) -> int:
        if not self.nodes:
            return self.at
        here = self.nodes[self.at]
        column = [place for place, node in enumerate(self.nodes) if node.column == here.column]
        column.sort(key=lambda place: self.nodes[place].row)
        beside = column.index(self.at) + step
        return column[min(len(column) - 1, max(0, beside))]

    def _go(self, place: int) -> None:
        self.at = place
        self._tell()
        self.update()

    def _tell(self) -> None:
        self.setAccessibleDescription(
            words.node_sentence(self.nodes[self.at], self.tie_of(self.at)) if self.nodes else ""
        )

    def event(self, event: QEvent) -> bool:
        """Answer the tooltip of the box under the pointer."""
        return tells(event, self, self._sentence_at) or super().event(event)

    def _sentence_at(self, at: QPointF) -> str:
        place = self._place_at(at)
        return words.node_sentence(self.nodes[place], self.tie_of(place)) if place >= 0 else ""

    # -- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines, then the boxes over them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = {node.memory.id: place for place, node in enumerate(self.nodes)}
        for link in self._links:
            if link.source in places and link.target in places:
                self._paint_link(painter, link, places[link.source], places[link.target])
        for place in range(len(self.nodes)):
            if self.box(place).intersects(QRectF(event.rect())):
                self._paint_box(painter, place)

    def _paint_link(self, painter: QPainter, link: Link, source: int, target: int) -> None:
        first, second = sorted((source, target), key=lambda place: self.nodes[place].column)
        a, b = self.box(first), self.box(second)
        lit = (self.hasFocus() and self.at in (source, target)) or self._hover in (source, target)
        painter.setPen(_pen(link, lit=lit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.nodes[first].column == self.nodes[second].column:
            start, end = QPointF(a.right(), a.center().y()), QPointF(b.right(), b.center().y())
            bend = px(BEND) * 1.3
            path = QPainterPath(start)
            path.cubicTo(start + QPointF(bend, 0), end + QPointF(bend, 0), end)
        else:
            start, end = QPointF(a.right(), a.center().y()), QPointF(b.left(), b.center().y())
            bend = (end.x() - start.x()) / 2
            path = QPainterPath(start)
            path.cubicTo(start + QPointF(bend, 0), end - QPointF(bend, 0), end)
        painter.drawPath(path)

    def _paint_box(self, painter: QPainter, place: int) -> None:
        colours, node, box = tokens(), self.nodes[place], self.box(place)
        chosen = self.hasFocus() and place == self.at
        ground = colours.selection if place == 0 else colours.hover if place == self._hover else colours.surface
        line = colours.accent if chosen or place == 0 else colours.border_strong
        pen = QPen(QColor(line), 2 if chosen else 1.2)
        if node.memory.status in _FADED:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, 9, 9)
        inner = box.adjusted(px(11), px(6), -px(10), -px(6))
        small = QFontMetrics(font(Size().small))
        tie = self.tie_of(place) if place else words.THIS_ONE
        link = self._ties.get(node.memory.id)
        against = link is not None and link.kind is EdgeKind.CONTRADICTS
        _line(painter, inner, tie, colours.danger if against else colours.accent, bold=True)
        body = QFontMetrics(font(Size().body))
        middle = QRectF(inner.x(), inner.y() + small.height() + 1, inner.width(), body.height())
        painter.setFont(font(Size().body))
        painter.setPen(QColor(colours.muted if node.memory.status in _FADED else colours.text))
        text = elided(one_line(node.memory.text, 200), body, int(middle.width()))
        painter.drawText(middle, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
        below = QRectF(inner.x(), middle.bottom() + 1, inner.width(), small.height())
        _line(painter, below, status_word(node.memory.status), colours.muted, bold=False)


_FADED = frozenset({Status.PAST, Status.RETIRED, Status.ARCHIVED})


def _line(painter: QPainter, box: QRectF, text: str, colour: str, *, bold: bool) -> None:
    painter.setFont(font(Size().small, bold=bold))
    painter.setPen(QColor(colour))
    metrics = QFontMetrics(painter.font())
    line = QRectF(box.x(), box.y(), box.width(), metrics.height())
    painter.drawText(line, Qt.AlignmentFlag.AlignLeft, elided(text, metrics, int(box.width())))


def _pen(link: Link, *, lit: bool) -> QPen:
    """Each kind has its own stroke, so that it is not told by colour alone."""
    colours = tokens()
    colour = colours.danger if link.kind is EdgeKind.CONTRADICTS else colours.accent if lit else colours.border_strong
    pen = QPen(QColor(colour), 2.2 if lit else 1.5)
    match link.kind:
        case EdgeKind.RELATES_TO:
            pen.setStyle(Qt.PenStyle.DotLine)
        case EdgeKind.RESTATES | EdgeKind.DERIVED_FROM:
            pen.setStyle(Qt.PenStyle.DashLine)
        case _:
            pen.setStyle(Qt.PenStyle.SolidLine)
    return pen
