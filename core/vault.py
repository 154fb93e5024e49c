"""The face of the engine: a vault, and everything that can be asked of it or done to it.

Thin on purpose: each method delegates to ``core/acts``. One handle serves one
thread at a time; the application opens one to read and one to write. Writes
answer with a ``Receipt`` and are one operation each; ids are full or short.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from core.acts import add as adding
from core.acts import browse, curate, embed, find, imports, policies, review, upkeep
from core.acts import undo as undoing
from core.acts.bench import OWNER, Bench
from core.answers import (
    ExportReport,
    Found,
    ImportOptions,
    ImportPreview,
    ImportReport,
    ListRequest,
    Page,
    Problem,
    Proposal,
    Query,
    SourceRow,
    Stats,
)
from core.domain import (
    Clock,
    Episode,
    MemoryDetail,
    Operation,
    Policy,
    Progress,
    ProposalKind,
    ProposalState,
    Receipt,
    ShouldStop,
    Showing,
    Skipped,
    Statement,
)
from core.errors import InvalidRequest, VaultError
from core.identity import Ids, new_id, system_clock
from core.inference.embed import Embedder
from core.store.backup import backup_beside, write_backup
from core.store.check import verify
from core.store.connection import Store, open_store
from core.store.journal import entry, last_operation
from core.store.memories import marked_memories
from core.store.meta import get_meta
from core.store.migrations import create_tables, require_schema
from core.store.people import owner_name, put_owner
from core.store.schema import SCHEMA_VERSION
from core.store.view import Views
from core.text import require_text
from core.window import Moment

if TYPE_CHECKING:
    from core.inference.chat import ChatModel


class Vault:
    """One open vault; see the module for how handles and threads go together."""

    schema = SCHEMA_VERSION

    def __init__(self, store: Store, clock: Clock, ids: Ids, embedder: Embedder | None) -> None:
        self._bench = Bench(store, clock, ids, Views(store, clock), owner_name(store), embedder)
        self.vault_id = get_meta(store, "vault") or ""
        self.owner = self._bench.owner

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
    ) -> Vault:
        """Make an empty vault (mode 0600, its folder 0700) and open it.

        Raises ``NotAVault`` when something is there already, ``VaultReadOnly``, ``InvalidText``.
        """
        _require_names(owner, aliases)
        store = open_store(path, create=True)
        try:
            return cls._made(store, owner, aliases, clock, ids, embedder)
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
    ) -> Vault:
        """An empty vault that lives as long as this handle; for benches and tests."""
        _require_names(owner, aliases)
        return cls._made(open_store(None), owner, aliases, clock, ids, embedder)

    @classmethod
    def _made(
        cls,
        store: Store,
        owner: str | None,
        aliases: Sequence[str],
        clock: Clock,
        ids: Ids,
        embedder: Embedder | None,
    ) -> Vault:
        with store.writing():
            vault = ids(clock())
            create_tables(store, vault)
            # The note ties the vault's id to the log: the entry's digest covers it.
            with entry(store, clock, ids, "init", actor=OWNER, note=vault) as writer:
                put_owner(writer, ids, owner, aliases)
        return cls(store, clock, ids, embedder)

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        read_only: bool = False,
        clock: Clock = system_clock,
        embedder: Embedder | None = None,
        ids: Ids = new_id,
    ) -> Vault:
        """Open a vault; an older one is brought forward, with a backup first.

        Raises ``VaultMissing``, ``NotAVault``, ``VaultTooNew``, ``VaultBusy``,
        ``VaultDamaged``, ``VaultReadOnly``, ``LibraryTooOld``.
        """
        store = open_store(path, read_only=read_only)
        try:
            require_schema(store)
            return cls(store, clock, ids, embedder)
        except VaultError:
            store.close()
            raise

    @property
    def path(self) -> Path | None:
        """The vault's file, None in memory."""
        return self._bench.store.path

    def use_embedder(self, embedder: Embedder | None) -> None:
        """Set the language model once it has loaded; None = words only."""
        self._bench.embedder = embedder

    def close(self) -> None:
        """Close this handle; the last one folds the write-ahead log in."""
        self._bench.store.close()

    def interrupt(self) -> None:
        """Stop the read that runs in another thread; it raises ``Interrupted``."""
        self._bench.store.interrupt()

    def add(self, statement: Statement) -> Receipt:
        """Write one statement through all layers; raises ``InvalidText``."""
        return adding.add(self._bench, statement)

    def keep(self, id: str) -> Receipt:
        """Make a memory of a skipped statement or of a message."""
        return adding.keep(self._bench, id)

    def revise(self, memory: str, text: str, since: Moment | None = None) -> Receipt:
        """A better wording, or with ``since`` a change in the world on that date."""
        return curate.revise(self._bench, memory, text, since)

    def end(self, memory: str, on: Moment | None = None) -> Receipt:
        """No longer true since ``on`` (None = now)."""
        return curate.end(self._bench, memory, on)

    def retire(self, memory: str) -> Receipt:
        """It was never right."""
        return curate.retire(self._bench, memory)

    def archive(self, memory: str) -> Receipt:
        """Out of sight, without a word on its truth."""
        return curate.archive(self._bench, memory)

    def revive(self, memory: str, version: int, since: Moment | None = None) -> Receipt:
        """Bring an old wording back as a new version."""
        return curate.revive(self._bench, memory, version, since)

    def tag(self, memory: str, add: Sequence[str] = (), remove: Sequence[str] = ()) -> Receipt:
        """Add and remove tags."""
        return curate.tag(self._bench, memory, add, remove)

    def pin(self, memory: str, on: bool = True) -> Receipt:
        """Pin a memory, or take the pin off."""
        return curate.pin(self._bench, memory, on)

    def approve_pending(self, memory: str) -> Receipt:
        """Let a waiting memory count."""
        return review.approve(self._bench, memory, None)

    def proposals(self, state: ProposalState | None = ProposalState.OPEN) -> tuple[Proposal, ...]:
        """The suggested changes in this state (None = all), newest first."""
        return review.proposals(self._bench, state)

    def propose(
        self,
        kind: ProposalKind,
        memory: str,
        base_version: int,
        after: str | None,
        *,
        reason: str,
        by: str,
        quote: str = "",
        guard: str = "",
        since: Moment | None = None,
        prompt: str = "",
        other: str | None = None,
    ) -> Receipt:
        """Suggest a change for a person to decide; ``other`` is a second memory that it takes in."""
        return review.propose(
            self._bench, kind, memory, base_version, after, reason=reason, by=by, quote=quote, guard=guard,
            since=since, prompt=prompt, other=other,
        )  # fmt: skip

    def approve(self, id: str, text: str | None = None) -> Receipt:
        """Apply a proposal or let a waiting memory count, with ``text`` in these words; raises ``StaleProposal``."""
        return review.approve(self._bench, id, text)

    def reject(self, id: str, reason: str = "") -> Receipt:
        """Turn a proposal down, or mark a waiting memory as never right."""
        return review.reject(self._bench, id, reason)

    def approve_source(self, name: str) -> Receipt:
        """Let everything of a source that waits count, in one step."""
        return review.approve_source(self._bench, name)

    def flag(
        self,
        first: tuple[str, int],
        second: tuple[str, int],
        *,
        generator: str,
        reason: str,
        score: float | None = None,
    ) -> Receipt:
        """Open a contradiction between two versions, each given as memory id and number."""
        return curate.flag(self._bench, first, second, generator=generator, reason=reason, score=score)

    def judge(self, memory: str, model: ChatModel, should_stop: ShouldStop | None = None) -> Receipt:
        """Let a model say how a stored statement relates to the others; what it would change waits for a person."""
        from core.acts.judge import judge  # reading replies is prepared only where a model is used

        return judge(self._bench, memory, model, should_stop)

    def unclear(self) -> tuple[str, ...]:
        """The memories about which a model gave no usable answer."""
        return marked_memories(self._bench.store, "unclear")

    def sources(self) -> tuple[SourceRow, ...]:
        """Where statements came from, and what each source's may do."""
        return policies.sources(self._bench)

    def set_policy(self, source: str, policy: Policy) -> Receipt:
        """Set what the further statements of a source may do."""
        return policies.set_policy(self._bench, source, policy)

    def undo(self, operation: int | None = None) -> Receipt:
        """Take back an operation (None = the latest); raises ``UndoConflict``, ``NothingToUndo``."""
        return undoing.undo(self._bench, operation)

    def redo(self) -> Receipt:
        """Take back the latest undo; raises ``UndoConflict``, ``NothingToUndo``."""
        return undoing.redo(self._bench)

    def import_file(
        self,
        path: Path,
        options: ImportOptions,
        progress: Progress | None = None,
        should_stop: ShouldStop | None = None,
    ) -> ImportReport:
        """Store what is new in a file as one operation; ``Cancelled`` leaves nothing."""
        return imports.import_file(self._bench, path, options, progress, should_stop)

    def preview_import(self, path: Path, options: ImportOptions) -> ImportPreview:
        """What a file holds; nothing is stored."""
        return imports.preview_import(self._bench, path, options)

    def search(self, query: Query) -> Found:
        """Find memories and messages by words and meaning."""
        return find.search(self._bench, query)

    def list(self, request: ListRequest) -> Page:
        """One page of memories, newest first."""
        return browse.list_page(self._bench, request)

    def show(self, memory: str, showing: Showing | None = None) -> MemoryDetail:
        """One memory with its whole history; raises ``NotFound``, ``AmbiguousId``."""
        return browse.show(self._bench, memory, showing or Showing())

    def episode(self, id: str, neighbours: int = 2) -> tuple[Episode, ...]:
        """A message among its neighbours, in order."""
        return browse.episode(self._bench, id, neighbours)

    def episodes(
        self, limit: int = 50, cursor: str | None = None, *, spoken: bool = False
    ) -> tuple[tuple[Episode, ...], int, str | None]:
        """One page of messages, newest first, their number, and where to go on.

        ``spoken`` leaves out what was written as a memory at once and is no part of a conversation.
        """
        return browse.episodes(self._bench, limit, cursor, spoken)

    def log(self, limit: int = 50, before: int | None = None) -> tuple[Operation, ...]:
        """Log entries, newest first; ``before`` is the number to go on below."""
        return browse.log(self._bench, limit, before)

    def skipped(self) -> tuple[Skipped, ...]:
        """What the retain filter set aside."""
        return browse.skipped(self._bench)

    def undoable(self) -> Operation | None:
        """What the next undo would take back."""
        return browse.undoable(self._bench)

    def redoable(self) -> Operation | None:
        """The undo that the next redo would take back."""
        return browse.redoable(self._bench)

    def stats(self) -> Stats:
        """Counts of everything."""
        return upkeep.stats(self._bench, self.path, self.schema)

    def verify(self) -> tuple[Problem, ...]:
        """Everything that does not agree; empty = all well."""
        return verify(self._bench.store)

    def embed_missing(
        self, progress: Progress | None = None, should_stop: ShouldStop | None = None, batch: int = 32
    ) -> int:
        """Make the vectors that are missing; gives their number. Raises ``ModelMismatch``."""
        return embed.embed_missing(self._bench, progress, should_stop, batch)

    def reembed(self, progress: Progress | None = None, should_stop: ShouldStop | None = None, batch: int = 32) -> int:
        """Move the vault's vectors to the present model; goes on where it was stopped."""
        return embed.reembed(self._bench, progress, should_stop, batch)

    def export(
        self,
        path: Path,
        format: str,
        *,
        showing: Showing | None = None,
        past: bool = False,
        sources: bool = False,
    ) -> ExportReport:
        """Write memories to a JSON or JSON Lines file, whole or not at all."""
        return upkeep.export(self._bench, path, format, showing=showing or Showing(), past=past, sources=sources)

    def backup(self, path: Path | None = None) -> Path:
        """Copy the vault to a checked file (None = into its own folder of backups)."""
        if path is not None:
            write_backup(self._bench.store, path)
            return path
        if self.path is None:
            raise InvalidRequest("A vault in memory has no folder of backups.", "Name a file.")
        stamp = self._bench.clock().strftime("%Y%m%d-%H%M%S-%f")
        return backup_beside(self._bench.store, stamp)

    def data_version(self) -> int:
        """A number that changes when another handle or program has written."""
        return self._bench.store.data_version()

    def last_operation(self) -> int:
        """The number of the latest operation."""
        return last_operation(self._bench.store)


def _require_names(owner: str | None, aliases: Sequence[str]) -> None:
    for name in (*(() if owner is None else (owner,)), *aliases):
        require_text(name, "name")
