"""One sentence frame, said by anybody: “I *live in {v}” becomes “Anna lives in Oslo”.

A frame speaks in the first person. ``*verb`` is a verb that agrees with who speaks, ``*ve`` the auxiliary
“have”; I, my, me and myself are replaced, first by the name, then by the pronoun. ``{v}`` takes the value.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random

from judge.verbs import ADVERBS, agree, simple_past

WOMEN = tuple(
    """Anna Maria Priya Chloe Fatima Ingrid Sofia Hannah Yuki Grace Leila Nadia Elif Rosa Mei Amara Beatriz Camille
    Dilnoza Esther Freya Gudrun Hazel Imani Jasmine Katya Lorena Malika Noor Olga Paloma Ruth Saoirse Tamsin Ursula
    Wanda Ximena Zainab Agnes Bronwyn Claudia Deepa""".split()
)
MEN = tuple(
    """Tom Marcus Ahmed Jonas Kenji Liam Oscar Raj Diego Peter Felix Samir Pavel Hugo Wei Anders Babak Callum Dmitri
    Emeka Florian Goran Henrik Ismail Joaquin Kwame Lorenzo Mateo Nikhil Owen Piotr Quentin Rafael Stefan Tobias Ulrich
    Vikram Wyatt Yannick Zoltan Arjun Bruno""".split()
)
RELATIVES = (
    ("sister", "f"), ("brother", "m"), ("mother", "f"), ("father", "m"), ("boss", "m"), ("best friend", "f"),
    ("neighbour", "m"), ("cousin", "f"), ("husband", "m"), ("wife", "f"), ("roommate", "m"), ("uncle", "m"),
    ("colleague", "f"), ("son", "m"), ("daughter", "f"), ("aunt", "f"), ("grandfather", "m"), ("ex-wife", "f"),
    ("manager", "f"), ("older brother", "m"), ("younger brother", "m"), ("niece", "f"), ("mum", "f"), ("dad", "m"),
    ("girlfriend", "f"), ("boyfriend", "m"), ("partner", "t"), ("flatmate", "t"),
)  # fmt: skip
PRONOUNS = {"f": ("she", "her", "her"), "m": ("he", "his", "him"), "t": ("they", "their", "them")}
REFLEXIVE = {"f": "herself", "m": "himself", "t": "themselves"}
FIRST_WORDS = 3
"""Words before “and I” that are one subject with it: “my wife and I *live”, not “the job is hard and I *like it”."""
_WORD = re.compile(r"^([\"'(]?)([\w'*-]+)(.*)$")
_VERB = re.compile(r"\bI \*(\w+)( not)?\b")
_UNTOUCHED = ADVERBS | {"ve", "was", "can't", "haven't", "are"}


@dataclass(frozen=True, slots=True)
class Subject:
    """Who a statement is about; ``name`` is empty for the person who speaks of herself."""

    name: str = ""
    gender: str = "t"

    @property
    def speaks(self) -> bool:
        """Whether the statement is in the first person."""
        return not self.name

    def again(self) -> Subject:
        """The same person a second time: by the pronoun."""
        return self if self.speaks else Subject(PRONOUNS[self.gender][0], self.gender)


SELF = Subject()


def somebody(random: Random) -> Subject:
    """A person with a name."""
    gender = random.choice("fm")
    return Subject(random.choice(WOMEN if gender == "f" else MEN), gender)


def relative(random: Random, owner: str = "my") -> Subject:
    """Somebody by how they stand to the owner."""
    name, gender = random.choice(RELATIVES)
    return Subject(f"{owner} {name}", gender)


def the_user(random: Random) -> Subject:
    """The owner, as an assistant writes of her."""
    return Subject(random.choice(("User", "The user", "the user")), random.choice("fmtt"))


def one_person(random: Random) -> tuple[Subject, Subject]:
    """The same person twice, as two statements may name them."""
    draw = random.random()
    if draw < 0.46:
        return SELF, SELF
    if draw < 0.58:
        user = the_user(random)
        return user, Subject(random.choice(("User", "The user", "the user")), user.gender)
    if draw < 0.64:
        both = (SELF, the_user(random))
        return both if random.random() < 0.5 else both[::-1]
    if draw < 0.8:
        person = somebody(random)
        return person, person
    if draw < 0.86:
        person = somebody(random)
        return person, person.again()
    person = relative(random, "my" if draw < 0.96 else "User's")
    return person, person


def two_people(random: Random) -> tuple[Subject, Subject]:
    """Two different people, as two statements may name them."""
    draw = random.random()
    if draw < 0.35:
        both = SELF, relative(random)
    elif draw < 0.5:
        both = the_user(random), relative(random, "User's")
    elif draw < 0.6:
        both = SELF, somebody(random)
    else:
        make = somebody if draw < 0.8 else relative
        both = _unlike(make, random)
    return both if random.random() < 0.6 else both[::-1]


def _unlike(make: object, random: Random) -> tuple[Subject, Subject]:
    assert callable(make)
    first = second = make(random)
    while second.name == first.name:
        second = make(random)
    return first, second


def of_a_person(frame: str) -> bool:
    """Whether the frame is about the speaker at all, so that another subject changes what it says."""
    return bool(re.search(r"\b(I|my|me)\b", frame))


def say(frame: str, subject: Subject, value: str | None = None) -> str:
    """The frame with its value, said of the subject; plain, without capital and full stop."""
    if value is not None:
        frame = re.sub(r"\{v\} \*(\w+)", lambda match: f"{value} {_with_value(match[1], value)}", frame)
        frame = frame.replace("{v}", value)
    return " ".join(_Speaker(subject, frame.split(" ")).words())


def _with_value(verb: str, value: str) -> str:
    return verb if value.endswith("s") or " and " in value else agree(verb)


class _Speaker:
    """Walks over the words of one frame and remembers whether the subject was named already."""

    def __init__(self, subject: Subject, words: list[str]) -> None:
        self._subject = subject
        self._words = words
        self._named = subject.name in ("she", "he", "they")
        self._by_pronoun = False

    def words(self) -> list[str]:
        said: list[str] = []
        for at, word in enumerate(self._words):
            match = _WORD.match(word)
            before, core, after = match.groups() if match else ("", word, "")
            said.append(before + self._one(at, core) + after)
        return said

    def _one(self, at: int, word: str) -> str:
        if word.startswith("*"):
            return self._verb(at, word[1:])
        if self._subject.speaks:
            return word
        match word:
            case "I":
                return self._named_or(0)
            case "my":
                return self._named_or(1, "'s")
            case "me":
                return self._named_or(2)
            case "myself":
                return REFLEXIVE[self._subject.gender]
        return word

    def _named_or(self, form: int, ending: str = "") -> str:
        if not self._named:
            self._named = True
            self._by_pronoun = False
            return self._subject.name + ending
        if form == 0:
            self._by_pronoun = True
        return PRONOUNS[self._subject.gender][form]

    def _verb(self, at: int, verb: str) -> str:
        before = self._words[at - 1] if at else ""
        further = self._words[at - 2] if at > 1 else ""
        together = before == "I" and further == "and" and at - 2 <= FIRST_WORDS
        plural = before == "we" or together
        plural = plural or (self._subject.gender == "t" and (self._by_pronoun or self._subject.name == "they"))
        if self._subject.speaks or plural:
            return "have" if verb == "ve" else verb
        if verb in ADVERBS:
            if at + 1 < len(self._words) and not self._words[at + 1].startswith("*"):
                self._words[at + 1] = "*" + self._words[at + 1]
            return verb
        return agree(verb)


def denied(frame: str) -> str | None:
    """The frame said to be false now, or None where its verb does not allow that."""
    match = _plain_verb(frame)
    if match is None:
        return None
    verb = match[1]
    return frame[: match.start()] + ("I *am not" if verb == "am" else f"I *do not {verb}") + frame[match.end() :]


def ended(frame: str, random: Random) -> str | None:
    """The frame said to hold no longer, or None where its verb does not allow that."""
    match = _plain_verb(frame)
    if match is None:
        return None
    verb, start, rest = match[1], frame[: match.start()], frame[match.end() :]
    if random.random() < 0.5:
        return start + ("I *am no longer" if verb == "am" else f"I no longer *{verb}") + rest
    ending = random.choice((" any more", " anymore", " these days, that has changed"))
    return start + ("I *am not" if verb == "am" else f"I *do not {verb}") + rest + ending


def past(frame: str, when: str) -> str | None:
    """The frame said of a time that is over, or None where its verb does not allow that."""
    match = _plain_verb(frame)
    if match is None:
        return None
    verb = "be" if match[1] == "am" else match[1]
    text = frame[: match.start()] + f"I used to {verb}" + frame[match.end() :]
    return _NOW.sub("", text) + when


def told_past(frame: str) -> str | None:
    """The frame in the simple past, “I *live in Oslo” as “I lived in Oslo”; None where its verb does not allow that."""
    match = _plain_verb(frame)
    told = match and simple_past(match[1])
    if match is None or told is None or frame.count("*") > 1:
        return None
    verb = "*was" if match[1] == "am" else told
    return _NOW.sub("", frame[: match.start()] + f"I {verb}" + frame[match.end() :])


_NOW = re.compile(r" (these days|at the moment|right now|currently|now|at present)\b")


def _plain_verb(frame: str) -> re.Match[str] | None:
    match = _VERB.search(frame)
    return None if match is None or match[2] or match[1] in _UNTOUCHED else match
