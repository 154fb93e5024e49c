"""What of a statement's reading decides whether any rule could set it against another: a few numbers, kept with it.

Reading a statement takes a millisecond and comparing two takes less; what no
rule can ever find is told from these numbers in a microsecond. ``may_clash``
is never False for two statements of which ``rules.py`` finds something that
``evidence.py`` lets a rule flag by itself; where it is True the rules have to
look. Words are kept as checksums: two that happen to agree cost a look (two
figures that do, one pair in a hundred million, are taken for one).
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, fields
from enum import IntEnum
from typing import NamedTuple

from core.engine.about import things_in
from core.engine.opposites.compared import FIGURES
from core.engine.opposites.kinds import Kinds, rivals_of
from core.engine.opposites.reading import Reading, content_of, read
from core.engine.opposites.replaceable import ONE_OF_A_KIND
from core.engine.opposites.rules import HALF, LIVES, MOST_ANSWERED, MOST_DENIED, MOST_OPPOSED, NO_CAPITALS

RESEMBLING = 0.6
"""Share of the shorter statement's words from which two resemble each other; at a half every two appointments do."""
_FIGURE_BITS = 27
_KINDS = (*FIGURES, "label")
_NUMBER = _KINDS.index("number")


class Trait(IntEnum):
    """What a statement is, as far as it opens or closes a rule; one bit each."""

    DENIES = 1
    ONE = 2
    """A verb of what has one value stands in it."""
    ONLY = 4
    CHANGES = 8
    CAPITALS = 16
    DEAD = 32
    PLANS = 64
    PRESENT = 128
    SINGLE = 256
    """It is about a relative of whom a person has one."""
    ROLE = 512
    """It says who or what something is: “my dentist is …”, “the captain is …”."""


# Plain numbers: tens of millions of pairs are told apart by them.
_DENIES, _ONE, _ONLY, _CHANGES, _CAPITALS = (
    int(one) for one in (Trait.DENIES, Trait.ONE, Trait.ONLY, Trait.CHANGES, Trait.CAPITALS)
)
_DEAD, _PLANS, _PRESENT, _SINGLE, _ROLE = (
    int(one) for one in (Trait.DEAD, Trait.PLANS, Trait.PRESENT, Trait.SINGLE, Trait.ROLE)
)


@dataclass(frozen=True, slots=True)
class Gist:
    """The numbers: traits, checksums of language and kind of subject, and sets of checksums.

    ``content`` are the content words in order, ``scope`` those that limit it;
    ``core`` are the content words without those of the scope and without what
    has an opposite; ``names`` those that name somebody. ``sides`` are the lists
    of opposites, ``figures`` kinds and values, ``says`` and ``against`` what it
    claims of kinds and what would clash with that, ``who`` its subject,
    ``called`` the name by which that is told from others of its kind, and
    ``things`` the words by which two statements resemble each other.
    """

    traits: int
    language: int
    kind: int
    content: tuple[int, ...]
    scope: tuple[int, ...]
    core: tuple[int, ...]
    names: tuple[int, ...]
    sides: tuple[int, ...]
    figures: tuple[int, ...]
    says: tuple[int, ...]
    against: tuple[int, ...]
    who: tuple[int, ...]
    called: tuple[int, ...]
    things: tuple[int, ...]

    words: frozenset[int] = field(init=False, compare=False)
    """All words that stand in it."""
    own: frozenset[int] = field(init=False, compare=False)
    """The content words without those of the scope."""

    def __post_init__(self) -> None:
        """Fill in what follows from the others."""
        object.__setattr__(self, "words", frozenset((*self.content, *self.scope)))
        object.__setattr__(self, "own", frozenset(self.content).difference(self.scope))

    def packed(self) -> bytes:
        """The numbers as they are stored."""
        parts = _sets(self)
        numbers = [number for part in parts for number in part]
        head = _HEAD.pack(self.traits, self.language, self.kind, *map(len, parts))
        return head + struct.pack(f"<{len(numbers)}I", *numbers)

    def mapped(self, put: Callable[[int], int]) -> Gist:
        """The same with each checksum put through a function."""
        return Gist(self.traits, self.language, self.kind, *(tuple(map(put, part)) for part in _sets(self)))


_SINGLES = 3
_SETS = tuple(one.name for one in fields(Gist) if one.init)[_SINGLES:]
_HEAD = struct.Struct(f"<{_SINGLES + len(_SETS)}H")


def _sets(gist: Gist) -> list[tuple[int, ...]]:
    return [getattr(gist, name) for name in _SETS]


def unpacked(stored: bytes) -> Gist:
    """The numbers again; raises ``ValueError`` for what none are."""
    try:
        traits, language, kind, *sizes = _HEAD.unpack_from(stored)
        numbers = struct.unpack_from(f"<{sum(sizes)}I", stored, _HEAD.size)
    except struct.error as reason:
        raise ValueError(f"These are no numbers of a statement: {reason}.") from reason
    parts, at = [], 0
    for size in sizes:
        parts.append(numbers[at : at + size])
        at += size
    return Gist(traits, language, kind, *parts)


