"""What goes in and out as a whole: imports, exports, backups, and the vectors that are made afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from core.answers import (
    ExportReport,
    ImportOptions,
    ImportReport,
    SkippedRecord,
)
from core.domain import (
    Progress,
    ShouldStop,
    Showing,
)
from core.errors import InvalidRequest
from core.face.opening import Opened
from core.later import later
from core.moves import ArchiveFacts, ExportSample, Wanted
from core.previews import ImportPreview

if TYPE_CHECKING:
    from core.acts import archives, automatic, exports, imports
    from core.acts import import_preview as previews
    from core.exchange import archive_open, export_lists, writing
    from core.store import backup

    pass
else:
    archives = later("core.acts.archives")
    automatic = later("core.acts.automatic")
    exports = later("core.acts.exports")
    previews = later("core.acts.import_preview")
    imports = later("core.acts.imports")
    archive_open = later("core.exchange.archive_open")
    export_lists = later("core.exchange.export_lists")
    writing = later("core.exchange.writing")
    backup = later("core.store.backup")


class Moving(Opened):
    """Imports, exports, backups and vectors."""

    def import_file(
        self,
        path: Path,
        options: ImportOptions,
        progress: Progress | None = None,
        should_stop: ShouldStop | None = None,
    ) -> ImportReport:
        """Store what is new in a file as one operation; ``Cancelled`` leaves nothing."""
        return automatic.after_import(
            self._bench, imports.import_file(self._bench, path, options, progress, should_stop)
        )

    def preview_import(
        self,
        path: Path,
        options: ImportOptions,
        progress: Progress | None = None,
        should_stop: ShouldStop | None = None,
    ) -> ImportPreview:
        """What a file holds; nothing is stored. Raises ``Cancelled``."""
        return previews.preview_import(self._bench, path, options, progress, should_stop)

    def foresee_import(
        self,
        path: Path,
        options: ImportOptions,
        progress: Progress | None = None,
        should_stop: ShouldStop | None = None,
    ) -> ImportReport:
        """What an import would come to, played through on a copy in memory; nothing is stored."""
        return imports.import_file(self._bench, path, replace(options, dry_run=True), progress, should_stop)

    def save_left_out(self, path: Path, records: Sequence[SkippedRecord]) -> Path:
        """Write the records that an import left out as a table of places and reasons; gives the file's place."""
        return writing.write_file(path, export_lists.left_out_table(records))[0]

    @staticmethod
    def require_unlocked(path: Path, password: str = "") -> None:
        """Refuse a locked archive without its password: ``PasswordWanted``, ``WrongPassword``; anything else passes."""
        archive = archive_open.archive_at(path, password)
        if archive is not None:
            archive.close()

    @classmethod
    def check_archive(cls, path: Path, password: str = "") -> ArchiveFacts:
        """Check an archive whole, without a vault; raises ``FileUnreadable``, ``PasswordWanted``, ``WrongPassword``."""
        vault = cls.in_memory()
        try:
            return archives.check(vault._bench, path, password)
        finally:
            vault.close()

    def export(
        self,
        path: Path,
        format: str,
        *,
        showing: Showing | None = None,
        past: bool = False,
        sources: bool = False,
        query: str = "",
        redact: bool = False,
        password: str = "",
        progress: Progress | None = None,
        should_stop: ShouldStop | None = None,
    ) -> ExportReport:
        """Write memories to a file or folder, whole or not at all; ``query`` = only what this search finds.

        ``archive`` takes everything there is, whatever is shown, and is the only
        format that a ``password`` locks. ``Cancelled`` leaves nothing.
        """
        wanted = Wanted(showing or Showing(), past, sources, query, redact)
        return self.export_wanted(path, format, wanted, password, progress, should_stop)

    def export_wanted(
        self,
        path: Path,
        format: str,
        wanted: Wanted,
        password: str = "",
        progress: Progress | None = None,
        should_stop: ShouldStop | None = None,
    ) -> ExportReport:
        """The same with every wish that an export knows."""
        if format == "archive":
            return archives.write(self._bench, path, password, progress, should_stop)
        if password:
            raise InvalidRequest("Only an archive can be locked with a password.", "Choose the format “archive”.")
        return exports.export(self._bench, path, format, wanted, progress, should_stop)

    def sample_export(self, format: str, wanted: Wanted) -> ExportSample:
        """What an export would write: how many memories, and the first three as they would look; nothing is written."""
        if format == "archive":
            return archives.sample(self._bench)
        return exports.sample(self._bench, format, wanted)

    def backup(self, path: Path | None = None) -> Path:
        """Copy the vault to a checked file (None = into its own folder of backups)."""
        if path is not None:
            backup.write_backup(self._bench.store, path)
            return path
        if self.path is None:
            raise InvalidRequest("A vault in memory has no folder of backups.", "Name a file.")
        stamp = self._bench.clock().strftime("%Y%m%d-%H%M%S-%f")
        return backup.backup_beside(self._bench.store, stamp)
