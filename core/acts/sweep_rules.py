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
from itertools import product
from typing import Any

from core.acts.bench import Bench
from core.acts.flags import CONTRADICTION
from core.acts.slots import slots_in
from core.acts.sweep_full import MOST_FLAGS, count_anew, note_full
from core.acts.sweep_harvest import Flag, Harvest, Proposed
from core.contradictions import Assessment, Generator
from core.domain import ProposalKind
from core.engine.about import subject_of
from core.engine.attributes.tables import TABLES
from core.engine.consolidate import Disagreement, Stated, disagreement, may_clash, same_again
from core.engine.consolidate_bridge import Ended, bases, basis_of, bridged, is_of, may_rest
from core.engine.consolidate_stale import TIMED, overtaken, passing_words
from core.engine.slots import Cardinality, FoundSlot, Polarity
from core.store.proposals import has_open
from core.store.review import is_settled, open_between
from core.store.sweeps import (
    MOST_RIVALS,
    Kept,
    SlotMark,
    SlotMarks,
    closed_slots,
    later_slots,
    newest_version,
    read_kept,
    read_slot_marks,
    read_spoken,
    read_state,
    same_slot,
    same_stems,
    slots_of,
    subject_mark,
    tied,
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
MOST_LOOKED = 100
"""Statements that are asked whether they rest on one that ended."""
FRESH = "sweep:fresh"
"""Key in ``meta``: the mark of the rules, and the key up to which they have looked at every statement that counts."""
LEFT = "sweep:left"
"""Key in ``meta``: the statements whose older rivals are left to be met."""
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


@dataclass(slots=True)
class _Looking:
    """What one look at statements knows: slots that only today's rules read, and who has rivals left to meet."""

    bench: Bench
    harvest: Harvest
    unstored: SlotMarks
    left: dict[int, int]
    """Versions, and the slot below which their rivals are left."""

    def leave(self, version: int, below: int) -> None:
        """Note from where on a version's rivals are left, 0 = none are."""
        if below:
            self.left[version] = below
        elif self.left.pop(version, None) is None:
            return
        self.harvest.states[LEFT] = {"mark": rules(), "left": {str(key): slot for key, slot in self.left.items()}}


def _looking(bench: Bench, harvest: Harvest) -> _Looking:
    count_anew(bench)
    return _Looking(bench, harvest, read_slot_marks(bench.store), _left(bench, harvest))


def _left(bench: Bench, harvest: Harvest) -> dict[int, int]:
    """Who has rivals left; what was not written yet is known as well."""
    state = harvest.states.get(LEFT) or read_state(bench.store, LEFT)
    return {int(key): slot for key, slot in state["left"].items()} if state.get("mark") == rules() else {}


def each_fresh(bench: Bench, harvest: Harvest) -> Iterator[int]:
    """Look at each statement that these rules have not seen yet, in the order of arrival; gives pairs compared."""
    newest = newest_version(bench.store)
    last = seen_up_to(bench)
    look: _Looking | None = None
    while keys := unexamined(bench.store, rules(), last, PAGE):
        look = look or _looking(bench, harvest)
        for kept in read_kept(bench.store, keys):
            last = kept.key
            pairs = _look(look, stated(bench, kept))
            harvest.mark(rules(), (kept.key,))
            harvest.states[FRESH] = _seen(last)
            yield pairs
        last = max(last, keys[-1])
    if last < newest:
        harvest.states[FRESH] = _seen(newest)


def each_left(bench: Bench, harvest: Harvest) -> Iterator[int]:
    """Let statements meet the older ones of so many that answer a question, too, some at a time."""
    if not _left(bench, harvest):
        return
    look = _looking(bench, harvest)
    while look.left:
        for key in sorted(look.left):
            below, pairs = look.left[key], 0
            look.leave(key, 0)
            for kept in read_kept(bench.store, [key]):
                pairs = _meet_rivals(look, stated(bench, kept), below)
            yield pairs


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


def _look(look: _Looking, new: Stated) -> int:
    compared = _meet_rivals(look, new, None)
    _mark_unstored(look, new)
    compared += _merge(look.bench, look.harvest, new)
    ending = overtaken(new, look.bench.clock())
    if ending is not None:
        look.harvest.found.append(Proposed(ProposalKind.END, new, ending.reason, "sweep", ending.since))
    return compared


def _meet_rivals(look: _Looking, new: Stated, below: int | None) -> int:
    """Compare one with what else answers its questions, the newest first; gives the number of pairs."""
    compared, found, left = 0, 0, 0
    met: set[int] = {new.key}
    for slot in new.slots:
        rivals = _rivals(look, new, slot, below)
        left = max(left, rivals.left)
        for held in _each_rival(look.bench, rivals.keys, met):
            if found >= MOST_FLAGS:
                note_full(look.bench, look.harvest, new.key)
                break
            compared += 1
            found += _compare(look, new, slot, held)
    look.leave(new.key, left if found < MOST_FLAGS else 0)
    return compared


def _each_rival(bench: Bench, keys: Sequence[int], met: set[int]) -> Iterator[Stated]:
    """Statements by their keys, each once, a portion at a time."""
    others = [key for key in dict.fromkeys(keys) if key not in met]
    met.update(others)
    for at in range(0, len(others), PORTION):
        kept = {one.key: one for one in read_kept(bench.store, others[at : at + PORTION])}
        yield from (stated(bench, kept[key]) for key in others[at : at + PORTION] if key in kept)


@dataclass(frozen=True, slots=True)
class _Rivals:
    """Versions that answer a question, too, and the slot from which on the older ones are left, 0 = none are."""

    keys: list[int]
    left: int


def _rivals(look: _Looking, new: Stated, slot: FoundSlot, below: int | None) -> _Rivals:
    """Versions whose value of a slot could disagree; what came later or was not stored has to be read to know.

    Of what has many values only a denial stands against an affirmation, unless one of them tells a change.
    """
    either = slot.cardinality is Cardinality.ONE or slot.change is not None
    other = {Polarity.POS: Polarity.NEG, Polarity.NEG: Polarity.POS}[slot.polarity].value
    asked = (look.bench.store, slot.subject, slot.attribute, new.key)
    rows = same_slot(*asked, rules(), None if either else other, below)
    left = rows[-1].key if len(rows) == MOST_RIVALS else 0
    rows += [] if either or below is not None else later_slots(*asked, rules())
    found = [row.version for row in rows if row.version > new.key or may_clash(slot, row.value, row.polarity)]
    for polarity in ("pos", "neg") if below is None else ():
        found += look.unstored.get(SlotMark(subject_mark(slot.subject), slot.attribute, polarity), [])
    return _Rivals(found, left)


def _mark_unstored(look: _Looking, new: Stated) -> None:
    """Note the slots that today's rules read and that were not stored, so that later statements meet them, too."""
    if not new.slots:
        return
    stored = {(fold(row.subject), row.attribute) for row in slots_of(look.bench.store, [new.key])}
    owners = look.bench.owner_names()
    for slot in new.slots:
        names = owners if slot.subject == "user" else {fold(slot.subject)}
        if any((name, slot.attribute) in stored for name in names):
            continue
        mark = SlotMark(subject_mark(slot.subject), slot.attribute, slot.polarity.value)
        look.unstored.setdefault(mark, []).append(new.key)
        look.harvest.mark(mark.detector, (new.key,))


def _compare(look: _Looking, new: Stated, slot: FoundSlot, held: Stated) -> bool:
    """Whether something was found that nobody knows yet: what was ruled on would else fill a statement for good."""
    first, second = (held, new) if held.key < new.key else (new, held)
    for one, two in product(_in(first.slots, slot), _in(second.slots, slot)):
        found = disagreement(first, one, second, two)
        if found is None:
            continue
        if _is_known(look.bench, first, second, found):
            return False
        if found.on is not None:
            ending = Proposed(ProposalKind.END, first, found.reason, "sweep", found.on, statement=second)
            look.harvest.found.append(ending)
            return True
        said = [
            Assessment(generator, "", CONTRADICTION, None, found.reason)
            for generator in (Generator.SWEEP, Generator.SLOT)
        ]
        look.harvest.found.append(Flag(first, second, tuple(said), found.suggested))
        return True
    return False


def _is_known(bench: Bench, first: Stated, second: Stated, found: Disagreement) -> bool:
    """Whether a person has this before them already, or ruled on it."""
    store = bench.store
    if open_between(store, first.key, second.key) or is_settled(store, first.text, second.text):
        return True
    if found.on is not None and has_open(store, first.memory, first.number):
        return True
    return tied(store, first.memory, second.memory)


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
