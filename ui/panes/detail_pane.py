"""The right-hand pane: one memory with its history and source, or one message of a conversation.

It asks the desk and drops answers that come too late; it changes nothing
itself but tells by ``asked`` which action the person wants.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QScrollArea,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from core.domain import Change, Clock, Episode, Memory, MemoryDetail, Showing, Version
from core.errors import NotFound
from ui import text_detail as words
from ui.desk import Desk
from ui.panes.detail_facts import FactsPane
from ui.panes.detail_header import DetailHeader
from ui.panes.episode_page import EpisodePage
from ui.panes.links_pane import LinksPane
from ui.panes.source_pane import SourcePane, primary_evidence
from ui.panes.timeline_pane import TimelinePane
from ui.safe import PlainLabel
from ui.tables.rows import Reason
from ui.text_links import LINKS
from ui.theme import appearance, px
from ui.translation import tr
from ui.widgets.lead import lead

if TYPE_CHECKING:
    from core.vault import Vault

NEIGHBOURS = 2
"""Messages shown before and after the one in question: enough to understand it."""


ROOM_FOR_TAB = 240
"""Height in pixels that a tab keeps; on a low window the page then scrolls instead of squeezing the sentence."""
OPPONENTS = 3
"""Memories that say otherwise on the timeline: as many as the strips above it; the rest is counted there."""


def utc_now() -> datetime:
    """The present instant."""
    return datetime.now(UTC)


class DetailPane(QWidget):
    """Shows what was chosen in the list.

    ``open_memory`` carries the id of another memory to show, ``open_episode``
    that of a message, ``asked`` the id of an action (``revise``, ``end``,
    ``retire``, ``archive``, ``pin``, ``tags``, ``approve``, ``revive``, ``keep``)
    on what is shown, ``disputed`` the id of a contradiction to decide; ``looked`` the date to
    look at (None = today), ``corrected`` a version's number and its window,
    ``unlinked`` a link to take away;
    ``showed`` says that something new is on show.
    """

    open_memory = Signal(str)
    open_episode = Signal(str)
    asked = Signal(str)
    disputed = Signal(str)
    looked = Signal(object)
    corrected = Signal(int, object)
    unlinked = Signal(object)
    showed = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None, *, clock: Clock = utc_now) -> None:
        super().__init__(parent)
        self._desk, self._clock = desk, clock
        self._generation = 0
        self._id = ""
        self._is_episode = False
        self._showing = Showing()
        self._detail: MemoryDetail | None = None
        self._episode: Episode | None = None
        self._viewed: int | None = None
        self._turns: tuple[Episode, ...] = ()
        self._others: tuple[Memory, ...] = ()
        self._reason: Reason | None = None
        self._stale: set[QWidget] = set()
        self._stack = QStackedWidget(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        self._nothing = self._nothing_page()
        self._memory_page = self._make_memory_page()
        self._episode_page = self._make_episode_page()
        for page in (self._nothing, self._memory_page, self._episode_page):
            self._stack.addWidget(page)
        desk.changed.connect(self._changed)

    def _nothing_page(self) -> QWidget:
        page = QWidget(self)
        layout = QVBoxLayout(page)
        self._hint = PlainLabel(words.NOTHING_PICKED, page, role="muted")
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self._hint)
        return page

    def _make_memory_page(self) -> QWidget:
        page, inside = _scrolling(self)
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(24, 20, 16, 0)
        layout.setSpacing(12)
        self.header = DetailHeader(inside)
        self.tabs = QTabWidget(inside)
        self.tabs.setMinimumHeight(px(ROOM_FOR_TAB))
        appearance().changed.connect(self._give_room)
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setAccessibleName(tr("Parts of this memory"))
        self.tabs.tabBar().setDrawBase(False)
        self.timeline = TimelinePane()
        self.source = SourcePane()
        self.links = LinksPane(self._desk)
        self.facts = FactsPane(self._desk)
        for part, name in (
            (self.timeline, words.TIMELINE),
            (self.source, words.SOURCE),
            (self.links, LINKS),
            (self.facts, words.DETAILS),
        ):
            self.tabs.addTab(part, name)
        layout.addWidget(self.header)
        layout.addWidget(self.tabs, 1)
        self.header.asked.connect(self.asked)
        self.header.opened.connect(self.open_memory)
        self.header.disputed.connect(self.disputed)
        self.header.todays.connect(lambda: self.view_version(None))
        self.timeline.picked.connect(self.view_version)
        self.timeline.asked.connect(self.asked)
        self.timeline.looked.connect(self.looked)
        self.timeline.corrected.connect(self.corrected)
        self.timeline.opened.connect(self.open_memory)
        self.timeline.disputed.connect(self.disputed)
        self.source.opened.connect(self.open_episode)
        self.links.opened.connect(self.open_memory)
        self.links.disputed.connect(self.disputed)
        self.links.asked.connect(self.asked)
        self.links.removed.connect(self.unlinked)
        self.tabs.currentChanged.connect(lambda _index: self._fill_tab())
        return page

    def _make_episode_page(self) -> QWidget:
        page, inside = _scrolling(self)
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 0, 0, 0)
        self.message = EpisodePage(inside)
        self.message.asked.connect(self.asked)
        self.message.opened.connect(self.open_memory)
        self.transcript, self.keep, self.kept = self.message.transcript, self.message.keep, self.message.kept
        layout.addWidget(self.message)
        return page

    def _give_room(self) -> None:
        self.tabs.setMinimumHeight(px(ROOM_FOR_TAB))

    # what is shown

    @property
    def memory(self) -> str:
        """The id of the memory on show, or empty."""
        return "" if self._is_episode or self._detail is None else self._id

    @property
    def episode(self) -> str:
        """The id of the message on show, or empty."""
        return self._id if self._is_episode and self._episode is not None else ""

    @property
    def detail(self) -> MemoryDetail | None:
        """Everything about the memory on show."""
        return self._detail

    @property
    def chosen_version(self) -> int | None:
        """The number of the older version that is on show, None = the present one."""
        return self._viewed

    def show_memory(self, id: str, showing: Showing) -> None:
        """Show a memory as at these dates."""
        if id != self._id or self._is_episode:
            self._viewed = None
        self._id, self._is_episode, self._showing = id, False, showing
        self._ask()

    def show_episode(self, id: str) -> None:
        """Show a message among its neighbours."""
        self._id, self._is_episode, self._viewed = id, True, None
        self._ask()

    def clear(self, hint: str = words.NOTHING_PICKED) -> None:
        """Show nothing but a hint."""
        self._generation += 1
        self._id, self._is_episode, self._viewed = "", False, None
        self._detail = self._episode = None
        self._hint.setText(hint)
        self._turn_to(self._nothing, None)

    def show_tab(self, name: str) -> None:
        """Bring a tab to the front and put the keyboard there: ``timeline``, ``links`` or ``source``."""
        tab, keyboard = {
            "timeline": (self.timeline, self.timeline.bar),
            "links": (self.links, self.links.map),
            "source": (self.source, self.tabs.tabBar()),
        }[name]
        self.tabs.setCurrentWidget(tab)
        keyboard.setFocus()

    def hide_technical(self, hidden: bool) -> None:
        """Hide the tab with ids and raw fields, or show it again."""
        self.tabs.setTabVisible(self.tabs.indexOf(self.facts), not hidden)

    def view_version(self, number: int | None) -> None:
        """Show an older version for reading; None or the present one goes back to today's."""
        if self._detail is None:
            return
        self._viewed = None if number == self._detail.memory.version else number
        self._show_header()
        self.showed.emit()

    def _turn_to(self, page: QWidget, keyboard: QWidget | None) -> None:
        """Show a page; ``keyboard`` is where the focus goes when the pane is given it."""
        self._stack.setCurrentWidget(page)
        lead(self, keyboard or page)
        self.showed.emit()

    # asking and answering

    def _changed(self, _change: Change) -> None:
        if self._id:
            self._ask()

    def _ask(self) -> None:
        self._generation += 1
        if self._is_episode:
            self._desk.spawn(self._fetch_episode(self._id, self._generation))
        else:
            self._desk.spawn(self._fetch_memory(self._id, self._showing, self._generation))

    async def _fetch_memory(self, id: str, showing: Showing, generation: int) -> None:
        try:
            detail, turns, others = await self._desk.read(lambda vault: read_memory(vault, id, showing))
        except NotFound:
            if generation == self._generation:
                self._detail = None
                self._hint.setText(words.GONE_NOW if showing.is_now else words.GONE)
                self._turn_to(self._nothing, None)
            return
        if generation == self._generation:
            self._others = others
            self._show(detail, turns)

    async def _fetch_episode(self, id: str, generation: int) -> None:
        try:
            turns = await self._desk.read(lambda vault: vault.episode(id, NEIGHBOURS))
        except NotFound:
            if generation == self._generation:
                self.clear(words.GONE_EPISODE)
            return
        if generation == self._generation:
            self._show_turns(turns)

    def _show(self, detail: MemoryDetail, turns: Sequence[Episode]) -> None:
        self._detail, self._episode = detail, None
        if self._viewed is not None and not any(one.number == self._viewed for one in detail.versions):
            self._viewed = None
        self._show_header()
        self.timeline.show_history(detail, self._showing, self._clock(), self._others, self._against())
        self.timeline.choose(self._viewed)
        self._turns = tuple(turns)
        self._stale = {self.source, self.links, self.facts}
        self._fill_tab()
        self._turn_to(self._memory_page, self.tabs.tabBar())

    def _fill_tab(self) -> None:
        """Build a tab when it is looked at; walking down the list then costs one tab, not four."""
        tab = self.tabs.currentWidget()
        if self._detail is None or tab not in self._stale:
            return
        self._stale.discard(tab)
        if tab is self.source:
            self.source.show_source(self._detail, self._turns)
        elif tab is self.links:
            self.links.show_links(self._id, self._showing, self._against())
        else:
            self.facts.show_facts(self._detail)

    def _show_header(self) -> None:
        if self._detail is None:
            return
        old = self._old_version()
        if old is None:
            self.header.show_memory(self._detail, self._against(), now=self._showing.is_now)
        else:
            self.header.show_old(self._detail, old, self._against())
        self.timeline.choose(self._viewed)
        self._tell_reason()

    def _old_version(self) -> Version | None:
        if self._detail is None or self._viewed is None:
            return None
        return next((one for one in self._detail.versions if one.number == self._viewed), None)

    def _against(self) -> str:
        if self._desk.read_only:
            return words.READ_ONLY
        return "" if self._showing.is_now else words.NOT_IN_THE_PAST

    def _show_turns(self, turns: Sequence[Episode]) -> None:
        self._detail = None
        self._episode = next((turn for turn in turns if turn.id.endswith(self._id)), None)
        if self._episode is None:
            self.clear(words.GONE_EPISODE)
            return
        keyboard = self.message.show_turns(self._episode, turns, writable=not self._desk.read_only)
        self._tell_reason()
        self._turn_to(self._episode_page, keyboard)

    def explain(self, reason: Reason | None) -> None:
        """Say why the chosen one was found; None = it was not searched for."""
        self._reason = reason
        on_show = self._detail.memory.id if self._detail is not None else self._episode.id if self._episode else ""
        if on_show == self._id:  # else it is on its way, and shown together with its reason
            self._tell_reason()

    def _tell_reason(self) -> None:
        """The reason of what is on show, and of nothing that was opened from there."""
        reason = self._reason
        found = reason if reason is not None and reason.key == self._id else None
        if self._is_episode:
            self.message.explain(found)
            return
        shown = self._viewed or (self._detail.memory.version if self._detail is not None else 0)
        self.header.explain(found.why if found is not None and found.version == shown else "")
        if self.facts.explain(found):
            self._stale.add(self.facts)
            self._fill_tab()


def _scrolling(parent: QWidget) -> tuple[QScrollArea, QWidget]:
    """A page that scrolls up and down only, and the widget inside of it."""
    page, inside = QScrollArea(parent), QWidget()
    page.setWidgetResizable(True)
    page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    page.setWidget(inside)
    return page, inside


def read_memory(
    vault: Vault, id: str, showing: Showing
) -> tuple[MemoryDetail, tuple[Episode, ...], tuple[Memory, ...]]:
    """A memory with its history, its source among its neighbours, and who says otherwise; one trip to the vault.

    Raises ``NotFound`` when the vault does not hold it at these dates.
    """
    detail = vault.show(id, showing)
    evidence = primary_evidence(detail)
    turns: tuple[Episode, ...] = ()
    if evidence is not None:
        with suppress(NotFound):
            turns = vault.episode(evidence.episode, NEIGHBOURS)
    others = []
    for dispute in detail.disputes[:OPPONENTS]:
        with suppress(NotFound):
            others.append(vault.show(dispute.other_memory, showing).memory)
    return detail, turns, tuple(others)
