"""Searching: any text may be asked, filters come before the limit, every score explains itself."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.answers import Answer, Corpus, Found, ListRequest, Query
from core.domain import Showing, Status
from core.errors import InvalidRequest, InvalidText
from core.store import vector_index
from core.vault import Vault
from tests.core.vaults import BagOfWords, Clock, Ids, day, remembered, say, true, waiting, when

MARKS = [
    *('"', "-", "*", ":", "'", "C++", "NEAR", "NEAR(a b)", "NOT x", "AND", "OR OR", "(", ")", "^a", "a^2", "{own}: a"),
    *("own:dog", "-dog", '"dog', 'a"b', "a'b", "don't use agents", "multi-agent", '"--error-on-warnings"', "foo:bar"),
    *(
        "dark-mode",
        "🐕",
        "🐕‍🦺 🐕",
        "...",
        "   ",
        "",
        "\t\n",
        "*",
        "%",
        "_",
        "\\",
        ";--",
        "' OR 1=1 --",
        "rank",
        "a\x00b",
    ),
    *("\ud800", "dog \udfff", "\u202e", "\u200b", "\ufeff", "e\u0301", "ﬁ", "x" * 5_000, "a " * 5_000, "茶" * 3_000),
]


@pytest.fixture
def meaning(clock: Clock) -> Iterator[Vault]:
    """A vault with the small model."""
    made = Vault.in_memory(owner="Mira", clock=clock, ids=Ids(), embedder=BagOfWords())
    yield made
    made.close()


def texts(found: Found) -> list[str]:
    return [hit.text for hit in found.hits]


def ask(vault: Vault, text: str, **values: object) -> list[str]:
    return texts(vault.search(Query(text, **values)))  # type: ignore[arg-type]


@pytest.mark.parametrize("query", MARKS)
@pytest.mark.parametrize("corpus", Corpus)
@pytest.mark.parametrize("as_you_type", [False, True])
def test_no_sign_in_a_query_is_an_operator(meaning: Vault, query: str, corpus: Corpus, as_you_type: bool) -> None:
    say(meaning, "Our dog is called Bruno")
    meaning.embed_missing()
    found = meaning.search(Query(query, corpus=corpus, as_you_type=as_you_type))
    assert found.answer in (Answer.FOUND, Answer.NOTHING)


@given(st.text(max_size=40))
def test_any_text_can_be_asked(query: str) -> None:
    vault = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids())
    say(vault, "Our dog is called Bruno")
    for corpus in Corpus:
        vault.search(Query(query, corpus=corpus, as_you_type=True))
    vault.close()


@pytest.mark.parametrize(
    ("text", "query"),
    [
        ("Never don't use agents", "don't use agents"),
        ("We build a multi-agent system", "multi-agent"),
        ("Call it with --error-on-warnings", '"--error-on-warnings"'),
        ("I write C++ at work", "C++"),
        ("The key is foo:bar", "foo:bar"),
        ("The file is a_b.txt", "a_b.txt"),
        ("The answer is 42", "42"),
        ("我的設備清單 NAS", "設備"),
        ("我的設備清單 NAS", "設備清單"),
        ("我的設備清單 NAS", "nas"),
        ("今日は成語しりとりをした", "しりとり"),
        ("我住在北京", "北京"),
        ("나는 서울에 살아요", "서울"),
        ("ฉันแพ้ถั่ว", "ถั่ว"),
        ("茶", "茶"),
        ("أنا أسكن في القاهرة", "القاهرة"),
        ("אני גר בחיפה", "בחיפה"),
        ("Café Müller", "cafe muller"),
        ("Cafe\u0301 Zoe\u0308", "Café Zoë"),
        ("ＦＵＬＬ width", "full"),
        ("Ich wohne in der Straße", "STRASSE"),
        ("ﬁnance is my job", "finance"),
        ("Я живу в Москве", "москве"),
        ("Two dogs live here", "dog"),
    ],
)
def test_what_is_there_is_found_in_any_script(vault: Vault, text: str, query: str) -> None:
    say(vault, "Something else is here")
    say(vault, text)
    assert ask(vault, query)[:1] == [text]
    assert ask(vault, query, corpus=Corpus.EPISODES)[:1] == [text]


@pytest.mark.parametrize("query", ["", "   ", "\n"])
def test_an_empty_query_lists_the_newest(vault: Vault, query: str) -> None:
    for number in range(5):
        say(vault, f"Note {number} on the garden")
    assert ask(vault, query, limit=2) == ["Note 4 on the garden", "Note 3 on the garden"]


def test_the_last_word_may_be_unfinished_while_typing(vault: Vault) -> None:
    say(vault, "I grow rhubarb in the garden")
    assert ask(vault, "rhub") == []
    assert ask(vault, "rhub", as_you_type=True) == ["I grow rhubarb in the garden"]
    assert ask(vault, "rhub ", as_you_type=True) == []
    assert ask(vault, "garden rh", as_you_type=True) == ["I grow rhubarb in the garden"]


def test_a_word_that_nobody_knows_does_not_hide_the_others(vault: Vault) -> None:
    for text in ("I have a dog named Buddy", "I live in Lisbon", "I play chess"):
        say(vault, text)
    assert ask(vault, "xylophone dog") == ["I have a dog named Buddy"]


@pytest.mark.parametrize("past", [90, 900])
def test_what_is_filtered_out_costs_no_hit(meaning: Vault, past: int) -> None:
    """Nine in ten are over, and they fit the query better than what holds."""
    for number in range(past):
        say(meaning, f"alpha {number}", window=true("2020", "2021"))
    for number in range(10):
        say(meaning, f"alpha, and a good many words that make this note longer, {number}", tags=("kept",))
    meaning.embed_missing()
    found = meaning.search(Query("alpha", limit=10))
    assert len(found.hits) == 10
    assert [hit.memory.status for hit in found.hits if hit.memory].count(Status.CURRENT) >= 9
    assert len(ask(meaning, "alpha", limit=50, tag="kept")) == 10
    assert len(ask(meaning, "alpha", limit=50, showing=Showing(day("2020-06")))) == 50


@pytest.mark.parametrize("largest", [50, 25_000])
def test_the_nearest_by_meaning_are_the_same_in_a_large_vault(
    meaning: Vault, largest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vector_index, "LARGEST_MATRIX", largest)
    for number in range(120):
        say(meaning, f"topic{number} word{number}", window=true("2020", "2021") if number % 10 else true())
    meaning.embed_missing()
    assert ask(meaning, "topic40 nothing")[:1] == ["topic40 word40"]
    say(meaning, "one more about topic40")
    meaning.embed_missing()
    found = meaning.search(Query("word40 something", limit=20))
    assert found.hits[0].text == "topic40 word40"
    assert any(part.name == "meaning" and part.value > 0 for part in found.hits[0].parts)
    assert "one more about topic40" in ask(meaning, "topic40")


class Synonyms(BagOfWords):
    """A model that takes a canine for a dog."""

    def _direction(self, word: str) -> Any:
        return super()._direction("dog" if word == "canine" else word)


@pytest.mark.parametrize("largest", [50, 25_000])
def test_what_is_filtered_out_does_not_hide_what_is_near_by_meaning(
    clock: Clock, largest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one that holds shares no word with the question and is further away than all that are over."""
    monkeypatch.setattr(vector_index, "LARGEST_MATRIX", largest)
    monkeypatch.setattr(vector_index, "CANDIDATES", 20)
    vault = Vault.in_memory(owner="Mira", clock=clock, ids=Ids(), embedder=Synonyms())
    for number in range(100):
        say(vault, f"dog{' ' * number}.", keep=True, window=true("2020", "2021"))
    say(vault, "canine companion", tags=("kept",))
    vault.embed_missing()
    assert "canine companion" in ask(vault, "dog", limit=50)
    assert ask(vault, "dog", tag="kept") == ["canine companion"]
    vault.close()


