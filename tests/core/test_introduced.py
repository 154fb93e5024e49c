"""“Who is Sal?” is answered by what introduces Sal, not by the latest line that names her."""

from __future__ import annotations

import pytest

from core.answers import Answer, Query
from core.vault import Vault
from tests.core.vaults import say


@pytest.fixture
def household(vault: Vault) -> Vault:
    say(vault, "Sal, our second dog, came to us from the shelter.")
    say(vault, "Jonas and I have been together since 2022.")
    say(vault, "My sister Ingrid plays the fiddle.")
    say(vault, "Unsere Nachbarin heißt Berta.")
    say(vault, "Sal gets her food at seven in the morning.")
    say(vault, "Jonas works on Saturdays.")
    say(vault, "Ingrid sends her regards.")
    say(vault, "Berta hat den Schlüssel.")
    say(vault, "The kiln stands next to Seixal.")
    return vault


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("Who is Sal?", "Sal, our second dog, came to us from the shelter."),
        ("What is Sal?", "Sal, our second dog, came to us from the shelter."),
        ("who's Jonas", "Jonas and I have been together since 2022."),
        ("Wer ist Ingrid?", "My sister Ingrid plays the fiddle."),
        ("Wer ist Berta?", "Unsere Nachbarin heißt Berta."),
        ("What is Seixal?", "The kiln stands next to Seixal."),
    ],
)
def test_what_introduces_somebody_says_who_it_is(household: Vault, question: str, first: str) -> None:
    found = household.search(Query(question))
    assert (found.answer, found.hits[0].text) == (Answer.FOUND, first)
    assert first in household.ask(Query(question)).text


def test_what_does_not_say_so_is_no_introduction(household: Vault) -> None:
    assert household.search(Query("Who is Oskar?")).answer is Answer.NOTHING
    (hit,) = [hit for hit in household.search(Query("Who is Sal?")).hits if "says who it is" in hit.why]
    assert "shelter" in hit.text
