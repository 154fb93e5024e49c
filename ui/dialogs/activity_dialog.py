"""The log in sentences: filter it, open what was touched, take back any one entry."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from datetime import datetime
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.domain import Operation
from core.errors import InvalidDate, VaultError
from core.library import Watch
from core.vault import Vault
from core.window import Moment, Precision, period_end
from ui import text_activity as words
from ui.dates import day_text, time_text
from ui.desk import Desk
from ui.dialogs.open_frame import OpenDialog
from ui.icons import icon
from ui.panes.empty import NothingHere
from ui.safe import PlainLabel, ask, one_line
from ui.theme import px, tokens
from ui.translation import in_quotes, tr
from ui.widgets.cards import Cards
from ui.widgets.choices import PickList
from ui.widgets.date_field import DateField
from ui.widgets.flow import FlowLayout
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
        self._ends: datetime | None = None
        self._forward: int | None = None
        self._entries: tuple[Operation, ...] = ()
        self._texts: dict[str, str] = {}
        self.kinds = PickList(self)
        self.kinds.setAccessibleName(words.FILTER)
        self.kinds.addItem(words.ALL, None)
        for name, (shown, _kinds) in words.KINDS.items():
            self.kinds.addItem(shown, name)
        self.kinds.currentIndexChanged.connect(self._show)
        self.who = PickList(self)
        self.who.setAccessibleName(words.WHO)
        self.who.addItem(words.ANYBODY, None)
        self.who.currentIndexChanged.connect(self._show)
        self.day = DateField(words.DAY, self, hint=words.DAY_HINT)
        self.day.edited.connect(self._day_chosen)
        filters = QWidget(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        filters.setSizePolicy(policy)
        row = FlowLayout(filters)  # at twice the size of text they do not fit beside each other
        for part in (self.kinds, self.who, self.day):
            row.addWidget(part)
        self.cards = Cards(words.ACTIVITY_TITLE, self)
        self.nothing = NothingHere(words.NOTHING, words.NOTHING_LINE, self)
        self.nothing.hide()
        self.more = QPushButton(words.MORE, self)
        self.more.setProperty("kind", "quiet")
        self.more.setAutoDefault(False)
        self.more.clicked.connect(self._read_more)
        self.body.addWidget(filters)
        self.body.addWidget(self.cards, 1)
        self.body.addWidget(self.nothing, 1)
        self.row.insertWidget(0, self.more)
        open_at(self, 680, 580)
        self.read_anew()

    async def refresh(self) -> None:
        """Read the latest entries."""
        wanted, ends = self._wanted, self._ends
        wanted, entries, texts = await self.desk.read(lambda vault: _with_texts(vault, wanted, ends))
        if isValid(self):
            self._wanted, self._entries, self._texts = max(wanted, self._wanted), entries, texts
            self.more.setVisible(len(entries) >= wanted)
            self._name_actors()
            self._show()

    def _name_actors(self) -> None:
        """Offer whoever did something of what was read; nobody that was offered goes away again."""
        known = {self.who.itemData(at) for at in range(self.who.count())}
        for actor in dict.fromkeys(entry.actor for entry in self._entries):
            if actor not in known:
                self.who.addItem(one_line(words.actor_words(actor), 40), actor)

    def _day_chosen(self) -> None:
        """Begin the list at a day; what is half typed waits for the rest."""
        with contextlib.suppress(InvalidDate):
            moment = self.day.moment()
            ends = end_of(moment) if moment else None
            if ends != self._ends:
                self._ends, self._wanted = ends, PAGE
                self.read_anew()

    def _read_more(self) -> None:
        self._wanted += PAGE
        self.read_anew()

    def _show(self) -> None:
        name, who = self.kinds.currentData(), self.who.currentData()
        kinds = words.KINDS[name][1] if name else None
        fitting = [one for one in self._entries if who is None or one.actor == who]
        if kinds is None:
            shown = {_key(*line): line for line in _lines(fitting)}
        else:
            shown = {_key(one, 1): (one, 1) for one in fitting if one.kind in kinds}
        narrowed = kinds is not None or who is not None or self._ends is not None
        self.nothing.say(
            words.NOTHING_FITS if narrowed else words.NOTHING,
            words.NOTHING_FITS_LINE if narrowed else words.NOTHING_LINE,
        )
        self.cards.show_cards(list(shown), lambda key: self._card(*shown[key]))
        self.cards.setVisible(bool(shown))
        self.nothing.setVisible(not shown)

    def _card(self, entry: Operation, times: int) -> QWidget:
        if times > 1:
            return EntryCard(entry, "", None, None, self.cards, times)
        back = self.take_back if self._writable and entry.kind not in words.NO_UNDO and not entry.undone else None
        about = self._texts.get(entry.memories[0], "") if len(entry.memories) == 1 else ""
        return EntryCard(
            entry, about, self.opened.emit, back, self.cards, point=self._ask_back if self._writable else None
        )

    def take_back(self, entry: Operation) -> None:
        """Undo one entry; what stands in its way is named in the strip."""
        self.act(
            lambda: self.desk.change(lambda vault: vault.undo(entry.number)),
            tr("{sentence}: taken back.").format(sentence=words.sentence(entry)),
        )

    # -- going back to a point

    def _ask_back(self, entry: Operation) -> None:
        self.fault.hide()
        self.desk.spawn(self._offer_back(entry))

    async def _offer_back(self, entry: Operation) -> None:
        steps = await self.desk.read(lambda vault: vault.steps_back(entry.number))
        if not isValid(self):
            return
        if not steps:
            self.say(words.NOTHING_SINCE)
            return
        asked = words.go_back_question(entry, time_text(entry.at), steps)
        ask(self, words.GO_BACK_TITLE, asked, words.GO_BACK, lambda: self.go_back(entry.number))

    def go_back(self, number: int) -> None:
        """Take back all that was done after this entry; what stands in the way of the rest is named."""
        self.desk.spawn(self._go_back(number))

    async def _go_back(self, number: int) -> None:
        try:
            way = await self.desk.work(
                words.GOING_BACK, lambda vault, told, stop: vault.go_back(number, watch=Watch(told, stop))
            )
        except VaultError as reason:
            if isValid(self):
                self.failed(reason)
            return
        if isValid(self):
            self._forward = way.begun if way.taken else None
            self.say(words.went_back(way), self._forward)

    def _take_back(self, operation: int) -> None:
        """The bar's Undo of a way back is the same way again, to where it began."""
        if operation == self._forward:
            self.go_back(operation)
        else:
            super()._take_back(operation)


