"""How the owner is called: given late, changed, and joined with whoever goes by that name already."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout, QWidget

from core.domain import Receipt
from core.errors import NameTaken, VaultError
from core.owner import Namesake, Namesakes, OwnerNames
from ui import text_owner as words
from ui.desk import Desk
from ui.dialogs.frame import AskDialog, wrong
from ui.safe import PlainLabel
from ui.theme import px
from ui.widgets.choices import Choice

LONGEST = 400
"""Signs of a line of names; twenty names of usual length have less."""


class OwnerDialog(AskDialog):
    """``wrote`` carries the receipt. ``names`` are those that the vault has, ``typed`` a name already given."""

    def __init__(self, desk: Desk, names: OwnerNames, typed: str = "", parent: QWidget | None = None) -> None:
        super().__init__(desk, words.TITLE, words.SAVE, self._write, parent)
        self._desk, self._given = desk, names.is_given
        self.body.addWidget(PlainLabel(words.LINE, self, role="muted"))
        self.name = self._field(words.NAME, typed or (names.name if names.is_given else ""))
        self.aliases = self._field(words.ALIASES, ", ".join(names.aliases))
        self.aliases.setPlaceholderText(words.ALIASES_HINT)
        self.question = Question(self)
        self.question.hide()
        self.body.addWidget(self.question)
        self.name.textChanged.connect(self._typed_anew)
        self.aliases.textChanged.connect(self._typed_anew)
        self.name.setFocus()
        self.name.selectAll()

    def _field(self, label: str, value: str) -> QLineEdit:
        column = QVBoxLayout()
        column.setSpacing(px(4))
        line = QLineEdit(value, self)
        line.setMaxLength(LONGEST)
        line.setAccessibleName(label)
        column.addWidget(PlainLabel(label, self, role="strong"))
        column.addWidget(line)
        self.body.addLayout(column)
        return line

    def _typed_anew(self) -> None:
        self.fault.hide()
        self.question.hide()

    def _write(self) -> Coroutine[Any, Any, Receipt]:
        if self.question.isVisible() and self.question.answer is None:
            raise wrong(words.CHOOSE_ONE)
        return self._named(self.name.text(), self._others(), self.question.answer)

    def _others(self) -> list[str] | None:
        """The other names; None where nobody ever gave one, so that the first name of a full one is found."""
        typed = self.aliases.text()
        return [typed] if self._given or typed.strip() else None

    async def _named(self, name: str, others: Sequence[str] | None, answer: Namesakes | None) -> Receipt:
        try:
            return await self._desk.change(lambda vault: vault.name_owner(name, others, answer))
        except NameTaken:
            found = await self._desk.read(lambda vault: vault.naming(name, others).namesakes)
            self.question.ask(found)
            raise

    def failed(self, reason: VaultError) -> None:
        """Who has the name already is asked in the form itself; whatever else is wrong stands in the strip."""
        if isinstance(reason, NameTaken):
            self.body.activate()
            self.fit()
        else:
            super().failed(reason)


class Question(QFrame):
    """Whether somebody who goes by the name is the owner; ``answer`` is None until the person says so."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "form")
        column = QVBoxLayout(self)
        column.setContentsMargins(px(14), px(12), px(14), px(12))
        column.setSpacing(px(6))
        self._known = PlainLabel("", self)
        self.join, self.apart = Choice(words.JOIN, self), Choice(words.APART, self)
        column.addWidget(self._known)
        column.addSpacing(px(4))
        column.addWidget(PlainLabel(words.WHO, self, role="strong"))
        for choice, line in ((self.join, words.JOIN_LINE), (self.apart, words.APART_LINE)):
            choice.setAccessibleDescription(line)
            label = PlainLabel(line, self, role="small")
            label.setIndent(px(26))
            column.addWidget(choice)
            column.addWidget(label)

    def ask(self, found: Sequence[Namesake]) -> None:
        """Show who goes by the name, with what is told of them."""
        lines: list[str] = []
        for one in found:
            lines += [words.known(one), *(f"  {words.example(text)}" for text in one.latest)]
        self._known.setText("\n".join(lines))
        self.setAccessibleName(" ".join(lines))
        for choice in (self.join, self.apart):
            choice.setAutoExclusive(False)
            choice.setChecked(False)
            choice.setAutoExclusive(True)
        self.show()
        self.join.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def answer(self) -> Namesakes | None:
        """What the person said, where it is asked."""
        if self.isHidden():
            return None
        return Namesakes.JOIN if self.join.isChecked() else Namesakes.APART if self.apart.isChecked() else None
