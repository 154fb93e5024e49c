"""Comparing a language model's cosines with those of the built-in model, over a fixed set of our own pairs.

The set has a hundred pairs that say the same (some are question and answer), forty
that share a topic, and four hundred that share nothing: each first sentence
with the second one of other pairs. Both models' cosines are put in order, and
the line through the same places of the two orders is the ``Scale``. What a
bar of the built-in model lets through, the same share of these pairs passes
with the other model. The built-in model's own cosines stand in a file beside
the set, so that it need not be there.
"""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from core.errors import ModelAltered
from core.inference.embed import AskedEmbedder, Embedder, PieceEmbedder
from core.inference.vectors import LEVELS, checked
from core.scale import Points, Scale, line_between

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.inference.pieces import Pieces

    Floats = NDArray[np.float32]

APART = (17, 41, 58, 83)
"""How far apart in the set two sentences are that have nothing in common."""
SHARES = (0.0, 0.05, 0.15, 0.3, 0.45, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1.0)
"""Places of the order through which the line goes: closer where unrelated, related and same meet."""
PIECE_SHARES = (0.0, 0.1, 0.25, 0.5, 0.7, 0.8, 0.9, 1.0)
LEAST_RIGHT = 80.0
"""Percent of pairs that say the same which must lie nearer than unrelated ones: at 50 a model knows nothing, the
built-in one has 99.6, words hashed to random directions about 90."""
LEAST_SCRIPTS = 0.85
"""The same as a share, for eight pairs of which one sentence is in another script and the other in English."""
BATCH = 64


@dataclass(frozen=True, slots=True)
class PairSet:
    """The pairs by kind, and what the built-in model says of them."""

    same: tuple[tuple[str, str], ...]
    near: tuple[tuple[str, str], ...]
    script: tuple[tuple[str, str], ...]
    cosines: tuple[float, ...] = ()
    pieces: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Measured:
    """What reading the set showed: the scale, and the time that a text took, in milliseconds."""

    scale: Scale
    ms: float
    dimensions: int
    cosines: tuple[float, ...]
    pieces: tuple[float, ...]


def read_pairs(folder: Path) -> PairSet:
    """The set in ``folder``, with the built-in model's cosines. Raises ``OSError`` and ``ValueError``."""
    rows = [line.split("\t") for line in (folder / "pairs.tsv").read_text("utf-8").splitlines() if line]
    kinds = {kind: tuple((a, b) for found, a, b in rows if found == kind) for kind in ("same", "near", "script")}
    path = folder / "builtin.json"
    said = json.loads(path.read_text("utf-8")) if path.is_file() else {"cosines": [], "pieces": []}
    return PairSet(**kinds, cosines=tuple(said["cosines"]), pieces=tuple(said["pieces"]))


def measure(embedder: Embedder, pairs: PairSet) -> Measured:
    """Read the set with a model and compare. Raises what the model raises, and ``ModelAltered`` for one that cannot
    tell what says the same from what does not.
    """
    first, second = zip(*(*pairs.same, *pairs.near, *pairs.script), strict=True)
    began = time.perf_counter()
    asked, asked_pieces = _asked(embedder, first)
    told, told_pieces = _told(embedder, second)
    took = time.perf_counter() - began
    near, script = len(pairs.same), len(pairs.same) + len(pairs.near)
    both = (asked * told).sum(axis=1)
    far = _apart(asked[:near], told[:near])
    cosines = [*both[:script].tolist(), *far]
    right = 100 * _auroc(both[:near].tolist(), far)
    if right < LEAST_RIGHT:
        raise ModelAltered(
            f"{embedder.name} does not tell sentences that say the same from others: it was right in {right:.0f} of "
            "100 comparisons.",
            "Check how its vectors are pooled and which words it wants before a text, or choose another model.",
        )
    compared = _piece_cosines(asked_pieces[:near], told_pieces[:near]) if asked_pieces and told_pieces else []
    scripts = _auroc(both[script:].tolist(), _apart(asked[script:], told[script:], (1, 3, 5))) >= LEAST_SCRIPTS
    line = line_between(cosines, pairs.cosines, SHARES) if pairs.cosines else ()
    pieces: Points = line_between(compared, pairs.pieces, PIECE_SHARES) if compared and pairs.pieces else ()
    scale = Scale(line, pieces, round(right, 1), scripts)
    texts = len(first) + len(second)
    return Measured(scale, 1000 * took / texts, embedder.dimensions, tuple(cosines), tuple(compared))


def _asked(embedder: Embedder, texts: Sequence[str]) -> tuple[Floats, list[Pieces] | None]:
    """Vectors of texts as they are searched for."""
    if not isinstance(embedder, AskedEmbedder):
        return _told(embedder, texts)
    import numpy as np

    rows, pieces = [], []
    for at in range(0, len(texts), BATCH):
        vectors, read = embedder.encode_questions(texts[at : at + BATCH])
        rows.append(vectors)
        pieces += read or []
    return checked(np.concatenate(rows), len(texts), embedder.dimensions), pieces or None


def _told(embedder: Embedder, texts: Sequence[str]) -> tuple[Floats, list[Pieces] | None]:
    """Vectors of texts as they are stored."""
    if isinstance(embedder, PieceEmbedder) and embedder.reads_pieces:
        rows, pieces = embedder.encode_with_pieces(texts)
        return checked(rows, len(texts), embedder.dimensions), pieces
    return checked(embedder.encode(texts), len(texts), embedder.dimensions), None


def _apart(first: Floats, second: Floats, steps: Sequence[int] = APART) -> list[float]:
    """The cosines of each first sentence with second ones that belong to others."""
    import numpy as np

    found: list[float] = []
    for step in steps:
        found += (first * np.roll(second, -step, axis=0)).sum(axis=1).tolist()
    return found


def _auroc(same: Sequence[float], other: Sequence[float]) -> float:
    """How often one of the first lies above one of the second; half for equal ones."""
    import numpy as np

    a, b = np.asarray(same)[:, None], np.asarray(other)[None, :]
    return float((a > b).mean() + 0.5 * (a == b).mean())


def _piece_cosines(first: Sequence[Pieces], second: Sequence[Pieces]) -> list[float]:
    """For each piece the cosine with the nearest one of its partner, and of an unrelated sentence."""
    import numpy as np

    found: list[float] = []
    for at, one in enumerate(first):
        for other in (second[at], second[(at + APART[0]) % len(second)]):
            rows = one.codes.astype(np.float32) / LEVELS @ (other.codes.astype(np.float32) / LEVELS).T
            found += rows.max(axis=1).tolist()
    return found
