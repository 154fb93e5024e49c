"""Facts about the whole file are read once, and again as soon as anybody wrote."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from core.answers import Query
from core.domain import Statement
from core.store.connection import Store, open_store
from core.vault import Vault
from tests.core.vaults import BagOfWords, Clock, remembered


class Reader:
    """A fact about the file, and how often it was read."""

    def __init__(self, store: Store) -> None:
        self.store, self.times = store, 0

    def __call__(self) -> int:
        self.times += 1
        return int(self.store.value("SELECT count(*) FROM meta"))


def note(store: Store, name: str) -> None:
    store.run("INSERT INTO meta (key, value) VALUES (?, 'x')", (name,))


@pytest.fixture
def store(filed: Vault, path: Path) -> Store:
    return open_store(path)


def test_a_fact_is_read_once_as_long_as_nothing_is_written(store: Store) -> None:
    count = Reader(store)
    assert store.once("notes", count) == store.once("notes", count)
    with store.reading():
        store.once("notes", count)
    assert count.times == 1
    store.close()


def test_what_this_handle_writes_is_seen_at_once(store: Store) -> None:
    count = Reader(store)
    before = store.once("notes", count)
    with store.writing():
        note(store, "own")
    assert store.once("notes", count) == before + 1
    store.close()


def test_what_another_handle_writes_is_seen_at_the_next_read(store: Store, path: Path) -> None:
    count, other = Reader(store), open_store(path)
    with store.reading():
        before = store.once("notes", count)
        with other.writing():
            note(other, "theirs")
        assert store.once("notes", count) == before  # one read sees one state
    assert store.once("notes", count) == before + 1
    other.close()
    store.close()


def test_what_was_taken_back_is_not_kept(store: Store) -> None:
    count = Reader(store)
    before = store.once("notes", count)
    seen = []
    with suppress(RuntimeError), store.writing():
        note(store, "never")
        seen.append(store.once("notes", count))
        raise RuntimeError
    assert seen == [before + 1]
    assert store.once("notes", count) == before
    store.close()


def test_every_search_sees_what_another_program_wrote_before_it(filed: Vault, path: Path, clock: Clock) -> None:
    reader = Vault.open(path, clock=clock, embedder=BagOfWords())
    filed.use_embedder(BagOfWords())
    for number in range(4):
        name = f"quokka{number}"
        assert not reader.search(Query(name, plain=True)).hits
        memory = filed.add(Statement(f"The {name} sleeps", keep=True)).memory
        filed.embed_missing()
        hit = reader.search(Query(name, plain=True)).hits[0]
        assert (hit.text, hit.via) == (f"The {name} sleeps", "words and meaning")
        filed.retire(memory)
        assert not reader.search(Query(name, plain=True)).hits
    reader.close()


def test_a_memory_tells_all_its_tags_and_how_many_versions_it_has(vault: Vault) -> None:
    memory = remembered(vault, "Rent is 900", tags=("money", "home “Prinz”, \\ and more"))
    vault.revise(memory, "Rent is 950")
    assert len(vault.search(Query("rent")).hits) == 1
    found = vault.search(Query("rent")).hits[0].memory
    assert found is not None
    assert found.tags == ("money", "home “Prinz”, \\ and more")
    assert found.versions == 2
    vault.undo()
    after = vault.search(Query("rent")).hits[0].memory
    assert after is not None
    assert (after.text, after.versions) == ("Rent is 900", 1)
