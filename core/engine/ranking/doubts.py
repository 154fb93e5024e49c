"""Two ways in which the best turn may be no answer: nothing is like the question, or somebody else said it.

*Likeness* is absolute, so that it can be compared between questions: the
question's words met piece by piece, those nearby, and the meaning of the best
turn. Against questions about another conversation its AUROC is .92. The *gap*
is that between the best turn of the person whom the question names and the
best of everybody else, who speaks left out; against questions that name the
wrong person its AUROC is .86 and that of any score by itself about .55.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from core.doubts import Doubt, Doubted
from core.engine.ranking import turns as by
from core.engine.ranking.weights import floors

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

NEARBY_SHARE, MEANING_SHARE = 0.4, 0.5
"""Beside a whole of the pieces; the sum tells questions of another conversation apart better than each alone."""


def likeness(terms: Mapping[str, Floats | Sequence[float]], at: int) -> float | None:
    """How like the question one turn is, about 0.5 to 1.7; None where the pieces were not compared."""
    if by.PIECE_BESIDE not in terms:
        return None
    whole, nearby, meaning = (float(terms[name][at]) for name in (by.PIECE_BESIDE, by.NEARBY, by.MEANING))
    return whole + NEARBY_SHARE * nearby + MEANING_SHARE * meaning


def gap(rows: Floats, spoken: Sequence[float]) -> tuple[float, int] | None:
    """By how much the best turn of the named person lies above that of all others, and which turn that is.

    None unless both have turns. ``rows`` are weighed terms, ``spoken`` is 1 for the person's own turns.
    """
    import numpy as np

    own = np.asarray(spoken) > 0
    if not own.any() or own.all():
        return None
    who = [by.TERMS.index(name) for name in (by.SPEAKER, by.NAMED)]
    bare = rows.sum(axis=1) - rows[:, who].sum(axis=1)
    others = np.where(own, -np.inf, bare)
    best = int(others.argmax())
    return float(bare[own].max() - others[best]), best


def doubt(model: str, like: float | None, apart: float | None, asked: str, said_by: str) -> Doubt:
    """What is doubtful by the floors of a model; without floors for it, nothing is."""
    floor = floors(model)
    kind = None
    if floor is not None and like is not None and like < floor[0]:
        kind = Doubted.NOTHING_LIKE_IT
    elif floor is not None and apart is not None and apart < floor[1]:
        kind = Doubted.SOMEBODY_ELSE
    return Doubt(kind, like, apart, asked, said_by)
