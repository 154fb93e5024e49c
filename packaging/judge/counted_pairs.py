"""Pairs that counting decides: ages and decades, how often, a number and those it counts, since when, more or less.

The rows are ``data/counts.toml``.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from judge.attribute_pairs import either_way, pair, two
from judge.grammar import MEN, WOMEN, one_person, say
from judge.pairs import Label, Pair
from judge.rows import Counts
from judge.surface import WORDS

Maker = Callable[[Counts, Random], Pair | None]
Said = tuple[str | None, str | None]

DECADES = ("twenties", "thirties", "forties", "fifties", "sixties", "seventies")


def of_count(counts: Counts, random: Random) -> Pair | None:
    """One pair of one of the kinds."""
    return random.choices(list(_MAKERS), list(_MAKERS.values()))[0](counts, random)


def _number(value: int, random: Random) -> str:
    return WORDS[value] if value < len(WORDS) and random.random() < 0.6 else str(value)


def _age(_: Counts, random: Random) -> Pair | None:
    """A decade, a bound or a birthday against an age."""
    age = random.randint(20, 79)
    fits = random.random() < 0.5
    near = age if fits else random.choice([other for other in range(20, 80) if abs(other - age) > 10])
    rough = random.choice(
        (
            f"I *am in my {DECADES[near // 10 - 2]}",
            f"I *am over {near // 10 * 10 - 1} and under {near // 10 * 10 + 10}",
            f"I *am somewhere between {near // 10 * 10} and {near // 10 * 10 + 9}",
            f"my age is {near // 10 * 10}-something",
        )
    )
    exact = random.choice((f"I *am {age}", f"I *am {age} years old", f"I just turned {age}", f"my age: {age}"))
    who, again = one_person(random)
    if fits and near // 10 == age // 10:
        texts = say(rough, who), say(exact, again)
        if random.random() < 0.5:
            return pair(texts, Label.REFINE, "count decade", "age in its decade", random)
        return pair(texts[::-1], Label.DUPLICATE, "count decade", "decade of the age", random)
    texts = say(rough, who), say(exact, again)
    return pair(either_way(texts, random), Label.CONFLICT, "count decade", "age outside the decade", random)


def _bound(_: Counts, random: Random) -> Pair | None:
    """Above or below a round number: an age, a price, a count."""
    unit, frame = random.choice(
        (
            (10, "I *am {}"), (100, "my rent is {} euros"), (10, "my mother is {}"), (10, "I *own {} records"),
            (1000, "my car cost {} euros"), (10, "I *have {} colleagues"), (10, "my commute takes {} minutes"),
        )
    )  # fmt: skip
    bound = unit * random.randint(2, 9)
    number = bound + random.choice((-1, 1)) * random.randint(1, 2 * unit - 1)
    above = random.random() < 0.5
    words = random.choice(
        ("more than {}", "over {}", "above {}") if above else ("less than {}", "under {}", "below {}")
    )
    who, again = one_person(random)
    rough, exact = say(frame.format(words.format(bound)), who), say(frame.format(number), again)
    if (number > bound) is not above:
        return pair(either_way((rough, exact), random), Label.CONFLICT, f"count bound {frame}", "beyond", random)
    return pair((rough, exact), Label.REFINE, f"count bound {frame}", "within", random)


def _often(counts: Counts, random: Random) -> Pair | None:
    """How often: another step clashes, the same step repeats, of another deed both hold."""
    deed = random.choice(counts.deeds)
    first, second = random.sample(range(1, len(counts.steps)), 2)
    who, again = one_person(random)
    draw = random.random()
    name = f"often {deed}"
    if draw < 0.5:
        texts = _at_step(deed, counts.steps[first], random), _at_step(deed, counts.steps[second], random)
        said = say(texts[0], who), say(texts[1], again)
        return pair(said, Label.CONFLICT, name, "how often", random)
    if draw < 0.8:
        if len(counts.steps[first]) < 2:
            return None
        one, other = random.sample(counts.steps[first], 2)
        texts = _at_step(deed, (one,), random), _at_step(deed, (other,), random)
        return pair((say(texts[0], who), say(texts[1], again)), Label.DUPLICATE, name, "as often", random)
    another = random.choice([one for one in counts.deeds if one != deed])
    texts = _at_step(deed, counts.steps[first], random), _at_step(another, counts.steps[second], random)
    return pair((say(texts[0], who), say(texts[1], again)), Label.UNRELATED, name, "another deed as often", random)


def _at_step(deed: str, words: tuple[str, ...], random: Random) -> str:
    step = random.choice(words)
    return f"{step} {deed}" if random.random() < 0.25 else f"{deed} {step}"


def _members(counts: Counts, random: Random) -> Pair | None:
    """A number against those it counts."""
    row = random.choice(counts.members)
    first, second = random.sample(row.kinds, 2)
    one, other = random.randint(1, 3), random.randint(1, 3)
    total = one + other
    fits = random.random() < 0.5
    said = total if fits else random.choice([number for number in range(2, 8) if number != total])
    whole = random.choice(row.whole)
    whole = whole.replace("{n+1}", _number(said + 1, random)).replace("{n}", _number(said, random))
    listed = f"I *have {_of_kind(one, first, random)} and {_of_kind(other, second, random)}"
    listed = random.choice((listed, listed, f"{listed}, that is all", f"in all {listed}"))
    who, again = one_person(random)
    name = f"members {row.whole[0]}"
    texts = say(whole, who), say(listed, again)
    if not fits:
        return pair(either_way(texts, random), Label.CONFLICT, name, "number and members", random)
    if random.random() < 0.4:
        return pair(texts[::-1], Label.DUPLICATE, name, "members, then their number", random)
    return pair(texts, Label.REFINE, name, "number, then its members", random)


def _of_kind(number: int, kind: tuple[str, str], random: Random) -> str:
    return f"{random.choice(('a', 'one'))} {kind[0]}" if number == 1 else f"{_number(number, random)} {kind[1]}"


def _began(counts: Counts, random: Random) -> Pair | None:
    """Since when, and when it began."""
    row = random.choice(counts.began)
    year = random.randint(1985, 2024)
    frames = two((*row.since, *row.event), random)
    who, again = one_person(random)
    same = random.random() < 0.45
    other = year if same else random.choice([one for one in range(1980, 2025) if one != year])
    texts = say(frames[0].replace("{y}", str(year)), who), say(frames[1].replace("{y}", str(other)), again)
    label = Label.DUPLICATE if same else Label.CONFLICT
    return pair(texts, label, f"began {row.event[0]}", "began, the same year" if same else "began", random)


def _compared(counts: Counts, random: Random) -> Pair | None:
    """One is more than another; said the other way round."""
    if random.random() < 0.5:
        one, other = random.sample((*counts.people, "I"), 2)
        more, less = random.choice(counts.of_people)
    else:
        one, other = random.choice(counts.things)
        more, less = random.choice(counts.of_things)
    first, turned = _more(one, more, other), _more(other, less, one)
    name = f"compared {more}"
    draw = random.random()
    if draw < 0.45:
        against = random.choice((_more(other, more, one), _more(one, less, other)))
        return pair((random.choice((first, turned)), against), Label.CONFLICT, name, "compared", random)
    if draw < 0.8:
        return pair(either_way((first, turned), random), Label.DUPLICATE, name, "compared, turned round", random)
    third = random.choice([name for name in (*counts.people, *WOMEN, *MEN) if name not in (one, other)])
    return pair((first, _more(third, more, one)), Label.BOTH, name, "compared with a third", random)


def _more(one: str, word: str, other: str) -> str:
    return f"{one} {'am' if one == 'I' else 'is'} {word} than {'me' if other == 'I' else other}"


def _group(counts: Counts, random: Random) -> Pair | None:
    """All, none and some of a group."""
    whole = random.choice(counts.groups)
    yes, no = random.choice(counts.said)
    first = random.choice((f"all of {whole} {yes}", f"all {whole} {yes}", f"every single one of {whole}: they {yes}"))
    against = random.choice(
        (f"none of {whole} {yes}", f"two of {whole} {no}", f"half of {whole} {no}", f"most of {whole} {no}",
         f"not all of {whole} {yes}", f"some of {whole} {no}")
    )  # fmt: skip
    name = f"group {yes}"
    draw = random.random()
    if draw < 0.5:
        return pair(either_way((first, against), random), Label.CONFLICT, name, "all and not all", random)
    if draw < 0.75:
        texts = random.sample((f"some of {whole} {yes}", f"some of {whole} {no}", f"a few of {whole} {no}",
                               f"not all of {whole} {yes}"), 2)  # fmt: skip
        return pair((texts[0], texts[1]), Label.BOTH, name, "some and others", random)
    other = random.choice([one for one in counts.groups if one != whole])
    return pair((first, f"none of {other} {yes}"), Label.BOTH, name, "another group", random)


def _only(counts: Counts, random: Random) -> Pair | None:
    """Only one has it."""
    what = random.choice(counts.only)
    one, other = random.sample((*WOMEN, *MEN), 2)
    first = random.choice((f"only {one} {what}", f"nobody but {one} {what}", f"{one} is the only one who {what}"))
    draw = random.random()
    if draw < 0.5:
        against = random.choice(
            (f"{other} {what}", f"{other} {what}, too", f"both {one} and {other} belong to those: {other} {what}")
        )
        return pair(either_way((first, against), random), Label.CONFLICT, f"only {what}", "only one", random)
    if draw < 0.7:
        return pair((first, f"{one} {what}"), Label.DUPLICATE, f"only {what}", "the only one again", random)
    another = random.choice([row for row in counts.only if row != what])
    later = random.choice((f"{other} {another}", f"{other} is not among those: it is not so that {other} {what}"))
    return pair((first, later), Label.BOTH, f"only {what}", "only one, and another thing", random)


_MAKERS: dict[Maker, float] = {
    _age: 2, _bound: 2, _often: 4, _members: 3, _began: 3, _compared: 3, _group: 2, _only: 1.5
}  # fmt: skip
"""How often each kind is made."""
