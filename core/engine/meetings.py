"""Who meets whom in a sweep: an index of a few thousand statements, past which all others are led.

Two statements of which a rule could find something share words in one of a few
ways: all that one says stands in the other, or both answer one question, or
one of them states a change and they are mostly alike. So an index of a *block*
of statements finds, for any other one, whom of the block a rule could set
against it: where one's words all stand in the other, by laying the lists of
its words over each other, the shortest first; where the other's do, by the
rarest word of each (its *anchor*). ``may_clash`` then tells whom the rules
have to look at. That this meets every pair that the rules would flag is
proven by a test against a look at all pairs.
"""

from __future__ import annotations

import math
import struct
import zlib
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from core.engine.opposites.gist import NAME, RESEMBLING, THING, Gist, Trait, may_clash, unpacked
from core.engine.opposites.rules import MOST_ANSWERED

Filed = defaultdict[int, set[int]]


def _filed() -> Filed:
    return defaultdict(set)


@dataclass(slots=True)
class Meetings:
    """The statements of a block about one subject by what they are found by."""

    gists: dict[int, Gist] = field(default_factory=dict)
    by_word: Filed = field(default_factory=_filed)
    by_anchor: defaultdict[int, list[tuple[int, frozenset[int]]]] = field(default_factory=lambda: defaultdict(list))
    """Statements under their rarest word, with the words that have to stand in another one."""
    by_claim: Filed = field(default_factory=_filed)
    by_answer: Filed = field(default_factory=_filed)
    """Statements with a verb of what has one value, under their words."""
    by_role: defaultdict[tuple[int, ...], set[int]] = field(default_factory=lambda: defaultdict(set))
    """Statements of who holds a role, under whom they are about and under what they may be turned round by."""
    by_only: Filed = field(default_factory=_filed)
    by_thing: Filed = field(default_factory=_filed)
    by_rare_thing: Filed = field(default_factory=_filed)
    by_changed: Filed = field(default_factory=_filed)
    """Statements of a change, under what they resemble others by."""
    by_who: Filed = field(default_factory=_filed)
    unmarked: Filed = field(default_factory=_filed)
    """Short answers in scripts without capitals, by their language."""
    dead: set[int] = field(default_factory=set)

    def add(self, key: int, gist: Gist) -> None:
        """File a statement."""
        self.gists[key] = gist
        for word in gist.words:
            self.by_word[word].add(key)
        core = frozenset(gist.core)
        for word in self._rarest(core, 1) if core else gist.words:
            self.by_anchor[word].append((key, core))
        for claim in gist.says:
            self.by_claim[claim].add(key)
        for one in gist.who:
            self.by_who[one].add(key)
        self._add_things(key, gist)
        if not gist.traits & Trait.DENIES:
            self._add_answer(key, gist)
        if gist.traits & Trait.DEAD:
            self.dead.add(key)

    def _add_things(self, key: int, gist: Gist) -> None:
        for thing in gist.things:
            self.by_thing[thing].add(key)
            if gist.traits & Trait.CHANGES:
                self.by_changed[thing].add(key)
        for thing in self._rare_things(gist):
            self.by_rare_thing[thing].add(key)

    def _add_answer(self, key: int, gist: Gist) -> None:
        for role in _roles(gist):
            self.by_role[role].add(key)
        if gist.traits & Trait.ONE:
            for word in gist.words:
                self.by_answer[word].add(key)
            if _is_short(gist):
                self.unmarked[gist.language].add(key)
        if gist.traits & Trait.ONLY:
            for word in gist.words:
                self.by_only[word].add(key)

    def others(self, key: int, gist: Gist) -> Iterator[int]:
        """The filed statements that a rule could set against this one, the latest first."""
        found: set[int] = set()
        for keys in self._lists(gist):
            found.update(keys)
        found.discard(key)
        return (other for other in sorted(found, reverse=True) if may_clash(gist, self.gists[other]))

    def _lists(self, gist: Gist) -> Iterator[Iterable[int]]:
        if gist.core:
            yield self._that_hold(gist.core)
        else:
            yield from self._under(self.by_word, gist.words)
        yield self._that_stand_in(gist.words)
        yield from self._under(self.by_claim, gist.against)
        if not gist.traits & Trait.DENIES:
            yield from self._answers(gist)
        if gist.traits & Trait.CHANGES:
            yield from self._under(self.by_thing, self._rare_things(gist))
            yield from self._under(self.by_rare_thing, gist.things)
        elif self.by_changed:
            yield from self._under(self.by_changed, gist.things)
        if gist.traits & Trait.DEAD:
            yield from self._under(self.by_word, gist.words)
            yield from self._under(self.by_who, gist.who)
        else:
            yield self.dead

    def _that_hold(self, core: Collection[int]) -> Collection[int]:
        """The statements in which all of these words stand."""
        lists = []
        for word in core:
            if word not in self.by_word:
                return ()
            lists.append(self.by_word[word])
        lists.sort(key=len)
        found = lists[0]
        for keys in lists[1:]:
            found = found & keys
            if not found:
                return ()
        return found

    def _that_stand_in(self, words: frozenset[int]) -> Iterator[int]:
        """The statements all of whose words stand among these."""
        for word in words:
            for key, core in self.by_anchor.get(word, ()):
                if core <= words:
                    yield key

    def _answers(self, gist: Gist) -> Iterator[Iterable[int]]:
        if gist.traits & Trait.ONLY:
            yield from self._under(self.by_word, gist.words)
        if self.by_only:
            yield from self._under(self.by_only, gist.words)
        yield from (self.by_role[role] for role in _roles(gist, turned=True) if role in self.by_role)
        if not gist.traits & Trait.ONE:
            return
        if _is_short(gist):
            yield self.unmarked.get(gist.language, ())
        # At most so many of its own words are missing in the other; so of one more, one is there.
        own = len(gist.own) > MOST_ANSWERED
        yield from self._under(self.by_answer, self._rarest(gist.own, MOST_ANSWERED + 1) if own else gist.words)

    def _rarest(self, words: Iterable[int], count: int) -> list[int]:
        return sorted(words, key=lambda word: (len(self.by_word.get(word, ())), word))[:count]

    def _rare_things(self, gist: Gist) -> list[int]:
        """So many of the rarest that who shares most of them has one of these."""
        count = len(gist.things) - math.ceil(RESEMBLING * len(gist.things)) + 1 if gist.things else 0
        return sorted(gist.things, key=lambda thing: (len(self.by_thing.get(thing, ())), thing))[:count]

    @staticmethod
    def _under(filed: Filed, words: Iterable[int]) -> Iterator[set[int]]:
        return (filed[word] for word in words if word in filed)


