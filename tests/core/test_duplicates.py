"""Two memories that say nearly the same wait for one key: one of both with all sources, or two that stay apart."""

from __future__ import annotations

import pytest

from core.answers import ListRequest
from core.contradictions import Duplicate, Sameness
from core.domain import ProposalKind, ProposalState, Status
from core.errors import InvalidRequest, NotFound, StaleProposal
from core.vault import Vault
from tests.core.vaults import remembered, shown, true, waiting


def twice(vault: Vault) -> tuple[str, str, Duplicate]:
    """Two memories that differ in small words, tied together as they are written, and the pair that waits."""
    first = remembered(vault, "I have two cats", source="diary", tags=("home",))
    second = remembered(vault, "I have, two cats", source="letters", tags=("pets",))
    (pair,) = vault.duplicates().duplicates
    return first, second, pair


def statuses(vault: Vault) -> dict[str, Status]:
    return {memory.text: memory.status for memory in shown(vault)}


def test_nearly_the_same_words_are_a_pair_with_the_earlier_one_in_front(vault: Vault) -> None:
    first, second, pair = twice(vault)
    assert (pair.a.memory, pair.b.memory) == (first, second)
    assert vault.duplicates().total == 1
    assert vault.duplicate(pair.id) == pair
    assert pair.reason


@pytest.mark.parametrize(
    ("ruling", "kept", "gone"),
    [
        (Sameness.KEEP_A, "I have two cats", "I have, two cats"),
        (Sameness.KEEP_B, "I have, two cats", "I have two cats"),
    ],
)
def test_the_same_twice_becomes_one_with_both_sources_and_tags_as_was_said_before(
    vault: Vault, ruling: Sameness, kept: str, gone: str
) -> None:
    _, _, pair = twice(vault)
    told = vault.preview_sameness(pair.id, ruling)
    receipt = vault.decide_sameness(pair.id, ruling)
    assert receipt.reason == " ".join(told.effects)
    assert told.effects[0].startswith(f"“{kept}” stays")
    assert told.effects[1].startswith(f"“{gone}” goes to the archive")
    assert statuses(vault) == {kept: Status.CURRENT, gone: Status.ARCHIVED}
    detail = vault.show(str(receipt.memory))
    assert set(detail.memory.tags) == {"home", "pets"}
    assert {one.source for one in detail.evidence} == {"diary", "letters"}
    assert vault.duplicates().total == 0
    vault.undo()
    assert statuses(vault) == {kept: Status.CURRENT, gone: Status.CURRENT}
    assert vault.duplicates().duplicates == (pair,)


def test_two_that_are_not_the_same_stay_and_are_not_asked_about_again(vault: Vault) -> None:
    _, _, pair = twice(vault)
    before = statuses(vault)
    vault.decide_sameness(pair.id, Sameness.DIFFERENT)
    assert statuses(vault) == before
    assert vault.duplicates().total == 0
    vault.sweep()
    assert vault.duplicates().total == 0
    assert vault.proposals(ProposalState.OPEN) == ()


def test_taken_back_it_waits_again(vault: Vault) -> None:
    _, _, pair = twice(vault)
    vault.decide_sameness(pair.id, Sameness.DIFFERENT)
    vault.undo()
    assert vault.duplicates().duplicates == (pair,)
    vault.redo()
    assert vault.duplicates().total == 0


def test_a_proposal_to_merge_and_the_link_between_the_two_are_one_pair(vault: Vault) -> None:
    first, second, pair = twice(vault)
    made = vault.propose(ProposalKind.MERGE, first, 1, None, reason="Both say so.", by="sweep", other=second)
    (now,) = vault.duplicates().duplicates
    assert now.id == now.proposal == made.proposals[0]
    counts = vault.review_counts()
    assert (counts.duplicates, counts.to_approve) == (1, 0)
    vault.decide_sameness(now.id, Sameness.KEEP_A)
    (decided,) = vault.proposals(ProposalState.APPROVED)
    assert decided.id == now.id
    with pytest.raises(NotFound):
        vault.decide_sameness(pair.id, Sameness.KEEP_A)


def test_a_ruling_binds_to_what_was_shown(vault: Vault) -> None:
    first, second, pair = twice(vault)
    seen = ((pair.a.memory, pair.a.version), (pair.b.memory, pair.b.version))
    assert seen == ((first, 1), (second, 1))
    with pytest.raises(StaleProposal):
        vault.decide_sameness(pair.id, Sameness.KEEP_A, seen=((first, 2), (second, 1)))
    assert vault.duplicates().total == 1
    vault.revise(second, "I have three dogs")
    with pytest.raises(NotFound):
        vault.decide_sameness(pair.id, Sameness.KEEP_A, seen=seen)
    assert vault.duplicates().total == 0


def test_what_holds_is_not_put_away_with_what_is_over(vault: Vault) -> None:
    remembered(vault, "I have two cats", window=true("2019", "2023"))
    remembered(vault, "I have, two cats", window=true("2020"))
    (pair,) = vault.duplicates().duplicates
    with pytest.raises(InvalidRequest):
        vault.preview_sameness(pair.id, Sameness.KEEP_A)
    with pytest.raises(InvalidRequest):
        vault.decide_sameness(pair.id, Sameness.KEEP_A)
    vault.decide_sameness(pair.id, Sameness.KEEP_B)
    assert vault.list(ListRequest()).total == 1


def test_the_same_at_other_times_is_no_pair(vault: Vault) -> None:
    remembered(vault, "I have two cats", window=true("2001", "2003"))
    remembered(vault, "I have, two cats", window=true("2020"))
    assert vault.duplicates().total == 0


def test_what_is_archived_or_was_never_right_is_no_pair_until_it_is_back(vault: Vault) -> None:
    first, _, _ = twice(vault)
    vault.archive(first)
    assert vault.duplicates().total == 0
    vault.undo()
    vault.retire(first)
    assert vault.duplicates().total == 0
    vault.undo()
    assert vault.duplicates().total == 1


def test_a_waiting_one_waits_no_longer_once_it_was_ruled_on(vault: Vault) -> None:
    remembered(vault, "I have two cats")
    waiting(vault, "I have, two cats")
    (pair,) = vault.duplicates().duplicates
    vault.decide_sameness(pair.id, Sameness.KEEP_A)
    assert statuses(vault) == {"I have two cats": Status.CURRENT, "I have, two cats": Status.ARCHIVED}


def test_pages_are_counted_whole(vault: Vault) -> None:
    for number in range(3):
        remembered(vault, f"I have {number + 2} cats")
        remembered(vault, f"I have, {number + 2} cats")
    page = vault.duplicates(limit=2, offset=1)
    assert (len(page.duplicates), page.total) == (2, 3)
    with pytest.raises(InvalidRequest):
        vault.duplicates(limit=0)
