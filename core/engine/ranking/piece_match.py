"""Comparing a question with statements piece by piece: for each piece of the question the nearest one counts.

Pieces are int8 rows of about length 127 (``core/inference/pieces.py``); a
piece weighs as much as its word is rare, shared among the pieces of the word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from core.inference.pieces import WIDTH, Pieces
from core.inference.vectors import LEVELS
from core.stopping import Pause, no_pause
from core.text import fold, stem, words

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Ints = NDArray[np.int64]

TOGETHER = 256
"""Statements whose pieces are compared at once: about a millisecond, and no slower together than all of thousands."""
UNKNOWN = 1.0
"""Weight of a piece whose word was not looked up: a sign, or what only pieces make a word."""


def asked_pieces(
    question: str, pieces: Pieces, rarities: Mapping[str, float], names: frozenset[str]
) -> tuple[Floats, Floats]:
    """The rows of the question's pieces and their weights, which add up to 1; the speakers' names are left out.

    ``rarities`` are by the stem of a word. Where nothing is left, or weighs, all pieces count alike.
    """
    import numpy as np

    said = [_word_at(question, span) for span in pieces.spans]
    kept = [at for at, word in enumerate(said) if word not in names] or list(range(len(said)))
    together = {word: sum(said[at] == word for at in kept) for word in set(said)}
    weights = np.array([rarities.get(stem(said[at]), UNKNOWN) / together[said[at]] for at in kept], np.float32)
    total = float(weights.sum())
    weights = weights / total if total > 0 else np.full(len(kept), 1 / max(len(kept), 1), np.float32)
    return pieces.codes[kept].astype(np.float32) / np.float32(LEVELS), weights


def besides(question: str, pieces: Pieces, names: frozenset[str], kind: frozenset[str]) -> Floats:
    """Equal weights of the question's pieces that do not name the kind asked for; all 0 where it names none.

    The pieces are those of ``asked_pieces`` in their order.
    """
    import numpy as np

    said = [_word_at(question, span) for span in pieces.spans]
    kept = [word for word in said if word not in names] or said
    rest = np.array([word not in kind for word in kept], np.float32)
    if not rest.any() or rest.all():
        return np.zeros(len(kept), np.float32)
    shares: Floats = rest / rest.sum()
    return shares


def _word_at(question: str, span: tuple[int, int]) -> str:
    """The folded word of the question that a piece belongs to."""
    start, end = span
    while start > 0 and _is_inner(question[start - 1]):
        start -= 1
    while end < len(question) and _is_inner(question[end]):
        end += 1
    found = words(question[start:end])
    return found[0] if found else fold(question[start:end])


def _is_inner(sign: str) -> bool:
    return sign.isalnum() or sign == "_"


def nearest(asked: Floats, stored: Sequence[bytes], pause: Pause = no_pause) -> Floats:
    """For each statement and each piece of the question the cosine with the nearest of its pieces, (n, q).

    ``pause`` is called after every ``TOGETHER`` statements.
    """
    import numpy as np

    found = np.zeros((len(stored), len(asked)), np.float32)
    for at in range(0, len(stored), TOGETHER):
        pause()
        found[at : at + TOGETHER] = _nearest(asked, stored[at : at + TOGETHER])
    return found


def _nearest(asked: Floats, stored: Sequence[bytes]) -> Floats:
    import numpy as np

    counts = np.array([len(one) // WIDTH for one in stored], np.int64)
    rows = np.frombuffer(b"".join(stored), np.int8).reshape(-1, WIDTH).astype(np.float32)
    cosines = rows @ (asked.T / np.float32(LEVELS))
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    found: Floats = np.maximum.reduceat(cosines, starts, axis=0)
    return found


def best_within(matches: Floats, places: Ints) -> Floats:
    """The best match of each piece among several statements: ``places`` (n, k) are rows of ``matches``, -1 = none."""
    import numpy as np

    padded = np.concatenate([matches, np.full((1, matches.shape[1]), -1, np.float32)])
    best: Floats = padded[places].max(axis=1)
    return best
