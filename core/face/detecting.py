"""Finding contradictions after a write: rules and the built-in judge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.contradictions import Recalibration
from core.domain import Progress, Receipt, ShouldStop
from core.face.opening import Opened

if TYPE_CHECKING:
    from core.inference.local_judge import LocalJudge


class Detecting(Opened):
    """Looking at what was stored, and how much the built-in judge may say.

    The rules are imported where they are used: most commands need none of them.
    """

    def use_detector(self, local: LocalJudge | None) -> None:
        """Set the built-in judge; None = rules alone."""
        self._bench.local = local

    def detect_missing(
        self, progress: Progress | None = None, should_stop: ShouldStop | None = None, limit: int | None = None
    ) -> int:
        """Look at the statements that nobody looked at yet; gives their number."""
        from core.acts import detect

        return detect.detect_missing(self._bench, progress, should_stop, limit)

    def detected(self, written: Receipt) -> Receipt:
        """Look at what a write stored, and give its receipt with what was found."""
        from core.acts import detect

        return detect.detected(self._bench, written)

    def detector_setting(self) -> str:
        """How much the built-in judge may flag by itself: quiet, balanced or all."""
        from core.acts import detect

        return detect.setting(self._bench).value

    def set_detector_setting(self, name: str) -> None:
        """Choose it; raises ``InvalidRequest``."""
        from core.acts import detect

        detect.set_setting(self._bench, name)

    def recalibration(self) -> Recalibration:
        """What the person's verdicts say of the built-in judge, and what a calibration by them would change."""
        from core.acts import detect, recalibrate

        return recalibrate.recalibration(self._bench, detect.setting(self._bench))

    def recalibrate(self) -> None:
        """Calibrate the judge by the verdicts from now on; raises ``InvalidRequest`` where that is not offered."""
        from core.acts import recalibrate

        recalibrate.recalibrate(self._bench)

    def forget_recalibration(self) -> None:
        """Take the shipped calibration again; raises ``NothingChanged``."""
        from core.acts import recalibrate

        recalibrate.forget_recalibration(self._bench)
