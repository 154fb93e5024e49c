"""Writing a memory shows its way through the layers, and stays for the next one."""

from __future__ import annotations

from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.answers import ListRequest
from core.domain import Outcome, Receipt, Statement, Status
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.test_dialogs_write import opened, press
from tests.ui.test_safe import has_red
from ui import text_write as words
from ui.desk import Desk
from ui.dialogs.write_dialog import WriteDialog


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


async def written(qtbot: QtBot, desk: Desk, text: str) -> tuple[WriteDialog, list[object]]:
    """A dialog in which a text was stored, once its path stands there."""
    dialog = WriteDialog(desk, text=text)
    wrote = opened(qtbot, dialog)
    done: list[bool] = []
    dialog.path.finished.connect(lambda: done.append(True))
    press(qtbot, dialog.accept_button)
    await until(lambda: wrote and done, "the path did not come to its end")
    return dialog, wrote


def test_a_new_statement_passes_the_layers_and_the_dialog_stays(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        dialog, _ = await written(qtbot, desk, "I play the cello")
        assert dialog.isVisible()
        assert dialog.verdict.text() == "Stored."
        assert dialog.path.lines[0].startswith("Kept")
        assert dialog.path.lines[-1] == words.NOT_ASKED
        assert dialog.quoted._text == "I play the cello"
        assert not dialog.restore.isVisible()
        assert "no language model" in dialog.cost.text()
        dialog.reject()

    at_desk(story)


def test_a_repeat_is_already_known(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: vault.add(Statement("I play the cello")))
        dialog, wrote = await written(qtbot, desk, "I play  the CELLO")
        assert isinstance(wrote[0], Receipt)
        assert wrote[0].outcome is Outcome.REPEATED
        assert dialog.verdict.text().startswith("Already known (said again on ")
        dialog.reject()

    at_desk(story)


def test_small_talk_is_skipped_and_restored_from_the_same_place(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        dialog, _ = await written(qtbot, desk, "ok thanks, got it!")
        assert dialog.verdict.text() == "Skipped as small talk."
        assert dialog.restore.isVisible()
        restored: list[object] = []
        dialog.restored.connect(restored.append)
        press(qtbot, dialog.restore)
        await until(lambda: restored)
        assert dialog.verdict.text() == words.RESTORED
        assert not dialog.restore.isVisible()
        (receipt,) = restored
        assert isinstance(receipt, Receipt)
        memory = (await desk.read(lambda vault: vault.show(str(receipt.memory)))).memory
        assert (memory.text, memory.status) == ("ok thanks, got it!", Status.CURRENT)
        assert await desk.read(lambda vault: vault.skipped()) == ()
        dialog.reject()

    at_desk(story)


def test_write_another_comes_back_to_an_empty_form_and_keeps_the_source(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        dialog = WriteDialog(desk, text="I have a dog")
        wrote = opened(qtbot, dialog)
        qtbot.keyClicks(dialog.source, "My diary")
        qtbot.keyClicks(dialog.tags, "home")
        press(qtbot, dialog.accept_button)
        await until(lambda: wrote)
        assert dialog.accept_button.text() == words.WRITE_ANOTHER
        press(qtbot, dialog.accept_button)
        assert dialog.editor.isVisible()
        assert (dialog.editor.text(), dialog.tags.text(), dialog.source.text()) == ("", "", "My diary")
        assert not dialog.accept_button.isEnabled()
        qtbot.keyClicks(dialog.editor, "I have a cat")
        qtbot.keyClick(dialog.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: len(wrote) == 2)
        texts = await desk.read(lambda vault: {one.text for one in vault.list(_everything()).memories})
        assert texts == {"I have a dog", "I have a cat"}
        dialog.reject()

    at_desk(story)


def test_what_a_new_memory_disagrees_with_is_named(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        old = await desk.change(lambda vault: vault.add(Statement("My gate code is 4471")))
        new = await desk.change(lambda vault: vault.add(Statement("My gate code is 9920")))
        pair = ((str(old.memory), 1), (str(new.memory), 1))
        flagged = await desk.change(lambda vault: vault.flag(*pair, generator="slot", reason="other number"))
        dialog = WriteDialog(desk)
        qtbot.addWidget(dialog)
        seen = Receipt(Outcome.QUEUED, new.layer, "", memory=new.memory, contradictions=flagged.contradictions)
        assert flagged.contradictions
        assert await dialog._against(seen) == "My gate code is 4471"
        dialog.reject()

    at_desk(story)


def test_html_in_what_was_written_stays_text(qtbot: QtBot, at_desk: AtDesk, red_picture: str) -> None:
    async def story(desk: Desk) -> None:
        dialog, _ = await written(qtbot, desk, f"<img src='{red_picture}'> I like <b>pictures</b>")
        assert not has_red(dialog.grab().toImage())
        dialog.reject()

    at_desk(story)


def _everything() -> ListRequest:


    return ListRequest(every=True)
