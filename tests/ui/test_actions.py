"""One table of actions feeds menus, shortcuts and the palette; what cannot be done says why."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from core.domain import Status
from ui.actions import ACTIONS, BY_ID, Need, Situation, reason_against
from ui.icons import NAMES, icon
from ui.menus import Menus
from ui.theme import Theme, appearance
from ui.widgets.command_palette import NO_COMMAND, CommandPalette

READY = Situation(
    opened=True,
    writable=True,
    memory="m",
    status=Status.CURRENT,
    episode="e",
    undoable=True,
    redoable=True,
    query=True,
    demo=True,
    settable=True,
    elsewhere=True,
    sample=True,
    selected=2,
)


def test_no_two_actions_share_a_name_or_a_key() -> None:
    names = Counter(action.id for action in ACTIONS)
    keys = Counter(QKeySequence(key).toString() for action in ACTIONS for key in action.keys)
    assert {name: number for name, number in (names + keys).items() if number > 1} == {}
    assert all(not QKeySequence(key).isEmpty() for action in ACTIONS for key in action.keys)


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.id)
def test_each_action_is_possible_in_some_situation_and_says_why_not_in_another(action: object) -> None:
    entry = BY_ID[action.id]  # type: ignore[attr-defined]
    fitting = {
        Need.PENDING: Situation(opened=True, writable=True, memory="m", status=Status.PENDING),
        Need.PAST_VIEW: Situation(opened=True, past_view=True),
        Need.VERSIONS: Situation(opened=True, memory="m", versions=2),
    }.get(entry.need, READY)
    assert reason_against(entry, fitting) == ""
    if entry.need is not Need.NOTHING:
        assert reason_against(entry, Situation()).endswith(".")


def test_nothing_is_changed_while_another_date_is_looked_at() -> None:
    past = Situation(opened=True, writable=True, memory="m", status=Status.CURRENT, past_view=True)
    for name in ("revise", "end", "retire", "archive", "pin", "tags"):
        assert "another date" in reason_against(BY_ID[name], past)


def test_what_it_already_is_cannot_be_done_again() -> None:
    ended = Situation(opened=True, writable=True, memory="m", status=Status.PAST)
    assert reason_against(BY_ID["end"], ended)
    assert not reason_against(BY_ID["archive"], ended)


def test_a_read_only_vault_greys_everything_that_writes() -> None:
    fixed = Situation(opened=True, memory="m", episode="e", status=Status.CURRENT, undoable=True)
    for name in ("new", "import", "revise", "keep", "undo"):
        assert "reading only" in reason_against(BY_ID[name], fixed)
    assert not reason_against(BY_ID["export"], fixed)


def test_the_menus_hold_every_action_with_its_keys_and_grey_what_is_impossible(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    done: list[str] = []
    menus = Menus(window, done.append)
    menus.fit(READY)
    assert set(menus.actions) == set(BY_ID)
    assert menus.actions["revise"].shortcut() == QKeySequence("F2")
    menus.actions["revise"].trigger()
    assert done == ["revise"]
    menus.fit(Situation())
    assert not menus.actions["revise"].isEnabled()
    menus.actions["revise"].trigger()
    assert done == ["revise"]


def test_the_palette_finds_by_parts_of_words_and_runs_what_enter_is_pressed_on(qtbot: QtBot) -> None:
    palette = CommandPalette({})
    qtbot.addWidget(palette)
    palette.show()
    picked: list[str] = []
    palette.picked.connect(picked.append)
    qtbot.keyClicks(palette.box, "dark app")
    qtbot.keyClick(palette.box, Qt.Key.Key_Return)
    assert picked == ["theme_dark"]


def test_the_palette_says_so_when_no_command_fits(qtbot: QtBot) -> None:
    palette = CommandPalette({})
    qtbot.addWidget(palette)
    palette.show()
    assert not palette.nothing.isVisible()
    qtbot.keyClicks(palette.box, "zzq")
    qtbot.keyClick(palette.box, Qt.Key.Key_Return)
    assert palette.nothing.isVisible()
    assert palette.nothing.text() == NO_COMMAND
    palette.box.clear()
    assert palette.view.isVisible()
    assert not palette.nothing.isVisible()


def test_the_palette_does_not_run_what_is_greyed(qtbot: QtBot) -> None:
    palette = CommandPalette({"quit": "Not now."})
    qtbot.addWidget(palette)
    palette.show()
    picked: list[str] = []
    palette.picked.connect(picked.append)
    qtbot.keyClicks(palette.box, "quit")
    qtbot.keyClick(palette.box, Qt.Key.Key_Return)
    assert picked == []


def test_the_shortcut_list_shows_only_what_has_a_key(qtbot: QtBot) -> None:
    palette = CommandPalette({}, only_keys=True)
    qtbot.addWidget(palette)
    assert palette.view.model().rowCount() == sum(1 for action in ACTIONS if action.keys)


@pytest.mark.parametrize("name", NAMES)
def test_each_icon_draws_something_in_the_colour_asked_for(qtbot: QtBot, name: str) -> None:
    image = icon(name, "#ff00ff").pixmap(24, 24).toImage()
    inked = [
        image.pixelColor(x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 200
    ]
    assert len(inked) > 10
    assert all((colour.red(), colour.green(), colour.blue()) == (255, 0, 255) for colour in inked)


def test_each_action_names_an_icon_that_exists() -> None:
    assert {action.icon for action in ACTIONS if action.icon} <= set(NAMES)


def test_a_change_of_theme_reaches_whoever_paints(qtbot: QtBot) -> None:
    look = appearance()
    look.choose(Theme.LIGHT)
    with qtbot.waitSignal(look.changed):
        look.choose(Theme.DARK)
    assert look.tokens.dark
    look.choose(Theme.LIGHT, 9.0)
    assert (look.tokens.dark, look.scale) == (False, 2.0)
    look.choose(Theme.LIGHT, 1.0)
