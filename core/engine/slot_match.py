"""From the match of a rule to a slot: whose it is, its value, its window, what changed.

``slots_in`` tries the rules that a sentence may fit. A rule gives nothing
where it is not sure.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import UTC, datetime

from core.engine.attributes.catalogue import FAVOURITE, is_single
from core.engine.attributes.kin_elsewhere import topic_before
from core.engine.attributes.rows import Effect, Row, Value
from core.engine.found_slot import Cardinality, Change, ChangeKind, FoundSlot, Polarity
from core.engine.slot_heads import heads
from core.engine.slot_rules import SMALL, Rule, Stated, tense_of
from core.engine.slot_subject import Speaker, resolve, subject_pattern
from core.engine.slot_text import Sentence, adds, only_one, retracts, scope_of
from core.engine.slot_values import is_job, stripped, values_of
from core.engine.slot_windows import Bounds, bounds_of
from core.engine.when import When, WhenKind
from core.text import has_unspaced


def slots_in(
    sentence: Sentence, rules: Iterable[Rule], english: bool, speaker: Speaker, said_at: datetime | None
) -> Iterator[FoundSlot]:
    """What these rules read in a sentence."""
    lower, verbs = sentence.lower and english, heads(sentence.cut, SMALL)
    is_ahead = to_come(sentence.whens, said_at)
    for rule in rules:
        if rule.row.dated and not is_ahead:
            continue
        whole = rule.row.value in (Value.DATE, Value.PHONE)
        if rule.verbs is not None and not whole and rule.verbs.isdisjoint(verbs):
            continue
        for match in rule.pattern.finditer(sentence.text if whole else sentence.cut):
            if _goes(rule.row, match, lower):
                yield from _from_match(rule.row, match, sentence, speaker, said_at, lower)


_CLAUSE = re.compile(
    r"(?:,|;|\band|\bbut)\s+(?:(?:I|We|we|The user|the user|he|she|they)\b|[A-Z]\w+ (?:is|was|has|\w+s)\b)"
)


def _of_clause(sentence: Sentence, match: re.Match[str], stated: Stated) -> tuple[When, ...]:
    """The times of the clause that a match stands in: a date does not run over into "and I …".

    An ending without a date of its own takes those of the sentence: "I no
    longer work there, I left in May".
    """
    if not sentence.whens:
        return ()
    clause = _clause_at(match.string, match.end("s") if match.groupdict().get("s") else match.start())
    own = tuple(when for when in sentence.whens if _clause_at(sentence.text, when.place[1]) == clause)
    return own if own or stated.effect is not Effect.ENDS else sentence.whens


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
    row: Row, match: re.Match[str], sentence: Sentence, speaker: Speaker, said_at: datetime | None, lower: bool
) -> Iterator[FoundSlot]:
    groups = match.groupdict()
    subject = row.subject or _spoken_of(row, match, speaker) or resolve(groups.get("s"), speaker)
    raw = " ".join(part for part in (groups.get("v0"), groups.get("v")) if part)
    values = values_of(raw, row, lower) if subject is not None else ()
    stated = tense_of(match, row, match.string) if values else None
    if stated is None or subject is None:
        return
    whens = _of_clause(sentence, match, stated)
    if row.dated and not to_come(whens, said_at):
        return
    if row.attribute == "age" and stated.effect is Effect.HOLDS and to_come(whens, said_at):
        return
    if row.attribute in ("birthday", "plan"):
        stated = Stated(Effect.BEGINS if row.attribute == "plan" else Effect.HOLDS)
    if stated.effect is Effect.HOLDS and is_single(row.attribute) and _says_new(row, match):
        stated = Stated(Effect.BEGINS)
    bounds = Bounds() if row.attribute == "birthday" else bounds_of(stated, whens, said_at)
    attribute = _attribute(row, groups)
    for value in values:
        yield slot_of(subject, attribute, value, stated, bounds, sentence)


_NEW = re.compile(
    r"\b(?:my|our|his|her|their|user's|the|\w+'s) (?:brand[- ])?new\b|^new\b|\bneue[nrs]?\b|\bnuev[oa]\b|"
    r"\b(?:nouveau|nouvelle|nouvel)\b|\bнов(?:ый|ая|ое|ого|ой)\b|新|الجديدة?",
    re.IGNORECASE,
)
_LEAD = 16
"""Signs before a match in which the word may stand: rules of other tongues begin at the noun."""
_NO_CHANGE = frozenset({"birthday", "age", "height"})


def _says_new(row: Row, match: re.Match[str]) -> bool:
    """Whether what is asked for is called new before its value is given: “my new phone number is …”."""
    lead = max(0, match.start() - _LEAD)
    before = match.string[lead : match.start("v")] if "v" in match.groupdict() else ""
    return row.attribute not in _NO_CHANGE and _NEW.search(before) is not None


_NAMES_WHOSE = ("partner", "child", "pet")
"""Attributes whose value is who the relation is."""


def _spoken_of(row: Row, match: re.Match[str], speaker: Speaker) -> str:
    """Of whom a Japanese sentence speaks, where its topic says it; empty for the speaker."""
    if row.attribute in _NAMES_WHOSE or not has_unspaced(match.string):
        return ""
    kin, name = topic_before(match.string[: max(0, match.start("v"))])
    return f"{speaker.first_person()}'s {kin}" if kin else name


def slot_of(subject: str, attribute: str, value: str, stated: Stated, bounds: Bounds, sentence: Sentence) -> FoundSlot:
    """A slot with what its sentence says of it: its change, its scope, whether it comes beside another."""
    change = None
    if stated.effect is Effect.ENDS and bounds.over:
        change = Change(ChangeKind.ENDED, bounds.end, bounds.stated)
    elif stated.effect is Effect.BEGINS and attribute != "plan":
        change = Change(ChangeKind.BEGAN, bounds.start, bounds.stated)
    return FoundSlot(
        subject=subject,
        attribute=attribute,
        value=value,
        cardinality=_cardinality(attribute, sentence.told[-1]),
        polarity=Polarity.NEG if stated.effect is Effect.DENIES else Polarity.POS,
        valid_from=bounds.start,
        valid_to=bounds.end,
        over=bounds.over,
        change=change,
        scope=scope_of(sentence.told[-1]),
        additive=adds(sentence.told[-1]),
        retraction=any(retracts(told) for told in sentence.told),
    )


_COUNTED = frozenset("child pet nationality language".split())
"""Many-valued attributes of which somebody may say to have only one."""


def _cardinality(attribute: str, sentence: str) -> Cardinality:
    is_one = is_single(attribute) or (attribute in _COUNTED and only_one(sentence))
    return Cardinality.ONE if is_one else Cardinality.MANY


def to_come(whens: tuple[When, ...], said_at: datetime | None) -> bool:
    """Whether the sentence names a time after it was said (any date, where that is unknown)."""
    dated = [when for when in whens if when.start is not None and when.kind is not WhenKind.NONE and not when.now]
    return any(said_at is None or (when.end or when.start or said_at) > _aware(said_at) for when in dated)


def _aware(at: datetime) -> datetime:
    return at if at.tzinfo else at.replace(tzinfo=UTC)


_THAT_IS = re.compile(rf",? (?:but )?(?:that|it) (?:is|was) {subject_pattern()}", re.IGNORECASE)


def with_others(slots: Iterator[FoundSlot], sentence: Sentence, speaker: Speaker) -> Iterator[FoundSlot]:
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
