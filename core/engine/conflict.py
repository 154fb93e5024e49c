"""Layer 3: what a new slot does to a value that is held for the same slot.

Rules decide only what a rule can know: disjoint windows never meet, a stated
change closes what it names, two values at once of a single-valued attribute
disagree. Everything else is left alone; ``unknown`` never supersedes.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from core.engine.answer_kinds import compare
from core.engine.attributes.catalogue import is_known
from core.engine.slot_compare import Likeness, alike, equal_words, quantity
from core.engine.slots import Cardinality, ChangeKind, FoundSlot, Polarity
from core.text import STOP_WORDS, fold, stem, words
from core.window import End, Moment, Window


class Clash(StrEnum):
    """What a rule finds between a new slot and a held one."""

    NONE = "none"
    SAME = "same"
    DISAGREES = "disagrees"
    CHANGED = "changed"
    TAKEN_BACK = "taken back"


@dataclass(frozen=True, slots=True)
class Held:
    """The held side: its value, polarity, scope and window.

    ``single``: it says itself that there is one only; ``years``: from when it
    was said to when the new one is, None where that is not known.
    """

    value: str
    polarity: str
    scope: str
    window: Window
    single: bool = False
    years: float | None = None


def same_scope(one: str, other: str) -> bool:
    """Whether two scopes are the same in other words: "work" and "at work"; small words aside."""
    first, second = _limits(one), _limits(other)
    if not first or not second:
        return fold(one) == fold(other)
    return first <= second or second <= first


def _limits(scope: str) -> frozenset[str]:
    return frozenset(stem(word) for word in words(scope) if word not in STOP_WORDS)


def clash(new: FoundSlot, window: Window, held: Held) -> Clash:
    """What a new slot, true within ``window``, does to a held one."""
    if new.scope and held.scope and not same_scope(new.scope, held.scope):
        return Clash.NONE
    likeness = _likeness(new, held)
    same = likeness is Likeness.SAME
    agree = same and new.polarity.value == held.polarity
    if _is_ending(new):
        return Clash.CHANGED if same and held.polarity == Polarity.POS.value else Clash.NONE
    if likeness is Likeness.UNSURE or not window.overlaps(held.window):
        return Clash.NONE
    if agree:
        return Clash.SAME
    if new.attribute == "age" and _grown_older(new.value, held):
        return Clash.NONE
    return _difference(new, held, same) if collide(window, held.window) else Clash.NONE


def _likeness(new: FoundSlot, held: Held) -> Likeness:
    """How two values stand to each other; a change to another kind of answer is a change."""
    if is_known(new.attribute):
        return alike(new.attribute, new.value, held.value)
    found = compare(new.value, held.value)
    began = new.change is not None and new.change.kind is ChangeKind.BEGAN
    return Likeness.OTHER if found is Likeness.UNSURE and began else found


def _grown_older(value: str, held: Held) -> bool:
    """Whether two ages are those of one person at the two times at which they were told."""
    now, then = quantity(value), quantity(held.value)
    if now is None or then is None or now[1] != then[1] or held.years is None:
        return False
    return held.years - 1 <= now[0] - then[0] <= held.years + 1 and now[0] != then[0]


def _both_claim_one_time(new: Window, held: Window) -> bool:
    """Both still hold, or both have dates that meet; an unknown start next to an ended window claims nothing."""
    if new.ending is End.OPEN and held.ending is End.OPEN:
        return True
    return new.start is not None and held.start is not None


def collide(one: Window, other: Window) -> bool:
    """Whether two windows claim one time: some instant lies in both, and neither is a past without a beginning."""
    return one.overlaps(other) and _both_claim_one_time(one, other)


def _is_ending(new: FoundSlot) -> bool:
    """Whether it tells that something ended; a past that is told with its start ("in 2019 …") ends nothing."""
    return new.change is not None and new.change.kind is ChangeKind.ENDED and new.valid_from is None


def _difference(new: FoundSlot, held: Held, same: bool) -> Clash:
    denies = same and new.polarity.value != held.polarity and _denies_all(new, held)
    both_hold = new.polarity is Polarity.POS and held.polarity == Polarity.POS.value
    is_single = new.cardinality is Cardinality.ONE or held.single or new.attribute == "medication"
    rival = is_single and both_hold and not same and not new.additive
    if not (denies or rival):
        return Clash.NONE
    if new.retraction:
        return Clash.TAKEN_BACK
    if new.change is not None and new.change.kind is ChangeKind.BEGAN:
        return Clash.CHANGED
    return Clash.DISAGREES if _one_scope(new, held) else Clash.NONE


def _one_scope(new: FoundSlot, held: Held) -> bool:
    """Whether both are limited alike; of an open question every word of the thing's name counts."""
    if is_known(new.attribute):
        return bool(new.scope) == bool(held.scope)
    return _limits(new.scope) == _limits(held.scope)


