"""A button in a narrow place: its words are cut where they do not fit, and told whole by its hint and name."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QWidget

from ui.safe import elided, plain_tooltip
from ui.theme import px

NARROWEST = 72
"""Pixels that it keeps at least: room for a word."""


class ShortButton(QPushButton):
    """``setText`` takes the whole words, ``text`` gives them back; “&” is a letter when doubled, as in any button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._whole = ""

    def setText(self, text: str) -> None:
        """The whole words."""
        self._whole = text
        self._fit()
        self.updateGeometry()

    def text(self) -> str:
        """The whole words, however much of them is shown."""
        return self._whole

    def sizeHint(self) -> QSize:
        """Room for the whole words."""
        hint = super().sizeHint()
        more = self._advance(self._whole) - self._advance(super().text())
        return QSize(hint.width() + max(0, more), hint.height())

    def minimumSizeHint(self) -> QSize:
        """Room for a word of them."""
        hint = super().minimumSizeHint()
        return QSize(min(px(NARROWEST), hint.width()), hint.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut them anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        whole = self._whole.replace("&&", "&")
        shown = elided(whole, self.fontMetrics(), room) if self.width() < self.sizeHint().width() else whole
        super().setText(shown.replace("&", "&&"))
        plain_tooltip(self, "" if shown == whole else whole)
        self.setAccessibleName(whole)

    def _advance(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text.replace("&&", "&"))
