"""What a search found, told in sentences without a model: each sentence with the memories that it rests on.

Nothing is said that no memory says. A dispute names both sides, an end its
date, and a question that takes something past for granted is put right first.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from core.answers import Answer, Found, Hit, Sentence
from core.beside import RouteStep
from core.domain import Memory, Status
from core.engine.listed import time_of
from core.text import stem, words
from core.window import End, in_words

NOTHING = "Nothing is stored about that."
ALSO = 2  # further memories that are told when no single one was asked for
NEAR = 0.6
"""Share of the first one's score from which a further one is told: below it two have one word or a topic in common."""


@dataclass(frozen=True, slots=True)
class OldPremise:
    """A past memory that the question takes for granted, and the one that holds in its place, if any."""

    past: Memory
    present: Memory | None


def tell(found: Found, premise: OldPremise | None, *, unknown: bool = False) -> tuple[Sentence, ...]:
    """The answer to a question by what a search found; ``unknown``: a person ruled that it is no longer known."""
    opening = () if premise is None else (put_right(premise),)
    memories = [hit.memory for hit in found.hits if hit.memory is not None]
    match found.answer:
        case Answer.NOTHING:
            return opening or (Sentence(NOTHING, ()),)
        case Answer.DISPUTED:
            return (*opening, _disputed(memories))
        case Answer.ENDED:
            return (*opening, _ended(memories, unknown)) if premise is None else opening
        case Answer.FOUND if found.steps:
            return (*opening, *_step_by_step(found.steps))
        case Answer.FOUND:
            told = [one for one in memories if premise is None or one.id != _present(premise)]
            return (*opening, *_found(found, told, is_enough=premise is not None))


def _step_by_step(steps: Sequence[RouteStep]) -> tuple[Sentence, ...]:
    """Each memory on the way, and what they say together."""
    said = tuple(Sentence(_said(step.memory), (step.memory.id,)) for step in steps)
    return (*said, Sentence(f"Together: {steps[-1].value}.", tuple(step.memory.id for step in steps)))


def _present(premise: OldPremise) -> str:
    return premise.present.id if premise.present else ""


def _found(found: Found, memories: Sequence[Memory], *, is_enough: bool) -> tuple[Sentence, ...]:
    if not memories:
        return () if is_enough else _from_talk(found.hits)
    is_one = found.understood is not None and bool(found.understood.attribute)
    shown = memories[:1] if is_one else _near_the_first(found.hits, memories)
    if is_one and memories[0].scope:
        shown = [one for one in memories if one.scope][: 1 + ALSO]  # each is the answer, for what it is said of
    return () if is_enough and is_one else tuple(Sentence(_said(one), (one.id,)) for one in shown)


def _near_the_first(hits: Sequence[Hit], memories: Sequence[Memory]) -> list[Memory]:
    """The first memories as far as they fit as well; the other side of a dispute that follows one is told with it."""
    scores = {hit.memory.id: hit.score for hit in hits if hit.memory is not None}
    least = NEAR * max(scores.values())
    near = [one for one in memories if scores[one.id] >= least]
    end = min(len(near), 1 + ALSO)
    while end < len(near) and near[end].status is Status.DISPUTED and _is_open(near[:end]):
        end += 1
    return near[:end]


def _is_open(told: Sequence[Memory]) -> bool:
    """Whether the last of these is one side of a dispute whose other side was not told yet: sides come two by two."""
    behind = [one.status is Status.DISPUTED for one in reversed(told)]
    return (behind.index(False) if False in behind else len(behind)) % 2 == 1


def _from_talk(hits: Sequence[Hit]) -> tuple[Sentence, ...]:
    """No memory says it, but a message does; whoever said it is named."""
    if not hits:
        return (Sentence(NOTHING, ()),)
    first = hits[0]
    day = f" on {in_words(first.said_at)}" if first.said_at else ""
    return (Sentence(f"No memory says so, but {first.speaker} said{day}: “{first.text}”", ()),)


def of_somebody_else(asked: str, first: Hit) -> Sentence:
    """Nothing is stored of the person asked about, and the closest message is somebody else's."""
    return Sentence(f"The closest message is {first.speaker}’s, not {asked}’s: “{first.text}”", ())


def as_it_stands(memory: Memory) -> Sentence | None:
    """The sentence that says how a memory stands which is not plainly current; None for one that is."""
    if memory.status in (Status.PENDING, Status.DISPUTED, Status.PAST, Status.UPCOMING):
        return Sentence(_said(memory), (memory.id,))
    return None


def _said(memory: Memory) -> str:
    begun = time_of(memory)
    begun += f" This is said of: {memory.scope}." if memory.scope else ""
    match memory.status:
        case Status.PENDING:
            return f"“{memory.text}” This waits for your approval."
        case Status.PAST:
            return _over(memory)
        case Status.DISPUTED:
            return f"“{memory.text}” This is in dispute."
        case Status.UPCOMING:
            return f"“{memory.text}”{begun.replace('since', 'from')}"
        case _:
            doubt = " It is not known whether it was true by then." if memory.uncertain else ""
            return f"“{memory.text}”{begun}{doubt}"


def _over(memory: Memory) -> str:
    window = memory.window
    if window.ending is not End.DATED or window.end is None:
        return f"“{memory.text}” is no longer true."
    if window.start is None:
        return f"“{memory.text}” was true until {in_words(window.end)}."
    return f"“{memory.text}” was true from {in_words(window.start)} until {in_words(window.end)}."


def _ended(memories: Sequence[Memory], unknown: bool) -> Sentence:
    if not memories:
        return Sentence("That is no longer known.", ())
    if unknown:
        last = memories[:2]
        told = " and ".join(f"“{one.text}”" for one in last)
        return Sentence(f"That is no longer known. What was said before: {told}", tuple(one.id for one in last))
    first = memories[0]
    said = _over(first) if first.window.ending is End.DATED else f"“{first.text}”"
    return Sentence(f"That is no longer true: {said}", (first.id,))


def _disputed(memories: Sequence[Memory]) -> Sentence:
    sides = [one for one in memories if one.status is Status.DISPUTED][:2] or list(memories[:2])
    told = " and ".join(f"“{one.text}”" for one in sides)
    return Sentence(f"That is not settled: {told}. You have not ruled yet.", tuple(one.id for one in sides))


def put_right(premise: OldPremise) -> Sentence:
    """The sentence that says first that what was taken for granted is over."""
    over = _over(premise.past)
    if premise.present is None:
        return Sentence(over, (premise.past.id,))
    return Sentence(f"{over} Now: {_said(premise.present)}", (premise.past.id, premise.present.id))


def takes_for_granted(question: Collection[str], past: str, present: Sequence[str]) -> bool:
    """Whether a question names a past value: stems of it that stand in no present one."""
    only = {stem(word) for word in words(past)}
    for text in present:
        only -= {stem(word) for word in words(text)}
    return bool(only & set(question))


def holds_all(question: Collection[str], text: str) -> bool:
    """Whether a text has every one of these stems."""
    return set(question) <= {stem(word) for word in words(text)}
