"""Opening an archive of our own: recognised by what is in it, read in blocks, checked while it is read."""

from __future__ import annotations

import base64
import hashlib
import json
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from core.errors import FileUnreadable, PasswordWanted, VaultError, WrongPassword
from core.exchange.archive import FORMAT, LOG, MANIFEST, VERSION
from core.exchange.archive_unpacked import Unpacked, is_unpacked
from core.exchange.bundle import BROKEN, MOST_MEMBERS, require_harmless

LINE = 64 * 1024 * 1024  # bytes of one row; a pasted book has about one million signs
CHUNK = 256 * 1024  # bytes that are unpacked and looked at together
_MANY = 16 * 1024 * 1024
"""Bytes of a manifest; it names some thirty tables."""

Rows = Sequence[Sequence[Any]]


@dataclass(frozen=True, slots=True)
class Archive:
    """An open archive: its manifest, and the rows of each table in blocks.

    ``rows(table, columns)`` gives each row in the order of ``columns``, bytes
    as hexadecimal signs. Reading a table to its end checks it; ``FileUnreadable``
    says that it is not what was written.
    """

    name: str
    manifest: Mapping[str, Any]
    rows: Callable[[str, Sequence[str]], Iterator[Rows]]
    close: Callable[[], None]

    def count(self, table: str) -> int:
        """How many rows a table has, as the manifest says."""
        facts = self.manifest["tables"].get(table)
        return 0 if facts is None else int(facts["rows"])


def archive_at(path: Path, password: str = "") -> Archive | None:
    """The archive at a path, packed or unpacked by another program; None when something else stands there.

    Raises ``PasswordWanted`` and ``WrongPassword``, and ``FileUnreadable`` for
    an archive that is damaged or of a later make. Raises nothing for what
    cannot be opened: the readers of other formats say why.
    """
    if path.is_dir():
        return _recognised(Unpacked(path), path.name) if is_unpacked(path) else None
    packed = _zip_at(path)
    if packed is None:
        return None
    names = set(packed.namelist())
    if not {MANIFEST, LOG} <= names or len(names) > MOST_MEMBERS:
        packed.close()
        return None
    if packed.getinfo(MANIFEST).flag_bits & 0x1:
        packed.close()
        packed = _unlocked(path, password)
    try:
        return _recognised(packed, path.name)
    except BaseException:
        packed.close()
        raise


def _zip_at(path: Path) -> zipfile.ZipFile | None:
    try:
        return zipfile.ZipFile(path) if path.is_file() and zipfile.is_zipfile(path) else None
    except BROKEN:
        return None


def _unlocked(path: Path, password: str) -> Any:
    if not password:
        raise PasswordWanted(f"“{path.name}” is locked with a password.", "Give the password that it was written with.")
    import pyzipper  # takes a moment, and hardly anybody needs it

    packed = pyzipper.AESZipFile(path)
    packed.setpassword(password.encode())
    try:
        packed.read(MANIFEST)
    except _faults(packed) as reason:
        packed.close()
        raise WrongPassword(
            f"This is not the password of “{path.name}”.", "Try again; it is stored nowhere."
        ) from reason
    return packed


def _recognised(packed: Any, name: str) -> Archive | None:
    entries = {entry.filename: entry for entry in packed.infolist()}
    for entry in entries.values():
        require_harmless(name, entry)
    if entries[MANIFEST].file_size > _MANY:
        raise _damaged(name)
    with _reading(packed, name):
        manifest = _json(packed.read(MANIFEST))
    if not isinstance(manifest, dict) or manifest.get("format") != FORMAT:
        packed.close()
        return None
    version, tables = manifest.get("version"), manifest.get("tables")
    if not isinstance(version, int) or version > VERSION:
        raise FileUnreadable(f"“{name}” was written by a later Variorum.", "Install the newer Variorum.")
    if not isinstance(tables, dict) or not all(_is_sound(entries, one, facts) for one, facts in tables.items()):
        raise _damaged(name)

    def rows(table: str, columns: Sequence[str]) -> Iterator[Rows]:
        if table in tables:
            with _reading(packed, name), packed.open(entries[_file(table)]) as stream:
                yield from _blocks(stream, tables[table], columns, f"“{name}”: {table}", first=version == 1)

    return Archive(name, manifest, rows, packed.close)


