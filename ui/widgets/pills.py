"""Small rounded labels in a row that wraps: a memory's state and its tags. Painted, so always plain text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.domain import Status
from ui.safe import one_line
from ui.theme import Size, appearance, font, px, tokens

PADDING, GAP = 9, 6
LONGEST = 40
"""Signs of one label; a longer tag is cut with “…”."""


@dataclass(frozen=True, slots=True)
class Pill:
    """One label; ``status`` None = a tag in neutral colours."""

    text: str
    status: Status | None = None


def status_colours(status: Status | None) -> tuple[str, str]:
    """Text and ground for a state; a tag's when None."""
    colours = tokens()
    match status:
        case Status.CURRENT:
            return colours.success, colours.success_soft
        case Status.PENDING:
            return colours.warning, colours.warning_soft
        case Status.DISPUTED:
            return colours.danger, colours.danger_soft
        case Status.UPCOMING:
            return colours.accent, colours.accent_soft
        case Status.PAST | Status.ARCHIVED | Status.RETIRED:
            return colours.muted, colours.track
        case None:
            return colours.muted, colours.neutral_soft


class Pills(QWidget):
    """Shows pills from left to right, in as many lines as it takes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._pills: tuple[Pill, ...] = ()
        appearance().changed.connect(self._restyled)

    def set_pills(self, pills: Sequence[Pill]) -> None:
        """Show these; none hides the row."""
        self._pills = tuple(Pill(one_line(pill.text, LONGEST), pill.status) for pill in pills)
        self.setAccessibleName(", ".join(pill.text for pill in self._pills))
        self.setVisible(bool(pills))
        self._restyled()

    def _restyled(self) -> None:
        self.updateGeometry()
        self.update()

    def _places(self, width: int) -> tuple[list[QRectF], int]:
        metrics = QFontMetrics(font(Size().small))
        height = metrics.height() + px(6)
        places: list[QRectF] = []
        x = y = 0.0
        for pill in self._pills:
            wide = metrics.horizontalAdvance(pill.text) + 2 * px(PADDING)
            if x and x + wide > width:
                x, y = 0.0, y + height + GAP
            places.append(QRectF(x, y, wide, height))
            x += wide + GAP
        return places, round(y + height) if self._pills else 0

    def hasHeightForWidth(self) -> bool:
        """Pills wrap, so the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height in pixels of all lines."""
        return self._places(width)[1]

    def sizeHint(self) -> QSize:
        """One line where it fits."""
        return QSize(240, self.heightForWidth(max(self.width(), 240)))

    def minimumSizeHint(self) -> QSize:
        """At least one pill."""
        return QSize(60, self.heightForWidth(10_000))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pills."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(Size().small, bold=False))
        for pill, place in zip(self._pills, self._places(self.width())[0], strict=True):
            text, ground = status_colours(pill.status)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(place, place.height() / 2, place.height() / 2)
            painter.setPen(QColor(text))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, pill.text)
