"""Bringing in and saving files: what is in a file is shown first, a stop leaves nothing, a repeat adds nothing."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.answers import ExportReport, ImportReport, Take
from core.domain import Showing, Statement
from core.vault import Vault
from core.window import parse_moment
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.test_safe import has_red
from ui import text_dialogs as words
from ui.desk import Desk
from ui.dialogs.export_dialog import ExportDialog
from ui.dialogs.import_dialog import ImportDialog, Step

Fill = Callable[[Callable[[Vault], object]], Path]


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


def sample(name: str, turns: int) -> dict[str, object]:
    session = [
        {"speaker": ("Mira", "Ada")[number % 2], "dia_id": f"D1:{number}", "text": f"Message {number} of {name}"}
        for number in range(1, turns + 1)
    ]
    conversation = {
        "speaker_a": "Mira",
        "speaker_b": "Ada",
        "session_1_date_time": "1:56 pm on 8 May, 2023",
        "session_1": session,
    }
    return {"sample_id": name, "conversation": conversation, "qa": []}


@pytest.fixture
def talks(tmp_path: Path) -> Path:
    """Two recorded conversations of forty and thirty messages."""
    path = tmp_path / "talks.json"
    path.write_text(json.dumps([sample("first", 40), sample("second", 30)]), encoding="utf-8")
    return path


def opened(qtbot: QtBot, dialog: ImportDialog | ExportDialog) -> list[object]:
    qtbot.addWidget(dialog)
    wrote: list[object] = []
    dialog.wrote.connect(wrote.append)
    dialog.open()
    return wrote


async def counts(desk: Desk) -> tuple[int, int]:
    stats = await desk.read(lambda vault: vault.stats())
    return stats.memories, stats.episodes


def test_one_of_several_conversations_is_brought_in_after_its_preview(
    qtbot: QtBot,
    at_desk: AtDesk,
    talks: Path,
) -> None:
    async def story(desk: Desk) -> None:
        dialog = ImportDialog(desk, path=talks)
        wrote = opened(qtbot, dialog)
        await until(lambda: dialog.step is Step.PREVIEW)
        page = dialog.preview
        assert page._found.text() == "Recorded conversations: 70 messages in 2 conversations, 8 May 2023."
        choices = [page.conversation.itemText(number) for number in range(page.conversation.count())]
        assert choices == [words.ALL_CONVERSATIONS, "first", "second"]
        page.conversation.setCurrentIndex(2)
        await until(lambda: "30 messages" in page._found.text())
        assert [page.you.itemText(number) for number in range(page.you.count())] == [words.NOBODY, "Ada", "Mira"]
        page.you.setCurrentIndex(2)
        assert await counts(desk) == (0, 0)
        await until(dialog.accept_button.isEnabled)
        qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
        await until(lambda: wrote)
        assert isinstance(wrote[0], ImportReport)
        assert wrote[0].added == 30
        assert dialog.step is Step.REPORT
        assert dialog.report.line.text() == "Brought in 30 items."
        assert await counts(desk) == (0, 30)
        qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
        assert not dialog.isVisible()

    at_desk(story)


def test_bringing_in_the_same_file_again_adds_nothing_and_says_so(qtbot: QtBot, at_desk: AtDesk, talks: Path) -> None:
    async def story(desk: Desk) -> None:
        said = []
        for _ in range(2):
            dialog = ImportDialog(desk, path=talks)
            wrote = opened(qtbot, dialog)
            await until(lambda dialog=dialog: dialog.step is Step.PREVIEW and dialog.accept_button.isEnabled())
            qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
            await until(lambda wrote=wrote: wrote)
            said.append(dialog.report.line.text())
            dialog.accept()
        assert said == ["Brought in 70 items.", words.NOTHING_NEW]
        assert await counts(desk) == (0, 70)

    at_desk(story)


def test_a_list_becomes_memories_that_wait_or_count_at_once(qtbot: QtBot, at_desk: AtDesk, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("I live in Lisbon\nI have a dog called Bruno\n", encoding="utf-8")

    async def story(desk: Desk) -> None:
        dialog = ImportDialog(desk, path=path)
        wrote = opened(qtbot, dialog)
        await until(lambda: dialog.step is Step.PREVIEW)
        page = dialog.preview
        assert page.take is Take.MEMORIES
        assert page.at_once.isVisible()
        page.takes[Take.EPISODES].setChecked(True)
        assert not page.at_once.isVisible()
        page.takes[Take.MEMORIES].setChecked(True)
        qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
        await until(lambda: wrote)
        assert "2 memories wait for your approval." in dialog.report.line.text()
        dialog.accept()

    at_desk(story)


def test_a_stop_while_it_runs_leaves_nothing_behind(qtbot: QtBot, at_desk: AtDesk, tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    path.write_text(json.dumps([sample("long", 3_000)]), encoding="utf-8")

    async def story(desk: Desk) -> None:
        dialog = ImportDialog(desk, path=path)
        wrote = opened(qtbot, dialog)
        await until(lambda: dialog.step is Step.PREVIEW and dialog.accept_button.isEnabled())
        qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
        assert dialog.step is Step.RUNNING
        assert dialog.cancel.text() == words.STOP
        dialog.reject()
        assert dialog.isVisible()
        await until(lambda: dialog.step is Step.PREVIEW)
        assert dialog.fault.sentence == words.STOPPED
        assert wrote == []
        assert await counts(desk) == (0, 0)
        dialog.reject()
        assert not dialog.isVisible()

    at_desk(story)


def test_a_file_that_is_not_recognised_is_said_and_another_can_be_chosen(
    qtbot: QtBot,
    at_desk: AtDesk,
    tmp_path: Path,
    talks: Path,
) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 40)

    async def story(desk: Desk) -> None:
        dialog = ImportDialog(desk, path=path)
        opened(qtbot, dialog)
        await until(lambda: dialog.fault.sentence)
        assert dialog.step is Step.CHOOSE
        dialog.zone.dropped.emit((talks,))
        await until(lambda: dialog.step is Step.PREVIEW)
        assert dialog.fault.sentence == ""
        dialog.reject()

    at_desk(story)


def test_html_in_a_file_stays_text_in_the_preview(
    qtbot: QtBot,
    at_desk: AtDesk,
    tmp_path: Path,
    red_picture: str,
) -> None:
    talk = sample(f"<img src='{red_picture}'>", 3)
    talk["conversation"]["session_1"][0]["text"] = f"<h1>big</h1><img src='{red_picture}'>"  # type: ignore[index]
    talk["conversation"]["session_1"][0]["speaker"] = f"<img src='{red_picture}'>"  # type: ignore[index]
    path = tmp_path / "talk.json"
    path.write_text(json.dumps([talk, sample("b", 2)]), encoding="utf-8")

    async def story(desk: Desk) -> None:
        dialog = ImportDialog(desk, path=path)
        opened(qtbot, dialog)
        await until(lambda: dialog.step is Step.PREVIEW)
        assert "<h1>big</h1>" in dialog.preview.rows.texts[0]
        assert not has_red(dialog.grab().toImage())
        dialog.reject()

    at_desk(story)


@pytest.mark.parametrize("kind", ["json", "jsonl"])
def test_memories_are_saved_as_the_window_shows_them(
    qtbot: QtBot,
    at_desk: AtDesk,
    filled: Fill,
    tmp_path: Path,
    kind: str,
) -> None:
    def write(vault: Vault) -> None:
        memory = vault.add(Statement("I live in Porto")).memory
        assert memory
        vault.revise(memory, "I live in Lisbon", parse_moment("2026-01"))

    filled(write)
    path = tmp_path / f"out.{kind}"

    async def story(desk: Desk) -> None:
        dialog = ExportDialog(desk, Showing())
        wrote = opened(qtbot, dialog)
        dialog.choices.choose(kind)
        assert dialog.format == kind
        dialog.save_to(path)
        await until(lambda: wrote)
        assert isinstance(wrote[0], ExportReport)
        assert wrote[0].memories == 1
        assert "I live in Lisbon" in path.read_text(encoding="utf-8")

    at_desk(story)


def test_a_place_that_cannot_be_written_is_said_in_the_dialog(qtbot: QtBot, at_desk: AtDesk, tmp_path: Path) -> None:
    async def story(desk: Desk) -> None:
        dialog = ExportDialog(desk, Showing())
        wrote = opened(qtbot, dialog)
        dialog.save_to(tmp_path / "no" / "such" / "folder" / "out.json")
        await until(lambda: dialog.fault.sentence)
        assert wrote == []
        dialog.reject()

    at_desk(story)


def test_another_copy_of_the_vault_says_what_it_is_and_is_merged(
    qtbot: QtBot, at_desk: AtDesk, filled: Fill, tmp_path: Path
) -> None:
    copy = tmp_path / "laptop.vault"
    shutil.copy(filled(lambda vault: vault.add(Statement("I live in Porto"))), copy)
    vault = Vault.open(copy)
    vault.add(Statement("I like green tea"))
    vault.close()

    async def story(desk: Desk) -> None:
        dialog = ImportDialog(desk, path=copy)
        wrote = opened(qtbot, dialog)
        await until(lambda: dialog.step is Step.PREVIEW)
        assert dialog.preview._found.text().startswith("Another copy of this vault: 1 new.")
        assert not dialog.preview.questions.isVisible()
        await until(dialog.accept_button.isEnabled)
        qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)
        await until(lambda: wrote)
        assert dialog.report.line.text() == "Merged: 1 new memory, 0 changed."
        assert await counts(desk) == (2, 2)
        dialog.accept()

    at_desk(story)
