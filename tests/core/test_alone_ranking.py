"""Memories as answers to a question: ranked by terms of their own, which add up to their score and are named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.acts.rank_alone import FILLED
from core.answers import Corpus, ImportOptions, Query, Take
from core.domain import Statement
from core.engine.ranking import alone
from core.vault import Vault
from tests.core.test_pieces import InPieces
from tests.core.vaults import as_fourth_schema, raw

TOLD = (
    "The kiln of the school reads fifteen degrees too high.",
    "My own small kiln stands in the boat shed.",
    "I buy clay in Barcelos.",
    "Ada plays the fiddle.",
    "Ben bakes bread on Sundays.",
)


@pytest.fixture
def vault(tmp_path: Path) -> Iterator[Vault]:
    made = Vault.create(tmp_path / "a.vault", embedder=InPieces())
    for text in TOLD:
        made.add(Statement(text, keep=True))
    made.embed_missing()
    yield made
    made.close()


def test_every_term_of_an_answer_is_named_and_they_add_up_to_its_score(vault: Vault) -> None:
    hits = vault.search(Query("Where is my kiln?")).hits
    assert hits[0].text == TOLD[1]
    for hit in hits:
        assert sum(part.value for part in hit.parts) == pytest.approx(hit.score, abs=1e-6)
    named = {part.name for part in hits[0].parts}
    assert {alone.HELD, alone.MEANING, alone.PIECE} <= named


def test_what_is_no_question_is_ranked_by_words_and_meaning_alone(vault: Vault) -> None:
    (first, *_) = vault.search(Query("small kiln")).hits
    assert {part.name for part in first.parts} == {"words", "meaning"}


def test_a_question_without_a_model_is_ranked_by_what_words_say(vault: Vault) -> None:
    vault.use_embedder(None)
    (first, *_) = vault.search(Query("Where is my kiln?")).hits
    named = {part.name for part in first.parts}
    assert alone.HELD in named
    assert not named & {alone.MEANING, alone.PIECE}


def test_without_the_vectors_of_words_the_other_terms_stand(vault: Vault) -> None:
    vault.use_embedder(InPieces(reads_pieces=False))
    vault.embed_missing()
    (first, *_) = vault.search(Query("Where is my kiln?")).hits
    named = {part.name for part in first.parts}
    assert alone.MEANING in named
    assert alone.PIECE not in named


def test_the_best_score_stays_that_of_the_mix(vault: Vault) -> None:
    asked = vault.search(Query("Who plays the fiddle?")).hits[0]
    typed = vault.search(Query("plays the fiddle")).hits[0]
    own = {part.name: part.value for part in asked.parts}
    assert asked.text == typed.text == TOLD[3]
    assert sum(value for name, value in own.items() if name in alone.TERMS) <= 1.0 + 1e-6
    assert typed.score <= 1.0 + 1e-6


def test_what_waits_for_approval_stands_behind_what_fits_as_well(vault: Vault, tmp_path: Path) -> None:
    listed = tmp_path / "list.txt"
    listed.write_text("- My own small kiln stands in the boat shed there.\n", encoding="utf-8")
    vault.import_file(listed, ImportOptions(take=Take.MEMORIES))
    vault.embed_missing()
    hits = vault.search(Query("Where does my own small kiln stand?")).hits
    waiting = next(hit for hit in hits if hit.memory and hit.memory.status.value == "pending")
    assert hits.index(waiting) > 0
    assert {part.name: part.value for part in waiting.parts}["waits for approval"] < 0
    assert sum(part.value for part in waiting.parts) == pytest.approx(waiting.score, abs=1e-6)


def test_less_near_memories_join_a_question_up_to_a_list_and_no_query_of_words(vault: Vault) -> None:
    asked = vault.orders(Query("Which instrument does Ada play?"))
    assert set(asked.mixed) <= set(asked.ranked)
    assert len(asked.ranked) <= max(FILLED, len(asked.mixed))
    typed = vault.orders(Query("Ada instrument"))
    assert typed.mixed == typed.ranked


def test_messages_of_no_talk_are_ranked_as_memories_are(vault: Vault) -> None:
    for asking in (True, False):
        found = vault.search(Query("Where is my kiln?", corpus=Corpus.EPISODES, asking=asking))
        assert found.hits[0].text == TOLD[1]
        assert {part.name for part in found.hits[0].parts} <= set(alone.TERMS)
        for hit in found.hits:
            assert sum(part.value for part in hit.parts) == pytest.approx(hit.score, abs=1e-6)


def test_a_vault_from_before_memories_had_the_vectors_of_their_words_gets_them(tmp_path: Path) -> None:
    path = tmp_path / "old.vault"
    made = Vault.create(path, embedder=InPieces())
    made.add(Statement(TOLD[0], keep=True))
    made.embed_missing()
    made.close()
    as_fourth_schema(path)
    vault = Vault.open(path, embedder=InPieces())
    try:
        assert vault.stats().waiting_vectors == 1
        assert vault.embed_missing() == 1
        assert not vault.verify()
    finally:
        vault.close()
    with raw(path) as file:
        assert list(file.execute("SELECT count(*) FROM version_pieces")) == [(1,)]
