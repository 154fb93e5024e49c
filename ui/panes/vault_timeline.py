"""The timeline room: what is true of whom and when, in lanes, narrowed to a person or to words."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.domain import Clock, Showing
from core.library import Within
from core.views import BarsRequest, Lane, Lanes, Timeline
from ui import text_lanes as words
from ui.desk import Desk
from ui.safe import PlainLabel, one_line
from ui.text_detail import showing_sentence
from ui.theme import px
from ui.widgets.choices import PickList
from ui.widgets.elided_line import ElidedLine
from ui.widgets.lane_rows import Rows
from ui.widgets.lane_view import ZOOM, LaneView
from ui.widgets.lead import lead
from ui.widgets.search_line import SearchLine
from ui.widgets.two_groups import TwoGroups


def only(timeline: Timeline, lane: Lane) -> Timeline:
    """A timeline of one lane, its rows from the top."""
    rows = range(lane.first, lane.first + lane.rows)
    bars = tuple(replace(bar, row=bar.row - lane.first) for bar in timeline.bars if bar.row in rows)
    return Timeline((replace(lane, first=0),), bars, timeline.total)


def utc_now() -> datetime:
    """The present instant."""
    return datetime.now(UTC)


class VaultTimeline(QWidget):
    """``opened`` carries the id of a memory that was clicked."""

    opened = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None, *, clock: Clock = utc_now) -> None:
        super().__init__(parent)
        self._desk, self._clock = desk, clock
        self._showing = Showing()
        self._generation = 0
        self.timeline: Timeline | None = None
        self._rows: Rows | None = None
        self._lane = ""
        self.view = LaneView(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._top())
        self.line = PlainLabel(words.LOOKING, self, role="small")
        second = QHBoxLayout()
        second.addWidget(self.line, 1)
        self.every_lane = QPushButton(words.EVERY_LANE, self)
        self.every_lane.setProperty("kind", "link")
        self.every_lane.clicked.connect(lambda: self.show_lane(""))
        self.every_lane.hide()
        second.addWidget(self.every_lane)
        layout.addLayout(second)
        self.view.opened.connect(self._open)
        self.view.told.connect(self._tell)
        self.view.lane_picked.connect(self.show_lane)
        self.nothing = PlainLabel("", self, role="muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.view)
        self._pages.addWidget(self.nothing)
        layout.addWidget(self._pages, 1)
        self.told = ElidedLine(words.HELP, self)
        layout.addWidget(self.told)
        lead(self, self.view)
        desk.changed.connect(self._changed)

    def _top(self) -> QWidget:
        self.words = SearchLine(self)
        self.words.setMinimumWidth(px(150))
        self.words.setPlaceholderText(words.SEARCH_HINT)
        self.words.setAccessibleName(words.SEARCH)
        self.words.textChanged.connect(self._ask)
        self.person = PickList(self)
        self.person.setAccessibleName(words.ABOUT)
        self.person.addItem(words.EVERYONE, "")
        self.person.currentIndexChanged.connect(self._ask)
        self.lanes = PickList(self)
        self.lanes.setAccessibleName(words.LANES_NAME)
        for lanes, name in words.LANES:
            self.lanes.addItem(name, lanes.value)
        self.lanes.currentIndexChanged.connect(self._ask)
        buttons = []
        for text, name, act in (
            ("−", words.FARTHER, lambda: self.view.zoom(ZOOM**2)),
            ("+", words.CLOSER, lambda: self.view.zoom(ZOOM**-2)),
            (words.WHOLE, words.WHOLE, self.view.show_all),
        ):
            button = QPushButton(text, self)
            button.setAccessibleName(name)
            button.clicked.connect(act)
            buttons.append(button)
        title = PlainLabel(words.TITLE, self, role="title", wrap=False)
        return TwoGroups((title,), (self.words, self.person, self.lanes, *buttons), self)

    def show_at(self, showing: Showing) -> None:
        """Show what is known of these dates."""
        self._showing = showing
        self._ask()

    def show_person(self, name: str) -> None:
        """Narrow the timeline to a person, by a name that the vault knows."""
        if self.person.findData(name) < 0:
            self.person.addItem(one_line(name, 60), name)
        self.person.setCurrentIndex(self.person.findData(name))

    def show_lane(self, name: str) -> None:
        """Show one lane by its name, or all of them for an empty one."""
        self._lane = name
        if self._rows is not None:
            self._show(self._rows, self._request())
        self.view.setFocus()

    def _changed(self, _change: object) -> None:
        if self.isVisible():
            self._ask()

    def _ask(self) -> None:
        self._generation += 1
        self._desk.spawn(self._fetch(self._request(), self._generation))

    def _request(self) -> BarsRequest:
        return BarsRequest(
            showing=self._showing,
            within=Within(person=str(self.person.currentData() or "") or None, every=True),
            words=self.words.text(),
            lanes=Lanes(self.lanes.currentData()),
        )

    async def _fetch(self, request: BarsRequest, generation: int) -> None:
        now, as_of = self._clock(), self._showing.true_on
        rows, people = await self._desk.read(
            lambda vault: (Rows(vault.timeline(request), now, as_of), vault.shelves().people)
        )
        if isValid(self) and generation == self._generation:
            self._name_people([name for name, _number in people])
            self._show(rows, request)

    def _name_people(self, names: list[str]) -> None:
        """Offer the people that the vault knows; the one that is chosen stays chosen."""
        known = {self.person.itemData(place) for place in range(self.person.count())}
        for name in names:
            if name not in known:
                self.person.addItem(one_line(name, 60), name)

    def _show(self, rows: Rows, request: BarsRequest) -> None:
        self._rows = rows
        timeline = self.timeline = rows.timeline
        lane = next((one for one in timeline.lanes if (one.name or words.NO_LANE) == self._lane), None)
        self._lane = self._lane if lane else ""
        self.every_lane.setVisible(lane is not None)
        if lane is None:
            self.view.show_rows(rows)
        else:
            self.view.show_timeline(only(timeline, lane), self._clock(), self._showing.true_on)
        dates = showing_sentence(self._showing)
        self.line.setText(f"{words.line(len(timeline.bars), timeline.total)} {dates}".strip())
        narrowed = bool(request.words.strip() or request.within.person)
        self.nothing.setText(words.NOTHING_FITS if narrowed else words.NOTHING)
        self._pages.setCurrentWidget(self.view if timeline.bars else self.nothing)

    def _tell(self, sentence: str) -> None:
        self.told.setText(one_line(sentence or words.HELP))

    def _open(self, memory: str, _version: int) -> None:
        self.opened.emit(memory)
