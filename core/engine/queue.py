"""How the review queue ranks what nobody scored, and which score stands for a pair; pure."""

from __future__ import annotations

from collections.abc import Sequence

from core.contradictions import Assessment, Generator

UNSCORED = {
    Generator.PERSON: 1.0,
    Generator.SLOT: 0.9,
    Generator.OPPOSITE: 0.8,
    Generator.JUDGE: 0.7,
    Generator.BRIDGE: 0.5,
    Generator.SWEEP: 0.5,
    Generator.LOCAL: 0.4,
    Generator.DENSE: 0.2,
}
"""Places of flags without a score: what a person linked comes first, then what a rule can know, then what a model
thinks, then what is only a candidate. A built-in judge always gives a score; without one it said nothing sure."""
STAKE = 0.02
"""Added when both sides count already: an answer that people get is held up. Small, so that it only breaks ties."""
PINNED = 0.01
"""Added when one of the sides is pinned."""


def best_score(assessments: Sequence[Assessment]) -> float | None:
    """The greatest of what each generator said last; None when nobody gave a score."""
    last = {one.generator: one.score for one in assessments}
    return max((score for score in last.values() if score is not None), default=None)


def label_of(assessments: Sequence[Assessment]) -> str:
    """The class that the built-in judge gave last; empty when it was not asked."""
    return next((one.label for one in reversed(assessments) if one.generator is Generator.LOCAL), "")
