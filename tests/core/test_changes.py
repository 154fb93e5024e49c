"""“What changed in 2025?” is answered by what began and what ended then, whatever its words."""

from __future__ import annotations

import pytest

from core.answers import Answer, Query
from core.domain import Channel
from core.vault import Vault
from tests.core.vaults import remembered, say, true, when


@pytest.fixture
def lives(vault: Vault) -> Vault:
    """Two homes, two employers of Alice's, and what never counted."""
    say(vault, "I live in Porto.", window=true("2019-01-01", "2025-03-04"))
    say(vault, "I live in Lisbon.", window=true("2025-03-04"))
    say(vault, "Alice works at Acme.", window=true("2021-06-01", "2025-04-01"))
    say(vault, "Alice works at Globex.", window=true("2025-04-01"))
    say(vault, "I play the cello.", window=true("2025-05-01"), channel=Channel.AGENT, source="an agent")
    vault.retire(remembered(vault, "I have a boat.", window=true("2025-06-01")))
    say(vault, "I like tea.")
    return vault


@pytest.mark.parametrize(
    "question", ["What changed in 2025?", "what happened in 2025", "What's new in 2025?", "Was hat sich 2025 geändert?"]
)
def test_all_turns_are_told_in_their_order(lives: Vault, question: str) -> None:
    answered = lives.ask(Query(question))
    began, ended = (sentence.text for sentence in answered.sentences)
    assert began == "Began: “I live in Lisbon.” (since 4 Mar 2025) “Alice works at Globex.” (since 1 Apr 2025)"
    assert ended.startswith("Ended: “I live in Porto.” (1 Jan 2019 until 4 Mar 2025) “Alice works at Acme.”")
    assert len(answered.cited) == 4
    found = lives.search(Query(question, limit=3))
    assert (found.answer, found.total, len(found.hits)) == (Answer.FOUND, 4, 3)
    assert [hit.text for hit in found.hits] == ["I live in Porto.", "I live in Lisbon.", "Alice works at Acme."]
    assert [hit.why for hit in found.hits] == ["ended then", "began then", "ended then"]


def test_only_what_is_about_the_named_one(lives: Vault) -> None:
    assert lives.ask(Query("What changed for Alice in 2025?")).text == (
        "Began: “Alice works at Globex.” (since 1 Apr 2025) Ended: “Alice works at Acme.” (1 Jun 2021 until 1 Apr 2025)"
    )


def test_what_did_both_in_that_time_says_both(vault: Vault) -> None:
    say(vault, "I have a lodger.", window=true("2025-02-01", "2025-08-01"))
    (hit,) = vault.search(Query("What changed in 2025?")).hits
    assert hit.why == "began then; ended then"


def test_the_time_can_be_left_out(lives: Vault) -> None:
    understood = lives.search(Query("What changed in 2025?")).understood
    assert understood is not None
    assert understood.words == "2025"
    assert lives.search(Query("What changed in 2025?", plain=True)).understood is None


def test_where_nothing_turned_the_words_are_looked_for(lives: Vault) -> None:
    say(lives, "In 1999 the currency changed.", said_at=when("2001-01-01"), keep=True)
    found = lives.search(Query("What changed in 1999?"))
    assert "In 1999 the currency changed." in [hit.text for hit in found.hits]


@pytest.mark.parametrize("question", ["What changed?", "What changed since 2025?", "Where did I live in 2025?"])
def test_other_questions_are_not_taken_for_it(lives: Vault, question: str) -> None:
    assert "began then" not in [hit.why for hit in lives.search(Query(question)).hits]
