"""What is asked of a vault and what it answers: searches, pages, imports, checks.

Frozen values like those of ``core/domain.py``, which holds the words they are
made of. Scores add up from their parts; counts are complete, never capped.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum

from core.beside import Beside, RouteStep
from core.domain import (
    Channel,
    Memory,
    Outcome,
    Policy,
    ProposalKind,
    ProposalState,
    Receipt,
    Showing,
    Status,
)
from core.doubts import Doubt
from core.library import Grouping, Order, Within
from core.moves import CopyFacts
from core.understood import Piece, Understood
from core.window import Moment, Window


class Corpus(StrEnum):
    """What a search looks through."""

    MEMORIES = "memories"
    EPISODES = "episodes"
    ALL = "all"


class Answer(StrEnum):
    """What a search as a whole says."""

    FOUND = "found"
    NOTHING = "nothing"
    ENDED = "ended"
    DISPUTED = "disputed"


@dataclass(frozen=True, slots=True)
class Query:
    """One search. ``as_you_type`` lets the last word match by its beginning.

    ``plain``: the words are only looked for; no time, person or attribute is read from them.
    ``within`` narrows it further than ``tag`` and ``source``.
    ``asking``: it is a question to be answered, so that what the person said whom it names counts more.
    ``beside``: each hit comes with its neighbours, the messages around it or the memories linked to it.
    ``reread``: if a reranker is set, it reads the best ones together with the query and may reorder them.
    """

    text: str
    limit: int = 10
    showing: Showing = Showing()
    past: bool = False
    corpus: Corpus = Corpus.MEMORIES
    tag: str | None = None
    source: str | None = None
    as_you_type: bool = False
    plain: bool = False
    within: Within = Within()
    asking: bool = False
    beside: bool = False
    reread: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """One named part of a score."""

    name: str
    value: float


@dataclass(frozen=True, slots=True)
class Hit:
    """One found memory (``memory`` set) or episode (``memory`` None).

    ``parts`` add up to ``score``. ``via`` says how it was reached, ``why`` in a plain clause why it is here.
    """

    text: str
    score: float
    parts: tuple[Part, ...]
    window: Window
    recorded_at: datetime
    speaker: str
    source: str
    via: str
    memory: Memory | None = None
    episode: str | None = None
    external_id: str | None = None
    said_at: Moment | None = None
    caption: str | None = None
    conversation: str | None = None
    why: str = ""
    beside: tuple[Beside, ...] = ()


@dataclass(frozen=True, slots=True)
class Found:
    """The answer to a query. ``notice`` is a plain sentence when a leg was missing.

    ``near``: with the answer "nothing", the closest memories, which are no answer.
    ``doubt``: of a question put to messages, how sure the best of them is.
    ``steps``: where several memories answer together, each in its order; the last one gives the answer.
    ``pieces``: what the query was read as besides its words.
    """

    query: str
    answer: Answer
    hits: tuple[Hit, ...]
    total: int
    notice: str = ""
    near: tuple[Hit, ...] = ()
    understood: Understood | None = None
    doubt: Doubt | None = None
    steps: tuple[RouteStep, ...] = ()
    pieces: tuple[Piece, ...] = ()


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of an answer with the memories it rests on; of a list its heading, entries, and how many more."""

    text: str
    memories: tuple[str, ...]
    heading: str = ""
    entries: tuple[str, ...] = ()
    more: int = 0


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer to a question: sentences, and what was found for it.

    ``model`` is empty where no model had a part in it; ``notice`` says what a
    person should know of how it came about. ``steps``: the way to an answer that several memories give together;
    the sentences tell the same way, each step one, and the last one where it leads.
    """

    question: str
    state: Answer
    sentences: tuple[Sentence, ...]
    hits: tuple[Hit, ...]
    model: str = ""
    model_calls: int = 0
    notice: str = ""
    steps: tuple[RouteStep, ...] = ()

    @property
    def text(self) -> str:
        """The sentences as one text."""
        return " ".join(sentence.text for sentence in self.sentences)

    @property
    def cited(self) -> tuple[str, ...]:
        """The memories that it rests on, in the order in which they are named."""
        return tuple(dict.fromkeys(one for sentence in self.sentences for one in sentence.memories))


@dataclass(frozen=True, slots=True)
class ListRequest:
    """A page of memories in an order. ``status`` None = all that is not hidden.

    It begins after ``cursor``, or at the row ``offset`` where no cursor is given.
    ``within`` narrows it further than ``status``, ``tag`` and ``source``.
    """

    status: Status | None = None
    every: bool = False
    limit: int = 50
    cursor: str | None = None
    tag: str | None = None
    source: str | None = None
    showing: Showing = Showing()
    within: Within = Within()
    order: Order = Order.LEARNED
    grouping: Grouping = Grouping.NONE
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Page:
    """Memories and where to go on; ``total`` counts all that fit.

    ``groups`` are the headings of the whole list in order, each with the number of rows under it.
    """

    memories: tuple[Memory, ...]
    total: int
    cursor: str | None
    groups: tuple[tuple[str, int], ...] = ()


class Take(StrEnum):
    """What an import takes from a file."""

    MEMORIES = "memories"
    EPISODES = "episodes"
    BOTH = "both"


@dataclass(frozen=True, slots=True)
class ImportOptions:
    """How to read a file. ``take`` None = what fits the format.

    ``conversation`` picks one of several; ``you`` is the speaker who is the
    owner; ``accept`` lets the memories count at once instead of waiting.
    ``leave_claims``: what is claimed in conversations is left for a model to read out.
    ``password`` opens a locked archive; it is never shown, stored or logged.
    ``columns`` says what the columns of a table hold: pairs of a role (``text``,
    ``date``, ``tags``, ``speaker``, ``id``, ``valid_from``, ``valid_to``) and a
    column, by its name or its number from 1; an empty one = no column.
    """

    format: str = "auto"
    take: Take | None = None
    conversation: str | None = None
    you: str | None = None
    zone: str | None = None
    date_order: str | None = None
    accept: bool = False
    dry_run: bool = False
    leave_claims: bool = False
    password: str = field(default="", repr=False)
    columns: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class SkippedRecord:
    """A record of an import file that was left out: where it stands and why."""

    where: str
    why: str


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What an import did; ``operation`` None = nothing was new."""

    format: str
    found: int
    added: int
    repeated: int
    pending: int
    skipped: tuple[SkippedRecord, ...]
    uncertain_dates: int
    contradictions: int
    proposals: int
    operation: int | None
    copy: CopyFacts | None = None


