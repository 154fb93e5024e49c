"""Writing down what a sweep found: never longer in one go than others may be kept waiting."""

from __future__ import annotations

from itertools import combinations, count

import pytest

from core.acts.sweep_harvest import HOLD, TURN, Flag, Harvest
from core.acts.sweep_rules import without_slots
from core.contradictions import Assessment, Generator
from core.store.sweeps import is_examined, newest_version, read_kept, read_state
from core.vault import Vault
from tests.core.vaults import say

TEXTS = ("I keep the ladder.", "We met in Bergen.", "Nora plays chess.", "The shed is red.", "Owls sleep by day.")
DETECTORS = ("one-detector", "another-detector", "a-third-detector", "a-fourth-detector")


def filled(vault: Vault, pause: list[float], step: float) -> Harvest:
    """A harvest of ten flags, 100 notes and a state, by a clock that goes on ``step`` seconds at each look."""
    for text in TEXTS:
        say(vault, text, keep=True)
    bench = vault._bench
    ticks = count()
    harvest = Harvest(bench, timer=lambda: next(ticks) * step, pause=pause.append)
    kept = [without_slots(one) for one in read_kept(bench.store, range(1, newest_version(bench.store) + 1))]
    said = (Assessment(Generator.SWEEP, "", "contradiction", None, "They cannot both be so."),)
    harvest.found = [Flag(one, other, said) for one, other in combinations(kept, 2)]
    for detector in DETECTORS:
        harvest.mark(detector, [one.key for one in kept])
    harvest.states["a-state"] = {"at": 7}
    return harvest


def test_slow_work_is_written_in_many_operations_with_a_turn_for_others_between_them(vault: Vault) -> None:
    turns: list[float] = []
    harvest = filled(vault, turns, HOLD / 2)
    before = len(vault.log(limit=1_000))
    harvest.flush()
    assert len(harvest.contradictions) == 10
    assert len(vault.log(limit=1_000)) - before == 5  # two findings fill the time of one operation
    assert len(turns) == 6  # the notes took some, too; they are no entries of the log
    assert set(turns) == {TURN}
    assert harvest.longest <= 2 * HOLD


def test_all_that_waits_is_written_at_the_end_and_where_it_stopped_comes_last(vault: Vault) -> None:
    harvest = filled(vault, [], HOLD / 2)
    harvest.flush()
    store = vault._bench.store
    assert [len(is_examined(store, range(1, 6), detector)) for detector in DETECTORS] == [5, 5, 5, 5]
    assert read_state(store, "a-state") == {"at": 7}
    assert (harvest.found, harvest.marks, harvest.states) == ([], {}, {})


def test_quick_work_is_one_operation(vault: Vault) -> None:
    turns: list[float] = []
    harvest = filled(vault, turns, 0.0)
    before = len(vault.log(limit=1_000))
    harvest.flush()
    assert len(vault.log(limit=1_000)) - before == 1
    assert turns == []


def test_what_could_not_be_written_still_waits(vault: Vault, monkeypatch: pytest.MonkeyPatch) -> None:
    harvest = filled(vault, [], 0.0)
    waiting = (list(harvest.found), dict(harvest.marks))

    def refusing(*_: object) -> None:
        raise RuntimeError("the disk is gone")

    with monkeypatch.context() as patched:
        patched.setattr("core.acts.sweep_harvest.put_examined", refusing)
        with pytest.raises(RuntimeError, match="disk is gone"):
            harvest.flush()
    assert (harvest.found, harvest.marks) == waiting
    harvest.flush()
    assert len(harvest.contradictions) == 10
