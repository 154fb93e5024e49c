"""Which lists of words a text can hold, by one look for all of them: most statements fit none of the dozen."""

from __future__ import annotations

import re
from enum import IntEnum
from functools import lru_cache

from core.engine.gate import Gates, gates_of
from core.engine.standing_words import (
    BEGINS,
    BESIDE,
    BROUGHT,
    CHANGES,
    EVENT,
    EXCHANGE,
    GUESS,
    INTENDS,
    NEGATED,
    OVER,
    PAST_STATE,
    TURN,
    WRONG,
)

REMEMBERED = 2_048
"""Statements whose reading is kept: the same ones are compared for every question, and a search reads about thirty."""


class Said(IntEnum):
    """What the words of a list say; the names are those of the lists."""

    BEGINS = 0
    BESIDE = 1
    BROUGHT = 2
    CHANGES = 3
    EVENT = 4
    EXCHANGE = 5
    GUESS = 6
    INTENDS = 7
    NEGATED = 8
    OVER = 9
    PAST_STATE = 10
    TURN = 11
    WRONG = 12


_LISTS: tuple[re.Pattern[str], ...] = (
    BEGINS, BESIDE, BROUGHT, CHANGES, EVENT, EXCHANGE, GUESS, INTENDS, NEGATED, OVER, PAST_STATE, TURN, WRONG,
)  # fmt: skip


def says(said: Said, folded: str) -> bool:
    """Whether a folded text, or a clause of one, says it."""
    return said in _held(folded) and _LISTS[said].search(folded) is not None


@lru_cache(maxsize=REMEMBERED)
def _held(folded: str) -> frozenset[int]:
    return frozenset(_gates().open_for(folded))


@lru_cache(maxsize=1)
def _gates() -> Gates:
    return Gates([gates_of(pattern.pattern) for pattern in _LISTS])
