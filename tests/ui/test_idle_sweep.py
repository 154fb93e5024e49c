"""The idle sweep: it begins when nothing is written, steps back when somebody writes, and never works in the window."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import qasync

from core.contradictions import SweepReport
from core.domain import Statement
from core.vault import Vault
from tests.ui.conftest import until
from ui import idle_sweep
from ui.desk import Desk, Doors
from ui.idle_sweep import IdleSweep

Play = Callable[[Desk], Awaitable[None]]


@pytest.fixture
def run(loop: qasync.QEventLoop, filled: Callable[..., Path]) -> Callable[[Play], None]:
    """Open a desk over a vault with two statements that say the same, play, close."""

    def write(vault: Vault) -> None:
        vault.add(Statement("I really like Tomas."))
        vault.add(Statement("I like Tomas."))

    path = filled(write)

    async def play(act: Play) -> None:
        desk = Desk(Doors(lambda: Vault.open(path), lambda: Vault.open(path, read_only=True)))
        await desk.open()
        try:
            await act(desk)
        finally:
            await desk.close()

    return lambda act: loop.run_until_complete(play(act))


def sweeping(desk: Desk, **values: object) -> tuple[IdleSweep, list[SweepReport]]:
    """An idle sweep that waits for hardly anything, and the reports it gives."""
    idle = IdleSweep(desk, **{"quiet": 0.0, "look": 0.01, "rest": 0.0, **values})  # type: ignore[arg-type]
    reports: list[SweepReport] = []
    idle.swept.connect(reports.append)
    idle.start()
    return idle, reports


async def proposals(desk: Desk) -> int:
    return len(await desk.read(lambda vault: vault.proposals()))


def test_what_is_due_is_looked_at_in_a_thread_of_its_own_while_nothing_is_written(
    run: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[str] = set()
    real = Vault.sweep

    def noting(self: Vault, *values: object, **named: object) -> SweepReport:
        threads.add(threading.current_thread().name)
        return real(self, *values, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Vault, "sweep", noting)

    async def story(desk: Desk) -> None:
        idle, reports = sweeping(desk)
        await until(lambda: reports and reports[-1].done)
        assert await proposals(desk) == 1
        assert all(name.startswith("idle sweep") for name in threads)
        assert sum(report.calls for report in reports) == 0
        await idle.close()

    run(story)


def test_it_waits_while_somebody_writes_and_its_own_findings_are_no_writing(run: Callable[[Play], None]) -> None:
    now = [1_000.0]

    async def story(desk: Desk) -> None:
        idle, reports = sweeping(desk, quiet=180.0, clock=lambda: now[0])
        now[0] += 100
        await desk.change(lambda vault: vault.add(Statement("I have a dog called Bruno.")))
        now[0] += 100
        await asyncio.sleep(0.1)
        assert not reports
        now[0] += 100
        await until(lambda: reports and reports[-1].done)
        found = len(reports)
        await until(lambda: desk._known >= (reports[0].operation or 0))
        await desk.change(lambda vault: vault.add(Statement("I have a cat called Pip.")))
        now[0] += 181
        await until(lambda: len(reports) > found)
        await idle.close()

    run(story)


def test_switched_off_it_does_nothing_and_switched_on_again_it_goes_on(run: Callable[[Play], None]) -> None:
    chosen = {"idle_sweep": "off"}

    async def story(desk: Desk) -> None:
        idle, reports = sweeping(desk, recall=chosen.get)
        await asyncio.sleep(0.1)
        assert not reports
        chosen["idle_sweep"] = "on"
        await until(lambda: reports and reports[-1].done)
        await idle.close()

    run(story)


def test_the_window_goes_on_while_a_slice_is_under_way_and_closing_waits_for_one_step_only(
    run: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(idle_sweep, "SLICE", 30.0)
    going, enough = threading.Event(), threading.Event()
    real = Vault.sweep

    def slow(self: Vault, *values: object, **named: object) -> SweepReport:
        going.set()
        enough.wait(20)
        return real(self, *values, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Vault, "sweep", slow)

    async def story(desk: Desk) -> None:
        idle, reports = sweeping(desk)
        await until(going.is_set)
        assert await proposals(desk) == 0  # the window reads and writes meanwhile
        await desk.change(lambda vault: vault.add(Statement("I have a dog called Bruno.")))
        closing = asyncio.ensure_future(idle.close())
        await asyncio.sleep(0)
        enough.set()
        await closing
        assert not reports

    run(story)


def test_a_fault_of_the_vault_is_borne_and_it_tries_again(
    run: Callable[[Play], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    from core.errors import VaultBusy

    faults = [VaultBusy("Somebody else writes.")]
    real = Vault.sweep

    def failing(self: Vault, *values: object, **named: object) -> SweepReport:
        if faults:
            raise faults.pop()
        return real(self, *values, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Vault, "sweep", failing)

    async def story(desk: Desk) -> None:
        idle, reports = sweeping(desk)
        await until(lambda: reports and reports[-1].done)
        assert not faults
        await idle.close()

    run(story)
