"""The guard before any change to an existing memory that a model suggests.

A wrong target inside the list is the one mistake that nobody would notice, so
a decision has to prove its target: offered, unchanged since it was shown,
about the same subject, and on the same slot or close in meaning with a shared
name. What fails is stored as a new statement, with the reason. What passes may
still only be proposed, when the other side's word weighs more.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum

from core.inference.replies import Decision, Op
from core.text import fold
from core.window import Window

LEAST_SIMILAR = 0.35
"""``update_min_sim``: the cosine below which two texts never have one target (amem's published default).

It only rules out; on our model antonym swaps reach .96, which is why a shared name is asked for as well.
"""


class Authority(IntEnum):
    """Whose word a statement is; a lighter one never ends a heavier one by itself."""

    INFERRED = 1
    """A model concluded it."""
    TOLD = 2
    """Somebody else, or a file, says it."""
    STATED = 3
    """The person said it themself."""


class Leave(StrEnum):
    """What a decision may do."""

    FREE = "free"
    """Take effect where the source's policy lets it."""
    ASK = "ask"
    """Be proposed to the person and nothing else."""
    NONE = "none"
    """Nothing: the statement is stored as new."""


@dataclass(frozen=True, slots=True)
class SlotValue:
    """A property with its value; ``single`` = only one value can hold at a time."""

    attribute: str
    value: str
    single: bool


@dataclass(frozen=True, slots=True)
class Candidate:
    """One side of a comparison, resolved: an offered memory, or the new statement.

    ``subject`` is the resolved subject's id, None when nobody could tell.
    ``entities`` are folded names; ``window`` is when it holds in the world.
    """

    id: str
    version: int
    text: str
    subject: str | None
    authority: Authority
    slots: frozenset[SlotValue] = frozenset()
    entities: frozenset[str] = frozenset()
    window: Window = field(default_factory=Window)

    @property
    def mark(self) -> str:
        """Mark of what is shown: the memory, its version, and its exact text."""
        return mark_of(self.id, self.version, self.text)


@dataclass(frozen=True, slots=True)
class Guarded:
    """What the guard says: how far the decision may go, for which memory, and why in a plain sentence."""

    leave: Leave
    reason: str
    target: Candidate | None = None


def mark_of(id: str, version: int, text: str) -> str:
    """The mark of a version as it was shown; any other text or version has another."""
    return hashlib.blake2b(f"{id}\x1f{version}\x1f{text}".encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def guard(
    decision: Decision,
    statement: Candidate,
    offered: Sequence[Candidate],
    now: Mapping[str, str],
    similarity: float | None,
) -> Guarded:
    """How far a decision about ``statement`` may go.

    ``offered`` are the memories in the order in which they were numbered from
    1, as they were shown. ``now`` gives the mark of each memory as it is at
    this moment (a memory that is gone is missing). ``similarity`` is the
    cosine of the two texts alone, None when there are no vectors.
    """
    if decision.op is Op.ADD:
        return Guarded(Leave.FREE, "It is new.")
    target = _target(decision, offered)
    if target is None:
        return Guarded(Leave.NONE, "The model names no memory that was shown to it; stored as new.")
    refused = _stale(target, now) or _unproven(decision.op, statement, target, similarity)
    if refused:
        return Guarded(Leave.NONE, f"{refused} Stored as new.", target)
    return _weighed(decision.op, statement, target)


def _target(decision: Decision, offered: Sequence[Candidate]) -> Candidate | None:
    number = decision.target
    if number is None or isinstance(number, bool) or not 1 <= number <= len(offered):
        return None
    return offered[number - 1]


def _stale(target: Candidate, now: Mapping[str, str]) -> str:
    if target.id not in now:
        return "The memory that the model names is no longer there."
    return "" if now[target.id] == target.mark else "The memory that the model names has changed since it was shown."


def _unproven(op: Op, statement: Candidate, target: Candidate, similarity: float | None) -> str:
    """Why the target is not proven to be what the statement is about; empty when it is."""
    if statement.subject is None or target.subject is None:
        return "It is not certain whom the two are about."
    if statement.subject != target.subject:
        return "The memory that the model names is about someone or something else."
    return _misplaced(op, statement, target, similarity) or _untimely(op, statement, target)


def _misplaced(op: Op, statement: Candidate, target: Candidate, similarity: float | None) -> str:
    pairs = [(new, old) for new in statement.slots for old in target.slots if new.attribute == old.attribute]
    if any(new.single and old.single for new, old in pairs):
        return _other_value(op, pairs)
    if any(fold(new.value) == fold(old.value) for new, old in pairs):
        return ""  # one of many values, and it is the same one
    if pairs:
        return "There can be several of these at once, and this is another one."
    if statement.slots and target.slots:
        return "The memory that the model names is about another property."
    if similarity is None or not similarity >= LEAST_SIMILAR:  # not a number is not close either
        return "The two are not close enough in meaning."
    if not statement.entities & target.entities:
        return "The two share no name or thing."
    return ""


def _other_value(op: Op, pairs: Sequence[tuple[SlotValue, SlotValue]]) -> str:
    """A refinement and a repetition keep the value; only a change and a contradiction may bring another."""
    if op not in (Op.REFINE, Op.NOOP):
        return ""
    kept = all(fold(old.value) in fold(new.value) for new, old in pairs if new.single and old.single)
    return "" if kept else "It gives another value, so it does not just say the same."


def _untimely(op: Op, statement: Candidate, target: Candidate) -> str:
    if op not in (Op.SUPERSEDE, Op.CONFLICT):
        return ""
    if not statement.window.overlaps(target.window):
        return "The two hold at different times."
    new, old = statement.window.start, target.window.start
    if op is Op.SUPERSEDE and new and old and new.at < old.at:
        return "It tells of an earlier time, and the past does not end the present."
    return ""


def _weighed(op: Op, statement: Candidate, target: Candidate) -> Guarded:
    if op is Op.CONFLICT:
        return Guarded(Leave.ASK, "The two may contradict each other; a person decides.", target)
    if op is Op.NOOP:
        return Guarded(Leave.FREE, "It says the same as a memory.", target)
    if statement.authority < target.authority:
        whose = "a model concluded" if statement.authority is Authority.INFERRED else "someone else said"
        by = "the person said themself" if target.authority is Authority.STATED else "somebody said"
        return Guarded(Leave.ASK, f"What {whose} cannot end what {by}; a person decides.", target)
    return Guarded(Leave.FREE, "The target is proven: the same subject, and the same property or name.", target)
