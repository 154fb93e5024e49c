"""How long a start of the window takes, phase by phase, measured on a real start in a process of its own."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from app.context import Context, reading
from core.errors import EnvironmentFault

SWITCH = "VARIORUM_STARTUP"
"""Set in the measured process: it writes its phases to its output and quits."""
LONGEST = 60
"""Seconds after which a start counts as hung: a hundred times the slowest one that was seen."""


def process_start() -> float:
    """When this process began, on ``time.time``'s clock; now where the system does not tell."""
    try:
        # Field 22 of stat is the start in clock ticks since boot; the name before it may hold blanks.
        fields = Path("/proc/self/stat").read_text("ascii").rpartition(")")[2].split()
        uptime = float(Path("/proc/uptime").read_text("ascii").split()[0])
        age = uptime - int(fields[19]) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError, AttributeError):
        return time.time()
    return time.time() - age


def measure(context: Context) -> list[dict[str, object]]:
    """Open the window on the vault, wait until its list is shown, close it; the phases in their order.

    Raises the faults of opening the vault, and ``EnvironmentFault`` when the
    window does not come up.
    """
    import subprocess

    with reading(context):
        pass  # a missing or damaged vault is told before a window is opened for it
    try:
        done = subprocess.run(
            [*own_command(), "--vault", str(context.places.vault)],
            env=_measured(context.environment),
            capture_output=True,
            timeout=LONGEST,
            check=False,
        )
        phases = json.loads(done.stdout)
    except subprocess.TimeoutExpired as reason:
        raise EnvironmentFault(f"The window did not come up within {LONGEST} seconds.") from reason
    except ValueError as reason:
        words = done.stderr.decode("utf-8", "replace").strip().splitlines()
        raise EnvironmentFault(
            f"The window did not come up: {words[-1] if words else 'no reason was given'}."
        ) from reason
    ordered = sorted(phases.items(), key=lambda phase: float(phase[1]))
    return [{"name": str(name), "ms": float(ms)} for name, ms in ordered]


def own_command() -> list[str]:
    """How this program is started again: a packaged one is its own command."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "app"]


def child_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment for another start of this program, wherever it runs from."""
    house = str(Path(__file__).resolve().parent.parent)
    paths = [house, *filter(None, [environment.get("PYTHONPATH")])]
    return {**environment, "PYTHONPATH": os.pathsep.join(paths)}


def _measured(environment: Mapping[str, str]) -> dict[str, str]:
    child = {**child_environment(environment), SWITCH: "1"}
    if not has_screen(environment):
        child["QT_QPA_PLATFORM"] = "offscreen"
    return child


def has_screen(environment: Mapping[str, str]) -> bool:
    """Whether a window can be shown; only Linux and its relatives tell by the environment."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
