"""The log in sentences: filter it, open what was touched, take back any one entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.domain import Operation
from core.vault import Vault
from ui import text_activity as words
from ui.dates import day_text, time_text
from ui.desk import Desk
from ui.dialogs.open_frame import OpenDialog
from ui.panes.empty import NothingHere
from ui.safe import PlainLabel, one_line
from ui.theme import px
from ui.translation import in_quotes, tr
from ui.widgets.cards import Cards
from ui.widgets.choices import PickList
from ui.widgets.room import open_at

PAGE = 100
"""Entries that are read at a time; more come by the button at the end."""
LINES = 30
"""Lines that the first page has at least, where there are so many: a sweep may have left thousands of entries."""
MOST = 3_200
"""Entries that are read at most for them."""


class ActivityDialog(OpenDialog):
    """Stays open beside the window; ``opened`` carries the id of a memory to show."""

    opened = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None, *, writable: bool = True) -> None:
        super().__init__(desk, words.ACTIVITY_TITLE, words.ACTIVITY_LINE, parent)
        self._writable = writable
        self._wanted = PAGE
        self._entries: tuple[Operation, ...] = ()
        self._texts: dict[str, str] = {}
        self.kinds = PickList(self)
        self.kinds.setAccessibleName(words.FILTER)
        self.kinds.addItem(words.ALL, None)
        for name, (shown, _kinds) in words.KINDS.items():
            self.kinds.addItem(shown, name)
        self.kinds.currentIndexChanged.connect(self._show)
        row = QHBoxLayout()
        row.addWidget(self.kinds)
        row.addStretch(1)
        self.cards = Cards(words.ACTIVITY_TITLE, self)
        self.nothing = NothingHere(words.NOTHING, words.NOTHING_LINE, self)
        self.nothing.hide()
        self.more = QPushButton(words.MORE, self)
        self.more.setProperty("kind", "quiet")
        self.more.setAutoDefault(False)
        self.more.clicked.connect(self._read_more)
        self.body.addLayout(row)
        self.body.addWidget(self.cards, 1)
        self.body.addWidget(self.nothing, 1)
        self.row.insertWidget(0, self.more)
        open_at(self, 680, 580)
        self.read_anew()

    async def refresh(self) -> None:
        """Read the latest entries."""
        wanted = self._wanted
        wanted, entries, texts = await self.desk.read(lambda vault: _with_texts(vault, wanted))
        if isValid(self):
            self._wanted, self._entries, self._texts = max(wanted, self._wanted), entries, texts
            self.more.setVisible(len(entries) >= wanted)
            self._show()

    def _read_more(self) -> None:
        self._wanted += PAGE
        self.read_anew()

    def _show(self) -> None:
        name = self.kinds.currentData()
        kinds = words.KINDS[name][1] if name else None
        if kinds is None:
            shown = {_key(*line): line for line in _lines(self._entries)}
        else:
            shown = {_key(one, 1): (one, 1) for one in self._entries if one.kind in kinds}
        self.cards.show_cards(list(shown), lambda key: self._card(*shown[key]))
        self.cards.setVisible(bool(shown))
        self.nothing.setVisible(not shown)

    def _card(self, entry: Operation, times: int) -> QWidget:
        if times > 1:
            return EntryCard(entry, "", None, None, self.cards, times)
        back = self.take_back if self._writable and entry.kind not in words.NO_UNDO and not entry.undone else None
        about = self._texts.get(entry.memories[0], "") if len(entry.memories) == 1 else ""
        return EntryCard(entry, about, self.opened.emit, back, self.cards)

    def take_back(self, entry: Operation) -> None:
        """Undo one entry; what stands in its way is named in the strip."""
        self.act(
            lambda: self.desk.change(lambda vault: vault.undo(entry.number)),
            tr("{sentence}: taken back.").format(sentence=words.sentence(entry)),
        )


def _with_texts(vault: Vault, wanted: int) -> tuple[int, tuple[Operation, ...], dict[str, str]]:
    """How many were read, the latest entries, and the wordings of the memories that they were about.

    More than ``wanted`` are read where most of them are one line.
    """
    entries = vault.log(wanted)
    while len(entries) >= wanted and wanted < MOST and len(_lines(entries)) < LINES:
        wanted *= 2
        entries = vault.log(wanted)
    texts = vault.wordings([entry.memories[0] for entry in entries if len(entry.memories) == 1])
    return wanted, entries, texts


def _lines(entries: Iterable[Operation]) -> list[tuple[Operation, int]]:
    """Entries as lines of the list of everything, each with how many it stands for."""
    lines: list[tuple[Operation, int]] = []
    for is_often, group in groupby(entries, key=_run):
        run = list(group)
        lines += [(run[0], len(run))] if is_often else [(one, 1) for one in run]
    return lines


def _run(entry: Operation) -> tuple[str, str, str] | None:
    """What entries that are one line have in common; None for those that stand alone."""
    often = entry.kind in words.OFTEN and not entry.undone
    return (entry.kind, entry.actor, day_text(entry.at)) if often else None


def _key(entry: Operation, times: int) -> str:
    return f"{entry.number}:{times}{' undone' if entry.undone else ''}"


class EntryCard(QFrame):
    """One entry, or several as one: the sentence, the quiet line, and what can be done about it."""

    def __init__(
        self,
        entry: Operation,
        about: str,
        go: Callable[[str], object] | None,
        back: Callable[[Operation], object] | None,
        parent: QWidget | None = None,
        times: int = 1,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.entry = entry
        row = QHBoxLayout(self)
        row.setContentsMargins(px(16), px(10), px(12), px(10))
        row.setSpacing(px(8))
        lines = QVBoxLayout()
        lines.setSpacing(px(2))
        lines.addWidget(PlainLabel(one_line(words.sentence(entry), 120), self))
        if about:
            lines.addWidget(PlainLabel(in_quotes(one_line(about, 160)), self, role="muted"))
        facts = words.facts(entry, time_text(entry.at)) if times == 1 else words.folded(day_text(entry.at), times)
        self.facts = PlainLabel(one_line(facts, 300), self, role="small")
        lines.addWidget(self.facts)
        row.addLayout(lines, 1)
        if go is not None and entry.memories:
            row.addWidget(
                self._button(words.OPEN, lambda _checked: go(entry.memories[0])), 0, Qt.AlignmentFlag.AlignVCenter
            )
        self.back: QPushButton | None = None
        if back is not None:
            self.back = self._button(words.TAKE_BACK, lambda _checked: back(entry))
            row.addWidget(self.back, 0, Qt.AlignmentFlag.AlignVCenter)

    def _button(self, word: str, act: Callable[..., object]) -> QPushButton:
        button = QPushButton(word, self)
        button.setAutoDefault(False)
        button.setAccessibleName(f"{word}: {one_line(words.sentence(self.entry), 80)}")
        button.clicked.connect(act)
        return button
