"""What waits for a person: suggested changes and waiting memories, approved, reworded, rejected, taken back."""

from __future__ import annotations

import contextlib
import random

import pytest

from core.answers import Proposal
from core.domain import Channel, EdgeKind, Outcome, ProposalKind, ProposalState, Receipt, Showing, Status
from core.errors import (
    InvalidRequest,
    InvalidText,
    InvalidWindow,
    NotFound,
    NothingChanged,
    RequestError,
    StaleProposal,
)
from core.identity import short_id
from core.vault import Vault
from tests.core.vaults import Clock, Ids, day, kinds, remembered, say, shown, true, waiting, when


def suggested(vault: Vault, memory: str, after: str | None, kind: ProposalKind = ProposalKind.REFINE, **more) -> str:
    """A model's suggestion against what the memory shows."""
    version = vault.show(memory).memory.version
    receipt = vault.propose(kind, memory, version, after, reason="it says more", by="a small model", **more)
    assert receipt.outcome is Outcome.QUEUED
    return receipt.proposals[0]


def the(vault: Vault, id: str) -> Proposal:
    return next(one for one in vault.proposals(None) if one.id == id)


def test_a_suggestion_changes_nothing_and_is_shown_with_all_that_it_says(vault: Vault) -> None:
    memory = remembered(vault, "I rent a flat")
    receipt = vault.propose(
        ProposalKind.SUPERSEDE, memory, 1, "I own a house", reason="bought one", by="a small model",
        quote="we bought it", guard="it is not certain", since=when("2025-03"), prompt="judge-1",
    )  # fmt: skip
    assert (vault.show(memory).memory.text, vault.show(memory).memory.status) == ("I rent a flat", Status.CURRENT)
    (found,) = vault.proposals()
    assert receipt.proposals == (found.id,)
    assert (found.kind, found.memory, found.base_version) == (ProposalKind.SUPERSEDE, memory, 1)
    assert (found.before, found.after, found.since) == ("I rent a flat", "I own a house", when("2025-03"))
    assert (found.reason, found.quote, found.by) == ("bought one", "we bought it", "a small model")
    assert (found.guard, found.prompt, found.state) == ("it is not certain", "judge-1", ProposalState.OPEN)
    assert vault.stats().proposals == 1


def test_approving_a_refinement_rewords_the_memory_and_keeps_its_dates(vault: Vault) -> None:
    memory = remembered(vault, "I have a dog", window=true("2021"))
    receipt = vault.approve(suggested(vault, memory, "I have a dog called Pip"))
    detail = vault.show(memory)
    assert (receipt.outcome, receipt.memory, receipt.version) == (Outcome.REVISED, memory, 2)
    assert (detail.memory.text, str(detail.memory.window.start)) == ("I have a dog called Pip", "2021")
    assert detail.versions[1].source == "a small model"
    assert detail.versions[0].text == "I have a dog"
    assert vault.proposals() == ()


def test_approving_a_change_leaves_the_old_words_true_until_its_date(vault: Vault) -> None:
    memory = remembered(vault, "I live in Porto", window=true("2019"))
    proposal = suggested(vault, memory, "I live in Faro", ProposalKind.SUPERSEDE, since=when("2025-03"))
    vault.approve(proposal)
    assert vault.show(memory).memory.text == "I live in Faro"
    assert vault.show(memory, Showing(day("2024"))).memory.text == "I live in Porto"


def test_approving_an_end_closes_the_memory_on_its_date(vault: Vault) -> None:
    memory = remembered(vault, "I swim on Tuesdays")
    receipt = vault.approve(suggested(vault, memory, None, ProposalKind.END, since=when("2025-05")))
    assert receipt.status is Status.PAST
    assert str(vault.show(memory).memory.window.end) == "2025-05"


def test_approving_with_other_words_makes_them_the_persons_own(vault: Vault) -> None:
    memory = remembered(vault, "I have a dog")
    proposal = suggested(vault, memory, "I have a dog called Pop")
    vault.approve(short_id(proposal), "I have a dog called Pip")
    detail = vault.show(memory)
    assert detail.memory.text == "I have a dog called Pip"
    assert (detail.versions[1].source, detail.versions[1].speaker) == ("typed", "Mira")
    assert the(vault, proposal).state is ProposalState.APPROVED


