"""The sentences of the timeline of a memory: its picture, moving dates, comparing versions."""

from __future__ import annotations

from datetime import datetime

from core.domain import Version
from core.window import Moment
from ui.dates import day_text, moment_text
from ui.text_detail import NOW, count, shown_date, version_when, who_and_why
from ui.text_reasons import to_you
from ui.widgets.validity_lanes import Side

__all__ = ["NOW", "shown_date"]

LEARNED = "learned"
END_HANDLE = "Drag to correct when it ended. Key: E, then the arrows."
START_HANDLE = "Drag to correct when it began. Key: S, then the arrows."
GRIP = "Drag to look at another date. Keys: Left and Right, with Shift by a day."
COMPARE = "Compare…"
COMPARE_TITLE = "Compare two versions"
COMPARE_OLDER, COMPARE_NEWER = "From", "To"
SWAP = "Swap"
COMPARE_WITH_TODAY = "Compare with today’s"
SAME_WORDS = "Both have the same words."
DATES = "Correct the dates…"
DATES_TITLE = "Correct the dates"
DATES_DO = "Correct the dates"
BEGAN, ENDED = "True since", "True until"
BEGAN_HINT = "Unknown, if left empty"
ENDED_HINT = "Still true, if left empty"
OVER = "It is over, nobody knows since when"
DATES_EFFECT = "The wording stays as it is. The dates given before stay in the history, and one Undo brings them back."
DATES_HISTORY = "This version was replaced, so its dates are history."


def timeline_summary(versions: int, opponents: int = 0) -> str:
    """The name of the validity picture, for a screen reader."""
    against = f", {count(opponents, 'memory says', 'memories say')} otherwise" if opponents else ""
    return (
        f"Timeline, {count(versions, 'version')}{against}. Up and Down walk over them, Enter shows one. "
        "Left and Right look at another date. S and E take the start or the end to move it."
    )


def looking_at(at: datetime | None) -> str:
    """Which date is looked at, said while its grip moves."""
    return f"Looking at {shown_date(at)}." if at else "Looking at today."


def moving_end(side: Side, to: Moment | None) -> str:
    """Where an end stands while it is moved: “until 4 Mar 2025”, “still true”."""
    if side is Side.START:
        return f"since {moment_text(to)}" if to else "since an unknown date"
    return f"until {moment_text(to)}" if to else "still true"


def learned_on(at: datetime) -> str:
    """What a pin says."""
    return f"The vault learned this wording on {day_text(at)}."


def opponent_sentence(text: str, when: str, reason: str) -> str:
    """A memory that says otherwise as one sentence."""
    return f"Says otherwise: “{text}”, true {when}. {to_you(reason)}"


def quoted(speaker: str, quote: str) -> str:
    """The words that a version rests on."""
    return f"{speaker}: “{quote}”"


def version_choice(version: Version, total: int) -> str:
    """A version in the choice of two to compare."""
    return f"{version.number} of {total}: {version_when(version)}"


def version_facts(version: Version) -> str:
    """The quiet line under a compared version."""
    return f"Recorded {day_text(version.recorded_at)} · {who_and_why(version)}"
