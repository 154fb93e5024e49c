"""How long a search goes on after a newer one took its place: each is stopped at another moment of its run."""

from __future__ import annotations

import gc
import sys
import threading
import time
from collections.abc import Sequence
from typing import Any

from app.bench.timing import median, slow_end
from core.answers import Query
from core.errors import Interrupted, VaultError
from core.stopping import Stop
from core.vault import Vault


def replaced(vault: Vault, queries: Sequence[Query]) -> dict[str, Any]:
    """Milliseconds from the stop to the end of each search: as the clock tells, and of processor time in its thread.

    A search that had ended before is not counted; ``replaced`` is the number of the others, and all is 0 without any.
    """
    lasts = _lasts(vault, queries[0])
    gc.freeze()  # as the window does once everything is loaded
    late = []
    for number, query in enumerate(queries):
        # A question takes many times as long as words: what the last one took says when to stop the next.
        after = lasts * (number * 37 % len(queries)) / len(queries)
        one, took = _stopped(vault, query, after)
        lasts = max(took, lasts * 0.7)
        if one is not None:
            late.append(one)
    counted = late or [(0.0, 0.0)]
    wall, spent = [one[0] for one in counted], [one[1] for one in counted]
    return {
        "replaced": len(late),
        "replace_ms": slow_end(wall),
        "replace_p50_ms": median(wall),
        "replace_max_ms": round(max(wall), 3),
        "replace_cpu_ms": slow_end(spent),
        "replace_cpu_max_ms": round(max(spent), 3),
    }


def _lasts(vault: Vault, query: Query) -> float:
    """Seconds of one search, after another one that fills caches."""
    vault.search(query)
    begun = time.perf_counter()
    vault.search(query)
    return time.perf_counter() - begun


def _stopped(vault: Vault, query: Query, after: float) -> tuple[tuple[float, float] | None, float]:
    """Milliseconds by the clock and of processor time that a stopped search still took (None: it had ended before).

    With it how many seconds it ran altogether.
    """
    stop = Stop()
    ended: list[tuple[float, float]] = []
    was_stopped: list[bool] = []

    def run() -> None:
        try:
            vault.search(query, stop)
        except Interrupted:
            was_stopped.append(True)
        except VaultError as fault:  # pragma: no cover - named, not swallowed
            sys.stderr.write(f"{fault.message}\n")
        ended.append((time.perf_counter(), time.thread_time()))

    thread = threading.Thread(target=run)
    begun = time.perf_counter()
    thread.start()
    time.sleep(after)
    spent = _processor_time(thread)
    asked = time.perf_counter()
    stop.ask()
    thread.join()
    (wall, processor) = ended[0]
    if not was_stopped:
        return None, wall - begun
    return (1000 * (wall - asked), 1000 * max(0.0, processor - spent)), wall - begun


def _processor_time(thread: threading.Thread) -> float:
    """Seconds of processor time of a running thread; what it will have at its end where the system does not tell."""
    clock = getattr(time, "pthread_getcpuclockid", None)
    if clock is None or thread.ident is None or not thread.is_alive():
        return float("inf")
    return float(time.clock_gettime(clock(thread.ident)))
