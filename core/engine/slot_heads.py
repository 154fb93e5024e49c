"""Which words can be the verb of a subject in a sentence: a rule with another verb need not be tried.

A rule of the form "subject, adverbs, tense, verb" matches only where its verb
follows somebody with nothing but small words between. Which words do is found
once a sentence, by its words alone; it may name too many, never too few.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any

_TOKEN = re.compile(r"[\w'-]+|¦")
_OWN_REACH = 3  # words that may stand after "my" or "Anna's" and still be the subject ("my very old friend")
_WORD = re.compile(r"[^\W\d_]+")


@lru_cache(maxsize=4096)
def first_words(pattern: str) -> frozenset[str] | None:
    """The words with which a match of a pattern may begin, in small letters; None where that is not plain."""
    parser: Any = re._parser  # type: ignore[attr-defined]
    try:
        words, is_open = _firsts(list(parser.parse(pattern, re.IGNORECASE)))
    except _NotPlain:
        return None
    return None if is_open else frozenset(words)


class _NotPlain(Exception):
    """A pattern that may begin with a word not written out."""


def _firsts(parts: list[tuple[Any, Any]]) -> tuple[set[str], bool]:
    """The first words, and whether all of it may be empty."""
    found: set[str] = set()
    at = 0
    while at < len(parts):
        kind, value = str(parts[at][0]), parts[at][1]
        if kind == "LITERAL":
            return found | _literal(parts[at:]), False
        at += 1
        if kind in ("AT", "ASSERT", "ASSERT_NOT"):
            continue
        more, may_be_empty = _of_part(kind, value)
        found |= more
        if not may_be_empty:
            return found, False
    return found, True


def _literal(parts: list[tuple[Any, Any]]) -> set[str]:
    """The word that a run of letters spells, with what may follow it before the next blank."""
    run = ""
    for at, (kind, value) in enumerate(parts):
        if str(kind) != "LITERAL":
            return _went_on(run, str(kind), value, parts[at + 1 :])
        if chr(value).isspace():
            break
        run += chr(value).lower()
    return {run}


def _went_on(run: str, kind: str, value: Any, rest: list[tuple[Any, Any]]) -> set[str]:
    if kind in ("AT", "ASSERT", "ASSERT_NOT"):
        return {run, *(_literal([*_letters(run), *rest]) if rest else ())}
    if kind == "BRANCH":  # what all alternatives begin with was taken out of them
        return set().union(*(_literal([*_letters(run), *side, *rest]) for side in value[1]))
    if kind == "MAX_REPEAT" and value[0] == 0:
        inner = list(value[2])
        longer = _literal([*_letters(run), *_flat(inner)])
        return longer | _literal([*_letters(run), *rest])
    raise _NotPlain


def _flat(parts: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    if len(parts) == 1 and str(parts[0][0]) == "SUBPATTERN":
        return _flat(list(parts[0][1][3]))
    return parts


def _letters(run: str) -> list[tuple[Any, Any]]:
    return [("LITERAL", ord(letter)) for letter in run]


def _of_part(kind: str, value: Any) -> tuple[set[str], bool]:
    match kind:
        case "SUBPATTERN":
            return _firsts(list(value[3]))
        case "MAX_REPEAT":
            words, may_be_empty = _firsts(list(value[2]))
            return words, may_be_empty or value[0] == 0
        case "BRANCH":
            sides = [_firsts(list(side)) for side in value[1]]
            return set().union(*(words for words, _ in sides)), any(empty for _, empty in sides)
        case _:
            raise _NotPlain


def small_words(*patterns: str) -> frozenset[str]:
    """Every word that stands in these patterns."""
    return frozenset(word.lower() for pattern in patterns for word in _WORD.findall(pattern))


def heads(text: str, small: frozenset[str]) -> frozenset[str]:
    """The words that may be the verb of a subject, ``small`` words between the two aside."""
    found: set[str] = set()
    owned, follows = 0, False
    for token in _TOKEN.findall(text):
        lowered = token.lower()
        if follows:
            found.add(lowered)
        subject = owned > 0 or token != lowered or lowered in ("i", "we", "user") or "-" in token
        follows = subject or (follows and (lowered in small or token == "¦" or token[0].isdigit()))
        owned = _OWN_REACH if lowered in ("my", "our") or lowered.endswith(("'s", "'")) else owned - 1
    return frozenset(found)
