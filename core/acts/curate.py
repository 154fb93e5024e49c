"""What a person does to a memory: reword, end, retire, archive, revive, tag, pin, approve, flag."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from core.acts.bench import OWNER, Bench
from core.domain import Channel, EdgeKind, Layer, Outcome, Receipt, Status
from core.engine.curate import (
    WindowPlan,
    plan_change,
    plan_end,
    plan_revival,
    plan_wording,
    shown_at,
)
from core.engine.dedupe import hash_key, near_key
from core.errors import InvalidRequest, NothingChanged
from core.store.journal import Writer
from core.store.memories import (
    LiveWindow,
    NewVersion,
    clear_mark,
    clear_tag,
    find_memory,
    latest_window,
    live_marks,
    live_tags,
    live_windows,
    memory_id,
    put_version,
    version_row,
    window_columns,
)
from core.store.people import source_key
from core.store.review import move_contradictions, put_contradiction
from core.store.words_index import add_version
from core.text import distinct_tags, require_text
from core.window import Moment


def revise(bench: Bench, given: str, text: str, since: Moment | None) -> Receipt:
    """A new wording: for the same truth, or with ``since`` for a change in the world.

    Raises ``NotFound``, ``AmbiguousId``, ``InvalidText``, ``InvalidWindow``.
    The very same wording changes nothing, and says so.
    """
    begun = time.perf_counter()
    require_text(text)
    with bench.operation("revise", note=_since_note(since)) as writer:
        memory = find_memory(bench.store, given)
        held = _held(bench, memory)
        replaced = shown_at(held, since.at if since else writer.at)
        if version_row(bench.store, memory, replaced.number)[1] == text:
            return _unchanged(bench, memory, replaced.number, begun)
        plan = plan_wording(held, writer.at) if since is None else plan_change(held, since)
        number = _new_version(bench, writer, memory, text, plan, replaced=replaced.version)
    reason = "Reworded." if since is None else f"Changed since {since}; the old wording stays true until then."
    return _done(bench, memory, number, writer.number, reason, begun, Outcome.REVISED)


def _since_note(since: Moment | None) -> str:
    return "it changed" if since else "better wording"


def _unchanged(bench: Bench, memory: int, number: int, begun: float) -> Receipt:
    return Receipt(
        Outcome.REPEATED,
        Layer.USER,
        "The wording is the same; nothing was changed.",
        memory=memory_id(bench.store, memory),
        version=number,
        status=_status(bench, memory),
        ms=_elapsed(begun),
    )


def end(bench: Bench, given: str, on: Moment | None) -> Receipt:
    """No longer true since ``on`` (None = now); raises ``InvalidWindow``, ``NothingChanged``."""
    begun = time.perf_counter()
    with bench.operation("end") as writer:
        memory = find_memory(bench.store, given)
        held = _held(bench, memory)
        when = on or Moment(writer.at)
        writer.note = f"no longer true since {when}"
        _apply(writer, plan_end(held, when, writer.at))
    return _done(bench, memory, shown_at(held, writer.at).number, writer.number, f"No longer true since {when}.", begun)


def retire(bench: Bench, given: str) -> Receipt:
    """Never right: the memory is retired, with all its versions; raises ``NothingChanged``."""
    return _mark(bench, given, "retire", "retired", "Marked as never right.", "This is already marked as never right.")


def archive(bench: Bench, given: str) -> Receipt:
    """Out of sight, without a word on its truth; raises ``NothingChanged``."""
    return _mark(bench, given, "archive", "archived", "Moved to the archive.", "This is already in the archive.")


def pin(bench: Bench, given: str, on: bool) -> Receipt:
    """Pin a memory or take the pin off; raises ``NothingChanged``."""
    if on:
        return _mark(bench, given, "pin", "pinned", "Pinned.", "This is already pinned.")
    return _unmark(bench, given, "unpin", "pinned", "No longer pinned.", "This is not pinned.")


def approve_pending(bench: Bench, given: str) -> Receipt:
    """Let a waiting memory count; raises ``NothingChanged``."""
    return _unmark(bench, given, "approve", "pending", "Approved; it counts now.", "This is not waiting for approval.")


def _mark(bench: Bench, given: str, kind: str, mark: str, done: str, already: str) -> Receipt:
    begun = time.perf_counter()
    with bench.operation(kind) as writer:
        memory = find_memory(bench.store, given)
        held = _held(bench, memory)
        if mark in live_marks(bench.store, memory):
            raise NothingChanged(already)
        writer.put("mark", memory, mark)
    return _done(bench, memory, shown_at(held, writer.at).number, writer.number, done, begun)


def _unmark(bench: Bench, given: str, kind: str, mark: str, done: str, already: str) -> Receipt:
    begun = time.perf_counter()
    with bench.operation(kind) as writer:
        memory = find_memory(bench.store, given)
        held = _held(bench, memory)
        if not clear_mark(writer, memory, mark):
            raise NothingChanged(already)
    return _done(bench, memory, shown_at(held, writer.at).number, writer.number, done, begun)


def revive(bench: Bench, given: str, number: int, since: Moment | None) -> Receipt:
    """Bring the wording of an old version back as a new one; retired and archived memories return with it.

    Raises ``NotFound`` for an unknown version, ``NothingChanged`` for the one that is shown.
    """
    begun = time.perf_counter()
    with bench.operation("revive", note=f"version {number} brought back") as writer:
        memory = find_memory(bench.store, given)
        held = _held(bench, memory)
        row = version_row(bench.store, memory, number)
        returned = clear_mark(writer, memory, "retired", "archived")
        if not returned and _holds_now(bench, held, row[0]):
            raise NothingChanged(f"Version {number} is the one that holds now.")
        start = _first_start(bench, row[0])
        plan = plan_revival(held, start, since)
        made = _new_version(bench, writer, memory, row[1], plan, replaced=shown_at(held, writer.at).version)
    return _done(bench, memory, made, writer.number, f"Brought version {number} back.", begun, Outcome.REVISED)


def _holds_now(bench: Bench, held: list[LiveWindow], version: int) -> bool:
    now = bench.clock()
    return any(one.version == version and one.window.holds_at(now) for one in held)


def _first_start(bench: Bench, version: int) -> Moment | None:
    window = latest_window(bench.store, version)
    return window.start if window else None


def tag(bench: Bench, given: str, add: Sequence[str], remove: Sequence[str]) -> Receipt:
    """Add and remove tags; raises ``NothingChanged`` when the tags already are so."""
    begun = time.perf_counter()
    wanted = [require_text(name, "tag").strip() for name in add]
    gone = {name.strip().casefold() for name in remove}
    with bench.operation("tag") as writer:
        memory = find_memory(bench.store, given)
        held = _held(bench, memory)
        have = live_tags(bench.store, memory)
        known = {name.casefold() for name in have}
        fresh = [name for name in distinct_tags(wanted) if name.casefold() not in known]
        for name in fresh:
            writer.put("tag", memory, name)
        dropped = [name for name in have if name.casefold() in gone]
        for name in dropped:
            clear_tag(writer, memory, name)
        if not fresh and not dropped:
            raise NothingChanged("The tags already are as asked.")
        writer.note = ", ".join([f"+{name}" for name in fresh] + [f"-{name}" for name in dropped])
    return _done(bench, memory, shown_at(held, writer.at).number, writer.number, f"Tags changed: {writer.note}.", begun)


def flag(
    bench: Bench,
    first: tuple[str, int],
    second: tuple[str, int],
    *,
    generator: str,
    reason: str,
    score: float | None,
    actor: str = OWNER,
) -> Receipt:
    """Open a contradiction between two versions of two memories, with its reason in a sentence."""
    begun = time.perf_counter()
    require_text(reason, "reason")
    with bench.operation("flag", actor=actor, note=reason) as writer:
        keys = [find_memory(bench.store, given) for given, _ in (first, second)]
        if keys[0] == keys[1]:
            raise InvalidRequest("A memory cannot contradict itself.", "Name two different memories.")
        rows = [version_row(bench.store, key, pair[1]) for key, pair in zip(keys, (first, second), strict=True)]
        made = bench.ids(writer.at)
        put_contradiction(writer, made, (rows[0][0], rows[0][1]), (rows[1][0], rows[1][1]), generator, reason, score)
        writer.put("edge", EdgeKind.CONTRADICTS.value, rows[0][0], rows[1][0], reason)
    said = f"Waiting for your verdict: {reason}"
    receipt = _done(bench, keys[0], first[1], writer.number, said, begun, Outcome.QUEUED)
    return replace(receipt, contradictions=(made,))


def _held(bench: Bench, memory: int) -> list[LiveWindow]:
    held = live_windows(bench.store, memory)
    if not held:
        raise NothingChanged("The adding of this memory was undone.", "“variorum redo” brings it back.")
    return held


def _new_version(bench: Bench, writer: Writer, memory: int, text: str, plan: WindowPlan, *, replaced: int) -> int:
    owner = bench.owner
    source = source_key(writer, bench.ids, "typed", Channel.TYPED)
    new = NewVersion(
        memory,
        text,
        owner,
        source,
        Channel.TYPED,
        Moment(writer.at),
        hash_key(text, owner),
        near_key(text, owner),
    )
    version, number = put_version(writer, new)
    _apply(writer, plan)
    assert plan.begin is not None
    writer.put("window", version, *window_columns(plan.begin))
    writer.put("edge", EdgeKind.SUPERSEDES.value, version, replaced, writer.note)
    add_version(writer.store, version, text)
    if not plan.replace:  # in the place of the old wording, not after it
        move_contradictions(writer, replaced, version, text)
    return number


def _apply(writer: Writer, plan: WindowPlan) -> None:
    for key in plan.retract:
        writer.retract("window", key)
    for version, window in plan.replace:
        writer.put("window", version, *window_columns(window))


def _done(
    bench: Bench,
    memory: int,
    number: int,
    operation: int,
    reason: str,
    begun: float,
    outcome: Outcome = Outcome.DONE,
) -> Receipt:
    return Receipt(
        outcome,
        Layer.USER,
        reason,
        memory=memory_id(bench.store, memory),
        version=number,
        status=_status(bench, memory),
        operation=operation,
        ms=_elapsed(begun),
    )


def _status(bench: Bench, memory: int) -> Status | None:
    shown = bench.views.shown_now(memory)
    return shown.status if shown else None


def _elapsed(begun: float) -> float:
    return round((time.perf_counter() - begun) * 1000, 3)
