"""The scheduled look across the whole vault, and how right each of its detectors was by the person's own verdicts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.contradictions import DetectorFigures, Generator, SweepReport, Threshold
from core.domain import Progress, Receipt, ShouldStop
from core.face.opening import Opened
from core.later import later

if TYPE_CHECKING:
    from core.acts import detectors as figures
    from core.acts import sweep as sweeping
    from core.inference.chat import ChatModel
else:
    figures = later("core.acts.detectors")
    sweeping = later("core.acts.sweep")


class Consolidating(Opened):
    """Sweeping, and what its detectors may do."""

    def sweep(
        self,
        seconds: float = 30.0,
        calls: int = 0,
        model: ChatModel | None = None,
        progress: Progress | None = None,
        should_stop: ShouldStop | None = None,
    ) -> SweepReport:
        """Look for what no write compared, within a budget; everything it finds waits for a person."""
        return sweeping.sweep(self._bench, seconds, calls, model, progress, should_stop)

    def sweep_is_due(self) -> bool:
        """Whether a sweep has anything to do."""
        return sweeping.is_due(self._bench)

    def detectors(self) -> tuple[DetectorFigures, ...]:
        """How right each generator was with each of its models, by the person's own verdicts."""
        return figures.detectors(self._bench)

    def thresholds(self, generator: Generator, model: str = "") -> tuple[Threshold, ...]:
        """What would be left of a detector's flags above each score; empty for one that gives no scores."""
        return figures.thresholds(self._bench, generator, model)

    def set_automatic(self, generator: Generator, limit_percent: float | None) -> Receipt:
        """Let a generator decide by itself while it is proven right above a limit; None = off.

        Raises ``InvalidRequest`` while its figures do not prove that, and ``NothingChanged``.
        """
        return figures.set_automatic(self._bench, generator, limit_percent)
