"""Searches narrowed by what is written in the query: each filter counts before the limit."""

from __future__ import annotations

import pytest

from core.answers import Corpus, Query
from core.domain import Statement, Status
from core.vault import Vault
from tests.core.vaults import Clock, day, remembered, say, true, waiting, when


def ask(vault: Vault, text: str, **more: object) -> list[str]:
    return [hit.text for hit in vault.search(Query(text, **more)).hits]  # type: ignore[arg-type]


@pytest.fixture
def harbour(vault: Vault) -> Vault:
    """Four notes on a boat, one of them over, one waiting."""
    say(vault, "The boat lies at the old mill", tags=("Sunday walks",))
    say(vault, "The old boat was a mill of rumours")
    vault.add(Statement("Ben says the boat leaks in the rain", speaker="Ben", source="letters"))
    over = remembered(vault, "The boat was blue", window=true("2020"))
    vault.end(over, on=when("2025-03-10"))
    waiting(vault, "The boat needs a sail")
    return vault


def test_a_phrase_stands_in_the_text_as_it_is_written(harbour: Vault) -> None:
    assert ask(harbour, '"old mill" boat') == ["The boat lies at the old mill"]
    assert ask(harbour, '"old mill"', corpus=Corpus.EPISODES) == ["The boat lies at the old mill"]


def test_a_word_can_be_left_out(harbour: Vault) -> None:
    assert "Ben says the boat leaks in the rain" in ask(harbour, "boat")
    assert "Ben says the boat leaks in the rain" not in ask(harbour, "boat -rain")
    assert "Ben says the boat leaks in the rain" not in ask(harbour, "boat -rain", corpus=Corpus.EPISODES)


def test_tag_and_source_and_speaker_narrow(harbour: Vault) -> None:
    assert ask(harbour, 'boat tag:"sunday walks"') == ["The boat lies at the old mill"]
    assert ask(harbour, "boat from:ben") == ["Ben says the boat leaks in the rain"]
    assert ask(harbour, "boat from:Letters") == ["Ben says the boat leaks in the rain"]
    assert ask(harbour, "boat from:nobody") == []


def test_a_status_narrows_and_only_that_one_comes(harbour: Vault) -> None:
    assert ask(harbour, "boat is:past") == ["The boat was blue"]
    assert ask(harbour, "boat is:pending") == ["The boat needs a sail"]
    assert "The boat was blue" not in ask(harbour, "boat is:current")


def test_what_began_or_ended_in_a_month_is_found_by_it(harbour: Vault) -> None:
    assert ask(harbour, "boat changed:2025-03", past=True) == ["The boat was blue"]
    assert ask(harbour, "boat changed:2019", past=True) == []


def test_a_date_in_the_query_shows_the_world_at_it(harbour: Vault, clock: Clock) -> None:
    clock.at = day("2026-05-01")
    assert "The boat was blue" in ask(harbour, "boat asof:2024")
    assert "The boat was blue" not in ask(harbour, "boat")


def test_filters_alone_list_what_fits(harbour: Vault) -> None:
    assert ask(harbour, "is:pending") == ["The boat needs a sail"]
    assert ask(harbour, 'tag:"Sunday walks"') == ["The boat lies at the old mill"]


def test_plainly_asked_every_sign_is_a_word(vault: Vault) -> None:
    say(vault, "The label reads is:past")
    assert ask(vault, "is:past", plain=True) == ["The label reads is:past"]
    assert ask(vault, "label is:past") == []


@pytest.mark.parametrize("filtered", ["kept tag:few", "kept from:Ben", 'kept "few words"'])
def test_nine_in_ten_that_do_not_fit_cost_no_result(vault: Vault, filtered: str) -> None:
    for number in range(270):
        window = true("2020", "2021") if number % 2 else None
        say(vault, f"kept {number}", **({"window": window} if window else {}))
    for number in range(30):
        vault.add(
            Statement(f"kept in few words, though long enough to rank behind, {number}", speaker="Ben", tags=("few",))
        )
    found = vault.search(Query(filtered, limit=30))
    assert len(found.hits) == 30
    assert {hit.memory.status for hit in found.hits if hit.memory} == {Status.CURRENT}


def test_a_search_says_what_it_read_besides_words(harbour: Vault) -> None:
    read = harbour.search(Query('boat "old mill" -rain tag:"Sunday walks" is:Current changed:2025-13')).pieces
    assert [(piece.kind.value, piece.value, piece.written) for piece in read] == [
        ("phrase", "old mill", '"old mill"'),
        ("without", "rain", "-rain"),
        ("tag", "Sunday walks", 'tag:"Sunday walks"'),
        ("is", "Current", "is:Current"),
        ("unread", "2025-13", "changed:2025-13"),
    ]


def test_of_two_dates_of_a_kind_the_last_one_counts_and_is_told(harbour: Vault) -> None:
    read = harbour.search(Query("boat asof:2019 asof:2024")).pieces
    assert [(piece.kind.value, piece.value) for piece in read] == [("asof", "2024")]


def test_a_title_in_a_question_is_no_phrase_and_no_piece(harbour: Vault) -> None:
    assert harbour.search(Query('Who wrote "old mill"?')).pieces == ()
