"""The single keys of the review, each in a small field; two things by one key are refused in words."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QWidget

from core.errors import InvalidRequest
from ui import text_review as words
from ui.dialogs.frame import AskDialog, Spawner
from ui.letters import APPROVING, DEFAULTS, PAIRS, Act, Letters, is_key
from ui.safe import PlainLabel
from ui.theme import px
from ui.translation import tr
from ui.widgets.room import open_at

SHARED = frozenset(PAIRS) & frozenset(APPROVING)
"""What is the same in both rooms, and asked for once."""


class KeysDialog(AskDialog):
    """``wrote`` carries the ``Letters`` that were chosen."""

    def __init__(self, desk: Spawner, letters: Letters, parent: QWidget | None = None) -> None:
        super().__init__(desk, words.KEYS_TITLE, tr("Save"), self._chosen, parent)
        self._on = letters.on
        self.body.addWidget(PlainLabel(words.KEYS_LINE, self, role="muted"))
        self.fields: dict[Act, QLineEdit] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(28))
        grid.setVerticalSpacing(px(6))
        self._column(grid, 0, words.PAIRS_HEAD, PAIRS, letters)
        rest = tuple(act for act in APPROVING if act not in SHARED)
        self._column(grid, 2, words.APPROVING_HEAD, rest, letters)
        self.body.addLayout(grid)
        self.defaults = QPushButton(words.KEYS_DEFAULT, self)
        self.defaults.setAutoDefault(False)
        self.defaults.setProperty("kind", "link")
        self.defaults.clicked.connect(self.show_defaults)
        self.body.addWidget(self.defaults, 0, Qt.AlignmentFlag.AlignLeft)
        open_at(self, 700, 520)

    def _column(self, grid: QGridLayout, at: int, head: str, acts: tuple[Act, ...], letters: Letters) -> None:
        grid.addWidget(PlainLabel(head, self, role="strong"), 0, at, 1, 2)
        for row, act in enumerate(acts, start=1):
            field = QLineEdit(letters.keys[act], self)
            field.setMaxLength(1)
            field.setFixedWidth(px(44))
            field.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            field.setAccessibleName(words.key_words(act))
            field.textEdited.connect(lambda typed, field=field: field.setText(typed.upper()))
            self.fields[act] = field
            grid.addWidget(PlainLabel(words.key_words(act), self), row, at)
            grid.addWidget(field, row, at + 1)

    def show_defaults(self) -> None:
        """Put the keys in as they came."""
        for act, field in self.fields.items():
            field.setText(DEFAULTS[act])

    def _chosen(self) -> Coroutine[Any, Any, Letters]:
        keys = {act: field.text().strip() for act, field in self.fields.items()}
        if not all(map(is_key, keys.values())):
            raise InvalidRequest(words.NOT_A_KEY)
        made = Letters(keys, self._on)
        clashes = made.clashes()
        if clashes:
            first, second = clashes[0]
            raise InvalidRequest(words.clash_words(first, second, keys[first]))

        async def give() -> Letters:
            return made

        return give()
