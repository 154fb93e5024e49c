"""The timeline of everything: many memories on one axis of world time.

The plot is imported and built when this is first shown; until then a line
says that it is being prepared.
"""

from __future__ import annotations

from datetime import UTC, datetime
from importlib import import_module
from types import ModuleType
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from core.answers import ListRequest, Page
from core.domain import Clock, Memory, Showing, Status
from ui import text_detail as words
from ui.desk import Desk
from ui.safe import PlainLabel
from ui.widgets.time_axis import seconds
from ui.widgets.validity_paint import Tone

SHOWN = 500
"""Bars shown at most: the newest. Every number beyond is said aloud above the plot."""


def utc_now() -> datetime:
    """The present instant."""
    return datetime.now(UTC)


def by_beginning(memories: tuple[Memory, ...]) -> list[Memory]:
    """Memories from the earliest beginning to the latest; an unknown one counts from when it was said."""
    return sorted(memories, key=_begin)


def _begin(memory: Memory) -> tuple[float, str]:
    start = memory.window.start or memory.said_at
    return seconds(start.at if start else memory.recorded_at), memory.text


def tone_of_status(status: Status) -> Tone:
    """How a memory's bar looks."""
    match status:
        case Status.CURRENT | Status.UPCOMING:
            return Tone.NOW
        case Status.DISPUTED | Status.PENDING:
            return Tone.WAITING
        case Status.RETIRED:
            return Tone.WRONG
        case Status.PAST | Status.ARCHIVED:
            return Tone.PAST


class VaultTimeline(QWidget):
    """``opened`` carries the id of a memory that was clicked."""

    opened = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget | None = None, *, clock: Clock = utc_now) -> None:
        super().__init__(parent)
        self._desk, self._clock = desk, clock
        self._showing = Showing()
        self._generation = 0
        self._memories: list[Memory] = []
        self.plot: Any = None
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(24, 20, 24, 16)
        self._layout.setSpacing(8)
        self._layout.addWidget(PlainLabel(words.EVERYTHING_TITLE, self, role="title"))
        self.line = PlainLabel(words.PREPARING, self, role="small")
        self._layout.addWidget(self.line)
        self._gap = QWidget(self)
        self._layout.addWidget(self._gap, 1)
        desk.changed.connect(self._changed)

    def show_at(self, showing: Showing) -> None:
        """Show the memories as at these dates."""
        self._showing = showing
        self._ask()

    def _changed(self, _change: object) -> None:
        if self.isVisible():
            self._ask()

    def _ask(self) -> None:
        self._generation += 1
        self._desk.spawn(self._fetch(self._showing, self._generation))

    async def _fetch(self, showing: Showing, generation: int) -> None:
        module = await self._desk.read(lambda _vault: _plot_module())
        request = ListRequest(limit=SHOWN, showing=showing, every=True)
        page = await self._desk.read(lambda vault: vault.list(request))
        if generation == self._generation and isValid(self):
            self._show(page, module)

    def _show(self, page: Page, module: ModuleType) -> None:
        if self.plot is None:
            self.plot = module.Plot(self)
            self.plot.opened.connect(self._open)
            self._layout.replaceWidget(self._gap, self.plot)
            self._layout.setStretchFactor(self.plot, 1)
            self._gap.deleteLater()
            self.setFocusProxy(self.plot)
            self.plot.setFocus(Qt.FocusReason.OtherFocusReason)
        self._memories = by_beginning(page.memories)
        lanes = [
            module.lane_of(memory, tone_of_status(memory.status), place) for place, memory in enumerate(self._memories)
        ]
        dates = words.showing_sentence(self._showing)
        self.line.setText(f"{words.everything_line(len(page.memories), page.total)} {dates}".strip())
        self.plot.set_lanes(lanes, self._clock(), self._showing.true_on)

    def _open(self, place: int) -> None:
        self.opened.emit(self._memories[place].id)


def _plot_module() -> ModuleType:
    """The plot's code; the first call takes most of a second and runs in the reader's thread."""
    return import_module("ui.panes.vault_timeline_plot")
