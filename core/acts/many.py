"""One act on many memories: one operation, one undo. Those that already are so stay as they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.acts.bench import Bench
from core.acts.curate import put_mark, put_retired, put_tags, take_mark
from core.acts.wording import put_end
from core.errors import InvalidRequest, InvalidWindow, NothingChanged
from core.library import ManyReport, Watch
from core.store.journal import Writer
from core.store.memories import find_memory
from core.window import Moment, in_words

MOST = 100_000  # memories of one act; what a person selects at once in the largest list that is measured
_STEP = 64  # memories between two looks at whether to stop

Act = Callable[[Writer, int], object]


def pin_many(bench: Bench, memories: Sequence[str], on: bool, watch: Watch) -> ManyReport:
    """Pin these memories, or take their pins off."""
    if on:
        return _each(bench, "pin", memories, lambda writer, memory: put_mark(bench, writer, memory, "pinned"), watch)
    return _each(bench, "unpin", memories, lambda writer, memory: take_mark(bench, writer, memory, "pinned"), watch)


def archive_many(bench: Bench, memories: Sequence[str], watch: Watch) -> ManyReport:
    """Put these memories out of sight, without a word on their truth."""
    return _each(bench, "archive", memories, lambda writer, memory: put_mark(bench, writer, memory, "archived"), watch)


def retire_many(bench: Bench, memories: Sequence[str], watch: Watch) -> ManyReport:
    """Mark these memories as never right; what a rule closed on their word opens again."""
    return _each(bench, "retire", memories, lambda writer, memory: put_retired(bench, writer, memory), watch)


def end_many(bench: Bench, memories: Sequence[str], on: Moment | None, watch: Watch) -> ManyReport:
    """Mark these memories as no longer true since ``on`` (None = now).

    One that has ended by then, or began later, stays as it is and is counted as unchanged.
    """

    def end(writer: Writer, memory: int) -> None:
        try:
            put_end(bench, writer, memory, on or Moment(writer.at))
        except InvalidWindow as reason:
            raise NothingChanged(reason.message) from reason

    note = f"no longer true since {in_words(on)}" if on else "no longer true"
    return _each(bench, "end", memories, end, watch, note)


def tag_many(
    bench: Bench, memories: Sequence[str], add: Sequence[str], remove: Sequence[str], watch: Watch
) -> ManyReport:
    """Add tags to these memories and take others away; raises ``InvalidText``, ``InvalidRequest`` without any."""
    if not add and not remove:
        raise InvalidRequest("No tag was named.", "Name one to add or to remove.")
    note = ", ".join([f"+{name}" for name in add] + [f"-{name}" for name in remove])
    return _each(
        bench, "tag", memories, lambda writer, memory: put_tags(bench, writer, memory, add, remove), watch, note
    )


def _each(bench: Bench, kind: str, memories: Sequence[str], act: Act, watch: Watch, note: str = "") -> ManyReport:
    wanted = tuple(dict.fromkeys(memories))
    if not 1 <= len(wanted) <= MOST:
        raise InvalidRequest(f"Choose 1 to {MOST:,} memories, not {len(wanted):,}.")
    unchanged = 0
    with bench.operation(kind, note=note) as writer:
        for at, given in enumerate(wanted):
            if at % _STEP == 0:
                watch.look(at, len(wanted))
            try:
                act(writer, find_memory(bench.store, given))
            except NothingChanged:
                unchanged += 1
    return ManyReport(len(wanted) - unchanged, unchanged, writer.number if writer.touched else None)
