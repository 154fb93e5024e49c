"""One of the two sides: its wording, who said it and when, since when it is true, and the button that it is right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from core.contradictions import Side, Verdict
from core.domain import Usage
from ui import text_contradictions as words
from ui import text_verdicts as verdicts
from ui.exposed import exposed
from ui.panes.contradiction_items import Told
from ui.panes.verdict_buttons import AnswerButton
from ui.safe import LongText, PlainLabel, one_line
from ui.theme import appearance, px
from ui.translation import in_quotes
from ui.widgets.marked_text import MarkedText, Pieces
from ui.widgets.pills import Pill, Pills

MARKED_AT_MOST = 600
"""Signs up to which a wording is shown with its marks; a longer one in plain words, complete."""


class SideCard(QFrame):
    """``asked`` carries the verdict of its button, ``opened`` its memory's id."""

    asked = Signal(object)
    opened = Signal(str)

    def __init__(self, verdict: Verdict, parent: QWidget | None = None, answer: str = "") -> None:
        super().__init__(parent)
        self.verdict = verdict
        self._memory = ""
        self.setProperty("role", "side")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(18), px(10), px(18), px(14))
        layout.setSpacing(px(8))
        head = QHBoxLayout()
        self.name = PlainLabel("", self, role="small", wrap=False)
        self.name.setMinimumHeight(px(24))  # as high as a label beside it, so that both wordings begin level
        self.status = Pills(self)
        self.status.hide()
        self.show_memory = QPushButton(words.SHOW_MEMORY, self)
        self.show_memory.setProperty("kind", "link")
        self.show_memory.setProperty("small", True)
        self.show_memory.setAutoDefault(False)
        self.show_memory.clicked.connect(lambda: self.opened.emit(self._memory))
        head.addWidget(self.name, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addStretch(1)
        head.addWidget(self.show_memory)
        self.text = MarkedText(self)
        self.whole = LongText("", self)
        self.when = PlainLabel("", self)
        self.origin = PlainLabel("", self, role="small")
        self.quote = PlainLabel("", self, role="muted", selectable=True)
        self.button = AnswerButton(verdict, self, answer)
        self.button.clicked.connect(lambda: self.asked.emit(self.verdict))
        self.effect = PlainLabel("", self, role="small")
        self.odd = PlainLabel("", self, role="danger")
        self.odd.hide()
        self._origin = ""
        layout.addLayout(head)
        layout.addWidget(self.text)
        layout.addWidget(self.whole)
        layout.addWidget(self.odd)
        lines = QVBoxLayout()
        lines.setSpacing(px(3))
        lines.addWidget(self.when)
        lines.addWidget(self.origin)
        lines.addWidget(self.status)  # a line of its own: beside the name it is cut in a narrow window
        layout.addLayout(lines)
        layout.addWidget(self.quote)
        layout.addStretch(1)
        layout.addWidget(self.button)
        layout.addWidget(self.effect)
        appearance().changed.connect(self.update)

    def show_side(self, side: Side, pieces: Pieces, owner: str) -> None:
        """Show one side, its wording in pieces; how often it was of use comes by ``show_use``."""
        earlier = self.verdict is Verdict.A
        self._memory = side.memory
        self.name.setText(words.EARLIER if earlier else words.LATER_SIDE)
        status = words.side_status(side)
        self.status.set_pills([Pill(status, side.status)] if status else [])
        marked = len(side.text) <= MARKED_AT_MOST
        self.text.set_pieces(pieces if marked else ())
        self.text.setVisible(marked)
        self.whole.set_text("" if marked else side.text)
        self.whole.setVisible(not marked)
        self.odd.setText("\n".join(exposed(side.text)))
        self.odd.setVisible(bool(self.odd.text()))
        self.when.setText(" · ".join(part for part in (words.side_when(side), words.side_versions(side)) if part))
        self._origin = words.side_origin(side, owner)
        self.origin.setText(self._origin)
        quote = side.quote if side.quote and side.quote.strip() != side.text.strip() else ""
        self.quote.setText(in_quotes(one_line(quote, 600)) if quote else "")
        self.quote.setVisible(bool(quote))
        self.show_memory.setAccessibleName(f"{words.SHOW_MEMORY_NAME}: {one_line(side.text, 120)}")
        self.button.name_side(one_line(side.text, 200))
        self.tell(None)
        self.setAccessibleName(f"{self.name.text()}: {one_line(side.text, 300)}. {self.when.text()}")

    def show_use(self, usage: Usage | None) -> None:
        """Say how often it was opened and used, where that is counted."""
        self.origin.setText(" · ".join(part for part in (self._origin, words.used_words(usage)) if part))

    def tell(self, told: Told | None) -> None:
        """Say under the button what it does; None while that is being read."""
        self.button.tell(told)
        self.effect.setText(verdicts.effect_lines(told.effects) or told.against if told else "")

    def offer(self, offered: bool) -> None:
        """Offer the answer, or only show the side."""
        self.button.setVisible(offered)
        self.effect.setVisible(offered)
