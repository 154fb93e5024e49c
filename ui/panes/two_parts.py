"""The frame of a review room: a list in a card on the left, what is chosen in a card on the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ui.theme import px

LEAST_LIST, LEAST_CARD = 230, 560
"""Widths in pixels: a row in two lines; two cards side by side with their buttons in full."""
NARROW_LIST = 0.32
"""Share of a narrow room that the list keeps."""
LEAST_BESIDE = 480
"""Width in pixels below which two cards stand below each other: a button's words and its key on each."""


def two_parts(
    owner: QWidget, left: Sequence[QWidget], right: Sequence[QWidget], least: int = LEAST_CARD, list_width: int = 280
) -> QSplitter:
    """Lay parts out in a list's card and in a page's card; a list and a stack of pages take the room."""
    split = Parts(least, owner)
    cards = _card(owner, left, (1, px(12), 1, px(10)), px(8)), _card(owner, right, (1, 1, 1, 1), 0)
    for card in cards:
        split.addWidget(card)
    split.setHandleWidth(px(14))
    split.setChildrenCollapsible(False)
    split.setSizes([px(list_width), px(1200 - list_width)])
    split.setStretchFactor(1, 1)
    outer = QVBoxLayout(owner)
    outer.setContentsMargins(0, 0, 0, 0)
    outer.addWidget(split)
    return split


class Parts(QSplitter):
    """A list and a page beside each other; both give way when the window is too small for their usual widths."""

    def __init__(self, least: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._least = least

    def minimumSizeHint(self) -> QSize:
        """Nothing: the room decides."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hold the least widths that there is room for."""
        room = self.width() - self.handleWidth()
        listed = min(px(LEAST_LIST), round(room * NARROW_LIST))
        for at, width in enumerate((listed, min(px(self._least), room - listed))):
            part = self.widget(at)
            if part is not None:
                part.setMinimumWidth(max(0, width))
        super().resizeEvent(event)


class Sides(QWidget):
    """Two cards beside each other, or below each other where both would be too narrow to read."""

    def __init__(self, cards: Sequence[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(px(14))
        for card in cards:
            self._box.addWidget(card, 1)

    def minimumSizeHint(self) -> QSize:
        """Nothing: the cards go below each other in time."""
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Beside or below each other."""
        super().resizeEvent(event)
        beside = self.width() >= px(LEAST_BESIDE)
        self._box.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)


def _card(owner: QWidget, parts: Sequence[QWidget], margins: tuple[int, int, int, int], space: int) -> QFrame:
    card = QFrame(owner)
    card.setProperty("role", "card")
    column = QVBoxLayout(card)
    column.setContentsMargins(*margins)
    column.setSpacing(space)
    for part in parts:
        column.addWidget(part, 1 if isinstance(part, (QAbstractItemView, QStackedWidget)) else 0)
    return card


class Sheet(QWidget):
    """What a scrolled page holds: as high as its content is at the page's width, and never higher.

    Left to itself Qt wants the height that wrapped texts had if they were as narrow as can be.
    """

    def minimumSizeHint(self) -> QSize:
        """Nothing: the height comes from the width."""
        return QSize(0, 0)


def quiet_area(parent: QWidget) -> QScrollArea:
    """A scrolled page without a frame that the keyboard passes over."""
    area = QScrollArea(parent)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def row_of(parts: Sequence[QWidget], owner: QWidget) -> QWidget:
    """Parts beside each other over a list, from the left."""
    row = QWidget(owner)
    line = QHBoxLayout(row)
    line.setContentsMargins(px(14), 0, px(16), 0)
    line.setSpacing(px(6))
    for part in parts:
        line.addWidget(part)
    line.addStretch(1)
    return row


def tab(name: str, parent: QWidget, *, checked: bool) -> QPushButton:
    """One of several lists to choose from."""
    made = QPushButton(name, parent)
    made.setProperty("kind", "chip")
    made.setCheckable(True)
    made.setAutoExclusive(True)
    made.setChecked(checked)
    return made
