"""What a person does to a memory: reword, end, retire, archive, revive, tag, pin, flag."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace

from core.acts.bench import OWNER, Bench
from core.acts.flags import CONTRADICTION, raise_flag
from core.acts.wording import done, held_by, owners_hand, put_end, put_new_version, put_wording
from core.contradictions import Assessment, Generator
from core.domain import Outcome, Receipt
from core.engine.curate import plan_revival, shown_at
from core.errors import InvalidRequest, NothingChanged
from core.store.closings import reopen_what_it_closed
from core.store.journal import Writer
from core.store.memories import (
    LiveWindow,
    clear_mark,
    clear_tag,
    find_memory,
    latest_window,
    live_marks,
    live_tags,
    version_row,
)
from core.text import distinct_tags, require_text
from core.window import Moment, in_words


def revise(bench: Bench, given: str, text: str, since: Moment | None) -> Receipt:
    """A new wording: for the same truth, or with ``since`` for a change in the world.

    Raises ``NotFound``, ``AmbiguousId``, ``InvalidText``, ``InvalidWindow``.
    The very same wording changes nothing, and says so.
    """
    begun = time.perf_counter()
    require_text(text)
    with bench.operation("revise", note=since_note(since)) as writer:
        memory = find_memory(bench.store, given)
        number, is_new = put_wording(bench, writer, memory, text, since)
        if not is_new:
            said = "The wording is the same; nothing was changed."
            return done(bench, memory, number, None, said, begun, Outcome.REPEATED)
    reason = (
        "Reworded." if since is None else f"Changed since {in_words(since)}; the old wording stays true until then."
    )
    return done(bench, memory, number, writer.number, reason, begun, Outcome.REVISED)


def since_note(since: Moment | None) -> str:
    """Why a wording takes the place of another, in the log's words."""
    return "it changed" if since else "better wording"


def end(bench: Bench, given: str, on: Moment | None) -> Receipt:
    """No longer true since ``on`` (None = now); raises ``InvalidWindow``, ``NothingChanged``."""
    begun = time.perf_counter()
    with bench.operation("end") as writer:
        memory = find_memory(bench.store, given)
        when = on or Moment(writer.at)
        writer.note = f"no longer true since {in_words(when)}"
        number = put_end(bench, writer, memory, when)
    return done(bench, memory, number, writer.number, f"No longer true since {in_words(when)}.", begun)


def retire(bench: Bench, given: str) -> Receipt:
    """Never right: the memory is retired, with all its versions; raises ``NothingChanged``.

    What a rule closed on its word opens again.
    """
    begun = time.perf_counter()
    with bench.operation("retire") as writer:
        memory = find_memory(bench.store, given)
        held, reopened = put_retired(bench, writer, memory)
        opened = ", ".join(f"“{text}”" for text in reopened)
    said = f"Marked as never right. What it had ended is true as before: {opened}." if opened else _NEVER_RIGHT
    return done(bench, memory, shown_at(held, writer.at).number, writer.number, said, begun)


_NEVER_RIGHT = "Marked as never right."


def put_retired(bench: Bench, writer: Writer, memory: int) -> tuple[list[LiveWindow], Sequence[str]]:
    """Mark as never right; gives its windows and the texts that open again. Raises ``NothingChanged``."""
    held = put_mark(bench, writer, memory, "retired", "This is already marked as never right.")
    return held, reopen_what_it_closed(writer, memory)


def archive(bench: Bench, given: str) -> Receipt:
    """Out of sight, without a word on its truth; raises ``NothingChanged``."""
    return _mark(bench, given, "archive", "archived", "Moved to the archive.", "This is already in the archive.")


def pin(bench: Bench, given: str, on: bool) -> Receipt:
    """Pin a memory or take the pin off; raises ``NothingChanged``."""
    if on:
        return _mark(bench, given, "pin", "pinned", "Pinned.", "This is already pinned.")
    return _unmark(bench, given, "unpin", "pinned", "No longer pinned.", "This is not pinned.")


def _mark(bench: Bench, given: str, kind: str, mark: str, said: str, already: str) -> Receipt:
    begun = time.perf_counter()
    with bench.operation(kind) as writer:
        memory = find_memory(bench.store, given)
        held = put_mark(bench, writer, memory, mark, already)
    return done(bench, memory, shown_at(held, writer.at).number, writer.number, said, begun)


def put_mark(bench: Bench, writer: Writer, memory: int, mark: str, already: str = "It already is.") -> list[LiveWindow]:
    """Put a mark on a memory; gives its windows. Raises ``NothingChanged`` when it has the mark."""
    held = held_by(bench, memory)
    if mark in live_marks(bench.store, memory):
        raise NothingChanged(already)
    writer.put("mark", memory, mark)
    return held


