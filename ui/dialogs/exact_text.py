"""An editor that gives a text back exactly, unless the person changed it.

Qt's document knows one kind of line break and lays out one long line slowly
(300,000 signs without a blank take three seconds). So before a text goes in,
rare line breaks get an invisible mark that the text does not hold, and
overlong lines are broken at a mark of their own; coming out, marks turn back.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QPlainTextEdit, QWidget

SOFT_AT = 4_000
"""Signs of a line beyond which it is broken for the layout: 4,000 without a blank take Qt about 1 ms."""
_RARE = {"\r\n": "rn", "\r": "r", "\u2029": "p", "\ufdd0": "f", "\ufdd1": "g"}
"""Line breaks that Qt's document turns into its one kind, and a name for each."""
_INVISIBLE = "\u2061\u2062\u2063\u2064\u206a\u206b\u206c\u206d\u206e\u206f"
"""Format signs without a picture; marks are made of those that the text lacks."""


@dataclass(frozen=True, slots=True)
class Marked:
    """A text ready for Qt's document, and what each mark stands for."""

    text: str
    marks: Mapping[str, str]


def marked(original: str) -> Marked:
    """Put marks where Qt's document would lose something. ``original_of`` turns them back."""
    free = _free_marks(original)
    marks = {rare: next(free) for rare in _RARE if rare in original}
    text = original
    for rare, mark in marks.items():  # "\r\n" stands before "\r"
        text = text.replace(rare, mark + "\n")
    meanings = {mark: rare for rare, mark in marks.items()}
    if any(len(line) > SOFT_AT for line in text.split("\n")):
        soft = next(free)
        meanings[soft] = ""
        text = "\n".join((soft + "\n").join(_chunks(line)) for line in text.split("\n"))
    return Marked(text, meanings)


def original_of(raw: str, marks: Mapping[str, str]) -> str:
    """The text behind the document's raw text (U+2029 between its paragraphs).

    A mark whose line break the person removed stands for nothing any more.
    """
    text = raw.replace("\u2029", "\n")
    if not marks:
        return text
    pattern = re.compile("(" + "|".join(re.escape(mark) for mark in marks) + ")(\n?)")
    return pattern.sub(lambda found: marks[found[1]] if found[2] else "", text)


def _free_marks(original: str) -> Iterator[str]:
    """Signs that the text lacks: invisible ones first, then private ones, of which no text holds all."""
    used = set(original)
    yield from (sign for sign in _INVISIBLE if sign not in used)
    yield from (chr(code) for code in range(0xF0000, 0x10FFFE) if chr(code) not in used)


def _chunks(line: str) -> list[str]:
    """The line in pieces of at most about ``SOFT_AT`` signs, cut after a blank if one is near."""
    chunks = []
    start = 0
    while len(line) - start > SOFT_AT:
        end = line.rfind(" ", start + SOFT_AT - 400, start + SOFT_AT) + 1 or start + SOFT_AT
        while end < len(line) and unicodedata.combining(line[end]):
            end += 1
        chunks.append(line[start:end])
        start = end
    return [*chunks, line[start:]]


class ExactEditor(QPlainTextEdit):
    """Edits one text; ``text()`` is the very same string as long as nothing was typed."""

    def __init__(self, original: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self._original = ""
        self._marks: Mapping[str, str] = {}
        self.set_text(original)

    def set_text(self, original: str) -> None:
        """Load a text; undo starts here."""
        ready = marked(original)
        self._original, self._marks = original, ready.marks
        self.setPlainText(ready.text)
        self.document().setModified(False)

    def type_over(self, text: str) -> None:
        """Put a text in as if the person had typed it."""
        ready = marked(text)
        self._marks = ready.marks
        self.setPlainText(ready.text)
        self.document().setModified(True)

    def text(self) -> str:
        """The text as it is now, unusual signs kept."""
        if not self.document().isModified():
            return self._original
        return original_of(self.document().toRawText(), self._marks)

    @property
    def touched(self) -> bool:
        """Whether the text differs from what was loaded."""
        return self.text() != self._original

    def createMimeDataFromSelection(self) -> QMimeData:
        """Copy the real text, without marks."""
        data = QMimeData()
        data.setText(original_of(self.textCursor().selectedText(), self._marks))
        return data

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste plain text only; its unusual line breaks become ordinary ones."""
        self.insertPlainText(source.text())
