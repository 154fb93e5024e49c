"""The bench of replaced facts: written in order, the first hit is read."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from app.bench import factcon
from core.errors import FileUnreadable, InvalidRequest, UnsupportedFormat

PROJECT = Path(__file__).resolve().parents[2]
LISTS = Path(os.environ.get("VARIORUM_DATA", PROJECT / ".." / "shared" / "data")) / "factcon" / "factcon_dev.json"
OPTIONS: dict[str, Any] = {}
FACTS = (
    "Here is a list of facts:\n"
    "0. The capital of Ruritania is Strelsau.\n1. Anna Weiss plays the position of goalkeeper."
)


def written(tmp_path: Path, questions: list[str], answers: list[list[str]]) -> Path:
    file = tmp_path / "facts.json"
    subset = {"context": FACTS, "questions": questions, "answers": answers, "metadata": {"source": "few"}}
    file.write_text(json.dumps([subset]), encoding="utf-8")
    return file


def test_each_question_is_answered_by_the_first_hit(tmp_path: Path) -> None:
    file = written(tmp_path, ["What is the capital of Ruritania?", "Who plays goalkeeper?"], [["strelsau"], ["Zoe"]])
    out = tmp_path / "out.jsonl"
    report = factcon.run(file, out=out, embedder=None, options=OPTIONS)
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert [(line["id"], line["right"]) for line in lines] == [("few:0", True), ("few:1", False)]
    assert lines[0]["answer"] == "The capital of Ruritania is Strelsau."
    assert report["metrics"]["exact"] == {"few": 50.0}


def test_a_file_of_something_else_is_refused_in_words(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text('{"facts": []}', encoding="utf-8")
    with pytest.raises(UnsupportedFormat):
        factcon.read_subsets(other)
    with pytest.raises(FileUnreadable):
        factcon.read_subsets(tmp_path / "missing.json")
    with pytest.raises(InvalidRequest):
        factcon.read_subsets(None)


@pytest.mark.skipif(not LISTS.is_file(), reason=f"needs the lists of facts in {LISTS}")
def test_the_newest_of_replaced_facts_leads(tmp_path: Path) -> None:
    """The short list, by words alone; with the model the share is no lower."""
    short = [entry for entry in json.loads(LISTS.read_bytes()) if entry["metadata"]["source"].endswith("sh_6k")]
    file = tmp_path / "short.json"
    file.write_text(json.dumps(short), encoding="utf-8")
    exact = factcon.run(file, out=None, embedder=None, options=OPTIONS)["metrics"]["exact"]
    assert exact
    assert min(exact.values()) >= 97
