"""Many lists of phrases looked for at once: only lists of which a phrase has all its words in the text are tried."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

_SPACELESS = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
_ARABIC = re.compile("[\u0600-\u06ff]")
_WORD = re.compile(r"[^\W_]+")
_FEWEST = 2
"""Letters of an open beginning that are looked for; a single one stands in nearly every text."""
_WHOLE = "$"
"""Ends a part that is a whole word, so that a beginning is not taken for one."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """What stands in a text: its words and all their beginnings, signs written without spaces, and whether Arabic."""

    parts: frozenset[str]
    signs: frozenset[str]
    is_arabic: bool


@lru_cache(maxsize=20_000)
def _parts_of(word: str) -> tuple[str, ...]:
    return word + _WHOLE, *(word[:end] for end in range(_FEWEST, len(word) + 1))


@lru_cache(maxsize=64)  # one text is looked through for a dozen lists, one after the other
def _seen_in(text: str) -> _Seen:
    parts = frozenset(chain.from_iterable(map(_parts_of, _WORD.findall(text))))
    if text.isascii():
        return _Seen(parts, frozenset(), is_arabic=False)
    signs = frozenset(text) if _SPACELESS.search(text) else frozenset()
    return _Seen(parts, signs, is_arabic=_ARABIC.search(text) is not None)


_Filed = tuple[int, frozenset[str]]
"""The place of a list, and the other parts of one of its phrases."""


@dataclass(frozen=True, slots=True)
class Phrases:
    """Lists of phrases with the words and beginnings that they are made of; one without any is tried always.

    ``pattern`` makes the pattern of a list, and remembers it: most lists of most languages are never met.
    """

    lists: tuple[str, ...]
    pattern: Callable[[str], re.Pattern[str]]
    by_part: Mapping[str, tuple[_Filed, ...]]
    by_sign: Mapping[str, frozenset[int]]
    arabic: frozenset[int]
    always: frozenset[int]

    def near(self, text: str) -> list[int]:
        """The places of the lists that may stand in a text in lower case, in order."""
        seen = _seen_in(text)
        parts, found = seen.parts, set(self.always)
        for part in self.by_part.keys() & parts:
            for at, others in self.by_part[part]:
                if others <= parts:
                    found.add(at)
        for sign in self.by_sign.keys() & seen.signs:
            found |= self.by_sign[sign]
        if seen.is_arabic:
            found |= self.arabic
        return sorted(found)

    def found(self, text: str) -> dict[int, re.Match[str]]:
        """The first match of each list that stands in a text in lower case, by its place among the lists."""
        return {at: match for at in self.near(text) if (match := self.pattern(self.lists[at]).search(text))}


def phrases_of(lists: Iterable[str], pattern: Callable[[str], re.Pattern[str]]) -> Phrases:
    """File lists of alternatives (``|`` between them) by the longest part of each; ``pattern`` is that of a list."""
    filed = tuple(lists)
    by_part: dict[str, set[_Filed]] = {}
    by_sign: dict[str, set[int]] = {}
    arabic: set[int] = set()
    always: set[int] = set()
    for at, words in enumerate(filed):
        for phrase in filter(None, (piece.strip().lower() for piece in words.split("|"))):
            parts = _parts(phrase)
            if _SPACELESS.search(phrase):
                by_sign.setdefault(phrase[0], set()).add(at)
            elif _ARABIC.search(phrase):
                arabic.add(at)
            elif parts:
                longest = max(sorted(parts), key=len)
                by_part.setdefault(longest, set()).add((at, parts - {longest}))
            else:
                always.add(at)
    return Phrases(
        filed,
        pattern,
        {part: tuple(places) for part, places in by_part.items()},
        {sign: frozenset(places) for sign, places in by_sign.items()},
        frozenset(arabic),
        frozenset(always),
    )


def _parts(phrase: str) -> frozenset[str]:
    """The words of a phrase, and the beginnings of those that may end in any way."""
    found = set()
    for word in _WORD.finditer(phrase):
        is_open = phrase.startswith("*", word.end())
        if phrase[: word.start()].endswith("*") or (is_open and len(word[0]) < _FEWEST):
            continue
        found.add(word[0] if is_open else word[0] + _WHOLE)
    return frozenset(found)
