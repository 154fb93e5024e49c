"""Statements that name their owner instead of saying “I”, read as the owner's own."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache

from core.engine.language import guess_language
from core.text import fold

_GENERAL = frozenset({"user", "the user", "me", "i", "owner"})


def of_owner(text: str, names: Collection[str]) -> str:
    """The text with the owner's name at its head put as “The user”; other tongues than English leave it out.

    ``names`` are folded. What another program remembers speaks of the owner by
    name, and a name that both sides share would pass for something in common.
    """
    return _of_owner(text, frozenset(names) - _GENERAL)


@lru_cache(maxsize=4_096)  # a statement is compared with many others
def _of_owner(text: str, names: frozenset[str]) -> str:
    if not names:
        return text
    longest = max(len(name.split()) for name in names)
    parts = text.split(" ", longest)
    for count in range(min(longest, len(parts) - 1), 0, -1):
        head = " ".join(parts[:count])
        own = re.search(r"['’]s$", head)
        if fold(head[: own.start()] if own else head) in names:
            rest = " ".join(parts[count:])
            if guess_language(text) == "en":
                return f"The user{own[0] if own else ''} {rest}"
            return text if own else rest
    return text