def _denies_all(new: FoundSlot, held: Held) -> bool:
    """Whether what is denied is all that the other says: who likes no coffee may like coffee ice cream."""
    if new.cardinality is Cardinality.ONE:
        return True
    return equal_words(new.value, held.value)


_KINDRED = (frozenset({"works_at", "job_title", "commute"}),)
"""Attributes that one statement gives of one thing: whoever leaves an employer leaves the post there, too."""


def is_about_one(told: Collection[tuple[int, str, str]]) -> bool:
    """Whether a statement's slots (subject, attribute, value) make one claim, so that its window can close as a whole.

    "I have a dog called Rex and live in Bern" is two: one of them may end alone.
    A relative or an animal named in passing counts for itself.
    """
    if not told:
        return True
    subjects = {subject for subject, _, _ in told}
    for subject in subjects:
        attributes = {attribute for whose, attribute, _ in told if whose == subject}
        values = {(attribute, fold(value)) for whose, attribute, value in told if whose == subject}
        kindred = any(attributes <= group for group in _KINDRED)
        if (len(attributes) > 1 and not kindred) or len(values) > len(attributes):
            return False
    return True


_PAST_WORDS = re.compile(
    r"\b(used to|before (?:all )?(?:that|this|then)|formerly|previously|früher|damals|ehemals|solía|antes|autrefois|"
    r"avant|раньше)\b|以前|昔",
    re.IGNORECASE,
)


def stated_window(text: str, slots: tuple[FoundSlot, ...]) -> Window:
    """The window that a statement's own words give it; open where its slots differ or name none.

    A plan is made now, whenever it takes place.
    """
    windows = {_window_of(text, slot) for slot in slots if slot.attribute != "plan" and not slot.retraction}
    return windows.pop() if len(windows) == 1 else Window()


def _window_of(text: str, slot: FoundSlot) -> Window:
    change = slot.change
    if _is_ending(slot) and change is not None and not change.stated and not _PAST_WORDS.search(text):
        return Window(change.on)  # "no longer at Acme" is itself true from then on
    if change is not None and change.kind is ChangeKind.BEGAN and slot.valid_from is None:
        return Window(change.on) if slot.cardinality is Cardinality.ONE else Window()
    return slot.window()


def change_date(slot: FoundSlot, said: Moment) -> Moment:
    """When a stated change took place: the date in the text, else when it was said."""
    if slot.change is not None and slot.change.on is not None:
        return slot.change.on
    return slot.valid_from or said


_QUESTIONS = {
    "lives_in": "where {0} lives",
    "works_at": "where {0} works",
    "job_title": "what {0} does for a living",
    "studies_at": "where {0} studies",
    "partner": "who the partner of {0} is",
    "birthday": "when {0} was born",
}
"""How the commonest attributes read in a reason; the others go by their name."""


def question_of(subject: str, attribute: str) -> str:
    """The question that a slot answers, in words: "where the owner lives"."""
    who = "the owner" if subject == "user" else subject.replace("user's", "the owner's")
    asked = _QUESTIONS.get(attribute)
    return asked.format(who) if asked else f"the {attribute.replace('_', ' ')} of {who}"


def two_answers(asked: str, held: str, new: str) -> str:
    """Why two statements disagree about a question: two values of it, or one that the other denies."""
    if fold(held) == fold(new):
        return f"About {asked}: one statement says “{new}” and the other denies it."
    return f"Two answers to {asked}: “{held}” and “{new}”, and neither has ended."