def gist_of(text: str, spoken: str) -> Gist:
    """The gist of a text; ``spoken`` is the text as it is compared, with its owner put as “The user”."""
    reading = read(spoken)
    own = set(reading.content) - reading.scope_words
    sided = {word for said in reading.sides.values() for word in content_of(said, reading.language)}
    says, against = _claims(reading.kinds, "plan" in reading.cues)
    return Gist(
        _traits(reading),
        _sum(reading.language) & 0xFFFF,
        _sum(reading.subject.kind) & 0xFFFF,
        tuple(map(_sum, reading.content)),
        _sums(reading.scope_words),
        _sums(own - sided),
        _sums(own & reading.names),
        tuple(sorted(reading.sides)),
        tuple(sorted(_figure(one.kind, one.value) for one in reading.figures)),
        _sums(says),
        _sums(against),
        _sums(reading.subject.who),
        _sums(word for word in reading.subject.who if word.startswith("=")),
        _sums(things_in(text)),
    )


def _sum(word: str) -> int:
    return zlib.crc32(word.encode())


NAME, THING, _KIN, _SELF = (_sum(kind) & 0xFFFF for kind in ("name", "thing", "kin", "owner"))


def _sums(words: Iterable[str]) -> tuple[int, ...]:
    return tuple(sorted({_sum(word) for word in words}))


def _figure(kind: str, value: str) -> int:
    return _KINDS.index(kind) << _FIGURE_BITS | _sum(value) & (1 << _FIGURE_BITS) - 1


def _traits(reading: Reading) -> int:
    copula = " is " in reading.text and reading.subject.kind in ("thing", "kin", "name")
    found = (
        (Trait.DENIES, reading.denies),
        (Trait.ONE, "one" in reading.cues),
        (Trait.ROLE, copula),
        (Trait.ONLY, "only" in reading.cues),
        (Trait.CHANGES, not reading.cues.isdisjoint(("change", "disowned"))),
        (Trait.CAPITALS, reading.language not in NO_CAPITALS),
        (Trait.DEAD, reading.kinds.excluding.get(LIVES, ("", ""))[0] == "dead"),
        (Trait.PLANS, "plan" in reading.cues),
        (Trait.PRESENT, "present" in reading.cues),
        (Trait.SINGLE, bool(reading.subject.who & ONE_OF_A_KIND)),
    )
    return sum(int(trait) for trait, holds in found if holds)


def _claims(kinds: Kinds, planned: bool) -> tuple[list[str], list[str]]:
    """What is claimed of kinds, and the claims of another statement that would clash with it."""
    says = [f"no {kind}" for kind in kinds.ruled_out] + [f"is {kind}" for kind in kinds.affirmed]
    against = [f"is {kind}" for kind in kinds.ruled_out] + [f"no {kind}" for kind in kinds.affirmed]
    held = frozenset() if planned else kinds.topics
    for topics, mark, other in ((held, "topic", "turn"), (kinds.turns, "turn", "topic")):
        says += [f"{mark} {topic}" for topic in topics]
        against += [f"{other} {topic}" for topic in topics]
    for group, (member, _) in kinds.excluding.items():
        says.append(f"state {group}: {member}")
        against += [f"state {group}: {rival}" for rival in rivals_of(group, member)]
    return says, against


def may_clash(one: Gist, other: Gist) -> bool:
    """Whether a rule might find something between two statements; never False where one does."""
    return not _held_back(one, other) and (
        _meets(one.against, other.says) or _dies(one, other) or _turns(one, other) or _differ_by_little(one, other)
    )


def _held_back(one: Gist, other: Gist) -> bool:
    """What ``replaceable.py`` holds back whatever else is found: two of one kind by their names, a plan and a fact."""
    either, both = one.traits | other.traits, one.traits & other.traits
    if one.called and other.called and one.kind == other.kind and not both & _SINGLE:
        alike = set(one.who).intersection(other.who)
        if alike and alike.isdisjoint(one.called):
            return True
    if not either & _CHANGES and _about_others(one, other) and not _meets(one.against, other.says):
        return True
    if either & _CHANGES or not either & _PLANS:
        return False
    if both & _PLANS:
        return not either & _DENIES and not _figures_differ(one.figures, other.figures)
    return not either & _PRESENT


def _about_others(one: Gist, other: Gist) -> bool:
    """Whether they are about different people or things, as far as that needs no look at the words."""
    kinds = {one.kind, other.kind}
    if THING not in kinds or not kinds <= {THING, _KIN, _SELF} or _meets(one.who, other.who):
        return False
    if _KIN in kinds:
        return True
    things = [(side, beside) for side, beside in ((one, other), (other, one)) if side.kind == THING]
    return not any(set(side.who).difference(side.called) & beside.words for side, beside in things)


