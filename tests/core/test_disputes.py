"""A dispute stays with the claim: through better words, out of a past that it does not concern, and back by undo."""

from __future__ import annotations

from core.domain import Showing, Status
from core.vault import Vault
from core.window import parse_moment
from tests.core.vaults import say


def _flagged(vault: Vault) -> tuple[str, str]:
    key = say(vault, "My key is with Ana").memory
    other = say(vault, "My key is with Rui").memory
    assert key
    assert other
    vault.revise(key, "My key is with Mia", parse_moment("2025-03"))
    vault.flag((key, 2), (other, 1), generator="slot", reason="Two keepers, no end date.")
    return key, other


def test_better_words_for_a_disputed_claim_do_not_settle_the_dispute(vault: Vault) -> None:
    key, other = _flagged(vault)
    vault.revise(key, "My key is with Mia, next door")
    assert vault.show(key).memory.status is Status.DISPUTED
    assert [dispute.other_text for dispute in vault.show(other).disputes] == ["My key is with Mia, next door"]
    vault.undo()
    assert vault.show(key).memory.status is Status.DISPUTED
    assert [dispute.other_text for dispute in vault.show(other).disputes] == ["My key is with Mia"]
    assert vault.verify() == ()


def test_an_earlier_wording_is_not_disputed_by_what_disagrees_with_a_later_one(vault: Vault) -> None:
    key, _ = _flagged(vault)
    then = vault.show(key, Showing(true_on=parse_moment("2024").last))
    assert (then.memory.text, then.memory.status, then.disputes) == ("My key is with Ana", Status.CURRENT, ())


def test_a_change_in_the_world_leaves_the_dispute_with_what_was(vault: Vault) -> None:
    key, other = _flagged(vault)
    vault.revise(key, "My key is with Ivo", parse_moment("2025-06"))
    assert vault.show(key).memory.status is Status.CURRENT
    assert vault.show(other).memory.status is Status.CURRENT
    assert vault.show(key, Showing(true_on=parse_moment("2025-04").last)).memory.status is Status.DISPUTED
