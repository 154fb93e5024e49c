"""Small parts of the card of what waits: the kind as a label, the warning strip, the change in large."""

from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from core.domain import ProposalKind
from ui import text_write as words
from ui.panes.approve_rows import kind_colours
from ui.safe import PlainLabel
from ui.theme import Size, font, px
from ui.widgets.word_diff_view import WordDiffView


class Tag(PlainLabel):
    """The kind of a proposal on its own ground."""

    def show_kind(self, kind: ProposalKind | None) -> None:
        """Name a kind, in its colours."""
        self.setText(words.kind_word(kind))
        colour, ground = kind_colours(kind)
        self.setStyleSheet(
            f"color: {colour}; background: {ground}; border-radius: {px(9)}px; padding: {px(2)}px {px(9)}px;"
        )


class GuardStrip(QFrame):
    """A warning in words; hidden when there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "fault")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(px(14), px(8), px(12), px(8))
        layout.setSpacing(px(2))
        self._title = PlainLabel("", self, role="strong")
        self._line = PlainLabel("", self)
        layout.addWidget(self._title)
        layout.addWidget(self._line)
        self.hide()

    def tell(self, title: str, lines: tuple[str, ...]) -> None:
        """Show these lines, or nothing."""
        self._title.setText(title)
        self._line.setText("\n".join(lines))
        self.setAccessibleName(f"{title}: {' '.join(lines)}" if lines else "")
        self.setVisible(bool(lines))

    @property
    def words(self) -> str:
        """What is shown, or nothing."""
        return "" if self.isHidden() else self.accessibleName()


class LargeDiff(WordDiffView):
    """What changes in a wording, larger than running text: it is what the decision is about."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__((), parent)

    def text_font(self) -> QFont:
        """As large as a heading."""
        return font(Size().heading)
