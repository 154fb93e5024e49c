"""Two sentences of one frame: the same beginning up to the verb and its preposition, another value.

"The capital of France is Paris" and "… is Lyon" answer one question; of two
that were said plainly, the later one is the present one. The rule looks at the
form alone, so it only ever orders hits, and marks nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from core.engine.answer_kinds import answer_of
from core.text import STOP_WORDS, fold, has_unspaced, stem, words

FEWEST_WORDS = 3  # of a shared beginning: a subject, a verb, and what leads to the value
LONGEST_NAME = 3  # words
LONGEST_VALUE = 12  # words; more are a clause of their own
_WORD = re.compile(r"[\w'’.-]*\w|[^\w\s]")
_COPULA = re.compile("是|叫做?|は|が|住在|在")
"""What leads to the value where words are not set apart."""
_VERBS = frozenset(
    """is are was were am be has have had does do did will plays works lives speaks means costs takes
    ist sind war waren hat haben heißt es son era fue tiene está est sont était a s'appelle это — - هو هي اسمه اسمها
    зовут""".split()
)
_LEADS = (
    frozenset(
        """is are was were am of by in at to for from with as on the a an called named about into near than like
    ist war heißt in bei von nach mit als auf es en de a con por para está est à au chez de du pour avec
    s'appelle""".split()
    )
    | _VERBS
)
_PARTICLES = frozenset("de du von van da di".split())
"""What a name may begin with ("de Havilland")."""
_BE = frozenset("is was ist war es era est était".split())
_THE = frozenset("the my our der die das mein meine unser unsere el la mi nuestro nuestra le mon ma notre".split())
"""What makes one thing of a noun: after it a name at the beginning is the only one."""


class Frame(NamedTuple):
    """Where two sentences part: the words they share at the beginning, and the value of each."""

    head: tuple[str, ...]
    first: str
    second: str
    by_ending: bool = False


def shared_frame(one: str, other: str) -> Frame | None:
    """The frame that two sentences share; None when they have none, or when they say the same."""
    first, second = _parts(one), _parts(other)
    return _by_beginning(first, second) or _by_ending(first, second)


def _by_ending(first: list[str], second: list[str]) -> Frame | None:
    """The frame of sentences that begin with their value: "Dana is the treasurer", "Marek is the treasurer"."""
    at = 0
    while at < min(len(first), len(second)) - 1 and first[-1 - at].casefold() == second[-1 - at].casefold():
        at += 1
    tail = [word.casefold() for word in first[len(first) - at :]]
    while tail and tail[0] not in _BE:
        tail, at = tail[1:], at - 1
    values = first[: len(first) - at], second[: len(second) - at]
    if len(tail) < FEWEST_WORDS or tail[1] not in _THE or not all(map(_is_name, values)):
        return None
    return Frame(tuple(tail), " ".join(values[0]), " ".join(values[1]), by_ending=True)


def _is_name(value: Sequence[str]) -> bool:
    return 0 < len(value) <= LONGEST_NAME and all(word[0].isupper() for word in value)


def _by_beginning(first: list[str], second: list[str]) -> Frame | None:
    at = 0
    while at < min(len(first), len(second)) and first[at].casefold() == second[at].casefold():
        at += 1
    while at and not _leads(first[at - 1].casefold()) and at > FEWEST_WORDS:
        at -= 1
    head = tuple(word.casefold() for word in first[:at])
    values = first[at:], second[at:]
    if len(head) < FEWEST_WORDS or not all(map(_is_value, values)) or not _has_verb(head):
        return None
    if fold(" ".join(values[0])) == fold(" ".join(values[1])):
        return None
    return Frame(head, " ".join(values[0]), " ".join(values[1]))


def _parts(text: str) -> list[str]:
    said = text.strip().rstrip(".!。")
    if has_unspaced(said):
        return _unspaced_parts(said)
    return [word for word in _WORD.findall(said) if word.strip()]


def _unspaced_parts(text: str) -> list[str]:
    """Two words for what stands before the copula, then the copula, then the value: enough for a frame."""
    lead = _COPULA.search(text)
    if lead is None or not lead.start():
        return [text]
    return ["", text[: lead.start()], lead[0], text[lead.end() :]]


