"""Words that German writes together are found by their parts, and parts by the whole; accents and signs do not hide."""

from __future__ import annotations

import pytest

from core.answers import Query
from core.vault import Vault
from tests.core.vaults import say

TOLD = (
    "Der Zahnarzttermin ist am Montag.",
    "Mein Zahnarzt heißt Dr. Weber.",
    "Mein Arbeitsvertrag läuft bis Juni.",
    "Die Arbeit beginnt um acht.",
    "El café está en la esquina.",
    "Müller wohnt in Köln.",
    "我对花生过敏",
    "私は東京に住んでいます",
    "저는 서울에 살아요",
)


@pytest.fixture
def told(vault: Vault) -> Vault:
    """A vault in several languages, searched by words alone."""
    for text in TOLD:
        say(vault, text, keep=True)
    return vault


def texts(vault: Vault, query: str) -> list[str]:
    return [hit.text for hit in vault.search(Query(query)).hits]


@pytest.mark.parametrize("query", ["Zahnarzt", "Wann bin ich beim Zahnarzt?"])
def test_the_beginning_finds_the_longer_word(told: Vault, query: str) -> None:
    found = texts(told, query)
    assert found[0] == "Mein Zahnarzt heißt Dr. Weber."
    assert "Der Zahnarzttermin ist am Montag." in found


@pytest.mark.parametrize(
    ("query", "part"),
    [
        ("Zahnarzttermin", "Mein Zahnarzt heißt Dr. Weber."),
        ("zahnarztpraxis", "Mein Zahnarzt heißt Dr. Weber."),
        ("Arbeitsvertrag", "Die Arbeit beginnt um acht."),
    ],
)
def test_the_longer_word_finds_its_part_behind_itself(told: Vault, query: str, part: str) -> None:
    found = texts(told, query)
    assert part in found
    whole = [text for text in found if query.casefold() in text.casefold()]
    assert found[: len(whole)] == whole


@pytest.mark.parametrize(
    ("query", "text"),
    [
        ("cafe", "El café está en la esquina."),
        ("Koln", "Müller wohnt in Köln."),
        ("花生", "我对花生过敏"),
        ("東京", "私は東京に住んでいます"),
        ("서울", "저는 서울에 살아요"),
    ],
)
def test_accents_and_scripts_without_spaces_do_not_hide(told: Vault, query: str, text: str) -> None:
    assert texts(told, query) == [text]


def test_an_english_question_is_not_widened(vault: Vault) -> None:
    say(vault, "The carpet is red.")
    say(vault, "I left the counterfeit note there.")
    assert texts(vault, "What did the count say to me?") == []


@pytest.mark.parametrize("query", ["Termin", "Termine", "Wann habe ich einen Termin?"])
def test_the_last_part_of_a_word_finds_it(told: Vault, query: str) -> None:
    assert "Der Zahnarzttermin ist am Montag." in texts(told, query)


def test_an_ending_that_only_a_prefix_precedes_makes_another_word(vault: Vault) -> None:
    say(vault, "Die Bestellung kam gestern.", keep=True)
    assert texts(vault, "Stellung") == []
