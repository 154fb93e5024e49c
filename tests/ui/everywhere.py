"""Every room and every dialog of the window, one after the other, for promises that hold everywhere.

A walk opens them in one window over the sample vault, as a person does: by the table of actions.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import qasync
from PySide6.QtWidgets import QDialog, QMenu, QWidget

from core.vault import Vault
from tests.ui.settable import settable
from ui.desk import Desk, Doors
from ui.theme import Theme, appearance
from ui.window import USUAL, MainWindow

Walk = Callable[[MainWindow, Desk], Awaitable[None]]
ROOMS = ("memories", "contradictions", "duplicates", "waiting", "everything", "insights", "map")
DIALOGS = (
    "new", "import", "read", "export", "ask", "revise", "end", "dates", "tags", "link", "compare", "by_rule",
    "activity", "skipped", "settings", "sources", "detectors", "model", "meaning", "review_keys", "palette", "guide",
    "shortcuts", "about", "save_search", "owner", "properties",
)  # fmt: skip
PATIENCE = 20.0
"""Seconds until a step that never comes fails its test; a quiet machine needs a fraction of one."""


async def until(holds: Callable[[], object], what: str) -> None:
    """Wait until something holds, giving the window and its threads their turns."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while not holds():
        assert asyncio.get_running_loop().time() < end, what
        await asyncio.sleep(0.005)


async def quiet(desk: Desk) -> None:
    """Let everything that was asked of the vault be answered and shown."""
    for _ in range(3):
        await desk.read(lambda vault: vault.last_operation())
        await asyncio.sleep(0.01)


def open_dialogs(window: MainWindow) -> list[QDialog]:
    """The dialogs over the window that are on show."""
    return [one for one in window.findChildren(QDialog) if one.isVisible()]


async def open_dialog(window: MainWindow, desk: Desk, name: str) -> QDialog:
    """Do an action, and the dialog that it opens, once it has read what it shows."""
    assert not window.menus.reasons[name], f"{name}: {window.menus.reasons[name]}"
    window.do(name)
    await until(lambda: open_dialogs(window), f"{name} opened nothing")
    await quiet(desk)
    return open_dialogs(window)[-1]


async def close(window: MainWindow, desk: Desk, dialog: QDialog) -> None:
    """Close a dialog, and let the desk answer once more before the next step."""
    dialog.close()
    await until(lambda: not open_dialogs(window), "the dialog stayed")
    await quiet(desk)


async def choose_home(window: MainWindow, desk: Desk) -> None:
    """Choose the memory of the sample that has moved twice, and wait for its detail."""
    window.do("memories")
    search, detail = window.frame.search, window.frame.detail
    await until(lambda: search.model.rowCount() > 0, "no rows")
    texts = [((row := search.model.row_at(at)) and row.text) or "" for at in range(search.model.rowCount())]
    search.list.choose(next(at for at, text in enumerate(texts) if text.startswith("I live in")))
    await until(lambda: detail.detail is not None and detail.detail.memory.id == window.memory, "no detail")
    await until(lambda: not window.menus.reasons["revise"] and not window.menus.reasons["compare"], "not situated")
    await quiet(desk)


async def rooms(window: MainWindow, desk: Desk) -> AsyncIterator[tuple[str, QWidget]]:
    """Each room by its action, and each tab of the detail."""
    await choose_home(window, desk)
    tabs = window.frame.detail.tabs
    for at in range(tabs.count()):
        tabs.setCurrentIndex(at)
        await quiet(desk)
        yield f"memories, tab {tabs.tabText(at)}", window
    tabs.setCurrentIndex(0)
    for name in ROOMS[1:]:
        window.do(name)
        await until(lambda: window.rooms.open, name)
        await quiet(desk)
        yield name, window
    window.do("memories")
    await quiet(desk)


async def dialogs(window: MainWindow, desk: Desk) -> AsyncIterator[tuple[str, QDialog]]:
    """Each dialog by its action; before it opens, the list has the keyboard."""
    await choose_home(window, desk)
    for name in DIALOGS:
        window.frame.search.list.setFocus()
        dialog = await open_dialog(window, desk, name)
        yield name, dialog
        if dialog in open_dialogs(window):
            await close(window, desk, dialog)


def walker(loop: qasync.QEventLoop, path: Path, kept: dict[str, str] | None = None) -> Callable[[Walk], None]:
    """A function that opens the window over the vault at ``path``, with all settings, and walks through it.

    ``kept`` holds what a person's choices are remembered in, from one window to the next.
    """
    held = {} if kept is None else kept

    async def play(walk: Walk) -> None:
        desk = Desk(Doors(lambda: Vault.open(path), lambda: Vault.open(path, read_only=True)))
        window = MainWindow(
            desk, "Mira", models=settable(), open_demo=lambda: None, recall=held.get, remember=held.__setitem__
        )
        window.resize(*USUAL)  # the screen of a test is smaller
        window.show()
        await desk.open()
        await window.began()
        try:
            await asyncio.wait_for(walk(window, desk), 4 * PATIENCE)
        finally:
            for menu in window.findChildren(QMenu):
                menu.close()
            window.close()
            await desk.close()
            window.put_away()
            desk.deleteLater()

    def run(walk: Walk) -> None:
        appearance().choose(Theme.LIGHT, 1.0)
        loop.run_until_complete(play(walk))

    return run
