"""Invented statements that are all about one person, most of which agree: the hardest thing for a sweep.

Everything is about “I”, so that no subject tells statements apart. Three in a
hundred deny an earlier one or give another figure for it; what else repeats,
repeats by the chance of such sentences.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from app.bench.sentences import DAYS, FOODS, HOBBIES, MONTHS, NAMES, PLACES, REASONS, THINGS

CLASHES = 0.03
"""Share of the statements that are made to clash with an earlier one."""
_ROOMS = """kitchen attic cellar garage hallway bedroom study balcony shed pantry bathroom workshop office locker
wardrobe porch stairwell laundry""".split()
_LOOKS = """green heavy broken brass woollen tiny folded painted borrowed rusty striped velvet plastic crooked silver
leather spare dusty hollow glazed knitted copper marble cracked wooden round square narrow faded polished""".split()
_GOODS = """lamp drawer kettle umbrella notebook ladder bucket blanket mirror clock basket hammer scarf vase suitcase
candle cushion teapot rug lantern toolbox hat drill frame pillow jar tray bench stool curtain hose saw rope brush bell
bottle box chair coat cup desk fan glove jacket key knife letter map mug parcel pen plate purse radio ring sack scale
shelf shovel tent ticket towel wallet wheel whistle""".split()
_TOPICS = """taxes chess gardens tides comets bridges glaciers owls vaccines sonnets railways beetles volcanoes orchards
mosaics alphabets coins puppets lighthouses maps fungi violins canals fossils windmills proverbs clouds knots enamel
bees dialects castles rivers sundials printing tapestries""".split()
_FORMS = (
    ("I keep the {look} {good} in the {room}.", "I don't keep the {look} {good} in the {room}."),
    ("I read a book about {topic} and {other_topic} on the train to {place}.", ""),
    ("I bought {thing} and a {look} {good} in {place} {reason}.", ""),
    (
        "I paid {price} euros for the {look} {good} in the {room}.",
        "I paid {cost} euros for the {look} {good} in the {room}.",
    ),
    (
        "I like {food} from the {look} {good} with {other_food}.",
        "I don't like {food} from the {look} {good} with {other_food}.",
    ),
    ("I went {hobby} with {who} near {place} in {month} {year} and lost a {look} {good}.", ""),
    ("I told {who} about {topic} while we were having {food} in {place}.", ""),
    ("I lent {who} my {look} {good} in {month} {year}.", "I never lent {who} my {look} {good} in {month} {year}."),
    ("I am learning about {topic} from {who} and a {look} {good}.", ""),
    ("I dreamt of a {look} {good} and of {topic} in {month} {year}.", ""),
    ("I want to repair the {look} {good} before {month} {reason}.", ""),
    (
        "I have {number} photographs of the {look} {good} from {place}.",
        "I have {price} photographs of the {look} {good} from {place}.",
    ),
    (
        "I enjoy talking about {topic} and the {look} {good} with {who}.",
        "I don't enjoy talking about {topic} and the {look} {good} with {who}.",
    ),
    ("I wrote to {who} about the {look} {good} and {topic}.", ""),
    ("I usually walk past the {look} {good} shop in {place} on {day}s.", ""),
    ("I need {number} {look} {good}s for the party with {who} in {month}.", ""),
    ("I cooked {food} for {who} in the {look} {good} {reason}.", ""),
    ("I gave a talk on {topic} and the {look} {good} in {place} in {year}.", ""),
    ("I put the {look} {good} beside the {other_good} in the {room}.", ""),
    ("I am saving for {thing} and a {look} {good} by {month} {year}.", ""),
)


def of_one_person(count: int, seed: int = 11) -> Iterator[str]:
    """``count`` statements, no two alike; the same ones for the same seed."""
    chance = random.Random(seed)
    seen: set[str] = set()
    rivals: list[str] = []
    while len(seen) < count:
        if rivals and chance.random() < CLASHES:
            text = rivals.pop(chance.randrange(len(rivals)))
        else:
            text, rival = _made(chance)
            if rival and text not in seen:
                rivals.append(rival)
        if text not in seen:
            seen.add(text)
            yield text


def _made(chance: random.Random) -> tuple[str, str]:
    form, rival = chance.choice(_FORMS)
    number = chance.randint(2, 90)
    words = {
        "look": chance.choice(_LOOKS),
        "good": chance.choice(_GOODS),
        "other_good": chance.choice(_GOODS),
        "room": chance.choice(_ROOMS),
        "topic": chance.choice(_TOPICS),
        "other_topic": chance.choice(_TOPICS),
        "place": chance.choice(PLACES),
        "thing": chance.choice(THINGS),
        "reason": chance.choice(REASONS),
        "food": chance.choice(FOODS),
        "other_food": chance.choice(FOODS),
        "day": chance.choice(DAYS),
        "hobby": chance.choice(HOBBIES),
        "who": chance.choice(NAMES),
        "month": chance.choice(MONTHS),
        "year": str(chance.randint(2008, 2026)),
        "number": str(number),
        "price": str(number + 100),
        "cost": str(number + 300),
    }
    return form.format(**words), rival.format(**words)
