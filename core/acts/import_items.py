"""What a file holds that the vault does not: messages with their claims, and single statements."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace

from core.acts.add import Checked, Settled, check, is_known
from core.acts.bench import Bench
from core.answers import ImportOptions, SkippedRecord, Take
from core.domain import Channel, Layer, Outcome, Policy, Statement, Turn
from core.engine.claims import Extracted, Heard, claims_in, part_of
from core.engine.retain import noise
from core.exchange.parsed import Batch, Record
from core.store.episodes import present_origins
from core.store.people import is_owner
from core.text import statement_text

Going = Callable[[], None]
"""Called for each statement that is read; raises ``Cancelled`` when the person stopped the import."""


@dataclass(frozen=True, slots=True)
class Item:
    """One record of a file: what to store as an episode, and the statement to settle from it, if any."""

    turn: Turn | None
    statement: Checked | None
    speaker: str
    origin: bytes
    claims: tuple[Checked, ...] = ()
    record: Record | None = None
    """Where a remembered statement comes from, with its earlier wordings."""

    @property
    def statements(self) -> tuple[Checked, ...]:
        """What becomes a memory of it: itself, or what a message claims."""
        return self.claims if self.statement is None else (self.statement,)

    @property
    def words(self) -> str:
        """What stands in the file, word for word: a remembered statement with all its wordings, a line each."""
        if self.turn is not None:
            return self.turn.text
        assert self.statement is not None
        if self.record is None:
            return self.statement.statement.text
        return "\n".join([*(wording.text for wording in self.record.earlier), self.record.statement.text])

    @property
    def text(self) -> str:
        """The record's text as the model reads it."""
        if self.turn is None:
            assert self.statement is not None
            said = self.statement.statement.said_at
            return statement_text(self.words, self.speaker, said.at if said else None)
        said = self.turn.said_at
        return statement_text(self.turn.text, self.speaker, said.at if said else None, self.turn.caption)


@dataclass(frozen=True, slots=True)
class Fresh:
    """What a batch holds that the vault does not, and how much of it the vault knows."""

    items: list[Item]
    repeated: int
    refused: tuple[SkippedRecord, ...] = ()


def compare(bench: Bench, source: str, batch: Batch, options: ImportOptions, going: Going = lambda: None) -> Fresh:
    """What of a batch the vault does not have yet; raises ``InvalidRequest``, ``InvalidText``, and what ``going`` does.

    Without a choice, messages are kept as messages and remembered statements
    as memories; what is claimed in messages is looked for only when memories
    are asked for.
    """
    refused: list[SkippedRecord] = []
    with bench.store.reading():  # one look whether somebody else has written, not one for each statement
        items = [_turn_item(bench, source, turn, options) for turn in batch.turns]
        if wants_claims(options):
            items, refused = with_claims(bench, source, items, going)
        for one in batch.records:
            going()
            items.append(_record_item(bench, source, one, options))
        known = present_origins(bench.store, [item.origin for item in items])
    fresh: dict[bytes, Item] = {}
    for item in items:
        if item.origin not in known:
            fresh.setdefault(item.origin, item)
    return Fresh(list(fresh.values()), len(items) - len(fresh), tuple(refused))


def wants_claims(options: ImportOptions) -> bool:
    """Whether rules look for statements in the messages; a model may do that afterwards instead."""
    return options.take in (Take.MEMORIES, Take.BOTH) and not options.leave_claims


def _turn_item(bench: Bench, source: str, turn: Turn, options: ImportOptions) -> Item:
    origin = _origin(source, turn.conversation, turn.external_id, turn.text)
    return Item(turn, None, speaker_of(bench, turn.speaker, options), origin)


def _record_item(bench: Bench, source: str, record: Record, options: ImportOptions) -> Item:
    statement = record.statement
    speaker = speaker_of(bench, statement.speaker, options)
    first = record.earlier[0].text if record.earlier else statement.text
    told = replace(statement, text=first, channel=Channel.IMPORT, source=source, speaker=speaker)
    before = [wording.text for wording in record.earlier]
    origin = _origin(source, "", str(statement.said_at), statement.text, *before)
    if options.take is Take.EPISODES:
        turn = Turn(statement.text, speaker, statement.said_at, "", 0, statement.external_id or "")
        return Item(turn, None, speaker, origin)
    return Item(None, check(bench, told), speaker, origin, record=record)


def _origin(*parts: str) -> bytes:
    return hashlib.blake2b("\x1f".join(parts).encode(), digest_size=16).digest()


def foreseen(bench: Bench, items: list[Item], policy: Policy) -> list[Settled]:
    """What would become of the statements, for a dry run."""
    found = []
    for checked in (checked for item in items for checked in item.statements):
        aside = policy is Policy.HOLD or is_noise(checked.statement)
        outcome = Outcome.SKIPPED if aside else Outcome.REPEATED if is_known(bench, checked) else Outcome.ADDED
        found.append(Settled(outcome, Layer.USER, ""))
    return found


def is_noise(statement: Statement) -> bool:
    """Whether the retain filter sets a statement aside."""
    return not statement.keep and noise(statement.text) is not None


def with_claims(
    bench: Bench, source: str, items: list[Item], going: Going = lambda: None
) -> tuple[list[Item], list[SkippedRecord]]:
    """Messages together with what their speakers claim in them, conversation by conversation."""
    heard: dict[str, list[tuple[int, Heard]]] = {}
    for at, item in enumerate(items):
        if item.turn is not None:
            turn = item.turn
            words = Heard(str(at), turn.text, item.speaker, part_of(item.speaker), turn.said_at)
            heard.setdefault(turn.conversation, []).append((at, words))
    found: dict[int, list[Checked]] = {}
    refused: list[SkippedRecord] = []
    for conversation in heard.values():
        going()
        claims = claims_in([words for _, words in conversation])
        for one in claims.statements:
            going()
            found.setdefault(int(one.episode), []).append(_checked(bench, source, one))
        refused += [SkippedRecord(_place(items[int(one.episode)]), one.reason) for one in claims.refused]
    return [replace(item, claims=tuple(found.get(at, ()))) for at, item in enumerate(items)], refused


def _place(item: Item) -> str:
    return f"message {item.turn.external_id}" if item.turn else "message"


def _checked(bench: Bench, source: str, one: Extracted) -> Checked:
    statement = Statement(one.text, one.speaker, source, Channel.IMPORT, one.said_at, one.window)
    return replace(check(bench, statement), quote=one.quote)


def speaker_of(bench: Bench, speaker: str | None, options: ImportOptions) -> str:
    """Who speaks: the owner by any of the owner's names, else the name as it stands."""
    if speaker is None:
        return bench.owner
    mine = options.you is not None and speaker.casefold() == options.you.casefold()
    return bench.owner if mine or is_owner(bench.store, speaker) else speaker
