"""A plane for meanings: the two directions in which vectors differ most, always turned the same way. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

TRIMMED = 0.5
"""Percent of points on each side that are drawn at the edge: one stray sentence shall not press all others together."""


def plane(vectors: Floats) -> tuple[Floats, float]:
    """Rows (n, d) as places (n, 2) between −1 and 1, and the share of all variance that these two directions tell.

    Principal components (Pearson 1901) from the covariance of the rows; each
    direction is turned so that its largest part is positive, so that the same
    vectors always give the same picture. No or one row stands in the middle.
    """
    import numpy as np

    count = len(vectors)
    if count < 2:
        return np.zeros((count, 2), dtype=np.float32), 1.0
    rows = vectors.astype(np.float64) - vectors.mean(axis=0, dtype=np.float64)
    values, directions = np.linalg.eigh(rows.T @ rows)
    best = directions[:, ::-1][:, :2]
    if best.shape[1] < 2:  # vectors of one number each
        best = np.hstack([best, np.zeros_like(best)])
    turned = np.sign(best[np.abs(best).argmax(axis=0), range(2)])
    best = best * np.where(turned == 0, 1.0, turned)
    places = rows @ best
    reach = np.maximum(np.percentile(np.abs(places), 100 - TRIMMED, axis=0), 1e-9)
    told = float(values[::-1][:2].clip(min=0).sum() / max(values.clip(min=0).sum(), 1e-12))
    scaled: Floats = np.clip(places / reach, -1.0, 1.0).astype(np.float32)
    return scaled, told
