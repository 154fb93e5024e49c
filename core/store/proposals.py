"""Proposals and what was decided about them, as rows.

A proposal is open until a decision stands; undoing the decision opens it again.
"""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from core.answers import Proposal
from core.domain import ProposalKind, ProposalState
from core.errors import AmbiguousId
from core.identity import SHORT_LENGTH
from core.store.connection import Row, Store
from core.store.journal import Writer, from_micros
from core.store.memories import memory_id, moment_columns, read_moment
from core.text import fold
from core.window import Moment


@dataclass(frozen=True, slots=True)
class Suggestion:
    """The contents of a proposal; memories and the episode are keys, versions are numbers.

    ``other`` and ``other_version`` name a second memory that is taken into the
    first; ``episode`` is where ``quote`` stands; ``statement`` is the memory
    that says so, which counts when the proposal is approved.
    """

    kind: ProposalKind
    memory: int
    base_version: int
    before: str
    after: str | None
    reason: str
    by: str
    since: Moment | None = None
    quote: str = ""
    guard: str = ""
    prompt: str = ""
    other: int | None = None
    other_version: int | None = None
    episode: int | None = None
    statement: int | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """A live proposal with its id, its state, the reason of its decision, and when it was made (microseconds)."""

    id: str
    suggestion: Suggestion
    state: ProposalState
    note: str
    at: int


def put_proposal(writer: Writer, id: str, new: Suggestion) -> None:
    """Write a proposal; it is open from now on."""
    writer.put("proposal", *proposal_row(id, new))


def proposal_row(id: str, new: Suggestion) -> tuple[Any, ...]:
    """A proposal as the values of its row."""
    details = {
        "since": moment_columns(new.since),
        "quote": new.quote,
        "prompt": new.prompt,
        "other": new.other,
        "other_version": new.other_version,
        "episode": new.episode,
        "statement": new.statement,
    }
    texts = (new.before, new.after, new.reason, new.by, new.guard)
    kept = json.dumps(details, ensure_ascii=False)
    return (id, new.kind.value, new.memory, new.base_version, *texts, kept)


def put_decision(writer: Writer, proposal: str, state: ProposalState, reason: str) -> None:
    """Close a proposal."""
    writer.put("decision", proposal, state.value, reason)


_LIVE = (
    "SELECT p.id, p.kind, p.memory, p.base_version, p.before, p.after, p.reason, p.proposed_by, p.guard, p.details, "
    "o.at, d.state, d.reason FROM proposal p JOIN operation o ON o.number = p.asserted_by "
    "LEFT JOIN decision d ON d.proposal = p.id AND d.retracted_by IS NULL WHERE p.retracted_by IS NULL"
)


def read_proposals(store: Store, state: ProposalState | None) -> list[Stored]:
    """The proposals in this state (None = all), newest first."""
    with store.values():
        found = [_stored(row) for row in store.rows(f"{_LIVE} ORDER BY p.key DESC")]
    return [one for one in found if state is None or one.state is state]


def find_proposal(store: Store, given: str) -> Stored | None:
    """A proposal by its full id or the tail of it, None when there is none; raises ``AmbiguousId``."""
    wanted = given.strip().lower()
    if len(wanted) < SHORT_LENGTH or not wanted.isascii():
        return None
    rows = store.rows(f"{_LIVE} AND substr(p.id, -?) = ?", (len(wanted), wanted))
    if len(rows) > 1:
        named = ", ".join(row[0] for row in rows[:3])
        raise AmbiguousId(f"“{given}” fits {len(rows)} proposals.", f"Use more of the id: {named}")
    with store.values():
        return _stored(rows[0]) if rows else None


def same_proposal(store: Store, new: Suggestion) -> Stored | None:
    """The latest open or rejected proposal of the very same change to the same version, whoever made it."""
    rows = store.rows(
        f"{_LIVE} AND p.memory = ? AND p.kind = ? AND p.base_version = ? ORDER BY p.key DESC",
        (new.memory, new.kind.value, new.base_version),
    )
    with store.values():
        found = [_stored(row) for row in rows]
    known = (ProposalState.OPEN, ProposalState.REJECTED)
    return next((one for one in found if one.state in known and _same(one.suggestion, new)), None)


def has_open(store: Store, memory: int, version: int) -> bool:
    """Whether a change or an ending of this version of a memory waits for a person already."""
    return bool(
        store.value(
            "SELECT 1 FROM proposal p WHERE p.memory = ? AND p.base_version = ? AND p.kind IN ('end', 'supersede') "
            "AND p.retracted_by IS NULL AND NOT EXISTS (SELECT 1 FROM decision d WHERE d.proposal = p.id "
            "AND d.retracted_by IS NULL) LIMIT 1",
            (memory, version),
        )
    )


def resting_on(store: Store, statements: Collection[int]) -> list[Stored]:
    """The open proposals to end something that rest on the statement of one of these memories, oldest first."""
    rows = store.rows(f"{_LIVE} AND p.kind = 'end' AND d.state IS NULL ORDER BY p.key")
    with store.values():
        found = [_stored(row) for row in rows]
    return [one for one in found if one.suggestion.statement in statements]


def _same(one: Suggestion, other: Suggestion) -> bool:
    same_words = fold(one.after or "") == fold(other.after or "")
    return same_words and (one.other, one.since) == (other.other, other.since)


def as_value(store: Store, stored: Stored) -> Proposal:
    """A proposal as it is given out."""
    new = stored.suggestion
    return Proposal(
        id=stored.id,
        kind=new.kind,
        memory=memory_id(store, new.memory),
        base_version=new.base_version,
        before=new.before,
        after=new.after,
        since=new.since,
        reason=new.reason,
        quote=new.quote,
        by=new.by,
        guard=new.guard,
        state=stored.state,
        recorded_at=from_micros(stored.at),
        prompt=new.prompt,
        other=None if new.other is None else memory_id(store, new.other),
        note=stored.note,
    )


def _stored(row: Row) -> Stored:
    details = json.loads(row[9])
    suggestion = Suggestion(
        kind=ProposalKind(row[1]),
        memory=row[2],
        base_version=row[3],
        before=row[4],
        after=row[5],
        reason=row[6],
        by=row[7],
        since=read_moment(*details["since"]),
        quote=details["quote"],
        guard=row[8],
        prompt=details["prompt"],
        other=details["other"],
        other_version=details["other_version"],
        episode=details["episode"],
        statement=details.get("statement"),
    )
    return Stored(row[0], suggestion, ProposalState(row[11] or "open"), row[12] or "", row[10])
