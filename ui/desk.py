"""The only bridge between the window and the vault.

Three threads of one worker each do all the work: the reader answers, the
writer changes, the embedder loads the model and makes vectors with a handle of
its own. The window's thread never calls a vault. Whatever is written, here or
by another program, comes back as one ``Change`` through one signal.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from core.answers import ExtractReport, Found, ImportReport, Query
from core.contradictions import BulkReport
from core.domain import Change, Progress, Receipt, ShouldStop, UseKind
from core.errors import EnvironmentFault, Interrupted, VaultError, VaultReadOnly
from core.library import ManyReport, WayBack
from core.stopping import Stop
from ui.aside import aside
from ui.jobs import Job, Jobs
from ui.meaning import Following, LoadEmbedder, Meaning
from ui.told import told
from ui.translation import tr

if TYPE_CHECKING:
    from core.vault import Vault

T = TypeVar("T")

USES_MS = 3_000
"""How long counts of use are gathered before they are written: one small transaction instead of many."""
POLL_SECONDS = 0.25
"""How often another program's writes are looked for; one pragma each, well under a millisecond."""


@dataclass(frozen=True, slots=True)
class Doors:
    """How to get at the vault: a handle to write with, made if there is none yet, and one to read with.

    ``embedder`` loads the model that it is searched by, ``following`` the one that it moves to, and ``arrived``
    notes that this one took over. ``reranker`` starts the one that is set, None where none is.
    """

    writer: Callable[[], Vault]
    reader: Callable[[], Vault]
    embedder: LoadEmbedder | None = None
    following: Following | None = None
    arrived: Callable[[Vault], None] | None = None
    reranker: Callable[[], Any] | None = None


