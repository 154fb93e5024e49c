"""Floors to measure a vault against: what the disk and the plain libraries do with the same data.

Used by the speed bench alone; it stands here because only this folder knows
the driver.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import apsw
import sqlite_vec

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

PAGE = 4096
"""Bytes written before each flush: one page of a vault."""


class PlainVectors:
    """sqlite-vec as its manual shows it: one float32 table in memory, nearest by cosine."""

    def __init__(self, vectors: Floats) -> None:
        self._connection = apsw.Connection(":memory:")
        self._connection.enable_load_extension(True)
        self._connection.load_extension(sqlite_vec.loadable_path())
        self._connection.enable_load_extension(False)
        width = vectors.shape[1]
        self._connection.execute(
            f"CREATE VIRTUAL TABLE plain USING vec0(embedding float[{width}] distance_metric=cosine)"
        )
        with self._connection:
            self._connection.executemany(
                "INSERT INTO plain (rowid, embedding) VALUES (?, ?)",
                ((place, row.tobytes()) for place, row in enumerate(vectors)),
            )

    def nearest(self, query: Floats, count: int) -> list[int]:
        """Places of the ``count`` nearest vectors, nearest first."""
        rows = self._connection.execute(
            "SELECT rowid FROM plain WHERE embedding MATCH ? AND k = ? ORDER BY distance",
            (query.tobytes(), count),
        )
        return [place for (place,) in rows]

    def close(self) -> None:
        """Give the memory back."""
        self._connection.close()


class FlushedFile:
    """A file to which one page at a time is appended and flushed to the disk."""

    def __init__(self, path: Path) -> None:
        self._number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def write(self) -> None:
        """Append one page and wait until the disk has it."""
        os.write(self._number, bytes(PAGE))
        getattr(os, "fdatasync", os.fsync)(self._number)

    def close(self) -> None:
        """Close the file."""
        os.close(self._number)
