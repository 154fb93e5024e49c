"""Five minutes of review begin with what is worth most: often used, much at stake, soon decided."""

from __future__ import annotations

import pytest

from core.contradictions import Decision, Generator, ReviewCounts, Verdict
from core.domain import ProposalKind, UseKind
from core.engine.stakes import Stake, seconds_for, stake_of
from core.vault import Vault
from tests.core.vaults import remembered, say, waiting


def flagged(vault: Vault, first: str, second: str, score: float | None = None) -> str:
    a, b = remembered(vault, first), remembered(vault, second)
    made = vault.flag((a, 1), (b, 1), generator="opposite", reason="Both cannot be.", score=score)
    return made.contradictions[0]


def test_what_waits_is_counted_in_each_list(vault: Vault) -> None:
    assert vault.review_counts() == ReviewCounts(0, 0, 0, 0, 0)
    flagged(vault, "My car is grey", "I never had a car")
    tea = remembered(vault, "I like tea")
    vault.propose(ProposalKind.END, tea, 1, None, reason="It ended.", by="an agent")
    waiting(vault, "Owns a boat")
    remembered(vault, "I have two cats")
    remembered(vault, "I have, two cats")
    say(vault, "ok thanks")
    say(vault, "I like tea")
    assert vault.review_counts() == ReviewCounts(1, 2, 1, 1, 1)


def test_what_can_do_harm_comes_before_what_cannot(vault: Vault) -> None:
    harmless = flagged(vault, "The shed is grey today", "The shed is green today")
    harmful = flagged(vault, "Penicillin gives me a rash, I am allergic", "I am allergic to nothing at all now")
    assert vault.sitting().contradictions == (harmful, harmless)


def test_what_is_often_used_comes_before_what_never_was(vault: Vault) -> None:
    first, second = waiting(vault, "Owns a small boat"), waiting(vault, "Owns a small barn")
    vault.note_use([first] * 5, UseKind.USED)
    assert vault.sitting().to_approve == (first, second)


def test_it_holds_as_much_as_fits_into_the_time_and_one_at_least(vault: Vault) -> None:
    for number in range(30):
        waiting(vault, f"Owns boat number {number} and a barn")
    whole, short, least = vault.sitting(3600), vault.sitting(60), vault.sitting(1)
    assert whole.size == 30
    assert 0 < short.size < 30
    assert short.seconds <= 60
    assert least.size == 1
    assert vault.sitting(60).to_approve == short.to_approve


def test_an_empty_queue_gives_an_empty_sitting(vault: Vault) -> None:
    assert vault.sitting().size == 0


@pytest.mark.parametrize(
    ("text", "stake"),
    [
        ("I am allergic to peanuts", Stake.HEALTH),
        ("我对花生过敏", Stake.HEALTH),
        ("She takes two pills in the morning", Stake.HEALTH),
        ("Er hat eine Allergie", Stake.HEALTH),
        ("My salary is paid on the 3rd", Stake.MONEY),
        ("The door code is on a note", Stake.ACCESS),
        ("I keep my pillow in a taxi", None),
        ("We investigated Europe", None),
        ("I like tea", None),
    ],
)
def test_what_hangs_on_a_statement_is_read_from_its_words(text: str, stake: Stake | None) -> None:
    assert stake_of([text]) is stake


def test_an_attribute_says_more_than_words() -> None:
    assert stake_of(["Nothing with nuts"], "diet") is Stake.HEALTH


def test_two_cards_take_longer_than_one_and_long_ones_longer_than_short_ones() -> None:
    assert seconds_for("contradiction", ["a b", "c d"]) > seconds_for("duplicate", ["a b", "c d"])
    assert seconds_for("proposal", ["word " * 400]) > 100


def test_a_threshold_tells_what_would_be_left_and_what_was_found_right_above_it(vault: Vault) -> None:
    low = flagged(vault, "The shed is grey today", "The shed is green today", 0.42)
    high = flagged(vault, "The barn is grey today", "The barn is green today", 0.93)
    flagged(vault, "The boat is grey today", "The boat is green today", 0.62)
    vault.decide(low, Decision(Verdict.BOTH))
    vault.decide(high, Decision(Verdict.A))
    steps = {one.percent: one for one in vault.thresholds(Generator.OPPOSITE)}
    assert list(steps) == list(range(0, 101, 5))
    assert (steps[0].shown, steps[0].decided, steps[0].right) == (1, 2, 1)
    assert (steps[60].shown, steps[60].decided, steps[60].right) == (1, 1, 1)
    assert (steps[65].shown, steps[65].decided) == (0, 1)
    assert (steps[95].shown, steps[95].decided, steps[95].right) == (0, 0, 0)
    assert vault.thresholds(Generator.BRIDGE) == ()
