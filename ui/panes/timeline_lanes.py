"""Turns a memory's history into the lanes of the validity picture. Pure."""

from __future__ import annotations

from datetime import datetime

from core.domain import MemoryDetail, Showing, Status, Version
from ui import text_detail as words
from ui.widgets.validity_bar import Lane
from ui.widgets.validity_paint import Tone


def standing(versions: tuple[Version, ...]) -> tuple[Version, ...]:
    """The versions that were not taken back, newest first."""
    return tuple(version for version in reversed(versions) if not version.undone)


def lanes_of(detail: MemoryDetail, showing: Showing, now: datetime) -> tuple[Lane, ...]:
    """A lane for each version that was not taken back, newest first."""
    total = len(detail.versions)
    at = showing.true_on or now
    return tuple(
        Lane(
            number=version.number,
            text=version.text[:200],
            window=version.window,
            tone=tone_of(version, detail.memory.status, at),
            said=version.said_at.at if version.said_at else version.recorded_at,
            learned=version.windows[-1].recorded_at if version.windows else version.recorded_at,
            sentence=words.version_sentence(version, total, now),
        )
        for version in standing(detail.versions)
    )


def tone_of(version: Version, status: Status, at: datetime) -> Tone:
    """How a version's bar looks at a date of the world."""
    if status is Status.RETIRED:
        return Tone.WRONG
    if version.retracted_at is not None:
        return Tone.REWORDED
    if status is Status.PENDING:
        return Tone.WAITING
    return Tone.NOW if version.window.holds_at(at) else Tone.PAST
