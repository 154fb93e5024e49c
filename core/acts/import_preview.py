"""What a file holds, told before anything is stored: how much, from when to when, who speaks, its first rows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from core.acts import archives, copies
from core.acts.bench import Bench
from core.acts.import_pace import Pace
from core.answers import ImportOptions, SkippedRecord
from core.domain import Progress, ShouldStop
from core.errors import Cancelled
from core.exchange.archive_open import Archive, archive_at
from core.exchange.parsed import Batch, Reading
from core.exchange.plan import open_file
from core.previews import ImportPreview, ImportRow
from core.window import End, Moment

SAMPLE = 5  # lines that the command line shows
ROWS = 25  # messages, and as many memories, that are shown; enough to see that they were read right
MOST_LISTED = 100_000  # left-out records that a report lists one by one; the rest are counted in its last line


@contextmanager
def opened(path: Path, options: ImportOptions) -> Iterator[Reading]:
    """The file, recognised and closed again; raises like ``open_file``."""
    reading = open_file(path, options)
    try:
        yield reading
    finally:
        reading.close()


@contextmanager
def own_archive(path: Path, options: ImportOptions) -> Iterator[Archive | None]:
    """Our own archive at this path, unless another format was asked for; it is closed again."""
    archive = archive_at(path, options.password) if options.format in ("auto", archives.NAME) else None
    try:
        yield archive
    finally:
        if archive is not None:
            archive.close()


def require_going(should_stop: ShouldStop | None) -> None:
    """Raises ``Cancelled`` when it was asked for."""
    if should_stop and should_stop():
        raise Cancelled("The import was cancelled; nothing of it was stored.")


@dataclass(slots=True)
class _Seen:
    """What a preview has counted so far."""

    turns: int = 0
    statements: int = 0
    conversations: dict[str, None] = field(default_factory=dict)
    speakers: dict[str, None] = field(default_factory=dict)
    first: Moment | None = None
    last: Moment | None = None
    messages: list[ImportRow] = field(default_factory=list)
    memories: list[ImportRow] = field(default_factory=list)
    skipped: list[SkippedRecord] = field(default_factory=list)
    zoneless: int = 0
    twofold: int = 0
    uncertain: int = 0
    ended: int = 0
    archived: int = 0

    def add(self, batch: Batch) -> None:
        """Count one batch."""
        statements = [record.statement for record in batch.records]
        self.turns += len(batch.turns)
        self.statements += len(statements)
        self.conversations.update(dict.fromkeys(turn.conversation for turn in batch.turns))
        named = [turn.speaker for turn in batch.turns] + [one.speaker for one in statements]
        self.speakers.update(dict.fromkeys(name for name in named if name))
        dates = [turn.said_at for turn in batch.turns] + [one.said_at for one in statements]
        self._reach(dates)
        self.skipped += batch.skipped[: MOST_LISTED - len(self.skipped)]
        self.zoneless += batch.zoneless
        self.twofold += batch.twofold
        self.uncertain += len(batch.uncertain)
        self.ended += sum(one.window.ending is not End.OPEN for one in statements)
        self.archived += sum(bool(record.archived) for record in batch.records)
        self._show(batch)

    def _reach(self, dates: list[Moment | None]) -> None:
        ends = sorted((at for at in (*dates, self.first, self.last) if at is not None), key=lambda moment: moment.at)
        if ends:
            self.first, self.last = ends[0], ends[-1]

    def _show(self, batch: Batch) -> None:
        for turn in batch.turns[: ROWS - len(self.messages)]:
            self.messages.append(ImportRow(turn.text, turn.speaker, turn.said_at, is_message=True))
        for record in batch.records[: ROWS - len(self.memories)]:
            said = record.statement
            row = ImportRow(
                said.text, said.speaker, said.said_at, False, said.tags, len(record.earlier), record.archived
            )
            self.memories.append(row)


def preview_import(
    bench: Bench,
    path: Path,
    options: ImportOptions,
    progress: Progress | None = None,
    should_stop: ShouldStop | None = None,
) -> ImportPreview:
    """What a file holds; nothing is stored. Raises like ``open_file``, and ``Cancelled``."""
    with own_archive(path, options) as archive:
        if copies.is_copy(bench, path, archive):
            return copies.preview(bench, path, archive)
        if archive is not None:
            return archives.preview(archive)
    seen = _Seen()
    with opened(path, options) as reading:
        pace = Pace(progress, reading.size)
        for batch in reading.batches():
            require_going(should_stop)
            seen.add(batch)
            pace.reading(reading.at(), whole=True)
    return ImportPreview(
        reading.format,
        tuple(seen.conversations),
        seen.turns,
        seen.statements,
        tuple(seen.speakers),
        seen.first,
        seen.last,
        tuple(row.text for row in [*seen.messages, *seen.memories][:SAMPLE]),
        tuple(seen.skipped),
        reading.choices,
        (*seen.messages, *seen.memories),
        reading.columns,
        reading.size,
        seen.zoneless,
        seen.twofold,
        seen.uncertain,
        seen.ended,
        seen.archived,
    )
