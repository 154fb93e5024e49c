"""Dialogs for many memories at once: tags to add and to remove, and which wording stays when they become one."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from PySide6.QtWidgets import QButtonGroup, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from core.domain import Receipt
from core.errors import NothingChanged
from core.library import ManyReport
from ui import text_dialogs as words
from ui import text_library
from ui.desk import Desk
from ui.dialogs.frame import AskDialog
from ui.dialogs.tags_dialog import tags_in
from ui.safe import PlainLabel, one_line
from ui.theme import px
from ui.translation import plural
from ui.widgets.choices import Choice

MOST_MERGED = 20
"""Memories that become one at once: each wording is read before one is chosen."""

TagThem = Callable[[tuple[str, ...], tuple[str, ...]], Coroutine[Any, Any, ManyReport]]


class TagsManyDialog(AskDialog):
    """Tags to add to the selected memories, and tags to take away."""

    def __init__(self, desk: Desk, number: int, tag: TagThem, parent: QWidget | None = None) -> None:
        super().__init__(desk, words.TAGS_TITLE, words.TAGS_DO, self._write, parent)
        self._tag = tag
        self.body.addWidget(PlainLabel(plural("{n} memory", "{n} memories", number), self, role="muted"))
        self.add = self._line(text_library.TAGS_TO_ADD)
        self.remove = self._line(text_library.TAGS_TO_REMOVE)
        self.body.addWidget(PlainLabel(words.TAGS_LINE, self, role="small"))
        self.add.setFocus()

    def _line(self, label: str) -> QLineEdit:
        self.body.addWidget(PlainLabel(label, self, role="strong"))
        line = QLineEdit(self)
        line.setPlaceholderText(words.TAGS_HINT)
        line.setAccessibleName(label)
        self.body.addWidget(line)
        return line

    def _write(self) -> Coroutine[Any, Any, ManyReport]:
        add, remove = tags_in(self.add.text()), tags_in(self.remove.text())
        if not add and not remove:
            raise NothingChanged(text_library.NAME_A_TAG)
        return self._tag(add, remove)


class MergeDialog(AskDialog):
    """Which of the wordings stays, or another one; ``wrote`` carries the receipt."""

    def __init__(self, desk: Desk, memories: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(desk, text_library.MERGE_TITLE, text_library.MERGE_DO, self._write, parent)
        self._desk = desk
        self._ids = [memory for memory, _ in memories]
        self.body.addWidget(PlainLabel(text_library.MERGE_LINE, self, role="muted"))
        self._group = QButtonGroup(self)
        inside = QVBoxLayout()
        inside.setSpacing(6)
        self.choices: list[Choice] = []
        for at, (_, wording) in enumerate(memories):
            self._offer(one_line(wording, 90).replace("&", "&&"), at, inside)
        self._offer(text_library.MERGE_OTHER, len(memories), inside)
        self.body.addLayout(inside)
        self.editor = QPlainTextEdit(self)
        self.editor.setAccessibleName(text_library.MERGE_OTHER)
        self.editor.setPlainText(memories[0][1])
        self.editor.setFixedHeight(px(96))
        self.editor.hide()
        self.body.addWidget(self.editor)
        self.choices[-1].toggled.connect(self._own)
        self.choices[0].setChecked(True)
        self.choices[0].setFocus()

    def _offer(self, label: str, number: int, inside: QVBoxLayout) -> None:
        choice = Choice(label, self)
        choice.setAccessibleName(label)
        self._group.addButton(choice, number)
        self.choices.append(choice)
        inside.addWidget(choice)

    def _own(self, on: bool) -> None:
        self.editor.setVisible(on)
        if on:
            self.editor.setFocus()
        self.fit()

    def _write(self) -> Coroutine[Any, Any, Receipt]:
        chosen = self._group.checkedId()
        own = self.editor.toPlainText() if chosen == len(self._ids) else None
        first = 0 if own is not None else chosen
        ordered = [self._ids[first], *(one for at, one in enumerate(self._ids) if at != first)]
        return self._desk.change(lambda vault: vault.merge(ordered, own))
