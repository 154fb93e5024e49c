"""Writing a file or a folder, whole or not at all: beside the target first, flushed, then renamed."""

from __future__ import annotations

import errno
import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from core.errors import DiskFull, FileUnwritable

_NO_SPACE = frozenset({errno.ENOSPC, errno.EDQUOT})


def write_file(path: Path, lines: Iterable[bytes]) -> tuple[Path, int, str]:
    """Write a file; gives its place, its size in bytes and its SHA-256.

    An existing file is replaced; after any failure it is as before. Raises
    ``FileUnwritable`` and ``DiskFull``.
    """
    target = _checked(path)
    with _faults(target):
        size, digest = _write_whole(target, lines)
    return target, size, digest


def write_built(path: Path, build: Callable[[IO[bytes]], None]) -> tuple[Path, int, str]:
    """Like ``write_file``, for what is built in place, such as an archive."""
    target = _checked(path)
    with _faults(target):
        size, digest = _build_whole(target, build)
    return target, size, digest


def write_folder(path: Path, files: Iterable[tuple[str, bytes]]) -> tuple[Path, int, str]:
    """Write a new folder of files, given by names and contents; its digest covers names and contents in order.

    Raises ``FileUnwritable`` when something stands there already, and ``DiskFull``.
    """
    target = _checked_folder(path)
    with _faults(target):
        part = Path(tempfile.mkdtemp(prefix=".variorum-", suffix=".part", dir=target.parent))
        try:
            size, digest = _fill(part, files)
            if target.exists():
                target.rmdir()  # empty, as was checked
            part.rename(target)
        except BaseException:
            shutil.rmtree(part, ignore_errors=True)
            raise
    _flush_folder(target.parent)
    return target, size, digest


def _fill(folder: Path, files: Iterable[tuple[str, bytes]]) -> tuple[int, str]:
    digest, size = hashlib.sha256(), 0
    for name, content in files:
        (folder / name).write_bytes(content)
        digest.update(name.encode() + b"\x00" + hashlib.sha256(content).digest())
        size += len(content)
    return size, digest.hexdigest()


def _checked_folder(path: Path) -> Path:
    try:
        target = path.resolve()
        if not target.parent.is_dir():
            raise FileUnwritable(f"There is no folder {target.parent}.", "Make it first, or choose another one.")
        if target.exists() and (not target.is_dir() or any(target.iterdir())):
            raise FileUnwritable(f"{path} is there already.", "Name a new folder; nothing in the old one is touched.")
    except (OSError, ValueError, RuntimeError) as reason:
        raise FileUnwritable(f"{path} is not a path that can be written.", "Choose another one.") from reason
    return target


@contextmanager
def _faults(target: Path) -> Iterator[None]:
    try:
        yield
    except OSError as reason:
        if reason.errno in _NO_SPACE:
            raise DiskFull(
                f"There is no space left to write {target}.", "Free some space, or choose another disk."
            ) from reason
        raise _refused(target, reason.strerror or "the system refused") from reason


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
    with _beside(target) as file:
        return _copy(lines, file)


def _build_whole(target: Path, build: Callable[[IO[bytes]], None]) -> tuple[int, str]:
    with _beside(target) as file:
        build(file)
        size = file.seek(0, os.SEEK_END)
        file.seek(0)
        digest = hashlib.sha256()
        while piece := file.read(1 << 20):
            digest.update(piece)
        return size, digest.hexdigest()


@contextmanager
def _beside(target: Path) -> Iterator[IO[bytes]]:
    number, name = tempfile.mkstemp(prefix=".variorum-", suffix=".part", dir=target.parent)
    part = Path(name)
    try:
        with os.fdopen(number, "w+b") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _flush_folder(target.parent)


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


def _refused(target: Path, why: str) -> FileUnwritable:
    return FileUnwritable(f"{target} cannot be written: {why}.", "Choose another place, or change its rights.")
