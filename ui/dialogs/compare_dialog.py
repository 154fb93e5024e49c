"""Any two versions of a memory side by side as one text, with what was taken out and what came in."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.domain import MemoryDetail, Version
from ui import text_timeline as words
from ui.safe import PlainLabel
from ui.translation import tr
from ui.widgets.choices import PickList
from ui.widgets.room import open_at
from ui.widgets.word_diff import word_diff
from ui.widgets.word_diff_view import WordDiffView


class CompareDialog(QDialog):
    """Two choices and the words between them; it changes nothing and stays open beside the window."""

    def __init__(self, detail: MemoryDetail, older: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(words.COMPARE_TITLE)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._versions = detail.versions
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(14)
        layout.addWidget(PlainLabel(words.COMPARE_TITLE, self, role="title"))
        self.older, self.newer = PickList(self), PickList(self)
        self._older_facts, self._newer_facts = (PlainLabel("", self, role="small") for _ in range(2))
        layout.addLayout(self._choices())
        self.diff = WordDiffView((), self)
        self.same = PlainLabel(words.SAME_WORDS, self, role="muted")
        layout.addWidget(self._text_area(), 1)
        row = QHBoxLayout()
        self.swap = QPushButton(words.SWAP, self)
        self.swap.clicked.connect(self._swap)
        close = QPushButton(tr("Close"), self)
        close.setDefault(True)
        close.clicked.connect(self.close)
        row.addWidget(self.swap)
        row.addStretch(1)
        row.addWidget(close)
        layout.addLayout(row)
        self._begin(detail.memory.version, older)
        open_at(self, 620, 420)

    def _choices(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        total = len(self._versions)
        for row, (box, facts, name) in enumerate(
            (
                (self.older, self._older_facts, words.COMPARE_OLDER),
                (self.newer, self._newer_facts, words.COMPARE_NEWER),
            )
        ):
            box.setAccessibleName(name)
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            for version in self._versions:
                box.addItem(words.version_choice(version, total), version.number)
            box.currentIndexChanged.connect(self._show)
            grid.addWidget(PlainLabel(name, self, role="muted", wrap=False), 2 * row, 0)
            grid.addWidget(box, 2 * row, 1)
            grid.addWidget(facts, 2 * row + 1, 1)
        grid.setColumnStretch(1, 1)
        return grid

    def _text_area(self) -> QScrollArea:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setAccessibleName(words.COMPARE_TITLE)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 4, 8, 4)
        column.addWidget(self.same)
        column.addWidget(self.diff)
        column.addStretch(1)
        area.setWidget(inside)
        return area

    def _begin(self, shown: int, older: int | None) -> None:
        numbers = [version.number for version in self._versions]
        to = numbers.index(shown) if shown in numbers else len(numbers) - 1
        start = numbers.index(older) if older in numbers else max(0, to - 1)
        self.older.setCurrentIndex(start)
        self.newer.setCurrentIndex(to)
        self._show()

    def _swap(self) -> None:
        first, second = self.older.currentIndex(), self.newer.currentIndex()
        self.older.setCurrentIndex(second)
        self.newer.setCurrentIndex(first)

    def _chosen(self, box: QComboBox) -> Version:
        return self._versions[max(0, box.currentIndex())]

    def _show(self) -> None:
        older, newer = self._chosen(self.older), self._chosen(self.newer)
        self._older_facts.setText(words.version_facts(older))
        self._newer_facts.setText(words.version_facts(newer))
        self.same.setVisible(older.text == newer.text)
        self.diff.set_pieces(word_diff(older.text, newer.text))
