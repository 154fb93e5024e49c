"""Give a search a name, to keep it in the sidebar, or give a kept one another name."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QLineEdit, QWidget

from core.domain import Receipt
from core.library import SavedSearch
from ui import text_library
from ui.desk import Desk
from ui.dialogs.frame import AskDialog
from ui.safe import PlainLabel


class NameDialog(AskDialog):
    """``wrote`` carries the receipt."""

    def __init__(self, desk: Desk, search: SavedSearch, parent: QWidget | None = None) -> None:
        title = text_library.RENAME_TITLE if search.id else text_library.NAME_TITLE
        super().__init__(desk, title, text_library.SAVE, self._write, parent)
        self._desk, self._search = desk, search
        if not search.id:
            self.body.addWidget(PlainLabel(text_library.NAME_LINE, self, role="muted"))
        self.line = QLineEdit(search.name, self)
        self.line.setMaxLength(80)
        self.line.setAccessibleName(text_library.NAME_LABEL)
        self.line.selectAll()
        self.body.addWidget(self.line)
        self.line.setFocus()

    def _write(self) -> Coroutine[Any, Any, Receipt]:
        named = replace(self._search, name=self.line.text())
        return self._desk.change(lambda vault: vault.save_search(named))
