"""Two hundred texts that would be drawn or loaded if any part of the window read them as more than text.

They stand as texts, tags, sources, speakers, searches and whoever the memories are about, and are looked at on every
tab of the detail, in every room and in every window that shows what others wrote.
"""

from __future__ import annotations

import asyncio
import os
import socket
import threading
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QDialog, QWidget

from app.bench.gui_live import until
from core.domain import Receipt, Statement
from core.vault import Vault
from ui.desk import Desk
from ui.window import MainWindow

RED = 0xFFFF0000
"""Pure red, which nothing of the window's own is."""
TEMPLATES = (
    "<img src='{file}'>",
    '<img src="file://{file}" width=400 height=200>',
    "<img src='{url}/a.png'>",
    "![picture]({file})",
    "![picture]({url}/b.png)",
    "<table bgcolor='#ff0000'><tr><td>red</td></tr></table>",
    "<font color='#ff0000' size=7>red</font>",
    "<body style='background:#ff0000'>red</body>",
    "<h1 style='color:#ff0000'>red</h1>",
    "<div style=\"background-image:url('{file}')\">red</div>",
    "<link rel='stylesheet' href='{url}/c.css'>",
    "<script src='{url}/d.js'></script>",
    "<iframe src='{url}/e.html'></iframe>",
    "<object data='{file}'></object>",
    "<a href='{url}/f'><span style='background-color:#ff0000'>red</span></a>",
    "<svg><rect width='99' height='99' fill='#ff0000'/></svg>",
    "<qt><img src='{file}'></qt>",
    "<!DOCTYPE html><html><body bgcolor=#ff0000>red</body></html>",
    "<p style='border:9px solid #ff0000'>red</p>",
    "<b><i><u><span style='color:#ff0000'>red</span></u></i></b>",
)
ROOMS = ("contradictions", "duplicates", "waiting", "everything", "insights", "map")
WINDOWS = (
    "new", "export", "ask", "activity", "revise", "end", "tags", "dates", "link", "by_rule", "skipped", "sources",
    "detectors", "palette", "settings", "save_search",
)  # fmt: skip
ROOM_SECONDS = 0.3
"""How long a room or window is given to show what it reads."""
FRAMES = (
    "{0}", "I like bread {0}", "{0} and cheese", "a < b {0}", "\u202e{0}", "{0}\n{0}", "“{0}”", "&lt;b&gt;{0}",
    "<think>{0}</think>", "\x00{0}",
)  # fmt: skip


async def payloads(window: MainWindow, desk: Desk, folder: Path) -> dict[str, Any]:
    """Show each as a text, a tag, a source and a speaker, in the list, on every tab and in every room and window."""
    picture = folder / "red.png"
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(QColor(255, 0, 0))
    image.save(str(picture))
    os.utime(picture, (0, picture.stat().st_mtime))  # reading it would move the first of the two
    with _Listener() as listener:
        texts = [
            frame.format(template.format(file=picture, url=listener.url))
            for template, frame in product(TEMPLATES, FRAMES)
        ]
        rendered = await _shown(window, desk, texts)
        await asyncio.sleep(0.2)
    opened = int(picture.stat().st_atime > 1) + listener.calls
    return {"payloads": len(texts), "payloads_rendered": rendered, "payloads_opened": opened}


async def _shown(window: MainWindow, desk: Desk, texts: list[str]) -> int:
    rendered = 0
    detail, found = window.frame.detail, window.frame.search
    for number, hostile in enumerate(texts):
        clean = hostile.replace("\x00", "") or hostile
        statement = Statement(f"{number} {clean}", speaker=clean[:80], source=clean[:80], tags=(clean[:40],), keep=True)
        made = await desk.change(partial(_add, statement=statement))
        key = str(made.memory)
        window.open_memory(key)
        await until(partial(_shows, window, key))
        tabs = detail.tabs
        for tab in range(tabs.count()):
            tabs.setCurrentIndex(tab)
            await asyncio.sleep(0.005)
            rendered += _has_red(window)
    await until(lambda: found.model.rowCount() > 0)
    found.list.scrollToTop()
    rendered += _has_red(window)
    for name in ROOMS:
        window.do(name)
        await asyncio.sleep(ROOM_SECONDS)
        rendered += _has_red(window)
    window.do("memories")
    found.list.choose(0)
    await until(lambda: detail.detail is not None and not window.menus.reasons["revise"])
    for name in WINDOWS:
        rendered += await _window_has_red(window, name)
    window.frame.box.setText(TEMPLATES[0])
    await asyncio.sleep(ROOM_SECONDS)
    return rendered + _has_red(window)


async def _window_has_red(window: MainWindow, name: str) -> int:
    """Open a window by its action, look at it, close it; what cannot be opened fails the measurement."""
    window.do(name)

    def opened() -> list[QDialog]:
        return [one for one in window.findChildren(QDialog) if one.isVisible()]

    await until(opened)
    await asyncio.sleep(ROOM_SECONDS)
    red = sum(_has_red(one) for one in opened())
    for one in opened():
        one.close()
    await asyncio.sleep(0.05)
    return red


def _add(vault: Vault, statement: Statement) -> Receipt:
    return vault.add(statement)


def _shows(window: MainWindow, key: str) -> bool:
    detail = window.frame.detail.detail
    return detail is not None and detail.memory.id == key


def _has_red(widget: QWidget) -> bool:
    import numpy as np

    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return bool((np.frombuffer(image.constBits(), dtype=np.uint32) == RED).any())


class _Listener:
    """Counts who calls on a port of this machine, and answers nobody."""

    def __init__(self) -> None:
        self._server = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.getsockname()[1]}"
        self.calls = 0
        self._thread = threading.Thread(target=self._listen, daemon=True)

    def _listen(self) -> None:
        while True:
            try:
                caller, _ = self._server.accept()
            except OSError:
                return
            self.calls += 1
            caller.close()

    def __enter__(self) -> _Listener:
        self._thread.start()
        return self

    def __exit__(self, *_reason: object) -> None:
        self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
        self._thread.join(5)
