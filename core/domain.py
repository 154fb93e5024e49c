"""The words of the house as values: what the vault takes in and gives out.

Everything here is frozen and knows nothing of SQL, Qt or models. Read it from
top to bottom: what a person writes, what one write did, what is shown, what
the log holds. What is asked and answered stands in ``core/answers.py``. Times
are UTC.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from core.window import Moment, Window

Clock = Callable[[], datetime]
"""Returns the present instant in UTC; passed in so that tests and demos can fix it."""
Progress = Callable[[int, int], None]
"""Called with (done, total) from the thread that works."""
ShouldStop = Callable[[], bool]
"""Asked between two steps of a long job; True stops it."""


class Channel(StrEnum):
    """How a write came in; typed statements count at once, the others wait."""

    TYPED = "typed"
    IMPORT = "import"
    AGENT = "agent"
    MODEL = "model"


class Status(StrEnum):
    """What a memory is at the dates that are shown; the first that fits wins."""

    RETIRED = "retired"
    ARCHIVED = "archived"
    PENDING = "pending"
    DISPUTED = "disputed"
    PAST = "past"
    UPCOMING = "upcoming"
    CURRENT = "current"


class Outcome(StrEnum):
    """What became of one write."""

    ADDED = "added"
    REPEATED = "repeated"
    RESTATED = "restated"
    REVISED = "revised"
    QUEUED = "queued"
    SKIPPED = "skipped"
    DONE = "done"


class Layer(StrEnum):
    """The layer of the write path that settled a write."""

    USER = "user"
    RETAIN = "retain"
    HASH = "hash"
    NEAR = "near"
    SLOT = "slot"
    JUDGE = "judge"
    SWEEP = "sweep"


class Policy(StrEnum):
    """What a source's statements may do; what the owner types always counts at once."""

    AUTO = "auto"
    """They count at once."""
    PROPOSE = "propose"
    """They are stored and wait for approval: so for every source without a policy of its own."""
    HOLD = "hold"
    """Only the words are kept; no memory is made until a person restores one."""


class ProposalKind(StrEnum):
    """What a proposal would do to a memory."""

    REFINE = "refine"
    """Better words for the same truth."""
    SUPERSEDE = "supersede"
    """It changed in the world: other words from a date on."""
    MERGE = "merge"
    """Two memories say the same; one takes the other in."""
    END = "end"
    """It is no longer true."""


class ProposalState(StrEnum):
    """What became of a proposal."""

    OPEN = "open"
    APPROVED = "approved"
    REJECTED = "rejected"
    STALE = "stale"
    """Its memory had changed when it was to be applied; nothing was."""


class EdgeKind(StrEnum):
    """Typed links between versions."""

    RELATES_TO = "relates_to"
    SUPPORTS = "supports"
    CONTRADICTS = "contradicts"
    SUPERSEDES = "supersedes"
    RESTATES = "restates"
    DERIVED_FROM = "derived_from"


