"""Write a new memory: one sentence, and if known since when it is true."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from core.domain import Receipt, Statement
from core.errors import InvalidText
from core.window import window_between
from ui import text_dialogs as words
from ui.desk import Desk
from ui.dialogs.exact_text import ExactEditor
from ui.dialogs.frame import AskDialog
from ui.dialogs.tags_dialog import tags_in
from ui.safe import PlainLabel
from ui.theme import px
from ui.widgets.date_field import DateField


class WriteDialog(AskDialog):
    """Asks for text, dates, tags and a source; ``wrote`` carries the receipt."""

    def __init__(self, desk: Desk, parent: QWidget | None = None, *, text: str = "") -> None:
        super().__init__(desk, words.WRITE_TITLE, words.WRITE_DO, self._write, parent)
        self._desk = desk
        self.editor = ExactEditor(text, self)
        self.editor.setPlaceholderText(words.WRITE_HINT)
        self.editor.setAccessibleName(words.WRITE_TITLE)
        self.editor.setMinimumHeight(px(100))
        self.body.addWidget(self.editor, 1)
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft)
        self.since = DateField(words.TRUE_SINCE, self)
        self.until = DateField(words.TRUE_UNTIL, self, hint=words.UNTIL_HINT)
        self.since.judged.connect(self.fit)
        self.until.judged.connect(self.fit)
        self.tags = QLineEdit(self)
        self.tags.setPlaceholderText(words.TAGS_HINT)
        self.tags.setAccessibleName(words.TAGS_LABEL)
        self.source = QLineEdit(self)
        self.source.setPlaceholderText(words.SOURCE_HINT)
        self.source.setAccessibleName(words.SOURCE_LABEL)
        for name, field in (
            (words.TRUE_SINCE, self.since),
            (words.TRUE_UNTIL, self.until),
            (words.TAGS_LABEL, self.tags),
            (words.SOURCE_LABEL, self.source),
        ):
            form.addRow(PlainLabel(name, self, role="muted", wrap=False), field)
        self.body.addLayout(form)
        self.editor.textChanged.connect(self._allow)
        self._allow()
        self.editor.setFocus()
        self.resize(px(560), px(430))

    def _allow(self) -> None:
        self.accept_button.setEnabled(not self.busy and not self.editor.document().isEmpty())

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
        if not text.strip():
            raise InvalidText(words.EMPTY_TEXT, words.EMPTY_TEXT_HINT)
        self.since.check()
        self.until.check()
        statement = Statement(
            text,
            source=self.source.text().strip() or None,
            window=window_between(self.since.moment(), self.until.moment()),
            tags=tags_in(self.tags.text()),
        )
        return self._desk.change(lambda vault: vault.add(statement))
