"""The single keys of the review are the person's own, and no key does two things."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.contradictions import Verdict
from tests.ui.conftest import Story, until
from tests.ui.test_contradiction_room import Fill, Live, flag_all, room, titles
from ui import text_review as words
from ui.desk import Desk
from ui.dialogs.keys_dialog import KeysDialog
from ui.letters import APPROVING, DEFAULTS, PAIRS, SETTING, Letters, Step, letters_from, pressed
from ui.window import MainWindow

__all__ = ["Path", "Story"]


def test_no_two_keys_are_the_same_in_one_room_as_they_come() -> None:
    assert Letters().clashes() == ()
    assert set(PAIRS) | set(APPROVING) == set(DEFAULTS)


def test_the_digits_of_the_cards_answer_until_they_are_given_away() -> None:
    assert Letters().act(PAIRS, "1") is Verdict.A
    own = Letters({**DEFAULTS, Verdict.UNKNOWN: "1"})
    assert own.act(PAIRS, "1") is Verdict.UNKNOWN
    assert own.act(PAIRS, "2") is Verdict.B
    assert Letters().act(APPROVING, "1") is None


def test_switched_off_no_key_acts_and_none_is_printed() -> None:
    off = Letters(on=False)
    assert all(off.act(PAIRS, key) is None and off.of(act) == "" for act, key in DEFAULTS.items())


@pytest.mark.parametrize("kept", [None, "", "{", "[]", '{"a": 3}', '{"a": "xy"}', '{"a": "B"}', '{"nothing": "Q"}'])
def test_what_was_kept_and_cannot_be_gives_the_keys_as_they_came(kept: str | None) -> None:
    assert dict(letters_from(kept).keys) == dict(DEFAULTS)


def test_what_is_kept_comes_back() -> None:
    own = Letters({**DEFAULTS, Verdict.A: "Ф", Step.REJECT: "X"})
    assert dict(letters_from(own.kept()).keys) == dict(own.keys)
    assert letters_from(own.kept(), on=False).on is False


@pytest.mark.parametrize(
    ("key", "letter"),
    [(Qt.Key.Key_A, "A"), (Qt.Key.Key_3, "3"), (0x0444, "Ф"), (Qt.Key.Key_Space, ""), (Qt.Key.Key_Escape, "")],
)
def test_only_letters_and_digits_count_as_single_keys(key: int, letter: str) -> None:
    assert pressed(key) == letter


def test_the_person_chooses_other_keys_and_they_answer_at_once(qtbot: QtBot, filled: Fill, live: Live) -> None:
    filled(flag_all)

    async def story(window: MainWindow, _desk: Desk) -> None:
        kept: dict[str, str] = {}
        window.rooms._remember, window.rooms._recall = kept.__setitem__, kept.get  # type: ignore[method-assign]
        pane = await room(window)
        window.do("review_keys")
        dialog = window.findChild(KeysDialog)
        assert dialog is not None
        assert dialog.fields[Verdict.A].accessibleName() == "This is right (the left one)"
        for typed, refusal in (("b", "B would do two things"), ("?", words.NOT_A_KEY)):
            dialog.fields[Verdict.A].clear()
            qtbot.keyClicks(dialog.fields[Verdict.A], typed)
            dialog.accept_button.click()
            await until(lambda refusal=refusal: refusal in dialog.fault.sentence)
        dialog.fields[Verdict.A].clear()
        qtbot.keyClicks(dialog.fields[Verdict.A], "q")
        assert dialog.fields[Verdict.A].text() == "Q"
        dialog.accept_button.click()
        await until(lambda: kept.get(SETTING) == '{"a": "Q"}')
        assert pane.card.a.button.key == "Q"
        await until(lambda: window.findChild(KeysDialog) is None)
        qtbot.keyClick(pane.list, Qt.Key.Key_A)
        assert not pane._busy
        qtbot.keyClick(pane.list, Qt.Key.Key_Q)
        await until(lambda: len(titles(pane)) == 2)
        window.do("review_keys")
        dialog = window.findChild(KeysDialog)
        assert dialog is not None
        dialog.show_defaults()
        dialog.accept_button.click()
        await until(lambda: kept.get(SETTING) == "{}" and window.findChild(KeysDialog) is None)

    live(story)
