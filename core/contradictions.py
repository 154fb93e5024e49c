"""The review queue as values: flagged pairs, verdicts, what a verdict would do, how right each detector was.

Frozen values like those of ``core/domain.py``. A flag says which generator
raised it and why; a verdict is the person's and is kept apart from it, so that
both can be compared later.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from core.domain import Status
from core.window import Moment, Window


class Generator(StrEnum):
    """What raised a flag."""

    SLOT = "slot"
    """Two answers to one question, found by rules over attributes."""
    OPPOSITE = "opposite"
    """Negation, number, antonym or exclusive classes on shared words and subject."""
    DENSE = "dense"
    """Near in meaning; only ever a candidate for the others."""
    LOCAL = "local"
    """The built-in judge."""
    SWEEP = "sweep"
    """The scheduled look across the whole vault."""
    BRIDGE = "bridge"
    """What lost its basis when something else changed."""
    JUDGE = "judge"
    """The language model that the person set."""
    PERSON = "person"
    """The person linked the two by hand."""
    IMPORT = "import"
    """The file that both came from held them to be in conflict."""


class Verdict(StrEnum):
    """A person's ruling about a pair: ``A`` is the earlier side as listed, ``B`` the later one."""

    A = "a"
    B = "b"
    SEQUENCE = "sequence"
    BOTH = "both"
    NEITHER = "neither"
    UNKNOWN = "unknown"
    DIFFERENT = "different"
    DUPLICATE = "duplicate"
    LATER = "later"


class ContradictionState(StrEnum):
    """Whether a person ruled; ``later`` leaves it open."""

    OPEN = "open"
    DECIDED = "decided"


@dataclass(frozen=True, slots=True)
class Side:
    """One version of a flagged pair, with who said it, where and when."""

    memory: str
    version: int
    text: str
    quote: str
    speaker: str
    source: str
    said_at: Moment | None
    recorded_at: datetime
    window: Window
    status: Status | None
    versions: int


@dataclass(frozen=True, slots=True)
class Assessment:
    """What one generator said of a pair: its model if it has one, the class it gave, a score 0 to 1, a sentence."""

    generator: Generator
    model: str
    label: str
    score: float | None
    reason: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """A verdict that was given. ``by`` is "owner", or the generator whose automatic mode acted."""

    verdict: Verdict
    on: Moment | None
    text: str | None
    scope_a: str
    scope_b: str
    note: str
    by: str
    at: datetime
    operation: int


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A flagged pair. ``slot`` is the question both answer ("lives_in of user"), empty where none is known.

    ``score`` ranks the queue, 0 to 1, None = not scored. ``label`` is the class that
    the built-in judge gave, or "cannot tell". ``suggested`` is a suggestion only.
    """

    id: str
    a: Side
    b: Side
    generator: Generator
    reason: str
    score: float | None
    label: str
    suggested: Verdict | None
    state: ContradictionState
    ruling: Ruling | None
    slot: str
    recorded_at: datetime
    assessments: tuple[Assessment, ...] = ()


class RecalibrationState(StrEnum):
    """Whether the built-in judge can be, or is, calibrated by the person's verdicts."""

    TOO_FEW, ONE_SIDED, NO_GAIN, OFFERED, IN_USE = "too few", "one-sided", "no gain", "offered", "in use"


@dataclass(frozen=True, slots=True)
class Recalibration:
    """``now``, ``then``: how many ruled pairs the bar in use and a fit flag, how many rightly; ``losses`` before/after.

    Losses are mean log losses of left-out verdicts in nats; ``taken_from`` is of how many the fit in use was made.
    """

    state: RecalibrationState
    verdicts: int
    needed: int
    now: tuple[int, int]
    then: tuple[int, int]
    losses: tuple[float, float] | None
    taken_from: int


@dataclass(frozen=True, slots=True)
class QueueRequest:
    """A page of the queue, best first. ``state`` None = open and decided."""

    state: ContradictionState | None = ContradictionState.OPEN
    limit: int = 50
    offset: int = 0
    generator: Generator | None = None
    slot: str | None = None
    source: str | None = None
    memory: str | None = None


@dataclass(frozen=True, slots=True)
class QueueGroup:
    """Open contradictions of one slot between the same two sources."""

    slot: str
    source_a: str
    source_b: str
    count: int
    first: str
    """The id of its best ranked contradiction."""


