"""What of a language's time words a text can fit, by one look for all their words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from core.engine.gate import DATE_SIGN, Gates, gates_of
from core.engine.when_build import day_and_month, iso_time, numeric, year_first
from core.engine.when_grammar import Grammar, grammar_of
from core.engine.when_none import masks_of


@dataclass(frozen=True, slots=True)
class Fits:
    """What a text can fit, by its words alone: places of rules and events, what may be blanked, which tenses."""

    rules: list[int]
    events: list[int]
    masks: list[re.Pattern[str]]
    future: bool
    past: bool


@lru_cache(maxsize=8)
def _gates(language: str) -> Gates:
    """The gates of a grammar's rules, then of its events, of its future and past, and of what is blanked."""
    grammar = grammar_of(language)
    numbers = frozenset({DATE_SIGN})
    rules = [(numbers,) if builder in _SIGNED else gates_of(rule.pattern) for rule, builder in grammar.rules]
    later = [*(pattern for _, pattern in grammar.events), grammar.future, grammar.past, *masks_of(language)]
    return Gates(rules + [gates_of(pattern.pattern) for pattern in later])


_SIGNED = (iso_time, year_first, numeric, day_and_month)
"""What these read has a sign between digits."""


@lru_cache(maxsize=16)  # a text without a date is read from two days, and both ask
def _open_for(text: str, language: str) -> tuple[int, ...]:
    return tuple(_gates(language).open_for(text.lower()))


def fits_of(text: str, language: str, grammar: Grammar) -> Fits:
    """What of the grammar and of its masks a text can fit."""
    places, masks = _open_for(text, language), masks_of(language)
    rules = len(grammar.rules)
    last = rules + len(grammar.events)
    return Fits(
        [place for place in places if place < rules],
        [place - rules for place in places if rules <= place < last],
        [masks[place - last - 2] for place in places if place > last + 1],
        last in places,
        last + 1 in places,
    )
