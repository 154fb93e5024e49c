"""A virtual list of rows in sections: it knows how many there are and holds only a few pages.

``data`` never asks the vault. A page that is not there reads as None (painted
as a grey placeholder) and is announced by ``wanted``; whoever owns the model
fetches it and calls ``fill``. Headings stand between the rows and belong to no page, and so do the rows that
stand beside another one: they are shown below it and take no place of their own.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from ui.tables.rows import Row, heading_row

PAGE = 128
"""Rows a page: several screens, and read from the vault in a few milliseconds."""
PAGES_KEPT = 64
"""Pages kept in memory: 8,192 rows, some megabytes, whatever the size of the vault."""
ROW = Qt.ItemDataRole.UserRole
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Section:
    """A run of ``total`` rows, fetched by page, under one heading, or divided into groups with a heading each.

    ``beside`` are rows that are shown below a row, by its place; they are not counted.
    """

    name: str
    total: int
    heading: str = ""
    groups: tuple[tuple[str, int], ...] = ()
    beside: Mapping[int, tuple[Row, ...]] = field(default_factory=dict)


class _Block(NamedTuple):
    """Rows under one heading, or under none: ``first`` counts rows on screen, ``offset`` those of the section.

    ``beside`` stand below its last row.
    """

    first: int
    section: str
    offset: int
    total: int
    heading: str
    beside: tuple[Row, ...] = ()

    @property
    def begins(self) -> int:
        """The number of its first row, its heading aside."""
        return self.first + (1 if self.heading else 0)

    @property
    def ends(self) -> int:
        """The number after its last row, those beside it left out."""
        return self.begins + self.total


class RowModel(QAbstractTableModel):
    """One column of rows; ``wanted`` carries a section's name and a page number."""

    wanted = Signal(str, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._blocks: list[_Block] = []
        self._firsts: list[int] = []
        self._pages: OrderedDict[tuple[str, int], tuple[Row, ...]] = OrderedDict()
        self._asked: set[tuple[str, int]] = set()
        self._rows = 0

    def show(self, sections: Sequence[Section], pages: dict[tuple[str, int], tuple[Row, ...]]) -> None:
        """Replace everything by these sections, some of whose pages are already known."""
        self.beginResetModel()
        self._blocks, self._rows = _laid_out(sections)
        self._firsts = [block.first for block in self._blocks]
        self._pages = OrderedDict(pages)
        self._asked.clear()
        self.endResetModel()

    def fill(self, section: str, page: int, rows: tuple[Row, ...]) -> None:
        """Put a fetched page in its place; the oldest page makes room."""
        self._asked.discard((section, page))
        self._pages[(section, page)] = rows
        while len(self._pages) > PAGES_KEPT:
            self._pages.popitem(last=False)
        first = self.row_number(section, page * PAGE)
        last = self.row_number(section, page * PAGE + len(rows) - 1) if rows else -1
        if 0 <= first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, 0))

    def headings(self) -> list[int]:
        """The row numbers of the headings."""
        return [block.first for block in self._blocks if block.heading]

    def beside(self) -> list[int]:
        """The row numbers of what stands beside another row."""
        return [block.ends + at for block in self._blocks for at in range(len(block.beside))]

    def beside_within(self, first: int, last: int) -> list[Row]:
        """What stands beside other rows, from one row number to another."""
        parts = [(block.ends + at, row) for block in self._blocks for at, row in enumerate(block.beside)]
        return [row for number, row in parts if first <= number <= last]

    def row_of(self, mark: tuple[str, int]) -> int:
        """The number of the row with that mark among the pages held, or -1."""
        for (name, page), rows in self._pages.items():
            for at, row in enumerate(rows):
                if row.mark == mark:
                    return self.row_number(name, page * PAGE + at)
        beside = (block.ends + at for block in self._blocks for at, row in enumerate(block.beside) if row.mark == mark)
        return next(beside, -1)

    def row_like(self, mark: tuple[str, int]) -> int:
        """The row with that mark, else another wording of the same memory, else -1."""
        exact = self.row_of(mark)
        if exact >= 0:
            return exact
        held = (row for rows in self._pages.values() for row in rows)
        return next((self.row_of(row.mark) for row in held if row.key == mark[0]), -1)

    def row_at(self, number: int) -> Row | None:
        """The row with that number; None when there is none or its page is still to come."""
        block = self._block(number)
        if block is None:
            return None
        inside = number - block.begins
        if inside < 0:
            return heading_row(block.heading)
        if inside >= block.total:
            return block.beside[inside - block.total]
        page, at = divmod(block.offset + inside, PAGE)
        rows = self._pages.get((block.section, page))
        if rows is None:
            self._ask(block.section, page)
            return None
        self._pages.move_to_end((block.section, page))
        return rows[at] if at < len(rows) else None

    def place(self, number: int) -> tuple[str, int] | None:
        """The section of a row and its place there, counted from 0; None for a heading and for what stands beside."""
        block = self._block(number)
        if block is None or not block.begins <= number < block.ends:
            return None
        return block.section, block.offset + number - block.begins

    def inside(self, section: str, first: int, last: int) -> tuple[int, int] | None:
        """The places of a section that the rows from ``first`` to ``last`` cover, to before the last; None = none."""
        runs = [
            (block.offset + max(first - block.begins, 0), block.offset + min(last - block.begins + 1, block.total))
            for block in self._blocks_of(section)
            if first < block.ends and last >= block.begins
        ]
        return (runs[0][0], runs[-1][1]) if runs else None

    def row_number(self, section: str, offset: int) -> int:
        """The number of the row at a place of a section, or -1."""
        for block in self._blocks_of(section):
            if block.offset <= offset < block.offset + block.total:
                return block.begins + offset - block.offset
        return -1

    def first_selectable(self) -> int:
        """The first row that is no heading, or -1."""
        return self._blocks[0].begins if self._blocks else -1

    def _blocks_of(self, section: str) -> Iterable[_Block]:
        return (block for block in self._blocks if block.section == section)

    def _ask(self, section: str, page: int) -> None:
        if (section, page) not in self._asked:
            self._asked.add((section, page))
            self.wanted.emit(section, page)

    def _block(self, number: int) -> _Block | None:
        if not 0 <= number < self._rows:
            return None
        return self._blocks[bisect_right(self._firsts, number) - 1]

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Rows of all sections and their headings."""
        return 0 if parent.isValid() else self._rows

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Always one: the delegate paints the whole row."""
        return 0 if parent.isValid() else 1

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Headings can neither be chosen nor reached by the keys."""
        if not index.isValid() or self.is_heading(index.row()):
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
        block = self._block(number)
        return block is not None and number < block.begins


def _laid_out(sections: Sequence[Section]) -> tuple[list[_Block], int]:
    """The blocks of the sections that hold anything, and the number of rows in all."""
    blocks: list[_Block] = []
    rows = 0
    for section in sections:
        offset = 0
        for heading, total in section.groups or ((section.heading, section.total),):
            for words, length in _cut(heading, total, offset, section.beside):
                last = offset + length - 1
                block = _Block(rows, section.name, offset, length, words, section.beside.get(last, ()))
                blocks.append(block)
                rows = block.ends + len(block.beside)
                offset += length
    return blocks, rows


def _cut(heading: str, total: int, offset: int, beside: Mapping[int, tuple[Row, ...]]) -> list[tuple[str, int]]:
    """A run of rows in pieces that each end where something stands beside; the first one has the heading."""
    ends = sorted({at + 1 for at in beside if offset <= at < offset + total} | {offset + total})
    starts = [offset, *ends]
    lengths = [end - start for start, end in zip(starts, ends, strict=False) if end > start]
    return [(heading if not at else "", length) for at, length in enumerate(lengths)]
