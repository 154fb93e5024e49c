"""The person's name: asked once and quietly at a first start, changed later, and joined with who has it already."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.answers import Query
from core.contradictions import QueueRequest
from core.domain import Channel, Statement
from core.vault import Vault
from tests.ui.conftest import until
from ui import text_owner as words
from ui import text_vaults
from ui.desk import Desk
from ui.dialogs.owner_dialog import OwnerDialog
from ui.dialogs.vault_dialogs import PropertiesDialog
from ui.window import MainWindow

Story = Callable[[MainWindow, Desk], Awaitable[None]]
Live = Callable[[Story], None]


@pytest.fixture
def vault_path(tmp_path: Path) -> Path:
    """A vault as the first start makes it: nobody gave a name yet."""
    path = tmp_path / "vault.variorum"
    Vault.create(path).close()
    return path


def told_of_alice(vault: Vault) -> None:
    """What an assistant stored, approved, and what the person typed."""
    for text in ("Alice lives in Lisbon.", "Alice's sister lives in Rome."):
        made = vault.add(Statement(text, speaker="ChatGPT", source="ChatGPT", channel=Channel.IMPORT))
        vault.approve_pending(str(made.memory))
    vault.add(Statement("I live in Porto."))


async def dialog_of(kind: type[QWidget]) -> QWidget:
    """The open dialog of a kind."""
    await until(lambda: any(isinstance(one, kind) and one.isVisible() for one in QApplication.allWidgets()))
    return next(one for one in QApplication.allWidgets() if isinstance(one, kind) and one.isVisible())


async def owner_dialog(window: MainWindow) -> OwnerDialog:
    """“Your name…”, opened."""
    window.do("owner")
    dialog = await dialog_of(OwnerDialog)
    assert isinstance(dialog, OwnerDialog)
    return dialog


def test_a_first_start_asks_for_a_name_without_insisting(live: Live, qtbot: QtBot) -> None:
    async def story(window: MainWindow, desk: Desk) -> None:
        naming = window.frame.search.first_start.naming
        assert naming.isVisible()
        assert not naming.field.hasFocus()
        assert not naming.keep.isEnabled()
        qtbot.keyClicks(naming.field, "Alice Miller")
        qtbot.keyClick(naming.field, Qt.Key.Key_Return)
        await until(lambda: desk.owner == "Alice Miller")
        await until(lambda: not naming.isVisible())
        assert "You are called “Alice Miller” here." in window.frame.undo.words
        names = await desk.read(lambda vault: vault.names())
        assert names.aliases == ("Alice",)
        window.frame.undo.undo.emit(2)
        await until(naming.isVisible)
        assert desk.owner == "user"

    live(story)


def test_what_is_no_name_is_said_below_the_field_and_typing_takes_it_away(live: Live, qtbot: QtBot) -> None:
    async def story(window: MainWindow, desk: Desk) -> None:
        naming = window.frame.search.first_start.naming
        qtbot.keyClicks(naming.field, "42")
        naming.keep.click()
        await until(lambda: "has no letter" in naming.why.text())
        assert naming.field.text() == "42"
        qtbot.keyClicks(naming.field, "a")
        assert naming.why.text() == words.ASK_WHY
        assert await desk.read(lambda vault: vault.last_operation()) == 1

    live(story)


def test_who_goes_by_the_name_already_is_asked_about_and_joined(
    filled: Callable[..., Path], live: Live, qtbot: QtBot
) -> None:
    filled(told_of_alice)

    async def story(window: MainWindow, desk: Desk) -> None:
        dialog = await owner_dialog(window)
        qtbot.keyClicks(dialog.name, "Alice Miller")
        dialog.go()
        await until(dialog.question.isVisible)
        asked = dialog.question.accessibleName()
        assert "“Alice” stands in 2 memories already:" in asked
        assert "“Alice lives in Lisbon.”" in asked
        assert desk.owner == "user"
        dialog.go()
        await until(lambda: dialog.fault.sentence == words.CHOOSE_ONE)
        dialog.question.join.click()
        dialog.go()
        await until(lambda: desk.owner == "Alice Miller")
        await until(lambda: "2 memories about “Alice” are about you now." in window.frame.undo.words)
        page = await desk.read(lambda vault: vault.contradictions(QueueRequest()))
        assert {page.contradictions[0].a.text, page.contradictions[0].b.text} == {
            "Alice lives in Lisbon.",
            "I live in Porto.",
        }

    live(story)


def test_kept_apart_the_other_keeps_the_name_in_texts(filled: Callable[..., Path], live: Live, qtbot: QtBot) -> None:
    filled(told_of_alice)

    async def story(window: MainWindow, desk: Desk) -> None:
        dialog = await owner_dialog(window)
        qtbot.keyClicks(dialog.name, "Alice")
        dialog.go()
        await until(dialog.question.isVisible)
        dialog.question.apart.click()
        dialog.go()
        await until(lambda: desk.owner == "Alice")
        found = await desk.read(lambda vault: vault.search(Query("Where does Alice live?")))
        assert found.hits[0].text == "Alice lives in Lisbon."

    live(story)


def test_another_name_asks_anew(filled: Callable[..., Path], live: Live, qtbot: QtBot) -> None:
    filled(told_of_alice)

    async def story(window: MainWindow, desk: Desk) -> None:
        dialog = await owner_dialog(window)
        qtbot.keyClicks(dialog.name, "Alice")
        dialog.go()
        await until(dialog.question.isVisible)
        dialog.question.join.click()
        dialog.name.setText("Nora")
        assert not dialog.question.isVisible()
        dialog.go()
        await until(lambda: desk.owner == "Nora")

    live(story)


def test_the_name_is_changed_from_what_the_vault_is(live: Live, qtbot: QtBot) -> None:
    async def story(window: MainWindow, desk: Desk) -> None:
        window.do("properties")
        properties = await dialog_of(PropertiesDialog)
        assert isinstance(properties, PropertiesDialog)
        await until(lambda: properties.values[text_vaults.BELONGS].text() == text_vaults.NOBODY_YET)
        properties.rename.click()
        dialog = await dialog_of(OwnerDialog)
        assert isinstance(dialog, OwnerDialog)
        assert (dialog.name.text(), dialog.aliases.text()) == ("", "")
        qtbot.keyClicks(dialog.name, "Alice")
        qtbot.keyClicks(dialog.aliases, "Ali, Al")
        dialog.go()
        await until(lambda: properties.values[text_vaults.BELONGS].text() == "Alice")
        await until(lambda: "You are called “Alice” here." in properties.bar.words)
        names = await desk.read(lambda vault: vault.names())
        assert names.aliases == ("Ali", "Al")
        properties.bar.undo.emit(2)
        await until(lambda: properties.values[text_vaults.BELONGS].text() == text_vaults.NOBODY_YET)
        properties.close()
        await desk.read(lambda vault: vault.last_operation())

    live(story)


def test_names_are_offered_as_they_are_and_a_dropped_one_is_gone(
    filled: Callable[..., Path], live: Live, qtbot: QtBot
) -> None:
    def named(vault: Vault) -> None:
        vault.add(Statement("I live in Porto."))
        vault.name_owner("Alice Miller", ["Alice", "<b>Al</b>"])

    filled(named)

    async def story(window: MainWindow, desk: Desk) -> None:
        assert desk.owner == "Alice Miller"
        dialog = await owner_dialog(window)
        assert dialog.aliases.text() == "Alice, <b>Al</b>"
        dialog.aliases.setText("Alice")
        dialog.go()
        await until(lambda: not any(isinstance(one, OwnerDialog) for one in window.findChildren(OwnerDialog)))
        names = await desk.read(lambda vault: vault.names())
        assert names.every == ("Alice Miller", "Alice")
        again = await owner_dialog(window)
        again.go()
        await until(lambda: "These are the names already." in again.fault.sentence)
        again.close()
        await desk.read(lambda vault: vault.last_operation())

    live(story)


def test_another_programs_change_of_the_name_is_heard(live: Live, vault_path: Path) -> None:
    async def story(window: MainWindow, desk: Desk) -> None:
        naming = window.frame.search.first_start.naming
        other = Vault.open(vault_path)
        other.name_owner("Alice")
        other.close()
        await until(lambda: desk.owner == "Alice")
        await until(lambda: not naming.isVisible())

    live(story)


def test_escape_leads_back_one_window_at_a_time(live: Live, qtbot: QtBot) -> None:
    async def story(window: MainWindow, desk: Desk) -> None:
        window.do("properties")
        properties = await dialog_of(PropertiesDialog)
        assert isinstance(properties, PropertiesDialog)
        properties.rename.click()
        dialog = await dialog_of(OwnerDialog)
        assert dialog.isModal()
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        await until(lambda: not window.findChildren(OwnerDialog))
        assert properties.isVisible()
        assert window.isVisible()
        qtbot.keyClick(properties, Qt.Key.Key_Escape)
        await until(lambda: not window.findChildren(PropertiesDialog))
        assert window.isVisible()
        await desk.read(lambda vault: vault.last_operation())

    live(story)


def test_tab_goes_from_the_name_to_the_others_to_the_answers_and_the_buttons(
    filled: Callable[..., Path], live: Live, qtbot: QtBot
) -> None:
    filled(told_of_alice)

    async def story(window: MainWindow, desk: Desk) -> None:
        dialog = await owner_dialog(window)
        qtbot.keyClicks(dialog.name, "Alice")
        dialog.go()
        await until(dialog.question.isVisible)
        order, one = [], dialog.name
        for _ in range(30):
            if one.isVisible() and one.focusPolicy() & Qt.FocusPolicy.TabFocus and dialog.isAncestorOf(one):
                order.append(one)
            one = one.nextInFocusChain()
        wanted = [dialog.name, dialog.aliases, dialog.question.join, dialog.cancel]
        places = [order.index(part) for part in wanted]
        assert places == sorted(places), [type(part).__name__ for part in order]
        assert all(part.accessibleName() or part.text() for part in wanted)
        qtbot.keyClick(dialog.question.join, Qt.Key.Key_Down)  # within the two answers arrows lead on
        assert dialog.focusWidget() is dialog.question.apart
        qtbot.keyClick(dialog.question.apart, Qt.Key.Key_Space)
        assert dialog.question.apart.isChecked()
        dialog.close()
        await desk.read(lambda vault: vault.last_operation())

    live(story)
