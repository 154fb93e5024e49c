"""A look through the whole vault for contradictions: in a thread of its own, with a job that can be stopped."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from shiboken6 import isValid

from core.contradictions import SweepReport
from ui import text_sweep as words
from ui.aside import aside
from ui.desk import Desk
from ui.jobs import Job

if TYPE_CHECKING:
    from core.vault import Vault

SECONDS = 60.0
"""The longest that one look takes; the next one goes on from there."""


async def sweep_now(desk: Desk) -> SweepReport:
    """Look once through what is due, on a handle of its own, so that nothing else waits.

    Raises a ``VaultError`` when the vault cannot be written.
    """
    job = desk.jobs.begin(words.SWEEPING)
    try:
        return await aside(lambda: _sweep(desk.open_another, job), "sweep")
    finally:
        if isValid(job):
            desk.jobs.end(job)


def _sweep(opened: Callable[[], Vault], job: Job) -> SweepReport:
    vault = opened()
    try:
        return vault.sweep(SECONDS, progress=job.progress, should_stop=job.should_stop)
    finally:
        vault.close()
