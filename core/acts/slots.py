"""Layer 3 applied: slots and edges of a new version, windows closed by the one rule, contradictions flagged.

Only what the owner types may close a window, and only for a single-valued
attribute and a change stated in so many words. The same words from anywhere
else wait for the person as a contradiction.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from core.acts.bench import Bench
from core.acts.flags import CONTRADICTION, raise_flag
from core.contradictions import Assessment, Generator
from core.domain import Channel, EdgeKind
from core.engine.conflict import Clash, Held, change_date, clash, question_of
from core.engine.slots import Cardinality, FoundSlot
from core.engine.slots import read_slots as slots_of_text
from core.store.journal import Writer
from core.store.memories import window_columns
from core.store.people import owner_names
from core.store.slots import HeldSlot, kin, put_slot, rivals, subject_key
from core.window import Moment, Window, in_words

NEAR_KIN = 3  # memories about the same subject that a new one is linked with
MOST_FLAGS = 5  # contradictions of one statement; more would say the same again


@dataclass(frozen=True, slots=True)
class Written:
    """The version that was just written, and whose statement it is."""

    version: int
    text: str
    speaker: str
    channel: Channel
    said: Moment
    window: Window


@dataclass(slots=True)
class SlotEffects:
    """What the layer did: the sentence of each effect, and the contradictions it raised."""

    closed: list[str] = field(default_factory=list)
    disputed: list[str] = field(default_factory=list)
    contradictions: list[str] = field(default_factory=list)


def find_slots(bench: Bench, text: str, speaker: str, said: Moment | None) -> tuple[FoundSlot, ...]:
    """The slots that a statement's words give."""
    return slots_of_text(text, speaker, owner_names(bench.store), said.at if said else None)


def apply_slots(bench: Bench, writer: Writer, written: Written, slots: tuple[FoundSlot, ...]) -> SlotEffects:
    """Store the slots of a new version and let the rules do what they may."""
    effects = SlotEffects()
    linked: set[int] = set()
    for slot in slots:
        subject = subject_key(writer, bench.ids, slot.subject)
        others = rivals(writer.store, subject, slot.attribute, written.version)
        _put(writer, written.version, subject, slot)
        for other in others:
            _meet(bench, writer, written, slot, other, effects, linked)
        if slot.subject != "user":
            _relate(writer, written, slot, subject, linked)
    return effects


def keep_slots(bench: Bench, writer: Writer, version: int, slots: tuple[FoundSlot, ...]) -> None:
    """Tie a reworded version to its slots, so that later statements meet it; nothing is closed or flagged."""
    for slot in slots:
        _put(writer, version, subject_key(writer, bench.ids, slot.subject), slot)


def _put(writer: Writer, version: int, subject: int, slot: FoundSlot) -> None:
    kind = (slot.cardinality.value, slot.polarity.value, slot.scope)
    put_slot(writer, version, subject, slot.attribute, slot.value, *kind)


def _meet(
    bench: Bench,
    writer: Writer,
    written: Written,
    slot: FoundSlot,
    other: HeldSlot,
    effects: SlotEffects,
    linked: set[int],
) -> None:
    if other.version in linked:
        return
    match clash(slot, written.window, Held(other.value, other.polarity, other.scope, other.window)):
        case Clash.NONE:
            return
        case Clash.SAME:
            writer.put("edge", EdgeKind.SUPPORTS.value, written.version, other.version, _about(slot))
        case Clash.CHANGED if _may_close(bench, written, slot) and not other.waits:
            _close(writer, written, slot, other, effects)
        case Clash.TAKEN_BACK if _may_close(bench, written, slot) and not other.waits:
            writer.put("mark", other.memory, "retired")
            writer.put("edge", EdgeKind.SUPERSEDES.value, written.version, other.version, "taken back in so many words")
            effects.closed.append(f"“{other.text}” was never right")
        case Clash.CHANGED | Clash.TAKEN_BACK | Clash.DISAGREES:
            _flag(bench, writer, written, slot, other, effects)
    linked.add(other.version)


def _may_close(bench: Bench, written: Written, slot: FoundSlot) -> bool:
    is_owner = written.channel is Channel.TYPED and written.speaker == bench.owner
    return is_owner and slot.cardinality is Cardinality.ONE


def _close(writer: Writer, written: Written, slot: FoundSlot, other: HeldSlot, effects: SlotEffects) -> None:
    on = change_date(slot, written.said)
    begun = other.window.start is None or other.window.start.at < on.at
    if not begun or other.window.over_at(on.at):
        return
    writer.retract("window", other.window_key)
    writer.put("window", other.version, *window_columns(other.window.closed(on)))
    writer.put(
        "edge",
        EdgeKind.SUPERSEDES.value,
        written.version,
        other.version,
        f"closed by rule: it changed in {in_words(on)}",
    )
    effects.closed.append(f"“{other.text}” is true until {in_words(on)}")


def _flag(
    bench: Bench, writer: Writer, written: Written, slot: FoundSlot, other: HeldSlot, effects: SlotEffects
) -> None:
    if len(effects.contradictions) >= MOST_FLAGS:
        return
    reason = f"Two answers to {_about(slot)}: “{other.value}” and “{slot.value}”, and neither has ended."
    found = Assessment(Generator.SLOT, "", CONTRADICTION, None, reason)
    made = raise_flag(bench, writer, (other.version, other.text), (written.version, written.text), found)
    if made is not None:
        effects.contradictions.append(made)
        effects.disputed.append(other.text)


def _relate(writer: Writer, written: Written, slot: FoundSlot, subject: int, linked: set[int]) -> None:
    for version in kin(writer.store, subject, written.version, NEAR_KIN):
        if version not in linked:
            writer.put("edge", EdgeKind.RELATES_TO.value, written.version, version, f"also about {slot.subject}")
            linked.add(version)


def _about(slot: FoundSlot) -> str:
    return question_of(slot.subject, slot.attribute)
