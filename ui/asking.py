"""Asking the language model about a stored memory: in a thread of its own, with a job that can be stopped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from shiboken6 import isValid

from core.answers import Answered, ExtractReport, Query
from core.domain import Outcome, Receipt
from core.errors import Cancelled, RequestError
from ui import text_write as words
from ui.aside import aside
from ui.desk import Desk
from ui.model_doors import AskModel, Extract, Judge

UNCLEAR = "unclear"
"""The outcome of a step at which no usable answer came."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What a model said about several memories: how many were asked about, wait now, and stayed unclear."""

    asked: int
    waiting: int
    unclear: int


async def ask_about(desk: Desk, judge: Judge, memories: Sequence[str], should_end: Callable[[], bool]) -> Heard | None:
    """Ask about one memory after the other, in a thread of their own; None when no model is set.

    What cannot be asked about any more is passed over. A stop ends it; what
    was heard until then stands. Raises a ``VaultError`` of the endpoint.
    """
    job = desk.jobs.begin(words.ASKING_TITLE)

    def work() -> Heard | None:
        heard = Heard(0, 0, 0)
        for number, memory in enumerate(memories, 1):
            if job.should_stop() or should_end():
                break
            try:
                receipt = judge(desk.open_another, memory, job.should_stop)
            except Cancelled:
                break
            except RequestError:
                continue
            if receipt is None:
                return None
            unclear = any(step.outcome == UNCLEAR for step in receipt.steps)
            waits = receipt.outcome is Outcome.QUEUED
            heard = Heard(heard.asked + 1, heard.waiting + waits, heard.unclear + unclear)
            job.progress(number, len(memories))
        return heard

    try:
        return await aside(work, "judge")
    finally:
        if isValid(job):
            desk.jobs.end(job)


async def let_read(desk: Desk, extract: Extract, brought: int | None = None) -> ExtractReport | None:
    """What a model read out of stored conversations; None when none is set.

    ``brought`` is the operation that imported them, None = all it has not read. Raises a ``VaultError``.
    """
    job = desk.jobs.begin(words.READING_TITLE)
    try:
        return await aside(lambda: extract(desk.open_another, brought, job.progress, job.should_stop), "extract")
    finally:
        if isValid(job):
            desk.jobs.end(job)


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


async def answer_by_model(desk: Desk, ask: AskModel, query: Query) -> Answered | None:
    """An answer in a model's words; None when none is set. Raises a ``VaultError``, ``Cancelled`` when stopped."""
    job = desk.jobs.begin(words.ASKING_TITLE)
    try:
        return await aside(lambda: ask(desk.open_another, query, job.should_stop), "ask")
    finally:
        if isValid(job):
            desk.jobs.end(job)
