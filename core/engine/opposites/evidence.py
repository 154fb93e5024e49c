"""How a pair is weighed: code first, the built-in judge for the rest.

What code knows (subjects, scope, time, figures, kinds of things) holds a pair
back or finds it. Only what is left goes to the judge, whose share of conflict
and change is read against a bar: the person's setting, lower where the two
share most of their words, and lower still where they state a change.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.contradictions import Generator, Verdict
from core.engine.language import is_english
from core.engine.opposites.compared import Compared, compare
from core.engine.opposites.reading import read
from core.engine.opposites.replaceable import Held, held_back
from core.engine.opposites.rules import CHANGE, CLEAR, Finding, findings


class Setting(StrEnum):
    """How much the built-in judge may flag by itself."""

    QUIET = "quiet"
    BALANCED = "balanced"
    ALL = "all"


BARS = {Setting.QUIET: 0.83, Setting.BALANCED: 0.7, Setting.ALL: 0.5}
"""Least share of conflict and change at which the judge alone flags: precision .83, .84, .74 on hard unseen pairs, .96,
.96, .92 on easier ones (``resources/contradiction-judge/README.md``); moved by ``recalibrate.py`` where asked."""
LOWER = 0.85
"""What the bar is multiplied by where subject and most words are shared and code found nothing against the pair."""
CONFIRMS = 0.3
"""Share from which the judge confirms a change that the words state; below it the words meant something else."""
SURE = 0.6
"""Strength from which a rule flags whatever the judge says: numbers, denials and kinds are where the judge is weak."""
VERY_SURE = 0.91
"""Share from which the judge overrules what code only supposes: another subject, more than one of a kind."""
CANNOT_TELL = 0.4
"""Share from which the judge does not know; below it the pair is no conflict to it."""


@dataclass(frozen=True, slots=True)
class Prepared:
    """A pair as code sees it: what holds it back, what was found, whether to ask the judge."""

    pair: Compared
    held: Held | None
    found: tuple[Finding, ...]
    for_judge: bool


@dataclass(frozen=True, slots=True)
class Weighed:
    """What comes of a pair: by what it is flagged (None = it is not), how sure (0 to 1), and why in a sentence."""

    generator: Generator | None
    rule: str
    score: float
    reason: str
    suggested: Verdict | None = None


def prepare(earlier: str, later: str, earlier_year: int | None = None, later_year: int | None = None) -> Prepared:
    """What code makes of a pair; the years are those in which the two were said, None = not known."""
    pair = compare(read(earlier, earlier_year), read(later, later_year))
    held = held_back(pair)
    found = () if held and held.firm else tuple(findings(pair))
    firm = held is not None and held.firm
    return Prepared(pair, held, found, not firm and _in_english(pair, earlier, later))


def weigh(prepared: Prepared, share: float | None, bar: float = BARS[Setting.QUIET]) -> Weighed:
    """Weigh a prepared pair; ``share`` is the judge's share of conflict and change, None = it was not asked.

    ``bar`` is the least share at which the judge alone flags, before what the pair itself changes about it.
    """
    best = prepared.found[0] if prepared.found else None
    if prepared.held and not _overruled(prepared.held, best, share):
        return Weighed(None, "", 0.0, prepared.held.reason)
    if best and (best.strength >= SURE or share is None or share >= CONFIRMS):
        ended = best.rule == "denial" and "change" in prepared.pair.b.cues
        suggested = Verdict.SEQUENCE if best.rule == CHANGE or ended else None
        return Weighed(Generator.OPPOSITE, best.rule, together(best.strength, share), best.reason, suggested)
    if share is not None and share >= bar_of(prepared.pair, bar):
        return Weighed(Generator.LOCAL, "", round(0.9 * share, 3), "The two may disagree.")
    return Weighed(None, "", round(0.9 * (share or 0.0), 3), "")


def _in_english(pair: Compared, earlier: str, later: str) -> bool:
    """Neither is in another language, and one of them is English by evidence: a short one may have none."""
    return pair.a.language == pair.b.language == "en" and (is_english(earlier) or is_english(later))


def _overruled(held: Held, best: Finding | None, share: float | None) -> bool:
    if held.firm:
        return False
    clear = held.by_rule and best is not None and best.rule in CLEAR
    return clear or (share or 0.0) >= VERY_SURE


def bar_of(pair: Compared, bar: float) -> float:
    """The least share at which the judge flags this pair by itself."""
    alike = pair.coverage >= 0.5 and len(pair.shared) >= 2
    return bar * (LOWER if alike else 1.0)


def together(strength: float, share: float | None) -> float:
    """A rule's strength and the judge's share as one number: either alone leaves a doubt, both leave less."""
    return round(1 - (1 - strength) * (1 - 0.6 * (share or 0.0)), 3)
