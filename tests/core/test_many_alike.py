"""Questions in a vault where many share a name, a title or a word: the one that is asked about answers."""

from __future__ import annotations

import pytest

from core.answers import Answer, Query
from core.engine.frames import shared_frame
from core.engine.question import read_question
from core.engine.standing import tells_an_end
from core.engine.whom import names_in
from core.vault import Vault
from tests.core.test_answers_later import after
from tests.core.vaults import Clock, say

KINGS = ("Otto of Graz", "Otto of Linz", "Otto of Bregenz", "Otto, Duke of Krems")
WIVES = ("Ada Weiss", "Berta Gruber", "Clara Moser", "Dora Egger")


@pytest.fixture
def court(vault: Vault) -> Vault:
    """People with one first name and different places."""
    for king, wife in zip(KINGS, WIVES, strict=True):
        say(vault, f"{king} is married to {wife}.", keep=True)
    return vault


@pytest.mark.parametrize(("king", "wife"), list(zip(KINGS, WIVES, strict=True)))
def test_a_name_with_a_place_is_one_name(court: Vault, king: str, wife: str) -> None:
    found = court.search(Query(f"Who is {king} married to?"))
    assert wife in found.hits[0].text


@pytest.mark.parametrize(
    ("question", "names"),
    [
        ("Who is Otto of Graz married to?", ("otto of graz",)),
        ("Who is Otto, Duke of Krems married to?", ("otto, duke of krems",)),
        ("Do Anna, Ben and Tom of Acme know?", ("anna", "tom of acme")),
        ("Which faith has Otto XV of Graz?", ("otto xv of graz",)),
        ("Who is the CEO of Globex?", ("ceo", "globex")),
    ],
)
def test_names_that_belong_together_are_read_as_one(question: str, names: tuple[str, ...]) -> None:
    assert names_in(question) == names


@pytest.mark.parametrize("text", ["My uncle Mort is a dentist.", "The author of Blue Doors is John Perdue."])
def test_a_name_that_is_a_word_of_an_end_elsewhere_ends_nothing(text: str) -> None:
    assert not tells_an_end(text)


@pytest.mark.parametrize("text", ["Notre chat est mort.", "I sold the car.", "We have no Perdue, we sold it."])
def test_a_word_of_an_end_that_is_no_name_still_tells_one(text: str) -> None:
    assert tells_an_end(text)


def test_a_value_may_begin_with_a_small_word_of_its_name() -> None:
    frame = shared_frame("The maker of the Moth is Globex.", "The maker of the Moth is de Havilland.")
    assert frame is not None
    assert (frame.first, frame.second) == ("Globex", "de Havilland")


def test_who_asks_where_somebody_with_a_long_name_died_asks_for_an_end(clock: Clock) -> None:
    assert read_question("Which city did Otto the Younger of Krems die in?", clock.at).of_an_end


def test_what_ends_brings_no_older_value_back(vault: Vault, clock: Clock) -> None:
    story = (
        ("2024-01-01", "Tom is married to Ada Weiss."),
        ("2024-06-01", "Tom is married to Berta Gruber."),
        ("2025-01-01", "Berta Gruber died in Graz."),
    )
    found = after(vault, clock, story, "Who is Tom married to?")
    assert found.answer is Answer.ENDED
    assert "Berta" in found.hits[0].text


def test_what_was_only_beside_another_value_gives_it_back(vault: Vault, clock: Clock) -> None:
    story = (
        ("2024-01-01", "I work at Acme."),
        ("2024-06-01", "On Saturdays I also work at the Swan."),
        ("2025-01-01", "I stopped working at the Swan."),
    )
    found = after(vault, clock, story, "where do I work?")
    assert found.answer is Answer.FOUND
    assert "Acme" in found.hits[0].text


def test_a_death_ends_nothing_that_is_told_of_others(vault: Vault, clock: Clock) -> None:
    story = (("2024-01-01", "Tom was born in the city of Bad Ischl."), ("2025-01-01", "Ada Weiss died in Bad Ischl."))
    found = after(vault, clock, story, "Which city was Tom born in?")
    assert found.answer is Answer.FOUND
    assert found.hits[0].text == "Tom was born in the city of Bad Ischl."
    assert "later" not in found.hits[0].why
