"""Paints the sidebar's rows and turns keys and clicks into what they mean."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from ui.icons import pixmap
from ui.tables.shelves import ENTRY, Entry, More, Remark, Shelf, ShelfModel, Title
from ui.theme import Size, Tokens, appearance, font, px, tokens
from ui.translation import digits
from ui.widgets.ring import paint_ring

_Index = QModelIndex | QPersistentModelIndex
SHELF_HEIGHT = 31
_EDGE, _ICON, _TEXT = 10, 16, 36


class ShelfView(QTableView):
    """``taken`` carries the entry that was clicked or entered, ``folding`` a section's name and whether to fold it.

    ``asked_about`` carries a shelf whose menu is wanted, and where; ``removing`` one that is to go. ``left``: Esc.
    """

    taken = Signal(object)
    folding = Signal(str, bool)
    asked_about = Signal(object, QPoint)
    removing = Signal(object)
    left = Signal()

    def __init__(self, model: ShelfModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shelves = model
        self.chosen: tuple[str, str] = ("", "")
        self.setModel(model)
        self.setItemDelegate(_ShelfDelegate(self))
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(10)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setWordWrap(False)
        self.clicked.connect(lambda index: self._take(index.data(ENTRY)))
        appearance().changed.connect(self._resize)
        self._resize()

    def _resize(self) -> None:
        self.verticalHeader().setDefaultSectionSize(px(SHELF_HEIGHT))
        self.viewport().update()

    def show_rows(self, entries: Sequence[Entry]) -> None:
        """Show these rows, keeping the place and the row that the keys are on."""
        if tuple(entries) == self.shelves.entries:
            return
        at = self.entry()
        scrolled = self.verticalScrollBar().value()
        self.shelves.show(entries)
        row = self.shelves.row_of(at.key) if at is not None else -1
        if row >= 0:
            self.setCurrentIndex(self.shelves.index(row, 0))
        self.verticalScrollBar().setValue(scrolled)

    def mark(self, key: tuple[str, str]) -> None:
        """Paint one shelf as the one that is open."""
        if key != self.chosen:
            self.chosen = key
            self.viewport().update()

    def entry(self) -> Entry | None:
        """The row that the keys are on."""
        return self.entry_at(self.currentIndex())

    def entry_at(self, index: QModelIndex) -> Entry | None:
        """What a row stands for."""
        found = index.data(ENTRY) if index.isValid() else None
        return found if isinstance(found, Shelf | Title | More | Remark) else None

    def _take(self, entry: object) -> None:
        match entry:
            case Title(key=(_, name), folded=folded):
                self.folding.emit(name, not folded)
            case Shelf() | More():
                self.taken.emit(entry)
            case _:
                pass

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Home and End lead to the first and the last row; a table of its own would stay in the row."""
        match action:
            case QAbstractItemView.CursorAction.MoveHome:
                return self.shelves.index(0, 0)
            case QAbstractItemView.CursorAction.MoveEnd:
                return self.shelves.index(self.shelves.rowCount() - 1, 0)
            case _:
                return super().moveCursor(action, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space open or fold, ← and → fold and unfold, Esc goes back to the list."""
        entry = self.entry()
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self._take(entry)
            case Qt.Key.Key_Left if isinstance(entry, Title) and not entry.folded:
                self.folding.emit(entry.key[1], True)
            case Qt.Key.Key_Right if isinstance(entry, Title) and entry.folded:
                self.folding.emit(entry.key[1], False)
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_F2 | Qt.Key.Key_Menu if isinstance(entry, Shelf) and entry.saved is not None:
                self.asked_about.emit(entry, self._below(self.currentIndex()))
            case Qt.Key.Key_Delete if isinstance(entry, Shelf) and entry.saved is not None:
                self.removing.emit(entry)
            case Qt.Key.Key_Delete | Qt.Key.Key_F2:
                event.accept()
            case _:
                super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep Del and F2 for saved searches: here they never reach the memory that is chosen in the list."""
        key = event.key() if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride else None
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_F2):
            event.accept()
            return True
        return super().event(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of a saved search."""
        entry = self.indexAt(event.pos()).data(ENTRY)
        if isinstance(entry, Shelf) and entry.saved is not None:
            self.asked_about.emit(entry, event.globalPos())

    def _below(self, index: QModelIndex) -> QPoint:
        return self.viewport().mapToGlobal(self.visualRect(index).bottomLeft())


class _ShelfDelegate(QStyledItemDelegate):
    def __init__(self, view: ShelfView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(100, px(SHELF_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        entry = index.data(ENTRY)
        look = tokens()
        box = QRectF(option.rect).adjusted(px(2), 1, -px(2), -1)
        here = QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_Selected
        focused = bool(option.state & here) and self._view.hasFocus()
        under = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        match entry:
            case Title():
                _title(painter, box, entry, look)
            case Shelf():
                _ground(painter, box, look, chosen=entry.key == self._view.chosen, under=under)
                _shelf(painter, box, entry, look, chosen=entry.key == self._view.chosen)
            case More() | Remark():
                _line(painter, box, entry.words, look.accent if isinstance(entry, More) else look.muted)
        if focused:
            paint_ring(painter, box, 7)
        painter.restore()


def _title(painter: QPainter, box: QRectF, entry: Title, look: Tokens) -> None:
    painter.setFont(font(Size().small, bold=True))
    painter.setPen(QColor(look.muted))
    room = box.adjusted(px(_EDGE), px(6), -px(_EDGE), 0)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, entry.words)
    size = px(12)
    spot = QRectF(box.right() - px(_EDGE) - size, box.center().y() - size / 2 + px(3), size, size)
    _icon(painter, "folded" if entry.folded else "chevron", spot, look.muted)


def _ground(painter: QPainter, box: QRectF, look: Tokens, *, chosen: bool, under: bool) -> None:
    if chosen or under:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.accent_soft if chosen else look.neutral_soft))
        painter.drawRoundedRect(box, 8, 8)


def _shelf(painter: QPainter, box: QRectF, entry: Shelf, look: Tokens, *, chosen: bool) -> None:
    ink = look.accent if chosen else look.text
    size = px(_ICON)
    _icon(
        painter,
        entry.icon,
        QRectF(box.left() + px(_EDGE), box.center().y() - size / 2, size, size),
        look.accent if chosen else look.muted,
    )
    right = _number(painter, box, entry, look, chosen=chosen)
    face = font(Size().body, bold=chosen)
    painter.setFont(face)
    painter.setPen(QColor(ink))
    room = QRectF(box.left() + px(_TEXT), box.top(), right - box.left() - px(_TEXT) - px(6), box.height())
    shown = QFontMetrics(face).elidedText(entry.words, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)


def _number(painter: QPainter, box: QRectF, entry: Shelf, look: Tokens, *, chosen: bool) -> float:
    """Paint how many there are, in a badge when somebody should look; gives the left edge of it."""
    right = box.right() - px(_EDGE)
    if entry.number is None:
        return right
    face = QFont(font(Size().small, bold=entry.urgent))
    shown = digits(entry.number)
    width = QFontMetrics(face).horizontalAdvance(shown)
    painter.setFont(face)
    if entry.urgent:
        badge = QRectF(right - width - px(14), box.center().y() - px(10), width + px(14), px(20))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.accent))
        painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
        painter.setPen(QColor(look.on_accent))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, shown)
        return badge.left()
    painter.setPen(QColor(look.accent if chosen else look.muted))
    room = QRectF(right - width, box.top(), width + 1, box.height())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, shown)
    return right - width


def _line(painter: QPainter, box: QRectF, words: str, ink: str) -> None:
    face = font(Size().small)
    painter.setFont(face)
    painter.setPen(QColor(ink))
    room = box.adjusted(px(_TEXT), 0, -px(4), 0)
    shown = QFontMetrics(face).elidedText(words, Qt.TextElideMode.ElideRight, int(room.width()))
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)


def _icon(painter: QPainter, name: str, box: QRectF, colour: str) -> None:
    painter.drawPixmap(box.toRect(), pixmap(name, round(box.width()), colour))
