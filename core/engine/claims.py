"""What a person says about themself and others in a conversation, sentence by sentence and without a model.

A candidate is a sentence of the person's own that claims something and can
be understood alone. What an assistant said counts only where the person said
yes to exactly that in the next turn. A pronoun is put into words only where one
answer is possible; what cannot be understood alone is listed, not guessed at.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from core.engine.claim_words import (
    ABOUT_YOU,
    ASKING,
    DANGLING,
    DANGLING_SIGNS,
    EMPTY_WORD,
    FEWEST_BEFORE_IT,
    FEWEST_SIGNS,
    GENDERED,
    NAME,
    NAMED_KIN,
    NAMED_VALUE,
    NOT_A_CLAIM_ABOUT_YOU,
    PLACE_OR_DAY,
    POINTED_AT,
    POINTING,
    PRONOUN_START,
    REMEMBER,
    SAYS,
    SOMEBODY_ELSE,
    SUPPOSED,
    TO_ME,
    YES,
)
from core.engine.dedupe import is_first_person
from core.engine.lasting import Talk, is_talk, lasts, talk_of
from core.engine.retain import noise
from core.engine.sentences import Sentence, sentences
from core.text import fold, has_unspaced, words
from core.window import Moment, Window

NEAR = 12
"""Sentences before a pronoun in which whom it means is looked for; farther back it would not be certain."""


RULES_VERSION = "claims-2"
"""Name of these rules beside what they took; another one makes them read what was read before."""
_PROGRAMS = frozenset("assistant ai bot chatgpt claude gemini copilot model gpt".split())
_NOBODY = frozenset("system tool function developer".split())


class Part(StrEnum):
    """Who speaks in a conversation."""

    PERSON = "person"
    """The owner, or anyone else whose own words these are."""
    ASSISTANT = "assistant"
    """A program that answers; it knows nothing about anybody by itself."""
    OTHER = "other"
    """Instructions to a program, a tool's output, memories that were shown to it: nobody's words."""


def part_of(speaker: str) -> Part:
    """Who speaks, by the name that a message gives its speaker."""
    name = speaker.strip().casefold()
    return Part.ASSISTANT if name in _PROGRAMS else Part.OTHER if name in _NOBODY else Part.PERSON


@dataclass(frozen=True, slots=True)
class Heard:
    """One message of a conversation: the episode that it is, its text, and who said it when."""

    episode: str
    text: str
    speaker: str
    part: Part = Part.PERSON
    said_at: Moment | None = None


@dataclass(frozen=True, slots=True)
class Extracted:
    """A statement taken from an episode, tied to the exact words that it rests on.

    ``speaker`` is whose claim it is. ``confirmed_in`` is the episode in which
    the person said yes, when the words are an assistant's. ``rewritten``: the text is
    not the quote itself.
    """

    text: str
    quote: str
    episode: str
    speaker: str
    said_at: Moment | None = None
    window: Window = field(default_factory=Window)
    confirmed_in: str | None = None
    rewritten: bool = False


@dataclass(frozen=True, slots=True)
class Refused:
    """What was not taken, with the reason in a plain sentence."""

    episode: str
    text: str
    reason: str


@dataclass(frozen=True, slots=True)
class Claims:
    """The candidates of a conversation in order, and what was left out although it claims something."""

    statements: tuple[Extracted, ...]
    refused: tuple[Refused, ...]


def claims_in(conversation: Sequence[Heard]) -> Claims:
    """The candidates of a whole conversation, oldest first."""
    statements: list[Extracted] = []
    refused: list[Refused] = []
    around = talk_of([(heard.speaker, heard.text) for heard in conversation])
    for place, heard in enumerate(conversation):
        if heard.part is not Part.PERSON:
            continue
        before = conversation[place - 1] if place else None
        confirmed = _confirmed(before, heard) if before is not None else None
        if confirmed is not None:
            statements.append(confirmed)
        for outcome in _own(heard, around):
            if isinstance(outcome, Refused):
                refused.append(outcome)
            else:
                statements.append(outcome)
    return Claims(tuple(statements), tuple(refused))


def is_yes(text: str) -> bool:
    """Whether a message says yes and nothing else."""
    return YES.fullmatch(fold(text).replace("’", "'")) is not None


def _own(heard: Heard, around: Talk) -> Iterator[Extracted | Refused]:
    """The claims of one message in the person's own words."""
    found = sentences(heard.text)
    for place, sentence in enumerate(found):
        start = REMEMBER.match(sentence.text)
        claim = sentence.text[start.end() :] if start else sentence.text
        if not _claims(claim, begins=claim == sentence.text):
            continue
        taken = Extracted(claim, claim, heard.episode, heard.speaker, heard.said_at)
        if not _alone(claim):
            resolved = _resolved(claim, found[max(0, place - NEAR) : place])
            if resolved is None and is_talk(claim):
                continue
            if resolved is None:
                yield Refused(heard.episode, claim, "It speaks of someone or something that it does not name.")
                continue
            taken = replace(taken, text=resolved, rewritten=True)
        if (start and start["asked"]) or lasts(taken.text, around):
            yield taken


