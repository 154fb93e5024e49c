"""Ages, rates, counts and years are reckoned before anything is asked: what comes to the same is no clash."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.engine.opposites.evidence import prepare, weigh
from core.engine.opposites.reckoned import agree

CLASHES = [
    ("I'm in my thirties.", "I'm 45."),
    ("My mother is in her sixties.", "My mother is 84."),
    ("I go rowing every day.", "I go rowing twice a week."),
    ("I meet my coach monthly.", "I meet my coach every week."),
    ("The backup runs hourly.", "The backup runs once a week."),
    ("I have three siblings.", "I have one brother and one sister."),
    ("I have two kids.", "I have two sons and a daughter."),
]
SAME = [
    ("I'm in my thirties.", "I'm 34."),
    ("I ring my aunt weekly.", "I ring my aunt once a week."),
    ("The magazine appears every other week.", "The magazine appears fortnightly."),
    ("I have two kids.", "I have a son and a daughter."),
]
NOTHING = [
    ("I water the roses daily.", "I water the ferns twice a week."),
    ("I'm in my thirties.", "My brother is 45."),
    ("I have three siblings.", "I have a brother."),
    ("I take metformin daily.", "I take metformin twice a day."),
    ("I go rowing every day.", "I used to go rowing twice a week."),
    ("I go rowing every day.", "From now on I go rowing twice a week."),
]


@pytest.mark.parametrize(("earlier", "later"), CLASHES)
def test_what_does_not_come_to_the_same_is_flagged_both_ways_without_the_judge(earlier: str, later: str) -> None:
    assert weigh(prepare(earlier, later), None).rule == "figure"
    assert weigh(prepare(later, earlier), None).rule == "figure"


@pytest.mark.parametrize(("earlier", "later"), SAME)
def test_what_comes_to_the_same_is_held_back_whatever_the_judge_says(earlier: str, later: str) -> None:
    assert weigh(prepare(earlier, later), 0.99).generator is None
    assert weigh(prepare(later, earlier), 0.99).generator is None


@pytest.mark.parametrize(("earlier", "later"), NOTHING)
def test_of_other_things_people_and_times_nothing_is_reckoned(earlier: str, later: str) -> None:
    assert agree(prepare(earlier, later).pair) is None


@given(st.integers(20, 89), st.integers(2, 8))
def test_an_age_fits_its_own_decade_alone(age: int, decade: int) -> None:
    words = ("twenties", "thirties", "forties", "fifties", "sixties", "seventies", "eighties")
    pair = prepare(f"My mother is in her {words[decade - 2]}.", f"My mother is {age}.").pair
    assert agree(pair) is (age // 10 == decade)


def test_ages_told_in_different_years_are_not_reckoned() -> None:
    assert agree(prepare("I'm in my thirties.", "I'm 41.", 2020, 2025).pair) is None


def test_a_change_of_a_year_before_the_other_was_said_ends_nothing() -> None:
    held = prepare("I use Emacs.", "In 2015 I switched to Vim.", 2024, 2025).held
    assert held is not None
    assert held.firm
    assert prepare("I use Emacs.", "In 2025 I switched to Vim.", 2024, 2025).held is None
    assert prepare("I use Emacs.", "I have used Vim since 2015 and switched for good.", 2024, 2025).held is None
    assert weigh(prepare("I smoke.", "I quit smoking in 2015.", 2024, 2025), None).rule == "change"
