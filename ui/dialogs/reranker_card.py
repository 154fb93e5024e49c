"""The part of Settings ▸ Search by meaning that chooses, tests and leaves a reranker; each button acts at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.errors import VaultError
from ui import text_meaning
from ui import text_reranker as words
from ui.aside import aside
from ui.desk import Desk
from ui.dialogs.frame import wrong
from ui.reranker_doors import RerankerDoors, RerankerFields, RerankerReport
from ui.safe import PlainLabel
from ui.theme import px


class RerankerCard(QFrame):
    """``failed`` carries a ``VaultError``, ``begun`` says that something is under way, ``grown`` that it needs room."""

    failed = Signal(object)
    begun = Signal()
    grown = Signal()

    def __init__(self, desk: Desk, doors: RerankerDoors, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk, self._doors = desk, doors
        self.setProperty("role", "card")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(18), px(12), px(18), px(12))
        layout.setSpacing(px(8))
        self.state = PlainLabel("", self, role="small")
        self.folder = QLineEdit(self)
        self.folder.setPlaceholderText(text_meaning.FOLDER_HINT)
        self.folder.setAccessibleName(words.FOLDER)
        self.browse = self._button(text_meaning.BROWSE, self._browse)
        self.browse.setAccessibleName(f"{words.FOLDER}: {text_meaning.BROWSE}")
        self.try_it = self._button(words.TEST, self.test)
        self.use_it = self._button(words.USE, self.use)
        self.off = self._button(words.SWITCH_OFF, self.switch_off)
        self.outcome = PlainLabel("", self, role="small")
        self.outcome.hide()
        for label in (PlainLabel(words.TITLE, self, role="strong"), PlainLabel(words.LINE, self, role="small")):
            layout.addWidget(label)
        layout.addWidget(self.state)
        layout.addLayout(_row(self.folder, self.browse))
        layout.addWidget(self.outcome)
        layout.addLayout(_row(None, self.off, self.try_it, self.use_it))
        self._show(RerankerFields())
        desk.spawn(self._begin())

    def _button(self, name: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(name, self)
        button.setAutoDefault(False)
        button.clicked.connect(act)
        return button

    async def _begin(self) -> None:
        fields = await aside(self._doors.load, "settings")
        if isValid(self):
            self._show(fields)
            self.folder.setText(self.folder.text() or fields.folder)  # somebody may have been quicker

    def _show(self, fields: RerankerFields) -> None:
        self.state.setText(words.state_words(fields))
        self.off.setVisible(bool(fields.folder))

    def _browse(self) -> None:
        picked = QFileDialog.getExistingDirectory(self, words.FOLDER, self.folder.text())
        if picked:
            self.folder.setText(picked)

    def test(self) -> None:
        """Let the one in the folder compare some sentences, and say what that showed."""
        self._try(self._doors.test, keeps=False)

    def use(self) -> None:
        """The same, and let it read the best hits from now on."""
        self._try(self._doors.use, keeps=True)

    def switch_off(self) -> None:
        """Let hits keep the order of the search itself from now on."""
        self.begun.emit()
        self.outcome.hide()
        self._desk.spawn(self._leave())

    async def _leave(self) -> None:
        try:
            await aside(self._doors.off, "settings")
        except VaultError as reason:
            if isValid(self):
                self.failed.emit(reason)
            return
        await self._desk.load_reranker()
        if isValid(self):
            self._show(RerankerFields())

    def _try(self, door: Callable[[str, Callable[[], bool]], RerankerReport], *, keeps: bool) -> None:
        self.begun.emit()
        folder = self.folder.text().strip()
        if not folder:
            self.folder.setFocus()
            self.failed.emit(wrong(text_meaning.FOLDER_MISSING))
            return
        self._set_busy(True)
        self.outcome.setText(words.TESTING)
        self.outcome.show()
        self.grown.emit()
        self._desk.spawn(self._tried(folder, door, keeps=keeps))

    async def _tried(
        self, folder: str, door: Callable[[str, Callable[[], bool]], RerankerReport], *, keeps: bool
    ) -> None:
        try:
            report = await aside(lambda: door(folder, self._is_left), "reranker")
        except VaultError as reason:
            if isValid(self):
                self._set_busy(False)
                self.outcome.hide()
                self.failed.emit(reason)
            return
        if keeps:
            await self._desk.load_reranker()
        if isValid(self):
            self._set_busy(False)
            self.outcome.setText(words.result_words(report))
            if keeps:
                self._show(RerankerFields(folder, report.name))
            self.grown.emit()

    def _is_left(self) -> bool:
        return self._desk.is_closing

    def _set_busy(self, busy: bool) -> None:
        for button in (self.try_it, self.use_it, self.off, self.browse):
            button.setEnabled(not busy)


def _row(wide: QWidget | None, *narrow: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(px(8))
    if wide is None:
        row.addStretch(1)
    else:
        row.addWidget(wide, 1)
    for one in narrow:
        row.addWidget(one)
    return row
