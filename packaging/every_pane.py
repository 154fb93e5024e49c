"""Draws every room and dialog of the window, in each size, light and dark: to look at what longer words do to it.

Used by ``packaging/screenshots --every FOLDER``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from core.domain import Showing
from ui.theme import Theme, appearance
from ui.window import MainWindow

SIZES = {"1280x800": (1280, 800, 1.0), "960x600": (960, 600, 1.0), "150": (1280, 800, 1.5), "200": (1280, 800, 2.0)}
"""Width, height and size of text by the name that a picture ends with."""
ROOMS = ("contradictions", "duplicates", "waiting", "everything", "map", "insights")
DIALOGS = (
    "new", "import", "read", "export", "ask", "revise", "end", "dates", "tags", "link", "compare", "by_rule",
    "activity", "past", "skipped", "settings", "sources", "detectors", "model", "review_keys", "palette", "guide",
    "shortcuts", "about", "save_search",
)  # fmt: skip
PAUSE = 0.5
"""Seconds for what is read, animated and laid out after a change; the pictures are for eyes, not for comparing."""


async def draw_every(window: MainWindow, folder: Path, sizes: Sequence[str]) -> int:
    """Draw everything into the folder, in every size where none is named; how many pictures lie there then."""
    folder.mkdir(parents=True, exist_ok=True)
    for size in sizes or SIZES:
        width, height, scale = SIZES[size]
        window.resize(width, height)
        appearance().choose(Theme.LIGHT, scale)
        await asyncio.sleep(PAUSE)
        await _places(window, lambda name, size=size: folder / f"{name}_{size}")  # type: ignore[misc]
    appearance().choose(Theme.LIGHT, 1.0)
    return len(list(folder.glob("*.png")))


async def _places(window: MainWindow, path: Callable[[str], Path]) -> None:
    window.do("memories")
    window.frame.box.setText("where do I live")
    await asyncio.sleep(2 * PAUSE)
    window.frame.search.step_in()
    await asyncio.sleep(PAUSE)
    tabs = window.frame.detail.tabs
    for at in range(tabs.count()):
        tabs.setCurrentIndex(at)
        await asyncio.sleep(PAUSE)
        await _save(window, path(f"detail{at}"))
    tabs.setCurrentIndex(0)
    for name in DIALOGS:
        await _dialog(window, name, path)
    window.do("select_all")
    await asyncio.sleep(PAUSE)
    await _save(window, path("many"))
    window.look_at(Showing(true_on=datetime(2023, 6, 1, tzinfo=UTC)))
    await asyncio.sleep(PAUSE)
    await _save(window, path("past_view"))
    window.do("today")
    window.frame.box.setText("zzzz")
    await asyncio.sleep(2 * PAUSE)
    await _save(window, path("no_match"))
    window.frame.box.clear()
    await asyncio.sleep(PAUSE)
    await _save(window, path("list"))
    for name in ROOMS:
        window.do(name)
        await asyncio.sleep(3 * PAUSE)
        await _save(window, path(name))
    window.do("memories")
    await asyncio.sleep(PAUSE)


async def _dialog(window: MainWindow, name: str, path: Callable[[str], Path]) -> None:
    if window.menus.reasons[name]:
        return
    window.do(name)
    await asyncio.sleep(2 * PAUSE)
    for opened in _opened(window):
        await _save(opened, path(name))
        opened.close()
    await asyncio.sleep(PAUSE / 2)


def _opened(window: MainWindow) -> list[QWidget]:
    """Windows over the window."""
    shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible() and widget is not window]
    return [widget for widget in shown if widget.windowType() is not Qt.WindowType.ToolTip]


async def _save(widget: QWidget, path: Path) -> None:
    for theme in (Theme.DARK, Theme.LIGHT):
        appearance().choose(theme, appearance().scale)
        await asyncio.sleep(PAUSE / 4)
        widget.grab().save(str(path.with_name(f"{path.name}_{theme.value}.png")))
