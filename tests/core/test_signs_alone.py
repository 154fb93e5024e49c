"""Signs that are no words are found as they stand; lists keep to the kind and to the time that is asked for."""

from __future__ import annotations

import pytest

from core.answers import Answer, Corpus, Query
from core.vault import Vault
from tests.core.vaults import say


@pytest.mark.parametrize("corpus", [Corpus.MEMORIES, Corpus.EPISODES])
@pytest.mark.parametrize(
    ("signs", "text"),
    [("*", "a * star"), ("(", "open ( paren"), ("🐶", "🐶 Rex is here"), ("->", "x -> y"), ("🐶 ★", "🐶★ of the year")],
)
def test_signs_are_found_as_they_stand(vault: Vault, corpus: Corpus, signs: str, text: str) -> None:
    say(vault, text)
    say(vault, "plain words")
    assert [hit.text for hit in vault.search(Query(signs, corpus=corpus)).hits] == [text]


@pytest.mark.parametrize("signs", ["?!.,", "🦄", "{}", "\ud800", "\x00"])
def test_signs_that_stand_nowhere_are_nothing(vault: Vault, signs: str) -> None:
    say(vault, "plain words")
    assert vault.search(Query(signs, corpus=Corpus.ALL)).answer is Answer.NOTHING


def test_the_newest_of_what_holds_the_signs_comes_first(vault: Vault) -> None:
    for text in ("🐶 Rex", "🐱 Miso", "🐶 Bella"):
        say(vault, text)
    assert [hit.text for hit in vault.search(Query("🐶")).hits] == ["🐶 Bella", "🐶 Rex"]


@pytest.mark.parametrize(
    "question",
    ["What are my dogs called?", "How many dogs do I have?", "Which dogs do I have?", "Wie heißen meine Hunde?"],
)
def test_a_list_of_dogs_holds_every_dog_and_no_cat(vault: Vault, question: str) -> None:
    for text in ("I adopted a dog named Buddy.", "I adopted another dog, named Scout.", "My cat is called Miso."):
        say(vault, text)
    told = vault.ask(Query(question)).text
    assert "Buddy" in told
    assert "Scout" in told
    assert "Miso" not in told


def test_a_stretch_of_time_lists_what_is_dated_and_not_what_may_have_been(vault: Vault) -> None:
    say(vault, "I live in Wien")
    say(vault, "In 2019 I lived in Graz.")
    assert vault.ask(Query("Where did I live in 2019?")).text == "“In 2019 I lived in Graz.” (2019 until 2020)"
    assert vault.ask(Query("Where do I live?")).text == "“I live in Wien”"
