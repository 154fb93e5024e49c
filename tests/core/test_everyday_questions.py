"""What people ask from day to day is answered by the memory that says it, and by no other that shares a word."""

from __future__ import annotations

import pytest

from core.answers import Answer, Query
from core.engine.asked import askable
from core.engine.question import is_question, read_question
from core.vault import Vault
from tests.core.vaults import BagOfWords, say, true, when

NOW = when("2026-11-30").at


def asked_of(text: str) -> str:
    return read_question(text, NOW).attribute


def told_by(vault: Vault, question: str) -> str:
    return vault.ask(Query(question)).text


@pytest.mark.parametrize("question", ["When did I move?", "Why did I move to Lisbon?", "How long have I lived here?"])
def test_who_asks_about_a_move_is_told_of_the_home(vault: Vault, question: str) -> None:
    say(vault, "I live in Lisbon.", window=true("2025-03-01"))
    say(vault, "Nori, a black puppy with white paws, has moved in with us.")
    assert told_by(vault, question) == "“I live in Lisbon.” (since 1 Mar 2025)"


def test_a_move_of_something_else_is_no_question_for_the_home() -> None:
    assert asked_of("When did Nori move in with us?") != "lives_in"
    assert asked_of("When was the meeting moved on?") != "lives_in"


def test_who_lives_with_somebody_is_no_question_for_the_place(vault: Vault) -> None:
    say(vault, "I live in Lisbon.")
    say(vault, "My cousin Rui is staying with us.")
    assert told_by(vault, "Who lives with me?") == "“My cousin Rui is staying with us.”"


def test_a_wedding_is_found_by_the_word_to_marry(vault: Vault) -> None:
    say(vault, "Ingrid is four years younger than I am.")
    say(vault, "Ingrid's wedding in Voss is on 21 June 2024.")
    assert "21 June 2024" in told_by(vault, "When does Ingrid marry?")


def test_an_animal_that_moved_in_is_among_the_pets(vault: Vault) -> None:
    say(vault, "Sal, our second dog, came to us from the shelter.")
    say(vault, "Nori, a black puppy with white paws, has moved in with us.")
    for question in ("What pets do I have?", "How many dogs do I have?"):
        assert len(vault.ask(Query(question)).cited) == 2


def test_a_breed_answers_a_question_for_the_kind_of_animal(vault: Vault) -> None:
    say(vault, "We got a rescue greyhound called Monty.")
    assert "Monty" in told_by(vault, "What's my dog's name?")
    assert vault.ask(Query("What's my cat's name?")).state is Answer.NOTHING


def test_what_an_animal_takes_is_no_question_for_its_name(vault: Vault) -> None:
    say(vault, "Sal, our second dog, came to us from the shelter.")
    assert vault.ask(Query("What pills does my dog take?")).state is Answer.NOTHING
    assert asked_of("What is my dog called?") == "pet"


def test_an_age_that_nobody_told_is_answered_by_the_birth(vault: Vault) -> None:
    say(vault, "My name is Mira. I was born in Bergen on 14 May 1986.")
    assert "14 May 1986" in told_by(vault, "How old am I?")


def test_a_living_is_no_home(vault: Vault) -> None:
    say(vault, "I live in Lisbon.")
    say(vault, "I work as a potter.")
    assert told_by(vault, "What do I do for a living?") == "“I work as a potter.”"


@pytest.mark.parametrize("question", ["Which school do I teach at?", "At which school does Anna teach?"])
def test_where_one_teaches_is_where_one_works(question: str) -> None:
    assert asked_of(question) == "works_at"
    assert asked_of("Which school do I go to?") == "studies_at"


def test_what_had_both_ends_around_a_time_leads_there(vault: Vault) -> None:
    vault.use_embedder(BagOfWords())
    say(vault, "I was born in Bergen.", window=true("1986-05-14"))
    say(vault, "I am a guest at a porcelain studio in Jingdezhen.", window=true("2024-04-05", "2024-06-02"))
    vault.embed_missing()
    assert told_by(vault, "Where was I in May 2024?").startswith("“I am a guest at a porcelain studio")


def test_of_a_time_without_an_end_what_has_begun_leads(vault: Vault) -> None:
    say(vault, "My kiln stands in Seixal.", window=true("2025-11"))
    say(vault, "I have a year off from school.", window=true("2028-09-01", "2029-09-01"))
    found = vault.search(Query("since 2024", asking=True))
    assert [hit.memory.text for hit in found.hits if hit.memory] == [
        "My kiln stands in Seixal.",
        "I have a year off from school.",
    ]


def test_a_time_may_stand_before_the_question_word() -> None:
    assert is_question("in the 1990s where did I live")
    assert not is_question("in the 1990s I lived where my aunt did")


def test_an_end_is_told_once(vault: Vault) -> None:
    say(vault, "I no longer eat red meat.")
    assert told_by(vault, "Do I eat meat?") == "That is no longer true: “I no longer eat red meat.”"


