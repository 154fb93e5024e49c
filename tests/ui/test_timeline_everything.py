"""The timeline of everything: loaded when opened, plain text only, quick at 500 bars, usable by keyboard."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import qasync
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.domain import Showing, Statement
from core.vault import Vault
from core.window import parse_moment, window_between
from tests.ui.conftest import until
from tests.ui.desk_story import AtDesk, desk_player
from tests.ui.test_safe import has_red
from ui.desk import Desk
from ui.dialogs.everything_dialog import EverythingDialog

Fill = Callable[[Callable[[Vault], object]], Path]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def at_desk(loop: qasync.QEventLoop, vault_path: Path) -> AtDesk:
    """Plays a story at a desk over the vault."""
    return desk_player(loop, vault_path)


def test_the_plot_library_is_not_loaded_before_the_timeline_is_opened() -> None:
    code = "import sys, ui.window, ui.panes.vault_timeline; print('pyqtgraph' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "False"


def test_memories_stand_in_the_order_in_which_they_began_and_a_chosen_one_is_opened(
    qtbot: QtBot,
    at_desk: AtDesk,
    filled: Fill,
    red_picture: str,
) -> None:
    ids: dict[str, str] = {}

    def write(vault: Vault) -> None:
        for text, since in (("I live in Lisbon", "2025"), (f"<img src='{red_picture}'>", "2019"), ("I run", "2022")):
            memory = vault.add(Statement(text, window=window_between(parse_moment(since), None))).memory
            assert memory
            ids[text] = memory

    filled(write)

    async def story(desk: Desk) -> None:
        dialog = EverythingDialog(desk, Showing(parse_moment("2024").last))
        qtbot.addWidget(dialog)
        dialog.show()
        opened: list[str] = []
        dialog.opened.connect(opened.append)
        await until(lambda: dialog.timeline.plot is not None)
        plot = dialog.timeline.plot
        assert [lane.text for lane in plot.bars.lanes] == [f"<img src='{red_picture}'>", "I run", "I live in Lisbon"]
        assert plot.date_line.isVisible()
        await asyncio.sleep(0.05)
        assert not has_red(dialog.grab().toImage())
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            qtbot.keyClick(plot, key)
        assert "I live in Lisbon" in plot.accessibleDescription()
        qtbot.keyClick(plot, Qt.Key.Key_Return)
        assert opened == [ids["I live in Lisbon"]]
        middle = plot.view.mapFromScene(plot.bars.mapToScene(plot.bars.bar(1)[0].center()))
        qtbot.mouseClick(plot.view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
        await until(lambda: len(opened) == 2)
        assert opened[1] == ids["I run"]
        dialog.close()

    at_desk(story)


def test_a_new_memory_appears_by_itself(qtbot: QtBot, at_desk: AtDesk) -> None:
    async def story(desk: Desk) -> None:
        dialog = EverythingDialog(desk, Showing())
        qtbot.addWidget(dialog)
        dialog.show()
        await until(lambda: dialog.timeline.plot is not None)
        await desk.change(lambda vault: vault.add(Statement("I have a cat")))
        await until(lambda: len(dialog.timeline.plot.bars.lanes) == 1)
        assert "1 memory" in dialog.timeline.line.text()
        dialog.close()

    at_desk(story)


def test_moving_through_time_at_500_bars_stays_within_a_frame(qtbot: QtBot, at_desk: AtDesk, filled: Fill) -> None:
    def write(vault: Vault) -> None:
        for number in range(500):
            since = parse_moment(f"{1990 + number % 35}-{1 + number % 12}")
            vault.add(Statement(f"I kept diary number {number}", window=window_between(since, None)))

    filled(write)

    async def story(desk: Desk) -> None:
        dialog = EverythingDialog(desk, Showing())
        qtbot.addWidget(dialog)
        dialog.show()
        await until(lambda: dialog.timeline.plot is not None)
        plot = dialog.timeline.plot
        plot.view.grab()
        spent = []
        for _ in range(20):
            begun = time.thread_time()
            plot.box.translateBy(x=20 * 86_400, y=0)
            plot.view.grab()
            spent.append(time.thread_time() - begun)
        assert sorted(spent)[10] < 0.033
        dialog.close()

    at_desk(story)
