"""The write path of one statement: retain, hash, near; each write answers with its receipt."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, replace

from core.acts.bench import OWNER, Bench
from core.acts.policies import policy_for
from core.acts.slots import SlotEffects, Written, apply_slots, find_slots
from core.acts.trail import Trail
from core.domain import Channel, EdgeKind, Layer, Outcome, Policy, Receipt, Statement, Status, Step
from core.engine.conflict import stated_window
from core.engine.curate import shown_at
from core.engine.dedupe import hash_key, near_key
from core.engine.retain import noise
from core.engine.slots import FoundSlot
from core.store.episodes import NewEpisode, put_episode, read_episodes
from core.store.journal import Writer
from core.store.memories import (
    NewVersion,
    clear_mark,
    find_episode,
    live_marks,
    live_tags,
    live_windows,
    memory_id,
    put_version,
    window_columns,
)
from core.store.people import is_owner, source_key
from core.store.skips import details, find_skip, skip_of
from core.store.twins import Twin, near_twin, rests_on, same_twin
from core.store.words_index import add_episodes, add_version
from core.text import distinct_tags, require_text
from core.window import Moment, Window

_DEFAULT_SOURCES = {
    Channel.TYPED: "typed",
    Channel.IMPORT: "import",
    Channel.AGENT: "agent",
    Channel.MODEL: "model",
}

_READ_ELSEWHERE = (Channel.IMPORT, Channel.MODEL)
"""Channels of what was said elsewhere before: without a date nobody knows when, and surely not today."""


@dataclass(frozen=True, slots=True)
class Checked:
    """A statement whose texts can be stored, with its defaults filled in."""

    statement: Statement
    speaker: str
    source: str
    slots: tuple[FoundSlot, ...] = ()
    quote: str = ""
    """The words of the episode that it rests on; empty = all of them."""

    @property
    def evidence(self) -> str:
        """The quote to keep with a version."""
        return self.quote or self.statement.text


@dataclass(frozen=True, slots=True)
class Settled:
    """What the layers made of one statement: its memory, by which layer, and the path through all of them."""

    outcome: Outcome
    layer: Layer
    reason: str
    memory: int | None = None
    version: int | None = None
    steps: tuple[Step, ...] = ()
    contradictions: tuple[str, ...] = ()
    proposals: tuple[str, ...] = ()


def check(bench: Bench, statement: Statement) -> Checked:
    """Refuse what cannot be stored (``InvalidText``) and fill in speaker and source."""
    require_text(statement.text)
    speaker = statement.speaker or bench.owner
    source = statement.source or _DEFAULT_SOURCES[statement.channel]
    require_text(speaker, "speaker")
    require_text(source, "source")
    for tag in statement.tags:
        require_text(tag, "tag")
    if statement.external_id is not None:
        require_text(statement.external_id, "external id")
    if speaker != bench.owner and is_owner(bench.store, speaker):
        speaker = bench.owner
    # Read here, before any transaction: the first reading in a process takes a third of a second.
    said = statement.said_at or (None if statement.channel in _READ_ELSEWHERE else Moment(bench.clock()))
    return Checked(statement, speaker, source, find_slots(bench, statement.text, speaker, said))


def add(bench: Bench, statement: Statement) -> Receipt:
    """Write one statement through all layers as one operation."""
    begun = time.perf_counter()
    checked = check(bench, statement)
    actor = OWNER if statement.channel is Channel.TYPED else checked.source
    with bench.operation("add", actor=actor) as writer:
        episode, episode_id = write_episode(bench, writer, checked)
        settled = settle(bench, writer, checked, episode)
    return receipt(bench, settled, episode_id, writer.number, begun)


def receipt(bench: Bench, settled: Settled, episode: str | None, operation: int, begun: float) -> Receipt:
    """The receipt of a settled write; ``begun`` is a ``perf_counter`` value."""
    memory = None if settled.memory is None else memory_id(bench.store, settled.memory)
    status: Status | None = None
    if settled.memory is not None:
        shown = bench.views.shown_now(settled.memory)
        status = shown.status if shown else None
    return Receipt(
        settled.outcome,
        settled.layer,
        settled.reason,
        episode=episode,
        memory=memory,
        version=settled.version,
        status=status,
        contradictions=settled.contradictions,
        proposals=settled.proposals,
        operation=operation,
        ms=round((time.perf_counter() - begun) * 1000, 3),
        steps=settled.steps,
    )


def write_episode(bench: Bench, writer: Writer, checked: Checked) -> tuple[int, str]:
    """Write the words as they were said; gives the key and the id."""
    statement = checked.statement
    source = source_key(writer, bench.ids, checked.source, statement.channel)
    new = NewEpisode(
        statement.text,
        checked.speaker,
        source,
        statement.channel,
        said_when(writer, statement),
        external_id=statement.external_id,
    )
    episode_id = bench.ids(writer.at)
    key = put_episode(writer, episode_id, new)
    add_episodes(writer.store, [key], [new])
    return key, episode_id


def said_when(writer: Writer, statement: Statement) -> Moment | None:
    """When it was said: as stated, else now; one that was imported or read out of a message without a date has none."""
    return statement.said_at or (None if statement.channel in _READ_ELSEWHERE else Moment(writer.at))


def settle(bench: Bench, writer: Writer, checked: Checked, episode: int, policy: Policy | None = None) -> Settled:
    """Layers 0 to 2 for a statement whose episode is written; ``policy`` None = the one of its source."""
    statement = checked.statement
    trail = Trail()
    held = policy or policy_for(writer.store, checked.source, statement.channel)
    reason, outcome = None if statement.keep else noise(statement.text), "skipped"
    if reason is None and held is Policy.HOLD:
        reason, outcome = f"held, since of “{checked.source}” only the words are kept", "held"
    if reason is not None:
        also = details(statement.tags, statement.window)
        writer.put("skip", bench.ids(writer.at), episode, Layer.RETAIN.value, reason, also)
        sentence = f"Skipped: {reason}."
        trail.step(Layer.RETAIN, outcome, sentence)
        return Settled(Outcome.SKIPPED, Layer.RETAIN, f"{sentence} It can be restored.", steps=tuple(trail.steps))
    trail.step(Layer.RETAIN, "kept", "Kept, as you asked." if statement.keep else "Kept: not small talk.")
    return store_statement(bench, writer, checked, episode, held, trail)


def store_statement(
    bench: Bench,
    writer: Writer,
    checked: Checked,
    episode: int,
    policy: Policy = Policy.AUTO,
    trail: Trail | None = None,
) -> Settled:
    """Layers 1 and 2: a repeat adds a source, a near repeat is linked, anything else is new."""
    trail = trail or Trail()
    statement = checked.statement
    key = hash_key(statement.text, checked.speaker)
    twin = same_twin(writer.store, key)
    if twin is not None and _is_repeat(bench, twin, statement.window):
        settled = _repeat(writer, checked, episode, twin, policy)
        trail.step(Layer.HASH, "repeated", settled.reason)
        return replace(settled, steps=tuple(trail.steps))
    trail.step(Layer.HASH, *_HASH_STEPS[twin is not None])
    near = near_key(statement.text, checked.speaker)
    relative = twin or near_twin(writer.store, near)
    if twin is None:
        trail.step(Layer.NEAR, *_NEAR_STEPS[relative is not None])
    said = said_when(writer, statement)
    stated = stated_window(statement.text, checked.slots) if statement.window == Window() else Window()
    if stated != Window():
        checked = replace(checked, statement=replace(statement, window=stated))
    memory, version, number = new_memory(bench, writer, checked, episode, (key, near), policy)
    stored = "Stored." if policy is Policy.AUTO else "Stored; it waits for approval."
    settled = Settled(Outcome.ADDED, Layer.USER, stored, memory, number)
    if relative is not None:
        why = "the same words again" if twin else "nearly the same words"
        writer.put("edge", EdgeKind.RESTATES.value, version, relative.version, why)
        also = f"{stored} It says {why} as another memory."
        settled = replace(settled, outcome=Outcome.RESTATED, layer=Layer.HASH if twin else Layer.NEAR, reason=also)
    written = Written(
        version,
        memory,
        statement.text,
        checked.speaker,
        checked.source,
        statement.channel,
        said or Moment(writer.at),
        checked.statement.window,
        episode,
    )
    settled = _with_slots(settled, apply_slots(bench, writer, written, checked.slots), len(checked.slots), trail)
    return replace(settled, steps=tuple(trail.steps))


def _with_slots(settled: Settled, effects: SlotEffects, slots: int, trail: Trail) -> Settled:
    """The receipt's words for what the slot layer did."""
    waits = []
    if effects.contradictions:
        texts = ", ".join(f"“{text}”" for text in effects.disputed)
        waits.append(f"it disagrees with {texts}")
    if effects.proposals:
        waits.append(f"it would mean that {', '.join(effects.proposed)}")
    if waits:
        said = f"{'; '.join(waits)}: waiting for you."
        trail.step(Layer.SLOT, "queued", said[0].upper() + said[1:])
        return replace(
            settled,
            outcome=Outcome.QUEUED,
            layer=Layer.SLOT,
            reason=f"Stored; {said}",
            contradictions=tuple(effects.contradictions),
            proposals=tuple(effects.proposals),
        )
    if effects.closed:
        said = f"By your own words {'; '.join(effects.closed)}."
        trail.step(Layer.SLOT, "closed", said)
        return replace(settled, layer=Layer.SLOT, reason=f"{settled.reason} {said}")
    trail.step(Layer.SLOT, "read", effects.unclear or _SLOT_STEPS[slots > 0])
    return settled


