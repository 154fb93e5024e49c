"""How far a long command is: one line on a terminal, nothing in a script."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

from app.context import Context
from core.domain import Progress

MEGABYTE = 1_000_000
EVERY = 0.1
"""Seconds between two figures: quick enough to look alive, slow enough to cost nothing."""


@contextlib.contextmanager
def meter(context: Context, doing: str, *, in_bytes: bool = False) -> Iterator[Progress | None]:
    """A progress line “doing 12 of 600”, wiped at the end; None where nobody watches.

    ``in_bytes``: what is counted are bytes, shown as “12.4 of 201.0 MB”.
    """
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
            err.write(f"\r{doing} {_share(done, total, in_bytes)} …\x1b[K")
            err.flush()

    try:
        yield show
    finally:
        err.write("\r\x1b[K")
        err.flush()


def _share(done: int, total: int, in_bytes: bool) -> str:
    """How much of how much; a total of 0 is not known and left out."""
    if in_bytes:
        return f"{done / MEGABYTE:,.1f} of {total / MEGABYTE:,.1f} MB" if total else f"{done / MEGABYTE:,.1f} MB"
    return f"{done:,} of {total:,}"