@dataclass(frozen=True, slots=True)
class Showing:
    """The two dates of a view. None means now.

    ``true_on`` asks about the world, ``known_on`` about what the vault knew.
    """

    true_on: datetime | None = None
    known_on: datetime | None = None

    @property
    def is_now(self) -> bool:
        """Whether both dates are the present."""
        return self.true_on is None and self.known_on is None


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing to write. ``speaker`` None = the owner; ``said_at`` None = now."""

    text: str
    speaker: str | None = None
    source: str | None = None
    channel: Channel = Channel.TYPED
    said_at: Moment | None = None
    window: Window = field(default_factory=Window)
    tags: tuple[str, ...] = ()
    keep: bool = False
    external_id: str | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """One verbatim message of a conversation to import; ``position`` orders it there."""

    text: str
    speaker: str | None
    said_at: Moment | None
    conversation: str
    position: int
    external_id: str
    caption: str | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """What one layer made of a statement: one word, a plain sentence, and the milliseconds it took."""

    layer: Layer
    outcome: str
    sentence: str
    ms: float


@dataclass(frozen=True, slots=True)
class Receipt:
    """What one write did. Ids are full memory, episode and operation ids; ``steps`` is its path, in order."""

    outcome: Outcome
    layer: Layer
    reason: str
    episode: str | None = None
    memory: str | None = None
    version: int | None = None
    status: Status | None = None
    contradictions: tuple[str, ...] = ()
    proposals: tuple[str, ...] = ()
    operation: int | None = None
    model_calls: int = 0
    ms: float = 0.0
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Memory:
    """One memory as a list shows it at a ``Showing``; ``scope`` = what it is said of only, as a person ruled."""

    id: str
    version: int
    text: str
    status: Status
    window: Window
    recorded_at: datetime
    speaker: str
    source: str
    channel: Channel
    versions: int
    challenged: bool = False
    uncertain: bool = False
    pinned: bool = False
    tags: tuple[str, ...] = ()
    said_at: Moment | None = None
    scope: str = ""


@dataclass(frozen=True, slots=True)
class WindowRecord:
    """One window of a version over system time; ``retracted_at`` None = holds now."""

    window: Window
    recorded_at: datetime
    retracted_at: datetime | None


@dataclass(frozen=True, slots=True)
class Version:
    """One wording: immutable text, where it came from, by whom and why.

    ``window`` is the live one, or the last one it had when ``retracted_at`` is
    set. ``undone``: the operation that wrote it was taken back.
    """

    number: int
    text: str
    window: Window
    recorded_at: datetime
    retracted_at: datetime | None
    windows: tuple[WindowRecord, ...]
    speaker: str
    source: str
    episode: str | None
    quote: str | None
    said_at: Moment | None
    by: str
    why: str
    operation: int
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Edge:
    """A typed link from one version to another, with its reason."""

    kind: EdgeKind
    from_memory: str
    from_version: int
    to_memory: str
    to_version: int
    to_text: str
    reason: str


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a version rests on: an episode, and the words in it."""

    episode: str
    version: int
    quote: str
    speaker: str
    source: str
    said_at: Moment | None


@dataclass(frozen=True, slots=True)
class Dispute:
    """An open contradiction seen from one of its two memories."""

    contradiction: str
    other_memory: str
    other_version: int
    other_text: str
    reason: str
    generator: str


@dataclass(frozen=True, slots=True)
class MemoryDetail:
    """Everything about one memory at a ``Showing``: what the detail pane needs."""

    memory: Memory
    versions: tuple[Version, ...]
    operations: tuple[Operation, ...]
    evidence: tuple[Evidence, ...]
    edges: tuple[Edge, ...]
    disputes: tuple[Dispute, ...]
    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """Whom and which property a version is about, and the value it gives."""

    subject: str
    attribute: str
    value: str
    cardinality: str
    polarity: str


@dataclass(frozen=True, slots=True)
class Episode:
    """Verbatim input; never changed."""

    id: str
    text: str
    speaker: str
    source: str
    channel: Channel
    said_at: Moment | None
    recorded_at: datetime
    conversation: str | None = None
    position: int | None = None
    external_id: str | None = None
    caption: str | None = None
    memories: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Skipped:
    """A statement that the retain filter did not keep as a memory."""

    id: str
    text: str
    reason: str
    speaker: str
    source: str
    recorded_at: datetime


@dataclass(frozen=True, slots=True)
class Operation:
    """One entry of the append-only log. ``undone`` = a later undo is in effect."""

    number: int
    kind: str
    actor: str
    at: datetime
    note: str
    undoes: int | None
    undone: bool
    memories: tuple[str, ...] = ()
    touched: int = 0
    model_calls: int = 0


class UseKind(StrEnum):
    """How a memory was of use."""

    OPENED = "opened"
    """A person looked at it in full."""
    USED = "used"
    """An answer rested on it."""


@dataclass(frozen=True, slots=True)
class Usage:
    """How often a memory was opened and used, as far as it was counted; ``last`` None = never."""

    opened: int = 0
    used: int = 0
    last: datetime | None = None

    @property
    def times(self) -> int:
        """Both together."""
        return self.opened + self.used


@dataclass(frozen=True, slots=True)
class Change:
    """What an operation touched; the one value that panes listen to. ``foreign``: another program wrote it."""

    operation: int | None
    memories: frozenset[str] = frozenset()
    bulk: bool = False
    summary: str = ""
    foreign: bool = False
