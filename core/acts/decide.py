"""A person's verdict on a flagged pair: previewed and applied from one plan, as one operation that can be undone."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime

from core.acts.add import Checked, check, is_known, store_statement, write_episode
from core.acts.bench import OWNER, Bench
from core.acts.cases import Docket, read_docket
from core.acts.merge import take_in
from core.acts.proposing import suggest
from core.acts.wording import elapsed, status_of
from core.contradictions import Decision, Preview, Verdict
from core.domain import Layer, Outcome, ProposalKind, Receipt, Statement
from core.engine.aftermath import Doubt, Settled, doubts, handed_on, settled_along
from core.engine.verdicts import (
    Count,
    Link,
    OwnSubject,
    Party,
    Plan,
    Retire,
    Scope,
    Span,
    Step,
    TakeIn,
    Write,
    plan_verdict,
)
from core.errors import InvalidRequest
from core.store.journal import Writer
from core.store.memories import clear_mark, memory_id, version_number, version_row, window_columns
from core.store.proposals import Suggestion
from core.store.queue import twins_of
from core.store.rulings import NewRuling, put_edge, put_ruling, put_scope, set_apart
from core.text import fold, require_text
from core.window import Window

_LISTED = 20
"""Sentences about other contradictions that are listed; a number says the rest."""
_NOTES = {
    Verdict.A: "the earlier side is right",
    Verdict.B: "the later side is right",
    Verdict.SEQUENCE: "one after the other",
    Verdict.BOTH: "both are true",
    Verdict.NEITHER: "neither is right",
    Verdict.UNKNOWN: "no longer known",
    Verdict.DIFFERENT: "not about the same",
    Verdict.DUPLICATE: "the same twice",
    Verdict.LATER: "put off",
}
"""How a verdict reads in the log, which quotes no memory: it outlives an erased text."""


@dataclass(frozen=True, slots=True)
class Judgment:
    """All that a decision would do: the plan for the pair, what is settled along, what is put in doubt."""

    docket: Docket
    plan: Plan
    settled: tuple[Settled, ...]
    doubts: tuple[Doubt, ...]
    handed: tuple[str, ...]
    twins: int = 0
    """Other contradictions between the same two texts."""

    @property
    def preview(self) -> Preview:
        """The same in plain sentences."""
        along = [*(one.sentence for one in self.settled), *self.handed]
        rest = len(along) - _LISTED
        more = () if rest <= 0 else (f"So are {rest:,} more." if rest > 1 else "So is one more.",)
        effects = (*self.plan.effects, *along[:_LISTED], *more, *_of_twins(self.twins))
        return Preview(effects, tuple(one.sentence for one in self.doubts))


def _of_twins(count: int) -> tuple[str, ...]:
    if count == 0:
        return ()
    pairs = f"{count:,} more pairs" if count > 1 else "one more pair"
    return (f"The same two texts stand in {pairs}: it holds there, too.",)


@dataclass(slots=True)
class Applied:
    """What came of a judgment: the memory that a receipt names, and what it raised."""

    memory: int
    version: int
    proposals: list[str] = field(default_factory=list)
    contradictions: list[str] = field(default_factory=list)


def preview_decision(bench: Bench, given: str, decision: Decision) -> Preview:
    """What a decision would do, in plain sentences; nothing is stored.

    Raises ``NotFound``, ``AmbiguousId``, ``InvalidText`` and ``InvalidRequest`` as ``decide`` would.
    """
    wording = checked_wording(bench, decision)
    with bench.store.reading():
        return _heard(bench, given, decision, wording, bench.clock()).preview


def decide(bench: Bench, given: str, decision: Decision, *, by: str = OWNER) -> Receipt:
    """Give a verdict; ``by`` is the generator whose automatic mode acts.

    Raises ``NotFound``, ``AmbiguousId``, ``InvalidText``, and
    ``InvalidRequest`` for what is decided already or cannot be.
    """
    begun = time.perf_counter()
    wording = checked_wording(bench, decision)
    with bench.operation("decide", actor=by, note=note_of(decision)) as writer:
        judged = _heard(bench, given, decision, wording, writer.at)
        applied = apply_judgment(bench, writer, judged, decision, wording, by)
    preview = judged.preview
    return Receipt(
        Outcome.DONE,
        Layer.USER,
        " ".join((*preview.effects, *preview.hanging)),
        memory=memory_id(bench.store, applied.memory),
        version=version_number(bench.store, applied.version),
        status=status_of(bench, applied.memory),
        contradictions=(judged.docket.flag.id, *applied.contradictions),
        proposals=tuple(applied.proposals),
        operation=writer.number,
        ms=elapsed(begun),
    )


def note_of(decision: Decision) -> str:
    """A verdict in the log's words, with the person's own note."""
    said = _NOTES[decision.verdict]
    return f"{said}: {decision.note}" if decision.note else said


def checked_wording(bench: Bench, decision: Decision) -> Checked | None:
    """Refuse texts that cannot be stored (``InvalidText``), and read the right wording before any transaction."""
    for text, what in ((decision.note, "note"), (decision.scope_a, "scope"), (decision.scope_b, "scope")):
        if text:
            require_text(text, what)
    if decision.verdict is not Verdict.NEITHER or not (decision.text or "").strip():
        return None
    assert decision.text is not None
    return check(bench, Statement(decision.text.strip(), window=Window(decision.on), keep=True))


def judgment(docket: Docket, decision: Decision) -> Judgment:
    """Work out what a decision does; raises ``InvalidRequest`` for one that cannot be."""
    plan = plan_verdict(docket.case, decision)
    return Judgment(
        docket,
        plan,
        settled_along(docket.case, plan, docket.others),
        doubts(docket.case, plan, docket.leaning, decision.verdict),
        handed_on(plan, docket.others),
    )


def _heard(bench: Bench, given: str, decision: Decision, wording: Checked | None, now: datetime) -> Judgment:
    known = wording is not None and is_known(bench, wording)
    judged = judgment(read_docket(bench, given, now, known=known), decision)
    along = {settled.other.id for settled in judged.settled}
    return replace(judged, twins=len(set(twins_of(bench.store, judged.docket.flag.id)) - along))


def apply_judgment(
    bench: Bench, writer: Writer, judged: Judgment, decision: Decision, wording: Checked | None, by: str
) -> Applied:
    """Turn a judgment into rows within the caller's operation, and the same for what waits between the same texts."""
    applied = _apply_one(bench, writer, judged, decision, wording, by)
    for twin in twins_of(bench.store, judged.docket.flag.id):
        docket = read_docket(bench, twin, writer.at, known=True)
        alike = _seen_from(docket, judged.docket.a.text, decision)
        with suppress(InvalidRequest):  # its windows allow no such verdict: it is asked by itself
            if alike is not None:
                of_twin = judgment(docket, alike)
                also = _apply_one(bench, writer, of_twin, alike, wording, by, judged.docket.flag.id)
                applied.proposals += also.proposals
    return applied


