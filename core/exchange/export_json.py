"""Memories written as JSON or JSON Lines, whole or not at all.

The records are plain values in our own words, made by the caller. They go to a
temporary file beside the target, readable by its owner alone, which takes the
target's name only when everything is on the disk.
"""

from __future__ import annotations

import errno
import hashlib
import json
import os
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import IO

from core.answers import ExportReport
from core.errors import DiskFull, FileUnwritable, InvalidRequest

FORMATS = ("json", "jsonl")

_NO_SPACE = frozenset({errno.ENOSPC, errno.EDQUOT})


def write_records(
    path: Path, format: str, header: Mapping[str, object], records: Iterable[Mapping[str, object]]
) -> ExportReport:
    """Write one record per memory and report the finished file.

    ``json`` is one document: the header's names, then ``memories``. ``jsonl``
    is one memory per line, without the header. A record's ``versions`` are
    counted; without them it counts as one version. An existing file is
    replaced; after any failure it is as before. Raises ``InvalidRequest`` for
    another format, ``FileUnwritable`` and ``DiskFull``.
    """
    if format not in FORMATS:
        raise InvalidRequest(f"“{format[:40]}” is not a format to export to.", f"Choose {' or '.join(FORMATS)}.")
    target = _checked(path)
    counts = _Counts()
    lines = _document(header, counts.seen(records)) if format == "json" else _lines(counts.seen(records))
    try:
        size, digest = _write_whole(target, lines)
    except OSError as reason:
        if reason.errno in _NO_SPACE:
            raise DiskFull(
                f"There is no space left to write {target}.", "Free some space, or choose another disk."
            ) from reason
        raise _refused(target, reason.strerror or "the system refused") from reason
    return ExportReport(str(target), format, counts.memories, counts.versions, size, digest)


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


def _checked(path: Path) -> Path:
    """The file that will be replaced or made; a link stands for what it points to."""
    try:
        target = path.resolve()
        if target.is_dir():
            raise FileUnwritable(f"{path} is a folder.", "Name a file in it.")
        if not target.parent.is_dir():
            raise FileUnwritable(f"There is no folder {target.parent}.", "Make it first, or choose another one.")
        if target.exists() and not target.is_file():
            raise FileUnwritable(f"{path} is not an ordinary file.", "Choose another name.")
        if target.exists() and not os.access(target, os.W_OK):
            raise _refused(target, "it is write-protected")
        if _is_database(target):
            raise FileUnwritable(f"{path} is a vault or another database; it is not replaced.", "Choose another name.")
    except (OSError, ValueError, RuntimeError) as reason:
        raise FileUnwritable(f"{path} is not a path that can be written.", "Choose another one.") from reason
    return target


def _is_database(target: Path) -> bool:
    """Whether a file is an SQLite database or its write-ahead log, by the first bytes (SQLite's file format)."""
    if not target.exists():
        return False
    with target.open("rb") as file:
        head = file.read(16)
    return head == b"SQLite format 3\x00" or head[:4] in (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")


def _write_whole(target: Path, lines: Iterable[bytes]) -> tuple[int, str]:
    """Write beside the target, flush to the disk, then rename; gives size and SHA-256."""
    number, name = tempfile.mkstemp(prefix=".variorum-", suffix=".part", dir=target.parent)
    part = Path(name)
    try:
        with os.fdopen(number, "wb") as file:
            size, digest = _copy(lines, file)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _flush_folder(target.parent)
    return size, digest


def _copy(lines: Iterable[bytes], file: IO[bytes]) -> tuple[int, str]:
    digest, size = hashlib.sha256(), 0
    for line in lines:
        file.write(line)
        digest.update(line)
        size += len(line)
    return size, digest.hexdigest()


def _flush_folder(folder: Path) -> None:
    """Make the rename itself durable where folders can be flushed (not on Windows)."""
    if os.name != "posix":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    except OSError:
        return  # some network disks cannot; the file itself is already flushed
    finally:
        os.close(number)


def _document(header: Mapping[str, object], records: Iterable[Mapping[str, object]]) -> Iterator[bytes]:
    names = [_encoded({name: value})[1:-1] for name, value in header.items() if name != "memories"]
    yield b"{\n" + b"".join(entry + b",\n" for entry in names) + b'"memories": ['
    before = b"\n"
    for record in records:
        yield before + _encoded(record)
        before = b",\n"
    yield b"\n]\n}\n"


def _lines(records: Iterable[Mapping[str, object]]) -> Iterator[bytes]:
    for record in records:
        yield _encoded(record) + b"\n"


def _encoded(value: Mapping[str, object]) -> bytes:
    text = json.dumps(value, ensure_ascii=False)
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:  # half a sign from a damaged file: kept, written as an escape
        return json.dumps(value).encode("ascii")


def _refused(target: Path, why: str) -> FileUnwritable:
    return FileUnwritable(f"{target} cannot be written: {why}.", "Choose another place, or change its rights.")
