"""Layer 4: a model's word on one stored statement, heard after its commit and outside of any transaction.

Whatever the answer, the statement stays as it is. A change that the guard
lets pass becomes a proposal, a contradiction is flagged, everything else is a
note in the log; an answer that cannot be used marks the statement, so that it
can be asked about again.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.acts.bench import Bench
from core.acts.find import search
from core.acts.flags import CONTRADICTION, raise_flag
from core.acts.proposing import suggest
from core.acts.wording import elapsed, held_by, status_of
from core.answers import Query
from core.contradictions import Assessment, Generator
from core.domain import Channel, Layer, Memory, Outcome, ProposalKind, Receipt, ShouldStop, Status, Step
from core.engine.about import named_subject, subject_of, things_in, unsupported
from core.engine.curate import shown_at
from core.engine.guard import Authority, Candidate, Guarded, Leave, SlotValue, guard, mark_of
from core.errors import EnvironmentFault, InvalidRequest, InvalidText, NotFound
from core.inference.chat import ChatModel
from core.inference.judge import Judged
from core.inference.judge import judge as ask_judge
from core.inference.prompts import JUDGE_VERSION, LONGEST_STATEMENT, Shown
from core.inference.replies import Decision, Op, Unclear
from core.store.history import read_slots
from core.store.journal import Writer
from core.store.memories import (
    clear_mark,
    find_memory,
    live_marks,
    live_windows,
    read_memories,
    version_row,
)
from core.store.proposals import Suggestion
from core.store.review import same_contradiction
from core.text import require_text
from core.window import End, Moment, Window

MOST_CANDIDATES = 5
"""Memories that a model sees: more make small models choose at random."""
_SEARCHED = 20
"""Hits among which those about the same subject and thing are looked for."""
UNCLEAR = "unclear"
"""Mark of a statement about which a model gave no usable answer."""
_TARGETS = frozenset({Status.CURRENT, Status.DISPUTED})


@dataclass(frozen=True, slots=True)
class _Case:
    """What is asked: the statement, and the memories in the order of their numbers, each with its key."""

    key: int
    statement: Memory
    candidate: Candidate
    offered: tuple[Candidate, ...]
    memories: tuple[Memory, ...]


@dataclass(slots=True)
class _Found:
    """What came of an answer: one word and a sentence, the note for the log, and the ids of what waits.

    Where the sentence quotes a memory, the note does not: the log outlives an erased text.
    """

    outcome: str
    sentence: str
    note: str = ""
    proposals: tuple[str, ...] = ()
    contradictions: tuple[str, ...] = ()


def judge(bench: Bench, given: str, model: ChatModel, should_stop: ShouldStop | None = None) -> Receipt:
    """Ask how a stored statement relates to what the vault holds about the same things.

    A fault of the endpoint is a finding like an unusable answer, never an
    error. Raises ``NotFound``, ``AmbiguousId``, ``InvalidRequest`` for a memory
    that counts no more, and ``Cancelled`` when stopped.
    """
    begun = time.perf_counter()
    case = _prepare(bench, given)
    if not case.offered:
        return _receipt(bench, case, _Found("nothing", "There is nothing to compare it with."), None, 0, begun)
    before = model.calls
    try:
        judged = ask_judge(model, _as_shown(case.statement), [_as_shown(one) for one in case.memories], should_stop)
    except EnvironmentFault as fault:
        judged = Judged(Unclear(fault.message), model.name, JUDGE_VERSION, model.calls - before)
    with bench.operation("judge", actor=judged.model) as writer:
        writer.model_calls = judged.calls
        found = _record(bench, writer, case, judged)
    return _receipt(bench, case, found, writer.number, judged.calls, begun)


def _prepare(bench: Bench, given: str) -> _Case:
    with bench.store.reading():
        key = find_memory(bench.store, given)
        view = bench.view()
        entry = view.shown(key)
        if entry is None:
            raise NotFound("The adding of this memory was undone.", "“variorum redo” brings it back.")
        if entry.status in (Status.RETIRED, Status.ARCHIVED):
            raise InvalidRequest("This memory counts no more; there is nothing to ask about it.")
        (statement,) = read_memories(bench.store, [entry], view.known)
        own = _candidate(bench, key, statement)
        hits = search(bench, Query(statement.text, limit=_SEARCHED)).hits if own.subject else ()
        found = [hit.memory for hit in hits if hit.memory and hit.memory.id != statement.id]
        near = [(one, _candidate(bench, find_memory(bench.store, one.id), one)) for one in found]
    kept = [pair for pair in near if pair[0].status in _TARGETS and _comparable(own, pair[1])][:MOST_CANDIDATES]
    return _Case(key, statement, own, tuple(one for _, one in kept), tuple(one for one, _ in kept))


def _comparable(statement: Candidate, other: Candidate) -> bool:
    """Whether the guard could let anything pass at all: a call about the rest would be for nothing.

    What would be shown to the model in part only is no target, and neither is anything of it.
    """
    if statement.subject != other.subject or max(len(statement.text), len(other.text)) > LONGEST_STATEMENT:
        return False
    attributes = {slot.attribute for slot in other.slots}
    return bool(statement.entities & other.entities) or any(slot.attribute in attributes for slot in statement.slots)


def _candidate(bench: Bench, key: int, memory: Memory) -> Candidate:
    slots = read_slots(bench.store, key, bench.view().known)
    subjects = {slot.subject for slot in slots}
    owners = bench.owner_names()
    subject = None if subjects else subject_of(memory.text, memory.speaker, owners)
    if len(subjects) == 1:
        subject = named_subject(subjects.pop(), owners)
    values = frozenset(SlotValue(slot.attribute, slot.value, slot.cardinality == "one") for slot in slots)
    authority = _authority(memory, is_own=memory.speaker == bench.owner)
    return Candidate(
        memory.id, memory.version, memory.text, subject, authority, values, things_in(memory.text), memory.window
    )


def _authority(memory: Memory, *, is_own: bool) -> Authority:
    if memory.channel is Channel.MODEL:
        return Authority.INFERRED
    return Authority.STATED if is_own and memory.channel is Channel.TYPED else Authority.TOLD


def _as_shown(memory: Memory) -> Shown:
    return Shown(memory.text, memory.speaker, _when(memory.window))


def _when(window: Window) -> str:
    since = f"since {window.start}" if window.start else ""
    match window.ending:
        case End.OPEN:
            return since
        case End.UNKNOWN:
            return f"{since}, no longer true".removeprefix(", ")
        case End.DATED:
            return f"{since} until {window.end}".strip()


def _record(bench: Bench, writer: Writer, case: _Case, judged: Judged) -> _Found:
    """Write down what came of an answer, within the operation; all that was shown is looked at again first."""
    answer = judged.answer
    if isinstance(answer, Unclear):
        if UNCLEAR not in live_marks(bench.store, case.key):
            writer.put("mark", case.key, UNCLEAR)
        found = _Found(UNCLEAR, f"No usable answer: {answer.reason}")
    else:
        clear_mark(writer, case.key, UNCLEAR)
        found = _decided(bench, writer, case, judged, answer)
    writer.note = found.note or found.sentence
    return found


def _decided(bench: Bench, writer: Writer, case: _Case, judged: Judged, decision: Decision) -> _Found:
    if decision.op is Op.ADD:
        return _Found("new", "The model takes it for something new.")
    now = _marks(bench, writer, [case.candidate, *case.offered])
    if now.get(case.candidate.id) != case.candidate.mark:
        return _Found("changed", "The statement changed while the model was asked; the answer was not used.")
    similarity = _similarity(bench, case, decision)
    checked = guard(decision, case.candidate, case.offered, now, similarity)
    if checked.leave is Leave.NONE or checked.target is None:
        return _Found("refused", checked.reason)
    match decision.op:
        case Op.REFINE | Op.SUPERSEDE:
            return _propose(bench, writer, case, judged, decision, checked)
        case Op.CONFLICT:
            return _flag(bench, writer, case, judged.model, decision, checked.target)
        case _:
            return _Found(
                "known",
                f"The model thinks that “{checked.target.text}” says the same; both stay.",
                "NOOP: it says the same",
            )


def _marks(bench: Bench, writer: Writer, shown: Sequence[Candidate]) -> Mapping[str, str]:
    """The mark of each memory as it is now; one that does not count any more is left out."""
    found = {}
    for one in shown:
        key = find_memory(bench.store, one.id)
        held = live_windows(bench.store, key)
        if held and not live_marks(bench.store, key) & {"retired", "archived"}:
            number = shown_at(held, writer.at).number
            found[one.id] = mark_of(one.id, number, str(version_row(bench.store, key, number)[1]))
    return found


def _similarity(bench: Bench, case: _Case, decision: Decision) -> float | None:
    """The cosine of the statement and the target, None without a language model."""
    if bench.embedder is None or not decision.target:
        return None
    try:
        return bench.likeness(case.candidate.text, case.offered[decision.target - 1].text)
    except EnvironmentFault:
        return None


def _propose(bench: Bench, writer: Writer, case: _Case, judged: Judged, decision: Decision, checked: Guarded) -> _Found:
    target = checked.target
    assert target is not None
    is_change = decision.op is Op.SUPERSEDE
    after = case.candidate.text if is_change else _wording(decision)
    if after is None:
        return _Found("refused", "The model gave no wording that can be stored.")
    if after == target.text:
        return _Found("known", f"The model's wording is that of “{target.text}” already.", "REFINE: the same words")
    made_up = () if is_change else unsupported(after, target.text, case.candidate.text)
    warnings = [checked.reason] if checked.leave is Leave.ASK else []
    warnings += [f"Neither of the two says {', '.join(f'“{one}”' for one in made_up)}."] if made_up else []
    new = Suggestion(
        ProposalKind.SUPERSEDE if is_change else ProposalKind.REFINE,
        find_memory(bench.store, target.id),
        target.version,
        target.text,
        after,
        decision.reason or "The model gave no reason.",
        judged.model,
        _since(case.statement, target) if is_change else None,
        case.candidate.text,
        " ".join(warnings),
        judged.prompt,
        case.key,
        case.candidate.version,
    )
    made, said = suggest(bench, writer, new)
    if not made.is_new:
        return _Found("known", said, "proposed before", (made.id,))
    writer.kind = "propose"
    what = "a change" if is_change else "better words"
    sentence = f"The model suggests {what} for “{target.text}”: waiting for you."
    return _Found("proposed", sentence, f"{new.kind}: {new.reason}", (made.id,))


def _wording(decision: Decision) -> str | None:
    try:
        return require_text((decision.text or "").strip())
    except InvalidText:
        return None


def _since(statement: Memory, target: Candidate) -> Moment | None:
    """From when the change is true: as stated, else since it was said; None where that lies before the target."""
    since = statement.window.start or statement.said_at
    start = target.window.start
    return None if since and start and since.at <= start.at else since


def _flag(bench: Bench, writer: Writer, case: _Case, model: str, decision: Decision, target: Candidate) -> _Found:
    known = same_contradiction(bench.store, case.candidate.text, target.text)
    rows = [version_row(bench.store, find_memory(bench.store, one.id), one.version) for one in (case.candidate, target)]
    sides = sorted((int(row[0]), str(row[1])) for row in rows)
    reason = decision.reason or "The model thinks that both cannot be true."
    found = Assessment(Generator.JUDGE, model, CONTRADICTION, None, reason)
    made = raise_flag(bench, writer, sides[0], sides[1], found)
    if made is None or made == known:
        said = f"That it disagrees with “{target.text}” is noted already."
        return _Found("known", said, "CONFLICT: noted already", contradictions=(known,) if known else ())
    writer.kind = "flag"
    sentence = f"It disagrees with “{target.text}”: waiting for you."
    return _Found("flagged", sentence, reason, contradictions=(made,))


def _receipt(bench: Bench, case: _Case, found: _Found, operation: int | None, calls: int, begun: float) -> Receipt:
    took = elapsed(begun)
    waits = found.outcome in ("proposed", "flagged")
    return Receipt(
        Outcome.QUEUED if waits else Outcome.DONE,
        Layer.JUDGE,
        found.sentence,
        memory=case.statement.id,
        version=shown_at(held_by(bench, case.key), bench.clock()).number,
        status=status_of(bench, case.key),
        contradictions=found.contradictions,
        proposals=found.proposals,
        operation=operation,
        model_calls=calls,
        ms=took,
        steps=(Step(Layer.JUDGE, found.outcome, found.sentence, took),),
    )
