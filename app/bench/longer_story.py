"""A list of facts made longer with facts of made-up things, in the proportions of the list itself.

What is real: every fact of the list, in its order, and all that its questions
ask about. What is made up: **chapters**. A chapter tells the whole list again
of other people and things: same sentence forms, same share of facts that a
later one contradicts, same way from the older to the newer one, same values
that are told of elsewhere; the names are new. A word that several names of the
list share (“John”, “University”) stays and so is shared with the chapters, any
other becomes a word of another name of the list or an invented one. Names that
many facts hold (“United States of America”) and common nouns (“midfielder”)
are everybody's: they stay as values, and nothing new is told *of* them, so that
no answer of the list changes. The chapters are mixed with the list and with
each other; each keeps its own order. All of it is drawn with a fixed seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from app.bench.fact_forms import Told, read_facts

_SEED = 7
_EVERYBODYS = 8
"""Facts that hold a name from which on it belongs to all chapters: about sixty of the 1,777 names of 2,310 facts."""
_SHARED = 2
"""Names that hold a word from which on it stays in all chapters."""
_FROM_ANOTHER = 0.3
"""Share of the other words that come from another name of the list: two names then share a first or last name."""
_ONSETS = "b br c ch d dr f fl g gr h j k kl l m n p pr qu r s sh st t th tr v w y z".split()
_VOWELS = "a e i o u ae ia ou".split()
_CODAS = "n r l s nd rk m sk t th x lm".split()

_Fact = tuple[str, Told | None]
"""A fact as it is written and as it reads."""
_Place = tuple[bool, bool]
"""Whether a word begins its name, and whether it ends it."""


@dataclass(frozen=True, slots=True)
class Story:
    """Facts in order; ``told``: how each reads, ``invented``: the names of which only made-up facts tell."""

    facts: tuple[str, ...]
    told: tuple[Told | None, ...]
    invented: frozenset[str]


@dataclass(frozen=True, slots=True)
class Proportions:
    """How many facts, things spoken of by one form (slots), and those of which several values are told."""

    facts: int
    slots: int
    contradicted: int


def proportions(told: Sequence[Told | None]) -> Proportions:
    """What a story consists of."""
    values: dict[tuple[object, str], set[str]] = {}
    for one in told:
        if one is not None:
            values.setdefault((one.form, one.subject), set()).add(one.value)
    return Proportions(len(told), len(values), sum(len(each) > 1 for each in values.values()))


def signs_of(facts: Sequence[str]) -> int:
    """Signs of a numbered list, line ends included."""
    return sum(len(f"{number}. {fact}\n") for number, fact in enumerate(facts))


def lengthen(facts: Sequence[str], signs: int) -> Story:
    """The list mixed with as many chapters as it takes to reach that many signs; unaltered if it has them."""
    random = Random(_SEED)
    real = list(zip(facts, read_facts(facts), strict=True))
    names = _Names([one for _, one in real if one is not None], random)
    lists: list[list[_Fact]] = [real]
    length = signs_of(facts)
    count = len(facts)
    while length < signs:
        chapter: list[_Fact] = []
        for told in _chapter([one for _, one in real if one is not None], names):
            if length >= signs:
                break
            chapter.append((told.text(), told))
            length += len(f"{count}. {chapter[-1][0]}\n")
            count += 1
        if not chapter:
            break  # everything is everybody's: there is nothing to tell
        lists.append(chapter)
    mixed = list(_mixed(lists, random))
    return Story(tuple(text for text, _ in mixed), tuple(one for _, one in mixed), frozenset(names.invented))


def _mixed(lists: Sequence[Sequence[_Fact]], random: Random) -> Iterator[_Fact]:
    """All lists as one, each in its own order."""
    turns = [number for number, one in enumerate(lists) for _ in one]
    random.shuffle(turns)
    following = [iter(one) for one in lists]
    for number in turns:
        yield next(following[number])


def _chapter(real: Sequence[Told], names: _Names) -> Iterator[Told]:
    """The list told of other things."""
    renamed: dict[str, str] = {}
    words: dict[str, str] = {}
    for told in real:
        if told.subject in names.everybodys:
            continue
        for name in (told.subject, told.value):
            if name not in renamed:
                renamed[name] = names.another(name, words)
        yield Told(told.form, renamed[told.subject], renamed[told.value])


class _Names:
    """The names of a list, and new ones made like them, none of them twice."""

    def __init__(self, told: Sequence[Told], random: Random) -> None:
        held = Counter(name for one in told for name in (one.subject, one.value))
        words = Counter(word for name in held for word in set(name.split()))
        self._random = random
        self._shared = {word for word, count in words.items() if count >= _SHARED}
        self._own: dict[_Place, list[str]] = {}
        for name in sorted(held):
            for place, word in _places(name):
                if word not in self._shared and word[0].isupper():
                    self._own.setdefault(place, []).append(word)
        self._taken = set(held)
        self.everybodys = {name for name, count in held.items() if count >= _EVERYBODYS or name == name.lower()}
        self.invented: set[str] = set()

    def another(self, name: str, words: dict[str, str]) -> str:
        """A new name for a chapter in which these words have others already; what is everybody's stays."""
        if name in self.everybodys:
            return name
        made = " ".join(self._word(place, word, words) for place, word in _places(name))
        while made in self._taken:
            made = " ".join([*name.split()[:-1], self._new_word(name.split()[-1], more=made)])
        self._taken.add(made)
        self.invented.add(made)
        return made

    def _word(self, place: _Place, word: str, words: dict[str, str]) -> str:
        if word in self._shared or word == word.lower():
            return word
        if word not in words:
            other = place in self._own and self._random.random() < _FROM_ANOTHER
            words[word] = self._random.choice(self._own[place]) if other else self._new_word(word)
        return words[word]

    def _new_word(self, word: str, more: str = "") -> str:
        """A word that can be said; of a number another number, of a word in capitals one in capitals.

        ``more``: what was made before and is taken; of a number there are not many.
        """
        if any(sign.isdigit() for sign in word):
            digits = "".join(str(self._random.randrange(10)) if sign.isdigit() else sign for sign in word)
            return digits + str(self._random.randrange(1, 1_000)) if more else digits
        made = "".join(
            self._random.choice(_ONSETS) + self._random.choice(_VOWELS) for _ in range(self._random.choice((2, 2, 3)))
        )
        made += self._random.choice(_CODAS)
        return made.upper() if len(word) > 1 and word.isupper() else made.capitalize()


def _places(name: str) -> Iterator[tuple[_Place, str]]:
    """The words of a name, each with whether it is the first and the last one."""
    said = name.split()
    for at, word in enumerate(said):
        yield (at == 0, at == len(said) - 1), word
