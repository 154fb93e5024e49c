"""The page on which a file is looked at before it comes in: what would come of it, and what is asked about it."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
import qasync
from pytestqt.qtbot import QtBot

from core.answers import Take
from core.domain import Statement
from core.vault import Vault
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from ui import text_import as words
from ui.desk import Desk
from ui.dialogs.import_dialog import ImportDialog, Step

Fill = Callable[[Callable[[Vault], object]], Path]


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


def put(tmp_path: Path, content: str, name: str = "file") -> Path:
    path = tmp_path / name
    path.write_text(content, "utf-8")
    return path


async def looked_at(qtbot: QtBot, desk: Desk, path: Path) -> ImportDialog:
    dialog = ImportDialog(desk, path=path)
    qtbot.addWidget(dialog)
    dialog.open()
    await until(lambda: dialog.step is Step.PREVIEW)
    await compared(dialog)
    return dialog


async def compared(dialog: ImportDialog) -> None:
    await until(dialog.preview.foretold._row.isHidden, "nothing was foretold")


def figures(dialog: ImportDialog) -> list[str]:
    return [label.text() for label in dialog.preview.foretold.figures.values()]


def test_what_would_come_of_a_file_is_told_before_anything_is_stored(
    qtbot: QtBot, at_desk: AtDesk, filled: Fill, tmp_path: Path
) -> None:
    filled(lambda vault: [vault.add(Statement(text)) for text in ("I live in Porto", "I keep bees")])
    path = put(tmp_path, "I live in Lisbon\nI keep bees\nI like tea\n")

    async def story(desk: Desk) -> None:
        dialog = await looked_at(qtbot, desk, path)
        assert figures(dialog) == ["2", "1", "1", "2"]
        dialog.preview.at_once.setChecked(True)
        await until(lambda: figures(dialog) == ["2", "1", "1", "0"])
        dialog.preview.takes[Take.EPISODES].setChecked(True)
        await until(lambda: figures(dialog) == ["3", "0", "0", "0"])
        assert (await desk.read(lambda vault: vault.stats().episodes)) == 2
        dialog.reject()

    at_desk(story)


def test_who_does_not_want_to_wait_for_the_comparison_skips_it(qtbot: QtBot, at_desk: AtDesk, tmp_path: Path) -> None:
    path = put(tmp_path, "\n".join(f"I keep {number} bees in my garden" for number in range(2_000)))

    async def story(desk: Desk) -> None:
        dialog = ImportDialog(desk, path=path)
        qtbot.addWidget(dialog)
        dialog.open()
        await until(lambda: dialog.step is Step.PREVIEW)
        assert dialog.preview.foretold.line.text() == words.COMPARING
        dialog.preview.foretold._skip.click()
        assert dialog.preview.foretold.line.text() == words.NOT_COMPARED
        assert dialog.accept_button.isEnabled()
        dialog.reject()
        await until(lambda: not desk._apart, "it went on comparing")

    at_desk(story)


def test_a_date_in_doubt_and_a_time_without_a_zone_are_asked_about(
    qtbot: QtBot, at_desk: AtDesk, tmp_path: Path
) -> None:
    path = put(tmp_path, "Memory;Created at\nLives in Lisbon;04/03/2025 09:00\n")

    async def story(desk: Desk) -> None:
        dialog = await looked_at(qtbot, desk, path)
        asked = dialog.preview.questions
        assert "two ways" in asked.order_line.text()
        assert "no zone" in asked._zone_line.text()
        assert asked.order_line.isVisible()
        asked.orders["dmy"].setChecked(True)
        await until(lambda: dialog.preview.rows._cells[0][0].text() == "4 Mar 2025")
        assert asked.order_line.isVisible()
        asked.zone.setCurrentIndex(asked.zone.findData("Asia/Tokyo"))
        await until(dialog.accept_button.isEnabled)
        dialog.go()
        await until(lambda: dialog.step is Step.REPORT)
        (said,) = (await desk.read(lambda vault: vault.episodes()))[0]
        assert str(said.said_at) == "2025-03-04T00:00:00.000000Z"

    at_desk(story)


def test_nothing_is_asked_that_the_file_says_itself(qtbot: QtBot, at_desk: AtDesk, tmp_path: Path) -> None:
    path = put(tmp_path, "[2025-03-04] - I live in Lisbon\n")

    async def story(desk: Desk) -> None:
        dialog = await looked_at(qtbot, desk, path)
        asked = dialog.preview.questions
        for part in (asked.order_line, asked.zone, asked.columns, asked.you, asked.conversation, asked.by_model):
            assert not part.isVisible()
        dialog.reject()

    at_desk(story)


def test_the_columns_of_a_table_are_mapped_by_what_stands_in_them(
    qtbot: QtBot, at_desk: AtDesk, tmp_path: Path
) -> None:
    path = put(tmp_path, "Erinnerung;Am;Wer\nIch wohne in Porto;2025-03-04;Mira\nIch mag Tee;2025-03-05;Ada\n")

    async def story(desk: Desk) -> None:
        dialog = await looked_at(qtbot, desk, path)
        lists = dialog.preview.questions.columns.lists
        assert [box.currentData() for box in lists] == ["text", "", ""]
        lists[1].setCurrentIndex(lists[1].findData("date"))
        await until(lambda: dialog.preview.rows._cells[1][0].text() == "5 Mar 2025")
        lists[2].setCurrentIndex(lists[2].findData("text"))
        await until(lambda: dialog.preview.rows.texts == ("Mira", "Ada"))
        assert [box.currentData() for box in lists] == ["", "date", "text"]
        dialog.reject()

    at_desk(story)


def test_an_import_is_taken_back_from_its_report(qtbot: QtBot, at_desk: AtDesk, tmp_path: Path) -> None:
    path = put(tmp_path, "I live in Lisbon\nthanks!\n")

    async def story(desk: Desk) -> None:
        dialog = await looked_at(qtbot, desk, path)
        dialog.go()
        await until(lambda: dialog.step is Step.REPORT)
        dialog.save_list(tmp_path / "list.csv", dialog.report.left_out)
        await until(lambda: "list.csv" in dialog.report.left_out.save.text())
        assert "thanks!" in (tmp_path / "list.csv").read_text("utf-8-sig")
        dialog.report.undo_button.click()
        await until(lambda: dialog.report.line.text() == words.UNDONE)
        assert not dialog.report.undo_button.isVisible()
        assert (await desk.read(lambda vault: vault.stats().episodes)) == 0

    at_desk(story)


def test_a_speaker_with_the_owners_name_is_taken_for_the_owner_and_assistants_are_nobody(
    qtbot: QtBot, at_desk: AtDesk, tmp_path: Path
) -> None:
    talk = [{"role": role, "content": f"Hello, {role}"} for role in ("mira", "assistant", "Ada")]
    entry = {"question_id": "q", "haystack_session_ids": ["s"], "haystack_sessions": [talk]}

    async def story(desk: Desk) -> None:
        desk.owner = "Mira"
        dialog = await looked_at(qtbot, desk, put(tmp_path, json.dumps([entry])))
        you = dialog.preview.you
        assert [you.itemData(place) for place in range(you.count())] == [None, "mira", "Ada"]
        assert you.currentData() == "mira"
        dialog.reject()

    at_desk(story)


def test_a_locked_archive_asks_for_its_password(qtbot: QtBot, at_desk: AtDesk, filled: Fill, tmp_path: Path) -> None:
    def lock(vault: Vault) -> None:
        vault.add(Statement("I keep bees"))
        vault.export(tmp_path / "locked.zip", "archive", password="right horse")

    other = Vault.in_memory(owner="Mira")
    lock(other)
    other.close()

    async def story(desk: Desk) -> None:
        dialog = ImportDialog(desk, path=tmp_path / "locked.zip")
        qtbot.addWidget(dialog)
        dialog.open()
        for password, step in (("wrong", Step.CHOOSE), ("right horse", Step.PREVIEW)):
            await until(dialog.unlock.isVisible)
            dialog.fault.hide()
            dialog.unlock.field.setText(password)
            dialog.unlock.field.returnPressed.emit()
            assert dialog.unlock.field.text() == ""
            await until(lambda: dialog.fault.sentence or dialog.step is Step.PREVIEW)
            assert dialog.step is step
        dialog.reject()

    at_desk(story)


def test_a_file_too_large_for_the_bars_own_numbers_moves_it_all_the_same(
    qtbot: QtBot, at_desk: AtDesk, tmp_path: Path
) -> None:
    path = put(tmp_path, "I live in Lisbon\n")

    async def story(desk: Desk) -> None:
        dialog = await looked_at(qtbot, desk, path)
        job = desk.jobs.begin("Bringing in")
        job.moved.connect(dialog.progress.show_progress)
        job.progress(3_000_000_000, 4_000_000_000)
        await until(lambda: dialog.progress.bar.value() == 750)
        assert dialog.progress.line.text() == "3,000.0 of 4,000.0 MB"
        desk.jobs.end(job)
        dialog.reject()

    at_desk(story)


def test_a_broken_archive_leaves_the_page_where_a_file_is_chosen(qtbot: QtBot, at_desk: AtDesk, tmp_path: Path) -> None:
    path = tmp_path / "export.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("../../out.txt", "I live in Lisbon")

    async def story(desk: Desk) -> None:
        dialog = ImportDialog(desk, path=path)
        qtbot.addWidget(dialog)
        dialog.open()
        await until(lambda: dialog.fault.sentence)
        assert dialog.step is Step.CHOOSE
        assert "leads out" in dialog.fault.sentence
        dialog.reject()

    at_desk(story)


def test_of_several_files_each_is_looked_at_in_its_turn(qtbot: QtBot, at_desk: AtDesk, tmp_path: Path) -> None:
    first, second = put(tmp_path, "I live in Porto\n", "a.txt"), put(tmp_path, "\0\0", "b.bin")
    third = put(tmp_path, "I keep bees\nI like tea\n", "c.txt")

    async def story(desk: Desk) -> None:
        dialog = ImportDialog(desk, path=first, others=(second, third))
        qtbot.addWidget(dialog)
        dialog.open()
        await until(lambda: dialog.step is Step.PREVIEW)
        assert dialog.which.text() == "File 1 of 3: a.txt"
        dialog.accept_button.click()
        await until(lambda: dialog.step is Step.REPORT)
        assert dialog.accept_button.text() == words.NEXT_FILE
        dialog.accept_button.click()
        await until(lambda: not dialog.fault.isHidden(), "an unreadable file was not refused")
        assert dialog.which.text() == "File 2 of 3: b.bin"
        dialog.leave_out.click()
        await until(lambda: dialog.step is Step.PREVIEW)
        assert dialog.which.text() == "File 3 of 3: c.txt"
        assert dialog.leave_out.isHidden()
        dialog.accept_button.click()
        await until(lambda: dialog.step is Step.REPORT)
        assert [one.kind for one in await desk.read(lambda vault: vault.log(2))] == ["import", "import"]
        assert await desk.read(lambda vault: vault.stats().episodes) == 3
        dialog.accept_button.click()
        await until(lambda: not dialog.isVisible())
        await desk.read(lambda vault: vault.log(1))

    at_desk(story)
