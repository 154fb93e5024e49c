"""The Timeline tab: the validity picture, below it the versions."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from core.domain import MemoryDetail, Showing
from ui.panes.timeline_lanes import lanes_of
from ui.panes.versions_list import VersionsList
from ui.widgets.validity_bar import ValidityBar


class TimelinePane(QScrollArea):
    """``picked`` carries the number of the version that the person wants to look at."""

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 12, 8, 12)
        layout.setSpacing(16)
        self.bar = ValidityBar(inside)
        self.versions = VersionsList(inside)
        layout.addWidget(self.bar)
        layout.addWidget(self.versions)
        layout.addStretch(1)
        self._inside = inside
        self.setWidget(inside)
        self.bar.picked.connect(self.picked)
        self.versions.picked.connect(self.picked)

    def show_history(self, detail: MemoryDetail, showing: Showing, now: datetime) -> None:
        """Show a memory's history; the scroll position stays where it was."""
        at = self.verticalScrollBar().value()
        self.bar.set_lanes(lanes_of(detail, showing, now), now, showing.true_on)
        self.versions.set_history(detail, showing.true_on or now, now)
        self._inside.adjustSize()
        self.verticalScrollBar().setValue(at)

    def choose(self, number: int | None) -> None:
        """Mark an older version as the one on show; None = the present one."""
        self.bar.choose(number)
        self.versions.choose(number)
