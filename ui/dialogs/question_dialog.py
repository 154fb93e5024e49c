"""Asking in plain words: the answer in sentences, each with a way to the memories that it rests on.

The answer from the vault is there at once; where a chat model is set, its
words take its place when they come, and a fault of the model leaves it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget
from shiboken6 import isValid

from core.answers import Answered, Query
from core.domain import Showing, UseKind
from core.errors import NotFound, VaultError
from ui import text_ask as words
from ui.asking import answer_by_model
from ui.desk import Desk
from ui.dialogs.answer_cards import cards_of, spoken
from ui.dialogs.open_frame import OpenDialog
from ui.model_doors import AskModel
from ui.safe import PlainLabel, one_line
from ui.theme import px
from ui.told import told
from ui.widgets.cards import Cards
from ui.widgets.flow import FlowLayout
from ui.widgets.room import open_at

if TYPE_CHECKING:
    from core.vault import Vault


class QuestionDialog(OpenDialog):
    """Stays open beside the window; ``opened`` carries the id of the memory to show."""

    opened = Signal(str)

    def __init__(
        self, desk: Desk, showing: Showing, parent: QWidget | None = None, *, by_model: AskModel | None = None
    ) -> None:
        super().__init__(desk, words.ASK_TITLE, words.ASK_LINE, parent)
        self._showing, self._by_model = showing, by_model
        self._turn_of_question = 0
        self.answered: Answered | None = None
        row = QHBoxLayout()
        row.setSpacing(px(8))
        self.question = QLineEdit(self)
        self.question.setPlaceholderText(words.QUESTION_HINT)
        self.question.setAccessibleName(words.QUESTION)
        self.question.setMaxLength(1_000)
        self.question.returnPressed.connect(self.ask)
        self.ask_button = QPushButton(words.ASK_DO, self)
        self.ask_button.setProperty("kind", "primary")
        self.ask_button.setDefault(True)
        self.ask_button.clicked.connect(self.ask)
        row.addWidget(self.question, 1)
        row.addWidget(self.ask_button)
        self.state = PlainLabel("", self, role="warning")
        self.state.hide()
        self.cards = Cards(words.ASK_TITLE, self)
        self.note = PlainLabel("", self, role="small")
        self.examples = self._examples()
        self.body.addLayout(row)
        self.body.addWidget(self.examples)
        self.body.addWidget(self.state)
        self.body.addWidget(self.cards, 1)
        self.body.addWidget(self.note)
        open_at(self, 620, 460)
        self.question.setFocus()

    def _examples(self) -> QWidget:
        """Questions to begin with; a click asks one."""
        examples = QWidget(self)
        flow = FlowLayout(examples, px(6))
        flow.addWidget(PlainLabel(words.TRY, examples, role="small", wrap=False))
        for question in words.EXAMPLES:
            button = QPushButton(question, examples)
            button.setProperty("kind", "link")
            button.setProperty("small", True)
            button.setAutoDefault(False)
            button.clicked.connect(partial(self._try, question))
            flow.addWidget(button)
        return examples

    def _try(self, question: str, _on: bool = False) -> None:
        self.question.setText(question)
        self.question.setFocus()
        self.ask()

    def ask(self) -> None:
        """Answer what stands in the field."""
        text = self.question.text().strip()
        if text:
            self.fault.hide()
            self._turn_of_question += 1
            self.desk.spawn(self._answer(Query(text, showing=self._showing, reread=True), self._turn_of_question))

    async def _answer(self, query: Query, turn: int) -> None:
        try:
            answered, texts = await self.desk.read(lambda vault: asked_of(vault, query))
        except VaultError as reason:
            if isValid(self) and turn == self._turn_of_question:
                self.fault.show_fault(reason)
            return
        if not self._is_awaited(turn):
            return
        self.show_answer(answered, texts)
        self.desk.note_use(answered.cited, UseKind.USED)
        if self._by_model is not None and answered.cited:
            await self._hear_model(query, turn, self._by_model)
        if isValid(self):
            self.settled.emit()

    def _is_awaited(self, turn: int) -> bool:
        return isValid(self) and turn == self._turn_of_question

    async def _hear_model(self, query: Query, turn: int, ask: AskModel) -> None:
        self.note.setText(words.THINKING)
        try:
            answered = await answer_by_model(self.desk, ask, query)
            cited = answered.cited if answered is not None else ()
            texts = await self.desk.read(lambda vault: texts_of(vault, cited))
        except VaultError as reason:
            if self._is_awaited(turn):
                self.note.setText(told(reason.message))
            return
        if self._is_awaited(turn):
            if answered is None:
                self.note.setText(words.OWN_WORDS)
            else:
                self.show_answer(answered, texts)

    def show_answer(self, answered: Answered, texts: Mapping[str, str]) -> None:
        """Show an answer, sentence by sentence; ``texts`` are those of the memories that it cites."""
        self.answered = answered
        state = words.state_words(answered.state)
        self.state.setText(state)
        self.state.setVisible(bool(state))
        self.cards.clear()
        cards = {str(at): card for at, card in enumerate(cards_of(answered, texts, self.opened.emit, self.cards))}
        self.cards.show_cards(list(cards), cards.__getitem__)
        self.examples.hide()
        own = words.by_model(answered.model) if answered.model and not answered.notice else words.OWN_WORDS
        self.note.setText(told(answered.notice) or own)
        self.cards.setAccessibleDescription(one_line(spoken(list(cards.values())), 300))

    async def refresh(self) -> None:
        """What was answered may not hold any more: ask again, quietly, without the model."""
        if self.answered is None or self.answered.model:
            return
        query = Query(self.answered.question, showing=self._showing, reread=True)
        answered, texts = await self.desk.read(lambda vault: asked_of(vault, query))
        if isValid(self) and answered.question == self.answered.question:
            self.show_answer(answered, texts)


def asked_of(vault: Vault, query: Query) -> tuple[Answered, dict[str, str]]:
    """The vault's own answer, and the wordings of the memories that it cites."""
    answered = vault.ask(query)
    return answered, texts_of(vault, answered.cited)


def texts_of(vault: Vault, memories: Sequence[str]) -> dict[str, str]:
    """The present wordings of memories, as far as they are there."""
    texts: dict[str, str] = {}
    for memory in memories:
        with suppress(NotFound):
            texts[memory] = vault.show(memory).memory.text
    return texts
