"""What a path holds: one file, a folder of files, or an archive of them, opened with limits.

Archives are read member by member and never unpacked beside themselves; an
archive in an archive is opened once more, not deeper. What leads out of the
archive, is a link, is locked with a password, or swells beyond reason is
refused with a sentence. Nothing here knows what a file means.
"""

from __future__ import annotations

import gzip
import io
import os
import shutil
import stat
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path, PurePosixPath
from typing import IO, TYPE_CHECKING, BinaryIO, cast

from core.errors import FileUnreadable, UnsupportedFormat

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

LARGEST = 4 * 1024 * 1024 * 1024
"""Bytes of one member. Chat exports are read as a stream; the largest that were reported hold some hundred MB."""
MOST_MEMBERS = 50_000  # files of one bundle; a notes folder of twenty years has some ten thousand
WORST_RATIO = 200
"""Unpacked to packed size beyond which an archive is a trap, for members above ``RATIO_FROM``.

JSON packs to about a tenth, a very repetitive chat to a fortieth.
"""
RATIO_FROM = 1024 * 1024  # bytes; small members may pack as well as they like
DEPTH = 2  # archives within archives
_IN_MEMORY = 8 * 1024 * 1024  # bytes of an inner archive that are kept out of a temporary file
_ZIP, _GZIP = b"PK\x03\x04", b"\x1f\x8b"
_JUNK = ("__MACOSX/", ".git/", ".trash/", ".obsidian/")
_MEDIA = frozenset(
    "png jpg jpeg gif webp heic svg mp3 mp4 m4a wav mov webm ogg pdf docx xlsx pptx woff woff2 ttf css js".split()
)
"""Endings of files that no reader wants; everything else is looked into, whatever its name."""


BROKEN = (
    OSError,
    EOFError,
    zipfile.BadZipFile,
    zlib.error,
    RuntimeError,
    ValueError,
    struct.error,
    ArithmeticError,
    LookupError,
)
"""What the libraries raise for archives that are damaged, cut off or of an unknown make."""


@dataclass(frozen=True, slots=True)
class Member:
    """One file: its name inside of the bundle, its size in bytes, and how to open it from its beginning.

    Of one that is ``is_packed`` the size is no more than an upper bound.
    """

    name: str
    size: int
    open: Callable[[], BinaryIO]
    is_packed: bool = False

    def head(self, count: int = 65_536) -> bytes:
        """The first bytes."""
        with self.open() as stream:
            return stream.read(count)

    def content(self, most: int) -> bytes:
        """All of it; raises ``FileUnreadable`` when there are more than ``most`` bytes."""
        with self.open() as stream:
            read = stream.read(most + 1)
        if len(read) > most:
            raise FileUnreadable(
                f"“{self.name}” is too big: more than {most / 1024 / 1024:,.0f} MB.", "Split it into smaller files."
            )
        return read


@dataclass(frozen=True, slots=True)
class Bundle:
    """The members of a path in their order; ``is_many`` = it is a folder or an archive."""

    members: tuple[Member, ...]
    is_many: bool
    close: Callable[[], None]


def open_bundle(path: Path) -> Bundle:
    """What stands at this path.

    Raises ``FileUnreadable`` for what is missing, unreadable, damaged or beyond
    the limits, ``UnsupportedFormat`` for what is no file or folder or holds
    nothing to read.
    """
    facts = _facts(path)
    stack = ExitStack()
    try:
        members = tuple(_found(path, facts, stack))
        is_many = stat.S_ISDIR(facts.st_mode) or len(members) != 1 or members[0].name != path.name
        _require_bounds(path.name, members)
    except BaseException as reason:
        stack.close()
        if isinstance(reason, BROKEN):
            raise _damaged(path.name) from reason
        raise
    return Bundle(members, is_many, stack.close)


def in_memory(content: bytes, name: str) -> Member:
    """A member for bytes that are there already."""
    return Member(name, len(content), lambda: io.BytesIO(content))


def _facts(path: Path) -> os.stat_result:
    try:
        facts = path.stat()
    except (FileNotFoundError, NotADirectoryError) as reason:
        raise FileUnreadable(f"There is no file at {path}.", "Check the path.") from reason
    except (OSError, ValueError) as reason:
        raise FileUnreadable(f"{path} cannot be read: {plain(reason)}.", "Check the path and its rights.") from reason
    if not stat.S_ISREG(facts.st_mode) and not stat.S_ISDIR(facts.st_mode):
        raise UnsupportedFormat(f"{path} is not an ordinary file.", "Choose a file, a folder or an archive.")
    return facts


def plain(reason: OSError | ValueError) -> str:
    """Why the system refused, in its own words."""
    return (reason.strerror if isinstance(reason, OSError) else None) or "the path is not valid"


def _found(path: Path, facts: os.stat_result, stack: ExitStack) -> Iterator[Member]:
    if stat.S_ISDIR(facts.st_mode):
        yield from _in_folder(path, stack)
    else:
        yield from _expanded(Member(path.name, facts.st_size, lambda: _opened(path)), stack, DEPTH)


def _opened(path: Path) -> BinaryIO:
    try:
        return path.open("rb")
    except OSError as reason:
        raise FileUnreadable(f"{path} cannot be read: {plain(reason)}.", "Check its rights.") from reason


def _in_folder(folder: Path, stack: ExitStack) -> Iterator[Member]:
    """The files below a folder by their names; links are not followed, since they can lead anywhere."""
    count = 0
    for place in sorted(folder.rglob("*")):
        name = place.relative_to(folder).as_posix()
        if place.is_symlink() or not place.is_file() or _is_unwanted(name):
            continue
        if any(parent.is_symlink() for parent in place.parents if parent != folder and folder in parent.parents):
            continue
        count += 1
        if count > MOST_MEMBERS:
            raise FileUnreadable(f"“{folder.name}” holds more than {MOST_MEMBERS:,} files.", "Choose a smaller folder.")
        yield from _expanded(Member(name, place.stat().st_size, partial(_opened, place)), stack, DEPTH)


