"""Answers to questions that no table of attributes names: "my dentist is Dr. Lee", "the gym closes at nine".

The question is the noun that the sentence is about, its modifiers are kept as
the scope; the answer is what is said of it. "My" and a noun in the singular
mean that there is one of it; nouns of which one has many, and answers that
are mere description, give nothing. The words of each language are data
(``resources/questions``).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import replace
from datetime import datetime

from core.engine.answer_kinds import Kind, answer_of
from core.engine.attributes import lexicon
from core.engine.attributes.catalogue import is_known
from core.engine.attributes.rows import Effect
from core.engine.found_slot import Cardinality, FoundSlot
from core.engine.language import guess_language
from core.engine.question_words import Frame, QuestionWords, words_for
from core.engine.slot_match import slot_of
from core.engine.slot_rules import Stated
from core.engine.slot_subject import Speaker, resolve
from core.engine.slot_text import Sentence, sentences, spelled_out, unasserted
from core.engine.slot_windows import bounds_of, said_day
from core.engine.when import LONGEST_READ, When, read_when

_LONGEST = 200  # signs; a plain answer is shorter, and a longer sentence says more than one thing
_LONGEST_VALUE = 50
_CLAUSES = re.compile(r"[;；]\s*|:\s+(?=\w+ )|,\s+(?:and|but|und|aber|y|pero|et|mais|и|но)\s+|，|, (?=new )|、")
_NO_NAME = re.compile(
    rf"(?:{lexicon.NATIONALITIES}|{lexicon.RELIGIONS}|{lexicon.LANGUAGES}|I|We|You|He|She|It|They)s?", re.IGNORECASE
)
_CASED = ("en", "es", "fr", "ru")
"""Languages in which a capital makes a name."""


def read_answers(
    text: str, speaker: str | None = None, owner_names: Collection[str] = (), said_at: datetime | None = None
) -> tuple[FoundSlot, ...]:
    """Every answer to an open question that a text gives; "my" is the speaker's, as in ``read_slots``."""
    shortened = text[:LONGEST_READ]
    language = guess_language(shortened)
    known = words_for(language)
    who = Speaker(speaker, frozenset(name.casefold() for name in owner_names))
    found: dict[tuple[str, str, str], FoundSlot] = {}
    told: list[str] = []
    for sentence in sentences(shortened):
        told.append(sentence)
        if len(sentence) > _LONGEST:
            continue
        plain = spelled_out(sentence) if language == "en" else sentence.replace("’", "'")
        slots = list(_answers(plain, tuple(told), known, who, said_at))
        if slots and not any(pattern.search(plain) for pattern in unasserted(language)):
            for slot in slots:
                found.setdefault((slot.subject, slot.attribute, slot.scope), slot)
    return tuple(found.values())


def _answers(
    plain: str, told: tuple[str, ...], known: QuestionWords, who: Speaker, said_at: datetime | None
) -> Iterator[FoundSlot]:
    for clause in _CLAUSES.split(plain):
        stripped = known.opening.sub("", clause.strip(), count=1)
        if not stripped:
            continue
        bare = known.lead_time.sub("", stripped, count=1)
        for match, frame in known.matches(bare):
            slot = _read(match, frame, plain, told, known, who, said_at)
            if slot is not None:
                yield slot
                break


def _read(
    match: re.Match[str],
    frame: Frame,
    plain: str,
    told: tuple[str, ...],
    known: QuestionWords,
    who: Speaker,
    said_at: datetime | None,
) -> FoundSlot | None:
    groups = match.groupdict()
    value, place = _value(_with_hour(match), known)
    if not _may_be(answer_of(value).kind if value else Kind.WORDS, groups, frame):
        return None
    place = place and not (frame.attribute or frame.aspect)
    asked = _question(groups.get("np") or "", frame, known)
    subject = _subject(groups, who, known.language)
    if asked is None or not value or subject is None or len(value) > _LONGEST_VALUE:
        return None
    head, scope, is_new, phrase = asked
    if head in known.many and not frame.aspect:
        return None
    effect = _effect(groups, frame, is_new or known.changed.search(plain) is not None)
    cardinality = _cardinality(value, place, head, phrase, groups, frame, known)
    if effect is Effect.HOLDS and cardinality is not Cardinality.ONE and not place:
        return None
    aspect = frame.aspect or ("place" if place else answer_of(value).kind.value if is_known(head) else "")
    attribute = f"{head}_{aspect}" if aspect else head
    whens = _times(plain, match, value, said_at, known.language)
    sentence = Sentence(told, plain, plain, whens, lower=False)
    bounds = bounds_of(Stated(effect), whens, said_at)
    if effect is Effect.BEGINS and bounds.start is None:
        bounds = replace(bounds, start=said_day(said_at))  # a change without a date is one by the day it was told
    slot = slot_of(subject, attribute, value, Stated(effect), bounds, sentence)
    limit = slot.scope if slot.scope and slot.scope not in value else ""
    both = " ".join(part for part in (scope, limit) if part)
    return replace(slot, scope=both, cardinality=Cardinality.ONE if effect is Effect.BEGINS else cardinality)


