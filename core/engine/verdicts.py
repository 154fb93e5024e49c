"""What a verdict does to the two sides of a contradiction, as a pure plan.

The plan's sentences are the preview, its steps are what the act applies: both
come from here, so that they cannot differ. What else hangs on the sides is in
``aftermath.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime

from core.contradictions import Decision, Verdict
from core.domain import EdgeKind
from core.errors import InvalidRequest
from core.text import fold, words
from core.window import Moment, Window, in_words

_QUOTED = 160  # signs of a text in a sentence; the card above it shows the whole


@dataclass(frozen=True, slots=True)
class Party:
    """One side as the plan sees it; keys are the store's.

    ``only``: no other version of its memory holds at any date. ``pending``,
    ``retired`` and ``archived`` are marks of its memory.
    """

    version: int
    memory: int
    text: str
    window: Window
    pending: bool = False
    retired: bool = False
    archived: bool = False
    only: bool = True


@dataclass(frozen=True, slots=True)
class Case:
    """A pair in the order of time. ``slot``: both answer one question; ``subject``: both are about the same one.

    ``known``: the wording given for ``neither`` is that of a memory which counts already.
    """

    a: Party
    b: Party
    now: datetime
    slot: bool = False
    subject: bool = False
    known: bool = False


@dataclass(frozen=True, slots=True)
class Count:
    """It waits no longer, is no longer marked as never right, and comes back from the archive."""

    party: Party


@dataclass(frozen=True, slots=True)
class Retire:
    """It was never right: its memory is retired, or only this version steps aside where the memory has others."""

    party: Party


@dataclass(frozen=True, slots=True)
class Span:
    """It is true within this window."""

    party: Party
    window: Window


@dataclass(frozen=True, slots=True)
class Scope:
    """It is said of this only."""

    party: Party
    text: str


@dataclass(frozen=True, slots=True)
class OwnSubject:
    """It is about somebody or something else of the same name."""

    party: Party
    other: Party


@dataclass(frozen=True, slots=True)
class TakeIn:
    """The one is taken into the other."""

    kept: Party
    taken: Party


@dataclass(frozen=True, slots=True)
class Write:
    """A new statement of the owner's; ``start`` None = as its words say."""

    text: str
    start: Moment | None


@dataclass(frozen=True, slots=True)
class Link:
    """An edge; ``source`` None = from the new statement."""

    kind: EdgeKind
    source: Party | None
    target: Party
    reason: str


Step = Count | Retire | Span | Scope | OwnSubject | TakeIn | Write | Link


@dataclass(frozen=True, slots=True)
class Plan:
    """Steps in order, and one sentence for each thing that a person would notice.

    ``subject`` is the side that a receipt names, None where that is the new
    statement; ``on`` the date on which it turns, where there is one.
    """

    steps: tuple[Step, ...]
    effects: tuple[str, ...]
    subject: Party | None
    on: Moment | None

    def outcome(self, party: Party) -> Window | None:
        """The window that a side has afterwards, None when it was never right."""
        window: Window | None = party.window
        for step in self.steps:
            match step:
                case Retire(one) if one.version == party.version:
                    window = None
                case Span(one, changed) if one.version == party.version:
                    window = changed
        return window


@dataclass(slots=True)
class _Draft:
    """A plan while it is made."""

    on: Moment | None
    steps: list[Step] = field(default_factory=list)
    effects: list[str] = field(default_factory=list)

    def do(self, step: Step, sentence: str = "") -> None:
        self.steps.append(step)
        if sentence:
            self.effects.append(sentence)


def said(text: str) -> str:
    """A text in quotation marks, cut where it is long."""
    return f"“{text if len(text) <= _QUOTED else text[: _QUOTED - 1] + '…'}”"


def plan_verdict(case: Case, decision: Decision) -> Plan:
    """What a decision would do.

    Raises ``InvalidRequest`` for one that lacks what its verdict needs or
    cannot be at these dates.
    """
    _require_fitting(decision)
    draft = _Draft(decision.on)
    subject = _RULES[decision.verdict](draft, case, decision)
    return Plan(tuple(draft.steps), tuple(draft.effects), subject, draft.on)