@dataclass(frozen=True, slots=True)
class QueuePage:
    """Contradictions that fit, their full number, and the groups that the open ones fall into, largest first."""

    contradictions: tuple[Contradiction, ...]
    total: int
    groups: tuple[QueueGroup, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """A verdict to give. ``on``: the date it turns on; ``text``: the right wording for ``neither``."""

    verdict: Verdict
    on: Moment | None = None
    text: str | None = None
    scope_a: str = ""
    scope_b: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Preview:
    """What a decision would do: one plain sentence an effect, and what hangs on the side that loses."""

    effects: tuple[str, ...]
    hanging: tuple[str, ...]


class BulkRule(StrEnum):
    """How many pairs are decided in one step."""

    LATER_SAID = "later-said"
    """The side that was said later is right."""
    EARLIER_SAID = "earlier-said"
    """The side that was said earlier is right."""
    SOURCE = "source"
    """The side that came from the named source is right."""
    BOTH = "both"
    """All of them are both true."""


@dataclass(frozen=True, slots=True)
class BulkLine:
    """What a bulk decision would do, or did, to one contradiction; ``decision`` None = left alone, with the reason."""

    contradiction: str
    decision: Decision | None
    sentence: str


@dataclass(frozen=True, slots=True)
class BulkReport:
    """A bulk decision; ``operation`` None = a dry run, or nothing fitted."""

    lines: tuple[BulkLine, ...]
    operation: int | None


class Sameness(StrEnum):
    """A person's ruling about two memories that say nearly the same."""

    KEEP_A = "keep-a"
    """The same thing twice; the earlier wording stays in sight."""
    KEEP_B = "keep-b"
    """The same thing twice; the later wording stays in sight."""
    DIFFERENT = "different"
    """Two things; both stay, and the pair does not come back."""


@dataclass(frozen=True, slots=True)
class Duplicate:
    """Two memories that say nearly the same, ``a`` the earlier one, and who found that for which reason.

    ``proposal`` is the id of the proposal to make one of them, empty where only a link ties the two.
    """

    id: str
    a: Side
    b: Side
    reason: str
    by: str
    recorded_at: datetime
    proposal: str = ""


@dataclass(frozen=True, slots=True)
class DuplicatePage:
    """Duplicates, newest first, and how many there are in all."""

    duplicates: tuple[Duplicate, ...]
    total: int


class RuleKind(StrEnum):
    """What a rule did without asking."""

    CLOSED = "closed"
    """It ended a memory, since its owner told of a change in so many words."""
    REPEATED = "repeated"
    """It counted the same words said again as a further source of a memory."""
    DECIDED = "decided"
    """A detector that may act by itself gave a verdict."""


@dataclass(frozen=True, slots=True)
class ByRule:
    """One thing that a rule did: to which memory, because of which words, in the rule's own sentence."""

    id: str
    kind: RuleKind
    memory: str
    text: str
    because: str
    sentence: str
    at: datetime
    operation: int


@dataclass(frozen=True, slots=True)
class ByRulePage:
    """What rules did and nobody took back, newest first, and how much of that there is in all."""

    done: tuple[ByRule, ...]
    total: int


@dataclass(frozen=True, slots=True)
class ReviewCounts:
    """How much waits in each list of the review: contradictions, suggestions and new memories, duplicates.

    ``skipped`` and ``by_rule`` are settled, and can be looked at and taken back.
    """

    contradictions: int
    to_approve: int
    duplicates: int
    skipped: int
    by_rule: int


@dataclass(frozen=True, slots=True)
class SourceWaiting:
    """How many memories of a source wait for approval; ``seen`` marks which ones, as they read now."""

    name: str
    count: int
    seen: str


@dataclass(frozen=True, slots=True)
class Sitting:
    """What a person does best in a few minutes: ids in the order of their use, and the seconds that it should take."""

    contradictions: tuple[str, ...]
    duplicates: tuple[str, ...]
    to_approve: tuple[str, ...]
    seconds: int

    @property
    def size(self) -> int:
        """How many decisions that are."""
        return len(self.contradictions) + len(self.duplicates) + len(self.to_approve)


@dataclass(frozen=True, slots=True)
class Threshold:
    """What a detector's open flags and the person's verdicts come to above a score, in percent.

    ``shown`` of the open ones reach it; of the decided ones ``decided`` do, ``right`` of them were conflicts.
    """

    percent: int
    shown: int
    decided: int
    right: int


@dataclass(frozen=True, slots=True)
class DetectorFigures:
    """How often a generator (with this model) was right by the person's own verdicts.

    ``right`` of ``decided`` flags were real conflicts; ``precision`` with the
    bounds ``low`` and ``high`` is in percent (Wilson, 95 %), None while nothing
    is decided. ``automatic`` is the lower bound in percent that the person set
    for it to act by itself, None = off.
    """

    generator: Generator
    model: str
    open: int
    decided: int
    right: int
    precision: float | None
    low: float | None
    high: float | None
    automatic: float | None


@dataclass(frozen=True, slots=True)
class SweepReport:
    """What a sweep did. ``done`` False = its budget ran out; the next one goes on where it stopped.

    ``examined`` counts statements, ``pairs`` the pairs that a rule or the model compared. ``sweeps_left``: further
    ones until every two statements about one subject have met: with as many questions to the model at most, by rules
    about, at the pace of this one; 0 when all have. ``longest_hold_ms``: how long the vault was held at most in
    one go, ``longest_work_ms`` how long the processor worked in one. ``notice`` is a plain sentence when the model
    could not be asked.
    """

    examined: int
    proposals: int
    contradictions: int
    calls: int
    seconds: float
    done: bool
    operation: int | None = None
    pairs: int = 0
    sweeps_left: int = 0
    longest_hold_ms: float = 0.0
    longest_work_ms: float = 0.0
    notice: str = ""
    acted: tuple[str, ...] = ()
    """Contradictions that a detector in automatic mode decided, by their ids."""
    unmet: int = 0
    """Statements that have yet to meet the others about their subject by rules; 0 = all have met."""
