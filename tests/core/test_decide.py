"""The nine verdicts: what each does, says before it does it, and takes back."""

from __future__ import annotations

import pytest

from core.answers import ListRequest, Query
from core.contradictions import (
    Contradiction,
    ContradictionState,
    Decision,
    QueueRequest,
    Verdict,
)
from core.domain import Channel, EdgeKind, Outcome, Receipt, Status
from core.errors import InvalidRequest, InvalidText, NotFound, UndoConflict
from core.store.rulings import is_no_longer_known, no_longer_known_since
from core.vault import Vault
from core.window import Window
from tests.core.vaults import Clock, day, remembered, say, true, waiting, when

A, B = Verdict.A, Verdict.B


def queue(vault: Vault, state: ContradictionState | None = ContradictionState.OPEN) -> tuple[Contradiction, ...]:
    return vault.contradictions(QueueRequest(state=state)).contradictions


def homes(vault: Vault, first: Window | None = None, second: Window | None = None) -> Contradiction:
    """Berlin, told in May 2024, against Hamburg, told in February 2025."""
    remembered(vault, "I live in Berlin.", said_at=when("2024-05"), window=first or Window())
    remembered(vault, "I live in Hamburg.", said_at=when("2025-02"), window=second or Window())
    (found,) = queue(vault)
    return found


def linked(vault: Vault, first: tuple[str, int], second: tuple[str, int]) -> Contradiction:
    """A pair that a person says cannot both be."""
    (made,) = vault.flag(first, second, generator="person", reason="Both cannot be.").contradictions
    return vault.contradiction(made)


def ruled(vault: Vault, found: Contradiction, verdict: Verdict, **more: object) -> Receipt:
    return vault.decide(found.id, Decision(verdict, **more))  # type: ignore[arg-type]


def told(vault: Vault, found: Contradiction, verdict: Verdict, **more: object) -> tuple[str, ...]:
    return vault.preview_decision(found.id, Decision(verdict, **more)).effects  # type: ignore[arg-type]


def state(vault: Vault) -> dict[str, tuple[str, str | None, str | None]]:
    """Each memory's text with its status and window, whatever its status."""
    return {
        one.text: (
            one.status.value,
            str(one.window.start) if one.window.start else None,
            str(one.window.end) if one.window.end else None,
        )
        for one in vault.list(ListRequest(every=True)).memories
    }


def edges(vault: Vault, memory: str) -> set[tuple[EdgeKind, str, str]]:
    return {(edge.kind, edge.from_memory, edge.to_memory) for edge in vault.show(memory).edges}


def test_the_side_that_is_right_stays_and_the_other_ends_when_it_began(vault: Vault) -> None:
    found = homes(vault, second=true("2025-01"))
    assert told(vault, found, B) == (
        "“I live in Hamburg.” is right and stays as it is.",
        "“I live in Berlin.” is true until Jan 2025.",
    )
    receipt = ruled(vault, found, B, note="I moved")
    assert (receipt.outcome, receipt.memory, receipt.status) == (Outcome.DONE, found.b.memory, Status.CURRENT)
    assert receipt.contradictions == (found.id,)
    assert state(vault) == {
        "I live in Berlin.": ("past", None, "2025-01"),
        "I live in Hamburg.": ("current", "2025-01", None),
    }
    ruling = vault.contradiction(found.id).ruling
    assert ruling
    assert (ruling.verdict, ruling.on, ruling.note, ruling.by) == (B, when("2025-01"), "I moved", "owner")
    assert (EdgeKind.SUPERSEDES, found.b.memory, found.a.memory) in edges(vault, found.a.memory)
    assert (EdgeKind.CONTRADICTS, found.b.memory, found.a.memory) in edges(vault, found.a.memory)


def test_without_any_date_the_other_side_ends_now(vault: Vault, clock: Clock) -> None:
    found = homes(vault)
    receipt = ruled(vault, found, A)
    (end,) = [one.window.end for one in vault.list(ListRequest(every=True)).memories if one.window.end]
    assert receipt.operation
    assert end.at == vault.log(limit=1)[0].at
    assert state(vault)["I live in Hamburg."][0] == "past"
    assert state(vault)["I live in Berlin."] == ("current", None, None)


def test_a_date_that_is_given_goes_before_the_winners_own(vault: Vault) -> None:
    found = homes(vault, second=true("2025-01"))
    ruled(vault, found, B, on=when("2024-11"))
    assert state(vault)["I live in Berlin."] == ("past", None, "2024-11")