def _is_short(gist: Gist) -> bool:
    """Whether it may answer what one that shares no word with it answers: scripts without capitals, few signs."""
    return not gist.traits & Trait.CAPITALS and len(gist.own) <= MOST_ANSWERED


def _roles(gist: Gist, *, turned: bool = False) -> Iterator[tuple[int, ...]]:
    """Under what a statement of a role is filed, or, ``turned``, under what those stand that answer the same one."""
    if not gist.traits & Trait.ROLE:
        return
    if gist.kind != NAME:
        yield gist.who
    if gist.kind == THING:
        yield from ((int(turned), word) for word in gist.who)
    elif gist.kind == NAME:
        yield from ((int(not turned), word) for word in gist.words)


_COUNT = struct.Struct("<H")


def packed_with(subjects: Iterable[str], gist: Gist) -> bytes:
    """A gist as it is stored, with checksums of whom it is about before it."""
    marks = sorted({zlib.crc32(subject.encode()) for subject in subjects})
    return _COUNT.pack(len(marks)) + struct.pack(f"<{len(marks)}I", *marks) + gist.packed()


def unpacked_with(stored: bytes) -> tuple[tuple[int, ...], bytes]:
    """The checksums of whom it is about, and the gist's own bytes; raises ``ValueError`` for what none are."""
    try:
        (count,) = _COUNT.unpack_from(stored)
        marks = struct.unpack_from(f"<{count}I", stored, _COUNT.size)
    except struct.error as reason:
        raise ValueError(f"These are no numbers of a statement: {reason}.") from reason
    return marks, stored[_COUNT.size + 4 * count :]


@dataclass(slots=True)
class Block:
    """Statements that meet the others at one time, by whom they are about; made anew from what is stored."""

    plan: dict[str, Any]
    """Which statements these are."""
    subjects: dict[int, Meetings] = field(default_factory=dict)
    seen: Counter[int] = field(default_factory=Counter)
    """How many of the others each could be set against, up to ``place``."""
    place: tuple[int, int | None] = (0, None)
    """The one that is led past the block, and the last of the block that it met."""
    is_begun: bool = False
    """Whether some were led past it already whose meetings are not in ``seen``."""
    keys: set[int] = field(default_factory=set)
    made: int = 0
    """The last that was filed; they come in the order of their keys."""
    is_made: bool = False

    def add(self, key: int, stored: bytes) -> None:
        """File a statement as it is stored."""
        subjects, packed = unpacked_with(stored)
        gist = unpacked(packed)
        self.keys.add(key)
        self.made = key
        for subject in subjects:
            self.subjects.setdefault(subject, Meetings()).add(key, gist)

    def others(self, key: int, stored: bytes) -> list[int]:
        """Whom of the block a stored statement could be set against, the latest first."""
        marks, packed = unpacked_with(stored)
        shared = [self.subjects[subject] for subject in marks if subject in self.subjects]
        if not shared:
            return []
        gist = unpacked(packed)
        if len(shared) == 1:
            return list(shared[0].others(key, gist))
        return sorted({other for one in shared for other in one.others(key, gist)}, reverse=True)
