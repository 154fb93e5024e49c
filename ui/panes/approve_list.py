"""The list of what waits: a heading per source, then one row per thing to decide, painted as plain text.

A source that brought much is its heading alone until it is opened. Things can
be ticked with Space or at their box, to be decided together.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from ui import text_write as words
from ui.letters import APPROVING, Letters, Step, pressed
from ui.panes.approve_items import Line, Waiting
from ui.panes.approve_rows import LineDelegate, box_of
from ui.safe import one_line
from ui.widgets.plain_list import PlainList

_Index = QModelIndex | QPersistentModelIndex


class WaitingModel(QAbstractListModel):
    """The lines; the heading of an open group cannot be chosen."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: tuple[Line, ...] = ()
        self.ticked: set[str] = set()

    def show(self, lines: Sequence[Line]) -> None:
        """Show other lines; what is gone is ticked no more."""
        self.beginResetModel()
        self.lines = tuple(lines)
        self.ticked &= {line.item.id for line in lines if line.item}
        self.endResetModel()

    def item(self, row: int) -> Waiting | None:
        """What is to decide in a row; None for a heading and beyond the end."""
        return self.lines[row].item if 0 <= row < len(self.lines) else None

    def row_of(self, id: str) -> int:
        """The row of an id, -1 when it is not there."""
        return next((row for row, line in enumerate(self.lines) if line.item and line.item.id == id), -1)

    def row_of_group(self, name: str) -> int:
        """The row of a folded group, -1 when there is none of that name."""
        return next((row for row, line in enumerate(self.lines) if line.folded and line.group == name), -1)

    def can_choose(self, row: int) -> bool:
        """Whether a row is something to decide, or a folded group."""
        return 0 <= row < len(self.lines) and (self.lines[row].item is not None or self.lines[row].folded)

    def near(self, row: int) -> int:
        """The row itself if it can be chosen, else the next one down, else the next one up; -1 for none."""
        choices = [at for at in range(len(self.lines)) if self.can_choose(at)]
        after = [at for at in choices if at >= row]
        return after[0] if after else choices[-1] if choices else -1

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """How many lines there are."""
        return 0 if parent.isValid() else len(self.lines)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """The heading of an open group can only be looked at."""
        can = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return can if self.can_choose(index.row()) else Qt.ItemFlag.NoItemFlags

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a line; for screen readers with what is proposed."""
        if not 0 <= index.row() < len(self.lines):
            return None
        line = self.lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return one_line(line.words, 300)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(line)
            case _:
                return None

    def _spoken(self, line: Line) -> str:
        said = one_line(line.words, 300)
        if line.item is None:
            return f"{said}. {words.FOLDED}" if line.folded else said
        ticked = f" {words.TICKED}." if line.item.id in self.ticked else ""
        return f"{words.kind_word(line.item.kind)}. {said}{'' if said.endswith('.') else '.'}{ticked}"


class WaitingList(PlainList):
    """``chosen`` carries a ``Line`` or None, ``folded`` a group's name and whether it is to be one row.

    ``ticked`` says that other things are ticked now.
    """

    chosen = Signal(object)
    folded = Signal(str, bool)
    ticked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(words.APPROVE_TITLE, parent)
        self.letters = Letters()
        self.rows = WaitingModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(LineDelegate(self))
        self.selectionModel().currentChanged.connect(lambda *_: self.chosen.emit(self.line()))

    def line(self) -> Line | None:
        """The line that is chosen."""
        row = self.currentIndex().row()
        return self.rows.lines[row] if self.rows.can_choose(row) else None

    def current(self) -> Waiting | None:
        """The thing to decide that is chosen."""
        return self.rows.item(self.currentIndex().row())

    def choose(self, row: int) -> None:
        """Choose a row, or nothing with -1."""
        self.setCurrentIndex(self.rows.index(row, 0) if row >= 0 else QModelIndex())
        if row > 0 and self.rows.item(row - 1) is None:
            self.scrollTo(self.rows.index(row - 1, 0))  # the source's heading stays in sight

    def show_lines(self, lines: Sequence[Line], wanted: str = "") -> None:
        """Show these; choose ``wanted``, else what was chosen before, else what stands in its place now."""
        if self.rows.lines == tuple(lines) and not wanted:
            return
        before = self.line()
        row, top = max(self.currentIndex().row(), 0), self.verticalScrollBar().value()
        number = len(self.rows.ticked)
        self.rows.show(lines)
        self.verticalScrollBar().setValue(top)
        at = self.rows.row_of(wanted) if wanted else -1
        if at < 0 and before is not None:
            at = self.rows.row_of(before.item.id) if before.item else self.rows.row_of_group(before.group)
        self.choose(at if at >= 0 else self.rows.near(row))
        if self.line() is None:
            self.chosen.emit(None)
        if len(self.rows.ticked) != number:
            self.ticked.emit()

    def tick(self, row: int) -> None:
        """Tick a thing, or take the tick off; nothing for a heading."""
        item = self.rows.item(row)
        if item is not None:
            self.rows.ticked ^= {item.id}
            self.viewport().update()
            self.ticked.emit()

    def tick_again(self, ids: Collection[str]) -> None:
        """Tick these where they are still listed."""
        self.rows.ticked |= {line.item.id for line in self.rows.lines if line.item and line.item.id in ids}
        self.viewport().update()
        self.ticked.emit()

    def untick(self) -> None:
        """Take all ticks off."""
        if self.rows.ticked:
            self.rows.ticked.clear()
            self.viewport().update()
            self.ticked.emit()

    def ticked_items(self) -> list[Waiting]:
        """What is ticked, in the order of the list."""
        return [line.item for line in self.rows.lines if line.item and line.item.id in self.rows.ticked]

    def walk(self, step: int) -> None:
        """Choose the next row that can be chosen, down or up."""
        row = self.currentIndex().row() + step
        while 0 <= row < len(self.rows.lines) and not self.rows.can_choose(row):
            row += step
        if self.rows.can_choose(row):
            self.choose(row)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on the box ticks; one on a heading opens or folds its group."""
        index = self.indexAt(event.position().toPoint())
        line = self.rows.lines[index.row()] if 0 <= index.row() < len(self.rows.lines) else None
        if line is not None and line.item is not None and box_of(self.visualRect(index)).contains(event.position()):
            self.tick(index.row())
        elif line is not None and line.head is not None and line.head.is_long:
            self.folded.emit(line.group, not line.folded)
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space ticks, Left and Right fold and open a long group, two letters walk; other letters are the pane's."""
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        act = self.letters.act(APPROVING, pressed(event.key())) if plain else None
        line = self.line()
        if plain and event.key() == Qt.Key.Key_Space:
            self.tick(self.currentIndex().row())
        elif plain and line is not None and self._fold(line, event.key()):
            return
        elif act in (Step.NEXT, Step.PREVIOUS):
            self.walk(1 if act is Step.NEXT else -1)
        elif event.text().isalnum() or event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # the list would take letters for a search by first letter
        else:
            super().keyPressEvent(event)

    def _fold(self, line: Line, key: int) -> bool:
        opens = line.folded and key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        heads = [one for one in self.rows.lines if one.group == line.group and one.head and one.head.is_long]
        closes = line.item is not None and key == Qt.Key.Key_Left and bool(heads)
        if opens or closes:
            self.folded.emit(line.group, closes)
        return opens or closes
