"""How a language model's cosines compare with those of the built-in model, so that one set of bars serves all.

Every bar of the engine (near enough to offer, near enough to compare, doubtful)
was measured with the built-in model. Another model's cosines lie elsewhere: one
gives .7 to sentences that have nothing in common, another .05 to a paraphrase.
A ``Scale`` belongs to one model's fingerprint. It brings that model's cosines
to what the built-in model gives in the same place of the order of a fixed set
of pairs, and leaves their order as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

LEAST_STEP = 1e-4
"""Between two marks of a model's own cosines: closer ones are one mark, so that the line always rises."""
Points = tuple[tuple[float, float], ...]
"""Marks of a rising line: a model's own cosine, and what it comes to."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The measured line of one model, for whole texts and for pieces of text.

    ``right`` is the share in percent of paraphrases that lie nearer than an unrelated pair,
    ``scripts``: texts in other scripts than ours are read, too.
    """

    points: Points = ()
    pieces: Points = ()
    right: float = 100.0
    scripts: bool = False

    def told(self, cosines: Floats) -> Floats:
        """Cosines of whole texts on the built-in model's scale."""
        return _along(self.points, cosines)

    def told_pieces(self, cosines: Floats) -> Floats:
        """Cosines of pieces of text on the built-in model's scale."""
        return _along(self.pieces, cosines)

    def own(self, builtin: float) -> float:
        """Where a bar of the built-in model's lies on this model's own scale."""
        import numpy as np

        if not self.points:
            return builtin
        return float(np.interp(builtin, [to for _, to in self.points], [mine for mine, _ in self.points]))

    def as_json(self) -> dict[str, Any]:
        """What ``scale_from`` reads."""
        return {
            "points": [list(point) for point in self.points],
            "pieces": [list(point) for point in self.pieces],
            "right": self.right,
            "scripts": self.scripts,
        }


def scale_from(read: object) -> Scale | None:
    """A scale as ``as_json`` gave it; None for anything else."""
    if not isinstance(read, dict):
        return None
    try:
        points, pieces = (_points(read[name]) for name in ("points", "pieces"))
        return Scale(points, pieces, float(read["right"]), read["scripts"] is True)
    except (KeyError, TypeError, ValueError):
        return None


def _points(rows: object) -> Points:
    if not isinstance(rows, list):
        raise TypeError("marks are a list")
    points = tuple((float(mine), float(to)) for mine, to in rows)
    rising = all(a[0] < b[0] and a[1] <= b[1] for a, b in pairwise(points))
    if not rising or any(not -2.0 <= value <= 2.0 for point in points for value in point):
        raise ValueError("marks rise within what a cosine can be")
    return points


def line_between(own: Sequence[float], builtin: Sequence[float], shares: Sequence[float]) -> Points:
    """The line through the same places of two ordered sets of cosines, from −1 to 1 at its ends.

    ``shares``: the places, 0 to 1, rising.
    """
    import numpy as np

    mine = np.quantile(np.asarray(own, np.float64), shares)
    theirs = np.quantile(np.asarray(builtin, np.float64), shares)
    points = [(-1.0, -1.0)]
    for at, to in zip(mine.tolist(), theirs.tolist(), strict=True):
        if at >= points[-1][0] + LEAST_STEP:
            points.append((round(at, 5), round(max(to, points[-1][1]), 5)))
    if points[-1][0] < 1.0 - LEAST_STEP:
        points.append((1.0, 1.0))
    return tuple(points)


def _along(points: Points, cosines: Floats) -> Floats:
    if not points:
        return cosines
    import numpy as np

    found: Floats = np.interp(cosines, [mine for mine, _ in points], [to for _, to in points]).astype(np.float32)
    return found
