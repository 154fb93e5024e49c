"""A virtual list of rows in sections: it knows how many there are and holds only a few pages.

``data`` never asks the vault. A page that is not there reads as None (painted
as a grey placeholder) and is announced by ``wanted``; whoever owns the model
fetches it and calls ``fill``.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from ui.tables.rows import Kind, Row, heading_row

PAGE = 128
"""Rows a page: several screens, and read from the vault in a few milliseconds."""
PAGES_KEPT = 64
"""Pages kept in memory: 8,192 rows, some megabytes, whatever the size of the vault."""
ROW = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Section:
    """A run of rows under an optional heading; ``total`` rows, fetched by page."""

    name: str
    total: int
    heading: str = ""

    @property
    def rows(self) -> int:
        """Rows on screen, the heading included."""
        return self.total + (1 if self.heading else 0)


class RowModel(QAbstractTableModel):
    """One column of rows; ``wanted`` carries a section's name and a page number."""

    wanted = Signal(str, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sections: tuple[Section, ...] = ()
        self._pages: OrderedDict[tuple[str, int], tuple[Row, ...]] = OrderedDict()
        self._asked: set[tuple[str, int]] = set()
        self._rows = 0

    def show(self, sections: Sequence[Section], pages: dict[tuple[str, int], tuple[Row, ...]]) -> None:
        """Replace everything by these sections, some of whose pages are already known."""
        self.beginResetModel()
        self._sections = tuple(section for section in sections if section.total)
        self._pages = OrderedDict(pages)
        self._asked.clear()
        self._rows = sum(section.rows for section in self._sections)
        self.endResetModel()

    def fill(self, section: str, page: int, rows: tuple[Row, ...]) -> None:
        """Put a fetched page in its place; the oldest page makes room."""
        self._asked.discard((section, page))
        self._pages[(section, page)] = rows
        while len(self._pages) > PAGES_KEPT:
            self._pages.popitem(last=False)
        first = self._first_row(section) + page * PAGE
        last = min(first + PAGE, self._rows) - 1
        if 0 <= first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, 0))

    def headings(self) -> list[int]:
        """The row numbers of the headings."""
        found, at = [], 0
        for section in self._sections:
            found += [at] if section.heading else []
            at += section.rows
        return found

    def row_of(self, mark: tuple[str, int]) -> int:
        """The number of the row with that mark among the pages held, or -1."""
        for (name, page), rows in self._pages.items():
            for at, row in enumerate(rows):
                if row.mark == mark:
                    return self._first_row(name) + page * PAGE + at
        return -1

    def row_like(self, mark: tuple[str, int]) -> int:
        """The row with that mark, else another wording of the same memory, else -1."""
        exact = self.row_of(mark)
        if exact >= 0:
            return exact
        held = (row for rows in self._pages.values() for row in rows)
        return next((self.row_of(row.mark) for row in held if row.key == mark[0]), -1)

    def row_at(self, number: int) -> Row | None:
        """The row with that number; None when there is none or its page is still to come."""
        section, inside = self._place(number)
        if section is None:
            return None
        if inside < 0:
            return heading_row(section.heading)
        page, at = divmod(inside, PAGE)
        rows = self._pages.get((section.name, page))
        if rows is None:
            self._ask(section.name, page)
            return None
        self._pages.move_to_end((section.name, page))
        return rows[at] if at < len(rows) else None

    def first_selectable(self) -> int:
        """The first row that is no heading, or -1."""
        return next((n for n in range(min(self._rows, 2)) if n not in self.headings()), -1)

    def _ask(self, section: str, page: int) -> None:
        if (section, page) not in self._asked:
            self._asked.add((section, page))
            self.wanted.emit(section, page)

    def _first_row(self, name: str) -> int:
        at = 0
        for section in self._sections:
            if section.name == name:
                return at + (1 if section.heading else 0)
            at += section.rows
        return -1

    def _place(self, number: int) -> tuple[Section | None, int]:
        for section in self._sections:
            if number < section.rows:
                return section, number - (1 if section.heading else 0)
            number -= section.rows
        return None, 0

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Rows of all sections and their headings."""
        return 0 if parent.isValid() else self._rows

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Always one: the delegate paints the whole row."""
        return 0 if parent.isValid() else 1

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Headings can neither be chosen nor reached by the keys."""
        section, inside = self._place(index.row())
        if section is None or inside < 0:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The ``Row`` for the delegate, its text for copying, its sentence for screen readers."""
        row = self.row_at(index.row())
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken
            case _ if role == ROW:
                return row
            case _:
                return None

    def is_heading(self, number: int) -> bool:
        """Whether that row is a heading."""
        row = self.row_at(number)
        return row is not None and row.kind is Kind.HEADING
