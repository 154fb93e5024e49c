"""What every dialog shares: a heading, a body, a strip for faults, buttons, and work without blocking.

A dialog is opened with ``open()``, never ``exec()``. Its main button runs one
coroutine; while that runs the dialog stays usable for Cancel only, a
``VaultError`` appears as a sentence above the buttons, and success sends
``wrote`` and closes.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.errors import RequestError, VaultError
from ui.safe import PlainLabel
from ui.theme import appearance, px
from ui.told import told
from ui.translation import tr
from ui.widgets.room import Body, room_for

T = TypeVar("T")
Submit = Callable[[], Coroutine[Any, Any, object]]


class Spawner(Protocol):
    """Runs a coroutine on its own; the desk does."""

    def spawn(self, work: Coroutine[Any, Any, T]) -> Any:
        """Start the coroutine and return at once."""


class FaultStrip(QFrame):
    """A calm strip with an error's message and hint; hidden when there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "fault")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.setSpacing(2)
        self._message = PlainLabel("", self, role="strong")
        self._hint = PlainLabel("", self)
        layout.addWidget(self._message)
        layout.addWidget(self._hint)
        self.hide()

    def show_fault(self, reason: VaultError) -> None:
        """Say what went wrong and what to do."""
        self._message.setText(told(reason.message))
        self._hint.setText(told(reason.hint))
        self._hint.setVisible(bool(reason.hint))
        self.setAccessibleName(f"{told(reason.message)} {told(reason.hint)}".strip())
        self.show()

    @property
    def sentence(self) -> str:
        """What is shown, empty when hidden."""
        return self.accessibleName() if not self.isHidden() else ""


class AskDialog(QDialog):
    """Heading, body, fault strip, buttons. Subclasses fill ``body`` and hand over ``submit``.

    ``submit`` returns the coroutine behind the main button and raises a
    ``VaultError`` at once for what is wrong in the form. ``wrote`` carries what
    the vault answered: a receipt or a report.
    """

    wrote = Signal(object)

    def __init__(
        self,
        desk: Spawner,
        heading: str,
        action: str,
        submit: Submit,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._spawner = desk
        self._submit = submit
        self._busy = False
        self.setWindowTitle(heading)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(24, 20, 24, 20)
        outer.setSpacing(16)
        self.heading = PlainLabel(heading, self, role="title")
        outer.addWidget(self.heading)
        self._middle = Body(self)
        self.body = self._middle.column
        self.body.setSpacing(12)
        outer.addWidget(self._middle, 1)
        self.fault = FaultStrip(self)
        outer.addWidget(self.fault)
        row = QHBoxLayout()
        row.setSpacing(8)
        self.row = row
        row.addStretch(1)
        self.cancel = QPushButton(tr("Cancel"), self)
        self.cancel.clicked.connect(self.reject)
        self.accept_button = QPushButton(action, self)
        self.accept_button.setProperty("kind", "primary")
        self.accept_button.setDefault(True)
        self.accept_button.clicked.connect(self.go)
        row.addWidget(self.cancel)
        row.addWidget(self.accept_button)
        outer.addLayout(row)
        self.setMinimumWidth(min(px(480), room_for(self).width()))
        appearance().changed.connect(self.update)

    def go(self) -> None:
        """Do what the main button says, once."""
        if self._busy:
            return
        self.fault.hide()
        try:
            work = self._submit()
        except VaultError as reason:
            self.failed(reason)
            return
        self.set_busy(True)
        self._spawner.spawn(self._run(work))

    async def _run(self, work: Coroutine[Any, Any, object]) -> None:
        try:
            answer = await work
        except VaultError as reason:
            if isValid(self):
                self.set_busy(False)
                self.failed(reason)
            return
        except BaseException:
            if isValid(self):
                self.set_busy(False)
            raise
        if isValid(self):  # the person may have closed the dialog meanwhile; the change stands all the same
            self.set_busy(False)
            self.succeeded(answer)

    def failed(self, reason: VaultError) -> None:
        """Show what went wrong; the form stays as it was."""
        self.fault.show_fault(reason)
        self.fit()

    def succeeded(self, answer: object) -> None:
        """Hand on the answer and close."""
        self.wrote.emit(answer)
        self.accept()

    def fit(self) -> None:
        """Grow so that nothing is squeezed; the person's larger size stays."""
        layout = self.layout()
        if layout is None:
            return
        self._middle.updateGeometry()  # what has just appeared in the body counts, too
        layout.activate()
        wish = layout.sizeHint().height()
        if layout.hasHeightForWidth():
            wish = layout.totalHeightForWidth(self.width())
        wish = min(wish, room_for(self).height())
        if wish > self.height():
            self.resize(self.width(), wish)

    def showEvent(self, event: QShowEvent) -> None:
        """Show everything from the first moment on."""
        super().showEvent(event)
        self.fit()

    def set_busy(self, busy: bool) -> None:
        """While busy nothing can be sent twice."""
        self._busy = busy
        self.accept_button.setEnabled(not busy)

    @property
    def busy(self) -> bool:
        """Whether the coroutine of the main button is under way."""
        return self._busy


def wrong(sentence: str, hint: str = "") -> RequestError:
    """A fault of the form itself, worded for the person."""
    return RequestError(sentence, hint)
