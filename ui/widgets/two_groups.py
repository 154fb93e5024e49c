"""Two groups of controls on one line, the second at its end; where the width ends, the second goes below the first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from ui.theme import appearance, px
from ui.widgets.flow import FlowLayout

GAP = 8
"""Pixels between two controls, at the usual size of text."""


class Flowing(QWidget):
    """Controls in as many lines as they need at the width there is."""

    def __init__(self, parts: Sequence[QWidget], parent: QWidget | None = None, gap: int = GAP) -> None:
        super().__init__(parent)
        flow = FlowLayout(self, px(gap))
        for part in parts:
            flow.addWidget(part)

    def one_line(self) -> int:
        """The width in pixels at which all that is shown stands on one line."""
        layout = self.layout()
        items = [layout.itemAt(at) for at in range(layout.count())] if layout is not None else []
        widths = [item.sizeHint().width() for item in items if item is not None and not item.isEmpty()]
        return sum(widths) + px(GAP) * max(0, len(widths) - 1)


class TwoGroups(QWidget):
    """See the module's docstring; hidden controls take no room."""

    def __init__(self, first: Sequence[QWidget], second: Sequence[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first, self.second = Flowing(first, self), Flowing(second, self)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(px(GAP))
        self._box.addWidget(self.first, 1)
        self._box.addWidget(self.second, 0)
        appearance().changed.connect(self._fit)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the widest control; the height comes from the width."""
        return QSize(max(part.minimumSizeHint().width() for part in (self.first, self.second)), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """One line or two."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide = self.second.one_line()
        beside = self.first.one_line() + px(2 * GAP) + wide <= self.width()
        self.second.setMinimumWidth(wide if beside else 0)
        self._box.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self._box.setAlignment(self.first, Qt.AlignmentFlag.AlignVCenter if beside else Qt.AlignmentFlag(0))
