"""Search by meaning and contradictions: loads the language model, makes missing vectors and compares what is new,
in a thread of its own.

It works with a vault handle of its own and yields between small batches, so
that neither the reader nor the writer waits for it. Without a model everything
else goes on: search then goes by words, and the status line says so.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from core.domain import ShouldStop
from core.errors import EnvironmentFault, ModelMismatch, VaultError
from ui import text, text_meaning
from ui.jobs import Job
from ui.told import told

if TYPE_CHECKING:
    from core.vault import Vault

LoadEmbedder = Callable[[], Any]
"""Loads the model and returns what ``Vault.use_embedder`` takes; may take seconds."""
Following = Callable[["Vault"], Any]
"""Loads the model that the vault moves to; None where none is known here."""
AGAIN_SECONDS = 60.0
"""After how long a model that could not go on is asked again."""
BATCH = 16
"""Statements a step: about 0.1 s on two cores, so that closing never waits long."""

BREATH = 0.001
"""Seconds of rest between two statements that are compared: each takes about 10 ms of Python."""

WORTH_A_WORD = 64
"""Statements from which on the progress is told: fewer are done within a second."""


class Meaning(QObject):
    """The embedder's thread; ``ready`` carries the loaded model, ``grown`` says that vectors were added."""

    ready = Signal(object)
    grown = Signal()
    noticed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = ThreadPoolExecutor(1, "embedder")
        self._vault: Vault | None = None
        self._load: LoadEmbedder | None = None
        self._unknown = ""
        self._target: Any = None
        self._load_following: Following | None = None
        self._note_arrived: Callable[[Vault], None] | None = None
        self._stop = threading.Event()
        self._wanted = asyncio.Event()
        self.state = ""
        self._work = Job(text.EMBEDDING, self, can_stop=False)
        self._work.moved.connect(self._went_on)
        self._way = Job(text.EMBEDDING, self, can_stop=False)
        self._way.moved.connect(self._came_on)

    def follow(self, following: Following | None, arrived: Callable[[Vault], None] | None) -> None:
        """How to load the model that the vault moves to, and whom to tell that it took over."""
        self._load_following, self._note_arrived = following, arrived

    async def start(self, load: LoadEmbedder, open_vault: Callable[[], Vault] | None) -> None:
        """Load the model, then embed whatever lacks a vector, now and after each change."""
        loop = asyncio.get_running_loop()
        self._say(text.MODEL_LOADING)
        self._load = load
        try:
            model = await loop.run_in_executor(self._thread, load)
        except VaultError as reason:
            self._say(f"{text.WORDS_ONLY} {told(reason.hint)}".strip())
            model = None  # what is new is still compared, by rules
        if self._stop.is_set():
            return
        if model is not None:
            self.ready.emit(model)
            self._say(text.MODEL_READY)
        if open_vault is not None:
            await loop.run_in_executor(self._thread, lambda: self._open(open_vault, model))
            self._wanted.set()
            await self._keep_up()

    def wake(self) -> None:
        """Something was written: look for statements without vectors."""
        self._wanted.set()

    async def _keep_up(self) -> None:
        while not self._stop.is_set():
            await self._wanted.wait()
            self._wanted.clear()
            if self._stop.is_set():
                return
            try:
                made = await asyncio.get_running_loop().run_in_executor(self._thread, self._catch_up)
            except VaultError as reason:
                self._say(told(reason.message))
                asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._wanted.set)
                continue
            if made and not self._stop.is_set():
                self._say(text.MODEL_READY)
                self.grown.emit()

    def _open(self, open_vault: Callable[[], Vault], model: Any) -> None:
        self._vault = open_vault()
        self._vault.use_embedder(model)

    def _catch_up(self) -> int:
        """Make missing vectors, then look for contradictions; gives the number of vectors made."""
        made = self._embed()
        if self._vault is not None and not self._stop.is_set():
            with contextlib.suppress(VaultError):  # stopped half-way: the rest is looked at next time
                self._vault.detect_missing(should_stop=self._breathe)
        return made + self._move_on()

    def _move_on(self) -> int:
        """Go on to another model, if the vault is on its way to one, until something new waits for its vector."""
        vault = self._vault
        if vault is None or self._load_following is None or self._stop.is_set():
            return 0
        moving = vault.model_state().moving
        if moving is None or moving.paused:
            vault.clear_leftovers(self._stop.is_set)
            return 0
        if self._target is None or self._target.fingerprint != moving.fingerprint:
            self._target = self._load_following(vault)
        if self._target is None or self._target.fingerprint != moving.fingerprint:
            return 0
        made = vault.move_on(self._target, self._way.progress, self._has_other_work)
        if vault.model_state().fingerprint == self._target.fingerprint:
            self._take_over(vault)
        return made

    def _take_over(self, vault: Vault) -> None:
        """The new model is that of the vault from here on, for every handle of this window."""
        model, self._target = self._target, None
        vault.use_embedder(model)
        if self._note_arrived is not None:
            self._note_arrived(vault)
        self.ready.emit(model)
        vault.clear_leftovers(self._stop.is_set)

    def _has_other_work(self) -> bool:
        return self._stop.is_set() or self._wanted.is_set()

    def _breathe(self) -> bool:
        """Asked between two statements: let the window's thread go first, and say whether to stop."""
        time.sleep(BREATH)
        return self._stop.is_set()

    def _embed(self) -> int:
        should_stop: ShouldStop = self._stop.is_set
        try:
            return self._vault.embed_missing(self._work.progress, should_stop, BATCH) if self._vault else 0
        except ModelMismatch:
            if self._other_model():
                return self._embed()
            if self._vault is None or self._vault.model_state().moving is None:
                raise
            return 0  # on its way to the model that is wanted here
        except EnvironmentFault:
            raise
        except VaultError:  # stopped half-way: the rest is made next time
            return 0

    def _other_model(self) -> bool:
        """Whether another program moved the vault meanwhile, and its model could be loaded; tried once a model."""
        vault, load = self._vault, self._load
        ours = None if vault is None else vault.model_state().fingerprint
        if vault is None or load is None or ours == self._unknown:
            return False
        model = load()
        if model.fingerprint != ours:
            self._unknown = ours or ""
            return False
        vault.use_embedder(model)
        self.ready.emit(model)
        return True

    def _went_on(self, done: int, total: int) -> None:
        """Say how far the work is; what is done in a moment is not worth a word."""
        if total >= WORTH_A_WORD and not self._stop.is_set():
            self._say(text.embedding(done, total) if done < total else text.MODEL_READY)

    def _came_on(self, done: int, total: int) -> None:
        """Say how far the way to another model is."""
        if not self._stop.is_set():
            self._say(text_meaning.progress_words(done, total) if done < total else text.MODEL_READY)

    def _say(self, sentence: str) -> None:
        self.state = sentence
        self.noticed.emit(sentence)

    async def close(self) -> None:
        """Stop after the batch under way, close the handle and end the thread."""
        self._stop.set()
        self._wanted.set()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=True)

    def _close(self) -> None:
        if self._vault is not None:
            self._vault.close()
            self._vault = None
