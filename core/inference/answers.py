"""An answer by a chat model: sentences, each naming the memories that it rests on.

A sentence that names no memory which was shown is left out and counted; an
answer of nothing but such sentences cannot be used. An empty answer says that
the memories do not answer the question.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.domain import ShouldStop
from core.inference.batches import field_of, items_in, number_in, one_line
from core.inference.chat import ChatModel, ask_twice
from core.inference.loose_json import Pairs
from core.inference.messages import Message
from core.inference.prompts import ANSWER_VERSION, Shown, answer_question
from core.inference.replies import Unclear

MOST_SENTENCES = 6
"""Sentences that are shown; four are asked for, and an answer about a few memories needs no more."""
LONGEST_SENTENCE = 600
"""Signs of one sentence; what is longer is an essay, and its memories cannot carry it."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One sentence and the numbers, 1 to n, of the memories that it names."""

    text: str
    memories: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Answered:
    """What a model answered, by which wording of the question, after how many requests."""

    claims: tuple[Claim, ...]
    unclear: Unclear | None
    model: str
    prompt: str
    calls: int


def answer(model: ChatModel, asked: str, memories: Sequence[Shown], should_stop: ShouldStop | None = None) -> Answered:
    """Answer a question from these memories alone. Raises what ``ChatModel.ask`` raises."""
    before = model.calls

    def read(message: Message) -> tuple[Claim, ...] | Unclear:
        return read_answer(message, len(memories))

    given = ask_twice(model, answer_question(asked, memories), read, should_stop)
    unclear = given if isinstance(given, Unclear) else None
    claims = () if isinstance(given, Unclear) else given
    return Answered(claims, unclear, model.name, ANSWER_VERSION, model.calls - before)


def read_answer(message: Message, offered: int) -> tuple[Claim, ...] | Unclear:
    """The sentences of an answer about memories 1 to ``offered``; never raises."""
    items = items_in(message, ("sentences", "answer", "claims"))
    if isinstance(items, Unclear):
        return items
    claims = [claim for item in items if (claim := _claim(item, offered)) is not None]
    if items and not claims:
        return Unclear("No sentence of the reply names a memory that was shown.")
    return tuple(claims[:MOST_SENTENCES])


def _claim(item: object, offered: int) -> Claim | None:
    if not isinstance(item, Pairs):
        return None
    text = one_line(field_of(item, ("text", "sentence")))
    named = field_of(item, ("memories", "ids", "sources", "cited"))
    numbers = [number_in(one, offered) for one in (named if isinstance(named, list) else [named])]
    kept = tuple(dict.fromkeys(number for number in numbers if number is not None))
    is_sound = bool(text) and len(text) <= LONGEST_SENTENCE and bool(kept) and None not in numbers
    return Claim(text, kept) if is_sound else None
