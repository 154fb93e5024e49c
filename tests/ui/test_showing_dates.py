"""“Showing” names the dates in words, takes the end of what was named, and lets nobody mistake the past for today."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.domain import Showing
from core.window import Precision, parse_moment
from ui.text_detail import showing_label, showing_sentence
from ui.widgets.showing_banner import ShowingBanner
from ui.widgets.showing_menu import ShowingButton, a_year_before, start_of_year

NOW = datetime(2026, 11, 29, 10, tzinfo=UTC)


def last(text: str) -> datetime:
    return parse_moment(text).last


@pytest.fixture
def button(qtbot: QtBot) -> ShowingButton:
    made = ShowingButton(clock=lambda: NOW)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize(
    ("showing", "label", "sentence"),
    [
        (Showing(), "Showing: Today", ""),
        (Showing(last("2025-02-01")), "Showing: 1 Feb 2025", "You are looking at 1 Feb 2025."),
        (
            Showing(None, last("2025-03-03")),
            "Showing: as known on 3 Mar 2025",
            "You are looking at today as the vault knew it on 3 Mar 2025.",
        ),
        (
            Showing(last("2025-02-01"), last("2025-03-03")),
            "Showing: 1 Feb 2025, as known on 3 Mar 2025",
            "You are looking at 1 Feb 2025, as the vault knew it on 3 Mar 2025.",
        ),
    ],
)
def test_both_dates_are_said_in_words(qtbot: QtBot, showing: Showing, label: str, sentence: str) -> None:
    assert showing_label(showing) == label
    assert showing_sentence(showing) == sentence
    banner = ShowingBanner()
    qtbot.addWidget(banner)
    banner.set_showing(showing)
    assert banner.sentence == sentence
    assert banner.isHidden() is (sentence == "")


@pytest.mark.parametrize(
    ("typed", "end"),
    [
        ("2025", datetime(2025, 12, 31, 23, 59, 59, 999999, tzinfo=UTC)),
        ("2025-03", datetime(2025, 3, 31, 23, 59, 59, 999999, tzinfo=UTC)),
        ("2025-03-04", datetime(2025, 3, 4, 23, 59, 59, 999999, tzinfo=UTC)),
    ],
)
@pytest.mark.parametrize("clock", ["true_on", "known_on"])
def test_a_named_period_is_looked_at_from_its_end(
    qtbot: QtBot,
    button: ShowingButton,
    typed: str,
    end: datetime,
    clock: str,
) -> None:
    seen: list[Showing] = []
    button.changed.connect(seen.append)
    button.open_menu()
    assert button.panel is not None
    choice = getattr(button.panel, clock)
    choice.dated.setChecked(True)
    qtbot.keyClicks(choice.field.line, typed)
    qtbot.keyClick(choice.field.line, Qt.Key.Key_Return)
    assert seen == [Showing(**{clock: end})]
    assert button.text() != "Showing: Today"
    assert button.panel.isHidden()


def test_an_impossible_date_is_named_below_its_field_and_nothing_changes(qtbot: QtBot, button: ShowingButton) -> None:
    seen: list[Showing] = []
    button.changed.connect(seen.append)
    button.open_menu()
    assert button.panel is not None
    button.panel.true_on.dated.setChecked(True)
    qtbot.keyClicks(button.panel.true_on.field.line, "2025-02-30")
    qtbot.mouseClick(button.panel.show_button, Qt.MouseButton.LeftButton)
    assert "“2025-02-30” is not a date." in button.panel.true_on.field.fault
    assert not button.panel.isHidden()
    assert seen == []
    button.panel.close()


def test_quick_picks_choose_at_once_and_back_to_today_returns(qtbot: QtBot, button: ShowingButton) -> None:
    seen: list[Showing] = []
    button.changed.connect(seen.append)
    button.open_menu()
    assert button.panel is not None
    qtbot.mouseClick(button.panel.year_ago, Qt.MouseButton.LeftButton)
    button.open_menu()
    qtbot.mouseClick(button.panel.new_year, Qt.MouseButton.LeftButton)
    button.open_menu()
    qtbot.mouseClick(button.panel.back, Qt.MouseButton.LeftButton)
    assert seen == [Showing(last("2025-11-29")), Showing(last("2026-01-01")), Showing()]


def test_escape_leaves_the_dates_as_they_were(qtbot: QtBot, button: ShowingButton) -> None:
    seen: list[Showing] = []
    button.changed.connect(seen.append)
    button.open_menu()
    assert button.panel is not None
    qtbot.keyClick(button.panel, Qt.Key.Key_Escape)
    assert button.panel.isHidden()
    assert seen == []


def test_setting_the_dates_from_outside_announces_nothing(button: ShowingButton) -> None:
    seen: list[Showing] = []
    button.changed.connect(seen.append)
    button.set_showing(Showing(last("2025")))
    assert seen == []
    assert button.text() == "Showing: 31 Dec 2025"
    assert button.accessibleName() == "You are looking at 31 Dec 2025."


def test_the_panel_starts_from_the_dates_that_are_shown(button: ShowingButton) -> None:
    button.set_showing(Showing(last("2025-02-01"), None))
    button.open_menu()
    assert button.panel is not None
    assert button.panel.true_on.field.line.text() == "2025-02-01"
    assert button.panel.known_on.today.isChecked()
    button.panel.close()


def test_a_year_before_a_leap_day_is_a_day_that_exists() -> None:
    assert str(a_year_before(datetime(2024, 2, 29, 12, tzinfo=UTC))) == "2023-02-28"
    assert a_year_before(NOW).precision is Precision.DAY
    assert str(start_of_year(NOW)) == "2026-01-01"
