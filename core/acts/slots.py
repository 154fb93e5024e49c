"""Layer 3 applied: slots and edges of a new version, windows closed by the one rule, contradictions flagged.

Only what the owner types may close a window, and only where a change is stated
in so many words and it is certain what it changes. The same words from
anywhere else become a proposal to end the earlier statement, which waits.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta

from core.acts.bench import Bench
from core.acts.flags import CONTRADICTION, raise_flag
from core.acts.proposing import suggest
from core.contradictions import Assessment, Generator, Verdict
from core.domain import Channel, EdgeKind, ProposalKind
from core.engine.attributes.catalogue import is_known
from core.engine.conflict import Clash, Held, change_date, clash, is_about_one, question_of, two_answers
from core.engine.questions import read_answers
from core.engine.retraction import corrects, taken_back
from core.engine.slot_compare import equal_words
from core.engine.slots import Cardinality, ChangeKind, FoundSlot
from core.engine.slots import read_slots as slots_of_text
from core.store.closings import CLOSED_BY_RULE, reopen_what_it_closed
from core.store.journal import Writer
from core.store.memories import window_columns
from core.store.proposals import Suggestion
from core.store.review import is_settled
from core.store.slots import (
    HeldSlot,
    Told,
    holding_value,
    kin,
    put_slot,
    rivals,
    slots_of_version,
    subject_key,
    told_before,
)
from core.text import fold
from core.window import Moment, Window, in_words

NEAR_KIN = 3  # memories about the same subject that a new one is linked with
MOST_FLAGS = 20  # contradictions of one statement; a person who sees twenty of one question looks at the question


@dataclass(frozen=True, slots=True)
class Written:
    """The version that was just written, and whose statement it is."""

    version: int
    memory: int
    text: str
    speaker: str
    source: str
    channel: Channel
    said: Moment
    window: Window
    episode: int | None = None
    in_place_of: str = ""
    """The wording whose place it takes: a ruling on that one holds for it, too."""


@dataclass(slots=True)
class SlotEffects:
    """What the layer did: a sentence for each effect, and the ids of what waits."""

    closed: list[str] = field(default_factory=list)
    disputed: list[str] = field(default_factory=list)
    contradictions: list[str] = field(default_factory=list)
    proposed: list[str] = field(default_factory=list)
    proposals: list[str] = field(default_factory=list)
    unclear: str = ""


def find_slots(bench: Bench, text: str, speaker: str, said: Moment | None) -> tuple[FoundSlot, ...]:
    """The slots that a statement's words give: those of the catalogue, then answers to other questions."""
    return slots_in(text, speaker, bench.owner_names(), said)


def slots_in(text: str, speaker: str, names: frozenset[str], said: Moment | None) -> tuple[FoundSlot, ...]:
    """The same for an owner of these folded names."""
    at = said.at if said else None
    slots = slots_of_text(text, speaker, names, at)
    known = {(slot.subject, fold(slot.value)) for slot in slots}
    others = read_answers(text, speaker, names, at)
    return (*slots, *(slot for slot in others if (slot.subject, fold(slot.value)) not in known))


def apply_slots(bench: Bench, writer: Writer, written: Written, slots: tuple[FoundSlot, ...]) -> SlotEffects:
    """Store the slots of a new version and let the rules do what they may."""
    if not slots:
        return take_back(bench, writer, written)
    effects = SlotEffects()
    linked: set[int] = set()
    # What ended goes first: "left Acme on 3 March and started at Globex" dates the end of the one, not of the other.
    for slot in sorted(slots, key=lambda one: one.change is None or one.change.kind is not ChangeKind.ENDED):
        subject = subject_key(writer, bench.ids, slot.subject)
        others = _others(writer, subject, slot, written.version)
        _put(writer, written.version, subject, slot)
        for other in others:
            _meet(bench, writer, written, slot, other, effects, linked)
        if slot.subject != "user":
            _relate(writer, written, slot, subject, linked)
    return effects


