"""One call in a thread of its own, for what is neither reading nor writing the vault: a key store, an endpoint."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


async def aside(work: Callable[[], T], name: str = "aside") -> T:
    """What ``work`` returns or raises; the window goes on meanwhile.

    The thread ends with the work. When everything is closed under it, the end
    of the work is waited for: no thread may report to a loop that is gone.
    Long work therefore looks at a ``should_stop``.
    """
    pool = ThreadPoolExecutor(1, name)
    try:
        return await asyncio.get_running_loop().run_in_executor(pool, work)
    except asyncio.CancelledError:
        pool.shutdown(wait=True)
        raise
    finally:
        pool.shutdown(wait=False)
