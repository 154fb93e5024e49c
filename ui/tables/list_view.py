"""The list itself: a table of one column with equally high rows.

A table view with a fixed section size shows a million rows in 62 ms where a
list view takes seven seconds.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ui.tables.delegate import BESIDE_HEIGHT, HEADING_HEIGHT, ROW_HEIGHT, RowDelegate
from ui.tables.model import RowModel
from ui.tables.rows import Kind, Row
from ui.theme import appearance, px
from ui.translation import tr

_Index = QModelIndex | QPersistentModelIndex
_LOWEST = 10
"""Pixels that a row may be low; well below a heading at the smallest size of text."""
LOWERED = 30_000_000
"""Headings times rows up to which headings are lower than rows: lowering one costs time with the rows there are,
so that 300 headings over 100,000 rows take some 20 ms; beyond it they are as high as rows."""


class RowList(QTableView):
    """``chosen`` carries the current ``Row`` or None; ``entered_row`` fires on Enter, ``left`` on Esc.

    Shift, Ctrl and Ctrl+A select several rows; ``picked`` says that others are selected now.
    """

    chosen = Signal(object)
    picked = Signal()
    entered_row = Signal()
    left = Signal()

    def __init__(self, model: RowModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = model
        self.painter_of_rows = RowDelegate(self)
        self.setModel(model)
        self.setItemDelegate(self.painter_of_rows)
        self.setAccessibleName(tr("Memories and messages found"))
        self._set_up()
        appearance().changed.connect(self._resize)
        model.modelReset.connect(self._resize)

    def _set_up(self) -> None:
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(_LOWEST)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setWordWrap(False)
        self._resize()

    def _resize(self) -> None:
        header = self.verticalHeader()
        header.setDefaultSectionSize(px(ROW_HEIGHT))
        # Rows keep their height through a reset of the model: where a heading stood before, a memory would be cut.
        header.setMinimumSectionSize(px(ROW_HEIGHT))
        header.setMinimumSectionSize(_LOWEST)
        headings = self.rows.headings()
        if len(headings) * self.rows.rowCount() <= LOWERED:
            for row in headings:
                header.resizeSection(row, px(HEADING_HEIGHT))
        for row in self.rows.beside():
            header.resizeSection(row, px(BESIDE_HEIGHT))
        self.viewport().update()

    def chosen_rows(self) -> list[tuple[int, int]]:
        """The selected rows as runs, each from its first to its last; headings may lie within one."""
        return sorted((part.top(), part.bottom()) for part in self.selectionModel().selection().toList())

    def beside_chosen(self) -> list[str]:
        """The ids of the selected memories that stand beside a hit."""
        rows = (row for run in self.chosen_rows() for row in self.rows.beside_within(*run))
        return list(dict.fromkeys(row.key for row in rows if row.kind is Kind.MEMORY))

    def has_several(self) -> bool:
        """Whether more than one row is selected."""
        runs = self.chosen_rows()
        return len(runs) > 1 or any(last > first for first, last in runs)

    def choose_rows(self, numbers: Iterable[int]) -> None:
        """Select these rows as well, without telling which is the current one."""
        model = self.selectionModel()
        for number in numbers:
            model.select(self.rows.index(number, 0), QItemSelectionModel.SelectionFlag.Select)

    def current(self) -> Row | None:
        """The chosen row."""
        index = self.currentIndex()
        return self.rows.row_at(index.row()) if index.isValid() else None

    def choose(self, number: int) -> None:
        """Choose a row by number; -1 chooses none."""
        if number < 0:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
            return
        self.setCurrentIndex(self.rows.index(number, 0))

    def choose_quietly(self, number: int) -> None:
        """Choose a row without scrolling to it and without telling anyone."""
        blocked = self.blockSignals(True)
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
        scrolled = self.verticalScrollBar().value()
        self.selectionModel().setCurrentIndex(self.rows.index(number, 0), flags)
        self.verticalScrollBar().setValue(scrolled)
        self.blockSignals(blocked)

    def scroll_to(self, number: int, offset: int) -> None:
        """Let a row stand ``offset`` pixels below the upper edge."""
        self.executeDelayedItemsLayout()
        self.updateGeometries()  # else the bar's range is still that of the rows before
        self.verticalScrollBar().setValue(self.verticalHeader().sectionPosition(number) - offset)

    def top_row(self) -> int:
        """The number of the topmost row on screen, or -1."""
        return self.rowAt(1)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell that others are selected."""
        super().selectionChanged(selected, deselected)
        self.picked.emit()

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Tell which row is chosen now."""
        super().currentChanged(current, previous)
        self.chosen.emit(self.rows.row_at(current.row()) if current.isValid() else None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose the row that Qt puts the keyboard on, so that it is also seen as chosen."""
        super().focusInEvent(event)
        index = self.currentIndex()
        if index.isValid() and not self.selectionModel().isSelected(index):
            self.selectionModel().select(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Home and End lead to the first and the last row; a table of its own would stay in the row."""
        match action:
            case QAbstractItemView.CursorAction.MoveHome:
                return self.rows.index(max(0, self.rows.first_selectable()), 0)
            case QAbstractItemView.CursorAction.MoveEnd:
                return self.rows.index(self.rows.rowCount() - 1, 0)
            case _:
                return super().moveCursor(action, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and → go to the detail; Esc and ↑ on the first row go back to the search box."""
        first = self.currentIndex().row() <= max(0, self.rows.first_selectable())
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Right:
                self.entered_row.emit()
            case Qt.Key.Key_Escape if self.has_several():
                self.choose(self.currentIndex().row())
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Up if first and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.left.emit()
            case _:
                super().keyPressEvent(event)
