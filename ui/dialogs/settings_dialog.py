"""All settings in one window, made from the table: pages on the left, a search over all of them, defaults stated.

A choice acts at once. It stays open beside the main window, so that its effect is seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ui import text_settings as words
from ui.safe import PlainLabel
from ui.settings_table import ENTRIES, Entry, Page, fitting
from ui.theme import px
from ui.widgets.choices import PickList
from ui.widgets.room import open_at
from ui.widgets.search_line import SearchLine


class Kept(Protocol):
    """Where the settings are read and changed."""

    def value(self, name: str) -> str:
        """What is set now."""

    def change(self, name: str, value: str) -> None:
        """Set it."""

    def can_change(self, name: str) -> bool:
        """Whether it can be set now."""


class SettingsDialog(QDialog):
    """``asked`` carries the action of a setting that has a window of its own."""

    asked = Signal(str)

    def __init__(self, kept: Kept, reasons: Callable[[str], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept, self._reasons = kept, reasons
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(words.TITLE)
        self.page = Page.LOOKS
        self.rows: dict[str, SettingRow] = {}
        self.box = SearchLine(self)
        self.box.setProperty("kind", "search")
        self.box.setPlaceholderText(words.SEARCH)
        self.box.setAccessibleName(words.SEARCH)
        self.box.textChanged.connect(lambda _typed: self._show())
        self._pages = QButtonGroup(self)
        self.tabs: dict[Page, QPushButton] = {}
        side = QVBoxLayout()
        side.setSpacing(px(2))
        for page in Page:
            tab = QPushButton(page.value, self)
            tab.setProperty("kind", "side")
            tab.setCheckable(True)
            tab.setAccessibleName(page.value)
            tab.setAutoDefault(False)
            tab.clicked.connect(partial(self.turn_to, page))
            self._pages.addButton(tab)
            self.tabs[page] = tab
            side.addWidget(tab)
        side.addStretch(1)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setAccessibleName(words.TITLE)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        close = QPushButton(words.CLOSE, self)
        close.setAccessibleName(words.CLOSE)
        close.clicked.connect(self.close)
        self._lay_out(side, close)
        open_at(self, 760, 540)
        self._show()
        self.box.setFocus()

    def _lay_out(self, side: QVBoxLayout, close: QPushButton) -> None:
        middle = QHBoxLayout()
        middle.setSpacing(px(20))
        middle.addLayout(side)
        middle.addWidget(self._area, 1)
        foot = QHBoxLayout()
        foot.addWidget(PlainLabel(words.AT_ONCE, self, role="small"), 1)
        foot.addWidget(close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(20), px(18), px(20), px(16))
        layout.setSpacing(px(14))
        layout.addWidget(self.box)
        layout.addLayout(middle, 1)
        layout.addLayout(foot)

    def turn_to(self, page: Page, _on: bool = False) -> None:
        """Show a page; a search ends with it."""
        self.page = page
        if self.box.text():
            self.box.clear()
        else:
            self._show()

    def _show(self) -> None:
        typed = self.box.text().strip()
        shown = fitting(typed) if typed else tuple(entry for entry in ENTRIES if entry.page is self.page)
        self._pages.setExclusive(not typed)
        for page, tab in self.tabs.items():
            tab.setChecked(page is self.page and not typed)
        self._area.setWidget(self._sheet(shown, with_pages=bool(typed)))

    def come_back(self) -> None:
        """Stand in front again, with the keyboard where it was."""
        self.raise_()
        self.activateWindow()

    def _sheet(self, shown: Sequence[Entry], *, with_pages: bool) -> QWidget:
        """The rows of a page, or of what was found with the pages they stand on."""
        sheet = QWidget()
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(0, 0, px(8), 0)
        inside.setSpacing(px(10))
        self.rows = {}
        page = None
        for entry in shown:
            if with_pages and entry.page is not page:
                page = entry.page
                inside.addWidget(PlainLabel(page.value, sheet, role="heading"))
            row = self.rows[entry.name] = SettingRow(entry, self._kept, self._reasons, sheet)
            row.asked.connect(self.asked)
            inside.addWidget(row)
        if not shown:
            inside.addWidget(PlainLabel(words.NONE_FOUND, sheet, role="muted"))
        inside.addStretch(1)
        return sheet


class SettingRow(QFrame):
    """One setting: its words, what it means, its default, and the control."""

    asked = Signal(str)

    def __init__(self, entry: Entry, kept: Kept, reasons: Callable[[str], str], parent: QWidget) -> None:
        super().__init__(parent)
        self.entry, self._kept = entry, kept
        self.setProperty("role", "card")
        self.choice: PickList | None = None
        self.button: QPushButton | None = None
        said = QVBoxLayout()
        said.setSpacing(px(3))
        said.addWidget(PlainLabel(entry.words, self, role="strong"))
        said.addWidget(PlainLabel(entry.line, self, role="muted"))
        said.addWidget(PlainLabel(words.facts(entry.default_words, of_vault=entry.of_vault), self, role="small"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(px(16), px(12), px(16), px(12))
        layout.setSpacing(px(16))
        layout.addLayout(said, 1)
        layout.addWidget(self._opener(reasons) if entry.action else self._picker(), 0, Qt.AlignmentFlag.AlignVCenter)

    def _picker(self) -> PickList:
        self.choice = PickList(self)
        self.choice.setAccessibleName(self.entry.words)
        self.choice.setAccessibleDescription(self.entry.line)
        for value, shown in self.entry.choices:
            self.choice.addItem(shown, value)
        self.choice.setCurrentIndex(max(0, self.choice.findData(self._kept.value(self.entry.name))))
        self.choice.setEnabled(self._kept.can_change(self.entry.name))
        self.choice.activated.connect(self._chose)
        return self.choice

    def _opener(self, reasons: Callable[[str], str]) -> QPushButton:
        self.button = QPushButton(words.OPEN, self)
        self.button.setAccessibleName(f"{self.entry.words}: {words.OPEN}")
        self.button.setAutoDefault(False)
        self.button.setEnabled(not reasons(self.entry.action))
        self.button.clicked.connect(lambda: self.asked.emit(self.entry.action))
        return self.button

    def _chose(self, _at: int) -> None:
        if self.choice is not None:
            self._kept.change(self.entry.name, str(self.choice.currentData()))
