"""Bringing a file in: read, compare, embed, then store everything as one operation.

The vectors are made before anything is stored, so that a cancelled import
leaves nothing; the rows and their vectors then land in one transaction.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from core.acts.add import Checked, check, is_known, settle
from core.acts.bench import Bench
from core.acts.policies import policy_for
from core.answers import Corpus, ImportOptions, ImportPreview, ImportReport, SkippedRecord, Take
from core.domain import Channel, Outcome, Policy, Progress, ShouldStop, Statement, Turn
from core.engine.retain import noise
from core.errors import Cancelled, InvalidRequest, ModelAltered
from core.exchange.parsed import Parsed
from core.exchange.plan import read_file
from core.store.episodes import NewEpisode, present_origins, put_episode
from core.store.journal import Writer
from core.store.meta import get_meta, put_meta
from core.store.people import is_owner, source_key
from core.store.vector_rows import MODEL, put_model, put_vectors
from core.store.words_index import add_episodes
from core.text import statement_text

if TYPE_CHECKING:
    from core.inference.vectors import Floats

BATCH = 32  # texts between two looks at "stop"; about 0.1 s of embedding on two cores
SAMPLE = 5  # lines shown in a preview
_SMALL_TALK = "It reads like small talk; it can be restored."
_HELD = "Held, since only the words of this source are kept; it can be restored."


@dataclass(frozen=True, slots=True)
class _Item:
    """One record of a file: what to store as an episode, and the statement to settle from it, if any."""

    turn: Turn | None
    statement: Checked | None
    speaker: str
    origin: bytes

    @property
    def text(self) -> str:
        """The record's text as the model reads it."""
        if self.turn is None:
            assert self.statement is not None
            said = self.statement.statement.said_at
            return statement_text(self.statement.statement.text, self.speaker, said.at if said else None)
        said = self.turn.said_at
        return statement_text(self.turn.text, self.speaker, said.at if said else None, self.turn.caption)


@dataclass(frozen=True, slots=True)
class _Fresh:
    """What a file holds that the vault does not, and how much of it the vault knows."""

    items: list[_Item]
    repeated: int


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
    fresh = _compare(bench, parsed, options)
    policy = Policy.AUTO if options.accept else policy_for(bench.store, parsed.source_name, Channel.IMPORT)
    if options.dry_run or not fresh.items:
        return _report(parsed, policy, fresh, _foreseen(bench, fresh, policy), None)
    vectors = _embed(bench, fresh.items, progress, should_stop)
    # A file's name may hold bytes that are no text; the log keeps a sign in their place.
    name = path.name.encode("utf-8", "replace").decode("utf-8")
    with bench.operation("import", actor=parsed.source_name, note=f"{parsed.format}: {name}") as writer:
        # Another program may have imported the same file since it was compared.
        present = present_origins(bench.store, [item.origin for item in fresh.items])
        kept = [at for at, item in enumerate(fresh.items) if item.origin not in present]
        items = [fresh.items[at] for at in kept]
        fresh = _Fresh(items, fresh.repeated + len(fresh.items) - len(items))
        keys = _write_episodes(bench, writer, parsed, items)
        settled = [
            settle(bench, writer, item.statement, key, policy)
            for item, key in zip(items, keys, strict=True)
            if item.statement is not None
        ]
        if vectors is not None and keys:
            _write_vectors(bench, keys, vectors[kept])
    outcomes = [one.outcome for one in settled]
    return _report(parsed, policy, fresh, outcomes, writer.number if writer.touched else None)


def _compare(bench: Bench, parsed: Parsed, options: ImportOptions) -> _Fresh:
    take = options.take or (Take.EPISODES if parsed.turns else Take.MEMORIES)
    if parsed.turns and take is not Take.EPISODES:
        raise InvalidRequest(
            "Finding memories inside of a conversation is not part of this version.",
            "Import it as conversations (--as episodes); a message can then be kept as a memory.",
        )
    owner = bench.owner
    items = [_turn_item(bench, parsed, turn, options, owner) for turn in parsed.turns]
    items += [_statement_item(bench, parsed, one, options, owner, take) for one in parsed.statements]
    known = present_origins(bench.store, [item.origin for item in items])
    fresh: dict[bytes, _Item] = {}
    for item in items:
        if item.origin not in known:
            fresh.setdefault(item.origin, item)
    return _Fresh(list(fresh.values()), len(items) - len(fresh))


