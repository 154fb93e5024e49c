"""Which words a pattern cannot do without: a look for them spares most rules their search.

Of a few hundred rules three or four can fit a sentence. A plain ``in`` for the
words that every match of a rule must hold costs a fiftieth of the search.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

_SHORTEST = 2  # signs; a single letter stands in nearly every sentence
_MOST = 150  # alternatives; a longer list costs as much as the search that it spares

Gate = frozenset[str]
DIGIT = "\x00"
"""Stands in a gate for any digit; no text in the vault holds this sign."""
_START = 3
_ANY_DIGIT = re.compile(r"\d")


@lru_cache(maxsize=4096)
def gate_of(pattern: str) -> Gate | None:
    """Small letters of which at least one stands in every match of a pattern, whatever its case; else None."""
    parser: Any = re._parser  # type: ignore[attr-defined]
    found = _required(parser.parse(pattern, re.IGNORECASE))
    return found if found is not None and len(found) <= _MOST else None


def may_fit(pattern: re.Pattern[str], lowered: str) -> bool:
    """Whether a text in small letters holds a word that a match of the pattern needs."""
    gate = gate_of(pattern.pattern)
    if gate is None:
        return True
    text = lowered + DIGIT if DIGIT in gate and _ANY_DIGIT.search(lowered) else lowered
    return any(word in text for word in gate)


class Gates:
    """The gates of a list of patterns together: which of them a text can fit, by one look for all their words.

    Words are filed under their first three signs, so that a text is asked for
    its own threes and not for each of a thousand words.
    """

    __slots__ = ("_always", "_by_start", "_short")

    def __init__(self, gates: Sequence[Gate | None]) -> None:
        self._always = [at for at, gate in enumerate(gates) if gate is None]
        by_word: dict[str, list[int]] = {}
        for at, gate in enumerate(gates):
            for word in gate or ():
                by_word.setdefault(word, []).append(at)
        self._short = [(word, places) for word, places in by_word.items() if len(word) < _START]
        self._by_start: dict[str, list[tuple[str, list[int]]]] = {}
        for word, places in by_word.items():
            if len(word) >= _START:
                self._by_start.setdefault(word[:_START], []).append((word, places))

    def open_for(self, lowered: str) -> list[int]:
        """Places of the patterns that a text in small letters can fit, in order."""
        text = lowered + DIGIT if _ANY_DIGIT.search(lowered) else lowered
        found = set(self._always)
        threes = {text[at : at + _START] for at in range(len(text) - _START + 1)}
        filed = (entry for start in threes & self._by_start.keys() for entry in self._by_start[start])
        for word, places in chain(self._short, filed):
            if word in text:
                found.update(places)
        return sorted(found)


def _required(parts: Iterable[tuple[Any, Any]]) -> Gate | None:
    best: Gate | None = None
    run = ""
    for kind, value in parts:
        if str(kind) == "LITERAL":
            run += chr(value).lower()
            continue
        best = _better(best, _word(run))
        run = ""
        best = _better(best, _of_part(str(kind), value))
    return _better(best, _word(run))


def _word(run: str) -> Gate | None:
    return frozenset({run}) if len(run.strip()) >= _SHORTEST else None


def _of_part(kind: str, value: Any) -> Gate | None:
    match kind:
        case "SUBPATTERN":
            return _required(value[3])
        case "ATOMIC_GROUP":
            return _required(value)
        case "MAX_REPEAT" | "MIN_REPEAT" | "POSSESSIVE_REPEAT" if value[0] >= 1:
            return _required(value[2])
        case "BRANCH":
            return _of_branches(value[1])
        case "IN" if all(_is_digit(str(item), what) for item, what in value):
            return frozenset({DIGIT})
        case _:
            return None


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


def _of_branches(branches: Sequence[Any]) -> Gate | None:
    found = [_required(branch) for branch in branches]
    words = [gate for gate in found if gate is not None]
    return frozenset().union(*words) if len(words) == len(found) else None


def _better(one: Gate | None, other: Gate | None) -> Gate | None:
    """The gate that lets less through: longer words, then fewer."""
    if one is None or other is None:
        return one or other
    return max(one, other, key=lambda gate: (min(map(len, gate)), -len(gate)))
