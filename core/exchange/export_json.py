"""Memories as JSON or JSON Lines: all fields in our own words."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping


def json_document(header: Mapping[str, object], records: Iterable[Mapping[str, object]]) -> Iterator[bytes]:
    """One document: the header's names, then ``memories``."""
    names = [encoded({name: value})[1:-1] for name, value in header.items() if name != "memories"]
    yield b"{\n" + b"".join(entry + b",\n" for entry in names) + b'"memories": ['
    before = b"\n"
    for record in records:
        yield before + encoded(record)
        before = b",\n"
    yield b"\n]\n}\n"


def json_lines(records: Iterable[Mapping[str, object]]) -> Iterator[bytes]:
    """One memory a line, without the header."""
    for record in records:
        yield encoded(record) + b"\n"


def encoded(value: Mapping[str, object]) -> bytes:
    """A value as JSON in UTF-8."""
    text = json.dumps(value, ensure_ascii=False)
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:  # half a sign from a damaged file: kept, written as an escape
        return json.dumps(value).encode("ascii")
