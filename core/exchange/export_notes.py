"""Memories as a folder of notes: Markdown with a head, one file a memory, its history below."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

NOTE_TYPE = "variorum-memory"
HISTORY = "## History"
_UNFIT = re.compile(r"[^\w\- ]+")
_LONGEST = 60  # signs of a file's name that come from the text


def notes(records: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, bytes]]:
    """File names and contents; a name is the beginning of the text and the end of the id, which makes it unique."""
    for record in records:
        words = " ".join(_UNFIT.sub(" ", str(record["text"])).split())[:_LONGEST].strip()
        name = f"{words} {str(record['memory'])[-8:]}.md".strip()
        yield name, _note(record).encode("utf-8", "surrogatepass")


def _note(record: Mapping[str, Any]) -> str:
    head = {
        "type": NOTE_TYPE,
        "id": record["memory"],
        "status": record["status"],
        "valid_from": record["valid_from"],
        "valid_to": record["valid_to"],
        "recorded_at": record["recorded_at"],
        "speaker": record["speaker"],
        "source": record["source"],
    }
    lines = ["---", *(f"{name}: {_line(value)}" for name, value in head.items() if value)]
    if record["tags"]:
        lines.append(f"tags: [{', '.join(_line(tag) for tag in record['tags'])}]")
    lines += ["---", "", str(record["text"]), "", HISTORY]
    lines += [_version(version) for version in record["versions"]]
    quotes = record.get("evidence") or ()
    if quotes:
        lines += [
            "",
            "## Sources",
            *(f"- {_line(one['speaker'])}, {_line(one['source'])}: {_line(one['quote'])}" for one in quotes),
        ]
    return "\n".join(lines) + "\n"


def _version(version: Mapping[str, Any]) -> str:
    begun, ended = version["valid_from"], version["valid_to"]
    span = (
        f"until {ended}"
        if ended and not begun
        else f"{begun} to {ended}"
        if ended
        else f"from {begun}"
        if begun
        else ""
    )
    return f"{version['version']}. {_line(version['text'])}{f' ({span})' if span else ''}"


def _line(value: object) -> str:
    return " ".join(str(value).split())
