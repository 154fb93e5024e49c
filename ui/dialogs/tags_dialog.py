"""Give a memory its tags, separated by commas."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from PySide6.QtWidgets import QLineEdit, QWidget

from core.domain import Memory, Receipt
from core.errors import NothingChanged
from ui import text_dialogs as words
from ui.desk import Desk
from ui.dialogs.frame import AskDialog
from ui.safe import PlainLabel, one_line
from ui.translation import in_quotes


def tags_in(typed: str) -> tuple[str, ...]:
    """The tags in a line, without blanks around them and without repeats, in their order."""
    parts = (part.strip().lstrip("#").strip() for part in typed.split(","))
    return tuple(dict.fromkeys(part for part in parts if part))


class TagsDialog(AskDialog):
    """Shows the tags of a memory for editing; ``wrote`` carries the receipt."""

    def __init__(self, desk: Desk, memory: Memory, parent: QWidget | None = None) -> None:
        super().__init__(desk, words.TAGS_TITLE, words.TAGS_DO, self._write, parent)
        self._desk, self._memory = desk, memory
        self.body.addWidget(PlainLabel(in_quotes(one_line(memory.text, 200)), self))
        self.line = QLineEdit(", ".join(memory.tags), self)
        self.line.setPlaceholderText(words.TAGS_HINT)
        self.line.setAccessibleName(words.TAGS_TITLE)
        self.body.addWidget(self.line)
        self.body.addWidget(PlainLabel(words.TAGS_LINE, self, role="small"))
        self.line.setFocus()

    def _write(self) -> Coroutine[Any, Any, Receipt]:
        wanted, had = tags_in(self.line.text()), self._memory.tags
        add = [tag for tag in wanted if tag not in had]
        remove = [tag for tag in had if tag not in wanted]
        if not add and not remove:
            raise NothingChanged(words.SAME_TAGS)
        memory = self._memory.id
        return self._desk.change(lambda vault: vault.tag(memory, add, remove))
