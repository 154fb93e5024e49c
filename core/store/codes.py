"""Vectors in memory as the int8 codes that the file holds: a quarter of float32 to keep and to go through.

A code times its row's scale is the number that was stored; since rows have the
length one, the codes alone tell their direction, and the scale is not needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.inference.vectors import Bytes, Floats

    Places = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Codes:
    """Rows of codes, int8 (n, d), with the length of each, float32 (n,)."""

    steps: Bytes
    lengths: Floats

    @classmethod
    def of(cls, stored: Sequence[bytes]) -> Codes:
        """Rows as they stand in the file; at least one."""
        import numpy as np

        steps = np.frombuffer(b"".join(stored), np.int8).reshape(len(stored), -1)
        squares = np.einsum("ij,ij->i", steps, steps, dtype=np.int32)  # at most 2,000 × 127², which fits
        return cls(steps, np.sqrt(np.maximum(squares, 1)).astype(np.float32))

    def with_more(self, others: Codes) -> Codes:
        """These rows and others behind them."""
        import numpy as np

        return Codes(np.concatenate([self.steps, others.steps]), np.concatenate([self.lengths, others.lengths]))

    def rows(self) -> Floats:
        """All rows as float32 of length one."""
        import numpy as np

        found: Floats = self.steps.astype(np.float32) / self.lengths[:, None]
        return found

    def cosines(self, places: Places, query: Floats) -> Floats:
        """The cosines of some rows with a query of length one."""
        import numpy as np

        # ``take`` copies rows in half the time that an index does.
        found: Floats = self.steps.take(places, axis=0).astype(np.float32) @ query / self.lengths.take(places)
        return found
