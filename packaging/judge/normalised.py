"""Training texts in the form in which the program shows them to the judge: dates, numbers, units in one way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from core.engine.opposites.reading import read
from judge.pairs import Pair

SHARE = 0.7
"""Of the pairs that are written in the program's normal form; the rest stays raw, so that neither form is strange."""


def normalised(pairs: Sequence[Pair], seed: int, share: float = SHARE) -> list[Pair]:
    """The pairs, that share of them as ``core/engine/opposites`` writes them before it asks the judge."""
    random = Random(seed)
    return [
        replace(pair, earlier=read(pair.earlier).text, later=read(pair.later).text) if random.random() < share else pair
        for pair in pairs
    ]
