"""Layers 1 and 2: the same statement again, and nearly the same.

Layer 1 compares folded text and, for first person, the speaker. Layer 2
compares the sequence of stems, the negations, the numbers and the
names: an index key, so that it needs no search and no model. Neither alters a
text; a near match only links two memories.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata

from core.text import fold, stem, words

_FIRST_PERSON = frozenset(
    """i i'm i've i'll i'd me my mine myself we we're us our ours ich mich mir mein meine meinen meiner meinem wir uns
    unser unsere yo me mi mis mí conmigo nosotros nuestro nuestra soy estoy tengo je j'ai me moi mon ma mes nous notre
    я меня мне мой моя мои мы нас наш أنا نحن""".split()
)
_FIRST_PERSON_SIGNS = ("我", "我们", "咱", "私", "僕", "俺")
_NEGATIONS = frozenset(
    """not no never none nobody nothing neither nor without cannot can't don't doesn't didn't isn't wasn't aren't won't
    wouldn't shouldn't couldn't haven't hasn't hadn't nicht kein keine keinen nie niemals ohne no nunca sin ni ne pas
    jamais sans не нет никогда без لا ليس لن لم""".split()
)
_NEGATION_SIGNS = ("不", "没", "無", "ない", "ません")
_TOKEN = re.compile(r"[\w'’]+")
_FILLER = frozenset("a an the that really just actually simply basically".split())
"""Words whose presence changes nothing about what is claimed. Prepositions, tenses and "now" do."""
_CONTRACTIONS = (("'m", " am"), ("n't", " not"), ("'re", " are"), ("'ve", " have"), ("'ll", " will"))


def is_first_person(text: str) -> bool:
    """Whether a text speaks of its own speaker, in the languages that the lists know."""
    if any(sign in text for sign in _FIRST_PERSON_SIGNS):
        return True
    return any(token in _FIRST_PERSON for token in _tokens(text))


def hash_key(text: str, speaker: str) -> bytes:
    """16 bytes: folded text, and the speaker (the owner's own name) when it is first person."""
    about = fold(speaker) if is_first_person(text) else ""
    return _key(fold(text), about)


def near_key(text: str, speaker: str) -> bytes:
    """16 bytes that agree when the stems in order and the negations agree, numbers and names among them.

    "Same content stems, same negation" merged 1 of 1,199 contradictions where
    cosine at .95 merged 8 %; the order of the stems is compared too, because
    "Pat owes Jo" and "Jo owes Pat" share them all.
    """
    negations = negations_in(text)
    content = [word for word in words(_expanded(text)) if word not in _FILLER]
    if not content:
        return hash_key(text, speaker)
    about = fold(speaker) if is_first_person(text) else ""
    # The stem of "liked" is that of "like", but the one is over: past forms stay apart.
    past = " ".join(str(at) for at, word in enumerate(content) if word.endswith("ed"))
    return _key(" ".join(map(stem, content)), str(negations), past, about)


def negations_in(text: str) -> int:
    """How many words of denial stand in a text, in the languages that the lists know."""
    return sum(token in _NEGATIONS for token in _tokens(text)) + sum(sign in text for sign in _NEGATION_SIGNS)


def _expanded(text: str) -> str:
    whole = text.replace("’", "'")
    for short, long in _CONTRACTIONS:
        whole = whole.replace(short, long)
    return whole


def _tokens(text: str) -> list[str]:
    folded = unicodedata.normalize("NFKC", text).casefold().replace("’", "'")
    return _TOKEN.findall(folded)


def _key(*parts: str) -> bytes:
    return hashlib.blake2b("\x1f".join(parts).encode(), digest_size=16).digest()
