"""The rest of the review: what says the same twice, what was done by rule, how much waits, what to take first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.contradictions import (
    ByRulePage,
    Duplicate,
    DuplicatePage,
    Preview,
    ReviewCounts,
    Sameness,
    Sitting,
)
from core.domain import Receipt
from core.face.opening import Opened
from core.later import later

if TYPE_CHECKING:
    from core.acts import by_rule, duplicates, own_name, sitting, waiting
else:
    by_rule = later("core.acts.by_rule")
    duplicates = later("core.acts.duplicates")
    own_name = later("core.acts.own_name")
    sitting = later("core.acts.sitting")
    waiting = later("core.acts.waiting")

Seen = tuple[tuple[str, int], tuple[str, int]]
"""Memory and version of both sides, as they were shown."""


class Settling(Opened):
    """Duplicates, the deeds of rules, counts and the order for a short sitting."""

    def duplicates(self, limit: int = 100, offset: int = 0) -> DuplicatePage:
        """Pairs of memories that say nearly the same and wait, newest first."""
        return own_name.in_own_name(self._bench, duplicates.duplicates(self._bench, limit, offset))

    def duplicate(self, id: str) -> Duplicate:
        """One of them by its id; raises ``NotFound`` for one that does not wait any more."""
        return own_name.in_own_name(self._bench, duplicates.duplicate(self._bench, id))

    def preview_sameness(self, id: str, ruling: Sameness) -> Preview:
        """What a ruling on a pair would do; nothing is stored. Raises ``NotFound``, ``InvalidRequest``."""
        return duplicates.preview_sameness(self._bench, id, ruling)

    def decide_sameness(self, id: str, ruling: Sameness, *, seen: Seen | None = None) -> Receipt:
        """Rule on a pair, as one operation; ``seen`` binds it to what was shown, else ``StaleProposal``."""
        return duplicates.decide_sameness(self._bench, id, ruling, seen)

    def done_by_rule(self, limit: int = 100, offset: int = 0) -> ByRulePage:
        """What rules did without asking and nobody took back, newest first."""
        return by_rule.done_by_rule(self._bench, limit, offset)

    def take_back_rule(self, id: str) -> Receipt:
        """Take back one thing that a rule did, and nothing else; raises ``NotFound``, ``UndoConflict``."""
        return by_rule.take_back_rule(self._bench, id)

    def review_counts(self) -> ReviewCounts:
        """How much waits in each list of the review, for badges."""
        return waiting.review_counts(self._bench)

    def sitting(self, seconds: int = 300) -> Sitting:
        """What is worth the next ``seconds`` most: often used, much at stake, soon decided."""
        return sitting.sitting(self._bench, seconds)
