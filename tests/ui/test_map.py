"""The map of meanings: pointed at, walked over by key, told by shape as well as colour, empty without a model."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtCore import QPointF as Way
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.domain import Statement, Status
from core.vault import Vault
from core.views import Point
from tests.core.vaults import BagOfWords
from tests.ui.conftest import Story, until
from tests.ui.test_safe import has_red
from ui import text_map as words
from ui.desk import Desk
from ui.panes.map_pane import MapPane, by_status, by_tag
from ui.plots.marks import MARKS
from ui.plots.points import PointMap, Spot
from ui.safe import PlainLabel
from ui.theme import Theme, appearance
from ui.window import MainWindow

Fill = Callable[[Callable[[Vault], object]], Path]
Live = Callable[[Story], None]
LEFT = Qt.MouseButton.LeftButton


async def room_of(window: MainWindow) -> MapPane:
    window.do("map")
    room = window.rooms.pictures.map
    assert room is not None
    await until(lambda: room.drawn is not None)
    return room


def test_memories_become_points_that_are_opened_and_coloured(live: Live, filled: Fill, red_picture: str) -> None:
    nasty = f"<img src='{red_picture}'>"

    def write(vault: Vault) -> None:
        vault.add(Statement("I fire the kiln on Mondays", tags=("work",)))
        vault.add(Statement("I glaze cups on Tuesdays", tags=("work",)))
        vault.add(Statement(nasty, tags=(nasty,)))
        vault.use_embedder(BagOfWords())
        vault.embed_missing()

    filled(write)

    async def story(window: MainWindow, desk: Desk) -> None:
        room = await room_of(window)
        assert room.line.text().startswith("3 memories.")
        assert next(button.text() for button in room.legend) == "work 2"
        assert not has_red(window.grab().toImage())
        name = QAccessible.queryAccessibleInterface(room.map).text(QAccessible.Text.Name)
        assert name.startswith("Map of meanings, 3 memories.")
        room.by.setCurrentIndex(1)
        assert [button.text() for button in room.legend] == ["true now 3"]
        room.legend[0].click()
        assert room.legend[0].isChecked()
        QTest.keyClick(room.map, Qt.Key.Key_Right)
        told = room.map.accessibleDescription()
        assert told
        QTest.keyClick(room.map, Qt.Key.Key_Return)
        await until(lambda: window.frame.detail.detail and window.frame.detail.detail.memory.text[:12] in told)
        assert not window.rooms.open

    live(story)


def test_a_vault_that_no_model_has_read_says_so(live: Live, filled: Fill) -> None:
    filled(lambda vault: vault.add(Statement("I like tea")))

    async def story(window: MainWindow, desk: Desk) -> None:
        room = await room_of(window)
        assert not room.map.isVisible()
        assert any(label.isVisible() and label.text() == words.NOTHING for label in room.findChildren(PlainLabel))
        assert "1 more is not read by the language model yet." in room.line.text()

    live(story)


@pytest.fixture
def plane(qtbot: QtBot) -> PointMap:
    appearance().choose(Theme.LIGHT, 1.0)
    made = PointMap()
    qtbot.addWidget(made)
    made.resize(900, 600)
    return made


def spiral(number: int) -> list[Spot]:
    return [
        Spot(
            math.cos(n * 2.4) * math.sqrt(n / number),
            math.sin(n * 2.4) * math.sqrt(n / number),
            n % len(MARKS),
            f"Point {n}",
            f"key {n}",
        )
        for n in range(number)
    ]


def test_every_point_is_found_where_it_is_drawn(plane: PointMap) -> None:
    plane.set_spots(spiral(60), "A map")
    opened: list[str] = []
    plane.entered.connect(opened.append)
    for place in range(60):
        QTest.mouseClick(plane.viewport(), LEFT, pos=plane.place_of(place).toPoint())
    assert opened == [f"key {n}" for n in range(60)]
    assert plane.spot_at(QPointF(2, 2)) == -1


def test_zooming_keeps_what_is_under_the_pointer_and_dragging_opens_nothing(plane: PointMap) -> None:
    plane.set_spots(spiral(60), "A map")
    opened: list[str] = []
    plane.entered.connect(opened.append)
    before = plane.place_of(20)
    plane.zoom(3.0, before)
    assert (plane.place_of(20) - before).manhattanLength() < 1e-6
    QTest.mousePress(plane.viewport(), LEFT, pos=before.toPoint())
    at = before + Way(80, 0)
    plane.mouseMoveEvent(QMouseEvent(QEvent.Type.MouseMove, at, at, LEFT, LEFT, Qt.KeyboardModifier.NoModifier))
    QTest.mouseRelease(plane.viewport(), LEFT, pos=at.toPoint())
    assert opened == []
    assert abs((plane.place_of(20) - before).x() - 80) < 1.5
    QTest.keyClick(plane, Qt.Key.Key_Home)
    assert plane.closeness == 1.0


def test_arrow_keys_go_to_the_nearest_point_that_way(plane: PointMap) -> None:
    cross = [(0, 0), (0.5, 0), (-0.5, 0), (0, 0.5), (0, -0.5)]
    plane.set_spots([Spot(x, y, 0, f"{x} {y}", f"{x} {y}") for x, y in cross], "A map")
    QTest.keyClick(plane, Qt.Key.Key_Right)
    assert plane.accessibleDescription() == "0 0"
    for key, told in (
        (Qt.Key.Key_Right, "0.5 0"),
        (Qt.Key.Key_Left, "0 0"),
        (Qt.Key.Key_Up, "0 0.5"),
        (Qt.Key.Key_Down, "0 0"),
        (Qt.Key.Key_Left, "-0.5 0"),
    ):
        QTest.keyClick(plane, key)
        assert plane.accessibleDescription() == told


def test_ten_thousand_points_are_moved_without_a_pause(plane: PointMap) -> None:
    plane.set_spots(spiral(10_000), "A map")
    plane.show()
    plane.grab()
    spent = []
    for step in range(10):
        begun = time.thread_time()
        plane.zoom(1.1)
        plane.spot_at(QPointF(300 + step, 300))
        plane.grab()
        spent.append(time.thread_time() - begun)
    assert sorted(spent)[5] < 0.1


def test_marks_differ_by_shape_and_tags_and_states_each_have_their_own() -> None:
    assert len({(mark.shape, mark.size, mark.filled) for mark in MARKS}) == len(MARKS)
    points = tuple(
        Point(str(n), f"text {n}", list(Status)[n % len(Status)], (f"tag {n % 9}",) if n % 3 else (), 0.0, 0.0)
        for n in range(40)
    )
    for drawn in (by_status(points), by_tag(points)):
        marks, legend = drawn
        assert len(marks) == 40
        assert sum(number for _mark, _name, number in legend) == 40
        assert len({mark for mark, _name, _number in legend}) == len(legend)
