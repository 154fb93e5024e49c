"""What a file holds, before anything of it is stored."""

from __future__ import annotations

from dataclasses import dataclass

from core.answers import SkippedRecord
from core.moves import CopyFacts
from core.window import Moment


@dataclass(frozen=True, slots=True)
class ImportColumn:
    """A column of a table: its name, what is read from it (empty = nothing), and its first cells."""

    name: str
    role: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ImportRow:
    """One record of a file as it would come in; ``earlier`` counts the wordings before the present one."""

    text: str
    speaker: str | None
    said_at: Moment | None
    is_message: bool
    tags: tuple[str, ...] = ()
    earlier: int = 0
    archived: str = ""


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """What a file holds, before anything is stored.

    ``choices`` are the names that ``ImportOptions.conversation`` takes, when
    the file offers several. ``zoneless`` times name no zone, in ``twofold``
    dates day and month could change places, whatever was answered about them;
    ``uncertain_dates`` are left out as things stand. ``ended`` and ``archived``
    memories come in as no longer true, or out of sight. ``bytes`` 0 = not known.
    ``copy``: the file is another copy of this vault.
    """

    format: str
    conversations: tuple[str, ...]
    turns: int
    statements: int
    speakers: tuple[str, ...]
    first: Moment | None
    last: Moment | None
    sample: tuple[str, ...]
    skipped: tuple[SkippedRecord, ...]
    choices: tuple[str, ...] = ()
    rows: tuple[ImportRow, ...] = ()
    columns: tuple[ImportColumn, ...] = ()
    bytes: int = 0
    zoneless: int = 0
    twofold: int = 0
    uncertain_dates: int = 0
    ended: int = 0
    archived: int = 0
    copy: CopyFacts | None = None
