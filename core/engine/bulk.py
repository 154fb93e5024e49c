"""Many pairs decided by one rule: which side the rule takes, or why it takes none; pure."""

from __future__ import annotations

from dataclasses import dataclass

from core.contradictions import BulkRule, Decision, Verdict
from core.text import fold
from core.window import Moment


@dataclass(frozen=True, slots=True)
class Spoken:
    """What a rule looks at in a side: when it was said, and its source."""

    said_at: Moment | None
    source: str


def choose(rule: BulkRule, a: Spoken, b: Spoken, source: str, note: str) -> Decision | str:
    """The decision that a rule makes of a pair, or the sentence why it makes none.

    Two dates tell an order only where the later period begins after the
    earlier one has ended: "2024" and "May 2024" tell none.
    """
    match rule:
        case BulkRule.BOTH:
            return Decision(Verdict.BOTH, note=note)
        case BulkRule.SOURCE:
            return _from_source(a, b, source, note)
        case BulkRule.LATER_SAID | BulkRule.EARLIER_SAID:
            return _by_date(rule, a, b, note)


def _from_source(a: Spoken, b: Spoken, source: str, note: str) -> Decision | str:
    fits = [fold(side.source) == fold(source) for side in (a, b)]
    if all(fits):
        return f"Left alone: both sides come from “{source}”."
    if not any(fits):
        return f"Left alone: neither side comes from “{source}”."
    return Decision(Verdict.A if fits[0] else Verdict.B, note=note)


def _by_date(rule: BulkRule, a: Spoken, b: Spoken, note: str) -> Decision | str:
    if a.said_at is None or b.said_at is None:
        return "Left alone: when one of the two was said is not known."
    if a.said_at.last < b.said_at.at:
        later = Verdict.B
    elif b.said_at.last < a.said_at.at:
        later = Verdict.A
    else:
        return "Left alone: their dates do not tell which was said later."
    if rule is BulkRule.LATER_SAID:
        return Decision(later, note=note)
    return Decision(Verdict.A if later is Verdict.B else Verdict.B, note=note)
