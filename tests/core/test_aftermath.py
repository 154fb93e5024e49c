"""What a verdict settles along with its pair, and what is asked about since it rested on the side that lost."""

from __future__ import annotations

import pytest

from core.contradictions import Decision, Verdict
from core.domain import EdgeKind, ProposalKind, Status
from core.errors import InvalidRequest
from core.vault import Vault
from tests.core.test_decide import A, B, edges, homes, linked, queue, ruled, told
from tests.core.vaults import remembered, say, true, when


def test_what_the_loser_was_disputed_with_is_settled_along_and_taken_back_along(vault: Vault) -> None:
    remembered(vault, "I live in Berlin.")
    remembered(vault, "I live in Hamburg.")
    remembered(vault, "I live in Graz.")
    found = {frozenset((one.a.text, one.b.text)): one for one in queue(vault)}
    assert len(found) == 3
    pair = found[frozenset(("I live in Berlin.", "I live in Hamburg."))]
    along = found[frozenset(("I live in Berlin.", "I live in Graz."))]
    loser_is_a = pair.a.text == "I live in Berlin."
    verdict = B if loser_is_a else A
    assert "That “I live in Berlin.” disagrees with “I live in Graz.” is settled with it." in told(vault, pair, verdict)
    ruled(vault, pair, verdict)
    (left,) = queue(vault)
    assert {left.a.text, left.b.text} == {"I live in Hamburg.", "I live in Graz."}
    settled = vault.contradiction(along.id)
    assert settled.ruling
    assert settled.ruling.note == "settled with another ruling"
    vault.undo()
    assert {one.id for one in queue(vault)} == {one.id for one in found.values()}


def test_what_was_settled_along_was_not_ruled_on_and_may_be_asked_again(vault: Vault) -> None:
    remembered(vault, "I live in Berlin.")
    remembered(vault, "I live in Hamburg.")
    remembered(vault, "I live in Graz.")
    pair = next(one for one in queue(vault) if "Graz" not in one.a.text + one.b.text)
    ruled(vault, pair, B)
    again = say(vault, "I live in Berlin.")
    assert again.memory
    assert {one.a.text for one in queue(vault)} | {one.b.text for one in queue(vault)} >= {
        "I live in Berlin.",
        "I live in Graz.",
    }


def test_what_rested_on_the_loser_is_asked_about_and_not_changed(vault: Vault) -> None:
    found = homes(vault)
    leaning = remembered(vault, "My home is in Berlin, near the zoo.")
    assert (EdgeKind.SUPPORTS, leaning, found.a.memory) in edges(vault, leaning)
    pair = vault.contradiction(found.id)
    preview = vault.preview_decision(pair.id, Decision(B))
    assert preview.hanging == (
        "“My home is in Berlin, near the zoo.” rested on “I live in Berlin.”; whether it is still true waits for "
        "your review.",
    )
    before = vault.show(leaning).memory
    receipt = ruled(vault, pair, B)
    assert vault.show(leaning).memory.window == before.window
    (asked,) = vault.proposals()
    assert receipt.proposals == (asked.id,)
    assert (asked.kind, asked.memory) == (ProposalKind.END, leaning)
    assert asked.reason == "Rested on “I live in Berlin.”, which you ruled out."
    assert preview.hanging[0] in receipt.reason
    vault.undo()
    assert vault.proposals() == ()


def test_only_the_version_that_lost_steps_aside_where_its_memory_says_other_things_at_other_times(vault: Vault) -> None:
    key = remembered(vault, "My key is with Ana")
    vault.revise(key, "My key is with Mia", when("2025-03"))
    other = remembered(vault, "My key is with Rui", window=true("2024-06"))
    found = linked(vault, (key, 2), (other, 1))
    assert "what its memory said at other times stays" in told(vault, found, A)[1]
    ruled(vault, found, A)
    assert (vault.show(key).memory.text, vault.show(key).memory.status) == ("My key is with Ana", Status.PAST)
    assert vault.show(other).memory.status is Status.CURRENT


def test_a_memory_that_says_more_than_the_pair_is_kept_and_never_taken_into_another_one(vault: Vault) -> None:
    key = remembered(vault, "My key is with Ana")
    vault.revise(key, "My key is with Mia", when("2025-03"))
    other = remembered(vault, "Mia has my key")
    found = linked(vault, (other, 1), (key, 2))
    ruled(vault, found, Verdict.DUPLICATE)
    assert (vault.show(key).memory.status, vault.show(other).memory.status) == (Status.CURRENT, Status.ARCHIVED)
    vault.undo()
    vault.revise(other, "Rui has my key", when("2025-06"))
    with pytest.raises(InvalidRequest, match="other things at other times"):
        ruled(vault, vault.contradiction(found.id), Verdict.DUPLICATE)