def test_thousands_of_alike_notes_are_paged_without_an_error(meaning: Vault) -> None:
    """More of them than sqlite-vec's 4,096 neighbours would be too slow here; the limit is not reached."""
    for number in range(300):
        say(meaning, f"The same note, number {number}")
    meaning.embed_missing()
    found = meaning.search(Query("same note", limit=5_000))
    assert (len(found.hits), found.total) == (300, 300)
    assert meaning.list(ListRequest(limit=100)).total == 300


@pytest.mark.parametrize("corpus", Corpus)
@pytest.mark.parametrize("query", ["When did I see the dog?", "dog", "walk garden dog tomorrow", "Bruno"])
def test_the_parts_of_a_score_add_up_to_it(meaning: Vault, corpus: Corpus, query: str) -> None:
    for text in ("Our dog is called Bruno", "I walked the dog yesterday", "Is the dog in the garden?", "I like tea"):
        say(meaning, text)
    meaning.embed_missing()
    found = meaning.search(Query(query, corpus=corpus))
    assert found.hits
    for hit in found.hits:
        assert sum(part.value for part in hit.parts) == pytest.approx(hit.score, abs=1e-9)
        assert hit.via in ("words", "meaning", "words and meaning")
    scores = [hit.score for hit in found.hits]
    assert all(one >= other for one, other in pairwise(scores))
    assert len({(hit.memory and hit.memory.id, hit.episode) for hit in found.hits}) == len(found.hits)


