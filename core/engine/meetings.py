"""Who meets whom in a sweep: an index that finds, for one statement, all others that any rule could set against it.

Two statements of which a rule could find something share a word that need not
be looked for among all their words: where one's words all stand in the other,
its rarest one does (its *anchor*); where two share a part of the shorter one's
words, they share one of so many of its rarest. So each statement is filed
under its words and under its anchor, and a look-up reads a few short lists.
``may_clash`` then tells whom the rules have to look at. That this meets every
pair that the rules would flag is proven by a test against a look at all pairs.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from core.engine.opposites.gist import NAME, RESEMBLING, THING, Gist, Trait, may_clash
from core.engine.opposites.rules import MOST_ANSWERED

Filed = defaultdict[int, list[int]]


def _filed() -> Filed:
    return defaultdict(list)


@dataclass(slots=True)
class Meetings:
    """The statements about one subject by what they are found by; keys are added in rising order."""

    gists: dict[int, Gist] = field(default_factory=dict)
    by_word: Filed = field(default_factory=_filed)
    by_anchor: Filed = field(default_factory=_filed)
    by_claim: Filed = field(default_factory=_filed)
    by_answer: Filed = field(default_factory=_filed)
    """Statements with a verb of what has one value, under their words."""
    by_role: defaultdict[tuple[int, ...], list[int]] = field(default_factory=lambda: defaultdict(list))
    """Statements of who holds a role, under whom they are about and under what they may be turned round by."""
    by_only: Filed = field(default_factory=_filed)
    by_thing: Filed = field(default_factory=_filed)
    by_rare_thing: Filed = field(default_factory=_filed)
    by_changed: Filed = field(default_factory=_filed)
    """Statements of a change, under what they resemble others by."""
    unmarked: Filed = field(default_factory=_filed)
    """Answers in scripts without capitals, by their language."""
    dead: list[int] = field(default_factory=list)

    def add(self, key: int, gist: Gist) -> None:
        """File a statement that comes after all others."""
        self.gists[key] = gist
        for word in gist.words:
            self.by_word[word].append(key)
        for word in self._anchors(gist):
            self.by_anchor[word].append(key)
        for claim in gist.says:
            self.by_claim[claim].append(key)
        self._add_things(key, gist)
        if not gist.traits & Trait.DENIES:
            self._add_answer(key, gist)
        if gist.traits & Trait.DEAD:
            self.dead.append(key)

    def _add_things(self, key: int, gist: Gist) -> None:
        for thing in gist.things:
            self.by_thing[thing].append(key)
            if gist.traits & Trait.CHANGES:
                self.by_changed[thing].append(key)
        for thing in self._rare_things(gist):
            self.by_rare_thing[thing].append(key)

    def _add_answer(self, key: int, gist: Gist) -> None:
        for role in _roles(gist):
            self.by_role[role].append(key)
        if gist.traits & Trait.ONE:
            for word in gist.words:
                self.by_answer[word].append(key)
            if not gist.traits & Trait.CAPITALS:
                self.unmarked[gist.language].append(key)
        if gist.traits & Trait.ONLY:
            for word in gist.words:
                self.by_only[word].append(key)

    def others(self, key: int, gist: Gist) -> Iterator[int]:
        """The filed statements that a rule could set against this one, the latest first."""
        found: set[int] = set()
        for keys in self._lists(gist):
            found.update(keys)
        found.discard(key)
        return (other for other in sorted(found, reverse=True) if may_clash(gist, self.gists[other]))

    def _lists(self, gist: Gist) -> Iterator[Iterable[int]]:
        yield from self._under(self.by_word, self._anchors(gist))
        yield from self._under(self.by_anchor, gist.words)
        yield from self._under(self.by_claim, gist.against)
        if not gist.traits & Trait.DENIES:
            yield from self._answers(gist)
        if gist.traits & Trait.CHANGES:
            yield from self._under(self.by_thing, self._rare_things(gist))
            yield from self._under(self.by_rare_thing, gist.things)
        else:
            yield from self._under(self.by_changed, gist.things)
        if gist.traits & Trait.DEAD:
            yield self.gists
        else:
            yield self.dead

    def _answers(self, gist: Gist) -> Iterator[Iterable[int]]:
        if gist.traits & Trait.ONLY:
            yield from self._under(self.by_word, gist.words)
        yield from self._under(self.by_only, gist.words)
        yield from (self.by_role[role] for role in _roles(gist, turned=True) if role in self.by_role)
        if not gist.traits & Trait.ONE:
            return
        if not gist.traits & Trait.CAPITALS:
            yield self.unmarked.get(gist.language, ())
            return
        # At most so many of its own words are missing in the other; so of one more, one is there.
        own = len(gist.own) > MOST_ANSWERED
        yield from self._under(self.by_answer, self._rarest(gist.own, MOST_ANSWERED + 1) if own else gist.words)

    def _anchors(self, gist: Gist) -> Iterable[int]:
        return self._rarest(gist.core, 1) if gist.core else gist.words

    def _rarest(self, words: Iterable[int], count: int) -> list[int]:
        return sorted(words, key=lambda word: (len(self.by_word.get(word, ())), word))[:count]

    def _rare_things(self, gist: Gist) -> list[int]:
        """So many of the rarest that who shares most of them has one of these."""
        count = len(gist.things) - math.ceil(RESEMBLING * len(gist.things)) + 1 if gist.things else 0
        return sorted(gist.things, key=lambda thing: (len(self.by_thing.get(thing, ())), thing))[:count]

    @staticmethod
    def _under(filed: Filed, words: Iterable[int]) -> Iterator[list[int]]:
        return (filed[word] for word in words if word in filed)


@dataclass(slots=True)
class Met:
    """The statements of each subject as far as a sweep's round has come, with what was flagged on the way."""

    mark: str = ""
    subjects: dict[str, Meetings] = field(default_factory=dict)
    gists: dict[int, Gist] = field(default_factory=dict)
    flagged: Counter[int] = field(default_factory=Counter)
    """The open contradictions of each, as of the operation ``counted`` and with those found since."""
    counted: int = -1
    last: int = 0
    read: int = 0
    """The last key whose text was read, so that no slice looks through all of them again."""
    _numbers: dict[int, int] = field(default_factory=dict)

    def shared(self, gist: Gist) -> Gist:
        """The gist with numbers that all gists share, which takes a third of the room."""
        return gist.mapped(lambda number: self._numbers.setdefault(number, number))

    def add(self, key: int, gist: Gist, subjects: frozenset[str]) -> None:
        """Take in the next statement."""
        self.last = key
        self.gists[key] = gist
        for subject in subjects:
            self.subjects.setdefault(subject, Meetings()).add(key, gist)

    def others(self, key: int, gist: Gist, subjects: frozenset[str]) -> list[int]:
        """Whom it could stand against, the latest first."""
        of_each = [self.subjects[subject] for subject in subjects if subject in self.subjects]
        if len(of_each) == 1:
            return list(of_each[0].others(key, gist))
        return sorted({other for one in of_each for other in one.others(key, gist)}, reverse=True)


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