@pytest.mark.parametrize("text", ["", " ", "a\0b", "\ud800"])
def test_other_words_that_cannot_be_stored_leave_the_proposal_open(vault: Vault, text: str) -> None:
    memory = remembered(vault, "I have a dog")
    proposal = suggested(vault, memory, "I have a dog called Pip")
    with pytest.raises(InvalidText):
        vault.approve(proposal, text)
    assert the(vault, proposal).state is ProposalState.OPEN


def test_a_merge_keeps_both_texts_all_sources_and_tags_and_can_be_undone(vault: Vault) -> None:
    kept = remembered(vault, "I have a dog", tags=("pets",))
    other = remembered(vault, "My dog is called Pip", tags=("Pets", "names"))
    before = (vault.show(kept), vault.show(other))
    vault.approve(suggested(vault, kept, "I have a dog called Pip", ProposalKind.MERGE, other=other))
    detail, taken = vault.show(kept), vault.show(other)
    assert detail.memory.text == "I have a dog called Pip"
    assert (taken.memory.text, taken.memory.status) == ("My dog is called Pip", Status.ARCHIVED)
    assert {one.quote for one in detail.evidence} == {"I have a dog", "My dog is called Pip"}
    assert detail.memory.tags == ("pets", "names")
    assert (EdgeKind.DERIVED_FROM, other) in {(edge.kind, edge.to_memory) for edge in detail.edges}
    vault.undo()
    for now, then in zip((vault.show(kept), vault.show(other)), before, strict=True):
        assert now.memory == then.memory
        assert (now.evidence, now.edges) == (then.evidence, then.edges)
    assert len(vault.proposals()) == 1


def test_a_merge_without_new_words_leaves_the_wording_alone(vault: Vault) -> None:
    kept, other = remembered(vault, "I have a dog"), remembered(vault, "There is a dog in my house")
    vault.approve(suggested(vault, kept, None, ProposalKind.MERGE, other=other))
    assert vault.show(kept).memory.versions == 1
    assert (EdgeKind.RESTATES, kept) in {(edge.kind, edge.to_memory) for edge in vault.show(other).edges}
    assert len(vault.show(kept).evidence) == 2


def test_the_dispute_of_two_memories_is_over_when_they_become_one_and_other_disputes_move_along(vault: Vault) -> None:
    kept, other = remembered(vault, "The key is with Ana"), remembered(vault, "The key hangs at Ana's door")
    third = remembered(vault, "The key is with Rui")
    vault.flag((kept, 1), (other, 1), generator="slot", reason="two homes")
    vault.flag((other, 1), (third, 1), generator="slot", reason="two homes")
    vault.approve(suggested(vault, kept, "The key hangs at the door of Ana", ProposalKind.MERGE, other=other))
    assert vault.stats().contradictions == 1
    assert [dispute.other_memory for dispute in vault.show(third).disputes] == [kept]
    vault.undo()
    assert vault.stats().contradictions == 2


def test_undo_opens_the_proposal_again_and_redo_applies_it_again(vault: Vault) -> None:
    memory = remembered(vault, "I have a dog")
    proposal = suggested(vault, memory, "I have a dog called Pip")
    vault.approve(proposal)
    vault.undo()
    assert (vault.show(memory).memory.text, the(vault, proposal).state) == ("I have a dog", ProposalState.OPEN)
    vault.redo()
    assert vault.show(memory).memory.text == "I have a dog called Pip"
    assert the(vault, proposal).state is ProposalState.APPROVED
    vault.undo()
    vault.approve(proposal)
    assert vault.show(memory).memory.text == "I have a dog called Pip"
    assert vault.verify() == ()


def test_a_stale_proposal_is_refused_and_shown_anew_against_the_present_words(vault: Vault) -> None:
    memory = remembered(vault, "I have a dog")
    proposal = suggested(vault, memory, "I have a dog called Pip", quote="Pip barked")
    vault.revise(memory, "I have two dogs")
    with pytest.raises(StaleProposal) as refused:
        vault.approve(proposal)
    assert vault.show(memory).memory.text == "I have two dogs"
    assert the(vault, proposal).state is ProposalState.STALE
    (fresh,) = vault.proposals()
    assert refused.value.fresh == fresh.id
    assert (fresh.before, fresh.base_version, fresh.after) == ("I have two dogs", 2, "I have a dog called Pip")
    assert (fresh.quote, fresh.by) == ("Pip barked", "a small model")
    vault.approve(fresh.id)
    assert vault.show(memory).memory.text == "I have a dog called Pip"


