"""An archive that another program has unpacked: the folder is read as the zip was."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from core.exchange.archive import LOG, MANIFEST


def is_unpacked(folder: Path) -> bool:
    """Whether a folder holds what an archive holds, and no link in its place."""
    return all(_is_real(folder, name) for name in (MANIFEST, LOG))


def _is_real(folder: Path, name: str) -> bool:
    path = folder / name
    return path.is_file() and not any(one.is_symlink() for one in (path, path.parent) if one != folder)


class Unpacked:
    """The files of an unpacked archive, under the names and with the methods of an open zip.

    Links are left out, so that nothing outside of the folder is read.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def infolist(self) -> Sequence[zipfile.ZipInfo]:
        """The files that an archive may have, each with its size."""
        found = []
        tables = self._folder / LOG
        for path in (self._folder / MANIFEST, *sorted(tables.parent.glob("*.jsonl"))):
            name = path.relative_to(self._folder).as_posix()
            if _is_real(self._folder, name):
                entry = zipfile.ZipInfo(name)
                entry.file_size = entry.compress_size = path.stat().st_size
                found.append(entry)
        return found

    def read(self, name: str) -> bytes:
        """The whole of a file."""
        return (self._folder / name).read_bytes()

    def open(self, entry: zipfile.ZipInfo) -> IO[bytes]:
        """A file, to be read in pieces."""
        return (self._folder / entry.filename).open("rb")

    def close(self) -> None:
        """Nothing is held open."""
