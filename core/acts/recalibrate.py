"""Recalibrating the built-in judge by the person's verdicts: what it would change, taking it, taking it back.

The two numbers are kept in the vault beside the judge's setting, bound to the
model they were fitted for, and count for what is looked at from then on. They
move the bar from which the judge asks; they decide nothing.
"""

from __future__ import annotations

import json

from core.acts.bench import OWNER, Bench
from core.contradictions import Generator, Recalibration, RecalibrationState
from core.engine.opposites.evidence import BARS, Setting
from core.engine.opposites.recalibrate import (
    LEAST_VERDICTS,
    Calibration,
    Fit,
    Ruled,
    bar_in,
    counted,
    fitted,
)
from core.engine.precision import RIGHT, WRONG
from core.errors import InvalidRequest, NothingChanged
from core.inference.local_judge import NAME, SHIPPED_SHIFT, SHIPPED_SLOPE
from core.store.figures import read_judged, read_outcomes
from core.store.meta import drop_meta, get_meta, put_meta

FIT = "judge fit"
"""Key in ``meta`` of the fit in use: the model's name, its slope and shift, and how many verdicts it is from."""
SHIPPED = Calibration(SHIPPED_SLOPE, SHIPPED_SHIFT)


def in_use(bench: Bench) -> Calibration | None:
    """The vault's own fit; None where the shipped numbers count. A fit for another model counts for nothing."""
    kept = _kept(bench)
    return None if kept is None else kept[0]


def own_bar(bench: Bench, share: float) -> float:
    """The bar of this vault in the place of a shipped one."""
    own = in_use(bench)
    return share if own is None else bar_in(share, SHIPPED, own)


def recalibration(bench: Bench, setting: Setting) -> Recalibration:
    """How the person's verdicts and the judge's shares fit together, and what taking the fit would change."""
    with bench.store.reading():
        ruled, kept = _ruled(bench), _kept(bench)
    found = fitted(ruled, SHIPPED)
    bar = BARS[setting]
    now = bar if kept is None else bar_in(bar, SHIPPED, kept[0])
    then = bar if found is None else bar_in(bar, SHIPPED, found.calibration)
    return Recalibration(
        _state(ruled, found, in_use=kept is not None),
        len(ruled),
        LEAST_VERDICTS,
        counted(ruled, now),
        counted(ruled, then),
        None if found is None else (round(found.loss_before, 3), round(found.loss_after, 3)),
        0 if kept is None else kept[1],
    )


def recalibrate(bench: Bench) -> None:
    """Let the fit count from now on. Raises ``InvalidRequest`` where it is not offered."""
    ruled = _ruled(bench)
    found = fitted(ruled, SHIPPED)
    if found is None or not found.helps:
        raise InvalidRequest(
            "Your verdicts do not carry a calibration of their own.",
            f"It takes {LEAST_VERDICTS} verdicts on pairs that the judge scored, of both kinds, and a fit that "
            "foretells them better.",
        )
    own = found.calibration
    said = {"model": _model(bench), "slope": own.slope, "shift": own.shift, "verdicts": len(ruled)}
    with bench.store.writing():
        put_meta(bench.store, FIT, json.dumps(said))


def forget_recalibration(bench: Bench) -> None:
    """Go back to the shipped calibration; raises ``NothingChanged`` where it counts already."""
    if get_meta(bench.store, FIT) is None:
        raise NothingChanged("The built-in judge is as it was shipped.")
    with bench.store.writing():
        drop_meta(bench.store, FIT)


def _kept(bench: Bench) -> tuple[Calibration, int] | None:
    stored = get_meta(bench.store, FIT)
    try:
        said = json.loads(stored) if stored else {}
        if said.get("model") != _model(bench):
            return None
        return Calibration(float(said["slope"]), float(said["shift"])), int(said["verdicts"])
    except (ValueError, KeyError, TypeError, AttributeError):
        return None  # a value that another program wrote: the shipped numbers count


def _ruled(bench: Bench) -> list[Ruled]:
    """Share and truth of each pair that this judge scored and the person ruled on, in the order of the rulings."""
    shares = {
        one.contradiction: share_of(one.score, alone=one.alone)
        for one in read_judged(bench.store, Generator.LOCAL.value, _model(bench))
    }
    return [
        (shares[one.contradiction], one.verdict in RIGHT)
        for one in read_outcomes(bench.store)
        if one.by == OWNER and not one.along and one.contradiction in shares and one.verdict in RIGHT | WRONG
    ]


def _model(bench: Bench) -> str:
    return NAME if bench.local is None else bench.local.name


ALONE = 0.9
"""What the share is multiplied by where the judge alone flags a pair: it ranks behind what rules found."""


def score_of(share: float, *, alone: bool) -> float:
    """The score by which a pair with this share is ranked; beside a rule's word its own weighs half."""
    return round(ALONE * share if alone else 0.5 + share / 2, 3)


def share_of(score: float, *, alone: bool) -> float:
    """The share behind a stored score."""
    return min(1.0, max(0.0, score / ALONE if alone else 2 * score - 1))


def _state(ruled: list[Ruled], found: Fit | None, *, in_use: bool) -> RecalibrationState:
    if in_use:
        return RecalibrationState.IN_USE
    if len(ruled) < LEAST_VERDICTS:
        return RecalibrationState.TOO_FEW
    if found is None:
        return RecalibrationState.ONE_SIDED
    return RecalibrationState.OFFERED if found.helps else RecalibrationState.NO_GAIN
