"""A search that a newer one replaces ends soon, wherever it is, and leaves nothing half-made."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from core.acts import word_leg
from core.answers import Corpus, Found, Query
from core.domain import Channel, Statement
from core.errors import Interrupted, VaultDamaged
from core.stopping import Stop
from core.store import vector_index
from core.vault import Vault
from tests.core.vaults import BagOfWords, Clock, say

QUESTION = "Where was the mother of the founder of Acme born?"


class After(Stop):
    """Asked by itself at the look after so many others."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.left = looks

    def go_on(self) -> None:
        self.left -= 1
        self._asked = self._asked or self.left < 0
        super().go_on()


class AtOnce(Stop):
    """Asked as soon as something is waited for."""

    @contextmanager
    def cutting(self, cut: Callable[[], None]) -> Iterator[None]:
        with super().cutting(cut):
            self.ask()
            yield


def test_what_is_waited_for_is_cut_at_once_and_nothing_afterwards() -> None:
    stop, cut = Stop(), []
    with stop.cutting(lambda: cut.append("first")):
        stop.go_on()
    with stop.cutting(lambda: cut.append("second")):
        stop.ask()
    stop.ask()
    assert cut == ["second"]
    assert stop.is_asked


def test_nothing_is_begun_that_is_no_longer_wanted() -> None:
    stop = Stop()
    stop.ask()
    with pytest.raises(Interrupted):
        stop.go_on()
    with pytest.raises(Interrupted), stop.cutting(lambda: pytest.fail("nothing was waited for")):
        pytest.fail("it was begun")


@pytest.fixture
def stored(filed: Vault) -> Vault:
    for text in ("The founder of Acme is Nora Bell.", "Nora Bell's mother is Ada Bell.", "Ada Bell was born in Bath."):
        say(filed, text)
    for number in range(40):
        say(filed, f"Note {number}: the mother of somebody was born near Acme {number % 7}")
    for number in range(12):
        filed.add(Statement(f"Acme was founded in spring {number}", channel=Channel.IMPORT))
    filed.use_embedder(BagOfWords())
    filed.embed_missing()
    return filed


def shown(found: Found) -> list[tuple[str, float]]:
    return [(hit.text, round(hit.score, 6)) for hit in (*found.hits, *found.near)]


@pytest.mark.parametrize("largest_matrix", [10, 25_000])
def test_a_search_may_be_stopped_anywhere_and_the_next_one_answers_as_if_nothing_had_been(
    stored: Vault, path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, largest_matrix: int
) -> None:
    monkeypatch.setattr(word_leg, "BY_LISTS_FROM", 0)
    monkeypatch.setattr(vector_index, "LARGEST_MATRIX", largest_matrix)
    query = Query(QUESTION, corpus=Corpus.ALL, asking=True)
    expected = shown(stored.search(query))
    stopped, looks, whole = 0, 0, False
    while not whole:
        vault = Vault.open(path, clock=clock, embedder=BagOfWords())
        try:
            vault.search(query, After(looks))
            whole = True
        except Interrupted:
            stopped += 1
        assert shown(vault.search(query)) == expected, looks
        vault.close()
        looks += 1 + looks // 8
    assert stopped > 20


def test_a_stop_that_comes_before_the_search_or_after_it_stops_no_other(stored: Vault) -> None:
    early, late = Stop(), Stop()
    early.ask()
    with pytest.raises(Interrupted):
        stored.search(Query("Acme"), early)
    found = stored.search(Query("Acme"), late)
    late.ask()
    assert shown(stored.search(Query("Acme"))) == shown(found)


def test_what_looks_like_damage_because_it_was_cut_is_no_damage(stored: Vault) -> None:
    store, stop = stored._bench.store, Stop()
    with pytest.raises(VaultDamaged), store.heeding(stop):
        store.rows("SELECT 1 FROM a_table_that_is_not_there")
    with pytest.raises(Interrupted), store.heeding(stop):  # noqa: PT012 - the statement after the stop is what raises
        stop.ask()
        store.value("SELECT 1 FROM a_table_that_is_not_there")


def test_a_statement_of_the_database_that_runs_is_cut(stored: Vault) -> None:
    store, stop = stored._bench.store, Stop()
    long = "WITH RECURSIVE up(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM up LIMIT 3000000) SELECT count(*) FROM up"
    begun = threading.Event()

    def look(_: int) -> int:
        begun.set()
        return 1

    store._connection.create_scalar_function("begun", look, 1)

    def ask() -> None:
        begun.wait(10)
        stop.ask()

    thread = threading.Thread(target=ask)
    thread.start()
    with pytest.raises(Interrupted), store.heeding(stop), store.reading():
        store.rows(long.replace("count(*) FROM up", "sum(begun(n)) FROM up"))
    thread.join()
    assert store.value("SELECT 1") == 1
