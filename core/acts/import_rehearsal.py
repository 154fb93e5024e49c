"""An import played through on a copy of the vault in memory: what would be new, is known, and disagrees.

The copy goes through the very same steps, so that what is foretold is what
will be. The vault itself is only read, once, and nobody waits for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from core.acts.bench import Bench
from core.store.view import Views

LARGEST = 512 * 1024 * 1024
"""Bytes of a vault that is copied into memory; half a million memories. Of a larger one nothing is foretold."""


@contextmanager
def rehearsing(bench: Bench) -> Iterator[Bench | None]:
    """A bench over a copy of the vault that is gone afterwards; None where the vault is too large for one.

    It has no model: what is rehearsed gets no vectors.
    """
    if bench.store.size() > LARGEST:
        yield None
        return
    copy = bench.store.in_memory_copy()
    try:
        yield Bench(copy, bench.clock, bench.ids, Views(copy, bench.clock), bench.owner, bench.zone)
    finally:
        copy.close()