def _meets(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return bool(one and other) and not set(one).isdisjoint(other)


class _Beside(NamedTuple):
    """Two gists side by side: the words that each has for itself, in order, and how many are shared."""

    one: Gist
    other: Gist
    mine: tuple[int, ...]
    theirs: tuple[int, ...]
    shared: int
    same_language: bool

    @property
    def one_repeats(self) -> bool:
        """Whether one of the two has no word for itself."""
        return not self.mine or not self.theirs

    @property
    def longest(self) -> int:
        """The most words that one of the two has for itself."""
        return max(len(self.mine), len(self.theirs))


def _differ_by_little(one: Gist, other: Gist) -> bool:
    """A denial, an opposite, another figure or another answer in what is else the same."""
    shared = len(one.words & other.words)
    mine, theirs = one.own - other.words, other.own - one.words
    if mine and theirs and not _may_answer(one, other, mine, theirs) and not _may_oppose(one, other):
        return False  # most pairs end here
    beside = _Beside(
        one,
        other,
        tuple(word for word in one.content if word in mine),
        tuple(word for word in other.content if word in theirs),
        shared,
        one.language == other.language,
    )
    if (one.traits ^ other.traits) & _DENIES:
        return beside.same_language and beside.one_repeats and shared > 0 and beside.longest <= MOST_DENIED
    return _other_figure(beside) or (beside.same_language and (_opposed(beside) or _answers(beside)))


def _may_oppose(one: Gist, other: Gist) -> bool:
    return bool(one.sides) and any(side ^ 1 in other.sides for side in one.sides)


def _asked(one: Gist, other: Gist) -> bool:
    """Whether both answer one question: by their verbs, or as who holds a role."""
    both = one.traits & other.traits
    if both & _ONE:
        return True
    if not both & _ROLE:
        return False
    return {one.kind, other.kind} == {NAME, THING} or (one.who == other.who and NAME not in (one.kind, other.kind))


def _may_answer(one: Gist, other: Gist, mine: frozenset[int], theirs: frozenset[int]) -> bool:
    either, both = one.traits | other.traits, one.traits & other.traits
    if either & _DENIES or one.language != other.language:
        return False
    if not either & _ONLY and (not _asked(one, other) or max(len(mine), len(theirs)) > MOST_ANSWERED):
        return False
    return not both & _CAPITALS or not (mine.isdisjoint(one.names) or theirs.isdisjoint(other.names))


def _other_figure(beside: _Beside) -> bool:
    return beside.one_repeats and beside.shared > 0 and _figures_differ(beside.one.figures, beside.other.figures)


def _figures_differ(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    if not one or not other:
        return False
    mine, theirs = ({figure >> _FIGURE_BITS for figure in figures} for figures in (one, other))
    agree = {figure >> _FIGURE_BITS for figure in set(one).intersection(other)}
    return bool((mine & theirs) - agree) or (_NUMBER in mine) != (_NUMBER in theirs)


def _opposed(beside: _Beside) -> bool:
    one, other = beside.one, beside.other
    if not beside.shared or not _may_oppose(one, other):
        return False
    left = [
        sum(word in core for word in words) for words, core in ((beside.mine, one.core), (beside.theirs, other.core))
    ]
    return min(left) == 0 and max(left) <= MOST_OPPOSED


def _answers(beside: _Beside) -> bool:
    """Two answers to one question: a name in each where capitals mark names, else a few signs."""
    one, other = beside.one, beside.other
    if beside.one_repeats or not _may_answer(one, other, frozenset(beside.mine), frozenset(beside.theirs)):
        return False
    if (one.traits | other.traits) & _ONLY and beside.shared >= max(1, HALF * min(len(one.own), len(other.own))):
        return True
    few = _asked(one, other) and beside.longest <= MOST_ANSWERED
    meet = beside.shared > 0 or not one.traits & _CAPITALS
    return few and meet and _in_one_place(one, beside.mine) and _in_one_place(other, beside.theirs)


def _in_one_place(gist: Gist, left: tuple[int, ...]) -> bool:
    """Whether the words that one has for itself follow each other."""
    at = gist.content.index(left[0])
    own = set(left)
    return all(word in own for word in gist.content[at : at + len(left)])


def _dies(one: Gist, other: Gist) -> bool:
    """One says that somebody died whom the other names or speaks of."""
    known = _meets(one.content, other.content) or _meets(one.who, other.who)
    return bool((one.traits ^ other.traits) & _DEAD) and known


def _turns(one: Gist, other: Gist) -> bool:
    """One states a change and the two resemble each other."""
    return bool((one.traits | other.traits) & _CHANGES) and resemble(set(one.things), set(other.things))


def resemble(one: AbstractSet[object], other: AbstractSet[object]) -> bool:
    """Whether two statements share most of the words of the shorter one."""
    least = RESEMBLING * min(len(one), len(other))
    return least > 0 and len(one & other) >= least
