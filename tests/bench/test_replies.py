"""The bench of replies counts what it says, and the parser reads every labelled reply as its label says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.bench.replies import run
from core.errors import FileUnreadable, InvalidRequest, UnsupportedFormat

CASES: list[dict[str, Any]] = [
    {"id": "a", "group": "clean", "kind": "content", "reply": '{"op":"NOOP","target":2}',
     "expect": {"verdict": "parsed", "op": "NOOP", "target": 2}},
    {"id": "b", "group": "clean", "kind": "content", "reply": '{"op":"ADD","text":"x"}',
     "expect": {"verdict": "parsed", "op": "ADD", "text": "y"}},
    {"id": "c", "group": "target", "kind": "content", "reply": '{"op":"SUPERSEDE","target":1}',
     "expect": {"verdict": "parsed", "op": "SUPERSEDE", "target": 3}},
    {"id": "d", "group": "target", "kind": "message", "reply": '{"content":null}', "expect": {"verdict": "unclear"}},
    {"id": "e", "group": "prose", "kind": "content", "reply": "I say noop, 2.", "may_be_unclear": True,
     "expect": {"verdict": "parsed", "op": "NOOP", "target": 2}},
    {"id": "f", "group": "prose", "kind": "message", "reply": "[1", "expect": {"verdict": "parsed", "op": "ADD"}},
]  # fmt: skip


def cases_file(folder: Path, lines: list[str]) -> Path:
    file = folder / "cases.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def test_each_reply_is_read_and_compared_with_its_label(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    file = cases_file(tmp_path, [json.dumps(case) for case in CASES])
    result = run(file, out=out, embedder=None, options={})
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert lines[0] == {"id": "a", "verdict": "parsed", "op": "NOOP", "target": 2, "text": None}
    assert lines[3] == {"id": "d", "verdict": "unclear", "op": None, "target": None, "text": None}
    assert [line["id"] for line in lines] == list("abcdef")
    assert result["set"] == "replies"
    assert result["n"] == 6
    metrics = result["metrics"]
    assert metrics["wrong"] == ["b", "c", "f"]
    assert metrics["right"] == 50
    assert metrics["parsed"] == 60
    assert metrics["wrong_targets"] == 1
    assert metrics["by_group"] == {"clean": 50, "prose": 50, "target": 50}


def test_a_file_without_cases_is_refused_with_the_line_that_is_none(tmp_path: Path) -> None:
    for lines in ([""], ["{}"], ["oops"], [json.dumps(CASES[0]), "[]"]):
        with pytest.raises(UnsupportedFormat):
            run(cases_file(tmp_path, lines), out=None, embedder=None, options={})
    with pytest.raises(FileUnreadable):
        run(tmp_path / "none", out=None, embedder=None, options={})
    with pytest.raises(InvalidRequest):
        run(None, out=None, embedder=None, options={})


def test_every_labelled_reply_is_read_right_and_no_target_is_wrong(data_dir: Path) -> None:
    metrics = run(data_dir / "labelled" / "replies.jsonl", out=None, embedder=None, options={})["metrics"]
    assert metrics["wrong"] == []
    assert metrics["wrong_targets"] == 0
