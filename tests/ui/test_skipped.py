"""What was skipped is listed with its reason and comes back with one click; that click can be undone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.domain import Channel, Policy, Statement
from core.vault import Vault
from tests.ui.conftest import Story, until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.test_dialogs_write import press
from tests.ui.test_safe import has_red
from ui import text_write as words
from ui.desk import Desk
from ui.dialogs.skipped_dialog import SkippedCard, SkippedDialog
from ui.window import MainWindow


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


def cards(dialog: SkippedDialog) -> list[SkippedCard]:
    return [card for card in dialog.cards.shown.values() if isinstance(card, SkippedCard)]


async def shown(qtbot: QtBot, desk: Desk) -> SkippedDialog:
    """The window of skipped ones, once it has read the vault."""
    dialog = SkippedDialog(desk)
    qtbot.addWidget(dialog)
    settled: list[bool] = []
    dialog.settled.connect(lambda: settled.append(True))
    dialog.show()
    await until(lambda: settled)
    return dialog


async def skip(desk: Desk, *texts: str) -> None:
    for text in texts:
        await desk.change(lambda vault, text=text: vault.add(Statement(text)))


def test_one_click_restores_and_undo_in_the_bar_brings_it_back_to_the_list(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await skip(desk, "ok thanks!", "hello there")
        dialog = await shown(qtbot, desk)
        assert len(cards(dialog)) == 2
        press(qtbot, cards(dialog)[0].button)
        await until(lambda: len(cards(dialog)) == 1 and dialog.bar.words)
        assert dialog.bar.words == words.RESTORED
        assert (await desk.read(lambda vault: vault.stats())).memories == 1
        press(qtbot, dialog.bar._undo)
        await until(lambda: len(cards(dialog)) == 2)
        assert (await desk.read(lambda vault: vault.stats())).memories == 0
        dialog.close()

    at_desk(story)


def test_ctrl_z_in_the_window_takes_the_same_click_back(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await skip(desk, "ok thanks!")
        dialog = await shown(qtbot, desk)
        press(qtbot, cards(dialog)[0].button)
        await until(lambda: not cards(dialog) and dialog.bar.words)
        qtbot.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: len(cards(dialog)) == 1)
        dialog.close()

    at_desk(story)


def test_after_a_restore_the_keyboard_stands_on_the_next_one(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        await skip(desk, "ok thanks!", "hello there", "good morning")
        dialog = await shown(qtbot, desk)
        for left in (2, 1, 0):
            button = cards(dialog)[0].button
            button.setFocus()
            qtbot.keyClick(button, Qt.Key.Key_Space)
            await until(lambda left=left: len(cards(dialog)) == left)
            assert not left or dialog.focusWidget() in [card.button for card in cards(dialog)]
        dialog.close()

    at_desk(story)


def test_without_any_it_says_so(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        dialog = await shown(qtbot, desk)
        assert dialog.nothing.isVisible()
        assert not dialog.cards.isVisible()
        dialog.close()

    at_desk(story)


def test_what_a_source_on_hold_sent_is_listed_as_held_and_can_be_restored(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        said = Statement("I like figs", source="Bot", channel=Channel.AGENT)
        await desk.change(lambda vault: vault.add(Statement("I like tea", source="Bot", channel=Channel.AGENT)))
        await desk.change(lambda vault: vault.set_policy("Bot", Policy.HOLD))
        await desk.change(lambda vault: vault.add(said))
        dialog = await shown(qtbot, desk)
        (card,) = cards(dialog)
        assert "held" in card.origin.text().lower()
        press(qtbot, card.button)
        await until(lambda: not cards(dialog))
        assert (await desk.read(lambda vault: vault.stats())).memories == 2
        dialog.close()

    at_desk(story)


def test_html_stays_text(qtbot: QtBot, at_desk: AtDesk, red_picture: str) -> None:
    async def story(desk: Desk) -> None:
        held = Statement(f"<img src='{red_picture}'>", source=f"<img src='{red_picture}'>", channel=Channel.AGENT)
        await desk.change(lambda vault: vault.add(held))
        await desk.change(lambda vault: vault.set_policy(str(held.source), Policy.HOLD))
        await desk.change(lambda vault: vault.add(Statement(f"<img src='{red_picture}'> too", source=held.source,
                                                            channel=Channel.AGENT)))  # fmt: skip
        dialog = await shown(qtbot, desk)
        assert cards(dialog)
        assert not has_red(dialog.grab().toImage())
        dialog.close()

    at_desk(story)


def test_the_library_counts_them_and_leads_there(
    qtbot: QtBot, live: Callable[[Story], None], filled: Callable[[Callable[[Vault], object]], Path]
) -> None:
    filled(lambda vault: [vault.add(Statement(text)) for text in ("ok thanks!", "hello there", "I play the cello")])

    async def story(window: MainWindow, _desk: Desk) -> None:
        library = window.frame.library.view
        skipped = library.shelves.row_of(("room", "skipped"))

        def spoken() -> object:
            return library.shelves.index(skipped, 0).data(Qt.ItemDataRole.AccessibleTextRole)

        assert spoken() == "Skipped, 2"
        library.setCurrentIndex(library.shelves.index(skipped, 0))
        qtbot.keyClick(library, Qt.Key.Key_Return)
        dialog = window.findChild(SkippedDialog)
        assert dialog is not None
        await until(lambda: len(cards(dialog)) == 2)
        qtbot.keyClick(library, Qt.Key.Key_Return)
        assert len(window.findChildren(SkippedDialog)) == 1
        press(qtbot, cards(dialog)[0].button)
        await until(lambda: spoken() == "Skipped, 1")
        dialog.close()

    live(story)
