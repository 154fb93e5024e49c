"""The map room: memories as points, near where they mean alike, with a legend that is pressed to look closer."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QPushButton, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.domain import Showing, Status
from core.views import MeaningMap, Point
from ui import text_map as words
from ui.desk import Desk
from ui.plots.loading import ready
from ui.plots.marks import MARKS, QUIET
from ui.plots.spots import Spot, Spots
from ui.safe import PlainLabel, one_line
from ui.theme import appearance, px
from ui.translation import tr
from ui.widgets.choices import PickList
from ui.widgets.elided_line import ElidedLine
from ui.widgets.flow import FlowLayout
from ui.widgets.lead import lead
from ui.widgets.two_groups import TwoGroups

if TYPE_CHECKING:
    from ui.plots.points import PointMap

_BY_STATUS = {
    Status.CURRENT: 0,
    Status.UPCOMING: 1,
    Status.PENDING: 2,
    Status.DISPUTED: 3,
    Status.ARCHIVED: 5,
    Status.RETIRED: 6,
    Status.PAST: QUIET,
}
STEP = 1.25
"""How much closer one press of + comes."""
TAGS_SHOWN = QUIET - 1
"""Tags with a mark of their own: as many as there are marks, less the one for the others and the quiet one."""


def by_status(points: tuple[Point, ...]) -> tuple[list[int], list[tuple[int, str, int]]]:
    """The mark of each point by its state, and the legend: marks with their names and numbers."""
    numbers = Counter(point.status for point in points)
    legend = [(mark, words.status_name(status), numbers[status]) for status, mark in _BY_STATUS.items()]
    return [_BY_STATUS[point.status] for point in points], [entry for entry in legend if entry[2]]


def by_tag(points: tuple[Point, ...]) -> tuple[list[int], list[tuple[int, str, int]]]:
    """The mark of each point by its most used tag, and the legend."""
    numbers = Counter(tag for point in points for tag in point.tags)
    first = [tag for tag, _number in sorted(numbers.items(), key=lambda pair: (-pair[1], pair[0]))[:TAGS_SHOWN]]
    rank = {tag: place for place, tag in enumerate(first)}
    marks = [
        min((rank[tag] for tag in point.tags if tag in rank), default=TAGS_SHOWN if point.tags else QUIET)
        for point in points
    ]
    counted = Counter(marks)
    names = dict(enumerate(first)) | {TAGS_SHOWN: words.OTHER_TAGS, QUIET: words.NO_TAG}
    return marks, [(mark, names[mark], counted[mark]) for mark in sorted(names) if counted[mark]]


@dataclass(frozen=True, slots=True)
class Colouring:
    """The points with the marks of one way to tell them apart, and its legend."""

    spots: Spots
    legend: list[tuple[int, str, int]]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A map, and its points by their tags and by their state: worded and sorted beside the window."""

    map: MeaningMap
    colourings: tuple[Colouring, Colouring]


def drawn_from(found: MeaningMap) -> Drawn:
    """All that a map is drawn from; ten thousand points take a tenth of a second."""
    sentences = [words.point_sentence(point) for point in found.points]
    by_tags, by_states = (_coloured(found, sentences, *how(found.points)) for how in (by_tag, by_status))
    return Drawn(found, (by_tags, by_states))


def _coloured(
    found: MeaningMap, sentences: list[str], marks: list[int], legend: list[tuple[int, str, int]]
) -> Colouring:
    told = zip(found.points, marks, sentences, strict=True)
    return Colouring(Spots([Spot(one.x, one.y, mark, said, one.memory) for one, mark, said in told]), legend)


