"""Floors to measure a vault against: what the disk and the plain libraries do with the same data.

Used by the benches alone; it stands here because only this folder knows
the driver.
"""

from __future__ import annotations

import hashlib
import os
import time
import zipfile
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import apsw
import sqlite_vec

from core.store.connection import open_store
from core.store.dump import table_names
from core.store.schema import statements
from core.store.words_index import index_words

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


def insert_in_batches(source: Path, target: Path) -> tuple[float, float]:
    """Write every row of a vault into a new one by plain batches, one a table, in one transaction.

    The rows lie in memory beforehand, a table at a time, and nothing is
    checked; the word index is made from them as a vault makes it. Gives the
    seconds and the processor's seconds of the batches and the flush to the disk.
    """
    with closing(open_store(source, read_only=True)) as store, closing(open_store(target, create=True)) as made:
        for statement in statements():
            made.run(statement)
        wall = cpu = 0.0
        made.run("BEGIN IMMEDIATE")
        for table in table_names():
            rows = store.rows(f"SELECT * FROM {table}")
            places = ", ".join("?" * len(rows[0] if rows else ()))
            begun = time.perf_counter(), time.thread_time()
            if rows:
                made.run_many(f"INSERT INTO {table} VALUES ({places})", rows)
            wall, cpu = wall + time.perf_counter() - begun[0], cpu + time.thread_time() - begun[1]
        begun = time.perf_counter(), time.thread_time()
        index_words(made)
        made.run("COMMIT")
        return wall + time.perf_counter() - begun[0], cpu + time.thread_time() - begun[1]


def write_and_pack(blocks: Iterable[bytes], path: Path, level: int) -> tuple[float, float]:
    """Write bytes that lie in memory into a zip, hash and flush it; gives seconds and processor's seconds."""
    held = list(blocks)
    begun = time.perf_counter(), time.thread_time()
    digest = hashlib.sha256()
    with path.open("w+b") as file:
        with (
            zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=level) as packed,
            packed.open("rows", "w", force_zip64=True) as part,
        ):
            for block in held:
                part.write(block)
                digest.update(block)
        file.flush()
        os.fsync(file.fileno())
    return time.perf_counter() - begun[0], time.thread_time() - begun[1]


def write_and_hash(blocks: Iterable[bytes], path: Path) -> tuple[float, float]:
    """Write bytes that lie in memory into a file, hash them and flush it; gives seconds and processor's seconds."""
    held = list(blocks)
    begun = time.perf_counter(), time.thread_time()
    digest = hashlib.sha256()
    with path.open("wb") as file:
        for block in held:
            file.write(block)
            digest.update(block)
        file.flush()
        os.fsync(file.fileno())
    return time.perf_counter() - begun[0], time.thread_time() - begun[1]
