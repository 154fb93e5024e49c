"""What waits for a person: proposals and pending memories, approved or rejected.

A proposal is applied through the same acts as a person's own change, as one
operation, and only while its memory still shows the version that it was based
on; undoing that operation opens the proposal again.
"""

from __future__ import annotations

import time
from dataclasses import replace

from core.acts.bench import Bench
from core.acts.flags import CONTRADICTION, raise_flag
from core.acts.merge import take_in
from core.acts.proposing import suggest
from core.acts.wording import Hand, done, held_by, owners_hand, put_end, put_wording, status_of
from core.answers import Proposal
from core.contradictions import Assessment, Generator
from core.domain import Channel, EdgeKind, Layer, Outcome, ProposalKind, ProposalState, Receipt, Status
from core.engine.curate import shown_at
from core.errors import AmbiguousId, InvalidRequest, NotFound, NothingChanged, StaleProposal
from core.identity import short_id
from core.store.duplicates import merge_proposals_of_pairs
from core.store.journal import Writer
from core.store.memories import clear_mark, find_memory, live_marks, live_windows, memory_id, version_row
from core.store.people import source_name
from core.store.proposals import (
    Stored,
    Suggestion,
    as_value,
    find_proposal,
    put_decision,
    read_proposals,
    resting_on,
)
from core.store.twins import rests_on
from core.text import require_text
from core.window import Moment

_GONE = "The memory is no longer there as the proposal knew it."


def proposals(bench: Bench, state: ProposalState | None) -> tuple[Proposal, ...]:
    """The proposals in this state (None = all), newest first."""
    with bench.store.reading():
        return tuple(as_value(bench.store, stored) for stored in read_proposals(bench.store, state))


def suggested(bench: Bench) -> tuple[Proposal, ...]:
    """The open proposals but those that are shown as duplicates, newest first."""
    with bench.store.reading():
        pairs = merge_proposals_of_pairs(bench.store)
        return tuple(one for one in proposals(bench, ProposalState.OPEN) if one.id not in pairs)


def propose(
    bench: Bench,
    kind: ProposalKind,
    given: str,
    base_version: int,
    after: str | None,
    *,
    reason: str,
    by: str,
    quote: str = "",
    guard: str = "",
    since: Moment | None = None,
    prompt: str = "",
    other: str | None = None,
) -> Receipt:
    """Suggest a change; nothing but the proposal is stored.

    Raises ``StaleProposal`` when the memory shows another version than
    ``base_version``, ``InvalidRequest`` for one that would change nothing,
    ``NotFound``, ``AmbiguousId``, ``InvalidText``.
    """
    begun = time.perf_counter()
    for text, what in ((reason, "reason"), (by, "name"), *(((after, "text"),) if after is not None else ())):
        require_text(text, what)
    with bench.operation("propose", actor=by, note=f"{kind}: {reason}") as writer:
        memory = find_memory(bench.store, given)
        shown = shown_at(held_by(bench, memory), writer.at)
        if shown.number != base_version:
            raise StaleProposal(f"The memory shows version {shown.number}, not {base_version}.", "Look at it again.")
        second = None if other is None else find_memory(bench.store, other)
        second_version = None if second is None else shown_at(held_by(bench, second), writer.at).number
        before = str(version_row(bench.store, memory, base_version)[1])
        texts = (before, after, reason, by, since, quote, guard, prompt)
        new = Suggestion(kind, memory, base_version, *texts, second, second_version)
        require_change(new)
        made, sentence = suggest(bench, writer, new)
    outcome = Outcome.QUEUED if made.is_new else Outcome.REPEATED
    receipt = done(bench, memory, base_version, writer.number if made.is_new else None, sentence, begun, outcome)
    return replace(receipt, layer=Layer.JUDGE, proposals=(made.id,))


