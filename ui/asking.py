"""Asking the language model about a stored memory: in a thread of its own, with a job that can be stopped."""

from __future__ import annotations

from shiboken6 import isValid

from core.domain import Receipt
from ui import text_write as words
from ui.aside import aside
from ui.desk import Desk
from ui.model_doors import Judge


async def ask_model(desk: Desk, judge: Judge, memory: str) -> Receipt | None:
    """What the model said about a memory; None when none is set.

    The memory is stored whatever happens here. Raises a ``VaultError`` when the
    model cannot be asked, ``Cancelled`` when the person stopped it.
    """
    job = desk.jobs.begin(words.ASKING_TITLE)
    try:
        return await aside(lambda: judge(desk.open_another, memory, job.should_stop), "judge")
    finally:
        if isValid(job):
            desk.jobs.end(job)
