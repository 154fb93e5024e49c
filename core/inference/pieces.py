"""Vectors of the pieces of a text, by which a question's words are compared with a statement's one by one.

They are the model's last states, made in the pass that gives the text's own
vector, brought from 384 numbers to 64 by a fixed projection and kept as
bytes. The projection is random and orthogonal, from a fixed seed: it keeps
angles nearly (128 or all 384 numbers gain .1 recall@10 on LoCoMo, 32 lose .9),
and owes nothing to anybody's texts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from core.inference.vectors import LEVELS
from core.text import STOP_WORDS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Bytes = NDArray[np.int8]

WIDTH = 64
FORM = "pieces-1"
"""Names the projection and the choice of pieces: rows of another form are made anew."""
_SEED = 7
MOST = 254
"""Pieces of one text: as many as the model reads."""
_BEGINS = "\u2581\u0120"
_SIGNS_ONLY = re.compile(r"[\W_]+")


@dataclass(frozen=True, slots=True)
class Pieces:
    """The pieces of one text that carry meaning: int8 rows (n, 64) of about length 127, and where each stands."""

    codes: Bytes
    spans: tuple[tuple[int, int], ...]


def space_of(fingerprint: str) -> str:
    """The name of the space in which a model's pieces can be compared."""
    return f"{fingerprint}/{FORM}"


def chosen(tokens: Sequence[str], marks: Sequence[bool] | None = None) -> list[int]:
    """Places of the pieces that carry meaning: no marks, signs or function words, unless there is nothing else.

    ``marks`` says which ones are no part of the text; without it the first and the last are. Leaving those out
    halves the space and loses nothing.
    """
    inner = list(range(1, len(tokens) - 1)) if marks is None else [at for at, mark in enumerate(marks) if not mark]
    kept = [at for at in inner if not _SIGNS_ONLY.fullmatch(tokens[at]) and _word(tokens[at]) not in STOP_WORDS]
    return (kept or inner or [0])[:MOST]


def _word(token: str) -> str:
    """A piece without the mark by which some tokenizers say that a word begins."""
    return token.lstrip(_BEGINS).casefold()


def projected(states: Floats) -> Bytes:
    """States (n, d) as int8 rows (n, 64), each of length one before it is brought to bytes."""
    import numpy as np

    rows = np.asarray(states, np.float32) @ _projection(states.shape[1])
    lengths = np.linalg.norm(rows, axis=1, keepdims=True)
    unit = np.divide(rows, lengths, out=np.zeros_like(rows), where=lengths > 0)
    steps: Bytes = np.rint(unit * LEVELS).astype(np.int8)
    return steps


@lru_cache(maxsize=2)
def _projection(width: int) -> Floats:
    import numpy as np

    drawn = np.random.default_rng(_SEED).normal(size=(width, width))
    axes, triangle = np.linalg.qr(drawn)
    # The signs of the columns are free; fixed like this they are the same with every library of linear algebra.
    columns: Floats = (axes * np.sign(np.diag(triangle)))[:, :WIDTH].astype(np.float32)
    if width < WIDTH:
        return np.pad(columns, ((0, 0), (0, WIDTH - width)))
    return columns
