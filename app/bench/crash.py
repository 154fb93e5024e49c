"""Kill -9 at random points: nothing corrupt, nothing acknowledged lost, every index in agreement.

A writer process adds, revises, imports and embeds without pause. It is killed
at a random moment, the vault is opened and checked, and the next writer goes
on with the same file. A killed process is no power cut: what the disk itself
promises is not measured here.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from core.errors import InvalidRequest, NotFound, VaultDamaged, VaultError
from core.vault import Vault

if TYPE_CHECKING:
    from core.inference.embed import Embedder

POINTS = 40
MOST_POINTS = 10_000
LONGEST_WAIT = 0.25
"""Seconds after the writer's first word; about a hundred writes, so kills fall into all kinds of them."""
POINTS_PER_VAULT = 10
"""Kills on the same file, so that it is recovered again and again; a new one keeps the checks quick."""
PATIENCE = 60
"""Seconds in which a writer must start; more means that it is broken."""


@dataclass(slots=True)
class Tally:
    """What was found over all points; ``during`` counts what was unfinished when the kill came."""

    points: int = 0
    acknowledged: int = 0
    corrupt: int = 0
    lost: int = 0
    disagreements: int = 0
    during: Counter[str] = field(default_factory=Counter)
    notes: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Known:
    """What a vault must hold: the last acknowledged text of each memory, and its number of episodes."""

    texts: dict[str, set[str]] = field(default_factory=dict)
    episodes: int = 0


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Kill a writer ``points`` times (option; 40 by default) and report what was found.

    Neither a file of cases nor a model is used. Raises ``InvalidRequest`` for a
    number of points below 1 or above 10,000, and from a packaged program, which
    cannot start a second Python.
    """
    if getattr(sys, "frozen", False):
        raise InvalidRequest("This measurement needs the program's source.", "Run it from a checkout.")
    points = int(options.get("points", POINTS))
    if not 1 <= points <= MOST_POINTS:
        raise InvalidRequest(f"{points:,} kills cannot be measured.", f"Choose 1 to {MOST_POINTS:,}.")
    tally = kill_points(points, seed=int(options.get("seed", 1)))
    if out is not None:
        out.write_text("".join(json.dumps({"note": note}) + "\n" for note in tally.notes), encoding="utf-8")
    metrics = {
        "points": tally.points,
        "acknowledged": tally.acknowledged,
        "corrupt": tally.corrupt,
        "lost": tally.lost,
        "disagreements": tally.disagreements,
        "killed_during": dict(tally.during),
    }
    return {"set": "crash", "n": tally.points, "metrics": metrics}


def kill_points(points: int, seed: int = 1) -> Tally:
    """Kill that many writers and check the vault after each."""
    tally = Tally()
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="variorum-crash-") as folder:
        for first in range(0, points, POINTS_PER_VAULT):
            path = Path(folder) / f"{first}.vault"
            Vault.create(path).close()
            known = Known()
            for point in range(first, min(first + POINTS_PER_VAULT, points)):
                said = _killed_writer(path, Path(folder), seed * 10_000 + point, chance.uniform(0, LONGEST_WAIT))
                check(path, said, known, tally)
    return tally


def _killed_writer(path: Path, folder: Path, seed: int, wait: float) -> list[dict[str, Any]]:
    """Start a writer, kill it ``wait`` seconds after its first word; what it said."""
    root = Path(__file__).resolve().parents[2]
    command = [sys.executable, "-m", "app.bench.crash_writer", str(path), str(folder), str(seed)]
    writer = subprocess.Popen(
        command,
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    timer = threading.Timer(PATIENCE, writer.kill)
    timer.start()
    try:
        if writer.stdout is None or not writer.stdout.readline():
            _, complaint = writer.communicate()
            raise RuntimeError(f"The writer did not start: {complaint.decode(errors='replace')[-2000:]}")
        lines: list[bytes] = []
        reader = threading.Thread(target=lines.extend, args=(writer.stdout,))
        reader.start()
        reader.join(wait)
        early = writer.poll() is not None
        writer.kill()
        reader.join()
        if early:
            raise RuntimeError(f"The writer stopped by itself: {_tail(writer)}")
    finally:
        timer.cancel()
        writer.kill()
        writer.communicate()
    return [json.loads(line) for line in lines if line.endswith(b"\n")]


def _tail(writer: subprocess.Popen[bytes]) -> str:
    return writer.stderr.read().decode(errors="replace")[-2000:] if writer.stderr else ""


def check(path: Path, said: list[dict[str, Any]], known: Known, tally: Tally) -> None:
    """Open the vault as anybody would after a crash, and compare it with what was acknowledged."""
    tally.points += 1
    open_ended = said[-1] if said and "begin" in said[-1] else None
    tally.during[open_ended["begin"] if open_ended else "nothing"] += 1
    done = [line for line in said if "done" in line]
    tally.acknowledged += len(done)
    for line in done:
        known.episodes += int(line.get("episodes", 0))
        if line.get("memory"):
            known.texts.setdefault(line["memory"], set()).add(line["text"])
    try:
        vault = Vault.open(path)
    except VaultError as fault:
        tally.corrupt += 1
        tally.notes.append(f"point {tally.points}: {fault.message}")
        return
    try:
        _compare(vault, {line["memory"] for line in done if line.get("memory")}, open_ended, known, tally)
    except VaultDamaged as fault:
        tally.corrupt += 1
        tally.notes.append(f"point {tally.points}: {fault.message}")
    finally:
        vault.close()


def _compare(vault: Vault, written: set[str], open_ended: dict[str, Any] | None, known: Known, tally: Tally) -> None:
    problems = vault.verify()
    tally.disagreements += len(problems)
    tally.notes += [f"point {tally.points}: {problem.where}: {problem.message}" for problem in problems]
    for memory in sorted(written):
        tally.lost += _missing(vault, memory, known.texts[memory], tally)
    more = vault.stats().episodes - known.episodes
    due = int(open_ended["episodes"]) if open_ended else 0
    if more < 0:
        tally.lost += -more
    elif more not in (0, due):
        tally.disagreements += 1
        tally.notes.append(f"point {tally.points}: {more} episodes of an unfinished write of {due}")
    known.episodes += max(more, 0)


def _missing(vault: Vault, memory: str, texts: set[str], tally: Tally) -> int:
    """How many acknowledged wordings of a memory are not there."""
    try:
        held = {version.text for version in vault.show(memory).versions}
    except NotFound:
        held = set()
    gone = texts - held
    tally.notes += [f"point {tally.points}: lost {text}" for text in sorted(gone)]
    return len(gone)
