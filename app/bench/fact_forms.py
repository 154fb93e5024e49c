"""The sentence forms of a list of facts, learnt from the facts: “… was born in the city of …”, “The author of … is …”.

A form is what many facts have in common: the words before the thing that is
spoken of, and those between it and what is said of it. Nothing is known
beforehand of what the forms are; what comes often enough is one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

_ENDS = frozenset("is are was were of by in to for".split())
"""Words after which what is told begins; anything else may be part of it ("the position of wide receiver")."""
_COPULAS = frozenset("is are was were".split())
"""Where one of them leads to a value, a mere "of" belongs to the name ("The President of Ruritania is …")."""
_MOST_WORDS = 10
"""Words of the longest form that is looked for, on one side of the thing."""
_FACTS_A_FORM = 300
"""One fact in so many, and four at least, must have a form: rarer words belong to a name."""
_LEAST = 4


@dataclass(frozen=True, slots=True)
class Form:
    """The words before the subject and between it and the value; ``head`` may be empty."""

    head: str
    middle: str


@dataclass(frozen=True, slots=True)
class Told:
    """A fact read by its form: of whom or what, and what."""

    form: Form
    subject: str
    value: str

    def text(self) -> str:
        """The fact in words."""
        owned = self.form.middle.startswith("'")
        said = f"{self.form.head} {self.subject}{'' if owned else ' '}{self.form.middle} {self.value}.".strip()
        return said


def read_facts(facts: Sequence[str]) -> tuple[Told | None, ...]:
    """Each fact as it reads by the forms of all of them; None for one that has none."""
    least = max(_LEAST, len(facts) // _FACTS_A_FORM)
    pieces = [_pieces(fact) for fact in facts]
    heads = Counter(head for said in pieces for head in _heads(said))
    starts = [_longest(_heads(said), heads, least) for said in pieces]
    middles = Counter(
        (head, middle) for said, head in zip(pieces, starts, strict=True) for _, middle in _middles(said, len(head))
    )
    return tuple(_told(said, head, middles, least) for said, head in zip(pieces, starts, strict=True))


def _pieces(fact: str) -> tuple[str, ...]:
    """The words of a fact without its full stop; a possessive "'s" counts as one."""
    return tuple(fact.removesuffix(".").replace("'s ", " 's ").split())


def _plain(word: str) -> bool:
    return word[0].islower() or word == "'s"


def _heads(said: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """The article and the small words after it, shorter ones first."""
    if said[:1] != ("The",):
        return
    for end in range(2, min(len(said), _MOST_WORDS)):
        if not _plain(said[end - 1]):
            return
        yield tuple(said[:end])


def _longest(heads: Iterator[tuple[str, ...]], counts: Counter[tuple[str, ...]], least: int) -> tuple[str, ...]:
    return max((head for head in heads if counts[head] >= least), key=len, default=())


def _middles(said: Sequence[str], after: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every run of small words behind a subject that ends where a value may begin, with its place."""
    for first in range(after + 1, len(said)):
        for end in range(first + 1, min(len(said), first + _MOST_WORDS)):
            if not _plain(said[end - 1]):
                break
            if said[end - 1] in _ENDS:
                yield first, tuple(said[first:end])


def _told(
    said: tuple[str, ...], head: tuple[str, ...], counts: Counter[tuple[tuple[str, ...], tuple[str, ...]]], least: int
) -> Told | None:
    found = [
        (not _COPULAS.isdisjoint(middle), len(middle), first, middle)
        for first, middle in _middles(said, len(head))
        if counts[head, middle] >= least
    ]
    if not found:
        return None
    *_, first, middle = max(found)
    value = said[first + len(middle) :]
    return Told(Form(" ".join(head), " ".join(middle)), _joined(said[len(head) : first]), _joined(value))


def _joined(words: Sequence[str]) -> str:
    return " ".join(words).replace(" 's", "'s")
