"""What is written, changed and taken back while a round is under way: nothing that a rule would flag is passed by."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as some

from core.acts import sweep_meet, sweep_rota
from core.acts.detect import by_rules
from core.acts.sweep_groups import read_groups
from core.contradictions import Decision, QueueRequest, Verdict
from core.domain import Receipt
from core.errors import VaultError
from core.store.sweeps import read_kept
from core.vault import Vault
from tests.core.engine.test_meetings import SAID
from tests.core.test_sweep import Killed, killed_after
from tests.core.vaults import Clock, Ids, remembered, true

Keys = set[frozenset[int]]


@pytest.fixture
def met(monkeypatch: pytest.MonkeyPatch) -> Keys:
    """Which two versions were compared by rules in the round; five statements make a block."""
    found: Keys = set()
    real = sweep_meet.by_rules

    def noting(one, other, owners):  # type: ignore[no-untyped-def]
        found.add(frozenset({one.key, other.key}))
        return real(one, other, owners)

    monkeypatch.setattr(sweep_meet, "by_rules", noting)
    monkeypatch.setattr(sweep_meet, "MOST_FLAGS", 1_000)
    monkeypatch.setattr(sweep_rota, "SMALLEST", 5)
    return found


def flagged_by_a_look_at_all(vault: Vault) -> Keys:
    """What rules say when every two open statements about one subject are laid side by side."""
    bench = vault._bench
    groups = read_groups(bench)
    found = set()
    for one, other in combinations(read_kept(bench.store, sorted(groups.subjects)), 2):
        weighed = by_rules(one, other, bench.owner_names()) if groups.share(one.key, other.key) else None
        if weighed is not None and sweep_meet.counts(one, other, weighed[2]):
            found.add(frozenset({one.key, other.key}))
    return found


@dataclass
class Life:
    """A vault in which something is done, its memories, and what can be taken back."""

    vault: Vault
    memories: list[str] = field(default_factory=list)
    deeds: list[int] = field(default_factory=list)

    def do(self, verb: str, value: Any) -> None:
        """Take one step; raises a ``VaultError`` where it cannot be done as asked."""
        match verb:
            case "say":
                self.memories.append(remembered(self.vault, value, keep=True))
            case "sweep":
                looks = iter(range(value))
                self.vault.sweep(should_stop=lambda: next(looks, None) is None)
            case "kill":
                answers = killed_after(value)
                with suppress(Killed):
                    self.vault.sweep(should_stop=lambda: next(answers))
            case "undo" if self.deeds:
                self.vault.undo(self.deeds.pop(value % len(self.deeds)))
            case "rule":
                for one in self.vault.contradictions(QueueRequest(limit=1)).contradictions:
                    self.note(self.vault.decide(one.id, Decision(value)))
            case _ if verb in CHANGES and self.memories:
                self.note(CHANGES[verb](self.vault, self.memories[value[0] % len(self.memories)], value[1]))

    def note(self, receipt: Receipt) -> None:
        """Remember what can be taken back."""
        if receipt.operation is not None:
            self.deeds.append(receipt.operation)


CHANGES: dict[str, Callable[[Vault, str, str], Receipt]] = {
    "retire": lambda vault, memory, _: vault.retire(memory),
    "archive": lambda vault, memory, _: vault.archive(memory),
    "end": lambda vault, memory, _: vault.end(memory),
    "dates": lambda vault, memory, _: vault.redate(memory, vault.show(memory).memory.version, true("2024-05")),
    "revise": lambda vault, memory, text: vault.revise(memory, text),
}
FEW = SAID[:12]
"""So few that most of what is said stands against something."""
STEPS = some.one_of(
    some.tuples(some.just("say"), some.sampled_from(FEW)),
    some.tuples(some.sampled_from(sorted(CHANGES)), some.tuples(some.integers(0, 9), some.sampled_from(FEW))),
    some.tuples(some.just("undo"), some.integers(0, 3)),
    some.tuples(some.just("rule"), some.sampled_from((Verdict.DIFFERENT, Verdict.A, Verdict.UNKNOWN))),
    some.tuples(some.sampled_from(("sweep", "kill")), some.integers(0, 60)),
    some.just(("sweep", 500)),
)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
@given(some.lists(STEPS, min_size=20, max_size=50))
def test_whatever_is_done_between_and_within_two_sweeps_every_pair_that_rules_would_flag_has_met(
    met: Keys, steps: list[tuple[str, Any]]
) -> None:
    met.clear()
    life = Life(vault := Vault.in_memory(owner="Mira", clock=Clock(), ids=Ids()))
    for step in steps:
        with suppress(VaultError):
            life.do(*step)
    while not vault.sweep().done:
        pass
    assert flagged_by_a_look_at_all(vault) <= met
    assert not vault.sweep_is_due()
    vault.close()
