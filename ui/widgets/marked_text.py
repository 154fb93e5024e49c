"""A wording with the words marked in which another wording differs; two of them stand side by side as equals."""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QTextCharFormat
from PySide6.QtWidgets import QWidget

from ui.safe import visible_text
from ui.theme import Size, font, tokens
from ui.widgets.word_diff import Fate, Piece, word_diff, words_of
from ui.widgets.word_diff_view import WordDiffView

LEAST_SHARED = 0.34
"""Share of the shorter wording's words that both must have: below it nearly everything would be marked,
and marks that are everywhere say nothing."""

Pieces = tuple[Piece, ...]


def side_by_side(first: str, second: str) -> tuple[Pieces, Pieces]:
    """The two wordings in pieces; what only one of them has counts as added there.

    When they share too little, neither has a mark.
    """
    pieces = word_diff(first, second)
    shared = sum(_words(piece.text) for piece in pieces if piece.fate is Fate.KEPT)
    if shared < LEAST_SHARED * max(1, min(_words(first), _words(second))):
        return (Piece(Fate.KEPT, first),), (Piece(Fate.KEPT, second),)
    return _of_side(pieces, Fate.REMOVED), _of_side(pieces, Fate.ADDED)


def _words(text: str) -> int:
    return sum(1 for word in words_of(text) if any(sign.isalnum() for sign in word))


def _of_side(pieces: Pieces, own: Fate) -> Pieces:
    side: list[Piece] = []
    for piece in pieces:
        if piece.fate is Fate.KEPT:
            side.append(piece)
        elif piece.fate is own:
            side += _marked(piece.text)
    return tuple(side)


def _marked(text: str) -> list[Piece]:
    """A mark that hangs over no blank before or after its words."""
    words = text.strip()
    before, _, after = text.partition(words)
    parts = [Piece(Fate.KEPT, before), Piece(Fate.ADDED, words), Piece(Fate.KEPT, after)]
    return [part for part in parts if part.text]


class MarkedText(WordDiffView):
    """One side; its accessible name is the whole wording."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__((), parent)

    def set_pieces(self, pieces: Pieces) -> None:
        """Show these pieces; what is added is marked."""
        super().set_pieces(pieces)
        self.setAccessibleName(visible_text("".join(piece.text for piece in pieces)))

    def text_font(self) -> QFont:
        """Larger than running text: it is what the decision is about."""
        return font(Size().heading)

    def look_of(self, fate: Fate) -> QTextCharFormat:
        """The same calm mark on both sides: neither is the wrong one yet."""
        colours = tokens()
        look = QTextCharFormat()
        look.setForeground(QColor(colours.text))
        if fate is not Fate.KEPT:
            look.setForeground(QColor(colours.accent))
            look.setBackground(QColor(colours.accent_soft))
            look.setFontWeight(QFont.Weight.DemiBold)
        return look
