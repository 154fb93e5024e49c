"""The vault's file before SQLite touches it: its place, its rights, and what its first bytes say.

A file that is something else, or too new, is told from its header alone, so
that looking at it changes nothing. See https://www.sqlite.org/fileformat.html
section 1.3 for the places in the header.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from core.errors import NotAVault, VaultMissing, VaultReadOnly, VaultTooNew
from core.store.schema import APPLICATION_ID, SCHEMA_VERSION

_MAGIC = b"SQLite format 3\x00"
_HEADER_BYTES = 100
_EMPTY_BYTES = 4096  # one page without a table: all that a vault killed while being made leaves


class Header(NamedTuple):
    """What an SQLite header says of the file: whose it is, and which schema it has."""

    application_id: int
    user_version: int
    size: int


def require_file(path: Path, *, create: bool) -> None:
    """Make the file when ``create`` is set, or see that it can be a vault; nothing else is changed.

    Raises ``VaultMissing``, ``NotAVault``, ``VaultTooNew``, ``VaultReadOnly``.
    """
    with _file_faults(path):
        str(path).encode()
        if not path.exists():
            if not create:
                raise VaultMissing(f"There is no vault at {path}.", "Make one with “variorum init”.")
            _make_file(path)
            return
        _require_ordinary(path)
        header = _read_header(path)
    if header is None:
        if not create:
            # What a program that was killed while making a vault leaves behind; a write makes it whole.
            raise VaultMissing(f"{path} is empty; there is no vault in it.", "Make one with “variorum init”.")
        return
    if not has_log(path):
        _require_ours(path, header, create=create)


def is_vault(path: Path) -> bool:
    """Whether a file is a vault of any make, by its header; what cannot be read is none."""
    try:
        header = _read_header(path) if path.is_file() else None
    except (OSError, NotAVault):
        return False
    return header is not None and header.application_id == APPLICATION_ID


def resolved(path: Path) -> Path:
    """The file that a path leads to, links followed, as SQLite will: its log lies beside that one."""
    with _file_faults(path):
        return path.resolve()


def has_log(path: Path) -> bool:
    """Whether a write-ahead log with something in it lies beside the file; the header may then be old."""
    log = path.with_name(path.name + "-wal")
    return log.exists() and log.stat().st_size > 0


def _require_ordinary(path: Path) -> None:
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise NotAVault(f"{path} is a folder, not a vault.", "Name the vault file inside of it.")
    if not stat.S_ISREG(mode):
        raise NotAVault(f"{path} is not an ordinary file.", "Check the path.")


def _read_header(path: Path) -> Header | None:
    """The header's facts, None for an empty file; raises ``NotAVault`` for other contents."""
    with path.open("rb") as file:
        head = file.read(_HEADER_BYTES)
    if not head:
        return None
    if len(head) < _HEADER_BYTES or not head.startswith(_MAGIC):
        raise NotAVault(f"{path} is not a vault: its contents are something else.", "Check the path.")
    return Header(
        int.from_bytes(head[68:72], "big"), int.from_bytes(head[60:64], "big", signed=True), path.stat().st_size
    )


def _require_ours(path: Path, header: Header, *, create: bool) -> None:
    if header.application_id != APPLICATION_ID:
        if header.application_id == 0 and header.size == _EMPTY_BYTES:
            if create:
                return
            raise VaultMissing(f"{path} is empty; there is no vault in it.", "Make one with “variorum init”.")
        raise NotAVault(f"{path} is a database, but not a vault.", "Check the path.")
    if create:
        raise NotAVault(f"{path} exists already.", "Choose a new name, or open it instead.")
    if header.user_version > SCHEMA_VERSION:
        raise too_new(path, header.user_version, SCHEMA_VERSION)


def too_new(path: Path | None, number: int, known: int) -> VaultTooNew:
    """The refusal of a newer vault."""
    return VaultTooNew(
        f"{path} was made by a newer Variorum (its schema is {number}, this one knows {known}).",
        "Install the newer Variorum. The file was not touched.",
    )


def _make_file(path: Path) -> None:
    missing = [folder for folder in (path.parent, *path.parent.parents) if not folder.exists()]
    for folder in reversed(missing):
        folder.mkdir(mode=0o700, exist_ok=True)
        folder.chmod(0o700)
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    path.chmod(0o600)


@contextmanager
def _file_faults(path: Path) -> Iterator[None]:
    try:
        yield
    except FileExistsError as reason:
        raise NotAVault(f"{path} exists already.", "Choose a new name, or open it instead.") from reason
    except UnicodeEncodeError as reason:
        raise NotAVault(f"{str(path)!a} is not a path that can be kept.", "Choose another name.") from reason
    except ValueError as reason:
        raise NotAVault(f"{str(path)!a} is not a path.", "Check it; it holds a NUL sign.") from reason
    except OSError as reason:
        raise VaultReadOnly(
            f"The vault {path} cannot be opened: {reason.strerror or reason}.",
            "Check the path and who may read and write there.",
        ) from reason
