"""The sentences about a look through the whole vault."""

from __future__ import annotations

from core.contradictions import SweepReport
from ui.safe import one_line
from ui.text import count

SWEEP_NOW = "Look now"
SWEEPING = "Looking for contradictions"
SWEEP_TITLE = "Look through the whole vault"
SWEEP_LINE = (
    "Compares what no write compared: across topics, and what time may have overtaken. All it finds waits for you."
)


def swept_words(report: SweepReport) -> str:
    """What came of a look through the vault."""
    found = [
        count(report.contradictions, "contradiction") if report.contradictions else "",
        count(report.proposals, "proposal") if report.proposals else "",
    ]
    what = " and ".join(part for part in found if part) or "nothing new"
    if report.unmet:
        rest = f" {count(report.unmet, 'statement')} still to be compared; look again to go on."
    elif report.done:
        rest = " Every two statements about one subject that rules can compare have been compared."
    else:
        rest = " There is more to look at; look again to go on."
    notice = f" {one_line(report.notice, 300)}" if report.notice else ""
    return f"Looked at {count(report.examined, 'statement')} and found {what}.{rest}{notice}"
