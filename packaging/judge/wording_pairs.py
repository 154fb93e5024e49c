"""Pairs that the wording decides: the same in other words, general and special, roles, likings, long statements."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from judge import grammar
from judge.attribute_pairs import either_way, long_ago, pair, recent, two
from judge.grammar import MEN, WOMEN, Subject, one_person, say, two_people
from judge.pairs import Label, Pair
from judge.rows import Attribute, Rows, Situation

ALIKE = (
    ("Daniel", "Daniela"), ("Paul", "Paula"), ("Martin", "Martina"), ("Michael", "Michaela"), ("Gabriel", "Gabriela"),
    ("Mario", "Marie"), ("Jan", "Jana"), ("Ivan", "Ivana"), ("Simon", "Simone"), ("Andreas", "Andrea"),
    ("Chris", "Christa"), ("Robert", "Roberta"), ("Carl", "Carla"), ("Luc", "Lucy"), ("Adrian", "Adriana"),
    ("Victor", "Victoria"), ("Eric", "Erica"),
)  # fmt: skip
"""Names that look alike and are two people."""


def of_same(row: tuple[str, ...], random: Random) -> Pair | None:
    """One thing in two wordings."""
    who, again = one_person(random)
    first, second = two(row, random)
    return pair((say(first, who), say(second, again)), Label.DUPLICATE, f"same {row[0]}", "same in other words", random)


def of_lookalike(row: tuple[str, ...], random: Random) -> Pair | None:
    """Two things that share a word and nothing else."""
    who, again = one_person(random)
    first, second = two(row, random)
    texts = say(first, who), say(second, again)
    return pair(texts, Label.UNRELATED, f"lookalike {row[0]}", "words in common alone", random)


def of_special(row: Situation, random: Random) -> Pair | None:
    """General then special tells more; special then general repeats."""
    who, again = one_person(random)
    general, special = random.choice(row.holds), random.choice(row.clash)
    name = f"special {row.name}"
    draw = random.random()
    if draw < 0.6:
        return pair((say(general, who), say(special, again)), Label.REFINE, name, "special", random)
    if draw < 0.85:
        return pair((say(special, who), say(general, again)), Label.DUPLICATE, name, "general again", random)
    frame = grammar.ended(general, random)
    return pair((say(special, who), frame and say(frame, again)), Label.UPDATE, name, "ended", random)


def of_role(row: tuple[str, ...], roles: Sequence[tuple[str, ...]], random: Random) -> Pair | None:
    """Who holds a role that one person holds."""
    first, second = random.sample((*WOMEN, *MEN, *(name for both in ALIKE for name in both)), 2)
    role, other = random.choice(row), random.choice(row)
    draw = random.random()
    if draw < 0.4:
        return pair(
            (_holder(first, role, random), _holder(second, other, random)), Label.CONFLICT, "role", "role", random
        )
    if draw < 0.58:
        later = random.choice(
            (f"{second} is now {row[0]}", f"{second} took over from {first} as {row[0]}",
             f"{first} is no longer {row[0]}, {second} is", f"{second} became {row[0]} {recent(random)}")
        )  # fmt: skip
        return pair((_holder(first, role, random), later), Label.UPDATE, "role", "role changed", random)
    if draw < 0.75:
        return pair((f"{first} is {row[0]}", f"{row[-1]} is {first}"), Label.DUPLICATE, "role", "role again", random)
    another = random.choice(random.choice(roles))
    if another in row:
        return None
    who = second if random.random() < 0.5 else first
    return pair((_holder(first, role, random), _holder(who, another, random)), Label.BOTH, "role", "two roles", random)


def _holder(name: str, role: str, random: Random) -> str:
    return random.choice((f"{name} is {role}", f"{role} is {name}"))


def of_liking(likings: dict[str, tuple[str, ...]], random: Random) -> Pair | None:
    """Liking and disliking of one thing or of two, now, before and by comparison."""
    thing, other = random.sample(likings["things"], 2)
    pro, against = ("pro", "con") if random.random() < 0.5 else ("con", "pro")
    frame, same = two(likings[pro], random)
    opposite = random.choice(likings[against])
    who, again = one_person(random)
    match random.randrange(9):
        case 0 | 1:
            return pair(
                (say(frame, who, thing), say(opposite, again, thing)), Label.CONFLICT, "liking", "opposite", random
            )
        case 2:
            return pair((say(frame, who, thing), say(same, again, thing)), Label.DUPLICATE, "liking", "same", random)
        case 3:
            later = random.choice((same, opposite))
            return pair((say(frame, who, thing), say(later, again, other)), Label.BOTH, "liking", "other thing", random)
        case 4:
            past = grammar.past(opposite, " " + long_ago(random))
            return pair(
                (say(frame, who, thing), past and say(past, again, thing)), Label.LATE_PAST, "liking", "past", random
            )
        case 5:
            last = grammar.ended(same, random)
            return pair(
                (say(frame, who, thing), last and say(last, again, thing)), Label.UPDATE, "liking", "ended", random
            )
        case 6:
            who, somebody = two_people(random)
            return pair(
                (say(frame, who, thing), say(opposite, somebody, thing)), Label.BOTH, "liking", "of another", random
            )
        case 7:
            tail = random.choice(
                (", especially after a long day", " because of my childhood", " more than anyone I know")
            )
            return pair(
                (say(frame, who, thing), say(same, again, thing) + tail), Label.REFINE, "liking", "more", random
            )
        case _:
            return _preferred(thing, other, random)


def _preferred(thing: str, other: str, random: Random) -> Pair | None:
    who, again = one_person(random)
    first = say(f"I *prefer {{v}} to {other}", who, thing)
    match random.randrange(3):
        case 0:
            later, label = say(f"I *prefer {{v}} over {thing}", again, other), Label.CONFLICT
        case 1:
            later, label = say(f"I *would rather have {{v}} than {other}", again, thing), Label.DUPLICATE
        case _:
            later, label = say(f"I *ve come to prefer {{v}} over {thing}", again, other), Label.UPDATE
    return pair((first, later), label, "liking", "preferred", random)


def of_clauses(rows: Rows, random: Random) -> Pair | None:
    """A long statement of several clauses beside a short one: one clause clashes, repeats, or none touches it."""
    attribute = random.choice(rows.attributes)
    first, second = random.sample(attribute.values, 2)
    who, again = one_person(random)
    frame, other = two(attribute.now, random)
    if not other.startswith("I *") or "{v} *" in other:
        return None
    clashing = attribute.clash(first, second)
    value = first if random.random() < 0.45 else second
    clauses = [say(other, again, value)] + [
        _clause(rows, attribute, again.again(), random) for _ in range(random.randint(1, 2))
    ]
    if random.random() < 0.4:
        clauses = [_clause(rows, attribute, again, random), say(other, again.again(), value), *clauses[2:]]
    long = random.choice((", and ", "; ", ". ", " and ")).join(clauses)
    if value == first:
        return pair((say(frame, who, first), long), Label.REFINE, attribute.name, "clause repeats", random)
    texts = (say(frame, who, first), long)
    label = Label.CONFLICT if clashing else Label.BOTH
    return pair(either_way(texts, random, 0.5), label, attribute.name, "clause", random)


def _clause(rows: Rows, but: Attribute, who: Subject, random: Random) -> str:
    while True:
        attribute = random.choice(rows.attributes)
        frame = random.choice(attribute.now)
        if attribute is not but and frame.startswith("I *"):
            return say(frame, who, random.choice(attribute.values))


def of_names(rows: Rows, random: Random) -> Pair | None:
    """Two people whose names look alike."""
    attribute = random.choice([row for row in rows.attributes if row.one])
    frames = [frame for frame in attribute.now if grammar.of_a_person(frame)]
    if not frames:
        return None
    man, woman = random.choice(ALIKE)
    kin = random.choice(("", "my cousin ", "my friend ", "my colleague "))
    first, second = random.sample(attribute.values, 2)
    texts = (
        say(random.choice(frames), Subject(kin + man, "m"), first),
        say(random.choice(frames), Subject(kin + woman, "f"), second),
    )
    return pair(either_way(texts, random), Label.BOTH, attribute.name, "names alike", random)


def of_strangers(rows: Rows, random: Random) -> Pair | None:
    """Two statements of one person that have nothing to do with each other, of any kind and any tense."""
    (group, first), (other, second) = _any(rows, random), _any(rows, random)
    if group == other:
        return None
    who, again = one_person(random)
    return pair((say(*_of(first, who)), say(*_of(second, again))), Label.UNRELATED, group, "unrelated", random)


def _of(said: tuple[str, str | None], who: Subject) -> tuple[str, Subject, str | None]:
    return said[0], who, said[1]


def _any(rows: Rows, random: Random) -> tuple[str, tuple[str, str | None]]:
    if random.random() < 0.6:
        row = random.choice(rows.attributes)
        frame = random.choice((*row.now, *row.now, *row.change, *row.end, *row.past, *row.plan, *row.beside))
        return row.name, (frame, random.choice(row.values))
    situation = random.choice((*rows.situations, *rows.doings, *rows.events, *rows.aims))
    frames = (*situation.holds, *situation.clash, *situation.beside, *situation.change)
    return f"situation {situation.name}", (random.choice(frames), None)
