"""From a conversation to statements with a chat model: one pass, only additions, each tied to its exact words.

A model's statement is taken only if its quote stands in the message, if it is
claimed for the one who said it, and if it can be stored; what fails is listed
with the reason. Messages of assistants, tools and systems are context and never
a source. An unusable answer is a row that somebody can see and retry.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace

from core.domain import ShouldStop
from core.engine.claims import Extracted, Heard, Part, Refused, claims_in, is_yes
from core.engine.retain import noise
from core.errors import EnvironmentFault, InvalidText
from core.inference.chat import ChatModel, ask_twice
from core.inference.grounding import made_up, quote_in, window_of
from core.inference.loose_json import Cut, Pairs, find
from core.inference.messages import Message
from core.inference.prompts import EXTRACT_VERSION, MOST_STATEMENTS, RECENT, Said, extract_question
from core.inference.replies import Unclear, answer_texts
from core.text import fold, has_unspaced, require_text, words

LONGEST_EXTRACTED = 2_000
"""Signs of one extracted statement; what is longer is no single claim."""
_LISTS = ("statements", "facts", "memories", "items")
_OWN_WORDS = frozenset(("", "user", "the user", "i", "me", "speaker", "the speaker", "owner", "human"))
"""How models name the one who speaks, besides by name."""


@dataclass(frozen=True, slots=True)
class Raw:
    """One statement as a model gave it, unchecked."""

    text: str
    quote: str = ""
    speaker: str = ""
    since: str = ""
    until: str = ""


@dataclass(frozen=True, slots=True)
class RawExtraction:
    """A readable answer: its statements, and the summary of the conversation so far if it gave one."""

    statements: tuple[Raw, ...]
    summary: str = ""


@dataclass(frozen=True, slots=True)
class MessageExtraction:
    """What one message gave: statements, what was refused, or why the answer could not be used.

    ``calls`` is 0 where no model was needed; ``model`` is empty then.
    """

    episode: str
    statements: tuple[Extracted, ...] = ()
    refused: tuple[Refused, ...] = ()
    unclear: Unclear | None = None
    summary: str = ""
    calls: int = 0
    model: str = ""
    prompt: str = EXTRACT_VERSION
    fault: EnvironmentFault | None = None
    """What the endpoint failed with; ``unclear`` says it in words."""


def extract_by_model(
    model: ChatModel,
    conversation: Sequence[Heard],
    wanted: Collection[str],
    should_stop: ShouldStop | None = None,
) -> Iterator[MessageExtraction]:
    """Message by message, so that each result can be stored before the next question.

    ``wanted`` are the episodes to read; the others are context only. A fault
    of the endpoint is a result like an unusable answer, and whoever listens
    decides whether to go on. Raises ``Cancelled``; what was given before stays
    valid, and the rest can be asked for again.
    """
    summary = ""
    for place, heard in enumerate(conversation):
        if heard.part is not Part.PERSON or heard.episode not in wanted:
            continue
        if is_yes(heard.text):  # what was confirmed is decided by rule, from the exact words
            confirmed = claims_in(conversation[max(0, place - 1) : place + 1]).statements
            own = tuple(each for each in confirmed if each.confirmed_in == heard.episode)
            yield MessageExtraction(heard.episode, own, summary=summary, prompt="")
            continue
        if noise(heard.text) is not None:
            continue
        before = model.calls
        try:
            done = extract_message(model, heard, conversation[max(0, place - RECENT) : place], summary, should_stop)
        except EnvironmentFault as fault:
            failed = Unclear(fault.message)
            done = MessageExtraction(
                heard.episode, unclear=failed, fault=fault, summary=summary,
                calls=model.calls - before, model=model.name,
            )  # fmt: skip
        summary = done.summary
        yield done


def extract_message(
    model: ChatModel, heard: Heard, earlier: Sequence[Heard], summary: str = "", should_stop: ShouldStop | None = None
) -> MessageExtraction:
    """The statements of one message, read with the summary and the last messages. Raises what ``ask`` raises."""
    before = model.calls
    said = [_said(each) for each in earlier if each.part is not Part.OTHER]
    answer = ask_twice(model, extract_question(summary, said, _said(heard)), read_extraction, should_stop)
    made = MessageExtraction(heard.episode, summary=summary, calls=model.calls - before, model=model.name)
    if isinstance(answer, Unclear):
        return replace(made, unclear=answer)
    statements, refused = checked(answer.statements, heard, earlier)
    return replace(made, statements=statements, refused=refused, summary=answer.summary or summary)


def read_extraction(message: Message) -> RawExtraction | Unclear:
    """The statements in a model's answer; an empty list means that there are none. Never raises."""
    texts = list(answer_texts(message.fields))
    found = [find(text) for text in texts]
    values = [value for each in found for value in each.values]
    shown = "\n".join(texts)[:2_000]
    if any(each.broken or each.trailing for each in found) or any(_is_cut(value) for value in values):
        return Unclear("The reply was cut off or cannot be read.", shown)
    lists = [items for value in values for items in _lists(value)]
    if not lists:
        return Unclear("The reply holds no list of statements.", shown)
    raws = tuple(raw for items in lists for item in items if (raw := _raw(item)) is not None)
    summaries = [_text(value, "summary") for value in values if isinstance(value, Pairs)]
    return RawExtraction(raws, next((text for text in reversed(summaries) if text), ""))


