"""Moving to another language model: everything goes on with the old one, a kill costs a batch, nothing is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from core.answers import ImportOptions, Query
from core.errors import EndpointDown, EnvironmentFault, InvalidRequest
from core.store import leftovers
from core.vault import Vault
from tests.core.vaults import Answering, BagOfWords, Clock, raw, say

TEXTS = [f"topic{number} is about word{number}" for number in range(30)]
PROJECT = Path(__file__).resolve().parents[2]


def handle(path: Path, clock: Clock, seed: str = "one", width: int = 384) -> Vault:
    return Vault.open(path, clock=clock, embedder=BagOfWords(seed, width))


def meant(vault: Vault, text: str) -> list[str]:
    """The hits of a search that owe something to their meaning."""
    found = vault.search(Query(text, limit=50))
    return [hit.text for hit in found.hits if any(p.name == "meaning" and p.value > 0 for p in hit.parts)]


def vectors_by_model(path: Path) -> dict[str, int]:
    sql = (
        "SELECT m.name, count(*) FROM (SELECT model FROM version_vector UNION ALL SELECT model FROM episode_vector) v "
        "JOIN model m ON m.key = v.model GROUP BY m.name"
    )
    with raw(path) as file:
        return {str(name): int(str(count)) for name, count in file.execute(sql)}


def bits_tables(path: Path) -> list[str]:
    with raw(path) as file:
        rows = file.execute("SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL%vec0%' ORDER BY name")
        return [str(name) for (name,) in rows]


def after(steps: int) -> Callable[[], bool]:
    """Stops at the look after so many."""
    left = iter(range(steps))
    return lambda: next(left, None) is None


@pytest.fixture
def embedded(filed: Vault, path: Path) -> Path:
    """Thirty memories with the vectors of model one, and the handle closed."""
    filed.use_embedder(BagOfWords("one"))
    for text in TEXTS:
        say(filed, text)
    filed.embed_missing()
    filed.close()
    return path


@pytest.mark.parametrize("width", [384, 64, 768])
def test_search_goes_on_by_the_old_vectors_until_the_new_ones_are_whole(
    embedded: Path, clock: Clock, width: int
) -> None:
    vault, target = handle(embedded, clock), BagOfWords("two", width)
    begun = vault.begin_move(target)
    assert begun is not None
    assert (begun.made, begun.total) == (0, 60)
    vault.move_on(target, should_stop=after(3), batch=8)
    state = vault.model_state()
    assert state.fingerprint == "bag-of-words-one"
    assert state.moving is not None
    assert (state.moving.name, state.moving.made) == ("bag of words, two", 24)
    assert TEXTS[3] in meant(vault, "word3")
    assert vault.search(Query("word3")).notice == ""
    assert vault.verify() == ()
    assert vault.move_on(target, batch=8) == 36
    assert vault.model_state().moving is None
    assert vault.model_state().fingerprint == target.fingerprint
    vault.use_embedder(target)
    assert TEXTS[3] in meant(vault, "word3")
    assert vault.verify() == ()
    assert vault.clear_leftovers() == 60
    assert vault.verify() == ()
    vault.close()
    assert vectors_by_model(embedded) == {"bag of words, two": 60}
    assert bits_tables(embedded) == ["episode_bits_2", "version_bits_2"]


def test_what_is_written_meanwhile_is_found_by_the_old_model_and_by_the_new_one(embedded: Path, clock: Clock) -> None:
    vault, target = handle(embedded, clock), BagOfWords("two")
    vault.begin_move(target)
    vault.move_on(target, should_stop=after(5), batch=8)
    say(vault, "later is about word77")
    assert vault.embed_missing() == 2
    assert "later is about word77" in meant(vault, "word77")
    vault.move_on(target, batch=8)
    vault.use_embedder(target)
    assert vault.stats().waiting_vectors == 0
    assert "later is about word77" in meant(vault, "word77")
    assert vault.verify() == ()
    vault.close()


def test_a_write_between_the_last_look_and_the_take_over_is_not_forgotten(
    embedded: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    from core.acts import move

    vault, other, target = handle(embedded, clock), handle(embedded, clock), BagOfWords("two")
    vault.begin_move(target)
    looked, late = move.missing, iter([True])

    def look(store: Any, corpus: Any, model: Any, limit: int, beyond: int = 0) -> list[int]:
        found = looked(store, corpus, model, limit, beyond)
        if limit == 1 and next(late, False):
            say(other, "just now about word99")
        return found

    monkeypatch.setattr(move, "missing", look)
    vault.move_on(target)
    vault.use_embedder(target)
    assert vault.stats().waiting_vectors == 0
    assert "just now about word99" in meant(vault, "word99")
    other.close()
    vault.close()


def test_paused_it_rests_and_goes_on_when_it_is_told_to(embedded: Path, clock: Clock) -> None:
    vault, target = handle(embedded, clock), BagOfWords("two")
    with pytest.raises(InvalidRequest):
        vault.pause_move()
    vault.begin_move(target)
    vault.move_on(target, should_stop=after(2), batch=8)
    vault.pause_move()
    assert vault.move_on(target) == 0
    moving = vault.model_state().moving
    assert moving is not None
    assert moving.paused
    assert moving.made == 16
    again = vault.begin_move(target)
    assert again is not None
    assert not again.paused
    assert vault.move_on(target) == 44
    vault.close()


@pytest.mark.parametrize("steps", [0, 3, 7])
def test_cancelled_or_switched_back_the_old_vectors_are_as_they_were(embedded: Path, clock: Clock, steps: int) -> None:
    vault, target = handle(embedded, clock), BagOfWords("two", 64)
    vault.begin_move(target)
    vault.move_on(target, should_stop=after(steps), batch=8)
    assert vault.begin_move(BagOfWords("one")) is None
    assert vault.model_state().moving is None
    assert vault.move_on(target) == 0
    vault.clear_leftovers()
    assert TEXTS[3] in meant(vault, "word3")
    assert vault.verify() == ()
    vault.close()
    assert vectors_by_model(embedded) == {"bag of words, one": 60}
    assert bits_tables(embedded) == ["episode_bits_1", "version_bits_1"]


def test_a_third_model_takes_the_place_of_the_one_that_was_set_out_for(embedded: Path, clock: Clock) -> None:
    vault, second, third = handle(embedded, clock), BagOfWords("two"), BagOfWords("three", 128)
    vault.begin_move(second)
    vault.move_on(second, should_stop=after(3), batch=8)
    vault.begin_move(third)
    assert vault.move_on(second) == 0
    vault.move_on(third)
    vault.use_embedder(third)
    vault.clear_leftovers()
    assert TEXTS[3] in meant(vault, "word3")
    assert vault.verify() == ()
    vault.close()
    assert vectors_by_model(embedded) == {"bag of words, three": 60}


def test_there_and_back_again_leaves_one_models_vectors(embedded: Path, clock: Clock) -> None:
    vault = handle(embedded, clock)
    watching = handle(embedded, clock)
    assert TEXTS[3] in meant(watching, "word3")
    for seed in ("two", "one", "two", "one"):
        vault.use_embedder(BagOfWords(seed))
        vault.reembed()
    assert TEXTS[3] in meant(watching, "word3")
    assert vault.verify() == ()
    vault.close()
    watching.close()
    assert vectors_by_model(embedded) == {"bag of words, one": 60}


def nan(rows: Any) -> Any:
    rows[-1, 3] = np.nan
    return rows


def test_a_model_that_goes_wrong_half_way_changes_nothing_and_can_go_on(embedded: Path, clock: Clock) -> None:
    vault, target = handle(embedded, clock), Answering(lambda rows: rows)
    vault.begin_move(target)
    vault.move_on(target, should_stop=after(3), batch=8)
    target.alter = nan
    with pytest.raises(EnvironmentFault, match="cannot be used"):
        vault.move_on(target, batch=8)
    moving = vault.model_state().moving
    assert moving is not None
    assert moving.made == 24
    assert TEXTS[3] in meant(vault, "word3")
    assert vault.verify() == ()
    target.alter = lambda rows: rows
    assert vault.move_on(target, batch=8) == 36
    vault.use_embedder(target)
    assert TEXTS[3] in meant(vault, "word3")
    vault.close()


def down(rows: Any) -> Any:
    raise EndpointDown("The endpoint cannot be reached.", "Try later.")


def test_an_endpoint_that_is_down_costs_a_search_its_meaning_and_says_so(embedded: Path, clock: Clock) -> None:
    vault, target = handle(embedded, clock), Answering(lambda rows: rows)
    vault.begin_move(target)
    vault.move_on(target)
    vault.use_embedder(target)
    target.alter = down
    found = vault.search(Query("word3"))
    assert [hit.text for hit in found.hits] == [TEXTS[3]]
    assert "cannot be reached" in found.notice
    say(vault, "Our dog is called Bruno")
    assert vault.search(Query("dog")).hits
    vault.close()


def test_two_programs_that_go_on_with_it_make_it_whole(embedded: Path, clock: Clock) -> None:
    one, other, target = handle(embedded, clock), handle(embedded, clock), BagOfWords("two", 128)
    one.begin_move(target)
    assert other.begin_move(target) is not None
    while one.model_state().moving is not None:
        one.move_on(target, should_stop=after(1), batch=5)
        other.move_on(target, should_stop=after(1), batch=7)
    one.use_embedder(target)
    assert one.verify() == ()
    assert TEXTS[3] in meant(one, "word3")
    with pytest.raises(EnvironmentFault):
        other.embed_missing()
    other.close()
    one.close()
    assert vectors_by_model(embedded) == {"bag of words, one": 60, "bag of words, two": 60}


KILLED = """
import sys
from pathlib import Path
from core.vault import Vault
from tests.core.vaults import BagOfWords, Clock
target = BagOfWords("two", 64)
vault = Vault.open(Path(sys.argv[1]), clock=Clock(), embedder=BagOfWords("one"))
vault.begin_move(target)
print("begun", flush=True)
for _ in range(1000):
    vault.move_on(target, batch=1, should_stop=None)
    vault.clear_leftovers()
    print("over", flush=True)
    target = BagOfWords("one" if target.seed == "two" else "two", 64 if target.seed == "one" else 384)
    vault.use_embedder(BagOfWords("one" if target.seed == "two" else "two", 384 if target.seed == "two" else 64))
    vault.begin_move(target)
