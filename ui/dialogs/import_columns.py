"""What the columns of a table hold: each with its name, its first cell, and a list to choose from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from core.previews import ImportColumn
from ui import text_import as words
from ui.safe import PlainLabel, one_line
from ui.widgets.choices import PickList

LONGEST = max(map(len, words.ROLES.values()))
"""Signs of the longest meaning: none of them is cut."""
MOST = 24
"""Columns that are offered; the words of a wider table are found by their name."""


class ColumnsForm(QWidget):
    """One row a column; ``changed`` when the person chose another meaning."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self.lists: list[PickList] = []
        self._names: list[str] = []

    def show_columns(self, columns: Sequence[ImportColumn]) -> None:
        """Show what is read from each column; the lists stay where the table is the same."""
        names = [column.name for column in columns[:MOST]]
        if names != self._names:
            self._build(columns[:MOST])
        for box, column in zip(self.lists, columns, strict=False):
            box.blockSignals(True)
            box.setCurrentIndex(max(0, box.findData(column.role)))
            box.blockSignals(False)

    def _build(self, columns: Sequence[ImportColumn]) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._names = [column.name for column in columns]
        self.lists = []
        for place, column in enumerate(columns):
            box = PickList(self)
            box.setMinimumContentsLength(LONGEST)
            box.setAccessibleName(one_line(column.name, 60))
            for role, shown in words.ROLES.items():
                box.addItem(shown, role)
            box.currentIndexChanged.connect(lambda _index, at=place: self._chose(at))
            cell = next((cell for cell in column.cells if cell.strip()), "")
            self._grid.addWidget(PlainLabel(one_line(column.name, 40), self), place, 0)
            self._grid.addWidget(PlainLabel(one_line(cell, 60), self, role="small"), place, 1)
            self._grid.addWidget(box, place, 2)
            self.lists.append(box)

    def _chose(self, at: int) -> None:
        """A role stands for one column only: whoever had it before is not read any more."""
        role = self.lists[at].currentData()
        for place, box in enumerate(self.lists):
            if role and place != at and box.currentData() == role:
                box.blockSignals(True)
                box.setCurrentIndex(0)
                box.blockSignals(False)
        self.changed.emit()

    def chosen(self) -> tuple[tuple[str, str], ...]:
        """The column of every role, by its number; an empty one where no column has the role."""
        places = {box.currentData(): str(place + 1) for place, box in enumerate(self.lists)}
        return tuple((role, places.get(role, "")) for role in words.ROLES if role) if self.lists else ()
