"""What makes a large vault quick must not change what it answers: the short ways beside the long ones."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from core.acts import word_leg
from core.answers import Corpus, Query
from core.domain import Showing, Statement, Status
from core.engine.query import match_expression, read_terms
from core.errors import Interrupted
from core.inference.vectors import sign_bits
from core.store import postings, vector_index
from core.store.bit_rows import BLOCK, BitRows
from core.store.connection import Store, open_store
from core.store.judged import judge_all, judge_some
from core.store.keys import KeySet, mask_of
from core.store.postings import Postings
from core.store.words_index import list_words, lookup, word_lengths
from core.vault import Vault
from tests.core.vaults import BagOfWords, Clock, Ids, day, remembered, say, true, waiting, when

WORDS = (
    "river harbour café naïve running runs run ran relational conditional Zürich straße 東京 咖啡 部署 "
    "foo_bar 2019 x y the of red bicycle собака собаки дом"
).split()
QUERIES = ("river", "running café", "the of", "東京 咖啡", "собака дом", "foo_bar 2019", "red bicycle xylophone", "x y")


def texts(count: int, seed: int = 3) -> list[str]:
    chance = random.Random(seed)
    return [" ".join(chance.choices(WORDS, k=chance.randint(1, 14))) + f" no {at}" for at in range(count)]


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A vault that is written once; each test works on a copy."""
    made = tmp_path_factory.mktemp("template") / "many.vault"
    vault = Vault.create(made, clock=Clock(), ids=Ids())
    for text in texts(150):
        vault.add(Statement(text, keep=True))
    vault.close()
    return made


@pytest.fixture
def many(template: Path, path: Path, clock: Clock) -> Iterator[Vault]:
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(template, path)
    clock.at = day("2026-02-01")  # after all of it was written
    vault = Vault.open(path, clock=clock, ids=Ids())
    yield vault
    vault.close()


def searched(path: Path) -> Store:
    store = open_store(path, read_only=True)
    list_words(store)
    return store


def listed(store: Store, made: Postings, query: str, count: int = 30) -> tuple[list[int], int, list[float]]:
    with store.reading():
        matches = made.matches(read_terms(query))
        keys, matching = matches.best(np.ones(matches.size, np.bool_), count)
        return keys, matching, matches.of(keys)


@pytest.mark.parametrize("query", ["river", "running café", "the of", "red bicycle xylophone", "x y"])
def test_the_lists_of_words_score_as_fts5_does(many: Vault, path: Path, query: str) -> None:
    store = searched(path)
    expected = lookup(store, Corpus.MEMORIES, match_expression(read_terms(query)))
    keys, matching, scores = listed(store, Postings(store), query)
    store.close()
    assert matching == len(expected)
    assert scores == pytest.approx([score for _, score in expected[: len(keys)]], abs=1e-3)
    assert keys == [key for key, _ in expected[: len(keys)]]


@pytest.mark.parametrize("query", QUERIES)
def test_every_statement_that_fts5_finds_stands_in_the_lists(many: Vault, path: Path, query: str) -> None:
    store = searched(path)
    expected = {key for key, _ in lookup(store, Corpus.MEMORIES, match_expression(read_terms(query)))}
    keys, matching, _ = listed(store, Postings(store), query, count=1_000)
    store.close()
    assert expected, query
    assert set(keys) == expected
    assert matching == len(expected)


@pytest.mark.parametrize("longest_tail", [0, 5, 2_000])
def test_what_another_handle_writes_is_in_the_lists_at_once(
    many: Vault, path: Path, monkeypatch: pytest.MonkeyPatch, longest_tail: int
) -> None:
    monkeypatch.setattr(postings, "LONGEST_TAIL", longest_tail)
    store = searched(path)
    made = Postings(store)
    for text in texts(12, seed=8):
        many.add(Statement(f"{text} again", keep=True))
        for query in QUERIES:
            expected = lookup(store, Corpus.MEMORIES, match_expression(read_terms(query)))
            keys, matching, scores = listed(store, made, query, 1_000)
            assert set(keys) == {key for key, _ in expected}
            assert matching == len(expected)
            if query in ("river", "x y"):
                assert scores == pytest.approx([score for _, score in expected], abs=1e-3)
    store.close()


def test_what_is_erased_leaves_the_lists(many: Vault, path: Path) -> None:
    store = searched(path)
    made = Postings(store)
    before, _, _ = listed(store, made, "bicycle", 1_000)
    writer = open_store(path)
    with writer.writing():
        writer.run("DELETE FROM version_words WHERE rowid = ?", (before[0],))
    writer.close()
    after, _, _ = listed(store, made, "bicycle", 1_000)
    store.close()
    assert set(after) == set(before) - {before[0]}


