"""What a verdict settles along with the pair, and what hung on the side that lost; pure, after ``verdicts.py``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.contradictions import Verdict
from core.engine.conflict import collide
from core.engine.verdicts import Case, Party, Plan, TakeIn, said
from core.window import End, Moment, Window


@dataclass(frozen=True, slots=True)
class Other:
    """Another open contradiction of one of the two sides: keys of its side A and of ``ours``, and the opponent."""

    id: str
    a: int
    ours: int
    text: str
    window: Window


@dataclass(frozen=True, slots=True)
class Leaning:
    """An accepted memory that leans on a side (``supports`` or ``derived_from``), with its shown version."""

    memory: int
    version: int
    number: int
    text: str
    window: Window
    on: int
    """Key of the version that it leans on."""


@dataclass(frozen=True, slots=True)
class Settled:
    """A contradiction that is settled along, with the verdict that says so, and a sentence."""

    other: Other
    verdict: Verdict
    sentence: str


@dataclass(frozen=True, slots=True)
class Doubt:
    """A memory whose ground is gone: whether it still holds is asked. ``since`` None = no date follows."""

    leaning: Leaning
    reason: str
    since: Moment | None
    sentence: str


def settled_along(case: Case, plan: Plan, others: Sequence[Other]) -> tuple[Settled, ...]:
    """The other contradictions in which nothing is left to rule on once a side ended or was never right.

    The opponent is not touched; where both still claim one time, it stays open.
    """
    found = []
    for party in (case.a, case.b):
        after = plan.outcome(party)
        if after == party.window:
            continue
        for other in others:
            if other.ours == party.version and not (after is not None and collide(after, other.window)):
                verdict = _verdict(party, after, other)
                sentence = f"That {said(party.text)} disagrees with {said(other.text)} is settled with it."
                found.append(Settled(other, verdict, sentence))
    return tuple(found)


def handed_on(plan: Plan, others: Sequence[Other]) -> tuple[str, ...]:
    """The sentences for what a memory that is taken into another one leaves to it: its other contradictions."""
    return tuple(
        f"That {said(step.taken.text)} disagrees with {said(other.text)} is held against {said(step.kept.text)}."
        for step in plan.steps
        if isinstance(step, TakeIn)
        for other in others
        if other.ours == step.taken.version
    )


def _verdict(party: Party, after: Window | None, other: Other) -> Verdict:
    """The opponent is right where our side was closed or never right; where ours begins later, both are."""
    if after is not None and after.start != party.window.start:
        return Verdict.SEQUENCE
    return Verdict.B if other.ours == other.a else Verdict.A


def doubts(case: Case, plan: Plan, leaning: Sequence[Leaning], verdict: Verdict) -> tuple[Doubt, ...]:
    """What leans on a side that the verdict ruled out: closed, or never right. Each memory once, the pair aside."""
    found: dict[int, Doubt] = {}
    for party in (case.a, case.b):
        after = plan.outcome(party)
        if after is not None and (after.ending is not End.DATED or after.end == party.window.end):
            continue
        for one in leaning:
            if one.on == party.version and one.memory not in (case.a.memory, case.b.memory):
                found.setdefault(one.memory, _doubt(party, after, one, verdict))
    return tuple(found.values())


def _doubt(party: Party, after: Window | None, leaning: Leaning, verdict: Verdict) -> Doubt:
    end = after.end if after is not None else None
    start = leaning.window.start
    since = None if end is None or (start is not None and end.at <= start.at) else end
    fate = "which ended by your ruling" if verdict is Verdict.SEQUENCE else "which you ruled out"
    reason = f"Rested on {said(party.text)}, {fate}."
    asked = f"{said(leaning.text)} rested on {said(party.text)}; whether it is still true waits for your review."
    return Doubt(leaning, reason, since, asked)
