"""A time that a query names filters what is found: what was over or had not begun is left out before any limit."""

from __future__ import annotations

import pytest

from core.answers import Corpus, Query
from core.domain import Statement
from core.vault import Vault
from tests.core.vaults import day, remembered, say, true, when


@pytest.fixture
def bikes(vault: Vault) -> Vault:
    """Bikes of several years."""
    say(vault, "I ride a red bike.", window=true("2016-01-01", "2018-05-01"))
    say(vault, "I ride a blue bike.", window=true("2018-05-01", "2021-02-01"))
    say(vault, "I ride a green bike.", window=true("2021-02-01"))
    say(vault, "A bike stands in the cellar.", said_at=when("2015-06-01"))
    return vault


def texts(vault: Vault, query: str, **values: object) -> list[str]:
    return [hit.text for hit in vault.search(Query(query, **values)).hits]  # type: ignore[arg-type]


@pytest.mark.parametrize("query", ["bike since 2019", "Which bike did I ride since 2019?"])
def test_since_a_year_leaves_out_what_was_over_by_then(bikes: Vault, query: str) -> None:
    found = texts(bikes, query)
    assert set(found) == {"I ride a blue bike.", "I ride a green bike.", "A bike stands in the cellar."}
    assert found[-1] == "A bike stands in the cellar."


@pytest.mark.parametrize("query", ["bike before 2018", "Which bike did I ride before 2018?"])
def test_before_a_year_leaves_out_what_had_not_begun(bikes: Vault, query: str) -> None:
    assert set(texts(bikes, query)) == {"I ride a red bike.", "A bike stands in the cellar."}


def test_in_a_month_shows_what_was_true_then(bikes: Vault) -> None:
    assert texts(bikes, "bike in March 2019")[0] == "I ride a blue bike."


def test_what_has_no_date_stands_behind_and_says_so(bikes: Vault) -> None:
    last = bikes.search(Query("bike since 2019")).hits[-1]
    assert "its time is not known" in last.why
    assert last.score == pytest.approx(sum(part.value for part in last.parts))


def test_the_time_is_told_and_can_be_left_out(bikes: Vault) -> None:
    found = bikes.search(Query("bike since 2019"))
    assert found.understood is not None
    assert found.understood.words == "2019"
    plain = bikes.search(Query("bike since 2019", plain=True))
    assert plain.understood is None
    assert {hit.text for hit in plain.hits} >= {"I ride a green bike.", "A bike stands in the cellar."}


@pytest.mark.parametrize("query", ["march of the bikes", "may bike", "bike 2019", "sunday bike"])
def test_a_mere_word_is_no_time(bikes: Vault, query: str) -> None:
    assert bikes.search(Query(query)).understood is None


def test_before_an_event_is_before_its_known_beginning(bikes: Vault) -> None:
    say(bikes, "I work at Acme.", window=true("2018-01-01"))
    found = bikes.search(Query("Which bike did I ride before Acme?"))
    assert "I ride a red bike." in [hit.text for hit in found.hits]
    assert not {"I ride a blue bike.", "I ride a green bike."} & {hit.text for hit in found.hits}
    assert found.understood is not None
    assert found.understood.window.end is not None
    assert found.understood.window.end.at == day("2018-01-01")


def test_the_filter_comes_before_the_limit(vault: Vault) -> None:
    for at in range(40):
        say(vault, f"I ride bike number {at}, a bike for my bike rides.", window=true("2010-01-01", "2011-01-01"))
    say(vault, "The bike is green.", window=true("2020-01-01"))
    assert texts(vault, "bike since 2019", limit=1) == ["The bike is green."]


def test_nine_of_ten_versions_being_past_costs_no_result(vault: Vault) -> None:
    for at in range(20):
        memory = remembered(vault, f"The mug on shelf {at} is plain.", window=true("2020-01-01"))
        for turn in range(9):
            since = when(f"2021-0{turn + 1}-01")
            vault.revise(memory, f"The mug on shelf {at} is plain, mug shelf {turn}.", since)
    found = vault.search(Query("mug shelf", limit=20))
    assert len({hit.memory.id for hit in found.hits if hit.memory}) == 20


def test_messages_of_another_time_are_left_out_and_all_are_kept_where_none_is_of_it(vault: Vault) -> None:
    for text, said in (("The boat race was fun.", "2019-04-02"), ("Our boat leaks.", "2022-07-01")):
        say(vault, text, said_at=when(said))
    assert texts(vault, "boat in April 2019", corpus=Corpus.EPISODES) == ["The boat race was fun."]
    assert len(texts(vault, "boat in April 2005", corpus=Corpus.EPISODES)) == 2


def test_what_was_told_a_few_weeks_later_counts_for_that_time(vault: Vault) -> None:
    vault.add(Statement("Last month we sold the boat.", said_at=when("2019-05-10"), keep=True))
    vault.add(Statement("The boat is back.", said_at=when("2020-01-10"), keep=True))
    assert texts(vault, "boat in April 2019", corpus=Corpus.EPISODES) == ["Last month we sold the boat."]


@pytest.mark.parametrize(
    "asked", ["Mara and I broke up last week.", "mara and i broke up last week", "broke up last week"]
)
def test_the_words_of_a_statement_find_it_whatever_time_they_name(vault: Vault, asked: str) -> None:
    say(vault, "Mara and I broke up last week.", said_at=when("2024-05-06"))
    found = vault.search(Query(asked, limit=5, corpus=Corpus.MEMORIES, past=True))
    assert [hit.text for hit in found.hits] == ["Mara and I broke up last week."]
