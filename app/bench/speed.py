"""Speed of the real engine beside floors that are measured in the same run.

A vault of ``size`` invented memories is made on the disk (``large_vault.py``;
kept and gone on with if it is named) and asked questions about them, their
vectors given. ``hybrid`` is a search for the words of a question, as typed
into the search box: both legs, all filters, the hits read. ``question`` is the
question as it is put, read as one and answered by the resolver on top of that.
``chroma`` is a library's search by meaning alone over the same vectors in its
own files, with the texts of its ten hits; ``chroma_bare`` the same without any text.
Times depend on the machine and on what else it does (``load``); ratios to the
floors travel better. Times are wall-clock milliseconds unless a name says
otherwise; ``rss_mb`` is what the process that only searches holds.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.imports import shares
from app.bench.large_vault import make
from app.bench.legs import searches
from app.bench.sentences import sentences
from app.bench.timing import median, milliseconds, slow_end
from app.detector import builtin_judge
from core.domain import Statement
from core.errors import InvalidRequest
from core.exchange.export import write_records
from core.vault import Vault

if TYPE_CHECKING:
    from core.inference.embed import Embedder

ADDS = 200
IMPORTED = 160
"""Messages, and statements, of the imports whose share is measured."""
LARGEST = 1_000_000
LARGEST_DETECTED = 20_000
"""Above it the comparing of new statements is not measured: it is no search."""


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Measure at ``size`` memories (option). Without a model its figures are null.

    Raises ``InvalidRequest`` for a size outside of 100 to 1,000,000.
    """
    size = int(options.get("size", 10_000))
    if not 100 <= size <= LARGEST:
        raise InvalidRequest(f"{size:,} memories cannot be measured.", f"Choose 100 to {LARGEST:,}.")
    kept = options.get("vault")
    with tempfile.TemporaryDirectory(prefix="variorum-speed-") as folder:
        place = Path(folder)
        path = Path(kept) if kept else place / "large.vault"
        metrics: dict[str, Any] = {
            "n": size,
            "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        }
        metrics |= _adds(place)
        metrics |= _import_shares(place, embedder)
        begun = time.perf_counter()
        real = make(path, size, embedder)
        metrics |= {
            "build_s": round(time.perf_counter() - begun, 2),
            "real_embeddings": 0 if real is None else len(real),
            "file_mb": round(path.stat().st_size / 1024**2, 1),
        }
        figures, lines = searches(path, size, place, embedder, real)
        metrics |= figures
        if size <= LARGEST_DETECTED:
            metrics |= _detects(path, embedder)
    if out is not None:
        write_records(out, "jsonl", {}, lines)
    return {"set": "speed", "n": size, "metrics": metrics}


def _adds(folder: Path) -> dict[str, Any]:
    """Durable adds into a new vault, one flush of the disk beside each."""
    from core.store.floors import FlushedFile

    vault, flushed = Vault.create(folder / "new.vault"), FlushedFile(folder / "flushed")
    adds, flushes = [], []
    try:
        for number, made in enumerate(sentences(ADDS + 10, seed=5)):
            statement = Statement(made.text)
            add = milliseconds(lambda: vault.add(statement))  # noqa: B023 - called at once
            flush = milliseconds(flushed.write)
            if number >= 10:  # the first ones also fill caches
                adds.append(add)
                flushes.append(flush)
    finally:
        flushed.close()
        vault.close()
    return {"add_p50_ms": median(adds), "add_p95_ms": slow_end(adds), "fdatasync_ms": median(flushes)}


def _import_shares(folder: Path, embedder: Embedder | None) -> dict[str, Any]:
    """Of the processor time that an import with its vectors takes, the model's share, in percent (``bench import``)."""
    found = shares(folder, embedder, IMPORTED)
    return {
        "import_share_of_embedding": found["episodes_of_embedding"],
        "statements_share_of_embedding": found["statements_of_embedding"],
    }


DETECTED = 40
"""New statements that are compared with everything; the first ones also fill caches and are not counted."""


def _detects(path: Path, embedder: Embedder | None) -> dict[str, Any]:
    """Processor milliseconds in this thread to compare one new statement with all others."""
    vault = Vault.open(path, embedder=embedder)
    vault.use_detector(builtin_judge() if embedder else None)
    spent = []
    try:
        for number, made in enumerate(sentences(DETECTED + 10, seed=11)):
            receipt = vault.add(Statement(made.text, keep=True))
            started = time.thread_time()
            vault.detected(receipt)
            if number >= DETECTED - 30:
                spent.append(1000 * (time.thread_time() - started))
    finally:
        vault.close()
    return {"detect_cpu_p50_ms": median(spent), "detect_cpu_p95_ms": slow_end(spent)}
