"""The Insights room: findings in sentences, every bar reached by key and leading to its memories, empty vaults said."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from pyqtgraph import ErrorBarItem
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QColor, QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from core.domain import Channel, Statement
from core.vault import Vault
from core.window import parse_moment, window_between
from tests.ui.conftest import Story, until
from tests.ui.test_safe import has_red
from ui.desk import Desk
from ui.panes.insights_pane import InsightsPane
from ui.plots.bars import Fill, Item, Part
from ui.plots.charts import Chart, ColumnChart, RowChart
from ui.theme import Theme, appearance, tokens
from ui.window import MainWindow

Fill_ = Callable[[Callable[[Vault], object]], Path]
Live = Callable[[Story], None]


def write(vault: Vault) -> None:
    vault.add(Statement("I live in Porto"))
    vault.add(Statement("I live in Lisbon"))
    vault.add(Statement("I swam on Tuesdays", window=window_between(parse_moment("2019"), parse_moment("2020"))))
    vault.add(Statement("Mira has a canoe", source="some agent", channel=Channel.AGENT))


async def room_of(window: MainWindow) -> InsightsPane:
    window.do("insights")
    room = window.rooms.pictures.insights
    assert room is not None
    await until(lambda: room.figures is not None)
    return room


def test_figures_are_told_in_sentences_and_lead_to_their_memories(live: Live, filled: Fill_) -> None:
    filled(write)

    async def story(window: MainWindow, desk: Desk) -> None:
        room = await room_of(window)
        assert room.line.text() == "4 memories, 2 of them true now."
        chart = room.sources.chart
        assert [item.label for item in chart.bars] == ["Typed by you", "some agent"]
        assert QAccessible.queryAccessibleInterface(chart).text(QAccessible.Text.Name) == "Where it comes from"
        QTest.keyClick(chart, Qt.Key.Key_Down)
        assert chart.accessibleDescription() == "some agent: 1 waiting. Enter lists them."
        QTest.keyClick(chart, Qt.Key.Key_Return)
        assert not window.rooms.open
        assert window.frame.box.text() == 'from:"some agent"'
        await until(lambda: window.frame.search.list.model().rowCount() == 1)

    live(story)


def test_a_bar_lists_just_as_many_memories_as_it_counts(live: Live, filled: Fill_) -> None:
    filled(lambda vault: (write(vault), vault.add(Statement("I like tea"))))

    async def story(window: MainWindow, desk: Desk) -> None:
        for card in ("growth", "sources", "ageing"):
            room = await room_of(window)
            chart = getattr(room, card).chart
            counted = round(chart.bars[0].total)
            QTest.keyClick(chart, Qt.Key.Key_Return)
            query = chart.bars[0].key
            await until(lambda query=query: window.frame.search.shown.query == query)
            listed = window.frame.search.list.model()
            await until(lambda listed=listed, counted=counted: listed.rowCount() == counted, f"{query}: {counted}")

    live(story)


def test_what_waits_leads_to_the_review(live: Live, filled: Fill_) -> None:
    filled(write)

    async def story(window: MainWindow, desk: Desk) -> None:
        room = await room_of(window)
        QTest.keyClick(room.backlog.chart, Qt.Key.Key_Return)
        await until(lambda: window.rooms.open and not room.isVisible())
        assert room.precision.line.text().startswith("You have not decided")
        assert room.ageing.line.text() == "Nothing is true without a question yet."

    live(story)


def test_an_empty_vault_is_told_what_will_stand_here(live: Live) -> None:
    async def story(window: MainWindow, desk: Desk) -> None:
        room = await room_of(window)
        assert room.nothing.isVisible()
        assert not any(card.isVisible() for card in room.cards)
        await desk.change(lambda vault: vault.add(Statement("I like tea")))
        await until(room.growth.isVisible)
        assert room.backlog.line.text() == "Nothing waits."

    live(story)


@pytest.mark.parametrize("kind", [RowChart, ColumnChart])
@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_every_bar_is_painted_pointed_at_and_entered(qtbot: QtBot, kind: type[Chart], theme: Theme) -> None:
    appearance().choose(theme, 1.0)
    chart = kind("A chart")
    qtbot.addWidget(chart)
    chart.resize(500, 200)
    items = [
        Item(f"Bar {n}", tuple(Part(n + 1, fill) for fill in Fill), f"{n}", f"Bar {n} in a sentence", f"key {n}", 1, 2)
        for n in range(4)
    ]
    chart.set_items(items)
    chart.show()
    assert not chart.grab().isNull()
    entered: list[str] = []
    chart.entered.connect(entered.append)
    for place in range(4):
        QTest.mouseMove(chart.viewport(), chart.bar_rect(place).center().toPoint() + QPoint(0, 1))
        QTest.mouseClick(chart.viewport(), Qt.MouseButton.LeftButton, pos=chart.bar_rect(place).center().toPoint())
    assert entered == ["key 0", "key 1", "key 2", "key 3"]
    assert chart.accessibleDescription() == "Bar 3 in a sentence"
    chart.set_items([])
    assert not chart.grab().isNull()
    appearance().choose(Theme.LIGHT, 1.0)


def test_a_painted_part_answers_a_tooltip_with_its_sentence(qtbot: QtBot) -> None:
    chart = RowChart("A chart")
    qtbot.addWidget(chart)
    chart.resize(400, 64)
    chart.set_items([Item(f"Bar {n}", (Part(1),), "1", f"<b>Bar {n}</b>") for n in range(2)])
    at = chart.bar_rect(1).center().toPoint()
    asked = QHelpEvent(QEvent.Type.ToolTip, at, chart.mapToGlobal(at))
    assert chart.viewportEvent(asked)
    assert QToolTip.text() == "<qt>&lt;b&gt;Bar 1&lt;/b&gt;</qt>"
    QToolTip.hideText()


def test_names_that_others_wrote_are_drawn_as_they_are(qtbot: QtBot, red_picture: str) -> None:
    appearance().choose(Theme.LIGHT, 1.0)
    nasty = f"<img src='{red_picture}'>"
    for kind in (RowChart, ColumnChart):
        chart = kind(nasty)
        qtbot.addWidget(chart)
        chart.resize(900, 200)
        chart.set_items([Item(nasty, (Part(1),), nasty, nasty)])
        chart.show()
        assert not has_red(chart.grab().toImage())


def test_an_interval_is_drawn_from_what_is_proven_at_least_to_what_is_proven_at_most(qtbot: QtBot) -> None:
    appearance().choose(Theme.LIGHT, 1.0)
    chart = RowChart("A chart")
    qtbot.addWidget(chart)
    chart.resize(600, 64)
    chart.set_items([Item("one", (Part(80),), "8 of 10", "s", "k", 40, 95), Item("two", (), "2 open", "s")], 100)
    chart.show()
    (interval,) = [item for item in chart.items() if isinstance(item, ErrorBarItem)]
    box = interval.boundingRect()
    assert (box.left(), box.right()) == (40, 95)
    assert 0 < box.top() < box.bottom() < 1


def test_the_wheel_over_a_chart_moves_the_page(qtbot: QtBot) -> None:
    chart = ColumnChart("A chart")
    qtbot.addWidget(chart)
    chart.set_items([Item("one", (Part(1),), "1", "s")])
    nowhere = QPoint(0, 0)
    turned = QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        nowhere,
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    chart.wheelEvent(turned)
    assert not turned.isAccepted()


def test_every_bar_stands_where_it_is_pointed_at(qtbot: QtBot) -> None:
    appearance().choose(Theme.LIGHT, 1.0)
    for kind in (RowChart, ColumnChart):
        chart = kind("A chart")
        qtbot.addWidget(chart)
        chart.resize(500, 240)
        chart.set_items([Item(f"{n}", (Part(4),), f"{n}", "s") for n in range(5)])
        chart.show()
        picture = chart.grab().toImage()
        accent = QColor(tokens().accent).rgb()
        for place in range(5):
            box = chart.bar_rect(place)
            middle = box.center().toPoint()
            assert picture.pixel(middle) == accent
            edge = box.topLeft().toPoint() + (QPoint(250, 1) if kind is RowChart else QPoint(1, 120))
            assert picture.pixel(edge) != accent
