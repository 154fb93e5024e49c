"""How far a long command is: one line on a terminal, nothing in a script."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

from app.context import Context
from core.domain import Progress

EVERY = 0.1
"""Seconds between two figures: quick enough to look alive, slow enough to cost nothing."""


@contextlib.contextmanager
def meter(context: Context, doing: str) -> Iterator[Progress | None]:
    """A progress line “doing 12 of 600”, wiped at the end; None where nobody watches."""
    err = context.streams.err
    if not err.isatty():
        yield None
        return
    last = 0.0

    def show(done: int, total: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last >= EVERY:
            last = now
            err.write(f"\r{doing} {done:,} of {total:,} …\x1b[K")
            err.flush()

    try:
        yield show
    finally:
        err.write("\r\x1b[K")
        err.flush()
