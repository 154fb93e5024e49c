"""From a file to a memory with a past: bring in a real conversation, find the turn, keep it, correct it, look back.

A person does all of it in the window; the test only presses what a person
presses. The clock is set, so that the vault has a past to look at.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from core.domain import Memory, Receipt, Status
from core.inference.embed import Embedder, load_builtin_embedder
from core.vault import Vault
from tests.ui.conftest import until
from ui import text
from ui.desk import Desk, Doors
from ui.dialogs.import_dialog import ImportDialog, Step
from ui.dialogs.revise_dialog import ReviseDialog
from ui.tables.rows import Kind, Row
from ui.theme import Theme, appearance
from ui.window import MainWindow

QUESTION = "When did Caroline go to the LGBTQ support group?"
ANSWER = "D1:3"
"""The first question of the conversation's own list, and the turn that answers it."""
EMBEDDING = 150.0
"""Seconds for 419 vectors; a quiet machine takes about five."""
IMPORTED = datetime(2026, 1, 10, 9, tzinfo=UTC)
KEPT = datetime(2026, 1, 12, 9, tzinfo=UTC)
REVISED = datetime(2026, 3, 5, 9, tzinfo=UTC)
LOOKED_AT = datetime(2026, 3, 6, 9, tzinfo=UTC)
CHANGED_ON = "2025-06-01"
NEW_WORDING = "Caroline leads an LGBTQ support group of her own."


@dataclass
class Hands:
    """The window, and what a person does with it."""

    window: MainWindow
    desk: Desk
    qtbot: QtBot
    now: list[datetime] = field(default_factory=lambda: [IMPORTED])

    async def bring_in(self, file: Path, conversation: str) -> None:
        """File ▸ Import…, choose the file and the conversation, bring it in, close the report."""
        self.window.do("import")
        await until(lambda: isinstance(QApplication.activeModalWidget(), ImportDialog))
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ImportDialog)
        dialog.look_into(file)
        await until(lambda: dialog.step is Step.PREVIEW and dialog.accept_button.isEnabled(), "no preview")
        box = dialog.preview.conversation
        box.setCurrentIndex(box.findData(conversation))
        await until(dialog.accept_button.isEnabled, "no preview of the conversation")
        dialog.accept_button.click()
        await until(lambda: dialog.step is Step.REPORT, f"the import never ended: {dialog.fault.sentence}")
        dialog.accept_button.click()

    async def search(self, words: str) -> None:
        """Type into the search box and wait for the answer."""
        shown: list[bool] = []
        told = self.window.frame.search.settled.connect(lambda: shown.append(True))
        self.window.frame.box.clear()
        self.qtbot.keyClicks(self.window.frame.box, words)
        await until(lambda: shown and self.window.frame.search.query == words)
        self.window.frame.search.settled.disconnect(told)

    def rows(self, kind: Kind) -> list[Row]:
        """The rows of one kind, from the top."""
        model = self.window.frame.search.model
        found = [model.row_at(number) for number in range(model.rowCount())]
        return [row for row in found if row is not None and row.kind is kind]

    async def revise(self, wording: str, since: str) -> None:
        """F2, write, “It changed in the world”, the date, Correct."""
        await until(lambda: not self.window.menus.reasons["revise"])
        self.window.do("revise")
        await until(lambda: isinstance(QApplication.activeModalWidget(), ReviseDialog))
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ReviseDialog)
        dialog.editor.clear()
        self.qtbot.keyClicks(dialog.editor, wording)
        dialog.changed.setChecked(True)
        dialog.since.line.clear()
        self.qtbot.keyClicks(dialog.since.line, since)
        dialog.accept_button.click()
        await until(lambda: self.window.frame.undo.words == text.DONE["revise"], "never corrected")

    async def look_at(self, *, true_on: str = "", known_on: str = "") -> None:
        """“Showing: Today ▾”, type the dates, Show."""
        button = self.window.frame.showing
        button.click()
        panel = button.panel
        assert panel is not None
        for choice, date in ((panel.true_on, true_on), (panel.known_on, known_on)):
            (choice.dated if date else choice.today).setChecked(True)
            choice.field.line.setText(date)
        panel.show_button.click()
        await until(lambda: not self.window.frame.banner.isHidden())

    async def undo(self) -> None:
        """Press Undo in the bar."""
        before = await self.desk.read(lambda vault: vault.last_operation())
        await until(lambda: not self.window.menus.reasons["undo"])
        self.window.do("undo")
        while await self.desk.read(lambda vault: vault.last_operation()) == before:
            await asyncio.sleep(0.02)

    async def memory(self) -> Memory:
        """The memory on show, as the vault has it today."""
        return await self.desk.read(lambda vault: vault.show(self.window.memory).memory)

    async def wording(self, expected: str) -> None:
        """Wait until the detail shows that wording."""
        pane = self.window.frame.detail
        await until(
            lambda: pane.detail is not None and pane.detail.memory.text == expected,
            f"the detail never said: {expected}",
        )


@pytest.fixture(scope="module")
def embedder() -> Embedder:
    """The built-in model."""
    return load_builtin_embedder(Path(__file__).resolve().parent.parent.parent / "resources")


