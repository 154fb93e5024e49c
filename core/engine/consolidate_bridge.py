"""What lost its basis when something else ended: at most three statements, each with the thing it is about.

"I cycle to Acme every day" says nothing against "I quit Acme", yet it rested on
working there. What rests on which attribute is data
(``resources/sweep/bridge.toml``); to share a topic is not enough. A statement
that was made after the change does not rest on what had ended by then.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from core.engine.about import things_in
from core.engine.consolidate import Stated
from core.engine.consolidate_stale import tells_event
from core.engine.dedupe import negations_in
from core.text import fold, has_unspaced
from core.window import End, Moment, Precision, in_words

FILE = Path(__file__).resolve().parents[2] / "resources" / "sweep" / "bridge.toml"
MOST_BRIDGED = 3
"""Statements that one change puts in doubt: more would drown the one that matters."""


@dataclass(frozen=True, slots=True)
class Rest:
    """One thing that rests on an attribute: its name, and the attributes and words that speak of it.

    ``only``: words one of which the value that ended has to have; ``mention``: what rests on it names it, too.
    """

    name: str
    attributes: tuple[str, ...]
    words: tuple[str, ...]
    only: tuple[str, ...]
    mention: bool


@dataclass(frozen=True, slots=True)
class Basis:
    """What rests on an attribute; ``named``: so does whatever names the value that ended."""

    attribute: str
    rests: tuple[Rest, ...]
    named: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """A value that ended: the statement that held it, the attribute, the value, and since when (None = unknown)."""

    stated: Stated
    attribute: str
    value: str
    on: Moment | None


@dataclass(frozen=True, slots=True)
class Bridged:
    """A statement whose basis broke: what it is about, and the sentence for the person."""

    stated: Stated
    name: str
    reason: str


def basis_of(attribute: str) -> Basis | None:
    """What rests on an attribute, None when nothing is known to."""
    return _table().get(attribute)


def bases() -> tuple[str, ...]:
    """The attributes on which something is known to rest."""
    return tuple(_table())


def bridged(ended: Ended, others: Iterable[Stated]) -> tuple[Bridged, ...]:
    """Those of the same person's other statements that rested on what ended, the likeliest first, at most three."""
    basis = basis_of(ended.attribute)
    if basis is None:
        return ()
    found = [(*hit, one.key, one) for one in others if (hit := _rests(ended, basis, one))]
    found.sort(key=lambda hit: hit[:3])
    seen: Counter[str] = Counter()
    turns = []
    for rank, name, key, one in found:  # one of each kind before a second of any
        turns.append((seen[name], rank, key, one, name))
        seen[name] += 1
    turns.sort(key=lambda turn: turn[:3])
    return tuple(Bridged(one, name, because(ended, one, name)) for _, _, _, one, name in turns[:MOST_BRIDGED])


def is_of(whom: str | None, whose: str, ended: Ended) -> bool:
    """Whether a statement about ``whom`` can rest on ``whose`` life: their own, or what may rest on what ended.

    “My boss” is of the owner's life, “my sister's boss” is not.
    """
    if whom is None:
        return False
    holder, _, theirs = whom.partition("'s ")
    if holder != whose.partition("'s ")[0]:
        return False
    return not theirs or theirs in _things_of(ended.attribute) | things_in(ended.value)


@lru_cache(maxsize=64)
def _things_of(attribute: str) -> frozenset[str]:
    basis = basis_of(attribute)
    return frozenset(stem for rest in (basis.rests if basis else ()) for word in rest.words for stem in things_in(word))


def may_rest(ended: Ended, other: Stated) -> bool:
    """Whether a statement still counts and was made while the ended one held."""
    if other.memory == ended.stated.memory or other.window.ending is not End.OPEN:
        return False
    if ended.on is None:
        return other.key < ended.stated.key or other.heard.at <= ended.stated.heard.at
    begun = other.window.start is None or other.window.start.at < ended.on.at
    return begun and other.heard.at < ended.on.at


def because(ended: Ended, other: Stated, name: str) -> str:
    """The sentence: what rested on what, and when that ended."""
    about = f" ({name})" if name else ""
    return f"“{other.text}” rested on “{ended.stated.text}”, which {_ended(ended.on)}{about}."


def _ended(on: Moment | None) -> str:
    if on is None:
        return "is no longer true"
    by_day = on.precision in (Precision.DAY, Precision.SECOND)
    return f"ended {'on' if by_day else 'in'} {in_words(on)}"


def _rests(ended: Ended, basis: Basis, other: Stated) -> tuple[int, str] | None:
    """The rank (lower is likelier) and name of what a statement rests on; None when it does not."""
    if not may_rest(ended, other) or any(slot.attribute == ended.attribute for slot in other.slots):
        return None
    if tells_event(other.text) or negations_in(other.text):
        return None  # what happened once happened, and what is denied rests on nothing
    mentions = _mentions(other.text, ended.value)
    for place, rest in enumerate(basis.rests):
        if _speaks_of(rest, ended, other) and (mentions or not rest.mention):
            return place + (0 if mentions else 100), rest.name
    return (50, ended.value) if mentions and basis.named else None


def _speaks_of(rest: Rest, ended: Ended, other: Stated) -> bool:
    if rest.only and not any(_stands(word, fold(ended.value)) for word in rest.only):
        return False
    folded = fold(other.text)
    attributes = {slot.attribute for slot in other.slots}
    return bool(attributes & set(rest.attributes)) or any(_stands(word, folded) for word in rest.words)


def _mentions(text: str, value: str) -> bool:
    named = things_in(value)
    return bool(named) and named <= things_in(text)


def _stands(word: str, folded: str) -> bool:
    """Whether a word stands in a folded text, with the commonest endings of a plural or a case."""
    if has_unspaced(word):
        return word in folded
    at = folded.find(word)
    while at >= 0:
        rest = folded[at + len(word) :]
        if (at == 0 or not folded[at - 1].isalnum()) and not rest[:3].isalnum():
            return True
        at = folded.find(word, at + 1)
    return False


@lru_cache(maxsize=1)
def _table() -> dict[str, Basis]:
    try:
        table = tomllib.loads(FILE.read_text(encoding="utf-8"))
        return {
            row["attribute"]: Basis(
                row["attribute"],
                tuple(
                    Rest(
                        rest["name"],
                        tuple(rest.get("attributes", ())),
                        tuple(map(fold, rest.get("words", ()))),
                        tuple(map(fold, rest.get("only", ()))),
                        bool(rest.get("mention", False)),
                    )
                    for rest in row["rests"]
                ),
                bool(row.get("named", False)),
            )
            for row in table["basis"]
        }
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as reason:
        raise ValueError(f"{FILE.name} is no table of what rests on what: {reason}") from reason
