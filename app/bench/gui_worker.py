"""The process in which the window is measured; started by ``gui.py`` alone. Writes one JSON object."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import qasync
from PySide6.QtWidgets import QApplication

from app.bench.gui_live import busy, long_text, quit_busy, themes
from app.bench.gui_payloads import payloads
from app.bench.gui_pictures import lanes, rooms
from app.bench.gui_rows import rows
from app.paths import resources
from core.vault import Vault
from ui import calm
from ui.desk import Desk, Doors
from ui.start import Opening, make_app
from ui.window import MainWindow

Play = Callable[[MainWindow, Desk], Awaitable[dict[str, Any]]]


def main(arguments: Sequence[str]) -> None:
    """``PATH FOLDER``: measure on the vault there, with room for other files in the folder."""
    path, folder = Path(arguments[0]), Path(arguments[1])
    calm.begin()
    app = make_app(Opening(_doors(path), fonts=resources() / "fonts"))
    figures = rows(app) | lanes(app)
    loop = qasync.QEventLoop(app)
    asyncio.set_event_loop(loop)
    with loop:
        figures |= loop.run_until_complete(_all(app, path, folder))
    sys.stdout.write(json.dumps(figures) + "\n")


async def _all(app: QApplication, path: Path, folder: Path) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    figures |= await _played(path, lambda window, desk: busy(window, desk, folder))
    figures |= await _played(path, lambda window, _desk: themes(window))
    figures |= await _played(path, rooms)
    figures |= await quit_busy(path, folder, _opened)
    small = folder / "small.vault"
    Vault.create(small).close()
    figures |= await _played(small, long_text)
    hostile = folder / "hostile.vault"
    Vault.create(hostile).close()
    figures |= await _played(hostile, lambda window, desk: payloads(window, desk, folder))
    app.processEvents()
    return figures


async def _played(path: Path, play: Play) -> dict[str, Any]:
    window, desk = await _opened(path)
    try:
        return await play(window, desk)
    finally:
        window.close()
        await desk.close()
        window.put_away()
        desk.deleteLater()


async def _opened(path: Path) -> tuple[MainWindow, Desk]:
    desk = Desk(_doors(path))
    window = MainWindow(desk, "bench")
    window.show()
    await desk.open()
    await window.began()
    await desk.load_engine()  # as a start does once the list is there
    calm.settle()
    return window, desk


def _doors(path: Path) -> Doors:
    return Doors(lambda: Vault.open(path), lambda: Vault.open(path, read_only=True))


if __name__ == "__main__":
    main(sys.argv[1:])
