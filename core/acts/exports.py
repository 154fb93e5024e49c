"""Taking memories out: which ones, as they are shown, in the format that is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path

from core.acts.bench import Bench
from core.acts.browse import show
from core.acts.find import MOST, search
from core.acts.own_name import in_own_name
from core.answers import ExportReport, Query
from core.domain import MemoryDetail, Progress, ShouldStop, Status, Version, WindowRecord
from core.engine.redact import Hider, names_told
from core.errors import Cancelled, UnsupportedFormat
from core.exchange.export import FORMATS, sample_of, write_records
from core.moves import ExportSample, Wanted
from core.store.memories import find_memory, memory_id
from core.store.meta import get_meta
from core.store.people import all_names, all_wordings
from core.store.rulings import rulings_of
from core.window import End, Moment, Window, instant_text


def export(
    bench: Bench,
    path: Path,
    format: str,
    wanted: Wanted,
    progress: Progress | None = None,
    should_stop: ShouldStop | None = None,
) -> ExportReport:
    """Write memories to a file or folder, whole or not at all; newest first, or best first for a search.

    Raises ``UnsupportedFormat``, ``Cancelled`` and what ``write_records`` raises.
    """
    _require_format(format)
    with bench.store.reading():
        keys = _chosen(bench, wanted)
        records = _counted(_records(bench, keys, wanted), len(keys), progress, should_stop)
        return write_records(path, format, _header(bench, wanted), records)


def sample(bench: Bench, format: str, wanted: Wanted, number: int = 3) -> ExportSample:
    """How many memories would be written, and what the first of them would look like; nothing is.

    Raises ``UnsupportedFormat``.
    """
    _require_format(format)
    with bench.store.reading():
        keys = _chosen(bench, wanted)
        records = list(_records(bench, keys[:number], wanted))
        return ExportSample(len(keys), sample_of(format, _header(bench, wanted), records))


def _require_format(format: str) -> None:
    if format not in FORMATS:
        raise UnsupportedFormat(f"“{format[:40]}” is not an export format.", f"Choose archive, {' or '.join(FORMATS)}.")


def _header(bench: Bench, wanted: Wanted) -> dict[str, object]:
    return {
        "format": "variorum-memories",
        "vault": get_meta(bench.store, "vault"),
        "owner": "the owner" if wanted.redact else bench.called(),
        "exported_at": instant_text(bench.clock()),
        "true_on": _instant(wanted.showing.true_on),
        "known_on": _instant(wanted.showing.known_on),
    }


def _counted(
    records: Iterator[Mapping[str, object]],
    total: int,
    progress: Progress | None,
    should_stop: ShouldStop | None,
) -> Iterator[Mapping[str, object]]:
    for done, record in enumerate(records, 1):
        if should_stop and should_stop():
            raise Cancelled("The export was stopped; nothing was written.")
        yield record
        if progress:
            progress(done, total)


def _chosen(bench: Bench, wanted: Wanted) -> list[int]:
    view = bench.view(wanted.showing)
    if wanted.memories is not None:  # what was chosen by hand is written, whatever its status
        keys = [find_memory(bench.store, one) for one in dict.fromkeys(wanted.memories)]
        return [key for key in keys if view.shown(key) is not None]
    hidden = {Status.RETIRED}
    hidden |= set() if wanted.archived else {Status.ARCHIVED}
    hidden |= set() if wanted.past else {Status.PAST}
    shown = [e.memory for e in view.by_version.values() if e.showing and e.status not in hidden]
    if not wanted.query.strip():
        return sorted(shown, reverse=True)
    found = search(bench, Query(wanted.query, limit=MOST, showing=wanted.showing, past=wanted.past))
    keys = [find_memory(bench.store, hit.memory.id) for hit in found.hits if hit.memory is not None]
    kept = set(shown)
    return [key for key in keys if key in kept]


def _records(bench: Bench, keys: list[int], wanted: Wanted) -> Iterator[Mapping[str, object]]:
    hider = Hider(all_names(bench.store) | names_told(all_wordings(bench.store))) if wanted.redact else None
    for key in keys:
        detail = in_own_name(bench, show(bench, memory_id(bench.store, key), wanted.showing))
        record = {**_record(detail, wanted.sources), **_decisions(bench, key, wanted)}
        yield record if hider is None else hider.hidden(record)


def _decisions(bench: Bench, memory: int, wanted: Wanted) -> dict[str, object]:
    """What the person ruled where the memory disagreed with another one."""
    if not wanted.decisions:
        return {}
    told = rulings_of(bench.store, memory)
    return {
        "decisions": [
            {"verdict": one.verdict, "text": one.other, "why": one.note, "at": instant_text(one.at)} for one in told
        ]
    }


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
