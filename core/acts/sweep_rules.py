"""The sweep without a model: each statement is looked at once against all that share a slot, its words or its time.

A unit of work is one statement; between two units the sweep may stop, and
nothing is held while it thinks. Pairs meet through indexes: a pair that shares
neither a slot nor its stems is one that no rule says anything about.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from core.acts.bench import Bench
from core.acts.flags import CONTRADICTION
from core.acts.slots import slots_in
from core.acts.sweep_harvest import Flag, Harvest, Proposed
from core.contradictions import Assessment, Generator
from core.domain import ProposalKind
from core.engine.about import subject_of
from core.engine.attributes.tables import TABLES
from core.engine.consolidate import Stated, disagreement, may_clash, same_again
from core.engine.consolidate_bridge import Ended, bases, basis_of, bridged, is_of, may_rest
from core.engine.consolidate_stale import TIMED, overtaken, passing_words
from core.engine.slots import FoundSlot
from core.store.sweeps import (
    Kept,
    SlotMark,
    SlotMarks,
    closed_slots,
    newest_version,
    read_kept,
    read_slot_marks,
    read_spoken,
    read_state,
    same_slot,
    same_stems,
    slots_of,
    subject_mark,
    unexamined,
    with_attributes,
    with_phrases,
)
from core.text import fold
from core.window import Moment

PAGE = 100
"""Statements that are read at a time: about 2 ms, then nothing is held."""
PORTION = 50
"""Other statements that are read at a time."""
MOST_FLAGS = 5
"""Flags of one statement in one sweep; more would say the same again."""
MOST_LOOKED = 100
"""Statements that are asked whether they rest on one that ended."""
FRESH = "sweep:fresh"
"""Key in ``meta``: the mark of the rules, and the key up to which they have looked at every statement that counts."""
BRIDGE = "sweep-bridge-1"
"""Marks endings whose consequences were looked for."""


@lru_cache(maxsize=1)
def rules() -> str:
    """The mark of these rules: with other tables of attributes every statement is looked at again."""
    digest = hashlib.blake2b(digest_size=6)
    for file in sorted(TABLES.glob("*.toml")):
        digest.update(file.read_bytes())
    return f"sweep-rules-1-{digest.hexdigest()}"


def stated(bench: Bench, kept: Kept) -> Stated:
    """A stored statement with the slots that today's rules read in it."""
    said = kept.said or (None if kept.told else kept.recorded)
    slots = _slots_in(kept.text, kept.speaker, bench.owner_names(), said)
    return Stated(*kept[:5], kept.said, kept.recorded, kept.window, kept.near, kept.waits, slots)


@lru_cache(maxsize=4_096)  # the latest values of one slot are compared with each new one, and reading takes 2 ms
def _slots_in(text: str, speaker: str, owners: frozenset[str], said: Moment | None) -> tuple[FoundSlot, ...]:
    return slots_in(text, speaker, owners, said)


def each_fresh(bench: Bench, harvest: Harvest) -> Iterator[int]:
    """Look at each statement that these rules have not seen yet, in the order of arrival; gives pairs compared."""
    newest = newest_version(bench.store)
    last = seen_up_to(bench)
    unstored: SlotMarks | None = None
    while keys := unexamined(bench.store, rules(), last, PAGE):
        unstored = read_slot_marks(bench.store) if unstored is None else unstored
        for kept in read_kept(bench.store, keys):
            last = kept.key
            pairs = _look(bench, harvest, stated(bench, kept), unstored)
            harvest.mark(rules(), (kept.key,))
            harvest.states[FRESH] = _seen(last)
            yield pairs
        last = max(last, keys[-1])
    harvest.states[FRESH] = _seen(max(last, newest))


def seen_up_to(bench: Bench) -> int:
    """The key up to which every statement that counts was looked at by these rules."""
    state = read_state(bench.store, FRESH)
    return int(state["key"]) if state.get("mark") == rules() else 0