_HOUR = re.compile(r"(?:at|um|a las?|à|в|во|الساعة)\s+$", re.IGNORECASE)
_MOVING = re.compile(
    r"\b(?:mov\w+|shift\w+|went|go(?:es|ne)?|r[io]se\w*|fell|drop\w*|push\w*|postpon\w*|resched\w*|brought|put|is down|"
    r"is up|passe|passée?|pas[aó]\w*|movi\w+|movido|aplaz\w+|sub\w+|baj\w+|перен\w+|推迟|提前|改到|涨|降|调)",
    re.IGNORECASE,
)
"""What is moved, raised or lowered is a time or a number; a person who moves answers another question."""
_ASPECTS = {name: (Kind.NUMBER,) for name in ("count", "weight", "cost", "measure", "duration")} | {
    name: (Kind.TIME, Kind.DAY, Kind.DATE) for name in ("closing", "opening", "departure")
}
"""What an aspect of a thing is told in; the others in any figure."""
_COUNTED = (Kind.TIME, Kind.DAY, Kind.DATE, Kind.NUMBER)


def _with_hour(match: re.Match[str]) -> str:
    """The answer, with the "at" that stands before it."""
    value = match["v"] or ""
    lead = _HOUR.search(match.string[: match.start("v")])
    return f"{lead[0].strip()} {value}" if lead and not _HOUR.match(value) else value


def _may_be(kind: Kind, groups: dict[str, str | None], frame: Frame) -> bool:
    if frame.aspect:
        return kind in _ASPECTS.get(frame.aspect, _COUNTED)
    moving = groups.get("begins") is not None and _MOVING.search(groups["begins"] or "") is not None
    return kind in _COUNTED or not (moving or frame.counted)


def _effect(groups: dict[str, str | None], frame: Frame, is_new: bool) -> Effect:
    if groups.get("ends"):
        return Effect.ENDS
    return Effect.BEGINS if is_new or frame.begins or groups.get("begins") else Effect.HOLDS


def _subject(groups: dict[str, str | None], who: Speaker, language: str) -> str | None:
    owner = groups.get("s")
    if owner is None or language != "en":
        return who.first_person()
    return resolve(owner.split()[0] if owner.lower() in ("my", "our") else owner, who)


def _question(np: str, frame: Frame, known: QuestionWords) -> tuple[str, str, bool, str] | None:
    """The head noun, its modifiers, whether it is called new, and the whole phrase; None for what is no question."""
    if frame.attribute:
        return frame.attribute, frame.scope, False, frame.attribute
    tokens = known.tokens(np)
    is_new = any(token in known.new for token in tokens)
    if not tokens or any(token in known.former for token in tokens):
        return None
    head, mods = known.split(tokens)
    if head is None or " ".join([*mods, head]) in known.many - {head}:
        return None
    phrase = " ".join([*mods, head])
    return known.stemmed(head), " ".join(sorted({known.stemmed(mod) for mod in mods})), is_new, phrase


def _value(raw: str, known: QuestionWords) -> tuple[str, bool]:
    """The answer without what leads to it and follows it, and whether it says where."""
    text = known.after.split(raw, maxsplit=1)[0].strip(" .,!:¦。、！")
    place = False
    while (lead := known.lead.match(text)) is not None:
        if known.place.fullmatch(lead[0].strip()):
            place = True
        if known.hour.fullmatch(lead[0].strip()):
            break
        text = text[lead.end() :]
    kind = answer_of(text).kind if text else Kind.WORDS
    return text, place and kind in (Kind.NAME, Kind.WORDS)


def _cardinality(
    value: str,
    place: bool,
    head: str,
    phrase: str,
    groups: dict[str, str | None],
    frame: Frame,
    known: QuestionWords,
) -> Cardinality:
    """One where the noun and the answer leave room for one only."""
    kind = answer_of(value).kind
    owned = groups.get("s") is not None or frame.attribute != "" or known.language in ("zh", "ja", "ar")
    single = phrase in known.single or head in known.single or phrase.split()[-1] in known.single
    role = phrase in known.roles or phrase.split()[-1] in known.roles
    match kind:
        case Kind.TIME | Kind.NUMBER:
            is_one = True
        case Kind.DATE | Kind.DAY:
            is_one = owned or answer_of(value).parts[-2:] != (None, None) or head not in known.occasions
        case Kind.NAME:
            sure = role or single or (known.language in _CASED and owned)
            is_one = sure and not place and not _NO_NAME.fullmatch(value)  # a key may be with Ana and in the shed
        case Kind.WORDS:
            is_one = single and owned
    return Cardinality.ONE if is_one else Cardinality.UNKNOWN


def _times(plain: str, match: re.Match[str], value: str, said_at: datetime | None, language: str) -> tuple[When, ...]:
    """The times of a sentence that are not the answer itself."""
    if said_at is None:
        return ()
    at = plain.find(value)
    inside = (at, at + len(value))
    found = read_when(plain, said_at, language)
    return tuple(when for when in found if at < 0 or when.place[1] <= inside[0] or when.place[0] >= inside[1])
