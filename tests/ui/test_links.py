"""The Links tab: what hangs together is drawn and listed, walked over by key, drawn by hand and taken back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from core.answers import ListRequest
from core.domain import EdgeKind, Memory, Statement
from core.vault import Vault
from tests.ui.conftest import Story, until
from tests.ui.test_safe import has_red
from ui.desk import Desk
from ui.dialogs.link_dialog import LinkDialog
from ui.panes.links_pane import LinksPane
from ui.window import MainWindow

Fill = Callable[[Callable[[Vault], object]], Path]
Live = Callable[[Story], None]


def write(vault: Vault, *texts: str) -> dict[str, str]:
    return {text: str(vault.add(Statement(text)).memory) for text in texts}


async def links_of(window: MainWindow, desk: Desk, text: str) -> LinksPane:
    page = await desk.read(lambda vault: vault.list(ListRequest(every=True)))
    memory: Memory = next(one for one in page.memories if one.text == text)
    window.open_memory(memory.id)
    await until(lambda: window.frame.detail.memory == memory.id and not window.menus.reasons["links"])
    window.do("links")
    pane = window.frame.detail.links
    await until(lambda: pane.around is not None and pane.around.nodes and pane.around.nodes[0].memory.id == memory.id)
    return pane


def test_links_are_drawn_listed_and_walked_over_by_key(live: Live, filled: Fill) -> None:
    def fill(vault: Vault) -> None:
        ids = write(vault, "I like tea", "I buy leaves in Porto", "My cup is blue")
        vault.link(ids["I like tea"], EdgeKind.SUPPORTS, ids["I buy leaves in Porto"], "both about tea")
        vault.link(ids["My cup is blue"], EdgeKind.RELATES_TO, ids["I buy leaves in Porto"])

    filled(fill)

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await links_of(window, desk, "I like tea")
        assert [row.link.kind for row in pane.rows] == [EdgeKind.SUPPORTS]
        pane.steps.setCurrentIndex(1)
        await until(lambda: len(pane.map.nodes) == 3)
        name = QAccessible.queryAccessibleInterface(pane.map).text(QAccessible.Text.Name)
        assert name.startswith("2 linked memories.")
        QTest.keyClick(pane.map, Qt.Key.Key_Right)
        assert pane.map.accessibleDescription() == "Supports: “I buy leaves in Porto”. True now."
        QTest.keyClick(pane.map, Qt.Key.Key_Right)
        assert pane.map.accessibleDescription() == "Is about the same as: “My cup is blue”. True now."
        QTest.keyClick(pane.map, Qt.Key.Key_Left)
        QTest.keyClick(pane.map, Qt.Key.Key_Return)
        await until(lambda: window.frame.detail.detail and "leaves" in window.frame.detail.detail.memory.text)
        opened = next(row for row in pane.rows if row.link.kind is EdgeKind.SUPPORTS)
        named = QAccessible.queryAccessibleInterface(opened.open).text(QAccessible.Text.Name)
        assert named.startswith("Open: ")

    live(story)


def test_a_link_is_drawn_by_hand_and_taken_away_and_undone(live: Live, filled: Fill) -> None:
    filled(lambda vault: write(vault, "I like tea", "I buy leaves in Porto"))

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await links_of(window, desk, "I like tea")
        assert not pane.nothing.isHidden()
        pane.add.click()
        await until(lambda: window.findChildren(LinkDialog))
        (dialog,) = window.findChildren(LinkDialog)
        dialog.go()
        assert dialog.fault.sentence
        dialog.words.setText("leaves")
        await until(lambda: dialog.found.count() == 1)
        dialog.kind.setCurrentIndex(1)
        dialog.reason.setText("both about tea")
        dialog.accept_button.click()
        await until(lambda: len(pane.rows) == 1)
        assert pane.rows[0].findChild(QPushButton) is pane.rows[0].open
        told = pane.rows[0].open.accessibleName()
        assert told == "Open: It supports “I buy leaves in Porto”. Both about tea."
        pane.rows[0].remove.click()
        await until(lambda: not pane.rows)
        window.do("undo")
        await until(lambda: len(pane.rows) == 1)

    live(story)


def test_a_contradiction_leads_to_its_verdict_and_is_not_simply_removed(live: Live, filled: Fill) -> None:
    filled(lambda vault: write(vault, "I live in Porto", "I live in Lisbon"))

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await links_of(window, desk, "I live in Porto")
        (row,) = pane.rows
        assert row.link.kind is EdgeKind.CONTRADICTS
        assert row.remove.isHidden()
        row.decide.click()
        await until(lambda: window.rooms.open)

    live(story)


def test_what_others_wrote_is_plain_text_in_picture_and_list(live: Live, filled: Fill, red_picture: str) -> None:
    nasty = f"<img src='{red_picture}'><h1>big</h1>"

    def fill(vault: Vault) -> None:
        ids = write(vault, "I like tea", nasty)
        vault.link(ids["I like tea"], EdgeKind.SUPPORTS, ids[nasty], nasty)

    filled(fill)

    async def story(window: MainWindow, desk: Desk) -> None:
        pane = await links_of(window, desk, "I like tea")
        assert not has_red(pane.grab().toImage())
        assert nasty in pane.rows[0].open.accessibleName()

    live(story)