@pytest.mark.parametrize("act", ["retire", "archive", "undo"])
def test_a_proposal_for_a_memory_that_is_gone_is_closed_for_good(vault: Vault, act: str) -> None:
    added = say(vault, "I have a dog")
    assert added.memory is not None
    proposal = suggested(vault, added.memory, "I have a dog called Pip")
    vault.undo(added.operation) if act == "undo" else getattr(vault, act)(added.memory)
    with pytest.raises(StaleProposal) as refused:
        vault.approve(proposal)
    assert refused.value.fresh is None
    assert [one.state for one in vault.proposals(None)] == [ProposalState.STALE]


def test_a_merge_whose_second_memory_changed_is_stale(vault: Vault) -> None:
    kept, other = remembered(vault, "I have a dog"), remembered(vault, "My dog is called Pip")
    proposal = suggested(vault, kept, None, ProposalKind.MERGE, other=other)
    vault.revise(other, "My cat is called Pip")
    with pytest.raises(StaleProposal):
        vault.approve(proposal)
    assert {memory.status for memory in shown(vault)} == {Status.CURRENT}


def test_an_end_of_what_is_over_already_is_stale(vault: Vault) -> None:
    memory = remembered(vault, "I swim on Tuesdays")
    proposal = suggested(vault, memory, None, ProposalKind.END, since=when("2025-05"))
    vault.end(memory, when("2024"))
    with pytest.raises(StaleProposal):
        vault.approve(proposal)
    assert str(vault.show(memory).memory.window.end) == "2024"


def test_a_suggestion_made_for_older_words_is_not_even_stored(vault: Vault) -> None:
    memory = remembered(vault, "I have a dog")
    vault.revise(memory, "I have two dogs")
    with pytest.raises(StaleProposal):
        vault.propose(ProposalKind.REFINE, memory, 1, "I have a dog called Pip", reason="more", by="a small model")
    assert vault.proposals(None) == ()


def test_a_rejected_proposal_keeps_its_reason_and_does_not_come_back(vault: Vault) -> None:
    memory = remembered(vault, "I have a dog")
    proposal = suggested(vault, memory, "I have a dog called Pip")
    vault.reject(proposal, "that was the neighbour's")
    found = the(vault, proposal)
    assert (found.state, found.note) == (ProposalState.REJECTED, "that was the neighbour's")
    again = vault.propose(ProposalKind.REFINE, memory, 1, "I have a dog called PIP", reason="more", by="another model")
    assert (again.outcome, again.operation) == (Outcome.REPEATED, None)
    assert "neighbour" in again.reason
    assert vault.proposals() == ()
    vault.undo()
    assert the(vault, proposal).state is ProposalState.OPEN


def test_a_decided_proposal_is_not_decided_twice(vault: Vault) -> None:
    memory = remembered(vault, "I have a dog")
    proposal = suggested(vault, memory, "I have a dog called Pip")
    vault.approve(proposal)
    last = vault.last_operation()
    for act in (vault.approve, vault.reject):
        with pytest.raises(NothingChanged):
            act(proposal)
    assert vault.last_operation() == last


def test_a_change_dated_before_the_old_words_began_is_refused_and_stays_open(vault: Vault) -> None:
    memory = remembered(vault, "I live in Porto", window=true("2019"))
    proposal = suggested(vault, memory, "I live in Faro", ProposalKind.SUPERSEDE, since=when("2018"))
    with pytest.raises(InvalidWindow):
        vault.approve(proposal)
    assert the(vault, proposal).state is ProposalState.OPEN


