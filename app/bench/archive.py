"""What an archive of a large vault costs, beside floors that are measured in the same run.

A vault of ``size`` invented memories is written as imports of a hundred write
theirs: a message, a memory with its wording, window and evidence, every tenth
with a tag. Its archive is written and brought back into an empty vault three
times; the fastest run counts, of the floors as well. The floor of an import is
a plain batch insert of the same rows into the same tables, word index and
all, with nothing checked; that of an export is to write, pack and hash bytes
that are there already (``plain`` = not packed either). Embedding is no part
of either.
"""

from __future__ import annotations

import os
import tempfile
import time
import tracemalloc
from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.sentences import sentences
from app.bench.timing import resident_megabytes
from core.answers import ImportOptions
from core.domain import Channel
from core.engine.dedupe import hash_key, near_key
from core.errors import InvalidRequest
from core.exchange.archive import LEVEL
from core.identity import new_id, system_clock
from core.store.connection import open_store
from core.store.dump import lines_of, table_names
from core.store.episodes import NewEpisode, put_episode
from core.store.floors import insert_in_batches, write_and_hash, write_and_pack
from core.store.journal import Writer, operation
from core.store.memories import NewVersion, put_version, window_columns
from core.store.people import source_key
from core.store.words_index import add_episodes, add_version
from core.vault import Vault
from core.window import Window

if TYPE_CHECKING:
    from core.inference.embed import Embedder

LARGEST = 1_000_000
ROUNDS = 3  # the fastest counts: what else the machine does only makes it slower
TOGETHER = 100  # memories of one import


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Measure at ``size`` memories (option). Raises ``InvalidRequest`` for a size outside of 100 to 1,000,000."""
    size = int(options.get("size", 10_000))
    if not 100 <= size <= LARGEST:
        raise InvalidRequest(f"{size:,} memories cannot be measured.", f"Choose 100 to {LARGEST:,}.")
    with tempfile.TemporaryDirectory(prefix="variorum-archive-") as folder:
        place = Path(folder)
        source = place / "source.vault"
        _build(source, size)
        metrics: dict[str, Any] = {
            "n": size,
            "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
            "vault_mb": _megabytes(source),
        }
        metrics |= _exports(source, place)
        metrics |= _imports(source, place)
    return {"set": "archive", "n": size, "metrics": metrics}


def _megabytes(path: Path) -> float:
    return round(path.stat().st_size / 1024**2, 1)


def _build(path: Path, size: int) -> None:
    Vault.create(path, owner="Mira").close()
    store, made = open_store(path), sentences(size)
    try:
        while together := [one.text for one in islice(made, TOGETHER)]:
            with operation(store, system_clock, new_id, "import", actor="a list") as writer:
                _write(writer, together)
    finally:
        store.close()


def _write(writer: Writer, texts: Sequence[str]) -> None:
    source = source_key(writer, new_id, "a list", Channel.IMPORT)
    episodes = [NewEpisode(text, "Mira", source, Channel.IMPORT, None) for text in texts]
    keys = [put_episode(writer, new_id(writer.at), one) for one in episodes]
    add_episodes(writer.store, keys, episodes)
    for place, (text, episode) in enumerate(zip(texts, keys, strict=True)):
        memory = writer.put("memory", new_id(writer.at))
        hashes = hash_key(text, "Mira"), near_key(text, "Mira")
        version, _ = put_version(writer, NewVersion(memory, text, "Mira", source, Channel.IMPORT, None, *hashes))
        add_version(writer.store, version, text)
        writer.put("window", version, *window_columns(Window()))
        writer.put("evidence", version, episode, text)
        if place % 10 == 0:
            writer.put("tag", memory, "list")


def _exports(source: Path, folder: Path) -> dict[str, Any]:
    store = open_store(source, read_only=True)
    try:
        blocks = [block for table in table_names() for block in lines_of(store, table)]
        plain = _fastest(lambda at: write_and_hash(blocks, folder / "plain"))
        floor = _fastest(lambda at: write_and_pack(blocks, folder / "packed.zip", LEVEL))
        rows = sum(block.count(b"\n") for block in blocks)
        blocks.clear()
    finally:
        store.close()
    vault = Vault.open(source, read_only=True)
    try:
        taken = _fastest(lambda _: _timed(lambda: vault.export(folder / "vault.zip", "archive")))
        locked = _timed(lambda: vault.export(folder / "locked.zip", "archive", password="correct horse"))
        peak = _peak(lambda: vault.export(folder / "again.zip", "archive"))
    finally:
        vault.close()
    return {
        "rows": rows,
        "unpacked_mb": _megabytes(folder / "plain"),
        "archive_mb": _megabytes(folder / "vault.zip"),
        "export_s": round(taken[0], 3),
        "export_floor_s": round(floor[0], 3),
        "export_ratio": round(taken[0] / floor[0], 2),
        "export_cpu_s": round(taken[1], 3),
        "export_floor_cpu_s": round(floor[1], 3),
        "export_cpu_ratio": round(taken[1] / floor[1], 2),
        "export_plain_floor_s": round(plain[0], 3),
        "export_plain_floor_cpu_s": round(plain[1], 3),
        "export_locked_s": round(locked[0], 3),
        "export_peak_mb": peak,
    }


def _imports(source: Path, folder: Path) -> dict[str, Any]:
    floor = _fastest(lambda at: insert_in_batches(source, folder / f"floor-{at}.vault"))
    taken = _fastest(lambda at: _brought_back(folder, at))
    vault = Vault.open(folder / "back-0.vault", read_only=True)
    try:
        is_whole = not vault.verify()
    finally:
        vault.close()
    return {
        "import_s": round(taken[0], 3),
        "import_floor_s": round(floor[0], 3),
        "import_ratio": round(taken[0] / floor[0], 2),
        "import_cpu_s": round(taken[1], 3),
        "import_floor_cpu_s": round(floor[1], 3),
        "import_cpu_ratio": round(taken[1] / floor[1], 2),
        "verified": is_whole,
        "rss_mb": resident_megabytes(),
    }


def _brought_back(folder: Path, at: int) -> tuple[float, float]:
    vault = Vault.create(folder / f"back-{at}.vault", owner="Mira")
    try:
        return _timed(lambda: vault.import_file(folder / "vault.zip", ImportOptions()))
    finally:
        vault.close()


def _fastest(measure: Callable[[int], tuple[float, float]]) -> tuple[float, float]:
    runs = [measure(at) for at in range(ROUNDS)]
    return min(wall for wall, _ in runs), min(cpu for _, cpu in runs)


def _timed(work: Callable[[], object]) -> tuple[float, float]:
    begun = time.perf_counter(), time.thread_time()
    work()
    return time.perf_counter() - begun[0], time.thread_time() - begun[1]


def _peak(work: Callable[[], object]) -> float:
    """The most that Python's own objects held meanwhile, in MB."""
    tracemalloc.start()
    try:
        work()
        return round(tracemalloc.get_traced_memory()[1] / 1024**2, 1)
    finally:
        tracemalloc.stop()
