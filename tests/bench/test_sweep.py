"""The bench of the sweep: killed half-way it goes on, finds each planted pair once, and holds nobody up for long."""

from __future__ import annotations

from app.bench.one_person import of_one_person
from app.bench.sweep import run


def test_a_sweep_that_was_killed_half_way_meets_every_planted_pair_once_while_others_write() -> None:
    result = run(None, out=None, embedder=None, options={"size": 400})
    metrics = result["metrics"]
    assert (result["set"], result["n"]) == ("sweep", 400)
    assert (metrics["pairs_met_percent"], metrics["proposed_twice"], metrics["problems"]) == (100.0, 0, 0)
    assert metrics["examined"] >= 400
    assert metrics["writes"] > 0
    assert metrics["hold_max_ms"] < 1_000


def test_statements_about_one_person_are_as_many_as_asked_for_all_of_them_different_and_the_same_again() -> None:
    texts = list(of_one_person(500))
    assert len(set(texts)) == 500
    assert texts == list(of_one_person(500))
    assert all(text.startswith("I ") and text.endswith(".") for text in texts)
    denied = [text for text in texts if "don't" in text or "never" in text]
    assert 0 < len(denied) < 25
