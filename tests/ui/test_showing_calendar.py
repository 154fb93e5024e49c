"""The calendar page picks days, months and years by mouse and by keyboard, from year 1 to 9999."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.window import Moment
from ui.widgets.date_field import DateField
from ui.widgets.month_grid import MonthGrid, month_from


@pytest.fixture
def grid(qtbot: QtBot) -> MonthGrid:
    made = MonthGrid(date(2025, 3, 4), date(2025, 3, 11))
    qtbot.addWidget(made)
    made.show()
    return made


def picks(grid: MonthGrid) -> list[str]:
    seen: list[str] = []
    grid.picked.connect(lambda moment: seen.append(str(moment)))
    return seen


def test_a_clicked_day_is_picked(qtbot: QtBot, grid: MonthGrid) -> None:
    seen = picks(grid)
    cell = next(cell for day, cell in grid.days._cells() if day == date(2025, 3, 20))
    qtbot.mouseClick(grid.days, Qt.MouseButton.LeftButton, pos=cell.center().toPoint())
    assert seen == ["2025-03-20"]


def test_arrows_and_enter_pick_a_day(qtbot: QtBot, grid: MonthGrid) -> None:
    seen = picks(grid)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_Return):
        qtbot.keyClick(grid.days, key)
    assert seen == ["2025-02-12"]
    assert grid.days.accessibleName() == "12 February 2025"


def test_a_whole_month_or_year_can_be_picked(qtbot: QtBot, grid: MonthGrid) -> None:
    seen = picks(grid)
    qtbot.mouseClick(grid.turners[-2], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(grid.month, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(grid.year, Qt.MouseButton.LeftButton)
    assert seen == ["2025-04", "2025"]


@given(st.dates(), st.integers(-200_000, 200_000))
def test_turning_pages_stays_within_the_calendar(day: date, months: int) -> None:
    turned = month_from(day, months)
    assert turned == day or (turned.year * 12 + turned.month) - (day.year * 12 + day.month) == months


@pytest.mark.parametrize("day", [date.min, date.max])
def test_the_first_and_the_last_month_can_be_shown(qtbot: QtBot, day: date) -> None:
    grid = MonthGrid(day, day)
    qtbot.addWidget(grid)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
        qtbot.keyClick(grid.days, key)
    assert not grid.grab().isNull()


def test_a_picked_day_is_written_into_the_field(qtbot: QtBot) -> None:
    field = DateField("True since")
    qtbot.addWidget(field)
    field.show()
    field.line.setText("2025-03")
    field.open_calendar()
    popup = field.calendar
    assert popup is not None
    assert popup.grid.days.day == date(2025, 3, 1)
    qtbot.keyClick(popup.grid.days, Qt.Key.Key_Return)
    assert field.line.text() == "2025-03-01"
    moment = field.moment()
    assert isinstance(moment, Moment)
    assert field.fault == ""
