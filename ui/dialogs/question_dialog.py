"""Asking in plain words: the answer in sentences, each with a way to the memories that it rests on.

The answer from the vault is there at once; where a chat model is set, its
words take its place when they come, and a fault of the model leaves it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.answers import Answered, Query, Sentence
from core.domain import Showing, UseKind
from core.errors import VaultError
from ui import text_ask as words
from ui.asking import answer_by_model
from ui.desk import Desk
from ui.dialogs.open_frame import OpenDialog
from ui.model_doors import AskModel
from ui.safe import LongText, PlainLabel, one_line
from ui.theme import px
from ui.told import told
from ui.widgets.cards import Cards
from ui.widgets.room import open_at


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
        self.note = PlainLabel(words.TRY, self, role="small")
        self.body.addLayout(row)
        self.body.addWidget(self.state)
        self.body.addWidget(self.cards, 1)
        self.body.addWidget(self.note)
        open_at(self, 620, 460)
        self.question.setFocus()

    def ask(self) -> None:
        """Answer what stands in the field."""
        text = self.question.text().strip()
        if text:
            self.fault.hide()
            self._turn_of_question += 1
            self.desk.spawn(self._answer(Query(text, showing=self._showing), self._turn_of_question))

    async def _answer(self, query: Query, turn: int) -> None:
        try:
            answered = await self.desk.read(lambda vault: vault.ask(query))
        except VaultError as reason:
            if isValid(self) and turn == self._turn_of_question:
                self.fault.show_fault(reason)
            return
        if not self._is_awaited(turn):
            return
        self.show_answer(answered)
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
        except VaultError as reason:
            if self._is_awaited(turn):
                self.note.setText(told(reason.message))
            return
        if self._is_awaited(turn):
            if answered is None:
                self.note.setText(words.OWN_WORDS)
            else:
                self.show_answer(answered)

    def show_answer(self, answered: Answered) -> None:
        """Show an answer, sentence by sentence."""
        self.answered = answered
        state = words.state_words(answered.state)
        self.state.setText(state)
        self.state.setVisible(bool(state))
        self.cards.clear()
        said = [one if answered.model else replace(one, text=told(one.text)) for one in answered.sentences]
        sentences = {str(place): sentence for place, sentence in enumerate(said)}
        self.cards.show_cards(list(sentences), lambda key: SentenceCard(sentences[key], self.opened.emit, self.cards))
        own = words.by_model(answered.model) if answered.model and not answered.notice else words.OWN_WORDS
        self.note.setText(told(answered.notice) or own)
        self.cards.setAccessibleDescription(one_line(" ".join(one.text for one in said), 300))

    async def refresh(self) -> None:
        """What was answered may not hold any more: ask again, quietly, without the model."""
        if self.answered is None or self.answered.model:
            return
        query = Query(self.answered.question, showing=self._showing)
        answered = await self.desk.read(lambda vault: vault.ask(query))
        if isValid(self) and answered.question == self.answered.question:
            self.show_answer(answered)


class SentenceCard(QFrame):
    """One sentence of an answer, and the way to its memories."""

    def __init__(self, sentence: Sentence, go: Callable[[str], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.sentence = sentence
        row = QHBoxLayout(self)
        row.setContentsMargins(px(16), px(12), px(12), px(12))
        row.setSpacing(px(12))
        lines = QVBoxLayout()
        lines.addWidget(LongText(sentence.text, self))
        row.addLayout(lines, 1)
        self.buttons = [self._button(word, one, go) for word, one in self._named(sentence)]
        column = QVBoxLayout()
        column.setSpacing(px(6))
        for button in self.buttons:
            column.addWidget(button)
        row.addLayout(column)

    def _named(self, sentence: Sentence) -> Iterator[tuple[str, str]]:
        yield from zip(words.open_words(len(sentence.memories)), sentence.memories, strict=False)

    def _button(self, word: str, memory: str, go: Callable[[str], object]) -> QPushButton:
        button = QPushButton(word, self)
        button.setAutoDefault(False)
        button.setAccessibleName(f"{word}: {one_line(self.sentence.text, 80)}")
        button.clicked.connect(lambda: go(memory))
        return button
