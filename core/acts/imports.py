"""Bringing a file in: read, compare, embed, then store everything as one operation.

The vectors are made before anything is stored, so that a cancelled import
leaves nothing; the rows and their vectors then land in one transaction.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from core.acts.add import Settled, settle
from core.acts.bench import Bench
from core.acts.extract import note_rules
from core.acts.import_items import Fresh, Item, compare, foreseen, is_noise
from core.acts.policies import policy_for
from core.answers import Corpus, ImportOptions, ImportPreview, ImportReport, SkippedRecord, Take
from core.domain import Channel, Outcome, Policy, Progress, ShouldStop
from core.errors import Cancelled, ModelAltered
from core.exchange.parsed import Parsed
from core.exchange.plan import read_file
from core.store.episodes import NewEpisode, present_origins, put_episode
from core.store.journal import Writer
from core.store.meta import get_meta, put_meta
from core.store.people import source_key
from core.store.vector_rows import MODEL, put_model, put_vectors
from core.store.words_index import add_episodes

if TYPE_CHECKING:
    from core.inference.vectors import Floats

BATCH = 32  # texts between two looks at "stop"; about 0.1 s of embedding on two cores
SAMPLE = 5  # lines shown in a preview
_SMALL_TALK = "It reads like small talk; it can be restored."
_HELD = "Held, since only the words of this source are kept; it can be restored."


def preview_import(bench: Bench, path: Path, options: ImportOptions) -> ImportPreview:
    """What a file holds; nothing is stored. Raises like ``read_file``."""
    parsed = read_file(path, options)
    said = [turn.said_at for turn in parsed.turns] + [one.said_at for one in parsed.statements]
    dates = [moment for moment in said if moment]
    texts = [turn.text for turn in parsed.turns[:SAMPLE]] + [one.text for one in parsed.statements[:SAMPLE]]
    return ImportPreview(
        parsed.format,
        parsed.conversations,
        len(parsed.turns),
        len(parsed.statements),
        parsed.speakers,
        min(dates, key=lambda moment: moment.at, default=None),
        max(dates, key=lambda moment: moment.at, default=None),
        tuple(texts[:SAMPLE]),
        parsed.skipped,
        parsed.choices,
    )


def import_file(
    bench: Bench,
    path: Path,
    options: ImportOptions,
    progress: Progress | None = None,
    should_stop: ShouldStop | None = None,
) -> ImportReport:
    """Store what is new in a file as one operation; a repeat of the same file adds nothing.

    Raises like ``read_file``, and ``Cancelled`` when it was stopped: the vault
    is then as it was.
    """
    parsed = read_file(path, options)
    fresh = compare(bench, parsed, options)
    policy = Policy.AUTO if options.accept else policy_for(bench.store, parsed.source_name, Channel.IMPORT)
    if options.dry_run or not fresh.items:
        return _report(parsed, policy, fresh, foreseen(bench, fresh, policy), None)
    vectors = _embed(bench, fresh.items, progress, should_stop)
    # A file's name may hold bytes that are no text; the log keeps a sign in their place.
    name = path.name.encode("utf-8", "replace").decode("utf-8")
    with bench.operation("import", actor=parsed.source_name, note=f"{parsed.format}: {name}") as writer:
        # Another program may have imported the same file since it was compared.
        present = present_origins(bench.store, [item.origin for item in fresh.items])
        kept = [at for at, item in enumerate(fresh.items) if item.origin not in present]
        items = [fresh.items[at] for at in kept]
        fresh = Fresh(items, fresh.repeated + len(fresh.items) - len(items), fresh.refused)
        keys = _write_episodes(bench, writer, parsed, items)
        settled = [
            settle(bench, writer, checked, key, policy)
            for item, key in zip(items, keys, strict=True)
            for checked in item.statements
        ]
        if options.take in (Take.MEMORIES, Take.BOTH) and not options.leave_claims:
            note_rules(writer, [key for item, key in zip(items, keys, strict=True) if item.turn is not None])
        if vectors is not None and keys:
            _write_vectors(bench, keys, vectors[kept])
    return _report(parsed, policy, fresh, settled, writer.number if writer.touched else None)


def _embed(bench: Bench, items: list[Item], progress: Progress | None, should_stop: ShouldStop | None) -> Floats | None:
    """Vectors of the new episodes, made before anything is stored; None without a fitting model."""
    embedder = bench.embedder
    if embedder is None or get_meta(bench.store, MODEL) not in (None, embedder.fingerprint):
        _require_going(should_stop)
        if progress:
            progress(len(items), len(items))
        return None
    import numpy as np

    made = []
    for at in range(0, len(items), BATCH):
        _require_going(should_stop)
        try:
            made.append(bench.encode([item.text for item in items[at : at + BATCH]]))
        except ModelAltered:
            return None  # the texts are stored all the same; their vectors wait
        if progress:
            progress(min(at + BATCH, len(items)), len(items))
    _require_going(should_stop)
    return np.concatenate(made)


def _require_going(should_stop: ShouldStop | None) -> None:
    if should_stop and should_stop():
        raise Cancelled("The import was cancelled; nothing of it was stored.")


def _write_episodes(bench: Bench, writer: Writer, parsed: Parsed, items: list[Item]) -> list[int]:
    source = source_key(writer, bench.ids, parsed.source_name, Channel.IMPORT)
    new = [_episode(item, source) for item in items]
    keys = [put_episode(writer, bench.ids(writer.at), one) for one in new]
    add_episodes(writer.store, keys, new)
    return keys


def _episode(item: Item, source: int) -> NewEpisode:
    if item.turn is None:
        assert item.statement is not None
        statement = item.statement.statement
        return NewEpisode(statement.text, item.speaker, source, Channel.IMPORT, statement.said_at, origin=item.origin)
    turn = item.turn
    place = (turn.conversation or None, turn.position if turn.conversation else None)
    return NewEpisode(
        turn.text, item.speaker, source, Channel.IMPORT, turn.said_at, *place,
        turn.external_id or None, turn.caption, item.origin,
    )  # fmt: skip


def _write_vectors(bench: Bench, keys: list[int], vectors: Floats) -> None:
    embedder = bench.embedder
    assert embedder is not None
    model = put_model(bench.store, embedder.fingerprint, embedder.name, embedder.dimensions)
    if get_meta(bench.store, MODEL) is None:
        put_meta(bench.store, MODEL, embedder.fingerprint)
    put_vectors(bench.store, Corpus.EPISODES, model, keys, vectors, with_bits=True)


def _report(
    parsed: Parsed, policy: Policy, fresh: Fresh, settled: list[Settled], operation: int | None
) -> ImportReport:
    """Count what became of the records; those that the retain filter set aside are in no count but ``found``."""
    turns = sum(item.turn is not None for item in fresh.items)
    statements = [checked.statement for item in fresh.items for checked in item.statements]
    made = sum(one.outcome in (Outcome.ADDED, Outcome.RESTATED, Outcome.QUEUED) for one in settled)
    again = sum(one.outcome is Outcome.REPEATED for one in settled)
    aside = [
        SkippedRecord(said.text[:80], _SMALL_TALK if is_noise(said) else _HELD)
        for said, one in zip(statements, settled, strict=True)
        if one.outcome is Outcome.SKIPPED
    ]
    return ImportReport(
        parsed.format,
        len(parsed.turns) + len(parsed.statements),
        turns + made,
        fresh.repeated + again,
        0 if policy is Policy.AUTO else made,
        (*parsed.skipped, *fresh.refused, *aside),
        parsed.uncertain_dates,
        sum(len(one.contradictions) for one in settled),
        0,
        operation,
    )