def test_a_side_that_would_end_before_it_began_was_never_right_and_that_is_said(vault: Vault) -> None:
    found = homes(vault, true("2019"), true("2024-06"))
    assert told(vault, found, A) == (
        "“I live in Berlin.” is right and stays as it is.",
        "“I live in Hamburg.” is marked as never right, since it begins in Jun 2024 and could have been true until "
        "2019 at most.",
    )
    ruled(vault, found, A)
    assert state(vault)["I live in Hamburg."][0] == "retired"


def test_a_ruling_approves_a_waiting_winner_and_turns_a_waiting_loser_down(vault: Vault) -> None:
    remembered(vault, "I live in Berlin.")
    waiting(vault, "Mira lives in Graz.")
    (found,) = queue(vault)
    assert told(vault, found, B)[0] == "“Mira lives in Graz.” counts from now on."
    ruled(vault, found, B)
    assert state(vault)["Mira lives in Graz."][0] == "current"
    vault.undo()
    assert state(vault)["Mira lives in Graz."][0] == "pending"
    assert told(vault, found, A)[1] == "“Mira lives in Graz.” is marked as never right."
    ruled(vault, found, A)
    assert state(vault) == {
        "I live in Berlin.": ("current", None, None),
        "Mira lives in Graz.": ("retired", None, None),
    }


def test_one_after_the_other_keeps_both(vault: Vault) -> None:
    found = homes(vault)
    assert told(vault, found, Verdict.SEQUENCE, on=when("2024-09")) == (
        "“I live in Berlin.” is true until Sep 2024.",
        "“I live in Hamburg.” is true since Sep 2024.",
    )
    ruled(vault, found, Verdict.SEQUENCE, on=when("2024-09"))
    assert state(vault) == {
        "I live in Berlin.": ("past", None, "2024-09"),
        "I live in Hamburg.": ("current", "2024-09", None),
    }


def test_a_sequence_takes_the_date_that_was_stated_and_needs_one(vault: Vault) -> None:
    found = homes(vault)
    with pytest.raises(InvalidRequest, match="needs the date"):
        ruled(vault, found, Verdict.SEQUENCE)
    vault.undo()
    vault.undo()
    found = homes(vault, second=true("2025-01"))
    ruled(vault, found, Verdict.SEQUENCE)
    assert state(vault)["I live in Berlin."] == ("past", None, "2025-01")


@pytest.mark.parametrize(
    ("first", "second", "on"),
    [
        (true("2019"), true("2024"), "2018"),
        (true("2019"), true("2024"), "2019"),
        (true("2019"), true("2020", "2023"), "2024"),
    ],
)
def test_a_change_that_lies_before_the_one_or_after_the_other_is_refused(
    vault: Vault, first: Window, second: Window, on: str
) -> None:
    one, two = remembered(vault, "My key is with Ana", window=first), remembered(vault, "Rui has my key", window=second)
    found = linked(vault, (one, 1), (two, 1))
    before = state(vault)
    with pytest.raises(InvalidRequest):
        ruled(vault, found, Verdict.SEQUENCE, on=when(on))
    assert state(vault) == before


def test_both_are_true_each_in_its_own_scope(vault: Vault) -> None:
    one = remembered(vault, "I drink coffee in the morning.")
    two = remembered(vault, "I never drink coffee.")
    found = linked(vault, (one, 1), (two, 1))
    scopes = {"scope_a": "at work", "scope_b": "at home"}
    assert told(vault, found, Verdict.BOTH, **scopes) == (
        "“I drink coffee in the morning.” is said of: at work.",
        "“I never drink coffee.” is said of: at home.",
    )
    ruled(vault, found, Verdict.BOTH, **scopes)
    assert {one.scope for one in vault.list(ListRequest()).memories} == {"at work", "at home"}
    assert {hit.memory.scope for hit in vault.search(Query("coffee")).hits if hit.memory} == {"at work", "at home"}
    assert vault.show(two).memory.scope == "at home"
    assert {status for status, _, _ in state(vault).values()} == {"current"}
    vault.revise(two, "I never drink any coffee.")
    assert vault.show(two).memory.scope == "at home"


def test_a_later_statement_of_the_same_scope_meets_the_side_of_that_scope_only(vault: Vault) -> None:
    found = homes(vault)
    ruled(vault, found, Verdict.BOTH, scope_a="weekdays", scope_b="on weekends")
    assert say(vault, "On weekdays I live in Bremen.").contradictions
    (again,) = queue(vault)
    assert {again.a.text, again.b.text} == {"I live in Berlin.", "On weekdays I live in Bremen."}


