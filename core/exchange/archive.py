"""Our own archive: a zip of JSON Lines with a manifest, which any program can open and which loses nothing.

One file a table; its first line names the columns, each further line is a row.
The manifest names counts and SHA-256 of each. With a password the files are
encrypted with AES as zip programs know it; only the README stays readable.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import IO, Any

from core.errors import Cancelled
from core.exchange.archive_readme import readme

FORMAT = "variorum-archive"
VERSION = 2
MANIFEST = "manifest.json"
README = "README.txt"
LOG = "tables/operation.jsonl"
"""The file of the log; with the manifest it tells an archive from other zips."""
LEVEL = 1
"""How hard it is packed. Harder makes the file a seventh smaller and packing it takes twice the time."""

Tables = Iterable[tuple[str, tuple[str, ...], Iterable[bytes]]]
"""Name and columns of each table, and its rows as blocks of whole lines."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """How an archive is to be written: its password, who may stop it, and who is told of each block's rows."""

    password: str = ""
    should_stop: Callable[[], bool] | None = None
    wrote: Callable[[int], None] | None = None


def write_archive(
    file: IO[bytes], facts: Mapping[str, object], at: datetime, tables: Tables, wishes: Wishes
) -> Mapping[str, int]:
    """Write an archive into an open file; gives the number of rows of each table. Raises ``Cancelled``."""
    counts: dict[str, int] = {}
    listed: dict[str, dict[str, object]] = {}
    with _packed(file, wishes.password) as archive:
        for name, columns, blocks in tables:
            digest, counts[name] = hashlib.sha256(), 0
            with archive.open(_entry(archive, f"tables/{name}.jsonl", at), "w", force_zip64=True) as part:
                for block in _with_head(columns, blocks):
                    part.write(block)
                    digest.update(block)
                    counts[name] += block.count(b"\n")
                    _tell(wishes, counts)
            counts[name] -= 1  # the line of columns is no row
            listed[name] = {"rows": counts[name], "sha256": digest.hexdigest()}
        manifest = {"format": FORMAT, "version": VERSION, **facts, "tables": listed}
        archive.writestr(_entry(archive, MANIFEST, at), json.dumps(manifest, ensure_ascii=False, indent=1))
        _leave_open(archive)
        archive.writestr(_entry(archive, README, at), readme(is_locked=bool(wishes.password)))
    return counts


def _with_head(columns: tuple[str, ...], blocks: Iterable[bytes]) -> Iterator[bytes]:
    yield json.dumps(columns).encode() + b"\n"
    yield from blocks


def _tell(wishes: Wishes, counts: Mapping[str, int]) -> None:
    if wishes.should_stop and wishes.should_stop():
        raise Cancelled("The export was stopped; nothing was written.")
    if wishes.wrote:
        wishes.wrote(sum(counts.values()))


def _packed(file: IO[bytes], password: str) -> Any:
    if not password:
        return zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED)
    import pyzipper  # takes a moment, and hardly anybody needs it

    archive = pyzipper.AESZipFile(file, "w", compression=zipfile.ZIP_DEFLATED)
    archive.setpassword(password.encode())
    archive.setencryption(pyzipper.WZ_AES, nbits=256)
    return archive


def _leave_open(archive: Any) -> None:
    """What follows is not encrypted."""
    if not isinstance(archive, zipfile.ZipFile):
        archive.setpassword(b"")
        archive.setencryption(None)


def _entry(archive: Any, name: str, at: datetime) -> Any:
    kind: Any = zipfile.ZipInfo if isinstance(archive, zipfile.ZipFile) else archive.zipinfo_cls
    entry = kind(name, (max(at.year, 1980), at.month, at.day, at.hour, at.minute, at.second))
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry._compresslevel = LEVEL  # an entry with a date of its own does not take the archive's level
    return entry