REFUSED = {
    "a refinement without words": (ProposalKind.REFINE, None, False),
    "a change without words": (ProposalKind.SUPERSEDE, None, False),
    "a merge with nothing": (ProposalKind.MERGE, None, False),
    "a merge with itself": (ProposalKind.MERGE, None, True),
    "an end with words": (ProposalKind.END, "I had a dog", False),
    "the very same words": (ProposalKind.REFINE, "I have a dog", False),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_suggestion_that_makes_no_sense_is_refused(vault: Vault, case: str) -> None:
    memory = remembered(vault, "I have a dog")
    kind, after, itself = REFUSED[case]
    with pytest.raises(InvalidRequest):
        vault.propose(kind, memory, 1, after, reason="so", by="a small model", other=memory if itself else None)
    assert vault.proposals(None) == ()


def test_approving_a_waiting_memory_lets_it_count_with_other_words_if_given(vault: Vault) -> None:
    first, second = waiting(vault, "She plays chess"), waiting(vault, "She plays cello")
    plain, worded = vault.approve(first), vault.approve(second, "Ana plays the cello")
    assert (plain.status, plain.version, worded.status, worded.version) == (Status.CURRENT, 1, Status.CURRENT, 2)
    assert vault.show(second).memory.text == "Ana plays the cello"
    vault.undo()
    assert (vault.show(second).memory.text, vault.show(second).memory.status) == ("She plays cello", Status.PENDING)


def test_rejecting_a_waiting_memory_retires_it_and_undo_lets_it_wait_again(vault: Vault) -> None:
    memory = waiting(vault, "She plays chess")
    assert vault.reject(memory, "it was Ana").status is Status.RETIRED
    assert vault.log(1)[0].note == "it was Ana"
    vault.undo()
    assert vault.show(memory).memory.status is Status.PENDING


@pytest.mark.parametrize("act", ["approve", "reject"])
def test_what_does_not_wait_cannot_be_decided(vault: Vault, act: str) -> None:
    memory = remembered(vault, "I like tea")
    with pytest.raises(NothingChanged):
        getattr(vault, act)(memory)
    with pytest.raises(NotFound):
        getattr(vault, act)("12345678")


@pytest.mark.parametrize("act", ["approve", "reject"])
def test_what_was_marked_as_never_right_waits_no_longer(vault: Vault, act: str) -> None:
    memory = waiting(vault, "The bridge is closed")
    vault.retire(memory)
    before = vault.log(1)
    with pytest.raises(NothingChanged, match="never right"):
        getattr(vault, act)(memory)
    assert (vault.show(memory).memory.status, vault.log(1)) == (Status.RETIRED, before)


def test_approving_says_what_became_of_the_memory(vault: Vault) -> None:
    hidden, over, told = waiting(vault, "I have a boat"), waiting(vault, "I sing"), waiting(vault, "I live in Hull")
    vault.archive(hidden)
    vault.end(over)
    remembered(vault, "I live in Bath")
    receipts = [vault.approve(memory) for memory in (hidden, over, told)]
    assert [one.status for one in receipts] == [Status.ARCHIVED, Status.PAST, Status.DISPUTED]
    for receipt, word in zip(receipts, ("archive", "no longer true", "your verdict"), strict=True):
        assert word in receipt.reason


def test_a_whole_source_is_approved_and_taken_back_in_one_step(vault: Vault) -> None:
    mine = [waiting(vault, f"She owns {number} bicycles", "an agent") for number in range(2, 9)]
    others = waiting(vault, "She rows", "another agent")
    gone = waiting(vault, "She swims", "an agent")
    vault.retire(gone)
    before = vault.last_operation()
    receipt = vault.approve_source("An Agent")
    assert vault.last_operation() == before + 1
    assert {vault.show(memory).memory.status for memory in mine} == {Status.CURRENT}
    assert vault.show(others).memory.status is Status.PENDING
    assert vault.show(gone).memory.status is Status.RETIRED
    assert "7" in receipt.reason
    with pytest.raises(NothingChanged):
        vault.approve_source("an agent")
    vault.undo()
    assert {vault.show(memory).memory.status for memory in mine} == {Status.PENDING}
    with pytest.raises(NotFound):
        vault.approve_source("nobody")


def test_a_proposal_takes_a_waiting_statement_in_and_the_change_counts(vault: Vault) -> None:
    memory = remembered(vault, "I live in Porto", window=true("2019"))
    told = waiting(vault, "Mira lives in Faro now")
    proposal = suggested(
        vault, memory, "Mira lives in Faro now", ProposalKind.SUPERSEDE, since=when("2025-03"), other=told
    )
    vault.approve(proposal)
    detail = vault.show(memory)
    assert (detail.memory.text, detail.memory.status) == ("Mira lives in Faro now", Status.CURRENT)
    assert vault.show(told).memory.status is Status.ARCHIVED
    assert "Mira lives in Faro now" in {one.quote for one in detail.evidence if one.version == 2}


def test_proposals_survive_a_restart_and_the_file_checks_out(filed: Vault, clock: Clock) -> None:
    memory = remembered(filed, "I have a dog")
    proposal = suggested(filed, memory, "I have a dog called Pip")
    assert filed.path is not None
    again = Vault.open(filed.path, clock=clock)
    assert again.approve(proposal).status is Status.CURRENT
    again.undo()
    again.reject(proposal, "no")
    assert kinds(again) == set()
    again.close()


def test_who_suggested_stands_in_the_log(vault: Vault) -> None:
    memory = remembered(vault, "I have a dog")
    suggested(vault, memory, "I have a dog called Pip")
    entry = vault.log(1)[0]
    assert (entry.kind, entry.actor, entry.note) == ("propose", "a small model", "refine: it says more")


def test_the_same_suggestion_twice_stands_once(vault: Vault) -> None:
    memory = remembered(vault, "I have a dog")
    first = suggested(vault, memory, "I have a dog called Pip")
    again: Receipt = vault.propose(ProposalKind.REFINE, memory, 1, "I have a dog called Pip", reason="x", by="y")
    assert (again.outcome, again.proposals) == (Outcome.REPEATED, (first,))
    assert len(vault.proposals()) == 1


def test_what_an_agent_said_and_a_model_reworded_keeps_its_channel(vault: Vault) -> None:
    memory = remembered(vault, "I have a dog")
    vault.approve(suggested(vault, memory, "I have a dog called Pip", prompt="judge-1"))
    assert vault.show(memory).memory.channel is Channel.MODEL


def whole(vault: Vault) -> tuple[object, ...]:
    """Everything that a person sees: memories with their sources and links, proposals with their states."""
    memories = shown(vault)
    details = [vault.show(memory.id) for memory in memories]
    links = [
        (sorted((edge.kind, edge.from_memory, edge.to_memory) for edge in detail.edges), detail.evidence)
        for detail in details
    ]
    return memories, links, sorted((one.id, one.state, one.note) for one in vault.proposals(None))


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_decided_undo_and_redo_go_back_and_forth_and_every_text_stays(seed: int) -> None:
    vault = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids())
    chance = random.Random(seed)
    memories = [remembered(vault, f"I own bicycle number {number}") for number in range(3)]
    memories += [waiting(vault, f"She owns bicycle number {number}") for number in range(2)]
    texts = {version.text for memory in memories for version in vault.show(memory).versions}

    def suggestion() -> None:
        memory, other = chance.sample(memories, 2)
        kind = chance.choice(list(ProposalKind))
        after = None if kind is ProposalKind.END else f"I own bicycle {chance.randrange(4)}"
        since = when(chance.choice(["2025", "2026"])) if chance.random() < 0.5 else None
        second = other if kind is ProposalKind.MERGE or chance.random() < 0.3 else None
        version = vault.show(memory).memory.version
        vault.propose(kind, memory, version, after, reason="so", by="a small model", since=since, other=second)

    def proposal() -> str:
        return chance.choice([one.id for one in vault.proposals(None)] + memories)

    acts = [
        suggestion,
        lambda: vault.approve(proposal()),
        lambda: vault.approve(proposal(), f"I own bicycle {chance.randrange(4)}"),
        lambda: vault.reject(proposal(), chance.choice(["", "no"])),
        lambda: vault.revise(chance.choice(memories), f"I own bicycle {chance.randrange(4)}"),
        lambda: vault.archive(chance.choice(memories)),
        lambda: vault.undo() if vault.undoable() and vault.undoable().kind != "add" else None,
    ]
    for _ in range(40):
        last = vault.last_operation()
        with contextlib.suppress(RequestError):
            chance.choice(acts)()
        texts |= {version.text for memory in memories for version in vault.show(memory).versions}
        if vault.last_operation() > last and vault.log(1)[0].kind not in ("undo", "redo"):
            made = whole(vault)
            vault.undo()
            vault.redo()
            assert whole(vault) == made
    assert {version.text for memory in memories for version in vault.show(memory).versions} == texts
    assert kinds(vault) == set()
    vault.close()


