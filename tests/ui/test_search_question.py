"""A question typed into the search box: the time that was read from it is a chip, and what is not stored is said."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from core.understood import Understood
from core.window import parse_moment, window_between
from tests.ui.conftest import until
from tests.ui.test_window import Fill, Live, a_life, shown, typed
from ui import text
from ui.desk import Desk
from ui.text_search import understood_chip
from ui.window import MainWindow


def test_the_time_of_a_question_is_a_chip_that_can_be_removed(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        chip = window.frame.search.filters.understood
        await typed(window, qtbot, "where did I live in January 2025?")
        await until(lambda: not chip.isHidden())
        assert chip.text() == "True in Jan 2025  ×"
        assert shown(window)[0] == "I live in Porto."
        chip.click()
        await until(lambda: chip.isHidden() and shown(window)[:1] == ["I live in Lisbon."])
        await typed(window, qtbot, "peanuts")
        assert chip.isHidden()

    live(story)


def test_what_is_not_stored_is_told_apart_from_what_is_over(filled: Fill, live: Live, qtbot: QtBot) -> None:
    filled(a_life)

    async def story(window: MainWindow, _desk: Desk) -> None:
        remark = window.frame.search._remark
        await typed(window, qtbot, "what is my cat called?")
        await until(lambda: not remark.isHidden())
        assert remark.text() == text.ANSWER_NOTHING

    live(story)


def test_a_span_reads_as_people_say_it() -> None:
    assert understood_chip(None) == ""
    assert understood_chip(Understood(window_between(parse_moment("2019"), None))) == "True since 2019"
    assert understood_chip(Understood(window_between(None, parse_moment("2019")))) == "True before 2019"
    whole_year = window_between(parse_moment("2019"), parse_moment("2020"))
    assert understood_chip(Understood(whole_year)) == "True in 2019"
    assert understood_chip(Understood(whole_year, changes=True)) == "Changed in 2019"
    spring = window_between(parse_moment("2025-03"), parse_moment("2025-06"))
    assert understood_chip(Understood(spring)) == "True in Mar 2025 – May 2025"
