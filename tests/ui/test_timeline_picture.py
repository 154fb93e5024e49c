"""The validity picture tells what is known and what is not: nothing is drawn as certain that nobody said."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from core.window import End, Moment, Precision, Window, parse_moment, window_between
from ui.theme import Theme, appearance, tokens
from ui.widgets.time_axis import REACH_AHEAD, REACH_BACK, Axis, axis_around, seconds, ticks
from ui.widgets.validity_bar import ValidityBar
from ui.widgets.validity_lanes import Lane, extent_of
from ui.widgets.validity_paint import Tone

NOW = datetime(2026, 11, 29, tzinfo=UTC)
SAID = datetime(2025, 2, 1, tzinfo=UTC)
LEARNED = datetime(2025, 9, 1, tzinfo=UTC)
DATES = st.datetimes(datetime(1, 1, 1), datetime(9999, 12, 31)).map(lambda at: at.replace(tzinfo=UTC))


def lane(window: Window, number: int = 1, tone: Tone = Tone.PAST) -> Lane:
    return Lane(number, f"Version {number}", window, tone, SAID, LEARNED, f"Version {number}, in a sentence")


def at(text: str) -> float:
    return seconds(parse_moment(text).at)


AXIS = Axis(at("2024"), at("2027-06"))


@pytest.mark.parametrize(
    ("window", "solid"),
    [
        (window_between(parse_moment("2025-01-10"), parse_moment("2025-03-04")), (at("2025-01-10"), at("2025-03-04"))),
        (window_between(parse_moment("2025-03-04"), None), (at("2025-03-04"), seconds(NOW))),
        (window_between(None, parse_moment("2025-06")), (seconds(SAID), at("2025-06"))),
        (window_between(None, None), (seconds(SAID), seconds(NOW))),
        (Window(None, None, End.UNKNOWN), (seconds(SAID), seconds(SAID))),
        (Window(parse_moment("2024-05"), None, End.UNKNOWN), (at("2024-05"), seconds(SAID))),
    ],
)
def test_a_bar_is_solid_only_where_the_statement_is_known_to_hold(window: Window, solid: tuple[float, float]) -> None:
    extent = extent_of(lane(window), AXIS, seconds(NOW))
    assert (extent.solid_from, extent.solid_to) == solid


def test_an_unknown_start_reaches_back_to_the_edge_and_an_unknown_end_up_to_when_it_was_learned() -> None:
    assert extent_of(lane(window_between(None, None)), AXIS, seconds(NOW)).first == AXIS.first
    assert extent_of(lane(Window(None, None, End.UNKNOWN)), AXIS, seconds(NOW)).last == seconds(LEARNED)


@given(st.none() | DATES, st.none() | DATES, st.sampled_from(list(End)), DATES, DATES)
def test_every_window_gives_a_bar_in_order(
    start: datetime | None,
    end: datetime | None,
    ending: End,
    said: datetime,
    learned: datetime,
) -> None:
    if ending is End.DATED and end is None:
        ending = End.OPEN
    if ending is End.DATED and start is not None and end is not None and end <= start:
        return
    first = Moment(start, Precision.SECOND) if start else None
    last = Moment(end, Precision.SECOND) if end and ending is End.DATED else None
    one = Lane(1, "", Window(first, last, ending), Tone.PAST, said, learned, "")
    extent = extent_of(one, axis_around([said, learned], NOW), seconds(NOW))
    assert extent.solid_from <= extent.solid_to
    assert extent.first <= max(extent.solid_from, extent.first)


@given(st.lists(DATES, max_size=6), st.floats(80, 3_000))
def test_an_axis_holds_now_and_its_labels_keep_apart(dates: list[datetime], width: float) -> None:
    axis = axis_around(dates, NOW)
    assert axis.first < seconds(NOW) < axis.last
    assert axis.last - axis.first <= (REACH_BACK + REACH_AHEAD) * 1.2
    places = [axis.x(tick.at, width) for tick in ticks(axis, width)]
    assert all(later - earlier > 30 for earlier, later in pairwise(places))


def test_ticks_name_years_and_months() -> None:
    named = ticks(Axis(at("2025-11"), at("2026-04")), 400)
    assert [(tick.label, tick.strong) for tick in named] == [
        ("Nov", False),
        ("Dec", False),
        ("2026", True),
        ("Feb", False),
        ("Mar", False),
        ("Apr", False),
    ]
    assert [tick.label for tick in ticks(Axis(at("1900"), at("2030")), 400)] == [
        "1900",
        "1920",
        "1940",
        "1960",
        "1980",
        "2000",
        "2020",
    ]


@pytest.fixture
def bar(qtbot: QtBot) -> ValidityBar:
    appearance().choose(Theme.LIGHT, 1.0)
    made = ValidityBar()
    qtbot.addWidget(made)
    made.resize(600, 200)
    return made


def test_the_picture_fades_where_the_start_is_unknown(bar: ValidityBar) -> None:
    bar.set_lanes([lane(window_between(None, parse_moment("2026-01")), tone=Tone.NOW)], NOW)
    bar.resize(600, bar.sizeHint().height())
    image = bar.grab().toImage()
    rect = bar.bar_rect(0)
    y = round(rect.bottom() - 4)
    ratio = image.devicePixelRatio()
    solid = QColor(tokens().accent_soft)

    def away(x: float) -> int:
        seen = image.pixelColor(QPoint(round(x * ratio), round(y * ratio)))
        return sum(abs(a - b) for a, b in zip(seen.getRgb()[:3], solid.getRgb()[:3], strict=True))

    assert away(rect.right() - 8) <= 6
    assert away(rect.left() + 3) > away(rect.right() - 8)


def test_the_keyboard_walks_over_versions_and_picks_one(qtbot: QtBot, bar: ValidityBar) -> None:
    picked: list[int] = []
    bar.picked.connect(picked.append)
    bar.set_lanes([lane(window_between(None, None), number) for number in (3, 2, 1)], NOW)
    assert "3 versions" in bar.accessibleName()
    qtbot.keyClick(bar, Qt.Key.Key_Down)
    assert bar.accessibleDescription() == "Version 2, in a sentence"
    qtbot.keyClick(bar, Qt.Key.Key_Space)
    qtbot.keyClick(bar, Qt.Key.Key_End)
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert picked == [2, 1]


def test_a_click_on_a_lane_picks_its_version(qtbot: QtBot, bar: ValidityBar) -> None:
    picked: list[int] = []
    bar.picked.connect(picked.append)
    bar.set_lanes([lane(window_between(None, None), number) for number in (3, 2, 1)], NOW)
    qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.bar_rect(1).center().toPoint())
    assert picked == [2]


def test_a_very_short_window_can_still_be_hit(bar: ValidityBar) -> None:
    bar.set_lanes([lane(window_between(parse_moment("2020-01-01"), parse_moment("2020-01-02")))], NOW)
    assert bar.bar_rect(0).width() >= 6


def test_five_hundred_bars_are_painted_in_two_frames_time(qtbot: QtBot) -> None:
    canvas = QWidget()
    qtbot.addWidget(canvas)
    canvas.resize(600, 400)
    bar = ValidityBar(canvas)
    lanes = [lane(window_between(parse_moment(f"{1990 + n % 30}"), None), n) for n in range(500)]
    bar.set_lanes(lanes, NOW, SAID)
    bar.resize(600, bar.sizeHint().height())
    canvas.show()
    canvas.grab()
    begun = time.thread_time()
    for _ in range(5):
        canvas.grab()
    assert (time.thread_time() - begun) / 5 < 0.033


def test_dates_at_the_ends_of_the_calendar_do_not_break_the_picture(bar: ValidityBar) -> None:
    windows = [
        window_between(parse_moment("0001"), parse_moment("9999")),
        window_between(parse_moment("9999-12-31"), None),
        window_between(None, parse_moment("0002")),
    ]
    bar.set_lanes([lane(window, number) for number, window in enumerate(windows)], NOW)
    assert not bar.grab().isNull()
