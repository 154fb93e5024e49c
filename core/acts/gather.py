"""Making one memory of several and several of one; nothing is lost, and undo brings back what was."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from core.acts.add import Checked, check, new_memory, write_episode
from core.acts.bench import Bench
from core.acts.merge import take_in
from core.acts.slots import Written, keep_slots
from core.acts.wording import done, held_by, put_wording
from core.domain import Channel, EdgeKind, Outcome, Policy, Receipt, Statement
from core.engine.curate import Held, shown_at
from core.engine.dedupe import hash_key, near_key
from core.errors import InvalidRequest
from core.store.connection import Row
from core.store.flagged import read_flags, read_sides
from core.store.history import evidence_rows
from core.store.journal import Writer
from core.store.memories import find_memory, live_marks, live_tags, read_moment, version_row
from core.store.people import source_name
from core.store.review import move_contradiction
from core.store.rulings import other_flags
from core.store.twins import rests_on
from core.text import fold, require_text, stem, words
from core.window import Moment


def merge(bench: Bench, given: Sequence[str], text: str | None) -> Receipt:
    """Take memories into the first of them; with ``text`` it gets that wording, derived from all.

    Both wordings, sources and tags are kept, the others go to the archive.
    Raises ``InvalidRequest`` for fewer than two different memories and for what
    counts no more, ``NotFound``, ``AmbiguousId``, ``InvalidText``.
    """
    begun = time.perf_counter()
    if text is not None:
        require_text(text)
    with bench.operation("merge", note=f"{len(given)} into one") as writer:
        memories = list(dict.fromkeys(find_memory(bench.store, one) for one in given))
        if len(memories) < 2:
            raise InvalidRequest("Merging takes two memories or more.", "Name different ones.")
        held = [_require_counting(bench, memory) for memory in memories]
        require_best_first(bench, memories, held, writer.at)
        kept, *others = memories
        number, reworded = shown_at(held_by(bench, kept), writer.at).number, False
        if text is not None:
            number, reworded = put_wording(bench, writer, kept, text, None)
        for other in others:
            take_in(bench, writer, kept, number, other, reworded=reworded)
    said = f"Merged: {len(memories)} memories are one now; the others are in the archive."
    return done(bench, kept, number, writer.number, said, begun, Outcome.REVISED if reworded else Outcome.DONE)


def _require_counting(bench: Bench, memory: int) -> Held:
    shown = shown_at(held_by(bench, memory), bench.clock())
    if live_marks(bench.store, memory) & {"retired", "archived"}:
        text = version_row(bench.store, memory, shown.number)[1]
        raise InvalidRequest(f"“{text[:80]}” counts no more.", "Bring it back first, with “revive”.")
    return shown


def require_best_first(bench: Bench, memories: Sequence[int], held: Sequence[Held], now: datetime) -> None:
    """Refuse to take what holds into what is over: it would be out of sight."""
    texts = [version_row(bench.store, memory, one.number)[1][:80] for memory, one in zip(memories, held, strict=True)]
    for text, one in zip(texts, held, strict=True):
        if held[0].window.over_at(now) and not one.window.over_at(now):
            raise InvalidRequest(
                f"“{texts[0]}” is no longer true, and “{text}” would go to the archive with it.",
                "Name the one first that holds.",
            )


@dataclass(frozen=True, slots=True)
class _Whole:
    """The memory that is split: its key, what it shows, its row, its source, tags, evidence, and whether it waits."""

    memory: int
    shown: Held
    row: Row
    source: str
    tags: tuple[str, ...]
    evidence: tuple[tuple[int, str], ...]
    pending: bool


def split(bench: Bench, given: str, texts: Sequence[str]) -> Receipt:
    """Archive a memory and make one of each text, derived from it, with its window, tags and sources.

    Its open contradictions go over to the part that shares most words with the
    other side. Parts of what waits for approval wait, too. Raises
    ``InvalidRequest`` for fewer than two different texts and for what counts no
    more, ``NotFound``, ``AmbiguousId``, ``InvalidText``.
    """
    begun = time.perf_counter()
    wanted = list({fold(text): require_text(text).strip() for text in texts}.values())
    if len(wanted) < 2:
        raise InvalidRequest("Splitting takes two different texts or more.", "Give each with --text T.")
    parts = [_part(bench, given, text) for text in wanted]  # read before any transaction
    with bench.operation("split", note=f"into {len(parts)}") as writer:
        whole = _whole(bench, given)
        disputes = other_flags(writer.store, (whole.shown.version,), 0)
        writer.put("mark", whole.memory, "archived")
        made = [_write(bench, writer, whole, part) for part in parts]
        _hand_on(writer, whole, made, disputes)
        for part, (memory, version) in zip(parts, made, strict=True):
            _meet(bench, writer, part, memory, version)
    said = f"Split: {len(made)} memories stand in its place; the whole one is in the archive."
    return done(bench, made[0][0], 1, writer.number, said, begun)


def _whole(bench: Bench, given: str) -> _Whole:
    memory = find_memory(bench.store, given)
    shown = _require_counting(bench, memory)
    row = version_row(bench.store, memory, shown.number)
    tags, evidence = tuple(live_tags(bench.store, memory)), tuple(evidence_rows(bench.store, memory))
    pending = "pending" in live_marks(bench.store, memory)
    return _Whole(memory, shown, row, source_name(bench.store, row[3]), tags, evidence, pending)


def _part(bench: Bench, given: str, text: str) -> Checked:
    """A part as a statement of whoever said the whole, when it was said."""
    with bench.store.reading():
        whole = _whole(bench, given)
    said = read_moment(whole.row[5], whole.row[6])
    channel = Channel(whole.row[4])
    statement = Statement(
        text, str(whole.row[2]), whole.source, channel, said, whole.shown.window, whole.tags, keep=True
    )
    return check(bench, statement)


def _write(bench: Bench, writer: Writer, whole: _Whole, part: Checked) -> tuple[int, int]:
    """One part with its evidence and its edge; gives the keys of its memory and version."""
    text, speaker = part.statement.text, part.speaker
    evidence = whole.evidence or ((write_episode(bench, writer, part)[0], text),)
    (episode, quote), *more = evidence
    keys = hash_key(text, speaker), near_key(text, speaker)
    policy = Policy.PROPOSE if whole.pending else Policy.AUTO
    memory, version, _ = new_memory(bench, writer, replace(part, quote=quote), episode, keys, policy)
    for episode, quote in more:
        if not rests_on(writer.store, version, episode):
            writer.put("evidence", version, episode, quote)
    writer.put("edge", EdgeKind.DERIVED_FROM.value, version, whole.shown.version, "a part of it")
    return memory, version


def _hand_on(writer: Writer, whole: _Whole, made: Sequence[tuple[int, int]], disputes: Sequence[int]) -> None:
    """Let each open contradiction of the whole stand against the part that is nearest to the other side."""
    texts = {version: str(version_row(writer.store, memory, 1)[1]) for memory, version in made}
    for flag in read_flags(writer.store, disputes):
        other = flag.second if flag.first == whole.shown.version else flag.first
        said = _stems(read_sides(writer.store, [other])[other].text)
        shared = {version: len(said & _stems(text)) for version, text in texts.items()}
        nearest = max(shared, key=shared.__getitem__)
        move_contradiction(writer, flag.key, whole.shown.version, nearest, texts[nearest])


def _stems(text: str) -> set[str]:
    return {stem(word) for word in words(text)}


def _meet(bench: Bench, writer: Writer, part: Checked, memory: int, version: int) -> None:
    statement = part.statement
    said = statement.said_at or Moment(writer.at)
    who = (part.speaker, part.source, statement.channel)
    written = Written(version, memory, statement.text, *who, said, statement.window)
    keep_slots(bench, writer, written, part.slots)
