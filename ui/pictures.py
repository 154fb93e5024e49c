"""The rooms that show a vault as a picture: its timeline, its figures, its map; made when first entered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from core.domain import Showing
from ui.desk import Desk
from ui.frame import Frame

if TYPE_CHECKING:
    from ui.panes.insights_pane import InsightsPane
    from ui.panes.map_pane import MapPane
    from ui.panes.vault_timeline import VaultTimeline


class Stage(Protocol):
    """What a picture needs of the window."""

    @property
    def showing(self) -> Showing:
        """The dates that are looked at."""


class Pictures(QObject):
    """``opened`` carries the id of a memory to show, ``searched`` a search to list, ``asked`` the id of an action.

    ``entered`` says that another part of the window is on show.
    """

    opened = Signal(str)
    searched = Signal(str)
    asked = Signal(str)
    entered = Signal()

    def __init__(self, stage: Stage, frame: Frame, desk: Desk) -> None:
        super().__init__(frame)
        self._stage, self._frame, self._desk = stage, frame, desk
        self.timeline: VaultTimeline | None = None
        self.insights: InsightsPane | None = None
        self.map: MapPane | None = None

    @property
    def name(self) -> str:
        """The action that leads to the picture on show; "" while none is."""
        shown = self._frame.pages.currentWidget()
        rooms = {"everything": self.timeline, "insights": self.insights, "map": self.map}
        return next((name for name, room in rooms.items() if room is not None and room is shown), "")

    def do(self, name: str) -> bool:
        """Enter a picture by the id of its action; False when it is not one of these."""
        match name:
            case "everything":
                self.enter_timeline()
            case "insights":
                self.enter_insights()
            case "map":
                self.enter_map()
            case _:
                return False
        return True

    def enter_timeline(self, person: str = "") -> None:
        """Show the timeline, of a person if one is named; what the list is narrowed to narrows it as well."""
        if self.timeline is None:
            from ui.panes.vault_timeline import VaultTimeline

            self.timeline = VaultTimeline(self._desk, self._frame)
            self.timeline.opened.connect(self.opened)
        listed = self._frame.search.shown
        person = person or listed.within.person or ""
        if person:
            self.timeline.show_person(person)
        if listed.query:
            self.timeline.words.setText(listed.query)
        self.timeline.show_at(self._stage.showing)
        self._enter(self.timeline)

    def enter_insights(self) -> None:
        """Show the figures."""
        if self.insights is None:
            from ui.panes.insights_pane import InsightsPane

            self.insights = InsightsPane(self._desk, self._frame)
            self.insights.searched.connect(self.searched)
            self.insights.asked.connect(self.asked)
        self.insights.look()
        self._enter(self.insights)

    def enter_map(self) -> None:
        """Show the map of meanings."""
        if self.map is None:
            from ui.panes.map_pane import MapPane

            self.map = MapPane(self._desk, self._frame)
            self.map.opened.connect(self.opened)
        self.map.show_at(self._stage.showing)
        self._enter(self.map)

    def look_at(self, showing: Showing) -> None:
        """Show other dates, where a picture of them is on show."""
        for room in (self.timeline, self.map):
            if room is not None and room.isVisible():
                room.show_at(showing)

    def _enter(self, room: QWidget) -> None:
        self._frame.show_room(room)
        room.setFocus()
        self.entered.emit()