def test_if_neither_is_right_the_right_wording_takes_their_place(vault: Vault) -> None:
    found = homes(vault)
    receipt = ruled(vault, found, Verdict.NEITHER, text="I live in Kiel.")
    assert {text: row[0] for text, row in state(vault).items()} == {
        "I live in Berlin.": "retired",
        "I live in Hamburg.": "retired",
        "I live in Kiel.": "current",
    }
    assert receipt.memory
    made = vault.show(receipt.memory)
    assert (made.memory.text, made.memory.channel, made.memory.speaker) == ("I live in Kiel.", Channel.TYPED, "Mira")
    derived = {edge.to_memory for edge in made.edges if edge.kind is EdgeKind.DERIVED_FROM}
    assert derived == {found.a.memory, found.b.memory}
    assert [slot.value for slot in made.slots] == ["Kiel"]
    ruling = vault.contradiction(found.id).ruling
    assert ruling
    assert ruling.text == "I live in Kiel."


@pytest.mark.parametrize("text", [None, "  ", "I live in berlin."])
def test_neither_needs_a_wording_that_neither_has(vault: Vault, text: str | None) -> None:
    found = homes(vault)
    with pytest.raises(InvalidRequest):
        ruled(vault, found, Verdict.NEITHER, text=text)
    assert state(vault)["I live in Berlin."][0] == "disputed"


def test_a_right_wording_that_is_known_is_not_written_twice(vault: Vault) -> None:
    kiel = remembered(vault, "The ferry leaves from Kiel.")
    one, two = (
        remembered(vault, "The ferry leaves from Puttgarden."),
        remembered(vault, "The ferry leaves from Rostock."),
    )
    found = linked(vault, (one, 1), (two, 1))
    assert "is known already" in told(vault, found, Verdict.NEITHER, text="The ferry leaves from Kiel.")[-1]
    assert ruled(vault, found, Verdict.NEITHER, text="The ferry leaves from Kiel.").memory == kiel
    assert len(vault.list(ListRequest(every=True)).memories) == 3


def _slot(vault: Vault) -> tuple[int, str]:
    store = vault._bench.store
    (subject,) = store.rows("SELECT key FROM subject WHERE kind = 'owner'")[0]
    return subject, "lives_in"


def test_what_is_no_longer_known_has_no_answer_until_something_newer_is_said(vault: Vault, clock: Clock) -> None:
    found = homes(vault)
    store, slot = vault._bench.store, _slot(vault)
    assert not is_no_longer_known(store, *slot, clock.at)
    ruled(vault, found, Verdict.UNKNOWN, on=when("2025-06"))
    assert state(vault) == {
        "I live in Berlin.": ("past", None, "2025-06"),
        "I live in Hamburg.": ("past", None, "2025-06"),
    }
    assert is_no_longer_known(store, *slot, clock.at)
    assert no_longer_known_since(store, *slot, clock.at) == when("2025-06")
    assert not is_no_longer_known(store, *slot, day("2025-03-01"))
    waiting(vault, "Mira lives in Graz.")
    assert is_no_longer_known(store, *slot, clock.at)
    remembered(vault, "I live in Kiel.")
    assert not is_no_longer_known(store, *slot, clock.at)
    vault.undo()
    assert is_no_longer_known(store, *slot, clock.at)
    vault.undo()
    vault.undo()
    assert not is_no_longer_known(store, *slot, clock.at)


def test_two_of_the_same_name_are_kept_apart(vault: Vault) -> None:
    one = remembered(vault, "Ana lives in Porto.")
    two = remembered(vault, "Ana lives in Faro.")
    (found,) = queue(vault)
    receipt = ruled(vault, found, Verdict.DIFFERENT)
    assert receipt.memory == two
    assert {status for status, _, _ in state(vault).values()} == {"current"}
    assert [slot.subject for slot in vault.show(two).slots] == [slot.subject for slot in vault.show(one).slots]
    say(vault, "Ana lives in Braga.")
    (again,) = queue(vault)
    assert again.a.memory == one
    vault.undo()
    vault.undo()
    assert queue(vault) == (found,)


def test_the_same_statement_twice_becomes_one_memory_and_undo_separates_them(vault: Vault) -> None:
    one = remembered(vault, "I live in Berlin.", source="letter", tags=("home",))
    two = remembered(vault, "My flat is in Berlin-Mitte.", source="mail", tags=("flat",))
    found = linked(vault, (one, 1), (two, 1))
    before = vault.show(one), vault.show(two)
    ruled(vault, found, Verdict.DUPLICATE)
    kept = vault.show(one)
    assert {piece.source for piece in kept.evidence} == {"letter", "mail"}
    assert {piece.quote for piece in kept.evidence} == {"I live in Berlin.", "My flat is in Berlin-Mitte."}
    assert set(kept.memory.tags) == {"home", "flat"}
    assert vault.show(two).memory.status is Status.ARCHIVED
    assert vault.contradiction(found.id).state is ContradictionState.DECIDED
    vault.undo()
    assert (vault.show(one).memory, vault.show(two).memory) == (before[0].memory, before[1].memory)


