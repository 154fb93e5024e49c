"""A statement read as a step: of a named thing it tells another, by a relation ("The capital of", "France", "Paris").

English word order only, and nothing is forced: what does not begin with the
name, or holds it as the only one of its kind, gives no step. Where the value
begins cannot be known for sure; a wrong one leads nowhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from core.engine.following.relations import is_relation
from core.text import STOP_WORDS, fold, stem, words


class Step(NamedTuple):
    """What a statement tells of a thing: by which words, and the value as it was written. ``key`` names the statement.

    ``order`` is higher for what was said later.
    """

    key: int
    relation: str
    value: str
    order: tuple[int, int] = (0, 0)


class Told(NamedTuple):
    """The newest step of each relation from a thing; ``whole``: there is no statement with its name beyond them."""

    steps: tuple[Step, ...]
    whole: bool


def newest_of(steps: Iterable[Step]) -> tuple[Step, ...]:
    """Of each relation the step that was told last."""
    newest: dict[str, Step] = {}
    for step in steps:
        kind = fold(step.relation)
        if kind not in newest or newest[kind].order < step.order:
            newest[kind] = step
    return tuple(newest.values())


REMEMBERED = 4_096
"""Statements whose reading for a name is kept: the latest two hundred about twenty names; 2 MB."""
MOST_SIGNS = 400  # of a statement that are read; a longer one tells more than one thing
MOST_OF_KIN = 3  # words between "Ben's" and the name that they introduce ("Ben's younger sister Ana …")
_THEIRS = re.compile(r"['’]s?\s")  # “Anna's sister”, “Jonas' sister”
_COPULA = re.compile(r"\b(?:is|was|are|were)\b")
_COPULAS = frozenset("is was are were".split())
_LEAD = re.compile(r"^(?:the|a|an|my|our)\s+", re.IGNORECASE)
_ARTICLES = frozenset("the a an my our".split())
_BEFORE_VALUE = frozenset("of in at to by with for as from on is was are were named called into".split())
_OPENING = "\"“”'‘(«„"
_ONLY_ONE = re.compile(r"(?:is|was|are|were)\sthe\s(?P<relation>[\w\s-]{2,60}?)\s(?:of|in|at|for)\s*")
_NAME = re.compile(r"[A-ZÀ-ÖØ-Þ][\w'-]*(?:\s[A-ZÀ-ÖØ-Þ][\w'-]*)*")
_AFTERWARDS = re.compile(
    r"\s(?:since|until|till|from \d|in \d{4}|for (?:\d|an? |many|several)|as of|now|today|again|these days)\b|[,;]\s|"
    r"\s(?:and|but|who|which|that|where|because)\s"
)
"""Where a value may end before the statement does."""


@lru_cache(maxsize=REMEMBERED)
def read_step(text: str, name: str) -> tuple[str, str] | None:
    """The relation and the value that a statement tells of ``name``; None where it tells none."""
    said = text[:MOST_SIGNS].strip()
    said = said.removesuffix(".") if not said.endswith("..") else said[:-1]
    for start, end in places_of(name, said):
        before, after = said[:start], said[end:]
        leading = before.split()
        is_first = not leading or (len(leading) == 1 and leading[0].lower() in _ARTICLES)
        step = _first(after) if is_first else _inside(before, leading, after)
        if step is not None and step[1]:
            return step
    return None


def places_of(name: str, text: str) -> Iterator[tuple[int, int]]:
    """Where a name stands in a text as whole words, in any case; a pattern of each name would take longer to make."""
    wanted, said = _lowered(name), _lowered(text)
    at = said.find(wanted) if wanted else -1
    while at >= 0:
        end = at + len(wanted)
        if (at and _is_of_word(said[at - 1])) or (end < len(said) and _is_of_word(said[end])):
            end = at + 1
        else:
            yield at, end
        at = said.find(wanted, end)


def _lowered(text: str) -> str:
    """A text in small letters, sign by sign: no sign becomes two."""
    small = text.lower()
    return small if len(small) == len(text) else "".join(sign.lower()[0] for sign in text)


def _is_of_word(sign: str) -> bool:
    return sign.isalnum() or sign == "_"


def _first(after: str) -> tuple[str, str] | None:
    """The statement begins with the name: "X was born in Y", "X's sister is Y"."""
    theirs = _THEIRS.match(after)
    if theirs is not None:
        return _of_theirs(after[theirs.end() :])
    if re.match(r"\s[^\W\dA-Z]", after) is None or _MORE_OF_A_NAME.match(after):
        return None  # the name goes on, or nothing follows
    return _value(after.strip())


def _of_theirs(rest: str) -> tuple[str, str] | None:
    copulas = list(_COPULA.finditer(rest))
    if copulas:
        relation, value = _value(rest[copulas[-1].end() :].strip(), told=True)
        return f"{rest[: copulas[-1].start()].strip()} {relation}".strip(), value
    named = _NAME.search(rest)
    relation = rest[: named.start()].strip() if named else ""
    return (relation, named[0]) if named and 0 < len(relation.split()) <= MOST_OF_KIN else None


def _inside(before: str, leading: list[str], after: str) -> tuple[str, str] | None:
    """The name stands within: "The author of X is Y", "Y is X's sister", "Y is the capital of X".

    ``leading`` are the words before it.
    """
    if _begins_a_name(leading):
        return None
    copula = _COPULA.search(after)
    if copula is not None:
        if not _THEIRS.match(after) and re.search(r"\s[A-Z]", after[: copula.start()]):
            return None  # the name goes on
        relation, value = _value(after[copula.end() :].strip(), told=True)
        return " ".join(f"{before} {after[: copula.start()]} {relation}".split()), value
    return _turned(before, after)


def _begins_a_name(before: list[str]) -> bool:
    """Whether the words before a name are the beginning of a longer one ("The author of A Passage to" India)."""
    if not before[-1][0].islower():
        return True
    # The last words with capitals, the small ones behind them set aside: a relation may be written so ("CEO of").
    inner = before[1:] if len(before) > 1 and before[0].lower() in _ARTICLES else before
    named = next((word for word in reversed(inner) if word[0].isupper()), None)
    return named is not None and _COPULAS.isdisjoint(before) and not is_relation(stem(fold(named)))


def _turned(before: str, after: str) -> tuple[str, str] | None:
    """What is told of the name stands first."""
    copula = _COPULA.search(before)
    if copula is None:
        return None
    value = before[: copula.start()].strip()
    theirs = _THEIRS.match(after)
    if theirs is not None and not before[copula.end() :].strip():
        return after[theirs.end() :].strip(), value
    only = _ONLY_ONE.fullmatch(before[copula.start() :])
    return (only["relation"], value) if only and not after.strip() else None


_MORE_OF_A_NAME = re.compile(
    r"\s(?!(?:now|also|still|often|always|once|never|then|usually|currently|who|which|that|and|just|\w+ly)\b)"
    r"(?:[^\W\dA-Z_][\w-]*\s){1,2}(?:is|was|are|were)\b"
)
"""Small words between a name and its verb belong to a longer name ("rugby union was …")."""
_PIECE = re.compile(r"\S+")


def _value(rest: str, *, told: bool = False) -> tuple[str, str]:
    """The words of the relation, and the value: from a capital or a figure on, else after the last preposition.

    Without any the first word is the verb, unless the relation was ``told`` before.
    """
    pieces = []
    for piece in _PIECE.finditer(rest):
        pieces.append(piece)
        sign = piece[0].lstrip(_OPENING)[:1]
        if sign.isupper() or sign.isdigit():
            return rest[: piece.start()].strip(), rest[piece.start() :].strip()
    for piece in reversed(pieces):
        if piece[0].casefold() in _BEFORE_VALUE:
            return rest[: piece.end()].strip(), rest[piece.end() :].strip()
    verb, _, value = rest.partition(" ")
    return ("", rest) if told else (verb, value.strip())


def names_of(value: str) -> tuple[str, ...]:
    """What a value may be called where something else is told of it: as it stands, or without what follows."""
    whole = value.strip().strip(_OPENING + ")»")
    cut = _AFTERWARDS.search(whole)
    short = _LEAD.sub("", whole)
    found = (whole, whole[: cut.start()] if cut else "", short)
    return tuple(dict.fromkeys(name for name in found if any(word not in STOP_WORDS for word in words(name))))
