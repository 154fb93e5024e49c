"""In the list of duplicates one key makes one memory of two or keeps them apart, and Undo brings both back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from core.answers import ListRequest
from core.domain import Status, UseKind
from core.vault import Vault
from tests.ui.conftest import until
from tests.ui.test_contradiction_room import Fill, Live, add
from tests.ui.test_safe import has_red
from ui import text_duplicates as words
from ui.desk import Desk
from ui.panes.duplicate_pane import DuplicatePane
from ui.panes.review_room import Part
from ui.window import MainWindow

PAIRS = (
    ("I have two cats", "I have, two cats"),
    ("I like tea", "I really like tea"),
    ("I rent a flat", "I rent flat."),
)


def fill(vault: Vault) -> None:
    """Three pairs, the last one the newest."""
    for first, second in PAIRS:
        add(vault, first, source="diary")
        add(vault, second)


async def entered(window: MainWindow) -> DuplicatePane:
    """The list of duplicates, once it has been read."""
    window.do("duplicates")
    room = window.rooms.review
    assert room is not None
    pane = room.panes[Part.DUPLICATES]
    assert isinstance(pane, DuplicatePane)
    await until(lambda: pane.count.text() or pane.nothing.isVisible())
    return pane


def first_of(pane: DuplicatePane) -> list[str]:
    return [line.title for line in pane.list.rows.lines]


def texts(vault: Vault, status: Status | None = None) -> list[str]:
    return sorted(one.text for one in vault.list(ListRequest(status)).memories)


def test_both_stand_side_by_side_with_what_each_answer_does(filled: Fill, live: Live) -> None:
    memory: list[str] = []

    def use(vault: Vault) -> None:
        fill(vault)
        memory.append(vault.duplicates().duplicates[0].a.memory)
        vault.note_use(memory * 3, UseKind.USED)

    filled(use)

    async def story(window: MainWindow, _desk: Desk) -> None:
        pane = await entered(window)
        assert pane.count.text() == "3 pairs"
        assert pane.card.question.text() == words.QUESTION
        assert (pane.card.one.a.text, pane.card.one.b.text) == PAIRS[2]
        assert "Used in 3 answers" in pane.card.a.origin.text()
        await until(pane.card.a.effect.text)
        assert pane.card.a.effect.text().startswith("“I rent a flat” stays, with the sources and tags of both.")
        assert pane.card.reason.text() == "Nearly the same words."
        named = [button for button in pane.findChildren(QAbstractButton) if button.isVisible()]
        assert all(button.accessibleName() or button.text() for button in named)

    live(story)


def test_one_key_each_and_undo_brings_both_back(qtbot: QtBot, filled: Fill, live: Live) -> None:
    filled(fill)

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await entered(window)
        before = await desk.read(texts)
        await until(pane.card.a.effect.text)
        qtbot.keyClick(pane.list, Qt.Key.Key_B)
        await until(lambda: len(first_of(pane)) == 2 and pane.card.isEnabled())
        assert window.frame.undo.words == "One memory now: “I rent flat.”."
        assert pane.card.one.a.text == PAIRS[1][0]
        qtbot.keyClick(pane.list, Qt.Key.Key_7)
        await until(lambda: len(first_of(pane)) == 1 and pane.card.isEnabled())
        qtbot.keyClick(pane.list, Qt.Key.Key_8)
        await until(lambda: pane.nothing.isVisible() and not pane._busy)
        after = await desk.read(texts)
        assert sorted(set(before) - set(after)) == ["I have, two cats", "I rent a flat"]
        for left in (1, 2, 3):
            window.do("undo")
            await until(lambda left=left: len(first_of(pane)) == left)
        assert await desk.read(texts) == before

    live(story)


def test_later_puts_a_pair_at_the_end_without_a_trace_in_the_log(qtbot: QtBot, filled: Fill, live: Live) -> None:
    filled(fill)

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await entered(window)
        before = await desk.read(lambda vault: vault.last_operation())
        titles = first_of(pane)
        qtbot.keyClick(pane.list, Qt.Key.Key_S)
        assert first_of(pane) == [*titles[1:], titles[0]]
        assert pane.card.one.a.text == titles[1]
        assert await desk.read(lambda vault: vault.last_operation()) == before

    live(story)


def test_what_changed_meanwhile_is_not_decided(qtbot: QtBot, filled: Fill, live: Live) -> None:
    filled(fill)

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await entered(window)
        shown = pane.card.one
        assert shown is not None
        desk.changed.disconnect(pane._soon.soon)
        await desk.change(lambda vault: vault.revise(shown.b.memory, "I own a castle"))
        before = await desk.read(texts)
        qtbot.keyClick(pane.list, Qt.Key.Key_A)
        await until(lambda: len(first_of(pane)) == 2 and not pane._busy)
        assert await desk.read(texts) == before

    live(story)


def test_what_others_wrote_is_plain_text_and_what_hides_is_told(red_picture: str, filled: Fill, live: Live) -> None:
    evil = f'<img src="{red_picture}"> I have\u202e two cats'
    filled(lambda vault: (add(vault, evil), add(vault, f"{evil}!")))

    async def story(window: MainWindow, _desk: Desk) -> None:
        pane = await entered(window)
        assert not has_red(pane.grab().toImage())
        assert "not visible elsewhere" in pane.card.a.odd.text()

    live(story)


def test_the_card_reads_as_one_paragraph(filled: Fill, live: Live) -> None:
    filled(fill)

    async def story(window: MainWindow, _desk: Desk) -> None:
        pane = await entered(window)
        said = pane.card.accessibleName()
        assert said.startswith("Is this the same thing twice? Said earlier: “I rent a flat”. True since")
        assert said.endswith("Why we ask: Nearly the same words.")
        assert "\n" not in said

    live(story)
