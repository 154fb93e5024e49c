"""Which words of questions and statements name one relation: "spouse", "married"; "birthplace", "born".

The table is read once; one that cannot be read is a broken installation and raises ``ValueError``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from core.text import STOP_WORDS, stem, words

TABLE = Path(__file__).resolve().parents[3] / "resources" / "relations.toml"

SAME, AKIN, PERHAPS = 1.0, 0.9, 0.4
"""How far two words name one relation: the same word, two words for it, one that is also said of others."""
EMPTY = 0.1
"""What a word counts that names no relation ("the name of"), beside 1 for one that does."""
STRANGE = 0.7
"""The same for a word of which nothing is known ("conduct business in"): no step can explain it but by itself."""

Families = Mapping[str, frozenset[int]]


class _Table(NamedTuple):
    """The relations of each stem that names them, and of each that may; the stems that name none; each one's words."""

    named: Families
    perhaps: Families
    empty: frozenset[str]
    rows: tuple[tuple[str, ...], ...]


@lru_cache(maxsize=1)
def _table() -> _Table:
    try:
        read = tomllib.loads(TABLE.read_text(encoding="utf-8"))
        rows = [row["words"] for row in read["relation"]]
        perhaps = _by_stem([row.get("also", "") for row in read["relation"]])
        empty = frozenset(map(stem, words(read["empty"])))
        return _Table(_by_stem(rows), perhaps, empty, tuple(tuple(words(row)) for row in rows))
    except (tomllib.TOMLDecodeError, KeyError, AttributeError, TypeError) as reason:
        raise ValueError(f"{TABLE.name} is no table of relations: {reason}") from reason


def _by_stem(rows: Iterable[str]) -> Families:
    found: dict[str, set[int]] = {}
    for number, row in enumerate(rows):
        for word in words(row):
            found.setdefault(stem(word), set()).add(number)
    return {word: frozenset(numbers) for word, numbers in found.items()}


@lru_cache(maxsize=20_000)
def relation_words(text: str) -> tuple[str, ...]:
    """The stems of a text that may name a relation, each once, in order; some are named by small words alone."""
    said = _FOR_A_LIVING.sub(" job", text)
    found = [stem(word) for word in words(said) if word not in STOP_WORDS]
    return tuple(dict.fromkeys([*found, *(["origin"] if _COMES_FROM.search(said) else [])]))


_FOR_A_LIVING = re.compile(r"\bdo(?:es)? for a living\b", re.IGNORECASE)
_COMES_FROM = re.compile(
    r"\b(?:(?:come|comes|came|hail|hails|hailed) from|(?:is|are|was|were) from$|from\s*\?\s*$)", re.IGNORECASE
)


def is_bare_relation(text: str) -> bool:
    """Whether a text that asks nothing names a relation of somebody's: "employer of my partner", "Ada's employer"."""
    said = text.strip().rstrip("?.!")
    match = _OF.fullmatch(said) or _OWNED.fullmatch(said)
    return match is not None and is_relation(stem(match["relation"].casefold()))


_OF = re.compile(r"(?:the )?(?P<relation>\w+) (?:of|von|de|del|du)\b(?: [^\s,;:]+){1,6}", re.IGNORECASE)
_OWNED = re.compile(r"(?:[^\s,;:]+ ){0,5}[^\s,;:]+['’]s? (?P<relation>\w+)", re.IGNORECASE)


def weight_of(word: str) -> float:
    """What a stem of a question counts: ``EMPTY``, ``STRANGE`` or 1."""
    table = _table()
    if word in table.empty:
        return EMPTY
    return 1.0 if word in table.named or word in table.perhaps else STRANGE


def is_relation(stemmed: str) -> bool:
    """Whether a stem names a relation in the table."""
    return stemmed in _table().named


@lru_cache(maxsize=20_000)
def likeness(asked: str, told: str) -> float:
    """How far a stem of a question and one of a statement name one relation, 0 to 1."""
    if asked == told:
        return SAME
    table = _table()
    named, perhaps = table.named, table.perhaps
    none: frozenset[int] = frozenset()
    if named.get(asked, none) & named.get(told, none):
        return AKIN
    loose = named.get(asked, none) & perhaps.get(told, none) or perhaps.get(asked, none) & named.get(told, none)
    return PERHAPS if loose else 0.0


def names_each(question: str, text: str) -> bool:
    """Whether a text names every relation that a question names ("the job of the chairperson")."""
    said = relation_words(text)
    asked = filter(is_relation, relation_words(question))
    return all(any(likeness(word, one) for one in said) for word in asked)


def asked_relations(question: str) -> tuple[tuple[str, ...], ...]:
    """For each word of a question that names a relation all words that name the same one, each set once."""
    table = _table()
    found: dict[tuple[str, ...], None] = {}
    for word in relation_words(question):
        numbers = sorted(table.named.get(word, ()))
        if numbers:
            found[tuple(dict.fromkeys(said for number in numbers for said in table.rows[number]))] = None
    return tuple(found)
