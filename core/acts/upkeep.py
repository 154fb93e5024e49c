"""Counts, checks, backups and exports of a vault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path

from core.acts.bench import Bench
from core.acts.browse import show
from core.acts.embed import waiting
from core.answers import ExportReport, Stats
from core.domain import MemoryDetail, Showing, Status, Version, WindowRecord
from core.errors import UnsupportedFormat
from core.exchange.export_json import FORMATS, write_records
from core.store.counts import (
    count_episodes,
    count_sources,
    count_tags,
    count_versions,
    model_name,
    size_in_bytes,
)
from core.store.memories import memory_id
from core.store.meta import get_meta
from core.store.queue import count_waiting
from core.store.review import count_proposals
from core.store.skips import read_skips
from core.store.vector_rows import MODEL
from core.window import End, Moment, Window, instant_text

LATER_FORMATS = ("archive", "csv", "markdown", "html", "mem0", "mcp")


def stats(bench: Bench, path: Path | None, schema: int) -> Stats:
    """Counts of everything; statuses are those of now."""
    store = bench.store
    with store.reading():
        view = bench.view()
        shown = [entry for entry in view.by_version.values() if entry.showing]
        by_status = Counter(entry.status for entry in shown)
        return Stats(
            path=str(path) if path else ":memory:",
            vault=get_meta(store, "vault") or "",
            owner=bench.owner,
            schema=schema,
            memories=len(shown),
            versions=count_versions(store),
            episodes=count_episodes(store),
            operations=view.known,
            by_status=tuple((status.value, by_status[status]) for status in Status),
            contradictions=count_waiting(store, view.known),
            proposals=count_proposals(store, view.known),
            skipped=len(read_skips(store)),
            sources=count_sources(store, (entry.source for entry in shown)),
            tags=count_tags(store),
            waiting_vectors=waiting(bench),
            model=_model(bench),
            bytes=size_in_bytes(store),
        )


def _model(bench: Bench) -> str | None:
    fingerprint = get_meta(bench.store, MODEL)
    name = model_name(bench.store, fingerprint)
    return f"{name} ({fingerprint})" if name else None


def export(bench: Bench, path: Path, format: str, *, showing: Showing, past: bool, sources: bool) -> ExportReport:
    """Write memories to a file, whole or not at all; newest first.

    ``past`` takes what is no longer true along, ``sources`` the quotes that
    each version rests on. Raises ``UnsupportedFormat`` and what
    ``write_records`` raises.
    """
    if format not in FORMATS:
        known = format in LATER_FORMATS
        raise UnsupportedFormat(
            f"Writing {format} is not part of this version." if known else f"“{format[:40]}” is not an export format.",
            f"Choose {' or '.join(FORMATS)}.",
        )
    with bench.store.reading():
        view = bench.view(showing)
        hidden = {Status.RETIRED, Status.ARCHIVED} if past else {Status.RETIRED, Status.ARCHIVED, Status.PAST}
        keys = [e.memory for e in view.by_version.values() if e.showing and e.status not in hidden]
        header = {
            "format": "variorum-memories",
            "vault": get_meta(bench.store, "vault"),
            "owner": bench.owner,
            "exported_at": instant_text(bench.clock()),
            "true_on": _instant(showing.true_on),
            "known_on": _instant(showing.known_on),
        }
        return write_records(path, format, header, _records(bench, sorted(keys, reverse=True), showing, sources))


def _records(bench: Bench, keys: list[int], showing: Showing, sources: bool) -> Iterator[Mapping[str, object]]:
    for key in keys:
        yield _record(show(bench, memory_id(bench.store, key), showing), sources)


def _record(detail: MemoryDetail, sources: bool) -> Mapping[str, object]:
    memory = detail.memory
    record: dict[str, object] = {
        "memory": memory.id,
        "version": memory.version,
        "text": memory.text,
        "status": memory.status.value,
        "challenged": memory.challenged,
        "pinned": memory.pinned,
        "tags": list(memory.tags),
        **_window(memory.window),
        "recorded_at": instant_text(memory.recorded_at),
        "speaker": memory.speaker,
        "source": memory.source,
        "channel": memory.channel.value,
        "versions": [_version(version) for version in detail.versions],
        "edges": [
            {"kind": edge.kind.value, "from": edge.from_memory, "to": edge.to_memory, "reason": edge.reason}
            for edge in detail.edges
        ],
    }
    if sources:
        record["evidence"] = [
            {
                "episode": one.episode,
                "version": one.version,
                "quote": one.quote,
                "speaker": one.speaker,
                "source": one.source,
                "said_at": _moment(one.said_at),
            }
            for one in detail.evidence
        ]
    return record


def _version(version: Version) -> Mapping[str, object]:
    return {
        "version": version.number,
        "text": version.text,
        **_window(version.window),
        "recorded_at": instant_text(version.recorded_at),
        "retracted_at": _instant(version.retracted_at),
        "windows": [_window_record(record) for record in version.windows],
        "speaker": version.speaker,
        "source": version.source,
        "said_at": _moment(version.said_at),
        "by": version.by,
        "why": version.why,
        "undone": version.undone,
    }


def _window_record(record: WindowRecord) -> Mapping[str, object]:
    return {
        **_window(record.window),
        "recorded_at": instant_text(record.recorded_at),
        "retracted_at": _instant(record.retracted_at),
    }


def _window(window: Window) -> dict[str, object]:
    ended = window.ending is End.UNKNOWN
    return {
        "valid_from": _moment(window.start),
        "valid_to": _moment(window.end),
        **({"ended": True} if ended else {}),
    }


def _moment(moment: Moment | None) -> str | None:
    return None if moment is None else str(moment)


def _instant(at: datetime | None) -> str | None:
    return None if at is None else instant_text(at)
