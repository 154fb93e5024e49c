"""Pairs that the built-in judge scored and a person ruled on, made without looking for them."""

from __future__ import annotations

from collections.abc import Sequence

from core.acts.flags import raise_flag
from core.acts.recalibrate import score_of
from core.contradictions import Assessment, Decision, Generator, Verdict
from core.domain import Statement
from core.inference.local_judge import NAME
from core.store.memories import find_memory, live_windows
from core.vault import Vault


def ruled_pairs(vault: Vault, verdicts: Sequence[tuple[int, Verdict]]) -> None:
    """Pairs with a share in hundredths and the verdict; each in words of its own, so that no other pair meets."""
    for at, (hundredths, verdict) in enumerate(verdicts):
        sides = [_side(vault, f"Word{at}a of the hall is odd."), _side(vault, f"Word{at}b is even.")]
        score = score_of(hundredths / 100, alone=True)
        bench = vault._bench
        model = NAME if bench.local is None else bench.local.name
        with bench.operation("detect", actor="detector") as writer:
            said = Assessment(Generator.LOCAL, model, "conflict", score, "The two may disagree.")
            flag = raise_flag(bench, writer, sides[0], sides[1], said)
        assert flag is not None
        vault.decide(flag, Decision(verdict))


def _side(vault: Vault, text: str) -> tuple[int, str]:
    memory = vault.add(Statement(text, keep=True)).memory
    assert memory is not None
    store = vault._bench.store
    return live_windows(store, find_memory(store, memory))[0].version, text


def strict_verdicts(number: int) -> list[tuple[int, Verdict]]:
    """A person who finds only the surest flags right."""
    return [(70 + at % 30, Verdict.BOTH if at % 30 < 24 or at % 7 == 0 else Verdict.A) for at in range(number)]
