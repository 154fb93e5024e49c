"""The timeline under a hand: dates are corrected by dragging or by key, who disagrees stands beside it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
import qasync
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from core.domain import Showing, Statement
from core.vault import Vault
from core.window import End, Moment, Precision, Window, parse_moment, window_between
from tests.ui.conftest import Story, until
from tests.ui.desk_story import AtDesk, desk_player
from ui.desk import Desk
from ui.dialogs.compare_dialog import CompareDialog
from ui.dialogs.dates_dialog import DatesDialog
from ui.widgets.validity_bar import ValidityBar
from ui.widgets.validity_lanes import Side, moved_window, snapped, stepped
from ui.widgets.validity_place import Part
from ui.window import MainWindow

Fill = Callable[[Callable[[Vault], object]], Path]
Live = Callable[[Story], None]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


def moved_home(vault: Vault) -> None:
    home = vault.add(Statement("I live in Porto", window=Window(parse_moment("2019-09")))).memory
    assert home
    vault.revise(home, "I live in Lisbon", parse_moment("2025-03"))


async def home_shown(window: MainWindow) -> ValidityBar:
    await until(lambda: window.frame.search.list.model().rowCount() == 1)
    window.frame.search.step_in()
    await until(lambda: window.frame.detail.detail is not None)
    window.do("timeline")
    return window.frame.detail.timeline.bar


def drag(bar: ValidityBar, start: QPointF, to: QPointF) -> None:
    QTest.mousePress(bar, LEFT, pos=start.toPoint())
    for share in (0.5, 1.0):
        QTest.mouseMove(bar, (start + (to - start) * share).toPoint())
        event_at = (start + (to - start) * share).toPoint()
        _hold_and_move(bar, event_at)
    QTest.mouseRelease(bar, LEFT, pos=to.toPoint())


def _hold_and_move(bar: ValidityBar, at: QPoint) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QMouseEvent

    where = QPointF(at)
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        where,
        bar.mapToGlobal(where),
        Qt.MouseButton.NoButton,
        LEFT,
        Qt.KeyboardModifier.NoModifier,
    )
    bar.mouseMoveEvent(event)


def windows_of(window: MainWindow) -> list[Window]:
    detail = window.frame.detail.detail
    assert detail is not None
    return [version.window for version in detail.versions]


def test_dragging_an_end_corrects_the_dates_as_one_step_that_undo_takes_back(live: Live, filled: Fill) -> None:
    filled(moved_home)

    async def story(window: MainWindow, desk: Desk) -> None:
        bar = await home_shown(window)
        before = windows_of(window)
        last = await desk.read(lambda vault: vault.last_operation())
        porto = bar.bar_rect(1)
        target = QPointF(bar.x_of(datetime(2022, 6, 4, tzinfo=UTC)), porto.center().y())
        end = QPointF(porto.right() - 1, porto.center().y())
        assert bar.hit(end).part is Part.END
        QTest.mousePress(bar, LEFT, pos=end.toPoint())
        _hold_and_move(bar, target.toPoint())
        assert bar.accessibleDescription() == "until Jun 2022"  # as exact as it was named: a month
        QTest.mouseRelease(bar, LEFT, pos=target.toPoint())
        june = Moment(datetime(2022, 6, 1, tzinfo=UTC), Precision.MONTH)
        await until(lambda: windows_of(window) != before)
        assert windows_of(window) == [window_between(before[0].start, june), Window(june)]
        assert await desk.read(lambda vault: vault.last_operation()) == last + 1
        assert window.frame.undo.isVisible()
        window.do("undo")
        await until(lambda: windows_of(window) == before)

    live(story)


def test_the_same_is_done_by_keys_and_escape_puts_an_end_back(live: Live, filled: Fill) -> None:
    filled(moved_home)

    async def story(window: MainWindow, desk: Desk) -> None:
        bar = await home_shown(window)
        before = windows_of(window)
        QTest.keyClick(bar, Qt.Key.Key_Down)
        QTest.keyClick(bar, Qt.Key.Key_E)
        QTest.keyClick(bar, Qt.Key.Key_Left)
        assert bar.accessibleDescription() == "until Feb 2025"
        QTest.keyClick(bar, Qt.Key.Key_Escape)
        assert windows_of(window) == before
        assert bar.moving is None
        QTest.keyClick(bar, Qt.Key.Key_S)
        QTest.keyClick(bar, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        QTest.keyClick(bar, Qt.Key.Key_Return)
        await until(lambda: str(windows_of(window)[0].start) == "2020-07")

    live(story)


def test_what_cannot_be_is_said_and_the_picture_stays_as_it_was(live: Live, filled: Fill) -> None:
    filled(moved_home)

    async def story(window: MainWindow, desk: Desk) -> None:
        bar = await home_shown(window)
        before = windows_of(window)
        bar.corrected.emit(1, Window(None))
        await until(window.frame.notice.isVisible)
        assert windows_of(window) == before

    live(story)


def test_the_grip_looks_at_another_day_and_snaps_back_to_today(live: Live, filled: Fill) -> None:
    filled(moved_home)

    async def story(window: MainWindow, desk: Desk) -> None:
        bar = await home_shown(window)
        y = bar.grip.y()
        drag(bar, bar.grip, QPointF(bar.x_of(datetime(2021, 5, 5, tzinfo=UTC)), y))
        assert window.showing.true_on is not None
        assert window.showing.true_on.year == 2021
        await until(lambda: window.frame.detail.detail and window.frame.detail.detail.memory.text == "I live in Porto")
        QTest.keyClick(bar, Qt.Key.Key_Left)
        assert "Looking at" in bar.accessibleDescription()
        now = bar.x_of(datetime.now(UTC))
        drag(bar, bar.grip, QPointF(now + 2, y))
        assert window.showing == Showing()

    live(story)


def test_dates_do_not_move_in_a_past_view(live: Live, filled: Fill) -> None:
    filled(moved_home)

    async def story(window: MainWindow, desk: Desk) -> None:
        bar = await home_shown(window)
        window.look_at(Showing(true_on=parse_moment("2021").last))
        detail = window.frame.detail
        await until(lambda: detail.detail and detail.detail.memory.text == "I live in Porto")
        bar.take(0, Side.END)
        assert bar.moving is None

    live(story)


def test_who_says_otherwise_stands_below_and_can_be_opened_or_decided(live: Live, filled: Fill) -> None:
    def write(vault: Vault) -> None:
        vault.add(Statement("I live in Porto"))
        vault.add(Statement("I live in Lisbon"))

    filled(write)

    async def story(window: MainWindow, desk: Desk) -> None:
        await until(lambda: window.frame.search.list.model().rowCount() == 2)
        window.frame.search.step_in()
        await until(lambda: window.frame.detail.detail is not None)
        bar = window.frame.detail.timeline.bar
        assert "1 memory says otherwise" in bar.accessibleName()
        assert not bar.grab().isNull()
        first = window.memory
        QTest.mouseClick(bar, LEFT, pos=bar.opponent_rect(0).center().toPoint())
        await until(lambda: window.memory != first and window.frame.detail.memory == window.memory)
        QTest.keyClick(bar, Qt.Key.Key_End)
        assert bar.accessibleDescription().startswith("Says otherwise: “")
        QTest.mouseClick(bar, LEFT, pos=bar.badge_rect(0).center().toPoint())
        await until(lambda: window.rooms.open)

    live(story)


def test_any_two_versions_are_compared_word_by_word(qtbot: QtBot, at_desk: AtDesk, filled: Fill) -> None:
    def write(vault: Vault) -> None:
        moved_home(vault)

    filled(write)

    async def story(desk: Desk) -> None:
        from core.answers import ListRequest

        (memory,) = (await desk.read(lambda vault: vault.list(ListRequest()))).memories
        detail = await desk.read(lambda vault: vault.show(memory.id))
        dialog = CompareDialog(detail, 1)
        qtbot.addWidget(dialog)
        dialog.show()
        assert dialog.diff.accessibleName() == "removed “Porto”, added “Lisbon”"
        dialog.swap.click()
        assert dialog.diff.accessibleName() == "removed “Lisbon”, added “Porto”"
        dialog.older.setCurrentIndex(dialog.newer.currentIndex())
        assert dialog.same.isVisible()
        assert (dialog.older.accessibleName(), dialog.newer.accessibleName()) == ("From", "To")
        interface = QAccessible.queryAccessibleInterface(dialog.swap)
        assert interface.text(QAccessible.Text.Name) == "Swap"
        dialog.close()

    at_desk(story)


def test_the_form_corrects_dates_as_exactly_as_they_are_known(live: Live, filled: Fill) -> None:
    filled(moved_home)

    async def story(window: MainWindow, desk: Desk) -> None:
        await home_shown(window)
        window.do("dates")
        await until(lambda: window.findChildren(DatesDialog))
        (dialog,) = window.findChildren(DatesDialog)
        assert dialog.began.line.text() == "2025-03"
        dialog.began.line.setText("2024")
        dialog.over.setChecked(True)
        dialog.accept_button.click()
        await until(lambda: windows_of(window)[1].ending is End.UNKNOWN)
        assert str(windows_of(window)[1].start) == "2024" == str(windows_of(window)[0].end)

    live(story)


def test_an_old_version_leads_to_the_comparison_with_todays(live: Live, filled: Fill) -> None:
    filled(moved_home)

    async def story(window: MainWindow, desk: Desk) -> None:
        await home_shown(window)
        window.frame.detail.view_version(1)
        link = next(one for one in window.frame.detail.header.old.links if one.text() == "Compare with today’s")
        assert isinstance(link, QPushButton)
        link.click()
        await until(lambda: window.findChildren(CompareDialog))
        (dialog,) = window.findChildren(CompareDialog)
        assert dialog.diff.accessibleName() == "removed “Porto”, added “Lisbon”"
        dialog.close()
        await desk.read(lambda vault: vault.last_operation())

    live(story)


@given(
    st.datetimes(datetime(2, 1, 1), datetime(9990, 1, 1)),
    st.sampled_from([Precision.DAY, Precision.MONTH, Precision.YEAR]),
    st.integers(-30, 30),
)
def test_an_end_snaps_to_the_nearest_date_and_steps_come_back(at: datetime, precision: Precision, steps: int) -> None:
    here = at.replace(tzinfo=UTC)
    moment = snapped((here - datetime(1970, 1, 1, tzinfo=UTC)).total_seconds(), precision)
    assert moment == parse_moment(str(moment))
    assert abs((moment.at - here).days) <= {Precision.DAY: 1, Precision.MONTH: 16, Precision.YEAR: 184}[precision]
    if 40 < moment.at.year < 9900:
        assert stepped(stepped(moment, steps), -steps) == moment


def test_an_end_is_never_moved_before_its_start() -> None:
    window = window_between(parse_moment("2020"), parse_moment("2022"))
    assert moved_window(window, Side.END, parse_moment("2019")) is None
    assert moved_window(window, Side.START, parse_moment("2022")) is None
    assert moved_window(window, Side.END, None) == Window(parse_moment("2020"))
