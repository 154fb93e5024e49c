"""What spares the rules their search must never cost a match: gates, and the verbs that follow a subject."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.bench.sentences import sentences
from core.engine.attributes.tables import rows_of
from core.engine.gate import DIGIT, Gates, gates_of, telling
from core.engine.slot_heads import first_words, heads
from core.engine.slot_match import slots_in
from core.engine.slot_rules import Rule, rule_of
from core.engine.slot_subject import Speaker
from core.engine.slot_text import Sentence, cut_times, spelled_out
from core.engine.when import read_when

SAID = datetime(2025, 3, 10, tzinfo=UTC)
STATEMENTS = [
    "I live in Bergen.",
    "Since 2019 I have been living in Bergen with my two cats.",
    "My sister Nora works as a nurse at St. Olav's and she studies at Oslo University.",
    "We no longer eat meat; I've been vegan since May.",
    "Anna's birthday is on 3 March 1990 and she is 35.",
    "I take 20 mg of lisinopril, and my dog is called Rex.",
    "My favourite colour is green, my phone number is 555 0100.",
    "The user used to be allergic to cats but has given up smoking.",
    "Tom kind of likes chess, quit rowing and has never been to Rome.",
    "I am 1.80 m tall, married to Femi and I do not own a car.",
    *(made.text for made in sentences(300, seed=77)),
]


@pytest.fixture(scope="module")
def rules() -> list[Rule]:
    return [rule_of(row) for row in rows_of("en")]


def test_a_rule_that_its_gates_or_its_verbs_shut_out_would_have_read_nothing(rules: list[Rule]) -> None:
    gates, tried, read = Gates([rule.gates for rule in rules]), 0, 0
    unguarded = [replace(rule, verbs=None) for rule in rules]
    for statement in STATEMENTS:
        plain = spelled_out(statement)
        whens = read_when(plain, SAID, "en")
        sentence = Sentence((statement,), plain, cut_times(plain, whens), whens, lower=False)
        opened = [rules[place] for place in gates.open_for(plain.lower())]
        guarded, all_of_them = (
            list(slots_in(sentence, some, True, Speaker(None, frozenset()), SAID)) for some in (opened, unguarded)
        )
        assert guarded == all_of_them, statement
        tried, read = tried + len(opened), read + len(guarded)
    assert read > 20
    assert tried < len(rules) * len(STATEMENTS) / 10  # and most rules are spared their search


WORD = st.sampled_from(["red", "house", "go", "on", "tea", "nine"])


@given(st.lists(st.lists(WORD, min_size=1, max_size=3), min_size=1, max_size=4), st.lists(WORD, max_size=6))
def test_a_text_that_a_pattern_matches_passes_its_gate(choices: list[list[str]], said: list[str]) -> None:
    pattern = r"\s+".join(f"(?:{'|'.join(words)})" for words in choices)
    text = " ".join(said)
    if re.search(pattern, text):
        assert Gates([gates_of(pattern)]).open_for(text) == [0]


def test_a_pattern_asks_for_each_of_its_needed_words_and_for_digits_and_rare_signs() -> None:
    assert gates_of(r"\blives?\b .* berlin") == (frozenset({" berlin"}), frozenset({"live"}))
    assert gates_of(r"(?:stand|stands|stood) tall") == (frozenset({" tall"}), frozenset({"stand", "stands", "stood"}))
    assert frozenset({DIGIT}) in gates_of(r"flat \d+")
    assert gates_of("我(?:也|还)?喜欢") == (frozenset({"喜欢"}), frozenset({"我"}))
    assert gates_of(r"\w+") == ()


def test_a_list_with_a_word_of_every_sentence_is_asked_for_only_where_there_is_no_better() -> None:
    everywhere, rare = frozenset({"in", "near"}), frozenset({"harbour"})
    assert telling([everywhere, rare]) == (rare,)
    assert telling([everywhere]) == (everywhere,)


def test_a_pattern_without_a_gate_is_always_tried() -> None:
    assert Gates([(), gates_of("harbour")]).open_for("any words") == [0]


def test_the_first_words_of_a_pattern_are_known_where_they_are_written_out() -> None:
    assert first_words("left|quit|(?:was |got )?fired(?: by)?") == {"left", "quit", "was", "got", "fired"}
    assert first_words("live lives".replace(" ", "|")) == {"live", "lives"}
    assert first_words(r"\w+ing") is None
    assert first_words(r"(?:very )?") is None


def test_what_follows_a_subject_may_be_its_verb_with_small_words_between() -> None:
    small = frozenset({"really", "has"})
    assert {"really", "likes"} <= heads("Anna really likes tea", small)
    assert "likes" in heads("my old friend likes tea", small)
    assert "tea" not in heads("Anna really likes tea", small)
    assert heads("the tea gets cold", small) == frozenset()
