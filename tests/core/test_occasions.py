"""A time may be named by what was so then: “when I lived in Porto”, “before Alice joined Globex”."""

from __future__ import annotations

import pytest

from core.answers import Answer, Query
from core.domain import Channel, Showing
from core.engine.occasion import Phase, Relation, read_occasion
from core.vault import Vault
from tests.core.vaults import day, say, true


@pytest.fixture
def lives(vault: Vault) -> Vault:
    """Two homes of one's own, three employers of Alice's."""
    say(vault, "I live in Porto.", window=true("2019-01-01", "2025-03-04"))
    say(vault, "I live in Lisbon.", window=true("2025-03-04"))
    say(vault, "Alice works at Initech.", window=true("2018-02-01", "2021-06-01"))
    say(vault, "Alice works at Acme.", window=true("2021-06-01", "2025-04-01"))
    say(vault, "Alice works at Globex.", window=true("2025-04-01"))
    say(vault, "My daughter Lena was born.", window=true("2020-05-03"))
    return vault


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("Where did Alice work before I moved to Lisbon?", "Alice works at Acme."),
        ("Where did Alice work until I moved?", "Alice works at Acme."),
        ("Where did Alice work after I moved to Lisbon?", "Alice works at Globex."),
        ("Where did Alice work when she left Initech?", "Alice works at Acme."),
        ("Where did Alice work when my daughter was born?", "Alice works at Initech."),
        ("Where did I live when Alice worked at Initech?", "I live in Porto."),
        ("When Alice worked at Initech, where did I live?", "I live in Porto."),
        ("Where did I live during Alice's time at Initech?", "I live in Porto."),
        ("Where did I live before Alice joined Globex?", "I live in Lisbon."),
        ("Wo habe ich gewohnt, als Alice bei Initech arbeitete?", "I live in Porto."),
        ("Where did I live before I moved to Lisbon?", "I live in Porto."),
        ("Where did I live before I moved?", "I live in Porto."),
        ("Before I moved, where did I live?", "I live in Porto."),
        ("Where did I live after I moved?", "I live in Lisbon."),
    ],
)
def test_the_occasion_becomes_its_dates(lives: Vault, question: str, first: str) -> None:
    assert lives.search(Query(question)).hits[0].text == first


def test_the_time_is_told_and_can_be_left_out(lives: Vault) -> None:
    understood = lives.search(Query("Where did Alice work before I moved to Lisbon?")).understood
    assert understood is not None
    assert understood.words == "before I moved to Lisbon"
    assert understood.window.end is not None
    assert understood.window.end.at == day("2025-03-04")
    plain = lives.search(Query("Where did Alice work before I moved to Lisbon?", plain=True))
    assert plain.understood is None


def test_an_occasion_of_which_nothing_is_known_stays_words(lives: Vault) -> None:
    found = lives.search(Query("Where did Alice work when I worked at Initech?"))
    assert found.understood is None or found.understood.words != "when I worked at Initech"


def test_what_waits_for_approval_dates_nothing(vault: Vault) -> None:
    say(vault, "Alice works at Acme.", window=true("2021-06-01", "2025-04-01"))
    say(vault, "Alice works at Globex.", window=true("2025-04-01"))
    say(vault, "I live in Lisbon.", window=true("2022-03-04"), channel=Channel.AGENT, source="an agent")
    understood = vault.search(Query("Where did Alice work before I moved to Lisbon?")).understood
    assert understood is None or understood.words != "before I moved to Lisbon"


@pytest.mark.parametrize(
    "question",
    [
        "Where did Alice work while I lived in Porto?",
        "Where did Alice work between 2019 and 2022?",
        "Wo hat Alice gearbeitet, als ich in Porto wohnte?",
    ],
)
def test_a_long_time_is_answered_by_all_that_held_then(lives: Vault, question: str) -> None:
    answered = lives.ask(Query(question))
    assert answered.state is Answer.FOUND
    assert "Initech.” (1 Feb 2018 until 1 Jun 2021) “Alice works at Acme.”" in answered.text
    assert "Globex" not in answered.text


def test_a_month_is_answered_by_what_held_at_its_end(lives: Vault) -> None:
    answered = lives.ask(Query("Where did I live in March 2025?"))
    assert answered.text == "“I live in Lisbon.” (since 4 Mar 2025)"


def test_an_answer_about_the_past_names_its_end(lives: Vault) -> None:
    answered = lives.ask(Query("Where did Alice work in March 2020?"))
    assert answered.text == "“Alice works at Initech.” (1 Feb 2018 until 1 Jun 2021)"


def test_what_was_believed_then_is_told_by_nothing_that_came_later(lives: Vault) -> None:
    answered = lives.ask(Query("What did I believe in 2001 about where Alice works?", showing=Showing()))
    assert answered.text == "Nothing is stored about that."


@pytest.mark.parametrize(
    ("question", "relation", "phase", "event", "rest"),
    [
        (
            "Where did I live before joining Acme?",
            Relation.BEFORE,
            Phase.BEGINNING,
            "I joined Acme",
            "Where did I live?",
        ),
        ("Where was I, while Bo lived here", Relation.DURING, Phase.WHOLE, "Bo lived here", "Where was I?"),
        ("Who was I with after he left?", Relation.AFTER, Phase.END, "I left", "Who was I with?"),
        ("Since I quit, what have I done?", Relation.SINCE, Phase.END, "I quit", "what have I done?"),
    ],
)
def test_a_question_is_taken_apart(question: str, relation: Relation, phase: Phase, event: str, rest: str) -> None:
    occasion = read_occasion(question)
    assert occasion is not None
    assert (occasion.relation, occasion.phase, occasion.event, occasion.rest) == (relation, phase, event, rest)


@pytest.mark.parametrize(
    "text",
    ["When did I move to Lisbon?", "before I go", "Where did I live before Lisbon?", "", "since when?", "a" * 400],
)
def test_what_names_no_occasion_is_left_as_it_is(text: str) -> None:
    assert read_occasion(text) is None
