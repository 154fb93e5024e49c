"""The window under load: how soon it is there, how its rows scroll, how long it ever stands still.

The start is measured on a real start in a process of its own, everything else
in another one (``gui_worker``) on the real window over a vault of ``size``
invented memories. Times are wall-clock milliseconds on whatever else the
machine does (``load``); off-screen, painting goes into memory.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.bench.sentences import sentences
from core.answers import ImportOptions, Take
from core.errors import EnvironmentFault, InvalidRequest
from core.exchange.export import write_records
from core.vault import Vault

if TYPE_CHECKING:
    from core.inference.embed import Embedder

LARGEST = 1_000_000
LONGEST = 1_800
"""Seconds after which the measurement counts as hung."""
BUDGETS: dict[str, float] = {
    "window_ms": 800,
    "usable_ms": 1_500,
    "rows_show_ms": 50,
    "rows_reset_ms": 50,
    "rows_scroll_p95_ms": 16,
    "rows_mb": 40,
    "timeline_500_p95_ms": 16,
    "timeline_5000_p95_ms": 33,
    "insights_gap_ms": 75,
    "map_gap_ms": 75,
    "everything_gap_ms": 75,
    "links_gap_ms": 75,
    "theme_ms": 100,
    "gap_max_ms": 75,
    "gap_p99_ms": 16,
    "quit_busy_ms": 500,
    "quit_lost": 0,
    "long_text_gap_ms": 200,
    "payloads_rendered": 0,
    "payloads_opened": 0,
}
"""What each figure may be at most on a quiet machine with two cores, at 100,000 memories."""


def run(
    file: Path | None, *, out: Path | None, embedder: Embedder | None, options: Mapping[str, Any]
) -> dict[str, Any]:
    """Measure at ``size`` memories (option); ``held`` says of each figure with a budget whether it keeps it.

    Raises ``InvalidRequest`` for a size outside of 100 to 1,000,000, ``EnvironmentFault`` without a window.
    """
    size = int(options.get("size", 10_000))
    if not 100 <= size <= LARGEST:
        raise InvalidRequest(f"{size:,} memories cannot be measured.", f"Choose 100 to {LARGEST:,}.")
    with tempfile.TemporaryDirectory(prefix="variorum-gui-") as folder:
        place = Path(folder)
        path = place / "big.vault"
        _build(path, place, size)
        metrics: dict[str, Any] = {
            "n": size,
            "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        }
        metrics |= _start(path, place)
        metrics |= json.loads(_child(["-m", "app.bench.gui_worker", str(path), str(place)], place))
    if hasattr(os, "getloadavg"):
        metrics["load_after"] = round(os.getloadavg()[0], 2)
    held = {name: metrics[name] <= most for name, most in BUDGETS.items()}
    if out is not None:
        lines = [
            {"name": name, "value": metrics[name], "most": most, "held": held[name]} for name, most in BUDGETS.items()
        ]
        write_records(out, "jsonl", {}, lines)
    return {"set": "gui", "n": size, "metrics": metrics, "budgets": BUDGETS, "held": held}


def _build(path: Path, folder: Path, size: int) -> None:
    """A vault of invented memories that count at once."""
    listed = folder / "list.txt"
    listed.write_text("".join(f"- {one.text}\n" for one in sentences(size)), encoding="utf-8")
    vault = Vault.create(path)
    try:
        vault.import_file(listed, ImportOptions(format="text", take=Take.MEMORIES, accept=True))
    finally:
        vault.close()


def _start(path: Path, folder: Path) -> dict[str, float]:
    """The second of two starts from source: the first one also compiles and fills the system's cache.

    Usable is the window once the first rows of the list are painted; counted, once the library has its numbers.
    """
    for _ in range(2):
        phases = json.loads(_child(["-m", "app", "--vault", str(path)], folder))
    return {
        "window_ms": float(phases["window"]),
        "usable_ms": float(phases["list"]),
        "counted_ms": float(phases["counts"]),
    }


def _child(arguments: list[str], folder: Path) -> bytes:
    """What another process of this program writes; it knows no folder of the person's own.

    Raises ``EnvironmentFault`` when it fails.
    """
    root = Path(__file__).resolve().parents[2]
    own = {name: str(folder / "home") for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    switches = {"VARIORUM_STARTUP": "1", "VARIORUM_MODEL": "none", "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **own, **switches, "PYTHONPATH": str(root)},
        capture_output=True,
        timeout=LONGEST,
        check=False,
    )
    if done.returncode:
        words = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise EnvironmentFault(f"The window could not be measured: {words[-1] if words else 'no reason was given'}.")
    return done.stdout
