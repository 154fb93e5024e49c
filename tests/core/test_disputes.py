"""A dispute stays with the claim: through better words, out of a past that it does not concern, and back by undo."""

from __future__ import annotations

from core.domain import Showing, Status
from core.vault import Vault
from core.window import parse_moment
from tests.core.vaults import say


def _flagged(vault: Vault) -> tuple[str, str]:
    home = say(vault, "I live in Porto").memory
    other = say(vault, "I live in Madrid").memory
    assert home
    assert other
    vault.revise(home, "I live in Lisbon", parse_moment("2025-03"))
    vault.flag((home, 2), (other, 1), generator="slot", reason="Two homes, no end date.")
    return home, other


def test_better_words_for_a_disputed_claim_do_not_settle_the_dispute(vault: Vault) -> None:
    home, other = _flagged(vault)
    vault.revise(home, "I live in Lisbon, in Graça")
    assert vault.show(home).memory.status is Status.DISPUTED
    assert [dispute.other_text for dispute in vault.show(other).disputes] == ["I live in Lisbon, in Graça"]
    vault.undo()
    assert vault.show(home).memory.status is Status.DISPUTED
    assert [dispute.other_text for dispute in vault.show(other).disputes] == ["I live in Lisbon"]
    assert vault.verify() == ()


def test_an_earlier_wording_is_not_disputed_by_what_disagrees_with_a_later_one(vault: Vault) -> None:
    home, _ = _flagged(vault)
    then = vault.show(home, Showing(true_on=parse_moment("2024").last))
    assert (then.memory.text, then.memory.status, then.disputes) == ("I live in Porto", Status.CURRENT, ())


def test_a_change_in_the_world_leaves_the_dispute_with_what_was(vault: Vault) -> None:
    home, other = _flagged(vault)
    vault.revise(home, "I live in Faro", parse_moment("2025-06"))
    assert vault.show(home).memory.status is Status.CURRENT
    assert vault.show(other).memory.status is Status.CURRENT
    assert vault.show(home, Showing(true_on=parse_moment("2025-04").last)).memory.status is Status.DISPUTED
