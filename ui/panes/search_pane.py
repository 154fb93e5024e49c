"""The list of memories and messages: in the order that is wanted, or what fits what is typed.

Typing finds as one types: a short pause starts a search, and the newest search
wins. Below the memories stand the messages of conversations that fit. Whatever
changes elsewhere, the list keeps its place, its chosen row and its selection.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from core.answers import ListRequest
from core.domain import Change, Showing, Status
from core.library import Grouping, Order, SavedSearch, Within
from core.owner import UNNAMED
from ui.desk import Desk
from ui.panes.empty import FirstStart, NothingFound, why_nothing
from ui.panes.list_bar import ListBar
from ui.panes.listing import KEPT_ROWS, MEMORIES, MESSAGES, Asked, Listing, read_list, read_search
from ui.panes.pages import Pages
from ui.panes.place import Place
from ui.reading_anew import WhenSeen
from ui.safe import PlainLabel
from ui.tables.list_view import RowList
from ui.tables.model import RowModel
from ui.tables.rows import Kind, Row
from ui.text_search import looked_for
from ui.told import told
from ui.widgets.filter_bar import FilterBar

PAUSE_MS = 120
"""Pause after a key before searching: shorter than a slow typist's, too short to be felt."""


class SearchPane(QWidget):
    """``memory_chosen`` carries an id and a version, ``episode_chosen`` an id.

    ``asked`` carries an action's id, ``left`` goes back to the search box, ``entered`` on to the detail. ``counted``
    carries how many memories and messages the vault holds; ``picked`` how many rows are selected; ``explained`` the
    ``Reason`` for which the chosen row was found, None = it was not searched for; ``turned`` says that another part
    of the library, order or search is shown.
    """

    memory_chosen = Signal(str, int)
    episode_chosen = Signal(str)
    explained = Signal(object)
    entered = Signal()
    left = Signal()
    asked = Signal(str)
    counted = Signal(int, int)
    picked = Signal(int)
    turned = Signal()
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
        self._held: int | None = None
        self._whole = 0
        self._spoken = 0
        self._total = 0
        self._fresh = 0
        self._stale = True
        self._foreign = False
        self.filters = FilterBar(self)
        self.bar = ListBar(self)
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
        inside.setContentsMargins(1, 8, 1, 10)
        inside.setSpacing(4)
        top = QHBoxLayout()
        top.setContentsMargins(21, 0, 12, 0)
        top.setSpacing(2)
        top.addWidget(self.bar, 1)
        self.filters.more.setProperty("kind", "plain")
        top.addWidget(self.filters.more)
        chips = QHBoxLayout()
        chips.setContentsMargins(18, 0, 18, 2)
        chips.addWidget(self.filters)
        remark = QHBoxLayout()
        remark.setContentsMargins(21, 0, 21, 0)
        remark.addWidget(self._remark)
        inside.addLayout(top)
        inside.addLayout(chips)
        inside.addLayout(remark)
        inside.addWidget(self._stack, 1)
        self._remark.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(card, 1)

    def _connect(self) -> None:
        self._pause.timeout.connect(self._run_anew)
        self.bar.jumped.connect(self._go_to_messages)
        self.bar.topped.connect(self._go_to_top)
        self.bar.reviewed.connect(lambda: self.asked.emit("waiting"))
        self.bar.ordered.connect(self._turn_over)
        self.model.wanted.connect(self._fetch_page)
        self.list.chosen.connect(self._chose)
        self.list.picked.connect(lambda: self.picked.emit(self.number_selected()))
        self.list.entered_row.connect(self.entered)
        self.list.left.connect(self.left)
        self.list.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.filters.changed.connect(lambda _filter: self._turn_over())
        self.filters.plainly.connect(self._read_plainly)
        self.first_start.asked.connect(self.asked)
        self.nothing.cleared.connect(self._clear_what_hides)
        self._desk.changed.connect(self._changed)
        self._seen = WhenSeen(self, lambda: self._desk.spawn(self.refresh()))
        self._desk.improved.connect(self._improved)

    # -- what the window tells

    def type(self, query: str) -> None:
        """The person typed; search after a short pause."""
        self._query = query.strip()
        self._desk.forget_searches()  # what still runs would only be in the way of the next one
        self.bar.show_searching(bool(self._query))
        self.turned.emit()
        self._pause.start()

    def show_at(self, showing: Showing) -> None:
        """Look at other dates."""
        self._showing = showing
        self._stale = True
        self._run_anew()

    def narrow(self, wanted: Within) -> None:
        """Narrow the list, as if the chips had been clicked."""
        self.filters.choose(wanted)

    def open_saved(self, saved: SavedSearch) -> None:
        """Show what a saved search shows; the box is the window's."""
        self._query = saved.query
        self.bar.show_searching(bool(saved.query))
        self.bar.arrange(saved.order, saved.grouping)
        self.filters.blockSignals(True)
        self.filters.choose(saved.within)
        self.filters.blockSignals(False)
        self._pause.stop()
        self._turn_over()

    def arrange(self, order: Order, grouping: Grouping) -> None:
        """Take over the order and the headings that were chosen last."""
        self.bar.arrange(order, grouping)

    @property
    def query(self) -> str:
        """What is being searched for."""
        return self._query

    @property
    def shown(self) -> Asked:
        """What the list shows."""
        return Asked(
            self._query,
            self.filters.filter,
            self._showing,
            self.bar.order,
            self.bar.grouping,
            self.bar.relevant,
            self._query == self._plainly,
        )

    def step_in(self) -> None:
        """Put the keyboard into the list, on the chosen row or the first."""
        if self._stack.currentWidget() is not self.list:
            return
        self.list.setFocus()
        if self.list.current() is None:
            self.list.choose(self.model.first_selectable())

    # -- what is selected

    def spans(self) -> list[tuple[int, int]]:
        """The selected memories as runs of places in the list, each to before its last."""
        found: list[tuple[int, int]] = []
        for first, last in self.list.chosen_rows():
            inside = self.model.inside(MEMORIES, first, last)
            found += [inside] if inside else []
        return found

    def number_selected(self) -> int:
        """How many memories are selected."""
        return sum(last - first for first, last in self.spans()) + len(self.list.beside_chosen())

    async def selected(self) -> tuple[str, ...]:
        """The ids of the selected memories, in the order of the list."""
        return tuple(dict.fromkeys((*await self._between(self.spans()), *self.list.beside_chosen())))

    async def listed(self) -> tuple[str, ...]:
        """The ids of all memories that the list shows, in its order."""
        inside = self.model.inside(MEMORIES, 0, max(0, self.model.rowCount() - 1))
        return await self._between([inside] if inside else [])

    async def _between(self, spans: list[tuple[int, int]]) -> tuple[str, ...]:
        if MEMORIES in self._sources:
            request: ListRequest = self.shown.request
            return await self._desk.read(lambda vault: vault.ids_between(request, spans))
        rows = (self.model.row_at(self.model.row_number(MEMORIES, at)) for span in spans for at in range(*span))
        return tuple(dict.fromkeys(row.key for row in rows if row is not None))

    # -- asking

    async def refresh(self) -> None:
        """Read everything anew, keeping place and choice; returns when it is shown."""
        self._pause.stop()
        self._turn += 1
        mine = self._turn
        stale, self._stale = self._stale, False
        if stale:
            await self._count_memories()
        self._take(await self._read() if mine == self._turn else None, mine)
        if stale:  # they take longer than the list, and nobody chooses among them before there is one
            self.filters.offer(await self._desk.read(lambda vault: vault.shelves()))
        if self.shown.query and mine == self._turn:  # a reranker reads the best hits while they are on show already
            self._take(await read_search(self._desk, self.shown, self._whole, reread=True), mine)

    def _take(self, listing: Listing | None, turn: int) -> None:
        """Show what was read, unless something newer was asked meanwhile."""
        if listing is not None and turn == self._turn:
            self._show(listing)
            self.settled.emit()

    async def _read(self) -> Listing | None:
        asked = self.shown
        if asked.query:
            return await read_search(self._desk, asked, self._whole)
        return await read_list(self._desk, asked, self._whole, self._in_sight(), max(0, self.list.top_row()))

    def _in_sight(self) -> list[str]:
        """The memory at the top of the screen, the chosen one, and the selected ones that are known by name."""
        row = self.model.row_at(self.list.top_row())
        marks = [row.key if row is not None and row.kind is Kind.MEMORY else ""]
        chosen = self.list.current()
        marks.append(chosen.key if chosen is not None and chosen.kind is Kind.MEMORY else "")
        return [*marks, *self._selected_keys()]

    def _selected_keys(self) -> list[str]:
        runs = self.list.chosen_rows()
        if sum(last - first + 1 for first, last in runs) > KEPT_ROWS:
            return []
        rows = (self.model.row_at(number) for first, last in runs for number in range(first, last + 1))
        return [row.key for row in rows if row is not None and row.kind is Kind.MEMORY]

    def _turn_over(self) -> None:
        """Another part of the library or another order: begin at its top."""
        self.turned.emit()
        self._run_anew()

    def _run_anew(self) -> None:
        self.list.clearSelection()
        self.list.scrollToTop()
        self._fresh, self._foreign = 0, False
        self._desk.spawn(self.refresh())

    def _read_plainly(self) -> None:
        """Look for the words of this query alone, until it is another one."""
        self._plainly = self._query
        self._run_anew()

    def _changed(self, change: Change) -> None:
        self._stale = True
        self._foreign = self._foreign or change.foreign
        self._seen.do()

    def _improved(self) -> None:
        if self._query:
            self._desk.spawn(self.refresh())

    async def _count_memories(self) -> None:
        then = self._showing
        self._held, self._whole, self._spoken = await self._desk.read(
            lambda vault: (vault.held(), vault.held(then), vault.episodes(1, spoken=True)[1])
        )
        self.counted.emit(self._held, self._spoken)

    def _fetch_page(self, section: str, number: int) -> None:
        source = self._sources.get(section)
        if source is not None:
            self._desk.spawn(self._fill(self._turn, section, number, source))

    async def _fill(self, turn: int, section: str, number: int, source: Pages) -> None:
        rows = await source.page(number)
        if turn == self._turn:
            self.model.fill(section, number, rows)

    # -- showing

    def _show(self, listing: Listing) -> None:
        place = Place(self.list, self.model, self._foreign)
        selected = self._selected_keys()
        self.list.painter_of_rows.query = looked_for(self._query, listing.read)
        self._sources = listing.sources
        self.model.show(listing.sections, listing.pages)
        place.restore(listing, selected)
        chosen = self.list.current()
        self.explained.emit(chosen.reason if chosen is not None else None)
        self._tell_fresh(listing, place)
        self.picked.emit(self.number_selected())
        messages = sum(section.total for section in listing.sections if section.name == MESSAGES)
        first = listing.sections[0].total
        self.bar.show_counts(listing.line, messages if first else 0)
        self.bar.review.setVisible(self.filters.filter.status is Status.PENDING and first > 0)
        self.filters.say_understood(listing.understood)
        self.filters.say_pieces(listing.read)
        if listing.notice:
            self.noticed.emit(told(listing.notice))
        self._remark.setText(listing.remark)
        self._remark.setVisible(bool(listing.remark))
        self._show_page(any(section.total for section in listing.sections))

    def _tell_fresh(self, listing: Listing, place: Place) -> None:
        """Count what another program wrote while the list stayed where it is."""
        if self._foreign and place.kept and not self._query:
            self._fresh += max(0, listing.total - self._total)
        elif not place.kept:
            self._fresh = 0
        self._foreign = False
        self._total = listing.total
        self.bar.show_fresh(self._fresh)

    def _show_page(self, something: bool) -> None:
        empty = self._held == 0 and not self._spoken
        self.bar.setVisible(not empty)
        self.filters.more.setVisible(not empty)
        self.bar.sort.setVisible(something)
        if something:
            self._stack.setCurrentWidget(self.list)
        elif empty:
            self.first_start.naming.setVisible(self._desk.owner == UNNAMED and not self._desk.read_only)
            self._stack.setCurrentWidget(self.first_start)
        else:
            self.nothing.explain(*why_nothing(self.shown, self._held or 0))
            self._stack.setCurrentWidget(self.nothing)

    def _scrolled(self, value: int) -> None:
        if value == 0 and self._fresh:
            self._fresh = 0
            self.bar.show_fresh(0)

    def _go_to_top(self) -> None:
        self._fresh = 0
        self.bar.show_fresh(0)
        self.list.scrollToTop()
        self.list.setFocus()

    def _go_to_messages(self) -> None:
        first = self.model.row_number(MESSAGES, 0)
        if first > 0:
            self.list.setFocus()
            self.list.choose(first)
            self.list.verticalScrollBar().setValue(self.list.verticalHeader().sectionPosition(first - 1))

    def _clear_what_hides(self) -> None:
        if not self.filters.filter.is_empty:
            self.filters.clear()
        elif self._query:
            self.asked.emit("clear_search")
        elif self._showing.is_now:
            self.narrow(Within(Status.PAST))
        else:
            self.asked.emit("today")

    def _chose(self, row: Row | None) -> None:
        match row:
            case Row(kind=Kind.MEMORY, key=key, version=version):
                self.memory_chosen.emit(key, version)
            case Row(kind=Kind.EPISODE, key=key):
                self.episode_chosen.emit(key)
            case _:
                return
        self.explained.emit(row.reason)
