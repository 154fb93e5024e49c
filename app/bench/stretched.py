"""Many vectors at little cost: the real model for the first texts, noisy copies for the rest."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from core.inference.embed import PieceEmbedder

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.inference.embed import Embedder
    from core.inference.pieces import Pieces

    Floats = NDArray[np.float32]

NOISE = 0.35
"""Length of the noise on a copied vector: a cosine of about .94 to its origin, as near-duplicates have."""


class StretchedEmbedder:
    """The real model for the first texts, noisy copies of their vectors for the rest.

    Embedding is about 40 times the cost of storing; a vault of a hundred
    thousand would take minutes. The vector space and its density near a
    text stay realistic, what the copies mean does not: quality is not
    measured with this.
    """

    def __init__(self, real: Embedder, limit: int) -> None:
        import numpy as np

        self._real = real
        self._limit = limit
        self._chance = np.random.default_rng(7)
        self._known: dict[str, int] = {}
        self._rows: list[Floats] = []
        self._pieces: list[Pieces] = []
        self.seconds = 0.0

    @property
    def name(self) -> str:
        """The real model's name."""
        return self._real.name

    @property
    def fingerprint(self) -> str:
        """The real model's vector space."""
        return self._real.fingerprint

    @property
    def dimensions(self) -> int:
        """As in the real model."""
        return self._real.dimensions

    @property
    def reads_pieces(self) -> bool:
        """As in the real model."""
        return isinstance(self._real, PieceEmbedder) and self._real.reads_pieces

    @property
    def read(self) -> int:
        """How many texts the model really read."""
        return min(len(self._rows), self._limit)

    def encode(self, texts: Sequence[str]) -> Floats:
        """Vectors in the texts' order; the same text keeps its vector."""
        import numpy as np

        started = time.perf_counter()
        fresh = list(dict.fromkeys(text for text in texts if text not in self._known))
        real = fresh[: max(0, self._limit - len(self._rows))]
        self._read(real)
        for text in fresh[len(real) :]:
            row = self._rows[int(self._chance.integers(self._limit))]
            noise = self._chance.normal(size=self.dimensions).astype(np.float32)
            row = row + noise * np.float32(NOISE / np.linalg.norm(noise))
            self._keep(text, row / np.linalg.norm(row))
        self.seconds += time.perf_counter() - started
        if not texts:
            return np.zeros((0, self.dimensions), dtype=np.float32)
        return np.stack([self._rows[self._known[text]] for text in texts])

    def encode_with_pieces(self, texts: Sequence[str]) -> tuple[Floats, list[Pieces]]:
        """``encode``, and the pieces of a text that the model read: its own, or those of one of the first."""
        rows = self.encode(texts)
        return rows, [self._pieces[self._known[text] % len(self._pieces)] for text in texts]

    def _read(self, texts: Sequence[str]) -> None:
        if isinstance(self._real, PieceEmbedder) and self._real.reads_pieces:
            rows, pieces = self._real.encode_with_pieces(texts)
            self._pieces += pieces
        else:
            rows = self._real.encode(texts)
        for text, row in zip(texts, rows, strict=True):
            self._keep(text, row)

    def _keep(self, text: str, row: Floats) -> None:
        self._known[text] = len(self._rows)
        self._rows.append(row)
