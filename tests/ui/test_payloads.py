"""What others wrote is plain text in menus, titles, tooltips, the tray and lists of files, too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QSystemTrayIcon, QWidget
from qasync import QEventLoop

from core.domain import Channel, Statement
from core.library import SavedSearch
from core.vault import Vault
from tests.ui.conftest import until
from ui import text_vaults
from ui.desk import Desk, Doors
from ui.safe import tooltip_text, tray_tooltip
from ui.vault_doors import VaultDoors
from ui.vaults import Vaults
from ui.window import MainWindow

Story = Callable[[MainWindow, Desk], Awaitable[None]]
HOSTILE = (
    "<img src='file:///etc/hostname'>",
    "<a href='javascript:alert(1)'>go</a>",
    "\u202eevil&amp;",
    "<h1>R&D</h1>",
)
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f")


def hostile(vault: Vault) -> None:
    """Tags, sources, people, searches and a name that try to be more than text."""
    for payload in HOSTILE:
        memory = vault.add(
            Statement(
                f"{payload} lives in Porto.", speaker=payload, source=payload, channel=Channel.AGENT, tags=(payload,)
            )
        ).memory
        vault.approve_pending(str(memory))
        vault.save_search(SavedSearch("", payload, payload))
        vault.note_search(payload)
    vault.add(Statement("<b>Alice</b> lives in Porto."))
    vault.name_owner("<h1>Alice</h1> R&D")


def shown_literally(text: str) -> bool:
    """Whether nothing in a menu's text turns it around or vanishes as the mark of a key."""
    return not TURNING & set(text) and text.replace("&&", "").count("&") == 0


def test_menus_show_names_as_they_are_written(filled: Callable[..., Path], live: Callable[[Story], None]) -> None:
    filled(hostile)

    async def story(window: MainWindow, desk: Desk) -> None:
        shelves = await desk.read(lambda vault: vault.shelves())
        bar = window.frame.search.filters
        await until(lambda: bar._shelves is not None)
        bar.offer(shelves)
        bar._fill()
        texts = [entry.text() for menu in (bar.menu, *bar.menu.findChildren(QMenu)) for entry in menu.actions()]
        named = [text for text in texts if "img" in text or "R&&D" in text or "evil" in text]
        assert len(named) >= len(HOSTILE)
        assert all(shown_literally(text) for text in texts), texts
        recent = window.frame.box.findChildren(QMenu)
        window.do("find")
        for menu in recent:
            assert all(shown_literally(entry.text()) for entry in menu.actions())
        bar.menu.clear()

    live(story)


def test_no_tooltip_title_or_label_of_the_window_is_more_than_text(
    filled: Callable[..., Path], live: Callable[[Story], None]
) -> None:
    filled(hostile)

    async def story(window: MainWindow, desk: Desk) -> None:
        for room in ("memories", "waiting", "contradictions", "insights", "everything"):
            if not window.menus.reasons[room]:
                window.do(room)
                await desk.read(lambda vault: vault.last_operation())
        window.do("properties")
        await until(lambda: any(type(one).__name__ == "PropertiesDialog" for one in QApplication.topLevelWidgets()))
        for one in (window, *window.findChildren(QWidget)):
            tip = one.toolTip()
            assert "<" not in tip or tip == tooltip_text_again(tip), tip
            assert not TURNING & set(one.windowTitle())
            assert not TURNING & set(one.accessibleName()), one.accessibleName()
            if isinstance(one, QLabel):
                assert one.textFormat() is Qt.TextFormat.PlainText
                assert not one.openExternalLinks()
        for one in QApplication.topLevelWidgets():
            if type(one).__name__ == "PropertiesDialog":
                one.close()
        await desk.read(lambda vault: vault.last_operation())

    live(story)


def tooltip_text_again(tip: str) -> str:
    """The tooltip as ``ui/safe.py`` would make it of what is seen of it: anything else came another way."""
    inner = tip.removeprefix("<qt>").removesuffix("</qt>").replace("<br>", "\n")
    for sign, escaped in (("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#x27;"), ("&", "&amp;")):
        inner = inner.replace(escaped, sign)
    return tooltip_text(inner)


def test_the_list_of_recent_vaults_and_their_names_are_text(
    filled: Callable[..., Path], live: Callable[[Story], None], tmp_path: Path
) -> None:
    filled(hostile)
    names = [tmp_path / f"{payload.replace('/', '_')}.variorum" for payload in HOSTILE]

    async def story(window: MainWindow, desk: Desk) -> None:
        doors = VaultDoors(lambda _path: None, lambda _path, _owner: None, lambda: tuple(names), tmp_path)
        vaults = Vaults(window, window, desk, window.menus, doors)
        texts = [entry.text() for entry in vaults.recent.actions()]
        assert len(texts) == len(HOSTILE)
        assert all(shown_literally(text) for text in texts), texts
        assert not TURNING & set(text_vaults.backed_up(names[2].name))
        assert text_vaults.backup_name("mine", date(2026, 11, 30)) == "mine 2026-11-30.variorum"

    live(story)


@pytest.mark.parametrize("payload", HOSTILE)
def test_a_vaults_name_turns_no_title_around(loop: QEventLoop, vault_path: Path, payload: str) -> None:
    async def story() -> None:
        desk = Desk(Doors(lambda: Vault.open(vault_path), lambda: Vault.open(vault_path, read_only=True)))
        window = MainWindow(desk, payload)
        await desk.open()
        assert not TURNING & set(window.windowTitle())
        assert window.windowTitle().endswith("Variorum")
        window.close()
        await desk.close()
        window.put_away()
        desk.deleteLater()

    loop.run_until_complete(story())


@pytest.mark.parametrize("payload", HOSTILE)
def test_the_tray_says_nothing_but_text(qapp: QApplication, payload: str) -> None:
    icon = QSystemTrayIcon()
    tray_tooltip(icon, payload)
    assert not TURNING & set(icon.toolTip())
    icon.deleteLater()