_SLOT_STEPS = {
    False: "It answers no question that others answer too.",
    True: "It fits what is known.",
}
_HASH_STEPS = {
    False: ("new", "New words."),
    True: ("restated", "The same words as a memory that no longer counts, or that counts at other dates."),
}
_NEAR_STEPS = {
    False: ("new", "No near repeat."),
    True: ("restated", "Nearly the same words as another memory; the two are linked."),
}


def is_known(bench: Bench, checked: Checked) -> bool:
    """Whether writing this statement would only repeat what the vault holds."""
    twin = same_twin(bench.store, hash_key(checked.statement.text, checked.speaker))
    return twin is not None and _is_repeat(bench, twin, checked.statement.window)


def _is_repeat(bench: Bench, twin: Twin, stated: Window) -> bool:
    """Only what holds, and with the dates that it has, is repeated; a return of the past is a new memory."""
    if live_marks(bench.store, twin.memory) & {"retired", "archived"}:
        return False
    now = bench.clock()
    shown = shown_at(live_windows(bench.store, twin.memory), now)
    if shown.version != twin.version or shown.window.over_at(now):
        return False
    return stated in (Window(), shown.window)


def _repeat(writer: Writer, checked: Checked, episode: int, twin: Twin, policy: Policy) -> Settled:
    if not rests_on(writer.store, twin.version, episode):
        writer.put("evidence", twin.version, episode, checked.evidence)
    is_pending = "pending" in live_marks(writer.store, twin.memory)
    is_typed = checked.statement.channel is Channel.TYPED
    if is_typed or is_pending:  # what others send does not tag what counts already
        known = {tag.casefold() for tag in live_tags(writer.store, twin.memory)}
        _put_tags(writer, twin.memory, (tag for tag in checked.statement.tags if tag.strip().casefold() not in known))
    reason = "Already known; it was said again."
    if policy is Policy.AUTO and is_pending:
        clear_mark(writer, twin.memory, "pending")
        why = "you say it too" if is_typed else f"“{checked.source}” says it too"
        reason = f"Already known and waiting; now it counts, since {why}."
    return Settled(Outcome.REPEATED, Layer.HASH, reason, twin.memory, twin.number)


