"""A change of theme reaches what is seen at once, and what is out of sight when it is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QWidget

from tests.ui.conftest import Story, until
from ui.desk import Desk
from ui.dialogs.write_dialog import WriteDialog
from ui.panes.review_room import Part
from ui.theme import Theme, appearance
from ui.tokens import DARK, LIGHT
from ui.window import MainWindow

Live = Callable[[Story], None]


class Restyled(QObject):
    """Counts how often the widgets below one were given another look."""

    def __init__(self, top: QWidget) -> None:
        super().__init__(top)
        self.times = 0
        for widget in (top, *top.findChildren(QWidget)):
            widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == QEvent.Type.StyleChange
        return False


def ground(widget: QWidget, x: int = 3, y: int = 3) -> QColor:
    """The colour in a corner of a widget."""
    return widget.grab().toImage().pixelColor(x, y)


def between(room: QWidget) -> QColor:
    """The colour between the head of the review and the list below it."""
    layout = room.layout()
    assert layout is not None
    return ground(room, room.width() // 2, layout.itemAt(0).geometry().bottom() + 4)


async def opened(window: MainWindow, room: str) -> QWidget:
    window.do(room)
    await asyncio.sleep(0.05)
    return window.frame.pages.currentWidget()


def test_rooms_out_of_sight_take_on_another_theme_when_they_are_shown(live: Live) -> None:
    async def story(window: MainWindow, _desk: Desk) -> None:
        room = await opened(window, "contradictions")
        window.do("memories")
        counted = Restyled(room)
        appearance().choose(Theme.DARK)
        assert counted.times == 0
        assert ground(window, 6, 400) == QColor(DARK.background), "between the parts"
        assert ground(window, window.width() - 6, 5) == QColor(DARK.surface), "the menu bar"
        window.do("contradictions")
        assert counted.times > 0
        labels = [label for label in room.findChildren(QLabel) if label.property("role") == "title"]
        assert labels[0].palette().color(labels[0].foregroundRole()) == QColor(DARK.text)
        appearance().choose(Theme.LIGHT)
        assert ground(window, 6, 400) == QColor(LIGHT.background)
        assert labels[0].palette().color(labels[0].foregroundRole()) == QColor(LIGHT.text)
        window.do("memories")
        card = window.frame.search.findChildren(QFrame)[0]
        assert ground(card, card.width() // 2, 4) == QColor(LIGHT.surface)

    live(story)


def test_in_the_review_the_lists_out_of_sight_wait_for_their_turn_as_well(live: Live) -> None:
    async def story(window: MainWindow, _desk: Desk) -> None:
        room = await opened(window, "contradictions")
        hidden = window.rooms.review.panes[Part.CONTRADICTIONS]
        await opened(window, "waiting")
        shown = window.rooms.review.panes[Part.TO_APPROVE]
        away, seen = Restyled(hidden), Restyled(shown)
        appearance().choose(Theme.DARK)
        assert (away.times, seen.times > 0) == (0, True)
        assert between(room) == QColor(DARK.background)
        await opened(window, "contradictions")
        assert away.times > 0
        label = next(one for one in hidden.findChildren(QLabel) if one.property("role") == "heading")
        assert label.palette().color(label.foregroundRole()) == QColor(DARK.text)
        appearance().choose(Theme.LIGHT)
        await opened(window, "waiting")
        assert between(room) == QColor(LIGHT.background)

    live(story)


def test_dialogs_and_menus_opened_after_a_change_of_theme_are_dressed(live: Live) -> None:
    async def story(window: MainWindow, _desk: Desk) -> None:
        appearance().choose(Theme.DARK)
        window.do("new")
        dialog = next(one for one in window.findChildren(WriteDialog))
        await until(dialog.isVisible)
        assert ground(dialog) == QColor(DARK.background)
        appearance().choose(Theme.LIGHT)
        assert ground(dialog) == QColor(LIGHT.background)
        dialog.close()
        menu = QMenu(window)
        menu.addAction("One")
        menu.popup(window.pos())
        await until(menu.isVisible)
        assert ground(menu, 4, 4) == QColor(LIGHT.raised)
        menu.close()
        menu.deleteLater()
        await asyncio.sleep(0.05)

    live(story)
