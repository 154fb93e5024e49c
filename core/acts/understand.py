"""What a question asks of this vault: its subject among those that are known, its time, and who may answer it.

``understand`` reads the question and looks up what may answer it; ``settle``
hands what the search found to the resolver (``core/engine/resolve.py``) and
gives it back in its order.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, tzinfo
from itertools import pairwise

from core.acts.bench import Bench
from core.acts.occasions import asked_then
from core.acts.word_leg import by_words, frequencies
from core.answers import Answer, Corpus, Part, Query
from core.domain import Memory, Showing, Status
from core.engine.asked import askable
from core.engine.attributes.catalogue import FAVOURITE
from core.engine.content import LONGEST_COMPARED, one_form, said_elsewhere
from core.engine.disputed import disputed_beside
from core.engine.kin import is_kin, kin_words, names_of_kin
from core.engine.language import guess_language
from core.engine.own_question import as_own_question
from core.engine.query import Term, read_terms
from core.engine.question import Question, Span
from core.engine.rank import Candidate, Ranked, keys_of
from core.engine.resolve import Known, KnownSlot, Place, Stand, resolve
from core.owner import OWNER_WORDS
from core.store.memories import read_memories
from core.store.review import is_settled
from core.store.slots import SlotRow, holders, lineages, slots_of, subjects_named
from core.store.statements import statement_texts
from core.store.view import View
from core.text import fold, has_unspaced, spaced, stem, unaccented, words
from core.understood import Understood
from core.window import Window, lived_through

COMPARED = 24
"""Best statements that the resolver looks at; an answer beyond them has next to nothing of the question."""
MOST_HOLDERS = 24
"""Values of one slot that are looked at, the latest first; a home or a job has a handful."""
MOST_VALUES = 5
"""Latest values of the slot whose own words are looked for, too: "Pepper died" says nothing of a dog."""
MOST_ALSO = 16
"""Statements that join by the words with which an attribute is told, and by those of its values."""
MOST_FOLLOWERS = 8
"""Later statements about what the best hit names that may say that it is over."""
MOST_FOLLOWED = 8
"""Words of the best hit, beyond those of the question, by which such statements are looked for."""
SAYS_SOMETHING = 0.2
"""Score from which such a statement shows; a figure or a name in it alone gives less."""
MOST_TELLING = 20
"""Statements with the word for a relation in which its name is looked for."""
COMMON_ALSO = 2_000
"""A telling word in more statements than this is left out: it would only cost time."""

_NEXT_BEST = {"job_title": "works_at", "age": "birthday"}
"""What answers where nothing of the asked attribute is known: for a job the workplace, for an age the birth."""
_TOLD_WITH = {"works_at": "job_title", "job_title": "works_at"}
"""Properties that one statement tells together: "I work as a potter in a shared studio"."""
_COUNT = frozenset({Status.CURRENT, Status.DISPUTED, Status.PAST})
"""Statements that may tell who a relation is: none that waits or was never right."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with what this vault knows of its terms; ``text``: the words that are looked for.

    ``lineage``: all versions of the memories that give what is asked.
    """

    question: Question
    showing: Showing
    at: datetime
    text: str
    subjects: frozenset[int] = frozenset()
    sought: frozenset[int] = frozenset()
    lineage: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Note:
    """What the resolver has to say of a hit: parts of its score, reasons, whether it shows as over.

    ``via``: how it was reached, where that was not by its own words or meaning.
    """

    parts: tuple[Part, ...] = ()
    why: tuple[str, ...] = ()
    over: bool = False
    via: str = ""


@dataclass(frozen=True, slots=True)
class Settled:
    """Ranked statements in the resolver's order with its notes, and what the search says."""

    ranked: Sequence[Ranked]
    notes: Mapping[int, Note] = field(default_factory=dict)
    answer: Answer = Answer.FOUND


def own_question(bench: Bench, query: Query) -> Query:
    """The query as the owner would put it: what it asks of the owner by name is asked of “I”."""
    if query.plain:
        return query
    text = as_own_question(query.text, bench.owner_names() - frozenset(OWNER_WORDS))
    return query if text == query.text else replace(query, text=text)


