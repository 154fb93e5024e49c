"""A stated change that somebody else tells, and what its owner takes back: proposed, asked, or done by rule."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.answers import ListRequest
from core.domain import Channel, Outcome, ProposalKind, ProposalState, Receipt, Statement, Status
from core.errors import StaleProposal
from core.vault import Vault
from core.window import parse_moment

HOME = "I live in Porto."
MOVED = "Mira moved to Lisbon in March 2025."
AGENT = {"channel": Channel.AGENT, "source": "bot"}


def tell(vault: Vault, text: str, day: str = "2025-06-01", **more: object) -> Receipt:
    return vault.add(Statement(text, said_at=parse_moment(day), **more))  # type: ignore[arg-type]


def statuses(vault: Vault) -> dict[str, str]:
    return {one.text: one.status.value for one in vault.list(ListRequest(every=True)).memories}


@pytest.fixture
def told(vault: Vault) -> Receipt:
    """The owner's home, and an agent's word of a move; gives the receipt of the latter."""
    tell(vault, HOME, "2024-01-10")
    return tell(vault, MOVED, "2025-04-02", **AGENT)


@pytest.mark.parametrize(
    "more",
    [
        AGENT,
        {"channel": Channel.MODEL, "source": "a model"},
        {"channel": Channel.IMPORT, "source": "old chats"},
        {"speaker": "Ana"},
    ],
)
def test_a_change_told_by_anybody_else_is_a_proposal_to_end_and_changes_nothing(
    vault: Vault, more: dict[str, object]
) -> None:
    home = tell(vault, HOME, "2024-01-10").memory
    receipt = tell(vault, MOVED, "2025-04-02", **more)
    assert (receipt.outcome, receipt.contradictions, len(receipt.proposals)) == (Outcome.QUEUED, (), 1)
    assert f"“{HOME}” is true until Mar 2025: waiting for you." in receipt.reason
    (proposal,) = vault.proposals()
    assert (proposal.id, proposal.kind, proposal.memory) == (receipt.proposals[0], ProposalKind.END, home)
    assert proposal.since == parse_moment("2025-03")
    assert proposal.quote == MOVED
    assert statuses(vault)[HOME] == "current"
    assert vault.show(str(home)).memory.challenged
    assert vault.show(str(home)).memory.window.end is None


def test_approving_it_closes_the_window_and_lets_the_statement_count(vault: Vault, told: Receipt) -> None:
    assert statuses(vault)[MOVED] == "pending"
    vault.approve(told.proposals[0])
    assert statuses(vault) == {HOME: "past", MOVED: "current"}
    vault.undo()
    assert statuses(vault) == {HOME: "current", MOVED: "pending"}
    assert [one.state for one in vault.proposals()] == [ProposalState.OPEN]
    assert vault.verify() == ()


def test_what_waits_about_a_memory_challenges_it_until_it_is_decided_and_again_after_an_undo(
    vault: Vault, told: Receipt
) -> None:
    def is_challenged() -> bool:
        return next(one.challenged for one in vault.list(ListRequest(every=True)).memories if one.text == HOME)

    assert is_challenged()
    vault.reject(told.proposals[0])
    assert not is_challenged()
    vault.undo()
    assert is_challenged()
    vault.approve(told.proposals[0])
    assert not is_challenged()


def test_letting_the_statement_count_ends_what_it_says_has_ended(vault: Vault, told: Receipt) -> None:
    vault.approve(str(told.memory))
    assert statuses(vault) == {HOME: "past", MOVED: "current"}
    assert vault.proposals() == ()


def test_rejecting_it_leaves_the_earlier_statement_as_it_was_and_it_does_not_come_back(
    vault: Vault, told: Receipt
) -> None:
    vault.reject(told.proposals[0], "not so")
    assert statuses(vault) == {HOME: "current", MOVED: "pending"}
    again = tell(vault, "Mira has moved to Lisbon in March 2025!", "2025-04-03", **AGENT)
    assert again.proposals == ()


def test_it_rests_on_its_statement_and_falls_with_it(vault: Vault, told: Receipt) -> None:
    vault.reject(str(told.memory), "not so")
    with pytest.raises(StaleProposal):
        vault.approve(told.proposals[0])
    assert statuses(vault)[HOME] == "current"


def test_a_whole_source_that_is_approved_puts_its_changes_to_the_person(vault: Vault, told: Receipt) -> None:
    vault.approve_source("bot")
    assert statuses(vault) == {HOME: "disputed", MOVED: "disputed"}


def test_what_ended_before_the_statement_began_is_not_proposed_to_end_again(vault: Vault) -> None:
    tell(vault, "I moved to Porto in May 2025.", "2025-06-01")
    receipt = tell(vault, MOVED, "2025-07-02", **AGENT)
    assert receipt.proposals == ()


def test_a_thing_that_its_owner_says_is_gone_ends_and_others_stay(vault: Vault) -> None:
    tell(vault, "I have a dog called Rex.", "2024-01-10")
    tell(vault, "I have a dog called Otto.", "2024-01-11")
    receipt = tell(vault, "My dog Rex died on 3 May 2025.", "2025-05-04")
    assert "“I have a dog called Rex.” is true until 3 May 2025" in receipt.reason
    assert statuses(vault)["I have a dog called Rex."] == "past"
    assert statuses(vault)["I have a dog called Otto."] == "current"


def test_a_statement_of_two_things_is_not_closed_as_a_whole_when_one_of_them_ends(vault: Vault) -> None:
    both = "I have a dog called Rex and I live in Porto."
    tell(vault, both, "2024-01-10")
    receipt = tell(vault, "I moved to Lisbon in March 2025.", "2025-04-02")
    assert receipt.outcome is Outcome.QUEUED
    assert statuses(vault)[both] == "disputed"


@pytest.mark.parametrize(
    "words", ["Scrap that, not Porto.", "I was wrong: I never lived in Porto.", "I misspoke. Porto is wrong."]
)
def test_what_is_taken_back_by_name_is_retired(vault: Vault, words: str) -> None:
    tell(vault, HOME, "2024-01-10")
    tell(vault, "I have a cat called Ida.", "2024-03-10")
    receipt = tell(vault, words)
    assert f"“{HOME}” was never right" in receipt.reason
    assert statuses(vault)[HOME] == "retired"
    assert statuses(vault)["I have a cat called Ida."] == "current"
    vault.undo()
    assert statuses(vault)[HOME] == "current"


def test_that_was_wrong_right_after_a_statement_takes_back_that_one(vault: Vault) -> None:
    tell(vault, "I have a cat called Ida.")
    tell(vault, "The spare key hangs in the shed.")
    tell(vault, "I misspoke, that was wrong.")
    assert statuses(vault)["The spare key hangs in the shed."] == "retired"
    assert statuses(vault)["I have a cat called Ida."] == "current"


def test_a_taking_back_of_who_knows_what_changes_nothing_and_says_so(vault: Vault) -> None:
    tell(vault, HOME)
    tell(vault, "My sister lives in Porto.")
    receipt = tell(vault, "Scrap that, not Porto.")
    assert any("not certain" in step.sentence for step in receipt.steps)
    assert {one.status for one in vault.list(ListRequest(every=True)).memories} == {Status.CURRENT}


@pytest.mark.parametrize("more", [AGENT, {"speaker": "Ana"}])
def test_nobody_else_takes_back_what_the_owner_said(vault: Vault, more: dict[str, object]) -> None:
    tell(vault, HOME)
    tell(vault, "Scrap that, not Porto.", **more)
    tell(vault, "I misspoke, that was wrong.", **more)
    assert statuses(vault)[HOME] == "current"


@settings(max_examples=10, deadline=None)
@given(
    st.lists(st.sampled_from("Porto Graz Bergen Cork Ghent Turku Siena Lyon".split()), unique=True, min_size=2),
    st.lists(st.sampled_from("Oslo Bonn Faro Bath".split()), max_size=4),
)
def test_every_pair_of_answers_to_one_question_is_found(homes: list[str], others: list[str]) -> None:
    vault = Vault.in_memory()
    try:
        for at, home in enumerate(homes):
            tell(vault, f"I live in {home}.")
            for place in others:
                tell(vault, f"My cousin Ana{at} lives in {place}.")
        found = {
            frozenset((one.text, dispute.other_text))
            for one in vault.list(ListRequest(every=True, limit=100)).memories
            for dispute in vault.show(one.id).disputes
            if one.text.startswith("I ")
        }
        assert found == {frozenset((f"I live in {a}.", f"I live in {b}.")) for a, b in combinations(homes, 2)}
    finally:
        vault.close()
