"""The parts of an answer: a sentence with the memories that it rests on, a list under its heading, a path in steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from core.answers import Answered, Sentence
from ui import text_ask as words
from ui.safe import LongText, PlainLabel, one_line
from ui.theme import px
from ui.told import told
from ui.translation import digits, in_quotes

QUOTED = 240
"""Signs of a memory that are quoted below a sentence; “Open” shows the rest."""

Go = Callable[[str], object]
"""Opens the memory with this id."""


class CitedRow(QWidget):
    """One line below a sentence: a number if it is a step, the words, and the way to the memory."""

    def __init__(self, text: str, memory: str, go: Go, parent: QWidget, *, number: int = 0, role: str = "") -> None:
        super().__init__(parent)
        self.button = QPushButton(words.OPEN, self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(px(10))
        if number:
            sign = PlainLabel(digits(number), self, role="muted", wrap=False)
            sign.setFixedWidth(px(16))
            sign.setContentsMargins(0, px(3), 0, 0)  # in line with the words, which stand in the button's middle
            row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(PlainLabel(text, self, role=role), 1)
        self.button.setProperty("kind", "link")
        self.button.setAutoDefault(False)
        self.button.setAccessibleName(f"{words.OPEN}: {one_line(text, 80)}")
        self.button.clicked.connect(lambda: go(memory))
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)


class AnswerCard(QFrame):
    """A card with a text on top and rows below it; ``buttons`` lead to its memories."""

    def __init__(self, sentence: Sentence, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.sentence = sentence
        self.buttons: list[QPushButton] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(px(16), px(12), px(12), px(12))
        self.column.setSpacing(px(6))

    def add_row(self, row: CitedRow) -> None:
        """Put a row below what is there."""
        self.column.addWidget(row)
        self.buttons.append(row.button)


class SentenceCard(AnswerCard):
    """One sentence, and the way to its memories: beside it where there is one that it quotes, else each below it."""

    def __init__(
        self, sentence: Sentence, go: Go, texts: Mapping[str, str], parent: QWidget | None = None, *, own: bool = True
    ) -> None:
        super().__init__(sentence, parent)
        cited = tuple(dict.fromkeys(sentence.memories))  # two wordings of one memory lead to the same place
        if sentence.heading:
            self._list(sentence, go)
        elif own and len(cited) == 1:
            self.add_row(CitedRow(sentence.text, cited[0], go, self))
        else:
            self.column.addWidget(LongText(sentence.text, self))
            for memory in cited:
                quoted = in_quotes(one_line(texts.get(memory, ""), QUOTED)) if memory in texts else words.A_MEMORY
                self.add_row(CitedRow(quoted, memory, go, self, role="muted"))

    def _list(self, sentence: Sentence, go: Go) -> None:
        self.column.addWidget(PlainLabel(words.heading_words(sentence.heading), self, role="strong"))
        for entry, memory in zip(sentence.entries, sentence.memories, strict=True):
            self.add_row(CitedRow(entry, memory, go, self))
        if sentence.more:
            self.column.addWidget(PlainLabel(words.more_words(sentence.more), self, role="small"))


class PathCard(AnswerCard):
    """Where several steps lead, and the steps below it by number."""

    def __init__(self, last: Sentence, steps: Sequence[tuple[Sentence, str]], go: Go, parent: QWidget | None = None):
        super().__init__(last, parent)
        self.column.addWidget(PlainLabel(told(last.text), self, role="strong"))
        for number, (step, value) in enumerate(steps, 1):
            text = words.step_words(words.quoted(step.text), value)
            self.add_row(CitedRow(text, step.memories[0], go, self, number=number))


def cards_of(answered: Answered, texts: Mapping[str, str], go: Go, parent: QWidget) -> list[AnswerCard]:
    """The cards of an answer in their order; ``texts`` are those of the memories that are cited."""
    own = not answered.model
    steps = answered.steps if own else ()
    alone = len(answered.sentences) - (len(steps) + 1 if steps else 0)
    cards: list[AnswerCard] = []
    for sentence in answered.sentences[:alone]:
        said = sentence if not own else in_our_words(sentence)
        cards.append(SentenceCard(said, go, texts, parent, own=own))
    if steps:
        *way, last = answered.sentences[alone:]
        values = [step.value for step in steps]
        cards.append(PathCard(last, list(zip(way, values, strict=True)), go, parent))
    return cards


def in_our_words(sentence: Sentence) -> Sentence:
    """The sentence with its words in the window's language."""
    entries = tuple(map(words.quoted, sentence.entries))
    return Sentence(words.quoted(sentence.text), sentence.memories, sentence.heading, entries, sentence.more)


def spoken(cards: Sequence[AnswerCard]) -> str:
    """What the cards say, for a screen reader."""
    return " ".join(_of_list(card.sentence) or told(card.sentence.text) for card in cards)


def _of_list(sentence: Sentence) -> str:
    return f"{words.heading_words(sentence.heading)}: {' '.join(sentence.entries)}" if sentence.heading else ""
