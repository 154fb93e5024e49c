"""The vectors of a vault are one model's: checked before they are stored, never mixed, renewed on request."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from core.answers import ImportOptions, Query
from core.errors import EnvironmentFault, ModelMismatch
from core.inference.embed import Embedder
from core.vault import Vault
from tests.core.vaults import Answering, BagOfWords, Clock, Ids, raw, remembered, say

TEXTS = [f"topic{number} is about word{number}" for number in range(20)]


def with_model(path: Path, clock: Clock, model: Embedder | None) -> Vault:
    return Vault.open(path, clock=clock, embedder=model)


def models_of(path: Path) -> dict[str, int]:
    """How many vectors each model has in a file."""
    sql = (
        "SELECT m.name, count(*) FROM (SELECT model FROM version_vector UNION ALL SELECT model FROM episode_vector) v "
        "JOIN model m ON m.key = v.model GROUP BY m.name"
    )
    with raw(path) as file:
        return {str(name): int(str(count)) for name, count in file.execute(sql)}


def meant(vault: Vault, text: str) -> list[str]:
    """The hits of a search that owe something to their meaning."""
    found = vault.search(Query(text, limit=50))
    return [hit.text for hit in found.hits if any(p.name == "meaning" and p.value > 0 for p in hit.parts)]


@pytest.fixture
def embedded(filed: Vault, path: Path, clock: Clock) -> Path:
    """Twenty memories with the vectors of model one, and the handle closed."""
    filed.use_embedder(BagOfWords("one"))
    for text in TEXTS:
        say(filed, text)
    assert filed.embed_missing() == 40
    assert filed.verify() == ()
    filed.close()
    return path


def nan(rows: Any) -> Any:
    return rows * np.float32("nan")


def infinite(rows: Any) -> Any:
    return np.where(rows > 0, np.float32("inf"), rows)


def zero(rows: Any) -> Any:
    return rows * 0


def too_few(rows: Any) -> Any:
    return rows[:-1]


def too_narrow(rows: Any) -> Any:
    return rows[:, :64]


def one_bad(rows: Any) -> Any:
    rows[-1, 3] = np.nan
    return rows


BAD: list[Callable[[Any], Any]] = [nan, infinite, zero, too_few, too_narrow, one_bad]


@pytest.mark.parametrize("alter", BAD)
@pytest.mark.filterwarnings("ignore:invalid value:RuntimeWarning")
def test_a_vector_that_points_nowhere_is_never_stored(vault: Vault, alter: Callable[[Any], Any]) -> None:
    vault.use_embedder(Answering(alter))
    memory = remembered(vault, "Our dog is called Bruno")
    with pytest.raises(EnvironmentFault, match="cannot be used"):
        vault.embed_missing()
    assert vault.stats().waiting_vectors == 2
    found = vault.search(Query("dog"))
    assert [hit.memory.id for hit in found.hits if hit.memory] == [memory]
    assert found.hits[0].score == found.hits[0].score
    assert vault.verify() == ()


@pytest.mark.parametrize("alter", BAD)
@pytest.mark.filterwarnings("ignore:invalid value:RuntimeWarning")
def test_a_model_that_goes_wrong_costs_a_search_its_vectors_and_nothing_else(
    embedded: Path, clock: Clock, alter: Callable[[Any], Any]
) -> None:
    vault = with_model(embedded, clock, None)
    broken = Answering(alter)
    broken.fingerprint = "bag-of-words-one"
    vault.use_embedder(broken)
    found = vault.search(Query("topic7"))
    assert found.hits[0].text == TEXTS[7]
    assert found.notice
    assert all(hit.score == hit.score for hit in found.hits)
    vault.close()


@pytest.mark.parametrize("alter", [nan, too_few, too_narrow])
@pytest.mark.filterwarnings("ignore:invalid value:RuntimeWarning")
def test_a_model_that_goes_wrong_does_not_stop_an_import(
    vault: Vault, tmp_path: Path, alter: Callable[[Any], Any]
) -> None:
    """What a write accepts is stored and findable, whatever the later layers do."""
    file = tmp_path / "list.txt"
    file.write_text("I love hiking\nI live in Lisbon\n", "utf-8")
    vault.use_embedder(Answering(alter))
    report = vault.import_file(file, ImportOptions(format="text"))
    assert report.added == 2
    assert vault.search(Query("hiking")).hits[0].text == "I love hiking"
    assert vault.verify() == ()


@pytest.mark.parametrize("width", [12, 64, 1024])
def test_a_model_of_another_width_is_searched_in_its_own(vault: Vault, width: int) -> None:
    vault.use_embedder(BagOfWords("other", width))
    say(vault, "Our dog is called Bruno")
    assert vault.embed_missing() == 2
    assert meant(vault, "dog") == ["Our dog is called Bruno"]
    assert vault.verify() == ()


def test_a_model_that_answers_in_another_width_than_its_own_is_refused_in_a_sentence(vault: Vault) -> None:
    lying = BagOfWords("lying", 64)
    say(vault, "Our dog is called Bruno")
    vault.use_embedder(lying)
    lying.dimensions, lying.encode = 384, BagOfWords("lying", 64).encode  # type: ignore[method-assign]
    with pytest.raises(EnvironmentFault, match="cannot be used"):
        vault.embed_missing()
    assert [hit.text for hit in vault.search(Query("dog")).hits] == ["Our dog is called Bruno"]
    assert vault.verify() == ()


def test_two_models_of_one_width_are_never_mixed(embedded: Path, clock: Clock) -> None:
    """The mismatch is said, the search goes on by words, and nothing new gets the other model's vectors."""
    vault = with_model(embedded, clock, BagOfWords("two"))
    for number in range(5):
        say(vault, f"later{number} is about word7")
    with pytest.raises(ModelMismatch):
        vault.embed_missing()
    found = vault.search(Query("word7", limit=50))
    assert "another model" in found.notice
    assert len(found.hits) == 6
    assert meant(vault, "word7") == []
    vault.close()
    assert models_of(embedded) == {"bag of words, one": 40}


