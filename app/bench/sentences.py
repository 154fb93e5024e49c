"""Invented statements and questions about them: the same ones for the same seed, as many as asked for.

Real people's words must not be shipped, and random letters would flatter a
word index: these sentences share names, months and everyday words as diaries do.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass

NAMES = [
    "Nora",
    "Elias",
    "Priya",
    "Tomasz",
    "Ingrid",
    "Mateo",
    "Aisha",
    "Henrik",
    "Yuki",
    "Clara",
    "Bogdan",
    "Leila",
    "Oscar",
    "Femi",
    "Greta",
    "Luca",
    "Maren",
    "Dimitri",
    "Salma",
    "Pavel",
    "Rosa",
    "Anton",
    "Mei",
    "Jonas",
    "Carmen",
    "Idris",
    "Vera",
    "Kofi",
    "Helena",
    "Ruben",
    "Tilda",
    "Marek",
    "Sofia",
    "Nils",
]
_RELATIONS = ("my sister", "my brother", "my neighbour", "a colleague", "my cousin", "my old teacher")
PLACES = [
    "Porto",
    "Lisbon",
    "Leipzig",
    "Aarhus",
    "Girona",
    "Kraków",
    "Trieste",
    "Bergen",
    "Ghent",
    "Lyon",
    "Graz",
    "Tartu",
    "Cork",
    "Bath",
    "Utrecht",
    "Siena",
    "the coast",
    "the mountains",
    "a village near the lake",
    "the old harbour",
    "the market square",
]
THINGS = [
    "a red bicycle",
    "a second-hand piano",
    "an espresso machine",
    "a wooden canoe",
    "a sewing machine",
    "a telescope",
    "a pair of hiking boots",
    "an oak table",
    "a film camera",
    "a folding tent",
    "a bread oven",
    "a blue raincoat",
    "a chess clock",
    "an electric cello",
    "a cast-iron pan",
    "a greenhouse",
    "a pottery wheel",
    "a paper globe",
]
HOBBIES = [
    "rowing",
    "watercolour painting",
    "bouldering",
    "beekeeping",
    "choir singing",
    "chess",
    "woodturning",
    "salsa dancing",
    "long-distance running",
    "bird watching",
    "baking sourdough",
    "kite surfing",
    "archery",
    "calligraphy",
    "fencing",
    "volunteering at the shelter",
    "learning Greek",
    "restoring radios",
    "growing tomatoes",
    "stargazing",
]
FOODS = [
    "lentil soup",
    "fresh figs",
    "rye bread",
    "peanuts",
    "oysters",
    "cinnamon rolls",
    "goat cheese",
    "mango sorbet",
    "black coffee",
    "green tea",
    "pickled herring",
    "spicy noodles",
    "apricot jam",
    "roasted chestnuts",
    "dark chocolate",
]
_JOBS = [
    "librarian",
    "tram driver",
    "nurse",
    "carpenter",
    "translator",
    "marine biologist",
    "baker",
    "court clerk",
    "physics teacher",
    "gardener",
    "sound engineer",
    "optician",
    "cartographer",
    "midwife",
    "locksmith",
    "beekeeper",
]
_FEELINGS = [
    "proud",
    "nervous",
    "relieved",
    "tired",
    "curious",
    "delighted",
    "a bit lonely",
    "calm",
    "grateful",
]
REASONS = [
    "because the old one broke",
    "to save money",
    "after a long winter",
    "on a doctor's advice",
    "for the birthday",
    "since the children asked",
    "before the holidays",
    "out of pure boredom",
    "thanks to a friend",
    "despite the rain",
]
MONTHS = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
]

_FORMS = (
    ("{who} bought {thing} in {place} in {month} {year} {reason}.", "Where did {who} buy {thing}?"),
    ("{who} moved to {place} in {month} {year} and felt {feeling}.", "When did {who} move to {place}?"),
    ("{who} has been {hobby} every {day} since {year}.", "How long has {who} been {hobby}?"),
    ("{who} does not eat {food} any more {reason}.", "Why does {who} avoid {food}?"),
    (
        "{who} works as a {job} near {place} and likes the early shift.",
        "What is the job of {who} near {place}?",
    ),
    (
        "On {number} {month} {year} we went to {place} with {who} and tried {food}.",
        "Who tried {food} in {place}?",
    ),
    ("{who} lent me {thing}; it has to go back by {month} {number}.", "Who lent me {thing}?"),
    ("{who} told {other} about {hobby} and was {feeling} afterwards.", "What did {who} tell {other} about?"),
    ("I promised {who} to bring {food} to the party in {place}.", "What did I promise {who}?"),
    ("{who} dreams of living in {place} as a {job} one day.", "Which place does {who} dream of?"),
    (
        "The appointment with {who} is on {day} at {number} o'clock in {place}.",
        "When is the appointment with {who}?",
    ),
    ("{who} sold {thing} for {price} euros {reason}.", "How much did {who} get for {thing}?"),
    ("{who} takes {hobby} lessons with {other} in {place}.", "Who takes {hobby} lessons with {other}?"),
    ("{who} keeps {thing} in the cellar in {place}, next to box {price}.", "Where does {who} keep {thing}?"),
)
DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]


@dataclass(frozen=True, slots=True)
class Sentence:
    """A statement and a question that it answers."""

    text: str
    question: str


def sentences(count: int, seed: int = 11, *, with_rare_names: bool = False) -> Iterator[Sentence]:
    """``count`` statements, no two alike; ``with_rare_names``: most also tell where, with or after what.

    Those names are invented, too, and as unequal as people's words are: a few are
    everywhere, most occur a handful of times in a million statements.
    """
    chance = random.Random(seed)
    seen: set[int] = set()
    while len(seen) < count:
        made = _sentence(chance)
        if with_rare_names:
            made = _with_rare_name(chance, made)
        mark = hash_of(made.text)
        if mark not in seen:
            seen.add(mark)
            yield made


def hash_of(text: str) -> int:
    """A number for a text that no other of a million shares; a set of them takes half of what the texts take."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest())


