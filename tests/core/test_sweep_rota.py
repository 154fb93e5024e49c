"""The rules' round: every two statements about one subject that a rule could set against each other meet."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some

from core.acts import sweep_meet, sweep_rota
from core.acts.detect import by_rules
from core.acts.sweep_groups import read_groups
from core.contradictions import Decision, QueueRequest, Verdict
from core.store.sweeps import read_kept
from core.vault import Vault
from tests.core.engine.test_meetings import SAID
from tests.core.test_sweep import Killed, disputes, forgetful, killed_after
from tests.core.vaults import Clock, Ids, kinds, remembered, say

Pairs = Counter[frozenset[str]]


@pytest.fixture
def met(monkeypatch: pytest.MonkeyPatch) -> Pairs:
    """How often two texts were compared by rules in the round."""
    found: Pairs = Counter()
    real = sweep_meet.by_rules

    def noting(one, other, owners):  # type: ignore[no-untyped-def]
        found[frozenset({one.text, other.text})] += 1
        return real(one, other, owners)

    monkeypatch.setattr(sweep_meet, "by_rules", noting)
    monkeypatch.setattr(sweep_meet, "MOST_FLAGS", 1_000)
    monkeypatch.setattr(sweep_rota, "SMALLEST", 7)  # statements of a block: so that a few make several
    return found


def told(vault: Vault, count: int, first: int = 0) -> list[str]:
    """Statements of which a rule has to look at every two: another figure for the same thing."""
    texts = [f"I keep {at} boxes in the cellar." for at in range(first + 2, first + count + 2)]
    for text in texts:
        say(vault, text, keep=True)
    return texts


def every(texts: list[str]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in combinations(texts, 2)}


def flagged_by_a_look_at_all_pairs(vault: Vault) -> set[frozenset[str]]:
    """What rules say when every two statements about one subject are laid side by side."""
    bench = vault._bench
    groups = read_groups(bench)
    kept = read_kept(bench.store, sorted(groups.subjects))
    found = set()
    for one, other in combinations(kept, 2):
        weighed = by_rules(one, other, bench.owner_names()) if groups.share(one.key, other.key) else None
        if weighed is not None and sweep_meet.counts(one, other, weighed[2]):
            found.add(frozenset({one.text, other.text}))
    return found


@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
@given(some.permutations(SAID).map(lambda texts: texts[:24]), some.integers(0, 24))
def test_whatever_rules_would_flag_in_a_look_at_all_pairs_has_met_after_one_round(
    met: Pairs, texts: list[str], cut: int
) -> None:
    met.clear()
    vault = Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids())
    for part in (texts[:cut], texts[cut:]):
        for text in part:
            say(vault, text, keep=True)
        assert vault.sweep().done
    assert flagged_by_a_look_at_all_pairs(vault) <= met.keys()
    vault.close()


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(some.lists(some.integers(1, 30), min_size=1, max_size=3), some.lists(some.integers(0, 30), max_size=4))
def test_every_two_of_a_kind_meet_once_however_they_come_and_whatever_ends_a_sweep(
    met: Pairs, sizes: list[int], stops: list[int]
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


def test_a_kill_repeats_at_most_what_was_not_written_yet_and_misses_nothing(vault: Vault, met: Pairs) -> None:
    texts = told(vault, 60)
    for steps in (70, 3, 5):
        answers = killed_after(steps)
        with pytest.raises(Killed):
            vault.sweep(should_stop=lambda answers=answers: next(answers))  # type: ignore[misc]
    assert vault.sweep().done
    assert met.keys() == every(texts)


@pytest.mark.parametrize("count", [12, 31])
def test_a_crowd_meets_the_latest_first_and_all_others_in_as_many_more_rounds_as_are_stated(
    vault: Vault, met: Pairs, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    monkeypatch.setattr(sweep_meet, "MOST_MET", 10)
    texts = told(vault, count)
    report = vault.sweep(seconds=0.02)
    while not report.done:
        report = vault.sweep(seconds=0.02)
    near = {frozenset({texts[at], texts[at - gap]}) for at in range(count) for gap in range(1, 11) if gap <= at}
    assert set(list(met)[: len(near)]) == near
    assert met.keys() == every(texts)
    assert max(met.values()) <= 2
    assert (report.unmet, report.sweeps_left) == (0, 0)


def test_a_slice_says_how_many_have_yet_to_meet_and_about_how_many_sweeps_that_takes(vault: Vault, met: Pairs) -> None:
    told(vault, 9)
    reports = [vault.sweep(seconds=0)]
    while not reports[-1].done:
        reports.append(vault.sweep(seconds=0))
    unmet = [report.unmet for report in reports if report.unmet]
    assert unmet == sorted(unmet, reverse=True)
    assert [report.sweeps_left for report in reports][-1] == 0


def test_what_an_undo_or_a_revival_brought_back_meets_the_others_again(vault: Vault, met: Pairs) -> None:
    first = remembered(vault, "I keep 3 boxes in the cellar.")
    say(vault, "I keep 4 boxes in the cellar.", keep=True)
    assert vault.sweep().done
    retired = vault.retire(first).operation
    say(vault, "I keep 5 boxes in the cellar.", keep=True)
    assert vault.sweep().done
    pair = frozenset({"I keep 3 boxes in the cellar.", "I keep 5 boxes in the cellar."})
    assert pair not in met
    vault.undo(retired)
    assert vault.sweep().done
    assert met[pair] == 1


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


def test_what_shares_no_word_or_is_about_others_is_not_compared(vault: Vault, met: Pairs) -> None:
    for text in ("I sing.", "I paint.", "Ana keeps the canoe.", "Bruno keeps the canoe."):
        say(vault, text)
    assert vault.sweep().done
    assert not met


def test_what_is_full_of_flags_meets_the_others_once_a_person_has_decided_some(vault: Vault) -> None:
    texts = told(vault, 8)
    decided: set[frozenset[str]] = set()
    while True:
        while not vault.sweep().done:
            pass
        found = vault.contradictions(QueueRequest(limit=100)).contradictions
        each = Counter(side.text for one in found for side in (one.a, one.b))
        assert all(count <= sweep_meet.MOST_FLAGS for count in each.values())
        if not found:
            break
        for one in found[:3]:
            decided.add(frozenset({one.a.text, one.b.text}))
            vault.decide(one.id, Decision(Verdict.DIFFERENT))
    assert decided == every(texts)


def test_a_block_that_takes_longer_to_be_made_than_a_slice_lasts_is_made_all_the_same(
    vault: Vault, met: Pairs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep_meet, "MADE", 1)
    texts = told(vault, 9)
    for _ in range(300):
        looks = iter(range(7))
        if vault.sweep(should_stop=lambda looks=looks: next(looks, None) is None).done:  # type: ignore[misc]
            break
    assert met.keys() == every(texts)
