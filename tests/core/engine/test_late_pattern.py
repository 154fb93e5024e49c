"""Patterns that are made late are made: each of them is one, and finds what the same pattern finds at once."""

from __future__ import annotations

import re

import pytest

from core.engine.late_pattern import late_pattern
from core.engine.opposites import normal
from core.engine.when_grammar import grammar_of


def test_a_late_pattern_finds_what_it_would_find_at_once() -> None:
    late, now = late_pattern(r"(\d+) km", re.IGNORECASE), re.compile(r"(\d+) km", re.IGNORECASE)
    text = "12 km, then 3 KM"
    assert late.pattern == now.pattern
    assert [match[0] for match in late.finditer(text)] == [match[0] for match in now.finditer(text)]
    assert late.sub("far", text) == now.sub("far", text) == "far, then far"
    assert (late.search("a"), late.fullmatch("3 km") is not None, late.groups) == (None, True, now.groups)


def test_what_is_no_pattern_says_so_when_it_is_first_used() -> None:
    late = late_pattern("(")
    with pytest.raises(re.error):
        late.search("a")


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "ru", "ar"])
def test_every_rule_for_times_is_a_pattern(language: str) -> None:
    grammar = grammar_of(language)
    listed = [*(rule for rule, _ in grammar.rules), *(event for _, event in grammar.events)]
    listed += [*(one for _, one in grammar.connectives), *(one for _, one in grammar.parts)]
    assert all(re.compile(one.pattern, re.IGNORECASE) for one in listed)
    assert len(listed) > len(grammar.connectives) > 0


def test_every_rule_for_figures_is_a_pattern() -> None:
    lists = (normal._SPELLED, normal._COUNTED, normal._FIGURES, normal._DATES, normal._TIMES, normal._UNITS)
    assert all(re.compile(pattern.pattern, re.IGNORECASE) for rules in lists for pattern, _ in rules)
