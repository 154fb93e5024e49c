"""Answering a question from what is remembered: with a chat model in its words, without one in ours.

Where the search abstains, no model is asked. Every sentence rests on memories
that are named with it, and what a model says beyond them is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from core.acts.bench import Bench
from core.acts.find import search
from core.acts.occasions import asked_then
from core.acts.second_look import listen, take_in
from core.acts.summary import summary, to_the_point
from core.acts.understand import own_question
from core.answers import Answer, Answered, Corpus, Found, Query, Sentence
from core.domain import Memory, ShouldStop, Showing, Status
from core.doubts import Doubted
from core.engine.question import read_question
from core.engine.telling import (
    OldPremise,
    as_it_stands,
    holds_all,
    of_somebody_else,
    put_right,
    takes_for_granted,
    tell,
)
from core.errors import EnvironmentFault, InvalidRequest
from core.inference.prompts import Shown
from core.store.history import is_evidence
from core.store.memories import find_memory, read_memories, version_row
from core.store.rulings import is_no_longer_known
from core.store.slots import holders, slots_of_version
from core.text import require_text
from core.window import End, Window, in_words

if TYPE_CHECKING:
    from core.inference.chat import ChatModel

OFFERED = 9
"""Memories that a model sees: as many as a judge does, for the same reason."""
PAST = 10  # past memories that are looked at for what the question takes for granted
TALK = 5  # messages among which that of somebody else is looked for; the first alone may answer
MOST_HOLDERS = 20  # values of one slot among which the present one is looked for, the latest first


def ask(bench: Bench, query: Query, model: ChatModel | None = None, should_stop: ShouldStop | None = None) -> Answered:
    """Answer ``query.text``; its other fields narrow what is looked at.

    Raises ``InvalidRequest`` for an empty question and ``Cancelled``. A fault of
    the endpoint is no fault of the answer: it is then given without the model,
    and ``notice`` says so.
    """
    require_text(query.text, "question")
    if len(query.text) > 1_000:
        raise InvalidRequest("A question has at most 1,000 signs.", "Ask about one thing at a time.")
    elsewhere: tuple[Sentence, ...] = ()
    own = own_question(bench, query)  # messages are looked through as it was put: they go by who said them
    first = replace(own, corpus=Corpus.MEMORIES)
    listened = listen(bench, first)  # a reranker reads before the transaction begins
    with bench.store.reading():
        found = take_in(bench, first, search(bench, first), listened)
        if found.answer is Answer.NOTHING:
            heard = replace(query, showing=_as_believed(query.showing, found))
            talk = search(bench, replace(heard, corpus=Corpus.EPISODES, limit=TALK, asking=True))
            elsewhere = _of_somebody_else(talk)
            if not elsewhere and _is_said(bench, query, talk):
                found = replace(found, hits=talk.hits[:1], answer=Answer.FOUND)
        premise = _old_premise(bench, own)
        listed, cited = summary(bench, own)
        found = found if listed else _to_the_point(own.text, found, bench.today())
        unknown = found.answer is Answer.ENDED and _is_no_longer_known(bench, found)
    state = Answer.ENDED if premise is not None and found.answer is Answer.NOTHING else found.answer
    if listed:
        found, state, premise = replace(found, steps=()), _state_of(cited, state), None
    sentences = listed or (*tell(found, premise, unknown=unknown), *elsewhere)
    steps = found.steps if found.answer is Answer.FOUND else ()
    told = Answered(query.text, state, sentences, found.hits, notice=found.notice, steps=steps)
    named = [] if premise is None else [premise.past, premise.present]
    offered = [*named, *cited, *(hit.memory for hit in found.hits)]
    memories = list({one.id: one for one in offered if one is not None}.values())[:OFFERED]
    if model is None or not memories:
        return told
    return _by_model(model, told, memories, premise, should_stop)


def _to_the_point(text: str, found: Found, today: datetime) -> Found:
    """What was found without what is beside the point of a list; “nothing”, where that is all."""
    kept = to_the_point(text, read_question(text, today).content, found.hits)
    if len(kept) == len(found.hits):
        return found
    return replace(found, hits=kept) if kept else replace(found, answer=Answer.NOTHING, hits=(), near=found.hits)


def _as_believed(showing: Showing, found: Found) -> Showing:
    """The dates of the search; “what did I believe last summer?” is answered by nothing that came later."""
    believed = found.understood.known_on if found.understood else None
    return showing if believed is None else replace(showing, known_on=believed)


def _state_of(listed: Sequence[Memory], found: Answer) -> Answer:
    """What a list says as a whole: ended where nothing on it holds, and nothing did at the time asked about."""
    holds = found is Answer.FOUND or any(one.status is not Status.PAST for one in listed)
    return Answer.FOUND if holds else Answer.ENDED


def _of_somebody_else(talk: Found) -> tuple[Sentence, ...]:
    """What the closest message says, where it is not of the person whom the question names."""
    if talk.doubt is None or talk.doubt.kind is not Doubted.SOMEBODY_ELSE or not talk.hits:
        return ()
    first = next((hit for hit in talk.hits if hit.speaker == talk.doubt.said_by), None)
    return () if first is None else (of_somebody_else(talk.doubt.asked, first),)


def _is_no_longer_known(bench: Bench, found: Found) -> bool:
    """Whether a person ruled that the question which the first hit answers has no known answer any more."""
    first = next((hit.memory for hit in found.hits if hit.memory is not None), None)
    slots = [] if first is None else _slots(bench, first)
    now = bench.clock()
    return any(is_no_longer_known(bench.store, subject, attribute, now) for subject, attribute, _ in slots)


def _is_said(bench: Bench, query: Query, talk: Found) -> bool:
    """Whether a message holds every word that the question is about; meaning alone would be a guess.

    One from which a memory was made tells nothing that the memories do not: what they say is no answer already.
    """
    content = read_question(query.text, bench.today()).content
    if not talk.hits or not content or not holds_all(content, f"{talk.hits[0].speaker} {talk.hits[0].text}"):
        return False
    return not is_evidence(bench.store, talk.hits[0].episode or "")


def _old_premise(bench: Bench, query: Query) -> OldPremise | None:
    """What the question takes for granted though it is over: only where the same slot has another value now."""
    question = asked_then(bench, query, bench.today())[0]
    if question.past or question.of_an_end or question.span is not None or query.showing.true_on is not None:
        return None
    past = search(bench, replace(query, corpus=Corpus.MEMORIES, past=True, limit=PAST))
    for hit in (*past.hits, *past.near):
        if hit.memory is not None and hit.memory.status is Status.PAST:
            instead = _instead(bench, question.content, hit.memory)
            if instead is not None:
                return OldPremise(hit.memory, instead)
    return None


def _instead(bench: Bench, asked: frozenset[str], past: Memory) -> Memory | None:
    """The memory that holds in the place of a past one whose value the question names; None when it names none."""
    view = bench.view()
    for subject, attribute, value in _slots(bench, past):
        rows = holders(bench.store, [subject], attribute, view.known, MOST_HOLDERS)
        entries = [(view.by_version.get(row.version), row.value) for row in rows]
        held = [(entry, said) for entry, said in entries if entry and entry.showing and entry.status is Status.CURRENT]
        if held and takes_for_granted(asked, value, [said for _, said in held]):
            return read_memories(bench.store, [held[0][0]], view.known)[0]
    return None


def _slots(bench: Bench, memory: Memory) -> list[tuple[int, str, str]]:
    version = version_row(bench.store, find_memory(bench.store, memory.id), memory.version)[0]
    return slots_of_version(bench.store, version)


def _by_model(
    model: ChatModel,
    told: Answered,
    memories: Sequence[Memory],
    premise: OldPremise | None,
    should_stop: ShouldStop | None,
) -> Answered:
    from core.inference.answers import answer
    from core.inference.grounding import beyond

    shown = [_shown(memory) for memory in memories]
    try:
        given = answer(model, told.question, shown, should_stop)
    except EnvironmentFault as fault:
        return replace(told, notice=f"The language model was not heard: {fault.message}")
    if given.unclear is not None:
        return replace(
            told, notice=f"The language model gave no usable answer: {given.unclear.reason}", model_calls=given.calls
        )
    if not given.claims:
        notice = "The language model finds no answer in these memories."
        return replace(told, notice=notice, model=given.model, model_calls=given.calls)
    borne = [(claim.text, [memories[number - 1] for number in claim.memories]) for claim in given.claims]
    known = _known_of(told.question, memories)
    borne = [(text, cited) for text, cited in borne if not beyond(text, known)]
    if not borne:
        notice = "The language model said what no memory bears out."
        return replace(told, notice=notice, model_calls=given.calls)
    opening = () if premise is None else (put_right(premise),)
    sentences = (*opening, *_as_they_stand(borne, opening))
    return replace(told, sentences=sentences, model=given.model, model_calls=given.calls, steps=())


def _known_of(question: str, offered: Sequence[Memory]) -> list[str]:
    """Where a model may have the names and figures of a sentence from: the question, and all that it was shown."""
    shown = [_shown(memory) for memory in offered]
    months = [f"{end.at:%B}" for memory in offered for end in (memory.window.start, memory.window.end) if end]
    return [question, *(one.text for one in shown), *(f"{one.speaker} {one.when}" for one in shown), *months]


def _as_they_stand(borne: Sequence[tuple[str, Sequence[Memory]]], told: Sequence[Sentence]) -> Iterator[Sentence]:
    """A model's sentences; behind each stands what it cites that waits, is disputed, over or ahead, each once.

    However sure a model sounds, nothing of that is served as plainly so.
    """
    known = {memory for sentence in told for memory in sentence.memories}
    for text, cited in borne:
        yield Sentence(text, tuple(one.id for one in cited))
        for memory in cited:
            standing = as_it_stands(memory)
            if standing is not None and memory.id not in known:
                known.add(memory.id)
                yield standing


def _shown(memory: Memory) -> Shown:
    status = {Status.DISPUTED: "disputed, not settled", Status.PENDING: "waits for approval", Status.PAST: "past"}
    parts = [_span(memory.window), status.get(memory.status, "")]
    return Shown(memory.text, memory.speaker, "; ".join(part for part in parts if part))


def _span(window: Window) -> str:
    begun = f"since {in_words(window.start)}" if window.start else ""
    if window.ending is End.DATED and window.end is not None:
        return f"{begun} until {in_words(window.end)}".strip()
    return f"{begun} until an unknown day".strip() if window.ending is End.UNKNOWN else begun
