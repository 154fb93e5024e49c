"""Writing what a file holds, inside of the import's one operation: messages, memories with their past, links."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from core.acts.add import Checked, Settled, check, settle
from core.acts.bench import Bench
from core.acts.flags import CONTRADICTION, raise_flag
from core.acts.import_items import Going, Item
from core.acts.proposing import suggest
from core.acts.wording import Hand, put_wording
from core.answers import SkippedRecord
from core.contradictions import Assessment, Generator
from core.domain import Channel, EdgeKind, Outcome, Policy, ProposalKind
from core.engine.curate import shown_at
from core.errors import InvalidWindow, NothingChanged
from core.exchange.parsed import Link, Record
from core.store.episodes import NewEpisode, put_episodes
from core.store.journal import Writer
from core.store.memories import live_windows, version_row
from core.store.people import source_key
from core.store.proposals import Suggestion
from core.store.twins import known_externally, rests_on
from core.store.words_index import add_episodes

QUOTED = 500
"""Signs of a message that are quoted where a memory was taken from it and nobody knows from which words."""


@dataclass(slots=True)
class Written:
    """What the import wrote so far: each record's version by its external id, and what it raised."""

    source: str
    policy: Policy
    episodes: list[int] = field(default_factory=list)
    versions: dict[str, tuple[int, str]] = field(default_factory=dict)
    proposals: int = 0
    contradictions: int = 0
    wanted: set[tuple[str, str]] = field(default_factory=set)
    """Messages that memories of the file rest on, by conversation and external id."""
    heard: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)
    """Those of them that are stored: their keys and texts."""


def write_items(
    bench: Bench, writer: Writer, items: list[Item], written: Written, going: Going = lambda: None
) -> list[Settled]:
    """Store records; gives what became of their statements, in order. ``going`` is called before each of them."""
    source = source_key(writer, bench.ids, written.source, Channel.IMPORT)
    new = [_episode(item, source) for item in items]
    keys = put_episodes(writer, [bench.ids(writer.at) for _ in new], new)
    add_episodes(writer.store, keys, new)
    written.episodes += keys
    for item, key in zip(items, keys, strict=True):
        place = (item.turn.conversation, item.turn.external_id) if item.turn else None
        if item.turn and place in written.wanted:
            written.heard[place] = key, item.turn.text
    settled = []
    for item, key in zip(items, keys, strict=True):
        for checked in item.statements:
            going()
            one = settle(bench, writer, checked, key, written.policy)
            if one.outcome is Outcome.REPEATED and item.record is not None and item.record.earlier:
                # Its first wording is known already; what became of it since must not be lost.
                one = settle(bench, writer, _as_it_stands(bench, checked, item.record), key, written.policy)
            elif item.record is not None and one.memory is not None:
                _add_past(bench, writer, item.record, item.speaker, one, written)
            if item.record is not None and one.memory is not None:
                _rest_on(writer, item.record, one, written)
            settled.append(one)
    return settled


def _as_it_stands(bench: Bench, checked: Checked, record: Record) -> Checked:
    return check(bench, replace(checked.statement, text=record.statement.text, said_at=record.earlier[-1].until))


def _rest_on(writer: Writer, record: Record, one: Settled, written: Written) -> None:
    """Tie a memory to the message of the same file that it was taken from."""
    found = written.heard.get(record.turn) if record.turn else None
    if found is None or one.memory is None:
        return
    version = shown_at(live_windows(writer.store, one.memory), writer.at).version
    episode, text = found
    if not rests_on(writer.store, version, episode):
        writer.put("evidence", version, episode, text[:QUOTED])


def _episode(item: Item, source: int) -> NewEpisode:
    if item.turn is None:
        assert item.statement is not None
        statement = item.record.statement if item.record else item.statement.statement
        return NewEpisode(
            item.words, item.speaker, source, Channel.IMPORT, statement.said_at,
            external_id=statement.external_id, origin=item.origin,
        )  # fmt: skip
    turn = item.turn
    place = (turn.conversation or None, turn.position if turn.conversation else None)
    return NewEpisode(
        turn.text, item.speaker, source, Channel.IMPORT, turn.said_at, *place,
        turn.external_id or None, turn.caption, item.origin,
    )  # fmt: skip


def _add_past(bench: Bench, writer: Writer, record: Record, speaker: str, one: Settled, written: Written) -> None:
    """The later wordings of a new memory, whether it is still shown, and what the file suggests about it."""
    assert one.memory is not None
    if one.outcome in (Outcome.ADDED, Outcome.RESTATED, Outcome.QUEUED):
        _add_wordings(bench, writer, record, speaker, one.memory, written.source)
        if record.archived:
            writer.put("mark", one.memory, "archived")
        elif record.expires is not None:
            written.proposals += _suggest_end(bench, writer, record, one.memory, written.source)
    if record.statement.external_id:  # only what has a name can be linked
        shown = shown_at(live_windows(bench.store, one.memory), writer.at)
        written.versions[record.statement.external_id] = (shown.version, record.statement.text)


def _add_wordings(bench: Bench, writer: Writer, record: Record, speaker: str, memory: int, source: str) -> None:
    later = [*(wording.text for wording in record.earlier[1:]), record.statement.text]
    for wording, text in zip(record.earlier, later, strict=False):
        hand = Hand(speaker, source, Channel.IMPORT, wording.until, is_now=False)
        try:
            put_wording(bench, writer, memory, text, wording.until, hand)
        except (InvalidWindow, NothingChanged):  # its dates contradict each other: the order of the wordings stays
            put_wording(bench, writer, memory, text, None, hand)


def _suggest_end(bench: Bench, writer: Writer, record: Record, memory: int, source: str) -> bool:
    shown = shown_at(live_windows(bench.store, memory), writer.at)
    before = str(version_row(bench.store, memory, shown.number)[1])
    reason = f"“{source}” keeps it until {record.expires}."
    made, _ = suggest(
        bench,
        writer,
        Suggestion(ProposalKind.END, memory, shown.number, before, None, reason, source, since=record.expires),
    )
    return made.is_new


def write_links(bench: Bench, writer: Writer, links: list[Link], written: Written) -> list[SkippedRecord]:
    """The links between records, of which the other may have come earlier; what is in conflict there goes into review.

    Gives the conflicts of which one side is nowhere.
    """
    ends = {end for link in links for end in (link.from_id, link.to_id) if end not in written.versions}
    if ends and written.versions:
        written.versions |= known_externally(writer.store, written.source, sorted(ends))
    drawn: set[tuple[EdgeKind, int, int]] = set()
    for link in links:
        first, second = written.versions.get(link.from_id), written.versions.get(link.to_id)
        if first is None or second is None or first[0] == second[0]:
            continue
        ordered = sorted((first[0], second[0])) if link.kind is EdgeKind.CONTRADICTS else (first[0], second[0])
        drawing = (link.kind, ordered[0], ordered[1])
        if drawing in drawn:
            continue
        drawn.add(drawing)
        if link.kind is EdgeKind.CONTRADICTS:
            said = Assessment(
                Generator.IMPORT, written.source, CONTRADICTION, None, f"“{written.source}”: {link.reason}"
            )
            earlier, later = sorted((first, second))
            written.contradictions += raise_flag(bench, writer, earlier, later, said) is not None
        else:
            writer.put("edge", link.kind.value, first[0], second[0], link.reason)
    return [
        SkippedRecord(
            f"memory {link.from_id}", f"It is in conflict with {link.to_id}, which is not here: {link.reason}"
        )
        for link in links
        if link.kind is EdgeKind.CONTRADICTS and link.from_id in written.versions and link.to_id not in written.versions
    ]
