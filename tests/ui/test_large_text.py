"""Text at twice its size: nothing is cut off, dialogs keep to the screen, icons grow, a change of look reaches all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from core.domain import Statement
from core.vault import Vault
from tests.ui.conftest import Story, until
from ui.dialogs.frame import AskDialog
from ui.panes.two_parts import Sides
from ui.theme import Theme, appearance, px
from ui.tokens import DARK
from ui.widgets.elided_line import ElidedLine
from ui.widgets.room import room_for
from ui.widgets.search_line import SearchLine
from ui.widgets.two_groups import TwoGroups

Fill = Callable[[Callable[[Vault], object]], Path]
Live = Callable[[Story], None]
DIALOGS = ("new", "export", "ask", "activity", "sources", "detectors", "review_keys", "settings", "guide", "palette")


@pytest.fixture(autouse=True)
def usual_size(qapp: object) -> Iterator[None]:
    """Leave light and the usual size behind, whatever a test chose."""
    yield
    appearance().choose(Theme.LIGHT, 1.0)


def test_at_twice_the_size_a_search_still_has_room_and_every_button_keeps_its_name(filled: Fill, live: Live) -> None:
    filled(lambda vault: vault.add(Statement("I live in Lisbon.")))

    async def story(window: object, _desk: object) -> None:
        frame = window.frame  # type: ignore[attr-defined]
        window.resize(960, 600)  # type: ignore[attr-defined]
        appearance().choose(Theme.LIGHT, 2.0)
        await asyncio.sleep(0.05)
        assert frame.box.width() >= px(150)
        assert (frame.bring_in.text(), frame.bring_in.accessibleName()) == ("", "Import a file")
        assert frame.bring_in.iconSize().width() == 32
        assert not frame.library.isVisible()  # a narrow window waits to be asked for it
        appearance().choose(Theme.LIGHT, 1.0)
        await asyncio.sleep(0.05)
        assert frame.bring_in.text() == "Import"

    live(story)


def test_dialogs_are_never_larger_than_the_screen(filled: Fill, live: Live) -> None:
    filled(lambda vault: vault.add(Statement("I live in Lisbon.")))

    async def story(window: QWidget, desk: object) -> None:
        window.resize(960, 600)
        appearance().choose(Theme.DARK, 2.0)
        for name in DIALOGS:
            window.do(name)  # type: ignore[attr-defined]
            await until(lambda: any(one.isVisible() for one in window.findChildren(QDialog)), name)
            await asyncio.sleep(0.02)
            dialog = next(one for one in window.findChildren(QDialog) if one.isVisible())
            room = room_for(dialog)
            assert dialog.width() <= room.width(), name
            assert dialog.height() <= room.height(), name
            for button in dialog.findChildren(QPushButton):
                if button.isVisible() and button.isDefault():
                    place = QRect(button.mapTo(dialog, button.rect().topLeft()), button.size())
                    assert dialog.rect().contains(place), name
            dialog.close()
            await desk.read(lambda vault: vault.stats())  # type: ignore[attr-defined]

    live(story)


def test_what_does_not_fit_into_a_dialog_is_scrolled_inside(qtbot: QtBot) -> None:
    class Desk:
        def spawn(self, _work: object) -> None:
            raise AssertionError

    async def nothing() -> None:
        return None

    dialog = AskDialog(Desk(), "Heading", "Do it", nothing)  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    tall = QWidget()
    tall.setMinimumHeight(4_000)
    dialog.body.addWidget(tall)
    dialog.show()
    assert dialog.height() <= room_for(dialog).height()
    place = dialog.accept_button.mapTo(dialog, dialog.accept_button.rect().bottomRight())
    assert dialog.rect().contains(place)


def test_controls_go_below_each_other_where_the_width_ends(qtbot: QtBot) -> None:
    row = TwoGroups([QPushButton("Contradictions")], [QPushButton("Review for five minutes")])
    qtbot.addWidget(row)
    row.resize(900, 80)
    row.show()
    assert row.first.y() <= row.second.geometry().bottom()
    assert row.second.x() > row.first.x()
    row.resize(260, 160)
    QTest.qWait(0)
    assert row.second.y() > row.first.geometry().bottom()
    cards = Sides([QPushButton("A"), QPushButton("B")])
    qtbot.addWidget(cards)
    cards.resize(300, 300)
    cards.show()
    QTest.qWait(0)
    first, second = cards.findChildren(QPushButton)
    assert second.y() > first.y()
    cards.resize(900, 300)
    QTest.qWait(0)
    assert second.y() == first.y()


def test_a_line_that_is_too_long_gives_way_and_tells_all_in_its_tooltip(qtbot: QtBot) -> None:
    line = ElidedLine("Search goes by <b>words</b> only: the language model is not loaded.")
    qtbot.addWidget(line)
    line.resize(60, 20)
    line.show()
    assert line.text().endswith("loaded.")
    assert "&lt;b&gt;words" in line.toolTip()
    assert line.minimumSizeHint().width() <= px(40)
    line.resize(2_000, 20)
    assert line.toolTip() == ""


def test_a_search_can_be_cleared_by_the_mouse(qtbot: QtBot) -> None:
    line = SearchLine()
    qtbot.addWidget(line)
    line.show()
    assert not line.clear_button.isVisible()
    QTest.keyClicks(line, "boat")
    assert line.clear_button.isVisible()
    qtbot.mouseClick(line.clear_button, Qt.MouseButton.LeftButton)
    assert line.text() == ""
    appearance().choose(Theme.LIGHT, 2.0)
    assert line.clear_button.iconSize().width() == 28


def test_a_change_of_theme_reaches_open_windows_and_those_opened_after_it(qtbot: QtBot) -> None:
    appearance().choose(Theme.LIGHT, 1.0)
    first = QWidget()
    qtbot.addWidget(first)
    button = QPushButton("One", first)
    first.show()
    appearance().choose(Theme.DARK)
    later = QDialog(first)
    other = QPushButton("Two", later)
    later.show()
    ground = QColor(DARK.raised)
    for one in (button, other):
        image = one.grab().toImage()
        assert image.pixelColor(image.width() // 2, 4) == ground
    first.hide()
    later.hide()
    appearance().choose(Theme.LIGHT)
    assert first.styleSheet() == ""
