"""Who a relation of the owner is by name: "my sister is called Ines", "my husband Jonas", "Noor is my boss"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from core.engine.attributes.lexicon import KIN_NAMES

_NAME = r"(?-i:(?P<name>[A-ZÀ-ÖØ-Þ][\w'-]+))"
_MY = r"(?:[Mm]y|[Oo]ur|[Mm]ein\w*|[Uu]nser\w*|[Mm]i|[Nn]uestr[oa]|[Mm]on|[Mm]a|[Nn]otre)\s(?:\w+\s)?"
_IS = r"(?:is |was |heißt |ist |se llama |es |s['’]appelle |est )?"
_SAME = {
    "partner": "partner|wife|husband|spouse|girlfriend|boyfriend|fiancé|fiancée",
    "spouse": "spouse|wife|husband|partner",
    "wife": "wife|spouse",
    "husband": "husband|spouse",
    "mother": "mother|mum|mom",
    "mum": "mum|mother|mom",
    "mom": "mom|mother|mum",
    "father": "father|dad",
    "dad": "dad|father",
    "boss": "boss|manager|line manager",
}
"""Relations that may be told by another word."""


_CALLED = frozenset(KIN_NAMES.lower().split("|"))


def is_kin(name: str) -> bool:
    """Whether a folded word is what somebody calls a relation of theirs ("Dad", "granny")."""
    return name in _CALLED


def kin_words(kin: str) -> tuple[str, ...]:
    """The words by which a relation may be told."""
    return tuple(_SAME.get(kin, kin).split("|"))


def names_of_kin(kin: str, elsewhere: Sequence[str], texts: Iterable[str]) -> list[str]:
    """The names that statements give to a relation of the owner, in their order.

    ``elsewhere``: the words for it in other languages that were used.
    """
    words = "|".join(map(re.escape, (*kin_words(kin), *elsewhere)))
    telling = (
        re.compile(rf"\b{_MY}(?:{words})(?:'s name)?,? {_IS}(?:called |named )?{_NAME}", re.IGNORECASE),
        re.compile(rf"\b{_NAME},? (?:is |who is |ist |es |est )?{_MY}(?:{words})\b", re.IGNORECASE),
    )
    return [match["name"] for text in texts for pattern in telling for match in pattern.finditer(text)]
