"""What a statement says of whom: subject, attribute, value, polarity and window, found by rules alone.

Start at ``read_slots``. A rule gives nothing where it is not sure: a missed
slot costs a comparison, a wrong one could close a window. Which words state
which attribute is data (``attributes``); how a match becomes a slot is here.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import lru_cache

from core.engine.attributes.catalogue import FAVOURITE, is_single
from core.engine.attributes.rows import Effect, Form, Row, Value
from core.engine.attributes.tables import rows_of
from core.engine.gate import Gates
from core.engine.language import guess_language
from core.engine.slot_rules import Rule, Stated, rule_of, tense_of
from core.engine.slot_subject import USER, Speaker, resolve, subject_pattern
from core.engine.slot_text import (
    Sentence,
    adds,
    asserts,
    cut_times,
    retracts,
    scope_of,
    sentences,
    spelled_out,
)
from core.engine.slot_values import is_job, stripped, values_of
from core.engine.slot_windows import Bounds, bounds_of
from core.engine.when import LONGEST_READ, When, WhenKind, read_when
from core.window import End, Moment, Window

_SPRING, _AUTUMN = datetime(2001, 4, 9, tzinfo=UTC), datetime(2024, 10, 26, tzinfo=UTC)
"""Two days to read a text from that has no date of its own: what both give alike does not depend on it."""


LONGEST_SENTENCE = 400  # signs; a plain statement is shorter, and a rule's time grows with the square of it


class Polarity(StrEnum):
    """Whether the value is said to hold or plainly denied."""

    POS = "pos"
    NEG = "neg"


class Cardinality(StrEnum):
    """One value at a time, or many side by side."""

    ONE = "one"
    MANY = "many"


class ChangeKind(StrEnum):
    """What the statement itself says of a change."""

    BEGAN = "began"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Change:
    """A change stated in so many words; ``on`` is its date, ``stated`` False where that is only the day it was said."""

    kind: ChangeKind
    on: Moment | None
    stated: bool


@dataclass(frozen=True, slots=True)
class FoundSlot:
    """One thing said of one subject.

    ``valid_from`` and ``valid_to`` are None where the text gives none;
    ``over``: it no longer holds. ``scope``: "at work"; ``additive``: "also",
    "a second"; ``retraction``: the sentence takes something back.
    """

    subject: str
    attribute: str
    value: str
    cardinality: Cardinality
    polarity: Polarity = Polarity.POS
    valid_from: Moment | None = None
    valid_to: Moment | None = None
    over: bool = False
    change: Change | None = None
    scope: str = ""
    additive: bool = False
    retraction: bool = False

    def window(self) -> Window:
        """When it holds; an ending that comes before the start is taken as of unknown date."""
        if self.valid_to is not None and (self.valid_from is None or self.valid_from.at < self.valid_to.at):
            return Window(self.valid_from, self.valid_to, End.DATED)
        return Window(self.valid_from, None, End.UNKNOWN if self.over else End.OPEN)


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
    retraction = False
    for sentence in sentences(shortened):
        if len(sentence) > LONGEST_SENTENCE:
            continue
        retraction = retraction or retracts(sentence)
        plain = spelled_out(sentence) if tongue == "en" else sentence
        fitting = _fitting(plain.replace("’", "'"), tongue)
        if fitting and asserts(plain, tongue):
            read = _sentence(sentence, tongue, said_at, retraction)
            for slot in _with_others(_slots(read, fitting, tongue, who, said_at), read, who):
                found.setdefault((slot.subject, slot.attribute, slot.value.casefold()), slot)
    return tuple(_settled(list(found.values())))


def _sentence(sentence: str, language: str, said_at: datetime | None, retraction: bool) -> Sentence:
    plain = spelled_out(sentence) if language == "en" else sentence.replace("’", "'")
    whens = _whens(plain, language, said_at)
    return Sentence(
        plain,
        cut_times(plain, whens),
        whens,
        retraction,
        adds(sentence),
        scope_of(sentence),
        sentence == sentence.lower(),
    )


def _whens(text: str, language: str, said_at: datetime | None) -> tuple[When, ...]:
    if said_at is not None:
        return read_when(text, said_at, language)
    spring, autumn = read_when(text, _SPRING, language), read_when(text, _AUTUMN, language)
    return tuple(when for when in spring if when in autumn)


@lru_cache(maxsize=8)
def _rules(language: str) -> tuple[Rule, ...]:
    return tuple(rule_of(row) for row in rows_of(language))


@lru_cache(maxsize=8)
def _gates(language: str) -> tuple[Gates, Gates]:
    rules = _rules(language)
    return Gates([rule.gate for rule in rules]), Gates([rule.rest for rule in rules])


def _fitting(text: str, language: str) -> list[int]:
    """Places of the rules that a sentence may fit."""
    words, rests = _gates(language)
    lowered = text.lower()
    found = words.open_for(lowered)
    if not found:
        return found
    with_rest = set(rests.open_for(lowered))
    return [place for place in found if place in with_rest]


def _slots(
    sentence: Sentence, fitting: list[int], language: str, speaker: Speaker, said_at: datetime | None
) -> Iterator[FoundSlot]:
    lower = sentence.lower and language == "en"
    rules = _rules(language)
    for place in fitting:
        rule = rules[place]
        whole = rule.row.value in (Value.DATE, Value.PHONE)
        text = sentence.text if whole else sentence.cut
        for match in rule.pattern.finditer(text):
            stated = tense_of(match, rule.row, match.string)
            if _goes(rule.row, match, lower):
                near = replace(sentence, whens=_of_clause(sentence, match, stated))
                yield from _from_match(rule.row, match.groupdict(), stated, near, speaker, said_at, lower)


_CLAUSE = re.compile(
    r"(?:,|;|\band|\bbut)\s+(?:(?:I|We|we|The user|the user|he|she|they)\b|[A-Z]\w+ (?:is|was|has|\w+s)\b)"
)


def _of_clause(sentence: Sentence, match: re.Match[str], stated: Stated | None) -> tuple[When, ...]:
    """The times of the clause that a match stands in: a date does not run over into "and I …".

    An ending without a date of its own takes those of the sentence: "I no
    longer work there, I left in May".
    """
    clause = _clause_at(match.string, match.end("s") if match.groupdict().get("s") else match.start())
    own = tuple(when for when in sentence.whens if _clause_at(sentence.text, when.place[1]) == clause)
    return own if own or (stated is not None and stated.effect is not Effect.ENDS) else sentence.whens


def _clause_at(text: str, place: int) -> int:
    """The number of the clause; "Mara and I" begins none."""
    return sum(len(text[: start.start()].split()) > 2 for start in _CLAUSE.finditer(text, 0, place))


_NAMING = re.compile(
    r"\b(?:called|named|names?|with|to|dating|seeing)\b|[:=]|\b(?:gf|bf|wife|husband|partner|girlfriend|"
    r"boyfriend) \w+ (?:is|was|has|makes|likes|loves|works|lives|thinks|wants|and)\b"
)


def _goes(row: Row, match: re.Match[str], lower: bool) -> bool:
    """Whether a match may count: a job before "at", and a name without a capital only where a word announces one."""
    job = match.groupdict().get("job")
    if job is not None and not is_job(stripped(job)):
        return False
    return not (lower and row.value is Value.PERSON) or _NAMING.search(match[0]) is not None


def _from_match(
    row: Row,
    groups: dict[str, str | None],
    stated: Stated | None,
    sentence: Sentence,
    speaker: Speaker,
    said_at: datetime | None,
    lower: bool,
) -> Iterator[FoundSlot]:
    subject = row.subject or resolve(groups.get("s"), speaker)
    if stated is None or subject is None or (row.dated and not _to_come(sentence.whens, said_at)):
        return
    if row.attribute == "age" and stated.effect is Effect.HOLDS and _to_come(sentence.whens, said_at):
        return
    if row.attribute in ("birthday", "plan"):
        stated = Stated(Effect.BEGINS if row.attribute == "plan" else Effect.HOLDS)
    bounds = Bounds() if row.attribute == "birthday" else bounds_of(stated, sentence.whens, said_at)
    attribute = _attribute(row, groups)
    raw = " ".join(part for part in (groups.get("v0"), groups.get("v")) if part)
    for value in values_of(raw, row, lower):
        yield _slot(subject, attribute, value, stated, bounds, sentence)


def _slot(subject: str, attribute: str, value: str, stated: Stated, bounds: Bounds, sentence: Sentence) -> FoundSlot:
    change = None
    if stated.effect is Effect.ENDS and bounds.over:
        change = Change(ChangeKind.ENDED, bounds.end, bounds.stated)
    elif stated.effect is Effect.BEGINS and attribute != "plan":
        change = Change(ChangeKind.BEGAN, bounds.start, bounds.stated)
    return FoundSlot(
        subject=subject,
        attribute=attribute,
        value=value,
        cardinality=Cardinality.ONE if is_single(attribute) else Cardinality.MANY,
        polarity=Polarity.NEG if stated.effect is Effect.DENIES else Polarity.POS,
        valid_from=bounds.start,
        valid_to=bounds.end,
        over=bounds.over,
        change=change,
        scope=sentence.scope,
        additive=sentence.additive,
        retraction=sentence.retraction,
    )


def _to_come(whens: tuple[When, ...], said_at: datetime | None) -> bool:
    """Whether the sentence names a time after it was said (any date, where that is unknown)."""
    dated = [when for when in whens if when.start is not None and when.kind is not WhenKind.NONE and not when.now]
    return any(said_at is None or (when.end or when.start or said_at) > _aware(said_at) for when in dated)


def _aware(at: datetime) -> datetime:
    return at if at.tzinfo else at.replace(tzinfo=UTC)


_THAT_IS = re.compile(rf",? (?:but )?(?:that|it) (?:is|was) {subject_pattern()}", re.IGNORECASE)


def _with_others(slots: Iterator[FoundSlot], sentence: Sentence, speaker: Speaker) -> Iterator[FoundSlot]:
    """The slots, and for "I don't …, that's my twin" the same of the twin."""
    for slot in slots:
        yield slot
        other = _THAT_IS.search(sentence.text) if slot.polarity is Polarity.NEG else None
        subject = resolve(other["s"], speaker) if other else None
        if subject is not None and subject != slot.subject:
            yield replace(slot, subject=subject, polarity=Polarity.POS)


_SPELLING = {
    "color": "colour",
    "flavor": "flavour",
    "farbe": "colour",
    "film": "film",
    "essen": "food",
    "buch": "book",
    "band": "band",
    "tier": "animal",
    "stadt": "city",
    "lied": "song",
    "gericht": "dish",
    "getränk": "drink",
    "sport": "sport",
    "serie": "series",
    "couleur": "colour",
    "livre": "book",
    "plat": "dish",
    "chanson": "song",
    "ville": "city",
    "animal": "animal",
    "boisson": "drink",
    "saison": "season",
    "comida": "food",
    "película": "film",
    "libro": "book",
    "ciudad": "city",
    "canción": "song",
    "grupo": "band",
    "bebida": "drink",
    "deporte": "sport",
    "fach": "subject",
    "jahreszeit": "season",
    "autor": "author",
    "restaurant": "restaurant",
}


def _attribute(row: Row, groups: dict[str, str | None]) -> str:
    """The attribute's name; ``favourite_`` with the noun that the text names."""
    if row.attribute != FAVOURITE:
        return row.attribute
    words = (groups.get("x") or "thing").casefold().strip().split()
    return FAVOURITE + "_".join(_SPELLING.get(word, word) for word in words)


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


__all__ = ["USER", "Cardinality", "Change", "ChangeKind", "Form", "FoundSlot", "Polarity", "read_slots"]