def _require_fitting(decision: Decision) -> None:
    """Refuse what a verdict has no use for: it would be lost without a word."""
    verdict = decision.verdict
    if (decision.text or "").strip() and verdict is not Verdict.NEITHER:
        raise InvalidRequest(f"The verdict “{verdict}” takes no new wording.", "“neither” does.")
    if (decision.scope_a + decision.scope_b).strip() and verdict is not Verdict.BOTH:
        raise InvalidRequest(f"The verdict “{verdict}” takes no scopes.", "“both” does.")
    if decision.on is not None and verdict not in _DATED:
        raise InvalidRequest(f"The verdict “{verdict}” takes no date.", "Leave it out.")


_DATED = frozenset({Verdict.A, Verdict.B, Verdict.SEQUENCE, Verdict.NEITHER, Verdict.UNKNOWN})


def _counts(draft: _Draft, party: Party, sentence: str) -> None:
    if party.pending or party.retired:
        draft.do(Count(party), f"{said(party.text)} counts from now on.")
    elif sentence:
        draft.effects.append(sentence)


def _never(draft: _Draft, party: Party, why: str = "") -> None:
    if party.retired:
        draft.effects.append(f"{said(party.text)} is marked as never right already.")
        return
    tail = "" if party.only or party.pending else "; what its memory said at other times stays"
    draft.do(Retire(party), f"{said(party.text)} is marked as never right{why}{tail}.")


def _ends(draft: _Draft, party: Party, on: Moment) -> None:
    """Close a side on a date: what waits is turned down, what begins later was never right."""
    window = party.window
    if party.pending or party.retired:
        _never(draft, party)
    elif window.start is not None and on.at <= window.start.at:
        begun, until = in_words(window.start), in_words(on)
        _never(draft, party, f", since it begins in {begun} and could have been true until {until} at most")
    elif window.over_at(on.at):
        draft.effects.append(f"{said(party.text)} had ended already; its dates stay.")
    else:
        draft.do(Span(party, window.closed(on)), f"{said(party.text)} is true until {in_words(on)}.")


def _a(draft: _Draft, case: Case, decision: Decision) -> Party:
    return _wins(draft, case, decision, case.a, case.b)


def _b(draft: _Draft, case: Case, decision: Decision) -> Party:
    return _wins(draft, case, decision, case.b, case.a)


def _wins(draft: _Draft, case: Case, decision: Decision, winner: Party, loser: Party) -> Party:
    draft.on = decision.on or winner.window.start or Moment(case.now)
    if draft.on.at > case.now and winner.window.holds_at(case.now):
        raise InvalidRequest(
            f"{said(loser.text)} would go on being true until {in_words(draft.on)}, beside {said(winner.text)}.",
            "Choose a date that has come, or rule that one follows the other.",
        )
    if winner.archived:
        draft.do(Count(winner), f"{said(winner.text)} is right and comes back from the archive.")
    else:
        _counts(draft, winner, f"{said(winner.text)} is right and stays as it is.")
    _ends(draft, loser, draft.on)
    draft.do(Link(EdgeKind.SUPERSEDES, winner, loser, "you ruled that this one is right"))
    _disagreed(draft, case)
    return winner


def _disagreed(draft: _Draft, case: Case) -> None:
    """Keep in the history that the two could not both be so."""
    draft.do(Link(EdgeKind.CONTRADICTS, case.b, case.a, "you ruled that both cannot be so"))


def _sequence(draft: _Draft, case: Case, decision: Decision) -> Party:
    on = decision.on or case.b.window.start or case.a.window.end
    if on is None:
        raise InvalidRequest("One after the other needs the date on which it changed.", "Name it, with --on DATE.")
    first, then = case.a.window, case.b.window
    if first.start is not None and on.at <= first.start.at:
        raise InvalidRequest(
            f"{said(case.a.text)} begins in {in_words(first.start)}; a change in {in_words(on)} would not lie after "
            "that.",
            "Choose a later date, or rule for one side.",
        )
    if then.over_at(on.at):
        raise InvalidRequest(
            f"{said(case.b.text)} had ended by {in_words(on)}, and cannot begin then.", "Choose an earlier date."
        )
    if not case.b.only and then.start is not None and on.at < then.start.at:
        raise InvalidRequest(
            f"Until {in_words(then.start)} the memory of {said(case.b.text)} says something else.",
            "Choose that date or a later one.",
        )
    draft.on = on
    _counts(draft, case.a, "")
    _counts(draft, case.b, "")
    if first.over_at(on.at):
        draft.effects.append(f"{said(case.a.text)} had ended already; its dates stay.")
    else:
        draft.do(Span(case.a, first.closed(on)), f"{said(case.a.text)} is true until {in_words(on)}.")
    begun = Window(on, then.end, then.ending)
    if then.start == on:
        draft.effects.append(f"{said(case.b.text)} is true since {in_words(on)}, as it says.")
    else:
        draft.do(Span(case.b, begun), f"{said(case.b.text)} is true since {in_words(on)}.")
    draft.do(Link(EdgeKind.SUPERSEDES, case.b, case.a, f"you ruled that it changed in {in_words(on)}"))
    return case.b


