"""How far a share may be trusted that few cases support: the Wilson interval, and what it takes to act alone."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

NORMAL_95 = 1.959963984540054
"""Two-sided 95 % of the normal distribution."""
LEAST_DECIDED = 20
"""Verdicts before a detector may act by itself: below it even 20 of 20 right leaves a lower bound under 84 %."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share in percent with its lower and upper bound."""

    value: float
    low: float
    high: float


def wilson(right: int, decided: int) -> Share | None:
    """The share ``right`` of ``decided`` with its 95 % interval after Wilson (1927), in percent; None of nothing."""
    if decided <= 0:
        return None
    share, square = right / decided, NORMAL_95**2
    middle = (share + square / (2 * decided)) / (1 + square / decided)
    half = NORMAL_95 / (1 + square / decided) * sqrt(share * (1 - share) / decided + square / (4 * decided**2))
    return Share(100 * share, max(0.0, 100 * (middle - half)), min(100.0, 100 * (middle + half)))


def against_acting(right: int, decided: int, limit: float) -> str:
    """Why a detector may not act by itself above ``limit`` percent, as a sentence; empty when it may."""
    if decided < LEAST_DECIDED:
        return f"You have decided {decided} of its flags; {LEAST_DECIDED} are needed before it may act by itself."
    share = wilson(right, decided)
    assert share is not None
    if share.low > limit:
        return ""
    return (
        f"You found {right} of {decided} of its flags right, which proves {share.low:.1f} % at least: "
        f"not more than {limit:g} %."
    )
