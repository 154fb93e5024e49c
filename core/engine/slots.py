"""What a statement says of whom: subject, attribute, value, polarity and window, found by rules alone.

Start at ``read_slots``. A rule gives nothing where it is not sure: a missed
slot costs a comparison, a wrong one could close a window. Which words state
which attribute is data (``attributes``); how a match becomes a slot: ``slot_match``.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from functools import lru_cache

from core.engine.attributes.tables import rows_of
from core.engine.found_slot import Cardinality, Change, ChangeKind, FoundSlot, Polarity
from core.engine.gate import Gates, gates_of
from core.engine.language import guess_language
from core.engine.slot_heads import heads, small_words
from core.engine.slot_match import slots_in, with_others
from core.engine.slot_rules import SMALL, Rule, rule_of
from core.engine.slot_subject import USER, Speaker
from core.engine.slot_text import LEADS, Sentence, cut_times, sentences, spelled_out, unasserted
from core.engine.when import LONGEST_READ, When, read_when
from core.engine.when_grammar import time_patterns

_SPRING, _AUTUMN = datetime(2001, 4, 9, tzinfo=UTC), datetime(2024, 10, 26, tzinfo=UTC)
"""Two days to read a text from that has no date of its own: what both give alike does not depend on it."""


LONGEST_SENTENCE = 400  # signs; a plain statement is shorter, and a rule's time grows with the square of it


def read_slots(
    text: str,
    speaker: str | None = None,
    owner_names: Collection[str] = (),
    said_at: datetime | None = None,
    language: str | None = None,
) -> tuple[FoundSlot, ...]:
    """Every slot that the text states, in order; empty for questions, wishes, stories and small talk.

    "I" is the owner when ``speaker`` is None, ``user`` or one of the owner's
    names, else the speaker by name. Relative dates need ``said_at``.
    """
    who = Speaker(speaker, frozenset(name.casefold() for name in owner_names))
    shortened = text[:LONGEST_READ]
    tongue = (language or guess_language(shortened))[:2]
    found: dict[tuple[str, str, str], FoundSlot] = {}
    told: list[str] = []
    for sentence in sentences(shortened):
        if len(sentence) > LONGEST_SENTENCE:
            continue
        told.append(sentence)
        plain = spelled_out(sentence) if tongue == "en" else sentence.replace("’", "'")
        fitting = _fitting(plain, tongue)
        if fitting:
            read = _sentence(told, plain, tongue, said_at)
            for slot in with_others(slots_in(read, fitting, tongue == "en", who, said_at), read, who):
                found.setdefault((slot.subject, slot.attribute, slot.value.casefold()), slot)
    return tuple(_settled(list(found.values())))


def _sentence(told: Sequence[str], plain: str, language: str, said_at: datetime | None) -> Sentence:
    whens = _whens(plain, language, said_at)
    return Sentence(tuple(told), plain, cut_times(plain, whens), whens, told[-1] == told[-1].lower())


def _whens(text: str, language: str, said_at: datetime | None) -> tuple[When, ...]:
    if said_at is not None:
        return read_when(text, said_at, language)
    spring = read_when(text, _SPRING, language)
    if not spring:
        return ()
    autumn = read_when(text, _AUTUMN, language)
    return tuple(when for when in spring if when in autumn)


@lru_cache(maxsize=8)
def _rules(language: str) -> tuple[Rule, ...]:
    return tuple(rule_of(row) for row in rows_of(language))


@lru_cache(maxsize=8)
def _gates(language: str) -> Gates:
    """The gates of a language's rules, and after them those of what shows that a sentence asserts nothing."""
    unreal = [gates_of(pattern.pattern) for pattern in unasserted(language)]
    return Gates([rule.gates for rule in _rules(language)] + unreal)


def _fitting(text: str, language: str) -> list[Rule]:
    """The rules that a sentence may fit; none for one that asserts nothing."""
    rules = _rules(language)
    places, count = _gates(language).open_for(text.lower()), len(rules)
    found = [rules[place] for place in places if place < count]
    if language == "en":  # the other tables hold whole patterns only
        verbs = heads(text, _small_and_time())
        found = [rule for rule in found if rule.verbs is None or not rule.verbs.isdisjoint(verbs)]
    against = (unasserted(language)[place - count] for place in places if place >= count)
    return [] if not found or any(pattern.search(text) for pattern in against) else found


@lru_cache(maxsize=1)
def _small_and_time() -> frozenset[str]:
    """What may stand between a subject and its verb before the times are cut out."""
    return SMALL | small_words(*time_patterns("en"), LEADS)


_STRONGER = {
    ("likes", "partner"),
    ("owns", "pet"),
    ("job_title", "diet"),
    ("job_title", "religion"),
    ("job_title", "nationality"),
    ("hobby", "commute"),
    ("likes", "dislikes"),
}
"""Where two rows read the same words, the second attribute says more."""


def _settled(slots: list[FoundSlot]) -> list[FoundSlot]:
    """Without what another slot says better: the same value under a weaker attribute, or a longer value of the same."""
    kept = []
    for slot in slots:
        rivals = [
            other
            for other in slots
            if other is not slot and other.subject == slot.subject and _same(other.value, slot.value)
        ]
        if any((slot.attribute, other.attribute) in _STRONGER for other in rivals):
            continue
        if any(other.attribute == slot.attribute and _better(other, slot, slots) for other in rivals):
            continue
        kept.append(slot)
    return kept


def _same(first: str, second: str) -> bool:
    first, second = first.casefold(), second.casefold()
    return first in second or second in first


def _better(other: FoundSlot, slot: FoundSlot, slots: list[FoundSlot]) -> bool:
    if len(other.value) != len(slot.value):
        return len(other.value) < len(slot.value)
    return slots.index(other) < slots.index(slot)


__all__ = ["USER", "Cardinality", "Change", "ChangeKind", "FoundSlot", "Polarity", "read_slots"]
