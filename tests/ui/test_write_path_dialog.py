"""Writing a memory shows its way through the layers, and stays for the next one."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.answers import ListRequest
from core.domain import Layer, Outcome, ProposalKind, Receipt, ShouldStop, Statement, Status, Step
from core.errors import Cancelled, EndpointDown
from core.vault import Vault
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.test_dialogs_write import opened, press
from tests.ui.test_safe import has_red
from ui import text_write as words
from ui.desk import Desk
from ui.dialogs.write_dialog import WriteDialog
from ui.model_doors import Judge


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


def heard_from(*, hold: threading.Event | None = None, fault: str = "", unset: bool = False) -> Judge:
    """A model that suggests better words for the oldest memory; ``hold`` keeps it thinking until it is set."""

    def judge(open_vault: Callable[[], Vault], memory: str, should_stop: ShouldStop) -> Receipt | None:
        if unset:
            return None
        while hold is not None and not hold.wait(0.01):
            if should_stop():
                raise Cancelled("Stopped.")
        if fault:
            raise EndpointDown(fault)
        vault = open_vault()
        try:
            target = vault.list(ListRequest(every=True)).memories[-1].id
            made = vault.propose(
                ProposalKind.REFINE, target, 1, "I have a dog called Bruno.", reason="It adds the name.", by="tiny"
            )
            said = "It suggests better words: waiting for you."
            steps = (Step(Layer.JUDGE, "proposed", said, 5.0),)
            return Receipt(
                Outcome.QUEUED, Layer.JUDGE, said, memory=memory, proposals=made.proposals, model_calls=1, steps=steps
            )
        finally:
            vault.close()

    return judge


async def asked(qtbot: QtBot, desk: Desk, judge: Judge) -> tuple[WriteDialog, str]:
    """A dialog in which something new was stored beside a dog, and that dog."""
    dog = await desk.change(lambda vault: vault.add(Statement("I have a dog.")))
    dialog = WriteDialog(desk, text="Bruno, my dog, snores.", judge=judge)
    wrote = opened(qtbot, dialog)
    press(qtbot, dialog.accept_button)
    await until(lambda: wrote)
    return dialog, str(dog.memory)


def test_the_model_is_asked_after_the_statement_is_stored_and_its_word_waits(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        hold = threading.Event()
        dialog, dog = await asked(qtbot, desk, heard_from(hold=hold))
        await until(lambda: len(dialog.path.lines) == len(words.PATH))
        assert dialog.path.lines[-1] == words.ASKING
        assert dialog.verdict.text() == "Stored."
        assert (await desk.read(lambda vault: vault.stats())).memories == 2
        hold.set()
        await until(lambda: dialog.path.lines[-1] == "It suggests better words: waiting for you.")
        assert dialog.verdict.text() == "Stored; a change to another memory waits for you."
        assert "1 call to the language model" in dialog.cost.text()
        assert await desk.read(lambda vault: vault.show(dog).memory.text) == "I have a dog."
        assert len(await desk.read(lambda vault: vault.proposals())) == 1
        dialog.reject()

    at_desk(story)


def test_the_next_one_can_be_written_while_the_model_still_thinks(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        hold = threading.Event()
        dialog, _ = await asked(qtbot, desk, heard_from(hold=hold))
        press(qtbot, dialog.accept_button)
        assert dialog.editor.isVisible()
        ended: list[object] = []
        desk.jobs.ended.connect(ended.append)
        hold.set()
        await until(lambda: ended)
        assert len(await desk.read(lambda vault: vault.proposals())) == 1
        assert dialog.editor.isVisible()
        assert dialog.receipt is None
        dialog.reject()

    at_desk(story)


@pytest.mark.parametrize(
    ("judge", "line"),
    [
        (heard_from(unset=True), words.NOT_ASKED),
        (heard_from(fault="The endpoint cannot be reached."), "Not heard: The endpoint cannot"),
    ],
    ids=["no model is set", "its endpoint is down"],
)
def test_without_a_model_that_answers_the_statement_is_stored_all_the_same(
    qtbot: QtBot, at_desk: AtDesk, judge: Judge, line: str
) -> None:
    async def story(desk: Desk) -> None:
        dialog, _ = await asked(qtbot, desk, judge)
        await until(lambda: len(dialog.path.lines) == len(words.PATH) and dialog.path.lines[-1].startswith(line))
        assert dialog.verdict.text() == "Stored."
        assert not dialog.fault.sentence
        dialog.reject()

    at_desk(story)


def test_an_answer_that_cannot_be_used_is_visible_and_can_be_asked_for_again(qtbot: QtBot, at_desk: AtDesk) -> None:
    answers = ["No usable answer: the reply is empty.", "The model takes it for something new."]

    def judge(_open: Callable[[], Vault], memory: str, _stop: ShouldStop) -> Receipt | None:
        said = answers.pop(0)
        steps = (Step(Layer.JUDGE, "unclear" if answers else "new", said, 5.0),)
        return Receipt(Outcome.DONE, Layer.JUDGE, said, memory=memory, model_calls=1, steps=steps)

    async def story(desk: Desk) -> None:
        dialog, _ = await asked(qtbot, desk, judge)
        await until(lambda: dialog.path.lines[-1].startswith("No usable answer"))
        assert dialog.again.isVisible()
        press(qtbot, dialog.again)
        await until(lambda: dialog.path.lines[-1] == "The model takes it for something new.")
        assert not dialog.again.isVisible()
        dialog.reject()

    at_desk(story)


def test_a_repeat_and_small_talk_cost_no_question(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        calls: list[str] = []

        def judge(_open: Callable[[], Vault], memory: str, _stop: ShouldStop) -> Receipt | None:
            calls.append(memory)
            return None

        await desk.change(lambda vault: vault.add(Statement("I have a dog.")))
        for text in ("I have a dog.", "ok thanks!"):
            dialog = WriteDialog(desk, text=text, judge=judge)
            wrote = opened(qtbot, dialog)
            press(qtbot, dialog.accept_button)
            await until(lambda wrote=wrote: wrote)
            dialog.reject()
        assert calls == []

    at_desk(story)


def test_closing_everything_stops_a_model_that_thinks(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await asked(qtbot, desk, heard_from(hold=threading.Event()))

    at_desk(story)
    assert not [thread.name for thread in threading.enumerate() if thread.name.startswith("judge")]