def _claims(sentence: str, *, begins: bool) -> bool:
    """Whether a sentence claims something; ``begins`` = nothing was taken off its beginning."""
    plain = sentence.replace("’", "'").strip()
    if plain.endswith(("?", "？")) or noise(plain) is not None or ASKING.match(plain) or SUPPOSED.match(plain):
        return False
    if plain[:1] in "\"'“„«「" and plain.rstrip(".!")[-1:] in "\"'”“»」":
        return False  # somebody else's words
    if has_unspaced(plain):
        return len(plain) >= FEWEST_SIGNS
    count = len(words(plain))
    if is_first_person(plain) or NAMED_VALUE.match(plain):
        return count >= 2
    whole = begins and plain[-1:] in ".!"  # a heading has no full stop, the rest of an answer no verb
    return count >= 3 and (whole or SAYS.search(plain) is not None)


def _alone(sentence: str) -> bool:
    """Whether a sentence can be understood without the ones before it."""
    if any(sentence.startswith(sign) for sign in DANGLING_SIGNS):
        return False
    folded = fold(sentence)
    if DANGLING.match(folded) and not EMPTY_WORD.match(folded):
        return False
    pointing = POINTING.search(sentence)
    if pointing is None or (
        pointing["word"] == "there" and re.match(r" (?:is|are|was|were)\b", sentence[pointing.end() :])
    ):
        return True
    head = sentence[: pointing.start()]
    far = pointing["word"] == "it" and len(words(head)) >= FEWEST_BEFORE_IT
    return far or POINTED_AT.search(head) is not None


def _resolved(sentence: str, before: Sequence[Sentence]) -> str | None:
    """The sentence with its first pronoun in words, when exactly one person can be meant; English only.

    That is when one relation of known gender was named in this message
    before, and nobody else was.
    """
    start = PRONOUN_START.match(sentence)
    if start is None:
        return None
    pronoun = "she" if start["word"] in ("She", "Her") else "he"
    earlier = " ".join(each.text for each in before)
    named = list(NAMED_KIN.finditer(earlier))
    if len({(it["kin"], it["name"]) for it in named}) != 1 or GENDERED[named[0]["kin"]] != pronoun:
        return None
    rest = PLACE_OR_DAY.sub("", NAMED_KIN.sub("", earlier))
    if SOMEBODY_ELSE[pronoun].search(f"{rest} {sentence}") or NAME.search(rest):
        return None  # somebody else may be meant
    who = "My" + named[0].group()[2:]
    if start["word"] in ("Her", "His"):
        return f"{who}'s{sentence[start.end() :]}"
    return f"{who}{start['short'] or ''}{sentence[start.end() :]}"


def _confirmed(before: Heard, heard: Heard) -> Extracted | None:
    """The one claim about the person with which an assistant's message ends, if the person's answer is yes."""
    if before.part is not Part.ASSISTANT or not is_yes(heard.text):
        return None
    said = sentences(before.text)
    about = [(each, match) for each in said if (match := ABOUT_YOU.fullmatch(each.text)) is not None]
    if len(about) != 1 or about[0][0] is not said[-1]:
        return None  # the yes may have been to something else
    claim = about[0][1]["claim"]
    if NOT_A_CLAIM_ABOUT_YOU.search(claim) or len(re.findall(r"\byou\b", claim, re.IGNORECASE)) > 1:
        return None
    for pattern, ours in TO_ME:
        claim = pattern.sub(ours, claim)
    text = claim[:1].upper() + claim[1:] + "."
    if not _alone(text):
        return None
    return Extracted(
        text, about[0][0].text, before.episode, heard.speaker, heard.said_at, confirmed_in=heard.episode, rewritten=True
    )
