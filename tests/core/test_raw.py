"""The technical view: every hash, vector, score and link of the log that concerns a memory, and of no other."""

from __future__ import annotations

import pytest

from core.domain import Statement
from core.errors import NotFound
from core.vault import Vault
from tests.core.vaults import BagOfWords, remembered


def test_hashes_vectors_scores_and_the_chain_are_told(vault: Vault) -> None:
    first = remembered(vault, "I live in Porto")
    vault.revise(first, "I live in Porto, near the river")
    second = remembered(vault, "I live in Lisbon")
    names = [name for name, _value in vault.raw(first)]
    assert names == ["Hashes 1", "Hashes 2", "Vector", "Message", "Contradiction", "Log 2", "Log 3"]
    raw = dict(vault.raw(first))
    assert raw["Vector"] == "none yet"
    assert raw["Message"].splitlines()[0] == vault.show(first).evidence[0].episode
    (dispute,) = vault.show(first).disputes
    assert raw["Contradiction"].splitlines()[0] == dispute.contradiction
    assert "slot" in raw["Contradiction"]
    assert dict(vault.raw(second))["Contradiction"] == raw["Contradiction"]
    vault.use_embedder(BagOfWords())
    vault.embed_missing()
    assert dict(vault.raw(first))["Vector 2"].startswith("bag of words, one (bag-of-words-one)\n384 numbers")


def test_equal_words_have_equal_hashes_and_unknown_memories_none(vault: Vault) -> None:
    first = remembered(vault, "I like tea")
    vault.retire(first)
    again = vault.add(Statement("I  LIKE tea")).memory
    assert again
    assert again != first

    def words(memory: str) -> str:
        return dict(vault.raw(memory))["Hashes 1"].splitlines()[0]

    assert words(first) == words(again)
    with pytest.raises(NotFound):
        vault.raw("00000000")