def require_change(new: Suggestion) -> None:
    """Refuse a suggestion that would change nothing, or lacks what its kind needs."""
    wants_text = new.kind in (ProposalKind.REFINE, ProposalKind.SUPERSEDE)
    if wants_text and new.after is None:
        raise InvalidRequest(f"A proposal to {new.kind} needs the new wording.")
    if new.kind is ProposalKind.MERGE and new.other is None:
        raise InvalidRequest("A proposal to merge needs the second memory.")
    if new.kind is ProposalKind.END and new.after is not None:
        raise InvalidRequest("A proposal to end a memory has no wording.")
    if new.other == new.memory:
        raise InvalidRequest("A memory cannot be merged with itself.", "Name two different memories.")
    if wants_text and new.after == new.before:
        raise InvalidRequest("The proposed wording is the one that stands already.")


def approve(bench: Bench, given: str, text: str | None, expected_version: int | None = None) -> Receipt:
    """Apply a proposal, or let a waiting memory count; ``text`` = with these words instead.

    ``expected_version`` is the version that the person saw of the waiting
    memory, or of the one that the proposal would change: anything else is
    refused as stale, whoever changed it meanwhile. Raises ``StaleProposal``
    also when the memory changed since the proposal was made, which is then closed
    and, where that makes sense, made anew against the present version. Raises
    ``NotFound``, ``AmbiguousId``, ``NothingChanged``, ``InvalidText``,
    ``InvalidWindow``, ``InvalidRequest``.
    """
    begun = time.perf_counter()
    if text is not None:
        require_text(text)
    with bench.operation("approve") as writer:
        stored, memory = _find(bench, given)
        _require_seen(bench, writer, stored, memory, expected_version)
        stale = "" if stored is None else _stale(bench, writer, stored)
        if stored is None:
            number, reworded = _approve_pending(bench, writer, memory, text)
        elif stale:
            fresh = _renew(bench, writer, stored, stale)
        else:
            number, reworded = _apply(bench, writer, stored, text)
    if stale:
        hint = f"It waits anew against the present words, as {short_id(fresh)}." if fresh else "Nothing was changed."
        raise StaleProposal(stale, hint, fresh)
    outcome = Outcome.REVISED if reworded else Outcome.DONE
    receipt = done(bench, memory, number, writer.number, f"Approved: {writer.note}.", begun, outcome)
    if stored is None:
        return replace(receipt, reason=_APPROVED.get(receipt.status, "Approved; it counts now."))
    return replace(receipt, proposals=(stored.id,))


def approve_within(bench: Bench, writer: Writer, given: str, expected_version: int | None) -> None:
    """Approve as it stands within the caller's operation; raises as ``approve`` does, and makes nothing anew."""
    stored, memory = _find(bench, given)
    _require_seen(bench, writer, stored, memory, expected_version)
    if stored is None:
        _approve_pending(bench, writer, memory, None)
        return
    stale = _stale(bench, writer, stored)
    if stale:
        raise StaleProposal(stale, "Look at it again.", stored.id)
    _apply(bench, writer, stored, None)


def dispute(bench: Bench, writer: Writer, new: Suggestion) -> None:
    """What counts as one of many does not end another statement by the way: the two are put to the person."""
    assert new.statement is not None
    said = shown_at(held_by(bench, new.statement), writer.at)
    held, text = version_row(bench.store, new.memory, new.base_version)[:2]
    statement = str(version_row(bench.store, new.statement, said.number)[1])
    found = Assessment(Generator.SLOT, "", CONTRADICTION, None, new.reason)
    raise_flag(bench, writer, (held, str(text)), (said.version, statement), found)


_APPROVED: dict[Status | None, str] = {
    Status.ARCHIVED: "Approved; it stays in the archive.",
    Status.DISPUTED: "Approved; it disagrees with another memory and waits for your verdict.",
    Status.PAST: "Approved; it counts as no longer true.",
    Status.UPCOMING: "Approved; it counts from its date on.",
}
"""What became of a waiting memory that does not count as plainly true now."""


