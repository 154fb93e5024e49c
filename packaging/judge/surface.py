"""How a plain sentence looks when it was typed: contractions, openings, chat spelling, slips, other formats."""

from __future__ import annotations

import re
from random import Random

SHORT = (
    (r"\bI am\b", "I'm"), (r"\bdo not\b", "don't"), (r"\bdoes not\b", "doesn't"), (r"\bis not\b", "isn't"),
    (r"\bwas not\b", "wasn't"), (r"\b(he|she) is\b", r"\1's"), (r"\bhave not\b", "haven't"),
    (r"\bhas not\b", "hasn't"), (r"\bwe have\b", "we've"), (r"\bdid not\b", "didn't"), (r"\bwill not\b", "won't"),
    (r"\bI have (been|never|just|got|had|visited|moved|switched|started|changed|seen|developed|become|taken|grown|"
     r"decided|gone|learnt|stopped|lost|met|found|not)\b", r"I've \1"),
)  # fmt: skip
CHAT = (
    (r"\byou\b", "u"), (r"\bbecause\b", "cuz"), (r"\bwith\b", "w"), (r"\bI am\b|\bI'm\b", "im"), (r"\bdon't\b", "dont"),
    (r"\bcan't\b", "cant"), (r"\bI've\b", "ive"), (r"\bgoing to\b", "gonna"), (r"\bright now\b", "rn"),
    (r"\bprobably\b", "prob"), (r"\bfavourite\b", "fav"), (r"\bappointment\b", "appt"), (r"\bapartment\b", "apt"),
    (r"\bminutes\b", "mins"), (r"\bweekend\b", "wknd"), (r"\btomorrow\b", "tmrw"), (r"\band\b", "&"),
)  # fmt: skip
OPENINGS = (
    "FYI, ", "Just so you know, ", "Note: ", "By the way, ", "Remember that ", "Honestly, ", "btw ", "Oh, and ",
    "For the record, ", "Well, ", "Quick update: ", "Memory: ", "Hi! ", "As I mentioned, ", "ok so ", "Sure: ",
)  # fmt: skip
ENDINGS = ("!", " :)", ", you know", ", by the way", " lol", ", as it happens", " I guess", " tbh", "...")
ASIDES = (
    "the weather was nice today", "I had a long day", "thanks for asking", "that reminds me of last week",
    "my coffee is getting cold", "anyway, more later", "we talked about it at dinner", "I thought you should know",
    "it came up in a chat", "I need to buy milk later", "the train was late again",
)  # fmt: skip
WORDS = tuple("zero one two three four five six seven eight nine ten eleven twelve".split())
MONTHS = tuple("January February March April May June July August September October November December".split())
_MONTH = "|".join(MONTHS)


def dress(text: str, random: Random) -> str:
    """The sentence as somebody might type it: mostly tidy, one in eight in the spelling of a chat."""
    if random.random() < 0.65:
        for pattern, short in SHORT:
            if random.random() < 0.8:
                text = re.sub(pattern, short, text)
    chat = random.random() < 0.12
    if chat:
        text = chatty(text, random)
    text = _framed(text, random)
    if random.random() < 0.07:
        text = slip(text, random)
    if not chat and random.random() < 0.85:
        text = text[0].upper() + text[1:]
    if not chat and random.random() < 0.75 and text[-1] not in ".!)?":
        text += "."
    return text


def _framed(text: str, random: Random) -> str:
    draw = random.random()
    if draw < 0.12:
        text = random.choice(OPENINGS) + text
    elif draw < 0.15:
        text = f"{text}, {random.choice(ASIDES)}"
    elif draw < 0.18:
        text = f"{random.choice(ASIDES)}, and {text}"
    if random.random() < 0.06:
        text += random.choice(ENDINGS)
    if random.random() < 0.04:
        text = f"[{random.randint(2019, 2026)}-{random.randint(1, 12):02d}-{random.randint(1, 28):02d}] {text}"
    return text


def chatty(text: str, random: Random) -> str:
    """Small letters and short forms."""
    for pattern, short in CHAT:
        if random.random() < 0.7:
            text = re.sub(pattern, short, text)
    return text.lower() if random.random() < 0.8 else text


def slip(text: str, random: Random) -> str:
    """One sign swapped, left out or doubled."""
    if len(text) < 8:
        return text
    signs = list(text)
    at = random.randrange(1, len(signs) - 1)
    match random.randrange(3):
        case 0:
            signs[at], signs[at - 1] = signs[at - 1], signs[at]
        case 1:
            del signs[at]
        case _:
            signs.insert(at, signs[at])
    return "".join(signs)


def reformatted(text: str, random: Random) -> str:
    """The same dates, times, sums and counts in another format; unchanged where there is none."""

    def day(match: re.Match[str]) -> str:
        month, number = match[1], int(match[2])
        ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10 if number not in (11, 12, 13) else 0, "th")
        forms = (f"{number} {month}", f"{month} {number}{ending}", f"the {number}{ending} of {month}")
        return random.choice((*forms, f"{month[:3]} {number}", f"{number} {month[:3]}"))

    def clock(match: re.Match[str]) -> str:
        hour, minutes, half = int(match[1]), match[2] or "", match[3]
        of_day = f"{hour % 12 + (12 if half == 'pm' else 0):02d}{minutes or ':00'}"
        return random.choice((of_day, f"{hour}{minutes}{half}", f"{hour}{minutes} {half[0]}.m."))

    said = re.sub(rf"\b({_MONTH}) (\d{{1,2}})\b", day, text)
    said = re.sub(r"\b(\d{1,2})(:\d\d)? (am|pm)\b", clock, said)
    said = re.sub(r"\$(\d[\d,]*)", lambda match: random.choice((f"{match[1]} dollars", f"{match[1]} USD")), said)
    said = re.sub(r"\b(\d+)k\b", r"\1,000", said)
    said = re.sub(rf"\b({'|'.join(WORDS[2:])})\b", lambda match: str(WORDS.index(match[1])), said)
    if said != text:
        return said
    return re.sub(r"\b([2-9]|1[0-2])\b(?![:.,]\d)", lambda match: WORDS[int(match[1])], text)