@pytest.mark.journey
@pytest.mark.timeout(300)
def test_a_conversation_becomes_a_memory_with_a_past(
    loop: qasync.QEventLoop,
    qtbot: QtBot,
    tmp_path: Path,
    data_dir: Path,
    embedder: Embedder,
) -> None:
    file = data_dir / "locomo" / "locomo_dev.json"
    if not file.is_file():
        pytest.skip("needs the LoCoMo conversations")
    appearance().choose(Theme.LIGHT, 1.0)
    now = [IMPORTED]
    vault_path = tmp_path / "mira.variorum"
    Vault.create(vault_path, owner="Mira", clock=lambda: now[0]).close()

    async def play() -> None:
        desk = Desk(
            Doors(
                lambda: Vault.open(vault_path, clock=lambda: now[0]),
                lambda: Vault.open(vault_path, read_only=True, clock=lambda: now[0]),
                lambda: embedder,
            )
        )
        window = MainWindow(desk, "Mira")
        window.show()
        await desk.open()
        await window.began()
        try:
            await story(Hands(window, desk, qtbot, now), file)
        finally:
            window.close()
            await desk.close()
            window.put_away()
            desk.deleteLater()

    loop.run_until_complete(play())
    again = Vault.open(vault_path)
    assert again.verify() == ()
    again.close()


async def story(hands: Hands, file: Path) -> None:
    """The whole journey, one step after the other."""
    window, desk, now = hands.window, hands.desk, hands.now
    grown: list[bool] = []
    desk.meaning.grown.connect(lambda: grown.append(True))
    said: list[str] = []
    desk.noticed.connect(said.append)
    desk.load_meaning()

    # The conversation comes in through the window, and nothing but it.
    await hands.bring_in(file, "conv-26")
    stats = await desk.read(lambda vault: vault.stats())
    assert (stats.memories, stats.episodes) == (0, 419)
    await until(lambda: grown, "the messages were never prepared for search by meaning", EMBEDDING)

    assert any(sentence.startswith(text.EMBEDDING) for sentence in said)
    assert window.frame.status.notice == text.MODEL_READY

    # Its own first question is typed; the turn that answers it is the first hit.
    await hands.search(QUESTION)
    assert window.frame.search.model.headings() == [0]
    first = hands.rows(Kind.EPISODE)[0]
    turn = next(turn for turn in await desk.read(lambda vault: vault.episode(first.key, 0)))
    assert turn.external_id == ANSWER
    hands.qtbot.keyClick(window.frame.box, Qt.Key.Key_Down)
    await until(lambda: window.frame.detail.episode == first.key)

    # It is kept as a memory: the turn's own words, with the turn as its source.
    now[0] = KEPT
    window.frame.detail.keep.click()
    await until(lambda: window.memory and window.frame.detail.detail)
    kept = await hands.memory()
    assert (kept.text, kept.status) == (turn.text, Status.CURRENT)
    detail = await desk.read(lambda vault: vault.show(kept.id))
    assert [evidence.episode for evidence in detail.evidence] == [turn.id]

    # Weeks later the world has changed, from a date on.
    now[0] = REVISED
    await hands.revise(NEW_WORDING, CHANGED_ON)
    await hands.wording(NEW_WORDING)

    # The timeline shows both wordings, one after the other.
    window.do("timeline")
    versions = window.frame.detail.detail.versions if window.frame.detail.detail else ()
    assert [version.text for version in versions] == [turn.text, NEW_WORDING]
    assert str(versions[0].window.end) == str(versions[1].window.start) == CHANGED_ON

    # On an earlier date in the world the old wording is the one that is true.
    now[0] = LOOKED_AT
    await hands.look_at(true_on="2025-01-01")
    await hands.wording(turn.text)
    assert window.frame.detail.detail is not None
    assert window.frame.detail.detail.memory.status is Status.CURRENT
    assert "1 Jan 2025" in window.frame.banner.sentence

    # As the vault knew it in February, before the correction, the old wording stands open-ended.
    await hands.look_at(known_on="2026-02-01")
    await hands.wording(turn.text)
    await until(lambda: window.frame.detail.detail is not None and len(window.frame.detail.detail.versions) == 1)
    assert window.frame.detail.detail is not None
    assert window.frame.detail.detail.versions[0].window.end is None

    # Undo, undo, undo: the correction, the keeping and the import are taken back, one by one.
    window.do("today")
    await hands.wording(NEW_WORDING)
    await hands.undo()
    await hands.wording(turn.text)
    await hands.undo()
    stats = await desk.read(lambda vault: vault.stats())
    assert (stats.memories, stats.episodes) == (0, 419)
    await hands.undo()
    stats = await desk.read(lambda vault: vault.stats())
    assert (stats.memories, stats.episodes) == (0, 0)

    # And redo brings all of it back.
    for _ in range(3):
        receipt: Receipt = await desk.change(lambda vault: vault.redo())
        assert receipt.operation is not None
    again = await desk.read(lambda vault: vault.show(kept.id))
    assert [version.text for version in again.versions] == [turn.text, NEW_WORDING]
