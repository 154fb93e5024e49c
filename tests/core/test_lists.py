"""A question over several memories is answered by all of them: grouped, in order, each cited."""

from __future__ import annotations

import pytest

from core.answers import Answer, Query
from core.engine.listed import listed_by
from core.vault import Vault
from tests.core.vaults import say, true, waiting

TOLD = (
    "Anna works at Acme.",
    "Anna lives in Porto.",
    "Anna likes sushi.",
    "Anna is allergic to nuts.",
    "Anna broke her arm skiing.",
    "I like pizza.",
    "I love hiking.",
    "I hate olives.",
    "I own a red bike.",
    "My hobby is woodworking.",
    "I speak German and French.",
)


@pytest.fixture
def told(vault: Vault) -> Vault:
    """A vault with several things about two people."""
    for text in TOLD:
        say(vault, text, keep=True)
    say(vault, "Anna lived in Lyon.", window=true("2015-01-01", "2020-01-01"), keep=True)
    return vault


@pytest.mark.parametrize(
    ("question", "holds", "lacks"),
    [
        ("What do I like?", ("pizza", "hiking", "Likes:"), ("sushi",)),
        ("What does Anna like?", ("sushi",), ("pizza",)),
        ("What do I own?", ("red bike",), ("pizza",)),
        ("What are my hobbies?", ("woodworking", "Hobbies:"), ("olives",)),
        ("What don't I like?", ("olives",), ("pizza",)),
        ("What languages do I speak?", ("German and French",), ()),
        ("Tell me about Anna", ("Acme", "Porto", "sushi", "nuts", "broke her arm"), ("Lyon", "pizza")),
        ("Where has Anna lived?", ("Lyon", "Porto", "until 1 Jan 2020"), ("Acme",)),
    ],
)
def test_all_that_holds_is_listed(told: Vault, question: str, holds: tuple[str, ...], lacks: tuple[str, ...]) -> None:
    answered = told.ask(Query(question))
    assert answered.state is Answer.FOUND
    assert all(part in answered.text for part in holds)
    assert not any(part in answered.text for part in lacks)
    told_of = {told.show(one).memory.text for one in answered.cited}
    assert all(
        any(part in text for text in told_of) for part in holds if not part.endswith(":") and "until" not in part
    )


def test_where_somebody_lived_is_told_in_order(told: Vault) -> None:
    text = told.ask(Query("Where has Anna lived?")).text
    assert text.index("Lyon") < text.index("Porto")


def test_a_disputed_memory_is_listed_as_disputed_and_a_waiting_one_is_not_listed(told: Vault) -> None:
    waiting(told, "Anna likes anchovies.")
    say(told, "Anna lives in Braga.", keep=True)
    text = told.ask(Query("Tell me about Anna")).text
    assert "anchovies" not in text
    assert "“Anna lives in Braga.” This is in dispute." in text


def test_nothing_is_listed_of_who_is_not_known(told: Vault) -> None:
    assert told.ask(Query("Tell me about Bob")).state is Answer.NOTHING


@pytest.mark.parametrize(
    "question",
    ["Where do I live?", "What do I like to drink?", "Who is my dentist?", "What did I own in 2019?", "pizza"],
)
def test_a_question_for_one_thing_is_no_list(question: str) -> None:
    assert listed_by(question) is None
