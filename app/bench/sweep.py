"""A sweep over a large vault while somebody else writes: how long anybody waits, and what a kill costs.

A vault of ``size`` invented memories is made by one import. A process sweeps
it in slices while this one takes the write lock again and again, adds
statements, and times both; half-way the sweeping process is killed and another
one goes on. Times are wall-clock milliseconds; ``alone`` is the same without a
sweep, since a busy machine makes anybody wait.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.one_person import of_one_person
from app.bench.sentences import sentences
from app.bench.timing import median, milliseconds
from core.answers import ImportOptions, Take
from core.domain import ProposalKind, Statement
from core.errors import InvalidRequest
from core.store.connection import Store, open_store
from core.vault import Vault

if TYPE_CHECKING:
    from core.inference.embed import Embedder

LARGEST = 1_000_000
PAUSE = 0.005
"""Seconds between two times that the lock is asked for."""
ALONE = 300
"""How often it is asked for without a sweep."""
PLANTED = 200
"""Pairs that only a sweep compares; each has to be proposed exactly once."""
PATIENCE = 7_200
"""Seconds after which a sweep counts as hung."""


@dataclass(slots=True)
class Waits:
    """How long each taking of the lock and each add took, in milliseconds."""

    locks: list[float] = field(default_factory=list)
    adds: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Life:
    """One sweeping process: the reports of its slices, and whether it came to the end."""

    reports: list[dict[str, Any]] = field(default_factory=list)
    done: bool = False
    complaint: str = ""


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Sweep ``size`` memories (option), with ``one_person`` all about one; neither a file nor a model is used.

    ``pairs_met_percent`` of the planted pairs were proposed, each once. Raises
    ``InvalidRequest`` for a size outside of 100 to 1,000,000, and from a
    packaged program, which cannot start a second Python.
    """
    size, alike = int(options.get("size", 10_000)), bool(options.get("one_person"))
    if not 100 <= size <= LARGEST:
        raise InvalidRequest(f"{size:,} memories cannot be measured.", f"Choose 100 to {LARGEST:,}.")
    if getattr(sys, "frozen", False):
        raise InvalidRequest("This measurement needs the program's source.", "Run it from a checkout.")
    with tempfile.TemporaryDirectory(prefix="variorum-sweep-") as folder:
        path = Path(folder) / "big.vault"
        planted = build(path, Path(folder), size, one_person=alike)
        alone = Waits()
        _write_meanwhile(path, alone, lambda: len(alone.locks) < ALONE)
        begun, waits, lives = time.perf_counter(), Waits(), []
        for stop_at in (size // 2, None):
            lives.append(_sweep_beside(path, waits, stop_at))
        seconds = time.perf_counter() - begun
        metrics = _figures(path, size, planted, (alone, waits), lives) | {"seconds": round(seconds, 2)}
    if out is not None:
        lines = [json.dumps(report) for life in lives for report in life.reports]
        out.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return {"set": "sweep", "n": size, "metrics": metrics}


def build(path: Path, folder: Path, size: int, *, one_person: bool = False) -> int:
    """Fill a vault with invented memories; gives the number of pairs of near repeats among them."""
    planted = min(PLANTED, size // 20)
    rest = size - 2 * planted
    lines = list(of_one_person(rest)) if one_person else [one.text for one in sentences(rest)]
    lines[:0] = [f"The key of box {at} hangs beside the door." for at in range(planted)]
    lines += [f"The key of box {at} really hangs beside the door." for at in range(planted)]
    source = folder / "list.txt"
    source.write_text("".join(f"- {line}\n" for line in lines), encoding="utf-8")
    vault = Vault.create(path)
    try:
        vault.import_file(source, ImportOptions(format="text", take=Take.MEMORIES, accept=True))
    finally:
        vault.close()
    return planted


def _write_meanwhile(path: Path, waits: Waits, goes_on: Any) -> None:
    """Take the lock again and again, and add a statement at every tenth time."""
    vault, store = Vault.open(path), open_store(path)
    texts = sentences(LARGEST, seed=9)
    try:
        while goes_on():
            waits.locks.append(_lock(store))
            if len(waits.locks) % 10 == 0:
                text = f"{next(texts).text} ({len(waits.locks)} {time.time_ns()})"
                waits.adds.append(milliseconds(lambda: vault.add(Statement(text, keep=True))))  # noqa: B023
            time.sleep(PAUSE)
    finally:
        store.close()
        vault.close()


def _lock(store: Store) -> float:
    """How long it takes until this handle may write."""
    asked = time.perf_counter()
    with store.writing():
        return (time.perf_counter() - asked) * 1000


def _sweep_beside(path: Path, waits: Waits, stop_at: int | None) -> Life:
    """Write while a process of its own sweeps; kill it once it has looked at ``stop_at`` statements."""
    root = Path(__file__).resolve().parents[2]
    process = subprocess.Popen(
        [sys.executable, "-m", "app.bench.sweep_worker", str(path)],
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    life = Life()
    reader = threading.Thread(target=_listen, args=(process, life))
    reader.start()
    ends = time.monotonic() + PATIENCE

    def goes_on() -> bool:
        seen = sum(report["examined"] for report in life.reports)
        return reader.is_alive() and time.monotonic() < ends and (stop_at is None or seen < stop_at)

    try:
        _write_meanwhile(path, waits, goes_on)
    finally:
        process.kill()
        reader.join()
        _, complaint = process.communicate()
    life.complaint = complaint.decode(errors="replace")[-2000:]
    if stop_at is None and not life.done:
        raise RuntimeError(f"The sweep stopped by itself: {life.complaint}")
    return life


def _listen(process: subprocess.Popen[bytes], life: Life) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if line.endswith(b"\n"):
            life.reports.append(json.loads(line))
            life.done = bool(life.reports[-1]["done"])


def _figures(path: Path, size: int, planted: int, of: tuple[Waits, Waits], lives: list[Life]) -> dict[str, Any]:
    reports = [report for life in lives for report in life.reports]
    cpu, (alone, waits) = sum(report["cpu"] for report in reports), of
    vault = Vault.open(path, read_only=True)
    try:
        merges = [one for one in vault.proposals(None) if one.kind is ProposalKind.MERGE]
        problems = len(vault.verify())
    finally:
        vault.close()
    boxes = {one.before for one in merges if one.before.startswith("The key of box")}
    return {
        "examined": sum(report["examined"] for report in reports),
        "pairs": sum(report["pairs"] for report in reports),
        "slices": len(reports),
        "slice_max_ms": round(max(1000 * report["seconds"] for report in reports), 1),
        "hold_max_ms": max(report["hold_ms"] for report in reports),
        "hold_work_max_ms": max(report["work_ms"] for report in reports),
        "cpu_s": round(cpu, 2),
        "statements_per_cpu_s": round(size / cpu, 1),
        "unmet": reports[-1]["unmet"],
        "flags": sum(report["flags"] for report in reports),
        "writer_wait_p50_ms": median(waits.locks),
        "writer_wait_p99_ms": _percentile(waits.locks, 0.99),
        "writer_wait_max_ms": round(max(waits.locks), 3),
        "alone_wait_p99_ms": _percentile(alone.locks, 0.99),
        "alone_wait_max_ms": round(max(alone.locks), 3),
        "add_p50_ms": median(waits.adds) if waits.adds else None,
        "add_p99_ms": _percentile(waits.adds, 0.99) if waits.adds else None,
        "alone_add_p50_ms": median(alone.adds),
        "alone_add_p99_ms": _percentile(alone.adds, 0.99),
        "writes": len(waits.locks) + len(waits.adds),
        "pairs_met_percent": round(100 * len(boxes) / planted, 2),
        "proposed_twice": len([one for one in merges if one.before in boxes]) - len(boxes),
        "problems": problems,
    }


def _percentile(values: list[float], share: float) -> float:
    return round(sorted(values)[min(len(values) - 1, int(len(values) * share))], 3)
