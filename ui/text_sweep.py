"""The sentences about a look through the whole vault."""

from __future__ import annotations

from core.contradictions import SweepReport
from ui.safe import one_line
from ui.told import told
from ui.translation import plural, tr

SWEEP_NOW = tr("Look now")
SWEEPING = tr("Looking for contradictions")
SWEEP_TITLE = tr("Look through the whole vault")
SWEEP_LINE = tr(
    "Compares what no write compared: across topics, and what time may have overtaken. All it finds waits for you."
)


def swept_words(report: SweepReport) -> str:
    """What came of a look through the vault."""
    found = [
        plural("{n} contradiction", "{n} contradictions", report.contradictions) if report.contradictions else "",
        plural("{n} proposal", "{n} proposals", report.proposals) if report.proposals else "",
    ]
    what = tr(" and ").join(part for part in found if part) or tr("nothing new")
    if report.unmet:
        rest = plural(
            " {n} statement still to be compared; look again to go on.",
            " {n} statements still to be compared; look again to go on.",
            report.unmet,
        )
    elif report.done:
        rest = tr(" Every two statements about one subject that rules can compare have been compared.")
    else:
        rest = tr(" There is more to look at; look again to go on.")
    notice = f" {one_line(told(report.notice), 300)}" if report.notice else ""
    return plural(
        "Looked at {n} statement and found {what}.{rest}{notice}",
        "Looked at {n} statements and found {what}.{rest}{notice}",
        report.examined,
    ).format(what=what, rest=rest, notice=notice)