class Desk(QObject):
    """Owns the handles and their threads; see the module's docstring.

    ``changed`` carries a ``Change``, ``faulted`` a ``VaultError``, ``improved``
    says that searching by meaning has become possible or more complete, and
    ``noticed`` carries a sentence for the status line.
    """

    changed = Signal(object)
    faulted = Signal(object)
    improved = Signal()
    noticed = Signal(str)

    def __init__(self, doors: Doors, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._doors = doors
        self._reading = ThreadPoolExecutor(1, "reader")
        self._writing = ThreadPoolExecutor(1, "writer")
        self._reader: Vault | None = None
        self._writer: Vault | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._search = Stop()
        self._version = -1
        self._known = 0
        self._way = ("", "", False)
        self._choice_comes = False
        self._closing = False
        self._embedder: Any = None
        self._reranker: Any = None
        self._polling: asyncio.Task[None] | None = None
        self._apart: dict[Job, Vault | None] = {}
        self.jobs = Jobs(self)
        self.meaning = Meaning(self)
        self.meaning.ready.connect(self._model_is_ready)
        self.meaning.grown.connect(self.improved)
        self.meaning.noticed.connect(self.noticed)
        self.owner, self.vault_id = "", ""
        self.read_only = False
        self._uses: dict[UseKind, list[str]] = {}
        self._uses_soon = QTimer(self, singleShot=True, interval=USES_MS)
        self._uses_soon.timeout.connect(lambda: self.spawn(self._write_uses()))

    async def open(self) -> None:
        """Open both handles in their threads and start looking for changes.

        A vault that cannot be written is opened for reading only; ``read_only``
        then says so. Raises the ``VaultError`` when it cannot even be read.
        """
        loop = asyncio.get_running_loop()
        try:
            self._writer = await loop.run_in_executor(self._writing, self._doors.writer)
        except VaultReadOnly as reason:
            self.read_only = True
            self.faulted.emit(reason)
        self._reader = await loop.run_in_executor(self._reading, self._doors.reader)
        self.owner, self.vault_id = await self.read(lambda vault: (vault.owner, vault.vault_id))
        self._version = await self.read(lambda vault: vault.data_version())
        self._known = await self.read(lambda vault: vault.last_operation())
        self._way = await self.read(lambda vault: vault.model_way())
        self._polling = self.spawn(self._poll())

    @property
    def is_closing(self) -> bool:
        """Whether the vault is being closed; nothing is to be asked any more."""
        return self._closing

    async def load_engine(self) -> None:
        """Load the parts of the engine that were not needed to list the vault, before the first search or change."""
        vault = _opened(self._reader)
        await aside(lambda: vault.load_rest(lambda: self._closing), "engine")

    def load_meaning(self) -> None:
        """Load the language model in its own thread and embed what has no vector yet."""
        self.spawn(self.load_reranker())
        if self._doors.embedder is not None:
            writer = None if self.read_only else self._doors.writer
            self.meaning.follow(self._doors.following, self._doors.arrived)
            self.spawn(self.meaning.start(self._doors.embedder, writer))

    async def read(self, question: Callable[[Vault], T]) -> T:
        """Ask the vault something in the reader's thread; raises ``Interrupted`` while the vault is being closed."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, lambda: self._answer(question))

    def _answer(self, question: Callable[[Vault], T]) -> T:
        if self._closing:  # what still waits its turn is asked by nobody any more
            raise Interrupted(tr("The vault is being closed."))
        return question(_opened(self._reader))

    async def apart(self, question: Callable[[Vault], T], job: Job) -> T:
        """Ask the vault something long in a thread and with a handle of its own; other reads go on meanwhile.

        ``job`` is what stops it: the person, or the closing window.
        """

        def ask() -> T:
            vault = self._doors.reader()
            self._apart[job] = vault
            try:
                return question(vault)
            finally:
                self._apart[job] = None
                vault.close()

        self._apart[job] = None
        try:
            return await aside(ask, "apart")
        finally:
            del self._apart[job]

    async def change(self, act: Callable[[Vault], T], done: str = "") -> T:
        """Change the vault in the writer's thread and tell everyone by ``changed``.

        ``done`` is the sentence for the bar that offers Undo; nothing = no bar.
        """
        made, self.owner = await self._write(lambda vault: (act(vault), vault.owner))
        self._tell(made, done)
        return made

    async def _write(self, act: Callable[[Vault], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writing, lambda: act(_opened(self._writer)))

    async def quietly(self, act: Callable[[Vault], object]) -> None:
        """Keep something beside the log; nothing is told, and a vault that cannot be written keeps nothing."""
        if not self.read_only:
            await self._write(act)

    async def prepare(self, look: Callable[[Vault], object]) -> None:
        """Let the writer look at something before the person asks for a change: its first look is the dear one."""
        if not self.read_only and not self._closing:
            with contextlib.suppress(VaultError):
                await self._write(look)

    async def work(self, title: str, act: Callable[[Vault, Progress, ShouldStop], T]) -> T:
        """A long change with progress and a way to stop it; raises ``Cancelled`` when it was stopped."""
        job = self.jobs.begin(title)
        try:
            return await self.change(lambda vault: act(vault, job.progress, job.should_stop))
        finally:
            self.jobs.end(job)

    def note_use(self, memories: Iterable[str], kind: UseKind) -> None:
        """Count that memories were of use, a little later and together with others; never worth an error message."""
        if not self.read_only and not self._closing:
            self._uses.setdefault(kind, []).extend(memories)
            self._uses_soon.start()

    async def _write_uses(self) -> None:
        uses, self._uses = self._uses, {}

        def write() -> None:
            if self._writer is not None:
                for kind, memories in uses.items():
                    self._writer.note_use(memories, kind)

        with contextlib.suppress(VaultError):
            await asyncio.get_running_loop().run_in_executor(self._writing, write)

    def open_another(self) -> Vault:
        """A further handle to write with, for long work in a thread of its own, which closes it."""
        vault = self._doors.writer()
        vault.use_embedder(self._embedder)
        vault.use_reranker(self._reranker)
        return vault

    @property
    def has_reranker(self) -> bool:
        """Whether the best hits can be read once more."""
        return self._reranker is not None

    async def load_reranker(self) -> None:
        """Start the reranker that is set, in a thread of its own; one that cannot be started is told and left out."""
        before, found = self._reranker, None
        try:
            found = None if self._doors.reranker is None else await aside(self._doors.reranker, "reranker")
        except VaultError as reason:
            self.noticed.emit(told(reason.message))
        if found is not before and not self._closing:
            self._reranker = found
            await self.read(lambda vault: vault.use_reranker(found))
            self.improved.emit()

    async def search(self, *queries: Query) -> tuple[Found, ...] | None:
        """Answer these queries together; the newest call wins and an older one gets None."""
        mine = self._newest()
        return await self._find(mine, lambda vault: tuple(vault.search(query, mine) for query in queries))

    async def search_again(self, *queries: Query) -> tuple[Found, ...] | None:
        """The same once the reranker read the best ones, in a thread of its own, so that no other read waits for it."""
        mine = self._newest()
        found = await self._find(mine, lambda vault: [vault.to_read(query, mine) for query in queries])
        unread = [one for one in found or () if one is not None]
        if len(unread) < len(queries):
            return None
        try:
            heard = await aside(lambda: [one.listen(mine) for one in unread], "reranker")
        except Interrupted:
            return None
        pairs = list(zip(queries, heard, strict=True))
        return await self._find(mine, lambda vault: tuple(vault.search_heard(*pair, mine) for pair in pairs))

    def _newest(self) -> Stop:
        """Begin a search that takes the place of the one under way; gives what will end it."""
        self.forget_searches()
        self._search = Stop()
        return self._search

    async def _find(self, mine: Stop, work: Callable[[Vault], T]) -> T | None:
        def find() -> T:
            mine.go_on()
            return work(_opened(self._reader))

        try:
            found = await asyncio.get_running_loop().run_in_executor(self._reading, find)
        except Interrupted:
            return None
        except VaultError:
            if not mine.is_asked:
                raise
            return None  # stopped while SQLite looked for an index, which it then says is missing
        # A newer one may have been asked for while this answer was on its way.
        return None if mine.is_asked else found

    def forget_searches(self) -> None:
        """Let whatever search is under way end within milliseconds and answer None."""
        self._search.ask()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run a coroutine on its own; its faults are reported and never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        reason = task.exception()
        match reason:
            case None:
                pass
            case Interrupted() | VaultError() if self._closing:
                pass
            case VaultError():
                self.faulted.emit(reason)
            case _:
                sys.excepthook(type(reason), reason, reason.__traceback__)

    def _tell(self, made: object, done: str) -> None:
        match made:
            case Receipt(operation=int() as number, memory=memory):
                self._known = max(self._known, number)
                self.changed.emit(Change(number, frozenset({memory} if memory else ()), summary=done))
                self.meaning.wake()
            case WayBack(taken=taken) if taken:
                self.changed.emit(Change(self._known, bulk=True))
                self.meaning.wake()
            case (
                ImportReport(operation=int() as number)
                | BulkReport(operation=int() as number)
                | ManyReport(operation=int() as number)
                | ExtractReport(operations=(*_, int() as number))
            ):
                self._known = max(self._known, number)
                self.changed.emit(Change(number, bulk=True))
                self.meaning.wake()
            case _:
                pass

    async def _poll(self) -> None:
        while not self._closing:
            await asyncio.sleep(POLL_SECONDS)
            if self._choice_comes:
                self._choice_comes = False
                self.meaning.wake()
            try:
                version = await self.read(lambda vault: vault.data_version())
                if version != self._version:
                    self._version = version
                    await self._look_for_others()
            except EnvironmentFault as reason:
                self.faulted.emit(reason)

    async def _look_for_others(self) -> None:
        newest, way, self.owner = await self.read(lambda held: (held.last_operation(), held.model_way(), held.owner))
        if way != self._way:
            self._way = way
            self._choice_comes = True  # it is kept beside the vault, a moment after the vault has set out
            self.meaning.wake()
        if newest > self._known:
            self._known = newest
            self.changed.emit(Change(newest, bulk=True, foreign=True))
            self.meaning.wake()

    def _model_is_ready(self, embedder: object) -> None:
        self.spawn(self._use(embedder))

    async def _use(self, embedder: Any) -> None:
        self._embedder = embedder
        await self.read(lambda vault: vault.use_embedder(embedder))
        self.improved.emit()

    async def close(self) -> None:
        """Stop what can be stopped, await the writer, close the handles, end the threads."""
        self._closing = True
        self.forget_searches()
        self.jobs.stop_all()
        for job, vault in list(self._apart.items()):
            job.stop()
            if vault is not None:
                vault.interrupt()  # what has no steps to stop between, as a check of every row
        if self._polling is not None:
            self._polling.cancel()
        if self._reader is not None:
            self._reader.interrupt()
        self._uses_soon.stop()
        await self._write_uses()
        loop = asyncio.get_running_loop()
        await asyncio.gather(
            loop.run_in_executor(self._writing, lambda: _close(self._writer)),
            loop.run_in_executor(self._reading, lambda: _close(self._reader)),
            self.meaning.close(),
        )
        others = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        for pool in (self._reading, self._writing):
            pool.shutdown(wait=True)


def _opened(vault: Vault | None) -> Vault:
    if vault is None:
        raise VaultReadOnly(tr("The vault is open for reading only."), tr("Check who may write its folder."))
    return vault


def _close(vault: Vault | None) -> None:
    if vault is not None:
        vault.close()
