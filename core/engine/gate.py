"""Which words a pattern cannot do without: a look for them spares most rules their search.

Of a few hundred rules three or four can fit a sentence. One look for the
words that every match of a rule must hold costs a fiftieth of the searches.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

_SHORTEST = 2  # letters; a single one stands in nearly every sentence (a Han sign or a slash does not)
_COMMON = frozenset(" .,")  # signs that are as common as letters
_EVERYWHERE = frozenset("a in on at to is the and of with for by as ing ed are am was has have had my it".split())
"""Words, and ends of words, that stand in so many sentences that a list with one of them shuts out next to nothing."""
_MOST = 400  # alternatives, as many as there are peoples; a longer list shuts out little
_NEEDED = 4  # lists that a rule is held to; a fifth shuts out next to nothing

Gate = frozenset[str]
"""Small letters of which at least one stands in every match."""
Gated = tuple[Gate, ...]
"""All lists that a match must hold a word of; none = the pattern is always tried."""
DIGIT = "\x00"
"""Stands in a gate for any digit; no text in the vault holds this sign."""
DATE_SIGN = "\x01"
"""Stands in a gate for a dash, slash, full stop or colon between two digits."""
_START = 3
_ANY_DIGIT = re.compile(r"\d")
_BETWEEN_DIGITS = re.compile(r"\d[-/.:]\d")


@lru_cache(maxsize=4096)
def gates_of(pattern: str) -> Gated:
    """The lists of which every match of a pattern holds a word each, whatever its case."""
    parser: Any = re._parser  # type: ignore[attr-defined]
    return telling(gate for gate in _required(parser.parse(pattern, re.IGNORECASE)) if len(gate) <= _MOST)


def telling(gates: Iterable[Gate]) -> Gated:
    """The lists that shut out most; one that holds a word of every other sentence only where there is no better."""
    ranked = sorted(set(gates), key=_rank, reverse=True)
    rare = [gate for gate in ranked if not any(word.strip() in _EVERYWHERE for word in gate)]
    return tuple((rare or ranked[:1])[:_NEEDED])


class Gates:
    """The gates of a list of patterns together: which of them a text can fit, by one look for all their words.

    Words are filed under their first three signs, so that a text is asked for
    its own threes and not for each of a thousand words. Patterns that need the
    same list share it.
    """

    __slots__ = ("_always", "_begun", "_first", "_short", "_starts")

    def __init__(self, gated: Sequence[Gated]) -> None:
        self._always = [at for at, gates in enumerate(gated) if not gates]
        lists: dict[Gate, int] = {}
        self._first: dict[int, list[tuple[int, frozenset[int]]]] = {}
        for at, gates in enumerate(gated):
            numbers = [lists.setdefault(gate, len(lists)) for gate in gates]
            if numbers:
                self._first.setdefault(numbers[0], []).append((at, frozenset(numbers[1:])))
        by_word: dict[str, list[int]] = {}
        for gate, number in lists.items():
            for word in gate:
                by_word.setdefault(word, []).append(number)
        self._short = [(word, numbers) for word, numbers in by_word.items() if len(word) < _START]
        self._begun: dict[str, list[tuple[str, list[int]]]] = {}
        for word, numbers in by_word.items():
            if len(word) >= _START:
                self._begun.setdefault(word[:_START], []).append((word, numbers))
        self._starts = frozenset(self._begun)

    def open_for(self, lowered: str) -> list[int]:
        """Places of the patterns that a text in small letters can fit, in order."""
        text, threes = _look(lowered)
        held = {number for word, numbers in self._short if word in text for number in numbers}
        begun = self._begun
        for start in threes & self._starts:
            for word, numbers in begun[start]:
                if word in text:
                    held.update(numbers)
        first = self._first
        found = [at for number in held if number in first for at, others in first[number] if others <= held]
        return sorted(found + self._always)


@lru_cache(maxsize=16)  # one sentence is looked at for several lists of patterns
def _look(lowered: str) -> tuple[str, frozenset[str]]:
    """The text, with signs that say whether it holds digits, and every three signs of it."""
    text = lowered
    if _ANY_DIGIT.search(lowered):
        text += DIGIT + DATE_SIGN if _BETWEEN_DIGITS.search(lowered) else DIGIT
    return text, frozenset([text[at : at + _START] for at in range(len(text) - _START + 1)])


def _required(parts: Iterable[tuple[Any, Any]]) -> Iterator[Gate]:
    run = ""
    for kind, value in parts:
        if str(kind) == "LITERAL":
            run += chr(value).lower()
            continue
        if str(kind) == "BRANCH":  # the parser takes what all alternatives begin with out of them
            yield from _of_branches([[*_letters(run), *branch] for branch in value[1]])
        else:
            yield from _word(run)
            yield from _of_part(str(kind), value)
        run = ""
    yield from _word(run)


def _letters(run: str) -> list[tuple[Any, Any]]:
    return [("LITERAL", ord(letter)) for letter in run]


def _word(run: str) -> Iterator[Gate]:
    if len(run.strip()) >= _SHORTEST or (run and _is_rare(run)):
        yield frozenset({run})


def _is_rare(sign: str) -> bool:
    return not (sign.isascii() and sign.isalnum()) and sign not in _COMMON


def _of_part(kind: str, value: Any) -> Iterator[Gate]:
    match kind:
        case "SUBPATTERN":
            yield from _required(value[3])
        case "ATOMIC_GROUP":
            yield from _required(value)
        case "ASSERT":
            yield from _required(value[1])
        case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT" if value[0] >= 1:
            yield from _required(value[2])
        case "IN" if all(_is_digit(str(item), what) for item, what in value):
            yield frozenset({DIGIT})
        case "IN":
            yield from _of_signs(value)
        case _:
            return


def _of_signs(items: Any) -> Iterator[Gate]:
    """A choice of single signs that are all rare."""
    signs = [chr(what).lower() for item, what in items if str(item) == "LITERAL"]
    if len(signs) == len(items) and all(_is_rare(sign) for sign in signs):
        yield frozenset(signs)


def _is_digit(kind: str, what: Any) -> bool:
    match kind:
        case "LITERAL":
            return chr(what).isdigit()
        case "RANGE":
            return chr(what[0]).isdigit() and chr(what[1]).isdigit()
        case "CATEGORY":
            return str(what) == "CATEGORY_DIGIT"
        case _:
            return False


def _of_branches(branches: Sequence[Any]) -> Iterator[Gate]:
    found = [max(_required(branch), key=_rank, default=None) for branch in branches]
    words = [gate for gate in found if gate is not None]
    if len(words) == len(found):
        yield frozenset().union(*words)


def _rank(gate: Gate) -> tuple[int, int, str]:
    """How little a gate lets through: longer words first, then fewer."""
    return min(map(len, gate)), -len(gate), min(gate)
