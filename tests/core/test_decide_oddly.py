"""Verdicts in odd moments: dates to come, archived sides, memories with a past, put off twice and taken back."""

from __future__ import annotations

import pytest

from core.answers import ListRequest
from core.contradictions import Contradiction, ContradictionState, Decision, QueueRequest, Verdict
from core.domain import Status
from core.errors import InvalidRequest
from core.vault import Vault
from tests.core.vaults import remembered, shown, true, when


@pytest.fixture
def pair(vault: Vault) -> Contradiction:
    """Two homes at once."""
    remembered(vault, "I live in Berlin.", said_at=when("2024-05"))
    remembered(vault, "I live in Hamburg.", said_at=when("2025-02"))
    (found,) = vault.contradictions(QueueRequest()).contradictions
    return found


def statuses(vault: Vault) -> dict[str, Status]:
    return {one.text: one.status for one in shown(vault)}


@pytest.mark.parametrize("verdict", [Verdict.A, Verdict.B, Verdict.UNKNOWN])
def test_no_verdict_lets_two_sides_count_side_by_side_until_a_date_to_come(
    vault: Vault, pair: Contradiction, verdict: Verdict
) -> None:
    decision = Decision(verdict, on=when("2031"))
    for act in (vault.preview_decision, vault.decide):
        with pytest.raises(InvalidRequest, match="until 2031"):
            act(pair.id, decision)
    assert set(statuses(vault).values()) == {Status.DISPUTED}


def test_a_winner_that_begins_at_a_date_to_come_leaves_the_other_true_until_then(vault: Vault) -> None:
    remembered(vault, "I live in Berlin.", said_at=when("2024-05"))
    remembered(vault, "I live in Hamburg.", said_at=when("2025-02"), window=true("2031"))
    (found,) = vault.contradictions(QueueRequest()).contradictions
    vault.decide(found.id, Decision(Verdict.B))
    assert statuses(vault) == {"I live in Berlin.": Status.CURRENT, "I live in Hamburg.": Status.UPCOMING}


@pytest.mark.parametrize(("verdict", "hidden"), [(Verdict.A, "a"), (Verdict.B, "b")])
def test_the_side_that_is_right_comes_back_from_the_archive(
    vault: Vault, pair: Contradiction, verdict: Verdict, hidden: str
) -> None:
    winner = getattr(pair, hidden)
    vault.archive(winner.memory)
    decision = Decision(verdict)
    assert any("back from the archive" in effect for effect in vault.preview_decision(pair.id, decision).effects)
    assert vault.decide(pair.id, decision).status is Status.CURRENT
    assert [one.text for one in vault.list(ListRequest(status=Status.CURRENT)).memories] == [winner.text]


@pytest.mark.parametrize("hidden", ["a", "b"])
def test_of_the_same_statement_twice_the_one_in_sight_is_kept(vault: Vault, pair: Contradiction, hidden: str) -> None:
    vault.archive(getattr(pair, hidden).memory)
    vault.decide(pair.id, Decision(Verdict.DUPLICATE))
    assert sorted(statuses(vault).values()) == [Status.ARCHIVED, Status.CURRENT]
    assert vault.show(getattr(pair, hidden).memory).memory.status is Status.ARCHIVED
    vault.undo()
    assert vault.show(getattr(pair, hidden).memory).memory.status is Status.ARCHIVED


def test_a_sequence_does_not_reach_into_what_the_same_memory_said_before(vault: Vault) -> None:
    first = remembered(vault, "My flat is red", window=true("2005"))
    then = remembered(vault, "My flat is blue", window=true("2010"))
    vault.revise(then, "My flat is green", when("2020"))
    (made,) = vault.flag((first, 1), (then, 2), generator="person", reason="One flat.").contradictions
    with pytest.raises(InvalidRequest, match="something else"):
        vault.decide(made, Decision(Verdict.SEQUENCE, on=when("2015")))
    vault.decide(made, Decision(Verdict.SEQUENCE, on=when("2021")))
    spans = [(one.text, str(one.window.start), str(one.window.end)) for one in vault.show(then).versions]
    assert spans == [("My flat is blue", "2010", "2020"), ("My flat is green", "2021", "None")]


@pytest.mark.parametrize("text", ["i live in berlin", "I live in Hamburg!", "  I LIVE in Hamburg  "])
def test_neither_is_no_way_to_say_what_one_of_the_two_says(vault: Vault, pair: Contradiction, text: str) -> None:
    with pytest.raises(InvalidRequest, match="says already"):
        vault.decide(pair.id, Decision(Verdict.NEITHER, text=text))


def test_what_was_put_off_twice_is_taken_back_step_by_step_and_given_again(vault: Vault, pair: Contradiction) -> None:
    before = vault.last_operation()
    for verdict in (Verdict.LATER, Verdict.LATER, Verdict.A):
        vault.decide(pair.id, Decision(verdict))
    for _ in range(3):
        vault.undo()
    undone = [one.number for one in vault.log(20) if one.undone]
    assert sorted(undone) == [before + 1, before + 2, before + 3]
    assert vault.contradiction(pair.id).state is ContradictionState.OPEN
    for _ in range(3):
        vault.redo()
    assert vault.contradiction(pair.id).state is ContradictionState.DECIDED
    assert vault.verify() == ()
