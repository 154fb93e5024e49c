"""A desk over a real vault, without the main window, for tests of single panes and dialogs."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import qasync
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from core.vault import Vault
from ui.desk import Desk, Doors
from ui.theme import Theme, appearance

AtDesk = Callable[[Callable[[Desk], Awaitable[None]]], None]
PATIENCE = 30.0
"""Seconds until a story that hangs fails its test."""


def _take_away_windows() -> None:
    """End what the story left open as a closing program does, Qt's part before Python's.

    Collected as garbage the layouts within each other would be taken away in any order, and twice (Qt for Python 6.11).
    """
    for window in QApplication.topLevelWidgets():
        window.close()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def desk_player(loop: qasync.QEventLoop, path: Path, reranker: Callable[[], Any] | None = None) -> AtDesk:
    """A function that opens a desk over the vault at ``path``, plays a story at it and closes it."""

    async def play(story: Callable[[Desk], Awaitable[None]]) -> None:
        desk = Desk(Doors(lambda: Vault.open(path), lambda: Vault.open(path, read_only=True), reranker=reranker))
        await desk.open()
        try:
            await asyncio.wait_for(story(desk), PATIENCE)
        finally:
            await desk.close()
            desk.deleteLater()

    def run(story: Callable[[Desk], Awaitable[None]]) -> None:
        appearance().choose(Theme.LIGHT, 1.0)
        try:
            loop.run_until_complete(play(story))
        finally:
            _take_away_windows()
            gc.collect()

    return run
