"""The chips above the list: which memories are shown, by status, source and tag."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QMenu, QPushButton, QSizePolicy, QWidget

from core.domain import Status
from ui import text, text_search, text_write
from ui.safe import one_line, plain_tooltip
from ui.widgets.flow import FlowLayout


@dataclass(frozen=True, slots=True)
class Filter:
    """What the list is narrowed to; empty = nothing is hidden but the archive and mistakes."""

    status: Status | None = None
    source: str | None = None
    tag: str | None = None

    @property
    def is_empty(self) -> bool:
        """Whether nothing is narrowed."""
        return self == Filter()


OFFERED: tuple[Status | None, ...] = (
    None,
    Status.CURRENT,
    Status.PAST,
    Status.DISPUTED,
    Status.PENDING,
    Status.UPCOMING,
    Status.ARCHIVED,
    Status.RETIRED,
)
ALWAYS: frozenset[Status | None] = frozenset({None, Status.CURRENT, Status.PAST})
"""Chips that are always there."""
URGENT: frozenset[Status | None] = frozenset({Status.DISPUTED, Status.PENDING})
"""Chips that come with their first memory, because somebody should look; the rest waits in the menu."""


class FilterBar(QWidget):
    """``changed`` carries the ``Filter`` chosen, ``asked`` the id of an action that a chip leads to.

    ``plainly``: the person took away the time that was read from a question.
    """

    changed = Signal(object)
    asked = Signal(str)
    plainly = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.filter = Filter()
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._chips: dict[Status | None, QPushButton] = {}
        layout = FlowLayout(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for status in OFFERED:
            chip = _chip(text.FILTER_WORDS[status], self)
            chip.setCheckable(True)
            chip.setChecked(status is None)
            chip.clicked.connect(partial(self._choose_status, status))
            self._group.addButton(chip)
            self._chips[status] = chip
            chip.setVisible(status in ALWAYS)
            layout.addWidget(chip)
        self._named = _chip("", self)
        self._named.setCheckable(True)
        self._named.setChecked(True)
        self._named.clicked.connect(self.clear_names)
        self._named.hide()
        self._more = _chip(text.MORE_FILTERS, self)
        self._menu = QMenu(self._more)
        self._more.setMenu(self._menu)
        self._more.hide()
        self.doors = {name: _chip("", self) for name in ("waiting", "skipped")}
        for name, chip in self.doors.items():
            chip.clicked.connect(partial(self._ask, name))
            chip.hide()
            layout.addWidget(chip)
        self.understood = _chip("", self)
        self.understood.setCheckable(True)
        self.understood.clicked.connect(self._drop_understood)
        self.understood.hide()
        layout.addWidget(self.understood)
        layout.addWidget(self._named)
        layout.addWidget(self._more)

    def offer(
        self,
        by_status: Sequence[tuple[str, int]],
        sources: Sequence[tuple[str, int]],
        tags: Sequence[tuple[str, int]],
    ) -> None:
        """Show the chips for what the vault holds, with counts."""
        counts = dict(by_status)
        for status, chip in self._chips.items():
            number = counts.get(status.value, 0) if status else 0
            counted = f" {number:,}" if number and status not in ALWAYS else ""
            chip.setText(text.FILTER_WORDS[status] + counted)
            chip.setVisible(status in ALWAYS or (status in URGENT and number > 0) or status is self.filter.status)
        self._menu.clear()
        rest = [status for status in self._chips if status and status not in ALWAYS | URGENT]
        for status in rest:
            entry = self._menu.addAction(_entry(text.FILTER_WORDS[status], counts.get(status.value, 0)))
            entry.triggered.connect(partial(self._choose_status, status))
        if sources or tags:
            self._menu.addSeparator()
        for source, number in sources[:30]:
            entry = self._menu.addAction(_entry(f"from {source}", number))
            entry.triggered.connect(partial(self._choose_source, source))
        if sources and tags:
            self._menu.addSeparator()
        for tag, number in tags[:30]:
            entry = self._menu.addAction(_entry(f"#{tag}", number))
            entry.triggered.connect(partial(self._choose_tag, tag))
        self._more.show()

    def offer_doors(self, proposals: int, skipped: int) -> None:
        """Show the chips that lead to proposed changes and to what was skipped, while there are any."""
        for name, number, words in (
            ("waiting", proposals, text_write.proposed_chip(proposals)),
            ("skipped", skipped, text_write.skipped_chip(skipped)),
        ):
            self.doors[name].setText(words)
            self.doors[name].setAccessibleName(words)
            self.doors[name].setVisible(number > 0)

    def say_understood(self, words: str) -> None:
        """Show the time that was read from the question as a chip that can be removed; empty = none was."""
        self.understood.setVisible(bool(words))
        self.understood.setChecked(True)
        self.understood.setText(_literal(words) + "  ×")
        self.understood.setAccessibleName(text_search.understood_hint(words))
        plain_tooltip(self.understood, text_search.understood_hint(words))

    def _drop_understood(self, _on: bool = False) -> None:
        self.understood.hide()
        self.plainly.emit()

    def _ask(self, name: str, _on: bool = False) -> None:
        self.asked.emit(name)

    def choose(self, wanted: Filter) -> None:
        """Narrow the list, as if the chips had been clicked."""
        self._choose_status(wanted.status)
        self._set(wanted)

    def clear(self) -> None:
        """Hide nothing any more."""
        self.choose(Filter())

    def clear_names(self) -> None:
        """Drop the source and the tag."""
        self._set(Filter(self.filter.status))

    def _choose_status(self, status: Status | None, _on: bool = False) -> None:
        for offered, chip in self._chips.items():
            if offered not in ALWAYS | URGENT:
                chip.setVisible(offered is status)
        self._chips[status].setChecked(True)
        self._set(Filter(status, self.filter.source, self.filter.tag))

    def _choose_source(self, name: str, _on: bool = False) -> None:
        self._set(Filter(self.filter.status, name, self.filter.tag))

    def _choose_tag(self, name: str, _on: bool = False) -> None:
        self._set(Filter(self.filter.status, self.filter.source, name))

    def _set(self, wanted: Filter) -> None:
        names = [f"from {wanted.source}"] if wanted.source else []
        names += [f"#{wanted.tag}"] if wanted.tag else []
        self._named.setVisible(bool(names))
        self._named.setChecked(True)
        self._named.setText(_literal(one_line(", ".join(names), 40)) + "  ×")
        self._named.setAccessibleName("Remove the filter " + one_line(", ".join(names), 40))
        if wanted != self.filter:
            self.filter = wanted
            self.changed.emit(wanted)


def _chip(words: str, parent: QWidget) -> QPushButton:
    chip = QPushButton(words, parent)
    chip.setProperty("kind", "chip")
    chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    chip.setCursor(Qt.CursorShape.PointingHandCursor)
    chip.setAccessibleName(words or "Filter")
    return chip


def _entry(words: str, number: int) -> str:
    return f"{_literal(one_line(words, 40))}\t{number:,}"


def _literal(words: str) -> str:
    """Keep an ampersand from becoming a shortcut mark, and a tab from splitting an entry."""
    return words.replace("&", "&&").replace("\t", " ")
