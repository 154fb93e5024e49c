"""What a sweep did and how right each detector was, as JSON and in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from app.plain import safe
from core.contradictions import DetectorFigures, SweepReport

Json = dict[str, object]


def sweep(value: SweepReport) -> Json:
    """What one sweep did."""
    return {
        "examined": value.examined,
        "proposals": value.proposals,
        "contradictions": value.contradictions,
        "calls": value.calls,
        "seconds": value.seconds,
        "done": value.done,
        "operation": value.operation,
        "pairs": value.pairs,
        "sweeps_left": value.sweeps_left,
        "longest_hold_ms": value.longest_hold_ms,
        "longest_work_ms": value.longest_work_ms,
        "notice": value.notice,
        "acted": list(value.acted),
        "unmet": value.unmet,
    }


def plain_sweep(value: SweepReport) -> str:
    """What one sweep did, for a person."""
    looked = f"Looked at {_count(value.examined, 'statement', 'statements')}"
    asked = f", asked the model {_count(value.calls, 'time', 'times')}" if value.calls else ""
    found = [
        _count(number, *names)
        for number, names in (
            (value.contradictions, ("contradiction", "contradictions")),
            (value.proposals, ("suggested change", "suggested changes")),
        )
        if number
    ]
    lines = [f"{looked} in {value.seconds:.1f} s{asked}: {' and '.join(found) if found else 'nothing new'}."]
    if found:
        lines.append("All of it waits for you: “variorum contradictions”, “variorum proposals”.")
    if value.acted:
        lines.append(
            f"Decided automatically: {len(value.acted)}; “variorum contradictions --state decided” lists them."
        )
    if value.unmet:
        lines.append(f"{_count(value.unmet, 'statement has', 'statements have')} yet to meet the others by rules.")
    elif value.done:
        lines.append("Every two statements about one subject that rules can compare have been compared.")
    if value.sweeps_left:
        pace = "With this many questions" if value.calls else "At this pace"
        more = _count(value.sweeps_left, "more sweep", "more sweeps")
        lines.append(f"{pace} every two about one subject have met after {more}{' at most' if value.calls else ''}.")
    if not value.done:
        lines.append("There is more to look at; the next sweep goes on here.")
    lines += [value.notice] if value.notice else []
    return "\n".join(lines)


def detectors(values: Sequence[DetectorFigures]) -> Json:
    """How right each detector was by the person's own verdicts; shares in percent, null where nothing is decided."""
    return {
        "detectors": [
            {
                "generator": one.generator.value,
                "model": one.model,
                "open": one.open,
                "decided": one.decided,
                "right": one.right,
                "precision": one.precision,
                "low": one.low,
                "high": one.high,
                "automatic": one.automatic,
            }
            for one in values
        ]
    }


def plain_detectors(values: Sequence[DetectorFigures]) -> str:
    """The same for a person, one line each."""
    return "\n".join(map(_detector, values)) or "No detector has flagged anything yet."


def _detector(value: DetectorFigures) -> str:
    name = f"{value.generator.value} ({safe(value.model)})" if value.model else value.generator.value
    if value.precision is None or value.low is None or value.high is None:
        share = "nothing decided yet"
    else:
        share = (
            f"right in {value.right:,} of {value.decided:,} = {value.precision:.0f} % "
            f"(95 %: {value.low:.0f} to {value.high:.0f} %)"
        )
    mode = "" if value.automatic is None else f" · decides by itself above {value.automatic:g} %"
    return f"{name}: {share} · {value.open:,} open{mode}"


def _count(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"
