"""The window of what waits for the person, beside the main one; the pane in it does the work."""

from __future__ import annotations

from typing import Unpack

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui import text_write as words
from ui.desk import Desk
from ui.dialogs.open_frame import OpenDialog
from ui.panes.approve_pane import ApprovePane, Means
from ui.theme import px


class ApproveDialog(OpenDialog):
    """``opened`` carries the id of a memory to show in the main window."""

    opened = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None, **means: Unpack[Means]) -> None:
        super().__init__(desk, words.APPROVE_TITLE, "", parent)
        self.pane = ApprovePane(desk, self, **means)
        self.pane.said.connect(self._said)
        self.pane.failed.connect(self.fault.show_fault)
        self.pane.opened.connect(self.opened)
        self.body.addWidget(self.pane, 1)
        self.resize(px(980), px(640))
        self.pane.read_anew()
        self.pane.setFocus()

    def _said(self, sentence: str, operation: int | None) -> None:
        self.fault.hide()
        self.say(sentence, operation)
