"""Many answers to one question: a sweep compares each with the newest first, and with all of them in the end."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from core.acts import sweep_rules
from core.contradictions import Decision, QueueRequest, Verdict
from core.store import sweeps
from core.vault import Vault
from tests.core.test_sweep import Killed, disputes, forgetful, killed_after
from tests.core.vaults import say

Pairs = Counter[frozenset[str]]
CITIES = "Porto Lisbon Lyon Bergen Ghent Turin Cork Leeds Graz Basel Riga Vilnius Krakow Malaga".split()
HOMES = [f"I live in {city}." for city in CITIES]


@pytest.fixture
def met(monkeypatch: pytest.MonkeyPatch) -> Pairs:
    """How often two texts were compared as answers; one look takes four of them."""
    found: Pairs = Counter()
    real = sweep_rules.disagreement

    def noting(first, one, second, two):  # type: ignore[no-untyped-def]
        found[frozenset({first.text, second.text})] += 1
        return real(first, one, second, two)

    monkeypatch.setattr(sweep_rules, "disagreement", noting)
    monkeypatch.setattr(sweep_rules, "MOST_RIVALS", 4)
    monkeypatch.setattr(sweeps, "MOST_RIVALS", 4)
    return found


def every(texts: list[str]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in combinations(texts, 2)}


def test_the_newest_answers_are_met_first_and_all_others_after_them(vault: Vault, met: Pairs) -> None:
    for text in HOMES:
        say(vault, text)
    looks = iter(range(len(HOMES)))
    vault.sweep(should_stop=lambda: next(looks, None) is None)
    near = {frozenset({HOMES[at], HOMES[at - gap]}) for at in range(len(HOMES)) for gap in range(1, 5) if gap <= at}
    assert met.keys() == near
    assert vault.sweep().done
    assert met.keys() == every(HOMES)
    assert set(met.values()) == {1}


def test_what_is_left_is_met_in_slices_and_after_kills_as_well(vault: Vault, met: Pairs) -> None:
    for text in HOMES:
        say(vault, text)
    for steps in (3, len(HOMES) + 2, 4):
        answers = killed_after(steps)
        with pytest.raises(Killed):
            vault.sweep(should_stop=lambda answers=answers: next(answers))  # type: ignore[misc]
    while not vault.sweep(seconds=0).done:
        pass
    assert met.keys() == every(HOMES)
    assert not vault.sweep_is_due()


def test_a_denial_finds_what_it_denies_behind_any_number_of_other_affirmations(vault: Vault, met: Pairs) -> None:
    say(vault, "I like olives.")
    for text in ("pears", "plums", "figs", "dates", "limes", "melons", "grapes"):
        say(vault, f"I like {text}.")
    say(vault, "I don't like olives.")
    assert vault.sweep().done
    assert met.keys() == {frozenset({"I like olives.", "I don't like olives."})}


def test_what_was_ruled_on_fills_no_statement_so_that_it_meets_the_others(
    vault: Vault, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        forgetful(older)
        for text in HOMES[:9]:
            say(vault, text)
    decided: set[frozenset[str]] = set()
    while True:
        while not vault.sweep().done:
            pass
        found = vault.contradictions(QueueRequest(limit=100)).contradictions
        if not found:
            break
        for one in found[:4]:
            decided.add(frozenset({one.a.text, one.b.text}))
            vault.decide(one.id, Decision(Verdict.BOTH))
    assert decided == every(HOMES[:9])
    assert not disputes(vault)
