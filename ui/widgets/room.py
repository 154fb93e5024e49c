"""How large a dialog may be: what it wishes for at the size of text that is set, and never more than the screen has.

What does not fit is scrolled inside: heading, faults and buttons stay in sight.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from ui.theme import px

FRAME = QSize(24, 48)
"""Pixels left of a screen for a window's own edges and title."""
BESIDE_BODY = 230
"""Pixels of a dialog above and below its body at the usual size of text: heading, a fault, buttons, margins."""


def room_for(dialog: QWidget) -> QSize:
    """The largest size a dialog may have: its screen's, or its window's where that is larger (off screen it is)."""
    room = dialog.screen().availableSize() - FRAME
    parent = dialog.parentWidget()
    return room.expandedTo(parent.window().size()) if parent is not None else room


def first_size(wanted: QSize, least: QSize, screen: QSize) -> QSize:
    """The size of a window at its first start: as wished, or what the screen has, if that is not below the least."""
    room = screen - FRAME
    return wanted.boundedTo(room) if room.boundedTo(least) == least else wanted


def open_at(dialog: QWidget, width: int, height: int) -> None:
    """Give a dialog a size in pixels at the usual size of text, as far as there is room."""
    dialog.resize(QSize(px(width), px(height)).boundedTo(room_for(dialog)))


class Body(QScrollArea):
    """The middle of a dialog: as high as its content, and scrolled where the screen is too small for that."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._inside = QWidget()
        self.column = QVBoxLayout(self._inside)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.setWidget(self._inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """Whether wrapped texts make it higher when it is narrower."""
        return self.column.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        """The height of the whole content at a width."""
        return self.column.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        """The whole content."""
        return self._inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """The least that the content needs, as far as the screen has it."""
        least = self._inside.minimumSizeHint()
        most = room_for(self.window()).height() - px(BESIDE_BODY)
        return QSize(least.width(), min(least.height(), max(px(60), most)))
