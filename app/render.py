"""Domain values as the JSON of the command-line contract.

Field names and shapes are fixed there; more may be added here, nothing taken
away. Ids are full, instants are ISO 8601 in UTC, dates keep the precision in
which they were named, what is not known is null.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING

from core.previews import ImportPreview
from core.window import End, Moment, Window, instant_text

if TYPE_CHECKING:
    from core.answers import (
        ExportReport,
        ImportReport,
        Page,
        Problem,
        Proposal,
        SourceRow,
        Stats,
    )
    from core.domain import (
        Dispute,
        Edge,
        Evidence,
        Memory,
        MemoryDetail,
        Operation,
        Receipt,
        Skipped,
        Slot,
        Step,
        Version,
        WindowRecord,
    )

Json = dict[str, object]


def when(at: datetime | None) -> str | None:
    """An instant, or null."""
    return instant_text(at) if at else None


def named(moment: Moment | None) -> str | None:
    """A moment in the precision in which it was named, or null."""
    return str(moment) if moment else None


def window(value: Window) -> Json:
    """``valid_to`` null with ``ending`` “unknown” means over, nobody knows since when."""
    return {
        "valid_from": named(value.start),
        "valid_to": named(value.end) if value.ending is End.DATED else None,
        "ending": value.ending.value,
    }


def receipt(value: Receipt) -> Json:
    """What one write did."""
    return {
        "outcome": value.outcome.value,
        "layer": value.layer.value,
        "episode": value.episode,
        "memory": value.memory,
        "version": value.version,
        "status": value.status.value if value.status else None,
        "contradictions": list(value.contradictions),
        "proposals": list(value.proposals),
        "operation": value.operation,
        "reason": value.reason,
        "model_calls": value.model_calls,
        "ms": round(value.ms, 3),
        "steps": [_step(entry) for entry in value.steps],
    }


def _step(value: Step) -> Json:
    return {"layer": value.layer.value, "outcome": value.outcome, "sentence": value.sentence, "ms": round(value.ms, 3)}


def proposals(values: Iterable[Proposal]) -> Json:
    """Suggested changes, newest first."""
    entries = [_proposal(entry) for entry in values]
    return {"total": len(entries), "proposals": entries}


def _proposal(value: Proposal) -> Json:
    return {
        "id": value.id,
        "kind": value.kind.value,
        "memory": value.memory,
        "base_version": value.base_version,
        "before": value.before,
        "after": value.after,
        "since": named(value.since),
        "other": value.other,
        "reason": value.reason,
        "quote": value.quote,
        "by": value.by,
        "prompt": value.prompt,
        "guard": value.guard,
        "state": value.state.value,
        "note": value.note,
        "recorded_at": when(value.recorded_at),
    }


def sources(values: Iterable[SourceRow]) -> Json:
    """Where statements came from."""
    entries = [
        {
            "name": entry.name,
            "channel": entry.channel.value,
            "policy": entry.policy.value,
            "memories": entry.memories,
            "episodes": entry.episodes,
        }
        for entry in values
    ]
    return {"total": len(entries), "sources": entries}


def memory(value: Memory) -> Json:
    """One memory as a list shows it."""
    return {
        "memory": value.id,
        "version": value.version,
        "text": value.text,
        "status": value.status.value,
        "challenged": value.challenged,
        "uncertain": value.uncertain,
        "pinned": value.pinned,
        "tags": list(value.tags),
        **window(value.window),
        "recorded_at": when(value.recorded_at),
        "speaker": value.speaker,
        "source": value.source,
        "channel": value.channel.value,
        "versions": value.versions,
        "scope": value.scope,
    }


def page(value: Page) -> Json:
    """A page of memories and where to go on."""
    return {
        "total": value.total,
        "cursor": value.cursor,
        "memories": [memory(entry) for entry in value.memories],
    }


def shown(value: MemoryDetail) -> Json:
    """One memory with its slots, edges, evidence and open contradictions."""
    return {
        **memory(value.memory),
        "slots": [_slot(entry) for entry in value.slots],
        "edges": [_edge(entry) for entry in value.edges],
        "evidence": [_evidence(entry) for entry in value.evidence],
        "disputes": [_dispute(entry) for entry in value.disputes],
    }


def history(value: MemoryDetail) -> Json:
    """The whole lineage, oldest first."""
    return {
        "memory": value.memory.id,
        "status": value.memory.status.value,
        "versions": [_version(entry) for entry in value.versions],
        "operations": [operation(entry) for entry in value.operations],
    }


def operation(value: Operation) -> Json:
    """One entry of the log."""
    return {
        "operation": value.number,
        "kind": value.kind,
        "actor": value.actor,
        "at": when(value.at),
        "note": value.note,
        "undoes": value.undoes,
        "undone": value.undone,
        "memories": list(value.memories),
        "touched": value.touched,
        "model_calls": value.model_calls,
    }


def log(values: Iterable[Operation]) -> Json:
    """The log, newest first."""
    return {"operations": [operation(entry) for entry in values]}


def skipped(values: Iterable[Skipped]) -> Json:
    """What the retain filter did not keep as a memory."""
    entries = [
        {
            "id": entry.id,
            "text": entry.text,
            "reason": entry.reason,
            "speaker": entry.speaker,
            "source": entry.source,
            "recorded_at": when(entry.recorded_at),
        }
        for entry in values
    ]
    return {"total": len(entries), "skipped": entries}


def imported(value: ImportReport) -> Json:
    """What an import did."""
    return {**asdict(value), "skipped": [asdict(entry) for entry in value.skipped]}


def preview(value: ImportPreview, would: ImportReport) -> Json:
    """What a file holds, with nothing stored: the names of an import's answer, what is in it, what it would come to."""
    return {
        "format": value.format,
        "found": value.turns + value.statements,
        "added": 0,
        "repeated": 0,
        "pending": 0,
        "skipped": [asdict(entry) for entry in value.skipped],
        "uncertain_dates": value.uncertain_dates,
        "contradictions": 0,
        "proposals": 0,
        "operation": None,
        "dry_run": True,
        "would": {name: getattr(would, name) for name in WOULD},
        "conversations": list(value.conversations),
        "turns": value.turns,
        "statements": value.statements,
        "speakers": list(value.speakers),
        "first": named(value.first),
        "last": named(value.last),
        "sample": list(value.sample),
        "copy": None if value.copy is None else asdict(value.copy),
        "bytes": value.bytes,
        "zoneless": value.zoneless,
        "twofold": value.twofold,
        "ended": value.ended,
        "archived": value.archived,
        "columns": [{"name": one.name, "role": one.role, "cells": list(one.cells)} for one in value.columns],
    }