def seen_before(bench: Bench, keys: Sequence[int]) -> dict[str, Any] | None:
    """Where the look at statements goes on once these shall be looked at again; None where nothing changes."""
    before = min(keys, default=0) - 1
    return _seen(before) if 0 <= before < seen_up_to(bench) else None


def _seen(key: int) -> dict[str, Any]:
    return {"mark": rules(), "key": key}


def _look(bench: Bench, harvest: Harvest, new: Stated, unstored: SlotMarks) -> int:
    compared, flagged = 0, 0
    met: set[int] = {new.key}
    for slot in new.slots:
        for held in _each_rival(bench, new, slot, unstored, met):
            if flagged >= MOST_FLAGS:
                break
            compared += 1
            flagged += _compare(harvest, new, slot, held)
    _mark_unstored(bench, harvest, new, unstored)
    compared += _merge(bench, harvest, new)
    ending = overtaken(new, bench.clock())
    if ending is not None:
        harvest.found.append(Proposed(ProposalKind.END, new, ending.reason, "sweep", ending.since))
    return compared


def _each_rival(bench: Bench, new: Stated, slot: FoundSlot, unstored: SlotMarks, met: set[int]) -> Iterator[Stated]:
    """Statements that give a slot, too, each once, a portion at a time."""
    others = [key for key in dict.fromkeys(_rivals(bench, new, slot, unstored)) if key not in met]
    met.update(others)
    for at in range(0, len(others), PORTION):
        kept = {one.key: one for one in read_kept(bench.store, others[at : at + PORTION])}
        yield from (stated(bench, kept[key]) for key in others[at : at + PORTION] if key in kept)


def _rivals(bench: Bench, new: Stated, slot: FoundSlot, unstored: SlotMarks) -> list[int]:
    """Versions whose value of a slot could disagree; what came later or was not stored has to be read to know."""
    rows = same_slot(bench.store, slot.subject, slot.attribute, new.key, rules())
    found = [row.version for row in rows if row.version > new.key or may_clash(slot, row.value, row.polarity)]
    for polarity in ("pos", "neg"):
        found += unstored.get(SlotMark(subject_mark(slot.subject), slot.attribute, polarity), [])
    return found


def _mark_unstored(bench: Bench, harvest: Harvest, new: Stated, unstored: SlotMarks) -> None:
    """Note the slots that today's rules read and that were not stored, so that later statements meet them, too."""
    if not new.slots:
        return
    stored = {(fold(row.subject), row.attribute) for row in slots_of(bench.store, [new.key])}
    owners = bench.owner_names()
    for slot in new.slots:
        names = owners if slot.subject == "user" else {fold(slot.subject)}
        if any((name, slot.attribute) in stored for name in names):
            continue
        mark = SlotMark(subject_mark(slot.subject), slot.attribute, slot.polarity.value)
        unstored.setdefault(mark, []).append(new.key)
        harvest.mark(mark.detector, (new.key,))


def _compare(harvest: Harvest, new: Stated, slot: FoundSlot, held: Stated) -> bool:
    first, second = (held, new) if held.key < new.key else (new, held)
    for one in _in(first.slots, slot):
        for two in _in(second.slots, slot):
            found = disagreement(first, one, second, two)
            if found is not None and found.on is not None:
                new_end = Proposed(ProposalKind.END, first, found.reason, "sweep", found.on, statement=second)
                harvest.found.append(new_end)
                return True
            if found is not None:
                said = [
                    Assessment(generator, "", CONTRADICTION, None, found.reason)
                    for generator in (Generator.SWEEP, Generator.SLOT)
                ]
                harvest.found.append(Flag(first, second, tuple(said), found.suggested))
                return True
    return False


def _in(slots: Sequence[FoundSlot], wanted: FoundSlot) -> Iterator[FoundSlot]:
    return (slot for slot in slots if slot.attribute == wanted.attribute and fold(slot.subject) == fold(wanted.subject))


