"""The next card is there before an answer is written; one that is refused comes back as it was left."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.domain import Status
from core.errors import DiskFull
from core.vault import Vault
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.staged import Stage
from tests.ui.test_approve_pane import choose, said, shown, texts
from tests.ui.test_dialogs_write import press
from ui import text_write as words
from ui.desk import Desk
from ui.panes.approve_card import Stage as Doing


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


@contextmanager
def slow_writer(desk: Desk) -> Iterator[None]:
    """The writer's thread is busy until the end of the block."""
    done = threading.Event()
    desk._writing.submit(done.wait)
    try:
        yield
    finally:
        done.set()


def three(vault: Vault) -> list[str]:
    return [said(vault, text) for text in ("I drink tea", "I like figs", "I like plums")]


def status(memory: str) -> object:
    return lambda vault: vault.show(memory).memory.status


async def refuse(desk: Desk) -> None:
    """Let everything that approves or rejects fail from now on, as on a full disk."""

    def full(*_given: object, **_more: object) -> None:
        raise DiskFull("The disk is full.", "Make room.")

    def spoil(vault: Vault) -> None:
        for name in ("approve", "approve_many", "reject"):
            object.__setattr__(vault, name, full)

    await desk.quietly(spoil)


def now_shown(stage: Stage) -> str:
    item = stage.pane.card.item
    return item.text if item is not None else ""


def test_the_next_card_is_there_before_the_answer_is_written_and_undo_brings_it_back(
    qtbot: QtBot, at_desk: AtDesk
) -> None:
    async def story(desk: Desk) -> None:
        tea = (await desk.change(three))[0]
        stage = await shown(qtbot, desk)
        choose(stage, "I drink tea")
        with slow_writer(desk):
            qtbot.keyClick(stage.pane.list, Qt.Key.Key_A)
            assert texts(stage) == ["I like plums", "I like figs"]
            assert now_shown(stage) == "I like figs"
            assert not stage.pane.card.approve.isEnabled(), "one answer at a time"
            assert await desk.read(status(tea)) is Status.PENDING
            stage.pane.read_anew()
            await until(lambda: stage.pane._soon.is_quiet)
            assert texts(stage) == ["I like plums", "I like figs"], "a reading meanwhile does not bring it back"
        await until(lambda: stage.bar.words == words.APPROVED)
        assert stage.pane.card.approve.isEnabled()
        assert await desk.read(status(tea)) is Status.CURRENT
        press(qtbot, stage.bar._undo)
        await until(lambda: len(texts(stage)) == 3)
        assert await desk.read(status(tea)) is Status.PENDING
        stage.close()

    at_desk(story)


def test_what_is_ticked_leaves_at_once_and_comes_back_ticked_when_it_is_refused(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(three)
        stage = await shown(qtbot, desk)
        pane = stage.pane
        for text in ("I drink tea", "I like figs"):
            choose(stage, text)
            qtbot.keyClick(pane.list, Qt.Key.Key_Space)
        await refuse(desk)
        with slow_writer(desk):
            qtbot.keyClick(pane.list, Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
            assert texts(stage) == ["I like plums"]
        await until(lambda: len(texts(stage)) == 3)
        assert {item.text for item in pane.list.ticked_items()} == {"I drink tea", "I like figs"}
        assert pane.ticked.text() == "Approve 2 ticked  ⇧A"
        assert stage.fault.isVisible()
        stage.close()

    at_desk(story)


def test_a_single_answer_leaves_the_other_ticks_alone(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(three)
        stage = await shown(qtbot, desk)
        choose(stage, "I like plums")
        qtbot.keyClick(stage.pane.list, Qt.Key.Key_Space)
        choose(stage, "I drink tea")
        qtbot.keyClick(stage.pane.list, Qt.Key.Key_A)
        await until(lambda: stage.bar.words == words.APPROVED)
        assert [item.text for item in stage.pane.list.ticked_items()] == ["I like plums"]
        stage.close()

    at_desk(story)


def test_a_refused_wording_comes_back_half_typed_with_its_sentence(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(three)
        stage = await shown(qtbot, desk)
        pane, card = stage.pane, stage.pane.card
        choose(stage, "I drink tea")
        await refuse(desk)
        qtbot.keyClick(pane.list, Qt.Key.Key_E)
        card.editor.selectAll()
        qtbot.keyClicks(card.editor, "I drink green tea")
        with slow_writer(desk):
            qtbot.keyClick(card.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
            assert now_shown(stage) == "I like figs"
            assert card.stage is Doing.READING
        await until(stage.fault.isVisible)
        assert now_shown(stage) == "I drink tea"
        assert card.stage is Doing.EDITING
        assert card.editor.text() == "I drink green tea"
        await until(lambda: pane._soon.is_quiet)
        assert card.editor.text() == "I drink green tea", "reading anew leaves it alone"
        stage.close()

    at_desk(story)


def test_a_refused_rejection_keeps_its_reason(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(three)
        stage = await shown(qtbot, desk)
        card = stage.pane.card
        choose(stage, "I like figs")
        await refuse(desk)
        qtbot.keyClick(stage.pane.list, Qt.Key.Key_R)
        qtbot.keyClicks(card.reason, "Not mine")
        qtbot.keyClick(card.reason, Qt.Key.Key_Return)
        assert now_shown(stage) == "I drink tea"
        await until(stage.fault.isVisible)
        assert (now_shown(stage), card.stage, card.reason.text()) == ("I like figs", Doing.REJECTING, "Not mine")
        stage.close()

    at_desk(story)


def test_typed_words_outlive_a_change_of_what_they_are_about(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        tea = (await desk.change(three))[0]
        stage = await shown(qtbot, desk)
        card = stage.pane.card
        choose(stage, "I drink tea")
        qtbot.keyClick(stage.pane.list, Qt.Key.Key_E)
        card.editor.selectAll()
        qtbot.keyClicks(card.editor, "I drink green tea")
        await desk.change(lambda vault: vault.revise(tea, "I drink black tea"))
        qtbot.keyClick(card.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        await until(stage.pane.stale.isVisible)
        await until(lambda: now_shown(stage) == "I drink black tea")
        assert (card.stage, card.editor.text()) == (Doing.EDITING, "I drink green tea")
        assert await desk.read(lambda vault: vault.show(tea).memory.text) == "I drink black tea"
        stage.close()

    at_desk(story)


def test_a_live_refresh_leaves_the_list_where_it_was_scrolled(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        for at in range(20):
            await desk.change(lambda vault, at=at: said(vault, f"Remembers fact {at} of the garden"))
        stage = await shown(qtbot, desk)
        bar = stage.pane.list.verticalScrollBar()
        choose(stage, "Remembers fact 12 of the garden")
        bar.setValue(bar.maximum() // 2)
        place, chosen = bar.value(), now_shown(stage)
        assert place > 0
        await desk.change(lambda vault: said(vault, "Something else", "Notes"))
        await until(lambda: len(texts(stage)) == 21)
        assert (bar.value(), now_shown(stage)) == (place, chosen)
        stage.close()

    at_desk(story)
