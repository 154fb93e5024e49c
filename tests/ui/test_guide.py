"""The guide names keys that do what it says, and stands beside the window."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from tests.ui.conftest import Story, until
from ui import text_guide
from ui.actions import ACTIONS
from ui.desk import Desk
from ui.dialogs.guide_dialog import GuideDialog
from ui.theme import Theme, appearance
from ui.window import MainWindow


def test_every_key_that_the_guide_names_is_one_of_the_table() -> None:
    keys = {QKeySequence(key).toString() for action in ACTIONS for key in action.keys}
    named = re.findall(r"\b(?:(?:Ctrl|Shift|Alt)\+)+(?:Home|\w\b|,)|\bF\d\b|\bDel\b", str(text_guide.SECTIONS))
    assert len(named) >= 12
    assert {key for key in named if QKeySequence(key).toString() not in keys} == set()


def test_the_guide_opens_once_and_stays_beside_the_window(live: Callable[[Story], None]) -> None:
    async def story(window: MainWindow, _desk: Desk) -> None:
        window.do("guide")
        window.do("guide")
        (guide,) = window.findChildren(GuideDialog)
        assert guide.isVisible()
        assert not guide.isModal()
        guide.close()

    live(story)


def test_with_double_text_the_usual_window_shows_one_page_at_a_time(
    live: Callable[[Story], None], qtbot: QtBot
) -> None:
    async def story(window: MainWindow, _desk: Desk) -> None:
        window.resize(1280, 800)
        await until(lambda: not window._narrow)
        appearance().choose(Theme.LIGHT, 1.2)
        assert not window._narrow
        appearance().choose(Theme.LIGHT, 2.0)
        assert window._narrow
        appearance().choose(Theme.LIGHT, 1.0)
        assert not window._narrow

    live(story)