def _require_seen(bench: Bench, writer: Writer, stored: Stored | None, memory: int, expected: int | None) -> None:
    """Refuse what is not what the person saw; texts never change, so that a version's number names its words."""
    if expected is None:
        return
    if stored is None:
        shown = shown_at(held_by(bench, memory), writer.at).number
    else:
        shown = stored.suggestion.base_version
    if shown != expected:
        raise StaleProposal(
            f"You saw version {expected}, and it shows version {shown} by now. Nothing was done.",
            "Look at it again.",
            memory_id(bench.store, memory) if stored is None else stored.id,
        )


def _find(bench: Bench, given: str) -> tuple[Stored | None, int]:
    """The proposal of this id with its memory's key, or None with the key of the memory of this id."""
    stored = find_proposal(bench.store, given)
    if stored is None:
        return None, find_memory(bench.store, given)
    try:
        memory = find_memory(bench.store, given)
    except NotFound:
        return stored, stored.suggestion.memory
    named = f"{stored.id}, {memory_id(bench.store, memory)}"
    raise AmbiguousId(f"“{given}” fits a proposal and a memory.", f"Use more of the id: {named}")


def _approve_pending(bench: Bench, writer: Writer, memory: int, text: str | None) -> tuple[int, bool]:
    number = _wait_no_longer(bench, writer, memory)
    for one in resting_on(bench.store, {memory}):  # what it says ended ends with the same word
        if not _stale(bench, writer, one):
            _apply(bench, writer, one, None)
    if text is None:
        return number, False
    writer.note = "approved with other words"
    return put_wording(bench, writer, memory, text, None)


def _wait_no_longer(bench: Bench, writer: Writer, memory: int) -> int:
    """Take the waiting mark off; gives the number of the version that is shown. Raises ``NothingChanged``."""
    number = shown_at(held_by(bench, memory), writer.at).number
    if "retired" in live_marks(bench.store, memory):
        raise NothingChanged("This is marked as never right; it waits no longer.", "Bring a version of it back first.")
    if not clear_mark(writer, memory, "pending"):
        raise NothingChanged("This is not waiting for approval.")
    return number


def _require_open(stored: Stored) -> None:
    if stored.state is not ProposalState.OPEN:
        raise NothingChanged(f"This proposal is {stored.state} already.", "“variorum undo” takes a decision back.")


def _stale(bench: Bench, writer: Writer, stored: Stored) -> str:
    """Why a proposal cannot be applied any more; empty when it can. Raises ``NothingChanged`` for a decided one."""
    _require_open(stored)
    new = stored.suggestion
    shown = _shown_version(bench, writer, new.memory)
    if shown is None:
        return _GONE
    if shown != new.base_version:
        return f"The memory changed meanwhile: it shows version {shown}, the proposal was made for {new.base_version}."
    if new.kind is ProposalKind.END and status_of(bench, new.memory) is Status.PAST:
        return "The memory is marked as no longer true already."
    if new.statement is not None and _shown_version(bench, writer, new.statement) is None:
        return "The statement that says so no longer counts."
    if new.other is not None and _shown_version(bench, writer, new.other) != new.other_version:
        return "The second memory is no longer as the proposal knew it."
    return ""


def _shown_version(bench: Bench, writer: Writer, memory: int) -> int | None:
    held = live_windows(bench.store, memory)
    if not held or live_marks(bench.store, memory) & {"retired", "archived"}:
        return None
    return shown_at(held, writer.at).number


def _renew(bench: Bench, writer: Writer, stored: Stored, why: str) -> str | None:
    """Close a stale proposal; where only the wording moved on, the same change is proposed for it. Gives its id."""
    writer.kind, writer.note = "stale", f"{stored.suggestion.kind}: {why}"
    put_decision(writer, stored.id, ProposalState.STALE, why)
    old = stored.suggestion
    shown = _shown_version(bench, writer, old.memory)
    others_same = old.other is None or _shown_version(bench, writer, old.other) == old.other_version
    if shown in (None, old.base_version) or not others_same:
        return None
    before = str(version_row(bench.store, old.memory, shown)[1])
    if old.after == before:
        return None
    made, _ = suggest(bench, writer, replace(old, base_version=shown, before=before))
    return made.id if made.is_new else None


