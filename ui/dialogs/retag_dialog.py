"""Another tag in the place of one, in every memory that has it; one change and one Undo."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

from PySide6.QtWidgets import QLineEdit, QWidget

from core.answers import ListRequest
from core.errors import NothingChanged
from core.library import Counted, ManyReport, Watch
from core.vault import Vault
from ui import text_around as words
from ui.desk import Desk
from ui.dialogs.frame import AskDialog
from ui.dialogs.tags_dialog import tags_in
from ui.safe import PlainLabel, one_line
from ui.theme import px
from ui.translation import digits
from ui.widgets.choices import PickList


class RetagDialog(AskDialog):
    """Which tag, and what in its place; ``wrote`` carries the ``ManyReport``."""

    def __init__(self, desk: Desk, tags: Sequence[Counted], parent: QWidget | None = None) -> None:
        super().__init__(desk, words.RETAG_TITLE, words.RETAG_DO, self._submitted, parent)
        self._desk = desk
        self.found = PickList(self)
        self.found.setAccessibleName(words.RETAG_FIND)
        for name, number in tags:
            self.found.addItem(f"#{one_line(name, 60)}  ({digits(number)})", name)
        self.instead = QLineEdit(self)
        self.instead.setAccessibleName(words.RETAG_WITH)
        self.body.addWidget(PlainLabel(words.RETAG_LINE, self, role="muted"))
        self.body.addWidget(PlainLabel(words.RETAG_FIND, self, role="strong"))
        self.body.addWidget(self.found)
        self.body.addSpacing(px(4))
        self.body.addWidget(PlainLabel(words.RETAG_WITH, self, role="strong"))
        self.body.addWidget(self.instead)
        self.body.addWidget(PlainLabel(words.RETAG_HINT, self, role="small"))
        self.found.setFocus()

    def _submitted(self) -> Coroutine[Any, Any, ManyReport]:
        old, new = str(self.found.currentData()), tags_in(self.instead.text())
        if new == (old,):
            self.instead.setFocus()
            raise NothingChanged(words.RETAG_SAME, words.RETAG_SAME_HINT)
        remove = () if old in new else (old,)
        return self._desk.change(lambda vault: replaced(vault, old, new, remove))


def replaced(vault: Vault, old: str, add: Sequence[str], remove: Sequence[str]) -> ManyReport:
    """Give every memory with the tag ``old`` these tags and take those away."""
    request = ListRequest(every=True, tag=old, limit=1)
    total = vault.list(request).total
    memories = vault.ids_between(request, [(0, total)])
    return vault.tag_many(memories, add, remove, watch=Watch())
