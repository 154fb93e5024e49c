"""A vault that an older release wrote: whichever command comes first brings it forward, with a copy kept."""

from __future__ import annotations

import pytest

from tests.core.vaults import as_first_schema, as_schema


@pytest.fixture
def old(variorum):
    """A vault of the first schema with one memory in it."""
    variorum.add("The boat is red.")
    as_first_schema(variorum.vault)
    return variorum


@pytest.mark.parametrize("words", [("list",), ("search", "boat"), ("stats",), ("verify",), ("log",)])
def test_a_command_that_only_reads_brings_an_older_vault_forward(old, words):
    answer = old(*words, "--json")
    assert answer.code == 0, answer
    assert old("verify", "--json").json["ok"]
    (copy,) = (old.vault.parent / f"{old.vault.name}.backups").iterdir()
    assert copy.stat().st_size > 0


def test_an_older_vault_that_cannot_be_brought_forward_says_why(variorum):
    variorum.add("The boat is red.")
    as_schema(variorum.vault, 0)
    answer = variorum("list", "--json")
    assert answer.code == 3
    assert "schema" in answer.error["message"]