_TURNED = {Verdict.A: Verdict.B, Verdict.B: Verdict.A}


def _seen_from(docket: Docket, a: str, decision: Decision) -> Decision | None:
    """The verdict for another pair of the same texts, where the sides may be the other way round.

    None where they are and the verdict is about the order of the two.
    """
    if fold(docket.a.text) == fold(a):
        return decision
    if decision.verdict is Verdict.SEQUENCE:
        return None
    verdict = _TURNED.get(decision.verdict, decision.verdict)
    return replace(decision, verdict=verdict, scope_a=decision.scope_b, scope_b=decision.scope_a)


def _apply_one(
    bench: Bench,
    writer: Writer,
    judged: Judgment,
    decision: Decision,
    wording: Checked | None,
    by: str,
    along: str = "",
) -> Applied:
    """The ruling comes first: what is ruled is not moved. ``along``: the one that was decided, of a twin."""
    flag, a = judged.docket.flag, judged.docket.a
    spoken = (judged.plan.on, decision.text, decision.scope_a, decision.scope_b, decision.note)
    put_ruling(writer, NewRuling(flag.id, decision.verdict, a.version, by, *spoken, along=along))
    subject = judged.plan.subject or judged.docket.case.a
    applied = Applied(subject.memory, subject.version)
    for step in judged.plan.steps:
        _apply(bench, writer, step, applied, wording)
    for settled in judged.settled:
        why = "settled with another ruling"
        put_ruling(writer, NewRuling(settled.other.id, settled.verdict, settled.other.a, by, note=why, along=flag.id))
    for doubt in judged.doubts:
        made, _ = suggest(bench, writer, _ending(doubt))
        applied.proposals.append(made.id)
    return applied


def _apply(bench: Bench, writer: Writer, step: Step, applied: Applied, wording: Checked | None) -> None:
    match step:
        case Count() | Retire() | Span() | Scope():
            _apply_to_side(writer, step)
        case OwnSubject(party, other):
            set_apart(writer, bench.ids, party.version, other.version)
        case TakeIn(kept, taken):
            take_in(bench, writer, kept.memory, version_number(bench.store, kept.version), taken.memory, reworded=False)
        case Write():
            _write(bench, writer, applied, wording)
        case Link(kind, source, target, reason):
            put_edge(writer, kind, source.version if source else applied.version, target.version, reason)


def _apply_to_side(writer: Writer, step: Count | Retire | Span | Scope) -> None:
    match step:
        case Count(party):
            clear_mark(writer, party.memory, "pending", "retired", "archived")
        case Retire(party):
            _retire(writer, party)
        case Span(party, window):
            writer.retract_where("window", "version = ?", (party.version,))
            writer.put("window", party.version, *window_columns(window))
        case Scope(party, text):
            put_scope(writer, party.version, text)


def _retire(writer: Writer, party: Party) -> None:
    """Never right: the whole memory, or only this version where its memory says other things at other times."""
    if party.only or party.pending:
        clear_mark(writer, party.memory, "pending")
        writer.put("mark", party.memory, "retired")
    else:
        writer.retract_where("window", "version = ?", (party.version,))


def _write(bench: Bench, writer: Writer, applied: Applied, wording: Checked | None) -> None:
    if wording is None:
        raise InvalidRequest("If neither is right, the right wording is wanted.", "Give it, with --text T.")
    episode, _ = write_episode(bench, writer, wording)
    settled = store_statement(bench, writer, wording, episode)
    assert settled.memory is not None
    assert settled.version is not None
    applied.memory = settled.memory
    applied.version = int(version_row(bench.store, settled.memory, settled.version)[0])
    applied.contradictions += settled.contradictions


def _ending(doubt: Doubt) -> Suggestion:
    one = doubt.leaning
    return Suggestion(
        ProposalKind.END, one.memory, one.number, one.text, None, doubt.reason, "your verdict", since=doubt.since
    )