def test_moving_over_makes_every_vector_anew_and_ends_the_notice(embedded: Path, clock: Clock) -> None:
    vault = with_model(embedded, clock, BagOfWords("two"))
    say(vault, "later is about word7")
    seen: list[tuple[int, int]] = []
    assert vault.reembed(progress=lambda done, total: seen.append((done, total))) == 42
    assert seen[-1] == (42, 42)
    assert vault.search(Query("word7")).notice == ""
    assert TEXTS[7] in meant(vault, "word7")
    assert vault.stats().waiting_vectors == 0
    assert vault.verify() == ()
    vault.close()
    assert models_of(embedded) == {"bag of words, two": 42}
    with_old = with_model(embedded, clock, BagOfWords("one"))
    assert "another model" in with_old.search(Query("word7")).notice
    with_old.close()


@pytest.mark.parametrize("batches", [0, 1, 3, 7])
def test_moving_over_goes_on_where_it_was_stopped(embedded: Path, clock: Clock, batches: int) -> None:
    """Stopped half way, the old vectors still serve; the rest is made later, nothing twice."""
    model = BagOfWords("two")
    vault = with_model(embedded, clock, model)
    left = iter(range(batches))
    made = vault.reembed(should_stop=lambda: next(left, None) is None, batch=4)
    assert made < 40
    assert vault.verify() == ()
    vault.close()
    old = with_model(embedded, clock, BagOfWords("one"))
    assert TEXTS[3] in meant(old, "word3")
    old.close()
    again = with_model(embedded, clock, model)
    assert again.reembed(batch=4) == 40 - made
    assert TEXTS[3] in meant(again, "word3")
    assert again.verify() == ()
    again.close()
    assert models_of(embedded) == {"bag of words, two": 40}


def test_a_handle_that_was_open_before_sees_the_move(embedded: Path, clock: Clock) -> None:
    before = with_model(embedded, clock, BagOfWords("one"))
    assert TEXTS[3] in meant(before, "word3")
    mover = with_model(embedded, clock, BagOfWords("two"))
    mover.reembed()
    mover.close()
    assert meant(before, "word3") == []
    assert "another model" in before.search(Query("word3")).notice
    back = with_model(embedded, clock, BagOfWords("one"))
    back.reembed()
    back.close()
    found = before.search(Query("word3", limit=50))
    assert TEXTS[3] in meant(before, "word3")
    assert len({hit.memory.id for hit in found.hits if hit.memory}) == len(found.hits)
    before.close()


def test_two_handles_that_embed_at_once_make_each_vector_once(embedded: Path, clock: Clock) -> None:
    one, other = with_model(embedded, clock, BagOfWords("one")), with_model(embedded, clock, BagOfWords("one"))
    for number in range(6):
        say(one, f"later{number} is about word7")
    other.embed_missing(should_stop=None, batch=3)
    one.embed_missing()
    assert one.stats().waiting_vectors == 0
    assert one.verify() == ()
    one.close()
    other.close()


def test_the_vectors_live_through_an_undo_and_a_redo(vault: Vault) -> None:
    vault.use_embedder(BagOfWords())
    say(vault, "Our dog is called Bruno")
    vault.embed_missing()
    vault.undo()
    assert meant(vault, "dog Bruno") == []
    vault.redo()
    assert meant(vault, "dog Bruno") == ["Our dog is called Bruno"]
    assert vault.verify() == ()


def test_ids_in_memory_do_not_matter_to_the_model() -> None:
    """The same texts give the same hits whatever was written between them."""
    first = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids(), embedder=BagOfWords())
    second = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids(), embedder=BagOfWords())
    for text in TEXTS:
        say(first, text)
    for text in reversed(TEXTS):
        say(second, text)
        second.embed_missing(batch=1)
    first.embed_missing()
    assert sorted(meant(first, "topic4 word9"))[:2] == sorted(meant(second, "topic4 word9"))[:2]
    first.close()
    second.close()
