"""What a memory said before and says now: a newer wording answers what the older one did, and what came before it."""

from __future__ import annotations

import pytest

from core.answers import Answer, Corpus, Query
from core.domain import EdgeKind, Statement
from core.vault import Vault
from tests.core.vaults import Clock, day, remembered, true, waiting, when


@pytest.fixture
def working(vault: Vault, clock: Clock) -> Vault:
    """Somebody whose work changed twice, told as one memory, and whose home changed once."""
    clock.at = day("2026-01-10")
    home = remembered(vault, "I live in Porto", window=true("2019"))
    work = remembered(vault, "I work as a potter in a studio in Bonfim", window=true("2020"))
    vault.revise(work, "I teach pottery at the secondary school in Matosinhos", since=when("2024-09"))
    vault.revise(work, "I teach pottery at the art school in Alvalade", since=when("2025-03"))
    vault.revise(home, "I live in Lisbon", since=when("2025-03"))
    waiting(vault, "Mira lives in Faro")
    clock.at = day("2026-11-30")
    return vault


def first(vault: Vault, question: str) -> str:
    return next((hit.text for hit in vault.search(Query(question)).hits), "")


@pytest.mark.parametrize(
    "question", ["Where do I work?", "What is my job?", "Wo arbeite ich?", "Where does Mira work?"]
)
def test_the_newest_wording_of_what_answers_is_the_answer(working: Vault, question: str) -> None:
    found = working.search(Query(question))
    assert (found.answer, found.hits[0].text) == (Answer.FOUND, "I teach pottery at the art school in Alvalade")


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Where did I work in January 2025?", "I teach pottery at the secondary school in Matosinhos"),
        ("Where did I work in 2022?", "I work as a potter in a studio in Bonfim"),
        ("Where did I work before the art school?", "I teach pottery at the secondary school in Matosinhos"),
        ("Where did I work before Alvalade?", "I teach pottery at the secondary school in Matosinhos"),
    ],
)
def test_each_time_has_the_wording_that_held_then(working: Vault, question: str, answer: str) -> None:
    assert first(working, question) == answer


@pytest.mark.parametrize("question", ["Where did I live before Lisbon?", "Where did Mira live before Lisbon?"])
def test_what_counts_comes_before_what_waits_for_approval(working: Vault, question: str) -> None:
    assert first(working, question) == "I live in Porto"
    assert working.ask(Query(question)).text == "“I live in Porto” was true from 2019 until Mar 2025."


def test_before_the_first_value_nothing_is_stored_and_no_message_stands_in(working: Vault) -> None:
    assert working.search(Query("Where did I live before Porto?")).answer is Answer.NOTHING
    assert working.ask(Query("Where did I live before Porto?")).text == "Nothing is stored about that."


def test_what_a_memory_was_made_of_does_not_answer_in_its_place(vault: Vault) -> None:
    retired = remembered(vault, "The boat key hangs behind the door")
    vault.retire(retired)
    question = Query("Where does the boat key hang?")
    assert vault.search(Query("boat key", corpus=Corpus.EPISODES)).hits
    assert vault.ask(question).text == "Nothing is stored about that."


def test_what_supports_a_past_wording_does_not_stand_beside_the_present_one(vault: Vault) -> None:
    home = remembered(vault, "I live in Porto", window=true("2019"))
    seen = vault.add(Statement("Mira was seen at the harbour", speaker="Ben")).memory
    assert seen is not None
    vault.link(seen, EdgeKind.SUPPORTS, home)
    assert beside(vault) == ["I live in Porto"]
    vault.revise(home, "I live in Porto, near the river")  # better words for the same
    assert beside(vault) == ["I live in Porto, near the river"]
    vault.revise(home, "I live in Lisbon", since=when("2025-03"))  # another truth
    assert beside(vault) == []


def beside(vault: Vault) -> list[str]:
    hit = next(hit for hit in vault.search(Query("harbour", beside=True)).hits if "harbour" in hit.text)
    return [one.text for one in hit.beside]
