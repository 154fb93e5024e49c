"""What two stored statements are to each other, as the sweep sees it: rules alone, whoever wrote them and when.

The same judgement as at writing (``conflict``, ``dedupe``) over statements that
are stored already: pairs that never met, such as two imported ones that were
read by older rules. Nothing here changes anything; a finding waits for a person.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.contradictions import Verdict
from core.engine.conflict import Clash, Held, change_date, clash, question_of, two_answers
from core.engine.slot_compare import same_words
from core.engine.slots import Cardinality, FoundSlot
from core.window import End, Moment, Window, in_words


@dataclass(frozen=True, slots=True)
class Stated:
    """A stored version: its keys, what it says, by whom, when it was said and when it holds.

    ``said`` is None where nobody knows. ``waits``: its memory waits for
    approval. ``slots`` are those that today's rules read in it.
    """

    key: int
    memory: int
    number: int
    text: str
    speaker: str
    said: Moment | None
    recorded: Moment
    window: Window
    near: bytes
    waits: bool
    slots: tuple[FoundSlot, ...] = ()

    @property
    def heard(self) -> Moment:
        """When it was said, else when it was stored."""
        return self.said or self.recorded


@dataclass(frozen=True, slots=True)
class Disagreement:
    """Two values that cannot stand beside each other: the sentence, and the verdict that stated words suggest.

    ``on``: the later statement says in so many words that the earlier one
    changed then; that is a proposal to end it and no contradiction.
    """

    reason: str
    suggested: Verdict | None = None
    on: Moment | None = None


def may_clash(slot: FoundSlot, value: str, polarity: str) -> bool:
    """Whether a slot could do anything to an earlier value, by the values alone: a look before a whole reading."""
    if same_words(slot.value, value):
        return slot.change is not None or slot.polarity.value != polarity
    return slot.cardinality is Cardinality.ONE


def disagreement(held: Stated, other: FoundSlot, new: Stated, slot: FoundSlot) -> Disagreement | None:
    """What the later statement's slot does to the earlier one's slot of the same subject and attribute."""
    match clash(slot, new.window, Held(other.value, other.polarity.value, other.scope, held.window)):
        case Clash.DISAGREES:
            asked = question_of(slot.subject, slot.attribute)
            return Disagreement(two_answers(asked, other.value, slot.value))
        case Clash.CHANGED if not _is_over(held, slot, new):
            on = change_date(slot, new.heard)
            asked = question_of(slot.subject, slot.attribute)
            return Disagreement(f"“{new.text}” says that {asked} changed in {in_words(on)}.", on=on)
        case Clash.TAKEN_BACK if held.window.ending is End.OPEN:
            return Disagreement(f"“{new.text}” takes “{held.text}” back, which still counts.", Verdict.B)
        case _:
            return None


def _is_over(held: Stated, slot: FoundSlot, new: Stated) -> bool:
    """Whether the earlier one had ended by the change, or only began after it."""
    on = change_date(slot, new.heard)
    begun = held.window.start is None or held.window.start.at < on.at
    return not begun or held.window.over_at(on.at) or held.window.ending is not End.OPEN


def same_again(earlier: Stated, later: Stated) -> str:
    """Why two memories are one, as a sentence; empty where that is not certain.

    Only the strict rule of ``dedupe``: the same stems in order, the same
    negations, numbers and names. However near two meanings lie, that alone
    never merges anything. What ended and was said again later is two memories.
    """
    open_both = earlier.window.ending is End.OPEN and later.window.ending is End.OPEN
    starts = {window.start for window in (earlier.window, later.window) if window.start is not None}
    if earlier.memory == later.memory or earlier.near != later.near or not open_both or len(starts) > 1:
        return ""
    return f"“{later.text}” says the same as “{earlier.text}” in nearly the same words, and both count."
