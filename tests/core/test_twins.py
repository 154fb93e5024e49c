"""The same two texts on several memories are one card: a person reads them once, and rules on all of them."""

from __future__ import annotations

import pytest

from core.contradictions import Decision, QueueRequest, Verdict
from core.domain import Status
from core.vault import Vault
from tests.core.vaults import remembered

PORTO, LISBON = "I live in Porto.", "I live in Lisbon."


@pytest.fixture
def twins(vault: Vault) -> tuple[str, str, str]:
    """One home that stands against two memories of the other, in the same words: kept, archived, said again, back."""
    first = remembered(vault, PORTO)
    gone = vault.archive(first).operation
    second = remembered(vault, PORTO)
    vault.undo(gone)
    other = remembered(vault, LISBON)
    assert len({first, second, other}) == 3
    return first, second, other


def statuses(vault: Vault, *memories: str) -> list[Status]:
    return [vault.show(one).memory.status for one in memories]


def test_they_are_one_card_and_all_of_them_are_disputed(vault: Vault, twins: tuple[str, str, str]) -> None:
    page = vault.contradictions(QueueRequest())
    assert (page.total, len(page.contradictions)) == (1, 1)
    assert sum(group.count for group in page.groups) == 1
    assert vault.stats().contradictions == 1
    assert statuses(vault, *twins) == [Status.DISPUTED] * 3


def test_whoever_looks_at_one_memory_is_shown_its_own(vault: Vault, twins: tuple[str, str, str]) -> None:
    for memory in twins[:2]:
        (one,) = vault.contradictions(QueueRequest(memory=memory)).contradictions
        assert memory in (one.a.memory, one.b.memory)


@pytest.mark.parametrize("verdict", [Verdict.A, Verdict.B, Verdict.DIFFERENT])
def test_a_verdict_holds_for_every_pair_of_the_two_texts_and_is_one_operation(
    vault: Vault, twins: tuple[str, str, str], verdict: Verdict
) -> None:
    before = statuses(vault, *twins)
    (card,) = vault.contradictions(QueueRequest()).contradictions
    preview = vault.preview_decision(card.id, Decision(verdict))
    receipt = vault.decide(card.id, Decision(verdict))
    assert " ".join((*preview.effects, *preview.hanging)) == receipt.reason
    assert vault.contradictions(QueueRequest()).total == 0
    assert Status.DISPUTED not in statuses(vault, *twins)
    right = {Verdict.A: twins[:2], Verdict.B: twins[2:], Verdict.DIFFERENT: twins}[verdict]
    assert [one for one, state in zip(twins, statuses(vault, *twins), strict=True) if state is Status.CURRENT] == list(
        right
    )
    vault.undo(receipt.operation)
    assert statuses(vault, *twins) == before
    assert vault.contradictions(QueueRequest()).total == 1


def test_the_preview_says_that_it_holds_for_another_pair(vault: Vault, twins: tuple[str, str, str]) -> None:
    (card,) = vault.contradictions(QueueRequest()).contradictions
    said = vault.preview_decision(card.id, Decision(Verdict.DIFFERENT)).effects
    assert "The same two texts stand in one more pair: it holds there, too." in said


def test_a_decided_pair_of_texts_never_returns_whatever_comes_back(vault: Vault, twins: tuple[str, str, str]) -> None:
    (card,) = vault.contradictions(QueueRequest()).contradictions
    vault.decide(card.id, Decision(Verdict.DIFFERENT))
    vault.archive(twins[1])
    vault.undo()
    while not vault.sweep().done:
        pass
    vault.detect_missing()
    assert vault.contradictions(QueueRequest()).total == 0
