"""The rules' round: every two statements about one subject meet once, whatever stops it, within the plan's bound."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from core.acts import sweep_rota
from core.engine.sweep_plan import batches_left
from core.vault import Vault
from tests.core.test_sweep import Killed, disputes, forgetful, killed_after
from tests.core.vaults import Clock, Ids, kinds, remembered, say


@pytest.fixture
def met(monkeypatch: pytest.MonkeyPatch) -> Counter[frozenset[str]]:
    """How often two texts were compared by rules in the round."""
    found: Counter[frozenset[str]] = Counter()
    real = sweep_rota.by_rules

    def noting(one, other, owners):  # type: ignore[no-untyped-def]
        found[frozenset({one.text, other.text})] += 1
        return real(one, other, owners)

    monkeypatch.setattr(sweep_rota, "by_rules", noting)
    return found


def told(vault: Vault, count: int, first: int = 0) -> list[str]:
    texts = [f"I keep box {at} in the cellar." for at in range(first, first + count)]
    for text in texts:
        say(vault, text, keep=True)
    return texts


def every(texts: list[str]) -> set[frozenset[str]]:
    return {frozenset({one, other}) for one in texts for other in texts if one != other}


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(some.lists(some.integers(1, 30), min_size=1, max_size=3), some.lists(some.integers(0, 30), max_size=4))
def test_every_two_about_one_person_meet_once_however_they_come_and_whatever_ends_a_sweep(
    met: Counter[frozenset[str]], sizes: list[int], stops: list[int]
) -> None:
    met.clear()
    vault = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids())
    texts: list[str] = []
    ends = iter(stops)
    for size in sizes:
        texts += told(vault, size, len(texts))
        done = False
        while not done:
            steps = next(ends, 10_000)
            looks = iter(range(steps))
            done = vault.sweep(should_stop=lambda looks=looks: next(looks, None) is None).done  # type: ignore[misc]
    assert met.keys() == every(texts)
    assert set(met.values()) <= {1}
    vault.close()


def test_a_kill_repeats_at_most_what_was_not_written_yet_and_misses_nothing(
    vault: Vault, met: Counter[frozenset[str]]
) -> None:
    texts = told(vault, 60)
    for steps in (70, 3, 5):
        answers = killed_after(steps)
        with pytest.raises(Killed):
            vault.sweep(should_stop=lambda answers=answers: next(answers))  # type: ignore[misc]
    assert vault.sweep().done
    assert met.keys() == every(texts)


def test_so_many_batches_as_the_plan_says_are_needed_and_a_slice_says_how_many_sweeps_are_left(vault: Vault) -> None:
    told(vault, 60)
    reports = [vault.sweep(seconds=0)]
    while not reports[-1].done:
        reports.append(vault.sweep(seconds=0))
    lefts = [report.sweeps_left for report in reports if report.sweeps_left]
    assert lefts == list(range(batches_left(0, 60) - 1, 0, -1))


def test_a_denial_that_no_look_up_met_is_flagged_with_finder_and_rule(
    vault: Vault, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as older:
        forgetful(older)
        one = remembered(vault, "My neighbour Ana plays the trumpet in the evening.")
        remembered(vault, "My neighbour Ana never plays the trumpet in the evening.")
    report = vault.sweep()
    assert report.contradictions == 1
    assert len(disputes(vault)) == 1
    (dispute,) = vault.show(one).disputes
    assert dispute.generator == "sweep"
    case = vault.contradiction(dispute.contradiction)
    assert [said.generator.value for said in case.assessments] == ["sweep", "opposite"]
    assert vault.sweep().contradictions == 0
    assert not kinds(vault)


def test_what_shares_no_word_or_is_about_others_is_not_compared(vault: Vault, met: Counter[frozenset[str]]) -> None:
    for text in ("I sing.", "I paint.", "Ana keeps the canoe.", "Bruno keeps the canoe."):
        say(vault, text)
    assert vault.sweep().done
    assert not met