def understand(bench: Bench, query: Query) -> Asked:
    """Read a query as a question, unless it is plain; its named time moves the clock that it means."""
    now = query.showing.true_on or bench.clock()
    if query.plain:
        return Asked(Question(), query.showing, now, query.text)
    question, text = asked_then(bench, own_question(bench, query), query.showing.true_on or bench.today())
    if bench.owner_names() & set(question.subject_names):
        question = _of_the_owner(question, bench.owner_names())  # “where does Mira live?”, in Mira's vault
    if question.kin:
        question = replace(question, alias=(*question.alias, *_aliases(bench, question)))
    showing = _showing(question, query.showing, now, bench.zone)
    at = showing.true_on or now
    if not question.attribute:
        sought = _with_any(bench, (*_single_signs(question), *said_elsewhere(question.content)))
        return Asked(question, showing, at, text, sought=frozenset(sought))
    known = bench.view(showing).known
    subjects = frozenset(subjects_named(bench.store, _names(question, text)))
    question, held = _held(bench, question, subjects, known)
    values = [word for slot in held[:MOST_VALUES] for word in words(slot.value)]
    lineage = _other_versions(bench, subjects, question.attribute, known)
    sought = {slot.version for slot in held} | lineage
    sought |= _with_any(bench, values) | _with_any(bench, _telling_words(question, text))
    return Asked(question, showing, at, text, subjects, frozenset(sought), lineage)


def _held(bench: Bench, question: Question, subjects: frozenset[int], known: int) -> tuple[Question, Sequence[SlotRow]]:
    """The values of what is asked, else of the next best; with the question as it is then put.

    A favourite has the noun of its own language (“favourite_farbe”): those of the others are the next best.
    """
    noun = question.attribute.removeprefix(FAVOURITE)
    elsewhere = said_elsewhere({one_form(noun)}) if noun != question.attribute else ()
    for attribute in (question.attribute, *(FAVOURITE + word for word in elsewhere)):
        held = holders(bench.store, subjects, attribute, known, MOST_HOLDERS)
        if held:
            return replace(question, attribute=attribute), held
    if question.attribute not in _NEXT_BEST:
        return question, []
    question = _next_best(question)
    return question, holders(bench.store, subjects, question.attribute, known, MOST_HOLDERS)


def _other_versions(bench: Bench, subjects: frozenset[int], attribute: str, known: int) -> frozenset[int]:
    """The versions of the memories that give the asked property, or the one it is told with, whatever their words."""
    held = holders(bench.store, subjects, attribute, known, MOST_HOLDERS)
    beside = _TOLD_WITH.get(attribute)
    held += holders(bench.store, subjects, beside, known, MOST_HOLDERS) if beside else []
    return frozenset(lineages(bench.store, {slot.version for slot in held if slot.polarity == "pos"}))


def _of_the_owner(question: Question, names: Collection[str]) -> Question:
    """The same question as its owner would put it: what they tell of themselves does not hold their name."""
    said = {one_form(word) for name in question.names if name in names for word in words(name)}
    others = tuple(name for name in question.names if name not in names)
    return replace(question, mine=True, names=others, content=question.content - said)


def _next_best(question: Question) -> Question:
    """The same question put to another attribute; the words that asked for the first one are no topic of it."""
    row = askable(question.attribute)
    asking = row.asks.search(question.folded) if row else None
    said = {one_form(word) for word in words(asking[0])} if asking else set()
    topic = question.content - (said - {one_form(word) for name in question.names for word in words(name)})
    return replace(question, attribute=_NEXT_BEST[question.attribute], content=topic)


def _single_signs(question: Question) -> list[str]:
    """Words of one sign that the question is about: the word index of a query knows pairs of signs only."""
    return [word for word in question.content if len(word) == 1 and has_unspaced(word)]


def in_words(asked: Asked, span: Span | None = None) -> Understood | None:
    """What was understood, as part of the answer; None when that is nothing. ``span``: the time that filters."""
    question = asked.question
    person = f"user's {question.kin}" if question.kin else "user" if question.mine else "".join(question.names[:1])
    span = question.span or span
    if not (span or (question.asks and question.attribute)):
        return None
    return Understood(
        span.window if span and not question.believed else Window(),
        asked.showing.known_on if span and question.believed else None,
        person,
        question.attribute,
        span.words if span else "",
    )


