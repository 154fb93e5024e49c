"""Questions about many statements at once: which pairs contradict each other, which rested on what ended.

An answer names statements by the numbers under which they were shown. It
counts only if it can be read in one way: a list that was cut off, or two lists
that differ, is ``Unclear``. What names a number that was not shown is left
out; if nothing else remains, the answer cannot be used either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.domain import ShouldStop
from core.inference.chat import ChatModel, ask_twice
from core.inference.loose_json import Cut, Pairs, find
from core.inference.messages import Message
from core.inference.prompts import BASIS_VERSION, PAIRS_VERSION, Shown, basis_question, pairs_question
from core.inference.replies import SHOWN, Unclear, answer_texts

MOST_PAIRS = 20
"""Pairs that one answer about 25 statements may hold; a model that names more names everything."""
MOST_BROKEN = 3
"""Statements that one change puts in doubt, as in ``core/engine/consolidate_bridge.py``."""
LONGEST_REASON = 300
"""Signs of a reason that are kept: one sentence."""
_NUMBER = re.compile(r"\s*#?\s*(\d{1,4})\s*", re.ASCII)


@dataclass(frozen=True, slots=True)
class Contradicting:
    """Two statements by their numbers, the smaller first, and the model's reason."""

    a: int
    b: int
    reason: str


@dataclass(frozen=True, slots=True)
class Broken:
    """A statement by its number, and what it is about."""

    id: int
    basis: str


@dataclass(frozen=True, slots=True)
class Named:
    """What a model named: pairs or single statements, by which model and wording, after how many requests."""

    pairs: tuple[Contradicting, ...]
    broken: tuple[Broken, ...]
    unclear: Unclear | None
    model: str
    prompt: str
    calls: int


def name_pairs(model: ChatModel, statements: Sequence[Shown], should_stop: ShouldStop | None = None) -> Named:
    """Which of the statements contradict each other. Raises what ``ChatModel.ask`` raises."""
    before = model.calls

    def read(message: Message) -> tuple[Contradicting, ...] | Unclear:
        return read_pairs(message, len(statements))

    answer = ask_twice(model, pairs_question(statements), read, should_stop)
    unclear = answer if isinstance(answer, Unclear) else None
    pairs = () if isinstance(answer, Unclear) else answer
    return Named(pairs, (), unclear, model.name, PAIRS_VERSION, model.calls - before)


def name_broken(
    model: ChatModel, ended: Shown, others: Sequence[Shown], should_stop: ShouldStop | None = None
) -> Named:
    """Which of the others rested on what ended, with at most two requests. Raises what ``ChatModel.ask`` raises."""
    before = model.calls

    def read(message: Message) -> tuple[Broken, ...] | Unclear:
        return read_broken(message, len(others))

    answer = ask_twice(model, basis_question(ended, others), read, should_stop)
    unclear = answer if isinstance(answer, Unclear) else None
    broken = () if isinstance(answer, Unclear) else answer
    return Named((), broken, unclear, model.name, BASIS_VERSION, model.calls - before)


def read_pairs(message: Message, offered: int) -> tuple[Contradicting, ...] | Unclear:
    """The pairs in an answer about statements 1 to ``offered``; never raises."""
    items = items_in(message, ("pairs", "contradictions", "conflicts"))
    if isinstance(items, Unclear):
        return items
    found: dict[tuple[int, int], Contradicting] = {}
    for item in items:
        a, b, reason = _pair(item, offered)
        if a is not None and b is not None and a != b:
            found.setdefault((min(a, b), max(a, b)), Contradicting(min(a, b), max(a, b), reason))
    if len(found) > MOST_PAIRS:
        return Unclear(f"The reply names {len(found)} pairs; so many cannot be meant.")
    if items and not found:
        return Unclear("The reply names no two statements that were shown.")
    return tuple(found.values())


def read_broken(message: Message, offered: int) -> tuple[Broken, ...] | Unclear:
    """The statements in an answer about statements 1 to ``offered``, at most three; never raises."""
    items = items_in(message, ("broken", "statements", "ids"))
    if isinstance(items, Unclear):
        return items
    found: dict[int, Broken] = {}
    for item in items:
        number = number_in(field_of(item, ("id", "number")) if isinstance(item, Pairs) else item, offered)
        if number is not None:
            basis = field_of(item, ("basis", "about")) if isinstance(item, Pairs) else ""
            found.setdefault(number, Broken(number, one_line(basis)[:40]))
    if items and not found:
        return Unclear("The reply names no statement that was shown.")
    return tuple(found.values())[:MOST_BROKEN]


def items_in(message: Message, names: Sequence[str]) -> list[object] | Unclear:
    """The one list that an answer holds under one of these names, or bare."""
    texts = list(answer_texts(message.fields))
    shown = "\n".join(texts)[:SHOWN]
    found = [find(text) for text in texts]
    values = [value for each in found for value in each.values]
    if any(each.broken or each.trailing for each in found) or any(_is_cut(value) for value in values):
        return Unclear("The reply was cut off or cannot be read.", shown)
    lists = [items for value in values for items in _lists(value, names)]
    if not lists:
        return Unclear("The reply holds no list.", shown)
    if any(items != lists[0] for items in lists[1:]):
        return Unclear("The reply gives several different answers.", shown)
    return lists[0]


def _lists(value: object, names: Sequence[str]) -> Iterator[list[object]]:
    if isinstance(value, list):
        yield value
    if isinstance(value, Pairs):
        yield from (inner for key, inner in value.items if key.strip().casefold() in names and isinstance(inner, list))


def _is_cut(value: object) -> bool:
    match value:
        case Cut():
            return True
        case Pairs():
            return value.open or value.dangling or any(_is_cut(inner) for _, inner in value.items)
        case list():
            return any(map(_is_cut, value))
    return False


def _pair(item: object, offered: int) -> tuple[int | None, int | None, str]:
    if isinstance(item, list):
        ends = [number_in(value, offered) for value in item]
        return (ends[0], ends[1], "") if len(ends) == 2 else (None, None, "")
    if not isinstance(item, Pairs):
        return None, None, ""
    both = field_of(item, ("ids", "pair"))
    if isinstance(both, list) and len(both) == 2:
        ends = [number_in(value, offered) for value in both]
    else:
        ends = [number_in(field_of(item, (name,)), offered) for name in ("a", "b")]
    return ends[0], ends[1], one_line(field_of(item, ("reason", "why")))[:LONGEST_REASON]


def field_of(item: Pairs, names: Sequence[str]) -> object:
    """The one value under these names; None when there is none, or two that differ."""
    values = [value for key, value in item.items if key.strip().casefold() in names]
    return values[0] if values and all(value == values[0] for value in values[1:]) else None


def number_in(value: object, offered: int) -> int | None:
    """The number of a statement that was shown; None for anything else."""
    if isinstance(value, str) and (found := _NUMBER.fullmatch(value)):
        value = int(found[1])
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    is_number = isinstance(value, int) and not isinstance(value, bool)
    return value if is_number and isinstance(value, int) and 1 <= value <= offered else None


def one_line(value: object) -> str:
    """A model's sentence on one line, without signs that no text can hold."""
    text = value if isinstance(value, str) else ""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
