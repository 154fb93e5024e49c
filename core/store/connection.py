"""The one file that knows the SQLite driver: opening, pragmas, faults, transactions."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import apsw

from core.errors import (
    InvalidWindow,
    LibraryTooOld,
    VaultDamaged,
    VaultError,
    VaultReadOnly,
)
from core.stopping import Stop
from core.store.faults import Faults, fault_of
from core.store.file import has_log, require_file, resolved
from core.store.kept import Kept, Mark

Row = tuple[Any, ...]
T = TypeVar("T")

OLDEST_SQLITE = (3, 51, 3)  # its WAL-reset fault loses commits of two writing processes before that
BUSY_MILLISECONDS = 10_000  # a writer's longest transaction, an import of 100,000 rows, stays below it
POLL_MILLISECONDS = 2
"""Between two looks at a lock. SQLite's own pauses grow to 100 ms, so that a writer among short ones starves."""
MEGABYTE = 1024 * 1024


class Store:
    """An open vault file for one thread at a time, with its rows and transactions.

    Every driver error leaves here as a ``VaultError``: busy, full, read-only,
    damaged, interrupted.
    """

    def __init__(self, connection: apsw.Connection, path: Path | None, read_only: bool) -> None:
        self._connection = connection
        self.path = path
        self.read_only = read_only
        self._faults = Faults(path)
        self._stop: Stop | None = None
        self._words: apsw.FTS5Tokenizer | None = None
        self._is_writing = False
        self._mark: Mark | None = None
        self._kept = Kept()

    def rows(self, sql: str, values: Sequence[Any] = ()) -> list[Row]:
        """All rows of a query."""
        self.go_on()
        with self.faults():
            return list(self._connection.execute(sql, values))

    def row(self, sql: str, values: Sequence[Any] = ()) -> Row | None:
        """The first row of a query, if any."""
        with self.faults():
            for found in self._connection.execute(sql, values):
                return tuple(found)
        return None

    def each(self, sql: str, values: Sequence[Any] = ()) -> Iterator[Row]:
        """The rows of a query one by one, for those that are read once or not to the end."""
        with self.faults():
            yield from self._connection.execute(sql, values)

    def value(self, sql: str, values: Sequence[Any] = ()) -> Any:
        """The first column of the first row, or None."""
        found = self.row(sql, values)
        return found[0] if found else None

    def run(self, sql: str, values: Sequence[Any] = ()) -> None:
        """Run one statement that answers nothing."""
        with self.faults():
            for _ in self._connection.execute(sql, values):
                pass

    def run_many(self, sql: str, values: Iterable[Sequence[Any]]) -> None:
        """Run one statement for each row of values."""
        with self.faults():
            for _ in self._connection.executemany(sql, values):
                pass

    def insert(self, sql: str, values: Sequence[Any]) -> int:
        """Run an INSERT and give the key of the new row."""
        self.run(sql, values)
        return self._connection.last_insert_rowid()

    @contextmanager
    def writing(self) -> Iterator[None]:
        """One immediate transaction: all of it, or nothing when anything raises."""
        if self.read_only:
            raise VaultReadOnly(
                f"The vault {self.path} is open for reading only.", "Open it again where it can be written."
            )
        self.run("BEGIN IMMEDIATE")
        self._is_writing = True
        try:
            yield
            self.run("COMMIT")
        except BaseException:
            if not self._connection.get_autocommit():
                self._connection.execute("ROLLBACK")
            raise
        finally:
            self._is_writing = False

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Several reads of the same state, however much others write meanwhile."""
        if self._connection.in_transaction:
            yield
            return
        with self.heeding():
            self.run("BEGIN")
            try:
                self._mark = self._state()
                yield
            finally:
                self._mark = None
                if not self._connection.get_autocommit():
                    self._connection.execute("ROLLBACK")

    @contextmanager
    def heeding(self, stop: Stop | None = None) -> Iterator[None]:
        """Reads, and what is done between them, that ``stop`` ends: what runs then raises ``Interrupted``.

        Inside of others they end with those. None: ``interrupt`` alone ends them.
        """
        if self._stop is not None:
            yield
            return
        self._stop = stop or Stop()
        try:
            with self._stop.cutting(self._connection.interrupt):
                yield
        except VaultDamaged:
            self._stop.go_on()  # cut while a table is being opened, the driver says that the table lacks a part
            raise
        finally:
            self._stop = None

    @contextmanager
    def values(self) -> Iterator[None]:
        """Reading rows into values: what no vault ever wrote is damage, not a fault of the program."""
        try:
            yield
        except (ValueError, OverflowError, TypeError, KeyError, InvalidWindow) as reason:
            raise VaultDamaged(
                f"A row of the vault {self.path or ''} cannot be read ({reason}).",
                "“variorum verify” names it; restore a backup.",
            ) from reason

    def faults(self) -> Faults:
        """Turn driver errors into errors of the house."""
        return self._faults

    @contextmanager
    def behind(self) -> Iterator[None]:
        """Meanwhile the tables that a module keeps behind one of its own may be written, too."""
        self._connection.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 0)
        try:
            yield
        finally:
            self._connection.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 1)

    def identity(self) -> str | None:
        """Which vault this is: its id with the first entry of its log."""
        found = self.value(_IDENTITY)
        return None if found is None else str(found)

    def data_version(self) -> int:
        """A number that changes when another handle or program has committed."""
        return int(self.value("PRAGMA data_version"))

    def once(self, what: Hashable, read: Callable[[], T]) -> T:
        """What ``read`` finds in the file, under a name; it is read again only after something was written.

        Within a transaction that writes nothing is kept, since that may be taken back.
        """
        return read() if self._is_writing else self._kept.value(self._mark or self._state(), what, read)

    def _state(self) -> Mark:
        return self.data_version(), self._connection.total_changes()

    def index_words(self, text: str) -> list[str]:
        """The words of a text as the word index keeps them, in order."""
        with self.faults():
            if self._words is None:
                self._words = self._connection.fts5_tokenizer("porter", ["unicode61", "remove_diacritics", "2"])
            found = self._words(text.encode(), apsw.FTS5_TOKENIZE_DOCUMENT, None, include_offsets=False)
        return [str(words[0]) for words in found]

    @property
    def stop(self) -> Stop | None:
        """What ends the read that is under way."""
        return self._stop

    def go_on(self) -> None:
        """Raise ``Interrupted`` if the read that is under way was asked to stop; for long work between queries."""
        if self._stop is not None:
            self._stop.go_on()

    def interrupt(self) -> None:
        """Stop the read that runs in another thread; it raises ``Interrupted``."""
        if (stop := self._stop) is not None:
            stop.ask()
        with suppress(apsw.ConnectionClosedError):
            self._connection.interrupt()

    def copy_to(self, target: Path) -> None:
        """Copy the whole vault into a new file through SQLite's own backup."""
        with self.faults():
            copy = apsw.Connection(str(target))
            try:
                with copy.backup("main", self._connection, "main") as backup:
                    while not backup.done:
                        backup.step(4096)
            finally:
                copy.close()

    def size(self) -> int:
        """Bytes of the vault, without the log beside it."""
        return int(self.value("PRAGMA page_count")) * int(self.value("PRAGMA page_size"))

    def in_memory_copy(self) -> Store:
        """A copy of the whole vault that lives in memory until it is closed."""
        with self.faults():
            copy = apsw.Connection(":memory:")
            with copy.backup("main", self._connection, "main") as backup:
                backup.step(-1)
        store = Store(copy, None, read_only=False)
        _configure(store, copy)
        return store

    def close(self) -> None:
        """Fold the write-ahead log into the file where possible, and close."""
        if self.path is not None and not self.read_only:
            # Where another program still reads, the log is folded in by whoever closes last.
            with suppress(apsw.Error):
                self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        self._connection.close()