class MapPane(QWidget):
    """``opened`` carries the id of a memory that was clicked."""

    opened = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._showing = Showing()
        self._generation = 0
        self.drawn: MeaningMap | None = None
        self._colourings: tuple[Colouring, Colouring] | None = None
        self.map: PointMap | None = None
        self.legend: list[QPushButton] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._top())
        self.line = PlainLabel(words.LOOKING, self, role="small")
        layout.addWidget(self.line)
        self._legend = QWidget(self)
        self._legend.setAccessibleName(words.LEGEND)
        self._marks = FlowLayout(self._legend)
        layout.addWidget(self._legend)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(QWidget(self))  # until there is something to say
        self._empty = self._nothing()
        self._pages.addWidget(self._empty)
        layout.addWidget(self._pages, 1)
        self.setAccessibleName(words.TITLE)
        self.told = ElidedLine(words.HELP, self)
        layout.addWidget(self.told)
        desk.changed.connect(self._changed)
        desk.improved.connect(lambda: self._changed(None))
        appearance().changed.connect(self._restyle)

    def _top(self) -> QWidget:
        self.by = PickList(self)
        self.by.setAccessibleName(words.BY)
        self.by.addItems([words.BY_TAG, words.BY_STATUS])
        self.by.currentIndexChanged.connect(self._colour)
        buttons = []
        for text, name, act in (
            ("−", tr("Farther"), lambda: self._zoom(1 / STEP)),
            ("+", tr("Closer"), lambda: self._zoom(STEP)),
            (tr("All of it"), tr("All of it"), lambda: self._zoom(0.0)),
        ):
            button = QPushButton(text, self)
            button.setAccessibleName(name)
            button.clicked.connect(lambda _checked=False, act=act: act())
            buttons.append(button)
        title = PlainLabel(words.TITLE, self, role="title", wrap=False)
        return TwoGroups((title,), (self.by, *buttons), self)

    def _zoom(self, factor: float) -> None:
        """Come closer or go away by a factor; 0 shows all."""
        if self.map is not None and factor:
            self.map.zoom(factor)
        elif self.map is not None:
            self.map.show_all()

    def _nothing(self) -> QWidget:
        page = QWidget(self)
        layout = QVBoxLayout(page)
        layout.addStretch(1)
        for text, role in ((words.NOTHING, "heading"), (words.NOTHING_LINE, "muted")):
            label = PlainLabel(text, page, role=role)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            layout.addWidget(label)
        layout.addStretch(1)
        return page

    def show_at(self, showing: Showing) -> None:
        """Draw the map of these dates."""
        self._showing = showing
        self._ask()

    def _changed(self, _change: object) -> None:
        if self.isVisible():
            self._ask()

    def _ask(self) -> None:
        self._generation += 1
        self._desk.spawn(self._fetch(self._showing, self._generation))

    async def _fetch(self, showing: Showing, generation: int) -> None:
        """Read the points and word them in the reader's thread while pyqtgraph is loaded; then draw in short turns."""
        told, _loaded = await asyncio.gather(
            self._desk.read(lambda vault: drawn_from(vault.meanings(showing))), ready()
        )
        if isValid(self) and generation == self._generation and self.map is None:
            self._make_map()
            await asyncio.sleep(0)
        if isValid(self) and generation == self._generation:
            drawn, self._colourings = told.map, told.colourings
            self.line.setText(words.line(drawn))
            self._legend.setVisible(bool(drawn.points))
            self.drawn = drawn
            self._colour()
            self._pages.setCurrentWidget(self.map if drawn.points and self.map is not None else self._empty)

    def _make_map(self) -> None:
        from ui.plots.points import PointMap

        self.map = PointMap(self)
        self.map.entered.connect(self.opened)
        self.map.told.connect(self._tell)
        self._pages.addWidget(self.map)
        lead(self, self.map)

    def _colour(self) -> None:
        if self._colourings is None or self.map is None:
            return
        chosen = self._colourings[self.by.currentIndex()]
        self.map.show_only(None)
        self.map.set_spots(chosen.spots, words.name(len(chosen.spots)))
        self._show_legend(chosen.legend)

    def _show_legend(self, legend: list[tuple[int, str, int]]) -> None:
        for button in self.legend:
            self._marks.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.legend = []
        for mark, name, number in legend:
            button = QPushButton(words.legend_entry(name, number).replace("&", "&&"), self._legend)
            button.setProperty("kind", "chip")
            button.setProperty("mark", mark)
            button.setCheckable(True)
            button.clicked.connect(lambda checked, mark=mark: self._look_closer(mark if checked else None))
            self._marks.addWidget(button)
            button.show()
            self.legend.append(button)
        self._restyle()

    def _look_closer(self, mark: int | None) -> None:
        for button in self.legend:
            button.setChecked(button.property("mark") == mark)
        if self.map is not None:
            self.map.show_only(mark)

    def _restyle(self) -> None:
        if not self.legend:
            return
        from ui.plots.points import icon_of

        for button in self.legend:
            button.setIcon(icon_of(MARKS[button.property("mark")]))
            button.setIconSize(QSize(px(14), px(14)))

    def _tell(self, sentence: str) -> None:
        self.told.setText(one_line(sentence or words.HELP))
