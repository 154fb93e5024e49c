"""The figures of a judge: how well its score parts what clashes from what does not, and how far it can be believed.

Plain numpy, so that the released file is measured by the same code that looks on while training.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

Z = 1.96
"""Of the normal distribution at 95 %."""


@dataclass(frozen=True, slots=True)
class AtBar:
    """At one bar (least score that flags): shares from 0 to 1, and how many were flagged of how many."""

    bar: float
    precision: float
    recall: float
    flagged: int


def area(scores: Sequence[float], clash: Sequence[bool]) -> float:
    """Area under the curve: how often a clash scores above something else; equal scores count half."""
    values, truth = np.asarray(scores, dtype=float), np.asarray(clash, dtype=bool)
    ranks = _ranks(values)
    yes, no = int(truth.sum()), int((~truth).sum())
    if not yes or not no:
        return 0.5
    return float((ranks[truth].sum() - yes * (yes + 1) / 2) / (yes * no))


def _ranks(values: np.ndarray) -> np.ndarray:
    _, inverse, counts = np.unique(values, return_inverse=True, return_counts=True)
    ends = np.cumsum(counts)
    middle: np.ndarray = ends - (counts - 1) / 2
    return middle[inverse]


def area_interval(value: float, yes: int, no: int) -> tuple[float, float]:
    """95 % interval of an area (Hanley and McNeil, Radiology 143, 1982)."""
    if not yes or not no:
        return 0.0, 1.0
    one, two = value / (2 - value), 2 * value**2 / (1 + value)
    variance = (value * (1 - value) + (yes - 1) * (one - value**2) + (no - 1) * (two - value**2)) / (yes * no)
    reach = Z * sqrt(max(variance, 0.0))
    return max(0.0, value - reach), min(1.0, value + reach)


def at_bar(scores: Sequence[float], clash: Sequence[bool], bar: float) -> AtBar:
    """Precision and recall where everything from the bar on is flagged."""
    flags = np.asarray(scores) >= bar
    truth = np.asarray(clash, dtype=bool)
    right, flagged = int((flags & truth).sum()), int(flags.sum())
    return AtBar(bar, right / max(1, flagged), right / max(1, int(truth.sum())), flagged)


def calibration_error(chances: Sequence[float], clash: Sequence[bool], bins: int = 10) -> float:
    """Expected calibration error: mean distance between the chance that is said and the share that came true."""
    values, truth = np.asarray(chances, dtype=float), np.asarray(clash, dtype=float)
    places = np.minimum((values * bins).astype(int), bins - 1)
    gaps = [abs(values[places == at].mean() - truth[places == at].mean()) * (places == at).mean() for at in set(places)]
    return float(sum(gaps))


def fit_two(scores: Sequence[float], clash: Sequence[bool], steps: int = 200) -> tuple[float, float]:
    """Slope and shift of the logit that make the score a chance (Platt scaling), by Newton's method."""
    values, truth = _logit(np.asarray(scores, dtype=float)), np.asarray(clash, dtype=float)
    inputs = np.stack([values, np.ones_like(values)], 1)
    weights = np.array([1.0, 0.0])
    for _ in range(steps):
        chances = 1 / (1 + np.exp(-inputs @ weights))
        slope = inputs.T @ (chances - truth) + 1e-3 * weights
        curve = (inputs * (chances * (1 - chances))[:, None]).T @ inputs + 1e-3 * np.eye(2)
        step = np.linalg.solve(curve, slope)
        weights = weights - step
        if float(np.abs(step).max()) < 1e-9:
            break
    return float(weights[0]), float(weights[1])


def calibrated(scores: Sequence[float], fit: tuple[float, float]) -> list[float]:
    """The scores as chances, by the two numbers of ``fit_two``."""
    values = _logit(np.asarray(scores, dtype=float))
    chances: list[float] = (1 / (1 + np.exp(-(fit[0] * values + fit[1])))).tolist()
    return chances


def _logit(values: np.ndarray) -> np.ndarray:
    held = np.clip(values, 1e-6, 1 - 1e-6)
    logits: np.ndarray = np.log(held / (1 - held))
    return logits
