"""Vectors as the vault keeps them: checked, as int8 with a scale, and as sign bits.

One vector per row, float32, length one. Int8 with a scale of its own per vector
kept the same ten nearest in every measured query as float32; the signs alone
serve to choose candidates, which are then scored with the full vector.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.errors import ModelAltered

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Bytes = NDArray[np.int8]
    Bits = NDArray[np.uint8]

LEVELS = 127
"""Steps on each side of zero in a signed byte; -128 stays unused so that the scale is symmetric."""

_SMALLEST = 1e-6
"""A vector shorter than this points nowhere: dividing by its length would amplify noise only."""


def checked(vectors: Floats, count: int, dimensions: int) -> Floats:
    """The same vectors as contiguous float32 of length one, shape (count, dimensions).

    Raises ``ModelAltered`` when the shape is another one or a value is not
    finite or a vector is zero: one such row would push true neighbours out of
    every search.
    """
    import numpy as np

    rows = np.ascontiguousarray(vectors, dtype=np.float32)
    if rows.shape != (count, dimensions):
        raise _unusable(f"{count} vectors of {dimensions} numbers were due, the shape was {rows.shape}")
    if not np.isfinite(rows).all():
        raise _unusable("a vector holds a number that is not finite")
    lengths = np.sqrt(np.einsum("ij,ij->i", rows, rows))[:, None]
    if count and float(lengths.min()) < _SMALLEST:
        raise _unusable("a vector is zero")
    scaled: Floats = (rows / lengths).astype(np.float32, copy=False) if count else rows
    return scaled


def quantise(vectors: Floats) -> tuple[Bytes, Floats]:
    """Rows (n, d) as int8 (n, d) and their scales float32 (n,); value = int8 × scale.

    The scale of a row is its largest absolute value divided by 127.
    """
    import numpy as np

    rows = np.ascontiguousarray(vectors, dtype=np.float32)
    scales: Floats = (np.abs(rows).max(axis=1, initial=0.0) / LEVELS).astype(np.float32)
    divisors = np.where(scales > 0, scales, np.float32(1.0))[:, None]
    steps: Bytes = np.clip(np.rint(rows / divisors), -LEVELS, LEVELS).astype(np.int8)
    return steps, scales


def restore(steps: Bytes, scales: Floats) -> Floats:
    """Int8 rows (n, d) with their scales (n,) back as float32 rows of length one."""
    import numpy as np

    rows = steps.astype(np.float32) * np.asarray(scales, dtype=np.float32)[:, None]
    lengths = np.linalg.norm(rows, axis=1, keepdims=True)
    whole: Floats = np.divide(rows, lengths, out=np.zeros_like(rows), where=lengths > 0)
    return whole


def sign_bits(vectors: Floats | Bytes) -> Bits:
    """The signs of rows (n, d) as packed bits, uint8 (n, d / 8): 384 numbers become 48 bytes.

    A bit is one where the number is above zero; the first number is the lowest
    bit of the first byte, as sqlite-vec packs them. Where ``d`` is no
    multiple of eight the last byte is filled up with zeros.
    """
    import numpy as np

    positive = np.greater(vectors, 0)
    packed: Bits = np.packbits(positive, axis=1, bitorder="little")
    return packed


def _unusable(reason: str) -> ModelAltered:
    return ModelAltered(
        f"The language model gave an answer that cannot be used: {reason}.",
        "Search by words still works. Reinstall Variorum, or choose another model in the settings.",
    )
