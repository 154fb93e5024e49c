"""Correct a memory: a better wording for the same truth, or a change in the world."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from core.domain import Memory, Receipt
from core.errors import NothingChanged
from ui import text_dialogs as words
from ui.desk import Desk
from ui.dialogs.exact_text import ExactEditor
from ui.dialogs.frame import AskDialog, wrong
from ui.safe import PlainLabel
from ui.theme import px
from ui.widgets.choices import Choice
from ui.widgets.date_field import DateField
from ui.widgets.room import open_at


class ReviseDialog(AskDialog):
    """Asks for a wording and what kind of change it is; ``wrote`` carries the receipt."""

    def __init__(self, desk: Desk, memory: Memory, parent: QWidget | None = None) -> None:
        super().__init__(desk, words.CORRECT_TITLE, words.CORRECT_DO, self._write, parent)
        self._desk, self._memory = desk, memory
        self.editor = ExactEditor(memory.text, self)
        self.editor.setAccessibleName(words.WORDING)
        self.editor.setMinimumHeight(px(110))
        self.body.addWidget(self.editor, 1)
        self.reworded = Choice(words.BETTER_WORDING, self)
        self.changed = Choice(words.WORLD_CHANGED, self)
        self.reworded.setChecked(True)
        group = QButtonGroup(self)
        group.addButton(self.reworded)
        group.addButton(self.changed)
        self.since = DateField(words.CHANGED_SINCE, self)
        self._since_box = QWidget(self)
        inset = QVBoxLayout(self._since_box)
        inset.setContentsMargins(px(26), 0, 0, 0)
        inset.setSpacing(4)
        inset.addWidget(PlainLabel(words.CHANGED_SINCE, self, role="small"))
        inset.addWidget(self.since)
        self.effect = PlainLabel("", self, role="small")
        for part in (self.reworded, self.changed, self._since_box, self.effect):
            self.body.addWidget(part)
        self.changed.toggled.connect(self._show_effect)
        self.since.edited.connect(self.fit)
        self.since.judged.connect(self.fit)
        self.editor.textChanged.connect(self._show_effect)
        self._show_effect()
        self.editor.setFocus()
        self.editor.selectAll()
        open_at(self, 560, 400)

    def _show_effect(self) -> None:
        self._since_box.setVisible(self.changed.isChecked())
        self.effect.setText(words.EFFECT_CHANGED if self.changed.isChecked() else words.EFFECT_REWORDED)
        self.accept_button.setEnabled(not self.busy and self.editor.document().isModified())
        self.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+Enter sends from within the text, where Enter makes a line."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if self.accept_button.isEnabled():
                self.go()
            return
        super().keyPressEvent(event)

    def _write(self) -> Coroutine[Any, Any, Receipt]:
        text = self.editor.text()
        if text == self._memory.text:
            raise NothingChanged(words.SAME_TEXT, words.SAME_TEXT_HINT)
        since = None
        if self.changed.isChecked():
            self.since.check()
            since = self.since.moment()
            if since is None:
                self.since.setFocus()
                raise wrong(words.NEEDS_DATE, words.NEEDS_DATE_HINT)
        memory = self._memory.id
        return self._desk.change(lambda vault: vault.revise(memory, text, since))
