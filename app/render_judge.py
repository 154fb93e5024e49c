"""What the person's verdicts say of the built-in judge, as JSON and as sentences."""

from __future__ import annotations

from core.contradictions import Recalibration, RecalibrationState

Json = dict[str, object]


def recalibration(value: Recalibration) -> Json:
    """The state, the verdicts, what is flagged of them now and by a fit, and the losses in nats, null without one."""
    return {
        "state": value.state.value,
        "verdicts": value.verdicts,
        "needed": value.needed,
        "now": _flagged(value.now),
        "then": _flagged(value.then),
        "loss_before": None if value.losses is None else value.losses[0],
        "loss_after": None if value.losses is None else value.losses[1],
        "taken_from": value.taken_from,
    }


def plain_recalibration(value: Recalibration) -> str:
    """The same for a person, in one line."""
    match value.state:
        case RecalibrationState.TOO_FEW:
            return (
                f"The built-in judge can follow your verdicts: {value.verdicts:,} of the {value.needed} that it takes "
                "are there."
            )
        case RecalibrationState.ONE_SIDED:
            return "The built-in judge can follow your verdicts, but nearly all of them are of one kind so far."
        case RecalibrationState.NO_GAIN:
            return "The built-in judge could follow your verdicts, but would foretell them no better than now."
        case RecalibrationState.OFFERED:
            losses = value.losses or (0.0, 0.0)
            return (
                f"The built-in judge can follow your {value.verdicts:,} verdicts: it now flags {_said(value.now)}; "
                f"then it would flag {_said(value.then)}. On verdicts that it had not seen its error falls from "
                f"{losses[0]:.3f} to {losses[1]:.3f}. “detect --follow” takes it."
            )
        case _:
            return (
                f"The built-in judge follows {value.taken_from:,} of your verdicts: of {value.verdicts:,} it flags "
                f"{_said(value.now)}. “detect --as-shipped” takes that back."
            )


def _flagged(value: tuple[int, int]) -> Json:
    return {"flagged": value[0], "right": value[1]}


def _said(value: tuple[int, int]) -> str:
    return f"{value[0]:,}, {value[1]:,} of them rightly"
