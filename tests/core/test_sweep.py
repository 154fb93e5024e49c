"""The sweep: what no write compared is found, waits for a person, and is looked at once, whatever stops it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from core.contradictions import SweepReport
from core.domain import ProposalKind, ProposalState, Status
from core.errors import InvalidRequest
from core.vault import Vault
from tests.core.vaults import Clock, Ids, kinds, remembered, say, shown, waiting, when

STORY = (
    ("I work at Acme.", "2024-01-05"),
    ("I cycle to Acme every day.", "2024-02-05"),
    ("My boss is called Petra.", "2024-02-06"),
    ("My sister's boss is called Otto.", "2024-02-06"),
    ("I am 34 years old.", "2024-02-06"),
    ("I'm flying to Rome next Friday.", "2024-02-06"),
    ("I'm sick this week.", "2024-02-06"),
    ("I quit Acme in March 2025.", "2025-04-06"),
    ("I really like Tomas.", "2024-02-06"),
    ("I like Tomas.", "2024-02-07"),
    ("I live in Porto.", "2024-02-06"),
    ("My home is in Lisbon.", "2024-02-06"),
)


def told(vault: Vault, story: tuple[tuple[str, str], ...] = STORY) -> Vault:
    """A vault with a story, each statement said on its day."""
    for text, day in story:
        say(vault, text, said_at=when(day))
    return vault


def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let writing read no slots, as if by rules that did not know these sentences yet."""
    monkeypatch.setattr("core.acts.add.find_slots", lambda *_: ())


def proposed(vault: Vault, state: ProposalState | None = ProposalState.OPEN) -> set[tuple[str, str, str]]:
    """Kind, wording and proposer of what is suggested."""
    return {(one.kind.value, one.before, one.by) for one in vault.proposals(state)}


def disputes(vault: Vault) -> set[frozenset[str]]:
    """The pairs of texts that an open contradiction ties."""
    return {
        frozenset({memory.text, dispute.other_text})
        for memory in shown(vault)
        for dispute in vault.show(memory.id).disputes
    }


EXPECTED = {
    ("end", "I cycle to Acme every day.", "bridge"),
    ("end", "My boss is called Petra.", "bridge"),
    ("end", "I am 34 years old.", "sweep"),
    ("end", "I'm flying to Rome next Friday.", "sweep"),
    ("end", "I'm sick this week.", "sweep"),
    ("merge", "I really like Tomas.", "sweep"),
}


def test_a_sweep_proposes_what_time_a_change_or_a_repetition_has_overtaken_and_changes_nothing(vault: Vault) -> None:
    told(vault)
    before = [(memory.id, memory.status, memory.window) for memory in shown(vault)]
    report = vault.sweep()
    assert proposed(vault) == EXPECTED
    assert (report.examined >= len(STORY), report.proposals, report.done, report.calls) == (
        True,
        len(EXPECTED),
        True,
        0,
    )
    assert [(memory.id, memory.status, memory.window) for memory in shown(vault)] == before
    assert not kinds(vault)


def test_the_reason_names_what_rested_on_what_and_when_that_ended(vault: Vault) -> None:
    told(vault)
    vault.sweep()
    (commute,) = [one for one in vault.proposals() if one.before == "I cycle to Acme every day."]
    assert commute.reason == (
        "“I cycle to Acme every day.” rested on “I work at Acme.”, which ended in Mar 2025 (commute)."
    )
    assert commute.since == when("2025-03")


