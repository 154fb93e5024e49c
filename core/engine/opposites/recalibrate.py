"""What the judge's share is worth in one vault: two numbers fitted to the person's own verdicts.

A share is turned into a chance by slope and shift of its logit. The shipped
two come from labelled pairs; in a vault they are fitted anew, held near the
shipped ones, and offered only if they foretell left-out verdicts better. The
slope stays positive: the order of pairs never changes, only where a flag begins.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

LEAST_VERDICTS = 40
"""Verdicts on scored pairs before anything is fitted: with fewer a slope is known to no more than a factor of two."""
LEAST_OF_EACH = 6
"""Of them at least so many right and so many wrong ones: from one kind alone nothing can be told apart."""
FOLDS = 5
"""Parts of which each is foretold from the others."""
LEAST_GAIN = 0.01
"""Nats of log loss a verdict by which the fit must be better on left-out ones; less is chance."""
SLOPE_SPREAD, SHIFT_SPREAD = 0.35, 1.0
"""How far a vault is expected to be from the shipped numbers, as standard deviations of a normal prior."""
LEAST_SLOPE, MOST_SLOPE = 0.1, 4.0
"""Flatter says the share means nothing, steeper that it is never wrong; some forty verdicts prove neither."""
MOST_SHIFT = 6.0
_EDGE = 0.001
"""Shares are stored in thousandths, so that none lies nearer to 0 or 1 than this can be told."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """Slope (above 0) and shift of the share's logit."""

    slope: float
    shift: float

    def chance(self, share: float) -> float:
        """The chance, from 0 to 1, that a pair with this share is a clash."""
        return _sigmoid(self.slope * _logit(share) + self.shift)

    def share(self, chance: float) -> float:
        """The share that a pair must have for this chance."""
        return _sigmoid((_logit(chance) - self.shift) / self.slope)


@dataclass(frozen=True, slots=True)
class Fit:
    """A fit with its proof: mean log loss of left-out verdicts in nats, with the shipped numbers and with the fit."""

    calibration: Calibration
    loss_before: float
    loss_after: float

    @property
    def helps(self) -> bool:
        """Whether it foretells left-out verdicts clearly better."""
        return self.loss_before - self.loss_after >= LEAST_GAIN


Ruled = tuple[float, bool]
"""A share, and whether the person found a clash."""


def fitted(ruled: Sequence[Ruled], shipped: Calibration) -> Fit | None:
    """The fit to the verdicts in their order; None where there are too few or too few of a kind."""
    right = sum(clash for _, clash in ruled)
    if len(ruled) < LEAST_VERDICTS or min(right, len(ruled) - right) < LEAST_OF_EACH:
        return None
    before = after = 0.0
    for fold in range(FOLDS):
        own = _fit([one for at, one in enumerate(ruled) if at % FOLDS != fold], shipped)
        left_out = ruled[fold::FOLDS]
        before += log_loss(left_out, shipped) * len(left_out)
        after += log_loss(left_out, own) * len(left_out)
    return Fit(_fit(ruled, shipped), before / len(ruled), after / len(ruled))


def bar_in(share: float, shipped: Calibration, own: Calibration) -> float:
    """The bar that asks for the same chance in this vault as ``share`` does with the shipped numbers."""
    return own.share(shipped.chance(share))


def counted(ruled: Sequence[Ruled], bar: float) -> tuple[int, int]:
    """How many of the pairs this bar flags, and how many of these flags were right."""
    above = [clash for share, clash in ruled if share >= bar]
    return len(above), sum(above)


def log_loss(ruled: Sequence[Ruled], calibration: Calibration) -> float:
    """Mean of minus the logarithm of the chance that was given to what came true."""
    total = 0.0
    for share, clash in ruled:
        chance = calibration.chance(share)
        total -= math.log(max(chance if clash else 1 - chance, 1e-12))
    return total / max(1, len(ruled))


def _fit(ruled: Sequence[Ruled], shipped: Calibration) -> Calibration:
    """Newton's method on log loss and prior: both are convex, so that it ends where it must."""
    slope, shift = shipped.slope, shipped.shift
    points = [(_logit(share), float(clash)) for share, clash in ruled]
    for _ in range(60):
        down_slope = (slope - shipped.slope) / SLOPE_SPREAD**2
        down_shift = (shift - shipped.shift) / SHIFT_SPREAD**2
        bend_slope, bend_both, bend_shift = 1 / SLOPE_SPREAD**2, 0.0, 1 / SHIFT_SPREAD**2
        for logit, clash in points:
            chance = _sigmoid(slope * logit + shift)
            weight = chance * (1 - chance)
            down_slope += (chance - clash) * logit
            down_shift += chance - clash
            bend_slope += weight * logit * logit
            bend_both += weight * logit
            bend_shift += weight
        size = bend_slope * bend_shift - bend_both * bend_both
        step_slope = (bend_shift * down_slope - bend_both * down_shift) / size
        step_shift = (bend_slope * down_shift - bend_both * down_slope) / size
        slope = _within(slope - step_slope, LEAST_SLOPE, MOST_SLOPE)
        shift = _within(shift - step_shift, -MOST_SHIFT, MOST_SHIFT)
        if abs(step_slope) + abs(step_shift) < 1e-9:
            break
    return Calibration(slope, shift)


def _within(value: float, low: float, high: float) -> float:
    return min(max(value, low), high)


def _logit(share: float) -> float:
    held = _within(share, _EDGE, 1 - _EDGE)
    return math.log(held / (1 - held))


def _sigmoid(value: float) -> float:
    if value >= 0:
        return 1 / (1 + math.exp(-value))
    grown = math.exp(value)
    return grown / (1 + grown)
