"""Which of the found statements give what is asked for, of whom it is asked; and whether any of them does."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from datetime import datetime

from core.engine.asked import askable
from core.engine.attributes.catalogue import is_single
from core.engine.attributes.lexicon import ANIMALS
from core.engine.content import content_of, coverage, one_form
from core.engine.known import Known, Place
from core.engine.language import guess_language
from core.engine.question import Question
from core.engine.standing import corrects
from core.engine.whom import is_about_self, speaks_of_self
from core.text import fold, words

NEAR = 0.42
"""Cosine from which a statement without half of an English question's words may still answer it (built-in model).

Of 500 questions put to stories about something else 7 % find a statement as near as that.
"""
NEAR_ALL = 0.57
"""The same where the question names somebody: a shared name alone brings two sentences near each other."""
NEAR_NAMED = 0.75
"""The same where a known attribute is asked for, in whose words no statement speaks."""
HALF, MOST = 0.5, 0.66


def answering(question: Question, places: Sequence[Place]) -> tuple[list[Place], list[Place]]:
    """The statements that give a value of the asked attribute of the asked subject: by a slot, and by their words."""
    if not question.attribute:
        return [], []
    row = askable(question.attribute)
    by_slot = [
        place for place in places if _gives(place.known, question.attribute) and is_of_kind(question, place.known.text)
    ]
    told = [
        place
        for place in places
        if row is not None
        and place not in by_slot
        and not any(slot.attribute == question.attribute for slot in place.known.slots)
        and row.tells.search(fold(place.known.text))
        and is_about(question, place.known.text)
        and is_of_kind(question, place.known.text)
    ]
    told += _of_the_same_memory(question, [*by_slot, *told], places)
    kept = _with_the_rest(question, [*by_slot, *told], places)
    right = [place for place in places if place not in kept and _puts_right(place, kept, question)]
    return [place for place in by_slot if place in kept], [*(place for place in told if place in kept), *right]


def _of_the_same_memory(question: Question, found: list[Place], places: Sequence[Place]) -> list[Place]:
    """Other versions of the memories that answer: “I teach at the art school” in the place of “I work as a potter”.

    Whoever gave a memory those words said by it that they answer the same question.
    """
    return [
        place
        for place in places
        if place.known.reworded
        and place not in found
        and not any(slot.attribute == question.attribute for slot in place.known.slots)
    ]


def _puts_right(place: Place, found: list[Place], question: Question) -> bool:
    """Whether it corrects one of the answers, in whatever words: it shares two of its words, not whom it is about."""
    if not corrects(place.known.text):
        return False
    said = content_of(place.known.text) - subject_of(question)
    held = (content_of(one.known.text) - subject_of(question) for one in found if one.known.said < place.known.said)
    return any(said & words_of for words_of in held)


def _gives(known: Known, attribute: str) -> bool:
    return any(slot.attribute == attribute and slot.fits and slot.polarity == "pos" for slot in known.slots)


_KINDS = {
    "pet": re.compile(
        rf"\b(?:{ANIMALS}|hunde?|katzen?|kater|pferde?|perr[oa]|gat[oa]|chien|chienne|chat|chatte)(?=s?\b)"
    ),
    "child": re.compile(
        r"\b(?:son|daughter|boy|girl|stepson|stepdaughter|sohn|söhne|tochter|töchter|hija|hijo(?!s)|fils|fille)(?=s?\b)"
    ),
}
_SAME_KIND = {"puppy": "dog", "kitten": "cat", "kitty": "cat", "tomcat": "cat", "bunny": "rabbit", "boy": "son"}
_SAME_KIND |= {"hund": "dog", "hunde": "dog", "perro": "dog", "perra": "dog", "pferd": "horse", "pferde": "horse"}
_SAME_KIND |= {"katze": "cat", "katzen": "cat", "kater": "cat", "gato": "cat", "gata": "cat", "hijo": "son"}
_SAME_KIND |= {"sohn": "son", "söhne": "son", "tochter": "daughter", "töchter": "daughter", "hija": "daughter"}
_SAME_KIND |= {"chien": "dog", "chienne": "dog", "chat": "cat", "chatte": "cat", "fils": "son", "fille": "daughter"}
_SAME_KIND |= dict.fromkeys(
    "greyhound labrador poodle terrier spaniel beagle dachshund whippet collie retriever bulldog husky pug corgi "
    "dalmatian boxer".split(),
    "dog",
)
_SAME_KIND |= {"border collie": "dog", "golden retriever": "dog", "german shepherd": "dog", "tabby": "cat"}
_SAME_KIND |= {"girl": "daughter", "mare": "horse", "foal": "horse", "stallion": "horse", "pony": "horse"}


def is_of_kind(question: Question, text: str) -> bool:
    """Whether a text does not name another kind than the question: a dog is no answer to one about a cat."""
    pattern = _KINDS.get(question.attribute)
    if pattern is None:
        return True
    asked, told = (
        {_SAME_KIND.get(kind, kind) for kind in pattern.findall(said) if kind != "pet"}
        for said in (question.folded, fold(text))
    )
    return not asked or not told or bool(asked & told)


_OF_RELATIONS = ("partner", "child", "pet", "household")
"""Attributes whose values are relations: "my wife is called Ann" answers about oneself."""


def is_about(question: Question, text: str) -> bool:
    """Whether a text is about whom the question is about, by its words."""
    held = set(words(text))
    if question.kin:
        named = (question.kin, *question.alias)
        return any(set(words(name)) <= held or (not name.isascii() and name in fold(text)) for name in named)
    if question.mine:
        spoken = speaks_of_self if question.attribute in _OF_RELATIONS else is_about_self
        return spoken(text) or "user" in held
    if question.subject_names:
        return any(set(words(name)) <= held for name in question.subject_names)
    return True


def _with_the_rest(question: Question, found: list[Place], places: Sequence[Place]) -> list[Place]:
    """Of the answers those that hold what else the question names ("on Saturdays", "of my neighbour")."""
    rest = _rest_of(question)
    if not rest or not found:
        return found
    best = max(len(rest & content_of(place.known.text)) for place in places)
    return [place for place in found if len(rest & content_of(place.known.text)) == best]


def names_another(question: Question, found: Sequence[Place]) -> bool:
    """Whether "am I allergic to cats?" finds only other values of what may have many: peanuts say nothing of cats.

    Where one has a word of it, or is near in meaning ("nuts"), it may say so.
    """
    rest = _rest_of(question)
    if not (question.polar and rest) or is_single(question.attribute):
        return False
    cosines = [place.known.cosine for place in found]
    if any(cosine is None or cosine >= NEAR_ALL for cosine in cosines):
        return False
    return not any(rest & content_of(place.known.text) for place in found)


def _rest_of(question: Question) -> frozenset[str]:
    """The question's words beyond its subject and its attribute."""
    row = askable(question.attribute)
    event = {one_form(word) for word in words(f"{question.before} {question.after}")}
    attribute = {word for word in question.content if row and (row.tells.search(word) or row.asks.search(word))}
    of_row = {one_form(word) for word in (*row.also, *row.elsewhere)} if row else set()
    return question.content - subject_of(question) - event - attribute - of_row


