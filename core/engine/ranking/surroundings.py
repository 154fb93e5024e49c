"""What stands around a turn: which of the question's words its neighbours hold, and how well its conversation fits.

A *place* is the number of a turn in the order of talk; the turns of one
conversation follow each other. A word's *places* are those of the turns that hold it, rising.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Ints = NDArray[np.int64]
    Floats = NDArray[np.float32]

BEFORE, AFTER = 3, 2
"""Turns before and after in which a word of the question counts as near: an answer seldom repeats the
question's words, and they stand before it more often than after."""
FAR_BEFORE, FAR_AFTER = 8, 6
"""The same for a passage about one subject."""
BY_DISTANCE = {-3: 0.25, -2: 0.5, -1: 1.0, 0: 2.0, 1: 0.7, 2: 0.35}
"""What a word counts by how far away it is said: less with every turn, and less after than before."""
SATURATION, LENGTH_SHARE = 1.2, 0.75
"""BM25's usual constants; for whole conversations no other value was better."""


@dataclass(frozen=True, slots=True)
class Turns:
    """The turns to rank: their places, and the first and last place of the conversation of each.

    ``all_turns`` is how many turns there are, ``usual_length`` the mean number of turns in a conversation.
    """

    places: Ints
    first: Ints
    last: Ints
    all_turns: int
    conversations: int
    usual_length: float


@dataclass(frozen=True, slots=True)
class Heard:
    """A word of the question: the places of the turns that hold it, and in how many conversations they are."""

    places: Ints
    conversations: int


def rarity(holding: int, of: int) -> float:
    """How much a word tells: the logarithm of one over its share, as BM25 counts it."""
    return math.log(1 + (of - holding + 0.5) / (holding + 0.5))


def nearby(said: Sequence[Heard], turns: Turns) -> Floats:
    """Share of the question's words, by their rarity, that each turn or its near neighbours hold, 0 to 1."""
    import numpy as np

    low = np.maximum(turns.places - BEFORE, turns.first)
    high = np.minimum(turns.places + AFTER, turns.last)
    return _share(said, turns, low, high)


def further(said: Sequence[Heard], turns: Turns) -> Floats:
    """The same as ``nearby`` in a wider stretch of talk."""
    import numpy as np

    low = np.maximum(turns.places - FAR_BEFORE, turns.first)
    high = np.minimum(turns.places + FAR_AFTER, turns.last)
    return _share(said, turns, low, high)


def around(said: Sequence[Heard], turns: Turns) -> Floats:
    """How well each turn fits with the turns around it, as BM25 of their words by their distance, the best one 1."""
    import numpy as np

    fit = np.zeros(len(turns.places), np.float32)
    for word in said:
        heard = np.zeros(len(turns.places), np.float32)
        for step, weight in BY_DISTANCE.items():
            places = turns.places + step
            inside = (places >= turns.first) & (places <= turns.last)
            heard += np.float32(weight) * (inside & (_count(word.places, places, places) > 0))
        fit += np.float32(rarity(len(word.places), turns.all_turns)) * heard / (heard + np.float32(SATURATION))
    best = float(fit.max(initial=0.0))
    return fit / np.float32(best) if best else fit


def own(said: Sequence[Heard], turns: Turns) -> Floats:
    """Share of the words that each turn holds itself, its date and its speaker's name among them, 0 to 1."""
    return _share(said, turns, turns.places, turns.places)


def _share(said: Sequence[Heard], turns: Turns, low: Ints, high: Ints) -> Floats:
    import numpy as np

    held = np.zeros(len(turns.places), np.float32)
    total = 0.0
    for word in said:
        weight = rarity(len(word.places), turns.all_turns)
        total += weight
        held += np.float32(weight) * (_count(word.places, low, high) > 0)
    return held / np.float32(total) if total else held


def of_conversation(said: Sequence[Heard], turns: Turns) -> Floats:
    """How well the whole conversation of each turn fits, as BM25 over conversations, the best one 1.

    Statements that stand alone have no conversation and get 0.
    """
    import numpy as np

    length = (turns.last - turns.first + 1).astype(np.float32)
    norm = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * length / max(turns.usual_length, 1.0))
    fit = np.zeros(len(turns.places), np.float32)
    for word in said:
        count = _count(word.places, turns.first, turns.last)
        fit += np.float32(rarity(word.conversations, turns.conversations)) * count / (count + norm)
    fit[length < 2] = 0.0
    best = float(fit.max(initial=0.0))
    return fit / np.float32(best) if best else fit


def _count(places: Ints, low: Ints, high: Ints) -> Ints:
    """How many of the rising places lie between low and high, both included."""
    import numpy as np

    count: Ints = np.searchsorted(places, high, "right") - np.searchsorted(places, low, "left")
    return count