_PLACED = (
    "at the {name} bakery",
    "with {name} Tours",
    "on {name} Street",
    "after reading “{name}”",
    "with Mrs {name}",
    "near {name} Bridge",
    "in the {name} choir",
)
_SYLLABLES = (
    "ba be bi bo bu da de di do du fa fe fi fo ga ge go ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu "
    "pa pe pi po ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo za ze zo"
).split()
_NAMES_IN_ALL = 60_000


def _with_rare_name(chance: random.Random, made: Sentence) -> Sentence:
    if chance.random() < 0.3:
        return made
    said = chance.choice(_PLACED).format(name=_rare_name(chance))
    asked = f"{made.question[:-1]} {said}?" if chance.random() < 0.4 else made.question
    return Sentence(f"{made.text[:-1]} {said}.", asked)


def _rare_name(chance: random.Random) -> str:
    number = int(_NAMES_IN_ALL ** chance.random())  # the second stands half as often as the first, as words do
    parts = []
    for _ in range(3):
        number, part = divmod(number, len(_SYLLABLES))
        parts.append(_SYLLABLES[part])
    return "".join(parts).capitalize()


def _sentence(chance: random.Random) -> Sentence:
    statement, question = chance.choice(_FORMS)
    words = {
        "who": _person(chance),
        "other": chance.choice(NAMES),
        "place": chance.choice(PLACES),
        "thing": chance.choice(THINGS),
        "hobby": chance.choice(HOBBIES),
        "food": chance.choice(FOODS),
        "job": chance.choice(_JOBS),
        "feeling": chance.choice(_FEELINGS),
        "reason": chance.choice(REASONS),
        "month": chance.choice(MONTHS),
        "day": chance.choice(DAYS),
        "year": str(chance.randint(2008, 2026)),
        "number": str(chance.randint(1, 28)),
        "price": str(chance.randint(20, 4000)),
    }
    text = statement.format(**words)
    return Sentence(text[0].upper() + text[1:], question.format(**words))


def _person(chance: random.Random) -> str:
    name = chance.choice(NAMES)
    return f"{chance.choice(_RELATIONS)} {name}" if chance.random() < 0.25 else name