def _both(draft: _Draft, case: Case, decision: Decision) -> Party:
    for party, scope in ((case.a, decision.scope_a.strip()), (case.b, decision.scope_b.strip())):
        _counts(draft, party, "" if scope else f"{said(party.text)} stays as it is.")
        if scope:
            draft.do(Scope(party, scope), f"{said(party.text)} is said of: {scope}.")
    return case.a


def _bare(text: str) -> tuple[str, ...]:
    """The words of a text, whatever their case and the signs between them; the folded text where it has none."""
    return tuple(words(text)) or (fold(text),)


def _neither(draft: _Draft, case: Case, decision: Decision) -> None:
    text = (decision.text or "").strip()
    if not text:
        raise InvalidRequest("If neither is right, the right wording is wanted.", "Give it, with --text T.")
    if _bare(text) in (_bare(case.a.text), _bare(case.b.text)):
        raise InvalidRequest("That is what one of the two says already.", "Rule for that side.")
    for party in (case.a, case.b):
        _never(draft, party)
    known = "is known already and gets your word as a further source."
    new = "becomes a memory of yours, and is compared with the others like anything you write."
    draft.do(Write(text, decision.on), f"{said(text)} {known if case.known else new}")
    for party in (case.a, case.b):
        draft.do(Link(EdgeKind.DERIVED_FROM, None, party, "you gave the right wording"))
    _disagreed(draft, case)


def _unknown(draft: _Draft, case: Case, decision: Decision) -> Party:
    draft.on = decision.on or Moment(case.now)
    if draft.on.at > case.now:
        raise InvalidRequest(
            f"Both would go on being true until {in_words(draft.on)}.", "Choose a date that has come, or none."
        )
    for party in (case.a, case.b):
        _ends(draft, party, draft.on)
    if case.slot:
        draft.effects.append("Until something newer is said, the answer to this question is “no longer known”.")
    _disagreed(draft, case)
    return case.a


def _different(draft: _Draft, case: Case, decision: Decision) -> Party:
    if case.subject:
        about = f"{said(case.b.text)} is about another one of the same name than {said(case.a.text)}"
        draft.do(OwnSubject(case.b, case.a), f"{about}; from now on they are kept apart.")
    else:
        draft.effects.append("Both stay as they are; they are not about the same.")
    return case.b


def _duplicate(draft: _Draft, case: Case, decision: Decision) -> Party:
    kept, taken = case.a, case.b
    if not taken.only or (kept.only and _counts_less(kept, case.now) and not _counts_less(taken, case.now)):
        kept, taken = taken, kept  # what says more than this is kept, else what still holds and is in sight
    if not taken.only:
        raise InvalidRequest(
            "Both memories say other things at other times; one would take more with it than what is the same.",
            "End or retire one of them, or merge them by hand.",
        )
    if kept.retired:
        raise InvalidRequest("One of the two is marked as never right.", "Bring it back first, or rule for one side.")
    sentence = f"{said(taken.text)} is taken into {said(kept.text)}: one memory with both wordings, sources and tags."
    draft.do(TakeIn(kept, taken), sentence)
    if kept.pending:
        draft.effects.append(f"{said(kept.text)} counts from now on.")
    return kept


def _counts_less(party: Party, now: datetime) -> bool:
    return party.window.over_at(now) or party.archived or party.retired


def _later(draft: _Draft, case: Case, decision: Decision) -> Party:
    draft.effects.append("It stays open, and goes to the end of the queue.")
    return case.a


_RULES: Mapping[Verdict, Callable[[_Draft, Case, Decision], Party | None]] = {
    Verdict.A: _a,
    Verdict.B: _b,
    Verdict.SEQUENCE: _sequence,
    Verdict.BOTH: _both,
    Verdict.NEITHER: _neither,
    Verdict.UNKNOWN: _unknown,
    Verdict.DIFFERENT: _different,
    Verdict.DUPLICATE: _duplicate,
    Verdict.LATER: _later,
}
