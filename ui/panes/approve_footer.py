"""Below what waits: what a language model could not judge or read, and the way to ask it again or about more."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.errors import VaultError
from ui import text_write as words
from ui.asking import Heard, ask_about, let_read
from ui.desk import Desk
from ui.model_doors import ModelDoors
from ui.safe import PlainLabel, one_line
from ui.theme import px


class ApproveFooter(QWidget):
    """``said`` carries a sentence, ``failed`` a ``VaultError``, ``heard`` says that answers have come in."""

    said = Signal(str)
    failed = Signal(object)
    heard = Signal()

    def __init__(self, desk: Desk, models: ModelDoors | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._models = desk, models
        self._unclear: tuple[str, ...] = ()
        self._group: tuple[str, tuple[str, ...]] = ("", ())
        self._busy = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(6))
        self.about = self._button(lambda: self.ask(self._group[1]))
        self.line = PlainLabel("", self, role="small")
        self.again = self._button(lambda: self.ask(self._unclear))
        self.again.setText(words.TRY_AGAIN)
        self.read = self._button(self.read_again)
        self.read.setText(words.READ_AGAIN)
        for part in (self.about, self.line, self.again, self.read):
            column.addWidget(part)
        self.show_unclear((), 0)
        self.show_group("", ())

    def _button(self, act: Callable[[], None]) -> QPushButton:
        made = QPushButton(self)
        made.setAutoDefault(False)
        made.setProperty("kind", "quiet")
        made.clicked.connect(act)
        return made

    def show_unclear(self, memories: Sequence[str], unread: int) -> None:
        """Say what no usable answer came about; nothing when there is nothing."""
        self._unclear = tuple(memories)
        self.line.setText(words.unclear_words(len(memories), unread))
        self.line.setVisible(bool(memories or unread))
        self.again.setVisible(bool(memories) and self._can_ask)
        self.read.setVisible(bool(unread) and self._can_ask)

    def show_group(self, source: str, memories: Sequence[str]) -> None:
        """Offer to ask about the waiting memories of a source."""
        self._group = (source, tuple(memories))
        self.about.setText(words.ask_about(one_line(source, 40), len(memories)).replace("&", "&&"))
        self.about.setVisible(bool(memories) and self._can_ask)

    @property
    def _can_ask(self) -> bool:
        return self._models is not None and self._models.is_set()

    def ask(self, memories: Sequence[str]) -> None:
        """Ask the model about each of these; what it would change waits in the list afterwards."""
        if not self._busy and memories:
            self._set_busy(True)
            self._desk.spawn(self._ask(tuple(memories)))

    async def _ask(self, memories: tuple[str, ...]) -> None:
        if self._models is None:
            return
        try:
            heard = await ask_about(self._desk, self._models.judge, memories, lambda: not isValid(self))
        except VaultError as reason:
            self._ended(reason)
            return
        self._ended(words.NOT_ASKED if heard is None else _heard_words(heard))

    def read_again(self) -> None:
        """Let the model read once more what it could not read."""
        if not self._busy:
            self._set_busy(True)
            self._desk.spawn(self._read())

    async def _read(self) -> None:
        models = self._models
        if models is None:
            return
        try:
            report = await let_read(self._desk, models.extract)
        except VaultError as reason:
            self._ended(reason)
            return
        self._ended(words.NOT_ASKED if report is None else words.read_words(report))

    def _ended(self, came: VaultError | str) -> None:
        if not isValid(self):
            return
        self._set_busy(False)
        if isinstance(came, VaultError):
            self.failed.emit(came)
        else:
            self.said.emit(came)
        self.heard.emit()

    def _set_busy(self, busy: bool) -> None:
        self._busy = busy
        for button in (self.about, self.again, self.read):
            button.setEnabled(not busy)


def _heard_words(heard: Heard) -> str:
    return words.asked_words(heard.asked, heard.waiting, heard.unclear)
