"""Turns of talk in a vault: whose words count, what stands around, and how a hit explains its place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.answers import Corpus, ImportOptions, Part, Query, Take
from core.domain import Statement
from core.vault import Vault
from tests.core.talks import talk_file

TALK = [
    ("Ada", "Where did you spend the summer?"),
    ("Ben", "By the sea, in Faro, with my old tent."),
    ("Ada", "The pottery course was lovely."),
    ("Ben", "I never tried pottery."),
]


@pytest.fixture
def vault(tmp_path) -> Iterator[Vault]:
    made = Vault.in_memory()
    made.import_file(talk_file(tmp_path, {1: TALK}), ImportOptions(format="locomo", take=Take.EPISODES))
    yield made
    made.close()


def found(vault: Vault, text: str, *, asking: bool = False) -> list[tuple[str, float, tuple[Part, ...]]]:
    hits = vault.search(Query(text, corpus=Corpus.EPISODES, asking=asking)).hits
    return [(hit.text, hit.score, hit.parts) for hit in hits]


def test_the_answer_to_a_question_is_found_by_the_words_of_the_question_before_it(vault: Vault) -> None:
    first = found(vault, "Where did Ben spend the summer?", asking=True)[0]
    assert first[0] == "By the sea, in Faro, with my old tent."
    assert {part.name for part in first[2]} >= {"words nearby", "the person asked about", "follows a question"}


def test_the_parts_of_a_turns_score_add_up_to_it(vault: Vault) -> None:
    for asking in (False, True):
        for _, score, parts in found(vault, "What did Ada say about pottery last summer?", asking=asking):
            assert sum(part.value for part in parts) == pytest.approx(score, abs=1e-6)


def test_whom_a_question_names_counts_when_it_is_asked_and_not_in_the_search_box(vault: Vault) -> None:
    asked = found(vault, "Did Ben try pottery?", asking=True)
    assert asked[0][0] == "I never tried pottery."
    assert all(part.name != "the person asked about" for _, _, parts in found(vault, "Ben pottery") for part in parts)


def test_new_turns_are_ranked_as_soon_as_they_are_there(vault: Vault, tmp_path) -> None:
    assert found(vault, "zeppelin") == []
    vault.add(Statement("A zeppelin flew over the house.", keep=True))
    assert found(vault, "zeppelin")[0][0] == "A zeppelin flew over the house."


def test_a_statement_that_stands_alone_has_no_conversation(vault: Vault) -> None:
    vault.add(Statement("Pottery is my favourite thing in the evening.", keep=True))
    alone = next(parts for text, _, parts in found(vault, "pottery") if text.startswith("Pottery is"))
    assert "the conversation" not in {part.name for part in alone}


def test_of_two_people_that_a_question_names_the_first_is_asked_about(vault: Vault) -> None:
    who = "the person asked about"
    asked = {
        text: {part.name for part in parts}
        for text, _, parts in found(vault, "What pottery did Ben show Ada?", asking=True)
    }
    assert who in asked["I never tried pottery."]
    assert who not in asked["The pottery course was lovely."]
    both = found(vault, "What pottery did Ben and Ada see?", asking=True)
    assert all(part.name != who for _, _, parts in both for part in parts)