def test_an_approval_is_bound_to_the_version_that_was_seen(vault: Vault) -> None:
    memory = waiting(vault, "I drink tea")
    vault.approve(vault.propose(ProposalKind.REFINE, memory, 1, "I drink green tea", reason="so", by="x").proposals[0])
    other = waiting(vault, "I drink coffee")
    with pytest.raises(StaleProposal):
        vault.approve(other, expected_version=2)
    assert vault.show(other).memory.status is Status.PENDING
    assert vault.approve(other, expected_version=1).outcome is Outcome.DONE
    proposal = vault.propose(ProposalKind.REFINE, memory, 2, "I drink black tea", reason="so", by="x").proposals[0]
    with pytest.raises(StaleProposal):
        vault.approve(proposal, expected_version=1)
    assert [one.state for one in vault.proposals() if one.id == proposal] == [ProposalState.OPEN]
    vault.approve(proposal, expected_version=2)
    assert vault.show(memory).memory.text == "I drink black tea"


def test_those_that_were_ticked_are_approved_in_one_step_and_undone_in_one(vault: Vault) -> None:
    first, second, third = (waiting(vault, f"Owns boat {number}") for number in range(3))
    tea = remembered(vault, "I like tea")
    (ending,) = vault.propose(ProposalKind.END, tea, 1, None, reason="It ended.", by="an agent").proposals
    receipt = vault.approve_many([(first, 1), (second, 1), (ending, 1)])
    assert receipt.reason == "Approved: 3."
    assert [vault.show(one).memory.status for one in (first, second, third, tea)] == [
        Status.CURRENT, Status.CURRENT, Status.PENDING, Status.PAST,
    ]  # fmt: skip
    vault.undo(receipt.operation)
    assert [vault.show(one).memory.status for one in (first, second, third)] == [Status.PENDING] * 3
    assert vault.proposals()[0].id == ending