def checked(
    raws: Sequence[Raw], heard: Heard, earlier: Sequence[Heard] = ()
) -> tuple[tuple[Extracted, ...], tuple[Refused, ...]]:
    """The statements that are proven by the message, and the others with the reason."""
    statements: list[Extracted] = []
    refused: list[Refused] = []
    seen: set[str] = set()
    for number, raw in enumerate(raws, 1):
        quote = quote_in(heard.text, raw.quote)
        reason = (
            "There are too many statements in one reply."
            if number > MOST_STATEMENTS
            else _against(raw, quote, heard) or made_up(raw.text, quote, heard, earlier)
        )
        if reason:
            refused.append(Refused(heard.episode, raw.text[:LONGEST_EXTRACTED], reason))
        elif fold(raw.text) not in seen:
            seen.add(fold(raw.text))
            window = window_of(raw.since, raw.until, heard)
            text = raw.text.strip()
            made = Extracted(text, quote, heard.episode, heard.speaker, heard.said_at, window, rewritten=text != quote)
            statements.append(made)
    return tuple(statements), tuple(refused)


def _against(raw: Raw, quote: str, heard: Heard) -> str:
    """Why a statement is not taken; empty when it is."""
    try:
        require_text(raw.text, "statement")
    except InvalidText as fault:
        return fault.message
    if len(raw.text) > LONGEST_EXTRACTED:
        return "It is too long to be one statement."
    if not quote:
        return "Its quote does not stand in the message." if raw.quote.strip() else "It comes without a quote."
    if len(words(quote)) < 2 and not has_unspaced(quote) and fold(quote).strip(".!") != fold(heard.text).strip(".!"):
        return "Its quote is too short to say anything."
    if fold(raw.speaker) not in _OWN_WORDS and fold(raw.speaker) != fold(heard.speaker):
        return "It is claimed for somebody who did not say it."
    return ""


def _said(heard: Heard) -> Said:
    speaker = heard.speaker if heard.part is Part.PERSON else "assistant"
    return Said(heard.text, speaker, str(heard.said_at) if heard.said_at else "")


def _lists(value: object) -> Iterator[list[object]]:
    """The lists of statements in a value: a list itself, or one under a known name."""
    if isinstance(value, list):
        yield value
    if isinstance(value, Pairs):
        for key, inner in value.items:
            if key.strip().casefold() in _LISTS and isinstance(inner, list):
                yield inner
            elif isinstance(inner, Pairs):
                yield from _lists(inner)


def _raw(item: object) -> Raw | None:
    if isinstance(item, str):
        return Raw(item)
    if not isinstance(item, Pairs):
        return None
    text = _text(item, "text") or _text(item, "statement") or _text(item, "fact") or _text(item, "memory")
    return Raw(text, *(_text(item, name) for name in ("quote", "speaker", "since", "until")))


def _text(pairs: Pairs, name: str) -> str:
    return next((value for key, value in pairs.items if key.strip().casefold() == name and isinstance(value, str)), "")


def _is_cut(value: object) -> bool:
    match value:
        case Cut():
            return True
        case Pairs():
            return value.open or any(_is_cut(inner) for _, inner in value.items)
        case list():
            return any(_is_cut(inner) for inner in value)
    return False
