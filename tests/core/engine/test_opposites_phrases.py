"""Lists of phrases are looked for by their words first: nothing that a list's own pattern finds may be missed."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.opposites.phrases import Phrases, phrases_of
from core.engine.opposites.rewriting import Rewriting, Substitution
from core.engine.opposites.words import lower_pattern_of, words_of

LISTS = (
    "used to|back in",
    "no longer|not any more",
    "travel*|on the road",
    "took * off|cast*away",
    "don't|l'an",
    "in the 1*",
    "ex-*|*berg",
)


def _phrases() -> Phrases:
    return phrases_of(LISTS, lambda words: lower_pattern_of(words, "en"))


def _plainly(text: str) -> dict[int, str]:
    """What each list's own pattern finds, one after the other."""
    found = {at: lower_pattern_of(words, "en").search(text) for at, words in enumerate(LISTS)}
    return {at: match[0] for at, match in found.items() if match}


WORDS = st.sampled_from(
    "used to back in no longer not any more travelling road the on took his coat off castaway "
    "don't l'an 1980s 1 ex-wife "
    "heidelberg _used to_ in-the ex not, more.".split(" ")
)


@given(st.lists(WORDS, max_size=9), st.sampled_from([" ", "  ", "-", "\n"]))
def test_a_text_holds_the_phrases_that_each_list_finds_in_it(said: list[str], between: str) -> None:
    text = between.join(said)
    assert {at: match[0] for at, match in _phrases().found(text).items()} == _plainly(text)


@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "zh", "ja", "ru", "ar"])
def test_every_phrase_of_every_list_is_looked_for_where_it_stands(language: str) -> None:
    known = words_of(language)
    for phrases in (known.cue_phrases, known.scope_phrases, known.kin_phrases, known.opposites):
        for at, words in enumerate(phrases.lists):
            for phrase in filter(None, (part.strip().lower() for part in words.split("|"))):
                text = f"x {phrase.replace(' * ', ' some ').replace('*', 'n')} y"
                if phrases.pattern(words).search(text):
                    assert at in phrases.near(text), phrase


def test_a_list_is_not_tried_where_only_the_first_word_of_its_phrase_stands() -> None:
    open_at_its_beginning = LISTS.index("ex-*|*berg")  # has no word to be looked for, so that it is tried always
    assert _phrases().near("he used the back door") == [open_at_its_beginning]


RULES: tuple[Substitution, ...] = (
    (re.compile(r"\btwo\b", re.IGNORECASE), "2"),
    (re.compile(r"\b(\d+) ?pm\b", re.IGNORECASE), r"\1:00 clock"),
    (re.compile(r"\b2:00\b"), "fourteen"),
    (re.compile(r"\bTWO\b"), "never, the first rule has it"),
    (re.compile(r"^clock "), "at "),
)


@given(st.lists(st.sampled_from("two Two TWO 2 pm 2pm 2:00 clock fourteen at".split()), max_size=7))
def test_rules_that_are_gated_write_what_all_rules_in_turn_would(said: list[str]) -> None:
    text = " ".join(said)
    wanted = text
    for pattern, put in RULES:
        wanted = pattern.sub(put, wanted)
    assert Rewriting(RULES).of(text) == wanted
