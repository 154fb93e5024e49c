"""How a pair is weighed: code first, the built-in judge for the rest.

What code knows holds a pair back or finds it; the judge's share of conflict
and change is then read against a bar that falls where code found the two
replaceable and rises where it found nothing in common.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.engine.opposites.compared import Compared, compare
from core.engine.opposites.reading import read
from core.engine.opposites.replaceable import held_back
from core.engine.opposites.rules import Finding, findings


class Setting(StrEnum):
    """How much the built-in judge may flag by itself."""

    QUIET = "quiet"
    BALANCED = "balanced"
    ALL = "all"


BARS = {Setting.QUIET: 0.92, Setting.BALANCED: 0.83, Setting.ALL: 0.5}
"""Least share of conflict and change at which the judge alone flags; measured on unseen pairs."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What comes of a pair: whether it is flagged and by what, how sure, and why in a sentence."""

    flagged: bool
    rule: str
    held: str
    score: float
    reason: str


def weigh(
    a: str,
    b: str,
    judged: float | None,
    bar: float = BARS[Setting.QUIET],
    said: tuple[int | None, int | None] = (None, None),
) -> Weighed:
    """Weigh two statements, the earlier one first; ``judged`` is the judge's share of conflict and change."""
    pair = compare(read(a, said[0]), read(b, said[1]))
    held = held_back(pair) or ""
    found = findings(pair)
    best = found[0] if found else None
    share = judged or 0.0
    if held:
        return Weighed(False, "", held, 0.0, held)
    if best and best.strength >= 0.6:
        return Weighed(True, best.rule, "", max(best.strength, share), best.reason)
    if best and (judged is None or share >= 0.3):
        return Weighed(True, best.rule, "", max(best.strength, share), best.reason)
    if share >= bar:
        return Weighed(True, "local", "", share, "may disagree")
    return Weighed(False, "", "", share, "")