def subject_of(question: Question) -> frozenset[str]:
    """The stems that name whom the question is about."""
    names = (*question.subject_names, question.kin, *question.alias)
    return frozenset(one_form(word) for name in names for word in words(name))


def common_of(question: Question) -> frozenset[str]:
    """Stems that every answer to the question may share: sharing one of them ties no two together."""
    row = askable(question.attribute)
    told = (*row.also, *row.elsewhere) if row else ()
    return subject_of(question) | frozenset(map(one_form, told))


_TURNS = frozenset(map(one_form, "start started begin began join joined leave left end ended stop stopped".split()))
"""Words by which a question for a time says which end of it is meant: no statement need hold them."""


_TOLD_BY = (
    (
        re.compile(r"^what colou?r\b"),
        re.compile(
            r"\b(?:black|white|grey|gray|brown|red|orange|yellow|green|blue|purple|pink|beige|golden|silver|ginger|cream|"
            r"tabby|blond|blonde|turquoise|violet)\b"
        ),
    ),
    (
        re.compile(r"^what (?:do|does|did) [^?]*\b(?:like|love|enjoy)\s*[?.!]*$"),
        re.compile(r"\b(?:likes?|loves?|liked|loved|enjoys?|enjoyed|adores?|favou?rite)\b"),
    ),
)
"""Questions, and words that answer them without those of the question: “black” is a colour."""


def _is_told(question: Question, topic: Collection[str], told: Sequence[Place]) -> bool:
    """Whether somebody who is named, and nothing else, is told of in words that answer the question."""
    if not question.subject_names or len(topic) > 1:
        return False
    return any(
        asks.search(question.folded) and any(tells.search(fold(place.known.text)) for place in told)
        for asks, tells in _TOLD_BY
    )


def is_nothing(question: Question, text: str, places: Sequence[Place], at: datetime) -> bool:
    """Whether none of the found statements is about what is asked, at least of whom it is asked.

    Only for questions that name something; a statement that holds half of the question's
    words beside the subject, or is near in meaning, is an answer until a person says otherwise.
    """
    topic = question.content - subject_of(question) - (_TURNS if question.for_time else frozenset())
    named = subject_of(question)
    if not (topic or named or question.attribute):
        return False
    of_subject = [place for place in places if not named or named & content_of(place.known.text)]
    if question.attribute:
        of_subject = [place for place in of_subject if is_about(question, place.known.text)]
    if not of_subject:
        return True
    if not topic:
        cosines = [place.known.cosine for place in of_subject if place.known.cosine is not None]
        return bool(question.attribute and cosines) and max(cosines) < NEAR_NAMED
    best = max(coverage(topic, place.known.text) for place in of_subject)
    is_there = question.span and named and any(place.known.time().holds(at) for place in of_subject)
    if best >= MOST or is_there or _is_told(question, topic, of_subject):
        return False
    cosines = [place.known.cosine for place in of_subject if place.known.cosine is not None]
    if not cosines or guess_language(text) != "en":
        return best == 0.0
    near = max(cosines)
    if best >= HALF:
        return near < NEAR
    return near < (NEAR_NAMED if question.attribute else NEAR_ALL if named else NEAR)
