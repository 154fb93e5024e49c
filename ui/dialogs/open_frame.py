"""What the windows share that stay open beside the main one: heading, body, what went wrong, the bar with Undo.

They are not modal: the person goes on working while they are open. Each change
made in one is said in its own bar and taken back there, by its button or by
Ctrl+Z; whatever changes elsewhere, the window reads itself anew.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.domain import Receipt
from core.errors import VaultError
from ui import text
from ui import text_write as words
from ui.desk import Desk
from ui.dialogs.frame import FaultStrip
from ui.safe import PlainLabel
from ui.theme import px
from ui.widgets.room import Body
from ui.widgets.undo_bar import UndoBar

Act = Callable[[], Coroutine[Any, Any, Receipt]]
"""Makes the coroutine of one change."""


class OpenDialog(QDialog):
    """Subclasses fill ``body`` and override ``refresh``. ``settled`` says that what is shown is up to date."""

    settled = Signal()

    def __init__(self, desk: Desk, heading: str, line: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self._turn = 0
        self._operation: int | None = None
        self.setWindowTitle(heading)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(24), px(20), px(24), px(16))
        outer.setSpacing(px(12))
        head = QVBoxLayout()
        head.setSpacing(px(4))
        self.heading = PlainLabel(heading, self, role="title")
        self.line = PlainLabel(line, self, role="muted")
        self.line.setVisible(bool(line))
        head.addWidget(self.heading)
        head.addWidget(self.line)
        outer.addLayout(head)
        middle = Body(self)
        self.body = middle.column
        self.body.setSpacing(px(12))
        outer.addWidget(middle, 1)
        self.fault = FaultStrip(self)
        self.bar = UndoBar(self)
        self.bar.undo.connect(self._take_back)
        outer.addWidget(self.fault)
        outer.addWidget(self.bar)
        self.row = QHBoxLayout()
        self.row.setSpacing(px(8))
        self.row.addStretch(1)
        self.close_button = QPushButton(words.CLOSE, self)
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.close)
        self.row.addWidget(self.close_button)
        outer.addLayout(self.row)
        desk.changed.connect(self._changed)

    async def refresh(self) -> None:
        """Read what is shown and show it; subclasses do."""

    def read_anew(self) -> None:
        """Start ``refresh``; ``settled`` follows."""
        self.desk.spawn(self._read())

    async def _read(self) -> None:
        self._turn += 1
        mine = self._turn
        await self.refresh()
        if isValid(self) and mine == self._turn:
            self.settled.emit()

    def _changed(self, _change: object) -> None:
        self.read_anew()

    def act(self, make: Act, done: str) -> None:
        """Do a change; say it in the bar, or say in the strip why it could not be done."""
        self.fault.hide()
        self.desk.spawn(self._act(make, done))

    async def _act(self, make: Act, done: str) -> None:
        try:
            receipt = await make()
        except VaultError as reason:
            if isValid(self):
                self.failed(reason)
            return
        if isValid(self):
            self.say(done, receipt.operation)

    def failed(self, reason: VaultError) -> None:
        """Say what went wrong, and show how things are now."""
        self.fault.show_fault(reason)
        self.read_anew()

    def say(self, done: str, operation: int | None = None) -> None:
        """Say in the bar what was done."""
        self._operation = operation
        self.bar.say(done, operation)

    def _take_back(self, operation: int) -> None:
        self.fault.hide()
        self.desk.spawn(self._undo(operation))

    async def _undo(self, operation: int) -> None:
        try:
            await self.desk.change(lambda vault: vault.undo(operation))
        except VaultError as reason:
            if isValid(self):
                self.failed(reason)
            return
        if isValid(self):
            self.say(text.DONE["undo"])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Z takes back what the bar names."""
        if event.matches(QKeySequence.StandardKey.Undo):
            if self._operation is not None:
                self._take_back(self._operation)
            return
        super().keyPressEvent(event)
