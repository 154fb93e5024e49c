"""Of values that held one after the other the first, or the one before the present, can be asked for."""

from __future__ import annotations

import pytest

from core.answers import Answer, Query
from core.domain import Status
from core.engine.answering import names_another
from core.engine.in_turn import Turn, turn_of
from core.engine.known import Known, Place
from core.engine.question import read_question
from core.text import fold
from core.vault import Vault
from tests.core.vaults import day, say, true


@pytest.fixture
def lives(vault: Vault) -> Vault:
    """Three employers of Alice's, one home of one's own, a partner of whom only the employer is known."""
    say(vault, "Alice works at Initech.", window=true("2018-02-01", "2021-06-01"))
    say(vault, "Alice works at Acme.", window=true("2021-06-01", "2025-04-01"))
    say(vault, "Alice works at Globex.", window=true("2025-04-01"))
    say(vault, "I live in Lisbon.", window=true("2025-03-04"))
    say(vault, "My partner is Jonas.")
    say(vault, "Jonas works at the harbour authority.")
    say(vault, "I am allergic to peanuts.")
    return vault


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Who was Alice's first employer?", "“Alice works at Initech.” was true from 1 Feb 2018 until 1 Jun 2021."),
        ("Where did Alice work at first?", "“Alice works at Initech.” was true from 1 Feb 2018 until 1 Jun 2021."),
        ("Who was Alice's previous employer?", "“Alice works at Acme.” was true from 1 Jun 2021 until 1 Apr 2025."),
        ("What was Alice's last job?", "“Alice works at Acme.” was true from 1 Jun 2021 until 1 Apr 2025."),
        ("Where did Alice work before that?", "“Alice works at Acme.” was true from 1 Jun 2021 until 1 Apr 2025."),
        ("Where does Alice work?", "“Alice works at Globex.” (since 1 Apr 2025)"),
    ],
)
def test_the_asked_one_answers(lives: Vault, question: str, said: str) -> None:
    answered = lives.ask(Query(question))
    assert answered.text == said
    assert answered.state is Answer.FOUND


def test_where_nothing_came_before_nothing_is_stored(lives: Vault) -> None:
    assert lives.ask(Query("Where did I live previously?")).state is Answer.NOTHING


def test_when_it_began_and_ended_are_both_told(lives: Vault) -> None:
    answered = lives.ask(Query("When did Alice start at Acme?"))
    assert "was true from 1 Jun 2021 until 1 Apr 2025" in answered.text


def test_who_asks_for_a_job_is_told_where_somebody_works(lives: Vault) -> None:
    answered = lives.ask(Query("What does my partner do for a living?"))
    assert answered.text.startswith("“My partner is Jonas.” “Jonas works at the harbour authority.”")


@pytest.mark.parametrize(
    ("question", "turn"),
    [
        ("what is my first name?", None),
        ("where did I work last year?", None),
        ("what is my last job?", None),
        ("what was my last job?", Turn.BEFORE),
        ("Wer war mein erster Arbeitgeber?", Turn.FIRST),
        ("Wo habe ich davor gearbeitet?", None),
        ("Wo habe ich gearbeitet, und davor?", Turn.BEFORE),
    ],
)
def test_a_turn_is_read_only_where_it_is_meant(question: str, turn: Turn | None) -> None:
    assert turn_of(fold(question)) is turn


@pytest.mark.parametrize(
    ("question", "cosine", "another"),
    [
        ("Am I allergic to cats?", 0.5, True),
        ("Am I allergic to cats?", None, False),
        ("Am I allergic to nuts?", 0.77, False),
        ("Am I allergic to peanuts?", 0.5, False),
        ("What am I allergic to?", 0.5, False),
        ("Am I allergic?", 0.5, False),
    ],
)
def test_another_value_of_many_is_no_answer(question: str, cosine: float | None, another: bool) -> None:
    peanuts = Known(1, "I am allergic to peanuts.", 1.0, Status.CURRENT, true(), day("2025-01-01"), False, True, cosine)
    assert names_another(read_question(question, day("2026-01-01")), [Place(peanuts)]) is another
