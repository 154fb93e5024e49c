"""Saving memories: what would be written is seen beforehand, and what was chosen is what is written."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
import qasync
from pytestqt.qtbot import QtBot

from core.answers import ExportReport, ImportOptions
from core.domain import Showing, Statement
from core.errors import WrongPassword
from core.vault import Vault
from core.window import parse_moment
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from ui import text_export as words
from ui.desk import Desk
from ui.dialogs.export_choices import What
from ui.dialogs.export_dialog import ExportDialog


class Shelf:
    """A list in which one memory is selected and two are shown."""

    query = "river"

    def __init__(self, ids: list[str]) -> None:
        self.ids = ids

    def number_selected(self) -> int:
        return 2

    async def selected(self) -> tuple[str, ...]:
        return (self.ids[0],)

    async def listed(self) -> tuple[str, ...]:
        return tuple(self.ids[:2])


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    return desk_player(loop, vault_path)


@pytest.fixture
def ids(filled: Callable[[Callable[[Vault], object]], Path]) -> list[str]:
    made: list[str] = []

    def write(vault: Vault) -> None:
        for text in ("I live in Porto", "Ana rows on the river", "I like green tea"):
            memory = vault.add(Statement(text, window=_since("2020"))).memory
            assert memory
            made.append(memory)
        vault.end(made[2], parse_moment("2024"))

    filled(write)
    return made


def _since(year: str):  # type: ignore[no-untyped-def]
    from core.window import window_between

    return window_between(parse_moment(year), None)


def opened(qtbot: QtBot, dialog: ExportDialog) -> list[object]:
    qtbot.addWidget(dialog)
    wrote: list[object] = []
    dialog.wrote.connect(wrote.append)
    dialog.open()
    return wrote


def test_what_is_chosen_is_seen_beforehand_and_is_what_is_written(
    qtbot: QtBot, at_desk: AtDesk, ids: list[str], tmp_path: Path
) -> None:
    async def story(desk: Desk) -> None:
        dialog = ExportDialog(desk, Showing(), listed=Shelf(ids))
        wrote = opened(qtbot, dialog)
        choices = dialog.choices
        choices.choose("json")
        await until(lambda: dialog.amount.text() == words.will_write(1) and "Porto" in dialog.look.toPlainText())
        choices.take(What.SHOWN)
        await until(lambda: dialog.amount.text() == words.will_write(2) and "Ana" in dialog.look.toPlainText())
        choices.redact.setChecked(True)
        await until(lambda: "Mira" not in dialog.look.toPlainText())
        choices.take(What.WHOLE)
        choices.redact.setChecked(False)
        choices.past.setChecked(True)
        await until(lambda: dialog.amount.text() == words.will_write(3))
        choices.on.set_moment(parse_moment("2019"))
        await until(lambda: "upcoming" in dialog.look.toPlainText())
        choices.on.set_moment(None)
        choices.take(What.SELECTED)
        dialog.save_to(tmp_path / "out.json")
        await until(lambda: wrote)
        assert isinstance(wrote[0], ExportReport)
        told = json.loads((tmp_path / "out.json").read_text("utf-8"))["memories"]
        assert [one["text"] for one in told] == ["I live in Porto"]

    at_desk(story)


def test_an_archive_takes_everything_and_can_be_locked(
    qtbot: QtBot, at_desk: AtDesk, ids: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "out.zip"

    async def story(desk: Desk) -> None:
        dialog = ExportDialog(desk, Showing(), listed=Shelf(ids))
        wrote = opened(qtbot, dialog)
        choices = dialog.choices
        assert choices.format == "archive"
        assert not choices.past.isVisible()
        await until(lambda: "3 memories" in dialog.look.toPlainText())
        choices.lock.setChecked(True)
        for first, second, said in (("", "", words.NO_PASSWORD), ("one", "two", words.NOT_THE_SAME)):
            choices.first.setText(first)
            choices.second.setText(second)
            dialog.save_to(path)
            assert said in dialog.fault.sentence
            assert not path.exists()
        choices.second.setText("one")
        dialog.save_to(path)
        await until(lambda: wrote)

    at_desk(story)
    with zipfile.ZipFile(path) as packed:
        assert packed.getinfo("manifest.json").flag_bits & 1
    vault = Vault.create(tmp_path / "back.vault")
    with pytest.raises(WrongPassword):
        vault.import_file(path, ImportOptions(password="two"))
    vault.import_file(path, ImportOptions(password="one"))
    assert vault.stats().memories == 3
    vault.close()


def test_a_stop_while_it_is_written_leaves_nothing(
    qtbot: QtBot, at_desk: AtDesk, ids: list[str], tmp_path: Path
) -> None:
    async def story(desk: Desk) -> None:
        dialog = ExportDialog(desk, Showing())
        wrote = opened(qtbot, dialog)
        dialog.choices.choose("json")
        desk.jobs.begun.connect(lambda job: job.stop())
        dialog.save_to(tmp_path / "out.json")
        assert dialog.cancel.text() == words.STOP
        await until(lambda: dialog.fault.sentence and not dialog.busy)
        assert wrote == []
        assert not (tmp_path / "out.json").exists()
        assert dialog.isVisible()
        dialog.reject()

    at_desk(story)
