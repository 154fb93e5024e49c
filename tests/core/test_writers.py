"""Several programs at one vault: they wait for each other, nothing is lost, nothing is written twice."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from datetime import UTC, datetime
from pathlib import Path

import pytest

from core.answers import ListRequest
from core.domain import Outcome, Receipt, Statement
from core.errors import UndoConflict, VaultBusy, VaultError
from core.store import connection
from core.vault import Vault
from tests.core.vaults import Clock, raw, remembered, say, shown

ROOT = Path(__file__).resolve().parents[2]
WRITERS, ADDS = 8, 50

WRITER = """
import json, sys
from pathlib import Path
from core.domain import Statement
from core.errors import VaultError
from core.vault import Vault

path, name, count, alike = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), sys.argv[4] == "alike"
vault = Vault.open(path)
sys.stdout.write("ready\\n")
sys.stdout.flush()
sys.stdin.readline()
for number in range(count):
    text = f"Everybody knows fact {number}" if alike else f"Writer {name} wrote fact {number}"
    try:
        receipt = vault.add(Statement(text, source=f"writer {name}"))
        line = [text, receipt.memory, receipt.outcome.value]
    except VaultError as fault:
        line = [text, None, fault.kind]
    sys.stdout.write(json.dumps(line) + "\\n")
vault.close()
"""


def run_writers(path: Path, writers: int, count: int, *, alike: bool) -> list[list[str]]:
    """Start so many programs, let them begin together, and collect what each was told."""
    started = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), str(number), str(count), "alike" if alike else "own"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
        for number in range(writers)
    ]
    told: list[list[str]] = []
    try:
        for one in started:
            assert one.stdout is not None
            assert one.stdout.readline() == "ready\n"
        for one in started:
            assert one.stdin is not None
            one.stdin.write("go\n")
            one.stdin.flush()
        for one in started:
            out, _ = one.communicate(timeout=90)
            assert one.returncode == 0
            told += [json.loads(line) for line in out.splitlines()]
    finally:
        for one in started:
            one.kill()
            one.communicate()
    return told


@pytest.fixture
def empty(path: Path) -> Path:
    Vault.create(path, owner="Mira", clock=Clock(datetime(2020, 1, 1, tzinfo=UTC))).close()
    return path


def test_eight_programs_that_write_at_once_lose_nothing(empty: Path) -> None:
    told = run_writers(empty, WRITERS, ADDS, alike=False)
    assert [line for line in told if line[2] != "added"] == []
    vault = Vault.open(empty)
    assert sorted(one.text for one in shown(vault)) == sorted(line[0] for line in told)
    assert {one.id for one in shown(vault)} == {line[1] for line in told}
    assert vault.last_operation() == WRITERS * ADDS + 1
    assert vault.verify() == ()
    vault.close()


def test_programs_that_say_the_same_at_once_make_one_memory_of_it(empty: Path) -> None:
    """Looking for a twin and writing are one step."""
    told = run_writers(empty, 4, 20, alike=True)
    vault = Vault.open(empty)
    assert vault.list(ListRequest()).total == 20
    assert sorted(line[2] for line in told) == ["added"] * 20 + ["repeated"] * 60
    assert len({(line[0], line[1]) for line in told}) == 20
    assert {len(vault.show(one.id).evidence) for one in shown(vault)} == {4}
    assert vault.verify() == ()
    vault.close()


def test_two_threads_with_a_handle_each_say_the_same_once(empty: Path) -> None:
    receipts: list[Receipt] = []
    barrier = threading.Barrier(2)

    def write() -> None:
        vault = Vault.open(empty)
        barrier.wait(timeout=10)
        receipts.append(vault.add(Statement("I really like coffee")))
        vault.close()

    threads = [threading.Thread(target=write) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(one.outcome for one in receipts) == [Outcome.ADDED, Outcome.REPEATED]
    assert len({one.memory for one in receipts}) == 1


def test_a_program_that_never_finishes_is_named_after_a_while(
    filed: Vault, path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Said in a sentence, nothing changed, and reading goes on meanwhile."""
    say(filed, "I like tea")
    monkeypatch.setattr(connection, "BUSY_MILLISECONDS", 50)
    late = Vault.open(path, clock=clock)
    with raw(path) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(VaultBusy, match="another program") as busy:
            say(late, "I like coffee")
        assert "Nothing was changed" in busy.value.hint
        with pytest.raises(VaultBusy):
            late.undo()
        assert [one.text for one in shown(late)] == ["I like tea"]
        opened = Vault.open(path, clock=clock)
        assert [one.text for one in shown(opened)] == ["I like tea"]
        opened.close()
        other.execute("ROLLBACK")
    say(late, "I like coffee")
    assert len(shown(filed)) == 2
    late.close()


def test_a_writer_that_finishes_in_time_is_waited_for(filed: Vault, path: Path) -> None:
    holding, release = threading.Event(), threading.Event()

    def hold() -> None:
        with raw(path) as other:
            other.execute("BEGIN IMMEDIATE")
            holding.set()
            release.wait(timeout=10)
            other.execute("COMMIT")

    thread = threading.Thread(target=hold)
    thread.start()
    assert holding.wait(timeout=10)
    timer = threading.Timer(0.3, release.set)
    timer.start()
    receipt = say(filed, "I like coffee")
    thread.join()
    timer.join()
    assert receipt.outcome is Outcome.ADDED
    assert receipt.ms >= 100


def test_an_undo_that_another_program_has_overtaken_is_a_conflict(filed: Vault, path: Path, clock: Clock) -> None:
    memory = remembered(filed, "I like tea")
    other = Vault.open(path, clock=clock)
    assert other.undoable() is not None
    filed.revise(memory, "I like green tea")
    with pytest.raises(UndoConflict) as conflict:
        other.undo(2)
    assert conflict.value.blocking == filed.last_operation()
    other.close()


def test_a_long_read_can_be_stopped_from_another_thread(filed: Vault) -> None:
    """Whether it is stopped or was quicker, the handle goes on."""
    for number in range(200):
        say(filed, f"Note {number} on the garden")
    stop = threading.Event()

    def stopper() -> None:
        while not stop.is_set():
            filed.interrupt()

    thread = threading.Thread(target=stopper)
    thread.start()
    kinds: set[str] = set()
    for _ in range(20):
        try:
            filed.list(ListRequest(limit=1_000))
        except VaultError as stopped:
            kinds.add(stopped.kind)
    stop.set()
    thread.join()
    assert kinds <= {"Interrupted"}
    assert len(shown(filed)) == 200