def _turn_item(bench: Bench, parsed: Parsed, turn: Turn, options: ImportOptions, owner: str) -> _Item:
    origin = _origin(parsed.source_name, turn.conversation, turn.external_id, turn.text)
    return _Item(turn, None, _speaker(bench, turn.speaker, options, owner), origin)


def _statement_item(
    bench: Bench, parsed: Parsed, statement: Statement, options: ImportOptions, owner: str, take: Take
) -> _Item:
    speaker = _speaker(bench, statement.speaker, options, owner)
    checked = check(bench, replace(statement, channel=Channel.IMPORT, source=parsed.source_name, speaker=speaker))
    origin = _origin(parsed.source_name, "", str(statement.said_at), statement.text)
    if take is Take.EPISODES:
        turn = Turn(statement.text, speaker, statement.said_at, "", 0, statement.external_id or "")
        return _Item(turn, None, speaker, origin)
    return _Item(None, checked, speaker, origin)


def _origin(*parts: str) -> bytes:
    return hashlib.blake2b("\x1f".join(parts).encode(), digest_size=16).digest()


def _foreseen(bench: Bench, fresh: _Fresh, policy: Policy) -> list[Outcome]:
    """What would become of the statements, for a dry run."""
    found = []
    for item in fresh.items:
        if item.statement is not None:
            aside = policy is Policy.HOLD or _is_noise(item.statement.statement)
            known = is_known(bench, item.statement)
            found.append(Outcome.SKIPPED if aside else Outcome.REPEATED if known else Outcome.ADDED)
    return found


def _is_noise(statement: Statement) -> bool:
    return not statement.keep and noise(statement.text) is not None


def _embed(
    bench: Bench, items: list[_Item], progress: Progress | None, should_stop: ShouldStop | None
) -> Floats | None:
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


def _write_episodes(bench: Bench, writer: Writer, parsed: Parsed, items: list[_Item]) -> list[int]:
    source = source_key(writer, bench.ids, parsed.source_name, Channel.IMPORT)
    new = [_episode(item, source) for item in items]
    keys = [put_episode(writer, bench.ids(writer.at), one) for one in new]
    add_episodes(writer.store, keys, new)
    return keys


def _episode(item: _Item, source: int) -> NewEpisode:
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


def _speaker(bench: Bench, speaker: str | None, options: ImportOptions, owner: str) -> str:
    if speaker is None:
        return owner
    mine = options.you is not None and speaker.casefold() == options.you.casefold()
    return owner if mine or is_owner(bench.store, speaker) else speaker


def _write_vectors(bench: Bench, keys: list[int], vectors: Floats) -> None:
    embedder = bench.embedder
    assert embedder is not None
    model = put_model(bench.store, embedder.fingerprint, embedder.name, embedder.dimensions)
    if get_meta(bench.store, MODEL) is None:
        put_meta(bench.store, MODEL, embedder.fingerprint)
    put_vectors(bench.store, Corpus.EPISODES, model, keys, vectors, with_bits=True)


def _report(
    parsed: Parsed, policy: Policy, fresh: _Fresh, outcomes: list[Outcome], operation: int | None
) -> ImportReport:
    """Count what became of the records; those that the retain filter set aside are in no count but ``found``."""
    turns = sum(item.statement is None for item in fresh.items)
    made = sum(outcome in (Outcome.ADDED, Outcome.RESTATED) for outcome in outcomes)
    again = sum(outcome is Outcome.REPEATED for outcome in outcomes)
    aside = [
        SkippedRecord(item.statement.statement.text[:80], _SMALL_TALK if _is_noise(item.statement.statement) else _HELD)
        for item, outcome in zip([one for one in fresh.items if one.statement], outcomes, strict=False)
        if outcome is Outcome.SKIPPED and item.statement
    ]
    return ImportReport(
        parsed.format,
        len(parsed.turns) + len(parsed.statements),
        turns + made,
        fresh.repeated + again,
        0 if policy is Policy.AUTO else made,
        (*parsed.skipped, *aside),
        parsed.uncertain_dates,
        0,
        0,
        operation,
    )
