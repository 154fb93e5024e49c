"""How much waits, as a quiet number in the desktop's tray; off unless the person switches it on, and never a pop-up."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QSystemTrayIcon

from core.contradictions import ReviewCounts
from ui import text_review as words
from ui.desk import Desk
from ui.icons import paint_icon
from ui.safe import tray_tooltip
from ui.theme import Size, font, tokens

SETTING = "tray"
"""The name under which it is kept whether the tray is used."""
SETTLE_MS = 1_000
"""Pause after a change before it is counted anew: nobody watches the tray closer."""
SIDE = 64
"""Pixels of the icon; the tray makes it smaller."""


class Tray(QObject):
    """Shows a number while something waits; ``go`` is called when the icon is pressed."""

    def __init__(
        self,
        desk: Desk,
        go: Callable[[], None],
        parent: QObject | None = None,
        there: Callable[[], bool] = QSystemTrayIcon.isSystemTrayAvailable,
        make: Callable[[QObject], QSystemTrayIcon] = QSystemTrayIcon,
    ) -> None:
        super().__init__(parent)
        self._desk, self._there, self._make = desk, there, make
        self.icon: QSystemTrayIcon | None = None
        self._go = go
        self._soon = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._soon.timeout.connect(self._count_soon)

    def switch(self, on: bool) -> bool:
        """Show the number or take it away; False when this desktop has no tray."""
        if on and not self._there():
            return False
        if on and self.icon is None:
            self.icon = self._make(self)
            self.icon.activated.connect(lambda _reason: self._go())
            self._desk.changed.connect(self._changed)
            self._count_soon()
        elif not on and self.icon is not None:
            self._desk.changed.disconnect(self._changed)
            self._soon.stop()
            self.icon.hide()
            self.icon.deleteLater()
            self.icon = None
        return True

    def _changed(self, _change: object) -> None:
        self._soon.start()

    def _count_soon(self) -> None:
        self._desk.spawn(self._count())

    async def _count(self) -> None:
        counts = await self._desk.read(lambda vault: vault.review_counts())
        self.show_counts(counts)

    def show_counts(self, counts: ReviewCounts) -> None:
        """Show how much waits; nothing waits, no icon."""
        if self.icon is None:
            return
        number = counts.contradictions + counts.duplicates + counts.to_approve
        self.icon.setIcon(numbered(number))
        tray_tooltip(self.icon, words.waiting_words(counts))
        self.icon.setVisible(number > 0)


def numbered(number: int) -> QIcon:
    """The sign of the review with a number on it; above 99 the number says so."""
    look = tokens()
    picture = QPixmap(SIDE, SIDE)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_icon(painter, "balance", QRectF(2, 2, SIDE - 4, SIDE - 4), look.accent)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.accent))
    ground = QRectF(SIDE * 0.3, SIDE * 0.44, SIDE * 0.68, SIDE * 0.54)
    painter.drawRoundedRect(ground, 14, 14)
    big = font(Size().small, bold=True)
    big.setPixelSize(round(SIDE * 0.4))
    painter.setFont(big)
    painter.setPen(QColor(look.on_accent))
    painter.drawText(ground, Qt.AlignmentFlag.AlignCenter, f"{number}" if number < 100 else "99+")
    painter.end()
    return QIcon(picture)
