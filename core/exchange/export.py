"""Writing memories for people and other programs: which format is written by what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from core.answers import ExportReport
from core.errors import InvalidRequest
from core.exchange.export_html import html_page, page_lines
from core.exchange.export_json import json_document, json_lines
from core.exchange.export_lists import csv_table, mcp_graph, mem0_list
from core.exchange.export_notes import notes
from core.exchange.writing import write_file, write_folder

FORMATS = ("json", "jsonl", "csv", "markdown", "html", "mem0", "mcp")


def write_records(
    path: Path, format: str, header: Mapping[str, object], records: Iterable[Mapping[str, object]]
) -> ExportReport:
    """Write one record per memory and report the finished file or folder.

    ``records`` hold what ``json`` shows: text, status, dates, tags, ``versions``.
    ``markdown`` makes a folder, the others a file. A record's ``versions`` are
    counted; without them it counts as one version. An existing file is
    replaced; after any failure it is as before. Raises ``InvalidRequest`` for
    another format, ``FileUnwritable`` and ``DiskFull``.
    """
    if format not in FORMATS:
        raise InvalidRequest(f"“{format[:40]}” is not a format to export to.", f"Choose {' or '.join(FORMATS)}.")
    counts = _Counts()
    seen = counts.seen(records)
    if format == "markdown":
        target, size, digest = write_folder(path, notes(seen))
    else:
        target, size, digest = write_file(path, _content(format, header, seen))
    return ExportReport(str(target), format, counts.memories, counts.versions, size, digest)


SAMPLE_LINES = 40  # lines of a look beforehand; three notes with their history have about as many


def sample_of(format: str, header: Mapping[str, object], records: Sequence[Mapping[str, object]]) -> tuple[str, ...]:
    """What these records would look like, line by line; a page to read is told as its sentences."""
    match format:
        case "markdown":
            text = "\n".join(content.decode("utf-8", "replace") for _, content in notes(records))
        case "html":
            text = "\n".join(page_lines(records))
        case _:
            text = b"".join(_content(format, header, records)).decode("utf-8", "replace").removeprefix("\ufeff")
    return tuple(text.splitlines()[:SAMPLE_LINES])


def _content(format: str, header: Mapping[str, object], records: Iterable[Mapping[str, object]]) -> Iterator[bytes]:
    match format:
        case "json":
            return json_document(header, records)
        case "jsonl":
            return json_lines(records)
        case "csv":
            return csv_table(records)
        case "html":
            return html_page(header, records)
        case "mem0":
            return mem0_list(header, records)
        case _:
            return mcp_graph(header, records)


class _Counts:
    """How many memories and versions went by."""

    def __init__(self) -> None:
        self.memories = 0
        self.versions = 0

    def seen(self, records: Iterable[Mapping[str, object]]) -> Iterator[Mapping[str, object]]:
        for record in records:
            versions = record.get("versions")
            self.memories += 1
            self.versions += len(versions) if isinstance(versions, (list, tuple)) else 1
            yield record
