"""Each source shows its counts and what it may do; another choice is one undoable step."""

from __future__ import annotations

from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.domain import Channel, Policy, Statement, Status
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.test_dialogs_write import press
from tests.ui.test_safe import has_red
from ui import text_sources as words
from ui.desk import Desk
from ui.dialogs.sources_dialog import SourceCard, SourcesDialog


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


async def shown(qtbot: QtBot, desk: Desk, *, writable: bool = True) -> SourcesDialog:
    dialog = SourcesDialog(desk, writable=writable)
    qtbot.addWidget(dialog)
    settled: list[bool] = []
    dialog.settled.connect(lambda: settled.append(True))
    dialog.show()
    await until(lambda: settled)
    return dialog


async def say(desk: Desk, text: str, source: str | None = None, channel: Channel = Channel.TYPED) -> str:
    receipt = await desk.change(lambda vault: vault.add(Statement(text, source=source, channel=channel)))
    return str(receipt.memory)


def card(dialog: SourcesDialog, name: str) -> SourceCard:
    found = [one for key, one in dialog.cards.shown.items() if key.endswith(f"/{name}")]
    assert isinstance(found[0], SourceCard)
    return found[0]


def choose(qtbot: QtBot, of: SourceCard, policy: Policy) -> None:
    """Choose as a person does, by the keyboard."""
    wanted = of.pick.findData(policy.value)
    of.pick.setFocus()
    while of.pick.currentIndex() != wanted:
        key = Qt.Key.Key_Down if of.pick.currentIndex() < wanted else Qt.Key.Key_Up
        qtbot.keyClick(of.pick, key)


def test_counts_and_policies_are_listed_and_what_you_type_always_counts(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await say(desk, "I play the cello")
        await say(desk, "I drink tea", "ChatGPT", Channel.IMPORT)
        await say(desk, "I drink coffee", "ChatGPT", Channel.IMPORT)
        dialog = await shown(qtbot, desk)
        assert card(dialog, "ChatGPT").counts.text() == "2 memories · 2 messages · brought in from files"
        assert card(dialog, "ChatGPT").pick.currentText() == words.POLICY_WORDS[Policy.PROPOSE]
        mine = card(dialog, "typed")
        assert mine.always.isVisible()
        assert not mine.pick.isVisible()
        dialog.close()

    at_desk(story)


def test_a_source_that_counts_at_once_does_so_from_then_on_until_it_is_undone(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        first = await say(desk, "I drink tea", "Bot", Channel.AGENT)
        dialog = await shown(qtbot, desk)
        choose(qtbot, card(dialog, "Bot"), Policy.AUTO)
        await until(lambda: dialog.bar.words)
        assert dialog.bar.words == "“Bot”: counts at once."
        await until(lambda: card(dialog, "Bot").meaning.text() == words.POLICY_SENTENCES[Policy.AUTO])
        second = await say(desk, "I like figs", "Bot", Channel.AGENT)
        statuses = await desk.read(lambda vault: [vault.show(one).memory.status for one in (first, second)])
        assert statuses == [Status.PENDING, Status.CURRENT]
        press(qtbot, dialog.bar._undo)
        await until(lambda: card(dialog, "Bot").pick.currentData() == Policy.PROPOSE.value)
        third = await say(desk, "I collect stamps", "Bot", Channel.AGENT)
        assert await desk.read(lambda vault: vault.show(third).memory.status) is Status.PENDING
        dialog.close()

    at_desk(story)


def test_choosing_the_same_again_changes_nothing(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await say(desk, "I drink tea", "Bot", Channel.AGENT)
        dialog = await shown(qtbot, desk)
        before = await desk.read(lambda vault: vault.last_operation())
        pick = card(dialog, "Bot").pick
        pick.activated.emit(pick.currentIndex())
        assert await desk.read(lambda vault: vault.last_operation()) == before
        dialog.close()

    at_desk(story)


def test_a_vault_for_reading_only_shows_but_offers_no_choice(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await say(desk, "I drink tea", "Bot", Channel.AGENT)
        dialog = await shown(qtbot, desk, writable=False)
        assert not card(dialog, "Bot").pick.isEnabled()
        dialog.close()

    at_desk(story)


def test_a_source_named_in_html_stays_text(qtbot: QtBot, at_desk: AtDesk, red_picture: str) -> None:
    async def story(desk: Desk) -> None:
        await say(desk, "I drink tea", f"<img src='{red_picture}'>", Channel.AGENT)
        dialog = await shown(qtbot, desk)
        assert len(dialog.cards.shown) == 1
        assert not has_red(dialog.grab().toImage())
        dialog.close()

    at_desk(story)