def _has_verb(head: tuple[str, ...]) -> bool:
    """The shared part holds the verb: a known one, or any word but the first that is no function word."""
    return any(word in _VERBS or _COPULA.fullmatch(word) for word in head) or (
        head[-1] in _LEADS and any(word not in STOP_WORDS and word.isalpha() for word in head[1:-1])
    )


def _leads(word: str) -> bool:
    return word in _LEADS or _COPULA.fullmatch(word) is not None


def _is_value(value: Sequence[str]) -> bool:
    """Whether what follows looks like a value: short, and without a verb of its own."""
    if not 0 < len(value) <= LONGEST_VALUE:
        return False
    if any(word in _VERBS for word in value):
        return False
    named = value[0] in _PARTICLES and len(value) > 1 and value[1][0].isupper()
    return value[0][0].isupper() or value[0][0].isdigit() or named or not set(value) & _LEADS


def asks_for(frame: Frame, question: str) -> bool:
    """Whether a question names the first value itself, beyond the words that both share: then that one is meant."""
    asked = [stem(word) for word in words(question) if word not in STOP_WORDS]
    for word in words(" ".join(frame.head)):
        stemmed = stem(word)
        if stemmed in asked:
            asked.remove(stemmed)
    named, other = ({stem(word) for word in words(value) if word not in STOP_WORDS} for value in frame[1:3])
    return bool((named - other) & set(asked))


_NAMING = re.compile(
    r"^(?P<who>(?:my|our|the|his|her|their|mein\w*|unser\w*|der|die|das|mi|nuestr\w+|el|la|mon|ma|notre|le|мой|моя|моего|"
    r"мою|[^\W\d_]\w*['’]s|[^\W\d_]\w*s)\s.{2,60}?)\s(?:is (?:called|named)|(?:is|are) (?=[A-Z])|name is|heißt|heisst|"
    r"se llama|s['’]appelle|зовут)\s(?P<name>(?-i:[A-ZÀ-ÖØ-ÞА-Я])[\w'’-]*(?:\s(?-i:[A-ZÀ-ÖØ-ÞА-Я])[\w'’-]*)*)[.!]?$",
    re.IGNORECASE,
)
_CALLED = re.compile(r"\b(?:called|named|name is|heißt|heisst|llama|appelle|зовут)\b", re.IGNORECASE)
_ONLY = re.compile(r"\b(?:only|einzige[rs]?|únic[oa]|seule?|unique)\s", re.IGNORECASE)


_DEFINITE = re.compile(
    r"^(?:the|my|our|\w+['’]s|der|die|das|mein\w*|unser\w*|el|la|mi|nuestr\w+|le|mon|ma|notre|мой|моя|моё|мои)"
    r"\s[^.,;]{2,60}?\s(?:is|are|was|costs|ist|sind|kostet|es|son|est|sont|—|-|это)\s"
    r"|^\w+ (?:was born|wurde|nació|est née?|родил\w+)\s|^[^.,;]{2,40}\s(?:هو|هي)\s"
    r"|^(?:\w+ ){1,3}(?:is|ist|es|est) (?:the|my|our|der|die|das|mein\w*|unser\w*|el|la|mi|le|mon|ma)\s"
    r"|^(?:我|我们|我家|私|うち)?的?の?[^，。、]{1,12}(?:是|は)",
    re.IGNORECASE,
)
_CODE = re.compile(r"(?=.*\d)(?=.*[^\W\d]).+")
"""A value of letters and figures: a password, a number plate."""


def tells_apart(one: str, other: str) -> bool:
    """Whether two sentences of one frame give two numbers, or two names: both cannot be so at once."""
    frame = shared_frame(one, other)
    if frame is None:
        return False
    first, second = frame.first, frame.second
    if has_unspaced(first) or "\u0600" <= first[0] <= "\u06ff":
        return answer_of(first).kind is answer_of(second).kind
    numbers = first[0].isdigit() and second[0].isdigit()
    codes = _CODE.fullmatch(first) is not None and _CODE.fullmatch(second) is not None
    return numbers or codes or (first[0].isupper() and second[0].isupper())


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
