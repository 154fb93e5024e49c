"""The desk: three threads, newest search wins, others' writes are seen, closing loses nothing."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import qasync

from core.answers import Corpus, ListRequest, Query
from core.domain import Change, Memory, Progress, ShouldStop, Statement
from core.errors import Cancelled, ModelMissing, NotFound, VaultMissing, VaultReadOnly
from core.vault import Vault
from tests.ui.conftest import until
from ui import text
from ui.desk import Desk, Doors
from ui.jobs import Job
from ui.panes.search_pane import SearchPane

Play = Callable[[Desk], Awaitable[None]]


@pytest.fixture
def run(loop: qasync.QEventLoop, vault_path: Path) -> Callable[[Play], None]:
    """Open a desk over the vault, play, close."""

    async def play(act: Play) -> None:
        desk = Desk(Doors(lambda: Vault.open(vault_path), lambda: Vault.open(vault_path, read_only=True)))
        await desk.open()
        try:
            await act(desk)
        finally:
            await desk.close()

    return lambda act: loop.run_until_complete(play(act))


def test_the_vault_is_never_called_in_the_windows_thread(run: Callable[[Play], None]) -> None:
    async def story(desk: Desk) -> None:
        reader = await desk.read(lambda _vault: threading.current_thread())
        writer = await desk.change(lambda _vault: threading.current_thread())
        assert len({reader, writer, threading.main_thread()}) == 3

    run(story)


def test_a_change_comes_back_once_with_what_it_touched(run: Callable[[Play], None], vault_path: Path) -> None:
    async def story(desk: Desk) -> None:
        heard: list[Change] = []
        desk.changed.connect(heard.append)
        receipt = await desk.change(lambda vault: vault.add(Statement("I live in Lisbon.")), "Stored.")
        other = Vault.open(vault_path)
        other.add(Statement("I have a dog called Bruno."))
        other.close()
        await until(lambda: any(change.bulk for change in heard))
        ours, theirs = heard
        assert (ours.operation, ours.memories, ours.summary) == (
            receipt.operation,
            frozenset({receipt.memory}),
            "Stored.",
        )
        assert theirs.bulk

    run(story)


def test_what_another_program_writes_is_told_within_a_second(run: Callable[[Play], None], vault_path: Path) -> None:
    async def story(desk: Desk) -> None:
        heard: list[Change] = []
        desk.changed.connect(heard.append)
        other = Vault.open(vault_path)
        other.add(Statement("I have a dog called Bruno."))
        other.close()
        await until(lambda: heard)
        assert heard[0].bulk

    run(story)


def test_the_newest_search_wins(run: Callable[[Play], None]) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: vault.add(Statement("I live in Lisbon with my two dogs.")))
        asked = [desk.search(Query(words)) for words in ("lis", "lisb", "lisbon")]
        answers = await asyncio.gather(*asked)
        assert answers[:2] == [None, None]
        assert answers[2] is not None
        assert answers[2][0].hits[0].text == "I live in Lisbon with my two dogs."

    run(story)


def test_a_key_stops_the_search_that_runs_before_its_own_begins(run: Callable[[Play], None]) -> None:
    async def story(desk: Desk) -> None:
        pane = SearchPane(desk)
        asked = asyncio.ensure_future(desk.search(Query("lisbon")))
        await asyncio.sleep(0)
        pane.type("lisbon port")
        assert await asked is None
        await pane.refresh()
        found = await desk.search(Query("lisbon"))
        assert found is not None
        pane.close()
        pane.deleteLater()
        await desk.read(lambda vault: vault.last_operation())

    run(story)


def test_a_read_beside_a_stopped_search_is_answered_all_the_same(run: Callable[[Play], None]) -> None:
    async def story(desk: Desk) -> None:
        await desk.change(lambda vault: vault.add(Statement("I live in Lisbon.")))
        work = [desk.search(Query(f"lisbon {at}", corpus=Corpus.ALL)) for at in range(20)]
        reads = [desk.read(lambda vault: vault.stats().memories) for _ in range(20)]
        answers = await asyncio.gather(*work, *reads)
        assert answers[20:] == [1] * 20
        assert answers[19] is not None

    run(story)


def test_a_stopped_job_stores_nothing_and_disappears(run: Callable[[Play], None]) -> None:
    async def story(desk: Desk) -> None:
        pause = threading.Event()
        jobs: list[Job] = []
        ended: list[Job] = []
        desk.jobs.begun.connect(jobs.append)
        desk.jobs.ended.connect(ended.append)

        def long_work(vault: Vault, progress: Progress, should_stop: ShouldStop) -> None:
            for step in range(100_000):
                progress(step, 100_000)
                if should_stop():
                    raise Cancelled("Stopped.")
                pause.wait(0.001)

        task = asyncio.ensure_future(desk.work("Bringing in", long_work))
        await until(lambda: jobs and jobs[0].done > 0)
        jobs[0].stop()
        with pytest.raises(Cancelled):
            await task
        assert ended == jobs

    run(story)


def test_a_fault_of_the_vault_in_the_background_is_told(run: Callable[[Play], None]) -> None:
    async def story(desk: Desk) -> None:
        heard: list[object] = []
        desk.faulted.connect(heard.append)

        async def fails() -> None:
            await desk.read(lambda vault: vault.show("00000000"))

        desk.spawn(fails())
        await until(lambda: heard)
        assert isinstance(heard[0], NotFound)

    run(story)


def test_a_missing_model_leaves_search_by_words_and_says_so(
    loop: qasync.QEventLoop,
    vault_path: Path,
) -> None:
    def no_model() -> object:
        raise ModelMissing("The model is not there.", "Run the set-up again.")

    async def story() -> None:
        desk = Desk(Doors(lambda: Vault.open(vault_path), lambda: Vault.open(vault_path, read_only=True), no_model))
        await desk.open()
        said: list[str] = []
        desk.noticed.connect(said.append)
        desk.load_meaning()
        await until(lambda: len(said) > 1)
        assert said[-1].startswith(text.WORDS_ONLY)
        await desk.change(lambda vault: vault.add(Statement("I live in Lisbon.")))
        found = await desk.search(Query("lisbon"))
        assert found is not None
        assert found[0].hits
        await desk.close()

    loop.run_until_complete(story())


def test_closing_stops_a_long_job_and_waits_for_the_writer(loop: qasync.QEventLoop, vault_path: Path) -> None:
    async def story() -> None:
        desk = Desk(Doors(lambda: Vault.open(vault_path), lambda: Vault.open(vault_path, read_only=True)))
        await desk.open()
        pause = threading.Event()

        def long_work(_vault: Vault, _progress: Progress, should_stop: ShouldStop) -> None:
            while not should_stop():
                pause.wait(0.002)
            raise Cancelled("Stopped.")

        desk.spawn(desk.work("Bringing in", long_work))
        await asyncio.sleep(0)
        write = desk.spawn(desk.change(lambda vault: vault.add(Statement("I live in Lisbon."))))
        await asyncio.sleep(0)
        began = time.monotonic()
        await desk.close()
        assert time.monotonic() - began < 5  # 0.5 s is the aim; the rest is for a busy machine
        assert write.done()

    loop.run_until_complete(story())
    again = Vault.open(vault_path)
    assert [memory.text for memory in _all(again)] == ["I live in Lisbon."]
    again.close()


def test_closing_asks_nothing_more_of_the_reader(loop: qasync.QEventLoop, vault_path: Path) -> None:
    async def story() -> None:
        desk = Desk(Doors(lambda: Vault.open(vault_path), lambda: Vault.open(vault_path, read_only=True)))
        await desk.open()
        begun, go_on = threading.Event(), threading.Event()
        asked: list[str] = []

        def slow(_vault: Vault) -> None:
            begun.set()
            go_on.wait(20)
            asked.append("slow")

        reads = [desk.spawn(desk.read(slow)), desk.spawn(desk.read(lambda _vault: asked.append("late")))]
        await until(begun.is_set)
        closing = asyncio.ensure_future(desk.close())
        await until(lambda: desk.is_closing)
        go_on.set()
        await closing
        assert asked == ["slow"]
        assert all(read.done() for read in reads)

    loop.run_until_complete(story())


def test_a_vault_that_cannot_be_written_opens_for_reading(loop: qasync.QEventLoop, vault_path: Path) -> None:
    def refused() -> Vault:
        raise VaultReadOnly("The folder cannot be written.")

    async def story() -> None:
        desk = Desk(Doors(refused, lambda: Vault.open(vault_path, read_only=True)))
        await desk.open()
        assert desk.read_only
        assert await desk.read(lambda vault: vault.stats().memories) == 0
        with pytest.raises(VaultReadOnly):
            await desk.change(lambda vault: vault.add(Statement("I live in Lisbon.")))
        await desk.close()

    loop.run_until_complete(story())


def test_a_vault_that_cannot_be_opened_says_which_fault(loop: qasync.QEventLoop, tmp_path: Path) -> None:
    async def story() -> None:
        desk = Desk(Doors(lambda: Vault.open(tmp_path / "none"), lambda: Vault.open(tmp_path / "none")))
        with pytest.raises(VaultMissing):
            await desk.open()
        await desk.close()

    loop.run_until_complete(story())


def _all(vault: Vault) -> tuple[Memory, ...]:
    return vault.list(ListRequest(every=True)).memories