def _showing(question: Question, given: Showing, now: datetime, zone: tzinfo) -> Showing:
    if question.span is None:
        return given
    inside = question.span.inside(now)
    if question.believed:  # the vault's own clock goes by instants
        known = now if question.span.end is None else lived_through(inside, zone)
        return given if given.known_on else replace(given, known_on=known)
    return given if given.true_on or not question.attribute else replace(given, true_on=inside)


def _names(question: Question, text: str) -> set[str]:
    """The names by which the asked subject may go."""
    if question.kin:
        return {f"user's {question.kin}", *question.alias}
    if question.mine:
        return {"user"}
    if question.subject_names:
        return {*question.subject_names, *(f"user's {name}" for name in question.subject_names if is_kin(name))}
    said = [word for word in words(text) if len(word) > 1]  # “where does alice work”, as people type it
    kin = (f"user's {word}" for word in said if is_kin(word))
    return {*said, *kin, *(f"{one} {two}" for one, two in pairwise(said))}


def _aliases(bench: Bench, question: Question) -> tuple[str, ...]:
    """The names by which the vault knows a relation of the owner: "my sister is called Ines" makes Ines the sister."""
    terms = read_terms(" ".join((*kin_words(question.kin), *question.alias)))
    telling, _ = by_words(bench, Corpus.MEMORIES, terms).best(bench.view().with_status(_COUNT), MOST_TELLING)
    named = names_of_kin(question.kin, question.alias, statement_texts(bench.store, Corpus.MEMORIES, telling))
    return tuple(dict.fromkeys(fold(name) for name in named))


def _telling_words(question: Question, text: str) -> tuple[str, ...]:
    """Words by which the asked attribute is told; those of other languages only where the question is in one."""
    row = askable(question.attribute)
    if row is None:
        return ()
    return row.also if guess_language(text) == "en" else (*row.also, *row.elsewhere)


def _with_any(bench: Bench, said: Iterable[str]) -> set[int]:
    """The best statements with one of these words, those that stand in too many left out."""
    terms = [
        Term(word, stem(unaccented(word)), '"' + " ".join(spaced(word).split()) + '"') for word in dict.fromkeys(said)
    ]
    return _with_terms(bench, terms)


def _with_terms(bench: Bench, terms: Sequence[Term]) -> set[int]:
    if not terms:
        return set()
    standing = frequencies(bench, terms)
    rare = tuple(term for term in terms if _is_open(term) or 0 < standing.get(term.stem, 0) <= COMMON_ALSO)
    if not rare:
        return set()
    return set(by_words(bench, Corpus.MEMORIES, rare).best(bench.view().with_status(frozenset(Status)), MOST_ALSO)[0])


def _is_open(term: Term) -> bool:
    """Whether the index cannot tell how often it stands: a beginning, or signs that stand apart there."""
    return term.beginning or " " in term.phrase or has_unspaced(term.text)


def settle(
    bench: Bench, view: View, asked: Asked, ranked: Sequence[Ranked], wanted: frozenset[Status], query: Query
) -> Settled:
    """Let the resolver order the best of what was found; what is over shows only where it is the answer."""
    ranked = list(ranked)
    compared, rest = _compared(asked, ranked)
    later = _followers(bench, view, asked.question, compared, wanted)
    compared = [*compared, *later]
    keys = [one.candidate.key for one in compared]
    live = view.entries(keys)
    memories = read_memories(bench.store, [live[key] for key in keys], view.known)
    slots = slots_of(bench.store, keys, view.known)
    owners = bench.owner_names()
    known = [
        replace(
            _known(memory, one, slots.get(one.candidate.key, ()), asked, fold(memory.speaker) in owners),
            reworded=one.candidate.key in asked.lineage,
        )
        for memory, one in zip(memories, compared, strict=True)
    ]
    resolved = resolve(asked.question, known, asked.at, query.text, bench.store.go_on)
    if resolved.pair and resolved.answer is Answer.DISPUTED and is_settled(bench.store, *resolved.pair):
        resolved = replace(resolved, answer=None)  # a person ruled on the two: both may be so
    by_key = {one.candidate.key: one for one in (*later, *ranked)}  # what was found by itself keeps its own score
    ended = resolved.answer is Answer.ENDED
    silent = {one.candidate.key for one in later}
    shown = [
        place
        for place in resolved.places
        if (place.known.status in wanted or _is_asked_for(place, ended))
        and (place.known.key not in silent or place.score > SAYS_SOMETHING)
    ]
    counted, placed = view.with_status(wanted), {place.known.key for place in shown}
    offered = [one for one in rest if one.candidate.key in counted and one.candidate.key not in placed]
    ordered = [by_key[place.known.key] for place in shown] + list(sure_first(view, offered))
    past = (Stand.OVER,) if any(place.stand is Stand.OVER for place in resolved.places) else (Stand.OVER, Stand.ENDING)
    notes = {place.known.key: _note(place, ended and place.stand in past) for place in resolved.places}
    return Settled(ordered, notes, _answer(asked.question, resolved.answer, shown))