def _is_unwanted(name: str) -> bool:
    ending = PurePosixPath(name).suffix.lstrip(".").lower()
    return any(name.startswith(junk) or f"/{junk}" in name for junk in _JUNK) or ending in _MEDIA


def _expanded(member: Member, stack: ExitStack, depth: int) -> Iterator[Member]:
    """The member itself, or what is packed in it."""
    start = member.head(4)
    if start.startswith(_ZIP) or start == b"PK\x05\x06":
        if depth == 0:
            raise FileUnreadable(
                f"“{member.name}” is packed too deeply.", "Unpack the archive and choose what is in it."
            )
        yield from _in_archive(member, stack, depth)
    elif start.startswith(_GZIP):
        inner = member.name.removesuffix(".gz")
        yield Member(inner, _unpacked_size(member), lambda: _gunzipped(member), is_packed=True)
    else:
        yield member


def _in_archive(member: Member, stack: ExitStack, depth: int) -> Iterator[Member]:
    archive = stack.enter_context(zipfile.ZipFile(_seekable(member, stack)))
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    if len(entries) > MOST_MEMBERS:
        raise FileUnreadable(f"“{member.name}” holds more than {MOST_MEMBERS:,} files.", "Choose a smaller archive.")
    outside = "" if depth == DEPTH else f"{PurePosixPath(member.name).name}/"
    for entry in entries:
        require_harmless(member.name, entry)
        if entry.flag_bits & 0x1:
            raise FileUnreadable(f"“{member.name}” is locked with a password.", "Unpack it and choose the folder.")
        if _is_unwanted(entry.filename):
            continue
        inner = Member(outside + entry.filename, entry.file_size, partial(_entry_stream, archive, entry, member.name))
        yield from _expanded(inner, stack, depth - 1)


def _seekable(member: Member, stack: ExitStack) -> BinaryIO:
    stream = stack.enter_context(member.open())
    if stream.seekable() and not isinstance(stream, zipfile.ZipExtFile):
        return stream
    kept = stack.enter_context(tempfile.SpooledTemporaryFile(max_size=_IN_MEMORY))  # noqa: SIM115
    shutil.copyfileobj(stream, kept)
    kept.seek(0)
    return cast("BinaryIO", kept)


def require_harmless(archive: str, entry: zipfile.ZipInfo) -> None:
    """Refuse an entry that leads out of its archive, is a link, or would swell; raises ``FileUnreadable``."""
    name = PurePosixPath(entry.filename.replace("\\", "/"))
    if name.is_absolute() or ".." in name.parts or ":" in (name.parts or ("",))[0]:
        raise FileUnreadable(f"“{archive}” holds a file that leads out of it.", "Do not open it; ask for a new export.")
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise FileUnreadable(f"“{archive}” holds a link instead of a file.", "Do not open it; ask for a new export.")
    if entry.file_size > LARGEST or _swells(entry.file_size, entry.compress_size):
        raise FileUnreadable(
            f"“{entry.filename}” in “{archive}” would swell to {entry.file_size / 1024 / 1024:,.0f} MB.",
            "Such an archive is a trap or broken; ask for a new export.",
        )


def _swells(size: int, packed: int) -> bool:
    return size > RATIO_FROM and size > WORST_RATIO * max(1, packed)


def _entry_stream(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, name: str) -> BinaryIO:
    return cast("BinaryIO", _Guarded(archive.open(entry), entry.file_size, name))


def _gunzipped(member: Member) -> BinaryIO:
    packed = member.open()
    return cast("BinaryIO", _Guarded(gzip.GzipFile(fileobj=packed), _unpacked_size(member), member.name, packed))


def _unpacked_size(member: Member) -> int:
    """An upper bound: what the packed size allows. The size that a .gz states can lie."""
    return min(LARGEST, max(RATIO_FROM, member.size * WORST_RATIO))


class _Guarded(io.RawIOBase):
    """A packed stream that refuses to give more than was announced, and turns damage into a sentence."""

    def __init__(self, stream: IO[bytes] | gzip.GzipFile, most: int, name: str, packed: BinaryIO | None = None) -> None:
        super().__init__()
        self._stream, self._left, self._name, self._packed = stream, most, name, packed

    def readable(self) -> bool:
        """It can be read."""
        return True

    def read(self, size: int = -1) -> bytes:
        try:
            read = self._stream.read(size if size >= 0 else self._left + 1)
        except BROKEN as reason:
            raise _damaged(self._name) from reason
        self._left -= len(read)
        if self._left < 0:
            raise FileUnreadable(f"“{self._name}” unpacks to more than it says.", "Ask for a new export.")
        return read

    def readall(self) -> bytes:
        return self.read()

    def readinto(self, buffer: WriteableBuffer) -> int:
        view = memoryview(buffer).cast("B")
        read = self.read(len(view))
        view[: len(read)] = read
        return len(read)

    def close(self) -> None:
        self._stream.close()
        if self._packed is not None:
            self._packed.close()
        super().close()


def _damaged(name: str) -> FileUnreadable:
    return FileUnreadable(f"“{name}” is damaged or cut off.", "Download or export it again.")


def _require_bounds(name: str, members: tuple[Member, ...]) -> None:
    if not members:
        raise UnsupportedFormat(f"“{name}” holds nothing that can be read.", "Choose a file that holds something.")
    if any(member.size > LARGEST for member in members):
        raise FileUnreadable(f"“{name}” is too big: more than 4 GB.", "Choose a part of it.")
