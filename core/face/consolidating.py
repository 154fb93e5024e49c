"""The scheduled look across the whole vault, and how right each of its detectors was by the person's own verdicts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.acts import sweep as sweeping
from core.contradictions import SweepReport
from core.domain import Progress, ShouldStop
from core.face.opening import Opened

if TYPE_CHECKING:
    from core.inference.chat import ChatModel


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