def sure_first(view: View, ranked: Sequence[Ranked]) -> Sequence[Ranked]:
    """Ranked statements with those behind of which it is not known whether they were true yet."""
    unsure = view.unsure(keys_of(ranked))
    return sorted(ranked, key=lambda one: one.candidate.key in unsure) if unsure else ranked


def _followers(
    bench: Bench, view: View, question: Question, compared: list[Ranked], wanted: frozenset[Status]
) -> list[Ranked]:
    """Later statements about what the best hit names: "Oskar moved out and Priya moved in" says who the flatmate is.

    They count only for what they say of it; what has nothing to say stays out.
    """
    if not compared:
        return []
    best = max(compared, key=lambda one: one.score)
    (text,) = statement_texts(bench.store, Corpus.MEMORIES, [best.candidate.key])
    known = {one.candidate.key for one in compared}
    others = [term for term in read_terms(text) if one_form(term.text) not in question.content]
    found = sorted(_with_terms(bench, others[:MOST_FOLLOWED]) - known, reverse=True)
    counted = view.with_status(wanted)
    return [
        Ranked(Candidate(key, 0.0, None, sought=True), 0.0, best.best)
        for key in found
        if key > best.candidate.key and key in counted
    ][:MOST_FOLLOWERS]


def _compared(asked: Asked, ranked: list[Ranked]) -> tuple[list[Ranked], list[Ranked]]:
    first = ranked[:COMPARED]
    more = [one for one in ranked[COMPARED:] if one.candidate.key in asked.sought]
    rest = [one for one in ranked[COMPARED:] if one.candidate.key not in asked.sought]
    return [*first, *more], rest


def _known(memory: Memory, one: Ranked, slots: Sequence[SlotRow], asked: Asked, own: bool) -> Known:
    return Known(
        key=one.candidate.key,
        text=memory.text[:LONGEST_COMPARED],
        score=one.score,
        status=memory.status,
        window=memory.window,
        said=memory.said_at.at if memory.said_at else memory.recorded_at,
        uncertain=memory.uncertain,
        own=own,
        cosine=one.candidate.cosine,
        slots=tuple(KnownSlot(row.subject, row.attribute, row.value, row.polarity, _fits(row, asked)) for row in slots),
    )


def _fits(row: SlotRow, asked: Asked) -> bool:
    return row.subject in asked.subjects


def _is_asked_for(place: Place, ended: bool) -> bool:
    """Whether something past is the answer: the last value of what ended, or what held at the time asked about."""
    over = place.stand is Stand.OVER or (place.stand is Stand.ENDING and bool(place.parts))
    return (ended and over) or (place.answers and place.holds)


def _note(place: Place, over: bool) -> Note:
    return Note(tuple(place.parts), tuple(place.why), over)


def _answer(question: Question, said: Answer | None, shown: Sequence[Place]) -> Answer:
    if said is not None:
        return said
    if not shown:
        return Answer.NOTHING
    first = shown[0]
    if first.known.status is not Status.DISPUTED or first.settled:
        return Answer.FOUND
    return Answer.FOUND if disputed_beside(question, shown) else Answer.DISPUTED
