"""A message of a conversation stands among its neighbours, says who shares what, and can be kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.answers import ImportOptions
from core.domain import Channel, Episode, Operation, Showing
from core.vault import Vault
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from ui import text_detail as words
from ui.desk import Desk
from ui.panes.detail_pane import DetailPane
from ui.panes.source_pane import quoted_pieces
from ui.text_detail import place_line
from ui.widgets.word_diff import Fate

Fill = Callable[[Callable[[Vault], object]], Path]


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


@pytest.fixture
def talk(tmp_path: Path) -> Path:
    """A recorded conversation of six messages, one of them with a picture."""
    turns = [
        ("Mira", "Do you remember the boxes?"),
        ("Ada", "Which ones?"),
        ("Mira", "I moved to Porto in June."),
        ("Ada", "Look at this view"),
        ("Mira", "What a light."),
        ("Ada", "Good night"),
    ]
    session = [{"speaker": who, "dia_id": f"D1:{number}", "text": text} for number, (who, text) in enumerate(turns, 1)]
    session[3]["blip_caption"] = "a photo of a river"
    conversation = {
        "speaker_a": "Mira",
        "speaker_b": "Ada",
        "session_1_date_time": "1:56 pm on 8 May, 2023",
        "session_1": session,
    }
    path = tmp_path / "talk.json"
    path.write_text(json.dumps([{"sample_id": "talk", "conversation": conversation, "qa": []}]), encoding="utf-8")
    return path


def test_a_message_is_shown_with_two_before_and_two_after(
    qtbot: QtBot,
    at_desk: AtDesk,
    filled: Fill,
    talk: Path,
) -> None:
    ids: list[str] = []

    def bring_in(vault: Vault) -> None:
        vault.import_file(talk, ImportOptions())
        ids.extend(one.id for one in vault.episodes()[0] if one.text.startswith("I moved"))

    filled(bring_in)

    async def story(desk: Desk) -> None:
        pane = DetailPane(desk)
        qtbot.addWidget(pane)
        asked: list[str] = []
        pane.asked.connect(asked.append)
        pane.show_episode(ids[0])
        await until(lambda: pane.episode)
        turns = pane.transcript.turns
        assert [turn.episode.text for turn in turns] == [
            "Do you remember the boxes?",
            "Which ones?",
            "I moved to Porto in June.",
            "Look at this view",
            "What a light.",
        ]
        assert [turn.accessibleName().startswith("The message in question") for turn in turns] == [
            False,
            False,
            True,
            False,
            False,
        ]
        assert "8 May 2023" in pane.message.where.text()
        shown = [label.text() for label in turns[3].findChildren(type(pane.message.where))]
        assert words.caption("a photo of a river") in shown
        qtbot.mouseClick(pane.keep, Qt.MouseButton.LeftButton)
        assert asked == ["keep"]

    at_desk(story)


def test_a_kept_message_leads_to_its_memory_whose_source_is_the_conversation(
    qtbot: QtBot,
    at_desk: AtDesk,
    filled: Fill,
    talk: Path,
) -> None:
    ids: list[str] = []

    def bring_in(vault: Vault) -> None:
        vault.import_file(talk, ImportOptions())
        ids.extend(one.id for one in vault.episodes()[0] if one.text.startswith("I moved"))

    filled(bring_in)

    async def story(desk: Desk) -> None:
        pane = DetailPane(desk)
        qtbot.addWidget(pane)
        opened: list[str] = []
        pane.open_memory.connect(opened.append)
        pane.show()
        pane.show_episode(ids[0])
        await until(lambda: pane.episode)
        receipt = await desk.change(lambda vault: vault.keep(ids[0]))
        assert receipt.memory
        await until(lambda: not pane.kept.isHidden())
        assert pane.keep.isHidden()
        qtbot.mouseClick(pane.kept, Qt.MouseButton.LeftButton)
        assert opened == [receipt.memory]
        pane.show_memory(receipt.memory, Showing())
        await until(lambda: pane.memory)
        pane.tabs.setCurrentWidget(pane.source)
        assert [turn.episode.text for turn in pane.source.transcript.turns][2] == "I moved to Porto in June."
        assert pane.source.line.isHidden()
        assert pane.source.where.text().startswith("Said by Mira")

    at_desk(story)


def test_a_message_that_is_not_there_is_said_to_be_gone(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        pane = DetailPane(desk)
        qtbot.addWidget(pane)
        pane.show_episode("01a228fa-e3ef-781b-980c-000000000000")
        await until(lambda: pane._hint.text() == words.GONE_EPISODE)
        assert pane.episode == ""

    at_desk(story)


def test_the_quoted_words_are_marked_in_their_message_and_its_place_is_told() -> None:
    pieces = quoted_pieces("Well, I live in Lisbon. It rains.", "I live in Lisbon.")
    assert [(piece.fate, piece.text) for piece in pieces] == [
        (Fate.KEPT, "Well, "),
        (Fate.ADDED, "I live in Lisbon."),
        (Fate.KEPT, " It rains."),
    ]
    assert quoted_pieces("I live in Lisbon.", "I live in Lisbon.") == ()
    assert quoted_pieces("It rains.", "I live in Lisbon.") == ()
    at = datetime(2026, 1, 1, tzinfo=UTC)
    said = Episode("1", "x", "Mira", "ChatGPT", Channel.IMPORT, None, at, conversation="Kiln suppliers", position=11)
    brought = Operation(3, "import", "ChatGPT", at, "chatgpt: conversations.json", None, False)
    told = "Conversation “Kiln suppliers”, message 12, brought in from conversations.json."
    assert place_line(said, (brought,)) == told
    assert place_line(Episode("1", "x", "Mira", "typed", Channel.TYPED, None, at), ()) == ""