def test_the_answer_tells_found_nothing_ended_and_disputed_apart(vault: Vault) -> None:
    remembered(vault, "I play the cello")
    over = remembered(vault, "I rent a flat in Altona", window=true("2020"))
    vault.end(over, on=when("2024"))
    one, other = remembered(vault, "I eat walnuts"), remembered(vault, "Walnuts are poison to me")
    vault.flag((one, 1), (other, 1), generator="slot", reason="Both cannot be so.")
    waiting(vault, "Mira keeps bees")
    found = {word: vault.search(Query(word)) for word in ("cello", "Altona flat", "walnuts", "volcano", "bees")}
    assert [one.answer for one in found.values()] == [
        Answer.FOUND,
        Answer.ENDED,
        Answer.DISPUTED,
        Answer.NOTHING,
        Answer.FOUND,
    ]
    last = found["Altona flat"].hits[0].memory
    assert last
    assert (last.status, last.window) == (Status.PAST, true("2020", "2024"))
    assert ask(vault, "Altona flat", past=True) == ["I rent a flat in Altona"]


def test_a_value_that_changed_is_found_by_its_new_one(vault: Vault) -> None:
    memory = remembered(vault, "I live in Berlin", window=true("2019"))
    vault.revise(memory, "I live in Lisbon", since=when("2024"))
    assert ask(vault, "Where do I live?")[:1] == ["I live in Lisbon"]
    assert vault.search(Query("Berlin")).answer is Answer.ENDED
    assert ask(vault, "live Berlin", showing=Showing(day("2020"))) == ["I live in Berlin"]


def test_a_better_wording_hides_the_old_one(vault: Vault) -> None:
    memory = remembered(vault, "I play the chello")
    vault.revise(memory, "I play the cello")
    assert ask(vault, "chello", past=True) == []
    assert ask(vault, "cello") == ["I play the cello"]


def test_tags_and_sources_narrow_a_search(vault: Vault) -> None:
    say(vault, "A dog at home", tags=("Home",), source="diary")
    say(vault, "A dog at work", tags=("work",), source="mail")
    assert ask(vault, "dog", tag="home") == ["A dog at home"]
    assert ask(vault, "dog", source="MAIL") == ["A dog at work"]
    assert ask(vault, "dog", tag="home", source="mail") == []
    for nowhere in ("none", "%", "*", "x" * 5_000):
        assert ask(vault, "dog", source=nowhere) == []
        assert ask(vault, "dog", tag=nowhere) == []
    with pytest.raises(InvalidText):
        ask(vault, "dog", source="\ud800")
    assert set(ask(vault, "dog", corpus=Corpus.EPISODES, source="diary")) == {"A dog at home"}


@pytest.mark.parametrize("limit", [0, -1, -100])
def test_a_limit_below_one_is_refused(vault: Vault, limit: int) -> None:
    with pytest.raises(InvalidRequest):
        vault.search(Query("dog", limit=limit))
    with pytest.raises(InvalidRequest):
        vault.list(ListRequest(limit=limit))
    with pytest.raises(InvalidRequest):
        vault.episodes(limit=limit)


@pytest.mark.parametrize("cursor", ["²", "²-1", "1-²", "-1", "x", "1-", "\ud800", "0x1-1"])
def test_what_is_no_cursor_is_refused(vault: Vault, cursor: str) -> None:
    say(vault, "I like tea")
    with pytest.raises(InvalidRequest, match="not a cursor"):
        vault.list(ListRequest(cursor=cursor))
    with pytest.raises(InvalidRequest, match="not a cursor"):
        vault.episodes(cursor=cursor)


def test_a_cursor_beyond_the_end_gives_an_empty_page(vault: Vault) -> None:
    say(vault, "I like tea")
    assert vault.list(ListRequest(cursor="0-0")).memories == ()
    assert vault.list(ListRequest(cursor=f"{'9' * 40}-{'9' * 40}")).total == 1
    assert vault.episodes(cursor="0")[0] == ()
    assert len(vault.episodes(cursor="9" * 40)[0]) == 1


def test_without_a_model_the_search_says_so(vault: Vault) -> None:
    say(vault, "Our dog is called Bruno")
    assert "words only" in vault.search(Query("dog")).notice
    assert ask(vault, "dog") == ["Our dog is called Bruno"]


def test_later_statements_are_found_by_words_before_they_have_vectors(meaning: Vault) -> None:
    say(meaning, "Our dog is called Bruno")
    meaning.embed_missing()
    say(meaning, "The dog likes rain")
    assert set(ask(meaning, "dog")) == {"Our dog is called Bruno", "The dog likes rain"}
    assert meaning.stats().waiting_vectors == 2