def _put_tags(writer: Writer, memory: int, tags: Iterable[str]) -> None:
    for tag in distinct_tags(tags):
        writer.put("tag", memory, tag)


def new_memory(
    bench: Bench, writer: Writer, checked: Checked, episode: int, keys: tuple[bytes, bytes], policy: Policy
) -> tuple[int, int, int]:
    """Write a memory with its first version; ``keys`` are those of its hash and its stems. Gives keys and number."""
    statement = checked.statement
    memory = writer.put("memory", bench.ids(writer.at))
    source = source_key(writer, bench.ids, checked.source, statement.channel)
    said = said_when(writer, statement)
    new = NewVersion(memory, statement.text, checked.speaker, source, statement.channel, said, *keys)
    version, number = put_version(writer, new, is_first=True)
    writer.put("window", version, *window_columns(statement.window))
    writer.put("evidence", version, episode, checked.evidence)
    if policy is not Policy.AUTO:
        writer.put("mark", memory, "pending")
    _put_tags(writer, memory, statement.tags)
    add_version(writer.store, version, statement.text)
    return memory, version, number


def keep(bench: Bench, id: str) -> Receipt:
    """Make a memory of a skipped statement or of a message; it counts at once, since a person chose it."""
    begun = time.perf_counter()
    skip = find_skip(bench.store, id)
    episode = skip.episode if skip else find_episode(bench.store, id)
    skip = skip or skip_of(bench.store, episode)
    checked, episode_id = _from_episode(bench, episode)
    if skip:
        said = replace(checked.statement, tags=skip.tags, window=skip.window)
        checked = replace(checked, statement=said)
    with bench.operation("keep") as writer:
        if skip:
            writer.retract("skip", skip.key)
        settled = store_statement(bench, writer, checked, episode)
    reason = settled.reason.replace("Stored.", "Kept as a memory.")
    return receipt(bench, replace(settled, reason=reason), episode_id, writer.number, begun)


def _from_episode(bench: Bench, key: int) -> tuple[Checked, str]:
    episode = read_episodes(bench.store, [key])[key]
    statement = Statement(episode.text, episode.speaker, episode.source, said_at=episode.said_at, keep=True)
    slots = find_slots(bench, episode.text, episode.speaker, episode.said_at)
    return Checked(statement, episode.speaker, episode.source, slots), episode.id