def test_what_is_put_off_stays_open_at_the_end_of_the_queue(vault: Vault) -> None:
    first = homes(vault)
    say(vault, "Ana lives in Porto.")
    say(vault, "Ana lives in Faro.")
    later = [one.id for one in queue(vault) if one.id != first.id]
    order = [one.id for one in queue(vault)]
    ruled(vault, vault.contradiction(order[0]), Verdict.LATER)
    assert [one.id for one in queue(vault)] == order[::-1]
    ruled(vault, vault.contradiction(order[1]), Verdict.LATER)
    assert [one.id for one in queue(vault)] == order
    assert state(vault)["I live in Berlin."][0] == "disputed"
    assert (vault.stats().contradictions, len(later)) == (2, 1)


def test_a_decided_pair_never_returns_unless_a_text_changes(vault: Vault) -> None:
    found = homes(vault)
    ruled(vault, found, Verdict.BOTH)
    again = vault.flag((found.b.memory, 1), (found.a.memory, 1), generator="sweep", reason="Two homes.")
    assert (again.outcome, again.contradictions) == (Outcome.REPEATED, ())
    assert say(vault, "I live in Hamburg.", window=true("2025-03")).contradictions == ()
    vault.revise(found.b.memory, "I live in Hamburg-Altona.")
    fresh = vault.flag((found.b.memory, 2), (found.a.memory, 1), generator="sweep", reason="Two homes.")
    assert len(fresh.contradictions) == 1


@pytest.mark.parametrize(
    "decision",
    [
        Decision(A, text="I live in Kiel."),
        Decision(B, scope_a="at work"),
        Decision(Verdict.BOTH, on=when("2025")),
        Decision(Verdict.DIFFERENT, on=when("2025")),
        Decision(Verdict.LATER, on=when("2025")),
    ],
)
def test_what_a_verdict_has_no_use_for_is_refused_and_nothing_changes(vault: Vault, decision: Decision) -> None:
    found = homes(vault)
    for act in (vault.preview_decision, vault.decide):
        with pytest.raises(InvalidRequest):
            act(found.id, decision)
    assert queue(vault) == (found,)


def test_a_decided_an_unknown_and_a_vanished_pair_are_refused(vault: Vault) -> None:
    found = homes(vault)
    with pytest.raises(NotFound):
        vault.decide("feedbeef-0000", Decision(A))
    with pytest.raises(InvalidText):
        ruled(vault, found, A, note="\x00")
    ruled(vault, found, A)
    with pytest.raises(InvalidRequest, match="decided already"):
        ruled(vault, found, B)
    key, other = remembered(vault, "My key is with Ana"), remembered(vault, "My key is with Rui")
    found = linked(vault, (key, 1), (other, 1))
    vault.undo(vault.last_operation() - 1)
    with pytest.raises(InvalidRequest, match="no longer holds"):
        vault.decide(found.id, Decision(A))


def test_what_a_verdict_rests_on_is_not_undone_under_it(vault: Vault) -> None:
    found = homes(vault)
    flagged = vault.last_operation()
    ruled(vault, found, B)
    with pytest.raises(UndoConflict):
        vault.undo(flagged)
    vault.undo()
    vault.undo(flagged)
    assert queue(vault) == ()


@pytest.mark.parametrize("verdict", list(Verdict))
def test_every_verdict_is_taken_back_and_given_again_exactly(vault: Vault, verdict: Verdict) -> None:
    found = homes(vault)
    more: dict[str, object] = {}
    if verdict is Verdict.SEQUENCE:
        more["on"] = when("2024-12")
    if verdict is Verdict.NEITHER:
        more["text"] = "I live in Kiel."
    before, asked = state(vault), queue(vault, None)
    ruled(vault, found, verdict, **more)
    after, answered = state(vault), queue(vault, None)
    assert vault.log(limit=1)[0].kind == "decide"
    vault.undo()
    assert (state(vault), queue(vault, None)) == (before, asked)
    vault.redo()
    assert state(vault) == after
    assert [(one.id, one.state) for one in queue(vault, None)] == [(one.id, one.state) for one in answered]
    assert vault.verify() == ()
