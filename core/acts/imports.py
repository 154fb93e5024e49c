"""Bringing a file in: read, compare, embed, then store everything as one operation.

A file of ordinary size is held, its vectors are made before anything is
stored, and rows and vectors land in one transaction. A very large one passes
through batch by batch within the transaction; its vectors are made afterwards
like all that are missing. Cancelled, either leaves nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from core.acts import archives, copies
from core.acts.add import Settled
from core.acts.bench import Bench
from core.acts.embed import is_ours, put_read
from core.acts.extract import note_rules
from core.acts.import_items import Item, compare, foreseen, is_noise, wants_claims
from core.acts.import_pace import Pace, in_bytes_of
from core.acts.import_preview import MOST_LISTED, opened, own_archive, require_going
from core.acts.import_rehearsal import rehearsing
from core.acts.import_rows import Written, write_items, write_links
from core.acts.policies import policy_for
from core.answers import Corpus, ImportOptions, ImportReport, SkippedRecord
from core.domain import Channel, Outcome, Policy, Progress, ShouldStop
from core.errors import EnvironmentFault
from core.exchange.parsed import Batch, Link, Reading
from core.store.episodes import present_origins
from core.store.journal import Writer
from core.store.meta import get_meta
from core.store.vector_rows import MODEL

if TYPE_CHECKING:
    from core.inference.pieces import Pieces
    from core.inference.vectors import Floats

    Read = tuple[Floats, list[Pieces]]

BATCH = 32  # texts between two looks at "stop"; about 0.1 s of embedding on two cores
CHUNK = 200  # records that are stored together; between their statements it can be stopped, too
MOST_HELD = 20_000
"""Records that are held and embedded before they are stored; a year of daily chats has about as many."""
_SMALL_TALK = "It reads like small talk; it can be restored."
_HELD = "Held, since only the words of this source are kept; it can be restored."


@dataclass(slots=True)
class _Tally:
    """What has become of the records so far."""

    policy: Policy
    found: int = 0
    added: int = 0
    repeated: int = 0
    pending: int = 0
    uncertain: int = 0
    contradictions: int = 0
    proposals: int = 0
    left_out: int = 0
    skipped: list[SkippedRecord] = field(default_factory=list)

    def read(self, batch: Batch) -> None:
        """Count what a batch holds."""
        self.found += len(batch.turns) + len(batch.records)
        self.uncertain += len(batch.uncertain)
        self.leave_out(batch.skipped)

    def leave_out(self, records: tuple[SkippedRecord, ...] | list[SkippedRecord]) -> None:
        """List what is left out, as long as a person would read on."""
        self.left_out += len(records)
        self.skipped += records[: max(0, MOST_LISTED - len(self.skipped))]

    def stored(self, items: list[Item], settled: list[Settled]) -> None:
        """Count what became of items; those that the retain filter set aside are in no count but ``found``."""
        made = sum(one.outcome in (Outcome.ADDED, Outcome.RESTATED, Outcome.QUEUED) for one in settled)
        self.added += made + sum(item.turn is not None for item in items)
        self.repeated += sum(one.outcome is Outcome.REPEATED for one in settled)
        self.pending += 0 if self.policy is Policy.AUTO else made
        self.contradictions += sum(len(one.contradictions) for one in settled)
        self.proposals += sum(len(one.proposals) for one in settled)
        statements = [checked.statement for item in items for checked in item.statements]
        aside = [
            SkippedRecord(said.text[:80], _SMALL_TALK if is_noise(said) else _HELD)
            for said, one in zip(statements, settled, strict=True)
            if one.outcome is Outcome.SKIPPED
        ]
        self.leave_out(aside)

    def report(self, kind: str, written: Written | None, operation: int | None) -> ImportReport:
        """The answer."""
        more = self.left_out - len(self.skipped)
        listed = [*self.skipped, SkippedRecord("further on", f"{more:,} more were left out.")] if more else self.skipped
        return ImportReport(
            kind, self.found, self.added, self.repeated, self.pending, tuple(listed), self.uncertain,
            self.contradictions + (written.contradictions if written else 0),
            self.proposals + (written.proposals if written else 0), operation,
        )  # fmt: skip


@dataclass(slots=True)
class _Run:
    """One import under way: where it reads, what it holds, and who may stop it."""

    bench: Bench
    reading: Reading
    options: ImportOptions
    tally: _Tally
    batches: Iterator[Batch]
    pace: Pace
    should_stop: ShouldStop | None
    is_rehearsed: bool = False
    """Nothing will be kept: messages of which no memory comes are counted, not stored."""
    is_streamed: bool = False
    """It is stored while it is read."""
    links: list[Link] = field(default_factory=list)

    def next(self) -> list[Item] | None:
        """The fresh items of the next batch, None after the last one. Raises ``Cancelled``."""
        require_going(self.should_stop)
        batch = next(self.batches, None)
        self.pace.reading(self.reading.at(), whole=self.is_streamed)
        if batch is None:
            return None
        self.tally.read(batch)
        going = partial(require_going, self.should_stop)
        fresh = compare(self.bench, self.reading.source_name, batch, self.options, going)
        self.tally.repeated += fresh.repeated
        self.tally.leave_out(fresh.refused)
        self.links += batch.links
        return fresh.items


def import_file(
    bench: Bench,
    path: Path,
    options: ImportOptions,
    progress: Progress | None = None,
    should_stop: ShouldStop | None = None,
) -> ImportReport:
    """Store what is new in a file as one operation; a repeat of the same file adds nothing.

    Raises like ``open_file``, and ``Cancelled`` when it was stopped: the vault
    is then as it was.
    """
    with own_archive(path, options) as archive:
        told = in_bytes_of(path, progress)
        if copies.is_copy(bench, path, archive):
            return copies.unite(bench, path, archive, told, should_stop, dry_run=options.dry_run)
        if archive is not None:
            return archives.take(bench, archive, told, should_stop, dry_run=options.dry_run)
    with opened(path, options) as reading:
        policy = Policy.AUTO if options.accept else policy_for(bench.store, reading.source_name, Channel.IMPORT)
        pace = Pace(progress, reading.size)
        run = _Run(bench, reading, options, _Tally(policy), reading.batches(), pace, should_stop)
        if options.dry_run:
            return _rehearse(run)
        held, is_whole = _hold(run)
        if not held and is_whole:
            pace.end()
            return run.tally.report(reading.format, None, None)
        # A file's name may hold bytes that are no text; the log keeps a sign in their place.
        name = path.name.encode("utf-8", "replace").decode("utf-8")
        return _store(run, held, is_whole, f"{reading.format}: {name}")


def _rehearse(run: _Run) -> ImportReport:
    with rehearsing(run.bench) as other:
        if other is None:
            return _foresee(run)
        played = replace(run, bench=other, is_rehearsed=True)
        held, is_whole = _hold(played)
        report = _store(played, held, is_whole, "") if held or not is_whole else None
        run.pace.end()
        return replace(report or run.tally.report(run.reading.format, None, None), operation=None)


def _foresee(run: _Run) -> ImportReport:
    """What can be told without playing it through: what is new, and what the vault has."""
    while (items := run.next()) is not None:
        run.tally.stored(items, foreseen(run.bench, items, run.tally.policy))
    return run.tally.report(run.reading.format, None, None)


def _hold(run: _Run) -> tuple[list[Item], bool]:
    """The fresh items, and whether they are all that the file holds; the same record twice counts once.

    What is remembered comes in the order in which it was said, so that a later
    change meets what it changes; messages keep the order of the file.
    """
    held: dict[bytes, Item] = {}
    while len(held) < MOST_HELD:
        items = run.next()
        if items is None:
            return sorted(held.values(), key=_when), True
        for item in items:
            run.tally.repeated += item.origin in held
            held.setdefault(item.origin, item)
    return list(held.values()), False


def _when(item: Item) -> tuple[bool, float, bool]:
    """Messages first, as they stand; then records by the day on which they were said, undated ones last.

    Of two that were said at once, the one that knows its past comes first.
    """
    said = item.record.statement.said_at if item.record else None
    at = said.at.timestamp() if said else math.inf if item.turn is None else 0.0
    return item.turn is None, at, item.record is None or not item.record.earlier


def _store(run: _Run, held: list[Item], is_whole: bool, note: str) -> ImportReport:
    bench = run.bench
    vectors = _embed(bench, held, run.pace, run.should_stop) if is_whole else None
    written = Written(run.reading.source_name, run.tally.policy)
    with bench.operation("import", actor=run.reading.source_name, note=note) as writer:
        # Another program may have imported the same file since it was compared.
        present = present_origins(bench.store, [item.origin for item in held])
        kept = [at for at, item in enumerate(held) if item.origin not in present]
        run.tally.repeated += len(held) - len(kept)
        if is_whole:
            _write(run, writer, [held[at] for at in kept], written)
        else:
            run.is_streamed = True
            _write_on(run, writer, [held[at] for at in kept], written)
        if vectors is not None and written.episodes:
            pieces = [vectors[1][at] for at in kept] if vectors[1] else []
            _write_vectors(bench, written.episodes, vectors[0][kept], pieces)
        run.tally.leave_out(write_links(bench, writer, run.links, written))
    run.pace.end()
    return run.tally.report(run.reading.format, written, writer.number if writer.touched else None)


def _write_on(run: _Run, writer: Writer, pending: list[Item], written: Written) -> None:
    """Write batch by batch to the file's end; a conversation that goes on in the next batch is written as one.

    The word index holds each message with its neighbours, so that both must be there.
    """
    while (items := run.next()) is not None:
        fresh = list({item.origin: item for item in items}.values())
        run.tally.repeated += len(items) - len(fresh)
        if pending and fresh and _goes_on(pending[-1], fresh[0]):
            pending += fresh
            continue
        _write(run, writer, pending, written)
        pending = fresh
    _write(run, writer, pending, written)


def _goes_on(last: Item, first: Item) -> bool:
    return last.turn is not None and first.turn is not None and last.turn.conversation == first.turn.conversation


def _write(run: _Run, writer: Writer, items: list[Item], written: Written) -> None:
    """Store items part by part, so that it can be stopped between two conversations or records."""
    written.wanted |= {item.record.turn for item in items if item.record is not None and item.record.turn}
    stored = 0
    for chunk in _chunks(items):
        require_going(run.should_stop)
        if run.is_rehearsed:
            run.tally.stored([item for item in chunk if not item.statements], [])
        kept = [item for item in chunk if item.statements] if run.is_rehearsed else chunk
        _write_chunk(run, writer, kept, written)
        stored += len(chunk)
        if not run.is_streamed:
            run.pace.storing(stored, len(items))


def _chunks(items: list[Item]) -> Iterator[list[Item]]:
    """Parts of some two hundred; a conversation is not cut, since its messages stand in the index side by side."""
    begun = 0
    for at in range(1, len(items)):
        if at - begun >= CHUNK and not _goes_on(items[at - 1], items[at]):
            yield items[begun:at]
            begun = at
    yield items[begun:]


def _write_chunk(run: _Run, writer: Writer, items: list[Item], written: Written) -> None:
    before = len(written.episodes)
    going = partial(require_going, run.should_stop)
    run.tally.stored(items, write_items(run.bench, writer, items, written, going))
    if wants_claims(run.options):
        keys = zip(items, written.episodes[before:], strict=True)
        note_rules(writer, [key for item, key in keys if item.turn is not None])


def _embed(bench: Bench, items: list[Item], pace: Pace, should_stop: ShouldStop | None) -> Read | None:
    """Vectors of the new episodes, made before anything is stored; None without a fitting model."""
    embedder = bench.embedder
    if embedder is None or get_meta(bench.store, MODEL) not in (None, embedder.fingerprint):
        require_going(should_stop)
        return None
    import numpy as np

    made: list[Floats] = []
    pieces: list[Pieces] = []
    for at in range(0, len(items), BATCH):
        require_going(should_stop)
        try:
            vectors, read = bench.read([item.text for item in items[at : at + BATCH]])
            made.append(vectors)
            pieces += read or ()
        except EnvironmentFault:
            return None  # the texts are stored all the same; their vectors wait
        pace.embedding(min(at + BATCH, len(items)), len(items))
    require_going(should_stop)
    return np.concatenate(made), pieces


def _write_vectors(bench: Bench, keys: list[int], vectors: Floats, pieces: list[Pieces]) -> None:
    embedder = bench.embedder
    if embedder is not None and is_ours(bench, embedder):  # else another program moved the vault meanwhile
        put_read(bench, embedder, Corpus.EPISODES, keys, vectors, pieces)
