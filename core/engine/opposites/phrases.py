"""Many lists of phrases looked for at once: only lists of which a first word stands in the text are tried."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

_SPACELESS = re.compile("[\u3040-\u30ff\u3400-\u9fff]")
_ARABIC = re.compile("[\u0600-\u06ff]")
_WORD = re.compile(r"[^\W_]+")
_START = 2
"""Letters by which open beginnings are filed."""


@lru_cache(maxsize=64)  # one text is looked through for a dozen lists, one after the other
def _seen_in(text: str) -> tuple[frozenset[str], bool, bool]:
    """Its words, whether signs of a script without spaces stand in it, and whether Arabic ones do."""
    return frozenset(_WORD.findall(text)), bool(_SPACELESS.search(text)), bool(_ARABIC.search(text))


@dataclass(frozen=True, slots=True)
class Phrases:
    """Patterns with the words that they begin with; a pattern that begins with none of those is tried always."""

    patterns: tuple[re.Pattern[str], ...]
    by_word: Mapping[str, frozenset[int]]
    by_start: Mapping[str, tuple[tuple[str, int], ...]]
    by_sign: Mapping[str, frozenset[int]]
    arabic: frozenset[int]
    always: frozenset[int]

    def near(self, text: str) -> list[int]:
        """The patterns that may stand in a text in lower case, in order."""
        words, is_spaceless, is_arabic = _seen_in(text)
        found = set(self.always)
        for word in words:
            if word in self.by_word:
                found |= self.by_word[word]
            for start, at in self.by_start.get(word[:_START], ()):
                if word.startswith(start):
                    found.add(at)
        if is_spaceless:
            for sign in set(text):
                found |= self.by_sign.get(sign, frozenset())
        if is_arabic:
            found |= self.arabic
        return sorted(found)

    def found(self, text: str) -> dict[int, re.Match[str]]:
        """The first match of each pattern that stands in a text in lower case, by its place among the patterns."""
        return {at: match for at in self.near(text) if (match := self.patterns[at].search(text))}


def phrases_of(lists: Sequence[tuple[str, re.Pattern[str]]]) -> Phrases:
    """File lists of alternatives (``|`` between them), each with its pattern, by what they begin with."""
    by_word: dict[str, set[int]] = {}
    by_start: dict[str, set[tuple[str, int]]] = {}
    by_sign: dict[str, set[int]] = {}
    arabic: set[int] = set()
    always: set[int] = set()
    for at, (words, _) in enumerate(lists):
        for part in filter(None, (piece.strip().lower() for piece in words.split("|"))):
            first = _WORD.search(part)
            if _SPACELESS.search(part):
                by_sign.setdefault(part[0], set()).add(at)
            elif _ARABIC.search(part):
                arabic.add(at)
            elif first is None or part.startswith("*") or (len(first[0]) < _START and "*" in part[:3]):
                always.add(at)
            elif part[first.end() : first.end() + 1] == "*":
                by_start.setdefault(first[0][:_START], set()).add((first[0], at))
            else:
                by_word.setdefault(first[0], set()).add(at)
    return Phrases(
        tuple(pattern for _, pattern in lists),
        _frozen(by_word),
        {start: tuple(sorted(entries)) for start, entries in by_start.items()},
        _frozen(by_sign),
        frozenset(arabic),
        frozenset(always),
    )


def _frozen(found: Mapping[str, Iterable[int]]) -> dict[str, frozenset[int]]:
    return {word: frozenset(places) for word, places in found.items()}
