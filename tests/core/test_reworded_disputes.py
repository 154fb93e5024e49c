"""What a memory says after it was reworded, split, merged or linked is held against the others, as if it were new."""

from __future__ import annotations

import pytest

from core.contradictions import Decision, QueueRequest, Verdict
from core.domain import EdgeKind, ProposalKind, Status
from core.errors import InvalidRequest
from core.vault import Vault
from tests.core.vaults import remembered, shown, true, when


def disputed(vault: Vault) -> list[set[str]]:
    """The texts of the pairs that wait."""
    return [{one.a.text, one.b.text} for one in vault.contradictions(QueueRequest()).contradictions]


@pytest.fixture
def home(vault: Vault) -> str:
    """Where the owner lives, as known."""
    return remembered(vault, "I live in Bruges.")


@pytest.mark.parametrize("since", [None, "2025-03"])
def test_better_words_that_cannot_stand_beside_others_are_asked_about(
    vault: Vault, home: str, since: str | None
) -> None:
    other = remembered(vault, "I like tea in the morning")
    receipt = vault.revise(other, "I live in Paris.", when(since))
    assert (receipt.status, len(receipt.contradictions)) == (Status.DISPUTED, 1)
    assert "“I live in Bruges.”" in receipt.reason
    assert disputed(vault) == [{"I live in Bruges.", "I live in Paris."}]
    vault.undo()
    assert disputed(vault) == []
    assert {one.status for one in shown(vault)} == {Status.CURRENT}


def test_words_that_somebody_proposed_are_asked_about_when_they_are_approved(vault: Vault, home: str) -> None:
    other = remembered(vault, "I like tea in the morning")
    (made,) = vault.propose(ProposalKind.REFINE, other, 1, "I live in Rome.", reason="it seems", by="a model").proposals
    assert len(vault.approve(made).contradictions) == 1
    assert disputed(vault) == [{"I live in Bruges.", "I live in Rome."}]


def test_rewording_closes_nothing_whatever_it_says(vault: Vault) -> None:
    job = remembered(vault, "I work at Acme.")
    other = remembered(vault, "I like tea in the morning")
    vault.revise(other, "I no longer work at Acme.")
    assert vault.show(job).memory.window == true()
    assert disputed(vault) == [{"I work at Acme.", "I no longer work at Acme."}]


@pytest.mark.parametrize("verdict", [Verdict.BOTH, Verdict.DIFFERENT])
def test_a_pair_that_was_ruled_on_does_not_come_back_for_better_words(
    vault: Vault, home: str, verdict: Verdict
) -> None:
    second = remembered(vault, "I live in Ghent.")
    (found,) = vault.contradictions(QueueRequest()).contradictions
    vault.decide(found.id, Decision(verdict))
    assert vault.revise(second, "I live in Ghent, by the river.").contradictions == ()
    assert disputed(vault) == []


def test_a_dispute_that_moves_to_better_words_is_no_second_one(vault: Vault, home: str) -> None:
    second = remembered(vault, "I live in Ghent.")
    receipt = vault.revise(second, "I live in Ghent, by the river.")
    assert (receipt.status, receipt.contradictions) == (Status.DISPUTED, ())
    assert len(disputed(vault)) == 1


def test_better_words_are_compared_as_new_ones_are(vault: Vault) -> None:
    remembered(vault, "My daughter is seven.", said_at=when("2024-06"))
    remembered(vault, "I hate olives.")
    first, second = remembered(vault, "It rained on Monday"), remembered(vault, "It snowed on Tuesday")
    assert vault.revise(first, "My daughter is eight.").contradictions == ()
    vault.revise(second, "I love olives.")
    assert disputed(vault) == [{"I hate olives.", "I love olives."}]


def test_a_split_closes_nothing_and_tells_what_its_parts_disagree_with(vault: Vault) -> None:
    job = remembered(vault, "I work at Acme.")
    whole = remembered(vault, "A long talk about work and the weather")
    receipt = vault.split(whole, ["I no longer work at Acme.", "The weather was bad all week"])
    assert vault.show(job).memory.window == true()
    assert len(receipt.contradictions) == 1
    assert "“I work at Acme.”" in receipt.reason


def test_a_merge_names_no_dispute_between_what_became_one(vault: Vault, home: str) -> None:
    other = remembered(vault, "I like tea in the morning")
    receipt = vault.merge([other, home], "I live in Paris.")
    assert (receipt.status, receipt.contradictions, receipt.reason.count("disagrees")) == (Status.CURRENT, (), 0)
    assert disputed(vault) == []


def test_what_holds_is_not_taken_into_what_is_over(vault: Vault) -> None:
    old = remembered(vault, "I live in Bruges.", window=true("2010", "2020"))
    now = remembered(vault, "My home is Bruges")
    with pytest.raises(InvalidRequest, match="no longer true"):
        vault.merge([old, now])
    assert vault.merge([now, old]).status is Status.CURRENT


def test_what_is_never_true_at_one_time_cannot_be_linked_as_contradicting(vault: Vault, home: str) -> None:
    leak = remembered(vault, "My roof leaks", window=true("2010", "2011"))
    sound = remembered(vault, "My roof is sound", window=true("2015", "2016"))
    gone = remembered(vault, "I keep bees")
    vault.retire(gone)
    before = vault.last_operation()
    for first, second in ((leak, sound), (home, gone), (gone, home)):
        with pytest.raises(InvalidRequest):
            vault.link(first, EdgeKind.CONTRADICTS, second)
    assert vault.last_operation() == before
