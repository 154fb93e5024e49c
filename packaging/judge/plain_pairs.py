"""Pairs in the plainest words: something is done or not, begun or stopped, by this one or by another."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from judge.attribute_pairs import either_way, long_ago, pair
from judge.grammar import one_person, say, two_people
from judge.pairs import Label, Pair
from judge.rows import Deed

SURE = ("", "", "", "", "yes, ", "of course ", "it is true that ", "and yes, ", "as always, ")
NEVER = (
    "",
    "",
    "",
    "",
    ", never have",
    ", not once",
    ", as it happens",
    ", not at all",
    ", never learned to care for it",
)
BEGUN = ("I *have started to {}", "since last month I *do {}", "these days I *do {} after all", "I *ve begun to {}")
ENDED = ("I no longer *{}", "I *do not {} any more", "these days I *do not {}", "I *do not {} since the move")


def of_deed(row: Deed, random: Random) -> Pair | None:
    """One pair of one of the kinds."""
    return random.choices(list(_MAKERS), list(_MAKERS.values()))[0](row, random)


def does(deed: str, random: Random) -> str:
    """The frame that says it."""
    if deed.startswith("can "):
        rest = deed.removeprefix("can ")
        return random.choice(SURE) + random.choice((f"I can {rest}", f"I can {rest}", f"I *am able to {rest}"))
    return random.choice(SURE) + random.choice((f"I *{deed}", f"I *{deed}", f"I *do {deed}", f"I *usually *{deed}"))


def does_not(deed: str, random: Random) -> str:
    """The frame that denies it."""
    if deed.startswith("can "):
        rest = deed.removeprefix("can ")
        frames = [f"I can't {rest}", f"I can not {rest}", f"I *am not able to {rest}", f"I *am unable to {rest}"]
    else:
        frames = [f"I *do not {deed}", f"I *do not {deed}", f"I *never *{deed}"]
    for start in ("have a ", "own a ", "need a ", "want a "):
        if deed.startswith(start):
            frames = [frames[0], f"I *{start.split()[0]} no {deed.removeprefix(start)}"]
    return random.choice(frames) + random.choice(NEVER)


def _denied(row: Deed, random: Random) -> Pair | None:
    who, again = one_person(random)
    deed = random.choice(row.deeds)
    texts = say(does(deed, random), who), say(does_not(deed, random), again)
    return pair(either_way(texts, random), Label.CONFLICT, _name(row), "denied plainly", random)


def _again(row: Deed, random: Random) -> Pair | None:
    who, again = one_person(random)
    make = random.choice((does, does_not))
    deed = random.choice(row.deeds)
    texts = say(make(deed, random), who), say(make(deed, random), again)
    return pair(texts, Label.DUPLICATE, _name(row), "said again plainly", random)


def _near(row: Deed, random: Random) -> Pair | None:
    who, again = one_person(random)
    makes = random.choice(((does, does_not), (does_not, does), (does, does)))
    texts = (
        say(makes[0](random.choice(row.deeds), random), who),
        say(makes[1](random.choice(row.beside), random), again),
    )
    return pair(either_way(texts, random), Label.BOTH, _name(row), "near, plainly", random)


def _turned(row: Deed, random: Random) -> Pair | None:
    who, again = one_person(random)
    deed = random.choice(row.deeds)
    if deed.startswith("can "):
        return None
    begun = random.random() < 0.5
    first = does_not(deed, random) if begun else does(deed, random)
    later = random.choice(BEGUN if begun else ENDED).format(deed)
    return pair((say(first, who), say(later, again)), Label.UPDATE, _name(row), "begun or ended plainly", random)


def _past(row: Deed, random: Random) -> Pair | None:
    who, again = one_person(random)
    deed = random.choice(row.deeds)
    if deed.startswith("can "):
        return None
    done = random.random() < 0.5
    first = does_not(deed, random).split(",")[0] if done else does(deed, random)
    later = f"I used to {deed} {long_ago(random)}" if done else f"I did not {deed} {long_ago(random)}"
    return pair((say(first, who), say(later, again)), Label.LATE_PAST, _name(row), "past, plainly", random)


def _another(row: Deed, random: Random) -> Pair | None:
    who, other = two_people(random)
    deed = random.choice(row.deeds)
    texts = say(does(deed, random), who), say(does_not(deed, random), other)
    return pair(either_way(texts, random), Label.BOTH, _name(row), "of another, plainly", random)


def _name(row: Deed) -> str:
    return f"deed {row.deeds[0]}"


_MAKERS: dict[Callable[[Deed, Random], Pair | None], float] = {
    _denied: 5, _again: 2, _near: 4, _turned: 1.5, _past: 1.5, _another: 2
}  # fmt: skip
"""How often each kind is made."""