def end_of(moment: Moment) -> datetime:
    """The first instant after a day, month or year where the person is, or after an instant that was typed."""
    end = period_end(moment)
    return end if moment.precision is Precision.SECOND else end.replace(tzinfo=None).astimezone()


def _with_texts(
    vault: Vault, wanted: int, ends: datetime | None = None
) -> tuple[int, tuple[Operation, ...], dict[str, str]]:
    """How many were read, the latest entries before ``ends``, and the wordings of the memories they were about.

    More than ``wanted`` are read where most of them are one line.
    """
    before = _first_after(vault, ends) if ends is not None else None
    entries = vault.log(wanted, before)
    while len(entries) >= wanted and wanted < MOST and len(_lines(entries)) < LINES:
        wanted *= 2
        entries = vault.log(wanted, before)
    texts = vault.wordings([entry.memories[0] for entry in entries if len(entry.memories) == 1])
    return wanted, entries, texts


def _first_after(vault: Vault, ends: datetime) -> int:
    """The number of the first entry at or after an instant; the log's clock never runs backwards."""
    low, high = 1, vault.last_operation() + 1
    while low < high:
        middle = (low + high) // 2
        if vault.log(1, middle + 1)[0].at < ends:
            low = middle + 1
        else:
            high = middle
    return low


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
        point: Callable[[Operation], object] | None = None,
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
        self.point: QAction | None = None
        if point is not None:
            row.addWidget(self._further(point), 0, Qt.AlignmentFlag.AlignVCenter)

    def _further(self, point: Callable[[Operation], object]) -> QPushButton:
        """What is wanted more seldom, behind three dots."""
        button = QPushButton(icon("more", tokens().muted), "", self)
        button.setProperty("kind", "quiet")
        button.setAutoDefault(False)
        button.setAccessibleName(f"{words.MORE_ABOUT}: {one_line(words.sentence(self.entry), 80)}")
        menu = QMenu(button)
        menu.setAccessibleName(words.MORE_ABOUT)
        self.point = menu.addAction(words.GO_BACK_HERE)
        self.point.triggered.connect(lambda _on: point(self.entry))
        button.setMenu(menu)
        return button

    def _button(self, word: str, act: Callable[..., object]) -> QPushButton:
        button = QPushButton(word, self)
        button.setAutoDefault(False)
        button.setAccessibleName(f"{word}: {one_line(words.sentence(self.entry), 80)}")
        button.clicked.connect(act)
        return button
