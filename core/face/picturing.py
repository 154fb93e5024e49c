"""What the pictures of a vault are drawn from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.domain import Showing
from core.face.opening import Opened
from core.later import later
from core.views import MOST_POINTS, BarsRequest, Insights, MeaningMap, Neighbourhood, Timeline

if TYPE_CHECKING:
    from core.acts import insights as figures
    from core.acts import meanings as mapping
    from core.acts import neighbourhood as nearby
    from core.acts import timeline as lanes
else:
    figures = later("core.acts.insights")
    mapping = later("core.acts.meanings")
    nearby = later("core.acts.neighbourhood")
    lanes = later("core.acts.timeline")


class Picturing(Opened):
    """Links, lanes, figures and the map of meanings; nothing here changes anything."""

    def neighbourhood(self, memory: str, steps: int = 1, showing: Showing | None = None) -> Neighbourhood:
        """What a memory is linked with, 1 or 2 steps away, laid out; raises ``NotFound``, ``InvalidRequest``."""
        return nearby.neighbourhood(self._bench, memory, steps, showing or Showing())

    def timeline(self, request: BarsRequest) -> Timeline:
        """Every wording that fits and when it is true, in lanes and rows; raises ``InvalidRequest``."""
        return lanes.timeline(self._bench, request)

    def insights(self) -> Insights:
        """How the vault grows, what became of each source, what waits, how right detectors are, what ages."""
        return figures.insights(self._bench)

    def meanings(self, showing: Showing | None = None, limit: int = MOST_POINTS) -> MeaningMap:
        """Every memory as a point on a plane, near where it is alike; raises ``InvalidRequest``."""
        return mapping.meanings(self._bench, showing or Showing(), limit)
