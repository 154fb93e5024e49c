"""How far a share may be trusted that few cases support: the Wilson interval, and what it takes to act alone."""

from __future__ import annotations

from collections.abc import Iterable
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


RIGHT = frozenset({"a", "b", "sequence", "neither", "unknown"})
"""Verdicts by which there was something to rule on: the flag was right."""
WRONG = frozenset({"both", "different", "duplicate"})
"""Verdicts by which there was no conflict. ``later`` says nothing yet."""
NO_CLAIM = frozenset({"cannot tell", "both true", "same", "more detail", "earlier time", "unrelated"})
"""Classes by which a detector does not say that two statements disagree."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a detector said of one pair, the verdict that it suggested, and what became of it.

    ``verdict`` is the person's own, None while there is none. ``undone``: the
    detector decided by itself and the person took it back. ``waits``: it is
    still to be ruled on.
    """

    suggested: str | None
    verdict: str | None
    undone: bool
    waits: bool


@dataclass(frozen=True, slots=True)
class Record:
    """How often a detector's flags were right; ``apt`` of ``decided`` were right with the verdict that it suggested."""

    open: int
    decided: int
    right: int
    apt: int


def record_of(said: Iterable[Said]) -> Record:
    """Count a detector's flags against the person's verdicts.

    An automatic act that the person took back counts as decided and wrong: that
    is the dearest kind of mistake, and taking it back is a ruling, too.
    """
    waits = decided = right = apt = 0
    for one in said:
        is_right = one.verdict in RIGHT
        counts = one.undone or is_right or one.verdict in WRONG
        waits += one.waits
        decided += counts
        right += is_right
        apt += is_right and one.suggested in (None, one.verdict)
    return Record(waits, decided, right, apt)
