"""The vault as an archive: written whole, looked into, and adopted whole by an empty vault."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from itertools import chain, islice
from pathlib import Path
from typing import IO

from core.acts.bench import Bench
from core.answers import ExportReport, ImportReport
from core.domain import Progress, ShouldStop
from core.errors import Cancelled, FileUnreadable, InvalidRequest, VaultDamaged
from core.exchange.archive import Wishes, write_archive
from core.exchange.archive_open import Archive, Rows, archive_at
from core.exchange.writing import write_built
from core.moves import ArchiveFacts, ExportSample
from core.previews import ImportPreview
from core.store.adopt import adopt
from core.store.connection import Store
from core.store.dump import columns_of, count_of, count_rows, is_untouched, lines_of, table_names
from core.store.journal import last_operation
from core.store.meta import get_meta
from core.store.schema import SCHEMA_VERSION
from core.window import instant_text

NAME = "variorum"
SAMPLE = 5  # texts shown in a preview
_STOPPED = "The import was cancelled; nothing of it was stored."


def write(
    bench: Bench,
    path: Path,
    password: str = "",
    progress: Progress | None = None,
    should_stop: ShouldStop | None = None,
) -> ExportReport:
    """Write everything but indexes and vectors; raises ``FileUnwritable``, ``DiskFull``, ``Cancelled``."""
    counts: dict[str, int] = {}
    at = bench.clock()

    def build(file: IO[bytes]) -> None:
        tables = ((name, names_of(name), lines_of(bench.store, name)) for name in table_names())
        total = count_rows(bench.store)
        wrote = None if progress is None else (lambda done: progress(done, total))
        wishes = Wishes(password, should_stop, wrote)
        counts.update(write_archive(file, _facts(bench, instant_text(at)), at, tables, wishes))

    with bench.store.reading():
        target, size, digest = write_built(path, build)
    return ExportReport(str(target), "archive", counts["memory"], counts["version"], size, digest)


def names_of(table: str) -> tuple[str, ...]:
    """The names of a table's columns, in the order in which an archive holds them."""
    return tuple(name for name, _ in columns_of(table))


def _facts(bench: Bench, at: str) -> dict[str, object]:
    return {
        "schema": SCHEMA_VERSION,
        "vault": get_meta(bench.store, "vault"),
        "owner": bench.called(),
        "created_at": at,
        "operations": last_operation(bench.store),
    }


def sample(bench: Bench) -> ExportSample:
    """What an archive would hold: the number of memories, and of what else, in a line each."""
    told = {
        "memory": "memories",
        "version": "wordings",
        "episode": "messages",
        "operation": "log entries",
        "verdict": "decisions",
    }
    counts = [f"{count_of(bench.store, table):,} {name}" for table, name in told.items()]
    return ExportSample(count_of(bench.store, "memory"), tuple(counts))


def preview(archive: Archive) -> ImportPreview:
    """What an archive holds."""
    columns = names_of("version")
    rows = chain.from_iterable(archive.rows("version", columns))
    texts = (str(row[columns.index("text")]) for row in rows)
    return ImportPreview(
        NAME, (), archive.count("episode"), archive.count("memory"), (str(archive.manifest.get("owner")),),
        None, None, tuple(islice(texts, SAMPLE)), (),
    )  # fmt: skip


def require_readable(archive: Archive) -> None:
    """Refuse an archive of a later schema; one of an earlier schema lacks tables, and they stay empty."""
    schema = archive.manifest.get("schema")
    if not isinstance(schema, int) or schema > SCHEMA_VERSION:
        raise FileUnreadable(f"“{archive.name}” was written by a later Variorum.", "Install the newer Variorum.")


def take(
    bench: Bench,
    archive: Archive,
    progress: Progress | None = None,
    should_stop: ShouldStop | None = None,
    *,
    dry_run: bool = False,
) -> ImportReport:
    """Adopt an archive: every table and view, the log with its chain, verdicts and undo.

    Raises ``InvalidRequest`` when the vault holds something already, and
    ``FileUnreadable`` when the rows do not agree with each other; the vault is
    then as it was.
    """
    found = archive.count("memory") + archive.count("episode")
    if dry_run:
        require_readable(archive)
        return ImportReport(NAME, found, found, 0, 0, (), 0, 0, 0, None)
    with bench.store.writing():
        if not is_untouched(bench.store):  # another program wrote meanwhile
            raise InvalidRequest("This vault holds something by now.", "Bring the archive in again.")
        bench.look_again()  # so that it is noticed afterwards that the log is another one
        fill(bench.store, archive, progress, should_stop)
    bench.look_again()
    return ImportReport(NAME, found, found, 0, 0, (), 0, 0, 0, last_operation(bench.store))


def fill(
    store: Store, archive: Archive, progress: Progress | None = None, should_stop: ShouldStop | None = None
) -> None:
    """Put an archive's rows into an empty vault, inside of the caller's transaction. Raises ``FileUnreadable``."""
    require_readable(archive)
    total, done = sum(archive.count(name) for name in table_names()), 0

    def blocks(table: str) -> Iterator[Rows]:
        nonlocal done
        for rows in archive.rows(table, names_of(table)):
            if should_stop and should_stop():
                raise Cancelled(_STOPPED)
            done += len(rows)
            if progress:
                progress(done, total)
            yield rows

    try:
        wrong = next(iter(adopt(store, blocks)), None)
    except VaultDamaged as reason:
        raise FileUnreadable(f"“{archive.name}”: {reason.message}", reason.hint) from reason
    if wrong:
        raise FileUnreadable(
            f"“{archive.name}” does not agree with itself: {wrong.message}.", "Use another copy of it."
        )


def check(bench: Bench, path: Path, password: str) -> ArchiveFacts:
    """Bring an archive back into an empty vault in memory, which proves that it is whole.

    Raises ``FileUnreadable``, ``PasswordWanted``, ``WrongPassword``.
    """
    archive = archive_at(path, password)
    if archive is None:
        raise FileUnreadable(f"{path} is no archive of Variorum.", "Check the path.")
    with closing(archive), bench.store.writing():
        fill(bench.store, archive)
    said = archive.manifest
    counts = (archive.count(table) for table in ("memory", "version", "episode", "operation"))
    return ArchiveFacts(
        str(said.get("vault")), str(said.get("owner")), str(said.get("created_at")), int(said["schema"]), *counts
    )
