"""The Timeline tab: the validity picture, below it the versions."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from core.domain import MemoryDetail, Showing, Version
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
        self._memory = ""
        self._versions: tuple[Version, ...] = ()
        self._at: datetime | None = None
        self._wanted: int | None = None
        self.verticalScrollBar().rangeChanged.connect(self._settle)
        self.verticalScrollBar().valueChanged.connect(self._moved)
        self.bar.picked.connect(self.picked)
        self.versions.picked.connect(self.picked)

    def show_history(self, detail: MemoryDetail, showing: Showing, now: datetime) -> None:
        """Show a memory's history; that of the same one stays where it was scrolled to."""
        same = detail.memory.id == self._memory
        self._wanted = self.verticalScrollBar().value() if same else 0
        self.bar.set_lanes(lanes_of(detail, showing, now), now, showing.true_on)
        if not (same and detail.versions == self._versions and showing.true_on == self._at):
            self.versions.set_history(detail, showing.true_on or now, now)
        self._memory, self._versions, self._at = detail.memory.id, detail.versions, showing.true_on
        self._settle()

    def _settle(self, *_range: int) -> None:
        """Go back to the place once the rows have their heights again."""
        bar = self.verticalScrollBar()
        if self._wanted is not None and bar.maximum() >= self._wanted:
            bar.setValue(self._wanted)

    def _moved(self, value: int) -> None:
        """When the person scrolls, no place is waited for any more; rows being rebuilt only push it up."""
        bar = self.verticalScrollBar()
        pushed = self._wanted is not None and value == bar.maximum() < self._wanted
        if value != self._wanted and not pushed:
            self._wanted = None

    def choose(self, number: int | None) -> None:
        """Mark an older version as the one on show; None = the present one."""
        self.bar.choose(number)
        self.versions.choose(number)
