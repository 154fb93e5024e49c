"""A query that names a time and nothing else lists what held or was believed then; a list is never a dispute."""

from __future__ import annotations

import pytest

from core.answers import Answer, Found, Query
from core.domain import Status
from core.engine.query import read_terms
from core.engine.question import read_question
from core.engine.time_alone import names_nothing
from core.engine.why import Reasons
from core.vault import Vault
from tests.core.vaults import START, Clock, day, remembered, say, true, waiting, when


@pytest.fixture
def life(vault: Vault, clock: Clock) -> Vault:
    """A home that changed, a plan, an undated taste, something that waits."""
    clock.at = day("2024-01-10")
    say(vault, "I keep bees")
    home = remembered(vault, "I live in Porto", window=true("2019"))
    clock.at = day("2025-03-09")
    vault.revise(home, "I live in Lisbon", since=when("2025-03"))
    remembered(vault, "I have a year off", window=true("2028-09", "2029-09"))
    waiting(vault, "Mira is vegan")
    clock.at = day("2026-11-30")
    return vault


def texts(found: Found) -> list[str]:
    return [hit.text for hit in found.hits]


@pytest.mark.parametrize(
    "query",
    ["in 2024", "what was true in 2024?", "What did I do in 2024?", "was war 2024 so?", "en 2024", "in the year 2024"],
)
def test_a_time_alone_lists_what_held_then_the_dated_first(life: Vault, query: str) -> None:
    found = life.search(Query(query))
    assert found.answer is Answer.FOUND
    assert "I live in Porto" in texts(found)[:2]
    assert "I live in Lisbon" not in texts(found)
    assert found.understood is not None
    assert str(found.understood.window.start) == "2024"


def test_what_has_no_date_stands_behind_and_says_so(life: Vault) -> None:
    found = life.search(Query("in 2020"))
    assert texts(found)[0] == "I live in Porto"
    assert {hit.why for hit in found.hits[1:]} == {"its time is not known"}


def test_a_plan_leads_where_its_time_is_asked_for(life: Vault) -> None:
    assert texts(life.search(Query("what will I do in 2028?")))[0] == "I have a year off"


def test_where_nothing_is_known_to_have_held_nothing_is_stored(life: Vault) -> None:
    found = life.search(Query("before 1900"))
    assert (found.answer, found.hits) == (Answer.NOTHING, ())


@pytest.mark.parametrize(
    "question",
    [
        "what did I believe last summer?", "Was wusste ich letzten Sommer?", "¿Qué sabía el verano pasado?",
        "去年夏天我知道什么？", "去年の夏、何を知っていましたか？",
    ],
)  # fmt: skip
def test_what_was_believed_at_a_time_is_all_that_the_vault_knew_then(vault: Vault, clock: Clock, question: str) -> None:
    clock.at = day("2026-02-01")
    say(vault, "I keep bees")
    clock.at = day("2027-10-01")
    say(vault, "I keep ants")
    clock.at = day("2027-11-30")
    assert texts(vault.search(Query(question))) == ["I keep bees"]
    assert vault.ask(Query(question)).text == "“I keep bees”"


@pytest.mark.parametrize("query", ["bees in 2024", "where did I live in 2024?", "what did Ines do in 2024?"])
def test_a_query_about_something_is_no_time_alone(query: str) -> None:
    assert not read_question(query, START).of_a_time


def test_a_time_that_cannot_be_is_none() -> None:
    assert read_question("What did I do on 31 February 2024?", START).span is None


@pytest.mark.parametrize("rest", ["", "what did i believe", "was wusste ich", "我知道什么", "何を知っていましたか"])
def test_words_that_ask_for_nothing(rest: str) -> None:
    assert names_nothing(rest)
    assert not names_nothing(f"{rest} Porto")


def test_what_changed_then_is_found_also_where_it_ended(life: Vault) -> None:
    over = remembered(life, "I swim on Tuesdays", window=true("2023"))
    life.end(over, on=when("2025-03-10"))
    assert {"I swim on Tuesdays", "I live in Lisbon"} <= set(texts(life.search(Query("changed:2025-03"))))
    assert texts(life.search(Query("changed:2025-03 is:past"))) == ["I swim on Tuesdays"]


def test_a_list_of_what_is_disputed_stands_in_pairs_and_settles_nothing(vault: Vault) -> None:
    say(vault, "I live in Porto", source="letters")
    say(vault, "I work at Acme", source="letters")
    say(vault, "I live in Lisbon")
    say(vault, "I work at Globex")
    found = vault.search(Query("from:letters"))
    assert found.answer is Answer.FOUND
    assert texts(found) == ["I work at Acme", "I work at Globex", "I live in Porto", "I live in Lisbon"]
    assert all(hit.memory is not None and hit.memory.status is Status.DISPUTED for hit in found.hits)
    told = vault.ask(Query("from:letters")).text
    assert "not settled" not in told
    assert told.count("in dispute") == 4


def test_an_answer_leaves_out_what_has_little_to_do_with_the_question(vault: Vault) -> None:
    say(vault, "The blue kiln stands in the boat shed")
    say(vault, "The shed has a green roof")
    assert vault.ask(Query("What stands in the boat shed?")).text == "“The blue kiln stands in the boat shed”"


def test_the_reason_names_signs_as_they_stand_in_the_text(vault: Vault) -> None:
    say(vault, "我的設備清單 NAS")
    say(vault, "今日は成語しりとりをした")
    assert [hit.why for hit in vault.search(Query("設備清單 nas")).hits] == ["says “nas”, “設備清單”"]
    assert [hit.why for hit in vault.search(Query("しりとり")).hits] == ["says “しりとり”"]
    assert Reasons(read_terms("設備清單")).of("我的設備 清單", "words", ()) in (
        "says “設備”, “清單”",
        "says “清單”, “設備”",
    )
