"""How long things take, and how much memory they hold."""

from __future__ import annotations

import os
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path


def milliseconds(work: Callable[[], object]) -> float:
    """How long one call takes."""
    started = time.perf_counter()
    work()
    return (time.perf_counter() - started) * 1000


def median(values: Sequence[float]) -> float:
    """The middle value, to a thousandth."""
    return round(statistics.median(values), 3)


def slow_end(values: Sequence[float]) -> float:
    """The value that one in twenty exceeds, to a thousandth."""
    return round(sorted(values)[min(len(values) - 1, int(len(values) * 0.95))], 3)


def peak_megabytes() -> float:
    """The most memory that this process ever held; 0 where the system does not tell.

    Linux counts into ``ru_maxrss`` what the process held that started this one, so that it is asked otherwise.
    """
    status = Path("/proc/self/status")
    if status.exists():
        found = next((line for line in status.read_text().splitlines() if line.startswith("VmHWM:")), "VmHWM: 0 kB")
        return round(int(found.split()[1]) / 1024, 1)
    try:
        import resource
    except ImportError:  # Windows
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / 1024 ** (2 if sys.platform == "darwin" else 1), 1)


def resident_megabytes() -> float:
    """Memory that this process holds now; its peak where the system does not tell."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return round(int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024**2, 1)
    return peak_megabytes()
