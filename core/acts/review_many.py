"""Many things that wait, approved or rejected in one step: those that were ticked, or all of one source."""

from __future__ import annotations

import contextlib
import hashlib
import time
from collections.abc import Callable, Sequence

from core.acts.bench import Bench
from core.acts.policies import require_source
from core.acts.review import approve_within, dispute, reject_within
from core.acts.wording import elapsed
from core.contradictions import SourceWaiting
from core.domain import Layer, Outcome, Receipt, Status
from core.errors import NothingChanged, RequestError, StaleProposal
from core.store.journal import Writer
from core.store.memories import clear_mark
from core.store.orders import sources_by_key
from core.store.proposals import resting_on
from core.store.view import Entry
from core.text import require_text

Shown = Sequence[tuple[str, int | None]]
"""Ids of proposals or waiting memories, each with the version that the person saw."""


def approve_many(bench: Bench, wanted: Shown) -> Receipt:
    """Approve each as it was shown, as one operation; what changed meanwhile is left alone and counted.

    Raises ``NothingChanged`` when none of them could be.
    """
    return _many(bench, "approve", wanted, lambda writer, id, seen: approve_within(bench, writer, id, seen), "Approved")


def reject_many(bench: Bench, wanted: Shown, reason: str = "") -> Receipt:
    """Reject each as it was shown, as one operation, like ``approve_many``; raises also ``InvalidText``."""
    if reason:
        require_text(reason, "reason")

    def turn_down(writer: Writer, id: str, seen: int | None) -> None:
        reject_within(bench, writer, id, reason, seen)

    return _many(bench, "reject", wanted, turn_down, "Rejected", reason)


def _many(
    bench: Bench, kind: str, wanted: Shown, act: Callable[[Writer, str, int | None], object], done: str, note: str = ""
) -> Receipt:
    begun = time.perf_counter()
    alone = 0
    with bench.operation(kind) as writer:
        for given, seen in wanted:
            try:
                act(writer, given, seen)
            except RequestError:  # raised before anything of this one is written
                alone += 1
        count = len(wanted) - alone
        if not count:
            raise NothingChanged("None of them waits as it was shown.", "Look at them again.")
        writer.note = f"{count:,} that were ticked{f': {note}' if note else ''}"
    left = f" Left alone: {alone:,}, which changed meanwhile." if alone else ""
    return Receipt(
        Outcome.DONE, Layer.USER, f"{done}: {count:,}.{left}", operation=writer.number, ms=elapsed(begun)
    )  # fmt: skip


def source_waiting(bench: Bench, name: str) -> SourceWaiting:
    """How much of a source waits, and a mark of what that is, for approving all of it; raises ``NotFound``."""
    with bench.store.reading():
        found = _entries(bench, require_source(bench, name))
        return SourceWaiting(name, len(found), _mark_of(found))


def waiting_sources(bench: Bench) -> tuple[SourceWaiting, ...]:
    """Every source of which memories wait, with their number and mark; the one that wrote last comes first."""
    with bench.store.reading():
        names = sources_by_key(bench.store)
        by_source: dict[int, list[Entry]] = {}
        for entry in bench.view().by_version.values():
            if entry.showing and entry.status is Status.PENDING:
                by_source.setdefault(entry.source, []).append(entry)
        newest = sorted(by_source.items(), key=lambda one: -max(entry.recorded for entry in one[1]))
        return tuple(SourceWaiting(names[key], len(found), _mark_of(found)) for key, found in newest)


def approve_source(bench: Bench, name: str, seen: str | None = None, also: Shown = ()) -> Receipt:
    """Let everything of a source that waits count, as one operation.

    ``seen`` is the mark of what the person saw; when anything was added or
    changed since, nothing is done: ``StaleProposal``. ``also``: proposals by
    the same name, approved along as ``approve_many`` would. Raises ``NotFound``, ``NothingChanged``.
    """
    begun = time.perf_counter()
    with bench.operation("approve", note=f"all that waits from “{name}”") as writer:
        waiting = _waiting(bench, name, seen)
        for given, version in also:
            with contextlib.suppress(RequestError):  # it changed meanwhile, and waits on
                approve_within(bench, writer, given, version)
        for memory in waiting:
            clear_mark(writer, memory, "pending")
        for one in resting_on(bench.store, set(waiting)):
            dispute(bench, writer, one.suggestion)
    memories = f"{len(waiting):,} memories count" if len(waiting) != 1 else "1 memory counts"
    said = f"Approved: {memories} now."
    return Receipt(Outcome.DONE, Layer.USER, said, operation=writer.number, ms=elapsed(begun))


def reject_source(bench: Bench, name: str, reason: str = "", seen: str | None = None, also: Shown = ()) -> Receipt:
    """Mark everything of a source that waits as never right, as one operation; raises like ``approve_source``.

    This takes back in one step what an import brought or a model read out of conversations.
    """
    begun = time.perf_counter()
    if reason:
        require_text(reason, "reason")
    with bench.operation("reject", note=f"all that waits from “{name}”{f': {reason}' if reason else ''}") as writer:
        waiting = _waiting(bench, name, seen)
        for given, version in also:
            with contextlib.suppress(RequestError):  # it changed meanwhile, and waits on
                reject_within(bench, writer, given, reason, version)
        for memory in waiting:
            clear_mark(writer, memory, "pending")
            writer.put("mark", memory, "retired")
    memories = f"{len(waiting):,} memories" if len(waiting) != 1 else "1 memory"
    said = f"Rejected: {memories}. Undo brings them back."
    return Receipt(Outcome.DONE, Layer.USER, said, operation=writer.number, ms=elapsed(begun))


def _waiting(bench: Bench, name: str, seen: str | None) -> list[int]:
    """The memories of a source that wait for approval, if they are those that the person saw."""
    found = _entries(bench, require_source(bench, name))
    if not found:
        raise NothingChanged(f"Nothing of “{name}” waits for approval.")
    if seen is not None and _mark_of(found) != seen:
        raise StaleProposal(f"More of “{name}” waits by now, or something else. Nothing was done.", "Look at it again.")
    return [entry.memory for entry in found]


def _entries(bench: Bench, source: int) -> list[Entry]:
    return [
        entry
        for entry in bench.view().by_version.values()
        if entry.showing and entry.source == source and entry.status is Status.PENDING
    ]


def _mark_of(entries: Sequence[Entry]) -> str:
    """A hash over the versions, whose texts never change, in any order."""
    named = ",".join(map(str, sorted(entry.version for entry in entries)))
    return hashlib.blake2b(named.encode(), digest_size=16).hexdigest()
