"""Another copy of one's vault merged into this one: what either knows is kept, and what they disagree on is asked.

The other copy is an archive or a vault file; it is checked whole first and
never written. All of it is one operation, and one undo takes it back.

Copies merged in any order, and however often, come to answer the same: which
memories there are, in which wordings, with which windows, links and verdicts,
and what is asked. Two things stay each copy's own. A wording's number is never
changed once it was shown, and the copy that learns of it later counts it later.
And the time at which something was recorded is the time at which *this* vault
learned it: what was known here last May must be answered as it was, so that
what another copy knew by then came in with the merge. When it was said, and
the other log with its times, are kept beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from core.acts import archives
from core.acts.bench import Bench
from core.answers import ImportReport
from core.domain import Progress, ShouldStop
from core.errors import FileUnreadable, InvalidRequest
from core.exchange.archive_open import Archive
from core.moves import CopyFacts
from core.previews import ImportPreview
from core.store.backup import backup_beside
from core.store.check import verify
from core.store.connection import Store, open_store
from core.store.counts import count_open
from core.store.dump import is_untouched
from core.store.file import is_vault
from core.store.journal import LATEST, Writer
from core.store.memories import latest_texts
from core.store.migrations import require_schema
from core.store.origins import MERGE
from core.store.people import owner_name
from core.store.review import count_proposals
from core.store.strands import Parted, parted, put_entries, shared_entries
from core.store.union import Union, bring
from core.store.union_life import settle_lives
from core.store.union_rulings import settle_rulings
from core.store.union_same import drop_doubles, settle_episodes, settle_settings, settle_statements, settle_subjects

SAMPLE = 5  # texts shown in a preview


def is_copy(bench: Bench, path: Path, archive: Archive | None) -> bool:
    """Whether what stands at a path is merged: a vault, or an archive where we hold something already."""
    return is_vault(path) if archive is None else not is_untouched(bench.store)


def preview(bench: Bench, path: Path, archive: Archive | None) -> ImportPreview:
    """What another copy would bring; nothing is stored. Raises like ``unite``."""
    with _other(bench, path, archive) as theirs, bench.store.reading():
        since = _compared(bench, theirs, path.name)
        sample = tuple(latest_texts(theirs, sorted(since.new, reverse=True)[:SAMPLE]).values())
        owner = owner_name(theirs)
    return ImportPreview(archives.NAME, (), 0, len(since.new), (owner,), None, None, sample, (), copy=_facts(since))


def unite(
    bench: Bench,
    path: Path,
    archive: Archive | None,
    progress: Progress | None = None,
    should_stop: ShouldStop | None = None,
    *,
    dry_run: bool = False,
) -> ImportReport:
    """Merge another copy of this vault into it, as one operation; a copy that brings nothing new changes nothing.

    Raises ``InvalidRequest`` for a vault that is no copy of this one, and
    ``FileUnreadable`` for one that does not agree with itself.
    """
    with _other(bench, path, archive, progress, should_stop) as theirs:
        with bench.store.reading():
            since = _compared(bench, theirs, path.name)
        if dry_run or not since.entries:
            return _report(since, 0, 0, None)
        if bench.store.path is not None:
            backup_beside(bench.store, f"before-merge-{bench.clock():%Y%m%d-%H%M%S}")
        waiting = _waiting(bench)
        name = path.name.encode("utf-8", "replace").decode("utf-8")
        with bench.operation(MERGE, note=f"another copy: {name}") as writer:
            since = _compared(bench, theirs, path.name)  # again, now that nobody else can write
            _merge(writer, theirs, since, shared_entries(bench.store, theirs))
        now = _waiting(bench)
    return _report(since, max(0, now[0] - waiting[0]), max(0, now[1] - waiting[1]), writer.number)


def _merge(writer: Writer, theirs: Store, since: Parted, shared: int) -> None:
    put_entries(writer, since.entries)
    union = Union(writer, theirs, shared)
    bring(union)
    drop_doubles(union)
    undone = settle_rulings(union)
    settle_subjects(union)
    settle_settings(union)
    settle_lives(union, undone)
    settle_statements(union)
    settle_episodes(union)
    drop_doubles(union)


def _waiting(bench: Bench) -> tuple[int, int]:
    return count_open(bench.store), count_proposals(bench.store, LATEST)


def _report(since: Parted, contradictions: int, proposals: int, operation: int | None) -> ImportReport:
    found = len(since.new) + len(since.there)
    return ImportReport(
        archives.NAME, found, len(since.new), 0, 0, (), 0, contradictions, proposals, operation, copy=_facts(since)
    )


def _facts(since: Parted) -> CopyFacts:
    return CopyFacts(
        len(since.new), len(since.there - since.both), len(since.here - since.both), len(since.both), len(since.entries)
    )


def _compared(bench: Bench, theirs: Store, name: str) -> Parted:
    shared = shared_entries(bench.store, theirs)
    if not shared:
        raise InvalidRequest(
            f"“{name}” is another vault, not a copy of this one.",
            "Only copies of one vault are merged. Open it on its own, with --vault.",
        )
    return parted(bench.store, theirs, shared)


@contextmanager
def _other(
    bench: Bench,
    path: Path,
    archive: Archive | None,
    progress: Progress | None = None,
    should_stop: ShouldStop | None = None,
) -> Iterator[Store]:
    """The other copy, checked whole: an archive in memory, a vault file where it is, for reading only."""
    if archive is not None:
        with closing(open_store(None)) as store:
            with store.writing():
                archives.fill(store, archive, progress, should_stop)
            yield store
        return
    ours = bench.store.path
    if ours is not None and path.resolve() == ours.resolve():
        raise InvalidRequest("This is the vault itself.", "Choose another copy of it.")
    with closing(open_store(path, read_only=True)) as store:
        require_schema(store)
        wrong = verify(store)
        if wrong:
            raise FileUnreadable(f"“{path.name}” is damaged: {wrong[0].message}.", "Use another copy of it.")
        yield store
