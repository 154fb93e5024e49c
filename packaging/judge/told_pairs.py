"""Pairs that the telling decides: a past told late with strong words, a supposition, a denial, somebody's belief."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from judge import grammar
from judge.attribute_pairs import either_way, pair
from judge.grammar import SELF, one_person, say
from judge.pairs import Label, Pair
from judge.rows import Attribute, Rows, Situation
from judge.surface import MONTHS

LATEST_PAST = 2014
"""Years up to here are long over; changes that count are told with later years (``attribute_pairs.recent``)."""


def of_told(rows: Rows, random: Random) -> Pair | None:
    """One pair of one of the kinds, about an attribute or a situation."""
    return random.choices(list(_MAKERS), list(_MAKERS.values()))[0](rows, random)


def placed(frame: str, words: str, random: Random) -> str:
    """The frame within words that place it in a time that is long over."""
    year = random.randint(1986, LATEST_PAST)
    return words.format(
        c=frame, y=year, z=year + random.randint(1, 6), n=random.randint(15, 27), m=random.choice(MONTHS),
        d=random.randint(1, 28),
    )  # fmt: skip


def in_the_past(frame: str) -> str | None:
    """A change told as over: without “now”, “just” and the perfect; None where the perfect can't be turned."""
    frame = re.sub(r"\b(?:just|finally|recently|by now|now) | (?:now|at last|since|finally|recently)\b", "", frame)
    frame = re.sub(r"\*ve (\w+ed)\b", r"\1", frame)
    return None if "*ve" in frame or _PRESENT.search(frame) else frame


_PRESENT = re.compile(r"\b(?:is|are|has|have|am|can|do|does|these days|from now on|from on|as of|and)\b|\*(?!was\b)\w+")


def _changed_long_ago(rows: Rows, random: Random) -> Pair | None:
    attribute = random.choice([row for row in rows.attributes if row.change and row.one])
    first, second = _values(attribute, random)
    change = in_the_past(random.choice(attribute.change))
    if change is None or not grammar.of_a_person(change):
        return None
    who, again = one_person(random)
    later = say(placed(change, random.choice(rows.told.changed), random), again, second)
    texts = say(random.choice(attribute.now), who, first), later
    return pair(texts, Label.LATE_PAST, attribute.name, "changed long ago", random)


def _held_long_ago(rows: Rows, random: Random) -> Pair | None:
    attribute = random.choice(rows.attributes)
    first, second = _values(attribute, random)
    told = grammar.told_past(random.choice(attribute.now))
    if told is None:
        return None
    who, again = one_person(random)
    later = say(placed(told, random.choice(rows.told.held), random), again, second)
    texts = say(random.choice(attribute.now), who, first), later
    return pair(texts, Label.LATE_PAST, attribute.name, "held long ago", random)


def _situation_long_ago(rows: Rows, random: Random) -> Pair | None:
    row = random.choice([row for row in rows.situations if row.clash])
    told = grammar.told_past(random.choice(row.clash))
    if told is None:
        return None
    who, again = one_person(random)
    later = say(placed(told, random.choice(rows.told.held), random), again)
    return pair(
        (say(random.choice(row.holds), who), later),
        Label.LATE_PAST,
        f"situation {row.name}",
        "situation long ago",
        random,
    )


def _supposed(rows: Rows, random: Random) -> Pair | None:
    holds, clash, group = _fact_and_clash(rows, random)
    texts = holds, random.choice(rows.told.supposed).format(c=clash)
    return pair(either_way(texts, random, 0.15), Label.BOTH, group, "supposed", random)


def _disowned(rows: Rows, random: Random) -> Pair | None:
    """What is denied is the fact itself (a clash) or what clashes with it (both hold)."""
    holds, clash, group = _fact_and_clash(rows, random)
    of_fact = random.random() < 0.6
    words = say(random.choice(rows.told.disowned), SELF).format(c=holds if of_fact else clash)
    label = Label.CONFLICT if of_fact else Label.BOTH
    return pair(either_way((holds, words), random), label, group, "disowned", random)


def _believed(rows: Rows, random: Random) -> Pair | None:
    """A frame that repeats: of the fact a repetition, of what clashes with it a clash."""
    holds, clash, group = _fact_and_clash(rows, random)
    same = random.random() < 0.5
    words = random.choice(rows.told.believed).format(c=holds if same else clash)
    return pair((holds, words), Label.DUPLICATE if same else Label.CONFLICT, group, "believed", random)


def _fact_and_clash(rows: Rows, random: Random) -> tuple[str, str, str]:
    if random.random() < 0.5:
        attribute = random.choice([row for row in rows.attributes if row.one])
        first, second = _values(attribute, random)
        frames = attribute.now
        return say(random.choice(frames), SELF, first), say(random.choice(frames), SELF, second), attribute.name
    row: Situation = random.choice([row for row in rows.situations if row.clash])
    return say(random.choice(row.holds), SELF), say(random.choice(row.clash), SELF), f"situation {row.name}"


def _values(attribute: Attribute, random: Random) -> tuple[str, str]:
    for _ in range(12):
        first, second = random.sample(attribute.values, 2)
        if not attribute.one or attribute.clash(first, second):
            break
    return first, second


_MAKERS: dict[Callable[[Rows, Random], Pair | None], float] = {
    _changed_long_ago: 4, _held_long_ago: 4, _situation_long_ago: 3, _supposed: 3, _disowned: 2.5, _believed: 1.5
}  # fmt: skip
"""How often each kind is made."""