def test_few_lists_are_kept_and_the_answer_is_the_same(
    many: Vault, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = searched(path)
    roomy = [listed(store, Postings(store), query) for query in QUERIES]
    monkeypatch.setattr(postings, "MOST_KEPT", 10)
    narrow = Postings(store)
    assert [listed(store, narrow, query) for query in (*QUERIES, *QUERIES)] == [*roomy, *roomy]
    store.close()


@pytest.mark.parametrize("bound", ["LARGEST_SCANNED", "LARGEST_MATRIX"])
@pytest.mark.parametrize("query", ["river bicycle", "Where is the red bicycle?", "running tag:blue", "river -red"])
def test_a_search_by_lists_and_bits_answers_as_the_exact_one(
    many: Vault, path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, query: str, bound: str
) -> None:
    """The rows that the bits propose lie in memory, or above a size in the file alone.

    Of signs in a row the lists do not tell how often they stand, which alters what follows behind the first hits.
    """
    first = many.search(Query("red bicycle")).hits[0].memory
    assert first is not None
    many.tag(first.id, add=["blue"])
    many.use_embedder(BagOfWords())
    many.embed_missing()
    expected = many.search(Query(query, limit=40))
    monkeypatch.setattr(word_leg, "BY_LISTS_FROM", 0)
    monkeypatch.setattr(vector_index, bound, 10)
    other = Vault.open(path, clock=clock, embedder=BagOfWords())
    found = other.search(Query(query, limit=40))
    other.close()
    assert [hit.text for hit in found.hits[:20]] == [hit.text for hit in expected.hits[:20]]
    assert [hit.score for hit in found.hits[:20]] == pytest.approx([hit.score for hit in expected.hits[:20]], abs=1e-3)
    assert (found.answer, found.total) == (expected.answer, expected.total)
    for one in (found, expected):
        assert len({hit.text for hit in one.hits}) == len(one.hits), "a statement stands once"


@pytest.mark.parametrize("bound", ["LARGEST_SCANNED", "LARGEST_MATRIX"])
def test_bits_propose_only_what_may_be_offered(filed: Vault, monkeypatch: pytest.MonkeyPatch, bound: str) -> None:
    """Nine in ten are over; what holds is found all the same, though fewer are proposed than are over."""
    monkeypatch.setattr(vector_index, bound, 10)
    monkeypatch.setattr(vector_index, "CANDIDATES", 12)
    filed.use_embedder(BagOfWords())
    for at in range(60):
        over = true("2019", "2020") if at % 10 else true("2019")
        filed.add(Statement(f"A boat of kind {at} lies in harbour {at}", window=over, keep=True))
    filed.embed_missing()
    hits = filed.search(Query("boat harbour kind lies", limit=10)).hits
    assert len(hits) == 6
    assert {hit.memory.status for hit in hits if hit.memory} == {Status.CURRENT}


@pytest.mark.parametrize("bound", ["LARGEST_SCANNED", "LARGEST_MATRIX"])
@pytest.mark.parametrize("largest", [3, 20])
def test_what_is_embedded_later_is_compared_by_bits_at_once(
    filed: Vault, path: Path, monkeypatch: pytest.MonkeyPatch, bound: str, largest: int
) -> None:
    """Also where it is the one with which the vault becomes large."""
    monkeypatch.setattr(vector_index, bound, largest)
    filed.use_embedder(BagOfWords())
    for text in texts(20):
        filed.add(Statement(text, keep=True))
    filed.embed_missing()
    reader = Vault.open(path, embedder=BagOfWords())
    reader.search(Query("river"))
    filed.add(Statement("Quokkas wallow", keep=True))
    filed.embed_missing()
    hit = reader.search(Query("wallow quokkas")).hits[0]
    reader.close()
    assert hit.text == "Quokkas wallow"
    assert hit.via == "words and meaning"


def test_rows_of_bits_are_found_by_their_owners_in_whatever_order_they_came() -> None:
    rows = BitRows()
    assert rows.places([1]).tolist() == [-1]
    bits = np.zeros((3, 8), np.uint8)
    rows.append(np.array([4, 5, 6]), bits)
    assert rows.places([6, 3, 4, 9]).tolist() == [2, -1, 0, -1]
    assert rows.mask_of({5, 9}).tolist() == [False, True, False]
    rows.append(np.array([2, 9, 7]), bits)
    assert rows.places([7, 2, 4, 3, 10]).tolist() == [5, 3, 0, -1, -1]
    assert rows.mask_of({2, 6, 8}).tolist() == [False, False, True, True, False, False]


@pytest.mark.parametrize("width", [384, 100, 8])
def test_distances_of_bits_are_the_numbers_of_signs_that_differ(width: int) -> None:
    chance = np.random.default_rng(5)
    vectors = chance.normal(size=(BLOCK + 700, width)).astype(np.float32)
    rows = BitRows()
    for at in range(0, len(vectors), 5_000):
        part = vectors[at : at + 5_000]
        rows.append(np.arange(at, at + len(part)), _packed(part))
    asked = chance.normal(size=(1, width)).astype(np.float32)
    expected = ((vectors > 0) != (asked > 0)).sum(axis=1)
    assert rows.distances(_packed(asked)[0], lambda: None).tolist() == expected.tolist()
    assert rows.owners.tolist() == list(range(len(vectors)))


def _packed(vectors: np.ndarray) -> np.ndarray:
    return np.packbits(vectors > 0, axis=1, bitorder="little") if vectors.shape[1] % 8 else sign_bits(vectors)


@pytest.mark.parametrize("count", [1, 10, 250, 5_000])
def test_a_cut_by_a_sample_loses_none_of_the_fewest(count: int) -> None:
    distances = np.random.default_rng(2).integers(100, 200, 40_000).astype(np.uint16)
    near = vector_index._fewest(distances, count)
    limit = np.sort(distances)[count - 1]
    assert sorted(near.tolist()) == np.flatnonzero(distances <= limit).tolist()


def test_judging_all_at_once_says_what_judging_each_says(vault: Vault, clock: Clock) -> None:
    clock.at = day("2026-02-01")
    ids = [remembered(vault, f"I keep {thing}", window=true("2020")) for thing in ("bees", "hens", "goats", "cows")]
    say(vault, "I live in Bonn")
    say(vault, "I live in Kiel")
    waiting(vault, "I dislike rain")
    remembered(vault, "The gate is green", said_at=when("2027-01-02"))
    vault.revise(ids[0], "I keep honey bees")
    vault.revise(ids[1], "I keep ducks", since=when("2024"))
    vault.end(ids[2], on=when("2025"))
    vault.archive(ids[3])
    vault.pin(ids[0])
    vault.retire(remembered(vault, "I own a yacht"))
    vault.undo()
    store = vault._bench.store
    memories = {key for (key,) in store.rows("SELECT key FROM memory")}
    last = int(store.value("SELECT max(number) FROM operation"))
    moments = [int(day(at).timestamp() * 1e6) for at in ("2019-06-01", "2022-01-01", "2026-03-01", "2028-01-01")]
    for known in range(1, last + 1):
        for at in moments:
            together, boundary = judge_all(store, known, at)
            apart = bytearray()
            assert judge_some(store, known, at, apart, memories) == boundary or known < last
            assert together.rstrip(b"\0") == apart.rstrip(b"\0"), (known, at)


def test_a_set_of_keys_is_a_set() -> None:
    keys = KeySet(bytes([0, 1, 0, 1, 1]))
    assert sorted(keys) == [1, 3, 4]
    assert len(keys) == 3
    assert 3 in keys
    assert 2 not in keys
    assert 9 not in keys
    assert keys & {1, 2} == {1}
    assert mask_of(keys, 7).tolist() == [False, True, False, True, True, False, False]
    assert mask_of({1, 9}, 3).tolist() == [False, True, False]


def test_a_read_that_is_replaced_stops_between_its_queries_too(filed: Vault, path: Path) -> None:
    store = searched(path)
    with pytest.raises(Interrupted), store.reading():  # noqa: PT012 - the second look is what raises
        store.interrupt()
        store.go_on()
    store.interrupt()  # nobody reads: the next one is not stopped by it
    with store.reading():
        store.go_on()
        assert store.value("SELECT 1") == 1
    store.close()


def test_the_past_is_searched_by_lists_as_it_was_known_then(
    filed: Vault, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(word_leg, "BY_LISTS_FROM", 0)
    filed.add(Statement("The kettle whistles", keep=True))
    before = clock.at
    filed.add(Statement("The kettle hums", keep=True))
    found = filed.search(Query("kettle", showing=Showing(None, before)))
    assert [hit.text for hit in found.hits] == ["The kettle whistles"]


def test_the_lengths_of_short_and_of_long_statements_are_those_that_fts5_notes(filed: Vault, path: Path) -> None:
    lengths = (3, 127, 1, 128, 20_000, 2)
    for length in lengths:
        filed.add(Statement(" ".join(f"word{at}" for at in range(length)), keep=True))
    store = searched(path)
    keys, found = word_lengths(store, Corpus.MEMORIES, 0)
    assert (keys.tolist(), found.tolist()) == ([1, 2, 3, 4, 5, 6], list(lengths))
    later_keys, later = word_lengths(store, Corpus.MEMORIES, 4)
    assert (later_keys.tolist(), later.tolist()) == ([5, 6], [20_000, 2])
    assert word_lengths(store, Corpus.MEMORIES, 6)[0].tolist() == []
    store.close()
