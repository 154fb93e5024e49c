"""The sentences of the timeline of a memory: its picture, moving dates, comparing versions."""

from __future__ import annotations

from datetime import datetime

from core.domain import Version
from core.window import Moment
from ui.dates import day_text, moment_text
from ui.text_detail import NOW, shown_date, version_when, who_and_why
from ui.text_reasons import to_you
from ui.translation import in_quotes, plural, tr
from ui.widgets.validity_lanes import Side

__all__ = ["NOW", "shown_date"]

LEARNED = tr("learned")
END_HANDLE = tr("Drag to correct when it ended. Key: E, then the arrows.")
START_HANDLE = tr("Drag to correct when it began. Key: S, then the arrows.")
GRIP = tr("Drag to look at another date. Keys: Left and Right, with Shift by a day.")
COMPARE = tr("Compare…")
COMPARE_TITLE = tr("Compare two versions")
COMPARE_OLDER, COMPARE_NEWER = tr("From"), tr("To")
SWAP = tr("Swap")
COMPARE_WITH_TODAY = tr("Compare with today’s")
SAME_WORDS = tr("Both have the same words.")
DATES = tr("Correct the dates…")
DATES_TITLE = tr("Correct the dates")
DATES_DO = tr("Correct the dates")
BEGAN, ENDED = tr("True since"), tr("True until")
BEGAN_HINT = tr("Unknown, if left empty")
ENDED_HINT = tr("Still true, if left empty")
OVER = tr("It is over, nobody knows since when")
DATES_EFFECT = tr(
    "The wording stays as it is. The dates given before stay in the history, and one Undo brings them back."
)
DATES_HISTORY = tr("This version was replaced, so its dates are history.")


def timeline_summary(versions: int, opponents: int = 0) -> str:
    """The name of the validity picture, for a screen reader."""
    against = plural(", {n} memory says otherwise", ", {n} memories say otherwise", opponents) if opponents else ""
    return plural(
        "Timeline, {n} version{against}. Up and Down walk over them, Enter shows one. Left and Right "
        "look at another date. S and E take the start or the end to move it.",
        "Timeline, {n} versions{against}. Up and Down walk over them, Enter shows one. Left and Right "
        "look at another date. S and E take the start or the end to move it.",
        versions,
    ).format(against=against)


def looking_at(at: datetime | None) -> str:
    """Which date is looked at, said while its grip moves."""
    return tr("Looking at {at}.").format(at=shown_date(at)) if at else tr("Looking at today.")


def moving_end(side: Side, to: Moment | None) -> str:
    """Where an end stands while it is moved: “until 4 Mar 2025”, “still true”."""
    if side is Side.START:
        return tr("since {to}").format(to=moment_text(to)) if to else tr("since an unknown date")
    return tr("until {to}").format(to=moment_text(to)) if to else tr("still true")


def learned_on(at: datetime) -> str:
    """What a pin says."""
    return tr("The vault learned this wording on {at}.").format(at=day_text(at))


def opponent_sentence(text: str, when: str, reason: str) -> str:
    """A memory that says otherwise as one sentence."""
    return tr("Says otherwise: “{text}”, true {when}. {reason}").format(text=text, when=when, reason=to_you(reason))


def quoted(speaker: str, quote: str) -> str:
    """The words that a version rests on."""
    return f"{speaker}: {in_quotes(quote)}"


def version_choice(version: Version, total: int) -> str:
    """A version in the choice of two to compare."""
    return tr("{number} of {total}: {when}").format(number=version.number, total=total, when=version_when(version))


def version_facts(version: Version) -> str:
    """The quiet line under a compared version."""
    return tr("Recorded {day} · {who}").format(day=day_text(version.recorded_at), who=who_and_why(version))