def keep_slots(bench: Bench, writer: Writer, written: Written, slots: tuple[FoundSlot, ...]) -> None:
    """Store the slots of a version that was made of another one: what it cannot stand beside is flagged.

    Nothing is closed, taken back or proposed, whatever it says: whoever rewords
    or splits a memory speaks of that one.
    """
    met: set[int] = set()
    for slot in slots:
        subject = subject_key(writer, bench.ids, slot.subject)
        others = _others(writer, subject, slot, written.version)
        _put(writer, written.version, subject, slot)
        _flag_clashes(bench, writer, written, slot, others, met)


def recheck_slots(bench: Bench, writer: Writer, written: Written, slots: tuple[FoundSlot, ...]) -> None:
    """Flag what a version cannot stand beside at the times at which it is true now; its slots stay as they are."""
    met: set[int] = set()
    for slot in slots:
        subject = subject_key(writer, bench.ids, slot.subject)
        _flag_clashes(bench, writer, written, slot, _others(writer, subject, slot, written.version), met)


def _flag_clashes(
    bench: Bench, writer: Writer, written: Written, slot: FoundSlot, others: list[HeldSlot], met: set[int]
) -> None:
    effects = SlotEffects()
    for other in others:
        found = clash(slot, written.window, _held(written, slot, other))
        if other.version in met or found in (Clash.NONE, Clash.SAME):
            continue
        met.add(other.version)
        if len(met) <= MOST_FLAGS and not is_settled(writer.store, written.in_place_of, other.text):
            _flag(bench, writer, written, slot, other, effects)


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
    found = clash(slot, written.window, _held(written, slot, other))
    if found is Clash.NONE:
        return
    linked.add(other.version)
    if found is Clash.SAME:
        writer.put("edge", EdgeKind.SUPPORTS.value, written.version, other.version, _about(slot))
    elif found is Clash.DISAGREES or other.waits:
        _flag(bench, writer, written, slot, other, effects)
    elif not is_owners_word(bench, written):
        _propose(bench, writer, written, slot, other, effects)
    elif not _is_certain(writer, slot, other):
        _flag(bench, writer, written, slot, other, effects)
    elif found is Clash.TAKEN_BACK:
        _take_off(writer, written, other, effects)
    else:
        _close(writer, written, slot, other, effects)


_OPPOSITE = {"likes": "dislikes", "dislikes": "likes"}
"""Attributes of which the one denies the other."""


def _others(writer: Writer, subject: int, slot: FoundSlot, version: int) -> list[HeldSlot]:
    """What is held for the same question; of "likes" what is disliked, too, as denied."""
    found = rivals(writer.store, subject, slot.attribute, version)
    if slot.attribute in _OPPOSITE:
        for other in rivals(writer.store, subject, _OPPOSITE[slot.attribute], version):
            found.append(other._replace(polarity="neg" if other.polarity == "pos" else "pos"))
    return found


def _held(written: Written, slot: FoundSlot, other: HeldSlot) -> Held:
    years = None
    if slot.attribute == "age" and other.said is not None:
        years = (written.said.at - other.said.at).days / DAYS_OF_A_YEAR
    single = other.cardinality == Cardinality.ONE.value
    return Held(other.value, other.polarity, other.scope, other.window, single, years)


def is_owners_word(bench: Bench, written: Written) -> bool:
    """Whether the owner typed it: only then may a rule act on it at once."""
    return written.channel is Channel.TYPED and written.speaker == bench.owner


def _is_certain(writer: Writer, slot: FoundSlot, other: HeldSlot) -> bool:
    """Whether the change is one of all that the other version says.

    Its question has one answer, or exactly the value that it gives has ended;
    and it tells of nothing else.
    """
    ended = slot.change is not None and slot.change.kind is ChangeKind.ENDED and equal_words(slot.value, other.value)
    is_single = slot.cardinality is Cardinality.ONE or slot.attribute == "medication"
    return (is_single or ended) and is_about_one(slots_of_version(writer.store, other.version))


