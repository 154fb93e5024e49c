"""What an undo, a redo or a change of dates brings back is compared at once with what was written meanwhile."""

from __future__ import annotations

import pytest

from core.contradictions import QueueRequest
from core.domain import Status
from core.vault import Vault
from tests.core.vaults import remembered, say, true


def disputes(vault: Vault) -> set[frozenset[str]]:
    page = vault.contradictions(QueueRequest())
    return {frozenset({one.a.text, one.b.text}) for one in page.contradictions}


def retired_meanwhile(vault: Vault) -> tuple[str, int | None]:
    """A home that was retired before another one was told; its memory and the operation that retired it."""
    old = remembered(vault, "I live in Porto.")
    gone = vault.retire(old).operation
    say(vault, "I live in Lisbon.")
    assert disputes(vault) == set()
    return old, gone


def test_an_undo_flags_at_once_what_came_back_and_says_so(vault: Vault) -> None:
    old, gone = retired_meanwhile(vault)
    receipt = vault.undo(gone)
    assert disputes(vault) == {frozenset({"I live in Porto.", "I live in Lisbon."})}
    assert len(receipt.contradictions) == 1
    assert receipt.status is Status.DISPUTED
    assert "“I live in Porto.”" in receipt.reason
    assert receipt.memory == old


def test_a_redo_flags_at_once_what_came_back(vault: Vault) -> None:
    say(vault, "I live in Porto.")
    vault.undo()
    say(vault, "I live in Lisbon.", keep=True)
    assert disputes(vault) == set()
    first = next(one.number for one in vault.log() if one.kind == "undo")
    vault.undo(first)  # the undo of an undo is a redo
    assert disputes(vault) == {frozenset({"I live in Porto.", "I live in Lisbon."})}


def test_what_came_back_is_flagged_once_however_often_it_goes_and_comes(vault: Vault) -> None:
    _, gone = retired_meanwhile(vault)
    vault.undo(gone)
    again = vault.redo().operation
    vault.undo(again)
    page = vault.contradictions(QueueRequest())
    assert page.total == 1


def test_an_undo_after_that_passes_the_flag_by_and_takes_back_what_a_person_did(vault: Vault) -> None:
    old, gone = retired_meanwhile(vault)
    vault.undo(gone)
    assert vault.redo().reason.startswith("Done again: ")
    assert vault.show(old).memory.status is Status.RETIRED


@pytest.mark.parametrize("change", ["undo", "redate"])
def test_rules_look_again_at_once_at_what_came_back_or_has_other_dates(vault: Vault, change: str) -> None:
    """A denial has no slot: only a second look by the rules finds it."""
    old = remembered(vault, "I keep the ladder in the shed.", keep=True)
    gone = vault.retire(old).operation if change == "undo" else vault.redate(old, 1, true(None, "2020")).operation
    vault.detected(say(vault, "I don't keep the ladder in the shed.", keep=True))
    vault.detect_missing()
    assert disputes(vault) == set()
    if change == "undo":
        vault.undo(gone)
    else:
        vault.redate(old, 1, true(None, None))
    vault.detect_missing()
    assert disputes(vault) == {frozenset({"I keep the ladder in the shed.", "I don't keep the ladder in the shed."})}


def test_what_brings_nothing_back_leaves_no_trace_in_the_log(vault: Vault) -> None:
    say(vault, "I live in Porto.")
    before = len(vault.log())
    vault.undo()
    assert len(vault.log()) == before + 1


def test_of_many_that_come_back_some_are_compared_at_once_the_others_by_the_next_sweep_and_that_is_told(
    vault: Vault,
) -> None:
    names = [f"{first}{last}" for first in ("Ana", "Bo", "Cy", "Di", "Ed") for last in ("ra", "na", "ta", "va", "la")]
    old = [remembered(vault, f"My friend {name} lives in Porto.") for name in names]
    report = vault.retire_many(old)
    for name in names:
        say(vault, f"My friend {name} lives in Lisbon.")
    assert disputes(vault) == set()
    receipt = vault.undo(report.operation)
    assert len(disputes(vault)) == 20
    assert "5 more statements came back; the next look through the vault compares them." in receipt.reason
    assert vault.sweep_is_due()
    assert vault.sweep().done
    wanted = {frozenset({f"My friend {name} lives in {city}." for city in ("Porto", "Lisbon")}) for name in names}
    assert disputes(vault) == wanted
