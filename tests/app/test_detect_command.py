"""Contradictions at the command line: in the receipt of a write, and looked for when asked."""

from __future__ import annotations

import json

from app import detector
from core.errors import ModelMissing
from core.inference import local_judge

DIET, STEAK = "I'm a strict vegetarian.", "I had a big steak for dinner."


def test_a_receipt_names_the_contradiction_that_was_found(variorum):
    variorum("add", DIET)
    receipt = variorum.ask("add", STEAK)
    assert receipt["outcome"] == "queued"
    assert len(receipt["contradictions"]) == 1
    assert receipt["status"] == "disputed"
    assert DIET in receipt["reason"]


def test_each_line_of_a_batch_meets_those_before_it(variorum):
    lines = "".join(json.dumps({"text": text}) + "\n" for text in (DIET, "The bin is full.", STEAK))
    done = variorum("--json", "add", "--batch", "-", given=lines.encode())
    receipts = [json.loads(line) for line in done.out.splitlines()]
    assert [len(receipt["contradictions"]) for receipt in receipts] == [0, 0, 1]


def test_an_import_is_compared_after_it(variorum, tmp_path):
    file = tmp_path / "list.txt"
    file.write_text(f"{DIET}\n{STEAK}\n", encoding="utf-8")
    variorum("import", str(file), "--accept")
    assert variorum.ask("detect") == {"setting": "quiet", "contradictions": 1}


def test_the_judges_setting_is_kept_and_told(variorum):
    variorum("add", DIET)
    assert variorum.ask("detect", "--setting", "balanced")["setting"] == "balanced"
    assert "set to “balanced”" in variorum("detect").out
    assert variorum("detect", "--setting", "loud").code == 2


def test_without_the_judges_file_rules_go_on(variorum, monkeypatch):
    def missing(_resources: object) -> None:
        raise ModelMissing("The built-in judge is not installed.")

    monkeypatch.setattr(local_judge, "load_local_judge", missing)
    assert detector.builtin_judge() is None
    variorum("add", DIET)
    assert variorum.ask("add", STEAK)["outcome"] == "queued"
