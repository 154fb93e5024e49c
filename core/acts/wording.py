"""New wordings and endings of a memory inside of an operation: what curating and approving share."""

from __future__ import annotations

import time
from dataclasses import dataclass

from core.acts.bench import Bench
from core.acts.slots import Written, find_slots, keep_slots
from core.domain import Channel, EdgeKind, Layer, Outcome, Receipt, Status
from core.engine.curate import WindowPlan, plan_change, plan_end, plan_wording, shown_at
from core.engine.dedupe import hash_key, near_key
from core.errors import NothingChanged
from core.store.journal import Writer
from core.store.memories import (
    LiveWindow,
    NewVersion,
    live_windows,
    memory_id,
    put_version,
    version_row,
    version_text,
    window_columns,
)
from core.store.people import source_key
from core.store.review import move_contradictions, raised_by
from core.store.rulings import carry_scope
from core.store.words_index import add_version
from core.window import Moment


@dataclass(frozen=True, slots=True)
class Hand:
    """Whose words a new version is: who speaks in it, and from which source it came how."""

    speaker: str
    source: str
    channel: Channel
    said_at: Moment | None = None
    is_now: bool = True
    """Said when it is written; False = at ``said_at``, which may be unknown."""

    def said(self, now: Moment) -> Moment | None:
        """When the words were said."""
        return now if self.is_now else self.said_at


def owners_hand(bench: Bench) -> Hand:
    """The person's own, typed."""
    return Hand(bench.owner, "typed", Channel.TYPED)


def held_by(bench: Bench, memory: int) -> list[LiveWindow]:
    """The live windows of a memory; raises ``NothingChanged`` when its adding was undone."""
    held = live_windows(bench.store, memory)
    if not held:
        raise NothingChanged("The adding of this memory was undone.", "“variorum redo” brings it back.")
    return held


def put_wording(
    bench: Bench, writer: Writer, memory: int, text: str, since: Moment | None, hand: Hand | None = None
) -> tuple[int, bool]:
    """A new wording, with ``since`` for a change in the world on that date.

    Gives the number of the version that holds and whether it is a new one: the
    very same wording changes nothing. Raises ``InvalidWindow``.
    """
    held = held_by(bench, memory)
    replaced = shown_at(held, since.at if since else writer.at)
    if version_row(bench.store, memory, replaced.number)[1] == text:
        return replaced.number, False
    plan = plan_wording(held, writer.at) if since is None else plan_change(held, since)
    hand = hand or owners_hand(bench)
    return put_new_version(bench, writer, memory, text, plan, replaced=replaced.version, hand=hand), True


def put_end(bench: Bench, writer: Writer, memory: int, on: Moment) -> int:
    """Close the window that is shown; gives its version's number. Raises ``InvalidWindow``, ``NothingChanged``."""
    held = held_by(bench, memory)
    apply_plan(writer, plan_end(held, on, writer.at))
    return shown_at(held, writer.at).number


def put_new_version(
    bench: Bench, writer: Writer, memory: int, text: str, plan: WindowPlan, *, replaced: int, hand: Hand
) -> int:
    """Write a version, its window by the plan, and its edge to the one that it replaces; gives its number."""
    source = source_key(writer, bench.ids, hand.source, hand.channel)
    new = NewVersion(
        memory,
        text,
        hand.speaker,
        source,
        hand.channel,
        hand.said(Moment(writer.at)),
        hash_key(text, hand.speaker),
        near_key(text, hand.speaker),
    )
    version, number = put_version(writer, new)
    apply_plan(writer, plan)
    assert plan.begin is not None
    writer.put("window", version, *window_columns(plan.begin))
    writer.put("edge", EdgeKind.SUPERSEDES.value, version, replaced, writer.note)
    add_version(writer.store, version, text)
    now = Moment(writer.at)
    said = hand.said(now)
    old = ""
    if not plan.replace:  # in the place of the old wording, not after it
        move_contradictions(writer, replaced, version, text)
        old = version_text(bench.store, replaced)
    written = Written(
        version, memory, text, hand.speaker, hand.source, hand.channel, said or now, plan.begin, in_place_of=old
    )
    keep_slots(bench, writer, written, find_slots(bench, text, hand.speaker, said))
    if old:
        carry_scope(writer, replaced, version)
    return number


def apply_plan(writer: Writer, plan: WindowPlan) -> None:
    """Turn a plan into rows, its new version's window aside."""
    for key in plan.retract:
        writer.retract("window", key)
    for version, window in plan.replace:
        writer.put("window", version, *window_columns(window))


def done(
    bench: Bench,
    memory: int,
    number: int,
    operation: int | None,
    reason: str,
    begun: float,
    outcome: Outcome = Outcome.DONE,
) -> Receipt:
    """The receipt of an act on one memory, with what it raised; ``begun`` is a ``perf_counter`` value."""
    raised = () if operation is None else raised_by(bench.store, operation)
    others = ", ".join(f"“{one.text}”" for one in raised)
    return Receipt(
        outcome,
        Layer.USER,
        f"{reason} It disagrees with {others}: waiting for you." if raised else reason,
        memory=memory_id(bench.store, memory),
        version=number,
        status=status_of(bench, memory),
        contradictions=tuple(one.contradiction for one in raised),
        operation=operation,
        ms=elapsed(begun),
    )


def status_of(bench: Bench, memory: int) -> Status | None:
    """What a memory is now, None when it is not present."""
    shown = bench.views.shown_now(memory)
    return shown.status if shown else None


def elapsed(begun: float) -> float:
    """Milliseconds since a ``perf_counter`` value."""
    return round((time.perf_counter() - begun) * 1000, 3)
