"""A reranker may bring another order into what was found. It never changes what is said of it, and never costs it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from threading import Event, active_count

import pytest

from core.answers import Answer, Corpus, Found, Hit, Query
from core.domain import Channel, Status
from core.engine.rank import RERANKER
from core.engine.reranking import BEST, shares_of
from core.errors import Interrupted, ModelAltered
from core.inference.rerank_folder import start_reranker
from core.stopping import Stop
from core.vault import Vault
from tests.core.inference.tiny_reranker import make_reranker
from tests.core.talks import bring_in, talk_file
from tests.core.vaults import BagOfWords, say, true

NOTES = [
    "The tea shop sells green tea",
    "Tea is drunk in the garden",
    "My tea comes from Assam",
    "The garden shop is closed on Mondays",
]


@dataclass
class Scripted:
    """Prefers texts by a rule; ``read`` takes down what it was given."""

    rule: Callable[[str], float]
    read: list[tuple[str, str]] = field(default_factory=list)
    name: str = "scripted"
    fingerprint: str = "scripted"

    def relevance(self, question: str, text: str, stop: Stop | None = None) -> float:
        """What the rule says of the text."""
        self.read.append((question, text))
        return self.rule(text)


def longest(text: str) -> float:
    return float(len(text))


def texts(found: Found) -> list[str]:
    return [hit.text for hit in found.hits]


def heard(hit: Hit) -> float:
    return sum(part.value for part in hit.parts if part.name == RERANKER)


def look(vault: Vault, text: str, corpus: Corpus = Corpus.MEMORIES, limit: int = 10) -> Found:
    return vault.search(Query(text, limit=limit, corpus=corpus, reread=True))


@pytest.fixture
def noted(vault: Vault) -> Vault:
    vault.use_embedder(BagOfWords())
    for note in NOTES:
        say(vault, note)
    vault.embed_missing()
    return vault


def test_nothing_is_read_again_unless_a_reranker_is_set_and_wanted(noted: Vault) -> None:
    before = look(noted, "tea")
    model = Scripted(longest)
    noted.use_reranker(model)
    assert noted.search(Query("tea")) == before
    assert model.read == []
    noted.use_reranker(None)
    assert look(noted, "tea") == before
    assert not noted.has_reranker


def test_what_the_reranker_prefers_comes_first_and_its_part_is_named(vault: Vault) -> None:
    for number in range(10):
        say(vault, f"Tea of kind {number} " + "and more " * number)
    plain = look(vault, "tea")
    second = texts(plain)[1]
    vault.use_reranker(Scripted(lambda text: 9.0 if text == second else -9.0))
    found = look(vault, "tea")
    assert texts(found)[0] == second
    assert [text for text in texts(found) if text != second] == [text for text in texts(plain) if text != second]
    assert all(heard(hit) > 0 for hit in found.hits)
    assert not any(heard(hit) for hit in plain.hits)
    for hit in found.hits:
        assert sum(part.value for part in hit.parts) == pytest.approx(hit.score)
    assert [hit.score for hit in found.hits] == sorted((hit.score for hit in found.hits), reverse=True)


def test_a_real_model_is_asked_about_each_of_the_best_once(noted: Vault, tmp_path: Path) -> None:
    question = "tea from Assam in the garden"
    noted.use_reranker(start_reranker(make_reranker(tmp_path / "model", [question, *NOTES])), budget_ms=None)
    found = look(noted, question)
    shared = {hit.text: len(set(question.split()) & set(hit.text.casefold().split())) for hit in found.hits}
    first, last = (max(found.hits, key=heard), min(found.hits, key=heard))
    assert heard(first) > heard(last)
    assert shared[first.text] >= shared[last.text]
    assert found == look(noted, question)


def test_messages_are_read_with_their_speaker_in_both_ways_of_asking(vault: Vault, tmp_path: Path) -> None:
    bring_in(vault, talk_file(tmp_path))
    model = Scripted(lambda text: 5.0 if "two dogs" in text else 0.0)
    vault.use_reranker(model)
    for asking in (False, True):
        query = Query("Ben Lisbon dogs", corpus=Corpus.EPISODES, asking=asking, reread=True)
        plain, found = (
            vault.search(Query("Ben Lisbon dogs", corpus=Corpus.EPISODES, asking=asking)),
            vault.search(query),
        )
        assert "two dogs" in found.hits[0].text
        assert found.doubt == plain.doubt
        for hit in found.hits:
            assert sum(part.value for part in hit.parts) == pytest.approx(hit.score, abs=1e-5)
    assert any("Ben: Wow, and I have two dogs now." in text for _, text in model.read)


def test_with_both_corpora_the_time_is_shared_by_rank(vault: Vault, tmp_path: Path) -> None:
    bring_in(vault, talk_file(tmp_path))
    say(vault, "The dogs of Ben bark in Lisbon")
    say(vault, "The dogs of Rui bark in Lisbon")
    model = Scripted(longest)
    vault.use_reranker(model)
    look(vault, "dogs in Lisbon", Corpus.ALL)
    read = [text for _, text in model.read]
    # A message is read with its day and its speaker, a memory as it stands.
    assert [text.startswith("The dogs") for text in read[:4]] == [True, False, True, False]
    assert len(set(read)) == len(read) > 4


def test_no_more_than_the_best_are_read_and_the_rest_stays_behind_in_its_order(vault: Vault) -> None:
    for number in range(BEST + 6):
        say(vault, f"Tea number {number} " + "is good " * (number % 7))
    plain = look(vault, "tea number", limit=100)
    model = Scripted(lambda text: -longest(text))
    vault.use_reranker(model)
    found = look(vault, "tea number", limit=100)
    assert len(model.read) == BEST
    assert texts(found)[BEST:] == texts(plain)[BEST:]
    assert texts(found)[:BEST] != texts(plain)[:BEST]


def test_what_is_not_read_in_time_keeps_its_order_and_the_answer_says_so(noted: Vault) -> None:
    plain = look(noted, "tea shop garden")
    ticks = count()
    model = Scripted(lambda text: -float(len(model.read)))
    noted.use_reranker(model, 250, lambda: 0.1 * next(ticks))
    found = look(noted, "tea shop garden")
    assert [text for _, text in model.read] == texts(plain)[: len(model.read)]
    assert 0 < len(model.read) < len(plain.hits)
    assert texts(found) == texts(plain)
    assert (
        found.notice == f"The reranker read {len(model.read)} of {len(plain.hits)} in 250 ms; the rest keeps its order."
    )


@dataclass
class Endless:
    """Reads the first ``quick`` texts at once and then never gets done with one, unless it is stopped."""

    quick: int
    read: list[str] = field(default_factory=list)
    begins: Callable[[], None] = lambda: None
    name: str = "endless"
    fingerprint: str = "endless"

    def relevance(self, question: str, text: str, stop: Stop | None = None) -> float:
        """Ends by being stopped alone."""
        assert stop is not None
        self.read.append(text)
        if len(self.read) <= self.quick:
            return 0.0
        stopped = Event()
        with stop.cutting(stopped.set):
            self.begins()
            assert stopped.wait(60)
        stop.go_on()
        raise AssertionError("It was not stopped.")


@pytest.mark.parametrize("quick", [0, 2])
def test_a_pair_that_takes_longer_than_there_is_time_is_cut_off(noted: Vault, quick: int) -> None:
    plain = look(noted, "tea shop garden")
    threads = active_count()
    noted.use_reranker(Endless(quick), 200)
    found = look(noted, "tea shop garden")
    assert texts(found) == texts(plain)
    assert found.notice == f"The reranker read {quick} of {len(plain.hits)} in 200 ms; the rest keeps its order."
    assert active_count() == threads


def test_a_search_that_is_replaced_does_not_wait_for_the_pair_that_is_being_read(noted: Vault) -> None:
    noted.use_reranker(Endless(0, begins=noted.interrupt), 60_000)
    with pytest.raises(Interrupted):
        look(noted, "tea shop garden")


def test_a_model_that_fails_costs_a_notice_and_no_hit(noted: Vault) -> None:
    plain = look(noted, "tea shop")

    def fails(text: str) -> float:
        if len(model.read) == 2:
            raise ModelAltered("The reranker scripted could not read a pair of texts.", "Choose another.")
        return longest(text)

    model = Scripted(fails)
    noted.use_reranker(model)
    found = look(noted, "tea shop")
    assert found.hits == plain.hits
    assert found.notice == "Search goes without the reranker: The reranker scripted could not read a pair of texts."


def test_a_search_that_is_replaced_stops_after_the_pair_that_is_being_read(noted: Vault) -> None:
    def stopped(text: str) -> float:
        noted.interrupt()
        return longest(text)

    model = Scripted(stopped)
    noted.use_reranker(model)
    with pytest.raises(Interrupted):
        look(noted, "tea shop garden")
    assert len(model.read) == 1
    noted.use_reranker(Scripted(longest))
    assert look(noted, "tea shop garden").hits  # the next one is not stopped by it


def test_another_program_can_write_while_the_reranker_reads(filed: Vault, path: Path) -> None:
    for note in NOTES:
        say(filed, note)

    def writes(text: str) -> float:
        with_other = Vault.open(path)
        say(with_other, f"Tea while reading, {len(text)}")
        with_other.close()
        return longest(text)

    filed.use_reranker(Scripted(writes))
    found = look(filed, "tea", limit=50)
    assert {"The tea shop sells green tea", "Tea while reading, 28"} <= set(texts(found))


def test_what_waits_for_approval_is_not_lifted_over_what_counts(vault: Vault) -> None:
    say(vault, "Tea is drunk in the garden at noon")
    say(vault, "Tea is drunk in the garden at night", source="an agent", channel=Channel.AGENT)
    vault.use_reranker(Scripted(lambda text: 9.0 if "night" in text else -9.0))
    found = look(vault, "tea in the garden")
    assert [hit.memory.status for hit in found.hits if hit.memory] == [Status.CURRENT, Status.PENDING]
    assert heard(found.hits[1]) <= 0.0


def test_a_disputed_pair_stays_a_pair(vault: Vault) -> None:
    key = say(vault, "My key is with Ana").memory
    other = say(vault, "My key is with Rui").memory
    assert key
    assert other
    say(vault, "The key of the shed is with Mia, who lives next door")
    vault.flag((key, 1), (other, 1), generator="slot", reason="Two keepers.")
    for rule in (longest, lambda text: -longest(text), lambda text: 9.0 if "Rui" in text else -9.0):
        vault.use_reranker(Scripted(rule))
        found = look(vault, "my key is with")
        disputed = [at for at, hit in enumerate(found.hits) if hit.memory and hit.memory.status is Status.DISPUTED]
        assert len(disputed) == 2
        assert disputed[1] == disputed[0] + 1
        assert found.answer is look_plain(vault, "my key is with").answer


def look_plain(vault: Vault, text: str) -> Found:
    return vault.search(Query(text))


ASKED = [
    "Where do I live?",
    "Where did I live in 2023?",
    "Where does Zoe live?",
    "Who is my dentist?",
    "Do I still have a bike?",
    "What is the colour of the moon base?",
]


@pytest.mark.parametrize("question", ASKED)
@pytest.mark.parametrize("rule", [longest, lambda text: -longest(text), lambda text: float(hash(text) % 97)])
def test_whatever_a_reranker_says_the_answer_stays_what_the_resolver_found(
    vault: Vault, question: str, rule: Callable[[str], float]
) -> None:
    vault.use_embedder(BagOfWords())
    say(vault, "I live in Porto", window=true("2022"))
    say(vault, "I moved to Lisbon in March 2025")
    say(vault, "Doctor Silva is my dentist")
    say(vault, "I had a bike once")
    say(vault, "I sold my bike last year and do not have one any more")
    say(vault, "Where I live it rains a lot, and in Porto even more than in Lisbon, where the dentist is")
    vault.embed_missing()
    plain = look_plain(vault, question)
    vault.use_reranker(Scripted(rule))
    found = look(vault, question)
    assert found.answer is plain.answer
    assert {hit.text: hit.memory.status for hit in found.hits if hit.memory} == {
        hit.text: hit.memory.status for hit in plain.hits if hit.memory
    }
    if plain.answer is Answer.NOTHING:
        assert found.hits == ()
    elif any(part.name == "answers the question" for part in plain.hits[0].parts):
        assert found.hits[0].text == plain.hits[0].text
    asked = vault.ask(Query(question, reread=True))
    assert (asked.text, asked.cited) == ((told := vault.ask(Query(question))).text, told.cited)


def test_an_answer_in_words_rests_on_the_memory_that_the_reranker_prefers(vault: Vault) -> None:
    say(vault, "The boiler was repaired by Ivo in the cellar of the old house")
    say(vault, "Ivo repaired the boiler in the cellar for Ana")
    model = Scripted(lambda text: 9.0 if "for Ana" in text else -9.0)
    vault.use_reranker(model)
    answered = vault.ask(Query("boiler in the cellar", reread=True))
    assert answered.hits[0].text == "Ivo repaired the boiler in the cellar for Ana"
    assert len(model.read) == 2


@pytest.mark.parametrize("query", ["", "   ", "-tea", "tag:home", "?"])
def test_a_search_without_words_is_read_by_no_model(noted: Vault, query: str) -> None:
    model = Scripted(longest)
    noted.use_reranker(model)
    assert look(noted, query).hits == noted.search(Query(query)).hits
    assert model.read == [] or query == "?"


def test_a_model_that_hardly_tells_texts_apart_moves_little() -> None:
    sure, unsure = shares_of([-8.0, 8.0]), shares_of([-0.01, 0.01])
    assert sure[1] - sure[0] > 0.4
    assert unsure[1] - unsure[0] < 0.01
    assert shares_of([3.0, 5.0, 4.0]) == pytest.approx(shares_of([-7.0, -5.0, -6.0]))
