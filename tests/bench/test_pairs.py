"""Pairs and the retain filter through the real engine: what is flagged, what is lost, what is dropped."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from app.bench import pairs, retain
from core.errors import ModelMissing
from core.inference.embed import load_builtin_embedder

PROJECT = Path(__file__).resolve().parents[2]
DATA = Path(os.environ.get("VARIORUM_DATA", PROJECT / ".." / "shared" / "data")) / "labelled"
needs_data = pytest.mark.skipif(not DATA.is_dir(), reason=f"needs the labelled cases in {DATA}")

OPTIONS: dict[str, Any] = {}


def written(tmp_path: Path, *cases: dict[str, Any]) -> Path:
    file = tmp_path / "cases.jsonl"
    file.write_text("".join(json.dumps(case) + "\n" for case in cases), encoding="utf-8")
    return file


def test_each_pair_says_what_became_of_it(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        {"id": "1", "a": "I live in Berlin.", "b": "I live in Hamburg.", "label": "contradiction"},
        {
            "id": "2",
            "a": "I live in Porto.",
            "b": "I moved to Lisbon in March 2025.",
            "b_said_at": "2025-04-01",
            "label": "update",
        },
        {"id": "3", "a": "I'm a vegetarian.", "b": "I am vegetarian", "label": "duplicate"},
        {"id": "4", "a": "I like tea.", "b": "I like coffee.", "label": "both_true"},
    )
    out = tmp_path / "out.jsonl"
    metrics = pairs.run(file, out=out, embedder=None, options=OPTIONS)["metrics"]
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert [(line["outcome"], line["generator"]) for line in lines] == [
        ("flagged", "slot"),
        ("flagged", "stated change"),
        ("restated", None),
        ("separate", None),
    ]
    assert (metrics["precision"], metrics["recall"], metrics["false_merges"], metrics["lost"]) == (100.0, 100.0, 0, 0)


def test_the_flags_of_one_generator_can_be_counted_alone(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        {"id": "1", "a": "I live in Berlin.", "b": "I live in Hamburg.", "label": "contradiction"},
        {"id": "2", "a": "The cellar door is open.", "b": "The cellar door is closed.", "label": "contradiction"}
        | {"subtype": "antonym"},
        {"id": "3", "a": "The bin is full.", "b": "Dan got a promotion.", "label": "unrelated", "lang": "en"},
    )
    rules = pairs.run(file, out=None, embedder=None, options={"generator": "opposite"})["metrics"]
    assert rules["by_subtype"]["antonym"]["recall"] == 100.0
    slots = pairs.run(file, out=None, embedder=None, options={"generator": "slot"})["metrics"]
    assert (slots["recall"], slots["by_generator"]["slot"]["n"]) == (50.0, 1)
    both = pairs.run(file, out=None, embedder=None, options=OPTIONS)["metrics"]
    assert (both["recall"], both["auc"], both["precision_of_first"]["10"]) == (100.0, 100.0, 100.0)


@needs_data
@pytest.mark.timeout(600)  # two hundred vaults, each read by both models
def test_most_clashes_are_found_and_few_others_are_flagged() -> None:
    try:
        embedder = load_builtin_embedder(PROJECT / "resources")
    except ModelMissing as missing:
        pytest.skip(f"the built-in model is not installed: {missing.message}")
    metrics = pairs.run(DATA / "pairs.jsonl", out=None, embedder=embedder, options=OPTIONS)["metrics"]
    assert metrics["precision"] >= 80
    assert metrics["recall"] >= 75
    assert metrics["traps_flagged"] <= 12
    assert metrics["auc"] >= 90
    assert (metrics["false_merges"], metrics["lost"]) == (0, 0)


@needs_data
def test_no_text_is_lost_and_nothing_is_merged_that_is_not_the_same() -> None:
    metrics = pairs.run(DATA / "pairs.jsonl", out=None, embedder=None, options=OPTIONS)["metrics"]
    assert (metrics["false_merges"], metrics["lost"]) == (0, 0)
    assert metrics["traps_flagged"] <= 12
    assert metrics["precision"] >= 80


@needs_data
def test_no_fact_is_dropped_and_most_noise_is() -> None:
    metrics = retain.run(DATA / "retain.jsonl", out=None, embedder=None, options=OPTIONS)["metrics"]
    assert metrics["dropped"] == 0
    assert metrics["noise_skipped"] >= 85
