"""The log as a person reads it: who did what, narrowed by kind, any one taken back or what stands in its way named."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from core.answers import ListRequest
from core.domain import Channel, Operation, Statement
from core.library import WayBack
from core.vault import Vault
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from ui import text_activity as words
from ui.desk import Desk
from ui.dialogs.activity_dialog import ActivityDialog, EntryCard, _lines


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


def cards(dialog: ActivityDialog) -> list[EntryCard]:
    return [card for card in dialog.cards.shown.values() if isinstance(card, EntryCard)]


def sentences(dialog: ActivityDialog) -> list[str]:
    ordered = sorted(cards(dialog), key=lambda card: -card.entry.number)
    return [words.sentence(card.entry) for card in ordered]


async def shown(qtbot: QtBot, desk: Desk, count: int) -> ActivityDialog:
    dialog = ActivityDialog(desk)
    qtbot.addWidget(dialog)
    dialog.show()
    await until(lambda: len(cards(dialog)) == count)
    return dialog


async def written(desk: Desk) -> str:
    receipt = await desk.change(lambda vault: vault.add(Statement("I keep bees")))
    memory = str(receipt.memory)
    await desk.change(lambda vault: vault.revise(memory, "I keep many bees"))
    await desk.change(lambda vault: vault.add(Statement("Mira likes tea", source="<b>Bot</b>", channel=Channel.AGENT)))
    return memory


def test_each_entry_says_who_did_what(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await written(desk)
        dialog = await shown(qtbot, desk, 4)
        assert sentences(dialog) == [
            "<b>Bot</b> wrote a memory",
            "You corrected a memory",
            "You wrote a memory",
            "You made this vault",
        ]

    at_desk(story)


def test_one_click_takes_an_entry_back_wherever_it_stands(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        memory = await written(desk)
        dialog = await shown(qtbot, desk, 4)
        card = next(card for card in cards(dialog) if card.entry.kind == "revise")
        assert card.back is not None
        qtbot.mouseClick(card.back, Qt.MouseButton.LeftButton)
        await until(lambda: "You took something back" in sentences(dialog))
        assert (await desk.read(lambda vault: vault.show(memory))).memory.text == "I keep bees"
        taken = next(card for card in cards(dialog) if card.entry.kind == "revise")
        assert taken.back is None
        assert words.TAKEN_BACK in taken.facts.text()

    at_desk(story)


def test_what_stands_in_the_way_is_named_and_nothing_changes(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await written(desk)
        dialog = await shown(qtbot, desk, 4)
        first = next(card for card in cards(dialog) if card.entry.number == 2)
        assert first.back is not None
        qtbot.mouseClick(first.back, Qt.MouseButton.LeftButton)
        await until(lambda: bool(dialog.fault.sentence))
        assert "operation 3" in dialog.fault.sentence
        assert (await desk.read(lambda vault: vault.list(ListRequest()))).total == 2

    at_desk(story)


def test_the_list_is_narrowed_by_kind_and_says_when_nothing_is_left(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await written(desk)
        dialog = await shown(qtbot, desk, 4)
        dialog.kinds.setCurrentIndex(dialog.kinds.findData("written"))
        await until(lambda: [card.entry.kind for card in cards(dialog)] == ["add", "revise", "add"])
        dialog.kinds.setCurrentIndex(dialog.kinds.findData("undone"))
        assert cards(dialog) == []
        assert not dialog.nothing.isHidden()
        await desk.read(lambda vault: vault.stats())  # the cards that went away are gone when the story ends

    at_desk(story)


def test_the_vaults_own_making_cannot_be_taken_back(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        dialog = await shown(qtbot, desk, 1)
        assert cards(dialog)[0].back is None

    at_desk(story)


def entry(number: int, kind: str, day: int = 1, *, undone: bool = False) -> Operation:
    at = datetime(2025, 3, day, 12, tzinfo=UTC)
    return Operation(number, kind, "sweep", at, "1 flagged, 0 proposed", None, undone)


def test_what_a_sweep_left_on_one_day_is_one_line_and_anything_else_stands_alone() -> None:
    entries = [entry(9, "sweep", 2), entry(8, "sweep"), entry(7, "sweep"), entry(6, "add"), entry(5, "sweep"),
               entry(4, "sweep", undone=True), entry(3, "detect"), entry(2, "detect"), entry(1, "init")]  # fmt: skip
    lines = [(one.number, times) for one, times in _lines(entries)]
    assert lines == [(9, 1), (8, 2), (6, 1), (5, 1), (4, 1), (3, 2), (1, 1)]


def test_one_line_of_a_sweep_says_how_often_and_where_each_is_listed(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        for number in range(6):
            await desk.change(lambda vault, number=number: vault.add(Statement(f"I keep {number} boxes here")))
        await desk.change(lambda vault: vault.detect_missing())
        found = len([one for one in await desk.read(lambda vault: vault.log(100)) if one.kind == "detect"])
        assert found > 1
        dialog = await shown(qtbot, desk, 8)
        (line,) = [card for card in cards(dialog) if card.entry.kind == "detect"]
        assert f"{found} times that day · “Found and proposed” lists each" in line.facts.text()
        assert line.back is None
        dialog.kinds.setCurrentIndex(list(words.KINDS).index("found") + 1)
        await until(lambda: len(cards(dialog)) == found)
        assert all(card.back is not None for card in cards(dialog))

    at_desk(story)


def test_the_list_is_narrowed_to_whoever_did_it(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await written(desk)
        dialog = await shown(qtbot, desk, 4)
        offered = [dialog.who.itemText(at) for at in range(dialog.who.count())]
        assert offered == [words.ANYBODY, "<b>Bot</b>", "You"]
        dialog.who.setCurrentIndex(1)
        await until(lambda: sentences(dialog) == ["<b>Bot</b> wrote a memory"])
        dialog.kinds.setCurrentIndex(2)
        await until(lambda: not cards(dialog))
        assert dialog.nothing.isVisible()
        assert words.NOTHING_FITS in dialog.nothing.words
        await desk.read(lambda vault: vault.last_operation())  # the cards that went are gone before their window

    at_desk(story)


def test_the_list_begins_at_a_day_and_what_is_half_typed_waits(qtbot: QtBot, at_desk: AtDesk, vault_path: Path) -> None:
    at = [datetime(2031, 3, 1, 12, tzinfo=UTC)]
    vault = Vault.open(vault_path, clock=lambda: at[0])
    for number in range(3):
        vault.add(Statement(f"Plant {number} is green"))
        at[0] += timedelta(days=1)
    last = vault.log(1)[0].at.astimezone().date()
    vault.close()

    async def story(desk: Desk) -> None:
        dialog = await shown(qtbot, desk, 4)
        dialog.day.line.setText(str(last - timedelta(days=1)))
        dialog.day.edited.emit()
        await until(lambda: len(cards(dialog)) == 3)
        dialog.day.line.setText("2031-0")
        dialog.day.edited.emit()
        await desk.read(lambda vault: vault.last_operation())
        assert len(cards(dialog)) == 3
        dialog.day.line.setText("2019")
        dialog.day.edited.emit()
        await until(lambda: not cards(dialog))
        dialog.day.line.setText("")
        dialog.day.edited.emit()
        await until(lambda: len(cards(dialog)) == 4)
        await desk.read(lambda vault: vault.last_operation())  # the cards that went are gone before their window

    at_desk(story)


def test_going_back_to_an_entry_asks_once_and_the_bars_undo_is_the_way_forth(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        memory = await written(desk)
        dialog = await shown(qtbot, desk, 4)
        first = next(card for card in cards(dialog) if card.entry.kind == "add" and card.entry.actor == "owner")
        assert first.point is not None
        first.point.trigger()
        await until(lambda: any(box.isVisible() for box in dialog.findChildren(QMessageBox)))
        box = next(box for box in dialog.findChildren(QMessageBox) if box.isVisible())
        assert "2 things" in box.text()
        next(button for button in box.buttons() if button.text() == words.GO_BACK).click()
        await until(lambda: "2 things taken back" in dialog.bar.words)
        assert await desk.read(lambda vault: vault.show(memory).memory.text) == "I keep bees"
        dialog.bar._undo.click()
        await until(lambda: dialog.bar.words.startswith("2 things taken back") and not dialog.bar._undo.isHidden())

        def again(vault: Vault) -> bool:
            return vault.show(memory).memory.text == "I keep many bees"

        for _ in range(200):
            if await desk.read(again):
                break
        assert await desk.read(again)
        await until(lambda: len(cards(dialog)) == 8)
        await desk.read(lambda vault: vault.last_operation())  # the cards that went are gone before their window

    at_desk(story)


def test_going_back_to_the_latest_entry_says_that_nothing_came_after_it(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await written(desk)
        dialog = await shown(qtbot, desk, 4)
        newest = max(cards(dialog), key=lambda card: card.entry.number)
        assert newest.point is not None
        newest.point.trigger()
        await until(lambda: dialog.bar.words == words.NOTHING_SINCE)
        await desk.read(lambda vault: vault.last_operation())  # the cards that went are gone before their window

    at_desk(story)


def test_what_stands_in_the_way_of_going_back_is_named() -> None:
    way = WayBack(9, 2, 3, 5, "Operation 5 cannot be undone: operation 8 (decide) changed the same memory since.", "")
    assert words.went_back(way).startswith("2 things taken back. Operation 5 cannot be undone")
    assert words.went_back(WayBack(9, 2, 3)) == "2 things taken back. Stopped; 3 are left."


def test_a_vault_for_reading_only_offers_no_way_back(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await written(desk)
        dialog = ActivityDialog(desk, writable=False)
        qtbot.addWidget(dialog)
        dialog.show()
        await until(lambda: len(cards(dialog)) == 4)
        assert all(card.point is None for card in cards(dialog))
        await desk.read(lambda vault: vault.last_operation())  # the cards that went are gone before their window

    at_desk(story)
