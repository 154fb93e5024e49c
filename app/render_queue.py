"""The review queue, previews and bulk reports as the JSON of the command-line contract; like ``render.py``."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import TYPE_CHECKING

from app.render import Json, named, when, window

if TYPE_CHECKING:
    from core.contradictions import (
        Assessment,
        BulkLine,
        BulkReport,
        Contradiction,
        Decision,
        Preview,
        QueuePage,
        Ruling,
        Side,
    )


def queue(value: QueuePage) -> Json:
    """A page of contradictions, the number of all that fit, and the groups of the open ones."""
    return {
        "total": value.total,
        "contradictions": contradictions(value.contradictions),
        "groups": [asdict(group) for group in value.groups],
    }


def contradictions(values: Iterable[Contradiction]) -> list[Json]:
    """Contradictions in the order given."""
    return [_contradiction(value) for value in values]


def _contradiction(value: Contradiction) -> Json:
    return {
        "id": value.id,
        "a": _side(value.a),
        "b": _side(value.b),
        "generator": value.generator.value,
        "reason": value.reason,
        "score": value.score,
        "label": value.label,
        "suggested": value.suggested.value if value.suggested else None,
        "state": value.state.value,
        "verdict": _ruling(value.ruling) if value.ruling else None,
        "slot": value.slot,
        "recorded_at": when(value.recorded_at),
        "assessments": [_assessment(entry) for entry in value.assessments],
    }


def _side(value: Side) -> Json:
    return {
        "memory": value.memory,
        "version": value.version,
        "text": value.text,
        "quote": value.quote,
        "speaker": value.speaker,
        "source": value.source,
        "said_at": named(value.said_at),
        "recorded_at": when(value.recorded_at),
        **window(value.window),
        "status": value.status.value if value.status else None,
        "versions": value.versions,
    }


def _assessment(value: Assessment) -> Json:
    return {
        "generator": value.generator.value,
        "model": value.model,
        "label": value.label,
        "score": value.score,
        "reason": value.reason,
    }


def _ruling(value: Ruling) -> Json:
    return {
        "verdict": value.verdict.value,
        "on": named(value.on),
        "text": value.text,
        "scope_a": value.scope_a,
        "scope_b": value.scope_b,
        "note": value.note,
        "by": value.by,
        "at": when(value.at),
        "operation": value.operation,
    }


def preview(contradiction: str, decision: Decision, value: Preview) -> Json:
    """What a verdict would do; nothing was stored."""
    return {
        "contradiction": contradiction,
        "verdict": decision.verdict.value,
        "effects": list(value.effects),
        "hanging": list(value.hanging),
        "operation": None,
        "dry_run": True,
    }


def bulk(value: BulkReport, *, dry_run: bool) -> Json:
    """What one rule did, or would do, to each contradiction."""
    decided = sum(line.decision is not None for line in value.lines)
    return {
        "total": len(value.lines),
        "decided": decided,
        "left": len(value.lines) - decided,
        "lines": [_line(line) for line in value.lines],
        "operation": value.operation,
        "dry_run": dry_run,
    }


def _line(value: BulkLine) -> Json:
    return {
        "contradiction": value.contradiction,
        "verdict": value.decision.verdict.value if value.decision else None,
        "sentence": value.sentence,
    }