def _unmark(bench: Bench, given: str, kind: str, mark: str, said: str, already: str) -> Receipt:
    begun = time.perf_counter()
    with bench.operation(kind) as writer:
        memory = find_memory(bench.store, given)
        held = take_mark(bench, writer, memory, mark, already)
    return done(bench, memory, shown_at(held, writer.at).number, writer.number, said, begun)


def take_mark(bench: Bench, writer: Writer, memory: int, mark: str, already: str = "It is not.") -> list[LiveWindow]:
    """Take a mark off a memory; gives its windows. Raises ``NothingChanged`` when it does not have the mark."""
    held = held_by(bench, memory)
    if not clear_mark(writer, memory, mark):
        raise NothingChanged(already)
    return held


def revive(bench: Bench, given: str, number: int, since: Moment | None) -> Receipt:
    """Bring the wording of an old version back as a new one; retired and archived memories return with it.

    Raises ``NotFound`` for an unknown version, ``NothingChanged`` for the one that is shown.
    """
    begun = time.perf_counter()
    with bench.operation("revive", note=f"version {number} brought back") as writer:
        memory = find_memory(bench.store, given)
        held = held_by(bench, memory)
        row = version_row(bench.store, memory, number)
        returned = clear_mark(writer, memory, "retired", "archived")
        if not returned and _holds_now(bench, held, row[0]):
            raise NothingChanged(f"Version {number} is the one that holds now.")
        start = _first_start(bench, row[0])
        plan = plan_revival(held, start, since)
        replaced = shown_at(held, writer.at).version
        hand = owners_hand(bench)
        made = put_new_version(bench, writer, memory, row[1], plan, replaced=replaced, hand=hand)
    return done(bench, memory, made, writer.number, f"Brought version {number} back.", begun, Outcome.REVISED)


def _holds_now(bench: Bench, held: list[LiveWindow], version: int) -> bool:
    now = bench.clock()
    return any(one.version == version and one.window.holds_at(now) for one in held)


def _first_start(bench: Bench, version: int) -> Moment | None:
    window = latest_window(bench.store, version)
    return window.start if window else None


def tag(bench: Bench, given: str, add: Sequence[str], remove: Sequence[str]) -> Receipt:
    """Add and remove tags; raises ``NothingChanged`` when the tags already are so."""
    begun = time.perf_counter()
    with bench.operation("tag") as writer:
        memory = find_memory(bench.store, given)
        held, writer.note = put_tags(bench, writer, memory, add, remove)
    return done(bench, memory, shown_at(held, writer.at).number, writer.number, f"Tags changed: {writer.note}.", begun)


def put_tags(
    bench: Bench, writer: Writer, memory: int, add: Sequence[str], remove: Sequence[str]
) -> tuple[list[LiveWindow], str]:
    """Add and remove tags of a memory; gives its windows and what changed.

    Raises ``InvalidText``, ``NothingChanged``.
    """
    wanted = [require_text(name, "tag").strip() for name in add]
    gone = {name.strip().casefold() for name in remove}
    held = held_by(bench, memory)
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
    return held, ", ".join([f"+{name}" for name in fresh] + [f"-{name}" for name in dropped])


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
    """Open a contradiction between two versions of two memories, with its reason in a sentence.

    One that is open between them already stays the only one. Raises
    ``InvalidRequest`` for an unknown generator and for one memory with itself.
    """
    begun = time.perf_counter()
    require_text(reason, "reason")
    raised_by = _generator(generator)
    with bench.operation("flag", actor=actor, note=reason) as writer:
        keys = [find_memory(bench.store, given) for given, _ in (first, second)]
        if keys[0] == keys[1]:
            raise InvalidRequest("A memory cannot contradict itself.", "Name two different memories.")
        rows = [version_row(bench.store, key, pair[1]) for key, pair in zip(keys, (first, second), strict=True)]
        sides = sorted((int(row[0]), str(row[1])) for row in rows)  # versions are numbered as they are written
        made = raise_flag(bench, writer, sides[0], sides[1], Assessment(raised_by, "", CONTRADICTION, score, reason))
    operation = writer.number if writer.touched else None
    if made is None:
        said = "You ruled on this pair already; it does not come back unless a text changes."
        return done(bench, keys[0], first[1], None, said, begun, Outcome.REPEATED)
    receipt = done(bench, keys[0], first[1], None, f"Waiting for your verdict: {reason}", begun, Outcome.QUEUED)
    return replace(receipt, operation=operation, contradictions=(made,))


def _generator(name: str) -> Generator:
    try:
        return Generator(name)
    except ValueError:
        known = ", ".join(Generator)
        raise InvalidRequest(f"“{name[:40]}” is no generator of contradictions.", f"Choose one of {known}.") from None
