"""What an undo, a redo or a change of dates brings back is compared at once, as a fresh statement would be.

A statement that was away has not met what was written meanwhile. Questions
with one answer are looked at here; rules and the built-in judge look again at
the next turn, since the note that they have looked is taken off.
"""

from __future__ import annotations

from dataclasses import replace

from core.acts.bench import Bench
from core.acts.detect import ACTOR, KIND
from core.acts.slots import Written, find_slots, recheck_slots
from core.domain import Channel, Receipt
from core.engine.slots import FoundSlot
from core.store.journal import Writer
from core.store.memories import find_memory
from core.store.review import raised_by
from core.store.sweeps import Kept, changed_versions, forget_detected, read_kept, slots_changed

MOST = 20
"""Statements that are compared at once, about 3 ms each; a sweep compares what else came back."""
FORGOTTEN = 200
"""Statements whose notes are taken off in one transaction, about 5 ms."""


def compared(bench: Bench, receipt: Receipt) -> Receipt:
    """Compare what an operation brought back or gave other dates, and tell in its receipt what it disagrees with.

    What is about somebody else since is compared, too.
    """
    number = receipt.operation
    if number is None:
        return receipt
    came_back = changed_versions(bench.store, number - 1, number)
    changed = sorted({*came_back, *slots_changed(bench.store, number - 1, number)})
    for at in range(0, len(changed), FORGOTTEN):
        with bench.store.writing():
            forget_detected(bench.store, changed[at : at + FORGOTTEN])
    came = read_kept(bench.store, changed)
    back, rest = came[:MOST], len(came) - MOST
    if not back:
        return receipt
    if rest > 0:
        receipt = replace(receipt, reason=_with_rest(receipt.reason, rest))
    with bench.operation(KIND, actor=ACTOR, note="compared again") as writer:
        for kept in back:
            compare(bench, writer, kept, find_slots(bench, kept.text, kept.speaker, kept.said))
        number = writer.number
    raised = raised_by(bench.store, number) if writer.touched else ()
    if not raised:
        return receipt
    texts = ", ".join(dict.fromkeys(f"“{one.text}”" for one in raised))
    found = tuple(one.contradiction for one in raised)
    shown = bench.views.shown_now(find_memory(bench.store, receipt.memory)) if receipt.memory else None
    return replace(
        receipt,
        reason=f"{receipt.reason} What came back disagrees with {texts}: waiting for you.",
        contradictions=(*receipt.contradictions, *found),
        status=shown.status if shown else receipt.status,
    )


def _with_rest(reason: str, rest: int) -> str:
    """What is told of those that a sweep compares: it looks at all whose life changed since its last one."""
    if rest == 1:
        return f"{reason} 1 more statement came back; the next look through the vault compares it."
    return f"{reason} {rest:,} more statements came back; the next look through the vault compares them."


def compare(bench: Bench, writer: Writer, kept: Kept, slots: tuple[FoundSlot, ...]) -> None:
    """Flag what a stored statement cannot stand beside, by the slots that its words give."""
    said = kept.said or kept.recorded
    written = Written(kept.key, kept.memory, kept.text, kept.speaker, "", Channel.TYPED, said, kept.window)
    recheck_slots(bench, writer, written, slots)
