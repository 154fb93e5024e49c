"""Taking memories out: which ones, as they are shown, in the format that is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from core.acts.bench import Bench
from core.acts.browse import show
from core.acts.find import MOST, search
from core.answers import ExportReport, Query
from core.domain import MemoryDetail, Showing, Status, Version, WindowRecord
from core.engine.redact import Hider
from core.errors import UnsupportedFormat
from core.exchange.export import FORMATS, write_records
from core.store.memories import find_memory, memory_id
from core.store.meta import get_meta
from core.store.people import all_names
from core.window import End, Moment, Window, instant_text


@dataclass(frozen=True, slots=True)
class Wanted:
    """What an export takes: ``past`` what is no longer true, ``sources`` the quotes that each version rests on.

    ``query`` keeps only what this search finds; ``redact`` hides names, mail
    addresses and numbers.
    """

    showing: Showing = Showing()
    past: bool = False
    sources: bool = False
    query: str = ""
    redact: bool = False


def export(bench: Bench, path: Path, format: str, wanted: Wanted) -> ExportReport:
    """Write memories to a file or folder, whole or not at all; newest first, or best first for a search.

    Raises ``UnsupportedFormat`` and what ``write_records`` raises.
    """
    if format not in FORMATS:
        raise UnsupportedFormat(f"“{format[:40]}” is not an export format.", f"Choose archive, {' or '.join(FORMATS)}.")
    with bench.store.reading():
        header = {
            "format": "variorum-memories",
            "vault": get_meta(bench.store, "vault"),
            "owner": "the owner" if wanted.redact else bench.owner,
            "exported_at": instant_text(bench.clock()),
            "true_on": _instant(wanted.showing.true_on),
            "known_on": _instant(wanted.showing.known_on),
        }
        return write_records(path, format, header, _records(bench, _chosen(bench, wanted), wanted))


def _chosen(bench: Bench, wanted: Wanted) -> list[int]:
    view = bench.view(wanted.showing)
    hidden = {Status.RETIRED, Status.ARCHIVED} if wanted.past else {Status.RETIRED, Status.ARCHIVED, Status.PAST}
    shown = [e.memory for e in view.by_version.values() if e.showing and e.status not in hidden]
    if not wanted.query.strip():
        return sorted(shown, reverse=True)
    found = search(bench, Query(wanted.query, limit=MOST, showing=wanted.showing, past=wanted.past))
    keys = [find_memory(bench.store, hit.memory.id) for hit in found.hits if hit.memory is not None]
    kept = set(shown)
    return [key for key in keys if key in kept]


def _records(bench: Bench, keys: list[int], wanted: Wanted) -> Iterator[Mapping[str, object]]:
    hider = Hider(all_names(bench.store)) if wanted.redact else None
    for key in keys:
        record = _record(show(bench, memory_id(bench.store, key), wanted.showing), wanted.sources)
        yield record if hider is None else hider.hidden(record)


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
