"""After something was done: the bar that says it, what may be compared, and how one is found in a long library."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.domain import Statement
from core.vault import Vault
from tests.ui.conftest import Story, until
from ui.actions import BY_ID, Situation, reason_against
from ui.desk import Desk
from ui.window import MainWindow

Fill = Callable[[Callable[[Vault], object]], Path]
Live = Callable[[Story], None]


def test_the_bar_is_closed_by_escape_and_by_the_next_action_and_undo_still_works(filled: Fill, live: Live) -> None:
    filled(lambda vault: vault.add(Statement("I live in Lisbon.")))

    async def story(window: MainWindow, desk: Desk) -> None:
        window.frame.search.list.choose(0)
        await until(lambda: not window.menus.reasons["pin"])
        window.do("pin")
        await until(lambda: window.frame.undo.words)
        QTest.keyClick(window.frame.search.list, Qt.Key.Key_Escape)
        assert window.frame.undo.words == ""
        await until(lambda: not window.menus.reasons["undo"])
        window.do("undo")
        await until(lambda: window.frame.undo.words)
        said = window.frame.undo.words
        window.do("find")
        assert window.frame.undo.words == said  # looking for something is no change
        window.do("new")
        assert window.frame.undo.words == ""
        await desk.read(lambda vault: vault.stats())

    live(story)


def test_versions_are_compared_once_there_are_two(filled: Fill, live: Live) -> None:
    filled(lambda vault: vault.add(Statement("I live in Lisbon.")))

    async def story(window: MainWindow, desk: Desk) -> None:
        window.frame.search.list.choose(0)
        await until(lambda: not window.menus.reasons["timeline"])
        await until(lambda: window.menus.reasons["compare"] == "It has one version only.")
        memory = window.memory
        await desk.change(lambda vault: vault.revise(memory, "I live in Lisbon, by the river."))
        await until(lambda: not window.menus.reasons["compare"])

    live(story)


def test_a_long_library_is_searched_by_name(filled: Fill, live: Live) -> None:
    def write(vault: Vault) -> None:
        for number in range(12):
            vault.add(Statement(f"I own boat number {number}.", tags=(f"harbour {number}",)))

    filled(write)

    async def story(window: MainWindow, _desk: Desk) -> None:
        library = window.frame.library
        await until(library.filter.isVisible)
        library.filter.setText("HARBOUR 11")
        assert [entry.words for entry in library.view.model().entries] == ["Tags", "harbour 11"]
        library.filter.setText("no such thing")
        assert [entry.words for entry in library.view.model().entries] == ["Nothing here is called that."]
        library.filter.clear()
        assert len(library.view.model().entries) > 12

    live(story)


def test_comparing_is_offered_while_the_number_of_versions_is_not_known_yet() -> None:
    assert reason_against(BY_ID["compare"], Situation(opened=True, memory="m")) == ""
    assert (
        reason_against(BY_ID["compare"], Situation(opened=True, memory="m", versions=1)) == "It has one version only."
    )
    assert reason_against(BY_ID["compare"], Situation(opened=True, memory="m", versions=2)) == ""
