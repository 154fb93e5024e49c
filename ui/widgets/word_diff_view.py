"""Paints a word diff as wrapped plain text.

Removed words are struck through, added ones underlined: the colour only
repeats what the line already says. Nothing here reads HTML.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from ui.safe import visible_text
from ui.theme import Size, appearance, font, tokens
from ui.widgets.word_diff import Fate, Piece, abridged, spoken

_THIN = Piece(Fate.KEPT, "\u2009")
"""A thin blank, painted between a struck word and the one that takes its place."""
_LINE_BREAK = "\u2028"
"""What a text layout takes for a line break within one paragraph."""


def _spaced(pieces: list[Piece]) -> tuple[Piece, ...]:
    spaced: list[Piece] = []
    for piece in pieces:
        if piece.fate is Fate.ADDED and spaced and spaced[-1].fate is Fate.REMOVED:
            spaced.append(_THIN)
        spaced.append(piece)
    return tuple(spaced)


class WordDiffView(QWidget):
    """One diff; give it pieces from ``word_diff``. Its accessible name says the changes in words."""

    def __init__(self, pieces: tuple[Piece, ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._pieces: tuple[Piece, ...] = ()
        self._layout = QTextLayout()
        self._laid_out_at = -1
        self._height = 0
        appearance().changed.connect(self._restyle)
        self.set_pieces(pieces)

    def set_pieces(self, pieces: tuple[Piece, ...]) -> None:
        """Show these pieces, long ones abridged."""
        self._pieces = _spaced([Piece(piece.fate, visible_text(piece.text)) for piece in abridged(pieces)])
        self.setAccessibleName(spoken(pieces))
        self._restyle()

    def _restyle(self) -> None:
        text = "".join(piece.text for piece in self._pieces).replace("\n", _LINE_BREAK)
        self._layout = QTextLayout(text, self.text_font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout.setTextOption(option)
        self._layout.setFormats(self._formats())
        self._laid_out_at = -1
        self.updateGeometry()
        self.update()

    def text_font(self) -> QFont:
        """The font of all words."""
        return font(Size().body)

    def look_of(self, fate: Fate) -> QTextCharFormat:
        """How a stretch with this fate is drawn."""
        colours = tokens()
        look = QTextCharFormat()
        match fate:
            case Fate.KEPT:
                look.setForeground(QColor(colours.text))
            case Fate.REMOVED:
                look.setForeground(QColor(colours.danger))
                look.setBackground(QColor(colours.danger_soft))
                look.setFontStrikeOut(True)
            case Fate.ADDED:
                look.setForeground(QColor(colours.success))
                look.setBackground(QColor(colours.success_soft))
                look.setFontUnderline(True)
        return look

    def _formats(self) -> list[QTextLayout.FormatRange]:
        ranges: list[QTextLayout.FormatRange] = []
        start = 0
        for piece in self._pieces:
            length = len(piece.text.encode("utf-16-le")) // 2  # Qt counts UTF-16 units
            span = QTextLayout.FormatRange()
            span.start, span.length, span.format = start, length, self.look_of(piece.fate)
            ranges.append(span)
            start += length
        return ranges

    def _lay_out(self, width: int) -> int:
        if width == self._laid_out_at:
            return self._height
        self._layout.beginLayout()
        top = 0.0
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(max(1, width))
            line.setPosition(QPointF(0, top))
            top += line.height() + 2
        self._layout.endLayout()
        self._laid_out_at, self._height = width, round(top + 0.5)
        return self._height

    def hasHeightForWidth(self) -> bool:
        """The text wraps, so its height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height in pixels of the wrapped text."""
        return self._lay_out(width)

    def sizeHint(self) -> QSize:
        """Wide enough for a sentence; the layout gives what there is."""
        width = self.width() if self.width() > 100 else 320
        return QSize(320, self._lay_out(width))

    def minimumSizeHint(self) -> QSize:
        """At least a few words wide."""
        return QSize(80, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wrapped lines."""
        self._lay_out(self.width())
        painter = QPainter(self)
        self._layout.draw(painter, QPointF(0, 0))
