"""A pane of the review by itself: beside it only the bar with Undo and the strip for faults."""

from __future__ import annotations

from typing import Unpack

from pytestqt.qtbot import QtBot

from tests.ui.conftest import until
from ui.desk import Desk
from ui.dialogs.open_frame import OpenDialog
from ui.panes.approve_pane import ApprovePane, Means
from ui.panes.review_room import Part
from ui.window import MainWindow


class Stage(OpenDialog):
    """What waits for approval, in a window of its own."""

    def __init__(self, desk: Desk, **means: Unpack[Means]) -> None:
        super().__init__(desk, "To approve")
        self.pane = ApprovePane(desk, self, **means)
        self.pane.said.connect(self.say)
        self.pane.failed.connect(self.fault.show_fault)
        self.body.addWidget(self.pane, 1)
        self.resize(980, 640)
        self.pane.read_anew()
        self.pane.setFocus()


async def staged(qtbot: QtBot, desk: Desk, **means: Unpack[Means]) -> Stage:
    """The stage, once it has read the vault."""
    stage = Stage(desk, **means)
    qtbot.addWidget(stage)
    settled: list[bool] = []
    stage.pane.settled.connect(lambda: settled.append(True))
    stage.show()
    await until(lambda: settled)
    return stage


class Entered:
    """The same pane in the window's review."""

    def __init__(self, window: MainWindow) -> None:
        room = window.rooms.review
        assert room is not None
        pane = room.panes[Part.TO_APPROVE]
        assert isinstance(pane, ApprovePane)
        self.pane = pane
