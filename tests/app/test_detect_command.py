"""Contradictions at the command line: in the receipt of a write, and looked for when asked."""

from __future__ import annotations

import json

import pytest

from app import detector
from app.render_judge import plain_recalibration
from core.contradictions import Recalibration, RecalibrationState
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


def test_the_judge_follows_verdicts_only_when_they_carry_it(variorum):
    variorum("add", DIET)
    refused = variorum("detect", "--follow")
    assert refused.code == 1
    assert "do not carry a calibration" in refused.err
    assert variorum("detect", "--as-shipped").code == 1
    assert variorum("detect", "--follow", "--as-shipped").code == 2
    found = variorum.ask("detectors")["recalibration"]
    assert found == {
        "state": "too few",
        "verdicts": 0,
        "needed": 40,
        "now": {"flagged": 0, "right": 0},
        "then": {"flagged": 0, "right": 0},
        "loss_before": None,
        "loss_after": None,
        "taken_from": 0,
    }
    assert "0 of the 40 that it takes are there" in variorum("detectors").out


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (RecalibrationState.ONE_SIDED, "nearly all of them are of one kind"),
        (RecalibrationState.NO_GAIN, "would foretell them no better"),
        (RecalibrationState.OFFERED, "now flags 31, 24 of them rightly; then it would flag 27, 24 of them rightly"),
        (RecalibrationState.IN_USE, "follows 52 of your verdicts: of 52 it flags 31, 24 of them rightly"),
    ],
)
def test_what_verdicts_say_of_the_judge_is_told_in_a_line(state, words):
    taken = 52 if state is RecalibrationState.IN_USE else 0
    said = plain_recalibration(Recalibration(state, 52, 40, (31, 24), (27, 24), (0.61, 0.52), taken))
    assert words in said
