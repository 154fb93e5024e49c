"""What a rule closed on somebody's word holds again when that word was never right."""

from __future__ import annotations

import pytest

from core.domain import Receipt, Status
from core.vault import Vault
from core.window import Window
from tests.core.vaults import remembered, say, shown, true, when


@pytest.fixture
def moved(vault: Vault) -> tuple[str, str]:
    """An old home, closed by the statement of a move, and that statement."""
    old = remembered(vault, "I live in Ghent.", window=true("2019"))
    new = remembered(vault, "I moved to Bruges in May 2025.")
    assert vault.show(old).memory.status is Status.PAST
    return old, new


def window(vault: Vault, memory: str) -> Window:
    return vault.show(memory).memory.window


def taken_back(vault: Vault, new: str, how: str) -> Receipt:
    return vault.retire(new) if how == "retire" else say(vault, "That was wrong.")


@pytest.mark.parametrize("how", ["retire", "say"])
def test_what_a_move_had_ended_holds_again_when_the_move_was_never_right(
    vault: Vault, moved: tuple[str, str], how: str
) -> None:
    old, new = moved
    receipt = taken_back(vault, new, how)
    assert "“I live in Ghent.”" in receipt.reason
    assert vault.show(new).memory.status is Status.RETIRED
    assert window(vault, old) == true("2019")
    assert vault.show(old).memory.status is Status.CURRENT
    before = [(one.text, one.status) for one in shown(vault, "2025-10")]
    assert ("I live in Ghent.", Status.CURRENT) in before
    vault.undo()
    assert window(vault, old) == true("2019", "2025-05")
    vault.redo()
    assert window(vault, old) == true("2019")
    assert vault.verify() == ()


def test_an_end_that_the_person_corrected_since_stays(vault: Vault, moved: tuple[str, str]) -> None:
    old, new = moved
    vault.end(old, when("2024-12"))
    assert vault.retire(new).reason == "Marked as never right."
    assert window(vault, old) == true("2019", "2024-12")


def test_a_change_of_its_own_words_opens_nothing(vault: Vault) -> None:
    memory = remembered(vault, "I rent a flat")
    vault.revise(memory, "I own a house", when("2024"))
    vault.retire(memory)
    ends = [str(one.window.end) for one in vault.show(memory).versions]
    assert ends == ["2024", "None"]
