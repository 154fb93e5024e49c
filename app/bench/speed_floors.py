"""The process that measures floors, on one thread: plain scans and plain libraries over the vault's own vectors.

Started by ``speed.py``; it reads an order a line and answers with a line of JSON.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.large_vault import TOGETHER, texts, vectors
from app.bench.other_process import answer
from core.store.floors import FlushedFile, PlainVectors

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

TOP = 10
DIMENSIONS = 384
MOST_COMPARED = 20_000
"""Vectors that are given to the extra ``compare``; it takes about a millisecond to store each."""


class Floors:
    """The vectors of all statements as one float32 matrix, and the same in plain libraries."""

    def __init__(self, folder: Path, size: int) -> None:
        import numpy as np

        self._asked: Floats = np.load(folder / "questions.npy")[1::2]
        real = folder / "real.npy"
        self._matrix = _matrix(np.load(real), size) if real.exists() else _random_rows(size)
        self._plain = PlainVectors(self._matrix)
        self._flushed = FlushedFile(folder / "flushed")
        self._rival = _rival(self._matrix, folder / "rival") if size <= MOST_COMPARED else None

    def scan(self, at: int) -> dict[str, Any]:
        """One product of the matrix with a question, and the ten nearest by it, numbered from one."""
        import numpy as np

        begun = time.perf_counter()
        cosines = self._matrix @ self._asked[at]
        took = 1000 * (time.perf_counter() - begun)
        near = np.argpartition(-cosines, TOP)[:TOP]
        exact = near[np.argsort(-cosines[near], kind="stable")] + 1
        return {"f32_scan_ms": took, "exact": exact.tolist()}

    def sqlite_vec(self, at: int) -> dict[str, Any]:
        """sqlite-vec's own nearest ten."""
        return {"sqlite_vec_ms": _timed(lambda: self._plain.nearest(self._asked[at], TOP))}

    def flush(self, _: int) -> dict[str, Any]:
        """One flush of the disk."""
        return {"flush_ms": _timed(self._flushed.write)}

    def rival(self, at: int) -> dict[str, Any]:
        """The nearest by chromadb, where the extra ``compare`` is installed: with what a hit shows, or bare.

        Each question is put in one of the two ways: the second time it would be answered from warm memory.
        """
        if self._rival is None:
            return {"chroma_ms": None, "chroma_bare_ms": None}
        nearest, name, wanted = self._rival, *_RIVAL_WAYS[at % 2]
        return {name: _timed(lambda: nearest(self._asked[at], wanted))}

    def close(self, _: int) -> dict[str, Any]:
        """The end."""
        self._plain.close()
        self._flushed.close()
        return {}


_RIVAL_WAYS = (("chroma_ms", ["documents", "metadatas", "distances"]), ("chroma_bare_ms", ["distances"]))


def _timed(work: Callable[[], object]) -> float:
    begun = time.perf_counter()
    work()
    return 1000 * (time.perf_counter() - begun)


def _matrix(real: Floats, size: int) -> Floats:
    import numpy as np

    rows = np.empty((size, real.shape[1]), np.float32)
    for first in range(0, size, TOGETHER):
        part = rows[first : first + TOGETHER]
        part[:] = vectors(real, first, len(part))
    return rows


def _random_rows(count: int) -> Floats:
    """Vectors for the floors when there is no model."""
    import numpy as np

    rows = np.random.default_rng(3).normal(size=(count, DIMENSIONS)).astype(np.float32)
    unit: Floats = rows / np.linalg.norm(rows, axis=1, keepdims=True)
    return unit


def _rival(matrix: Floats, folder: Path) -> Callable[[Floats, list[str]], object] | None:
    """The extra ``compare``, chromadb, with the same vectors and texts in a folder; None where it is not installed."""
    if find_spec("chromadb") is None:
        return None
    settings = import_module("chromadb.config").Settings(anonymized_telemetry=False)
    client = import_module("chromadb").PersistentClient(str(folder), settings)
    kept = client.create_collection("plain", metadata={"hnsw:space": "cosine"}, embedding_function=None)
    said = texts(len(matrix))
    for first in range(0, len(matrix), 1_000):
        part = matrix[first : first + 1_000]
        kept.add(
            ids=[str(first + at) for at in range(len(part))],
            embeddings=part,
            documents=[one.text for one in islice(said, len(part))],
            metadatas=[{"speaker": "user", "source": "list", "status": "current"}] * len(part),
        )
    return lambda row, wanted: kept.query(query_embeddings=row[None, :], n_results=TOP, include=wanted)


def main(arguments: Sequence[str]) -> None:
    """``FOLDER SIZE``."""
    floors = Floors(Path(arguments[0]), int(arguments[1]))
    orders: dict[str, Callable[[int], dict[str, Any]]] = {
        "scan": floors.scan,
        "sqlite_vec": floors.sqlite_vec,
        "flush": floors.flush,
        "rival": floors.rival,
        "close": floors.close,
    }
    answer(orders, {"compared": floors._rival is not None})


if __name__ == "__main__":
    main(sys.argv[1:])