def test_of_the_ticked_ones_what_changed_meanwhile_is_left_alone_and_said(vault: Vault) -> None:
    first, second = waiting(vault, "Owns a boat"), waiting(vault, "Owns a barn")
    vault.revise(first, "Owns a big boat")
    for decide in (vault.approve_many, vault.reject_many):
        receipt = decide([(first, 1), (second, 1)])
        assert receipt.reason.endswith("1. Left alone: 1, which changed meanwhile.")
        assert vault.show(first).memory.status is Status.PENDING
        vault.undo(receipt.operation)
    with pytest.raises(NothingChanged):
        vault.approve_many([(first, 1)])
    assert vault.show(first).memory.status is Status.PENDING


def test_rejecting_binds_to_what_was_seen_too(vault: Vault) -> None:
    memory = waiting(vault, "Owns a boat")
    vault.revise(memory, "Owns a big boat")
    with pytest.raises(StaleProposal):
        vault.reject(memory, expected_version=1)
    assert vault.show(memory).memory.status is Status.PENDING
    vault.reject_many([(memory, 2)], "wrong")
    assert vault.show(memory).memory.status is Status.RETIRED


@pytest.mark.parametrize("change", ["one more", "as many, but another"])
def test_all_of_a_source_binds_to_what_was_shown_of_it(vault: Vault, change: str) -> None:
    memory, other = waiting(vault, "Owns a boat", "bot"), waiting(vault, "Owns a barn", "bot")
    seen = vault.source_waiting("bot")
    assert seen.count == 2
    if change == "as many, but another":
        vault.reject(other)
    waiting(vault, "Owes everybody money", "bot")
    for decide in (vault.approve_source, vault.reject_source):
        with pytest.raises(StaleProposal):
            decide("bot", seen=seen.seen)
    assert vault.show(memory).memory.status is Status.PENDING
    vault.approve_source("bot", seen=vault.source_waiting("bot").seen)
    assert vault.show(memory).memory.status is Status.CURRENT
