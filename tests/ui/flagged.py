"""Contradictions as values, made from two sentences, for tests that need no vault."""

from __future__ import annotations

from datetime import UTC, datetime

from core.contradictions import (
    Assessment,
    Contradiction,
    ContradictionState,
    Generator,
    Ruling,
    Side,
    Verdict,
)
from core.domain import Status
from core.window import Window, parse_moment

FLAGGED = datetime(2026, 11, 20, 10, tzinfo=UTC)


def side(text: str, *, source: str = "typed", said: str = "2025-03-04", status: Status = Status.DISPUTED) -> Side:
    """One side as said by Mira."""
    return Side(
        memory=f"memory of {text}",
        version=1,
        text=text,
        quote=text,
        speaker="Mira",
        source=source,
        said_at=parse_moment(said),
        recorded_at=FLAGGED,
        window=Window(),
        status=status,
        versions=1,
    )


def flagged(
    first: str | Side,
    second: str | Side,
    *,
    id: str = "c1",
    slot: str = "",
    generator: Generator = Generator.SLOT,
    reason: str = "Two answers to one question.",
    assessments: tuple[Assessment, ...] = (),
    suggested: Verdict | None = None,
    ruling: Ruling | None = None,
) -> Contradiction:
    """An open contradiction between two sentences, or a decided one with its ruling."""
    return Contradiction(
        id=id,
        a=side(first) if isinstance(first, str) else first,
        b=side(second) if isinstance(second, str) else second,
        generator=generator,
        reason=reason,
        score=None,
        label="",
        suggested=suggested,
        state=ContradictionState.OPEN if ruling is None else ContradictionState.DECIDED,
        ruling=ruling,
        slot=slot,
        recorded_at=FLAGGED,
        assessments=assessments,
    )
