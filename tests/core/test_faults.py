"""Disks that fail at every write and every flush: an act happens as a whole or not at all.

The vault is opened through a file layer that fails at the n-th write or flush, once or from then on. What was
acknowledged is there when the file is opened again by a healthy program, what failed is not, nothing is half
done, and only errors of the house leave the vault.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import apsw
import pytest

from core.answers import ImportOptions
from core.domain import Channel, Statement
from core.errors import DiskFull, EnvironmentFault, VaultError
from core.vault import Vault
from tests.core.vaults import BagOfWords, Clock, Ids, remembered, say, shown, true, when

PLAIN = "unix"
"""The file layer below the failing one."""
STRIDE = 5
"""In a normal run every fifth point is tried; with --long every one."""
Failure = type[apsw.Error]


class FailingFile(apsw.VFSFile):
    """A file that asks its layer before each write and each flush."""

    def __init__(self, layer: FailingLayer, name: Any, flags: list[int]) -> None:
        self.layer = layer
        super().__init__(PLAIN, name, flags)

    def excepthook(self, *_: Any) -> None:
        """Failures are wanted here; they need not be printed."""

    def xWrite(self, data: Any, offset: int) -> None:
        self.layer.step()
        super().xWrite(data, offset)

    def xSync(self, flags: int) -> None:
        self.layer.step()
        super().xSync(flags)

    def xTruncate(self, newsize: int) -> None:
        self.layer.step()
        super().xTruncate(newsize)


class FailingLayer(apsw.VFS):
    """Counts writes and flushes; fails at number ``at``, and after it when ``for_good``."""

    def __init__(self) -> None:
        self.count, self.at, self.for_good = 0, 0, False
        self.failure: Failure = apsw.IOError
        super().__init__("failing", PLAIN, True)

    def excepthook(self, *_: Any) -> None:
        """Failures are wanted here; they need not be printed."""

    def xOpen(self, name: Any, flags: list[int]) -> FailingFile:
        return FailingFile(self, name, flags)

    def arm(self, at: int, *, for_good: bool, failure: Failure = apsw.IOError) -> None:
        self.count, self.at, self.for_good, self.failure = 0, at, for_good, failure

    def disarm(self) -> None:
        self.at, self.for_good = 0, False

    def step(self) -> None:
        self.count += 1
        if self.at and (self.count == self.at or (self.for_good and self.count > self.at)):
            raise self.failure("the disk fails")


def exclusive(connection: apsw.Connection) -> None:
    """The layer knows no shared memory, so the log is kept by one connection alone."""
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")


@pytest.fixture
def layer() -> Iterator[FailingLayer]:
    if PLAIN not in apsw.vfs_names():
        pytest.skip("the failing file layer builds on the one of Unix")
    usual = apsw.vfs_names()[0]
    made = FailingLayer()
    apsw.connection_hooks.append(exclusive)
    yield made
    apsw.connection_hooks.remove(exclusive)
    apsw.set_default_vfs(usual)
    made.unregister()


@pytest.fixture
def disk() -> Iterator[Path]:
    """A folder in memory where there is one: flushing is free there, and this does it thousands of times."""
    memory = Path("/dev/shm")
    folder = Path(tempfile.mkdtemp(dir=memory if os.access(memory, os.W_OK) else None))
    yield folder
    shutil.rmtree(folder)


def adding(vault: Vault, memory: str, folder: Path) -> None:
    vault.add(Statement("I keep bees in Harburg", channel=Channel.AGENT, source="bot", tags=("bees",)))


def revising(vault: Vault, memory: str, folder: Path) -> None:
    vault.revise(memory, "I live in Lisbon", since=when("2024"))


def importing(vault: Vault, memory: str, folder: Path) -> None:
    (folder / "list.txt").write_text("I love hiking\nI play the cello\nThanks!\n", "utf-8")
    vault.import_file(folder / "list.txt", ImportOptions(format="text"))


def undoing(vault: Vault, memory: str, folder: Path) -> None:
    vault.undo()


def embedding(vault: Vault, memory: str, folder: Path) -> None:
    vault.use_embedder(BagOfWords())
    vault.embed_missing()


ACTS = [adding, revising, importing, undoing, embedding]
Act = Callable[[Vault, str, Path], None]


def state(vault: Vault) -> tuple[Any, ...]:
    """What a person can see of a vault."""
    facts = vault.stats()
    seen = sorted((one.text, one.status.value, one.window, one.tags, one.versions) for one in shown(vault))
    return (seen, facts.episodes, facts.operations, len(vault.skipped()))


def lived_in(path: Path) -> str:
    """A small vault, closed; gives the memory that the acts work on."""
    vault = Vault.create(path, owner="Mira", clock=Clock(), ids=Ids())
    say(vault, "I like tea")
    memory = remembered(vault, "I live in Berlin", window=true("2019"))
    vault.tag(memory, add=["home"])
    vault.close()
    return memory


def closed(vault: Vault) -> None:
    """Close a handle on a failing disk. SQLite is silent when closing fails; a layer in Python is not."""
    with contextlib.suppress(apsw.Error):
        vault.close()


class Trial:
    """One act on fresh copies of one vault."""

    def __init__(self, layer: FailingLayer, disk: Path, act: Act) -> None:
        self.layer, self.disk, self.act = layer, disk, act
        self.original = disk / "original.vault"
        self.memory = lived_in(self.original)
        self.before = self.healthy(self.original)
        self.copy = disk / "copy.vault"
        self.points = self.measure()
        self.after = self.healthy(self.copy)

    def healthy(self, path: Path) -> tuple[Any, ...]:
        """The state of a file as a sound program finds it, which must verify."""
        vault = Vault.open(path, clock=Clock())
        try:
            assert vault.verify() == ()
            return state(vault)
        finally:
            vault.close()

    def fresh(self) -> Vault:
        for leftover in self.disk.glob("copy.vault*"):
            leftover.unlink()
        shutil.copyfile(self.original, self.copy)
        return Vault.open(self.copy, clock=Clock(), ids=Ids2())

    def measure(self) -> int:
        """How many writes and flushes the act takes, closing included."""
        vault = self.fresh()
        self.layer.arm(0, for_good=False)
        self.act(vault, self.memory, self.disk)
        vault.close()
        return self.layer.count

    def fail_at(self, number: int, *, for_good: bool, failure: Failure) -> None:
        vault = self.fresh()
        self.layer.arm(number, for_good=for_good, failure=failure)
        acknowledged = False
        try:
            self.act(vault, self.memory, self.disk)
            acknowledged = True
        except EnvironmentFault as fault:
            assert fault.message  # noqa: PT017
            assert failure is not apsw.FullError or isinstance(fault, DiskFull)  # noqa: PT017
        if not for_good:
            self.still_works(vault)
        closed(vault)
        self.layer.disarm()
        now = self.healthy(self.copy)
        assert now in (self.before, self.after), f"half done at point {number}"
        assert now == self.after or not acknowledged, f"an acknowledged act was lost at point {number}"

    def still_works(self, vault: Vault) -> None:
        """After one failure the same handle reads on."""
        assert len(shown(vault)) >= 2


class Ids2(Ids):
    """Ids that those of the vault's making do not clash with."""

    def __init__(self) -> None:
        super().__init__()
        self.last = 1_000_000


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("for_good", [False, True], ids=["once", "for good"])
@pytest.mark.parametrize("failure", [apsw.IOError, apsw.FullError], ids=["broken", "full"])
def test_an_act_is_done_as_a_whole_or_not_at_all_wherever_the_disk_fails(
    layer: FailingLayer, disk: Path, act: Act, for_good: bool, failure: Failure, request: pytest.FixtureRequest
) -> None:
    trial = Trial(layer, disk, act)
    assert trial.points > 10
    step = 1 if request.config.getoption("--long") else STRIDE
    first = 1 if step == 1 else 1 + ACTS.index(act) % step
    for number in range(first, trial.points + 1, step):
        trial.fail_at(number, for_good=for_good, failure=failure)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # see ``closed``
