"""The benches of dates and slots grade as their labels say, and the readers reach what is promised."""

from __future__ import annotations

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from app.bench import slots, when
from core.engine.slots import read_slots
from core.engine.when import Grain, When, WhenKind
from core.errors import FileUnreadable, InvalidRequest, UnsupportedFormat

PROJECT = Path(__file__).resolve().parents[2]
DATA = Path(os.environ.get("VARIORUM_DATA", PROJECT / ".." / "shared" / "data")) / "labelled"


def day(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def written(tmp_path: Path, *cases: dict[str, Any]) -> Path:
    file = tmp_path / "cases.jsonl"
    file.write_text("".join(json.dumps(case) + "\n" for case in cases), encoding="utf-8")
    return file


DURING = {"kind": "during", "precision": "year", "from": "2015-01-01", "to": "2019-01-01", "to_min": "2018-01-01"}


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (When(WhenKind.DURING, Grain.YEAR, day("2015-01-01"), day("2018-06-01")), ""),
        (When(WhenKind.DURING, Grain.YEAR, day("2015-01-01"), day("2019-02-01")), "to"),
        (When(WhenKind.DURING, Grain.YEAR, day("2015-01-02"), day("2019-01-01")), "from"),
        (When(WhenKind.SINCE, Grain.YEAR, day("2015-01-01")), "kind"),
        (When(WhenKind.NONE, Grain.NONE), "missed"),
    ],
)
def test_a_date_is_right_within_its_slack_and_each_fault_has_its_name(answer: When, fault: str) -> None:
    assert when.fault_of(DURING, answer) == fault


def test_a_guess_at_an_ambiguous_date_and_a_date_seen_in_a_title_count_as_such() -> None:
    guess = When(WhenKind.INSTANT, Grain.DAY, day("2024-03-04"), day("2024-03-05"))
    assert when.fault_of({"kind": "none", "precision": "ambiguous"}, guess) == "not_asked"
    assert when.fault_of({"kind": "none", "precision": "none"}, guess) == "false_alarm"


def test_dates_are_read_from_a_file_and_written_a_line_a_case(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        {"id": "a", "text": "since 2019", "reference": "2025-07-15", "expect": {"kind": "since", "from": "2019-01-01"}},
        {"id": "b", "text": "hello", "reference": "2025-07-15", "expect": {"kind": "until", "to": "2019-01-01"}},
    )
    out = tmp_path / "out.jsonl"
    result = when.run(file, out=out, embedder=None, options={})
    assert (result["set"], result["n"], result["metrics"]["right"]) == ("when", 2, 50.0)
    assert (result["metrics"]["silently_wrong"], result["metrics"]["errors"]) == (0, {"missed": 1})
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert lines[0] == {"id": "a", "kind": "since", "from": "2019-01-01", "to": None, "precision": "year"}


def test_slots_are_graded_by_their_plain_words_and_their_named_periods() -> None:
    label = {
        "subject": "user",
        "attribute": "owns",
        "value": "the Fiat Panda",
        "polarity": "pos",
        "valid_to": "2025-08",
    }
    case = {"id": "x", "text": "", "expect": [label]}
    entry = slots.grade(case, read_slots("I sold my Fiat Panda in August 2025.", said_at=day("2025-09-01")))
    assert (entry.right, entry.missed, entry.false, entry.dates, entry.dates_right) == (1, (), (), 1, 1)
    entry = slots.grade(case, read_slots("I sold my Fiat Panda.", said_at=day("2025-09-05")))
    assert (entry.right, entry.dates_right) == (1, 0)
    entry = slots.grade({**case, "expect": []}, read_slots("I live in Rome."))
    assert (entry.right, entry.false) == (0, ("lives_in",))


def test_not_liking_is_disliking_for_the_grade_and_seven_is_7() -> None:
    label = {"subject": "user", "attribute": "dislikes", "value": "fish", "polarity": "pos"}
    assert slots.grade({"id": "x", "expect": [label]}, read_slots("I don't like fish.")).right == 1
    label = {"subject": "user's son", "attribute": "age", "value": "7", "polarity": "pos"}
    assert slots.grade({"id": "x", "expect": [label]}, read_slots("My son is seven.")).right == 1


@pytest.mark.parametrize("run", [when.run, slots.run])
def test_a_file_without_cases_is_refused(run: Any, tmp_path: Path) -> None:
    with pytest.raises(InvalidRequest):
        run(None, out=None, embedder=None, options={})
    with pytest.raises(FileUnreadable):
        run(tmp_path / "none.jsonl", out=None, embedder=None, options={})
    for text in ("", "[1", '{"id": 1}'):
        file = tmp_path / "bad.jsonl"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(UnsupportedFormat):
            run(file, out=None, embedder=None, options={})


@pytest.mark.skipif(not (DATA / "when.jsonl").exists(), reason="the labelled cases are not here")
def test_dates_and_slots_reach_what_is_promised(tmp_path: Path) -> None:
    dates = when.run(DATA / "when.jsonl", out=None, embedder=None, options={})["metrics"]
    assert dates["right"] >= 90
    assert dates["silently_wrong"] == 0
    found = slots.run(DATA / "slots.jsonl", out=tmp_path / "out.jsonl", embedder=None, options={})["metrics"]
    assert found["precision"] >= 90
    assert found["recall"] >= 75
    assert found["windows"] >= 85
    first = json.loads((tmp_path / "out.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert set(first["slots"][0]) == {"subject", "attribute", "value", "polarity", "valid_from", "valid_to"}
