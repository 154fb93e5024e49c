"""A window over a real vault in a folder of its own, and a loop that runs a test's story to its end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
import qasync
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from core.vault import Vault
from tests.ui.templates import Templates, empty, stands_alone, write_into
from ui.desk import Desk, Doors
from ui.theme import Theme, appearance
from ui.window import MainWindow

Story = Callable[[MainWindow, Desk], Awaitable[None]]
CLOSED: list[qasync.QEventLoop] = []
"""Loops of earlier tests, kept: Python may collect them in a worker's thread, and Qt's timers end in their own only."""
PATIENCE = 20.0
"""Seconds until a step that never comes fails its test; a quiet machine needs a fraction of one."""


@pytest.fixture(scope="session")
def templates(tmp_path_factory: pytest.TempPathFactory) -> Templates:
    """Vaults that many tests begin with, each written once."""
    return Templates(tmp_path_factory.mktemp("templates"))


@pytest.fixture
def vault_path(tmp_path: Path, templates: Templates) -> Path:
    """An empty vault whose owner is Mira."""
    return templates.copy(empty, tmp_path / "mira.variorum")


@pytest.fixture
def filled(vault_path: Path, templates: Templates) -> Callable[..., Path]:
    """Fill the vault by a function before the window opens it."""

    def fill(write: Callable[[Vault], object]) -> Path:
        if stands_alone(write) and templates.is_empty(vault_path):
            return templates.filled(write, vault_path)
        write_into(vault_path, write)
        return vault_path

    return fill


@pytest.fixture
def loop(qapp: QApplication) -> Iterator[qasync.QEventLoop]:
    """Qt's loop for coroutines; faults that nobody awaited fail the test."""
    qapp.setQuitOnLastWindowClosed(False)
    made = qasync.QEventLoop(qapp)
    faults: list[object] = []
    made.set_exception_handler(lambda _loop, context: faults.append(context.get("exception") or context))
    asyncio.set_event_loop(made)
    yield made
    made.close()
    asyncio.set_event_loop(None)
    CLOSED.append(made)
    assert not faults


@pytest.fixture
def live(loop: qasync.QEventLoop, vault_path: Path) -> Callable[[Story], None]:
    """Open the window over the vault, run a story in it, and close everything in order."""
    appearance().choose(Theme.LIGHT, 1.0)

    async def play(story: Story) -> None:
        desk = Desk(Doors(lambda: Vault.open(vault_path), lambda: Vault.open(vault_path, read_only=True)))
        window = MainWindow(desk, "Mira")
        window.show()
        await desk.open()
        await window.began()
        try:
            await asyncio.wait_for(story(window, desk), 3 * PATIENCE)
        finally:
            window.close()
            await desk.close()
            window.put_away()
            desk.deleteLater()

    return lambda story: loop.run_until_complete(play(story))


async def until(holds: Callable[[], object], what: str = "", patience: float = PATIENCE) -> None:
    """Wait until something holds, giving the window and its threads their turns; fails after a while."""
    end = asyncio.get_running_loop().time() + patience
    while not holds():
        assert asyncio.get_running_loop().time() < end, what or "it never came"
        await asyncio.sleep(0.01)


@pytest.fixture
def red_picture(tmp_path: Path) -> str:
    """The path of a picture in pure red, which nothing of ours ever is."""
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(QColor(255, 0, 0))
    path = tmp_path / "red.png"
    assert image.save(str(path))
    return str(path)


def instant(text: str) -> datetime:
    """An instant in UTC from its ISO form."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC)