def _take_off(writer: Writer, written: Written, other: HeldSlot | Told, effects: SlotEffects) -> None:
    """Retire a memory that its owner takes back in so many words."""
    writer.put("mark", other.memory, "retired")
    writer.put("edge", EdgeKind.SUPERSEDES.value, written.version, other.version, "taken back in so many words")
    effects.closed.append(f"“{other.text}” was never right")
    effects.closed += [f"“{text}” is true as before" for text in reopen_what_it_closed(writer, other.memory)]


DAYS_OF_A_YEAR = 365.25
SLIP = timedelta(minutes=10)
"""How long after a statement "that was wrong" still speaks of it: a slip of the tongue is noticed at once."""


def take_back(bench: Bench, writer: Writer, written: Written) -> SlotEffects:
    """What a statement that only takes something back does: it retires what it names, where that is one memory."""
    effects = SlotEffects()
    if not is_owners_word(bench, written):
        return effects
    back = taken_back(written.text)
    if back is None:
        _correct(bench, writer, written, effects)
        return effects
    if back.named:
        found = holding_value(writer.store, back.named, written.version)
    else:
        found = _just_before(writer, written)
    if len(found) == 1:
        _take_off(writer, written, found[0], effects)
    else:
        effects.unclear = "It takes something back, but which memory is not certain: nothing was changed."
    return effects


def _just_before(writer: Writer, written: Written) -> list[Told]:
    return [one for one in told_before(writer.store, written.version) if writer.at - one.recorded <= SLIP]


def _correct(bench: Bench, writer: Writer, written: Written, effects: SlotEffects) -> None:
    """Ask about what was said just before, where the statement takes it back and says something else instead."""
    for other in _just_before(writer, written):
        if corrects(written.text, other.text):
            found = Assessment(Generator.OPPOSITE, "", "correction", None, "It corrects what was said just before.")
            sides = ((other.version, other.text), (written.version, written.text))
            made = raise_flag(bench, writer, *sides, found, Verdict.B)
            effects.contradictions += [made] if made else []
            effects.disputed += [other.text] if made else []


def _close(writer: Writer, written: Written, slot: FoundSlot, other: HeldSlot, effects: SlotEffects) -> None:
    on = change_date(slot, written.said)
    if not _ends_at(other, on):
        return
    writer.retract("window", other.window_key)
    writer.put("window", other.version, *window_columns(other.window.closed(on)))
    why = f"{CLOSED_BY_RULE}: it changed in {in_words(on)}"
    writer.put("edge", EdgeKind.SUPERSEDES.value, written.version, other.version, why)
    effects.closed.append(f"“{other.text}” is true until {in_words(on)}")


def _ends_at(other: HeldSlot, on: Moment) -> bool:
    begun = other.window.start is None or other.window.start.at < on.at
    return begun and not other.window.over_at(on.at)


def _propose(
    bench: Bench, writer: Writer, written: Written, slot: FoundSlot, other: HeldSlot, effects: SlotEffects
) -> None:
    """Suggest to end what the other says; the statement that says so counts when that is approved."""
    on = change_date(slot, written.said)
    if len(effects.proposals) >= MOST_FLAGS or not _ends_at(other, on):
        return
    reason = f"“{written.source}” says that {_about(slot)} changed in {in_words(on)}."
    new = Suggestion(
        ProposalKind.END,
        other.memory,
        other.number,
        other.text,
        None,
        reason,
        written.source,
        since=on,
        quote=written.text,
        episode=written.episode,
        statement=written.memory,
    )
    made, _ = suggest(bench, writer, new)
    if made.is_open:
        effects.proposals.append(made.id)
        effects.proposed.append(f"“{other.text}” is true until {in_words(on)}")


def _flag(
    bench: Bench, writer: Writer, written: Written, slot: FoundSlot, other: HeldSlot, effects: SlotEffects
) -> None:
    if len(effects.contradictions) >= MOST_FLAGS:
        return
    reason = two_answers(_about(slot), other.value, slot.value)
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
    asked = f"{slot.scope}_{slot.attribute}" if slot.scope and not is_known(slot.attribute) else slot.attribute
    return question_of(slot.subject, asked)