@dataclass(frozen=True, slots=True)
class ExtractReport:
    """What reading stored conversations for statements came to.

    ``messages`` were read in this run, ``left`` are still to be read, those in
    ``unclear`` among them: no usable answer came about them. ``refused``
    statements were not borne out by the words they were tied to. ``model`` is
    empty where the rules read. ``stopped`` says why a run ended early.
    """

    messages: int
    left: int
    added: int
    repeated: int
    pending: int
    refused: tuple[SkippedRecord, ...]
    unclear: tuple[SkippedRecord, ...]
    contradictions: int
    model: str
    model_calls: int
    operations: tuple[int, ...]
    stopped: str = ""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that ``verify`` found, with the memory it concerns if any."""

    kind: str
    where: str
    message: str


@dataclass(frozen=True, slots=True)
class Stats:
    """Counts of a vault; ``waiting_vectors`` statements are not yet embedded."""

    path: str
    vault: str
    owner: str
    schema: int
    memories: int
    versions: int
    episodes: int
    operations: int
    by_status: tuple[tuple[str, int], ...]
    contradictions: int
    proposals: int
    skipped: int
    sources: tuple[tuple[str, int], ...]
    tags: tuple[tuple[str, int], ...]
    waiting_vectors: int
    model: str | None
    bytes: int


@dataclass(frozen=True, slots=True)
class ExportReport:
    """What an export wrote; ``bytes`` and ``sha256`` are those of the finished file."""

    path: str
    format: str
    memories: int
    versions: int
    bytes: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Proposal:
    """A suggested change to a memory and the version it was based on; nothing happens until it is approved.

    ``before`` is that version's wording, ``after`` the suggested one (None = the
    wording stays). ``since`` None = no date was named. ``other`` is a second
    memory that is taken into the first when this is approved. ``guard`` is
    empty when the target was proven, else the warning in words. ``prompt`` is
    the version of the question that a model answered. ``note`` is the reason
    that a person gave for the decision.
    """

    id: str
    kind: ProposalKind
    memory: str
    base_version: int
    before: str
    after: str | None
    since: Moment | None
    reason: str
    quote: str
    by: str
    guard: str
    state: ProposalState
    recorded_at: datetime
    prompt: str = ""
    other: str | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class SourceRow:
    """A named origin, what its statements may do, and how many memories and messages came from it."""

    name: str
    channel: Channel
    policy: Policy
    memories: int
    episodes: int


def followed_by(written: Receipt, judged: Receipt) -> Receipt:
    """One receipt of a write and of what a model said about it afterwards."""
    waits = judged.outcome is Outcome.QUEUED
    return replace(
        written,
        outcome=judged.outcome if waits else written.outcome,
        layer=judged.layer if waits else written.layer,
        reason=f"{written.reason} {judged.reason}",
        status=judged.status,
        contradictions=(*written.contradictions, *judged.contradictions),
        proposals=(*written.proposals, *judged.proposals),
        model_calls=written.model_calls + judged.model_calls,
        ms=round(written.ms + judged.ms, 3),
        steps=(*written.steps, *judged.steps),
    )
