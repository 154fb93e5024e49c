"""What a reader hands over: turns, remembered statements, links between them, and everything that it left out.

The values are the same for every format, so that the vault can store, preview
and report without knowing where they came from. Readers yield ``Batch`` after
``Batch``, so that a file of any size passes through little memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from core.answers import SkippedRecord
from core.domain import EdgeKind, Statement, Turn
from core.previews import ImportColumn
from core.window import Moment

_One = TypeVar("_One")


@dataclass(frozen=True, slots=True)
class Wording:
    """An earlier wording of a remembered statement, and when the next one took its place (None = not known)."""

    text: str
    until: Moment | None


@dataclass(frozen=True, slots=True)
class Record:
    """One remembered statement as another program keeps it.

    ``earlier`` are the wordings before the present one, oldest first.
    ``archived`` says why the other program no longer shows it, empty where it
    does. ``expires`` is a day on which it would drop it: a suggestion, no end.
    ``turn`` names the message in the same file that it rests on: its conversation and external id.
    """

    statement: Statement
    earlier: tuple[Wording, ...] = ()
    archived: str = ""
    expires: Moment | None = None
    turn: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Link:
    """A link that the file draws between two records, named by their external ids."""

    kind: EdgeKind
    from_id: str
    to_id: str
    reason: str


@dataclass(frozen=True, slots=True)
class Batch:
    """A part of a file: one conversation, or some records.

    ``zoneless`` counts times that name no zone, ``twofold`` dates in which day
    and month could change places, whatever was answered about them.
    """

    turns: tuple[Turn, ...] = ()
    records: tuple[Record, ...] = ()
    links: tuple[Link, ...] = ()
    skipped: tuple[SkippedRecord, ...] = ()
    uncertain: tuple[SkippedRecord, ...] = ()
    zoneless: int = 0
    twofold: int = 0


@dataclass(frozen=True, slots=True)
class Reading:
    """A recognised file, not yet read: each call of ``batches`` reads it from its beginning.

    ``close`` lets go of what was unpacked for it. ``choices`` names the
    conversations that can be picked, ``columns`` those of a table. ``size`` is
    what there is to read in bytes (0 = not known), ``at`` how much was read.
    """

    format: str
    source_name: str
    batches: Callable[[], Iterator[Batch]]
    choices: tuple[str, ...] = ()
    columns: tuple[ImportColumn, ...] = ()
    size: int = 0
    at: Callable[[], int] = lambda: 0
    close: Callable[[], None] = lambda: None


@dataclass(frozen=True, slots=True)
class Parsed:
    """The whole content of one file in memory.

    ``turns`` are verbatim messages in their order, ``records`` single
    memories. ``uncertain`` lists the dates that were left out because they
    could not be read without guessing; the texts themselves are kept.
    ``external_id`` of a turn is unique in its conversation.
    """

    format: str
    source_name: str
    turns: tuple[Turn, ...] = ()
    records: tuple[Record, ...] = ()
    links: tuple[Link, ...] = ()
    skipped: tuple[SkippedRecord, ...] = ()
    uncertain: tuple[SkippedRecord, ...] = ()
    choices: tuple[str, ...] = ()
    zoneless: int = 0
    twofold: int = 0

    @property
    def statements(self) -> tuple[Statement, ...]:
        """The present wording of every record."""
        return tuple(record.statement for record in self.records)

    @property
    def uncertain_dates(self) -> int:
        """How many dates were left out."""
        return len(self.uncertain)

    @property
    def conversations(self) -> tuple[str, ...]:
        """Names of the conversations, in the file's order."""
        return tuple(dict.fromkeys(turn.conversation for turn in self.turns))

    @property
    def speakers(self) -> tuple[str, ...]:
        """Names of those who speak, in the order of their first word."""
        named = [turn.speaker for turn in self.turns] + [one.speaker for one in self.statements]
        return tuple(dict.fromkeys(name for name in named if name))


@dataclass(slots=True)
class Basket:
    """What a reader gathers while it reads one batch."""

    turns: list[Turn] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    skipped: list[SkippedRecord] = field(default_factory=list)
    uncertain: list[SkippedRecord] = field(default_factory=list)
    zoneless: int = 0
    twofold: int = 0

    def skip(self, where: str, why: str) -> None:
        """Leave a record out and say so."""
        self.skipped.append(SkippedRecord(where, why))

    def doubt(self, where: str, why: str) -> None:
        """Leave a date out and say so."""
        self.uncertain.append(SkippedRecord(where, why))

    def batch(self) -> Batch:
        """What was gathered; the basket is empty afterwards."""
        made = Batch(
            tuple(self.turns), tuple(self.records), tuple(self.links), tuple(self.skipped), tuple(self.uncertain),
            self.zoneless, self.twofold,
        )  # fmt: skip
        self.turns, self.records, self.links, self.skipped, self.uncertain = [], [], [], [], []
        self.zoneless = self.twofold = 0
        return made


def collect(reading: Reading) -> Parsed:
    """Read all of it into memory."""
    parts: list[Batch] = list(reading.batches())
    return Parsed(
        reading.format,
        reading.source_name,
        _all(batch.turns for batch in parts),
        _all(batch.records for batch in parts),
        _all(batch.links for batch in parts),
        _all(batch.skipped for batch in parts),
        _all(batch.uncertain for batch in parts),
        reading.choices,
        sum(batch.zoneless for batch in parts),
        sum(batch.twofold for batch in parts),
    )


def _all(parts: Iterable[tuple[_One, ...]]) -> tuple[_One, ...]:
    return tuple(one for part in parts for one in part)


def unstorable(text: str) -> str | None:
    """Why a text cannot be kept word for word, or None when it can."""
    if not text or text.isspace():
        return "It is empty."
    if "\x00" in text:
        return "It holds a NUL sign, which cannot be stored."
    return None if text.isascii() or _is_whole(text) else "It holds half of a sign, which cannot be stored."


def _is_whole(text: str) -> bool:
    """Whether no sign of it is half of one; to encode it is ten times as quick as to look for them."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