def _file(table: str) -> str:
    return f"tables/{table}.jsonl"


def _is_sound(entries: Mapping[str, Any], table: str, facts: object) -> bool:
    return _file(table) in entries and isinstance(facts, dict) and isinstance(facts.get("rows"), int)


def _faults(packed: Any) -> tuple[type[Exception], ...]:
    """What the libraries raise for damage."""
    if isinstance(packed, (zipfile.ZipFile, Unpacked)):
        return (*BROKEN, TypeError)
    import pyzipper  # loaded already: it made the archive

    return (*BROKEN, TypeError, pyzipper.BadZipFile)


@contextmanager
def _reading(packed: Any, name: str) -> Iterator[None]:
    """Damage, as a sentence."""
    try:
        yield
    except VaultError:
        raise
    except _faults(packed) as reason:
        raise _damaged(name) from reason


def _blocks(
    stream: Any, facts: Mapping[str, Any], columns: Sequence[str], where: str, *, first: bool
) -> Iterator[Rows]:
    """The rows of one file in blocks. Raises ``FileUnreadable`` at the end if it is not what the manifest says."""
    digest, count = hashlib.sha256(), 0
    is_head = not first
    for lines in _whole_lines(stream, digest, where):
        rows = _parsed(lines, where)
        if is_head:
            if rows[:1] != [list(columns)]:
                raise _damaged(where)
            is_head, rows = False, rows[1:]
        if not first and rows and (set(map(type, rows)) != {list} or set(map(len, rows)) != {len(columns)}):
            raise _damaged(where)
        if rows:
            count += len(rows)
            yield [_first_make(row, columns, where) for row in rows] if first else rows
    if facts.get("sha256") != digest.hexdigest() or facts["rows"] != count or is_head:
        raise FileUnreadable(f"{where} is not what was written; it was altered.", "Use another copy of it.")


def _whole_lines(stream: Any, digest: Any, where: str) -> Iterator[list[bytes]]:
    pieces: list[bytes] = []
    held = 0
    while chunk := stream.read(CHUNK):
        digest.update(chunk)
        end = chunk.rfind(b"\n") + 1
        if not end:
            pieces.append(chunk)
            held += len(chunk)
            if held > LINE:
                raise _damaged(where)
            continue
        yield b"".join((*pieces, chunk[: end - 1])).split(b"\n")
        pieces, held = [chunk[end:]], len(chunk) - end
    if held:
        yield b"".join(pieces).split(b"\n")


def _parsed(lines: list[bytes], where: str) -> list[Any]:
    """The rows of whole lines, read in one go; one line is one row."""
    rows = _json(b"[" + b",".join(lines) + b"]")
    if not isinstance(rows, list) or len(rows) != len(lines):
        raise _damaged(where)
    return rows


def _json(content: bytes) -> object:
    try:
        value: object = json.loads(content.decode())
    except (ValueError, RecursionError):
        return None
    return value


def _first_make(row: object, columns: Sequence[str], where: str) -> list[object]:
    """A row as the first make of archives held it: names and values, bytes in base64, a checksum of its own."""
    if not isinstance(row, dict) or row.keys() - {"checksum"} != set(columns):
        raise _damaged(where)
    return [_plain(row[column]) for column in columns]


def _plain(value: object) -> object:
    return base64.b64decode(value["base64"], validate=True).hex() if isinstance(value, dict) else value


def _damaged(where: str) -> FileUnreadable:
    return FileUnreadable(f"{where} is an archive, but a damaged one.", "Use another copy of it.")