WOULD = ("added", "repeated", "pending", "contradictions", "proposals")
"""What an import would come to; in a dry run nothing has come of it."""


def exported(value: ExportReport) -> Json:
    """What an export wrote."""
    return asdict(value)


def problems(values: Iterable[Problem]) -> Json:
    """What a check found; empty is well."""
    entries = [asdict(entry) for entry in values]
    return {"ok": not entries, "problems": entries}


def stats(value: Stats) -> Json:
    """The counts of a vault."""
    return {
        "vault": value.path,
        "id": value.vault,
        "owner": value.owner,
        "schema": value.schema,
        "memories": value.memories,
        "versions": value.versions,
        "episodes": value.episodes,
        "operations": value.operations,
        "by_status": dict(value.by_status),
        "contradictions": value.contradictions,
        "proposals": value.proposals,
        "skipped": value.skipped,
        "sources": dict(value.sources),
        "tags": dict(value.tags),
        "waiting_vectors": value.waiting_vectors,
        "model": value.model,
        "bytes": value.bytes,
    }


def _version(value: Version) -> Json:
    return {
        "version": value.number,
        "text": value.text,
        **window(value.window),
        "recorded_at": when(value.recorded_at),
        "retracted_at": when(value.retracted_at),
        "windows": [_window_record(entry) for entry in value.windows],
        "speaker": value.speaker,
        "source": value.source,
        "episode": value.episode,
        "quote": value.quote,
        "said_at": named(value.said_at),
        "by": value.by,
        "why": value.why,
        "operation": value.operation,
    }


def _window_record(value: WindowRecord) -> Json:
    return {
        **window(value.window),
        "recorded_at": when(value.recorded_at),
        "retracted_at": when(value.retracted_at),
    }


def _slot(value: Slot) -> Json:
    return asdict(value)


def _edge(value: Edge) -> Json:
    return {
        "kind": value.kind.value,
        "from": {"memory": value.from_memory, "version": value.from_version},
        "to": {"memory": value.to_memory, "version": value.to_version},
        "to_text": value.to_text,
        "reason": value.reason,
    }


def _evidence(value: Evidence) -> Json:
    return {
        "episode": value.episode,
        "version": value.version,
        "quote": value.quote,
        "speaker": value.speaker,
        "source": value.source,
        "said_at": named(value.said_at),
    }


def _dispute(value: Dispute) -> Json:
    return asdict(value)
