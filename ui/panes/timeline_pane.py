"""The Timeline tab: the validity picture, below it the versions and the way to compare two of them."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from core.domain import Memory, MemoryDetail, Showing, Version
from ui import text_timeline as words
from ui.panes.timeline_lanes import lanes_of, opponents_of
from ui.panes.versions_list import VersionsList
from ui.safe import plain_tooltip
from ui.widgets.validity_bar import ValidityBar


class TimelinePane(QScrollArea):
    """``picked`` carries the number of the version that the person wants to look at, ``asked`` an action's id.

    The other signals are those of the picture.
    """

    picked = Signal(int)
    asked = Signal(str)
    looked = Signal(object)
    corrected = Signal(int, object)
    opened = Signal(str)
    disputed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(0, 12, 8, 12)
        layout.setSpacing(12)
        self.bar = ValidityBar(inside)
        self.versions = VersionsList(inside)
        layout.addWidget(self.bar)
        layout.addLayout(self._buttons(inside))
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
        self.bar.looked.connect(self.looked)
        self.bar.corrected.connect(self.corrected)
        self.bar.opened.connect(self.opened)
        self.bar.disputed.connect(self.disputed)
        self.versions.picked.connect(self.picked)

    def _buttons(self, inside: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        self.compare = QPushButton(words.COMPARE, inside)
        self.dates = QPushButton(words.DATES, inside)
        for button, action in ((self.dates, "dates"), (self.compare, "compare")):
            button.setProperty("kind", "link")
            button.clicked.connect(lambda _checked=False, action=action: self.asked.emit(action))
            row.addWidget(button)
        row.addStretch(1)
        return row

    def show_history(
        self,
        detail: MemoryDetail,
        showing: Showing,
        now: datetime,
        others: tuple[Memory, ...] = (),
        against: str = "",
    ) -> None:
        """Show a memory's history; that of the same one stays where it was scrolled to.

        ``others`` are the memories that say otherwise; ``against`` says why nothing can be changed, or is empty.
        """
        same = detail.memory.id == self._memory
        self._wanted = self.verticalScrollBar().value() if same else 0
        opponents = opponents_of(detail.disputes, others)
        lanes = lanes_of(detail, showing, now, movable=not against)
        self.bar.set_lanes(lanes, now, showing.true_on, opponents, detail.memory.version)
        self.compare.setVisible(len(detail.versions) > 1)
        self.dates.setEnabled(not against)
        plain_tooltip(self.dates, against)
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
