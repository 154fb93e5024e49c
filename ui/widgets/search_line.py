"""A line to type a search into: a magnifier before it, a button that clears it, both as large as the text is set.

Qt's own icons in a line stay at sixteen pixels whatever the size of text.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QToolButton, QWidget

from ui.icons import icon, paint_icon
from ui.theme import appearance, px, tokens
from ui.translation import tr

GLASS, CROSS = 16, 14
"""Sides of the magnifier and of the cross, in pixels at the usual size of text."""


class SearchLine(QLineEdit):
    """Esc and shortcuts are left to whoever holds the line; ``kind`` search draws it without a frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.clear_button = QToolButton(self)
        self.clear_button.setAutoRaise(True)
        self.clear_button.setCursor(Qt.CursorShape.ArrowCursor)
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clear_button.setAccessibleName(tr("Clear the search"))
        self.clear_button.setStyleSheet("QToolButton { border: none; background: transparent; padding: 0px; }")
        self.clear_button.clicked.connect(self.clear)
        self.textChanged.connect(self._show_button)
        appearance().changed.connect(self._grow)
        self._show_button("")
        self._grow()

    def _show_button(self, typed: str) -> None:
        self.clear_button.setVisible(bool(typed))

    def _grow(self) -> None:
        self.setTextMargins(px(GLASS + 8), 0, px(CROSS + 8), 0)
        self.clear_button.setIcon(icon("close", tokens().muted))
        self.clear_button.setIconSize(QSize(px(CROSS), px(CROSS)))
        self._place()

    def _place(self) -> None:
        side = px(CROSS + 8)
        self.clear_button.setGeometry(self.width() - side - px(6), (self.height() - side) // 2, side, side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button at the end."""
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line, then the magnifier."""
        super().paintEvent(event)
        painter = QPainter(self)
        side = px(GLASS)
        paint_icon(painter, "search", QRectF(px(10), (self.height() - side) / 2, side, side), tokens().muted)
        painter.end()
