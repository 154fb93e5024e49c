"""Memories as a table, as mem0's list and as MCP's graph: what those formats can hold, and no more.

Programs that read such lists take every line for true now. What waits for
approval is therefore left out of the last two, and what is disputed says so.
"""

from __future__ import annotations

import csv
import hashlib
import io
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from core.answers import SkippedRecord
from core.exchange.export_json import encoded

COLUMNS = ("id", "text", "status", "valid_from", "valid_to", "recorded_at", "speaker", "source", "tags")
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""Beginnings that spreadsheets take for a formula; an apostrophe before them makes them text."""


def left_out_table(records: Iterable[SkippedRecord]) -> Iterator[bytes]:
    """What an import left out, a row a record: where it stands, and why."""
    yield b"\xef\xbb\xbf" + _row(("where", "why"))
    for record in records:
        yield _row([_disarmed(record.where), _disarmed(record.why)])


def csv_table(records: Iterable[Mapping[str, Any]]) -> Iterator[bytes]:
    """A row a memory, in UTF-8 with the mark that spreadsheets look for."""
    yield b"\xef\xbb\xbf" + _row(COLUMNS)
    for record in records:
        tags = ", ".join(record["tags"])
        values = {**record, "id": record["memory"], "tags": tags}
        yield _row([_disarmed(str(values.get(name) or "")) for name in COLUMNS])


def _row(cells: Iterable[str]) -> bytes:
    made = io.StringIO(newline="")
    csv.writer(made, lineterminator="\r\n").writerow(cells)
    return made.getvalue().encode("utf-8", "surrogatepass")


def _disarmed(cell: str) -> str:
    return f"'{cell}" if cell.startswith(FORMULA) else cell


def mem0_list(header: Mapping[str, object], records: Iterable[Mapping[str, Any]]) -> Iterator[bytes]:
    """The form of mem0's ``get_all``; our dates and status stand in ``metadata``."""
    yield b'{"results": ['
    before = b"\n"
    for record in records:
        if record["status"] == "pending":
            continue
        text = str(record["text"])
        extra = {name: record[name] for name in ("status", "valid_from", "valid_to", "source") if record[name]}
        made = {
            "id": record["memory"],
            "memory": text,
            "hash": hashlib.md5(text.encode("utf-8", "surrogatepass"), usedforsecurity=False).hexdigest(),
            "metadata": extra,
            "categories": record["tags"],
            "created_at": record["recorded_at"],
            "updated_at": None,
            "user_id": header["owner"],
        }
        yield before + encoded(made)
        before = b",\n"
    yield b"\n]}\n"


def mcp_graph(header: Mapping[str, object], records: Iterable[Mapping[str, Any]]) -> Iterator[bytes]:
    """The owner as one entity, what is known as its observations."""
    told = [_observation(record) for record in records if record["status"] in ("current", "disputed")]
    yield encoded({"type": "entity", "name": header["owner"], "entityType": "person", "observations": told}) + b"\n"


def _observation(record: Mapping[str, Any]) -> str:
    return f"{record['text']} (disputed)" if record["status"] == "disputed" else str(record["text"])
