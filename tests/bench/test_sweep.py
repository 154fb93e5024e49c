"""The bench of the sweep: killed half-way it goes on, finds each planted pair once, and holds nobody up for long."""

from __future__ import annotations

from app.bench.sweep import run


def test_a_sweep_that_was_killed_half_way_meets_every_planted_pair_once_while_others_write() -> None:
    result = run(None, out=None, embedder=None, options={"size": 400})
    metrics = result["metrics"]
    assert (result["set"], result["n"]) == ("sweep", 400)
    assert (metrics["pairs_met_percent"], metrics["proposed_twice"], metrics["problems"]) == (100.0, 0, 0)
    assert metrics["examined"] >= 400
    assert metrics["writes"] > 0
    assert metrics["hold_max_ms"] < 1_000
