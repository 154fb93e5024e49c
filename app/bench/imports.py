"""What bringing chats in costs: reading a large export beside ``json.load``, and storing beside embedding alone.

Reading runs in a process of its own for each way, so that each peak of memory
is its own; both read the same file in the same run. Storing compares an import
that makes its vectors with the model alone over the same texts: messages, and
statements whose slots and dates are read. Shares are of processor time, which
other work on the machine does not stretch.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.chats import write_chats
from app.bench.sentences import sentences
from core.answers import ImportOptions, Take
from core.errors import InvalidRequest
from core.vault import Vault

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from core.inference.embed import Embedder

STORED = 640
"""Texts that are brought in with their vectors; about ten seconds of embedding on two cores."""
LARGEST = 1_000_000


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Measure with ``size`` messages (option; 141,000 = 201 MB), or read the export at ``file``.

    Raises ``InvalidRequest`` for a size outside of 100 to 1,000,000.
    """
    size = int(options.get("size", 10_000))
    if not 100 <= size <= LARGEST:
        raise InvalidRequest(f"{size:,} messages cannot be measured.", f"Choose 100 to {LARGEST:,}.")
    with tempfile.TemporaryDirectory(prefix="variorum-import-") as folder:
        place = Path(folder)
        path = file or place / "conversations.json"
        length = path.stat().st_size if file else write_chats(path, size)
        metrics: dict[str, Any] = {"mb": round(length / 1e6, 1)}
        for way in ("streamed", "whole"):
            metrics |= {f"{way}_{name}": value for name, value in _read(way, path).items()}
        metrics["streamed_of_whole"] = round(metrics["streamed_cpu_s"] / max(0.01, metrics["whole_cpu_s"]), 2)
        metrics |= shares(place, embedder)
    return {"set": "import", "n": metrics["streamed_messages"], "metrics": metrics}


def _read(way: str, path: Path) -> dict[str, Any]:
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run(
        [sys.executable, "-m", "app.bench.import_worker", way, str(path)],
        cwd=root,
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    figures: dict[str, Any] = json.loads(done.stdout)
    return {name: figures[name] for name in ("messages", "seconds", "cpu_s", "peak_mb", "before_mb")}


class _Timed:
    """The model, with the processor time that it alone takes."""

    def __init__(self, real: Embedder) -> None:
        self._real = real
        self.name, self.fingerprint, self.dimensions = real.name, real.fingerprint, real.dimensions
        self.spent = 0.0

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """The real vectors."""
        began = time.process_time()
        made = self._real.encode(texts)
        self.spent += time.process_time() - began
        return made


def shares(folder: Path, embedder: Embedder | None, count: int = STORED) -> dict[str, Any]:
    """Throughput of an import in percent of the model's alone: messages, and statements with slots and dates."""
    if embedder is None:
        return {"episodes_of_embedding": None, "statements_of_embedding": None}
    chats, listed = folder / "some.json", folder / "list.txt"
    write_chats(chats, count)
    listed.write_text("".join(f"- {one.text}\n" for one in sentences(count, seed=3)), encoding="utf-8")
    return {
        "episodes_of_embedding": _share(chats, embedder, ImportOptions()),
        "statements_of_embedding": _share(listed, embedder, ImportOptions(take=Take.MEMORIES, accept=True)),
    }


def _share(path: Path, embedder: Embedder, options: ImportOptions) -> float:
    timed = _Timed(embedder)
    warm = Vault.in_memory(embedder=timed)
    try:
        warm.import_file(path, ImportOptions(take=options.take, dry_run=True))  # the first reading fills caches
    finally:
        warm.close()
    timed.encode(["warm"])
    timed.spent = 0.0
    with tempfile.TemporaryDirectory(prefix="variorum-share-") as folder:
        vault = Vault.create(Path(folder) / "new.vault", embedder=timed)
        began = time.process_time()
        try:
            vault.import_file(path, options)
        finally:
            spent = time.process_time() - began
            vault.close()
    return round(100 * timed.spent / spent, 1)
