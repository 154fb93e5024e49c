"""Puts a key into the system's key store: typed unseen, handed on once, kept nowhere here."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from PySide6.QtWidgets import QLineEdit, QWidget

from ui import text_model as words
from ui.aside import aside
from ui.dialogs.frame import AskDialog, Spawner, wrong
from ui.safe import PlainLabel


class KeyDialog(AskDialog):
    """Asks for a key; ``wrote`` carries the name it is stored under."""

    def __init__(
        self, desk: Spawner, name: str, put: Callable[[str, str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(desk, words.PUT_KEY_TITLE, words.PUT_KEY_DO, self._store, parent)
        self._name, self._put = name, put
        self.line = QLineEdit(self)
        self.line.setEchoMode(QLineEdit.EchoMode.Password)
        self.line.setAccessibleName(words.KEY)
        self.body.addWidget(PlainLabel(words.PUT_KEY_LINE, self, role="muted"))
        self.body.addWidget(self.line)
        self.line.setFocus()

    def _store(self) -> Coroutine[Any, Any, str]:
        key = self.line.text().strip()
        if not key:
            raise wrong(words.KEY_EMPTY)
        self.line.clear()
        return self._hand_on(key)

    async def _hand_on(self, key: str) -> str:
        await aside(lambda: self._put(self._name, key), "key")
        return self._name
