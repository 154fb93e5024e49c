"""Whom a question is about where it names people: the only one, or the first of several.

"What advice did Tim give John?" is answered by what Tim said. Where two are named in one
breath ("Tim and John"), it is about neither alone. Of the evidence for the development
conversations' questions with two names the first one said 69 of a hundred.
"""

from __future__ import annotations

import re
from collections.abc import Set

from core.text import fold

_TOGETHER = r"(?:['’]s?)?\s*(?:,|&|/|\band\b|\bor\b|\bund\b|\boder\b|\by\b|\bet\b)\s*(?:both\s+)?"


def person_asked(question: str, names: Set[str]) -> str | None:
    """The one of these folded names that a question is about; None where it is about several, or names none."""
    if len(names) < 2:
        return next(iter(names), None)
    folded = fold(question)
    any_name = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    if re.search(rf"\b(?:{any_name}){_TOGETHER}(?:{any_name})\b", folded):
        return None
    first = re.search(rf"\b(?:{any_name})\b", folded)
    return None if first is None else first[0]
