"""The window for questions: an answer at once, ways to its memories, and a model that may only reword it."""

from __future__ import annotations

from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from core.answers import Answered, Query
from core.domain import ShouldStop, Showing, Statement
from core.errors import EndpointDown
from core.vault import Vault
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from ui.desk import Desk
from ui.dialogs.answer_cards import AnswerCard, CitedRow, PathCard, SentenceCard
from ui.dialogs.question_dialog import QuestionDialog
from ui.model_doors import AskModel
from ui.safe import PlainLabel
from ui.text_ask import HEADINGS


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


def rows(card: AnswerCard) -> list[tuple[str, str]]:
    """The words of each row, and the name of the way to its memory."""
    found = card.findChildren(CitedRow)
    return [(row.findChildren(PlainLabel)[-1].text(), row.button.accessibleName()) for row in found]


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


def test_a_list_has_its_heading_and_a_way_to_each_memory(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        tea = await say(desk, "I like black tea.")
        sea = await say(desk, "I like swimming in the sea.")
        dialog = await asked(qtbot, desk, "What do I like?")
        (card,) = dialog.cards.shown.values()
        assert isinstance(card, SentenceCard)
        assert card.sentence.heading == "Likes"
        assert rows(card) == [
            ("“I like swimming in the sea.”", "Open: “I like swimming in the sea.”"),
            ("“I like black tea.”", "Open: “I like black tea.”"),
        ]
        opened: list[str] = []
        dialog.opened.connect(opened.append)
        for button in card.buttons:
            qtbot.keyClick(button, Qt.Key.Key_Space)
        assert opened == [sea, tea]

    at_desk(story)


def test_steps_are_a_numbered_path_below_where_they_lead(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        partner = await say(desk, "My partner is Jonas.")
        work = await say(desk, "Jonas works at Nautilus Yachts.")
        dialog = await asked(qtbot, desk, "Who is the employer of my partner?")
        (card,) = dialog.cards.shown.values()
        assert isinstance(card, PathCard)
        shown = [label.text() for label in card.findChildren(PlainLabel)]
        assert shown[0] == "Together: Nautilus Yachts."
        assert {"1", "2"} <= set(shown)
        assert [text for text, _ in rows(card)] == [
            "“My partner is Jonas.” → Jonas",
            "“Jonas works at Nautilus Yachts.” → Nautilus Yachts",
        ]
        opened: list[str] = []
        dialog.opened.connect(opened.append)
        for button in card.buttons:
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert opened == [partner, work]
        assert "Together: Nautilus Yachts." in dialog.cards.accessibleDescription()

    at_desk(story)


def test_a_sentence_of_a_model_quotes_the_memories_that_it_rests_on(qtbot: QtBot, at_desk: AtDesk) -> None:
    def model(open_vault: object, query: Query, _stop: ShouldStop) -> Answered | None:
        vault = open_vault()  # type: ignore[operator]
        try:
            told = vault.ask(query)
        finally:
            vault.close()
        both = type(told.sentences[0])("You like two things.", told.cited)
        return Answered(told.question, told.state, (both,), told.hits, "small-1", 1)

    async def story(desk: Desk) -> None:
        await say(desk, "I like black tea.")
        await say(desk, "I like the sea.")
        dialog = await asked(qtbot, desk, "What do I like?", model)
        await until(lambda: told(dialog) == ["You like two things."])
        (card,) = dialog.cards.shown.values()
        assert isinstance(card, SentenceCard)
        assert [text for text, _ in rows(card)] == ["“I like the sea.”", "“I like black tea.”"]

    at_desk(story)


def test_an_example_is_asked_by_a_click_and_makes_room_for_the_answer(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await say(desk, "I live in Lisbon.")
        dialog = QuestionDialog(desk, Showing())
        qtbot.addWidget(dialog)
        dialog.show()
        (first, *_) = dialog.examples.findChildren(QPushButton)
        qtbot.mouseClick(first, Qt.MouseButton.LeftButton)
        await until(lambda: told(dialog) == ["“I live in Lisbon.”"])
        assert dialog.question.text() == "Where do I live?"
        assert dialog.examples.isHidden()

    at_desk(story)


def test_each_heading_of_a_list_has_its_word_in_the_window() -> None:
    from core.engine.listed import _HEADINGS

    assert set(_HEADINGS.values()) == set(HEADINGS)