"""


@pytest.mark.parametrize("moment", [0.0, 0.01, 0.03, 0.08, 0.2])
def test_killed_at_any_moment_it_goes_on_where_it_was(embedded: Path, clock: Clock, moment: float) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", KILLED, str(embedded)], cwd=PROJECT, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    until = time.monotonic() + moment
    while time.monotonic() < until:
        pass
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    models = {"bag-of-words-one": BagOfWords("one"), "bag-of-words-two": BagOfWords("two", 64)}
    vault = Vault.open(embedded, clock=clock)
    assert vault.verify() == ()
    state = vault.model_state()
    assert state.fingerprint is not None
    vault.use_embedder(models[state.fingerprint])
    assert TEXTS[3] in meant(vault, "word3")
    if state.moving is not None:
        target = models[state.moving.fingerprint]
        assert vault.move_on(target) == 60 - state.moving.made
        vault.use_embedder(target)
    vault.clear_leftovers()
    assert TEXTS[3] in meant(vault, "word3")
    assert vault.verify() == ()
    vault.close()
    assert list(vectors_by_model(embedded).values()) == [60]
    assert len(bits_tables(embedded)) == 2


@pytest.mark.parametrize("steps", [1, 4, 9, 14])
def test_taking_the_old_vectors_away_can_be_stopped_anywhere(
    embedded: Path, clock: Clock, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leftovers, "SLICE", 7)
    monkeypatch.setattr(leftovers, "MOST", 7)
    vault, target = handle(embedded, clock), BagOfWords("two", 64)
    vault.begin_move(target)
    vault.move_on(target)
    vault.use_embedder(target)
    vault.clear_leftovers(should_stop=after(steps))
    assert vault.verify() == ()
    vault.close()
    again = Vault.open(embedded, clock=clock, embedder=target)
    again.clear_leftovers()
    assert again.verify() == ()
    assert TEXTS[3] in meant(again, "word3")
    again.use_embedder(BagOfWords("one"))
    assert again.reembed() == 60
    assert TEXTS[3] in meant(again, "word3")
    assert again.verify() == ()
    again.close()
    assert vectors_by_model(embedded) == {"bag of words, one": 60}


def test_an_archive_knows_of_no_move(embedded: Path, clock: Clock, tmp_path: Path) -> None:
    vault, target = handle(embedded, clock), BagOfWords("two", 64)
    vault.begin_move(target)
    vault.move_on(target, should_stop=after(2))
    vault.export(tmp_path / "out.zip", "archive")
    vault.close()
    copy = Vault.create(tmp_path / "copy.vault", embedder=BagOfWords("one"))
    copy.import_file(tmp_path / "out.zip", ImportOptions())
    assert copy.model_state().moving is None
    assert copy.model_state().fingerprint is None
    copy.embed_missing()
    assert TEXTS[3] in meant(copy, "word3")
    assert copy.verify() == ()
    copy.close()
