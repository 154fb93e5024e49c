"""The first records of a file as they would come in: when, who, the words. Plain text, whatever stands in it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from core.previews import ImportRow
from ui import text_import as words
from ui.dates import moment_text
from ui.safe import PlainLabel, one_line

SHOWN = 8
"""Rows on the page: enough to recognise a file by, and to see that its words and dates were read right."""


def _of_each(rows: Sequence[ImportRow]) -> list[ImportRow]:
    messages, memories = ([row for row in rows if row.is_message is kind] for kind in (True, False))
    half = max(SHOWN // 2, SHOWN - len(memories))
    return [*messages[:half], *memories][:SHOWN]


def _is_mixed(rows: Sequence[ImportRow]) -> bool:
    return len({row.is_message for row in rows}) > 1


class RowsCard(QFrame):
    """A card with a line for each record."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(16, 12, 16, 12)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(2, 1)
        self._cells: list[tuple[PlainLabel, PlainLabel, PlainLabel]] = []

    def show_rows(self, rows: Sequence[ImportRow]) -> None:
        """Show the first of them, of messages and memories the first of each."""
        rows = _of_each(rows)
        for place in range(len(self._cells), min(SHOWN, len(rows))):
            cells = (
                PlainLabel("", self, role="small", wrap=False),
                PlainLabel("", self, role="small", wrap=False),
                PlainLabel("", self),
            )
            for column, cell in enumerate(cells):
                self._grid.addWidget(cell, place, column, Qt.AlignmentFlag.AlignTop)
            self._cells.append(cells)
        for place, (when, who, text) in enumerate(self._cells):
            shown = place < min(SHOWN, len(rows))
            for cell in (when, who, text):
                cell.setVisible(shown)
            if shown:
                row = rows[place]
                when.setText(moment_text(row.said_at) if row.said_at else words.NO_DATE)
                who.setText(words.row_who(one_line(row.speaker or words.YOU, 18), row, is_mixed=_is_mixed(rows)))
                text.setText(one_line(row.text, 160))

    @property
    def texts(self) -> tuple[str, ...]:
        """The words that are shown."""
        return tuple(text.text() for _, _, text in self._cells if not text.isHidden())
