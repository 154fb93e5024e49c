"""Memories as a folder of notes: Markdown with a head, one file a memory, its history and its links below.

The head is YAML and the links lead from note to note, as Obsidian and other
programs for notes read them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

NOTE_TYPE = "variorum-memory"
HISTORY = "## History"
LINKS = "## Links"
_UNFIT = re.compile(r"[^\w\- ]+")
_PLAIN = re.compile(r"[^\W\d_][\w .’()/+-]*")
"""Words in which no sign of YAML stands."""
_BARE = frozenset({"type", "id", "status", "valid_from", "valid_to", "recorded_at"})
"""Fields of our own making: words, ids, and dates, which are dates to other programs only without quotes."""
_WORDS = frozenset({"true", "false", "null", "yes", "no", "on", "off", "y", "n"})
_LONGEST = 60  # signs of a file's name that come from the text


def notes(records: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, bytes]]:
    """File names and contents; a name is the beginning of the text and the end of the id, which makes it unique."""
    kept = list(records)
    names = {str(record["memory"]): _name(record) for record in kept}
    for record in kept:
        yield f"{names[str(record['memory'])]}.md", _note(record, names).encode("utf-8", "surrogatepass")


def _name(record: Mapping[str, Any]) -> str:
    words = " ".join(_UNFIT.sub(" ", str(record["text"])).split())[:_LONGEST].strip()
    return f"{words} {str(record['memory'])[-8:]}".strip()


def _note(record: Mapping[str, Any], names: Mapping[str, str]) -> str:
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
    lines = ["---", *(f"{name}: {value if name in _BARE else _scalar(value)}" for name, value in head.items() if value)]
    if record["tags"]:
        lines.append(f"tags: [{', '.join(_scalar(tag) for tag in record['tags'])}]")
    lines += ["---", "", str(record["text"]), "", HISTORY]
    lines += [_version(version) for version in record["versions"]]
    quotes = record.get("evidence") or ()
    if quotes:
        lines += [
            "",
            "## Sources",
            *(f"- {_line(one['speaker'])}, {_line(one['source'])}: {_line(one['quote'])}" for one in quotes),
        ]
    links = [link for edge in record.get("edges") or () if (link := _link(edge, str(record["memory"]), names))]
    if links:
        lines += ["", LINKS, *links]
    return "\n".join(lines) + "\n"


def _link(edge: Mapping[str, Any], memory: str, names: Mapping[str, str]) -> str:
    """A link to another note, either way; nothing for a memory that has no note here."""
    there, back = edge["from"] == memory, edge["to"] == memory
    other = names.get(edge["to"] if there else edge["from"])
    if other is None or there is back:
        return ""
    kind = str(edge["kind"]).replace("_", " ")
    return f"- {kind}: [[{other}]]" if there else f"- [[{other}]]: {kind} this"


def _scalar(value: object) -> str:
    """A value of the head as YAML: as it is where that is read as it stands, else in quotes."""
    text = _line(value)
    plain = bool(_PLAIN.fullmatch(text)) and text.casefold() not in _WORDS
    return text if plain else json.dumps(text, ensure_ascii=False)


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
