"""The list of memories and messages: newest first, or what fits what is typed.

Typing finds as one types: a short pause starts a search, and the newest search
wins. Below the memories stand the messages of conversations that fit. Whatever
changes elsewhere, the list keeps its place and its chosen row.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from core.answers import Answer, Corpus, Found, Hit, ListRequest, Query, Stats
from core.domain import Change, Showing, Status
from ui import text, text_search, text_write
from ui.desk import Desk
from ui.panes.empty import FirstStart, NothingFound
from ui.panes.pages import Pages, episode_pages, memory_pages
from ui.safe import PlainLabel
from ui.tables.list_view import RowList
from ui.tables.model import PAGE, RowModel, Section
from ui.tables.rows import Kind, Row, hit_row
from ui.widgets.filter_bar import Filter, FilterBar

PAUSE_MS = 120
"""Pause after a key before searching: shorter than a slow typist's, too short to be felt."""
MEMORIES_SHOWN, MESSAGES_SHOWN = 50, 50
"""Hits shown at most; nobody reads further, and the line above says how many there are."""
_MEMORIES, _MESSAGES = "memories", "messages"
_OVER = frozenset({Status.PAST, Status.RETIRED, Status.ARCHIVED})


@dataclass(frozen=True, slots=True)
class _Listing:
    """What is about to be shown: sections, their first pages, and where further pages come from."""

    sections: tuple[Section, ...]
    pages: dict[tuple[str, int], tuple[Row, ...]]
    sources: dict[str, Pages]
    line: str
    remark: str = ""


