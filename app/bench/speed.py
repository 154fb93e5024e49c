"""Speed of the real engine beside floors that are measured in the same run.

A vault of ``size`` invented memories is made on the disk and asked questions
about them. Times depend on the machine and on what else it does (``load``);
ratios to the floors travel better. Times are wall-clock milliseconds unless a
name says otherwise.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.legs import searches
from app.bench.sentences import Sentence, sentences
from app.bench.stretched import StretchedEmbedder
from app.bench.timing import median, milliseconds, resident_megabytes, slow_end
from app.detector import builtin_judge
from core.answers import ImportOptions, Query, Take
from core.domain import Statement
from core.errors import InvalidRequest
from core.exchange.export import write_records
from core.vault import Vault

if TYPE_CHECKING:
    from core.inference.embed import Embedder

ADDS = 200
REAL_VECTORS = 2_000
"""Texts that the model really reads (about 8 s on two cores); further vectors are noisy copies of these."""
LARGEST = 1_000_000


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Measure at ``size`` memories (option). Without a model its figures are null.

    Raises ``InvalidRequest`` for a size outside of 100 to 1,000,000.
    """
    size = int(options.get("size", 10_000))
    if not 100 <= size <= LARGEST:
        raise InvalidRequest(f"{size:,} memories cannot be measured.", f"Choose 100 to {LARGEST:,}.")
    made = list(sentences(size))
    with tempfile.TemporaryDirectory(prefix="variorum-speed-") as folder:
        place = Path(folder)
        stretched = StretchedEmbedder(embedder, REAL_VECTORS) if embedder else None
        metrics: dict[str, Any] = {
            "n": size,
            "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        }
        metrics |= _adds(place)
        metrics |= _import_share(place, embedder, made[:400])
        metrics |= _build(place / "big.vault", place, made, stretched)
        metrics |= _open(place / "big.vault", made[0].question, embedder)
        metrics |= _detects(place / "big.vault", embedder)
        figures, lines = searches(place / "big.vault", made, embedder, stretched)
        metrics |= figures
        metrics["rss_mb"] = resident_megabytes()
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


def _import_share(folder: Path, embedder: Embedder | None, made: Sequence[Sentence]) -> dict[str, Any]:
    """Of the time that an import with its vectors takes, the share spent in the model alone, in percent."""
    if embedder is None:
        return {"import_share_of_embedding": None}
    timed = StretchedEmbedder(embedder, 10 * len(made))
    vault = Vault.create(folder / "import.vault")
    started = time.perf_counter()
    try:
        vault.import_file(_list_of(folder, made), ImportOptions(format="text", take=Take.MEMORIES, accept=True))
        vault.use_embedder(timed)
        vault.embed_missing()
    finally:
        vault.close()
    return {"import_share_of_embedding": round(100 * timed.seconds / (time.perf_counter() - started), 1)}


def _list_of(folder: Path, made: Sequence[Sentence]) -> Path:
    path = folder / "list.txt"
    path.write_text("".join(f"- {one.text}\n" for one in made), encoding="utf-8")
    return path


def _build(path: Path, folder: Path, made: Sequence[Sentence], embedder: StretchedEmbedder | None) -> dict[str, Any]:
    started = time.perf_counter()
    vault = Vault.create(path)
    try:
        vault.import_file(_list_of(folder, made), ImportOptions(format="text", take=Take.MEMORIES, accept=True))
        stored = time.perf_counter() - started
        if embedder is not None:
            vault.use_embedder(embedder)
            vault.embed_missing()
    finally:
        vault.close()
    return {
        "build_s": round(stored, 2),
        "real_embeddings": embedder.read if embedder else 0,
        "file_mb": round(path.stat().st_size / 1024**2, 1),
    }


def _open(path: Path, question: str, embedder: Embedder | None) -> dict[str, Any]:
    """Opening until the first answer; the file is in the system's cache, the model is loaded."""
    started = time.perf_counter()
    vault = Vault.open(path, embedder=embedder)
    try:
        opened = time.perf_counter() - started
        vault.search(Query(question))
        answered = time.perf_counter() - started
    finally:
        vault.close()
    return {"open_s": round(opened, 4), "first_answer_s": round(answered, 4)}


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