def open_content(content: bytes) -> Store:
    """Another program's database, held in memory and for reading only; its file is never touched.

    Raises ``VaultDamaged`` for what is none.
    """
    connection = apsw.Connection(":memory:")
    try:
        # Bytes 18 and 19 say that a write-ahead log lies beside; in memory none can.
        connection.deserialize("main", content[:18] + b"\x01\x01" + content[20:])
        for pragma in ("query_only=1", "trusted_schema=0", "cell_size_check=1"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchall()
    except apsw.Error as reason:
        connection.close()
        raise fault_of(reason, None) from reason
    return Store(connection, None, read_only=True)


def open_store(path: Path | None, *, read_only: bool = False, create: bool = False) -> Store:
    """Open a file (None = in memory) with every pragma set and read back.

    Makes the folder 0700 and a new file 0600 whatever the umask. Raises
    ``VaultMissing``, ``NotAVault``, ``VaultReadOnly``, ``LibraryTooOld`` and
    the faults of ``Store``.
    """
    _require_library()
    if path is not None:
        path = resolved(path)
        require_file(path, create=create)
    expected = identity_of_file(path) if path is not None and has_log(path) else None
    flags = apsw.SQLITE_OPEN_READONLY if read_only else apsw.SQLITE_OPEN_READWRITE | apsw.SQLITE_OPEN_CREATE
    try:
        connection = apsw.Connection(":memory:" if path is None else str(path), flags=flags)
    except apsw.Error as reason:
        raise fault_of(reason, path) from reason
    store = Store(connection, path, read_only)
    try:
        if expected is not None:
            _require_own_log(store, connection, expected)
        _configure(store, connection)
    except VaultError:
        connection.close()
        raise
    return store


def _require_library() -> None:
    version = tuple(int(part) for part in apsw.sqlite_lib_version().split("."))
    if version < OLDEST_SQLITE:
        wanted = ".".join(map(str, OLDEST_SQLITE))
        raise LibraryTooOld(
            f"This SQLite library is {apsw.sqlite_lib_version()}; a vault needs {wanted} or newer.",
            "Install the pinned packages again with packaging/run.",
        )


# The first entry's chain carries its random salt, so that no two vaults share it.
_IDENTITY = "SELECT value || hex((SELECT chain FROM operation WHERE number = 1)) FROM meta WHERE key = 'vault'"


def identity_of_file(path: Path) -> str | None:
    """Which vault the file alone is, without the log beside it; None when there is none yet."""
    address = f"{path.absolute().as_uri()}?immutable=1"
    with suppress(apsw.Error, UnicodeDecodeError):
        alone = apsw.Connection(address, flags=apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI)
        try:
            for (found,) in alone.execute(_IDENTITY):
                return str(found)
        finally:
            alone.close()
    return None


def _require_own_log(store: Store, connection: apsw.Connection, expected: str) -> None:
    """A log that a copied or renamed file left behind would make another vault of this one."""
    seen = None
    with suppress(VaultError):
        seen = store.identity()
    if seen != expected:
        connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
        raise VaultDamaged(
            f"The log beside {store.path} (its name ends in -wal) belongs to another vault.",
            "Move that log away, with the file ending in -shm; the vault itself was not touched.",
        )


def _configure(store: Store, connection: apsw.Connection) -> None:
    with store.faults():
        connection.set_busy_handler(_wait)
        connection.enable_load_extension(True)
        connection.load_extension(_vector_extension())
        connection.enable_load_extension(False)
        connection.config(apsw.SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
        connection.config(apsw.SQLITE_DBCONFIG_DEFENSIVE, 1)
    # One pragma a call: several in one string stop at the first that answers a row.
    if not store.read_only:
        wanted = "memory" if store.path is None else "wal"
        if store.value(f"PRAGMA journal_mode={wanted}") != wanted:
            raise VaultReadOnly(
                f"The vault {store.path} cannot keep a write-ahead log there.",
                "Move it to a local disk; network folders do not carry one.",
            )
    store.run("PRAGMA synchronous=FULL")
    store.run("PRAGMA foreign_keys=ON")
    store.run(f"PRAGMA cache_size=-{64 * 1024}")  # 64 MB: a vault of 100,000 memories stays in it
    store.run(f"PRAGMA mmap_size={64 * MEGABYTE}")  # what is mapped counts as memory held, and gains little beyond
    store.run("PRAGMA secure_delete=ON")
    store.run("PRAGMA temp_store=MEMORY")
    if store.value("PRAGMA foreign_keys") != 1 or store.value("PRAGMA synchronous") != 2:
        raise VaultDamaged(f"The vault {store.path} refuses its safety settings.", "Try a backup.")


def _wait(tries: int) -> bool:
    """Wait a moment for a lock that another program holds; False when it was long enough."""
    if tries * POLL_MILLISECONDS >= BUSY_MILLISECONDS:
        return False
    time.sleep(POLL_MILLISECONDS / 1000)
    return True


def _vector_extension() -> str:
    """The file of sqlite-vec, found without importing its module: that brings numpy along and takes 0.1 s."""
    found = find_spec("sqlite_vec")
    for folder in (found.submodule_search_locations or ()) if found else ():
        return str(Path(folder) / "vec0")
    raise LibraryTooOld(
        "The library sqlite-vec, which a vault needs, is not installed.",
        "Install the pinned packages again with packaging/run.",
    )
