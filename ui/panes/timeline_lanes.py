"""Turns a memory's history into the lanes of the validity picture. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from core.domain import Dispute, Memory, MemoryDetail, Showing, Status, Version
from ui import text_detail as words
from ui.dates import window_text
from ui.safe import one_line
from ui.text_timeline import opponent_sentence
from ui.widgets.validity_lanes import Lane, Opponent
from ui.widgets.validity_paint import Tone


def standing(versions: tuple[Version, ...]) -> tuple[Version, ...]:
    """The versions that were not taken back, newest first."""
    return tuple(version for version in reversed(versions) if not version.undone)


def lanes_of(detail: MemoryDetail, showing: Showing, now: datetime, *, movable: bool = False) -> tuple[Lane, ...]:
    """A lane for each version that was not taken back, newest first; ``movable``: dates may be corrected at all."""
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
            recorded=version.recorded_at,
            movable=movable and version.retracted_at is None and detail.memory.status is not Status.RETIRED,
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


def opponents_of(disputes: Sequence[Dispute], others: Sequence[Memory]) -> tuple[Opponent, ...]:
    """The memories that say otherwise, each with its contradiction; left out is what is not there at these dates."""
    by_id = {memory.id: memory for memory in others}
    return tuple(
        Opponent(dispute.other_memory, dispute.contradiction, _opponent_lane(by_id[dispute.other_memory], dispute))
        for dispute in disputes
        if dispute.other_memory in by_id
    )


def _opponent_lane(memory: Memory, dispute: Dispute) -> Lane:
    when = window_text(memory.window, memory.said_at)
    return Lane(
        number=0,
        text=memory.text[:200],
        window=memory.window,
        tone=Tone.WAITING,
        said=memory.said_at.at if memory.said_at else memory.recorded_at,
        learned=memory.recorded_at,
        sentence=opponent_sentence(one_line(memory.text, 200), when, one_line(dispute.reason, 200)),
    )