def _merge(bench: Bench, harvest: Harvest, new: Stated) -> int:
    keys = same_stems(bench.store, new.near, new.key)
    others = [without_slots(kept) for kept in read_kept(bench.store, [key for key in keys if key < new.key])]
    for other in others:
        reason = same_again(other, new)
        if reason:
            harvest.found.append(Proposed(ProposalKind.MERGE, other, reason, "sweep", other=new))
            break  # three of a kind become one step by step
    return len(others)


def without_slots(kept: Kept) -> Stated:
    """A stored statement whose slots are not asked for."""
    return Stated(*kept[:5], kept.said, kept.recorded, kept.window, kept.near, kept.waits)


def each_overtaken(bench: Bench, harvest: Harvest, after: int | None) -> Iterator[int]:
    """Look again at what time may have overtaken, newest first and below ``after``; gives each version's key."""
    keys = set(with_attributes(bench.store, TIMED)) | set(with_phrases(bench.store, passing_words()))
    ordered = sorted((key for key in keys if after is None or key < after), reverse=True)
    for at in range(0, len(ordered), PAGE):
        for kept in reversed(read_kept(bench.store, ordered[at : at + PAGE])):
            one = stated(bench, kept)
            ending = overtaken(one, bench.clock())
            if ending is not None:
                harvest.found.append(Proposed(ProposalKind.END, one, ending.reason, "sweep", ending.since))
            yield kept.key


def endings(bench: Bench, detector: str) -> Iterator[Ended]:
    """The values that ended and whose consequences this detector has not looked for, the oldest first."""
    for closed in closed_slots(bench.store, bases(), detector):
        for kept in read_kept(bench.store, [closed.version]):
            yield Ended(without_slots(kept), closed.attribute, closed.value, kept.window.end)


def each_ending(bench: Bench, harvest: Harvest) -> Iterator[int]:
    """Look for what rested on each value that ended; gives the number of statements compared."""
    resting = Resting(bench)
    for ended in endings(bench, BRIDGE):
        others = resting.on(ended)
        for found in bridged(ended, others):
            since = ended.on
            harvest.found.append(Proposed(ProposalKind.END, found.stated, found.reason, "bridge", since))
        harvest.mark(BRIDGE, (ended.stated.key,))
        yield len(others)


@dataclass(slots=True)
class Resting:
    """Finds what may rest on what ended; what one look-up learns serves the next, since many jobs have colleagues."""

    bench: Bench
    _keys: dict[str, set[int]] = field(default_factory=dict)
    _whom: dict[int, str | None] = field(default_factory=dict)

    def on(self, ended: Ended) -> list[Stated]:
        """The same one's other statements that speak of what may rest on it, and that still count; the newest 100."""
        owners = self.bench.owner_names()
        whose = subject_of(ended.stated.text, ended.stated.speaker, owners)
        if whose is None:
            return []
        keys = self._of(ended.attribute) | set(with_phrases(self.bench.store, [ended.value]))
        for one in read_spoken(self.bench.store, sorted(keys - self._whom.keys())):
            self._whom[one.key] = subject_of(one.text, one.speaker, owners)
        fitting = sorted((key for key in keys if is_of(self._whom.get(key), whose, ended)), reverse=True)
        kept = map(without_slots, read_kept(self.bench.store, fitting[:MOST_LOOKED]))
        found = {one.key for one in kept if may_rest(ended, one)}
        return [stated(self.bench, one) for one in read_kept(self.bench.store, sorted(found))]

    def _of(self, attribute: str) -> set[int]:
        if attribute not in self._keys:
            basis = basis_of(attribute)
            rests = basis.rests if basis else ()
            keys = set(with_phrases(self.bench.store, [word for rest in rests for word in rest.words]))
            names = [name for rest in rests for name in rest.attributes]
            self._keys[attribute] = keys | (set(with_attributes(self.bench.store, names)) if names else set())
        return self._keys[attribute]
