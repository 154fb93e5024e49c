"""The window for questions: an answer at once, ways to its memories, and a model that may only reword it."""

from __future__ import annotations

from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.answers import Answered, Query
from core.domain import ShouldStop, Showing, Statement
from core.errors import EndpointDown
from core.vault import Vault
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from ui.desk import Desk
from ui.dialogs.question_dialog import QuestionDialog, SentenceCard
from ui.model_doors import AskModel


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


async def asked(qtbot: QtBot, desk: Desk, question: str, by_model: AskModel | None = None) -> QuestionDialog:
    """A window in which this was asked by typing and Enter."""
    dialog = QuestionDialog(desk, Showing(), by_model=by_model)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClicks(dialog.question, question)
    qtbot.keyClick(dialog.question, Qt.Key.Key_Return)
    await until(lambda: dialog.answered is not None)
    return dialog


def told(dialog: QuestionDialog) -> list[str]:
    return [card.sentence.text for card in dialog.cards.shown.values() if isinstance(card, SentenceCard)]


async def say(desk: Desk, text: str) -> str:
    receipt = await desk.change(lambda vault: vault.add(Statement(text)))
    return str(receipt.memory)


def test_an_answer_leads_to_the_memory_that_says_it(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        memory = await say(desk, "My cat is called <b>Miso</b>")
        dialog = await asked(qtbot, desk, "What is my cat called?")
        assert told(dialog) == ["“My cat is called <b>Miso</b>”"]
        opened: list[str] = []
        dialog.opened.connect(opened.append)
        (card,) = dialog.cards.shown.values()
        assert isinstance(card, SentenceCard)
        qtbot.mouseClick(card.buttons[0], Qt.MouseButton.LeftButton)
        assert opened == [memory]

    at_desk(story)


def test_a_silence_and_a_dispute_say_what_they_are(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        dialog = await asked(qtbot, desk, "What is my blood type?")
        assert (told(dialog), dialog.state.text()) == (["Nothing is stored about that."], "Not stored")
        (card,) = dialog.cards.shown.values()
        assert isinstance(card, SentenceCard)
        assert card.buttons == []
        await say(desk, "I work at Acme")
        await say(desk, "I work at Globex")
        other = await asked(qtbot, desk, "Where do I work?")
        assert other.state.text() == "Not settled"

    at_desk(story)


def test_an_answer_follows_the_vault(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        dialog = await asked(qtbot, desk, "What is my cat called?")
        await say(desk, "My cat is called Miso")
        await until(lambda: told(dialog) == ["“My cat is called Miso”"])

    at_desk(story)


def test_a_model_rewords_the_answer_and_its_fault_leaves_ours(qtbot: QtBot, at_desk: AtDesk) -> None:
    def words_of(vault: Vault, query: Query) -> Answered:
        told = vault.ask(query)
        sentence = type(told.sentences[0])("Your cat is Miso.", told.cited)
        return Answered(told.question, told.state, (sentence,), told.hits, "small-1", 1)

    def good(open_vault: object, query: Query, _stop: ShouldStop) -> Answered | None:
        vault = open_vault()  # type: ignore[operator]
        try:
            return words_of(vault, query)
        finally:
            vault.close()

    def bad(_open: object, _query: Query, _stop: ShouldStop) -> Answered | None:
        raise EndpointDown("The endpoint is down.", "")

    async def story(desk: Desk) -> None:
        await say(desk, "My cat is called Miso")
        dialog = await asked(qtbot, desk, "What is my cat called?", good)
        await until(lambda: told(dialog) == ["Your cat is Miso."])
        assert "small-1" in dialog.note.text()
        other = await asked(qtbot, desk, "What is my cat called?", bad)
        await until(lambda: "down" in other.note.text())
        assert told(other) == ["“My cat is called Miso”"]

    at_desk(story)
