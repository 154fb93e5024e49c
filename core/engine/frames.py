"""Two sentences of one frame: the same beginning up to the verb and its preposition, another value.

"The capital of France is Paris" and "… is Lyon" answer one question; of two
that were said plainly, the later one is the present one. The rule looks at the
form alone, so it only ever orders hits, and marks nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from core.text import STOP_WORDS, fold, stem, words

FEWEST_WORDS = 3  # of a shared beginning: a subject, a verb, and what leads to the value
LONGEST_VALUE = 12  # words; more are a clause of their own
_WORD = re.compile(r"[\w'’.-]*\w|[^\w\s]")
_VERBS = frozenset(
    """is are was were am be has have had does do did will plays works lives speaks means costs takes
    ist sind war waren hat haben heißt es son era fue tiene está est sont était a s'appelle это""".split()
)
_LEADS = (
    frozenset(
        """is are was were am of by in at to for from with as on the a an called named about into near than like
    ist war heißt in bei von nach mit als auf es en de a con por para está est à au chez de du pour avec
    s'appelle""".split()
    )
    | _VERBS
)


class Frame(NamedTuple):
    """Where two sentences part: the words they share at the beginning, and the value of each."""

    head: tuple[str, ...]
    first: str
    second: str


def shared_frame(one: str, other: str) -> Frame | None:
    """The frame that two sentences share; None when they have none, or when they say the same."""
    first, second = _parts(one), _parts(other)
    at = 0
    while at < min(len(first), len(second)) and first[at].casefold() == second[at].casefold():
        at += 1
    while at and first[at - 1].casefold() not in _LEADS and at > FEWEST_WORDS:
        at -= 1
    head = tuple(word.casefold() for word in first[:at])
    values = first[at:], second[at:]
    if len(head) < FEWEST_WORDS or not all(map(_is_value, values)) or not _has_verb(head):
        return None
    if fold(" ".join(values[0])) == fold(" ".join(values[1])):
        return None
    return Frame(head, " ".join(values[0]), " ".join(values[1]))


def _parts(text: str) -> list[str]:
    found = _WORD.findall(text.strip().rstrip(".!。"))
    return [word for word in found if word.strip()]


def _has_verb(head: tuple[str, ...]) -> bool:
    """The shared part holds the verb: a known one, or any word but the first that is no function word."""
    return any(word in _VERBS for word in head) or (
        head[-1] in _LEADS and any(word not in STOP_WORDS and word.isalpha() for word in head[1:-1])
    )


def _is_value(value: Sequence[str]) -> bool:
    """Whether what follows looks like a value: short, and without a verb of its own."""
    if not 0 < len(value) <= LONGEST_VALUE:
        return False
    if any(word in _VERBS for word in value):
        return False
    return value[0][0].isupper() or value[0][0].isdigit() or not set(value) & _LEADS


def asks_for(frame_value: str, head: tuple[str, ...], question: str) -> bool:
    """Whether a question names a value itself, beyond the words of the frame: then that one is meant."""
    asked = [stem(word) for word in words(question) if word not in STOP_WORDS]
    for word in words(" ".join(head)):
        stemmed = stem(word)
        if stemmed in asked:
            asked.remove(stemmed)
    named = {stem(word) for word in words(frame_value) if word not in STOP_WORDS}
    return bool(named & set(asked))


_NAMING = re.compile(
    r"^(?P<who>(?:my|our|the|his|her|their|mein\w*|unser\w*|der|die|das|mi|nuestr\w+|el|la|mon|ma|notre|le|мой|моя|моего|"
    r"мою|[^\W\d_]\w*['’]s|[^\W\d_]\w*s)\s.{2,60}?)\s(?:is (?:called|named)|(?:is|are) (?=[A-Z])|name is|heißt|heisst|"
    r"se llama|s['’]appelle|зовут)\s(?P<name>(?-i:[A-ZÀ-ÖØ-ÞА-Я])[\w'’-]*(?:\s(?-i:[A-ZÀ-ÖØ-ÞА-Я])[\w'’-]*)*)[.!]?$",
    re.IGNORECASE,
)
_CALLED = re.compile(r"\b(?:called|named|name is|heißt|heisst|llama|appelle|зовут)\b", re.IGNORECASE)
_ONLY = re.compile(r"\b(?:only|einzige[rs]?|únic[oa]|seule?|unique)\s", re.IGNORECASE)


_DEFINITE = re.compile(
    r"^(?:the|my|our|\w+['’]s|der|die|das|mein\w*|unser\w*|el|la|mi|nuestr\w+|le|mon|ma|notre|мой|моя)\s[^.,;]{2,60}?"
    r"\s(?:is|are|was|costs|ist|sind|kostet|es|son|est|sont)\s",
    re.IGNORECASE,
)


def tells_apart(one: str, other: str) -> bool:
    """Whether two sentences of one frame give two numbers, or two names: both cannot be so at once."""
    frame = shared_frame(one, other)
    if frame is None:
        return False
    first, second = frame.first[0], frame.second[0]
    return (first.isdigit() and second.isdigit()) or (first.isupper() and second.isupper())


def is_definite(text: str) -> bool:
    """Whether a sentence says what one definite thing is ("The code of the shed is 4471")."""
    return _DEFINITE.match(text.strip()) is not None


def names_the_same(one: str, other: str, *, only: bool = False) -> bool:
    """Whether two sentences give one definite thing two names; ``only``: one of them must say that there is one."""
    first, second = (_NAMING.match(text.strip()) for text in (one, other))
    if first is None or second is None or not all(map(_CALLED.search, (one, other))):
        return False
    if only and not (_ONLY.search(one) or _ONLY.search(other)):
        return False
    same = fold(_ONLY.sub("", first["who"])) == fold(_ONLY.sub("", second["who"]))
    return same and fold(first["name"]) != fold(second["name"])