@pytest.mark.parametrize("for_good", [False, True], ids=["once", "for good"])
def test_a_vault_that_could_not_be_made_can_be_made_afterwards(
    layer: FailingLayer, disk: Path, for_good: bool, request: pytest.FixtureRequest
) -> None:
    """Nothing is left that is neither a vault nor free for one."""
    layer.arm(0, for_good=False)
    Vault.create(disk / "measure.vault", owner="Mira", clock=Clock(), ids=Ids()).close()
    points = layer.count
    for number in range(1, points + 1, 1 if request.config.getoption("--long") else 17):
        path = disk / f"mira-{number}.vault"
        layer.arm(number, for_good=for_good)
        with contextlib.suppress(EnvironmentFault, apsw.Error if for_good else EnvironmentFault):  # see ``closed``
            closed(Vault.create(path, owner="Mira", clock=Clock(), ids=Ids()))
        layer.disarm()
        try:
            vault = Vault.open(path, clock=Clock(), ids=Ids2())
        except VaultError:
            vault = Vault.create(path, owner="Mira", clock=Clock(), ids=Ids())
        assert vault.owner == "Mira"
        say(vault, "I like tea")
        assert vault.verify() == ()
        vault.close()
        for leftover in disk.glob(f"{path.name}*"):
            leftover.unlink()
