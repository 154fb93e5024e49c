"""“Where does Alice work?” in Alice's vault asks what “Where do I work?” asks, and is read as that.

Only where the name stands as whom the question is about: after the verb that
asks, or before what is the owner's. “Who met Alice?” is left as it is: texts
that answer it say the name. English and German; in other languages the name
stays, and the resolver alone knows whose it is.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from core.text import fold

_VERBS = (
    "does|doesn't|do|did|didn't|is|isn't|was|wasn't|has|hasn't|had|hadn't|will|won't|would|wouldn't|can|can't|could|"
    "couldn't|should|shouldn't|must|may|might"
)
_OWN = {"does": "do", "doesn't": "don't", "is": "am", "isn't": "am", "has": "have", "hasn't": "haven't"}
_OWN_GERMAN = {"ist": "bin", "hat": "habe", "wird": "werde", "heißt": "heiße", "isst": "esse", "liest": "lese"}
_SAME_GERMAN = frozenset(
    "war hatte mag kann will darf muss soll weiß möchte konnte wollte durfte musste sollte".split()
)
"""Verbs of one form for “ich” and “er”."""
_NO_VERBS = frozenset("mit seit samt nebst nicht jetzt zuletzt zuerst dort laut statt".split())
_GERMAN = re.compile(r"^(?:wo|was|wie|wer|wen|wem|wann|warum|womit|wohin|woher|wofür|welche[nmrs]?|seit|ist|hat|mag)\b")


def as_own_question(text: str, names: Collection[str]) -> str:
    """The question with “I” and “my” where one of these folded names stands for them."""
    folded = fold(text)
    own = [name for name in names if name in folded]
    if not own:
        return text
    said = "|".join(re.escape(name) for name in sorted(own, key=len, reverse=True))
    whose = re.sub(rf"\b(?:{said})(?:['’]s|(?<=s)['’])(?=\s+\w)", "my", text, flags=re.IGNORECASE)
    asked = re.sub(rf"\b({_VERBS})\s+(?:{said})(?![\w'’-])", _asks_me, whose, flags=re.IGNORECASE)
    if asked == text and _GERMAN.match(folded):
        return re.sub(rf"\b(\w+)\s+(?:{said})(?=\s|[?!.,]|$)", _asks_me_in_german, text, flags=re.IGNORECASE)
    return asked


def _asks_me(found: re.Match[str]) -> str:
    return f"{_as_written(found[1], _OWN.get(found[1].casefold(), found[1]))} I"


def _asks_me_in_german(found: re.Match[str]) -> str:
    verb = found[1].casefold()
    if verb in _SAME_GERMAN:
        own = verb
    elif verb in _OWN_GERMAN or (verb.endswith("t") and verb not in _NO_VERBS):
        own = _OWN_GERMAN.get(verb) or (verb[:-1] if verb.endswith("et") else f"{verb[:-1]}e")
    else:
        return found[0]  # “nach Alice”: no verb
    return f"{_as_written(found[1], own)} ich"


def _as_written(before: str, word: str) -> str:
    return word[:1].upper() + word[1:] if before[:1].isupper() else word
