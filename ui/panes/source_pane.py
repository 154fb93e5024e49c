"""Where a memory comes from: the quoted message among its neighbours, or plainly that you typed it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from core.domain import Channel, Episode, Evidence, MemoryDetail
from ui import text_detail as words
from ui.safe import LongText, PlainLabel, one_line
from ui.theme import Size, appearance, font, px, tokens
from ui.widgets.marked_text import MarkedText, Pieces
from ui.widgets.word_diff import Fate, Piece

MARKED_UP_TO = 4_000
"""Signs of a message in which the quoted words are marked; a longer one is shown plainly, with “Show all”."""
OTHERS_LISTED = 20
"""Further sources listed one by one; the heading counts them all."""


class QuotedText(MarkedText):
    """A message in which the quoted words are marked, in the size of running text."""

    def text_font(self) -> QFont:
        """That of the messages around it."""
        return font(Size().body)


class Turn(QWidget):
    """One message: who, when, the words, and what a picture in it shows."""

    def __init__(self, episode: Episode, *, marked: bool, quote: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marked = marked
        self.episode = episode
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(14), 8, 12, 10)
        layout.setSpacing(2)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(PlainLabel(one_line(episode.speaker, 60), self, role="strong", wrap=False))
        top.addWidget(PlainLabel(words.episode_when(episode), self, role="small", wrap=False))
        top.addStretch(1)
        layout.addLayout(top)
        pieces = quoted_pieces(episode.text, quote) if marked else ()
        if pieces:
            text = QuotedText(self)
            text.set_pieces(pieces)
            layout.addWidget(text)
        else:
            layout.addWidget(LongText(episode.text, self))
        if episode.caption:
            layout.addWidget(PlainLabel(words.caption(episode.caption), self, role="muted"))
        self.setAccessibleName(words.turn_sentence(episode, marked=marked))
        appearance().changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The message in question stands on a ground of its own, with a bar of accent."""
        if not self._marked:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens().selection))
        painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
        painter.setBrush(QColor(tokens().accent))
        painter.drawRoundedRect(QRectF(0, 8, 3, self.height() - 16), 1.5, 1.5)


class Transcript(QWidget):
    """A few messages in their order, one of them marked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        self.turns: list[Turn] = []

    def set_turns(self, episodes: Sequence[Episode], marked: str, quote: str = "") -> None:
        """Show these messages; the one with the id ``marked`` stands out, and in it the words of ``quote``."""
        for turn in self.turns:
            self._layout.removeWidget(turn)
            turn.hide()
            turn.deleteLater()
        self.turns = [Turn(episode, marked=episode.id == marked, quote=quote, parent=self) for episode in episodes]
        for turn in self.turns:
            self._layout.addWidget(turn)


class SourcePane(QScrollArea):
    """The Source tab; ``opened`` carries the id of a message to look at on its own."""

    opened = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 12, 8, 12)
        layout.setSpacing(8)
        self.line = PlainLabel("", inside)
        self.where = PlainLabel("", inside, role="small")
        self.place = PlainLabel("", inside, role="small")
        self.transcript = Transcript(inside)
        self._others_name = PlainLabel("", inside, role="strong")
        self._others = QVBoxLayout()
        self._others.setSpacing(4)
        self._buttons: list[QPushButton] = []
        for part in (self.line, self.where, self.place, self.transcript, self._others_name):
            layout.addWidget(part)
        layout.addLayout(self._others)
        layout.addStretch(1)
        self.setWidget(inside)

    def show_source(self, detail: MemoryDetail, turns: Sequence[Episode]) -> None:
        """Show what a memory rests on; ``turns`` are its first source among its neighbours."""
        primary = primary_evidence(detail)
        marked = primary.episode if primary else ""
        alone = next((turn for turn in turns if turn.id == marked), None)
        typed = alone is not None and alone.channel is Channel.TYPED and len(turns) == 1
        self.line.setVisible(typed or not turns)
        self.line.setText(words.YOU_TYPED_THIS if typed or not turns else "")
        same = typed and alone is not None and alone.text == detail.memory.text
        self.where.setText(words.source_line(detail.memory, alone, typed=typed))
        self.transcript.setVisible(bool(turns) and not same)
        place = "" if alone is None else words.place_line(alone, detail.operations)
        self.place.setText(place)
        self.place.setVisible(bool(place))
        self.transcript.set_turns(() if same else turns, marked, primary.quote if primary else "")
        self._show_others([one for one in detail.evidence if one.episode != marked])

    def _show_others(self, others: Sequence[Evidence]) -> None:
        for button in self._buttons:
            self._others.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = []
        self._others_name.setVisible(bool(others))
        self._others_name.setText(words.also_said(len(others)))
        for one in others[:OTHERS_LISTED]:
            button = QPushButton(one_line(words.evidence_line(one), 90).replace("&", "&&"), self)
            button.setProperty("kind", "link")
            button.setStyleSheet("text-align: left;")
            button.clicked.connect(lambda _checked=False, id=one.episode: self.opened.emit(id))
            self._others.addWidget(button)
            self._buttons.append(button)


def quoted_pieces(text: str, quote: str) -> Pieces:
    """A message in pieces with the quoted words marked; none where it is all of it, not in it, or too long to draw."""
    wanted = quote.strip()
    begin = text.find(wanted)
    if not wanted or begin < 0 or wanted == text.strip() or len(text) > MARKED_UP_TO:
        return ()
    end = begin + len(wanted)
    parts = ((Fate.KEPT, text[:begin]), (Fate.ADDED, wanted), (Fate.KEPT, text[end:]))
    return tuple(Piece(fate, part) for fate, part in parts if part)


def primary_evidence(detail: MemoryDetail) -> Evidence | None:
    """The source to show first: the newest version's first one, else the latest of all."""
    of_shown = [one for one in detail.evidence if one.version == detail.memory.version]
    if of_shown:
        return of_shown[0]
    return detail.evidence[-1] if detail.evidence else None