def _apply(bench: Bench, writer: Writer, stored: Stored, text: str | None) -> tuple[int, bool]:
    """Change the memory as proposed; gives the number of the version that holds then, and whether it is new."""
    new = stored.suggestion
    writer.note = f"{new.kind}: {new.reason}"
    number, reworded = new.base_version, False
    words = text if text is not None else new.after
    if new.kind is ProposalKind.END:
        if text is not None:
            raise InvalidRequest("An ending has no words to change.", "Approve it as it is, or reject it.")
        number = put_end(bench, writer, new.memory, new.since or Moment(writer.at))
        if new.statement is not None:
            _let_count(bench, writer, new)
    elif words is not None:
        since = (new.since or Moment(writer.at)) if new.kind is ProposalKind.SUPERSEDE else None
        hand = owners_hand(bench) if words != new.after else _hand(bench, new)
        number, reworded = put_wording(bench, writer, new.memory, words, since, hand)
    if reworded and new.episode is not None:
        version = version_row(bench.store, new.memory, number)[0]
        if not rests_on(bench.store, version, new.episode):
            writer.put("evidence", version, new.episode, new.quote)
    if new.other is not None:
        take_in(bench, writer, new.memory, number, new.other, reworded=reworded)
    put_decision(writer, stored.id, ProposalState.APPROVED, "" if words == new.after else "with other words")
    return number, reworded


def _let_count(bench: Bench, writer: Writer, new: Suggestion) -> None:
    """The statement that an ending rests on counts from now on, in the place of what has ended."""
    assert new.statement is not None
    clear_mark(writer, new.statement, "pending")
    said = shown_at(held_by(bench, new.statement), writer.at)
    ended = version_row(bench.store, new.memory, new.base_version)[0]
    writer.put("edge", EdgeKind.SUPERSEDES.value, said.version, ended, new.reason)


def _hand(bench: Bench, new: Suggestion) -> Hand:
    """Whose words a proposal's are: the second memory's where they are its own, else of whoever proposed them."""
    if new.other is not None and new.other_version is not None:
        row = version_row(bench.store, new.other, new.other_version)
        if row[1] == new.after:
            return Hand(str(row[2]), source_name(bench.store, row[3]), Channel(row[4]))
    speaker = str(version_row(bench.store, new.memory, new.base_version)[2])
    return Hand(speaker, new.by, Channel.MODEL if new.prompt else Channel.AGENT)


def reject(bench: Bench, given: str, reason: str, expected_version: int | None = None) -> Receipt:
    """Turn a proposal down, or mark a waiting memory as never right; the reason stays in the log.

    ``expected_version`` binds it to what the person saw, as in ``approve``. Raises
    ``NotFound``, ``AmbiguousId``, ``NothingChanged``, ``InvalidText``, ``StaleProposal``.
    """
    begun = time.perf_counter()
    if reason:
        require_text(reason, "reason")
    with bench.operation("reject", note=reason) as writer:
        stored, memory, number = reject_within(bench, writer, given, reason, expected_version)
    said = f"Rejected: {reason}" if reason else "Rejected."
    receipt = done(bench, memory, number, writer.number, said, begun)
    return replace(receipt, proposals=(stored.id,) if stored else ())


def reject_within(
    bench: Bench, writer: Writer, given: str, reason: str, expected_version: int | None
) -> tuple[Stored | None, int, int]:
    """Turn one down within the caller’s operation; gives the proposal, the memory’s key and the version’s number."""
    stored, memory = _find(bench, given)
    _require_seen(bench, writer, stored, memory, expected_version)
    if stored is None:
        number = _wait_no_longer(bench, writer, memory)
        writer.put("mark", memory, "retired")
        return None, memory, number
    _require_open(stored)
    put_decision(writer, stored.id, ProposalState.REJECTED, reason)
    return stored, memory, stored.suggestion.base_version