def test_two_answers_that_older_rules_did_not_read_are_flagged_by_the_sweep(
    vault: Vault, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        forgetful(older)
        one, other = remembered(vault, "I live in Porto."), remembered(vault, "My home is in Lisbon.")
    assert not disputes(vault)
    report = vault.sweep()
    assert disputes(vault) == {frozenset({"I live in Porto.", "My home is in Lisbon."})}
    assert report.contradictions == 1
    assert {vault.show(memory).memory.status for memory in (one, other)} == {Status.DISPUTED}
    (dispute,) = vault.show(one).disputes
    assert dispute.generator == "sweep"
    assert dispute.reason == "Two answers to where the owner lives: “Porto” and “Lisbon”, and neither has ended."


def test_a_change_that_is_told_is_proposed_as_an_ending_and_not_disputed(
    vault: Vault, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        forgetful(older)
        old = remembered(vault, "I live in Porto.", said_at=when("2025-01-01"))
        new = waiting(vault, "The user moved to Lisbon in May 2025.")
    vault.sweep()
    assert not disputes(vault)
    (ending,) = vault.proposals()
    assert (ending.kind, ending.memory, ending.since, ending.by) == (ProposalKind.END, old, when("2025-05"), "sweep")
    assert (
        ending.reason == "“The user moved to Lisbon in May 2025.” says that where the owner lives changed in May 2025."
    )
    vault.approve(ending.id)
    assert vault.show(old).memory.status is Status.PAST
    assert vault.show(new).memory.status is Status.CURRENT


def test_what_writing_flagged_or_proposed_is_not_told_again(vault: Vault) -> None:
    say(vault, "I live in Porto.", said_at=when("2025-01-01"))
    waiting(vault, "The user moved to Lisbon in May 2025.")
    say(vault, "I work at Acme.")
    say(vault, "I work at Globex.")
    queue, suggested = len(disputes(vault)), len(vault.proposals())
    assert (queue, suggested) == (1, 1)
    report = vault.sweep()
    assert (report.contradictions, report.proposals) == (0, 0)
    assert (len(disputes(vault)), len(vault.proposals())) == (queue, suggested)


def test_a_pending_statement_only_questions_what_counts(vault: Vault, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as older:
        forgetful(older)
        mine, theirs = remembered(vault, "I live in Porto."), waiting(vault, "The user lives in Lisbon.")
    vault.sweep()
    assert vault.show(mine).memory.status is Status.CURRENT
    assert vault.show(mine).memory.challenged
    assert vault.show(theirs).memory.status is Status.PENDING


def test_a_second_sweep_finds_nothing_more_and_is_not_due(vault: Vault) -> None:
    told(vault)
    assert vault.sweep_is_due()
    vault.sweep()
    last = vault.last_operation()
    again = vault.sweep()
    assert (again.proposals, again.contradictions, again.examined, again.done) == (0, 0, 0, True)
    assert vault.last_operation() == last
    assert not vault.sweep_is_due()


def test_what_was_rejected_is_not_proposed_again_after_a_change_elsewhere(vault: Vault) -> None:
    told(vault)
    vault.sweep()
    for one in vault.proposals():
        vault.reject(one.id)
    say(vault, "I have a dog called Bruno.")
    vault.sweep()
    assert not proposed(vault)


def test_only_what_the_owner_tells_of_themself_rests_on_the_owners_life(vault: Vault) -> None:
    told(vault)
    say(vault, "My boss is called Olga.", speaker="Otto", said_at=when("2024-02-07"))
    say(vault, "My new boss is called Jo.", said_at=when("2025-07-01"))
    vault.sweep()
    assert {text for _, text, by in proposed(vault) if by == "bridge"} == {
        "I cycle to Acme every day.",
        "My boss is called Petra.",
    }


def test_one_change_puts_at_most_three_statements_in_doubt_one_of_each_kind_first(vault: Vault) -> None:
    said = ("My gym is FitX.", "My doctor is Dr. Ruiz.", "My dentist is Dr. Weber.", "My landlord is nice.")
    told(vault, (("I live in Porto.", "2024-01-01"), *((text, "2024-02-01") for text in said)))
    say(vault, "I moved to Lisbon in May 2025.", said_at=when("2025-06-06"))
    vault.sweep()
    doubted = {text for _, text, by in proposed(vault) if by == "bridge"}
    assert len(doubted) == 3
    assert {"My gym is FitX.", "My landlord is nice."} <= doubted


def test_a_merge_is_proposed_for_the_same_words_only_however_near_two_meanings_are(vault: Vault) -> None:
    for text in ("I love cheese.", "I don't love cheese.", "I ran 5 miles.", "I ran 3 miles.", "I adore cheese."):
        say(vault, text)
    vault.sweep()
    assert not [one for one in vault.proposals() if one.kind is ProposalKind.MERGE]


def test_approving_a_merge_keeps_both_wordings_and_can_be_undone(vault: Vault) -> None:
    told(vault, (("I really like Tomas.", "2024-02-06"), ("I like Tomas.", "2024-02-07")))
    vault.sweep()
    (merge,) = vault.proposals()
    vault.approve(merge.id)
    assert sorted(memory.status for memory in shown(vault)) == [Status.ARCHIVED, Status.CURRENT]
    vault.undo()
    assert {memory.status for memory in shown(vault)} == {Status.CURRENT}


def test_a_plan_is_found_when_its_date_has_passed_not_before(vault: Vault, clock: Clock) -> None:
    say(vault, "I'm flying to Rome on 14 March 2026.")
    vault.sweep()
    assert not proposed(vault)
    clock.at += timedelta(days=60)
    vault.sweep()
    assert not proposed(vault)
    clock.at += timedelta(days=60)
    assert vault.sweep_is_due()
    vault.sweep()
    (plan,) = vault.proposals()
    assert (plan.kind, plan.since) == (ProposalKind.END, when("2026-03-15"))


def test_what_came_back_is_looked_at_again(vault: Vault, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as older:
        forgetful(older)
        one = remembered(vault, "I live in Porto.")
        retired = vault.retire(one).operation
        vault.sweep()
        say(vault, "My home is in Lisbon.")
        vault.sweep()
    assert not disputes(vault)
    vault.undo(retired)
    vault.sweep()
    assert disputes(vault) == {frozenset({"I live in Porto.", "My home is in Lisbon."})}


def test_a_sweep_is_passed_by_when_the_last_thing_is_undone_and_can_be_undone_by_its_number(vault: Vault) -> None:
    told(vault)
    report = vault.sweep()
    assert report.operation is not None
    assert (latest := vault.undoable()) is not None
    assert latest.kind == "add"
    mine = [entry.number for entry in vault.log(200) if entry.kind == "sweep"]
    assert mine[0] == report.operation
    for number in mine:
        vault.undo(number)
    assert not proposed(vault)
    assert not kinds(vault)


def test_each_slice_is_a_step_however_small_the_budget_and_all_of_them_come_to_the_same(vault: Vault) -> None:
    told(vault)
    slices = []
    while not (slices and slices[-1].done):
        slices.append(vault.sweep(seconds=0))
    assert len(slices) > len(STORY)
    assert proposed(vault) == EXPECTED
    assert all(one.examined <= 2 for one in slices)


def test_progress_counts_up_to_its_total_and_a_stop_is_heeded_at_once(vault: Vault) -> None:
    told(vault)
    seen: list[tuple[int, int]] = []
    report = vault.sweep(progress=lambda done, total: seen.append((done, total)), should_stop=lambda: len(seen) >= 4)
    assert (len(seen), report.done) == (4, False)
    assert [done for done, _ in seen] == [1, 2, 3, 4]
    assert all(total >= len(STORY) for _, total in seen)


@pytest.mark.parametrize(("seconds", "calls"), [(-1, 0), (1e9, 0), (float("nan"), 0), (1, -1)])
def test_a_budget_that_is_none_is_refused(vault: Vault, seconds: float, calls: int) -> None:
    with pytest.raises(InvalidRequest):
        vault.sweep(seconds, calls)


class Killed(BaseException):
    """The process ends here."""


def killed_after(steps: int) -> Iterator[bool]:
    """Answers for ``should_stop``: go on so many times, then the kill."""
    yield from (False for _ in range(steps))
    raise Killed


def interrupted(vault: Vault, lives: list[int]) -> list[SweepReport]:
    """Sweep with a kill after so many steps each, then once to the end."""
    for steps in lives:
        answers = killed_after(steps)
        try:
            vault.sweep(should_stop=lambda answers=answers: next(answers))  # type: ignore[misc]
        except Killed:
            continue
    return [vault.sweep()]


@settings(max_examples=25)
@given(some.lists(some.integers(0, 14), max_size=6))
def test_a_sweep_that_is_killed_anywhere_goes_on_and_finds_each_thing_once(lives: list[int]) -> None:
    vault = told(Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids()))
    interrupted(vault, lives)
    found = [(one.kind.value, one.before, one.by) for one in vault.proposals(None)]
    assert sorted(found) == sorted(EXPECTED)
    assert vault.sweep().examined == 0
    assert not kinds(vault)
    vault.close()
