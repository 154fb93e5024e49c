"""Our own archive: a zip of JSON Lines with a manifest, which any program can open and which loses nothing.

One file a table, one row a line, bytes as ``{"base64": …}``; the manifest
names counts and SHA-256 of each. It is checked whole before a row of it is used.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import io
import json
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import IO, Any

from core.errors import FileUnreadable
from core.exchange.bundle import Bundle, Member, open_bundle

FORMAT = "variorum-archive"
VERSION = 1
LINE = 64 * 1024 * 1024  # bytes of one row; a pasted book has about one million signs
_MANIFEST = "manifest.json"
_README = """This is an archive of a Variorum vault: everything that it remembers, every earlier wording, every source,
the whole log of what was done, and every decision. Nothing is left out but search indexes, which are made again.

manifest.json   what is in here: the number of rows and the SHA-256 of each file
tables/*.jsonl  one table a file, one row a line, as JSON; instants are microseconds since 1970 in UTC,
                bytes stand as {"base64": "..."}; "asserted_by" and "retracted_by" name log entries
Any zip program opens it. Variorum brings it back with: variorum --vault NEW.vault import THIS.zip
"""


@dataclass(frozen=True, slots=True)
class Archive:
    """A checked archive: its manifest, and the rows of each table as tuples in the order of ``columns``."""

    manifest: Mapping[str, Any]
    rows: Callable[[str, tuple[str, ...]], Iterator[tuple[Any, ...]]]
    close: Callable[[], None]


def write_archive(
    file: IO[bytes],
    facts: Mapping[str, object],
    at: datetime,
    tables: Iterable[tuple[str, tuple[str, ...], Iterable[tuple[Any, ...]]]],
) -> Mapping[str, int]:
    """Write an archive into an open file; gives the number of rows of each table."""
    counts: dict[str, int] = {}
    listed: dict[str, dict[str, object]] = {}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(_entry("README.txt", at), _README)
        for name, columns, rows in tables:
            digest, counts[name] = hashlib.sha256(), 0
            with archive.open(_entry(f"tables/{name}.jsonl", at), "w", force_zip64=True) as part:
                for row in rows:
                    line = _line(columns, row)
                    part.write(line)
                    digest.update(line)
                    counts[name] += 1
            listed[name] = {"rows": counts[name], "sha256": digest.hexdigest()}
        manifest = {"format": FORMAT, "version": VERSION, **facts, "tables": listed}
        archive.writestr(_entry(_MANIFEST, at), json.dumps(manifest, ensure_ascii=False, indent=1))
    return counts


def _entry(name: str, at: datetime) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, (max(at.year, 1980), at.month, at.day, at.hour, at.minute, at.second))
    entry.compress_type = zipfile.ZIP_DEFLATED
    return entry


def _line(columns: tuple[str, ...], row: tuple[Any, ...]) -> bytes:
    shown = {
        name: {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value
        for name, value in zip(columns, row, strict=True)
    }
    return json.dumps(shown, ensure_ascii=False).encode() + b"\n"


def archive_at(path: Path) -> Archive | None:
    """The archive at a path, checked whole; None when something else stands there.

    Raises ``FileUnreadable`` for an archive that is damaged, altered or of a
    later make. Raises nothing for what cannot be opened: the readers of other
    formats say why.
    """
    if not path.is_file() or not zipfile.is_zipfile(path):
        return None
    bundle = open_bundle(path)
    try:
        found = _recognised(bundle, path.name)
    except BaseException:
        bundle.close()
        raise
    if found is None:
        bundle.close()
    return found


def _recognised(bundle: Bundle, name: str) -> Archive | None:
    members = {member.name: member for member in bundle.members}
    head = members.get(_MANIFEST)
    manifest = _json(head.content(LINE)) if head else None
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        return None
    if manifest.get("version") != VERSION:
        raise FileUnreadable(f"“{name}” was written by a later Variorum.", "Install the newer Variorum.")
    tables = manifest.get("tables")
    if not isinstance(tables, dict):
        raise _damaged(name)
    for table, facts in tables.items():
        _require_sound(members.get(f"tables/{table}.jsonl"), facts, name)

    def rows(table: str, columns: tuple[str, ...]) -> Iterator[tuple[Any, ...]]:
        member = members.get(f"tables/{table}.jsonl")
        if member is not None:
            yield from _rows(member, columns, name)

    return Archive(manifest, rows, bundle.close)


def _json(content: bytes) -> object:
    try:
        value: object = json.loads(content)
    except (ValueError, RecursionError):
        return None
    return value


def _require_sound(member: Member | None, facts: object, name: str) -> None:
    if member is None or not isinstance(facts, dict):
        raise _damaged(name)
    digest, count = hashlib.sha256(), 0
    for line in _lines(member):
        digest.update(line)
        count += 1
    if facts.get("sha256") != digest.hexdigest() or facts.get("rows") != count:
        raise FileUnreadable(f"“{name}” was altered: {member.name} is not what was written.", "Use another copy of it.")


def _lines(member: Member) -> Iterator[bytes]:
    with member.open() as stream, io.BufferedReader(stream, 1 << 20) as lines:  # type: ignore[type-var]
        while line := lines.readline(LINE):
            yield line


def _rows(member: Member, columns: tuple[str, ...], name: str) -> Iterator[tuple[Any, ...]]:
    for line in _lines(member):
        row = _json(line)
        if not isinstance(row, dict) or row.keys() != set(columns):
            raise _damaged(name)
        yield tuple(_value(row[column], name) for column in columns)


def _value(value: object, name: str) -> object:
    if isinstance(value, dict):
        try:
            return base64.b64decode(value["base64"], validate=True)
        except (KeyError, TypeError, ValueError, binascii.Error) as reason:
            raise _damaged(name) from reason
    return value


def _damaged(name: str) -> FileUnreadable:
    return FileUnreadable(f"“{name}” is an archive, but a damaged one.", "Use another copy of it.")
