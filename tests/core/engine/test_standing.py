"""What a statement's own words say of its standing."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine import standing_words
from core.engine.asked import askable
from core.engine.standing import OwnTime, corrects, guesses, own_time, stands_beside, tells_a_change, tells_an_end
from core.engine.standing_look import Said, says

SAID = datetime(2025, 8, 1, tzinfo=UTC)


@pytest.mark.parametrize(
    "text",
    [
        "Nora no longer has the ladder.",
        "I sold the canoe.",
        "I don't sing in the choir anymore.",
        "Ich singe nicht mehr im Chor.",
        "Ya no canto en el coro.",
        "我不再吃肉",
    ],
)
def test_an_end_is_told_in_many_ways(text: str) -> None:
    assert tells_an_end(text)


@pytest.mark.parametrize("text", ["I sing in the choir.", "Nora has the ladder.", "I left Delft and moved to Gent."])
def test_what_holds_or_brings_something_new_is_no_mere_end(text: str) -> None:
    assert not tells_an_end(text)


def test_an_end_with_a_new_answer_is_news_for_that_question() -> None:
    row = askable("works_at")
    assert row is not None
    assert not tells_an_end("Nora left the firm; since May she works at Orbis.", row.tells)
    assert tells_an_end("Orbis let me go, I have no job right now.", row.tells)


def test_a_correction_a_guess_and_an_addition_are_told_apart() -> None:
    assert corrects("Correction: the shed is green.")
    assert corrects("I misspoke about the shed, it is green.")
    assert not corrects("The shed is green.")
    assert guesses("Nora probably lives in Gent.")
    assert stands_beside("I also work at the Lamp on Fridays.")


def test_a_statement_may_have_a_time_of_its_own() -> None:
    span = own_time("From 2016 to 2018 I was at Orbis.", SAID)
    assert (span.start, span.end) == (datetime(2016, 1, 1, tzinfo=UTC), datetime(2019, 1, 1, tzinfo=UTC))
    assert own_time("Since May 2025 she works at Orbis.", SAID).start == datetime(2025, 5, 1, tzinfo=UTC)
    assert own_time("As a child I hated olives.", SAID) == OwnTime(past=True)
    assert own_time("I bought a canoe in June 2024.", SAID) == OwnTime(datetime(2024, 6, 1, tzinfo=UTC))


def test_the_new_of_a_place_is_no_change() -> None:
    assert not tells_a_change("The office is in New York.")
    assert tells_a_change("The new office is in Gent.")


_SAID_OF_STANDING = (
    "i no longer sold used to since may instead of from red to blue also another probably planning might moved in "
    "became nicht mehr nunca ya не больше 不再 正 no, that was wrong sorry, i meant never adopted exchanged for a "
    "ich möchte hope to 也 already bought not anymore wasn't didn't exist gave the car to changed"
).split(" ")


@pytest.mark.parametrize("said", list(Said))
@given(text=st.lists(st.sampled_from(_SAID_OF_STANDING), max_size=6).map(" ".join))
def test_one_look_for_all_lists_leaves_none_out_that_its_own_search_finds(said: Said, text: str) -> None:
    assert says(said, text) is (getattr(standing_words, said.name).search(text) is not None)
