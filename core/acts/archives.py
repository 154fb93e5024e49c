"""The vault as an archive: written whole, and adopted whole by an empty vault."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import IO

from core.acts.bench import Bench
from core.answers import ExportReport, ImportPreview, ImportReport
from core.errors import FileUnreadable, InvalidRequest
from core.exchange.archive import Archive, write_archive
from core.exchange.writing import write_built
from core.store.check import verify
from core.store.dump import adopt, columns_of, is_untouched, rows_of, table_names
from core.store.journal import last_operation
from core.store.meta import get_meta
from core.store.schema import SCHEMA_VERSION
from core.window import instant_text

NAME = "variorum"
SAMPLE = 5  # texts shown in a preview


def write(bench: Bench, path: Path) -> ExportReport:
    """Write everything but indexes and vectors; raises ``FileUnwritable``, ``DiskFull``."""
    counts: dict[str, int] = {}
    at = bench.clock()

    def build(file: IO[bytes]) -> None:
        tables = ((name, columns_of(name), rows_of(bench.store, name)) for name in table_names())
        counts.update(write_archive(file, _facts(bench, instant_text(at)), at, tables))

    with bench.store.reading():
        target, size, digest = write_built(path, build)
    return ExportReport(str(target), "archive", counts["memory"], counts["version"], size, digest)


def _facts(bench: Bench, at: str) -> dict[str, object]:
    return {
        "schema": SCHEMA_VERSION,
        "vault": get_meta(bench.store, "vault"),
        "owner": bench.owner,
        "created_at": at,
        "operations": last_operation(bench.store),
    }


def preview(archive: Archive) -> ImportPreview:
    """What an archive holds."""
    counts = {name: int(facts["rows"]) for name, facts in archive.manifest["tables"].items()}
    columns = columns_of("version")
    texts = (str(row[columns.index("text")]) for row in archive.rows("version", columns))
    return ImportPreview(
        NAME, (), counts.get("episode", 0), counts.get("memory", 0), (str(archive.manifest.get("owner")),),
        None, None, tuple(islice(texts, SAMPLE)), (),
    )  # fmt: skip


def bring_back(bench: Bench, archive: Archive, name: str, *, dry_run: bool = False) -> ImportReport:
    """Adopt an archive: every table and view, the log with its chain, verdicts and undo.

    Raises ``InvalidRequest`` when the vault holds something already, and
    ``FileUnreadable`` when the rows do not agree with each other; the vault is
    then as it was.
    """
    if archive.manifest.get("schema") != SCHEMA_VERSION:
        raise FileUnreadable(
            f"“{name}” was written with another schema ({archive.manifest.get('schema')}).",
            "Bring it back with the Variorum that wrote it, then open that vault here.",
        )
    memories, episodes = (int(archive.manifest["tables"][table]["rows"]) for table in ("memory", "episode"))
    found = memories + episodes
    if dry_run:
        return ImportReport(NAME, found, found, 0, 0, (), 0, 0, 0, None)
    with bench.store.writing():
        if not is_untouched(bench.store):
            raise InvalidRequest(
                "This vault holds something already; an archive is brought back into an empty one.",
                "Name a new file: variorum --vault NEW.vault import …",
            )
        adopt(bench.store, ((table, archive.rows(table, columns_of(table))) for table in table_names()))
        wrong = verify(bench.store)
        if wrong:
            raise FileUnreadable(f"“{name}” does not agree with itself: {wrong[0].message}.", "Use another copy of it.")
    bench.view()  # sees that the log is another one
    return ImportReport(NAME, found, found, 0, 0, (), 0, 0, 0, last_operation(bench.store))