def test_what_came_instead_of_something_else_is_no_answer_to_when(vault: Vault) -> None:
    say(vault, "I tore my knee ligament, so no running any more.")
    say(vault, "I swim every Thursday instead of running.")
    assert told_by(vault, "When did I hurt my knee?").startswith("“I tore my knee")


def test_who_asks_why_is_told_the_reason(vault: Vault) -> None:
    say(vault, "I started running with Pete.")
    say(vault, "I tore my knee, so no running any more.")
    say(vault, "I swim every Thursday instead of running.")
    assert told_by(vault, "Why did I stop running?").startswith("“I tore my knee")


def test_a_dispute_about_something_else_does_not_unsettle_an_answer(vault: Vault) -> None:
    say(vault, "I live in Leeds with my wife Hannah.")
    say(vault, "I live in York, near the river.")
    answered = vault.ask(Query("Who is Hannah?"))
    assert answered.state is Answer.FOUND
    assert answered.text.startswith("“I live in Leeds with my wife Hannah.” This is in dispute.")
    assert vault.ask(Query("Where do I live?")).state is Answer.DISPUTED


def test_who_asks_when_of_one_value_is_told_of_that_one(vault: Vault) -> None:
    say(vault, "I live in Leeds with my wife Hannah.")
    say(vault, "I live in York, near the river.")
    assert told_by(vault, "Since when do I live in York?") == "“I live in York, near the river.” This is in dispute."
    assert vault.ask(Query("Do I live in York?")).state is Answer.DISPUTED


def test_whether_one_has_a_car_is_a_question_for_the_car(vault: Vault) -> None:
    say(vault, "We sold the old car and bought an electric Kia.")
    assert told_by(vault, "Do we have a car?") == "“We sold the old car and bought an electric Kia.”"
    assert asked_of("What kind of car is it?") == "car"
    assert asked_of("Do I have a car park near me?") != "car"


def test_who_looks_after_an_animal_is_no_question_for_its_name(vault: Vault) -> None:
    say(vault, "Sal, our second dog, came to us from the shelter.")
    assert vault.ask(Query("Who feeds my dog?")).state is Answer.NOTHING
    assert asked_of("Who is my dog?") == "pet"


def test_when_an_animal_came_is_a_question_for_the_animal(vault: Vault) -> None:
    say(vault, "We got married in Leicester on 18 June 2022.")
    say(vault, "We adopted a tabby kitten, Pickle.")
    assert "Pickle" in told_by(vault, "When did we get the cat?")


def test_what_one_told_of_somebody_is_listed(vault: Vault) -> None:
    vault.use_embedder(BagOfWords())
    say(vault, "I live in Lisbon.")
    say(vault, "Sal, our second dog, is afraid of fireworks.")
    vault.embed_missing()
    told = told_by(vault, "What have I told you about Sal?")
    assert "fireworks" in told
    assert "Lisbon" not in told


def test_what_is_yet_to_begin_is_among_the_plans(vault: Vault) -> None:
    say(vault, "I have a year off from school.", window=true("2098-09-01", "2099-09-01"))
    assert "a year off" in told_by(vault, "What am I planning?")


def test_of_a_time_what_has_a_date_leads_what_was_only_said_then(vault: Vault) -> None:
    say(vault, "I swim on Tuesdays.", window=true("2023-05-01"))
    say(vault, "I buy my clay in Barcelos.", said_at=when("2023-05-06"))
    found = vault.search(Query("What did I do in May 2023?", asking=True))
    assert [hit.memory.text for hit in found.hits if hit.memory] == [
        "I swim on Tuesdays.",
        "I buy my clay in Barcelos.",
    ]


@pytest.mark.parametrize("text", ["my portuguese is at level b2", "at work i use windows", "i am at home today"])
def test_a_level_or_a_tool_is_no_workplace(text: str) -> None:
    row = askable("works_at")
    assert row is not None
    assert row.tells.search(text) is None
    assert row.tells.search("i am at the harbour office now") is not None


def test_words_that_name_a_part_of_the_asked_time_lead(vault: Vault) -> None:
    say(vault, "My passport is due for renewal in March 2027.")
    say(vault, "The baby is due in August.")
    assert "passport" in told_by(vault, "What is due in 2027?").split("”")[0]


@pytest.mark.parametrize(
    ("question", "told"),
    [
        ("What colour is Nori?", "Nori, a black puppy with white paws, has moved in with us."),
        ("What does Olga like?", "Olga starts at Scarcroft Primary and loves dinosaurs."),
    ],
)
def test_an_answer_need_not_hold_the_words_of_the_question(vault: Vault, question: str, told: str) -> None:
    vault.use_embedder(BagOfWords())
    say(vault, told)
    say(vault, "My sister plays the fiddle and has a red bicycle.")
    vault.embed_missing()
    assert told_by(vault, question) == f"“{told}”"
    assert vault.ask(Query(question.replace("Nori", "Sal").replace("Olga", "Sal"))).state is Answer.NOTHING


def test_a_level_tells_of_a_language_that_is_spoken(vault: Vault) -> None:
    say(vault, "My Portuguese is at level C1.")
    assert told_by(vault, "What language do I speak?") == "Languages: “My Portuguese is at level C1.”"
