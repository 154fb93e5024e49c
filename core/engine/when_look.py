"""What a text says of times whatever the day: its sentences, the rules that match in them, the events that it names.

A text without a date of its own is read from two days, and most of the work is
the same for both: it is done once and kept for a moment.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from core.engine.when import Grain, When, WhenKind
from core.engine.when_build import Builder
from core.engine.when_fits import Fits, fits_of
from core.engine.when_grammar import Grammar, grammar_of
from core.engine.when_none import masked

_SENTENCE_END = re.compile(r"[.!?…;]+(?=\s+\S{3,}|\s*$)|\n")
SPAN_KINDS = {"since": WhenKind.SINCE, "until": WhenKind.UNTIL, "before": WhenKind.BEFORE, "after": WhenKind.AFTER}
"""What stands before an event or a point, and what it makes of it."""


@dataclass(frozen=True, slots=True)
class Look:
    """A sentence: its place in the text, its tenses, what its rules match and who builds a point of it, its events."""

    place: tuple[int, int]
    past: bool
    future: bool
    matches: tuple[tuple[Builder, re.Match[str]], ...]
    events: tuple[When, ...]


@lru_cache(maxsize=16)
def looks_of(text: str, language: str) -> tuple[str, tuple[Look, ...]]:
    """The text with what is no time blanked, and those of its sentences that may name one."""
    grammar = grammar_of(language)
    fits = fits_of(text, language, grammar)
    if not (fits.rules or fits.events):
        return text, ()  # most texts name no time, and what is blanked below adds none
    clean = masked(text, fits.masks)
    places = _sentences(clean, grammar)
    if clean == text and not text[places[0][1] :].strip():
        found = [_look(text, places[0], grammar, fits)]
    else:
        found = [
            _look(clean, (start, end), grammar, fits_of(clean[start:end], language, grammar)) for start, end in places
        ]
    return clean, tuple(look for look in found if look is not None)


def _look(text: str, place: tuple[int, int], grammar: Grammar, fits: Fits) -> Look | None:
    sentence = text[place[0] : place[1]]
    if not sentence.strip() or not (fits.rules or fits.events):
        return None
    rules = (grammar.rules[at] for at in fits.rules)
    return Look(
        place,
        fits.past and grammar.past.search(sentence) is not None,
        fits.future and grammar.future.search(sentence) is not None,
        tuple((builder, match) for pattern, builder in rules for match in pattern.finditer(sentence)),
        tuple(_events(sentence, grammar, fits.events)),
    )


def _sentences(text: str, grammar: Grammar) -> list[tuple[int, int]]:
    """Places of sentences; a full stop after a number or a short word may belong to a date."""
    places, start = [], 0
    for match in _SENTENCE_END.finditer(text):
        if match[0] == "." and _goes_on(text[max(0, match.start() - 4) : match.start()], text[match.end() :], grammar):
            continue
        places.append((start, match.end()))
        start = match.end()
    return [*places, (start, len(text))]


def _goes_on(before: str, after: str, grammar: Grammar) -> bool:
    """Whether a full stop ends a number or a shortened word, not the sentence: ``3. Oktober``, ``Dec. 5``."""
    if re.search(r"(?<!\d)\d{1,2}$", before) and grammar.month_follows.match(after):
        return True
    return bool(re.search(r"\d$|\b\w{1,4}$", before) and re.match(r"\s+\w*\d|\s+[a-zäöü]", after))


def _events(sentence: str, grammar: Grammar, events: list[int]) -> list[When]:
    """Times anchored to an event that the text does not date."""
    found: list[When] = []
    for place in events:
        kind, pattern = grammar.events[place]
        match = pattern.search(sentence)
        if match and not any(when.place[0] <= match.start() < when.place[1] for when in found):
            span_kind = SPAN_KINDS.get(kind, WhenKind.DURING)
            found.append(When(span_kind, Grain.EVENT, place=match.span()))
    return found
