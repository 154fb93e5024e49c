"""A hit is shown with its neighbours, which take no hit's place: the messages around it, the memories linked to it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.answers import Corpus, ImportOptions, Query, Take
from core.domain import EdgeKind
from core.vault import Vault
from tests.core.vaults import remembered

TALK = (
    ("Ana", "How was your holiday?"),
    ("Ben", "We saw a lighthouse in the fog."),
    ("Ana", "That sounds lovely."),
    ("Ben", "The ferry was late, though."),
)


@pytest.fixture
def talked(vault: Vault, tmp_path: Path) -> Vault:
    """A vault with one conversation."""
    turns = [{"speaker": who, "dia_id": f"D1:{at}", "text": text} for at, (who, text) in enumerate(TALK, 1)]
    talk = {"speaker_a": "Ana", "speaker_b": "Ben", "session_1_date_time": "1:00 pm on 8 May, 2023", "session_1": turns}
    file = tmp_path / "talk.json"
    file.write_text(json.dumps([{"sample_id": "one", "conversation": talk, "qa": []}]), encoding="utf-8")
    vault.import_file(file, ImportOptions(format="locomo", take=Take.EPISODES, conversation="one"))
    return vault


def test_a_message_is_shown_with_the_one_before_and_the_one_after(talked: Vault) -> None:
    (hit,) = talked.search(Query("lighthouse", limit=1, corpus=Corpus.EPISODES, beside=True)).hits
    assert [(one.via, one.text) for one in hit.beside] == [
        ("said just before it", TALK[0][1]),
        ("said just after it", TALK[2][1]),
    ]


def test_the_first_message_has_none_before_it_and_a_hit_is_no_neighbour(talked: Vault) -> None:
    (hit,) = talked.search(Query("holiday", limit=1, corpus=Corpus.EPISODES, beside=True)).hits
    assert [one.via for one in hit.beside] == ["said just after it"]
    found = talked.search(Query("lighthouse lovely", limit=4, corpus=Corpus.EPISODES, beside=True))
    texts = {one.text for one in found.hits}
    assert not texts & {one.text for hit in found.hits for one in hit.beside}


def test_what_narrows_the_hits_leaves_their_neighbours(talked: Vault) -> None:
    (hit,) = talked.search(Query('"lighthouse" from:Ben', corpus=Corpus.EPISODES, beside=True)).hits
    assert [one.via for one in hit.beside] == ["said just before it", "said just after it"]


def test_neighbours_change_no_hit(talked: Vault) -> None:
    plain = talked.search(Query("lighthouse", corpus=Corpus.EPISODES))
    shown = talked.search(Query("lighthouse", corpus=Corpus.EPISODES, beside=True))
    assert [hit.text for hit in shown.hits] == [hit.text for hit in plain.hits]
    assert all(hit.beside == () for hit in plain.hits)


def test_a_memory_is_shown_with_what_supports_it_and_what_relates_to_it(vault: Vault) -> None:
    boat = remembered(vault, "The boat leaks.")
    proof = remembered(vault, "Water stands in the hull.")
    harbour = remembered(vault, "The harbour is shallow.")
    vault.link(proof, EdgeKind.SUPPORTS, boat)
    vault.link(boat, EdgeKind.RELATES_TO, harbour)
    (hit,) = vault.search(Query("boat", beside=True)).hits
    assert {(one.via, one.memory) for one in hit.beside} == {("supports it", proof), ("related to it", harbour)}


def test_what_is_no_longer_true_is_not_shown_beside(vault: Vault) -> None:
    boat, proof = remembered(vault, "The boat leaks."), remembered(vault, "Water stands in the hull.")
    vault.link(proof, EdgeKind.SUPPORTS, boat)
    vault.end(proof)
    (hit,) = vault.search(Query("boat", beside=True)).hits
    assert hit.beside == ()
