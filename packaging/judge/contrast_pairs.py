"""Pairs that a small word decides: left or right, work or home, another one, also; and which numbers they name."""

from __future__ import annotations

import re
from random import Random

from judge.attribute_pairs import either_way, pair, two
from judge.grammar import one_person, say, two_people
from judge.pairs import Label, Pair
from judge.rows import Contrast, Measure, Second

HAPPENED_ONCE = re.compile(
    r"\b(born|birth|birthday|bought|founded|dates from|graduat\w+|built|moved|married|became|since)\b"
)
"""A past event has its number for good: another one is no change of it."""


def of_contrast(row: Contrast, random: Random) -> Pair | None:
    """Two modifiers: both hold. One modifier: another value clashes, the same value repeats."""
    who, again = one_person(random)
    here, there = random.sample(row.modifiers, 2)
    frame, other = two(row.frames, random) if random.random() < 0.6 else (random.choice(row.frames),) * 2
    value, another = random.sample(row.values, 2) if len(row.values) > 1 else (row.values[0], row.values[0])
    name = f"contrast {row.name}"
    draw = random.random()
    if draw < 0.52:
        later = another if random.random() < 0.8 else value
        texts = _said(frame, here, value, who), _said(other, there, later, again)
        return pair(either_way(texts, random), Label.BOTH, name, "other modifier", random)
    if draw < 0.82 and value != another:
        texts = _said(frame, here, value, who), _said(other, here, another, again)
        return pair(texts, Label.CONFLICT, name, "same modifier", random)
    if draw < 0.92:
        texts = _said(frame, here, value, who), _said(other, here, value, again)
        return pair(texts, Label.DUPLICATE, name, "same modifier, same value", random)
    change = f"{random.choice(('since this week', 'from now on', 'as of today', 'things changed:', 'update:'))} "
    texts = _said(frame, here, value, who), change + _said(other, here, another, again)
    return pair(texts, Label.UPDATE, name, "same modifier, changed", random) if value != another else None


def _said(frame: str, modifier: str, value: str, who: object) -> str:
    from judge.grammar import Subject

    assert isinstance(who, Subject)
    return say(frame.replace("{m}", modifier), who, value)


def of_second(row: Second, random: Random) -> Pair | None:
    """Another one beside the first, or in its place."""
    value, another = random.sample(row.values, 2)
    name = f"second {row.name}"
    holds = random.choice(row.holds)
    draw = random.random()
    if draw < 0.15:
        who, other = two_people(random)
        later = random.choice((*row.adds, *row.replaces)).replace("{w}", another)
        return pair((say(holds, who, value), say(later, other, value)), Label.BOTH, name, "second of another", random)
    who, again = one_person(random)
    adds = draw < 0.62
    later = random.choice(row.adds if adds else row.replaces).replace("{w}", another)
    label = Label.BOTH if adds else Label.UPDATE
    return pair(
        (say(holds, who, value), say(later, again, value)), label, name, "second" if adds else "instead", random
    )


def of_measure(row: Measure, random: Random) -> Pair | None:
    """One number against another, against itself in other units, and beside other numbers."""
    who, again = one_person(random)
    number, another = _two_numbers(row, random)
    frame, other = two(row.frames, random) if random.random() < 0.6 else (random.choice(row.frames),) * 2
    name = f"measure {row.name}"
    first = say(_with(frame, number), who)
    draw = random.random()
    if draw < 0.36:
        return pair((first, say(_with(other, another), again)), Label.CONFLICT, name, "number", random)
    if draw < 0.58:
        again_said = say(_with(random.choice(row.others or row.frames), number), again)
        return pair(either_way((first, again_said), random), Label.DUPLICATE, name, "number, other format", random)
    if draw < 0.78 and row.beside:
        near = say(_with(random.choice(row.beside), random.choice((number, another))), again)
        return pair(either_way((first, near), random), Label.BOTH, name, "other number", random)
    if draw < 0.88:
        who, somebody = two_people(random)
        texts = say(_with(frame, number), who), say(_with(other, another), somebody)
        return (
            pair(texts, Label.BOTH, name, "number of another", random)
            if "I" in frame.split() or "my" in frame.split()
            else None
        )
    if HAPPENED_ONCE.search(frame) or HAPPENED_ONCE.search(other):
        return None
    change = random.choice(("{} now", "as of this month {}", "since the change {}", "{}, which is new"))
    return pair((first, change.format(say(_with(other, another), again))), Label.UPDATE, name, "number changed", random)


def _two_numbers(row: Measure, random: Random) -> tuple[int, int]:
    number = random.randint(row.low, row.high)
    if row.high > 300 and random.random() < 0.6:
        number = number // 50 * 50 or 50
    near = number + random.choice((-20, -10, -5, -2, -1, 1, 2, 5, 10, 20))
    another = abs(random.choice((near, random.randint(row.low, row.high)))) or 3
    return number, another if another != number else number + 3


def _with(frame: str, number: int) -> str:
    """The frame with its number, calculated where it says so: ``{n/100}``, ``{n*2.2}``."""

    def written(match: re.Match[str]) -> str:
        sign, factor = match[1], match[2]
        if not sign:
            return str(number)
        value = number / float(factor) if sign == "/" else number * float(factor)
        return f"{value:.2f}".rstrip("0").rstrip(".") if sign == "/" else str(round(value))

    return re.sub(r"\{n([/*]?)([\d.]*)\}", written, frame)