class SearchPane(QWidget):
    """``memory_chosen`` carries an id and a version, ``episode_chosen`` an id.

    ``asked`` carries an action's id, ``left`` goes back to the search box, ``entered`` on to the detail. ``counted``
    carries how many memories and messages the vault holds, ``disputed`` how many contradictions are open.
    """

    memory_chosen = Signal(str, int)
    episode_chosen = Signal(str)
    entered = Signal()
    left = Signal()
    asked = Signal(str)
    counted = Signal(int, int)
    disputed = Signal(int)
    noticed = Signal(str)
    settled = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._query = ""
        self._plainly: str | None = None
        self._showing = Showing()
        self._turn = 0
        self._sources: dict[str, Pages] = {}
        self._stats: Stats | None = None
        self._whole = 0
        self._spoken = 0
        self._stale = True
        self.filters = FilterBar(self)
        self._count = PlainLabel("", self, role="small", wrap=False)
        self._order = PlainLabel("", self, role="small", wrap=False)
        self._jump = QPushButton(self)
        self._jump.setProperty("kind", "link")
        self._jump.setProperty("small", True)
        self._jump.hide()
        self._review = QPushButton(text_write.GO_THROUGH, self)
        self._review.setProperty("kind", "link")
        self._review.setProperty("small", True)
        self._review.hide()
        self._remark = PlainLabel("", self, role="warning")
        self.model = RowModel(self)
        self.list = RowList(self.model, self)
        self.first_start = FirstStart(self)
        self.nothing = NothingFound(self)
        self._stack = QStackedWidget(self)
        for page in (self.list, self.first_start, self.nothing):
            self._stack.addWidget(page)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        card = QFrame(self)
        card.setProperty("role", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(1, 10, 1, 10)
        inside.setSpacing(4)
        top = QHBoxLayout()
        top.setContentsMargins(21, 0, 21, 0)
        top.addWidget(self._count)
        top.addStretch(1)
        top.addWidget(self._review)
        top.addWidget(self._jump)
        top.addWidget(self._order)
        remark = QHBoxLayout()
        remark.setContentsMargins(21, 0, 21, 0)
        remark.addWidget(self._remark)
        inside.addLayout(top)
        inside.addLayout(remark)
        inside.addWidget(self._stack, 1)
        self._remark.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self.filters)
        layout.addWidget(card, 1)

    def _connect(self) -> None:
        self._pause.timeout.connect(self._run_anew)
        self._jump.clicked.connect(self._go_to_messages)
        self._review.clicked.connect(lambda: self.asked.emit("waiting"))
        self.model.wanted.connect(self._fetch_page)
        self.list.chosen.connect(self._chose)
        self.list.entered_row.connect(self.entered)
        self.list.left.connect(self.left)
        self.filters.changed.connect(lambda _filter: self._run_anew())
        self.filters.asked.connect(self.asked)
        self.filters.plainly.connect(self._read_plainly)
        self.first_start.asked.connect(self.asked)
        self.nothing.cleared.connect(self._clear_what_hides)
        self._desk.changed.connect(self._changed)
        self._desk.improved.connect(self._improved)

    # -- what the window tells

    def type(self, query: str) -> None:
        """The person typed; search after a short pause."""
        self._query = query.strip()
        self._pause.start()

    def show_at(self, showing: Showing) -> None:
        """Look at other dates."""
        self._showing = showing
        self._stale = True
        self._run_anew()

    @property
    def query(self) -> str:
        """What is being searched for."""
        return self._query

    def step_in(self) -> None:
        """Put the keyboard into the list, on the chosen row or the first."""
        if self._stack.currentWidget() is not self.list:
            return
        self.list.setFocus()
        if self.list.current() is None:
            self.list.choose(self.model.first_selectable())

    async def refresh(self) -> None:
        """Read everything anew, keeping place and choice; returns when it is shown."""
        self._pause.stop()
        self._turn += 1
        mine = self._turn
        if self._stale:
            await self._count_all()
        listing = await (self._search() if self._query else self._newest())
        if listing is not None and mine == self._turn:
            self._show(listing)
            self.settled.emit()

    # -- asking

    def _run_anew(self) -> None:
        self.list.scrollToTop()
        self._desk.spawn(self.refresh())

    def _read_plainly(self) -> None:
        """Look for the words of this query alone, until it is another one."""
        self._plainly = self._query
        self._run_anew()

    def _changed(self, _change: Change) -> None:
        self._stale = True
        self._desk.spawn(self.refresh())

    def _improved(self) -> None:
        if self._query:
            self._desk.spawn(self.refresh())

    async def _count_all(self) -> None:
        self._stale = False
        asked = ListRequest(limit=1, showing=self._showing)
        stats, self._whole, self._spoken = await self._desk.read(
            lambda vault: (vault.stats(), vault.list(asked).total, vault.episodes(1, spoken=True)[1])
        )
        self._stats = stats
        self.filters.offer(stats.by_status, stats.sources, stats.tags)
        self.filters.offer_doors(stats.proposals, stats.skipped)
        self.counted.emit(stats.memories, self._spoken)
        self.disputed.emit(stats.contradictions)

    async def _newest(self) -> _Listing:
        chosen = self.filters.filter
        self.filters.say_understood("")
        request = ListRequest(chosen.status, tag=chosen.tag, source=chosen.source, showing=self._showing)
        sources = {_MEMORIES: memory_pages(self._desk, request)}
        if chosen.is_empty and self._showing.is_now:
            sources[_MESSAGES] = episode_pages(self._desk)
        pages: dict[tuple[str, int], tuple[Row, ...]] = {}
        for name, source in sources.items():
            for number in range(self._pages_to_keep(name) + 1):
                pages[(name, number)] = await source.page(number)
        total = sources[_MEMORIES].total
        everything = text.count(total, "memory", "memories")
        line = everything if chosen.is_empty else text.of_total(total, self._whole)
        sections = [Section(_MEMORIES, total)]
        if _MESSAGES in sources:
            spoken = sources[_MESSAGES].total
            sections.append(Section(_MESSAGES, spoken, text.conversations_heading(spoken)))
        return _Listing(tuple(sections), pages, sources, line)

    async def _search(self) -> _Listing | None:
        chosen, asked = self.filters.filter, self._query
        common = Query(
            asked,
            MEMORIES_SHOWN,
            self._showing,
            past=True,
            corpus=Corpus.MEMORIES,
            tag=chosen.tag,
            source=chosen.source,
            as_you_type=True,
            plain=asked == self._plainly,
        )
        spoken = replace(common, limit=MESSAGES_SHOWN, corpus=Corpus.EPISODES, tag=None)
        wants_spoken = chosen.status is None and chosen.tag is None
        answers = await self._desk.search(common, *([spoken] if wants_spoken else []))
        if answers is None:
            return None
        self.filters.say_understood(text_search.understood_chip(answers[0].understood))
        now = self._showing.is_now
        every = (*answers[0].hits, *answers[0].near)
        hits = [hit for hit in every if hit.memory and chosen.status in {None, hit.memory.status}]
        rows = {_MEMORIES: tuple(hit_row(hit, now) for hit in present_first(hits))}
        said = [hit for hit in answers[1].hits if hit.conversation is not None] if wants_spoken else []
        rows[_MESSAGES] = tuple(hit_row(hit, now) for hit in said)
        if answers[0].notice:
            self.noticed.emit(answers[0].notice)
        found = answers[0].total if chosen.status is None else len(hits)
        line = text.found_line(len(hits), found, self._whole)
        pages = {(name, 0): held for name, held in rows.items()}
        sections = (
            Section(_MEMORIES, len(rows[_MEMORIES])),
            Section(_MESSAGES, len(rows[_MESSAGES]), text.IN_CONVERSATIONS),
        )
        return _Listing(sections, pages, {}, line, _remark(answers[0]) if hits else "")

    def _pages_to_keep(self, name: str) -> int:
        """The highest page of a section that is on screen or holds the chosen row, after the same listing."""
        if name not in self._sources or name != _MEMORIES:
            return 0
        wanted = max(self.list.currentIndex().row(), self.list.top_row() + 30, 0)
        return wanted // PAGE if self.list.verticalScrollBar().value() else 0

    def _fetch_page(self, section: str, number: int) -> None:
        source = self._sources.get(section)
        if source is not None:
            self._desk.spawn(self._fill(self._turn, section, number, source))

    async def _fill(self, turn: int, section: str, number: int, source: Pages) -> None:
        rows = await source.page(number)
        if turn == self._turn:
            self.model.fill(section, number, rows)

    # -- showing

    def _show(self, listing: _Listing) -> None:
        chosen = self.list.current()
        top = self.model.row_at(self.list.top_row()) if self.list.verticalScrollBar().value() else None
        offset = self.list.rowViewportPosition(self.list.top_row()) if top else 0
        self.list.painter_of_rows.query = self._query
        self._sources = listing.sources
        self.model.show(listing.sections, listing.pages)
        if top is not None and (at := self.model.row_of(top.mark)) >= 0:
            bar = self.list.verticalScrollBar()
            bar.setValue(self.list.verticalHeader().sectionPosition(at) - offset)
        if chosen is not None and (at := self.model.row_like(chosen.mark)) >= 0:
            self.list.choose_quietly(at)
        self._count.setText(listing.line)
        spoken = sum(section.total for section in listing.sections if section.name == _MESSAGES)
        self._jump.setText(text.jump_to_messages(spoken))
        self._jump.setAccessibleName(text.jump_to_messages(spoken))
        self._jump.setVisible(spoken > 0 and len(listing.sections) > 1 and listing.sections[0].total > 0)
        self._review.setVisible(self.filters.filter.status is Status.PENDING and listing.sections[0].total > 0)
        self._order.setText(text.BEST_FIRST if self._query else text.NEWEST_FIRST)
        self._remark.setText(listing.remark)
        self._remark.setVisible(bool(listing.remark))
        self._show_page(any(section.total for section in listing.sections))

    def _show_page(self, something: bool) -> None:
        stats = self._stats
        empty = stats is not None and not stats.memories and not self._spoken
        self.filters.setVisible(not empty)
        self._count.setVisible(not empty)
        self._order.setVisible(not empty and something)
        if something:
            self._stack.setCurrentWidget(self.list)
        elif empty:
            self._stack.setCurrentWidget(self.first_start)
        else:
            self.nothing.explain(*self._why_nothing(stats.memories if stats else 0))
            self._stack.setCurrentWidget(self.nothing)

    def _go_to_messages(self) -> None:
        headings = self.model.headings()
        if headings:
            self.list.setFocus()
            self.list.choose(headings[-1] + 1)
            self.list.verticalScrollBar().setValue(self.list.verticalHeader().sectionPosition(headings[-1]))

    def _why_nothing(self, held: int) -> tuple[str, str, str]:
        if not self.filters.filter.is_empty:
            words = text.filter_hides_matches(self._query) if self._query else text.filter_hides(held)
            return text.FILTER_TITLE, words, text.FILTER_CLEAR
        if self._query:
            return text.NO_MATCH_TITLE, text.no_match(self._query), text.NO_MATCH_CLEAR
        if self._showing.is_now:
            return text.NOTHING_ACTIVE_TITLE, text.NOTHING_ACTIVE, text.SHOW_PAST
        return text.NOTHING_THEN_TITLE, text.NOTHING_THEN, text.BACK_TO_TODAY

    def _clear_what_hides(self) -> None:
        if not self.filters.filter.is_empty:
            self.filters.clear()
        elif self._query:
            self.asked.emit("clear_search")
        elif self._showing.is_now:
            self.narrow(Filter(Status.PAST))
        else:
            self.asked.emit("today")

    def _chose(self, row: Row | None) -> None:
        match row:
            case Row(kind=Kind.MEMORY, key=key, version=version):
                self.memory_chosen.emit(key, version)
            case Row(kind=Kind.EPISODE, key=key):
                self.episode_chosen.emit(key)
            case _:
                pass

    def narrow(self, wanted: Filter) -> None:
        """Narrow the list, as if the chips had been clicked."""
        self.filters.choose(wanted)


def present_first(hits: list[Hit]) -> list[Hit]:
    """The hits in their order, but each memory's other wordings after the one that it has now."""
    placed: list[Hit] = []
    for hit in hits:
        same = [other for other in hits if other.memory and hit.memory and other.memory.id == hit.memory.id]
        same.sort(key=lambda other: other.memory is None or other.memory.status in _OVER)
        placed += [other for other in same if other not in placed]
    return placed


def _remark(found: Found) -> str:
    match found.answer:
        case Answer.ENDED:
            return text.ANSWER_ENDED
        case Answer.DISPUTED:
            return text.ANSWER_DISPUTED
        case Answer.NOTHING:
            return text.ANSWER_NOTHING
        case Answer.FOUND:
            return ""
