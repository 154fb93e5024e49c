"""The Insights room: growth, sources, what waits, how right detectors are, what nothing confirmed for long."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.views import Insights
from ui import text_insights as words
from ui.desk import Desk
from ui.plots.bars import Fill, Item, Part, brush_of
from ui.plots.loading import ready
from ui.safe import PlainLabel
from ui.text_detectors import detector_name
from ui.theme import appearance, px
from ui.translation import digits
from ui.widgets.lead import lead

if TYPE_CHECKING:
    from ui.plots.charts import Chart

TWO_COLUMNS = 900
"""Width in pixels at scale 1 from which the cards stand two in a row."""
SOURCES_SHOWN = 12
"""Sources with a bar of their own: what fits a card; the list of sources has them all."""


class Key(QWidget):
    """A small square of a filling, for the legend."""

    def __init__(self, fill: Fill, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fill = fill
        self._resize()
        appearance().changed.connect(self._resize)

    def _resize(self) -> None:
        self.setFixedSize(px(12), px(12))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The filling."""
        painter = QPainter(self)
        painter.setPen(QColor(brush_of(self._fill).color()))
        painter.setBrush(brush_of(self._fill))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


class Card(QFrame):
    """A heading, the finding in a sentence, a chart once it can be drawn, and what its fillings stand for."""

    def __init__(
        self, title: str, legend: tuple[tuple[Fill, str], ...], parent: QWidget, *, columns: bool = False
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._title, self._of_columns = title, columns
        self.chart: Chart | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(8)
        layout.addWidget(PlainLabel(title, self, role="heading"))
        self.line = PlainLabel("", self, role="muted")
        layout.addWidget(self.line)
        self._place = QVBoxLayout()
        layout.addLayout(self._place)
        row = QHBoxLayout()
        row.setSpacing(6)
        for fill, name in legend:
            row.addWidget(Key(fill, self))
            row.addWidget(PlainLabel(name, self, role="small", wrap=False))
            row.addSpacing(8)
        row.addStretch(1)
        layout.addLayout(row)
        layout.addStretch(1)

    def make(self) -> Chart:
        """The chart, made on first use; ``ready()`` has been awaited."""
        from ui.plots.charts import ColumnChart, RowChart

        if self.chart is None:
            self.chart = (ColumnChart if self._of_columns else RowChart)(self._title, self)
            self._place.addWidget(self.chart)
        return self.chart

    def tell(self, line: str, items: list[Item], most: float | None = None) -> None:
        """Show the finding and the bars behind it."""
        self.line.setText(line)
        if self.chart is None:
            return
        self.chart.setVisible(bool(items))
        self.chart.set_items(items, most)


class InsightsPane(QScrollArea):
    """``searched`` carries a search that lists the memories of a bar, ``asked`` the id of an action."""

    searched = Signal(str)
    asked = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.figures: Insights | None = None
        self._columns = self._generation = 0
        self.setAccessibleName(words.TITLE)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 0, 8, 12)
        layout.setSpacing(10)
        layout.addWidget(PlainLabel(words.TITLE, inside, role="title"))
        self.line = PlainLabel(words.LOOKING, inside)
        self.nothing = PlainLabel(words.NOTHING_LINE, inside, role="muted")
        self.nothing.hide()
        layout.addWidget(self.line)
        layout.addWidget(self.nothing)
        self.growth = Card(words.GROWTH, (), inside, columns=True)
        fates = (
            (Fill.MAIN, words.LEGEND_TRUE),
            (Fill.PAST, words.LEGEND_OVER),
            (Fill.WAITING, words.LEGEND_WAITING),
            (Fill.QUIET, words.LEGEND_OTHER),
        )
        self.sources = Card(words.SOURCES, fates, inside)
        ages = ((Fill.MAIN, words.LEGEND_WEEK), (Fill.PAST, words.LEGEND_MONTH), (Fill.WAITING, words.LEGEND_LONGER))
        self.backlog = Card(words.BACKLOG, ages, inside)
        self.precision = Card(words.PRECISION, (), inside)
        again = ((Fill.WAITING, words.LEGEND_ONCE), (Fill.MAIN, words.LEGEND_AGAIN))
        self.ageing = Card(words.AGEING, again, inside, columns=True)
        self.cards = (self.growth, self.sources, self.ageing, self.backlog, self.precision)
        for card in self.cards:
            card.hide()
        self._grid = QGridLayout()
        self._grid.setSpacing(14)
        layout.addLayout(self._grid)
        layout.addStretch(1)
        self.setWidget(inside)
        appearance().changed.connect(self._arrange)
        desk.changed.connect(self._changed)

    def look(self) -> None:
        """Count anew."""
        self._desk.spawn(self._fetch())

    def _changed(self, _change: object) -> None:
        if self.isVisible():
            self.look()

    async def _fetch(self) -> None:
        """Read the figures while pyqtgraph is loaded; then a turn of the window for each chart, made and painted."""
        self._generation += 1
        mine = self._generation
        figures, _loaded = await asyncio.gather(self._desk.read(lambda vault: vault.insights()), ready())
        for card in self.cards:
            if not isValid(self):
                return
            if card.chart is None:
                card.make().entered.connect(self._entered)
                await asyncio.sleep(0)
        if not isValid(self) or mine != self._generation:
            return
        self._tell(figures)
        for card in self.cards:
            card.setVisible(bool(figures.memories))
            await asyncio.sleep(0)
            if not isValid(self):
                return
        self.figures = figures
        lead(self, self.growth.make())

    def _tell(self, figures: Insights) -> None:
        self.line.setText(words.state_line(figures) if figures.memories else words.NOTHING)
        self.nothing.setVisible(not figures.memories)
        if figures.memories:
            self._tell_growth(figures)
            self._tell_sources(figures)
            self._tell_ageing(figures)
            self._tell_backlog(figures)
            self._tell_detectors(figures)
        self._columns = 0
        self._arrange()

    def _tell_growth(self, figures: Insights) -> None:
        months = [
            Item(
                words.month_name(month.name),
                (Part(month.learned),),
                digits(month.learned),
                words.month_sentence(month),
                f"learned:{month.name}" if month.learned else "",
            )
            for month in figures.months
        ]
        self.growth.tell(words.growth_line(figures.months), months)

    def _tell_sources(self, figures: Insights) -> None:
        rows = [
            Item(
                words.source_name(one.name),
                (
                    Part(one.true),
                    Part(one.over, Fill.PAST),
                    Part(one.waiting, Fill.WAITING),
                    Part(one.other, Fill.QUIET),
                ),
                words.source_note(one),
                words.source_sentence(one),
                f'from:"{one.name}"' if '"' not in one.name else "",
            )
            for one in figures.sources[:SOURCES_SHOWN]
        ]
        self.sources.tell(words.sources_line(figures.sources), rows)

    def _tell_ageing(self, figures: Insights) -> None:
        years = [
            Item(
                one.year,
                (Part(one.once, Fill.WAITING), Part(one.again)),
                digits(one.once + one.again),
                words.confirmed_sentence(one),
                f"is:current confirmed:{one.year}",
            )
            for one in figures.confirmed
        ]
        self.ageing.tell(words.ageing_line(figures.confirmed), years)

    def _tell_backlog(self, figures: Insights) -> None:
        rooms = {"contradictions": "action:contradictions", "approvals": "action:waiting"}
        rows = [
            Item(
                words.BACKLOG_NAMES[one.name],
                (Part(one.week), Part(one.month, Fill.PAST), Part(one.longer, Fill.WAITING)),
                words.backlog_note(one),
                words.backlog_sentence(one),
                rooms[one.name],
            )
            for one in figures.backlog
        ]
        waits = any(item.total for item in rows)
        self.backlog.tell(words.backlog_line(figures.backlog), rows if waits else [])

    def _tell_detectors(self, figures: Insights) -> None:
        rows = [
            Item(
                detector_name(one),
                (Part(one.precision or 0.0),),
                words.detector_note(one),
                words.detector_sentence(one),
                "action:contradictions" if one.open else "action:detectors",
                one.low,
                one.high,
            )
            for one in figures.detectors
        ]
        decided = any(one.decided for one in figures.detectors)
        line = words.INTERVAL if decided else words.NOT_RULED if rows else words.NO_DETECTOR
        self.precision.tell(line, rows, 100.0)

    def _entered(self, key: str) -> None:
        if key.startswith("action:"):
            self.asked.emit(key.removeprefix("action:"))
        else:
            self.searched.emit(key)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two cards in a row where there is room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        columns = 2 if self.viewport().width() >= px(TWO_COLUMNS) else 1
        if columns == self._columns:
            return
        self._columns = columns
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, place // columns, place % columns)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
