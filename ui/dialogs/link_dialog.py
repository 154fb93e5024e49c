"""Link a memory with another: which one, and what ties them."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget
from shiboken6 import isValid

from core.answers import Query
from core.domain import EdgeKind, Memory, Receipt
from ui import text_links as words
from ui.desk import Desk
from ui.dialogs.frame import AskDialog, wrong
from ui.safe import PlainLabel, one_line
from ui.text_detail import edge_word
from ui.theme import px
from ui.translation import in_quotes
from ui.widgets.choices import PickList
from ui.widgets.form import form_in
from ui.widgets.room import open_at

OFFERED = 8
"""Memories offered for a few words: what is seen at a glance; more words find the right one."""
KINDS = (EdgeKind.RELATES_TO, EdgeKind.SUPPORTS, EdgeKind.CONTRADICTS, EdgeKind.RESTATES, EdgeKind.DERIVED_FROM)
"""What a person can say of two memories; that one takes another's place comes from correcting it."""


class LinkDialog(AskDialog):
    """A kind, a few words to find the other memory, a reason; ``wrote`` carries the receipt."""

    def __init__(self, desk: Desk, memory: Memory, parent: QWidget | None = None) -> None:
        super().__init__(desk, words.LINK_TITLE, words.LINK_DO, self._write, parent)
        self._desk, self._memory = desk, memory
        self._generation = 0
        self.body.addWidget(PlainLabel(in_quotes(one_line(memory.text, 160)), self))
        self.kind = PickList(self)
        self.kind.setAccessibleName(words.THIS_ONE)
        for kind in KINDS:
            self.kind.addItem(f"{edge_word(kind)}…", kind)
        self.words = QLineEdit(self)
        self.words.setPlaceholderText(words.FIND_HINT)
        self.words.setAccessibleName(words.FIND_OTHER)
        self.words.textChanged.connect(self._look)
        self.found = QListWidget(self)
        self.found.setAccessibleName(words.OTHER)
        self.found.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.found.setMinimumHeight(px(150))
        self.nothing = PlainLabel(words.NONE_FOUND, self, role="small")
        self.nothing.hide()
        self.reason = QLineEdit(self)
        self.reason.setPlaceholderText(words.REASON_HINT)
        self.reason.setAccessibleName(words.REASON)
        fields, form = form_in(self)
        form.setHorizontalSpacing(14)
        form.setVerticalSpacing(8)
        form.addRow(PlainLabel(words.THIS_ONE, self, wrap=False), self.kind)
        form.addRow(PlainLabel(words.FIND_OTHER, self, wrap=False), self.words)
        self.body.addWidget(fields)
        self.body.addWidget(self.found, 1)
        self.body.addWidget(self.nothing)
        fields, last = form_in(self)
        last.setHorizontalSpacing(14)
        last.addRow(PlainLabel(words.REASON, self, wrap=False), self.reason)
        self.body.addWidget(fields)
        self.words.setFocus()
        open_at(self, 540, 420)

    def _look(self, typed: str) -> None:
        self._generation += 1
        self._desk.spawn(self._find(typed.strip(), self._generation))

    async def _find(self, typed: str, generation: int) -> None:
        query = Query(typed, limit=OFFERED + 1, past=True, as_you_type=True, plain=True)
        hits = (await self._desk.read(lambda vault: vault.search(query))).hits if typed else ()
        if not isValid(self) or generation != self._generation:
            return
        self.found.clear()
        for hit in hits:
            if hit.memory is not None and hit.memory.id != self._memory.id and self.found.count() < OFFERED:
                item = QListWidgetItem(one_line(hit.memory.text, 160), self.found)
                item.setData(Qt.ItemDataRole.UserRole, hit.memory.id)
        self.found.setCurrentRow(0)
        self.nothing.setVisible(bool(typed) and not self.found.count())
        self.fit()

    def _write(self) -> Coroutine[Any, Any, Receipt]:
        item = self.found.currentItem()
        if self.found.currentRow() < 0:
            self.words.setFocus()
            raise wrong(words.NEEDS_OTHER, words.NEEDS_OTHER_HINT)
        other, kind = str(item.data(Qt.ItemDataRole.UserRole)), EdgeKind(self.kind.currentData())
        memory, reason = self._memory.id, self.reason.text().strip()
        return self._desk.change(lambda vault: vault.link(memory, kind, other, reason))
