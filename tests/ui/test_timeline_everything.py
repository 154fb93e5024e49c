"""The timeline of the vault: lanes, plain text only, as quick at 5,000 bars as at 500, usable by keyboard."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.domain import Showing, Statement, Status
from core.vault import Vault
from core.views import Bar, Lane, Timeline
from core.window import Moment, Precision, Window, parse_moment, window_between
from tests.ui.conftest import Story, until
from tests.ui.test_safe import has_red
from ui.desk import Desk
from ui.panes.vault_timeline import VaultTimeline
from ui.theme import Theme, appearance
from ui.widgets import lane_paint, validity_paint
from ui.widgets.lane_view import LaneView
from ui.window import MainWindow

Fill = Callable[[Callable[[Vault], object]], Path]
Live = Callable[[Story], None]
NOW = datetime(2026, 11, 29, tzinfo=UTC)
LEFT = Qt.MouseButton.LeftButton


async def entered(window: MainWindow, bars: int) -> VaultTimeline:
    window.do("everything")
    room = window.rooms.pictures.timeline
    assert room is not None
    await until(lambda: room.timeline is not None and len(room.timeline.bars) == bars)
    return room


def test_memories_stand_in_lanes_and_a_chosen_one_is_opened(live: Live, filled: Fill, red_picture: str) -> None:
    def write(vault: Vault) -> None:
        for text, since in (("I live in Lisbon", "2025"), (f"<img src='{red_picture}'>", "2019"), ("I run", "2022")):
            vault.add(Statement(text, window=window_between(parse_moment(since), None)))

    filled(write)

    async def story(window: MainWindow, desk: Desk) -> None:
        room = await entered(window, 3)
        view = room.view
        await asyncio.sleep(0.05)
        assert not has_red(window.grab().toImage())
        QTest.keyClick(view, Qt.Key.Key_Down)
        assert view.accessibleDescription() == "Where Mira lives: “I live in Lisbon”. True since 2025. True now."
        assert room.told.text().startswith("Where Mira lives")
        named = QAccessible.queryAccessibleInterface(view).text(QAccessible.Text.Name)
        assert named.startswith("Timeline, 3 wordings in 2 lanes.")
        for key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Home, Qt.Key.Key_Return):
            QTest.keyClick(view, key)
        await until(lambda: window.frame.detail.detail and window.frame.detail.detail.memory.text == "I live in Lisbon")
        assert not window.rooms.open
        room = await entered(window, 3)
        runs = next(place for place, bar in enumerate(view.rows.bars) if bar.text == "I run")
        at = view.bar_rect(runs).center().toPoint()
        QTest.mouseClick(view.viewport(), LEFT, pos=at)
        await until(lambda: window.frame.detail.detail and window.frame.detail.detail.memory.text == "I run")

    live(story)


def test_it_is_narrowed_by_words_and_says_when_nothing_fits(live: Live, filled: Fill) -> None:
    def write(vault: Vault) -> None:
        vault.add(Statement("I have a cat"))
        vault.add(Statement("My sister Ingrid lives in Bergen"))

    filled(write)

    async def story(window: MainWindow, desk: Desk) -> None:
        room = await entered(window, 2)
        room.words.setText("cat")
        await until(lambda: room.timeline and len(room.timeline.bars) == 1)
        assert room.line.text() == "1 wording."
        assert window.rooms.name == "everything"
        room.words.setText("zebra")
        await until(room.nothing.isVisible)
        assert room.nothing.text() == "No memory fits these words or this person."
        room.words.clear()
        await until(lambda: room.person.count() > 1 and room.timeline and len(room.timeline.bars) == 2)
        room.show_person(str(room.person.itemData(1)))
        await until(lambda: room.timeline and len(room.timeline.bars) == 1)

    live(story)


def test_one_lane_is_shown_alone_and_all_of_them_again(live: Live, filled: Fill) -> None:
    def write(vault: Vault) -> None:
        vault.add(Statement("I live in Lisbon"))
        vault.add(Statement("My sister Ingrid lives in Bergen"))
        vault.add(Statement("The weather was fine"))

    filled(write)

    async def story(window: MainWindow, desk: Desk) -> None:
        room = await entered(window, 3)
        view = room.view
        lanes = [lane.name for lane in view.rows.lanes]
        at = view.viewport().rect().topLeft() + QPoint(8, round(view.row_top(1)) + 8)
        QTest.mouseClick(view.viewport(), LEFT, pos=at)
        assert [lane.name for lane in view.rows.lanes] == [lanes[1]]
        assert [bar.row for bar in view.rows.bars] == [0]
        room.every_lane.click()
        assert [lane.name for lane in view.rows.lanes] == lanes
        QTest.keyClick(view, Qt.Key.Key_Down)
        QTest.keyClick(view, Qt.Key.Key_L)
        assert [lane.name for lane in view.rows.lanes] == [lanes[0]]
        window.rooms.leave()
        window.frame.box.setText("Bergen")
        await until(lambda: window.frame.search.shown.query == "Bergen")
        window.do("everything")
        await until(lambda: room.timeline and len(room.timeline.bars) == 1)

    live(story)


def test_a_new_memory_appears_by_itself_and_other_dates_are_followed(live: Live, filled: Fill) -> None:
    filled(lambda vault: vault.add(Statement("I have a cat")))

    async def story(window: MainWindow, desk: Desk) -> None:
        room = await entered(window, 1)
        await desk.change(lambda vault: vault.add(Statement("I have a dog")))
        await until(lambda: room.timeline and len(room.timeline.bars) == 2)
        window.look_at(Showing(known_on=datetime(2001, 1, 1, tzinfo=UTC)))
        await until(room.nothing.isVisible)

    live(story)


@pytest.fixture
def view(qtbot: QtBot) -> LaneView:
    appearance().choose(Theme.LIGHT, 1.0)
    made = LaneView()
    qtbot.addWidget(made)
    made.resize(1200, 620)
    return made


def many(number: int, rows: int) -> Timeline:
    """So many bars of a few weeks to a few years between 1990 and 2026, evenly over so many rows."""
    begin = datetime(1990, 1, 1, tzinfo=UTC)
    bars = []
    for row in range(rows):
        per_row = number // rows
        for place in range(per_row):
            start = begin + timedelta(days=36 * 365 * place / per_row)
            end = start + timedelta(days=20 + (row * 31 + place * 17) % (36 * 300 // per_row + 1))
            window = (
                Window(Moment(start, Precision.DAY))
                if place == per_row - 1
                else window_between(Moment(start, Precision.DAY), Moment(end, Precision.DAY))
            )
            status = Status.CURRENT if place == per_row - 1 else Status.PAST
            bars.append(Bar(f"{row}-{place}", 1, f"Diary {place} of {row}", window, status, None, start, row))
    lanes = tuple(Lane(f"Lane {row}", row, 1) for row in range(rows))
    return Timeline(lanes, tuple(bars), len(bars))


@pytest.mark.parametrize(
    ("bars", "rows", "limit"), [(500, 500, 0.016), (500, 20, 0.016), (5_000, 5_000, 0.033), (5_000, 20, 0.033)]
)
def test_moving_through_time_stays_within_a_frame(view: LaneView, bars: int, rows: int, limit: float) -> None:
    view.show_timeline(many(bars, rows), NOW, None)
    view.show()
    view.grab()
    spent = []
    for step in range(20):
        begun = time.thread_time()
        view.pan(40 if step < 10 else -40)
        view.viewport().grab()
        spent.append(time.thread_time() - begun)
    assert sorted(spent)[10] < 2 * limit  # processor time of a busy machine; the budget itself is measured by hand


def test_bars_too_narrow_to_tell_apart_melt_and_come_apart_when_zoomed(view: LaneView) -> None:
    view.show_timeline(many(2_000, 1), NOW, None)
    whole = list(view.rows.pieces(0, view.axis, view.plot.width()))
    assert sum(piece.last - piece.first for piece in whole) == 2_000
    melted = next(piece for piece in whole if piece.is_melted)
    at = QPointF(view.plot.x() + (melted.left + melted.right) / 2, 10)
    told: list[str] = []
    view.told.connect(told.append)
    move = QMouseEvent(
        QEvent.Type.MouseMove, at, at, Qt.MouseButton.NoButton, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    )
    view.mouseMoveEvent(move)
    assert told[-1].startswith(f"{melted.last - melted.first:,} wordings close together.")
    before = view.axis.last - view.axis.first
    QTest.mouseClick(view.viewport(), LEFT, pos=at.toPoint())
    assert view.axis.last - view.axis.first < before
    for _ in range(60):
        view.zoom(0.7)
    assert view.axis.last - view.axis.first == pytest.approx(3 * 86_400)
    for _ in range(60):
        view.zoom(1.5)
    assert (view.axis.last - view.axis.first) / 86_400 / 365.25 <= 191


def test_dragging_moves_the_time_and_opens_nothing(view: LaneView) -> None:
    view.show_timeline(many(50, 5), NOW, None)
    opened: list[str] = []
    view.opened.connect(lambda memory, _version: opened.append(memory))
    before = view.axis
    QTest.mousePress(view.viewport(), LEFT, pos=view.plot.center().toPoint())
    for x in (20, 60):
        at = view.plot.center() + QPointF(x, 0)
        view.mouseMoveEvent(QMouseEvent(QEvent.Type.MouseMove, at, at, LEFT, LEFT, Qt.KeyboardModifier.NoModifier))
    QTest.mouseRelease(view.viewport(), LEFT, pos=(view.plot.center() + QPointF(60, 0)).toPoint())
    assert view.axis.first < before.first
    assert opened == []


def test_the_keyboard_reaches_every_bar(view: LaneView) -> None:
    view.show_timeline(many(40, 4), NOW, None)
    seen = set()
    QTest.keyClick(view, Qt.Key.Key_Down)
    for _ in range(40):
        seen.add(view.accessibleDescription())
        QTest.keyClick(view, Qt.Key.Key_Right)
    assert len(seen) == 40
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert "of 2" in view.accessibleDescription()


def test_a_frame_lays_no_wording_out_twice_and_paints_what_fades_alike_once(
    view: LaneView, monkeypatch: pytest.MonkeyPatch
) -> None:
    view.show_timeline(many(60, 20), NOW, None)
    view.show()
    view.grab()
    faded: list[int] = []
    painted = validity_paint._paint_fade
    monkeypatch.setattr(validity_paint, "_paint_fade", lambda *given: faded.append(1) or painted(*given))
    laid_out = lane_paint._fitted.cache_info().misses
    view.viewport().grab()
    assert lane_paint._fitted.cache_info().misses == laid_out
    open_ended = sum(bar.window.end is None for bar in view.rows.bars)
    assert open_ended == 20
    assert 1 <= len(faded) <= 2


def test_bars_take_the_colours_of_another_theme_at_once(view: LaneView) -> None:
    view.show_timeline(many(60, 20), NOW, None)
    view.show()
    light = view.viewport().grab().toImage()
    appearance().choose(Theme.DARK, 1.0)
    dark = view.viewport().grab().toImage()
    appearance().choose(Theme.LIGHT, 1.0)
    box = view.bar_rect(0).center().toPoint()
    assert light.pixelColor(box) != dark.pixelColor(box)
    assert view.viewport().grab().toImage() == light
