"""Making, opening and closing a vault: one handle on one file, for one thread at a time."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, tzinfo
from pathlib import Path
from typing import TYPE_CHECKING, Self

from core.acts.bench import BUDGET_MS, OWNER, Bench, SecondLook
from core.domain import Clock, ShouldStop
from core.errors import VaultError
from core.identity import Ids, new_id, system_clock
from core.inference.embed import Embedder
from core.later import load
from core.store.connection import Store, open_store
from core.store.journal import entry, last_operation
from core.store.meta import get_meta
from core.store.migrations import create_tables, require_schema
from core.store.people import made_for, put_owner
from core.store.schema import SCHEMA_VERSION
from core.store.view import Views
from core.store.words_index import list_words
from core.text import require_text

if TYPE_CHECKING:
    from core.inference.rerank_folder import Reranker


class Opened:
    """A handle on a vault; see ``core.vault`` for how handles and threads go together."""

    schema = SCHEMA_VERSION

    def __init__(self, store: Store, clock: Clock, ids: Ids, embedder: Embedder | None, zone: tzinfo = UTC) -> None:
        list_words(store)
        self._bench = Bench(store, clock, ids, Views(store, clock), made_for(store), zone, embedder)

    @classmethod
    def create(
        cls,
        path: Path,
        *,
        owner: str | None = None,
        aliases: Sequence[str] = (),
        clock: Clock = system_clock,
        embedder: Embedder | None = None,
        ids: Ids = new_id,
        zone: tzinfo = UTC,
    ) -> Self:
        """Make an empty vault (mode 0600, its folder 0700) and open it; by the days of ``zone`` its owner counts.

        Raises ``NotAVault`` when something is there already, ``VaultReadOnly``, ``InvalidText``.
        """
        _require_names(owner, aliases)
        store = open_store(path, create=True)
        try:
            return cls._made(store, owner, aliases, clock, ids, embedder, zone)
        except VaultError:
            store.close()
            raise

    @classmethod
    def in_memory(
        cls,
        *,
        owner: str | None = None,
        aliases: Sequence[str] = (),
        clock: Clock = system_clock,
        embedder: Embedder | None = None,
        ids: Ids = new_id,
        zone: tzinfo = UTC,
    ) -> Self:
        """An empty vault that lives as long as this handle; for benches and tests."""
        _require_names(owner, aliases)
        return cls._made(open_store(None), owner, aliases, clock, ids, embedder, zone)

    @classmethod
    def _made(
        cls,
        store: Store,
        owner: str | None,
        aliases: Sequence[str],
        clock: Clock,
        ids: Ids,
        embedder: Embedder | None,
        zone: tzinfo,
    ) -> Self:
        with store.writing():
            vault = ids(clock())
            create_tables(store, vault)
            # The note ties the vault's id to the log: the entry's digest covers it.
            with entry(store, clock, ids, "init", actor=OWNER, note=vault) as writer:
                put_owner(writer, ids, owner, aliases)
        return cls(store, clock, ids, embedder, zone)

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        read_only: bool = False,
        clock: Clock = system_clock,
        embedder: Embedder | None = None,
        ids: Ids = new_id,
        zone: tzinfo = UTC,
    ) -> Self:
        """Open a vault; an older one is brought forward, with a backup first. By the days of ``zone`` its owner counts.

        Raises ``VaultMissing``, ``NotAVault``, ``VaultTooNew``, ``VaultBusy``,
        ``VaultDamaged``, ``VaultReadOnly``, ``LibraryTooOld``.
        """
        store = open_store(path, read_only=read_only)
        try:
            require_schema(store)
            return cls(store, clock, ids, embedder, zone)
        except VaultError:
            store.close()
            raise

    @classmethod
    def load_rest(cls, should_stop: ShouldStop) -> None:
        """Load the parts of the engine that opening and listing do not need, before somebody asks for them.

        May run in any thread; takes some tenths of a second and stops between two modules.
        """
        load(cls.__mro__, should_stop)

    @property
    def vault_id(self) -> str:
        """The vault's id; an archive that is brought back brings its own."""
        return get_meta(self._bench.store, "vault") or ""

    @property
    def owner(self) -> str:
        """The owner's name, or "user"."""
        return self._bench.called()

    @property
    def path(self) -> Path | None:
        """The vault's file, None in memory."""
        return self._bench.store.path

    def use_embedder(self, embedder: Embedder | None) -> None:
        """Set the language model once it has loaded; None = words only."""
        self._bench.embedder = embedder

    def use_reranker(
        self,
        reranker: Reranker | None,
        budget_ms: float | None = BUDGET_MS,
        timer: Callable[[], float] = time.perf_counter,
    ) -> None:
        """Set the reranker that searches with ``reread`` use; None = none.

        It reads for ``budget_ms`` milliseconds of a search at most (None = until it is done), by ``timer`` in seconds.
        """
        self._bench.second_look = None if reranker is None else SecondLook(reranker, budget_ms, timer)

    @property
    def has_reranker(self) -> bool:
        """Whether a reranker is set."""
        return self._bench.second_look is not None

    def close(self) -> None:
        """Close this handle; the last one folds the write-ahead log in."""
        self._bench.store.close()

    def interrupt(self) -> None:
        """Stop the read that runs in another thread; it raises ``Interrupted``."""
        self._bench.store.interrupt()

    def data_version(self) -> int:
        """A number that changes when another handle or program has written."""
        return self._bench.store.data_version()

    def last_operation(self) -> int:
        """The number of the latest operation."""
        return last_operation(self._bench.store)


def _require_names(owner: str | None, aliases: Sequence[str]) -> None:
    for name in (*(() if owner is None else (owner,)), *aliases):
        require_text(name, "name")
