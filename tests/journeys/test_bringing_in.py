"""Bringing in a file through the window: stopping leaves nothing behind, bringing in twice adds nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from core.answers import Stats
from tests.ui.conftest import Story, until
from ui import text
from ui.desk import Desk
from ui.dialogs.import_dialog import ImportDialog, Step
from ui.jobs import Job
from ui.window import MainWindow

pytestmark = pytest.mark.journey


@pytest.fixture
def conversations(data_dir: Path) -> Path:
    """The LoCoMo conversations."""
    file = data_dir / "locomo" / "locomo_dev.json"
    if not file.is_file():
        pytest.skip("needs the LoCoMo conversations")
    return file


async def open_import(window: MainWindow, file: Path, conversation: str | None) -> ImportDialog:
    """The import dialog with a file looked into."""
    window.do("import")
    await until(lambda: isinstance(QApplication.activeModalWidget(), ImportDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ImportDialog)
    dialog.look_into(file)
    await until(lambda: dialog.step is Step.PREVIEW and dialog.accept_button.isEnabled(), "no preview")
    if conversation is not None:
        box = dialog.preview.conversation
        box.setCurrentIndex(box.findData(conversation))
        await until(dialog.accept_button.isEnabled, "no preview of the conversation")
    return dialog


async def held(desk: Desk) -> Stats:
    """What the vault holds."""
    return await desk.read(lambda vault: vault.stats())


def test_an_import_that_is_stopped_leaves_nothing_behind(live: Callable[[Story], None], conversations: Path) -> None:
    async def story(window: MainWindow, desk: Desk) -> None:
        jobs: list[Job] = []
        seen: list[bool] = []

        def stop(job: Job) -> None:
            jobs.append(job)
            seen.append(window.frame.status.job is job)
            dialog.reject()  # what the Stop button does

        dialog = await open_import(window, conversations, None)
        desk.jobs.begun.connect(stop)
        dialog.accept_button.click()
        await until(lambda: jobs and dialog.step is Step.PREVIEW, "it went on")
        stats = await held(desk)
        assert (stats.memories, stats.episodes, stats.operations) == (0, 0, 1)
        assert seen == [True]
        assert window.frame.status.job is None
        assert dialog.fault.sentence
        dialog.close()

    live(story)


def test_bringing_in_the_same_file_again_adds_nothing(live: Callable[[Story], None], conversations: Path) -> None:
    async def story(window: MainWindow, desk: Desk) -> None:
        for expected in (text.imported(419, 0, 0), text.imported(0, 419, 0)):
            dialog = await open_import(window, conversations, "conv-26")
            dialog.accept_button.click()
            await until(lambda dialog=dialog: dialog.step is Step.REPORT, "the import never ended")
            assert window.frame.undo.words == expected
            dialog.accept_button.click()
            assert (await held(desk)).episodes == 419

    live(story)
